/** Armies, Fleets and single Units and Ships of everybody, each with the place where it stands. */

import type { EuropaTable } from "../view";

export interface Force {
  key: string;
  kind: "army" | "units" | "fleet" | "ships" | "rebels";
  /** Played Realm; "" for Rebels. */
  realm: string;
  /** A space, a Sea Zone, or the Province of a Port. */
  place: string;
  count: number;
  /** Land Units by type: infantry, cavalry, artillery. */
  units: [number, number, number];
  /** Ships: light, heavy, galley. */
  ships: [number, number, number];
  leader: string;
  /** Number of the Army, 1 to 3. */
  number: number;
  /** Of the Light Ships: how many lie on Trade Protection slots. */
  slots: number;
}

const TYPES = ["infantry", "cavalry", "artillery"];

/** `place:port-bordeaux` is the Port of `province:bordeaux`, `place:english-channel` the Sea Zone. */
export function placeOf(place: string): string {
  const name = place.slice("place:".length);
  return name.startsWith("port-") ? `province:${name.slice(5)}` : `sea:${name}`;
}

export function typesOf(units: Record<string, number>): [number, number, number] {
  const found: [number, number, number] = [0, 0, 0];
  for (const [unit, count] of Object.entries(units)) {
    const type = TYPES.findIndex((each) => unit.endsWith(each));
    if (type >= 0) found[type]! += count;
  }
  return found;
}

const NONE: [number, number, number] = [0, 0, 0];

/** Everything that fights, in a fixed order: Armies, single Infantry, Rebels; then Fleets and single Ships. */
export function forcesOf(table: EuropaTable): Force[] {
  const found: Force[] = [];
  const add = (force: Partial<Force> & Pick<Force, "key" | "kind" | "place" | "count">): void => {
    found.push({ realm: "", units: NONE, ships: NONE, leader: "", number: 0, slots: 0, ...force });
  };
  for (const player of table.players) {
    player.armies.forEach((army, i) => {
      if (!army.space) return;
      const units = typesOf(army.units);
      add({
        key: `army/${player.realm}/${i + 1}`,
        kind: "army",
        realm: player.realm,
        place: army.space,
        count: units[0] + units[1] + units[2],
        units,
        leader: army.leader,
        number: i + 1,
      });
    });
  }
  for (const [space, area] of Object.entries(table.areas)) {
    for (const [realm, count] of Object.entries(area.infantry ?? {})) {
      add({ key: `units/${realm}/${space}`, kind: "units", realm, place: space, count, units: [count, 0, 0] });
    }
    if (area.rebels) add({ key: `rebels/${space}`, kind: "rebels", place: space, count: area.rebels });
  }
  for (const player of table.players) {
    const fleet = player.fleet;
    if (!fleet.place) continue;
    const ships: [number, number, number] = [fleet.ships[0] ?? 0, fleet.ships[1] ?? 0, fleet.ships[2] ?? 0];
    add({
      key: `fleet/${player.realm}`,
      kind: "fleet",
      realm: player.realm,
      place: placeOf(fleet.place),
      count: ships[0] + ships[1] + ships[2],
      ships,
      leader: fleet.leader,
    });
  }
  for (const [place, all] of Object.entries(table.seas)) {
    for (const [realm, ships] of Object.entries(all)) {
      const count = ships.light + ships.slots;
      if (count)
        add({
          key: `ships/${realm}/${place}`,
          kind: "ships",
          realm,
          place: placeOf(place),
          count,
          ships: [count, 0, 0],
          slots: ships.slots,
        });
    }
  }
  return found;
}
