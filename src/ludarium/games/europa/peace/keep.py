"""Keep Current Board State, Province by Province: the Victor says what he does not keep (EU-10.5.KC.2)."""

from __future__ import annotations

from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.peace.settle import freed_with, is_capital, liberable
from ludarium.games.europa.peace.treaties import Conclude
from ludarium.games.europa.peace.victory import side, taken, value
from ludarium.games.europa.peace.words import KEEP, LIBERATE, RANSOM, SETTLE_PROVINCE, SWAP, TAKE_BACK
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DONE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of


def undecided(position: Europa, player: int, of: list[int], fates: list[int]) -> list[int]:
    """What a player Occupies of these Realms and may do something with: no Capitals."""
    decided = fates[::2]
    return [p for p in taken(position, player, of) if not is_capital(position, p) and p not in decided]


def sums(position: Europa, provinces: list[int]) -> int:
    """The sums of Tax Values that some of these Provinces make, as bits."""
    found = 1
    for province in provinces:
        found |= found << value(position, province)
    return found


def balanced(position: Europa, gives: list[int], takes: list[int], balance: int) -> bool:
    """Whether a swap can still come out even, with so much more given than taken so far (AMB-11)."""
    given, got = sums(position, gives), sums(position, takes)
    if balance < 0:
        got <<= -balance
    else:
        given <<= balance
    if balance == 0:
        given, got = given & ~1, got & ~1
    return given & got != 0


@data
class KeepProvincesStep(Step[Europa]):
    """The Victor is asked as long as there is something to decide."""

    player: int
    realm: int
    scope: Shared[list[int]]
    along: Shared[list[int]]
    why: int
    fates: Shared[list[int]]  # pairs: Province, what is done with it

    def run(self, position: Europa) -> None:
        if undecided(position, self.player, self.scope, self.fates):
            position.push(KeepProvinces(self.player, self.realm, self.scope, self.along, self.why, self.fates))
        else:
            position.push(Conclude(self.player, self.realm, self.scope, self.along, KEEP, self.why, self.fates))


@data
class KeepProvinces(Decision[Europa]):
    """One Province is given back for Ducats, Liberated or swapped; `done` keeps the rest."""

    realm: int
    scope: Shared[list[int]]
    along: Shared[list[int]]
    why: int
    fates: Shared[list[int]]
    RULES = ("EU-10.5.KC.1", "EU-10.5.KC.2", "EU-10.3.9", "AMB-11", "AMB-12")

    def options(self, position: Europa) -> list[int]:
        found = undecided(position, self.seat, self.scope, self.fates)
        options = [SETTLE_PROVINCE.of(RANSOM, province) for province in found]
        options.extend(
            SETTLE_PROVINCE.of(LIBERATE, p)
            for p in found
            if liberable(position, self.seat, self.realm, p)
            and all(each in found for each in freed_with(position, self.realm, p))
        )
        takes = self.takes(position)
        if takes:
            options.extend(
                SETTLE_PROVINCE.of(SWAP, p)
                for p in found
                if balanced(position, [each for each in found if each != p], takes, value(position, p))
            )
        return [*options, DONE.code]

    def takes(self, position: Europa) -> list[int]:
        """What the Loser Occupies and could give back."""
        other = position.realms.player[self.realm]
        if other < 0:
            return []
        return undecided(position, other, side(position, position.realm_of(self.seat), self.realm), self.fates)

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            position.push(Conclude(self.seat, self.realm, self.scope, self.along, KEEP, self.why, self.fates))
            return
        what, province = first(option), second(option)
        if what == SWAP:
            fates = [*self.fates, province, SWAP]
            balance = value(position, province)
            position.push(SwapFor(self.seat, self.realm, self.scope, self.along, self.why, fates, balance))
            return
        fates = self.fates[:]
        for each in freed_with(position, self.realm, province) if what == LIBERATE else [province]:
            fates.extend([each, what])
        position.push(KeepProvincesStep(self.seat, self.realm, self.scope, self.along, self.why, fates))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("loser", REALM.full(self.realm))]


@data
class SwapFor(Decision[Europa]):
    """AMB-11: what is taken back for what was given, until both are worth the same; one side follows the other, so
    every swap comes out even."""

    realm: int
    scope: Shared[list[int]]
    along: Shared[list[int]]
    why: int
    fates: Shared[list[int]]
    balance: int  # given less taken
    RULES = ("EU-10.5.KC.2", "AMB-11")

    def options(self, position: Europa) -> list[int]:
        gives = undecided(position, self.seat, self.scope, self.fates)
        other = position.realms.player[self.realm]
        takes = undecided(position, other, side(position, position.realm_of(self.seat), self.realm), self.fates)
        options: list[int] = []
        if self.balance > 0:
            for province in takes:
                left = [each for each in takes if each != province]
                after = self.balance - value(position, province)
                if after == 0 or balanced(position, gives, left, after):
                    options.append(SETTLE_PROVINCE.of(TAKE_BACK, province))
        else:
            for province in gives:
                left = [each for each in gives if each != province]
                after = self.balance + value(position, province)
                if after == 0 or balanced(position, left, takes, after):
                    options.append(SETTLE_PROVINCE.of(SWAP, province))
        return options

    def choose(self, position: Europa, option: int) -> None:
        what, province = first(option), second(option)
        fates = [*self.fates, province, what]
        worth = value(position, province)
        balance = self.balance + (worth if what == SWAP else -worth)
        if balance:
            position.push(SwapFor(self.seat, self.realm, self.scope, self.along, self.why, fates, balance))
        else:
            position.push(KeepProvincesStep(self.seat, self.realm, self.scope, self.along, self.why, fates))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("balance", self.balance if self.balance > 0 else -self.balance)]
