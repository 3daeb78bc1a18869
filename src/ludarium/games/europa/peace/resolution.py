"""Peace Resolution, Phase 3 Step D: its four steps in order (EU-4.3.11-15, 10.1)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask.hostility import at_peace
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.peace import offers, treaties
from ludarium.games.europa.peace.aftermath import Aftermath
from ludarium.games.europa.peace.keep import KeepProvincesStep
from ludarium.games.europa.peace.terms import along, scope_of, terms
from ludarium.games.europa.peace.victory import (
    OPEN,
    TOTAL,
    YIELDED,
    beaten,
    enemies,
    first_automatic,
    opponents,
    standing,
)
from ludarium.games.europa.peace.words import (
    ENFORCE,
    KEEP,
    OFFER,
    SETTLE_REALM,
    SURRENDER,
    SURRENDERED,
    WAR_WITH,
)
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.position import NO_SURRENDER, Europa
from ludarium.games.europa.table.words import BY_WARS, DONE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of
from ludarium.kernel.words import Phrase

SURRENDER_PRESTIGE: Final = 2  # EU-10.2.7


@data
class PeaceResolution(Step[Europa]):
    """Phase 3, Step D. Every condition is looked at anew before each settlement (AMB-8)."""

    RULES = ("EU-4.3.11", "EU-10.0.1", "EU-10.1.0", "AMB-8")

    def run(self, position: Europa) -> None:
        players = position.clockwise(position.first)
        fought = 0
        for player in players:
            if not at_peace(position, position.realm_of(player)):
                fought |= 1 << player
        position.plan(
            [
                AutomaticStep(),
                *(TotalStep(player, []) for player in players),
                *(WarsStep(player, []) for player in players),
                Aftermath(fought),
            ]
        )


# Step 1


@data
class AutomaticStep(Step[Europa]):
    """EU-10.1.1: wars in which nobody Occupies anything end as White Peace, in Turn order, one after the other."""

    RULES = ("EU-4.3.12", "EU-10.1.1", "EU-10.1.2", "EU-10.3.3")

    def run(self, position: Europa) -> None:
        for player in position.clockwise(position.first):
            realm = first_automatic(position, player)
            if realm >= 0:
                position.push(AutomaticStep())
                treaties.white(position, player, realm)
                return


# Step 2


@data
class TotalStep(Step[Europa]):
    """EU-10.1.3-5: a player settles all his Total Victories, each for itself."""

    player: int
    offered: Shared[list[int]]  # Enemies to whom he has offered a peace that was refused
    RULES = ("EU-4.3.13", "EU-10.1.3", "EU-10.1.4", "EU-10.1.5")

    def trail(self, position: Europa) -> list[Phrase]:
        """Of the player whose wars are settled now: the steps of the others wait above."""
        return [Phrase("trail-peace")] if position.seat == self.player else []

    def run(self, position: Europa) -> None:
        found = beaten(position, self.player)
        if len(found) == 1:
            position.push(ChooseTerm(self.player, found[0], TOTAL, 2, self.offered))
        elif found:
            position.push(SettleTotal(self.player, self.offered))


@data
class SettleTotal(Decision[Europa]):
    """EU-10.1.3: which Total Victory is settled next."""

    offered: Shared[list[int]]
    RULES = ("EU-10.1.3", "EU-10.1.4")

    def options(self, position: Europa) -> list[int]:
        return [SETTLE_REALM.of(WAR_WITH, realm) for realm in beaten(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        position.push(ChooseTerm(self.seat, second(option), TOTAL, 2, self.offered))


# Step 3


def approaches(position: Europa, player: int, realm: int, why: int, step: int, offered: list[int]) -> list[int]:
    """What can be done about a war now: terms enforced, offers made, Surrender."""
    found = [ENFORCE.of(term) for term in terms(position, player, realm, why)]
    if realm in enemies(position, player):
        person = position.realms.player[realm] >= 0
        if realm not in offered and (person or why != TOTAL):
            found.extend(offers.offers(position, player, realm))
        if step == 3 and why == OPEN and person and not position.rules & NO_SURRENDER:
            found.append(SURRENDER.code)
    return found


def matters(position: Europa, player: int, offered: list[int]) -> list[int]:
    """The Enemies about whom something can be done."""
    return [
        realm
        for realm in opponents(position, player)
        if approaches(position, player, realm, standing(position, player, realm), 3, offered)
    ]


@data
class WarsStep(Step[Europa]):
    """EU-10.1.7: a player ends those of his wars that he wishes and can, in any order, before the next player."""

    player: int
    offered: Shared[list[int]]
    RULES = ("EU-4.3.14", "EU-10.1.7")

    def trail(self, position: Europa) -> list[Phrase]:
        """Of the player whose wars are settled now: the steps of the others wait above."""
        return [Phrase("trail-peace")] if position.seat == self.player else []

    def run(self, position: Europa) -> None:
        if matters(position, self.player, self.offered):
            position.push(SettleWar(self.player, self.offered))


@data
class SettleWar(Decision[Europa]):
    """EU-10.1.7: which war is dealt with next; `done` lets the others go on."""

    offered: Shared[list[int]]
    RULES = ("EU-10.1.7", "EU-10.1.8", "EU-10.2.3", "EUI-6")

    def options(self, position: Europa) -> list[int]:
        found = matters(position, self.seat, self.offered)
        return [*(SETTLE_REALM.of(WAR_WITH, realm) for realm in found), DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == SETTLE_REALM.code:
            realm = second(option)
            why = standing(position, self.seat, realm)
            position.push(ChooseTerm(self.seat, realm, why, 3, self.offered))


# the term


@data
class ChooseTerm(Decision[Europa]):
    """One Peace Term for one war (EU-10.5.1): enforced by the Victor, or offered. After a Surrender, and in Step 2, the
    war ends now: an offer that is refused comes back here."""

    realm: int
    why: int
    step: int
    offered: Shared[list[int]]
    RULES = (
        "EU-10.1.5",
        "EU-10.1.9",
        "EU-10.1.10",
        "EU-10.2.1",
        "EU-10.2.8",
        "EU-10.2.9",
        "EU-10.5.1",
        "EU-10.5.T1",
    )

    def options(self, position: Europa) -> list[int]:
        return approaches(position, self.seat, self.realm, self.why, self.step, self.offered)

    def choose(self, position: Europa, option: int) -> None:
        verb = verb_of(option)
        player, realm = self.seat, self.realm
        offered = [*self.offered, realm] if verb == OFFER.code else self.offered
        if self.why == YIELDED:
            position.push(YieldStep(player, realm, offered))
        elif self.step == 2:
            position.push(TotalStep(player, offered))
        else:
            position.push(WarsStep(player, offered))
        if verb == ENFORCE.code:
            enforce(position, player, realm, first(option), self.why)
        elif verb == OFFER.code:
            offers.make(position, player, realm, option)
        else:
            surrender(position, player, realm)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("loser", REALM.full(self.realm)), ("standing", self.why)]


def enforce(position: Europa, player: int, realm: int, term: int, why: int) -> None:
    scope = scope_of(position, player, realm, why)
    others = along(position, player, realm, why)
    if term == KEEP:
        position.push(KeepProvincesStep(player, realm, scope, others, why, []))
    else:
        position.push(treaties.Conclude(player, realm, scope, others, term, why, []))


# Surrender


def surrender(position: Europa, player: int, realm: int) -> None:
    """EU-10.2.7: 2 P change hands at once, and the Enemy ends the war now."""
    position.tell(SURRENDERED, position.realm_of(player), realm)
    victor = position.realms.player[realm]
    purse.prestige(position, player, -SURRENDER_PRESTIGE, BY_WARS)
    purse.prestige(position, victor, SURRENDER_PRESTIGE, BY_WARS)
    position.push(YieldStep(victor, position.realm_of(player), []))


@data
class YieldStep(Step[Europa]):
    """EU-10.2.8: a player to whom another has Surrendered must end that war, as with Partial Victory."""

    player: int
    realm: int
    offered: Shared[list[int]]
    RULES = ("EU-10.2.8", "AMB-7")

    def run(self, position: Europa) -> None:
        if self.realm in enemies(position, self.player):
            position.push(ChooseTerm(self.player, self.realm, YIELDED, 3, self.offered))
