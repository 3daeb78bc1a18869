/**
 * What people build and what grows, drawn by hand in a few flat tones. A drawing is 100 wide, stands on y = 0 and is
 * painted by the colours of whoever uses it: wall, shade, roof, dark (openings) and cloth.
 */

export type Tone = "wall" | "shade" | "roof" | "dark" | "cloth";
export type Drawing = [Tone, string][];

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
const row = (count: number, from: number, step: number, one: (x: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(from + i * step)).join("");

/** A wall with battlements. */
const battlements = (x: number, y: number, width: number, height: number, step = 6): string => {
  let path = `M${x} ${y + height}V${y}`;
  for (let at = 0; at + step <= width + 0.1; at += step) path += `h${step / 2}v4h${step / 2}v-4`;
  return `${path}H${x + width}V${y + height}Z`;
};
/** A roof whose eaves turn up. */
const eaves = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}q${width * 0.18}-${height * 0.25} ${width * 0.3}-${height}h${width * 0.4}q${width * 0.12} ${height * 0.75} ${width * 0.3} ${height}q-${width * 0.12} 1-${width * 0.2} 0h-${width * 0.6}q-${width * 0.08} 1-${width * 0.2} 0Z`;
const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}v-${height - width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}Z`;

const columns = (count: number, from: number, step: number, top: number, base: number): string =>
  row(count, from, step, (x) => `M${x} ${base}l1-${base - top}h4l1 ${base - top}Z`);
const shadows = (count: number, from: number, step: number, top: number, base: number): string =>
  row(count, from, step, (x) => `M${x + 3.4} ${top}h1.6l1 ${base - top}h-2Z`);

export const builds: Record<string, Drawing> = {
  temple: [
    ["shade", box(12, -40, 76, 34)],
    ["dark", box(42, -34, 16, 28)],
    ["wall", columns(6, 12, 14, -40, -6)],
    ["shade", shadows(6, 12, 14, -40, -6)],
    ["wall", `${box(8, -46, 84, 7)}${box(8, -6, 84, 3)}${box(3, -3, 94, 3)}`],
    ["roof", "M5-46L50-66L95-46Z"],
    ["shade", "M20-48L50-61L80-48Z"],
    ["cloth", "M50-59l5 9h-10Z"],
  ],
  forum: [
    ["shade", box(6, -42, 88, 42)],
    ["dark", row(5, 11, 17, (x) => arch(x, 0, 11, 24))],
    ["wall", `${box(4, -48, 92, 7)}${box(4, -26, 92, 3)}${row(6, 5, 17, (x) => box(x, -26, 4, 26))}`],
    ["dark", row(5, 12, 17, (x) => arch(x, -28, 8, 11))],
    ["wall", box(30, -62, 40, 14)],
    ["roof", "M27-62L50-76L73-62Z"],
    ["cloth", row(2, 12, 74, (x) => `M${x}-41h5v13l-2.5-3l-2.5 3Z`)],
  ],
  aqueduct: [
    ["wall", `M0-44H100V-38H0Z${row(5, 0, 22, (x) => box(x, -38, 8, 38))}`],
    ["shade", row(5, 5, 22, (x) => box(x, -38, 3, 38))],
    ["wall", row(4, 8, 22, (x) => `M${x} -38h14v8a7 7 0 0 0-14 0Z`)],
    ["shade", box(0, -40, 100, 2)],
  ],
  apadana: [
    ["shade", box(10, -54, 80, 54)],
    ["dark", box(36, -42, 28, 42)],
    ["wall", columns(6, 10, 15, -52, 0)],
    ["wall", `${battlements(6, -64, 88, 9, 8)}`],
    ["cloth", `M36-55h28v10q-14 6-28 0Z`],
    ["shade", row(5, 14, 16, (x) => box(x, -60, 8, 2))],
    ["roof", "M0 0l6-6h88l6 6Z"],
  ],
  ziggurat: [
    ["wall", "M0 0l5-18h90l5 18ZM14-18l4-16h64l4 16ZM28-34l4-15h36l4 15Z"],
    ["shade", "M60 0h40l-5-18h-33ZM58-18h28l-4-16h-25ZM56-34h16l-4-15h-13Z"],
    ["roof", `${box(40, -60, 20, 11)}`],
    ["dark", `${arch(46, -49, 8, 9)}M45 0l3-49h4l3 49Z`],
  ],
  pyramid: [
    ["wall", "M2 0L50-64L60 0Z"],
    ["shade", "M50-64L98 0H60Z"],
    ["roof", "M44-56L50-64L56-56L52-54L50-56L47-54Z"],
    ["wall", "M62 0L84-30L90 0Z"],
    ["dark", "M84-30L106 0H90Z"],
  ],
  pylon: [
    ["wall", "M4 0L10-56H40L44 0ZM56 0L60-56H90L96 0Z"],
    ["shade", "M32-56H40L44 0H35ZM82-56H90L96 0H87Z"],
    ["roof", `${box(8, -60, 34, 5)}${box(58, -60, 34, 5)}${box(42, -44, 16, 6)}`],
    ["dark", box(44, -38, 12, 38)],
    ["cloth", "M14-50h4v20h-4ZM26-50h4v20h-4ZM70-50h4v20h-4ZM82-50h4v20h-4Z"],
  ],
  steps: [
    ["wall", "M0 0v-9h8v-10h9v-10h9v-10h9v-10h30v10h9v10h9v10h9v10h8v9Z"],
    ["shade", "M62 0l-4-49h7v10h9v10h9v10h9v10h8v9Z"],
    ["roof", box(36, -62, 28, 13)],
    ["cloth", "M32-62h36l-5-6h-26Z"],
    ["dark", `${box(46, -59, 8, 10)}M43 0l3-49h8l3 49Z`],
    ["wall", "M44-8h12v2h-12ZM44.500-16h11v2h-11ZM45-24h10v2h-10ZM45.500-32h9v2h-9ZM46-40h8v2h-8Z"],
  ],
  stupa: [
    ["wall", "M12 0v-8h76v8ZM18-8a32 34 0 0 1 64 0Z"],
    ["shade", "M60-8a60 44 0 0 0-10-34a32 34 0 0 1 32 34Z"],
    ["roof", "M44-42h12v6h-12ZM42-47h16v3h-16ZM45-53h10v3h-10ZM49-62h2v20h-2Z"],
    ["shade", row(9, 13, 8.6, (x) => box(x, -7, 3, 7))],
    ["cloth", "M0 0v-34h4v34ZM14 0v-34h4v34ZM-4-34q13-6 26 0v3h-26ZM-2-28h22v2h-22Z"],
  ],
  pagoda: [
    ["wall", `${box(22, -20, 56, 20)}${box(30, -40, 40, 12)}${box(37, -58, 26, 11)}`],
    [
      "dark",
      `${box(44, -16, 12, 16)}${row(4, 33, 9.5, (x) => box(x, -38, 5, 8))}${row(3, 39, 8, (x) => box(x, -56, 5, 7))}`,
    ],
    ["cloth", `${row(4, 24, 16, (x) => box(x, -20, 3, 20))}`],
    ["roof", `${eaves(8, -18, 84, 12)}${eaves(18, -38, 64, 11)}${eaves(26, -56, 48, 14)}`],
    ["shade", "M48-70h4v-6h-4Z"],
    ["roof", "M16 0h68l4 4h-76Z"],
  ],
  rampart: [
    ["wall", battlements(-20, -26, 140, 26, 7)],
    ["shade", "M-20-8H120V0H-20Z"],
    ["wall", battlements(34, -50, 32, 50, 7)],
    ["shade", box(54, -46, 12, 46)],
    ["dark", `${arch(43, 0, 14, 20)}${box(38, -38, 4, 7)}${box(48, -38, 4, 7)}${box(58, -38, 4, 7)}`],
    ["roof", eaves(26, -50, 48, 15)],
  ],
  hall: [
    ["shade", "M6 0v-16q44 8 88 0v16Z"],
    ["roof", "M0-14Q14-40 26-44Q50-50 74-44Q86-40 100-14Q50-6 0-14Z"],
    ["wall", "M36 0v-24l14-16l14 16v24Z"],
    ["dark", arch(44, 0, 12, 18)],
    ["cloth", "M34-22L50-44L66-22l-3 2L50-38L37-20Z"],
    ["roof", "M50-44q-6-8-14-9q8-3 16 4q4-8 14-8q-8 3-10 13ZM4-15q-6-6-6-13q6 6 10 8ZM96-15q6-6 6-13q-6 6-10 8Z"],
    ["shade", row(6, 12, 3, (x) => `M${x} -20l3-16h1l-2 17Z`) + row(6, 70, 3, (x) => `M${x} -36l4 17h-1Z`)],
  ],
  roundhouses: [
    ["wall", `${box(6, -14, 40, 14)}${box(58, -11, 32, 11)}`],
    ["shade", `${box(32, -14, 14, 14)}${box(80, -11, 10, 11)}`],
    ["roof", "M-2-12Q16-26 26-46Q36-26 54-12Q26-4-2-12ZM52-10Q66-20 74-36Q82-20 96-10Q74-3 52-10Z"],
    ["dark", `${arch(20, 0, 11, 13)}${arch(70, 0, 8, 10)}`],
    ["shade", "M26-46q-4 24-10 38q10 1 14 0q-1-20-4-38ZM74-36q-2 16-5 29q6 0 9-1q-1-14-4-28Z"],
  ],
  henge: [
    [
      "wall",
      "M2 0l2-36h12l1 36ZM30 0v-38h13l2 38ZM58 0l1-34h12l2 34ZM84 0l1-24h10l3 24ZM0-36q24-9 47-2l-1-9q-23-6-46 2Z",
    ],
    ["shade", "M11-36h5l1 36h-5ZM38-38h5l2 38h-6ZM66-34h5l2 34h-6ZM91-24h4l3 24h-5Z"],
  ],
  castle: [
    [
      "wall",
      `${battlements(14, -30, 72, 30)}${battlements(4, -50, 20, 50)}${battlements(76, -44, 20, 44)}${battlements(38, -60, 24, 60)}`,
    ],
    ["shade", `${box(18, -46, 6, 46)}${box(90, -40, 6, 40)}${box(54, -56, 8, 56)}`],
    ["roof", "M2-50l12-22l12 22ZM74-44l12-20l12 20ZM36-60l14-24l14 24Z"],
    ["dark", `${arch(44, 0, 12, 18)}${arch(11, -30, 5, 9)}${arch(83, -26, 5, 9)}${arch(47, -40, 6, 10)}`],
    ["cloth", "M50-84v-10l12 4l-11 4ZM14-72v-8l9 3l-8 3Z"],
  ],
  domes: [
    ["wall", `${box(6, -26, 88, 26)}M34-26a16 18 0 0 1 32 0ZM8-26a10 11 0 0 1 20 0ZM72-26a10 11 0 0 1 20 0Z`],
    ["roof", "M36-28a14 22 0 0 1 28 0ZM10-28a8 14 0 0 1 16 0ZM74-28a8 14 0 0 1 16 0Z"],
    ["shade", `${box(6, -28, 88, 3)}M54-48a14 22 0 0 1 10 20h-7q0-12-3-20Z`],
    ["dark", row(6, 10, 14, (x) => arch(x, 0, 8, 18))],
    ["cloth", "M49-50h2v-14h-2ZM44-62h2v6q4 4 8 0v-6h2v8q-6 6-12 0ZM17-42h2v-6h-2ZM81-42h2v-6h-2Z"],
  ],
  minoan: [
    ["wall", `${box(6, -20, 88, 20)}${box(14, -40, 60, 20)}${box(26, -56, 34, 16)}`],
    [
      "dark",
      `${row(5, 12, 17, (x) => box(x, -16, 9, 16))}${row(3, 22, 17, (x) => box(x, -36, 9, 14))}${box(34, -52, 18, 12)}`,
    ],
    [
      "cloth",
      `${row(5, 15, 17, (x) => `M${x - 1}-16h5l-1.200 16h-2.600Z`)}${row(3, 25, 17, (x) => `M${x - 1}-36h5l-1.200 14h-2.600Z`)}`,
    ],
    ["roof", `${box(4, -22, 92, 4)}${box(12, -42, 64, 4)}${box(24, -58, 38, 4)}`],
    ["shade", row(4, 10, 22, (x) => `M${x}-22q1-7-3-9q5 0 6 5q1-5 6-5q-4 2-3 9Z`)],
  ],
  yurts: [
    ["wall", "M8 0v-16q20-14 40 0V0ZM56 0v-13q17-12 34 0V0Z"],
    ["shade", "M34 0v-22q8 2 14 6V0ZM78 0v-18q7 2 12 5V0Z"],
    ["roof", "M4-15Q14-30 28-32Q42-30 52-15Q28-24 4-15ZM52-12Q62-25 73-26Q84-25 94-12Q73-20 52-12Z"],
    ["dark", `${arch(22, 0, 11, 15)}${arch(69, 0, 8, 11)}`],
    ["cloth", "M8-9h12v3H8ZM36-9h12v3H36ZM56-7h10v2.500H56ZM80-7h10v2.500H80ZM27-32h2v-12h-2ZM29-44l10 3l-10 4Z"],
  ],
  cloister: [
    ["wall", "M14 0v-26h26v-16h28v10h20V0Z"],
    ["shade", "M32 0v-26h8v26ZM60 0v-42h8v42ZM80 0v-32h8v32Z"],
    ["roof", `${eaves(8, -24, 38, 9)}${eaves(32, -40, 44, 12)}${eaves(62, -30, 32, 9)}`],
    [
      "dark",
      `${row(3, 17, 7, (x) => box(x, -20, 3, 6))}${row(3, 44, 7, (x) => box(x, -34, 3, 7))}${arch(48, 0, 9, 16)}${row(2, 70, 6, (x) => box(x, -24, 3, 6))}`,
    ],
    ["cloth", "M40-40h28v3q-14 4-28 0Z"],
  ],
  town: [
    ["wall", "M2 0v-20h20V0ZM24 0v-30h18V0ZM44 0v-22h24V0ZM70 0v-34h14V0ZM84 0v-18h14V0Z"],
    ["shade", "M16 0v-20h6V0ZM36 0v-30h6V0ZM60 0v-22h8V0ZM79 0v-34h5V0ZM93 0v-18h5V0Z"],
    ["roof", "M0-20l12-10l12 10ZM22-30l11-11l11 11ZM42-22l14-10l14 10ZM68-34l9-12l9 12ZM83-18l8-7l9 7Z"],
    [
      "dark",
      `${arch(8, 0, 6, 10)}${arch(30, 0, 6, 11)}${arch(52, 0, 7, 11)}${box(28, -24, 3, 5)}${box(34, -24, 3, 5)}${box(74, -28, 3, 6)}${box(74, -16, 3, 6)}`,
    ],
  ],
  house: [
    ["wall", "M4 0v-24h52V0ZM56 0v-14h38V0ZM10-24v-18h30v18Z"],
    ["shade", "M44 0v-24h12V0ZM84 0v-14h10V0ZM32-24v-18h8v18Z"],
    ["roof", `${box(2, -27, 56, 3)}${box(54, -16, 42, 3)}${box(8, -45, 34, 3)}`],
    ["dark", `${arch(24, 0, 9, 15)}${box(14, -37, 4, 6)}${box(22, -37, 4, 6)}${arch(66, 0, 7, 10)}`],
    ["cloth", "M56-14l38 0l6 7H62Z"],
  ],
  huts: [
    ["wall", "M10 0v-12h30V0ZM56 0v-10h26V0Z"],
    ["roof", "M2-9L25-38L48-9ZM48-8L69-30L90-8Z"],
    ["shade", "M25-38L48-9H34ZM69-30L90-8H78Z"],
    ["dark", `${arch(20, 0, 9, 11)}${arch(65, 0, 7, 9)}`],
    ["roof", "M22-36l6-8h1l-5 9ZM66-29l6-7h1l-5 8Z"],
  ],
  arena: [
    ["wall", "M4 0v-44q46-10 92 0V0Z"],
    ["shade", "M70 0v-48q14 1 26 4V0Z"],
    [
      "dark",
      `${row(6, 10, 14, (x) => arch(x, -2, 8, 15))}${row(6, 10, 14, (x) => arch(x, -20, 8, 11))}${row(6, 11, 14, (x) => box(x, -42, 6, 6))}`,
    ],
    ["roof", "M2-44q48-11 96 0v3q-48-11-96 0ZM2-18h96v2.500H2Z"],
    ["cloth", row(4, 14, 22, (x) => `M${x}-49v-9l7 2.500l-7 2.500Z`)],
  ],
  lighthouse: [
    ["wall", `${box(30, -30, 40, 30)}M37-30h26l-3-26h-20ZM44-56h12l-1-14h-10Z`],
    ["shade", "M58-30h12V0H58ZM56-56h4l3 26h-6ZM52-70h3l1 14h-4Z"],
    ["dark", `${arch(45, 0, 10, 16)}${box(47, -48, 5, 9)}`],
    ["roof", `${box(27, -33, 46, 4)}${box(38, -59, 24, 3)}`],
    ["cloth", "M43-71q3-9 7-13q4 4 7 13ZM47-71q1-5 3-8q2 3 3 8Z"],
  ],
  mill: [
    ["wall", "M34 0l4-38h22l5 38Z"],
    ["shade", "M52-38h8l5 38h-9Z"],
    ["roof", "M35-38q14-18 28 0Z"],
    ["dark", arch(44, 0, 9, 14)],
    ["cloth", "M49-40l-30-20l-6 8l34 15ZM49-40l20-30l-8-6l-15 34ZM49-40l30 20l6-8l-34-15ZM49-40l-20 30l8 6l15-34Z"],
    ["dark", "M46-42h6v5h-6Z"],
  ],
  bridge: [
    ["wall", "M-10-12Q50-34 110-12V0H96a16 16 0 0 0-32 0H36a16 16 0 0 0-32 0H-10Z"],
    ["shade", "M-10-12Q50-34 110-12v4Q50-30-10-8Z"],
  ],
  obelisk: [
    ["wall", "M42 0l3-58l5-9v67ZM20 0v-6h60v6ZM30-6v-5h40v5Z"],
    ["shade", "M50-67l5 9l3 58h-8ZM64-11h6v5h10v6H64Z"],
    ["cloth", "M45-58l5-9l5 9Z"],
    [
      "dark",
      "M47-50h2v4h-2ZM47-42h2v4h-2ZM47-34h2v4h-2ZM47-26h2v4h-2ZM52-50h2v4h-2ZM52-42h2v4h-2ZM52-34h2v4h-2ZM52-26h2v4h-2Z",
    ],
  ],
  tree: [
    ["dark", "M38 0q8-6 8-22q-10-6-16-16q10 8 18 8q0-12-4-22q8 10 8 20q8-2 14-14q-2 14-12 22q0 16 10 24Z"],
    [
      "roof",
      "M20-30q-14-4-8-18q2-10 14-8q4-16 22-14q10-10 22 0q16 0 16 14q10 10 0 20q-6 10-18 6q-10 6-20 0q-14 8-28 0Z",
    ],
    ["shade", "M58-28q20-4 20-30q12 4 12 14q8 10-2 16q-8 8-18 4q-6 2-12-4Z"],
    [
      "cloth",
      "M30-46a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM52-58a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM72-44a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM48-38a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z",
    ],
  ],
  graves: [
    ["roof", "M-10 0Q20-46 50-46Q80-46 110 0Z"],
    ["shade", "M60-45Q84-40 110 0H72Z"],
    ["wall", "M38 0v-20h6v-4h12v4h6V0Z"],
    ["dark", box(45, -16, 10, 16)],
    ["wall", "M47-46l1-16h4l1 16Z"],
  ],
  heads: [
    ["wall", "M22 0q-10-30 4-48q24-18 48 0q14 18 4 48Z"],
    ["shade", "M62 0q14-28 4-54q22 10 12 54Z"],
    ["roof", "M20-40q4-20 30-22q26 2 30 22q-30-10-60 0Z"],
    ["dark", "M30-32q8-5 14 0q-7 4-14 0ZM56-32q8-5 14 0q-7 4-14 0ZM36-10q14-7 28 0q-14 8-28 0Z"],
    ["shade", "M47-32h6l5 14h-16Z"],
    ["cloth", "M44-62h12v12q-6 4-12 0Z"],
  ],
};

/** Plants: 40 wide, standing on y = 0. */
export const plants: Record<string, Drawing> = {
  cypress: [
    ["roof", "M20-56Q30-26 26-6Q20-2 14-6Q10-26 20-56Z"],
    ["shade", "M20-56Q30-26 26-6Q22-4 20-4Z"],
    ["dark", "M18-6h4V0h-4Z"],
  ],
  oak: [
    ["dark", "M17 0q2-12 0-18h6q-2 8 0 18Z"],
    ["roof", "M20-14q-18 2-18-14q0-8 7-10q2-14 14-12q12-2 13 11q6 4 4 12q-4 14-20 13Z"],
    ["shade", "M22-14q10-6 8-18q6 0 8-9q4 4 2 12q-3 14-18 15Z"],
  ],
  pine: [
    ["dark", "M18-8h4V0h-4Z"],
    ["roof", "M20-52l8 14h-5l8 13h-6l9 17H6l9-17H9l8-13h-5Z"],
    ["shade", "M20-52l8 14h-5l8 13h-6l9 17H20Z"],
  ],
  palm: [
    ["dark", "M19 0q-3-20 1-38h2q-2 18 1 38Z"],
    [
      "roof",
      "M21-38Q10-48 1-36Q10-42 20-36Q8-36 6-22Q12-32 21-36Q22-28 30-20Q30-32 23-37Q34-38 40-28Q38-42 23-40Q30-46 38-44Q28-52 21-40Q18-50 8-50Q16-46 21-38Z",
    ],
  ],
  jungle: [
    ["dark", "M18 0q2-20 0-30h4q-2 10 0 30Z"],
    ["roof", "M0-26q2-12 14-14q2-10 12-8q12 0 14 12q2 8-8 10q-18 6-32 0Z"],
    ["shade", "M20-24q14-2 16-16q6 2 4 10q-4 8-20 6Z"],
    ["roof", "M4 0q2-12 10-14q-4 8-2 14ZM36 0q-2-12-10-14q4 8 2 14Z"],
  ],
  bamboo: [
    ["roof", "M10 0l1-50h2l1 50ZM20 0l1-44h2l1 44ZM30 0l1-54h2l1 54Z"],
    [
      "shade",
      "M13-44q10-6 14-2q-8 4-14 2ZM12-32q-10-4-12 0q6 4 12 0ZM23-38q10-4 12 0q-6 4-12 0ZM22-26q-10-4-12 0q6 4 12 0ZM33-48q6-6 10-4q-4 6-10 4ZM32-34q-10-4-12 0q6 4 12 0Z",
    ],
  ],
  reeds: [
    ["roof", "M8 0Q8-20 4-30Q10-20 11 0ZM16 0Q18-24 16-38Q21-22 20 0ZM26 0Q26-18 32-28Q30-16 30 0Z"],
    ["dark", "M14-44h4v9h-4ZM30-34h4v8h-4Z"],
  ],
  bush: [
    ["roof", "M2 0q-2-12 8-13q4-8 12-4q10-4 12 6q6 4 4 11Z"],
    ["shade", "M24 0q6-8 4-16q8 2 8 6q4 4 2 10Z"],
  ],
};
