"""Peace and Active Allies, and Truces (EU-10.3, 10.4)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.peace import victory
from ludarium.games.europa.war import calls

from ..board import Board, board
from .council import Council


def europe() -> Board:
    return board("1-01", people=4, lands=True)


def alliance() -> Board:
    """Castile against England, whose Active Ally is Portugal with three Allied Units."""
    table = europe().ally("england", "portugal").war("castile", "england")
    calls.activate(table.position, table.player("england"), table.realm("portugal"))
    return table


PORTUGAL = ("madeira", "ceuta", "beira", "lisboa", "porto")


@pytest.mark.rule("EU-10.3.1", "EU-10.0.2")
def test_two_players_are_two_wars() -> None:
    table = europe().ally("england", "austria").war("france", "england").war("france", "austria")
    table.occupy("caux", "sundgau", "france").units("france", "seine", 4).units("england", "northumbria", 3)
    talks = Council(table).begin()
    talks.settle("austria")
    assert talks.enforceable == ["keep"]
    talks.answer("enforce term=keep", "done")
    assert talks.asked == "austria ClaimLost"
    talks.answer("done").settle("england")
    assert talks.enforceable == []


@pytest.mark.rule("EU-10.1.4", "EU-10.1.6", "EU-10.3.4", "EU-11.3.18", "EU-11.3.20", "EU-10.4.2")
def test_total_victory_over_an_active_ally() -> None:
    table = alliance().occupy(*PORTUGAL, "castile").units("england", "northumbria", 5)
    assert talks_allied(table, "england") == 3  # half of 6
    talks = Council(table).begin()
    assert talks.asked == "castile ChooseTerm"
    assert talks.enforceable == ["white-peace", "keep", "vassalization", "annexation"]
    talks.answer("enforce term=white-peace")
    assert talks_allied(table, "england") == 0
    assert table.position.realms.allies[table.realm("portugal")] == 0
    assert talks.truce("castile", "portugal")
    assert talks.prestige("castile") == -1
    assert talks.prestige("england") == 0
    # nothing is Occupied any more, but Step 1 is over: the war with England goes on until its next look
    assert talks.at_war("castile", "england")


def talks_allied(table: Board, name: str) -> int:
    return table.position.players[table.player(name)].allied


@pytest.mark.rule("EU-10.3.7", "EU-10.5.FA.1", "EU-10.5.FA.2")
def test_full_annexation_of_an_active_ally() -> None:
    table = alliance().occupy(*PORTUGAL, "castile").units("england", "northumbria", 5).claim("castile", "portugal")
    table.wed("france", "portugal")
    talks = Council(table).begin().answer("enforce term=annexation")
    assert talks.prestige("england") == -2
    assert talks.holds("portugal") == []
    assert table.position.realms.wed[table.realm("portugal")] == 0
    assert talks.asked == "castile SpendClaim"
    talks.answer("settle-area peacedeed=spend-claim space=portugal")
    assert talks.asked == "castile CalmForClaim"
    talks.answer("settle-province peacedeed=calm province=lisboa", "settle-province peacedeed=calm province=porto")
    restless = [name for name in PORTUGAL if table.position.land.marks[table.province(name)] & 1]
    assert restless == ["madeira", "ceuta", "beira"]
    assert talks.me("castile").claims == 0
    assert talks_allied(table, "england") == 0


@pytest.mark.rule("AMB-50")
def test_total_victory_over_a_player_whose_ally_is_not_beaten() -> None:
    table = board("1-01", people=4).town("london", "england").town("madrid", "castile").ally("england", "portugal")
    table.war("castile", "england")
    calls.activate(table.position, table.player("england"), table.realm("portugal"))
    table.occupy("london", "beira", "castile")
    talks = Council(table).begin()
    talks.answer("enforce term=humiliation")
    assert (talks.prestige("castile"), talks.prestige("england")) == (4, -4)  # London; nothing for Beira
    assert talks.owner("beira") == "portugal"
    assert not talks.at_war("castile", "portugal")
    assert not talks.truce("castile", "portugal")
    realms = table.position.realms
    assert realms.allies[table.realm("portugal")]
    assert realms.active[table.realm("portugal")] == 0  # England is at Peace


@pytest.mark.rule("AMB-50", "EU-10.1.4")
def test_a_beaten_ally_is_settled_for_itself_even_after_its_player() -> None:
    table = board("1-01", people=4).town("london", "england").town("madrid", "castile").ally("england", "portugal")
    table.war("castile", "england")
    calls.activate(table.position, table.player("england"), table.realm("portugal"))
    table.occupy("london", *PORTUGAL, "castile")
    talks = Council(table).begin()
    assert talks.asked == "castile SettleTotal"
    talks.settle("england", "enforce term=white-peace")
    assert talks.at_war("castile", "portugal")
    assert talks.asked == "castile ChooseTerm"
    talks.answer("enforce term=vassalization", "done")
    assert table.position.realms.lord[table.realm("portugal")] == table.realm("castile")
    assert talks_allied(table, "england") == 0


@pytest.mark.rule("EU-10.3.5", "EU-10.3.6", "EU-10.3.9", "EU-10.3.2", "EU-10.5.KC.1")
def test_partial_victory_makes_one_peace_with_all() -> None:
    table = alliance().occupy("lisboa", "beira", "bordeaux", "castile").units("castile", "leon", 2)
    talks = Council(table).begin()
    assert talks.verbs("settle-realm") == ["peacedeed=settle realm=england"]
    talks.settle("england", "enforce term=keep")
    assert "settle-province peacedeed=liberate province=beira" not in talks.options
    assert talks.verbs("settle-province") == ["peacedeed=ransom province=bordeaux", "peacedeed=ransom province=beira"]
    talks.answer("done", "done")
    assert talks.owner("beira") == "castile"
    assert talks.owner("bordeaux") == "castile"
    assert talks.owner("lisboa") == "portugal"  # a Capital goes back
    assert talks.me("castile").ducats == 10  # from the General Supply
    assert not talks.at_war("castile", "portugal")
    assert talks.truce("castile", "england")
    assert not talks.truce("castile", "portugal")


@pytest.mark.rule("EU-10.3.9", "EU-10.5.KC.2")
def test_the_loser_pays_for_what_goes_back_to_his_active_ally() -> None:
    table = alliance().occupy("beira", "bordeaux", "castile").units("castile", "leon", 2)
    talks = Council(table).begin().ducats("england", 20).settle("england", "enforce term=keep")
    talks.answer("settle-province peacedeed=ransom province=beira", "done", "done")
    assert talks.owner("beira") == "portugal"
    assert (talks.me("castile").ducats, talks.me("england").ducats) == (3, 17)


@pytest.mark.rule("EU-10.3.8", "EU-10.5.HU")
def test_humiliation_gives_nothing_for_an_active_ally() -> None:
    table = alliance().occupy("lisboa", "london", "essex", "castile").units("castile", "leon", 2)
    talks = Council(table).begin().settle("england", "enforce term=humiliation")
    assert (talks.prestige("castile"), talks.prestige("england")) == (6, -6)
    assert talks.owner("lisboa") == "portugal"


@pytest.mark.rule("EU-10.3.10", "EU-10.5.VA.1")
def test_vassalization_falls_on_those_who_meet_it() -> None:
    table = alliance().occupy("lisboa", "ceuta", "bordeaux", "castile").units("castile", "leon", 2)
    talks = Council(table).begin().settle("england", "enforce term=vassalization", "done")
    assert table.position.realms.lord[table.realm("portugal")] == table.realm("castile")
    assert talks.owner("bordeaux") == "england"
    assert (talks.prestige("castile"), talks.prestige("england")) == (0, 0)
    assert talks_allied(table, "england") == 0


@pytest.mark.rule("EU-10.3.11", "EU-10.5.SD.1", "EU-10.5.SD.2", "EU-10.5.SD.3")
def test_a_succession_is_secured_apart_from_the_player() -> None:
    table = alliance().wed("england", "portugal").wed("france", "portugal").dispute("portugal")
    table.occupy("lisboa", "bordeaux", "castile").units("castile", "leon", 2)
    talks = Council(table).begin()
    assert talks.verbs("settle-realm") == ["peacedeed=settle realm=england", "peacedeed=settle realm=portugal"]
    talks.settle("portugal")
    assert talks.options == ["enforce term=succession"]
    talks.answer("enforce term=succession", "done", "decline")
    assert (talks.prestige("castile"), talks.prestige("england"), talks.prestige("france")) == (6, -3, -3)
    assert table.position.realms.wed[table.realm("portugal")] == 0
    assert table.position.realms.allies[table.realm("portugal")] == 0
    assert talks_allied(table, "england") == 0
    assert talks.at_war("castile", "england")
    assert talks.truce("castile", "portugal")
    assert talks.owner("bordeaux") == "nobody"


@pytest.mark.rule("EU-10.4.1", "EU-10.4.2", "AMB-16", "EU-10.1.0")
def test_truces() -> None:
    table = europe().war("france", "england").occupy("caux", "france").units("france", "seine", 1)
    table.war("france", "savoy").occupy("savoie", "geneve", "france")
    talks = Council(table).begin()
    talks.settle("savoy", "enforce term=vassalization", "done")
    talks.settle("england", "enforce term=keep", "done", "done")
    assert talks.truce("france", "england")
    assert not talks.truce("france", "savoy")  # never on a Vassal
    assert table.position.bonds.wars == []


@pytest.mark.rule("EU-10.3.5")
def test_partial_victory_over_an_ally_is_that_over_its_player() -> None:
    table = alliance().occupy("beira", "castile").units("castile", "leon", 2).units("england", "northumbria", 2)
    assert victory.standing(table.position, table.player("castile"), table.realm("portugal")) == victory.OPEN
    table.units("castile", "leon", 2)
    assert victory.standing(table.position, table.player("castile"), table.realm("portugal")) == victory.PARTIAL
