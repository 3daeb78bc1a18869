"""A slow and obvious reading of the rules on names, straight from the data files, to compare the answers of `ask`
with.

Nothing here uses the tables of `facts` but the names of things: links, Ports and sizes are read from the rows again,
and every question is answered by scanning everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ludarium.games.europa.facts import places, realms
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.position import Europa

from ..facts.raw import items, rows

PROVINCES = {row["province"]: row for row in rows("provinces")}
LINKS = rows("adjacency")
NODES = {row["trade_node"]: row for row in rows("trade_nodes")}
ACTIVE = {"Upper Egypt", "Gujarat", "Bengal", "Hangzhou", "Canton", "Beijing", "Siam", "Honshu"}
MAIN = {row["area"] for row in rows("areas")}
DISTANT_SEAS = {row["sea_zone"] for row in rows("seas") if row["map"] != "main"}


class World:
    """What lies on the table, by names."""

    def __init__(self, position: Europa) -> None:
        self.told: dict[tuple[str, str], bool] = {}
        east = position.board == places.FULL_1444
        assert position.board in (places.WEST_1444, places.FULL_1444)
        self.provinces = [name for name, row in PROVINCES.items() if east or row["map"] != "east"]
        self.area = {name: self._area(name) for name in self.provinces}
        self.faces = {name: set(items(PROVINCES[name]["sea_zones"])) for name in self.provinces}
        self.areas = set(self.area.values())
        self.seas = {sea for name in self.provinces for sea in self.faces[name]}
        self.links: set[frozenset[str]] = set()
        self.mountains: set[frozenset[str]] = set()
        self.sea_links: set[frozenset[str]] = set()
        self.pacific: set[frozenset[str]] = set()
        for row in LINKS:
            pair = frozenset((row["a"], row["b"]))
            if row["kind"] in ("land-area", "distant-land") and pair <= self.areas:
                self.links.add(pair)
                if row["mountain"] == "yes":
                    self.mountains.add(pair)
            if row["kind"] == "sea-sea" and pair <= self.seas:
                self.sea_links.add(pair)
                if row["via"] in ("letter G", "letter H", "letter I"):
                    self.pacific.add(pair)
        self._read(position)

    def _area(self, name: str) -> str:
        return PROVINCES[name]["area_or_continent"] if PROVINCES[name]["area_or_continent"] in MAIN else name

    def _read(self, position: Europa) -> None:
        self.players = [realms.NAME[each.realm] for each in position.players]
        land, own = position.land, position.realms
        self.holder: dict[str, str] = {}
        self.town: dict[str, str] = {}  # Province: player, with his Town
        self.tokens: dict[str, str] = {}  # Province: player, with his Vassal token
        self.large: set[str] = set()
        self.top: dict[str, str] = {}  # Province: player, or "Rebels"
        self.dnpr: set[str] = set()
        self.plus: dict[str, int] = {}
        for name in self.provinces:
            index = places.PROVINCE_NAMED[name]
            if land.holder[index] >= 0:
                self.holder[name] = realms.NAME[land.holder[index]]
            if land.town[index]:
                what, whose = (land.town[index] - 1) % 8, self.players[(land.town[index] - 1) // 8]
                (self.tokens if what == at.VASSAL else self.town)[name] = whose
                if what in (at.LARGE, at.TWO_SMALL):
                    self.large.add(name)
            if land.top[index] == at.REBELS:
                self.top[name] = "Rebels"
            elif land.top[index]:
                self.top[name] = self.players[(land.top[index] - 1) // 8]
            if land.dnpr[index]:
                self.dnpr.add(name)
            self.plus[name] = land.marks[index] // at.PLUS_ONE % 4
        self.kind = {realms.NAME[r]: own.kind[r] for r in range(realms.REALMS)}
        self.lord = {realms.NAME[r]: realms.NAME[own.lord[r]] for r in range(realms.REALMS) if own.lord[r] >= 0}
        self.active = {realms.NAME[r]: self.players[own.active[r] - 1] for r in range(realms.REALMS) if own.active[r]}
        self.allies = {
            (player, realms.NAME[r])
            for k, player in enumerate(self.players)
            for r in range(realms.REALMS)
            if own.allies[r] >> k & 1
        }
        self.weddings = {
            (player, realms.NAME[r])
            for k, player in enumerate(self.players)
            for r in range(realms.REALMS)
            if own.wed[r] >> k & 1
        }
        self.capital = {
            realms.NAME[r]: places.NAME[own.capital[r]] for r in range(realms.REALMS) if own.capital[r] >= 0
        }
        flat = position.bonds.wars
        self.wars = [(realms.NAME[flat[i]], realms.NAME[flat[i + 1]]) for i in range(0, len(flat), 4)]
        self._read_forces(position)

    def _read_forces(self, position: Europa) -> None:
        forces = position.forces
        self.units: dict[tuple[str, str], int] = {}  # (player or Rebels, Area)
        self.ships: dict[tuple[str, str], int] = {}  # (player, Sea Zone)
        self.light: dict[tuple[str, str], int] = {}
        self.ports: dict[tuple[str, str], int] = {}  # (player, Province)
        self.light_ports: dict[tuple[str, str], int] = {}
        self.cubes: dict[tuple[str, str], int] = {}
        self.imperial: dict[str, int] = {}
        self.claims: set[tuple[str, str]] = set()
        for space, name in enumerate(places.SPACE_NAME):
            if forces.rebels[space]:
                self.units["Rebels", name] = forces.rebels[space]
            for k, player in enumerate(self.players):
                count = forces.loose[space] // 32**k % 32
                for army in range(3):
                    start = (k * 3 + army) * at.ARMY
                    if forces.armies[start] == space:
                        count += sum(forces.armies[start + 1 : start + 10])
                if count:
                    self.units[player, name] = count
                if position.areas.claims[space] >> k & 1:
                    self.claims.add((player, name))
                if space < places.AREAS and position.areas.influence[space] // 8**k % 8:
                    self.cubes[player, name] = position.areas.influence[space] // 8**k % 8
            if space < places.AREAS and position.areas.influence[space] // 8**6:
                self.imperial[name] = position.areas.influence[space] // 8**6
        for sea, name in enumerate(places.SEA_NAME):
            for k, player in enumerate(self.players):
                own = forces.sail[sea] // 64**k % 64
                light = own % 16 + own // 16
                count = light
                if forces.fleets[k * at.FLEET] == sea:
                    count += sum(forces.fleets[k * at.FLEET + 1 : k * at.FLEET + 4])
                    light += forces.fleets[k * at.FLEET + 1]
                if count:
                    self.ships[player, name] = count
                if light:
                    self.light[player, name] = light
        for i in range(0, len(forces.docked), 3):
            key = (self.players[forces.docked[i + 1]], places.NAME[forces.docked[i]])
            self.ports[key] = self.ports.get(key, 0) + forces.docked[i + 2]
            self.light_ports[key] = self.light_ports.get(key, 0) + forces.docked[i + 2]
        for k, player in enumerate(self.players):
            place = forces.fleets[k * at.FLEET]
            if place >= at.SEAS:
                key = (player, places.NAME[place - at.SEAS])
                fleet = forces.fleets[k * at.FLEET + 1 : k * at.FLEET + 4]
                self.ports[key] = self.ports.get(key, 0) + sum(fleet)
                if fleet[0]:
                    self.light_ports[key] = self.light_ports.get(key, 0) + fleet[0]
        self.emperor = realms.NAME[position.emperor] if position.emperor >= 0 else ""

    # Provinces

    def value(self, province: str) -> int:
        if province in self.large:
            return 2
        return int(PROVINCES[province]["tax"] or 1)

    def port_count(self, province: str) -> int:
        return int(PROVINCES[province]["port_count"] or 0)

    def grey(self, province: str) -> bool:
        """An inactive Port: Distant, not on the list, and without Town, Vassal or DNPR token."""
        if self.area[province] in MAIN or province in ACTIVE:
            return False
        settled = province in self.town or province in self.tokens or province in self.dnpr
        return not settled and self.top.get(province, "Rebels") == "Rebels"

    def control(self, province: str) -> str:
        return self.top.get(province) or self.holder.get(province, "")

    def owner(self, province: str) -> str:
        return "" if province in self.top else self.holder.get(province, "")

    def of(self, area: str) -> list[str]:
        return [name for name in self.provinces if self.area[name] == area]

    # Realms

    def camp(self, realm: str) -> set[str]:
        """Everybody who fights where this Realm has a War token."""
        found = {realm} | {ally for ally, player in self.active.items() if player == realm}
        return found | {vassal for vassal, lord in self.lord.items() if lord in found}

    def foe(self, one: str, two: str) -> bool:
        if (one, two) not in self.told:
            self.told[one, two] = self._foe(one, two)
        return self.told[one, two]

    def _foe(self, one: str, two: str) -> bool:
        for a, b in self.wars:
            if one in self.camp(a) and two in self.camp(b):
                return True
            if one in self.camp(b) and two in self.camp(a):
                return True
        return False

    def peace(self, player: str) -> bool:
        return not any(player in pair for pair in self.wars)

    def friend(self, player: str, realm: str) -> bool:
        return realm == player or self.lord.get(realm) == player or (player, realm) in self.allies

    # spaces

    def beside(self, area: str) -> list[str]:
        return [other for other in self.areas if frozenset((area, other)) in self.links]

    def hostile_units(self, realm: str, area: str) -> bool:
        for (who, where), _ in self.units.items():
            if where == area:
                if who == "Rebels":
                    if realm in self.players:
                        return True
                elif self.foe(realm, who):
                    return True
        return False

    def hostile(self, player: str, area: str) -> bool:
        if self.hostile_units(player, area):
            return True
        for province in self.of(area):
            realm = self.control(province)
            if realm == "Rebels" or (realm and self.foe(player, realm)):
                return True
        return False

    def friendly(self, player: str, area: str) -> bool:
        return not self.hostile(player, area) and any(
            self.friend(player, self.control(province)) for province in self.of(area)
        )

    def hostile_sea(self, realm: str, sea: str) -> bool:
        for (who, where), _ in self.ships.items():
            if where == sea and self.foe(realm, who):
                return True
        for province in self.provinces:
            owner = self.owner(province)
            if sea not in self.faces[province] or not owner or self.kind[owner] not in (at.NPR, at.DNPR):
                continue
            if self.grey(province) or not self.foe(realm, owner):
                continue
            fighting = [who for who in self.players if self.foe(who, owner) and (who, sea) in self.ships]
            if not fighting:
                return True
        return False

    # land moves

    def entry(self, player: str, area: str) -> str:
        if area not in MAIN:
            province = self.of(area)[0]
            realm = self.control(province)
            if not realm:
                with_claim = [who for who in self.players if (who, area) in self.claims]
                return "free" if any(who == player or self.foe(player, who) for who in with_claim) else "closed"
            if realm == "Rebels" or self.friend(player, realm) or self.foe(player, realm):
                return "free"
            return "closed"
        for province in self.of(area):
            for realm in (self.holder.get(province, ""), self.control(province)):
                if realm == "Rebels" or (realm and (self.friend(player, realm) or self.foe(player, realm))):
                    return "free"
        if self.peace(player) or (player, area) in self.claims:
            return "closed"
        opponents = [
            province
            for province in self.of(area)
            if province in self.town and province not in self.top and self.town[province] != player
        ]
        return "consent" if opponents == self.of(area) else "priced"

    def walks(self, player: str, area: str, steps: int) -> dict[str, int]:
        """Every space that can be walked to, with the least steps, by trying all ways."""
        found: dict[str, int] = {}

        def go(here: str, gone: int) -> None:
            for other in self.beside(here):
                if self.entry(player, other) == "closed":
                    continue
                if other != area:
                    found[other] = min(found.get(other, 99), gone + 1)
                if gone + 1 < steps and other in MAIN and self.friendly(player, other):
                    go(other, gone + 1)

        go(area, 0)
        return found

    # the sea

    def friendly_port(self, player: str, province: str) -> bool:
        if not self.faces[province] or self.grey(province):
            return False
        realm = self.control(province)
        return realm not in ("", "Rebels") and self.friend(player, realm)

    def known(self, player: str, sea: str) -> bool:
        if sea not in DISTANT_SEAS:
            return True
        for province in self.provinces:
            if sea in self.faces[province] and (
                player in (self.town.get(province), self.tokens.get(province), self.top.get(province))
                or (player, self.area[province]) in self.claims
            ):
                return True
        return False

    def sails(self, player: str, start: str, spaces: int, exploring: bool) -> dict[str, tuple[int, int]]:
        """Every Sea Zone and Port (by its Province) within reach: least spaces, and least fee of all ways that long
        or longer, by trying all ways."""
        ways: dict[str, list[tuple[int, int]]] = {}

        def go(here: str, gone: int, fee: int) -> None:
            if here in self.seas:
                beside = [other for other in self.seas if frozenset((here, other)) in self.sea_links]
                beside += [p for p in self.provinces if here in self.faces[p] and self.friendly_port(player, p)]
            else:
                beside = list(self.faces[here])
            for other in beside:
                if other in self.seas and not exploring and not self.known(player, other):
                    continue
                paid = fee + (1 if frozenset((here, other)) in self.pacific else 0)
                if other != start:
                    ways.setdefault(other, []).append((gone + 1, paid))
                ends = (
                    (other in DISTANT_SEAS or self.hostile_sea(player, other))
                    if other in self.seas
                    else (self.area[other] not in MAIN)
                )
                if gone + 1 < spaces and not ends:
                    go(other, gone + 1, paid)

        go(start, 0, 0)
        return {place: (min(n for n, _ in each), min(fee for _, fee in each)) for place, each in ways.items()}

    def bridges(self, player: str, area: str, through: set[str] | None) -> dict[str, int]:
        """Every space that a Naval Bridge leads to, and how many Units it carries, by trying all chains of zones."""
        allies = [who for who in self.players if who != player and (player, who) in self.allies]
        found: dict[str, int] = {}
        for goal in self.areas:
            if goal == area or self.entry(player, goal) == "closed":
                continue
            helping = allies
            if self.hostile(player, goal):
                helping = [who for who in allies if self._common(player, who, goal)]
            for friends in [[], helping] if helping else [[]]:
                for chain in self._sea_ways(player, friends, area, goal):
                    if friends and any(
                        (who, sea) in self.ships and self.foe(player, who) for who in self.players for sea in chain
                    ):
                        continue
                    if through is not None and not through & set(chain):
                        continue
                    width = min(sum(self.ships.get((who, sea), 0) for who in [player, *friends]) for sea in chain)
                    found[goal] = max(found.get(goal, 0), 3 * width)
        return found

    def _common(self, player: str, ally: str, area: str) -> bool:
        """An Enemy of both is present: with Units or with a Province."""
        present = {who for who, where in self.units if where == area}
        present |= {self.control(province) for province in self.of(area)}
        for who in present - {""}:
            if who == "Rebels" or (self.foe(player, who) and self.foe(ally, who)):
                return True
        return False

    def _sea_ways(self, player: str, friends: list[str], area: str, goal: str) -> Iterator[list[str]]:
        zones = {sea for sea in self.seas if any((who, sea) in self.ships for who in [player, *friends])}
        ends = {sea for province in self.of(goal) for sea in self.faces[province]}
        starts = {sea for province in self.of(area) for sea in self.faces[province]}
        stack = [[sea] for sea in starts & zones]
        while stack:
            way = stack.pop()
            if way[-1] in ends:
                yield way
            stack += [[*way, sea] for sea in zones if sea not in way and frozenset((way[-1], sea)) in self.sea_links]

    # Capacity

    def army(self, realm: str, area: str, spent: set[str]) -> list[str]:
        """The Provinces that count, as the digest's procedure I.4 reads."""
        found = []
        for province in self.provinces:
            owner = self.owner(province)
            if not owner or province in spent or (owner != realm and self.lord.get(owner) != realm):
                continue
            home = self.area[province]
            if home == area:
                found.append(province)
            elif self.hostile_units(realm, home):
                continue
            elif frozenset((home, area)) in self.links:
                found.append(province)
            else:
                common = {sea for other in self.of(area) for sea in self.faces[other]} & self.faces[province]
                if any(not self.hostile_sea(realm, sea) for sea in common):
                    found.append(province)
        return found

    def worth(self, realm: str, province: str) -> int:
        return self.value(province) + (self.plus[province] if realm not in self.players else 0)

    def navy(self, realm: str, sea: str) -> int:
        return sum(
            self.port_count(province)
            for province in self.provinces
            if sea in self.faces[province] and self.owner(province) == realm and not self.grey(province)
        )

    # chains

    def chain(self, player: str, pieces: set[str], goal_ends: set[str]) -> list[list[str]]:
        """All simple chains from the Capital Area to one of the ends; links between need a piece."""
        home = self.area[self.capital[player]]
        found = []
        stack = [[home]]
        while stack:
            way = stack.pop()
            if way[-1] in goal_ends and (way[-1] in pieces or way[-1] == home):
                found.append(way)
            for other in pieces:
                if other not in way and self.chained(way[-1], other):
                    stack.append([*way, other])
        return found

    def joined(self, player: str, pieces: set[str]) -> set[str]:
        """Everything with a piece that is joined to the Capital Area."""
        found = {self.area[self.capital[player]]}
        while True:
            more = {link for link in pieces - found if any(self.chained(link, other) for other in found)}
            if not more:
                return found
            found |= more

    def chained(self, one: str, two: str) -> bool:
        if one in self.seas and two in self.seas:
            return frozenset((one, two)) in self.sea_links
        if one in self.seas:
            one, two = two, one
        if two in self.seas:
            return any(two in self.faces[province] for province in self.of(one))
        return frozenset((one, two)) in self.links

    def trade_pieces(self, player: str) -> set[str]:
        found = {sea for (who, sea) in self.light if who == player}
        found |= {self.area[province] for (who, province) in self.light_ports if who == player}
        for province in self.provinces:
            if player in (self.town.get(province), self.tokens.get(province), self.top.get(province)):
                found.add(self.area[province])
        found |= {area for (who, area) in self.cubes if who == player}
        if player == self.emperor:
            found |= set(self.imperial)
        found |= {self.area[self.capital[realm]] for (who, realm) in self.weddings if who == player}
        return found

    def colony_pieces(self, player: str) -> set[str]:
        found = {sea for (who, sea) in self.ships if who == player}
        found |= {self.area[province] for (who, province) in self.ports if who == player}
        found |= {self.area[p] for p, who in self.town.items() if who == player and p not in self.top}
        return found

    def node_ends(self, node: str) -> set[str]:
        row = NODES[node]
        if row["type"] != "inland":
            return set(items(row["adjacent_sea_zones"])) & self.seas
        if row["area"].startswith("desert: "):
            return set(items(row["area"][8:])) & self.areas
        if row["area"] not in self.areas:
            return set()
        # its own Area needs no piece: whatever is chained to it will do
        ends = {row["area"]} | set(self.beside(row["area"]))
        return ends | {sea for province in self.of(row["area"]) for sea in self.faces[province]}

    # Influence

    def near(self, player: str) -> set[str]:
        """Areas next to a Town, Vassal, Alliance, Marriage or Influence (EU-2.T.1, 2.T.2, 2.T.15)."""
        found: set[str] = set()
        on = [p for p in self.provinces if player in (self.town.get(p), self.tokens.get(p), self.top.get(p))]
        on += [
            self.capital[realm]
            for realm in self.capital
            if (player, realm) in self.allies or (player, realm) in self.weddings
        ]
        for province in on:
            found |= {self.area[province], *self.beside(self.area[province])}
            found |= {self.area[other] for other in self.provinces if self.faces[other] & self.faces[province]}
        cubes = {area for (who, area) in self.cubes if who == player}
        if player == self.emperor:
            cubes |= set(self.imperial)
        for area in cubes:
            coast = {sea for province in self.of(area) for sea in self.faces[province]}
            found |= {area, *self.beside(area)}
            found |= {self.area[other] for other in self.provinces if self.faces[other] & coast}
        return found

    def adjacent(self, realm: str) -> set[str]:
        """Spaces adjacent to a Realm."""
        found: set[str] = set()
        for province in self.provinces:
            if self.owner(province) == realm:
                found |= {self.area[province], *self.beside(self.area[province])}
                found |= {self.area[other] for other in self.provinces if self.faces[other] & self.faces[province]}
        return found

    def adjacent_realms(self, one: str, two: str) -> bool:
        for a in self.provinces:
            for b in self.provinces:
                if self.owner(a) == one and self.owner(b) == two:
                    if self.area[a] == self.area[b] or frozenset((self.area[a], self.area[b])) in self.links:
                        return True
                    if self.faces[a] & self.faces[b]:
                        return True
        return False


def suffices(values: list[int], masks: list[int], needs: list[int]) -> bool:
    """Whether things can meet the needs, by trying every way to give each to one of its needs, or to none."""
    choices = [[-1, *[need for need in range(len(needs)) if mask >> need & 1]] for mask in masks]
    for way in product(*choices):
        given = [0] * len(needs)
        for value, need in zip(values, way, strict=True):
            if need >= 0:
                given[need] += value
        if all(have >= want for have, want in zip(given, needs, strict=True)):
            return True
    return False
