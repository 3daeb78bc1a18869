import { expect, it } from "vitest";
import { written } from "../src/lib/figures";

it("a figures file quotes what a table needs quoted", () => {
  const row = { file: "cards.toml", row: "artisan", field: "cost", ours: '["2", "5"]', mark: "D", printed: "" };
  expect(written("troyes", [row])).toBe(
    'title,file,row,field,ours,mark,printed\ntroyes,cards.toml,artisan,cost,"[""2"", ""5""]",D,\n',
  );
});
