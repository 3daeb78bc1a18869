/** Each seat has a shape besides its colour. Paths in a box of -10 to 10. */

export const shapes: string[] = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  "M-8-8H8V8H-8Z",
  "M0-9.5L9.5 8H-9.5Z",
  "M0-10L9 0L0 10L-9 0Z",
  "M-5-9H5L10 0L5 9H-5L-10 0Z",
  "M0-10L2.9-3.6L9.7-2.9L4.6 1.8L6 8.5L0 5.1L-6 8.5L-4.6 1.8L-9.7-2.9L-2.9-3.6Z",
];

/** The neutral player's mark. */
export const neutralShape = "M-9-3H-3V-9H3V-3H9V3H3V9H-3V3H-9Z";

export function shapeOf(seat: number): string {
  return shapes[seat] ?? neutralShape;
}

export function colourOf(seat: number): string {
  return seat >= 0 && seat < shapes.length ? `var(--seat-${seat})` : "var(--seat-none)";
}

export function inkOf(seat: number): string {
  return seat >= 0 && seat < shapes.length ? `var(--seat-ink-${seat})` : "var(--seat-ink-none)";
}
