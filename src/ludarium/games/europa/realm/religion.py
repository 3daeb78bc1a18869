"""Religions of Areas and Realms that change (EU-15), and Convert Area (EU-5.3.2)."""

from __future__ import annotations

from ludarium.games.europa.ask import modifiers, offices, ownership, tables
from ludarium.games.europa.facts import faiths, ideas, places, realms, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.deeds import Facts
from ludarium.games.europa.put import purse, towns
from ludarium.games.europa.put.deeds import happened
from ludarium.games.europa.realm.words import (
    AREA_CONVERTED,
    CONVERT_AREA,
    RELIGION_CHANGED,
    STATE_RELIGION_CHANGED,
    UNREST_IN,
)
from ludarium.games.europa.table.actions import FREE, price
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import ADM
from ludarium.games.europa.table.position import (
    PLAYED,
    REVOLUTION,
    UNREST,
    Europa,
)
from ludarium.games.europa.table.small import put
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first

FIRST_AGE = 2  # of Change State Religion (EU-5.1.6.1)
LEFT_INFLUENCE = 5  # EU-5.1.6.3
FORM_REVOLUTION = ideas.NAMED["Revolutionary Regime"]


# Religions of Areas


def set_creed(position: Europa, space: int, faith: int) -> None:
    """EU-15.3.1-3: the slot of the Area, and with it all Areas it governs; a Revolution token lies on top, any other
    conversion removes it. NPRs with their Capital there follow (EU-15.2.3); the Papal States never (EU-2.O.11)."""
    slot = places.SLOT_OF[space]
    old = position.areas.creed[slot]
    new = (old & ~REVOLUTION) | REVOLUTION if faith == faiths.REVOLUTIONARY else faith
    if new == old:
        return
    areas = position.own_creeds()
    for area in places.SLOT_AREAS[slot]:
        areas.creed = put(areas.creed, area, new)
        position.tell(RELIGION_CHANGED, area, faith)
    if faith == faiths.DIVERSE:
        return
    shown = offices.creed(position, space)
    for realm in range(realms.REALMS):
        capital = position.realms.capital[realm]
        if (
            capital >= 0
            and position.realms.kind[realm] != PLAYED
            and realm != realms.PAPAL_STATES
            and places.SLOT_OF[places.SPACE_OF[capital]] == slot
            and places.SPACE_OF[capital] < places.AREAS
            and position.realms.faith[realm] != shown
        ):
            lords = position.own_faiths()
            lords.faith = put(lords.faith, realm, shown)
            position.tell(STATE_RELIGION_CHANGED, realm, shown)


def set_faith(position: Europa, player: int, faith: int) -> None:
    """The State Religion, without the costs of the Action (EFFECTS: state_religion). Cardinals follow (AMB-36), and an
    Emperor who turns to the Revolution ends the Empire (EU-18.7.3)."""
    realm = position.players[player].realm
    if realm == realms.PAPAL_STATES or position.realms.faith[realm] == faith:
        return
    lords = position.own_faiths()
    lords.faith = put(lords.faith, realm, faith)
    position.tell(STATE_RELIGION_CHANGED, realm, faith)
    DOORS.faith_changed(position, player)


DOORS.set_faith = set_faith


def idea_gained(position: Europa, player: int, idea: int) -> None:
    """EU-15.0.8: a Revolutionary Realm that takes another Government Form gives the Revolution up."""
    realm = position.players[player].realm
    if not ideas.FORM[idea] or idea == FORM_REVOLUTION or position.realms.faith[realm] != faiths.REVOLUTIONARY:
        return
    slot = places.SLOT_OF[ownership.capital_space(position, realm)]
    creed = position.areas.creed[slot] & ~REVOLUTION
    set_creed(position, slot, creed)
    # Diverse Faiths are no State Religion (EU-15.0.6): then it is the Realm's listed one
    set_faith(position, player, realms.FAITH[realm] if creed == faiths.DIVERSE else creed)


DOORS.idea_gained = idea_gained


# Convert Area


def convert_price(position: Europa, player: int, waived: int) -> int:
    """2 ADM; Protestants pay 1 less (EU-15.0.3)."""
    adm = tracks.CONVERT[0] + modifiers.total(position, player, symbols.M_CONVERT_COST)
    if position.realms.faith[position.players[player].realm] == faiths.PROTESTANT:
        adm -= 1
    return price(max(0, adm), waived)


def convertible(position: Europa, player: int, first_only: bool = False) -> list[int]:
    """EU-5.3.2.1: slots of which the player Owns every Province, or at least one while all others are Owned by Realms
    of
    his State Religion; occupied ones are nobody's (AMB-EU1-58). `first_only`: looks no further than the first."""
    realm = position.players[player].realm
    faith = position.realms.faith[realm]
    slots = [0] * places.AREAS
    for space in tables.spaces(position.land, player):
        if space < places.AREAS:
            slots[places.SLOT_OF[space]] = 1
    found: list[int] = []
    for slot, mine in enumerate(slots):
        if mine and offices.differs(position, player, slot) and _all_ours(position, player, slot, faith):
            found.append(slot)
            if first_only:
                break
    return found


def _all_ours(position: Europa, player: int, slot: int, faith: int) -> bool:
    mine = False
    for area in places.SLOT_AREAS[slot]:
        for province in places.PROVINCES_OF[position.board][area]:
            owner = ownership.owner(position, province)
            if owner < 0:
                return False
            if ownership.owner_player(position, province) == player:
                mine = True
            elif not offices.same_faith(position.realms.faith[owner], faith):
                return False
    return mine


def can_convert(position: Europa, player: int, waived: int = 0) -> bool:
    me = position.players[player]
    ducats = 0 if waived >= FREE else tracks.CONVERT[3]
    if me.power[ADM] < convert_price(position, player, waived) or me.ducats < ducats:
        return False
    return bool(convertible(position, player, first_only=True))


def begin_convert(position: Europa, player: int, waived: int = 0) -> None:
    ducats = 0 if waived >= FREE else tracks.CONVERT[3]
    purse.pay(position, player, convert_price(position, player, waived), 0, 0, ducats)
    position.push(ConvertArea(player))


@data
class ConvertArea(Decision[Europa]):
    """EU-5.3.2.1: which Area is converted; a slot stands for all Areas it governs."""

    RULES = ("EU-5.3.2.1", "EU-5.3.2.2")

    def options(self, position: Europa) -> list[int]:
        return [CONVERT_AREA.of(space) for space in convertible(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        convert(position, self.seat, first(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("faith", faiths.FAITH.full(position.realms.faith[position.realm_of(self.seat)]))]


def convert(position: Europa, player: int, space: int) -> None:
    """EU-5.3.2.2-3: the slot shows the player's faith; Unrest on one own Town there, then Rebel Dice."""
    realm = position.players[player].realm
    faith = position.realms.faith[realm]
    slot = places.SLOT_OF[space]
    set_creed(position, slot, faith)
    position.tell(AREA_CONVERTED, realm, slot, faith)
    happened(position, player, symbols.H_CONVERT_AREA, Facts())
    if not modifiers.allowed(position, player, symbols.M_NO_CONVERT_UNREST):
        position.plan([ConvertUnrest(player, slot), ConvertDice(player, slot)])


def slot_towns(position: Europa, player: int, slot: int) -> list[int]:
    """Own Towns without Unrest in the Areas of a slot."""
    return [
        province
        for area in places.SLOT_AREAS[slot]
        for province in ownership.own_in(position, player, area)
        if not position.land.marks[province] & UNREST
    ]


@data
class ConvertUnrest(Step[Europa]):
    player: int
    slot: int

    def run(self, position: Europa) -> None:
        found = slot_towns(position, self.player, self.slot)
        if len(found) == 1:
            towns.unrest(position, found[0], True)
        elif found:
            position.push(UnrestTownIn(self.player, self.slot))


@data
class UnrestTownIn(Decision[Europa]):
    """EU-5.3.2.3, 5.1.6.5: which own Town of the Area gets Unrest."""

    slot: int
    RULES = ("EU-5.3.2.3", "EU-5.1.6.5")

    def options(self, position: Europa) -> list[int]:
        return [UNREST_IN.of(province) for province in slot_towns(position, self.seat, self.slot)]

    def choose(self, position: Europa, option: int) -> None:
        towns.unrest(position, first(option), True)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(self.slot))]


@data
class ConvertDice(Step[Europa]):
    """EU-5.3.2.3: Rebel Dice for all own Unrest in the Areas; Battles that come of it at once."""

    player: int
    slot: int

    def run(self, position: Europa) -> None:
        position.push(BattlesNow())
        for area in reversed(places.SLOT_AREAS[self.slot]):
            DOORS.rebel_dice(position, self.player, area, -1)


@data
class BattlesNow(Step[Europa]):
    def run(self, position: Europa) -> None:
        DOORS.battles(position)
