import type { Component } from "svelte";
import { once, type TitleFace } from "../face";
import Cover from "./Cover.svelte";
import en from "./en.ftl?raw";
import ru from "./ru.ftl?raw";

const face: TitleFace = {
  board: once(() => import("./Board.svelte")),
  text: once(() => import("./TextBoard.svelte")),
  own: once(() => import("./Mats.svelte")),
  cover: Cover as unknown as Component<Record<string, never>>,
  words: { en: en, ru: ru },
  heard: {
    dice: ["rolled", "black-rolled", "rerolled", "king-rolled", "shot"],
    card: ["revealed", "event-came", "event-taken"],
  },
  begins: {
    phases: ["round-began", "round-began-king", "round-ended", "king-bought", "king-idle", "game-ended"],
    turns: [],
  },
};

export default face;
