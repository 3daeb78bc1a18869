"""A player's ties in a scenario: Influence, Claims, Cores, CB tokens, Alliances, Marriages; and Wars and Truces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludarium.games.europa.facts import places
from ludarium.games.europa.facts.realms import REALM, REALMS
from ludarium.games.europa.sight.layout_parts import Apart, Cell, Fields, Names, Space
from ludarium.games.europa.table.position import IMPERIAL, Europa
from ludarium.kernel.domain import Domain
from ludarium.kernel.layout import Many, Ref, Whole
from ludarium.kernel.layout_wide import Sparse

AREA: Final = Domain("area", places.SPACE.refs[: places.AREAS])
WHY: Final = Domain("why", ["event", "refused", "liberated", "growth", "empire"])
CUBES: Final = 7  # three bits


def influence_of(position: Europa, who: int) -> list[int]:
    return [packed >> 3 * who & CUBES for packed in position.areas.influence]


def put_influence_of(position: Europa, who: int, value: list[int]) -> None:
    kept = position.own_areas().influence
    for area, count in enumerate(value):
        kept[area] = kept[area] & ~(CUBES << 3 * who) | count << 3 * who


def _influence(position: Europa, player: int) -> Any:
    return influence_of(position, player)


def _put_influence(position: Europa, player: int, value: Any, where: str) -> None:
    put_influence_of(position, player, value)


def _claims(position: Europa, player: int) -> Any:
    return [space for space, bits in enumerate(position.areas.claims) if bits >> player & 1]


def _put_claims(position: Europa, player: int, value: Any, where: str) -> None:
    areas = position.own_areas()
    areas.claims = bytes(_put_bits(areas.claims, player, value))


def _put_bits(kept: Iterable[int], player: int, value: list[int]) -> list[int]:
    wanted = set(value)
    return [bits & ~(1 << player) | (1 << player if i in wanted else 0) for i, bits in enumerate(kept)]


def _cores(position: Europa, player: int) -> Any:
    return [space for space, owner in enumerate(position.areas.core) if owner == player + 1]


def _put_cores(position: Europa, player: int, value: Any, where: str) -> None:
    areas = position.own_areas()
    areas.core = _put_one(areas.core, player, value)


def _put_one(kept: Iterable[int], player: int, value: list[int]) -> list[int]:
    wanted = set(value)
    return [player + 1 if i in wanted else 0 if one == player + 1 else one for i, one in enumerate(kept)]


def _cbs(position: Europa, player: int) -> Any:
    found = [-1] * REALMS
    kept = position.bonds.cbs
    for i in range(0, len(kept), 3):
        if kept[i] == player:
            found[kept[i + 1]] = kept[i + 2]
    return found


def _put_cbs(position: Europa, player: int, value: Any, where: str) -> None:
    bonds = position.own_bonds()
    before, cbs = bonds.cbs, []
    wanted: list[int] = list(value)
    for i in range(0, len(before), 3):
        realm = before[i + 1]
        if before[i] != player:
            cbs.extend(before[i : i + 3])
        elif wanted[realm] >= 0:
            cbs.extend([player, realm, wanted[realm]])
            wanted[realm] = -1
    for realm, why in enumerate(wanted):
        if why >= 0:
            cbs.extend([player, realm, why])
    bonds.cbs = cbs


def _allies(position: Europa, player: int) -> Any:
    return [realm for realm, bits in enumerate(position.realms.allies) if bits >> player & 1]


def _put_allies(position: Europa, player: int, value: Any, where: str) -> None:
    lords = position.own_realms()
    lords.allies = _put_bits(lords.allies, player, value)


def _active(position: Europa, player: int) -> Any:
    return [realm for realm, owner in enumerate(position.realms.active) if owner == player + 1]


def _put_active(position: Europa, player: int, value: Any, where: str) -> None:
    lords = position.own_realms()
    lords.active = bytes(_put_one(lords.active, player, value))


def _wed(position: Europa, player: int) -> Any:
    return [realm for realm, bits in enumerate(position.realms.wed) if bits >> player & 1]


def _put_wed(position: Europa, player: int, value: Any, where: str) -> None:
    lords = position.own_realms()
    lords.wed = _put_bits(lords.wed, player, value)


def _disputed(position: Europa, player: int) -> Any:
    return [realm for realm, bits in enumerate(position.realms.disputed) if bits >> player & 1]


def _put_disputed(position: Europa, player: int, value: Any, where: str) -> None:
    lords = position.own_realms()
    lords.disputed = bytes(_put_bits(lords.disputed, player, value))


CELLS: Final = [
    Cell("influence", Sparse(Whole(0, 5), AREA, 0), _influence, _put_influence),
    Cell("claims", Names(Space()), _claims, _put_claims),
    Cell("cores", Names(Space()), _cores, _put_cores),
    Cell("casus_belli", Sparse(Ref(WHY, optional=True), REALM), _cbs, _put_cbs),
    Cell("alliances", Names(Ref(REALM)), _allies, _put_allies),
    Cell("active_allies", Names(Ref(REALM)), _active, _put_active),
    Cell("marriages", Names(Ref(REALM)), _wed, _put_wed),
    Cell("disputed", Names(Ref(REALM)), _disputed, _put_disputed),
]

# Wars and Truces


def _wars(position: Europa) -> Any:
    kept = position.bonds.wars
    return [{"aggressor": kept[i], "defender": kept[i + 1], "through": kept[i + 2]} for i in range(0, len(kept), 4)]


def _put_wars(position: Europa, value: Any, where: str) -> None:
    position.own_bonds().wars = [
        each for war in value for each in (war["aggressor"], war["defender"], war["through"], 0)
    ]


def _truces(position: Europa) -> Any:
    kept = position.bonds.truces
    return [{"between": kept[i], "and": kept[i + 1]} for i in range(0, len(kept), 2)]


def _put_truces(position: Europa, value: Any, where: str) -> None:
    position.own_bonds().truces = [each for pair in value for each in (pair["between"], pair["and"])]


_REALM: Final = Ref(REALM)
_WAR: Final = Fields(
    [("aggressor", _REALM), ("defender", _REALM), ("through", Ref(REALM, optional=True))], {"through": -1}
)
WARS: Final = Apart(Many(_WAR), _wars, _put_wars)
TRUCES: Final = Apart(Many(Fields([("between", _REALM), ("and", _REALM)], {})), _truces, _put_truces)

# Imperial Influence


def _imperial(position: Europa) -> Any:
    return influence_of(position, IMPERIAL)


def _put_imperial(position: Europa, value: Any, where: str) -> None:
    put_influence_of(position, IMPERIAL, value)


IMPERIAL_INFLUENCE: Final = Apart(Sparse(Whole(0, 5), AREA, 0), _imperial, _put_imperial)
