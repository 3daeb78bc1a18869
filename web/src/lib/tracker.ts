/** Gives alike pieces lasting keys, so that one that left a place is seen to arrive at another. */

export interface Piece {
  /** What it is: only pieces of one kind can stand for each other. */
  kind: string;
  /** Where it lies: unique among the pieces of one moment. */
  place: string;
}

export class Tracker {
  #keys = new Map<string, string>();
  #made = 0;

  /** The key of the piece at each place. A piece that stays keeps its key; one that vanished lends it to one that appeared. */
  follow(pieces: Piece[]): Map<string, string> {
    const keys = new Map<string, string>();
    const old = new Map(this.#keys);
    const fresh: Piece[] = [];
    for (const piece of pieces) {
      const key = old.get(`${piece.kind} ${piece.place}`);
      if (key === undefined) fresh.push(piece);
      else {
        keys.set(piece.place, key);
        old.delete(`${piece.kind} ${piece.place}`);
      }
    }
    const idle = new Map<string, string[]>();
    for (const [where, key] of old) {
      const kind = where.slice(0, where.indexOf(" "));
      idle.set(kind, [...(idle.get(kind) ?? []), key]);
    }
    for (const piece of fresh) {
      keys.set(piece.place, idle.get(piece.kind)?.shift() ?? `${piece.kind}~${++this.#made}`);
    }
    this.#keys = new Map(pieces.map((piece) => [`${piece.kind} ${piece.place}`, keys.get(piece.place)!]));
    return keys;
  }
}
