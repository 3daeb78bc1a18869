/** The light of a scene: of its suit, and for what is a nation's own the light of that nation. */

export interface Light {
  /** The upper sky, the sky above the horizon, the sun, the land, and cloth: banners, sails, shields. */
  sky: string;
  glow: string;
  sun: string;
  land: string;
  cloth: string;
}

/** What a scene is painted with: lands get lighter and paler with the distance. */
export interface Tones extends Light {
  far: string;
  mid: string;
  near: string;
  dark: string;
  water: string;
  glint: string;
}

const suits: Record<string, Light> = {
  region: { sky: "#7fb2c0", glow: "#f4e7c0", sun: "#fff6d6", land: "#5f8a4c", cloth: "#a8492b" },
  uncivilised: { sky: "#6b4257", glow: "#f3b06a", sun: "#ffe0a0", land: "#8a4a38", cloth: "#c46a2c" },
  civilised: { sky: "#3f74b3", glow: "#efe9d4", sun: "#fffbe8", land: "#5a7ca0", cloth: "#c29a3f" },
  tributary: { sky: "#56407c", glow: "#f0c0a4", sun: "#ffe9c4", land: "#6f5286", cloth: "#b0456b" },
  fame: { sky: "#b98427", glow: "#fff1bd", sun: "#fffdf0", land: "#b78a35", cloth: "#8e2a26" },
  unrest: { sky: "#1a1216", glow: "#b5401f", sun: "#ff9c4d", land: "#3c1d1c", cloth: "#8e2a26" },
};

const nations: Record<string, Light> = {
  romans: { sky: "#a5402f", glow: "#f6dba4", sun: "#fff1cc", land: "#8d6b46", cloth: "#9c2a22" },
  greeks: { sky: "#3b86b8", glow: "#f3ead0", sun: "#fffbe6", land: "#8a9a6a", cloth: "#2b5f9a" },
  persians: { sky: "#6a3f86", glow: "#f5c98c", sun: "#fff0c4", land: "#b08a52", cloth: "#5d2f7c" },
  celts: { sky: "#3f6f63", glow: "#e3e6b8", sun: "#fbf9dc", land: "#4f7a45", cloth: "#9a5a1f" },
  carthaginians: { sky: "#2f6f9a", glow: "#f7d39a", sun: "#fff2cc", land: "#b58a55", cloth: "#7a2f6a" },
  macedonians: { sky: "#40508f", glow: "#f3d08a", sun: "#ffefb5", land: "#8a8250", cloth: "#b8892d" },
  scythians: { sky: "#5f86a8", glow: "#f2dfa6", sun: "#fff6d2", land: "#a59a50", cloth: "#a8492b" },
  vikings: { sky: "#38597a", glow: "#d9e2df", sun: "#f7fbf4", land: "#5b7480", cloth: "#9c2f28" },
  arthurians: { sky: "#4d6b58", glow: "#e6dcae", sun: "#fffbe0", land: "#56754c", cloth: "#7a1f1f" },
  atlanteans: { sky: "#1f6f8a", glow: "#bfe6da", sun: "#f2fff6", land: "#2f7f86", cloth: "#c79a2e" },
  egyptians: { sky: "#d08f3f", glow: "#fbe8b4", sun: "#fffbe0", land: "#c29a55", cloth: "#1f6f78" },
  mauryans: { sky: "#c0572f", glow: "#fbd9a0", sun: "#fff3d0", land: "#8f7a3f", cloth: "#c9761c" },
  minoans: { sky: "#3a8fa8", glow: "#f8e0c0", sun: "#fff8e4", land: "#a8794f", cloth: "#a5402f" },
  olmecs: { sky: "#3f8a6a", glow: "#eae2a0", sun: "#fffbd2", land: "#4a7340", cloth: "#2f7f6a" },
  qin: { sky: "#a8342c", glow: "#f3cfa0", sun: "#fff0d0", land: "#7a6a4a", cloth: "#8e1f1c" },
  utopians: { sky: "#7a6fb0", glow: "#f9e3df", sun: "#ffffff", land: "#8fa0b8", cloth: "#c79a2e" },
};

const plain: Light = { sky: "#b08f5a", glow: "#f7ead0", sun: "#fffaf0", land: "#a5865a", cloth: "#7a1f1f" };

/** So much of the second colour in the first one. */
export function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [parseInt(one.slice(at, at + 2), 16), parseInt(other.slice(at, at + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

function blend(one: Light, other: Light, share: number): Light {
  return {
    sky: mix(one.sky, other.sky, share),
    glow: mix(one.glow, other.glow, share),
    sun: mix(one.sun, other.sun, share),
    land: mix(one.land, other.land, share),
    cloth: other.cloth,
  };
}

/** Lands are seen at four times of the day. */
const hours: Light[] = [
  suits.region!,
  { sky: "#5f8fb8", glow: "#e6efe2", sun: "#fffdf0", land: "#4f7f5a", cloth: "#a8492b" },
  { sky: "#b5795f", glow: "#f9dfae", sun: "#fff3cf", land: "#7d8a45", cloth: "#a8492b" },
  { sky: "#4f6f8f", glow: "#f3cdb0", sun: "#ffe9cf", land: "#56794f", cloth: "#a8492b" },
];

/** A suit gives the light; what a nation brings has a touch of its home; what has no suit is all home. */
export function tonesOf(suit: string, nation: string, hour: number): Tones {
  const home = nations[nation];
  const day = suit === "region" ? hours[Math.floor(hour * hours.length)] : suits[suit];
  const light = day && home ? blend(day, home, suit === "unrest" ? 0.12 : 0.35) : (day ?? home ?? plain);
  return {
    ...light,
    far: mix(light.land, light.glow, 0.6),
    mid: mix(light.land, light.glow, 0.24),
    near: mix(light.land, "#1a120c", 0.34),
    dark: mix(light.land, "#120b08", 0.78),
    water: mix(mix(light.sky, "#2f7f96", 0.5), light.glow, 0.18),
    glint: mix(light.glow, "#ffffff", 0.35),
  };
}
