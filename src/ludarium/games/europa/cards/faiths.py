"""Texts about Religion (EFFECTS 4), and those that change what lies on display: Milestones, a Ruler."""

from __future__ import annotations

from ludarium.games.europa.ask import conditions, offices
from ludarium.games.europa.cards.machine import HANDLERS, TESTS, source_ref
from ludarium.games.europa.cards.pick import verb
from ludarium.games.europa.cards.words import MILESTONE_REPLACED, REPLACE_MILESTONE, RULER_REJECTED
from ludarium.games.europa.facts import places, realms
from ludarium.games.europa.glory import milestones
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.realm import religion
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DONE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of

# Religion


def new_faith(position: Europa, seat: int, effect: Effect) -> int:
    """`state` is the subject's State Religion."""
    return position.realms.faith[position.realm_of(seat)] if effect.what == s.F_STATE else effect.what


def may_turn(position: Europa, seat: int, effect: Effect, space: int) -> bool:
    """Not if it is so already; Counter-Reformed is Catholic (EU-15.0.2)."""
    if space >= places.AREAS:
        return False
    return not conditions.faith_is(offices.creed(position, space), new_faith(position, seat, effect))


def turn(position: Europa, seat: int, source: int, effect: Effect, space: int, left: int) -> None:
    """EU-15.3.1-3: the slot of the Area; NPRs with their Capital there follow (EU-15.2.3)."""
    religion.set_creed(position, space, new_faith(position, seat, effect))


def state_religion(position: Europa, seat: int, source: int, node: Effect) -> None:
    """EU-15.2.2: without the costs of the Action; who leaves the Catholics has no Cardinals (AMB-36)."""
    if can_state_religion(position, seat, source, node):
        religion.set_faith(position, seat, node.what)


def can_state_religion(position: Europa, seat: int, source: int, node: Effect) -> bool:
    realm = position.realm_of(seat)
    return realm != realms.PAPAL_STATES and position.realms.faith[realm] != node.what


# Milestones (EU-17.3.2)


def replaceable(position: Europa, done: list[int]) -> list[int]:
    """Categories whose Milestone has no Tag and has not been replaced yet, while their deck has another."""
    decks = position.decks
    return [
        category
        for category, milestone in enumerate(decks.milestones)
        if category not in done and decks.milestone_piles[category] and not milestones.tagged(position, milestone)
    ]


def can_replace(position: Europa, seat: int, source: int, node: Effect) -> bool:
    return bool(replaceable(position, []))


def replace(position: Europa, seat: int, source: int, node: Effect) -> None:
    if replaceable(position, []):
        position.push(ReplaceMilestones(seat, source, []))


@data
class ReplaceMilestones(Decision[Europa]):
    """EU-17.3.2: Milestones without a Tag that are swapped for random ones of their deck, until `done`."""

    source: int
    replaced: Shared[list[int]]
    RULES = ("EU-17.3.2",)

    def options(self, position: Europa) -> list[int]:
        shown = position.decks.milestones
        found = replaceable(position, self.replaced)
        return [*(REPLACE_MILESTONE.of(shown[category]) for category in found), DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        decks = position.own_decks()
        category = decks.milestones.index(first(option))
        pile = decks.milestone_piles[category]
        fresh = pile.pop(position.chance.below(len(pile)))
        pile.append(first(option))
        position.chance.shuffle(pile)
        decks.milestones[category] = fresh
        position.reveal()
        position.tell(MILESTONE_REPLACED, first(option), fresh)
        replaced = [*self.replaced, category]
        if replaceable(position, replaced):
            position.push(ReplaceMilestones(self.seat, self.source, replaced))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source))]


# Rulers


def reject_ruler(position: Europa, seat: int, source: int, node: Effect) -> None:
    """EU-16.3.24: the own Ruler and the Event's are discarded after the Event (events.row)."""
    position.rejected = seat
    position.tell(RULER_REJECTED, position.realm_of(seat))


verb(s.RELIGION, may_turn, turn)
HANDLERS[s.STATE_RELIGION], TESTS[s.STATE_RELIGION] = state_religion, can_state_religion
HANDLERS[s.MILESTONES_REPLACE], TESTS[s.MILESTONES_REPLACE] = replace, can_replace
HANDLERS[s.REJECT_RULER] = reject_ruler
