"""Influence, Marriages, Alliances, Casus Belli, and on whom War may be declared."""

from __future__ import annotations

from importlib import resources

import pytest

from ludarium.games.europa.ask import relations as ask
from ludarium.games.europa.ask import targets
from ludarium.games.europa.ask.relations import (
    CAUSE_CLAIM,
    CAUSE_CRUSADE,
    CAUSE_EVENT,
    CAUSE_EXCOMMUNICATION,
    CAUSE_HOLY_WAR,
    CAUSE_LIBERATION,
    CAUSE_SUCCESSION,
    CAUSE_SUCCESSION_WAR,
    CAUSE_TOKEN,
)
from ludarium.games.europa.table.position import CB_LIBERATED, CB_REFUSED

from ..board import Board, board


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def causes(table: Board, name: str, other: str) -> int:
    return ask.causes(table.position, table.player(name), table.realm(other))


def refused(table: Board, name: str, other: str, defensive: bool = False) -> str:
    return ask.declare_refusal(table.position, table.player(name), table.realm(other), defensive)


# Influence


@pytest.mark.rule("EU-11.1.2", "EU-11.2.2", "AMB-EU1-29")
def test_a_marriage_counts_as_influence_and_not_to_the_limit(table: Board) -> None:
    table.emperor("austria").influence("austria", "lombardy", 2).imperial("lombardy").influence("france", "lombardy")
    table.wed("france", "milan")
    position, lombardy = table.position, table.space("lombardy")
    austria, france = table.player("austria"), table.player("france")
    assert ask.influence(position, austria, lombardy) == 2
    assert ask.imperial(position, lombardy) == 1
    assert ask.influence_total(position, lombardy) == 4
    assert ask.influence_at(position, austria, lombardy) == 3
    assert ask.influence_at(position, france, lombardy) == 2
    table.influence("france", "venetia", 2)
    assert ask.influence_on(table.position, france, table.realm("venice")) == 4  # Lombardy and Venetia


@pytest.mark.rule("EU-11.1.8")
def test_colonists_count_as_influence_on_distant_realms(table: Board) -> None:
    table.position.own_player(table.player("france")).colonists = 3
    assert ask.influence_on(table.position, table.player("france"), table.realm("adal")) == 3
    assert ask.influence_on(table.position, table.player("france"), table.realm("milan")) == 0


# Alliances and Marriages


@pytest.mark.rule("EU-5.4.2.2", "EU-5.4.2.3", "EU-5.4.2.4", "EU-11.3.4")
def test_forging_an_alliance(table: Board) -> None:
    france, milan = table.player("france"), table.realm("milan")
    table.influence("france", "lombardy")
    assert not ask.may_forge(table.position, france, milan)
    table.influence("france", "lombardy")
    assert ask.may_forge(table.position, france, milan)
    table.ally("austria", "milan").influence("austria", "lombardy", 2)
    assert not ask.may_forge(table.position, france, milan)
    table.wed("france", "milan")
    assert ask.may_forge(table.position, france, milan)
    table.war("france", "venice")
    assert not ask.may_forge(table.position, france, milan)


@pytest.mark.rule("EU-5.4.2.5")
def test_a_distant_ally_needs_a_claim(table: Board) -> None:
    france, adal = table.player("france"), table.realm("adal")
    table.position.own_player(france).colonists = 2
    assert not ask.may_forge(table.position, france, adal)
    table.claim("france", "adal")
    assert ask.may_forge(table.position, france, adal)


@pytest.mark.rule("EU-11.3.1", "EU-11.3.3", "AMB-EU1-30")
def test_at_most_three_alliances_and_four_with_cabinet(table: Board) -> None:
    france = table.player("france")
    for name in ("milan", "scotland", "portugal"):
        assert ask.may_ally(table.position, france, table.realm(name))
        table.ally("france", name)
    assert set(ask.alliances(table.position, france)) == {table.realm(n) for n in ("milan", "scotland", "portugal")}
    assert not ask.may_ally(table.position, france, table.realm("bavaria"))
    table.idea("france", "cabinet")
    assert ask.alliance_limit(table.position, france) == 4
    assert ask.may_ally(table.position, france, table.realm("bavaria"))
    assert not ask.may_ally(table.position, france, table.realm("france"))
    table.vassal("provence", "england")
    assert not ask.may_ally(table.position, france, table.realm("provence"))
    table.ally("england", "bavaria", active=True)
    assert not ask.may_ally(table.position, france, table.realm("bavaria"))


@pytest.mark.rule("EU-11.2.1", "EU-11.2.8", "EU-11.2.10", "EU-11.4.3", "EU-7.2.20")
def test_who_may_marry_whom(table: Board) -> None:
    france = table.player("france")

    def may(name: str) -> bool:
        return ask.may_marry(table.position, france, table.realm(name))

    assert may("milan")
    assert may("england")
    assert not may("france")
    assert not may("granada")  # Muslim
    assert not may("adal")  # of a Distant religion
    table.faith("england", "protestant").faith("milan", "orthodox")
    assert may("england")
    assert may("milan")
    table.vassal("provence", "france").vassal("brittany", "england")
    assert may("provence")
    assert not may("brittany")
    table.interregnum("england")
    assert not may("england")
    for name in ("milan", "scotland", "portugal"):
        table.wed("france", name)
    assert not may("bavaria")
    assert not may("milan")
    table.idea("france", "cabinet")
    assert may("bavaria")
    table.interregnum("france")
    assert not may("bavaria")


@pytest.mark.rule("EU-11.2.10", "EUI-47")
def test_a_revolutionary_realm_marries_nobody(table: Board) -> None:
    table.faith("france", "revolutionary")
    assert not ask.may_marry(table.position, table.player("france"), table.realm("milan"))
    table.faith("france", "muslim").faith("england", "muslim")
    assert ask.may_marry(table.position, table.player("france"), table.realm("england"))


# Casus Belli


@pytest.mark.rule("EU-9.CB.2", "AMB-EU1-65", "EU-7.6.6", "EU-11.4.13")
def test_conquest(table: Board) -> None:
    assert causes(table, "austria", "venice") == 0
    table.claim("austria", "venetia")
    assert causes(table, "austria", "venice") == CAUSE_CLAIM
    assert causes(table, "france", "venice") == 0
    table.occupy("venezia", "verona", "treviso", "france")
    assert causes(table, "austria", "venice") == 0
    table.vassal("ragusa", "milan").claim("austria", "dalmatia")
    assert causes(table, "austria", "milan") == CAUSE_CLAIM
    table.core("castile", "andalucia")
    assert causes(table, "castile", "granada") == CAUSE_CLAIM


@pytest.mark.rule("EU-9.CB.5", "EU-9.CB.6")
def test_tokens(table: Board) -> None:
    table.cb("france", "milan").cb("france", "england", CB_REFUSED)
    assert causes(table, "france", "milan") == CAUSE_EVENT
    assert causes(table, "france", "england") == CAUSE_TOKEN
    table.cb("england", "france", CB_LIBERATED)
    assert causes(table, "england", "france") == CAUSE_TOKEN


@pytest.mark.rule("EU-9.CB.7", "EU-9.CB.8", "EU-9.CB.9")
def test_disputed_succession_is_a_cause_for_all(table: Board) -> None:
    table.wed("france", "milan")
    assert causes(table, "castile", "milan") == 0
    table.dispute("milan")
    assert causes(table, "castile", "milan") == CAUSE_SUCCESSION
    assert causes(table, "france", "milan") == CAUSE_SUCCESSION
    table.war("austria", "milan")
    assert causes(table, "castile", "austria") == CAUSE_SUCCESSION_WAR
    # only against players
    table.war("venice", "milan")
    assert causes(table, "castile", "venice") == 0


@pytest.mark.rule("EU-9.CB.10", "EU-9.CB.12", "EU-19.3.3", "EU-19.3.6")
def test_papal_causes_are_for_catholics(table: Board) -> None:
    table.position.papal_realm = table.realm("england")
    assert causes(table, "france", "england") == CAUSE_EXCOMMUNICATION
    table.faith("france", "protestant")
    assert causes(table, "france", "england") == 0
    table.faith("france", "catholic")
    table.position.papal_realm = -1
    table.position.papal_space = table.space("andalucia")
    assert causes(table, "france", "granada") == CAUSE_CRUSADE
    assert causes(table, "france", "castile") == 0
    table.occupy("granada", "gibraltar", "castile")
    assert causes(table, "france", "granada") == 0


@pytest.mark.rule("EU-9.CB.11")
def test_holy_war_with_deus_vult(table: Board) -> None:
    assert causes(table, "castile", "granada") == 0
    table.idea("castile", "deus-vult").idea("england", "deus-vult")
    assert causes(table, "castile", "granada") == CAUSE_HOLY_WAR
    assert causes(table, "england", "granada") == 0  # not adjacent
    table.faith("england", "protestant")
    assert causes(table, "england", "scotland") == 0  # Christian against Christian
    table.faith("england", "muslim")
    assert causes(table, "england", "scotland") == CAUSE_HOLY_WAR


@pytest.mark.rule("EU-9.CB.13", "EU-18.3.5")
def test_imperial_liberation(table: Board) -> None:
    assert causes(table, "austria", "burgundy") == 0
    table.emperor("austria")
    assert causes(table, "austria", "burgundy") == CAUSE_LIBERATION
    assert causes(table, "france", "burgundy") == 0
    assert causes(table, "austria", "bohemia") == 0


# Declarations of War


@pytest.mark.rule("EU-9.1.4", "EU-9.1.6", "EU-10.4.3", "EU-5.5.1.2", "EU-11.3.2")
def test_forbidden_targets(table: Board) -> None:
    table.ally("france", "milan").truce("france", "england").passed("castile").ally("england", "scotland")
    table.ally("castile", "portugal").vassal("provence", "castile").war("france", "venice").ally("austria", "bavaria")
    assert refused(table, "france", "milan") == "declare-ally"
    assert refused(table, "france", "england") == "declare-truce"
    assert refused(table, "france", "castile") == "declare-passed"
    assert refused(table, "france", "scotland") == "declare-protected"
    assert refused(table, "france", "portugal") == "declare-protected"
    assert refused(table, "france", "provence") == "declare-vassal"
    assert refused(table, "france", "france") == "declare-vassal"
    assert refused(table, "france", "venice") == "declare-at-war"
    assert refused(table, "france", "adal") == "declare-undiscovered"
    assert refused(table, "france", "bavaria") == ""
    for name in ("milan", "england", "castile", "scotland", "portugal", "adal"):
        assert refused(table, "france", name, defensive=True) == ""
    table.claim("france", "adal")
    assert refused(table, "france", "adal") == ""


@pytest.mark.rule("EU-9.1.4", "EU-9.1.5", "EU-7.2.20", "EU-9.CB.8")
def test_interregnum_and_the_exception_for_a_disputed_succession(table: Board) -> None:
    table.interregnum("france").ally("france", "milan").wed("france", "milan")
    assert refused(table, "france", "burgundy") == "declare-interregnum"
    assert refused(table, "france", "milan") == "declare-ally"
    table.dispute("milan")
    assert refused(table, "france", "milan") == ""
    table.wed("castile", "portugal").dispute("portugal")
    assert refused(table, "france", "portugal") == "declare-interregnum"  # no Marriage of his own
    table.truce("france", "milan")
    assert refused(table, "france", "milan") == "declare-truce"


@pytest.mark.rule("EU-9.1.4")
def test_members_of_the_empire_behind_their_emperor(table: Board) -> None:
    table.emperor("austria")
    assert refused(table, "france", "saxony") == ""
    table.passed("austria")
    assert refused(table, "france", "saxony") == "declare-emperor"
    assert refused(table, "france", "milan") == refused(table, "france", "saxony")
    assert refused(table, "france", "venice") == ""  # no Member
    table.war("austria", "saxony")
    assert refused(table, "france", "saxony") == ""
    other = board("1-01", people=4, lands=True).emperor("austria").ally("france", "austria")
    assert refused(other, "france", "saxony") == "declare-emperor"
    assert refused(other, "austria", "saxony") == ""


@pytest.mark.rule("EU-9.1.4", "EU-5.5.1.1")
def test_targets_are_those_without_a_bar(table: Board) -> None:
    france = table.player("france")
    found = targets.targets(table.position, france, [])
    assert table.realm("burgundy") in found
    assert table.realm("england") in found
    assert table.realm("adal") not in found
    for realm in found:
        assert ask.RULES_OF[ask.declare_bar(table.position, france, realm)] == ""
    assert ask.RULES_OF[ask.declare_bar(table.position, france, table.realm("adal"))] == "EU-9.1.4"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_reason_has_a_message(language: str) -> None:
    text = resources.files("ludarium.games.europa").joinpath("text").joinpath(f"ask.{language}.ftl").read_text("utf-8")
    for reason, rule in zip(ask.REASONS[1:], ask.RULES_OF[1:], strict=True):
        assert f"\nrefused-{reason} = " in text
        assert rule
