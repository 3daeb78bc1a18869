/** What is told of anything on the map: what it is, what it counts for, and by which rule. */

import type { Words } from "../../../lib/words";
import type { EuropaTable } from "../view";
import type { Atlas } from "./atlas";
import type { Force } from "./forces";
import { isVassal, landOf } from "./lands";

export interface Line {
  text: string;
  rule?: string;
  bad?: boolean;
}

export interface Told {
  kind: string;
  title: string;
  lines: Line[];
}

export class Teller {
  constructor(
    readonly table: EuropaTable,
    readonly atlas: Atlas,
    readonly words: Words,
    readonly forces: Force[],
  ) {}

  /** All that is known of the thing with this key; null if nothing is. */
  tell(key: string): Told | null {
    const force = this.forces.find((each) => each.key === key);
    if (force) return this.#force(force);
    if (key.startsWith("province:")) return this.#province(key);
    if (key.startsWith("space:")) return this.#space(key);
    if (key.startsWith("sea:")) return this.#sea(key);
    if (key.startsWith("node:")) return this.#node(key);
    if (key.startsWith("realm:")) return this.#realm(key);
    return null;
  }

  #say(id: string, args: Record<string, string | number> = {}): string {
    return this.words.say(id, args);
  }
  #counts(counts: Record<string, number> | undefined): string {
    return Object.entries(counts ?? {})
      .map(([realm, count]) => `${this.words.name(realm)} ${count}`)
      .join(", ");
  }

  #province(key: string): Told {
    const fact = this.atlas.facts.provinces[key]!;
    const far = this.atlas.facts.spaces[fact.space]!.continent;
    const place = far ? this.#say("look-continent", { continent: far }) : this.#say("look-in", { place: fact.space });
    return {
      kind: `${this.#say(far ? "look-distant" : "look-province")}, ${place}`,
      title: this.words.name(key),
      lines: [...this.#landLines(key), ...this.#areaLines(fact.space)],
    };
  }

  #landLines(key: string): Line[] {
    const { table, atlas } = this;
    const land = landOf(table, atlas, key);
    const fact = atlas.facts.provinces[key]!;
    const lines: Line[] = [
      { text: land.holder ? this.#say("look-owner", { realm: land.holder }) : this.#say("look-vacant") },
    ];
    if (Object.values(table.realms).some((realm) => realm.capital === key))
      lines[0]!.text += `, ${this.#say("look-capital")}`;
    if (land.town && isVassal(land.town))
      lines.push(
        { text: this.#say("look-town", { what: "vassal", realm: land.player }) },
        { text: this.#say("europa-why-vassal"), rule: "EU-7.5.2" },
      );
    else if (land.town)
      lines.push({ text: this.#say("look-town", { what: land.town.what ?? "small", realm: land.player }) });
    if (land.top) {
      const text = land.top.rebels
        ? this.#say("look-rebel-town")
        : this.#say("look-occupied", { realm: land.top.realm ?? "" });
      lines.push({ text: `${text}: ${this.#say("europa-why-occupied")}`, rule: "EU-2.C.6", bad: true });
    }
    if (land.unrest) lines.push({ text: this.#say("europa-why-unrest"), rule: "EU-14.1.1", bad: true });
    if (fact.territory)
      lines.push({
        text: `${this.#say("look-territory", { number: fact.territory })}: ${this.#say("europa-why-territory")}`,
        rule: "EU-2.M.17",
      });
    else if (!isVassal(land.town))
      lines.push({ text: this.#say("europa-why-value", { value: land.value }), rule: "EU-7.5.2" });
    const shown = table.provinces[key];
    if (shown?.plus) lines.push({ text: this.#say("look-plus", { count: shown.plus }) });
    if (shown?.dnpr) lines.push({ text: this.#say("look-dnpr", { realm: shown.dnpr }), rule: "EU-2.C.10" });
    if (fact.gold)
      lines.push({ text: `${this.#say("look-gold")}: ${this.#say("europa-why-gold")}`, rule: "EU-2.M.15" });
    if (fact.seas) {
      const seas = fact.seas.map((sea) => this.words.name(sea)).join(", ");
      const closed = fact.grey && !land.town && !shown?.dnpr;
      lines.push({ text: this.#say("look-port", { ports: land.value, seas }) });
      lines.push(
        closed
          ? { text: this.#say("europa-why-grey"), rule: "EU-2.M.18" }
          : { text: this.#say("europa-why-port", { ports: land.value }), rule: "EU-2.M.11" },
      );
    }
    for (const force of this.forces) if (force.place === key) lines.push({ text: this.#short(force) });
    return lines;
  }

  #areaLines(space: string): Line[] {
    const area = this.table.areas[space];
    const fact = this.atlas.facts.spaces[space]!;
    const lines: Line[] = [];
    if (area?.creed)
      lines.push({ text: `${this.#say("europa-why-religion")}: ${this.words.name(area.creed)}`, rule: "EU-2.M.6" });
    const elector = this.table.empire?.electors.includes(space);
    if (elector)
      lines.push({ text: `${this.#say("look-elector")}: ${this.#say("europa-why-elector")}`, rule: "EU-2.M.21" });
    else if (fact.hre === 2 && this.table.empire && !area?.not_hre)
      lines.push({ text: this.#say("europa-why-hre"), rule: "EU-2.M.21" });
    if (area?.influence)
      lines.push({
        text: `${this.#say("look-influence")} ${this.#counts(area.influence)} (${this.#say("europa-why-influence")})`,
        rule: "EU-11.1.1",
      });
    if (area?.imperial) lines.push({ text: this.#say("board-imperial", { count: area.imperial }) });
    if (area?.claims?.length)
      lines.push({
        text: `${this.#say("look-claims")} ${area.claims.map((realm) => this.words.name(realm)).join(", ")} (${this.#say("europa-why-claim")})`,
        rule: "EU-2.C.12",
      });
    if (area?.core)
      lines.push({ text: `${this.words.name(area.core)}: ${this.#say("europa-why-core")}`, rule: "EU-2.C.10" });
    if (area?.plague) lines.push({ text: this.#say("europa-why-plague"), bad: true });
    for (const force of this.forces)
      if (force.place === space) lines.push({ text: this.#short(force), bad: force.kind === "rebels" });
    return lines;
  }

  #space(key: string): Told {
    const provinces = Object.values(this.atlas.leaves).flatMap((leaf) => leaf.provincesOf(key));
    const owners = provinces.map((province) => {
      const land = landOf(this.table, this.atlas, province);
      return `${this.words.name(province)} (${land.holder ? this.words.name(land.holder) : this.#say("look-vacant")})`;
    });
    const far = this.atlas.facts.spaces[key]?.continent;
    return {
      kind: this.#say(far ? "look-distant" : "look-space"),
      title: this.words.name(key),
      lines: [{ text: `${this.#say("look-provinces")} ${owners.join(", ")}` }, ...this.#areaLines(key)],
    };
  }

  #sea(key: string): Told {
    const fact = this.atlas.facts.seas[key]!;
    const lines: Line[] = this.forces
      .filter((force) => force.place === key)
      .map((force) => ({ text: this.#short(force) }));
    lines.push({ text: this.#say("look-slots", { count: fact.slots }), rule: "EU-2.M.14" });
    if (fact.galleys) lines.push({ text: this.#say("europa-why-galleys"), rule: "EU-2.M.7" });
    const nodes = Object.entries(this.atlas.facts.nodes).filter(([, node]) => node.seas.includes(key));
    if (nodes.length)
      lines.push({ text: `${this.#say("look-nodes")} ${nodes.map(([node]) => this.words.name(node)).join(", ")}` });
    return { kind: this.#say("look-sea"), title: this.words.name(key), lines };
  }

  #node(key: string): Told {
    const shown = this.table.nodes[key];
    const lines: Line[] = [{ text: this.#say("europa-why-node"), rule: "EU-12.5.1" }];
    if (shown?.power)
      lines.push({ text: this.#say("europa-why-power", { list: this.#counts(shown.power) }), rule: "EU-12.5.2" });
    if (shown?.pirates)
      lines.push({ text: this.#say("europa-why-pirates", { count: shown.pirates }), rule: "EU-12.5.6", bad: true });
    if (shown?.expanded) lines.push({ text: this.#say("europa-why-expanded"), rule: "EU-12.5.4" });
    const fact = this.atlas.facts.nodes[key]!;
    const beside = [...fact.seas, ...fact.spaces].map((place) => this.words.name(place));
    lines.push({ text: `${this.#say("look-next")} ${beside.join(", ")}` });
    return { kind: this.#say("look-node"), title: this.words.name(key), lines };
  }

  #realm(key: string): Told {
    const shown = this.table.realms[key];
    const lines: Line[] = [];
    if (shown?.lord) lines.push({ text: this.#say("look-kind-vassal", { realm: shown.lord }) });
    if (shown)
      lines.push(
        { text: this.#say("look-capital-in", { province: shown.capital }) },
        { text: this.words.name(shown.faith) },
      );
    return { kind: this.#say("look-realm"), title: this.words.name(key), lines };
  }

  /** `France: Army 1, 3 (2 infantry, 1 cavalry)` in words of the catalogue. */
  #short(force: Force): string {
    const who = force.realm ? `${this.words.name(force.realm)}: ` : "";
    if (force.kind === "rebels") return this.#say("board-rebels", { count: force.count });
    if (force.kind === "army") return `${who}${this.words.name(`army:${force.number}`)}, ${force.count}`;
    if (force.kind === "units") return `${who}${this.words.name("unit:regular-infantry")} ${force.count}`;
    const ships = (["light", "heavy", "galley"] as const)
      .map((kind, i) => (force.ships[i] ? `${this.words.name(`ship:${kind}`)} ${force.ships[i]}` : ""))
      .filter(Boolean);
    return `${who}${force.kind === "fleet" ? `${this.#say("look-fleet")}, ` : ""}${ships.join(", ")}`;
  }

  #force(force: Force): Told {
    const lines: Line[] = [];
    const why = {
      army: ["europa-why-army", "EU-9.5.3"],
      units: ["europa-why-units", "EU-9.5.3"],
      fleet: ["europa-why-fleet", "EU-9.5.16"],
      ships: ["europa-why-ships", "EU-9.5.16"],
      rebels: ["europa-why-rebels", "EU-2.T.8"],
    }[force.kind] as [string, string];
    if (force.kind === "army") {
      const army = this.table.players.find((player) => player.realm === force.realm)?.armies[force.number - 1];
      for (const [unit, count] of Object.entries(army?.units ?? {}))
        lines.push({ text: `${this.words.name(`unit:${unit}`)} ${count}` });
    } else if (force.kind === "fleet") lines.push({ text: this.#short(force) });
    if (force.leader) lines.push({ text: `${this.#say("board-leader")}: ${this.words.name(force.leader)}` });
    lines.push({ text: this.#say(why[0]), rule: why[1], bad: force.kind === "rebels" });
    if (force.slots) lines.push({ text: this.#say("europa-why-slots", { count: force.slots }), rule: "EU-12.5.2" });
    return { kind: this.words.name(force.place), title: this.#short(force), lines };
  }
}
