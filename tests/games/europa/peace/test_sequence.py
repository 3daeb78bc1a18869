"""The four steps of Peace Resolution, and how wars stand (EU-10.0-10.2)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.peace import victory
from ludarium.games.europa.table.position import NO_SURRENDER

from ..board import Board, board
from .council import Council


def europe() -> Board:
    return board("1-01", people=4, lands=True)


def standing(table: Board, name: str, other: str) -> int:
    return victory.standing(table.position, table.player(name), table.realm(other))


@pytest.mark.rule("EU-4.3.12", "EU-10.1.1", "EU-10.2.4", "EU-10.5.WP", "EU-10.4.1", "AMB-6")
def test_a_war_in_which_nobody_occupies_anything_ends_by_itself() -> None:
    talks = Council(europe().war("france", "england").war("castile", "granada").units("castile", "leon", 5)).begin()
    assert talks.asked == ""
    assert [talks.prestige(each) for each in ("france", "england", "castile", "austria")] == [-1, -1, -1, 0]
    assert not talks.at_war("france", "england")
    assert talks.truce("france", "england")
    assert talks.truce("castile", "granada")


@pytest.mark.rule("EU-10.1.1", "EU-10.0.3")
def test_what_is_occupied_on_either_side_prevents_it() -> None:
    mine = Council(europe().war("castile", "aragon").occupy("napoli", "castile")).begin()
    assert mine.asked == "castile SettleWar"  # Napoli is the Vassal's
    theirs = Council(europe().war("france", "england").occupy("saintonge", "england")).begin()
    assert theirs.at_war("france", "england")
    assert theirs.asked == "france SettleWar"


@pytest.mark.rule("EU-10.1.2", "EU-10.3.3")
def test_an_active_ally_is_part_of_its_player() -> None:
    table = europe().ally("england", "portugal", active=True).war("castile", "england")
    table.war("castile", "portugal", via="england").occupy("beira", "castile")
    talks = Council(table).begin()
    assert talks.at_war("castile", "england")  # a Province of the Active Ally is Occupied
    assert talks.asked == "castile SettleWar"
    assert talks.options == ["settle-realm peacedeed=settle realm=england", "done"]
    free = europe().ally("england", "portugal", active=True).war("castile", "england")
    talks = Council(free.war("castile", "portugal", via="england")).begin()
    assert not talks.at_war("castile", "portugal")
    assert not talks.truce("castile", "portugal")  # EU-10.4.2
    assert talks.truce("castile", "england")


@pytest.mark.rule("EU-10.1.3", "EU-10.1.5", "EU-10.1.7", "EU-4.3.13", "EU-4.3.14")
def test_total_victories_come_first_and_must_be_settled() -> None:
    table = europe().war("castile", "granada").occupy("granada", "gibraltar", "castile")
    table.war("france", "brittany").occupy("nantes", "rennes", "france")
    table.war("france", "savoy").occupy("geneve", "france").units("france", "seine", 3)
    talks = Council(table)
    talks.position.first = table.player("castile")
    talks.begin()
    assert talks.asked == "castile ChooseTerm"
    assert "done" not in talks.options
    talks.answer("enforce term=white-peace")
    assert talks.asked == "france ChooseTerm"
    assert talks.enforceable == ["white-peace", "keep", "vassalization", "annexation"]
    talks.answer("enforce term=annexation")
    assert talks.asked == "france SettleWar"
    talks.answer("done")
    assert talks.at_war("france", "savoy")


@pytest.mark.rule("EU-10.1.7", "EU-10.1.8", "EU-10.0.2", "EU-10.2.3")
def test_a_player_settles_what_he_wishes_in_any_order() -> None:
    table = europe().war("france", "savoy").occupy("geneve", "france").war("france", "milan").occupy("parma", "france")
    table.war("france", "genoa").occupy("corsica", "france").units("france", "seine", 3)
    talks = Council(table).begin()
    assert talks.verbs("settle-realm") == [f"peacedeed=settle realm={each}" for each in ("genoa", "milan", "savoy")]
    talks.settle("milan", "enforce term=keep", "done")
    talks.settle("genoa", "offer term=white-peace peaceside=nobody")
    talks.answer("done")
    assert talks.asked == ""
    assert talks.owner("parma") == "france"
    assert talks.owner("corsica") == "genoa"
    assert talks.owner("geneve") == "nobody"
    assert talks.at_war("france", "savoy")


@pytest.mark.rule("AMB-8")
def test_conditions_are_looked_at_before_each_settlement() -> None:
    """Castile's Total Victory over Granada is gone when France has made peace first and Castile's Town went home."""
    table = europe().war("castile", "france").occupy("cordoba", "france").units("france", "loire", 1)
    table.war("castile", "granada").occupy("granada", "gibraltar", "castile")
    position = table.position
    player = table.player("castile")
    assert victory.beaten(position, player) == [table.realm("granada")]
    talks = Council(table)
    position.first = player
    talks.begin().answer("enforce term=annexation")
    assert victory.beaten(position, player) == []


# how a war stands


@pytest.mark.rule("EU-10.2.T1", "EU-10.2.1", "EU-10.2.2", "EU-10.1.4")
def test_total_victory() -> None:
    table = europe().war("castile", "granada").occupy("granada", "castile")
    assert standing(table, "castile", "granada") == victory.OPEN
    assert standing(table.occupy("gibraltar", "castile"), "castile", "granada") == victory.TOTAL


@pytest.mark.rule("EU-10.2.T1", "EU-10.0.3")
def test_total_victory_takes_the_vassals_too() -> None:
    table = europe().war("castile", "aragon")
    table.occupy("baleares", "barcelona", "valencia", "zaragoza", "sardenya", "malta", "mesina", "palermo", "castile")
    assert standing(table, "castile", "aragon") == victory.OPEN
    table.occupy("bari", "napoli", "salerno", "castile")
    assert standing(table, "castile", "aragon") == victory.TOTAL


@pytest.mark.rule("EU-10.2.T1")
def test_total_victory_over_a_player_needs_that_he_has_no_units() -> None:
    table = board("1-01", people=4).town("wien", "austria").town("paris", "orleans", "france")
    table.war("france", "austria").occupy("wien", "france").units("austria", "tirol", 1)
    assert standing(table, "france", "austria") == victory.OPEN
    table.position.own_forces().loose[table.space("tirol")] = 0
    assert standing(table, "france", "austria") == victory.TOTAL


@pytest.mark.rule("EU-10.2.T1", "AMB-1", "AMB-2")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(0, 0, False), (1, 0, True), (3, 2, False), (4, 2, True)])
def test_partial_victory_over_a_player(mine: int, theirs: int, won: bool) -> None:
    table = europe().war("france", "england")
    if mine:
        table.army("france", 1, "seine", infantry=mine - 1, allied_infantry=1)
    table.units("england", "northumbria", theirs)
    assert standing(table, "france", "england") == (victory.PARTIAL if won else victory.OPEN)


@pytest.mark.rule("EU-10.2.T1", "AMB-3", "AMB-4", "EU-10.2.2")
def test_partial_victory_over_an_npr_counts_rebels_at_home() -> None:
    table = europe().war("castile", "granada").units("castile", "leon", 2).rebels("leon", 1).rebels("seine", 5)
    assert standing(table, "castile", "granada") == victory.PARTIAL
    assert standing(table.rebels("castile", 1), "castile", "granada") == victory.OPEN


@pytest.mark.rule("EU-10.2.T1")
def test_partial_victory_over_a_bot_follows_the_rule_for_nprs() -> None:
    table = europe().war("france", "england").units("france", "seine", 3).units("england", "northumbria", 2)
    assert standing(table, "france", "england") == victory.OPEN
    table.position.people = 2  # England is the third player
    assert standing(table, "france", "england") == victory.PARTIAL
    assert standing(table.rebels("loire", 1), "france", "england") == victory.OPEN


@pytest.mark.rule("EU-10.2.T1")
def test_units_far_away_do_not_count_where_the_other_has_nothing() -> None:
    table = europe().war("castile", "granada").units("castile", "mexico", 2).rebels("leon", 1)
    assert standing(table, "castile", "granada") == victory.OPEN
    table = europe().war("castile", "aztec").units("castile", "mexico", 2).rebels("leon", 1)
    assert standing(table, "castile", "aztec") == victory.PARTIAL


# Surrender


@pytest.mark.rule("EU-10.2.7", "EU-10.2.8", "EU-10.2.9", "EU-10.5.HU", "AMB-7")
def test_surrender() -> None:
    table = europe().war("england", "france").occupy("caux", "maine", "france").occupy("saintonge", "england")
    talks = Council(table.units("england", "northumbria", 3).units("france", "loire", 3))
    talks.position.first = table.player("england")
    talks.begin().settle("france")
    assert talks.enforceable == []
    talks.answer("surrender")
    assert (talks.prestige("england"), talks.prestige("france")) == (-2, 2)
    assert talks.asked == "france ChooseTerm"
    assert talks.enforceable == ["keep", "humiliation"]
    assert "done" not in talks.options
    talks.answer("enforce term=humiliation")
    assert (talks.prestige("england"), talks.prestige("france")) == (-6, 6)  # 2 for each Tax Value returned
    assert talks.owner("caux") == "england"
    assert talks.owner("saintonge") == "france"
    assert not talks.at_war("france", "england")


@pytest.mark.rule("EU-10.2.8", "EU-10.5.NE.1", "EUI-6")
def test_after_a_surrender_an_offer_that_is_refused_comes_back() -> None:
    table = europe().war("england", "france").occupy("caux", "france")
    talks = Council(table.units("england", "northumbria", 3).units("france", "loire", 3))
    talks.position.first = table.player("england")
    talks.begin().settle("france", "surrender", "offer term=white-peace peaceside=nobody", "done")
    assert talks.asked == "england AnswerPeace"
    talks.answer("refuse")
    assert talks.asked == "france ChooseTerm"
    assert talks.options == ["enforce term=keep", "enforce term=humiliation"]


@pytest.mark.rule("EU-10.2.OR3")
def test_no_surrender() -> None:
    table = europe().war("england", "france").occupy("caux", "france").units("france", "loire", 1)
    table.position.rules |= NO_SURRENDER
    table.position.first = table.player("england")
    talks = Council(table.units("england", "northumbria", 1)).begin().settle("france")
    assert "surrender" not in talks.options


@pytest.mark.rule("EU-10.2.7", "AMB-7")
def test_surrender_is_between_players() -> None:
    table = europe().war("castile", "granada").occupy("gibraltar", "castile")
    talks = Council(table).begin().settle("granada")
    assert talks.options == ["offer term=white-peace peaceside=nobody"]


# White Peace offered


@pytest.mark.rule("EU-10.1.10", "EU-10.2.5", "AMB-5")
def test_an_npr_takes_a_white_peace_that_is_offered() -> None:
    talks = Council(europe().war("castile", "granada").occupy("gibraltar", "castile")).begin()
    talks.settle("granada", "offer term=white-peace peaceside=nobody")
    assert talks.owner("gibraltar") == "granada"
    assert talks.prestige("castile") == -1


@pytest.mark.rule("EU-10.2.6", "EU-10.1.10")
def test_a_bot_takes_it_if_it_has_lost_more() -> None:
    table = europe().war("france", "england").occupy("caux", "maine", "france").occupy("saintonge", "england")
    table.units("france", "loire", 1).units("england", "northumbria", 1)
    table.position.people = 2
    talks = Council(table).begin().settle("england")
    assert "offer term=white-peace peaceside=nobody" in talks.options
    even = europe().war("france", "england").occupy("caux", "france").occupy("saintonge", "england")
    even.units("france", "loire", 1).units("england", "northumbria", 1).position.people = 2
    talks = Council(even).begin().settle("england")
    assert talks.options == ["surrender"]


# Aftermath


@pytest.mark.rule("EU-10.1.11", "EU-10.1.12", "EU-4.3.15", "EU-9.5.1")
def test_aftermath() -> None:
    table = europe().ally("castile", "portugal", active=True).war("castile", "granada")
    table.war("granada", "portugal", via="castile").army("castile", 1, "andalucia", infantry=2)
    table.army("castile", 2, "northern-morocco", infantry=1, allied_infantry=2).units("castile", "loire", 2)
    table.army("castile", 3, "leon", allied_infantry=1)
    me = table.position.own_player(table.player("castile"))
    me.allied, me.levies = 1, [table.realm("portugal"), 4]
    talks = Council(table).begin()
    if talks.asked:
        assert talks.asked == "castile GoHome"
        talks.answer(talks.options[0])
    position = table.position
    me = talks.me("castile")
    assert (me.allied, me.levies) == (0, [])
    assert position.realms.active[table.realm("portugal")] == 0
    assert position.realms.allies[table.realm("portugal")]
    armies = position.forces.armies
    start = table.player("castile") * 3 * 12
    assert armies[start] == table.space("andalucia")
    # Ceuta is the Ally's: Northern Morocco is Friendly
    assert armies[start + 12] == table.space("northern-morocco")
    assert sum(armies[start + 13 : start + 22]) == 1
    assert armies[start + 24] == -1  # nobody is left in it
    assert position.forces.loose[table.space("loire")] == 0


@pytest.mark.rule("EU-10.1.11")
def test_who_is_still_at_war_stays_where_he_is() -> None:
    table = europe().war("castile", "granada").occupy("gibraltar", "castile").units("castile", "loire", 2)
    talks = Council(table).begin().answer("done")
    assert talks.asked == ""
    assert table.position.forces.loose[table.space("loire")] != 0


@pytest.mark.rule("EU-9.5.24")
def test_ships_leave_a_port_that_is_not_friendly_any_more() -> None:
    table = europe().war("castile", "granada").occupy("gibraltar", "castile").docked("castile", "gibraltar", 2)
    talks = Council(table).begin().settle("granada", "offer term=white-peace peaceside=nobody")
    if talks.asked:
        assert talks.asked == "castile LeavePort"
        talks.answer(talks.options[0])
    assert table.position.forces.docked == []
    assert sum(table.position.forces.sail) > 0


@pytest.mark.rule("EU-10.1.11", "EU-9.5.35")
def test_who_was_at_peace_keeps_his_units_far_away() -> None:
    table = europe().claim("castile", "antilles").units("castile", "antilles", 1).units("castile", "seine", 1)
    talks = Council(table).begin()
    while talks.asked:
        talks.answer(talks.options[0])
    assert table.position.forces.loose[table.space("antilles")] != 0
    assert table.position.forces.loose[table.space("seine")] == 0
