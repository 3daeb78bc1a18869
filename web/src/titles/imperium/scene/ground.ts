/** Lands in layers: ridges that grow paler with the distance, water, sand, fields and woods. */

import type { Lot } from "./lot";
import { between, round } from "./lot";
import { mix, type Tones } from "./light";

export type Land =
  | "mountains"
  | "peaks"
  | "hills"
  | "steppe"
  | "dunes"
  | "sea"
  | "isles"
  | "fjord"
  | "river"
  | "forest"
  | "jungle"
  | "marsh"
  | "fields"
  | "volcano";

export const WIDTH = 200;
export const HEIGHT = 88;
/** Where the sky ends. */
export const HORIZON = 56;
/** Where those who are near stand. */
export const NEAR = 79;

export interface Shape {
  d: string;
  fill: string;
  opacity?: number;
}

/** A soft ridge from side to side. */
export function ridge(lot: Lot, base: number, height: number, waves: number): string {
  const [a, b] = [lot() * 6.3, lot() * 6.3];
  let d = `M0 ${HEIGHT}`;
  for (let x = 0; x <= WIDTH; x += 10) {
    const at = (x / WIDTH) * waves * 6.3;
    const y = base - height * (0.5 + 0.33 * Math.sin(at + a) + 0.17 * Math.sin(at * 2.3 + b));
    d += `L${x} ${round(y)}`;
  }
  return `${d}V${HEIGHT}Z`;
}

interface Peak {
  x: number;
  y: number;
  left: number;
  right: number;
}

/** Peaks side by side, and their slopes that the sun does not reach. */
function peaks(lot: Lot, base: number, height: number, count: number): { rock: string; shade: string; snow: string } {
  const found: Peak[] = [];
  const step = WIDTH / count;
  for (let i = 0; i <= count; i++) {
    const x = round(i * step + between(lot, -0.25, 0.25) * step);
    const y = round(base - height * between(lot, 0.5, 1));
    found.push({
      x,
      y,
      left: round(x - step * between(lot, 0.6, 0.95)),
      right: round(x + step * between(lot, 0.6, 0.95)),
    });
  }
  const rock = found.map((peak) => `M${peak.left} ${base}L${peak.x} ${peak.y}L${peak.right} ${base}Z`).join("");
  const shade = found
    .map((peak) => {
      const fold = round((peak.y + base) / 2);
      return `M${peak.x} ${peak.y}L${peak.right} ${base}H${round(peak.x + 4)}L${round(peak.x - 3)} ${fold}Z`;
    })
    .join("");
  const snow = found
    .map((peak) => {
      const deep = (base - peak.y) * 0.3;
      const [l, r] = [(peak.x - peak.left) * 0.3, (peak.right - peak.x) * 0.3];
      return `M${peak.x} ${peak.y}L${round(peak.x - l)} ${round(peak.y + deep)}L${round(peak.x - l * 0.4)} ${round(peak.y + deep * 0.75)}L${peak.x} ${round(peak.y + deep * 1.15)}L${round(peak.x + r * 0.5)} ${round(peak.y + deep * 0.7)}L${round(peak.x + r)} ${round(peak.y + deep)}Z`;
    })
    .join("");
  return { rock: `${rock}M0 ${base}H${WIDTH}V${HEIGHT}H0Z`, shade, snow };
}

/** Light on the water. */
function glints(lot: Lot, top: number, bottom: number, count: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const y = round(top + ((bottom - top) * (i + 0.5)) / count);
    const width = between(lot, 8, 34);
    d += `M${round(between(lot, 0, WIDTH - width))} ${y}h${round(width)}v0.8h-${round(width)}Z`;
  }
  return d;
}

/** A wall of leaves: round tops or pointed ones. */
function wood(lot: Lot, base: number, low: number, high: number, pointed: boolean): string {
  let d = `M0 ${HEIGHT}V${base}`;
  let x = -4;
  while (x < WIDTH) {
    const width = between(lot, pointed ? 5 : 9, pointed ? 9 : 17);
    const height = between(lot, low, high);
    d += pointed
      ? `L${round(x + width / 2)} ${round(base - height)}L${round(x + width)} ${base}`
      : `Q${round(x)} ${round(base - height)} ${round(x + width / 2)} ${round(base - height)}T${round(x + width)} ${base}`;
    x += width;
  }
  return `${d}V${HEIGHT}Z`;
}

function grass(lot: Lot, base: number, count: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const [x, height, lean] = [between(lot, 0, WIDTH), between(lot, 3, 9), between(lot, -1, 4)];
    d += `M${round(x)} ${base}q${round(lean * 0.3)}-${round(height * 0.6)} ${round(lean)}-${round(height)}q${round(-lean * 0.2)} ${round(height * 0.6)} ${round(1.4 - lean)} ${round(height)}Z`;
  }
  return d;
}

function furrows(lot: Lot): string {
  const middle = between(lot, 60, 140);
  let d = "";
  for (let i = -8; i <= 8; i++)
    d += `M${round(middle + i * 3)} ${HORIZON + 2}L${round(middle + i * 26)} ${HEIGHT}h9L${round(middle + i * 3 + 1.2)} ${HORIZON + 2}Z`;
  return d;
}

const water = (lot: Lot, tones: Tones, top: number): Shape[] => [
  { d: `M0 ${top}H${WIDTH}V${HEIGHT}H0Z`, fill: tones.water },
  { d: glints(lot, top + 2, NEAR, 9), fill: tones.glint, opacity: 0.55 },
];

/** From the horizon to the ground that is near. */
export function groundOf(land: Land, lot: Lot, tones: Tones): Shape[] {
  const far = (height: number): Shape => ({ d: ridge(lot, HORIZON, height, 1.6), fill: tones.far });
  const near: Shape = { d: ridge(lot, NEAR, 5, 1.2), fill: tones.near };
  switch (land) {
    case "mountains":
    case "peaks": {
      const back = peaks(lot, HORIZON + 4, land === "peaks" ? 50 : 44, 4);
      const front = peaks(lot, HORIZON + 12, 22, 6);
      return [
        { d: back.rock, fill: tones.far },
        { d: back.shade, fill: tones.mid, opacity: 0.55 },
        { d: back.snow, fill: "#ffffff", opacity: land === "peaks" ? 0.85 : 0.6 },
        { d: front.rock, fill: tones.mid },
        { d: front.shade, fill: tones.near, opacity: 0.45 },
        near,
      ];
    }
    case "volcano":
      return [
        far(8),
        ...water(lot, tones, HORIZON),
        { d: `M40 ${HORIZON + 8}Q84 48 92 20L100 23L110 20Q120 48 168 ${HORIZON + 8}Z`, fill: tones.mid },
        { d: `M100 23L110 20Q120 48 168 ${HORIZON + 8}H118Z`, fill: tones.near, opacity: 0.5 },
        near,
      ];
    case "dunes":
      return [
        far(10),
        { d: `M0 ${HORIZON + 8}Q40 ${HORIZON - 8} 90 ${HORIZON + 4}T200 ${HORIZON - 2}V${HEIGHT}H0Z`, fill: tones.mid },
        {
          d: `M90 ${HORIZON + 4}Q120 ${HORIZON + 10} 96 ${HEIGHT}H200V${HORIZON - 2}Q150 ${HORIZON + 14} 90 ${HORIZON + 4}Z`,
          fill: tones.near,
          opacity: 0.22,
        },
        near,
      ];
    case "sea":
      return [
        far(12),
        ...water(lot, tones, HORIZON - 1),
        { d: `M0 ${HEIGHT}V${NEAR - 9}Q34 ${NEAR - 12} 60 ${NEAR - 4}T200 ${NEAR - 2}V${HEIGHT}Z`, fill: tones.near },
      ];
    case "isles":
      return [
        ...water(lot, tones, HORIZON - 1),
        {
          d: `M18 ${HORIZON + 2}Q34 ${HORIZON - 16} 52 ${HORIZON + 2}ZM136 ${HORIZON + 1}Q160 ${HORIZON - 20} 190 ${HORIZON + 1}Z`,
          fill: tones.far,
        },
        { d: `M70 ${HORIZON + 9}Q98 ${HORIZON - 12} 132 ${HORIZON + 9}Z`, fill: tones.mid },
        { d: ridge(lot, NEAR, 4, 0.9), fill: tones.near },
      ];
    case "fjord": {
      const back = peaks(lot, HORIZON + 1, 40, 5);
      return [
        { d: back.rock, fill: tones.far },
        { d: back.shade, fill: tones.mid, opacity: 0.5 },
        { d: back.snow, fill: "#ffffff", opacity: 0.7 },
        ...water(lot, tones, HORIZON),
        { d: ridge(lot, NEAR, 6, 1), fill: tones.near },
      ];
    }
    case "river":
      return [
        far(14),
        { d: ridge(lot, HORIZON + 5, 6, 1.2), fill: tones.mid },
        {
          d: `M112 ${HORIZON + 2}Q84 ${HORIZON + 8} 108 ${HORIZON + 13}T66 ${HEIGHT}H150Q168 ${HORIZON + 20} 128 ${HORIZON + 12}T122 ${HORIZON + 2}Z`,
          fill: tones.water,
        },
        {
          d: `M104 ${HORIZON + 14}h18v0.900h-18ZM88 ${HORIZON + 20}h30v0.900h-30ZM104 ${HORIZON + 25}h34v0.900h-34Z`,
          fill: tones.glint,
          opacity: 0.7,
        },
        {
          d: `M0 ${HEIGHT}V${NEAR - 6}Q40 ${NEAR - 8} 74 ${HEIGHT}ZM200 ${HEIGHT}V${NEAR - 7}Q170 ${NEAR - 6} 146 ${HEIGHT}Z`,
          fill: tones.near,
        },
      ];
    case "forest":
      return [
        far(16),
        { d: wood(lot, HORIZON + 2, 10, 22, true), fill: tones.mid, opacity: 0.7 },
        { d: wood(lot, HORIZON + 12, 14, 28, true), fill: tones.mid },
        near,
      ];
    case "jungle":
      return [
        far(18),
        { d: wood(lot, HORIZON, 8, 18, false), fill: tones.mid, opacity: 0.7 },
        { d: wood(lot, HORIZON + 12, 8, 20, false), fill: tones.mid },
        near,
      ];
    case "marsh":
      return [
        far(8),
        ...water(lot, tones, HORIZON + 2),
        {
          d: `M10 ${HORIZON + 10}q26-6 58 0ZM110 ${HORIZON + 8}q30-6 70 0ZM60 ${HORIZON + 17}q34-6 74 0Z`,
          fill: tones.mid,
        },
        near,
      ];
    case "fields":
      return [
        far(16),
        { d: `M0 ${HORIZON + 2}H200V${HEIGHT}H0Z`, fill: tones.mid },
        { d: furrows(lot), fill: tones.near, opacity: 0.4 },
        near,
      ];
    case "steppe":
      return [
        far(5),
        { d: ridge(lot, HORIZON + 7, 5, 0.8), fill: tones.mid },
        { d: grass(lot, NEAR - 6, 60), fill: tones.near, opacity: 0.55 },
        near,
        { d: grass(lot, NEAR + 3, 50), fill: tones.dark, opacity: 0.6 },
      ];
    default:
      return [
        far(26),
        { d: ridge(lot, HORIZON + 6, 22, 1.9), fill: mix(tones.far, tones.mid, 0.55) },
        { d: ridge(lot, HORIZON + 14, 16, 1.2), fill: tones.mid },
        near,
      ];
  }
}
