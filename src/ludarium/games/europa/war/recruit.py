"""Recruit Units (EU-5.5.3): kind by kind and place by place until the player is done, then the Battles.

`free_mercenaries` is for whoever gives some away (see `muster`).
"""

from __future__ import annotations

from ludarium.games.europa.ask import capacity, defence, ownership, relations
from ludarium.games.europa.battle import due
from ludarium.games.europa.battle.sides import needed
from ludarium.games.europa.facts import tracks
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.actions import price
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import ALLIED, INFANTRY, MERCENARY, REGULAR, UNIT_KINDS, Europa
from ludarium.games.europa.table.words import DONE, SHIP, UNIT
from ludarium.games.europa.war import build, hire, ledger, muster
from ludarium.games.europa.war.muster import free_mercenaries as free_mercenaries
from ludarium.games.europa.war.words import BUILD_SHIP, LAUNCH, RECRUIT_IN, RECRUIT_UNIT
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of


def can_recruit(position: Europa, player: int, waived: int = 0) -> bool:
    if position.players[player].power[MIL] < price(tracks.RECRUIT[2], waived):
        return False
    return any_kind(position, player)


def begin_recruit(position: Europa, player: int, waived: int = 0) -> None:
    purse.lose_power(position, player, MIL, price(tracks.RECRUIT[2], waived))
    position.push(RecruitUnits(player, []))


# what and where


def kinds(position: Europa, player: int, raised: list[int]) -> list[int]:
    """The options of the next Unit or Ship: payable, at hand, and with a place for it."""
    found: list[int] = []
    ducats = position.players[player].ducats
    foot = ledger.total(raised, ledger.FOOT)
    for start in (REGULAR, MERCENARY, ALLIED):
        wanted = [
            kind
            for kind in range(start, start + 3)
            if hire.left(position, player, kind) > 0 and hire.price(position, player, kind, foot) <= ducats
        ]
        if not wanted:
            continue
        spaces = candidates(position, player, start)
        takes: dict[int, bool] = {}  # whether a space takes one more: asked once, and only where it matters
        for kind in wanted:
            for space in spaces:
                if muster.has_spot(position, player, kind, space):
                    if space not in takes:
                        takes[space] = has_capacity(position, player, start, space, raised)
                    if takes[space]:
                        found.append(RECRUIT_UNIT.of(kind))
                        break
    for kind in range(3):
        if tracks.SHIP_DUCATS[kind] <= ducats and build.launch_places(position, player, kind, raised, first_only=True):
            found.append(BUILD_SHIP.of(kind))
    return found


def any_kind(position: Europa, player: int) -> bool:
    """Whether there is anything to recruit at all; looks no further than the first."""
    me = position.players[player]
    ducats = me.ducats
    for kind in range(UNIT_KINDS):
        # what is cheap to ask is asked first
        if kind < MERCENARY:
            if not me.available:
                continue
        elif kind >= ALLIED:
            if not me.allied:
                continue
        elif hire.mercenary_price(kind) > ducats:
            continue
        if (
            hire.left(position, player, kind) > 0
            and hire.price(position, player, kind, 0) <= ducats
            and has_room(position, player, kind)
        ):
            return True
    for kind in range(3):
        if tracks.SHIP_DUCATS[kind] <= ducats and build.launch_places(position, player, kind, [], first_only=True):
            return True
    return False


def has_room(position: Europa, player: int, kind: int) -> bool:
    """Whether a first Unit of a kind can be recruited anywhere (`room`)."""
    category = hire.category(kind)
    for space in candidates(position, player, category):
        if muster.has_spot(position, player, kind, space) and has_capacity(position, player, category, space, []):
            return True
    return False


def room(position: Europa, player: int, category: int, raised: list[int]) -> list[int]:
    """The spaces into which one more Unit of a category can be recruited."""
    spaces = candidates(position, player, category)
    return [space for space in spaces if has_capacity(position, player, category, space, raised)]


def candidates(position: Europa, player: int, category: int) -> list[int]:
    """The spaces for Units of a category, as far as they are enough (EU-5.5.3.3, 5.5.3.6)."""
    if category != ALLIED:
        return muster.own_spaces(position, player, vassals=True)
    spaces = muster.own_spaces(position, player, vassals=False)
    for ally in allies(position, player):
        spaces.extend(space for space in ownership.realm_spaces(position, ally) if space not in spaces)
    return spaces


def has_capacity(position: Europa, player: int, category: int, space: int, raised: list[int]) -> bool:
    """Whether one more Unit of a category fits into the Capacity of one of its spaces; Mercenaries need none."""
    if category == MERCENARY:
        return True
    if category == REGULAR:
        return _fits(position, player, ledger.OWN, space, raised)
    return _tag(position, player, space, raised) is not None


def allies(position: Europa, player: int) -> list[int]:
    """The player's Active Allies."""
    return relations.active_allies(position, player)


def _tag(position: Europa, player: int, space: int, raised: list[int]) -> int | None:
    """Whose Capacity an Allied Unit takes: an Active Ally's in an Area of its own (EU-11.3.17), else the player's in an
    Area of his own (EU-5.5.3.6)."""
    for ally in allies(position, player):
        if space in ownership.realm_spaces(position, ally) and _fits(position, player, ally, space, raised):
            return ally
    if space in muster.own_spaces(position, player, vassals=False) and _fits(
        position, player, ledger.OWN, space, raised
    ):
        return ledger.OWN
    return None


def _fits(position: Europa, player: int, tag: int, space: int, raised: list[int]) -> bool:
    """Whether one more Unit fits into the Capacity, whichever Provinces serve which space (EU-9.2.11)."""
    more = ledger.demands(ledger.noted(raised, tag, space), tag)
    if tag == ledger.OWN:
        return capacity.fits(position, position.realm_of(player), more, position.players[player].spent_land)
    return capacity.fits(position, tag, more, defence.spent_on_land(position))


@data
class RecruitUnits(Decision[Europa]):
    """EU-5.5.3.1: the next Unit or Ship, or the end of recruiting."""

    raised: Shared[list[int]]  # see ledger
    RULES = ("EU-5.5.3.1", "EU-5.5.3.3", "EU-5.5.3.5", "EU-5.5.3.6", "EU-5.5.3.8", "EU-9.2.2")

    def options(self, position: Europa) -> list[int]:
        found = kinds(position, self.seat, self.raised)
        if self.raised:
            found.append(DONE.code)
        return found

    def choose(self, position: Europa, option: int) -> None:
        verb = verb_of(option)
        if verb == DONE.code:
            finish(position, self.seat, self.raised)
        elif verb == RECRUIT_UNIT.code:
            position.push(RecruitWhere(self.seat, first(option), self.raised))
        else:
            position.push(BuildWhere(self.seat, first(option), self.raised))

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        verb = verb_of(option)
        if verb == RECRUIT_UNIT.code:
            foot = ledger.total(self.raised, ledger.FOOT)
            return [("unit_price", hire.price(position, self.seat, first(option), foot))]
        return [("ship_price", tracks.SHIP_DUCATS[first(option)])] if verb == BUILD_SHIP.code else []


@data
class RecruitWhere(Decision[Europa]):
    """EU-5.5.3.3-6: the Area of a new Unit."""

    kind: int
    raised: Shared[list[int]]
    RULES = ("EU-5.5.3.3", "EU-5.5.3.4", "EU-5.5.3.5", "EU-5.5.3.6", "EU-11.3.14", "EU-11.3.17")

    def options(self, position: Europa) -> list[int]:
        spaces = room(position, self.seat, hire.category(self.kind), self.raised)
        return [RECRUIT_IN.of(space) for space in spaces if muster.has_spot(position, self.seat, self.kind, space)]

    def choose(self, position: Europa, option: int) -> None:
        player, kind, space = self.seat, self.kind, first(option)
        foot = ledger.total(self.raised, ledger.FOOT)
        tag = ledger.HIRED if hire.category(kind) == MERCENARY else ledger.OWN
        if hire.category(kind) == ALLIED:
            whose = _tag(position, player, space, self.raised)
            assert whose is not None, "an Allied Unit was offered where no Capacity is left"
            tag = whose
        raised = ledger.noted(self.raised, tag, space)
        if kind == REGULAR + INFANTRY:
            raised = ledger.noted(raised, ledger.FOOT, 0)
        purse.lose_ducats(position, player, hire.price(position, player, kind, foot))
        hire.draw(position, player, kind)
        position.push(RecruitUnits(player, raised))
        muster.settle(position, player, kind, space)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("unit", UNIT.full(self.kind))]


@data
class BuildWhere(Decision[Europa]):
    """EU-5.5.3.7: the Port or Sea Zone of a new Ship."""

    kind: int
    raised: Shared[list[int]]
    RULES = ("EU-5.5.3.7", "EU-9.2.8", "EU-9.2.10", "EU-9.U.17")

    def options(self, position: Europa) -> list[int]:
        return [LAUNCH.of(place) for place in build.launch_places(position, self.seat, self.kind, self.raised)]

    def choose(self, position: Europa, option: int) -> None:
        place = first(option)
        purse.lose_ducats(position, self.seat, tracks.SHIP_DUCATS[self.kind])
        position.push(RecruitUnits(self.seat, ledger.noted(self.raised, ledger.SHIPS, place)))
        build.moor(position, self.seat, self.kind, place)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("ship", SHIP.full(self.kind))]


def finish(position: Europa, player: int, raised: list[int]) -> None:
    """All is recruited: Capacity is spent for this Turn, and Battles start (EU-5.5.3.2, 9.2.11)."""
    realm = position.realm_of(player)
    me = position.own_player(player)
    me.spent_land.extend(capacity.assign(position, realm, ledger.demands(raised, ledger.OWN), me.spent_land))
    me.spent_sea.extend(capacity.ships_assign(position, realm, ledger.demands(raised, ledger.SHIPS), me.spent_sea))
    for ally in ledger.tags(raised):
        spent = defence.spent_on_land(position)
        more: list[int] = []
        for province in capacity.assign(position, ally, ledger.demands(raised, ally), spent):
            more.extend([province, 1])
        position.npr_spent = position.npr_spent + more
    for space in ledger.spaces(raised):
        if needed(position, player, space):
            due.due(position, space, at_sea=False, attacker=player, origin=-1)
    if position.battles_due:
        due.battles(position)
