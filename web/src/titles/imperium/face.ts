import type { Component } from "svelte";
import { once, type TitleFace } from "../face";
import Cover from "./Cover.svelte";
import en from "./en.ftl?raw";
import ru from "./ru.ftl?raw";

const face: TitleFace = {
  board: once(() => import("./Board.svelte")),
  text: once(() => import("./TextBoard.svelte")),
  own: once(() => import("./Own.svelte")),
  cover: Cover as unknown as Component<Record<string, never>>,
  words: { en: en, ru: ru },
  heard: { dice: ["bot-rolled"], card: ["played", "played-free", "acquired", "drew", "bot-played"] },
  begins: { phases: ["round", "solstice", "ending", "last-round", "bot-rolled"], turns: ["turn"] },
  balance: async () => (await import("./balance.json?raw")).default,
};

export default face;
