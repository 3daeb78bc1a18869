/** Rooflines of a medieval city, drawn by rule: the same seed gives the same houses. */

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export interface Houses {
  walls: string;
  roofs: string;
  windows: string;
}

/** A row of gabled houses from `from` to `to`, standing on `base`. */
export function houses(seed: number, from: number, to: number, base: number, low: number, high: number): Houses {
  const random = generator(seed);
  const walls: string[] = [];
  const roofs: string[] = [];
  const windows: string[] = [];
  let x = from;
  while (x < to) {
    const width = 26 + random() * 34;
    const height = low + random() * (high - low);
    const roof = width * (0.55 + random() * 0.5);
    const top = base - height;
    const kind = random();
    walls.push(`M${x} ${base}V${top}H${x + width}V${base}Z`);
    if (kind < 0.14) {
      // a round tower with a cone
      roofs.push(`M${x - 3} ${top}L${x + width / 2} ${top - roof * 1.7}L${x + width + 3} ${top}Z`);
    } else if (kind < 0.3) {
      // eaves towards the street
      roofs.push(`M${x - 4} ${top}L${x + 5} ${top - roof * 0.7}H${x + width - 5}L${x + width + 4} ${top}Z`);
    } else {
      roofs.push(`M${x - 4} ${top + 2}L${x + width / 2} ${top - roof}L${x + width + 4} ${top + 2}Z`);
    }
    if (random() < 0.45) {
      const chimney = x + width * (0.62 + random() * 0.2);
      roofs.push(`M${chimney} ${top - roof * 0.1}V${top - roof * 0.85}H${chimney + 5}V${top - roof * 0.1}Z`);
    }
    for (let y = top + 9; y < base - 8; y += 16) {
      for (let at = x + 6; at < x + width - 8; at += 12) {
        if (random() < 0.62) windows.push(`M${at.toFixed(1)} ${y.toFixed(1)}h5v7h-5Z`);
      }
    }
    x += width + (random() < 0.2 ? 6 : 0);
  }
  return { walls: walls.join(""), roofs: roofs.join(""), windows: windows.join("") };
}
