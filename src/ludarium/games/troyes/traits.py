"""What the learned judgement looks at in Troyes."""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.cathedral import penalty
from ludarium.games.troyes.contest import shares
from ludarium.games.troyes.figures import CARDS, EVENTS
from ludarium.games.troyes.judgement import character_outlook
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.scoring import scored_characters
from ludarium.games.troyes.vocabulary import ADD, NOBODY, OWNERS
from ludarium.kernel.traits import Traits
from ludarium.kernel.verb import first, verb_of

TRAITS: Final = Traits()
VP: Final = TRAITS.amount("victory points")
FOUGHT: Final = TRAITS.amount("events with an own cube")
REWARD: Final = TRAITS.amount("points of events' rewards by how full they are, in quarters")
PENALTY: Final = TRAITS.amount("points lost to the cathedral")
REACHED: Final = TRAITS.amount("points that characters give")
PARTLY: Final = TRAITS.amount("points that characters may give, by the part of the way, in quarters")
CELLS: Final = TRAITS.amount("points of tradesmen's cells")
AMOUNTS: Final = 7
DENIERS: Final = TRAITS.ladder("deniers", 26)
INFLUENCE: Final = TRAITS.ladder("influence", 21)
SUPPLY: Final = TRAITS.ladder("citizens in the supply", 9)
STANDING: Final = [TRAITS.ladder(f"citizens standing in building {building}", 7) for building in range(3)]
LYING: Final = [TRAITS.ladder(f"citizens lying in building {building}", 4) for building in range(3)]
DICE: Final = [TRAITS.ladder(f"dice of colour {colour}", 8) for colour in range(3)]
FACE: Final = TRAITS.marks("a die, by colour and value", 18)
TRADESMAN: Final = TRAITS.marks("a tradesman on a card", len(CARDS))
CUBE: Final = TRAITS.marks("a cube on a card", len(CARDS))
SITE: Final = TRAITS.ladder("cubes in the cathedral", 10)
PASSED: Final = TRAITS.marks("having passed", 1)
DECIDES: Final = TRAITS.marks("being the one who decides", 1)
BEGINS: Final = TRAITS.marks("being the first player", 1)
STAGES: Final = 16


def stage(table: Troyes) -> int:
    """How far the game has come: the rounds, and within a round the dice that are gone."""
    if table.round <= 0:
        return 0
    left = sum(table.dice)
    most = 7 * (table.seats + 1)
    inside = 1.0 - left / most if left < most else 0.0
    return min(STAGES, int(STAGES * (table.round - 1 + inside) / table.rounds))


def traits(table: Troyes) -> list[list[int]]:
    if table.round <= 0 or table.seats == 1:
        return []
    seats = table.seats
    found = [[0] * AMOUNTS for _ in range(seats)]
    for place, cubes in enumerate(table.flags):
        if cubes:
            card = EVENTS[table.queue[place]]
            for seat in range(seats):
                if seat in cubes:
                    found[seat][FOUGHT] += 1
            for owner, vp in shares(cubes, card.first, card.second):
                if owner < seats and vp > 1:
                    found[owner][REWARD] += 4 * (vp - 1) * len(cubes) // card.flags
    standing = [0] * (3 * OWNERS)
    for cell, owner in enumerate(table.cells):
        if owner != NOBODY:
            standing[cell // 6 * OWNERS + owner] += 1
    built = [0] * OWNERS
    for owner in table.cathedral:
        if owner != NOBODY:
            built[owner] += 1
    characters = scored_characters(table)
    decides = table.decision().seat if table.agenda else NOBODY
    for seat in range(seats):
        row = found[seat]
        player = table.players[seat]
        row[VP] = player.vp
        row[PENALTY] = penalty(table, seat)
        for character in characters:
            points, part = character_outlook(table, seat, character)
            row[REACHED] += points
            row[PARTLY] += int(4.0 * part)
        row.append(DENIERS + min(player.deniers + player.in_district, 25))
        row.append(INFLUENCE + player.influence)
        row.append(SUPPLY + min(player.supply, 8))
        for building in range(3):
            row.append(STANDING[building] + standing[building * OWNERS + seat])
            row.append(LYING[building] + min(table.flat[building * OWNERS + seat], 3))
        for space in range(9):
            place = table.tradesmen[space * OWNERS + seat]
            if place:
                card_id = table.cards[space]
                cells = CARDS[card_id].cells
                if place <= len(cells):
                    row[CELLS] += cells[place - 1]
                row.append(TRADESMAN + card_id)
                for _ in range(min(table.card_cubes[space * OWNERS + seat], 3)):
                    row.append(CUBE + card_id)
        row.append(SITE + min(built[seat], 9))
        if player.passed:
            row.append(PASSED)
        else:
            _dice(table, seat, row)
        if seat == decides:
            row.append(DECIDES)
        if seat == table.first:
            row.append(BEGINS)
    return found


def _dice(table: Troyes, seat: int, row: list[int]) -> None:
    start = seat * 18
    for colour in range(3):
        count = 0
        for face in range(colour * 6, colour * 6 + 6):
            dice = table.dice[start + face]
            if dice:
                count += dice
                for _ in range(dice):
                    row.append(FACE + face)
        row.append(DICE[colour] + min(count, 7))


# What an option is, beyond its verb and arguments: for the learned leaning.
OWN_DIE: Final = 1
OTHER_DIE: Final = 19
CONTEXTS: Final = 37


def contexts(table: Troyes, options: list[int]) -> list[int]:
    """Whose die it is, and which: 0 where there is nothing to say."""
    seat = table.decision().seat
    found = [0] * len(options)
    for i in range(len(options)):
        if verb_of(options[i]) == ADD.code:
            die = first(options[i])
            found[i] = (OWN_DIE if die // 18 == seat else OTHER_DIE) + die % 18
    return found
