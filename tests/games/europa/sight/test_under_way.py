"""What the view tells of a Battle, a deal, a peace and a declaration that are on their way, and to whom."""

from __future__ import annotations

import pytest

from ludarium.games.europa.battle import battle
from ludarium.games.europa.diplomacy.deals import AddToDeal
from ludarium.games.europa.diplomacy.words_deals import DEAL_ALLIANCE, GIVE_DUCATS
from ludarium.games.europa.facts.dice import BATTLE_FACES
from ludarium.games.europa.peace.resolution import ChooseTerm
from ludarium.games.europa.peace.victory import PARTIAL
from ludarium.games.europa.rounds import house as house  # every folder's doors are open
from ludarium.games.europa.sight import clash
from ludarium.games.europa.sight.view import common, own
from ludarium.games.europa.table.words import WORDS
from ludarium.games.europa.war.calls import CallAlly
from ludarium.games.europa.war.declare import DeclareOn
from ludarium.games.europa.war.march import MarchOn
from ludarium.games.europa.war.words import MARCH

from ..board import Board, board


def west() -> Board:
    return board("1-00", lands=True)


def begin_battle(table: Board) -> None:
    table.war("france", "england")
    table.army("france", 1, "brittany-normandy", infantry=2, cavalry=1)
    table.army("england", 1, "brittany-normandy", infantry=4)
    battle.fight(table.position, table.space("brittany-normandy"), False, table.player("france"), table.space("seine"))
    table.position.advance()


def test_without_a_battle_there_is_none() -> None:
    assert common(west().position)["battle"] is None


@pytest.mark.rule("EU-9.6.1", "EU-9.7.9")
def test_a_battle_shows_both_sides_and_the_dice_they_throw() -> None:
    table = west()
    begin_battle(table)
    shown = common(table.position)["battle"]
    assert shown is not None
    assert shown["place"] == "space:brittany-normandy"
    assert shown["attackers"]["commander"] == "realm:france"
    assert shown["attackers"]["factions"] == [
        {"realm": "realm:france", "pieces": {"regular-infantry": 2, "regular-cavalry": 1}}
    ]
    assert shown["defenders"]["pieces"] == 4
    assert shown["defenders"]["dice"] == [3, 0, 0]


@pytest.mark.rule("EU-9.7.12")
def test_odds_are_those_of_the_faces() -> None:
    """Four Infantry and three Infantry dice: each die hits if it shows Infantry, single or double."""
    table = west()
    begin_battle(table)
    hit = sum(1 for face in BATTLE_FACES[0] if face in (0, 1)) / 6
    wanted = [(1 - hit) ** 3, 3 * hit * (1 - hit) ** 2, 3 * hit**2 * (1 - hit), hit**3]
    assert clash.odds(table.position, 1) == [round(1000 * each) for each in wanted]


@pytest.mark.rule("EU-5.1.2.1", "EUI-6")
def test_a_deal_is_seen_by_all_only_when_it_is_proposed() -> None:
    table = west()
    position = table.position
    france, castile, england = (table.player(name) for name in ("france", "castile", "england"))
    draft = AddToDeal(france, castile, [DEAL_ALLIANCE.code, GIVE_DUCATS.of(7)], france)
    position.push(draft)
    seen = own(position, france)["deal"]
    assert seen is not None
    assert [term["verb"] for term in seen["terms"]] == ["deal-alliance", "give-ducats"]
    assert (seen["payer"], seen["dip"]) == ("realm:france", 2)
    assert own(position, castile)["deal"] is None
    assert own(position, england)["deal"] is None
    assert common(position)["deal"] is None
    position.agenda.pop()
    draft.send(position)
    proposed = common(position)["deal"]
    assert proposed is not None
    assert (proposed["sender"], proposed["partner"]) == ("realm:france", "realm:castile")


def occupied() -> Board:
    table = west()
    table.war("france", "england")
    table.occupy("normandie", "caux", "france")
    return table


@pytest.mark.rule("EU-10.5.KC.1")
def test_a_term_shows_what_it_would_change_and_changes_nothing() -> None:
    table = occupied()
    position = table.position
    france = table.player("france")
    before = position.land.holder[:]
    position.push(ChooseTerm(france, table.realm("england"), PARTIAL, 3, []))
    seen = own(position, france)["peace"]
    assert seen is not None
    keep = next(each for each in seen["previews"] if each["code"] == "enforce term=keep")
    assert keep["provinces"] == {
        "province:normandie": ["realm:england", "realm:france"],
        "province:caux": ["realm:england", "realm:france"],
    }
    assert [total["realm"] for total in keep["totals"]] == ["realm:france", "realm:england"]
    assert position.land.holder == before
    assert own(position, table.player("england"))["peace"] is None


@pytest.mark.rule("EU-5.5.1.4", "EU-5.2.2.2", "EU-5.2.2.8")
def test_a_declaration_shows_its_price_and_who_can_be_called() -> None:
    table = west()
    position = table.position
    france, aragon = table.player("france"), table.realm("aragon")
    table.ally("france", "savoy").influence("france", "lombardy", 3)
    position.push(DeclareOn(france, [aragon], [], -1))
    seen = own(position, france)["war"]
    assert seen is not None
    assert [(target["realm"], target["stability"]) for target in seen["targets"]] == [("realm:aragon", 2)]
    position.agenda.pop()
    table.war("france", "aragon")
    position.push(CallAlly(france, [aragon], 1, 1, []))
    called = own(position, france)["war"]
    assert called is not None
    assert called["callable"]
    facts = [dict(CallAlly(france, [aragon], 1, 1, []).facts(position, option)) for option in position.options()]
    assert [each["realm"] for each in called["callable"]] == [
        WORDS.as_json(option)["args"]["realm"] for option in position.options()[:-1]
    ]
    for ally, told in zip(called["callable"], facts[:-1], strict=True):
        assert (told["realm_influence"], told["realm_units"]) == (ally["cost"], ally["units"])


@pytest.mark.rule("EU-9.5.3", "EU-9.7.1")
def test_a_march_tells_how_many_it_meets() -> None:
    table = west()
    table.war("france", "england")
    table.army("france", 1, "seine", infantry=3)
    table.army("england", 1, "brittany-normandy", infantry=3, cavalry=1)
    frame = MarchOn(table.player("france"), 0, table.space("seine"), 2, 0, 0, 0)
    meets = dict(frame.facts(table.position, MARCH.of(table.space("brittany-normandy"))))
    assert (meets["space_fight"], meets["space_meets"]) == ("yes", 4)
    assert "space_meets" not in dict(frame.facts(table.position, MARCH.of(table.space("loire"))))
