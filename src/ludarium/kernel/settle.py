"""Putting a described position right: what a scenario names is where it says, and the rest makes room.

A scenario names some zones and leaves the others as the set-up dealt them. A named card that was dealt elsewhere is
taken from there, and a card that has lost its place takes the one that became free: the two have changed places.
"""

from __future__ import annotations

from collections.abc import Callable

from ludarium.kernel.errors import bad_scenario


class Named:
    """The parts of a position that a scenario has named, as paths of the layout.

    `sound`: what cannot be is an error; else the scenario has allowed it, and it is left as it is.
    """

    __slots__ = ("paths", "sound")

    def __init__(self, paths: list[str], sound: bool = True) -> None:
        self.paths = set(paths)
        self.sound = sound

    def has(self, path: str) -> bool:
        """Whether this part is named, or something that it belongs to."""
        while path:
            if path in self.paths:
                return True
            path = path.rpartition(".")[0]
        return False


class Zone:
    """A list of cards under a path of the layout. With `places` it has that many, named; -1 is an empty one."""

    __slots__ = ("cards", "path", "places")

    def __init__(self, path: str, cards: list[int], places: list[str] | None = None) -> None:
        self.path = path
        self.cards = cards
        self.places = places

    def at(self, i: int) -> str:
        """The path of a place."""
        return f"{self.path}.{self.places[i]}" if self.places is not None else self.path


def resettle(
    zones: list[Zone],
    before: list[Zone],
    named: Named,
    fits: Callable[[Zone, int, int], bool],
    rest: list[int],
    name: Callable[[int], str],
) -> list[int]:
    """Makes room for the named cards; gives those that have found no other place.

    `before` are the same zones as the set-up left them. A card may only take a free place that it fits (`fits` is
    given zone, place and card); where no card has lost its place, one of the `rest` is taken: a box or a pile that is
    none of the zones. `name` is for the error.
    """
    homes = _named_cards(zones, named, name)
    known = {card for zone in before for card in zone.cards}.union(rest)
    for card, home in homes.items():
        if named.sound and card not in known:
            raise bad_scenario(
                f"given.{home}", f"{name(card)} takes no part in this game.", "no-part", {"given": name(card)}
            )
    seen = set(homes)
    free: list[tuple[Zone, int]] = []
    for zone in zones:
        for i, card in enumerate(zone.cards):
            if card < 0 or named.has(zone.at(i)):
                continue
            if card in seen:
                free.append((zone, i))
            seen.add(card)
    lost = list(dict.fromkeys(card for zone in before for card in zone.cards if card >= 0 and card not in seen))
    rest[:] = [card for card in rest if card not in seen]
    for zone, i in free:
        card = _fitting(zone, i, lost, fits)
        zone.cards[i] = card if card >= 0 else _fitting(zone, i, rest, fits)
    for zone in zones:
        if zone.places is None:
            zone.cards[:] = [card for card in zone.cards if card >= 0]
    return lost


def _named_cards(zones: list[Zone], named: Named, name: Callable[[int], str]) -> dict[int, str]:
    """Where the named cards lie."""
    homes: dict[int, str] = {}
    for zone in zones:
        for i, card in enumerate(zone.cards):
            if card < 0 or not named.has(zone.at(i)):
                continue
            if named.sound and card in homes:
                places = f"{homes[card]}, {zone.at(i)}"
                raise bad_scenario(
                    "given",
                    f"{name(card)} is named in two places: {places}.",
                    "named-twice",
                    {"given": name(card), "places": places},
                )
            homes[card] = zone.at(i)
    return homes


def _fitting(zone: Zone, place: int, cards: list[int], fits: Callable[[Zone, int, int], bool]) -> int:
    """Takes the first card that fits; -1 if none does."""
    for i, card in enumerate(cards):
        if fits(zone, place, card):
            del cards[i]
            return card
    return -1


def anywhere(zone: Zone, place: int, card: int) -> bool:
    return True
