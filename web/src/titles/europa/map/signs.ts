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
export const FLAME = "M0-7C1-4 5-2 4.5 2C4.2 5 2 7 0 7C-2 7-4.2 5-4.5 2C-4.6 0-3-1-3-3C-1.6-2.4-1-1.6-.8-.6C.4-2.4.6-4.6 0-7Z";
