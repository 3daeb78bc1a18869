"""What follows when a scenario names ties: both tokens of an Alliance of players, the Curia, the Empire, counters."""

from __future__ import annotations

from ludarium.games.europa.ask import offices
from ludarium.games.europa.curia import cardinals
from ludarium.games.europa.facts.realms import REALM, REALMS
from ludarium.games.europa.table.position import ABSENT, PLAYED, Europa
from ludarium.games.europa.table.small import put, without_bits
from ludarium.kernel.settle import Named


def settle_ties(position: Europa, before: Europa, named: Named) -> None:
    table = position.own_realms()
    _mutual(position, table.allies, "alliances", named)
    _mutual(position, table.wed, "marriages", named)
    _wars(position, named)
    _turned(position, named)
    _one_ally(position, named)
    _empire(position, named)
    _curia(position, named)
    for player in range(len(position.players)):
        me = position.own_player(player)
        me.claims = sum(1 for bits in position.areas.claims if bits >> player & 1)
        me.cores = sum(1 for owner in position.areas.core if owner == player + 1)
        me.cbs = sum(1 for i in range(0, len(position.bonds.cbs), 3) if position.bonds.cbs[i] == player)


def _says(position: Europa, player: int, field: str, named: Named) -> bool:
    return named.has(f"players.{REALM.ref(position.players[player].realm)}.{field}")


def _mutual(position: Europa, kept: list[int], field: str, named: Named) -> None:
    """Between players both place a token (EU-5.1.2.3): if one of them is named, the other follows."""
    for one, me in enumerate(position.players):
        if not _says(position, one, field, named):
            continue
        for other, you in enumerate(position.players):
            if other != one and not _says(position, other, field, named):
                mine = kept[you.realm] >> one & 1
                kept[me.realm] = kept[me.realm] & ~(1 << other) | mine << other


def _wars(position: Europa, named: Named) -> None:
    """A named War ends what the set-up had between the two: Alliance and Truce."""
    if not named.has("wars"):
        return
    bonds, table = position.own_bonds(), position.own_realms()
    for i in range(0, len(bonds.wars), 4):
        one, two = bonds.wars[i], bonds.wars[i + 1]
        if not named.has("truces"):
            rows = [bonds.truces[at : at + 2] for at in range(0, len(bonds.truces), 2)]
            bonds.truces = [realm for row in rows if sorted(row) != sorted([one, two]) for realm in row]
        for mine, yours in ((one, two), (two, one)):
            player = table.player[mine]
            if player >= 0 and not _says(position, player, "alliances", named):
                table.allies[yours] &= ~(1 << player)
                other = table.player[yours]
                if other >= 0 and not _says(position, other, "alliances", named):
                    table.allies[mine] &= ~(1 << other)


def _one_ally(position: Europa, named: Named) -> None:
    """An NPR is allied to one player (EU-11.3.3): whoever is named, if not all are."""
    table = position.own_realms()
    for realm in range(REALMS):
        bits = table.allies[realm]
        if table.kind[realm] == ABSENT:
            continue
        if table.kind[realm] != PLAYED and bits & (bits - 1):
            for player in range(len(position.players)):
                if not (_says(position, player, "alliances", named) or table.active[realm] == player + 1):
                    bits &= ~(1 << player)
            table.allies[realm] = bits


def _turned(position: Europa, named: Named) -> None:
    """An Active Ally is an Ally, a Disputed Succession a Marriage: the token is the same one, turned."""
    table = position.own_realms()
    for realm in range(REALMS):
        active = table.active[realm] - 1
        if active >= 0 and not table.allies[realm] >> active & 1:
            if _says(position, active, "alliances", named) and not _says(position, active, "active_allies", named):
                table.active = put(table.active, realm, 0)
            elif not _says(position, active, "alliances", named):
                table.allies[realm] |= 1 << active
                other = table.player[realm]
                if other >= 0:
                    table.allies[position.players[active].realm] |= 1 << other
        for player in range(len(position.players)):
            if table.disputed[realm] >> player & 1 and not table.wed[realm] >> player & 1:
                if _says(position, player, "marriages", named) and not _says(position, player, "disputed", named):
                    table.disputed = without_bits(table.disputed, realm, 1 << player)
                elif not _says(position, player, "marriages", named):
                    table.wed[realm] |= 1 << player
                    other = table.player[realm]
                    if other >= 0:
                        table.wed[position.players[player].realm] |= 1 << other


def _empire(position: Europa, named: Named) -> None:
    """Without an Emperor there is no Authority; and none above its cap (EU-18.1.2)."""
    if not named.has("empire.authority"):
        cap = offices.authority_cap(position) if position.emperor >= 0 else 0
        position.authority = min(position.authority, cap)
    if position.emperor < 0 and not named.has("empire.units"):
        position.imperial_pool = 0


def _curia(position: Europa, named: Named) -> None:
    """Only Catholics have Cardinals, as many as there are slots; Roma's follows its rules (EU-19.1)."""
    if not named.has("curia.roma"):
        position.roma = cardinals.roma_holder(position)
    if not named.has("curia.cardinals"):
        barred = cardinals.controls_roma(position)
        staying = [each for each in position.curia if offices.catholic(position, each) and each != barred]
        position.curia = staying[: offices.curia_slots(position)]
