/** Shapes of tokens, in pixels of the screen round a middle of 0, 0. The shape says what, the colour says whose. */

export const SHIELD = "M-11-13H11V1C11 8 5 12 0 15C-5 12-11 8-11 1Z";
export const HULL = "M-13 0H13L9 9H-9Z";
export const SAIL = "M-1-15C9-13 10-7 9-2H-1ZM-3-12V-2H-9Z";
export const LATEEN = "M0-12L11-2H0ZM-2-9V-2H-8Z";
export const HOUSE = "M-5.2 5V-1L0-6.2L5.2-1V5Z";
export const CASTLE = "M-7 6V-6H-4V-3H-1.7V-7H1.7V-3H4V-6H7V6Z";
export const CROWN = "M-7 3L-8-4L-4-1L0-6L4-1L8-4L7 3Z";
export const PENNANT = "M-5 9V-9L8-5L-5-1";
export const DIAMOND = "M0-8L8 0L0 8L-8 0Z";
export const BANNER = "M-9-23L0-19L9-23V-14H-9Z";
export const FLAME =
  "M0-7C1-4 5-2 4.5 2C4.2 5 2 7 0 7C-2 7-4.2 5-4.5 2C-4.6 0-3-1-3-3C-1.6-2.4-1-1.6-.8-.6C.4-2.4.6-4.6 0-7Z";

/** Signs of faiths: lines and filled shapes. A sign besides each colour, for eyes that cannot tell colours. */
export const FAITH_SIGNS: Record<string, { line?: string; fill?: string }> = {
  catholic: { line: "M0-6V6.5M-4-2H4" },
  "counter-reformed": { line: "M0-6.5V6.5M-2.8-3.8H2.8M-4.2-.4H4.2" },
  orthodox: { line: "M0-6.5V6.5M-2.4-4.2H2.4M-4.2-1.2H4.2M-2.6 2.6L2.6 4.6" },
  protestant: {
    fill: "M-6-4C-3.6-5-1.2-4.4 0-3.2C1.2-4.4 3.6-5 6-4V4C3.6 3 1.2 3.6 0 4.8C-1.2 3.6-3.6 3-6 4ZM-.5-2V3.4H.5V-2Z",
  },
  muslim: { fill: "M2.4-5.2A6 6 0 1 0 5.2 3.2A4.8 4.8 0 1 1 2.4-5.2Z" },
  diverse: { fill: "M0-6.4L1.7-1.7L6.4 0L1.7 1.7L0 6.4L-1.7 1.7L-6.4 0L-1.7-1.7Z" },
  revolutionary: { fill: FLAME },
};
