"""Hidden zones dealt anew, for positions that a seat could not tell from the true one (`determinize`).

A result must owe nothing to how the cards really lie: cards are sorted before they are shuffled, so that equal chance
deals equally.
"""

from __future__ import annotations

from ludarium.kernel.chance import Chance


def mix(cards: list[int], chance: Chance) -> None:
    """A random order that owes nothing to the true one."""
    cards.sort()
    chance.shuffle(cards)


def mix_below(cards: list[int], known: int, chance: Chance) -> None:
    """A new order for all cards but the known ones on top (the last of the list)."""
    rest = cards[: len(cards) - known]
    mix(rest, chance)
    cards[: len(rest)] = rest


def deal_anew(zones: list[list[int]], chance: Chance) -> None:
    """Any of these cards may lie in any of these zones: each gets as many as it had."""
    pool: list[int] = []
    for zone in zones:
        pool.extend(zone)
    mix(pool, chance)
    for zone in zones:
        for i in range(len(zone)):
            zone[i] = pool.pop()


def pools(zones: list[list[int]], kinds: list[int], chance: Chance) -> dict[int, list[int]]:
    """The cards of these zones by kind, mixed. To be dealt back with `deal_from`."""
    found: dict[int, list[int]] = {}
    for zone in zones:
        for card in zone:
            found.setdefault(kinds[card], []).append(card)
    for kind in sorted(found):
        mix(found[kind], chance)
    return found


def deal_from(pool: dict[int, list[int]], zone: list[int], kinds: list[int]) -> None:
    """Replaces each card of a zone by one of its kind: all that can be seen of it is its back."""
    for i in range(len(zone)):
        zone[i] = pool[kinds[zone[i]]].pop()
