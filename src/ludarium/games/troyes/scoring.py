"""Characters and the final scoring (TR-18, TR-21), and the verdict of the solo game (TR-23.24, TR-23.25)."""

from __future__ import annotations

from ludarium.games.troyes.cathedral import penalty
from ludarium.games.troyes.contest import joined
from ludarium.games.troyes.figures import CARDS, CHARACTERS, EVENT_WITH_CUBE, REWARDS, VERDICTS
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.vocabulary import CHARACTER_SHOWN, GAME_ENDED, KING, KING_SECOND, OWNERS
from ludarium.kernel.fields import data
from ludarium.kernel.position import Step
from ludarium.kernel.title import Standing, Standings, ranked


def tradesmen_of(table: Troyes, owner: int) -> int:
    """Tradesmen on cards, on cells or on the illustration."""
    return 9 - table.tradesmen[owner::OWNERS].count(0)


def count_for(table: Troyes, owner: int, character: int) -> int:
    """What a character counts, for a seat or the king. The king has neither money nor influence (TR-23.23)."""
    counts = CHARACTERS[character].counts
    king = owner == KING
    if counts == "citizens":
        count = table.cells.count(owner)
        return count + table.cells.count(KING_SECOND) if king else count
    if counts == "cathedral":
        return table.cathedral.count(owner)
    if counts == "tradesmen":
        return tradesmen_of(table, owner)
    if counts == "events":
        return len(table.king_events) if king else len(table.players[owner].events)
    if king:
        return 0
    return table.players[owner].deniers if counts == "deniers" else table.players[owner].influence


def character_vp(table: Troyes, owner: int, character: int) -> int:
    """TR-21: 1, 3 or 6 VP by band. Alone, the bands of two players hold (AM-41)."""
    figures = CHARACTERS[character]
    bands = figures.bands_with_two if table.seats <= 2 else figures.bands
    count = count_for(table, owner, character)
    vp = 0
    for i in range(len(bands)):
        if count >= bands[i]:
            vp = REWARDS[i]
    return vp


def tradesmen_vp(table: Troyes, owner: int) -> int:
    """TR-10.14, TR-18.4: what the cells held by tradesmen are worth; the illustration is worth nothing."""
    vp = 0
    for space, place in enumerate(table.tradesmen[owner::OWNERS]):
        if place:
            cells = CARDS[table.cards[space]].cells
            if place <= len(cells):
                vp += cells[place - 1]
    return vp


def parts(table: Troyes, owner: int, characters: list[int]) -> list[tuple[str, int]]:
    """TR-18.2 to TR-18.6, in that order."""
    in_play = table.king_vp if owner == KING else table.players[owner].vp
    found = [
        ("play", in_play),
        ("events", joined(table, owner) * EVENT_WITH_CUBE),
        ("tradesmen", tradesmen_vp(table, owner)),
        ("cathedral", penalty(table, owner)),
    ]
    found.extend((f"character-{CHARACTERS[c].id}", character_vp(table, owner, c)) for c in characters)
    return found


def scored_characters(table: Troyes) -> list[int]:
    """TR-18.6: all characters held by players score for everybody; alone, those left in the column (TR-23.24)."""
    if table.seats == 1:
        return table.column[::-1]
    found: list[int] = []
    for player in table.players:
        found += player.characters
    found.sort()
    return found


def total(table: Troyes, owner: int) -> int:
    return sum(points for _, points in parts(table, owner, scored_characters(table)))


def standings(table: Troyes) -> Standings:
    """TR-18.7: most VP wins; equal players share the victory (AM-39)."""
    characters = scored_characters(table)
    rows = [parts(table, seat, characters) for seat in range(table.seats)]
    points = [sum(vp for _, vp in row) for row in rows]
    if table.seats > 1:
        return Standings("last-round", ranked(points, rows))
    king = parts(table, KING, characters)
    against = sum(vp for _, vp in king)
    difference = points[0] - against
    place = 1 if difference > 0 else 2
    return Standings(
        "last-round", [Standing(0, place, points[0], rows[0])], verdict(difference), [("king", against, king)]
    )


def verdict(difference: int) -> str:
    """TR-23.25"""
    found = "defeat"
    for id, least in VERDICTS:
        if difference >= least:
            found = id
    return found


@data
class FinishGame(Step[Troyes]):
    """TR-18.6: the characters are shown. The score follows from what lies on the table."""

    def run(self, position: Troyes) -> None:
        position.reveal()
        position.tell(GAME_ENDED)
        for seat, player in enumerate(position.players):
            for character in player.characters:
                position.tell(CHARACTER_SHOWN, seat, character)
