"""Each condition, and each way to say who is meant, by hand (EFFECTS 5)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import conditions, subjects
from ludarium.games.europa.facts import action_cards, realms
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.table.player import NOBODY, THE_RULER
from ludarium.games.europa.table.position import Context

from ..board import Board, board
from ..cards.programs import condition, program


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def holds(table: Board, text: str, realm: str = "france") -> bool:
    return conditions.holds(table.position, table.player(realm), condition(text))


def test_is_and_exists(table: Board) -> None:
    assert holds(table, "is(France)")
    assert not holds(table, "is(England)")
    assert holds(table, "exists(Burgundy)")
    assert not holds(table, "exists(England)")
    table.vassal("brittany", "france")
    assert not holds(table, "exists(Brittany)")
    assert not holds(table, "exists(United States)")


@pytest.mark.rule("EU-2.T.5", "EU-2.T.6")
def test_owns_and_controls(table: Board) -> None:
    assert holds(table, "owns(@Paris)")
    assert holds(table, "owns(@Loire)")
    assert not holds(table, "owns(@Seine)")
    table.war("england", "france").occupy("orleans", "england")
    assert not holds(table, "owns(@Loire)")
    assert not holds(table, "owns(@Orléans)", "england")
    assert holds(table, "controls(@Orléans)", "england")
    assert not holds(table, "controls(@Loire)")
    table.town("picardie", "artois", "france")
    assert holds(table, "owns(@Seine)")


def test_adjacent(table: Board) -> None:
    assert holds(table, "adjacent(@Burgundy)")
    assert not holds(table, "adjacent(@Bohemia)")


def test_at_war_and_peace(table: Board) -> None:
    assert holds(table, "not at_war")
    table.war("france", "savoy")
    assert holds(table, "at_war")
    assert holds(table, "at_war(Savoy)")
    assert not holds(table, "at_war(England)")


def test_ally_and_married(table: Board) -> None:
    table.ally("france", "scotland", active=True).wed("france", "savoy").dispute("savoy")
    assert holds(table, "ally(Scotland)")
    assert not holds(table, "ally(Savoy)")
    assert holds(table, "married(Savoy)")
    assert not holds(table, "married(Savoy)", "england")


def test_it_is_a_realm(table: Board) -> None:
    table.wed("france", "savoy")
    assert not holds(table, "married(it)")
    savoy = table.realm("savoy")
    table.position.contexts.append(Context(source=0, it_kind=s.K_REALM, it=savoy, used=[], flags=0))
    assert holds(table, "married(it)")
    assert not holds(table, "married(it)", "england")


def test_has_an_idea_or_a_display_card(table: Board) -> None:
    assert not holds(table, "has(Cannons)")
    table.idea("france", "cannons")
    assert holds(table, "has(Cannons)")
    assert not holds(table, "has(Spy Network)")
    spies = action_cards.CARDS_OF[action_cards.TYPE_NAMED["Spy Network"]][0]
    table.position.own_player(table.player("france")).display = [spies, 3]
    assert holds(table, "has(Spy Network)")


@pytest.mark.rule("EU-15.0.2")
def test_faith(table: Board) -> None:
    assert holds(table, "faith=catholic")
    table.faith("france", "counter-reformed")
    assert holds(table, "faith=catholic")
    assert holds(table, "faith=counter_reformed")
    assert not holds(table, "faith=protestant")
    assert holds(table, "faith(@Tunisia)=muslim")
    assert not holds(table, "faith(@Tunisia)=catholic")


@pytest.mark.rule("EU-18.3.2", "EU-19.2.1")
def test_offices(table: Board) -> None:
    assert not holds(table, "emperor", "austria")
    table.emperor("austria").curia("france", "england", "france")
    assert holds(table, "emperor", "austria")
    assert not holds(table, "hre_subject", "austria")
    assert not holds(table, "hre_subject", "france")
    table.emperor("bohemia")
    assert holds(table, "hre_subject", "austria")
    assert holds(table, "curia_controller")
    assert not holds(table, "curia_controller", "england")


def test_leader_here(table: Board) -> None:
    assert not holds(table, "leader_here")
    france, england = table.player("france"), table.player("england")
    table.position.battle = [france, england, NOBODY, THE_RULER]
    assert not holds(table, "leader_here")
    assert holds(table, "leader_here", "england")


@pytest.mark.rule("EUI-26")
def test_most_is_strict(table: Board) -> None:
    table.position.own_player(table.player("france")).prestige = 3
    assert holds(table, "most(prestige)")
    table.position.own_player(table.player("england")).prestige = 3
    assert not holds(table, "most(prestige)")


def test_comparisons_and_connectives(table: Board) -> None:
    me = table.position.own_player(table.player("france"))
    me.stability = 1
    for text, expected in {
        "stability>=1": True,
        "stability<=0": False,
        "stability=1": True,
        "stability>1": False,
        "stability<2": True,
        "allies + marriages>=1": False,
        "stability=1 and not at_war": True,
        "stability=2 or is(France)": True,
        "not (stability=1 or at_war)": False,
        "is(England) or stability=1 and at_war": False,
    }.items():
        assert holds(table, text) == expected, text
    table.ally("france", "scotland").wed("france", "savoy")
    assert holds(table, "allies + marriages>=2")


# who


def who(table: Board, text: str, realm: str = "france") -> list[str]:
    node = program(f"each({text}){{ gain(1 adm) }}")
    found = subjects.players(table.position, table.player(realm), node.who)
    return [realms.REALM.ref(table.position.realm_of(player)) for player in found]


@pytest.mark.rule("EU-16.3.4")
def test_who_is_told_clockwise_from_the_active_player(table: Board) -> None:
    table.turn("england")
    order = who(table, "all")
    assert order[0] == "england"
    assert len(order) == 4
    assert who(table, "others") == order[1:]
    assert who(table, "others", "england") == order[1:]


def test_who_by_realm_condition_and_number(table: Board) -> None:
    assert who(table, "pr(Castile)") == ["castile"]
    assert who(table, "pr(Venice)") == []
    table.faith("england", "protestant")
    assert who(table, "pr_where(faith=protestant)") == ["england"]
    table.position.own_player(table.player("castile")).ducats = 5
    assert who(table, "highest(ducats)") == ["castile"]
    assert "castile" not in who(table, "lowest(ducats)")
    assert len(who(table, "lowest(ducats)")) == 3


@pytest.mark.rule("EUI-17")
def test_kalmar_is_denmark() -> None:
    table = board("1-06-kalmar")
    assert holds(table, "is(Denmark)", "kalmar")
    assert who(table, "pr(Denmark)", "kalmar") == ["kalmar"]
