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
  heard: { card: ["bought", "comet-bought", "played", "sold", "turned-up"] },
  begins: { phases: [], turns: ["turn-began"] },
  race: { chart: async () => (await import("./Race.svelte")).default, win: "victory" },
};

export default face;
