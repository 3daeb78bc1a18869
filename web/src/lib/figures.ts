/** A figures file: the table that `ludarium figures TITLE --export` writes. */

import type { FigureRow } from "./wire";

const COLUMNS = ["title", "file", "row", "field", "ours", "mark", "printed"];

function cell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function written(title: string, rows: FigureRow[]): string {
  const lines = rows.map((row) => [title, row.file, row.row, row.field, row.ours, row.mark, row.printed]);
  return [COLUMNS, ...lines].map((line) => `${line.map(cell).join(",")}\n`).join("");
}
