"""Engine invariants (chapter 18 of rules.md): every card in exactly one place, and everything adds up."""

from __future__ import annotations

from ludarium.games.imperium.cards import ARTHURIANS, BITS, CARDS, UTOPIANS
from ludarium.games.imperium.effects.symbols import (
    CIV,
    FAM,
    REG,
    S_ACCESSION,
    S_DECK,
    S_DEV,
    S_NATION,
    S_SUPPLY,
    TRI,
    TUCKED_SUITS,
    UNC,
    UNR,
)
from ludarium.games.imperium.position import COLLAPSE, COLLAPSING, Imperium, Player
from ludarium.games.imperium.setup import common_cards, nation_cards, player_count
from ludarium.kernel.errors import fault


def player_cards(player: Player) -> list[int]:
    found = [player.power, *player.extra, *player.hand, *player.deck, *player.disc, *player.play, *player.hist]
    found += [*player.natdeck, *player.dev, *player.garrison, *player.slots]
    if player.accession >= 0:
        found.append(player.accession)
    return found


def common(position: Imperium) -> list[int]:
    found = [*position.main, *position.exile, *position.unrest, *position.fame, *position.removed, *position.looked]
    for deck in position.decks:
        found += deck
    found += [card for card in position.market if card >= 0]
    found += [card for card in position.tucked if card >= 0]
    return found


_expected: dict[str, int] = {}


def expected(position: Imperium) -> int:
    """How many cards take part, from the nations and the common set alone."""
    key = f"{[player.nation for player in position.players]} {position.box} {position.seats}"
    if key not in _expected:
        total = sum(len(common_cards(position, suit)) for suit in (REG, UNC, CIV, TRI, FAM, UNR))
        for player in position.players:
            total += 1
            if player.nation in (ARTHURIANS, UTOPIANS) and not player.bot:
                total += 1
            for start in (S_DECK, S_NATION, S_ACCESSION, S_DEV):
                total += len(nation_cards(player.nation, start))
            supply = nation_cards(player.nation, S_SUPPLY)
            total += sum(1 for card in supply if CARDS[card].players <= player_count(position))
        _expected[key] = total
    return _expected[key]


def check(position: Imperium) -> None:
    if any(player.power < 0 for player in position.players):
        return
    cards = common(position)
    for player in position.players:
        cards += player_cards(player)
    assert len(cards) == len(set(cards)), fault("card-twice", "a card lies in two places")
    # before the deal of a solo game there is no bot yet
    if position.unrest or position.ended:
        assert len(cards) == expected(position), fault(
            "cards",
            f"{len(cards)} cards lie on the table, not {expected(position)}",
            count=len(cards),
            expected=expected(position),
        )
    for player in position.players:
        check_player(player)
    over = position.ended in (COLLAPSE, COLLAPSING)
    assert position.unrest or over or not position.main, fault(
        "unrest", "the unrest pile is empty, but the game goes on"
    )
    for slot, card in enumerate(position.market):
        tokens = position.tokens[3 * slot : 3 * slot + 3]
        assert min(tokens) >= 0, fault("market", "a market card holds less than nothing")
        assert card >= 0 or sum(tokens) == 0, fault("tokens", "tokens lie where no card is")
        if not over:
            wanted = card >= 0 and bool(BITS[card] & TUCKED_SUITS)
            assert (position.tucked[slot] >= 0) == wanted, fault(
                "tucked", "an unrest is missing beneath a market card, or too many"
            )


def check_player(player: Player) -> None:
    for number in (player.m, player.p, player.g, player.a, player.x, player.stored):
        assert number >= 0, fault("player", "a player has less than nothing")
    assert len(player.host) == len(player.garrison), fault("host", "a garrison has no host")
    for host in player.host:
        assert host in player.play or host in player.extra, fault(
            "garrison", "a garrison lies beneath a card that is not in play"
        )
    for card in player.open_hand:
        assert card in player.hand, fault("known-hand", "a card known to be in hand is not there")
    for card in player.open_hist:
        assert card in player.hist, fault("known-history", "a card known to be in the history is not there")
    closed = player.hand + player.deck + player.hist + player.natdeck
    for card in player.secret:
        assert card in closed, fault("secret", "a secret card lies in the open")
    assert player.deck_known <= len(player.deck), fault("known-deck", "more cards are known than there are")
