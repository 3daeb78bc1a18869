import type { Component } from "svelte";
import { once, type TitleFace } from "../face";
import Cover from "./Cover.svelte";
import en from "./en.ftl?raw";
import ru from "./ru.ftl?raw";
import mapEn from "./map/en.ftl?raw";
import mapRu from "./map/ru.ftl?raw";

const face: TitleFace = {
  board: once(() => import("./Board.svelte")),
  text: once(() => import("./TextBoard.svelte")),
  cover: Cover as unknown as Component<Record<string, never>>,
  words: { en: `${en}\n${mapEn}`, ru: `${ru}\n${mapRu}` },
  heard: {
    dice: ["authority-rolled", "die-rolled", "rebel-die"],
    card: ["card-drawn", "cards-drawn", "card-played", "card-taken"],
  },
  begins: { phases: ["age-began", "round-began", "phase-began"], turns: ["turn-began"] },
  zooms: true,
  balance: async () => (await import("./balance.json?raw")).default,
};

export default face;
