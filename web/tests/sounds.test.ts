import { expect, test, vi } from "vitest";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { sounds: false } }));
const { heardOf, play } = await import("../src/lib/sounds");
const { settings } = await import("../src/lib/settings.svelte");

test("each kind of sound is heard once, dice before cards", () => {
  const heard = { dice: ["rolled"], card: ["drew", "played"] };
  expect(heardOf([{ event: "drew" }, { event: "played" }, { event: "rolled" }], heard)).toEqual(["dice", "card"]);
  expect(heardOf([{ event: "paid" }], heard)).toEqual([]);
  expect(heardOf([{ event: "rolled" }], {})).toEqual([]);
});

test("nothing is made as long as nobody wants sounds", () => {
  const made = vi.fn(function () {
    return {
      currentTime: 0,
      resume: () => Promise.resolve(),
      createOscillator: part,
      createGain: part,
      destination: {},
    };
  });
  const value = {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  const started = vi.fn();
  function part(): unknown {
    const own = { frequency: value, gain: value, connect: (to: unknown) => to, start: started, stop: vi.fn() };
    return own;
  }
  vi.stubGlobal("AudioContext", made);
  play("turn");
  expect(made).not.toHaveBeenCalled();
  settings.sounds = true;
  play("turn");
  expect(made).toHaveBeenCalledOnce();
  expect(started).toHaveBeenCalledTimes(2);
});
