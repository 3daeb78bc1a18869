"""The steps of the plans that are done (bots.md 4): each is worth the same, and so is each that is undone."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import ownership, relations
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.automa.mind import Mind
from ludarium.games.europa.automa.ways import NEAR, distances
from ludarium.games.europa.realm import characters
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import ARMIES, PLAYED, VASSALIZED, Europa


def steps(position: Europa, mind: Mind) -> int:
    return war_steps(position, mind) + diplomatic_steps(position, mind)


def war_steps(position: Europa, mind: Mind) -> int:
    """A cause, and a Leader with an Army near the target; one fewer if it has become an Ally."""
    realm = mind.war_realm
    if realm < 0:
        return 0
    done = 0
    if relations.at_war(position, mind.realm, realm) or relations.causes(position, mind.player, realm):
        done += 1
    if relations.allied(position, mind.player, realm):
        done -= 1
    return done + (1 if led(position, mind) else 0)


def led(position: Europa, mind: Mind) -> bool:
    far = distances(position, mind.war_space)
    for army in range(ARMIES):
        space = ask_forces.army_space(position, mind.player, army)
        if space >= 0 and far[space] <= NEAR and characters.general(position, mind.player, army) != NOBODY:
            return True
    return False


def diplomatic_steps(position: Europa, mind: Mind) -> int:
    """Alliance; Marriage, if its Tax Income is more than half of the own Base Tax; Vassal; annexed."""
    realm = mind.diplomatic_realm
    if realm < 0:
        return 0
    own = position.realms
    if own.kind[realm] == VASSALIZED:
        return 3 if ownership.lord_player(position, realm) == mind.player else -1
    if own.capital[realm] < 0 or own.kind[realm] == PLAYED:
        return 4 if ownership.owner_player(position, mind.diplomatic_capital) == mind.player else -1
    if not relations.allied(position, mind.player, realm):
        return 0
    rich = 2 * ownership.realm_tax(position, realm) > ask_tracks.base_tax(position, mind.player)
    return 2 if not rich or own.wed[realm] >> mind.player & 1 else 1
