"""Random lines of *given*: what a person might write about this table, sense or nonsense."""

from __future__ import annotations

import random
from typing import Any

from ludarium.games.europa.facts import action_cards, events, faiths, goals, ideas, people, places, realms, trade_cards
from ludarium.games.europa.sight.layout_land import KIND, OCCUPANT, PIECE
from ludarium.games.europa.sight.layout_players import MERCHANT
from ludarium.games.europa.table.words import PLACE, SOURCE

FOUR = ["france", "castile", "england", "austria"]


class Dice:
    """One random table of *given* for scenario 1-01 with four players."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def one(self, these: list[str], none: bool = False) -> str:
        return "none" if none and self.chance.random() < 0.2 else self.chance.choice(these)

    def some(self, these: list[str], most: int = 3) -> list[str]:
        return self.chance.sample(these, self.chance.randint(0, min(most, len(these))))

    def upto(self, most: int, least: int = 0) -> int:
        return self.chance.randint(least, most)

    def flag(self) -> bool:
        return self.chance.random() < 0.5

    def western(self) -> list[str]:
        return [places.PROVINCE.ref(p) for p in range(places.PROVINCES) if places.IN_PLAY[0][p]]

    def areas(self) -> list[str]:
        return [places.SPACE.ref(s) for s in range(places.AREAS) if places.SPACE_IN_PLAY[0][s]]

    def seas(self) -> list[str]:
        return [places.SEA.ref(s) for s in range(places.SEAS_ALL) if places.SEA_IN_PLAY[0][s]]

    def realms(self) -> list[str]:
        return [realms.REALM.ref(r) for r in range(realms.REALMS) if realms.IN_PLAY[0][r]]

    def province(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if self.flag():
            found["owner"] = self.one([*FOUR, *self.realms()], none=self.chance.random() < 0.1)
        if self.flag():
            found["unrest"] = self.flag()
        if self.flag():
            found["occupant"] = self.one([*FOUR, "rebels", "rebels", self.one(OCCUPANT.refs)], none=True)
        if self.chance.random() < 0.1:
            found["town"] = self.one(PIECE.refs, none=True)
        if self.chance.random() < 0.1:
            found["manpower_tokens"] = self.upto(3)
        return found

    def realm(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if self.flag():
            found["overlord"] = self.one([*FOUR, *self.realms()], none=True)
        elif self.flag():
            found["kind"] = self.one(KIND.refs)
        if self.chance.random() < 0.2:
            found["religion"] = self.one(faiths.FAITH.refs)
        if self.chance.random() < 0.05:
            found["capital"] = self.one(self.western(), none=True)
        return found

    def player(self) -> dict[str, Any]:
        cards, areas = action_cards.CARD.refs, self.areas()
        makers: dict[str, Any] = {
            "ducats": lambda: self.upto(60),
            "power": lambda: {"adm": self.upto(10), "mil": self.upto(10)},
            "stability": lambda: self.upto(3, -3),
            "prestige": lambda: self.upto(80, -9),
            "prestige_from": lambda: {self.one(SOURCE.refs): self.upto(9, -9)},
            "interest": lambda: self.upto(5),
            "available": lambda: self.upto(12),
            "exhausted": lambda: self.upto(6),
            "manpower": lambda: self.upto(20),
            "colonists": lambda: self.upto(9),
            "merchants": lambda: [self.one(MERCHANT.refs, none=True) for _ in range(self.upto(3))],
            "ruler": lambda: self.one(people.RULER.refs, none=True),
            "advisors": lambda: {"adm": self.one(cards, none=True)},
            "hand": lambda: self.some(cards),
            "drawn": lambda: self.some(cards, 1),
            "display": lambda: [{"card": self.one(cards), "cubes": self.upto(3)}],
            "ideas": lambda: self.some(ideas.IDEA.refs),
            "missions": lambda: self.some(goals.MISSION.refs, 2),
            "passed": lambda: self.upto(4),
            "influence": lambda: {area: self.upto(2) for area in self.some(areas)},
            "claims": lambda: self.some(places.SPACE.refs),
            "cores": lambda: self.some(areas, 2),
            "casus_belli": lambda: dict.fromkeys(self.some(self.realms(), 2), "event"),
            "alliances": lambda: self.some([*FOUR, *self.realms()], 2),
            "active_allies": lambda: self.some(self.realms(), 1),
            "marriages": lambda: self.some([*FOUR, *self.realms()], 2),
            "disputed": lambda: self.some(self.realms(), 1),
            "armies": lambda: {"1": self.army(), self.one(["2", "3", "*"]): "none"},
            "units": lambda: {area: self.upto(2) for area in self.some(areas)},
            "fleet": lambda: {"place": self.one(self.seas(), none=True), "light": self.upto(3), "galley": self.upto(2)},
            "ships": lambda: {place: self.upto(2) for place in self.some(PLACE.refs)},
            "trade_protection": lambda: {sea: self.upto(2) for sea in self.some(self.seas(), 2)},
        }
        return {name: makers[name]() for name in self.some(list(makers), 6)}

    def army(self) -> Any:
        return {"area": self.one(self.areas(), none=True), "infantry": self.upto(5), "cavalry": self.upto(2)}

    def decks(self) -> dict[str, Any]:
        makers: dict[str, Any] = {
            "row": lambda: self.some(events.EVENT.refs, 5),
            "action": lambda: {"mil": {"1": self.one(action_cards.CARD.refs)}},
            "discards": lambda: {"dip": self.some(action_cards.CARD.refs)},
            "trade": lambda: {"1": self.one(trade_cards.TRADE.refs), "2": self.one(trade_cards.TRADE.refs)},
            "ideas": lambda: self.some(ideas.IDEA.refs, 9),
            "milestones": lambda: self.some(goals.MILESTONE.refs, 4),
        }
        return {name: makers[name]() for name in self.some(list(makers), 2)}

    def given(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if self.flag():
            found["provinces"] = {name: self.province() for name in self.some(self.western(), 6)}
        if self.flag():
            found["realms"] = {name: self.realm() for name in self.some([*FOUR, *self.realms()], 3)}
        if self.flag():
            found["players"] = {name: self.player() for name in self.some(FOUR, 3)}
        if self.flag():
            found["areas"] = {name: {"rebels": self.upto(3), "plague": self.flag()} for name in self.some(self.areas())}
        if self.flag():
            pairs = [self.some([*FOUR, *self.realms()], 2) for _ in range(self.upto(2))]
            found["wars"] = [{"aggressor": pair[0], "defender": pair[1]} for pair in pairs if len(pair) == 2]
        if self.chance.random() < 0.3:
            found["empire"] = {"emperor": self.one(FOUR, none=True), "authority": self.upto(6)}
        if self.chance.random() < 0.3:
            found["curia"] = {"cardinals": [self.one(FOUR) for _ in range(self.upto(5))]}
        if self.chance.random() < 0.3:
            found["decks"] = self.decks()
        found["phase"] = self.one(["turn", "draw", "peace", "rebels", "dissent", "income", "cleanup", "scoring"])
        if found["phase"] == "turn":
            found["seat"] = self.upto(3)
        return found
