"""A player's hand for tests: cards by title, and what it takes to play them.

rich(table, "france", adm=3, ducats=5)      Power and Ducats; the cubes come out of the Supply
hold(table, "france", "New Alliance")       a card in hand
play(table, "france", "New Alliance", "aragon")             played, with the answers to what it asks
use(table, "austria", "War Taxes", "wien")                  an Action of a Display Card
"""

from __future__ import annotations

from ludarium.games.europa.cards import display, hand, reactions
from ludarium.games.europa.cards.words import PLAY, USE
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.table.player import Player
from ludarium.kernel.verb import first

from ..board import Board
from ..cards.programs import answer, offered

OPENED = (reactions,)


def me(table: Board, realm: str) -> Player:
    return table.position.players[table.player(realm)]


def rich(table: Board, realm: str, adm: int = 0, dip: int = 0, mil: int = 0, ducats: int = 0) -> None:
    mine = table.position.own_player(table.player(realm))
    mine.cubes += sum(mine.power) - adm - dip - mil
    mine.power = [adm, dip, mil]
    mine.ducats = ducats


def kind(title: str) -> int:
    return action_cards.TYPE_NAMED[title]


def hold(table: Board, realm: str, *titles: str) -> list[int]:
    """A copy of each that lies nowhere yet."""
    found: list[int] = []
    for title in titles:
        card = next(card for card in action_cards.CARDS_OF[kind(title)] if not placed(table, card))
        table.position.own_player(table.player(realm)).hand.append(card)
        found.append(card)
    return found


def placed(table: Board, card: int) -> bool:
    decks = table.position.decks
    if any(card in pile for pile in [*decks.action, *decks.discards]):
        return True
    return any(card in [*player.hand, *player.display[::2]] for player in table.position.players)


def lay(table: Board, realm: str, title: str, cubes: int) -> int:
    """A Display Card in play with so many cubes."""
    card = hold(table, realm, title)[0]
    mine = table.position.own_player(table.player(realm))
    mine.hand.remove(card)
    mine.display.extend([card, cubes])
    mine.cubes -= cubes
    return card


def titles(cards: list[int]) -> list[str]:
    return [action_cards.TYPE_NAME[action_cards.TYPE_OF[card]] for card in cards]


def playable(table: Board, realm: str) -> list[str]:
    return titles([first(option) for option in hand.play_options(table.position, table.player(realm))])


def usable(table: Board, realm: str) -> list[str]:
    found = display.use_options(table.position, table.player(realm))
    return [BOOK.uses[first(option)].name for option in found]


def shown(table: Board, realm: str) -> list[tuple[str, int]]:
    """The Display Cards with their cubes."""
    mine = me(table, realm).display
    return [(titles([mine[i]])[0], mine[i + 1]) for i in range(0, len(mine), 2)]


def discarded(table: Board) -> list[str]:
    return [title for pile in table.position.decks.discards for title in titles(pile)]


def begin(table: Board, realm: str, title: str) -> Board:
    player = table.player(realm)
    options = hand.play_options(table.position, player)
    card = next(card for card in me(table, realm).hand if titles([card]) == [title])
    assert PLAY.of(card) in options, f"{title} cannot be played"
    hand.begin_play(table.position, player, card)
    table.position.advance()
    return table


def play(table: Board, realm: str, title: str, *answers: str) -> Board:
    begin(table, realm, title)
    return finish(table, *answers)


def use(table: Board, realm: str, name: str, *answers: str) -> Board:
    begin_use(table, realm, name)
    return finish(table, *answers)


def begin_use(table: Board, realm: str, name: str) -> Board:
    player = table.player(realm)
    option = USE.of(next(use.id for use in BOOK.uses if use.name == name))
    assert option in display.use_options(table.position, player), f"{name} cannot be used"
    display.begin_use(table.position, player, option)
    table.position.advance()
    return table


def finish(table: Board, *answers: str) -> Board:
    for given in answers:
        answer(table, given)
    assert not table.position.agenda, f"still to decide: {offered(table)}"
    assert not table.position.contexts
    return table
