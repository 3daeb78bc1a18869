"""Cardinals and the Roma slot (EU-19.1)."""

from __future__ import annotations

from ludarium.games.europa.ask import offices, ownership
from ludarium.games.europa.curia.words import CARDINAL_CAME, CARDINAL_LEFT, LOSE_CARDINAL, ROMA_HELD
from ludarium.games.europa.facts import places, realms
from ludarium.games.europa.put.supply import WANT_CARDINAL, WANT_COVER, take_cube
from ludarium.games.europa.table.doors import AREA_CHANGED, DOORS, REALM_CHANGED
from ludarium.games.europa.table.position import REBELS, Europa
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first

ROMA = realms.CAPITAL[realms.PAPAL_STATES]


def controls_roma(position: Europa) -> int:
    """The player who Owns or Occupies Roma, or -1; under Rebels nobody does (EU-19.1.6, AMB-37)."""
    if not places.IN_PLAY[position.board][ROMA] or position.land.top[ROMA] == REBELS:
        return -1
    return ownership.player_of(position, ownership.controller(position, ROMA))


def may_gain(position: Europa, player: int) -> bool:
    """Only Catholics, and not while holding Roma by control (EU-19.0.1, 19.1.7)."""
    return offices.catholic(position, player) and controls_roma(position) != player


def gain(position: Europa, player: int) -> None:
    """EU-19.1.4: a new Cardinal enters the first slot; one that is pushed out of the last goes home."""
    if may_gain(position, player) and take_cube(position, player, WANT_CARDINAL, 0):
        _enter(position, player)


def new_cardinal(position: Europa, player: int) -> None:
    """A cube was freed for a Cardinal that waited (EUI-12)."""
    if may_gain(position, player):
        position.own_player(player).cubes -= 1
        _enter(position, player)


DOORS.new_cardinal = new_cardinal


def _enter(position: Europa, player: int) -> None:
    position.curia.insert(0, player)
    position.tell(CARDINAL_CAME, position.realm_of(player))
    shrink(position)


def shrink(position: Europa) -> None:
    """EU-19.1.3, AMB-36: Cardinals beyond the slots in play go home, from the right."""
    while len(position.curia) > offices.curia_slots(position):
        remove(position, len(position.curia) - 1)


def remove(position: Europa, slot: int) -> None:
    """A Cardinal leaves; the rest slide left (EU-16.5.8)."""
    player = position.curia.pop(slot)
    position.own_player(player).cubes += 1
    position.tell(CARDINAL_LEFT, position.realm_of(player))


def remove_all(position: Europa, player: int) -> None:
    """EU-19.1.7, AMB-36: all regular Cardinals of a player."""
    for slot in range(len(position.curia) - 1, -1, -1):
        if position.curia[slot] == player:
            remove(position, slot)


def lose(position: Europa, player: int, count: int) -> None:
    """Own Cardinals of the owner's choice, not Roma's; as many as there are."""
    have = position.curia.count(player)
    if have <= count:
        remove_all(position, player)
    elif count:
        position.push(LoseCardinal(player, count))


@data
class LoseCardinal(Decision[Europa]):
    """AMB-35: which of the own Cardinals goes."""

    left: int
    RULES = ("EU-19.3.2", "AMB-35")

    def options(self, position: Europa) -> list[int]:
        return [LOSE_CARDINAL.of(slot) for slot, player in enumerate(position.curia) if player == self.seat]

    def choose(self, position: Europa, option: int) -> None:
        remove(position, first(option))
        lose(position, self.seat, self.left - 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


# Roma


def roma_holder(position: Europa) -> int:
    """EU-19.1.5-6: who Controls Roma, else the Ally of the Papal States, if he is Catholic; -1: nobody."""
    player = controls_roma(position)
    if player < 0 and position.realms.player[realms.PAPAL_STATES] < 0:
        allies = position.realms.allies[realms.PAPAL_STATES]
        player = allies.bit_length() - 1 if allies else -1
    return player if player >= 0 and offices.catholic(position, player) else -1


def roma_changed(position: Europa, space: int) -> None:
    """The Roma Cardinal follows its rules; who Controls Roma has no other (EU-19.1.7)."""
    if space != places.SPACE_OF[ROMA]:
        return
    refresh(position)


def refresh(position: Europa) -> None:
    before, now = position.roma, roma_holder(position)
    if before != now:
        if before >= 0:
            position.own_player(before).cubes += 1
        position.roma = now
        if now >= 0:
            take_cube(position, now, WANT_COVER, 0)
            position.tell(ROMA_HELD, position.realm_of(now))
    controller = controls_roma(position)
    if controller >= 0:
        remove_all(position, controller)


def papal_realm_changed(position: Europa, realm: int) -> None:
    if realm == realms.PAPAL_STATES:
        refresh(position)


def faith_changed(position: Europa, player: int) -> None:
    """AMB-36: who leaves the Catholics has no Cardinals; the slots are counted anew."""
    if not offices.catholic(position, player):
        remove_all(position, player)
    refresh(position)
    shrink(position)


AREA_CHANGED.append(roma_changed)
REALM_CHANGED.append(papal_realm_changed)
