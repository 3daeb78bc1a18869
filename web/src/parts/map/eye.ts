/** Where one looks at a sheet from: `k` pixels a unit, the sheet's origin at `x`, `y` on the screen. Nothing is drawn here. */

import type { Box } from "./sheet";

export interface Eye {
  x: number;
  y: number;
  k: number;
}

export interface Room {
  w: number;
  h: number;
}

/** What one may look at, and how near. */
export interface Bounds {
  frame: Box;
  nearest: number;
}

/** Levels of detail by pixels a unit: names of Realms; of Areas; of Provinces, with faces of tokens. */
export const MIDDLE = 0.62;
export const NEAR = 1.15;
export type Level = 0 | 1 | 2;

export function levelOf(k: number): Level {
  return k < MIDDLE ? 0 : k < NEAR ? 1 : 2;
}

/** The smallest scale: the whole frame is seen. */
export function farthest(frame: Box, room: Room): number {
  return Math.min(room.w / frame.w, room.h / frame.h);
}

function held(at: number, size: number, room: number, start: number): number {
  // smaller than the room: in its middle; larger: no gap at either side
  if (size <= room) return (room - size) / 2 - start;
  return Math.min(0 - start, Math.max(room - size - start, at));
}

/** The same look, but no farther, no nearer and no further aside than there is something to see. */
export function clamped(eye: Eye, room: Room, { frame, nearest }: Bounds): Eye {
  const k = Math.min(Math.max(nearest, farthest(frame, room)), Math.max(farthest(frame, room), eye.k));
  return { k, x: held(eye.x, frame.w * k, room.w, frame.x * k), y: held(eye.y, frame.h * k, room.h, frame.y * k) };
}

/** Nearer or farther by a factor; what is at `x`, `y` on the screen stays there. */
export function zoomed(eye: Eye, factor: number, x: number, y: number, room: Room, bounds: Bounds): Eye {
  const k = clamped({ ...eye, k: eye.k * factor }, room, bounds).k;
  const real = k / eye.k;
  return clamped({ k, x: x - (x - eye.x) * real, y: y - (y - eye.y) * real }, room, bounds);
}

/** The box in the middle, as large as it can be with some margin (a share of the room), or at the scale `k`. */
export function fitted(box: Box, room: Room, bounds: Bounds, margin = 0.08, k?: number): Eye {
  const scale = k ?? Math.min(room.w / box.w, room.h / box.h) * (1 - 2 * margin);
  const near = clamped({ x: 0, y: 0, k: scale }, room, bounds).k;
  return clamped(
    { k: near, x: room.w / 2 - (box.x + box.w / 2) * near, y: room.h / 2 - (box.y + box.h / 2) * near },
    room,
    bounds,
  );
}

/** The larger part of a room of which the lower right corner is covered: beside the corner, or above it. Both begin where the
 * room begins. */
export function free(room: Room, covered: Room): Room {
  const beside = { w: Math.max(0, room.w - covered.w), h: room.h };
  const above = { w: room.w, h: Math.max(0, room.h - covered.h) };
  const best = beside.w * beside.h >= above.w * above.h ? beside : above;
  // what is covered as a whole is as good as not covered
  return best.w * best.h > 0.12 * room.w * room.h ? best : room;
}

/** A box is shown no smaller than this share of what it would be if nothing covered the map. */
const MOST_AFAR = 0.5;

/** The box where nothing covers it, neither below nor at the upper edge; `k` is the nearest scale for it. Where little is left
 * open, rather a part of the box than all of it from afar. */
export function beside(box: Box, room: Room, covered: Room, headroom: number, bounds: Bounds, k?: number): Eye {
  const all = free(room, covered);
  const clear = { w: all.w, h: Math.max(1, all.h - headroom) };
  const best = Math.max(fitted(box, clear, bounds).k, MOST_AFAR * fitted(box, room, bounds).k);
  const next = fitted(box, clear, bounds, 0, Math.min(k ?? best, best));
  return { ...next, y: next.y + headroom };
}

/** The part of the sheet that is seen. */
export function seen(eye: Eye, room: Room): Box {
  return { x: -eye.x / eye.k, y: -eye.y / eye.k, w: room.w / eye.k, h: room.h / eye.k };
}

export function onScreen(eye: Eye, x: number, y: number): [number, number] {
  return [x * eye.k + eye.x, y * eye.k + eye.y];
}
