"""The options of an action against a slow oracle that tries everything, written from the rules alone.

The engine finds out quickly what can be done (TR-9 to TR-14). Here every group of dice on the square is formed and
judged by the text of the rules, on random tables with many cubes, and both must agree.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from ludarium.games.troyes.figures import CARDS, EVENTS

from .table import Table, table

COLOURS = ["red", "white", "yellow"]
LINES: dict[str, dict[str, tuple[int, ...]]] = {
    "palace": {str(value): (value,) for value in range(1, 7)},
    "bishopric": {"odd": (1, 3, 5), "even": (2, 4, 6)},
    "cityhall": {"16": (1, 6), "25": (2, 5), "34": (3, 4)},
}
ROWS = {
    f"{colour}.{value}": [f"{building}.{line}" + (f".{place}" if cells > 1 else "") for place in range(1, cells + 1)]
    for colour, building, cells in (("red", "palace", 1), ("white", "bishopric", 3), ("yellow", "cityhall", 2))
    for line, values in LINES[building].items()
    for value in values
}
# what a cube makes of a group: dice of this colour, which count as that colour; one die standing for several
CONVERTS = {
    "blacksmith": ("red", "red", 1),
    "militiaman": ("yellow", "red", 1),
    "tithe": ("yellow", "yellow", 1),
    "priest": ("yellow", "yellow", 1),
    "monk": ("white", "yellow", 3),
    "templar": ("white", "red", 2),
    "prior": ("white", "white", 2),
}
FREE_COLOUR = ("apprenticeship", "confession")
CARD = {card.id: card for card in CARDS}
EVENT = {event.id: event for event in EVENTS}

Die = tuple[str, str, int]  # district, colour, value


class Oracle:
    """What seat 0 may do, found by trying everything."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.shown: dict[str, Any] = {
            name: t.see(name)
            for name in ("dice", "players", "cards", "tradesmen", "card_cubes", "cathedral", "queue", "cells", "flat")
        }
        self.player = self.shown["players"]["0"]
        self.round = t.see("round")
        self.solo = len(self.shown["players"]) == 1
        self.dice: Counter[Die] = Counter()
        for district, faces in self.shown["dice"].items():
            for face in faces:
                colour, value = face.split(".")
                self.dice[(district, colour, int(value))] += 1
        self.groups = [
            group
            for size in (1, 2, 3)
            for group in combinations_with_replacement(sorted(self.dice), size)
            if all(self.dice[die] >= count for die, count in Counter(group).items())
        ]
        self.cubes = [
            self.shown["cards"][space] for space, owners in self.shown["card_cubes"].items() if owners.get("0")
        ]

    # the dice (TR-9, and the cubes of TR-19)

    def price(self, group: tuple[Die, ...], cube: str | None) -> int:
        bought = Counter(die[0] for die in group if die[0] != "0")
        each = {1: 2, 2: 4, 3: 6}[len(group)]
        if cube == "tithe":
            for district in list(bought):
                bought[district] -= min(bought[district], 3 if self.solo else 1)
        return each * bought.total()

    def worth(self, group: tuple[Die, ...], cube: str | None) -> int:
        values = [die[2] for die in group]
        if cube == "apprenticeship":
            return 5 * len(values)
        if cube in ("confession", "priest"):
            return sum(values) + len(values) * (2 if cube == "confession" else 3)
        if cube == "blacksmith":
            return sum(values) + 5
        return sum(values) * (CONVERTS[cube][2] if cube in CONVERTS else 1)

    def counts_as(self, group: tuple[Die, ...], cube: str | None) -> str | None:
        """The colour that the group counts as, `mixed`, or None if it is no group."""
        colours = {die[1] for die in group}
        if cube in CONVERTS:
            used, becomes, copies = CONVERTS[cube]
            if colours != {used} or (copies > 1 and len(group) > 1):
                return None
            return becomes
        return colours.pop() if len(colours) == 1 else "mixed"

    # the five actions

    def fits(self, action: str, group: tuple[Die, ...], cube: str | None, paid: int = 0) -> bool:
        """Whether the group will do for the action; `paid` is what must be left beside the price of the dice."""
        colour = self.counts_as(group, cube)
        verb, _, target = action.partition(" ")
        if colour is None:
            return False
        if verb == "activate":
            card = CARD[target.split("=")[1]]
            if card.id != "pilgrimage" and colour != COLOURS[card.colour]:
                return False
            if self.worth(group, cube) < card.divisor:
                return False
            paid += {"innkeeper": 1, "journeyman": 3}.get(card.id, 0)
            if self.player["influence"] < {"artisan": 1, "diplomat": 1, "troubadour": 3}.get(card.id, 0):
                return False
        elif verb == "fight":
            event = EVENT[target.split("=")[1]]
            if colour == "mixed" or (event.id != "marauding" and colour != COLOURS[event.dice]):
                return False
            if self.worth(group, cube) < event.divisor:
                return False
        elif verb == "build":
            if colour != "white" or cube in FREE_COLOUR:
                return False
            for value, count in Counter(die[2] for die in group).items():
                free = sum(self.shown["cathedral"][f"{level}.{value}"] == "none" for level in (1, 2, 3))
                if free < count:
                    return False
        elif verb == "farm":
            if colour != "yellow":
                return False
        elif verb == "place":
            if len(group) != 1 or cube not in (None, "militiaman", "tithe"):
                return False
            if not self.entrants(f"{colour}.{group[0][2]}"):
                return False
        return self.price(group, cube) + paid <= self.player["deniers"]

    # citizens (TR-10.4, TR-13)

    def sources(self) -> list[str]:
        found = ["send-supply"] if self.player["supply"] else []
        found += [f"send-citizen cell={cell}" for cell, owner in self.shown["cells"].items() if owner == "0"]
        found += [f"send-flat building={building}" for building, owners in self.shown["flat"].items() if "0" in owners]
        for space, owners in self.shown["tradesmen"].items():
            if "0" in owners:
                found.append(f"send-tradesman card={self.shown['cards'][space]}")
        return found

    def entrants(self, face: str) -> list[str]:
        """Which own citizens can enter the row of a die."""
        return [source for source in self.sources() if self.enters(face, source)]

    def enters(self, face: str, source: str) -> bool:
        cells = dict(self.shown["cells"])
        row = ROWS[face]
        building = row[0].split(".")[0]
        flat = list(self.shown["flat"][building])
        if source.startswith("send-citizen"):
            cells[source.split("=")[1]] = "none"
        elif source == f"send-flat building={building}":
            flat.remove("0")
        standing = [cells[cell] for cell in row]
        return "none" in standing or standing[-1] not in flat

    # whole decisions

    def hiring(self, card: str) -> int | None:
        """What hiring for the card costs: 0 with a tradesman there, None if it cannot be done."""
        space = next(space for space, there in self.shown["cards"].items() if there == card)
        if "0" in self.shown["tradesmen"][space]:
            return 0
        cost = CARD[card].cost
        return cost if self.sources() and self.player["deniers"] >= cost else None

    def actions(self) -> set[str]:
        wanted = ["build", "farm", "place", *(f"fight event={event}" for event in self.shown["queue"])]
        costs = dict.fromkeys(wanted, 0)
        for space, card in self.shown["cards"].items():
            cost = self.hiring(card)
            if int(space[-1]) <= self.round and cost is not None:
                costs[f"activate card={card}"] = cost
        return {
            action
            for action, cost in costs.items()
            if any(self.fits(action, group, cube, cost) for cube in [None, *self.cubes] for group in self.groups)
        }

    def modifiers(self, action: str) -> set[str]:
        return {
            "plain" if cube is None else f"modify card={cube}"
            for cube in [None, *self.cubes]
            if any(self.fits(action, group, cube) for group in self.groups)
        }

    def next_dice(self, action: str, cube: str | None, taken: tuple[Die, ...]) -> set[str]:
        """What can follow a part of a group: more dice that lead to a fitting group, or the end."""
        found: set[str] = set()
        here = Counter(taken)
        for group in self.groups:
            if self.fits(action, group, cube):
                more = Counter(group) - here
                if here - Counter(group):
                    continue
                found.update("add die=" + ".".join(map(str, die)) for die in more)
        if taken and self.fits(action, tuple(sorted(taken)), cube):
            found.add("done")
        return found


def random_table(seats: int, seed: int) -> Table:
    """A crowded table: cubes on every deferred card, dice everywhere, citizens standing, lying and trading."""
    luck = random.Random(seed)
    owners = [str(seat) for seat in range(seats)] + (["king", "king-2"] if seats == 1 else ["neutral"])
    plain = table(seats, None, seed=seed)
    cards = plain.see("cards")
    deferred = [space for space, card in cards.items() if card in CONVERTS or card in FREE_COLOUR]
    events = luck.sample([event.id for event in EVENTS[1:]], luck.randint(0, 5))
    lying = {
        building: [owner for owner in owners if luck.random() < 0.3] for building in ("palace", "bishopric", "cityhall")
    }
    return table(
        seats,
        seed=seed,
        round=luck.randint(1, 4),
        dice={
            district: [f"{luck.choice(COLOURS)}.{luck.randint(1, 6)}" for _ in range(luck.randint(0, 3))]
            for district in [*(str(seat) for seat in range(seats)), "neutral"]
        },
        cells={cell: luck.choice([*owners, "none"]) for cell in plain.see("cells")},
        flat=lying,
        tradesmen={
            space: dict.fromkeys(luck.sample([o for o in owners if o != "king-2"], luck.randint(0, 1)), "first")
            for space in cards
        },
        card_cubes={space: {"0": 1} for space in deferred if luck.random() < 0.7},
        # cubes of a number fill from the bottom
        cathedral={
            f"{level}.{number}": "0" if level <= height else "none"
            for number, height in enumerate(luck.choices([0, 1, 2, 3], k=6), 1)
            for level in (1, 2, 3)
        },
        queue=["marauding", *events],
        flags=[[] for _ in range(len(events) + 1)],
        players={
            "0": {
                "deniers": luck.choice([0, 1, 2, 3, 5, 8, 12, 20]),
                "influence": luck.choice([0, 1, 2, 4]),
                "supply": luck.choice([0, 0, 1]),
            }
        },
    )


def follow(t: Table, oracle: Oracle, action: str, luck: random.Random) -> None:
    """Carries an action out at random up to its dice, comparing every list of options with the oracle's."""
    t.choose(action)
    if t.decides[1] == "hire-tradesman":
        assert t.offered == oracle.sources()
        t.choose(luck.choice(t.offered))
        oracle = Oracle(t)
    cube = None
    if t.decides[1] == "choose-modifier":
        assert set(t.offered) == oracle.modifiers(action)
        pick = luck.choice(t.offered)
        cube = None if pick == "plain" else pick.split("=")[1]
        t.choose(pick)
    else:
        assert oracle.modifiers(action) == {"plain"}
    taken: tuple[Die, ...] = ()
    while t.decides == (0, "choose-dice"):
        expected = oracle.next_dice(action, cube, taken)
        assert set(t.offered) == expected, f"{action} with {cube} after {taken}"
        pick = luck.choice(t.offered)
        if pick == "done":
            break
        district, colour, value = pick.split("=")[1].split(".")
        taken = (*taken, (district, colour, int(value)))
        t.choose(pick)
        if t.position.over or t.decides != (0, "choose-dice"):
            if action == "place" and t.decides[1] == "choose-citizen":
                colour = oracle.counts_as(taken, cube) or ""
                assert t.offered == oracle.entrants(f"{colour}.{value}")
            break


@pytest.mark.rule("TR-9.3", "TR-9.5", "TR-9.10", "TR-10.7", "TR-12.1", "TR-13.7", "AM-20", "AM-21", "AM-25", "AM-58")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_action_is_offered_if_and_only_if_some_group_of_dice_will_do(seats: int) -> None:
    verbs = {"activate", "build", "fight", "place", "farm"}
    for seed in range(60):
        t = random_table(seats, 1000 * seats + seed)
        oracle = Oracle(t)
        offered = {text for text in t.offered if text.split()[0] in verbs}
        assert offered == oracle.actions(), seed
        luck = random.Random(seed)
        for action in luck.sample(sorted(offered), min(3, len(offered))):
            follow(random_table(seats, 1000 * seats + seed), oracle, action, luck)


# black dice


def defences(t: Table) -> set[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Everything that the deciding seat can end up with: the dice it keeps and the black dice that are left."""
    found = set()
    unseen = [t.position]
    while unseen:
        here = Table(t.title, unseen.pop(), checked=False)
        for option in here.offered:
            if option.split()[0] in ("reroll", "recruit", "flip"):
                continue
            there = Table(t.title, here.position.clone(), checked=False).choose(option)
            if option in ("counter", "suffer"):
                found.add((tuple(there.see("dice.0")), tuple(there.see("black"))))
            else:
                unseen.append(there.position)
    return found


def expected_defences(dice: list[str], black: list[int]) -> set[tuple[tuple[str, ...], tuple[int, ...]]]:
    """TR-8.11 to TR-8.16: any black dice with the highest among them, and dice that cover them.

    Dice are added while they do not suffice (AM-9), so without its best die a group is always too weak.
    """
    worth = [int(die[-1]) * (2 if die.startswith("red") else 1) for die in dice]
    found = set()
    for others in range(1 << (len(black) - 1)):
        beaten = [black[0], *(value for i, value in enumerate(black[1:]) if others >> i & 1)]
        left = tuple(value for i, value in enumerate(black[1:]) if not others >> i & 1)
        for used in range(1 << len(dice)):
            group = [worth[i] for i in range(len(dice)) if used >> i & 1]
            if sum(group) >= sum(beaten) > sum(group) - max(group, default=0):
                found.add((tuple(die for i, die in enumerate(dice) if not used >> i & 1), left))
    return found or {(tuple(dice), tuple(black[1:]))}


@pytest.mark.rule("TR-8.11", "TR-8.13", "TR-8.14", "TR-8.15", "TR-8.16", "AM-6", "AM-7", "AM-9")
def test_every_defence_can_be_chosen_and_nothing_else() -> None:
    for seed in range(40):
        luck = random.Random(seed)
        dice = [f"{luck.choice(COLOURS)}.{luck.randint(1, 6)}" for _ in range(luck.randint(0, 4))]
        dice.sort()
        black = sorted((luck.randint(1, 6) for _ in range(luck.randint(1, 3))), reverse=True)
        t = table(2, "black-dice", black=black, dice={"0": dice, "1": ["white.1"]})
        # after the last black die the next phase begins, which does not touch the dice
        assert defences(t) == expected_defences(dice, black), (dice, black)
