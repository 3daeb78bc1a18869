"""What moves when a scenario names a part of the table: no card in two places, and none lost.

A card that gives way goes to where the named one came from, if it could lie there; else below its deck or pile, and if
that is named, too, out of the game.
"""

from __future__ import annotations

from ludarium.games.imperium.cards import BITS, CARD, CARDS
from ludarium.games.imperium.effects.symbols import (
    CIV,
    FAM,
    REG,
    S_DECK,
    S_DEV,
    S_NATION,
    S_SUPPLY,
    TUCKED_SUITS,
    UNC,
    UNR,
)
from ludarium.games.imperium.layout import DECK
from ludarium.games.imperium.market import SLOTS
from ludarium.games.imperium.position import Imperium, Player
from ludarium.kernel.settle import Named, Zone, resettle

_SLOTS = [str(slot) for slot in range(SLOTS)]
_SUITS = [REG, UNC, CIV]


def settle(table: Imperium, before: Imperium, named: Named) -> None:
    main_named = named.has("main")
    spare = [] if main_named else table.main
    zones = _zones(table, main_named)
    accession = [Zone(f"players.{seat}.accession", [player.accession], [""]) for seat, player in _each(table)]
    old = [*_zones(before, main_named), *(Zone("", [player.accession], [""]) for _, player in _each(before))]
    owners = [player.nation for player in table.players]

    def fits(zone: Zone, place: int, card: int) -> bool:
        return _fits(zone, card, owners)

    lost = resettle([*zones, *accession], old, named, fits, spare, CARD.ref)
    for zone, player in zip(accession, table.players, strict=True):
        player.accession = zone.cards[0]
    for card in lost:
        _put_away(table, card, owners, named)
    _tuck(table, named)
    for seat, player in _each(table):
        _what_is_known(player, named.has(f"players.{seat}.deck_known"))


def _each(table: Imperium) -> list[tuple[int, Player]]:
    return list(enumerate(table.players))


def _zones(table: Imperium, with_main: bool) -> list[Zone]:
    zones: list[Zone] = []
    for seat, player in _each(table):
        for name, cards in (
            ("play", player.play),
            ("garrison", player.garrison),
            ("hist", player.hist),
            ("disc", player.disc),
            ("hand", player.hand),
            ("slots", player.slots),
            ("deck", player.deck),
            ("dev", player.dev),
            ("natdeck", player.natdeck),
        ):
            zones.append(Zone(f"players.{seat}.{name}", cards))
    zones += [Zone("exile", table.exile), Zone("looked", table.looked)]
    zones += [Zone("market", table.market, _SLOTS), Zone("tucked", table.tucked, _SLOTS)]
    zones += [Zone(f"decks.{DECK.ref(i)}", deck) for i, deck in enumerate(table.decks)]
    if with_main:
        zones.append(Zone("main", table.main))
    # what lies out of the game can be named, too
    return [*zones, Zone("unrest", table.unrest), Zone("fame", table.fame), Zone("", table.removed)]


# Where a nation's cards begin (IM-4.6 to IM-4.14), and the zones that such a card may go back to.
_HOMES = {S_DECK: ("deck", "hand", "disc"), S_NATION: ("natdeck",), S_DEV: ("dev",)}


def _fits(zone: Zone, card: int, owners: list[int]) -> bool:
    """Whether this card could lie in that zone, as far as the set-up is concerned."""
    bits, facts = BITS[card], CARDS[card]
    name = zone.path.rpartition(".")[2]
    if zone.path.startswith("players."):
        owner = owners[int(zone.path.split(".")[1])]
        return facts.nation == owner and name in _HOMES.get(facts.start, ())
    if facts.nation >= 0:
        return facts.start == S_SUPPLY and name == "unrest"
    if bits & UNR:
        return name == "unrest"
    if bits & FAM:
        return name == "fame"
    if name in DECK.refs:
        return bool(bits & _SUITS[DECK.index(name)])
    return name in ("market", "main")


def _put_away(table: Imperium, card: int, owners: list[int], named: Named) -> None:
    bits, facts = BITS[card], CARDS[card]
    if facts.start in _HOMES and facts.nation in owners:
        seat, name = owners.index(facts.nation), _HOMES[facts.start][0]
        player = table.players[seat]
        pile = player.deck if name == "deck" else player.natdeck if name == "natdeck" else player.dev
        path = f"players.{seat}.{name}"
    elif bits & UNR:
        pile, path = table.unrest, "unrest"
    elif bits & FAM:
        pile, path = table.fame, "fame"
    else:
        pile, path = table.main, "main"
    if named.has(path) or (facts.nation >= 0 and path == "main"):
        table.removed.append(card)
    else:
        pile.insert(0, card)


def _tuck(table: Imperium, named: Named) -> None:
    """IM-4.22: an unrest beneath every market card that is not a region; no tokens where no card is."""
    for slot in range(SLOTS):
        card = table.market[slot]
        if card < 0 and not named.has("tokens"):
            table.tokens[3 * slot : 3 * slot + 3] = [0, 0, 0]
        if named.has("tucked") or named.has("unrest"):
            continue
        wanted = card >= 0 and bool(BITS[card] & TUCKED_SUITS)
        if wanted and table.tucked[slot] < 0 and table.unrest:
            table.tucked[slot] = table.unrest.pop()
        elif not wanted and table.tucked[slot] >= 0:
            table.unrest.append(table.tucked[slot])
            table.tucked[slot] = -1


def _what_is_known(player: Player, named: bool) -> None:
    """Nobody knows where a card is that is not there any more."""
    player.open_hand = [card for card in player.open_hand if card in player.hand]
    player.open_hist = [card for card in player.open_hist if card in player.hist]
    closed = player.hand + player.deck + player.hist + player.natdeck
    player.secret = [card for card in player.secret if card in closed]
    if not named:
        player.deck_known = min(player.deck_known, len(player.deck))
