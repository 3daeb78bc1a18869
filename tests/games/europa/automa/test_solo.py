"""People against automated Realms: special rules of 1-02, 1-06, 2-06 and 2-07, and the rank at the end."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import hostility, relations, special
from ludarium.games.europa.battle.battle import Nerve
from ludarium.games.europa.curia import papal
from ludarium.games.europa.diplomacy.influence import PlaceInfluence, can_influence
from ludarium.games.europa.put import supply, towns
from ludarium.games.europa.rounds import scoring, solo
from ludarium.games.europa.rounds import special as played
from ludarium.games.europa.table.player import BANKRUPT, NERVE_USED
from ludarium.games.europa.table.words import BY_SCENARIO
from ludarium.games.europa.title import TITLE
from ludarium.games.europa.war import besieged

from ..board import Board
from ..rounds.game import answer, deciding, laid, me, offered, own, power, start


def verdict(table: Board, ended: int = scoring.NO_EVENTS) -> str:
    table.position.ended = ended
    return TITLE.standings(table.position).verdict


def prestige(table: Board, **points: int) -> Board:
    for realm, count in points.items():
        own(table, realm).prestige = count
    return table


# 1-02


@pytest.mark.rule("EU-3.1")
def test_the_dance() -> None:
    """Most Influence in Elector Areas among the people: 3 P, the second 1 P; ties share the lower prize."""
    table = laid("1-02-3-players-1-bot")
    for realm in ("papal-states", "netherlands", "brandenburg"):
        for space in range(97):
            supply.remove_influence(table.position, table.player(realm), space, 9)
    supply.influence(table.position, table.player("papal-states"), table.space("rhineland"), 2)
    supply.influence(table.position, table.player("brandenburg"), table.space("saxony"), 1)
    played.age_ends(table.position)
    assert [me(table, realm).glory[BY_SCENARIO] for realm in ("papal-states", "netherlands", "brandenburg")] == [
        3,
        0,
        1,
    ]
    assert me(table, "austria").glory[BY_SCENARIO] == 0


@pytest.mark.rule("EU-3.1", "EU-19.1.7")
def test_the_keeper_of_the_keys() -> None:
    table = laid("1-02-3-players-1-bot")
    position = table.position
    assert position.roma == table.player("papal-states")
    assert table.realm("papal-states") not in papal.targets(position, table.player("austria"))
    assert not papal.excommunicate(position, table.realm("papal-states"))


@pytest.mark.rule("EU-3.1")
def test_if_an_automated_realm_is_ahead_of_all_it_was_a_dance_of_shadows() -> None:
    table = prestige(laid("1-02-3-players-1-bot"), netherlands=40, austria=41)
    assert verdict(table) == "dance-of-shadows"
    prestige(table, netherlands=41)
    assert verdict(table) == ""
    others = TITLE.standings(table.position).others
    assert [(id, points) for id, points, _ in others] == [("austria", 41)]


# 1-06


@pytest.mark.rule("EU-3.1", "EU-5.4.1.1")
def test_small_steps_cost_no_dip_once_a_round() -> None:
    table = laid("1-06-default-denmark")
    power(table, "brandenburg", 3, 0, 3)
    brandenburg = table.player("brandenburg")
    table.turn("brandenburg")
    assert can_influence(table.position, brandenburg)
    start(table, PlaceInfluence(brandenburg, 0, 0))
    assert "influence-free pomerania" in offered(table)
    assert "influence-free saxony" not in offered(table)
    answer(table, "influence-free pomerania")
    assert me(table, "brandenburg").power[1] == 0
    assert special.small_steps(table.position, brandenburg) == []
    assert not can_influence(table.position, brandenburg)


@pytest.mark.rule("EU-3.1", "EU-9.6.3")
def test_the_margraves_nerve_throws_all_dice_again_once_in_an_age() -> None:
    table = laid("1-06-default-denmark")
    position = table.position
    brandenburg = table.player("brandenburg")
    table.army("brandenburg", 1, "brandenburg", infantry=2)
    table.rebels("brandenburg", 2)
    from ludarium.games.europa.battle import battle

    position.agenda.clear()
    battle.fight(position, table.space("brandenburg"), False, brandenburg, -1)
    position.advance()
    while not position.over and deciding(table) != "Nerve":
        position.choose(position.options()[-1])
    assert isinstance(position.decision(), Nerve)
    thrown = position.chance.count
    answer(table, "throw-again")
    assert position.chance.count > thrown
    assert me(table, "brandenburg").round_flags & NERVE_USED
    assert not special.has_nerve(position, brandenburg)
    assert not special.has_nerve(position, table.player("austria"))


RANKS = [
    (29, 9, "forgotten-margrave"),
    (30, 5, "careful-landlord"),
    (40, 7, "careful-landlord"),
    (40, 8, "great-elector"),
    (52, 12, "duke-in-prussia"),
    (65, 15, "king-in-prussia"),
]


@pytest.mark.rule("EU-3.1")
@pytest.mark.parametrize(("points", "tax", "rank"), RANKS)
def test_the_ranks_of_the_margrave(points: int, tax: int, rank: str) -> None:
    table = prestige(laid("1-06-default-denmark"), brandenburg=points, austria=50, denmark=10)
    own(table, "brandenburg").small = tax  # (what the track is worth is asked of the track)
    assert special_tax(table, tax)
    assert verdict(table) == rank


def special_tax(table: Board, tax: int) -> bool:
    from ludarium.games.europa.ask import tracks

    mine = own(table, "brandenburg")
    mine.large = mine.vassal = 0
    for small in range(25):
        mine.small = small
        if tracks.tax_income(table.position, table.player("brandenburg")) == tax:
            return True
    return False


@pytest.mark.rule("EU-3.1")
def test_a_king_must_beat_every_automated_realm_a_duke_one() -> None:
    table = prestige(laid("1-06-default-denmark"), brandenburg=65, austria=66, denmark=10)
    assert special_tax(table, 15)
    assert verdict(table) == "duke-in-prussia"
    prestige(table, denmark=70)
    assert verdict(table) == "great-elector"


@pytest.mark.rule("EU-3.1")
def test_no_rank_without_berlin_or_after_a_late_bankruptcy() -> None:
    table = prestige(laid("1-06-default-denmark"), brandenburg=35, austria=50, denmark=50)
    assert verdict(table) == "careful-landlord"
    own(table, "brandenburg").round_flags |= BANKRUPT
    assert verdict(table) == "careful-landlord"
    table.position.age = 3
    assert verdict(table) == "forgotten-margrave"
    own(table, "brandenburg").round_flags &= ~BANKRUPT
    towns.rebel_town(table.position, table.province("berlin"))
    assert verdict(table) == "forgotten-margrave"


@pytest.mark.rule("EU-3.1")
@pytest.mark.parametrize(
    ("scenario", "least"), [("1-06-default-denmark", 30), ("1-06-kalmar", 27), ("1-06-poland", 27), ("1-06-both", 25)]
)
def test_the_limits_are_lower_against_stronger_neighbours(scenario: str, least: int) -> None:
    table = laid(scenario)
    assert verdict(prestige(table, brandenburg=least)) == "careful-landlord"
    assert verdict(prestige(table, brandenburg=least - 1)) == "forgotten-margrave"


# 2-06, 2-07


@pytest.mark.rule("EU-3.1")
@pytest.mark.parametrize(
    ("scenario", "realm", "margin", "rank"),
    [
        ("2-06", "byzantium", -1, "defeat"),
        ("2-06", "byzantium", 0, "survival"),
        ("2-06", "byzantium", 5, "victory"),
        ("2-06", "byzantium", 15, "triumph"),
        ("2-07-default-start", "ulm", -6, "defeat"),
        ("2-07-default-start", "ulm", -5, "survival"),
        ("2-07-default-start", "ulm", 0, "victory"),
        ("2-07-default-start", "ulm", 10, "triumph"),
    ],
)
def test_the_margin_over_the_best_automated_realm(scenario: str, realm: str, margin: int, rank: str) -> None:
    table = laid(scenario)
    for player in range(1, len(table.position.players)):
        table.position.own_player(player).prestige = 20 + player
    own(table, realm).prestige = 22 + margin
    assert verdict(table) == rank


@pytest.mark.rule("EU-3.1")
def test_constantinople_may_fall_for_one_round_only() -> None:
    table = laid("2-06")
    assert not solo.fallen(table.position)
    towns.rebel_town(table.position, table.province("constantinople"))
    assert not solo.fallen(table.position)
    assert solo.fallen(table.position)
    towns.uncover(table.position, table.province("constantinople"))
    assert not solo.fallen(table.position)
    towns.rebel_town(table.position, table.province("constantinople"))
    start(table, scoring.SoloDefeat())
    assert not table.position.ended
    start(table, scoring.SoloDefeat())
    assert table.position.ended == scoring.FALLEN
    assert TITLE.standings(table.position).verdict == "defeat"
    assert TITLE.standings(table.position).reason == "fallen"


@pytest.mark.rule("EU-3.1")
def test_ulm_must_not_fall_at_all() -> None:
    table = laid("2-07-default-start")
    towns.rebel_town(table.position, table.province("ulm"))
    assert solo.fallen(table.position)


@pytest.mark.rule("EU-3.1", "EU-9.8.4")
def test_the_theodosian_walls_hold_in_age_i() -> None:
    table = laid("2-06")
    city = table.province("constantinople")
    table.position.age = 2
    later = besieged.need(table.position, city, 0)
    table.position.age = 1
    assert besieged.need(table.position, city, 0) == later + 2
    assert besieged.need(table.position, table.province("edirne"), 0) < later + 2


@pytest.mark.rule("EU-3.1")
def test_the_phoenix_begins_under_a_truce_with_the_sultan() -> None:
    table = laid("2-06")
    assert hostility.truce(table.position, table.realm("byzantium"), table.realm("ottomans"))


@pytest.mark.rule("EU-3.1", "EU-9.1.4")
def test_nobody_attacks_the_free_city_in_age_i() -> None:
    table = laid("2-07-default-start")
    position = table.position
    austria, ulm = table.player("austria"), table.realm("ulm")
    position.age = 1
    assert relations.declare_bar(position, austria, ulm) == relations.SPECIAL_RULE
    position.age = 2
    assert relations.declare_bar(position, austria, ulm) != relations.SPECIAL_RULE


@pytest.mark.rule("EU-3.1")
def test_the_free_city_has_one_cheap_influence_a_round() -> None:
    table = laid("2-07-default-start")
    assert table.spaces(special.small_steps(table.position, table.player("ulm"))) == ["bavaria-swabia"]
