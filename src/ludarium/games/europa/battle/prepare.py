"""Preparations of a Battle that somebody decides (EU-9.6.1, 9.7.4-7, 18.4.6, 15.0.5): Imperial Units, the Main
Defender, Appoint, the Leader used, dice removed by Military Drill, base dice.

The window to Appoint opens by what everybody can see: cards in hand, whatever they are, and Military Power.
"""

from __future__ import annotations

from ludarium.games.europa.ask import forces, modifiers, offices, ownership, reach
from ludarium.games.europa.battle import sides, state
from ludarium.games.europa.battle.state import (
    BASE,
    DEFENDER,
    DEFENDERS,
    IMPERIAL,
    LEADER,
    LEADS,
    LIEGE,
)
from ludarium.games.europa.battle.words import (
    BASE_CHOSEN,
    CHOOSE_DIE,
    CHOOSE_FORCE,
    DIE_REMOVED,
    IMPERIAL_JOIN,
    LEADER_USED,
    MAIN_DEFENDER_IS,
    RULER_LEADS,
    USE_GENERAL,
)
from ludarium.games.europa.facts.faiths import MUSLIM
from ludarium.games.europa.language import symbols
from ludarium.games.europa.realm import characters
from ludarium.games.europa.realm.words import APPOINT_ADMIRAL, APPOINT_GENERAL, REASSIGN, RULER_TO_ARMY
from ludarium.games.europa.table.player import MIL, NOBODY, THE_RULER
from ludarium.games.europa.table.position import CAVALRY, INFANTRY, Europa
from ludarium.games.europa.table.words import ACCEPT, DECLINE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of

# Imperial Units


def ask_imperial(position: Europa) -> None:
    """EU-18.4.6: the Emperor may add all Imperial Units in HRE Areas and in Areas of his Realm beside them by land,
    unless the Enemy consists of NPR Members of the HRE only."""
    player = offices.emperor_player(position)
    if player < 0 or not position.imperial_pool or state.at_sea(position):
        return
    side = state.side_of(position, player)
    if side >= 0 and _imperial_ground(position, player) and not _only_members(position, 1 - side):
        position.push(AddImperial(player, side))


def _imperial_ground(position: Europa, player: int) -> bool:
    space = state.place(position)
    if offices.hre_space(position, space):
        return True
    if not ownership.owns_in(position, player, space):
        return False
    for other in reach.land_neighbours(position, space):
        if offices.hre_space(position, other):
            return True
    return False


def _only_members(position: Europa, side: int) -> bool:
    if state.players(position, side) or state.black_pieces(position, side):
        return False
    for realm in state.npr_realms(position, side):
        if not offices.member(position, realm):
            return False
    return True


@data
class AddImperial(Decision[Europa]):
    """EU-18.4.6: all of them, or none."""

    side: int
    RULES = ("EU-18.4.6",)

    def options(self, position: Europa) -> list[int]:
        return [ACCEPT.code, DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == ACCEPT.code:
            position.tell(IMPERIAL_JOIN, position.realm_of(self.seat), position.imperial_pool)
            state.put(position, self.side, IMPERIAL, position.imperial_pool)
            position.battle[LIEGE] = self.seat
            position.imperial_pool = 0

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("units", position.imperial_pool)]


# the Main Defender


def name_main_defender(position: Europa) -> None:
    """EU-9.7.24: the player with most pieces; of equals the player decides who last took a Turn."""
    found = sides.leaders(position)
    if len(found) > 1:
        position.push(MainDefender(sides.last_on_turn(position), found))
    elif found:
        make_main_defender(position, found[0])


@data
class MainDefender(Decision[Europa]):
    tied: Shared[list[int]]
    RULES = ("EU-9.7.24",)

    def options(self, position: Europa) -> list[int]:
        return [CHOOSE_FORCE.of(position.realm_of(player)) for player in self.tied]

    def choose(self, position: Europa, option: int) -> None:
        make_main_defender(position, position.realms.player[first(option)])


def make_main_defender(position: Europa, player: int) -> None:
    position.battle[DEFENDER] = player
    if len(state.players(position, DEFENDERS)) > 1:
        position.tell(MAIN_DEFENDER_IS, position.realm_of(player))


# Leaders


def ask_appoint(position: Europa, side: int) -> None:
    """EU-9.7.4, 9.9.6, 5.2.1.5: the attacker may Appoint; the defender only on land, in an Area of his Realm."""
    player = state.commander(position, side)
    if player < 0:
        return
    space = state.place(position)
    if side == DEFENDERS and (state.at_sea(position) or not ownership.owns_in(position, player, space)):
        return
    if not _commands_here(position, player):
        return
    me = position.players[player]
    if (me.hand and me.power[MIL]) or _known_choices(position, player):
        position.reveal()
        position.push(AppointBefore(player))


def _commands_here(position: Europa, player: int) -> bool:
    """An Army, or the Fleet, fights here: only these have Leaders."""
    here = state.place(position)
    if state.at_sea(position):
        return forces.fleet_place(position, player) == here
    return bool(forces.armies_in(position, player, here))


def appoint_choices(position: Europa, player: int) -> list[int]:
    """Of all that Appoint offers, what brings a Leader into this Battle."""
    here = state.place(position)
    found = characters.choices(position, player)
    if state.at_sea(position):
        return [option for option in found if verb_of(option) == APPOINT_ADMIRAL.code]
    armies = forces.armies_in(position, player, here)
    ruler_here = characters.ruler_army(position, player) in armies
    kept: list[int] = []
    for option in found:
        verb = verb_of(option)
        if (
            (verb == APPOINT_GENERAL.code and second(option) in armies)
            or (verb == REASSIGN.code and second(option) in armies and first(option) not in armies)
            or (verb == RULER_TO_ARMY.code and first(option) in armies and not ruler_here)
        ):
            kept.append(option)
    return kept


def _known_choices(position: Europa, player: int) -> bool:
    """Whether there is something to choose that does not depend on the hand."""
    for option in appoint_choices(position, player):
        if verb_of(option) in (REASSIGN.code, RULER_TO_ARMY.code):
            return True
    return False


@data
class AppointBefore(Decision[Europa]):
    """EU-9.7.4-6: the last chance to Appoint; not again in this Battle."""

    RULES = ("EU-9.7.4", "EU-9.7.6", "EU-9.9.6", "EU-5.2.1.5")

    def options(self, position: Europa) -> list[int]:
        return [*appoint_choices(position, self.seat), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) != DECLINE.code:
            characters.carry_out(position, self.seat, option)

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        return characters.price_of(option)


def choose_leader(position: Europa, side: int) -> None:
    """EU-9.4.4: one Leader a side, of its commander; with several Armies there he chooses."""
    player = state.commander(position, side)
    if player < 0:
        return
    if state.at_sea(position):
        if forces.fleet_place(position, player) == state.place(position):
            use_leader(position, side, characters.admiral(position, player))
        return
    found = _generals(position, player)
    if len(found) > 1:
        position.push(ChooseGeneral(player, side))
    elif found:
        use_leader(position, side, characters.general(position, player, found[0]))


def _generals(position: Europa, player: int) -> list[int]:
    """The Armies in the Battle that have a General."""
    armies = forces.armies_in(position, player, state.place(position))
    return [army for army in armies if characters.general(position, player, army) != NOBODY]


@data
class ChooseGeneral(Decision[Europa]):
    side: int
    RULES = ("EU-9.4.4", "EU-9.7.5")

    def options(self, position: Europa) -> list[int]:
        return [USE_GENERAL.of(army) for army in _generals(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        use_leader(position, self.side, characters.general(position, self.seat, first(option)))


def use_leader(position: Europa, side: int, leader: int) -> None:
    if leader == NOBODY:
        return
    player = state.commander(position, side)
    position.battle[LEADER + side] = leader
    add_leader_dice(position, side, characters.leader_dice(position, player, leader))
    if leader == THE_RULER:
        position.tell(RULER_LEADS, position.realm_of(player))
    else:
        position.tell(LEADER_USED, position.realm_of(player), leader)


def add_leader_dice(position: Europa, side: int, dice: list[int]) -> None:
    for kind in range(3):
        state.put(position, side, LEADS + kind, dice[kind])


# Ideas and faith


@data
class DrillStep(Step[Europa]):
    """Military Drill: so many dice of the Enemy Leader are removed, its holder chooses which (EX-EU1-25)."""

    side: int
    left: int
    RULES = ("EU-9.7.7",)

    def run(self, position: Europa) -> None:
        kinds = leader_dice_kinds(position, 1 - self.side)
        if self.left <= 0 or not kinds:
            return
        position.push(DrillStep(self.side, self.left - 1))
        if len(kinds) == 1:
            remove_die(position, 1 - self.side, kinds[0])
        else:
            position.push(RemoveDie(state.commander(position, self.side), 1 - self.side))


def drill(position: Europa, side: int) -> int:
    """How many dice a side's commander takes from the Enemy Leader."""
    player = state.commander(position, side)
    return -modifiers.total(position, player, symbols.M_ENEMY_LEADER_DICE) if player >= 0 else 0


def leader_dice_kinds(position: Europa, side: int) -> list[int]:
    return [kind for kind in range(3) if state.get(position, side, LEADS + kind)]


@data
class RemoveDie(Decision[Europa]):
    side: int  # that loses it
    RULES = ("EU-9.7.7",)

    def options(self, position: Europa) -> list[int]:
        return [CHOOSE_DIE.of(kind) for kind in leader_dice_kinds(position, self.side)]

    def choose(self, position: Europa, option: int) -> None:
        remove_die(position, self.side, first(option))


def remove_die(position: Europa, side: int, kind: int) -> None:
    state.add(position, side, LEADS + kind, -1)
    position.tell(DIE_REMOVED, side, kind)


def ask_base(position: Europa, side: int) -> None:
    """EU-15.0.5: on land a Muslim player may take Cavalry dice for his three base dice, for this Battle."""
    player = state.commander(position, side)
    if player >= 0 and not state.at_sea(position) and position.realms.faith[position.realm_of(player)] == MUSLIM:
        position.push(BaseDice(player, side))


@data
class BaseDice(Decision[Europa]):
    side: int
    RULES = ("EU-15.0.5",)

    def options(self, position: Europa) -> list[int]:
        return [CHOOSE_DIE.of(INFANTRY), CHOOSE_DIE.of(CAVALRY)]

    def choose(self, position: Europa, option: int) -> None:
        state.put(position, self.side, BASE, first(option))
        position.tell(BASE_CHOSEN, position.realm_of(self.seat), first(option))
