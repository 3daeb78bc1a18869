import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");

function messages(file: string): Map<string, string[]> {
  const resource = new FluentResource(readFileSync(join(source, file), "utf8"));
  const variables = (value: unknown): string[] =>
    [...new Set([...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]!))].sort();
  return new Map(resource.body.map((message) => [message.id, variables(message)]));
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

describe.each([
  ["text"],
  ["text/people"],
  ["titles/europa"],
  ["titles/europa/map"],
  ["titles/imperium"],
  ["titles/pax"],
  ["titles/troyes"],
])("the catalogues in %s", (folder) => {
  const en = messages(`${folder}/en.ftl`);
  const ru = messages(`${folder}/ru.ftl`);

  it("say the same things in both languages", () => {
    expect([...ru.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it("use the same arguments", () => {
    for (const [id, variables] of en) expect({ id, variables: ru.get(id) }).toEqual({ id, variables });
  });
});

it("every message that the page asks for exists", () => {
  const catalogues = [
    "text",
    "text/people",
    "titles/europa",
    "titles/europa/map",
    "titles/imperium",
    "titles/pax",
    "titles/troyes",
  ];
  const known = new Set(catalogues.flatMap((folder) => [...messages(`${folder}/en.ftl`).keys()]));
  const asked = new Set(
    files(source).flatMap((text) =>
      [...text.matchAll(/"((?:ui|europa|imperium|pax|troyes)-[a-z0-9-]+)"/g)].map((found) => found[1]!),
    ),
  );
  expect([...asked].filter((id) => !known.has(id))).toEqual([]);
});
