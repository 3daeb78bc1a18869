"""What looks no further than the first says the same as what looks at all."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces, relations, targets
from ludarium.games.europa.diplomacy import influence
from ludarium.games.europa.events import growth
from ludarium.games.europa.facts import paths, places, realms
from ludarium.games.europa.npr import dnpr
from ludarium.games.europa.realm import characters
from ludarium.games.europa.rounds import upkeep
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.title import TITLE
from ludarium.games.europa.war import build, march, recruit
from ludarium.kernel.chance import fast

from ..board import board


def said(position: Europa, player: int) -> dict[str, tuple[bool, bool]]:
    """By what is asked: whether there is a first one, and whether there is any."""
    me = position.players[player]
    goals = targets.targets(position, player, [])
    assert goals == [
        realm for realm in range(realms.REALMS) if relations.declare_bar(position, player, realm) == relations.MAY
    ]
    taken = goals[:1]
    found = {
        "appoint": (characters.can_appoint(position, player), bool(characters.choices(position, player))),
        "declare": (targets.has_target(position, player, []), bool(goals)),
        "declare more": (
            targets.has_target(position, player, taken),
            bool(targets.targets(position, player, taken)),
        ),
        "influence": (
            bool(influence.areas(position, player, first_only=True)),
            bool(influence.areas(position, player)),
        ),
        "recruit": (recruit.any_kind(position, player), bool(recruit.kinds(position, player, []))),
        "upkeep": (upkeep.anything(position, player), len(upkeep.choices(position, player)) > 1),
    }
    for kind in range(3):
        found[f"build {kind}"] = (
            bool(build.launch_places(position, player, kind, [], first_only=True)),
            bool(build.launch_places(position, player, kind, [])),
        )
    for space in forces.spaces_with_units(position, player):
        found[f"march {space}"] = (
            march.any_way(position, player, space, 1, me.power[2], me.ducats),
            bool(march.ways(position, player, space, 1, me.power[2], me.ducats)),
        )
    return found


@pytest.mark.parametrize(("scenario", "seats"), [("1-01-4-players", 4), ("2-02-6-players", 6)])
def test_the_first_hit_is_there_if_any_is(scenario: str, seats: int) -> None:
    position = TITLE.start(seats, {"scenario": scenario}, fast(21))
    picks = fast(22)
    both: dict[str, set[bool]] = {}
    # a Unit on an island, without a Ship, of a Realm without a Ruler: something that random play need not come to
    alone = board(scenario)
    island = next(space for space in range(places.AREAS) if not paths.LAND_OF[alone.position.board][space])
    name = realms.REALM.ref(alone.position.realm_of(0))
    alone.units(name, places.SPACE.ref(island)).interregnum(name)
    for what, (first, any_at_all) in said(alone.position, 0).items():
        assert first == any_at_all, what
        both.setdefault(what.split()[0], set()).add(first)
    for count in range(1500):
        if position.over:
            break
        options = position.options()
        position.choose(options[picks.below(len(options))])
        if count % 10:
            continue
        for colour in range(2):
            assert growth.anywhere(position, colour) == bool(growth.choices(position, colour))
            for realm in dnpr.in_play(position, colour):
                assert dnpr.targets(position, realm, first_only=True) == dnpr.targets(position, realm)[:1]
        for player in position.order:
            for what, (first, any_at_all) in said(position, player).items():
                assert first == any_at_all, what
                both.setdefault(what.split()[0], set()).add(first)
    answered = {what for what, answers in both.items() if len(answers) == 2}
    assert answered >= {"appoint", "declare", "recruit", "build", "march"}
