import { describe, expect, it } from "vitest";
import { hits, marked, textOf } from "../src/lib/book";

describe("a search in the rules", () => {
  it("marks every hit in place, whatever its letters", () => {
    const html = marked("<p>Чёрный кубик и черный куб</p>", "чЕрный");
    expect(html).toBe("<p><mark>Чёрный</mark> кубик и <mark>черный</mark> куб</p>");
    expect(hits(html)).toBe(2);
  });
  it("leaves tags alone", () => {
    const html = '<p>A <a href="#rule-TR-1" title="rule">rule</a> &amp; more</p>';
    expect(marked(html, "rule")).toBe('<p>A <a href="#rule-TR-1" title="rule"><mark>rule</mark></a> &amp; more</p>');
    expect(marked(html, "&")).toContain("<mark>&amp;</mark>");
    expect(marked(html, " ")).toBe(html);
  });
  it("reads a text without its tags", () => {
    expect(textOf("<p>a <b>b</b> &lt; c</p>").trim()).toBe("a  b  < c");
  });
});
