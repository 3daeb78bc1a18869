/** How wide words are on the screen. */

let pen: CanvasRenderingContext2D | null | undefined;

export function widthOf(text: string, font: string, spacing = 0): number {
  pen ??= typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 7;
  pen.font = font;
  return pen.measureText(text).width + text.length * spacing;
}
