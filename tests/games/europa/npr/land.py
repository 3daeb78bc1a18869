"""A land in uproar for tests: steps of the agenda run alone, Rebel Dice said by their faces."""

from __future__ import annotations

from typing import Self

from ludarium.games.europa.ask import ownership
from ludarium.games.europa.facts import dice
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.npr import rebels
from ludarium.games.europa.table.position import UNREST, UNREST_TOP, Europa
from ludarium.kernel.position import Step

from ..war.campaign import Campaign

FACES = {
    "rebellion": dice.REBELLION,
    "ducats": dice.LOSE_DUCATS,
    "power": dice.LOSE_POWER,
    "exhaust": dice.EXHAUST,
    "calm": dice.CALM,
}


class Land(Campaign):
    def run(self, step: Step[Europa]) -> Self:
        self.position.push(step)
        self.position.advance()
        return self

    def dice(self, *faces: str) -> Self:
        """The Rebel Dice to come; `blank` is the face without effect."""
        blank = next(i for i, face in enumerate(dice.REBEL_FACES) if face not in FACES.values())
        for face in faces:
            at = blank if face == "blank" else dice.REBEL_FACES.index(FACES[face])
            self.position.chance.coming.append(at + 1)
        return self

    def roll(self, name: str, most: int = -1) -> Self:
        """Step I for one player, in all his Areas."""
        rebels.rebel_dice(self.position, self.table.player(name), -1, most)
        self.position.advance()
        return self

    def rebels_in(self, space: str) -> int:
        return self.position.forces.rebels[self.table.space(space)]

    def unrest(self, name: str) -> bool:
        return self.position.land.marks[self.table.province(name)] & (UNREST | UNREST_TOP) != 0

    def owner(self, name: str) -> str:
        """Who Owns a Province: a Realm or nobody."""
        found = ownership.owner(self.position, self.table.province(name))
        return REALM.ref(found) if found >= 0 else "nobody"

    def cbs(self) -> list[str]:
        """`france>england` for each CB token."""
        cbs = self.position.bonds.cbs
        return [f"{REALM.ref(self.position.realm_of(cbs[i]))}>{REALM.ref(cbs[i + 1])}" for i in range(0, len(cbs), 3)]
