"""What a Supply holds: cubes, Claim, Core and CB tokens (EU-2.2), Core Provinces (EU-7.6)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import ownership, relations
from ludarium.games.europa.curia import cardinals
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.put import purse, supply
from ludarium.games.europa.table.position import CB_EMPIRE
from ludarium.games.europa.table.small import put

from ..board import board
from ..realm.court import Court

CLAIMED = ("lombardy", "aragon", "leon", "castile", "andalucia", "portugal", "wales-wessex", "east-anglia")


@pytest.fixture
def court() -> Court:
    return Court(board("1-01", people=4, lands=True))


def out_of_cubes(court: Court, name: str) -> None:
    """All cubes lie somewhere: Power, Influence, Colonists, Cardinals."""
    court.power(name, adm=10, dip=10, mil=4)
    court.table.influence(name, "lombardy", 2)
    me = court.own(name)
    me.colonists, me.cubes = 2, me.cubes - 2
    court.position.curia.extend([court.table.player(name)] * 2)
    me.cubes -= 2
    assert me.cubes == 0


@pytest.mark.rule("EU-2.2.3")
def test_each_player_has_thirty_cubes(court: Court) -> None:
    assert [me.cubes for me in court.position.players] == [30] * 4
    assert tracks.PIECES_CUBES == 30


@pytest.mark.rule("EU-2.2.3", "EUI-12", "AMB-EU1-52", "EU-11.1.5")
def test_without_a_cube_the_player_frees_one_or_forgoes_the_gain(court: Court) -> None:
    out_of_cubes(court, "france")
    purse.gain_power(court.position, court.table.player("france"), 2, 1)
    court.run()
    assert court.asked == "FreeCube france"
    assert court.options == [
        *("free-power power=adm", "free-power power=dip", "free-influence space=lombardy"),
        *("free-colonist", "free-cardinal", "decline"),
    ]
    court.answer("free-colonist")
    me = court.me("france")
    assert (me.power[2], me.colonists, me.cubes) == (5, 1, 0)
    purse.gain_power(court.position, court.table.player("france"), 2, 1)
    court.run().answer("decline")
    assert court.me("france").power[2] == 5


@pytest.mark.rule("EU-2.2.3", "EUI-12")
def test_a_freed_cube_becomes_influence_or_a_cardinal(court: Court) -> None:
    out_of_cubes(court, "france")
    player = court.table.player("france")
    supply.influence(court.position, player, court.table.space("aragon"), 1)
    court.run().answer("free-power power=adm")
    assert relations.influence(court.position, player, court.table.space("aragon")) == 1
    cardinals.gain(court.position, player)
    court.run().answer("free-influence space=aragon")
    assert court.position.curia.count(player) == 3
    assert court.me("france").cubes == 0


@pytest.mark.rule("EU-2.2.3")
def test_the_roma_cardinal_the_focus_and_covers_are_never_pulled(court: Court) -> None:
    me = court.own("france")
    me.cubes, court.position.roma = 0, court.table.player("france")
    assert supply.sources(court.position, court.table.player("france"), supply.WANT_POWER, 0) == []
    # so nothing is asked, and the gain is lost
    purse.gain_power(court.position, court.table.player("france"), 0, 2)
    assert court.asked == ""
    assert court.me("france").power == [0, 0, 0]


@pytest.mark.rule("EU-2.2.3", "EU-4.3.6")
def test_a_cover_takes_its_cube_whatever_it_costs(court: Court) -> None:
    out_of_cubes(court, "castile")
    court.table.rebel_town("galicia")
    court.run()
    assert court.asked == "FreeCube castile"
    assert "decline" not in court.options
    court.answer("free-power power=mil")
    assert (court.me("castile").covers, court.me("castile").cubes) == (1, 0)
    # it comes back when the Rebels leave
    court.table.occupy("galicia", "france")
    assert court.me("castile").covers == 1


@pytest.mark.rule("EU-2.2.8", "EU-2.2.1")
def test_eight_tokens_two_of_them_with_a_cb(court: Court) -> None:
    player = court.table.player("france")
    for space in CLAIMED:
        supply.claim(court.position, player, court.table.space(space))
    assert court.me("france").claims == 8
    assert court.asked == ""
    # the ninth is taken from the map, by choice
    supply.claim(court.position, player, court.table.space("ireland"))
    court.run()
    assert court.asked == "MoveToken france"
    assert len(court.of("move-claim")) == 8
    assert court.options[-1] == "decline"
    court.answer("move-claim space=leon")
    claims = court.position.areas.claims
    assert (claims[court.table.space("ireland")] >> player) & 1
    assert not (claims[court.table.space("leon")] >> player) & 1
    assert court.me("france").claims == 8


@pytest.mark.rule("EU-2.2.8", "AMB-EU1-31", "EU-2.2.1")
def test_cbs_are_two_at_most_and_the_third_moves_one_of_them(court: Court) -> None:
    player = court.table.player("france")
    court.table.cb("france", "aragon").cb("france", "burgundy").claim("france", "lombardy")
    supply.cb(court.position, player, court.table.realm("castile"), CB_EMPIRE)
    court.run()
    assert court.options == ["move-cb realm=aragon", "move-cb realm=burgundy", "decline"]
    court.answer("move-cb realm=aragon")
    assert supply.has_cb(court.position, player, court.table.realm("castile"))
    assert not supply.has_cb(court.position, player, court.table.realm("aragon"))
    assert court.me("france").cbs == 2


@pytest.mark.rule("EU-2.2.1")
def test_a_duty_is_not_forgone_for_want_of_a_token(court: Court) -> None:
    court.table.cb("france", "aragon").cb("france", "burgundy")
    supply.cb(court.position, court.table.player("france"), court.table.realm("castile"), CB_EMPIRE, 1)
    court.run()
    assert court.options == ["move-cb realm=aragon", "move-cb realm=burgundy"]


@pytest.mark.rule("EU-2.2.1", "EU-2.2.2")
def test_while_the_supply_holds_a_token_none_is_moved(court: Court) -> None:
    court.table.claim("france", *CLAIMED[:7])
    supply.claim(court.position, court.table.player("france"), court.table.space("ireland"))
    assert court.asked == ""
    assert court.me("france").claims == 8
    # Towns, Alliances and Marriages are never moved so: MoveToken knows Claims, Cores and CBs only
    supply.claim(court.position, court.table.player("france"), court.table.space("wielkopolska"))
    assert {text.split()[0] for text in court.options} == {"move-claim", "decline"}


# Core tokens


@pytest.mark.rule("EU-7.6.4", "EU-7.6.5", "EU-2.C.10", "EU-7.6.1")
def test_a_core_token_makes_the_area_the_players_and_removes_dnpr_and_other_core_tokens(court: Court) -> None:
    table = court.table
    provinces = places.PROVINCES_OF[court.position.board][table.space("andalucia")]
    table.core("england", "andalucia")
    land = court.position.own_land()
    land.dnpr = put(land.dnpr, provinces[0], table.realm("granada") + 1)
    supply.core(court.position, table.player("france"), table.space("andalucia"))
    assert court.me("england").cores == 0
    assert all(ownership.core_of(court.position, each) == table.realm("france") for each in provinces)
    assert court.position.land.dnpr[provinces[0]] == 0


@pytest.mark.rule("EU-7.6.6", "EU-2.2.8")
def test_a_claim_is_turned_into_a_core(court: Court) -> None:
    court.table.claim("france", *CLAIMED)
    supply.core(court.position, court.table.player("france"), court.table.space("lombardy"))
    assert court.asked == ""
    assert (court.me("france").claims, court.me("france").cores) == (7, 1)


@pytest.mark.rule("EU-2.2.8", "AMB-EU1-31")
def test_the_seventh_core_moves_another_and_costs_no_claim_if_forgone(court: Court) -> None:
    court.table.core("france", *CLAIMED[:6]).claim("france", "ireland")
    supply.core(court.position, court.table.player("france"), court.table.space("ireland"))
    court.run()
    assert {text.split()[0] for text in court.options} == {"move-core", "decline"}
    court.answer("decline")
    assert (court.me("france").claims, court.me("france").cores) == (1, 6)


@pytest.mark.rule("EU-7.6.1", "EU-7.6.2", "EU-2.C.10", "EU-13.3.3")
def test_flags_make_cores_whoever_owns_them_unless_a_dnpr_token_says_otherwise(court: Court) -> None:
    table = court.table
    galicia = table.province("galicia")
    assert ownership.core_of(court.position, galicia) == table.realm("castile")
    table.town("galicia", "france")
    assert ownership.core_of(court.position, galicia) == table.realm("castile")
    land = court.position.own_land()
    land.dnpr = put(land.dnpr, galicia, table.realm("portugal") + 1)
    assert ownership.core_of(court.position, galicia) == table.realm("portugal")
