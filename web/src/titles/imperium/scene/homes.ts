/** What a nation's country looks like: what it builds and of what, what grows, and the ornament of its borders. */

import type { Figure } from "./figures";
import type { Land } from "./ground";

export interface Home {
  build: string;
  wall: string;
  roof: string;
  plant: string;
  land: Land;
  ornament: string;
  /** Who stands for it. */
  figure: Figure;
  leader: Figure;
  /** The shape of its shields: round, tall, or a crescent. */
  shield: "round" | "tall";
}

const homes: Record<string, Home> = {
  romans: {
    build: "forum",
    wall: "#ecdcc0",
    roof: "#a8492b",
    plant: "cypress",
    land: "hills",
    ornament: "meander",
    figure: "toga",
    leader: "toga",
    shield: "tall",
  },
  greeks: {
    build: "temple",
    wall: "#f3ead8",
    roof: "#b5654a",
    plant: "cypress",
    land: "sea",
    ornament: "meander",
    figure: "spartan",
    leader: "orator",
    shield: "round",
  },
  persians: {
    build: "apadana",
    wall: "#e6c493",
    roof: "#8a5a86",
    plant: "cypress",
    land: "dunes",
    ornament: "rosettes",
    figure: "archer",
    leader: "king",
    shield: "tall",
  },
  celts: {
    build: "roundhouses",
    wall: "#cbb68e",
    roof: "#8a6a3a",
    plant: "oak",
    land: "hills",
    ornament: "knots",
    figure: "triquetra",
    leader: "chariot",
    shield: "round",
  },
  carthaginians: {
    build: "house",
    wall: "#f1dfc0",
    roof: "#b0694a",
    plant: "palm",
    land: "sea",
    ornament: "waves",
    figure: "elephant",
    leader: "elephant",
    shield: "round",
  },
  macedonians: {
    build: "temple",
    wall: "#ecdcb5",
    roof: "#a5702a",
    plant: "pine",
    land: "mountains",
    ornament: "rosettes",
    figure: "cavalry",
    leader: "cavalry",
    shield: "round",
  },
  scythians: {
    build: "yurts",
    wall: "#e3d3a8",
    roof: "#9a5a3a",
    plant: "bush",
    land: "steppe",
    ornament: "spirals",
    figure: "horse",
    leader: "rider",
    shield: "round",
  },
  vikings: {
    build: "hall",
    wall: "#b89a70",
    roof: "#5b4a3a",
    plant: "pine",
    land: "fjord",
    ornament: "knots",
    figure: "viking",
    leader: "viking",
    shield: "round",
  },
  arthurians: {
    build: "castle",
    wall: "#cfc8b4",
    roof: "#5d6f8a",
    plant: "oak",
    land: "hills",
    ornament: "knots",
    figure: "stone",
    leader: "oldKing",
    shield: "tall",
  },
  atlanteans: {
    build: "domes",
    wall: "#dff0ea",
    roof: "#3f9aa0",
    plant: "palm",
    land: "isles",
    ornament: "waves",
    figure: "trident",
    leader: "trident",
    shield: "round",
  },
  egyptians: {
    build: "pylon",
    wall: "#edd3a0",
    roof: "#c29a55",
    plant: "palm",
    land: "river",
    ornament: "lotus",
    figure: "sphinx",
    leader: "pharaoh",
    shield: "tall",
  },
  mauryans: {
    build: "stupa",
    wall: "#f0d8b0",
    roof: "#b5652a",
    plant: "jungle",
    land: "fields",
    ornament: "lotus",
    figure: "elephant",
    leader: "king",
    shield: "tall",
  },
  minoans: {
    build: "minoan",
    wall: "#f4e2c4",
    roof: "#5d86a0",
    plant: "cypress",
    land: "sea",
    ornament: "spirals",
    figure: "bull",
    leader: "minotaur",
    shield: "tall",
  },
  olmecs: {
    build: "steps",
    wall: "#cfc08a",
    roof: "#7a6a4a",
    plant: "jungle",
    land: "jungle",
    ornament: "steps",
    figure: "totem",
    leader: "mask",
    shield: "round",
  },
  qin: {
    build: "pagoda",
    wall: "#ead8b5",
    roof: "#4a5a5f",
    plant: "bamboo",
    land: "mountains",
    ornament: "steps",
    figure: "dragon",
    leader: "king",
    shield: "tall",
  },
  utopians: {
    build: "cloister",
    wall: "#f6f0e6",
    roof: "#a5692f",
    plant: "pine",
    land: "peaks",
    ornament: "lotus",
    figure: "meditation",
    leader: "meditation",
    shield: "round",
  },
};

/** Peoples that have no area of their own pay tribute: they look like the nation that lived as they did. */
const kin: Record<string, string> = {
  armenians: "persians",
  assyrians: "persians",
  sumerians: "persians",
  hittites: "persians",
  babylonians: "persians",
  lydians: "greeks",
  ionians: "greeks",
  etruscans: "romans",
  aksumites: "egyptians",
  kushites: "egyptians",
  phoenicians: "carthaginians",
  berbers: "carthaginians",
  xiongnu: "scythians",
  uxians: "scythians",
};

const nowhere: Home = {
  build: "town",
  wall: "#e6d3ac",
  roof: "#a8593c",
  plant: "oak",
  land: "hills",
  ornament: "dots",
  figure: "trophy",
  leader: "king",
  shield: "round",
};

/** The nation in whose manner a people lives, if it is known. */
export const kinOf = (people: string): string => kin[people] ?? (people in homes ? people : "");
export const homeOf = (nation: string): Home => homes[nation] ?? nowhere;
