"""Milestones (EU-17.3)."""

from __future__ import annotations

from ludarium.games.europa.ask import conditions
from ludarium.games.europa.facts import goals
from ludarium.games.europa.glory.news import MILESTONE_READS
from ludarium.games.europa.glory.words import MILESTONE_DONE
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.put import purse
from ludarium.games.europa.put.deeds import SOURCE_MILESTONE, source
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import BY_MILESTONES

CATEGORIES = 4


def deal(position: Europa) -> None:
    """EU-17.3.1: the Milestones of the Age, one of each category on display."""
    decks = position.own_decks()
    decks.milestones = []
    decks.milestone_tags = []
    decks.milestone_piles = []
    for category in range(CATEGORIES):
        pile = goals.MILESTONES_OF[position.age][category][:]
        position.chance.shuffle(pile)
        decks.milestones.append(pile.pop())
        decks.milestone_piles.append(pile)


def tagged(position: Europa, milestone: int) -> list[int]:
    """Players who have completed it, in order."""
    tags = position.decks.milestone_tags
    return [tags[i + 1] for i in range(0, len(tags), 2) if tags[i] == milestone]


def open_to(position: Europa, player: int, news: int = symbols.G_AGAIN) -> list[int]:
    """Milestones on display that the player has not completed and now meets, of those that read something of what has
    changed (`news`: a bit set G_...)."""
    found: list[int] = []
    for milestone in position.decks.milestones:
        if (
            MILESTONE_READS[milestone] & news
            and not has_tag(position, player, milestone)
            and conditions.holds_now(position, player, BOOK.milestone_requires[milestone], news)
        ):
            found.append(milestone)
    return found


def read(position: Europa) -> int:
    """What any Milestone on display reads."""
    found = 0
    for milestone in position.decks.milestones:
        found |= MILESTONE_READS[milestone]
    return found


def has_tag(position: Europa, player: int, milestone: int) -> bool:
    tags = position.decks.milestone_tags
    for i in range(0, len(tags), 2):
        if tags[i] == milestone and tags[i + 1] == player:
            return True
    return False


def complete(position: Europa, player: int, milestone: int) -> None:
    """EU-17.3.3-4: 5, 3, 1 Prestige by rank, and the printed reward for everybody."""
    rank = len(tagged(position, milestone))
    decks = position.own_decks()
    decks.milestone_tags.extend([milestone, player])
    points = goals.MILESTONE_PRESTIGE[milestone][rank] if rank < 3 else 0
    position.tell(MILESTONE_DONE, position.realm_of(player), milestone, points)
    purse.prestige(position, player, points, BY_MILESTONES)
    DOORS.run_program(position, BOOK.milestone_rewards[milestone].id, player, source(SOURCE_MILESTONE, milestone))
