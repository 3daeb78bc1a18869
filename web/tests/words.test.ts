import { describe, expect, it, vi } from "vitest";
import { messageId, splitRef, Words } from "../src/lib/words";

const ru = `
card-monk = Монах
    .gen = монаха
card-priest = Священник
colour-red = красный
    .acc = красную
die = { $colour } { $value }
    .acc = { $colour_acc } «{ $value }»
event-hired = { $seat } нанимает { $card_gen }
event-gained = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
event-took = берёт { $die_acc }
text-gain = получите { $n }
text-both = { $first } и { $second }
`;

const domains = { die: { parts: ["colour", "value"] }, value: { number: true }, card: {}, colour: {} };
const words = new Words("ru", [ru], domains, ["Аня", "Борис"]);

describe("references", () => {
  it("are cut into domain and reference", () => {
    expect(splitRef("cell:palace.6")).toEqual(["cell", "palace.6"]);
    expect(splitRef(6)).toBeNull();
    expect(splitRef("no reference: at all")).toBeNull();
  });

  it("name their message", () => {
    expect(messageId("cell", "palace.6")).toBe("cell-palace-6");
  });
});

describe("words", () => {
  it("may differ by how many sit at the table", () => {
    const text =
      "district-neutral = { $seatCount ->\n    [1] сектор короля\n   *[other] нейтральный сектор\n}\nevent-rolled = { $district }";
    const said = (names: string[]) =>
      new Words("ru", [text], { district: {} }, names).say("event-rolled", { district: "district:neutral" });
    expect(said(["Аня"])).toBe("сектор короля");
    expect(said(["Аня", "Борис"])).toBe("нейтральный сектор");
  });

  it("may speak of the player at a seat anywhere", () => {
    const owner = new Words(
      "ru",
      ["owner-0 = { $seat0 }\n    .gen = игрока { $seat0 }\nevent-lost = куб { $owner_gen }"],
      { owner: {} },
      ["Аня"],
    );
    expect(owner.name("owner:0")).toBe("Аня");
    expect(owner.say("event-lost", { owner: "owner:0" })).toBe("куб игрока Аня");
  });

  it("turn references into names and their cases", () => {
    expect(words.say("event-hired", { seat: "seat:1", card: "card:monk" })).toBe("Борис нанимает монаха");
  });

  it("fall back to the plain form of a name", () => {
    expect(words.say("event-hired", { seat: "seat:0", card: "card:priest" })).toBe("Аня нанимает Священник");
  });

  it("count in Russian", () => {
    const said = [1, 3, 5].map((points) => words.say("event-gained", { seat: "seat:0", points }));
    expect(said).toEqual(["Аня: 1 очко", "Аня: 3 очка", "Аня: 5 очков"]);
  });

  it("name the elements of a product domain by their parts", () => {
    expect(words.name("die:red.5")).toBe("красный 5");
    expect(words.say("event-took", { die: "die:red.5" })).toBe("берёт красную «5»");
  });

  it("render nested phrases", () => {
    const gain = (n: number) => [{ id: "text-gain", args: { n } }];
    expect(words.phrases([{ id: "text-both", args: { first: gain(1), second: gain(2) } }])).toBe(
      "получите 1 и получите 2",
    );
  });

  it("show the id of a missing message and complain once", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(words.say("nowhere")).toBe("nowhere");
    words.say("nowhere");
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
