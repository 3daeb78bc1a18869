/** What fills a scene: skies, people in rows, ships, banners, fire. All of them are flat shapes. */

import { HEIGHT, HORIZON, NEAR, WIDTH, type Shape } from "./ground";
import { mix, type Tones } from "./light";
import { between, oneOf, round, type Lot } from "./lot";

const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;

/** The sun with its haze. */
export function sun(x: number, y: number, r: number, tones: Tones): Shape[] {
  return [
    { d: disc(x, y, r * 1.9), fill: tones.sun, opacity: 0.16 },
    { d: disc(x, y, r * 1.4), fill: tones.sun, opacity: 0.24 },
    { d: disc(x, y, r), fill: tones.sun, opacity: 0.92 },
  ];
}

export function rays(x: number, y: number, tones: Tones): Shape {
  let d = "";
  for (let i = 0; i < 18; i++) {
    const [a, b] = [(i * Math.PI) / 9, ((i + 0.5) * Math.PI) / 9];
    d += `M${x} ${y}L${round(x + 190 * Math.cos(a))} ${round(y + 190 * Math.sin(a))}L${round(x + 190 * Math.cos(b))} ${round(y + 190 * Math.sin(b))}Z`;
  }
  return { d, fill: tones.sun, opacity: 0.34 };
}

export function clouds(lot: Lot, tones: Tones): Shape {
  let d = "";
  for (let i = 0; i < 3; i++) {
    const [x, y, w] = [between(lot, -20, 180), between(lot, 6, 34), between(lot, 26, 58)];
    d += `M${round(x)} ${round(y)}h${round(w)}a2 2 0 0 1 0 4h-${round(w * 0.3)}a2 2 0 0 1 0 3h-${round(w * 0.5)}a1.500 1.500 0 0 1 0-3h-${round(w * 0.2)}a2 2 0 0 1 0-4Z`;
  }
  return { d, fill: tones.sun, opacity: 0.3 };
}

const DUSK = "#120b08";

/** Soldiers in two ranks with spears and shields; the far rank is paler. */
export function ranks(lot: Lot, tones: Tones, shield: "round" | "tall"): Shape[] {
  const found: Shape[] = [];
  for (const [rank, base, size] of [
    [0, NEAR - 6, 0.82],
    [1, NEAR + 4, 1],
  ] as const) {
    let [spears, men, shields, bosses, crests] = ["", "", "", "", ""];
    const step = 19 * size;
    for (let x = -4 + rank * 8; x < WIDTH + 8; x += step) {
      const y = base + between(lot, -1, 1);
      const h = 34 * size;
      spears += `M${round(x + 8 * size)} ${round(y)}l${round(2 * size)}-${round(h * 1.55)}l${round(1.4 * size)} -5l${round(0.8 * size)} 5.500l-${round(2.6 * size)} ${round(h * 1.55)}Z`;
      men += `M${round(x - 6 * size)} ${round(y)}v-${round(h * 0.55)}q0-5 5-6h2q5 1 5 6v${round(h * 0.55)}Z${disc(x, y - h * 0.86, 4.3 * size)}`;
      crests += `M${round(x - 5 * size)} ${round(y - h * 0.9)}q5-${round(8 * size)} 10 0q-2-3-5-3t-5 3Z`;
      shields +=
        shield === "round"
          ? disc(x - 1, y - h * 0.36, 7.6 * size)
          : `M${round(x - 8 * size)} ${round(y - h * 0.66)}q7-3 14 0v${round(h * 0.56)}q-7 4-14 0Z`;
      bosses += disc(x - 1, y - h * 0.36, 2.4 * size);
    }
    const pale = rank === 0 ? 0.35 : 0;
    found.push(
      { d: spears, fill: mix(tones.dark, tones.far, pale) },
      { d: men, fill: mix(tones.dark, tones.far, pale) },
      { d: crests, fill: mix(tones.cloth, tones.far, pale) },
    );
    found.push(
      { d: shields, fill: mix(tones.cloth, tones.far, pale) },
      { d: bosses, fill: mix(tones.sun, tones.far, pale) },
    );
  }
  return found;
}

/** People with torches and forks in front of a town that burns. */
export function riot(lot: Lot, tones: Tones): Shape[] {
  let [smoke, fire, heart, crowd, arms, torches] = ["", "", "", "", "", ""];
  for (let i = 0; i < 5; i++) {
    const [x, h] = [between(lot, 10, 190), between(lot, 16, 34)];
    fire += `M${round(x - 9)} ${HORIZON + 8}q-3-${round(h * 0.5)} 5-${round(h * 0.6)}q-1-${round(h * 0.3)} 4-${round(h * 0.55)}q1 ${round(h * 0.4)} 6 ${round(h * 0.5)}q6 ${round(h * 0.3)} 3 ${round(h * 0.65)}Z`;
    heart += `M${round(x - 4)} ${HORIZON + 8}q0-${round(h * 0.3)} 3-${round(h * 0.45)}q5 ${round(h * 0.2)} 5 ${round(h * 0.45)}Z`;
    smoke += `M${round(x)} ${round(HORIZON - h)}q14-8 4-18q-10-8 4-16q14-6 6-22h20q6 16-8 24q-10 8 0 18q8 12-14 20Z`;
  }
  for (let x = -4; x < WIDTH + 8; x += between(lot, 9, 13)) {
    const y = NEAR - between(lot, 4, 11);
    crowd += `M${round(x - 6.5)} ${HEIGHT}V${round(y + 9)}q1-5 6.500-5t6.500 5V${HEIGHT}Z${disc(x, y, 4)}`;
    if (lot() < 0.42) {
      const top = y - between(lot, 10, 18);
      arms += `M${round(x + 2)} ${round(y + 10)}l3-${round(y + 10 - top)}h2.200l-1 ${round(y + 10 - top)}Z`;
      torches += `M${round(x + 2.5)} ${round(top)}q-1-5 3.500-9q4 5 2.500 9Z`;
    }
  }
  return [
    { d: smoke, fill: DUSK, opacity: 0.42 },
    { d: fire, fill: "#e0632a" },
    { d: heart, fill: "#ffd27a" },
    { d: arms, fill: DUSK },
    { d: torches, fill: "#ffb347" },
    { d: crowd, fill: mix(tones.dark, DUSK, 0.6) },
  ];
}

/** A ship under sail: hull, oars and a sail in the colours of its people. */
export function ship(lot: Lot, x: number, y: number, size: number, tones: Tones): Shape[] {
  const s = (value: number) => round(value * size);
  const way = oneOf(lot, [-1, 1]);
  const bow = (dx: number, dy: number) => `${round(x + way * dx * size)} ${round(y + dy * size)}`;
  let oars = "";
  for (let i = -3; i <= 3; i++) oars += `M${bow(i * 5, -1)}L${bow(i * 5 - 5, 6)}l1 0L${bow(i * 5 + 1.5, -1)}Z`;
  return [
    { d: `M${round(x - s(0.5))} ${round(y)}v${s(-38)}h${s(1)}v${s(38)}Z`, fill: tones.dark },
    {
      d: `M${bow(-14, -35)}Q${bow(4, -30)} ${bow(-12, -12)}L${bow(14, -12)}Q${bow(24, -26)} ${bow(14, -35)}Z`,
      fill: tones.cloth,
    },
    {
      d: `M${bow(-5, -35)}Q${bow(9, -28)} ${bow(-4, -12)}L${bow(5, -12)}Q${bow(16, -26)} ${bow(5, -35)}Z`,
      fill: tones.sun,
      opacity: 0.5,
    },
    { d: oars, fill: tones.dark },
    {
      d: `M${bow(-26, -6)}Q${bow(-30, -14)} ${bow(-24, -17)}Q${bow(-26, -8)} ${bow(-18, -5)}L${bow(20, -5)}Q${bow(26, -8)} ${bow(25, -18)}Q${bow(32, -12)} ${bow(27, -3)}Q${bow(22, 3)} ${bow(14, 3)}L${bow(-14, 3)}Q${bow(-22, 3)} ${bow(-26, -6)}Z`,
      fill: tones.dark,
    },
    { d: `M${bow(-20, -3)}L${bow(22, -3)}l0 1.500L${bow(-20, -1.5)}Z`, fill: tones.sun, opacity: 0.6 },
  ];
}

/** A stone to stand something on. */
export function plinth(x: number, tones: Tones): Shape[] {
  const wall = mix(tones.glow, "#ffffff", 0.25);
  return [
    { d: `M${x - 24} 69h48v-4h-48ZM${x - 20} ${NEAR + 4}v-11h40v11Z`, fill: wall },
    { d: `M${x + 8} ${NEAR + 4}v-11h12v11ZM${x - 24} 69h48v-1.300h-48Z`, fill: tones.near, opacity: 0.4 },
    { d: `M${x - 20} 69h40v2h-40Z`, fill: tones.near, opacity: 0.28 },
  ];
}

/** Cloth that hangs from a pole. */
export function banner(x: number, width: number, top: number, tones: Tones): Shape[] {
  const [w, bottom] = [width / 2, top + width * 1.25];
  return [
    {
      d: `M${x - 1} ${NEAR + 4}V${top - 5}h2V${NEAR + 4}ZM${x - w - 4} ${top - 2}h${2 * w + 8}v2h-${2 * w + 8}Z${disc(x, top - 6, 2.6)}`,
      fill: tones.dark,
    },
    {
      d: `M${x - w} ${top}h${2 * w}v${bottom - top}l-${w / 2} 5l-${w / 2}-5l-${w / 2} 5l-${w / 2}-5Z`,
      fill: tones.cloth,
    },
    {
      d: `M${x - w + 2} ${top + 2}h${2 * w - 4}v${bottom - top - 5}h-1v-${bottom - top - 6}h-${2 * w - 6}v${bottom - top - 6}h-1Z`,
      fill: tones.sun,
      opacity: 0.75,
    },
  ];
}

const band = (y: number, one: (x: number) => string, step: number): string => {
  let d = "";
  for (let x = 0; x < WIDTH; x += step) d += one(x);
  return `${d}M0 ${y}h${WIDTH}v0.700H0Z`;
};

/** The border at the foot of a picture, as each nation carves and weaves it. */
const ornaments: Record<string, string> = {
  meander: band(82.4, (x) => `M${x} 87v-3.200h6v2.400h-3v-1h1.800v-0.500h-2.800v2.300Z`, 8),
  waves: band(
    82.4,
    (x) => `M${x} 87q0-3.600 4-3.600q3 0 3 2q0 1.400-1.600 1.200q0.800-1.600-1-1.800q-2.200 0-2.200 2.200Z`,
    8,
  ),
  knots: band(82.4, (x) => `M${x} 85.200q2-2.600 4 0t4 0v0.900q-2 2.400-4 0t-4 0Z`, 8),
  rosettes: band(82.4, (x) => `${disc(x + 4, 85.3, 1.7)}M${x + 7.6} 84.800h1v1h-1Z`, 8),
  spirals: band(
    82.4,
    (x) => `M${x} 87a2.200 2.200 0 1 1 3.900-1.200h-0.900a1.400 1.400 0 1 0-2.300 1.200ZM${x + 4} 86.500h3v0.500h-3Z`,
    7,
  ),
  lotus: band(
    82.4,
    (x) =>
      `M${x + 4} 83.500q1.600 2 0 3.500q-1.600-1.500 0-3.500ZM${x + 1} 84.400q2.400 0.400 2.600 2.600q-2.600-0.200-2.600-2.600ZM${x + 7} 84.400q-2.400 0.400-2.600 2.600q2.600-0.200 2.600-2.600Z`,
    8,
  ),
  steps: band(82.4, (x) => `M${x} 87v-1.200h1.500v-1.200h1.500v-1.200h2v1.200h1.500v1.200h1.500v1.200Z`, 9),
  dots: band(82.4, (x) => `M${x + 3} 84l1.400 1.400l-1.400 1.400l-1.400-1.400Z`, 6),
};

export function border(ornament: string, tones: Tones): Shape[] {
  return [
    { d: `M0 81.500H${WIDTH}V${HEIGHT}H0Z`, fill: tones.dark },
    { d: ornaments[ornament] ?? ornaments.dots!, fill: tones.glow, opacity: 0.75 },
  ];
}
