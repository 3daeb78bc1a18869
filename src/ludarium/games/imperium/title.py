"""Imperium: Classics and Legends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.games.imperium import (
    fame as fame,  # their effects are known to the machine once they are imported
)
from ludarium.games.imperium import setup as setting
from ludarium.games.imperium import special as special
from ludarium.games.imperium import traits, turn
from ludarium.games.imperium.cards import BITS, CARD, CARDS, NATION, NATIONS, group
from ludarium.games.imperium.check import check
from ludarium.games.imperium.effects.symbols import PIN
from ludarium.games.imperium.hidden import determinize
from ludarium.games.imperium.judgement import evaluate, policy
from ludarium.games.imperium.layout import LAYOUT, PHASES, enter
from ludarium.games.imperium.position import Imperium
from ludarium.games.imperium.scoring import Finish, standings
from ludarium.games.imperium.settle import settle
from ludarium.games.imperium.shapes import ImperiumTable
from ludarium.games.imperium.view import table_view
from ludarium.games.imperium.vocabulary import EXHAUSTED_CARD, PAID, PLAYED_CARD, PLAYED_FREE, TOOK_UNREST, WORDS
from ludarium.games.imperium.wording import words
from ludarium.kernel.chance import Chance
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.position import Frame
from ludarium.kernel.settle import Named
from ludarium.kernel.title import Standings, Title, Variant, switch
from ludarium.kernel.traits import Traits
from ludarium.kernel.verb import Told
from ludarium.kernel.words import Phrase

DIFFICULTIES: Final = ["chieftain", "warlord", "imperator", "sovereign", "overlord"]


def variants() -> list[Variant]:
    """IM-14.2: which common set, which nations, which side of the power card."""
    found = [
        Variant("common", setting.BOXES, "classics"),
        Variant("box", setting.POOLS, "both"),
        Variant("side", ["choose", "a", "b"], "choose"),
    ]
    for seat in range(1, 5):
        seats = [count for count in (1, 2, 3, 4) if count >= seat]
        found.append(Variant(f"nation-{seat}", ["choose", "random", *NATIONS], "choose", seats))
    found.append(Variant("bot", ["random", *NATIONS], "random", [1]))
    found.append(Variant("difficulty", DIFFICULTIES, "imperator", [1]))
    found.append(switch("refill-by-suit", False))
    found.append(switch("active-quest-scores", True))
    return found


class ImperiumTitle(Title[Imperium]):
    def __init__(self) -> None:
        super().__init__(
            id="imperium",
            rules=1,
            seats=[1, 2, 3, 4],
            variants=variants(),
            vocabulary=WORDS,
            layout=LAYOUT,
            content=[CARD, NATION],
            minutes=(20, 50),
            bound=20000,
        )

    def resolve(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """IM-4.4: everybody has a nation of their own."""
        values = super().resolve(seats, given)
        fixed = [values[f"nation-{seat + 1}"] for seat in range(seats)]
        if seats == 1:
            fixed.append(values["bot"])
        fixed = [nation for nation in fixed if nation in NATIONS]
        for nation in fixed:
            if fixed.count(nation) > 1:
                raise LudariumError(
                    "same-nation",
                    f"The nation {nation} is given to two players. Everybody needs a nation of their own.",
                    {"nation": nation},
                )
        return values

    def setup(self, seats: int, variants: Mapping[str, str], chance: Chance) -> Imperium:
        nations: list[int] = []
        for seat in range(seats):
            value = variants[f"nation-{seat + 1}"]
            nations.append(-2 if value == "choose" else -1 if value == "random" else NATION.index(value))
        opponent = variants["bot"]
        position = setting.new_position(
            seats=seats,
            box=setting.BOXES.index(variants["common"]),
            pool=setting.POOLS.index(variants["box"]),
            nations=nations,
            side=["choose", "a", "b"].index(variants["side"]) - 1,
            bot=-1 if opponent == "random" else NATION.index(opponent),
            refill_by_suit=int(variants["refill-by-suit"] == "on"),
            quest_scores=int(variants["active-quest-scores"] == "on"),
            difficulty=DIFFICULTIES.index(variants["difficulty"]),
            chance=chance,
        )
        base: list[Frame[Any]] = [Finish(), turn.Round()]
        position.agenda = base + position.agenda
        return position

    def phases(self) -> list[str]:
        return PHASES

    def as_dealt(self, position: Imperium, variants: Mapping[str, str]) -> dict[str, str]:
        """The nations that were chosen or drawn, and the side of the first player's power card."""
        table = position
        if not table.unrest or any(player.power < 0 for player in table.players):
            return dict(variants)
        dealt = {f"nation-{seat + 1}": NATIONS[table.players[seat].nation] for seat in range(table.seats)}
        if table.seats == 1:
            dealt["bot"] = NATIONS[table.players[1].nation]
        return {**variants, **dealt, "side": CARDS[table.players[0].power].side}

    def settle(self, position: Imperium, before: Imperium, named: Named) -> None:
        settle(position, before, named)

    def enter(self, position: Imperium, phase: str, seat: int) -> None:
        enter(position, phase, seat)

    def view(self, position: Imperium, seat: int) -> ImperiumTable:
        return table_view(position, seat)

    def determinize(self, position: Imperium, seat: int, chance: Chance) -> Imperium:
        return determinize(position, seat, chance)

    def course(self, position: Imperium) -> tuple[int, int]:
        return position.round, position.active

    def evaluate(self, position: Imperium) -> list[float]:
        return evaluate(position)

    def swing(self) -> float:
        return 12.0

    def traits(self, position: Imperium) -> list[list[int]]:
        return traits.traits(position)

    def stage(self, position: Imperium) -> int:
        return traits.stage(position)

    def contexts(self, position: Imperium, options: list[int]) -> list[int]:
        return traits.contexts(position, options)

    def learning(self) -> tuple[Traits, int] | None:
        return traits.TRAITS, traits.CONTEXTS

    def policy(self, position: Imperium, options: list[int], chance: Chance) -> int:
        return policy(position, options, chance)

    def words(self, ref: str) -> list[Phrase]:
        return words(ref)

    def group(self, ref: str) -> str:
        return group(ref)

    def price(self, told: Told, seat: int) -> bool:
        """What does not stay in play has only been played. Nobody takes unrest for its own sake."""
        event = told.event
        if event is PLAYED_CARD or event is PLAYED_FREE:
            return not BITS[told.b] & PIN
        return event is EXHAUSTED_CARD or event is PAID or (event is TOOK_UNREST and told.a == seat)

    def telling(self) -> list[str]:
        return ["return-unrest", "pick-card", "choose-one"]

    def rare(self) -> list[str]:
        return ["card:arthurians.graal", "card:king-of-kings.b"]

    def standings(self, position: Imperium) -> Standings:
        return standings(position)

    def check(self, position: Imperium) -> None:
        check(position)


TITLE: Final = ImperiumTitle()
