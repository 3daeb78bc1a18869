"""Prompts of Change National Focus (bots.md 6): power for the plan, or fresh cards for those that cannot be played."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.automa.mind import NEVER, Mind
from ludarium.games.europa.cards import hand
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.realm.focus import DiscardForFocus, ShiftFrom, ShiftPower
from ludarium.games.europa.table.player import DIP, MIL
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DONE
from ludarium.kernel.verb import first, verb_of

WORTH: Final = 5.0  # just above what makes a Turn worthwhile
WAR_POWER: Final = 3  # MIL that a war plan wants to begin with
TALK_POWER: Final = 2  # DIP likewise
UNPLAYABLE: Final = 2  # so many cards are exchanged


def lacking(position: Europa, mind: Mind) -> int:
    """The pool that a plan lacks, while another one has plenty; -1: none."""
    power = position.players[mind.player].power
    wanted = -1
    if mind.war_realm >= 0 and power[MIL] < WAR_POWER:
        wanted = MIL
    elif mind.diplomatic_realm >= 0 and power[DIP] < TALK_POWER:
        wanted = DIP
    return wanted if wanted >= 0 and max(power) > power[wanted] + 2 else -1


def unplayable(position: Europa, mind: Mind) -> list[int]:
    """Cards of the hand that cannot be played now. Battle cards and answers wait for their moment."""
    found: list[int] = []
    for card in position.players[mind.player].hand:
        kind = action_cards.TYPE_OF[card]
        if action_cards.IS_BATTLE[kind] or action_cards.IS_REACTION[kind]:
            continue
        if not hand.may_play(position, mind.player, kind):
            found.append(card)
    return found


def change_focus(position: Europa, mind: Mind) -> float:
    if lacking(position, mind) >= 0 or len(unplayable(position, mind)) >= UNPLAYABLE:
        return WORTH
    return NEVER


def shift_power(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    if verb_of(option) == DONE.code:
        return 0.0
    return 1.0 if first(option) == lacking(position, mind) else -1.0


def shift_from(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """From the largest pool, as long as it is larger than the one that grows."""
    if verb_of(option) == DONE.code:
        return 0.0
    assert isinstance(frame, ShiftFrom)
    power = position.players[mind.player].power
    return float(power[first(option)] - power[frame.kind] - 1)


def discard_for_focus(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """All that cannot be played, if there are two: of a single card nothing comes back."""
    assert isinstance(frame, DiscardForFocus)
    left = unplayable(position, mind)
    if verb_of(option) == DONE.code:
        return 0.0
    return 1.0 if first(option) in left and len(left) + frame.gone >= UNPLAYABLE else -1.0


PROMPTS: Final[dict[type, Any]] = {
    ShiftPower: shift_power,
    ShiftFrom: shift_from,
    DiscardForFocus: discard_for_focus,
}
