import { describe, expect, it } from "vitest";
import { grouped, litRefs, matches, narrowed, readCode } from "../src/lib/choosing";
import type { Option } from "../src/lib/types";

const option = (verb: string, args: Option["args"]): Option => ({
  code: `${verb} ${JSON.stringify(args)}`,
  verb,
  args,
  rules: [],
});

const options = [
  option("place", { cell: "cell:palace.6", die: "die:red.6" }),
  option("place", { cell: "cell:palace.5", die: "die:red.5" }),
  option("place", { cell: "cell:palace.6", die: "die:red.1" }),
  option("farm", { count: 3 }),
  option("pass", {}),
];

describe("narrowing", () => {
  it("lights every reference of every option", () => {
    expect([...litRefs(options, [])].sort()).toEqual([
      "cell:palace.5",
      "cell:palace.6",
      "count:3",
      "die:red.1",
      "die:red.5",
      "die:red.6",
      "verb:farm",
      "verb:pass",
      "verb:place",
    ]);
  });

  it("keeps the options that hold all picked references", () => {
    expect(narrowed(options, ["cell:palace.6"])).toHaveLength(2);
    expect(narrowed(options, ["cell:palace.6", "die:red.1"])).toEqual([options[2]]);
  });

  it("no longer lights what is picked or ruled out", () => {
    expect([...litRefs(options, ["cell:palace.6"])].sort()).toEqual(["die:red.1", "die:red.6", "verb:place"]);
  });

  it("groups by verb in the order of the options", () => {
    expect(grouped(options).map((group) => [group.verb, group.options.length])).toEqual([
      ["place", 3],
      ["farm", 1],
      ["pass", 1],
    ]);
  });

  it("reads the code of an option", () => {
    const verbs = {
      place: {
        args: [
          { name: "cell", domain: "cell" },
          { name: "times", domain: "count" },
        ],
      },
    };
    const read = (code: string) => readCode(code, verbs, (domain) => domain === "count");
    expect(read("place cell=palace.6 times=2")?.args).toEqual({ cell: "cell:palace.6", times: 2 });
    expect(read("undo")).toBeNull();
  });

  it("searches all words whatever their case", () => {
    expect(matches("Поставить горожанина во дворец", "ДВОРЕЦ постав")).toBe(true);
    expect(matches("Поставить горожанина", "дворец")).toBe(false);
  });
});
