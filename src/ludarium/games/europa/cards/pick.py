"""Which thing a text is about (EFFECTS 2.7-8): named, `it`, or picked by the subject, one small decision at a time.

A verb with a target gives two functions by its code: LEGAL, whether it can be done to a thing, and ACT, what it does.
Only legal things are offered, so no pick leads nowhere; the subject must pick if there is one (EU-16.3.28), and a
single one is taken without asking.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludarium.games.europa.ask import conditions, filters, forces, ownership, special
from ludarium.games.europa.cards.machine import HANDLERS, TESTS, program_depth, source_ref
from ludarium.games.europa.cards.words import CARDVERB, PICK_STAND
from ludarium.games.europa.facts import places
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Effect, Target
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import ABSENT, BATTLES_WAIT, COUNTER_ASKED, COVERT, Europa
from ludarium.games.europa.table.words import PICK_AREA, PICK_CARD, PICK_NODE, PICK_PROVINCE, PICK_REALM
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Frame, Step
from ludarium.kernel.verb import first


def _no_act(position: Europa, seat: int, source: int, effect: Effect, thing: int, left: int) -> None:
    raise TypeError(f"nothing carries out the effect {effect.text}")


def _all_legal(position: Europa, seat: int, effect: Effect, thing: int) -> bool:
    return True


# By code. Things are as in ask.filters; an Opponent is his Realm. `left`: how many are to be picked, this one included.
LEGAL: Final[list[Callable[[Europa, int, Effect, int], bool]]] = [_all_legal] * s.CODES
ACT: Final[list[Callable[[Europa, int, int, Effect, int, int], None]]] = [_no_act] * s.CODES

# what `it` can be (EFFECTS 2.8)
_IT_KINDS: Final = [s.K_AREA, s.K_PROVINCE, s.K_REALM, s.K_NODE, s.K_ARMY]


def verb(
    code: int,
    legal: Callable[[Europa, int, Effect, int], bool],
    act: Callable[[Europa, int, int, Effect, int, int], None],
) -> None:
    """A verb about one thing at a time."""
    LEGAL[code] = legal
    ACT[code] = act
    HANDLERS[code] = aim
    TESTS[code] = can_aim


# candidates


def targets(position: Europa, seat: int, effect: Effect) -> list[int]:
    """The things that the effect can be about now."""
    target = effect.target
    legal = LEGAL[effect.code]
    if target.how == s.BY_PICK:
        filter = target.filter
        found: list[int] = []
        for thing in filters.domain(position, seat, filter):
            own = position.realm_of(thing) if target.kind == s.K_OPPONENT else thing
            if (
                legal(position, seat, effect, own)
                and not used(position, target.kind, own)
                and filters.words_hold(position, seat, filter, thing)
            ):
                found.append(own)
        return found
    found = [thing for thing in meant(position, seat, target) if legal(position, seat, effect, thing)]
    # EFFECTS 2.8: of a Realm's Areas the Capital Area first
    return found[:1] if target.how == s.BY_IT else found


def meant(position: Europa, seat: int, target: Target) -> list[int]:
    """What a target names that is no pick, if it is in play."""
    if target.how == s.BY_NAMED:
        index = conditions.called(position, target.index) if target.kind == s.K_REALM else target.index
        return [index] if in_play(position, target.kind, index) else []
    if target.how == s.BY_CAPITAL_AREA:
        space = ownership.capital_space(position, position.realm_of(seat))
        return [space] if space >= 0 else []
    return it_as(position, seat, target.kind)


def in_play(position: Europa, kind: int, index: int) -> bool:
    board = position.board
    if kind == s.K_AREA:
        return places.SPACE_IN_PLAY[board][index] != 0
    if kind == s.K_PROVINCE:
        return places.IN_PLAY[board][index] != 0
    if kind == s.K_REALM:
        return position.realms.kind[index] != ABSENT
    if kind == s.K_NODE:
        return places.NODE_IN_PLAY[board][index] != 0
    assert kind == s.K_SEA
    return places.SEA_IN_PLAY[board][index] != 0


def it_as(position: Europa, seat: int, kind: int) -> list[int]:
    """`it`, seen as a thing of this kind: a Realm stands for its Areas, a Province for its Area."""
    context = position.contexts[-1]
    it, it_kind = context.it, context.it_kind
    if it_kind == kind:
        return [it]
    if kind != s.K_AREA:
        return []
    if it_kind == s.K_PROVINCE:
        return [places.SPACE_OF[it]]
    if it_kind == s.K_ARMY:
        space = forces.army_space(position, seat, it)
        return [space] if space >= 0 else []
    if it_kind != s.K_REALM or position.realms.kind[it] == ABSENT:
        return []
    home = ownership.capital_space(position, it)
    return [home, *(space for space in ownership.realm_spaces(position, it) if space != home)]


def used(position: Europa, kind: int, thing: int) -> bool:
    """Whether an earlier pass of `n x` has chosen it (EFFECTS 2.6)."""
    found = position.contexts[-1].used
    return bool(found) and kind << 13 | thing in found


# aiming


def aim(position: Europa, seat: int, source: int, effect: Effect) -> None:
    several = effect.code in (s.UNREST, s.REMOVE_UNREST) and effect.target.kind == s.K_PROVINCE
    aim_at(position, seat, source, effect, effect.n if several else 1)


def aim_at(position: Europa, seat: int, source: int, effect: Effect, left: int) -> None:
    if left <= 0:
        return
    found = targets(position, seat, effect)
    if len(found) == 1:
        settle(position, seat, source, effect, found[0], left)
    elif found:
        position.push(PickThing(seat, source, effect.id, left))


def can_aim(position: Europa, seat: int, source: int, effect: Effect) -> bool:
    """Whether there is anything that the effect can be about; stops at the first."""
    target = effect.target
    if target.how != s.BY_PICK:
        return bool(targets(position, seat, effect))
    legal = LEGAL[effect.code]
    filter = target.filter
    for thing in filters.domain(position, seat, filter):
        own = position.realm_of(thing) if target.kind == s.K_OPPONENT else thing
        if (
            legal(position, seat, effect, own)
            and not used(position, target.kind, own)
            and filters.words_hold(position, seat, filter, thing)
        ):
            return True
    return False


def settle(position: Europa, seat: int, source: int, effect: Effect, thing: int, left: int) -> None:
    """A thing is chosen: `it` from now on, and used for the passes that follow."""
    target = effect.target
    if target.how == s.BY_PICK:
        chosen(position, target.kind, thing)
    ACT[effect.code](position, seat, source, effect, thing, left)


def chosen(position: Europa, kind: int, thing: int) -> None:
    """`?opponent` does not change `it`."""
    context = position.contexts[-1]
    if kind in _IT_KINDS:
        context.it_kind = kind
        context.it = thing
    if context.flags & BATTLES_WAIT:
        context.used.append(-1 - (kind << 13 | thing))


def option_of(kind: int, thing: int) -> int:
    if kind == s.K_AREA:
        return PICK_AREA.of(thing)
    if kind == s.K_PROVINCE:
        return PICK_PROVINCE.of(thing)
    if kind in (s.K_REALM, s.K_OPPONENT):
        return PICK_REALM.of(thing)
    if kind == s.K_NODE:
        return PICK_NODE.of(thing)
    if kind == s.K_ARMY:
        return PICK_STAND.of(thing)
    assert kind in (s.K_CARD, s.K_ADVISOR)
    return PICK_CARD.of(thing)


def verb_ref(effect: Effect) -> str:
    """What a text does, as a reference."""
    return CARDVERB.full(effect.code - s.FIRST_VERB)


@data
class PickThing(Decision[Europa]):
    """EU-16.3.28: one of the eligible things."""

    source: int
    node: int
    left: int
    RULES = ("EU-16.3.28",)

    def options(self, position: Europa) -> list[int]:
        effect = BOOK.effects[self.node]
        return [option_of(effect.target.kind, thing) for thing in targets(position, self.seat, effect)]

    def choose(self, position: Europa, option: int) -> None:
        effect = BOOK.effects[self.node]
        settle(position, self.seat, self.source, effect, first(option), self.left)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return pick_facts(self.source, self.node, self.left)


def pick_facts(source: int, node: int, left: int) -> list[tuple[str, str | int]]:
    return [("source", source_ref(source)), ("verb", verb_ref(BOOK.effects[node])), ("left", left)]


# Covert Actions (EU-6.2.9, EUI-7)


def spared(position: Europa, seat: int, player: int) -> bool:
    """EUI-43: a Covert Action is never aimed at a mate of one's team."""
    return position.contexts[-1].flags & COVERT != 0 and special.mates(position, seat, player)


def covertly(position: Europa, seat: int, victims: int, then: Frame[Europa]) -> bool:
    """Before a Covert Action takes effect its victims are asked, once; `then` follows if nobody counters. False: it is
    not Covert, or there is nobody to ask."""
    context = position.contexts[-1]
    victims &= ~(1 << seat)
    if not context.flags & COVERT or context.flags & COUNTER_ASKED or not victims:
        return False
    context.flags |= COUNTER_ASKED
    depth = program_depth(position)
    position.push(then)
    DOORS.counter_window(position, seat, victims, depth)
    return True


@data
class ActOn(Step[Europa]):
    """What was chosen takes effect."""

    player: int
    source: int
    node: int
    thing: int
    left: int

    def run(self, position: Europa) -> None:
        effect = BOOK.effects[self.node]
        ACT[effect.code](position, self.player, self.source, effect, self.thing, self.left)
