"""Imperial Elections (EU-18.9, Advanced)."""

from __future__ import annotations

from ludarium.games.europa.ask import offices, ownership, relations
from ludarium.games.europa.empire import authority, lands
from ludarium.games.europa.empire.words import (
    ELECT,
    EMPEROR_ELECTED,
    EMPIRE_CB,
    NOBODY_ELECTED,
    VOTE_FOR,
    VOTED,
)
from ludarium.games.europa.facts import faiths, places, tracks
from ludarium.games.europa.put import supply
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import (
    CB_EMPIRE,
    DNPR,
    ELECTIONS,
    HRE_RELIGION,
    LATER_PRINTING,
    NPR,
    Europa,
)
from ludarium.games.europa.table.words import DECLINE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of


def elect(position: Europa) -> None:
    """EU-18.9.1, 18.9.9: only a person's Emperor, at Authority +4 or less, when his Ruler is replaced or discarded."""
    player = offices.emperor_player(position)
    if (
        position.rules & ELECTIONS
        and player >= 0
        and not position.automated(player)
        and position.authority <= tracks.ELECTIONS_UP_TO
    ):
        position.push(Election([], []))


DOORS.elect = elect


def eligible(position: Europa, player: int) -> bool:
    """EU-18.9.6: of the Empire's official Religion, if it has one; a person (EU-18.9.9)."""
    if position.automated(player):
        return False
    if position.hre_faith == faiths.DIVERSE and position.rules & HRE_RELIGION:
        return True
    return offices.same_faith(position.realms.faith[position.realm_of(player)], position.hre_faith)


def votes(position: Europa, space: int) -> list[int]:
    """The players among whom this Elector Area's vote is; none: it does not vote (EU-18.9.2, 18.9.4-5, AMB-55)."""
    home = [
        player for player in position.order if ownership.capital_space(position, position.realm_of(player)) == space
    ]
    if home:
        return [player for player in home if eligible(position, player)]
    lords: list[int] = []
    independent = False
    for province in places.PROVINCES_OF[position.board][space]:
        realm = ownership.owner(position, province)
        if realm >= 0 and position.realms.kind[realm] in (NPR, DNPR):
            independent = True
        lord = ownership.vassal_player(position, province)
        if lord >= 0 and lord not in lords:
            lords.append(lord)
    if not independent and len(lords) == 1 and eligible(position, lords[0]):
        return lords
    best = 0
    found: list[int] = []
    for player in position.order:
        count = relations.influence_at(position, player, space) if eligible(position, player) else 0
        if count > best:
            best, found = count, [player]
        elif count and count == best:
            found.append(player)
    return found


@data
class Election(Step[Europa]):
    """EU-18.9.2: the Elector Areas vote, one after the other; ties are the present Emperor's."""

    voted: Shared[list[int]]  # Areas that have voted
    chosen: Shared[list[int]]  # the player each of them voted for
    RULES = ("EU-18.9.1", "EU-18.9.2", "EU-18.9.3")

    def run(self, position: Europa) -> None:
        voted, chosen = self.voted[:], self.chosen[:]
        for space in offices.electors(position):
            if space in voted:
                continue
            found = votes(position, space)
            if len(found) > 1:
                position.push(ElectorVote(offices.emperor_player(position), space, found, voted, chosen))
                return
            voted.append(space)
            if found:
                chosen.append(found[0])
                position.tell(VOTED, space, position.realm_of(found[0]))
        _count(position, chosen)


def _count(position: Europa, chosen: list[int]) -> None:
    candidates = [player for player in position.order if eligible(position, player)]
    if not candidates:
        # EU-18.9.6: nobody is eligible
        position.tell(NOBODY_ELECTED)
        authority.change(position, -2)
        return
    most = max(chosen.count(player) for player in candidates)
    best = [player for player in candidates if chosen.count(player) == most]
    if most == 0:
        # nobody has a vote: the title stays
        return
    if len(best) > 1:
        position.push(ElectionTie(offices.emperor_player(position), best))
    else:
        crown(position, best[0])


@data
class ElectorVote(Decision[Europa]):
    """EU-18.9.3: the Emperor decides a tie of Influence in an Elector Area."""

    space: int
    found: Shared[list[int]]
    voted: Shared[list[int]]
    chosen: Shared[list[int]]
    RULES = ("EU-18.9.3",)

    def options(self, position: Europa) -> list[int]:
        return [VOTE_FOR.of(self.space, position.realm_of(player)) for player in self.found]

    def choose(self, position: Europa, option: int) -> None:
        player = position.realms.player[second(option)]
        position.tell(VOTED, self.space, second(option))
        position.push(Election([*self.voted, self.space], [*self.chosen, player]))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(self.space))]


@data
class ElectionTie(Decision[Europa]):
    """EU-18.9.3: the Emperor decides a tie of votes."""

    found: Shared[list[int]]
    RULES = ("EU-18.9.3",)

    def options(self, position: Europa) -> list[int]:
        return [ELECT.of(position.realm_of(player)) for player in self.found]

    def choose(self, position: Europa, option: int) -> None:
        crown(position, position.realms.player[first(option)])


def crown(position: Europa, player: int) -> None:
    """The new Emperor; below +3 the Authority rises by 1 if he is a new one (EU-18.9.7, AMB-54)."""
    realm = position.realm_of(player)
    position.tell(EMPEROR_ELECTED, realm)
    if realm == position.emperor:
        return
    position.emperor = realm
    if position.authority < tracks.AUTHORITY_START:
        authority.change(position, 1)
    lands.recount(position)
    if position.defending:
        # EU-18.9.8
        if position.rules & LATER_PRINTING:
            position.defending = 0
            position.imperial_pool = 0
        elif foes(position):
            position.push(EmpireCause(player))


def foes(position: Europa) -> list[int]:
    """Realms outside the Empire at War with NPR Members."""
    found: list[int] = []
    wars = position.bonds.wars
    for i in range(0, len(wars), 4):
        for one, two in ((wars[i], wars[i + 1]), (wars[i + 1], wars[i])):
            if (
                offices.member(position, one)
                and position.realms.kind[one] in (NPR, DNPR)
                and not offices.member(position, two)
                and two != position.emperor
                and two not in found
            ):
                found.append(two)
    return found


@data
class EmpireCause(Decision[Europa]):
    """EU-18.9.8: the new Emperor may place a CB token on a foreign Realm at War with NPR Members."""

    RULES = ("EU-18.9.8",)

    def options(self, position: Europa) -> list[int]:
        return [*(EMPIRE_CB.of(realm) for realm in foes(position)), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == EMPIRE_CB.code:
            supply.cb(position, self.seat, first(option), CB_EMPIRE)
