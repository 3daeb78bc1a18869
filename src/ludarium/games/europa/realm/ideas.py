"""Research Idea (EU-5.1.4) and what an Idea brings (EU-8)."""

from __future__ import annotations

from ludarium.games.europa.ask import conditions, modifiers, offices, special
from ludarium.games.europa.facts import ideas, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.put import purse
from ludarium.games.europa.put.deeds import SOURCE_IDEA, source
from ludarium.games.europa.realm.words import IDEA_LOST, IDEA_RESEARCHED, MAKE_ROOM, RESEARCH_IDEA
from ludarium.games.europa.table.actions import price
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import BY_IDEAS
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first

FORM_LIMIT = 3  # Imperial Authority from which Subjects research no Government Forms (EU-18.3.3)
SCORING = 3  # holders up to which earlier ones score (EU-8.5)


def holders(position: Europa, idea: int) -> list[int]:
    return [player for player in position.order if (position.players[player].ideas >> idea) & 1]


def voucher(position: Europa, player: int, idea: int) -> int:
    """The place of the best voucher for this Idea among the player's, or -1 (EFFECTS: idea_discount)."""
    vouchers = position.players[player].vouchers
    best = -1
    for i in range(0, len(vouchers), 2):
        if vouchers[i] in (ideas.TYPE[idea], 3) and (best < 0 or vouchers[i + 1] > vouchers[best + 1]):
            best = i
    return best


def cost(position: Europa, player: int, idea: int, waived: int = 0) -> int:
    """The printed price with modifiers, a card's discount and one voucher."""
    return _cost(position, player, idea, waived, modifiers.total(position, player, symbols.M_IDEA_COST))


def _cost(position: Europa, player: int, idea: int, waived: int, more: int) -> int:
    """`more`: what modifiers add."""
    printed = ideas.COST[idea] + more
    vouchers = position.players[player].vouchers
    if vouchers:
        at = voucher(position, player, idea)
        if at >= 0:
            printed -= vouchers[at + 1]
    if position.tables:
        printed -= special.cheaper_idea(position, player, idea)
    return price(max(0, printed), waived)


def allowed(position: Europa, player: int, idea: int) -> bool:
    """Not held, its prerequisite met, and no Government Form for a Subject at Authority +3 (EU-8.2, 8.10, 18.3.3)."""
    me = position.players[player]
    if (me.ideas >> idea) & 1 or not conditions.holds(position, player, BOOK.idea_requires[idea]):
        return False
    return not (ideas.FORM[idea] and position.authority >= FORM_LIMIT and offices.subject(position, me.realm))


def candidates(position: Europa, player: int, waived: int = 0, only_held: bool = False) -> list[int]:
    """Ideas on display that can be researched and paid now."""
    more = modifiers.total(position, player, symbols.M_IDEA_COST)
    return [idea for idea in position.decks.ideas if suits(position, player, idea, waived, only_held, more)]


def suits(position: Europa, player: int, idea: int, waived: int, only_held: bool, more: int) -> bool:
    """Whether the Idea can be researched and paid now; `more`: what modifiers add to its price."""
    me = position.players[player]
    power = me.power[ideas.TYPE[idea]]
    if waived or me.vouchers or position.tables:
        if power < _cost(position, player, idea, waived, more):
            return False
    elif power < ideas.COST[idea] + more:
        return False
    return allowed(position, player, idea) and not (
        only_held and not any(others(position, player, each) for each in holders(position, idea))
    )


def others(position: Europa, player: int, holder: int) -> bool:
    """Somebody from whom an Idea can be studied in secret: no mate (EUI-43)."""
    return holder != player and not special.mates(position, player, holder)


def can_research(position: Europa, player: int, waived: int = 0, only_held: bool = False) -> bool:
    more = modifiers.total(position, player, symbols.M_IDEA_COST)
    for idea in position.decks.ideas:
        if suits(position, player, idea, waived, only_held, more):
            return True
    return False


def begin_research(position: Europa, player: int, waived: int = 0, only_held: bool = False) -> None:
    position.push(ResearchIdea(player, waived, int(only_held)))


@data
class ResearchIdea(Decision[Europa]):
    """EU-5.1.4.1: which Idea on display."""

    waived: int
    only_held: int
    RULES = ("EU-5.1.4.1", "EU-8.1")

    def options(self, position: Europa) -> list[int]:
        found = candidates(position, self.seat, self.waived, bool(self.only_held))
        return [RESEARCH_IDEA.of(idea) for idea in found]

    def choose(self, position: Europa, option: int) -> None:
        idea = first(option)
        purse.lose_power(position, self.seat, ideas.TYPE[idea], cost(position, self.seat, idea, self.waived))
        at = voucher(position, self.seat, idea)
        if at >= 0:
            del position.own_player(self.seat).vouchers[at : at + 2]
        gain(position, self.seat, idea)

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        return [("idea_price", cost(position, self.seat, first(option), self.waived))]


def gain(position: Europa, player: int, idea: int) -> None:
    """Researched, with its price or without. If it is not on display, the player says which Idea makes room for it
    (EU-8.8)."""
    if len(yielding(position, idea)) > 1:
        position.push(MakeRoom(player, idea))
        return
    display(position, idea)
    research(position, player, idea)


@data
class MakeRoom(Decision[Europa]):
    """EU-8.8: which unresearched Idea of the type, not a Basic one, goes back to its deck."""

    idea: int
    RULES = ("EU-8.8", "EU-16.3.20")

    def options(self, position: Europa) -> list[int]:
        return [MAKE_ROOM.of(other) for other in yielding(position, self.idea)]

    def choose(self, position: Europa, option: int) -> None:
        display(position, self.idea, first(option))
        research(position, self.seat, self.idea)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("idea", ideas.IDEA.full(self.idea))]


def research(position: Europa, player: int, idea: int) -> None:
    """EU-5.1.4, 8.4-5, 8.9-10: marked, scored, its instant effect; a Government Form replaces the old one."""
    earlier = holders(position, idea)
    if ideas.FORM[idea]:
        for other in range(ideas.IDEAS):
            if ideas.FORM[other] and (position.players[player].ideas >> other) & 1:
                lose(position, player, other)
    me = position.own_player(player)
    me.ideas |= 1 << idea
    position.tell(IDEA_RESEARCHED, me.realm, idea)
    purse.prestige(position, player, tracks.RESEARCH_PRESTIGE, BY_IDEAS)
    if len(earlier) < SCORING and not modifiers.allowed(position, player, symbols.M_NO_IDEA_PRESTIGE):
        for other in earlier:
            purse.prestige(position, other, 1, BY_IDEAS)
    DOORS.idea_gained(position, player, idea)
    DOORS.run_program(position, BOOK.idea_instant[idea].id, player, source(SOURCE_IDEA, idea))


def lose(position: Europa, player: int, idea: int) -> None:
    """EU-8.10: the chit goes; no Prestige is lost."""
    me = position.own_player(player)
    me.ideas &= ~(1 << idea)
    position.tell(IDEA_LOST, me.realm, idea)


def yielding(position: Europa, idea: int) -> list[int]:
    """Ideas on display that can give way to one that is not there: unresearched, of its type, not Basic."""
    if idea in position.decks.ideas:
        return []
    return [
        other
        for other in position.decks.ideas
        if ideas.TYPE[other] == ideas.TYPE[idea] and not ideas.BASIC[other] and not holders(position, other)
    ]


def display(position: Europa, idea: int, instead: int = -1) -> None:
    """EU-8.8, 16.3.20: an Idea that is not displayed takes the place of `instead`, else of the first that can give way;
    that one is shuffled back. Without one it opens a new row."""
    if idea in position.decks.ideas:
        return
    found = yielding(position, idea)
    decks = position.own_decks()
    pile = decks.idea_piles[ideas.TYPE[idea]]
    if idea in pile:
        pile.remove(idea)
    elif idea in decks.ideas_later:
        decks.ideas_later.remove(idea)
    if not found:
        decks.ideas.append(idea)
        return
    old = instead if instead >= 0 else found[0]
    decks.ideas[decks.ideas.index(old)] = idea
    pile.append(old)
    pile.sort()
    position.chance.shuffle(pile)
