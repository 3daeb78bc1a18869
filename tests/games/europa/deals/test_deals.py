"""Player-to-Player Diplomacy (EU-5.1.2)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import ownership, relations
from ludarium.games.europa.diplomacy import deals
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.put import towns
from ludarium.games.europa.rounds import turn
from ludarium.games.europa.rounds.words import DEAL
from ludarium.games.europa.table.words import BY_TRADE
from ludarium.kernel.position import frame_id

from ..board import Board, board
from ..cards.programs import answer, offered
from ..hand.plays import finish, me, rich


@pytest.fixture
def table() -> Board:
    made = board("1-01", people=4, lands=True).turn("france")
    rich(made, "france", adm=2, dip=3, ducats=25)
    rich(made, "castile", adm=2, ducats=12)
    decks = made.position.own_decks()
    decks.action = [
        [card for card in range(action_cards.CARDS) if action_cards.DECK[card] == deck] for deck in range(3)
    ]
    return made


def propose(table: Board, *terms: str, to: str = "castile") -> list[str]:
    """France puts a deal together; what could still be added is given back."""
    deals.begin_deal(table.position, table.player("france"))
    answer(table, f"pick-realm {to}")
    for term in terms:
        answer(table, term)
    return offered(table)


@pytest.mark.rule("EU-5.1.2.3", "EU-5.1.2.1")
def test_an_alliance_for_one_dip(table: Board) -> None:
    propose(table, "deal-alliance", "send-deal")
    assert table.position.seat == table.player("castile")
    finish(table, "accept")
    france, castile = table.player("france"), table.player("castile")
    assert relations.allied(table.position, france, table.realm("castile"))
    assert relations.allied(table.position, castile, table.realm("france"))
    assert me(table, "france").power == [2, 2, 0]
    assert me(table, "castile").power == [2, 0, 0]


@pytest.mark.rule("EU-5.1.2.3", "EU-5.1.2.4", "EU-11.2.9")
def test_a_marriage_brings_both_a_card_of_the_deck_chosen(table: Board) -> None:
    propose(table, "deal-marriage mil", "send-deal")
    finish(table, "accept")
    assert relations.marriages(table.position, table.player("france")) == [table.realm("castile")]
    assert relations.marriages(table.position, table.player("castile")) == [table.realm("france")]
    for realm in ("france", "castile"):
        assert [action_cards.DECK[card] for card in me(table, realm).hand] == [action_cards.MIL]
    assert me(table, "france").power == [2, 2, 0]


@pytest.mark.rule("EU-5.1.2.3", "EU-7.2.20", "EU-11.2.10")
def test_who_does_not_marry(table: Board) -> None:
    assert any(term.startswith("deal-marriage") for term in propose(table))
    table.position.agenda.clear()
    table.interregnum("castile")
    assert not any(term.startswith("deal-marriage") for term in propose(table))
    table.position.agenda.clear()
    table.faith("england", "muslim")
    rich(table, "england", ducats=1)
    assert not any(term.startswith("deal-marriage") for term in propose(table, to="england"))


@pytest.mark.rule("EU-5.1.2.5")
@pytest.mark.parametrize(("ducats", "dip"), [(1, 1), (10, 1), (11, 2), (20, 2), (21, 3)])
def test_the_one_acting_pays_a_dip_for_ten_ducats_or_part_of_them(table: Board, ducats: int, dip: int) -> None:
    propose(table, "deal-give", f"give-ducats {ducats}", "send-deal")
    finish(table, "accept")
    assert me(table, "france").ducats == 25 - ducats
    assert me(table, "castile").ducats == 12 + ducats
    assert me(table, "france").power == [2, 3 - dip, 0]


@pytest.mark.rule("EU-5.1.2.5")
def test_money_flows_either_way(table: Board) -> None:
    assert propose(table, "deal-ask")[-1] == "ask-ducats 12"
    answer(table, "ask-ducats 12")
    answer(table, "send-deal")
    finish(table, "accept")
    assert me(table, "france").ducats == 37
    assert me(table, "castile").ducats == 0
    assert me(table, "france").power == [2, 1, 0]
    assert me(table, "castile").power == [2, 0, 0]


@pytest.mark.rule("EU-5.1.2.5")
def test_no_more_than_the_dip_pays_for(table: Board) -> None:
    rich(table, "france", dip=1, ducats=25)
    assert propose(table, "deal-give")[-1] == "give-ducats 10"


@pytest.mark.rule("EU-5.1.2.1")
def test_all_in_one_deal(table: Board) -> None:
    assert propose(table, "deal-alliance", "deal-marriage adm") == ["deal-give", "deal-ask", "send-deal"]
    answer(table, "deal-ask")
    assert offered(table)[-1] == "ask-ducats 10"
    answer(table, "ask-ducats 5")
    assert offered(table) == ["send-deal"]


# Provinces


@pytest.mark.rule("EU-5.1.2.6", "EU-5.1.2.7", "EU-5.1.2.8", "AMB-EU1-21")
def test_a_province_is_sold_for_three_to_fifteen_ducats(table: Board) -> None:
    table.claim("castile", "aquitaine")
    sale = next(term for term in propose(table) if term.startswith("deal-sell"))
    name = sale.split()[1]
    province = table.province(name)
    value = ownership.tax_value(table.position, province)
    core = ownership.core_of(table.position, province) == table.realm("france")
    answer(table, sale)
    # Castile has 12
    assert offered(table) == [f"sell-for {name} {price}" for price in range(3, 13)]
    answer(table, f"sell-for {name} 4")
    answer(table, "send-deal")
    finish(table, "accept")
    assert ownership.owner_player(table.position, province) == table.player("castile")
    assert me(table, "france").ducats == 29
    assert me(table, "castile").ducats == 8
    assert me(table, "france").power == [1, 3, 0]
    assert me(table, "castile").power == [1, 0, 0]
    assert core
    assert me(table, "france").prestige == -2 * value
    assert me(table, "france").glory[BY_TRADE] == -2 * value


@pytest.mark.rule("EU-5.1.2.6", "EU-5.1.2.8", "EU-7.6.6")
def test_buying_needs_a_claim_or_a_core_token(table: Board) -> None:
    table.town("barcelona", "castile")
    assert not any(term.startswith("deal-buy") for term in propose(table))
    table.position.agenda.clear()
    table.claim("france", "aragon")
    assert [term for term in propose(table) if term.startswith("deal-buy")] == ["deal-buy barcelona"]
    answer(table, "deal-buy barcelona")
    assert offered(table)[-1] == "buy-for barcelona 15"
    answer(table, "buy-for barcelona 15")
    answer(table, "send-deal")
    finish(table, "accept")
    assert ownership.owner_player(table.position, table.province("barcelona")) == table.player("france")
    # it was no Core of Castile
    assert me(table, "castile").prestige == 0


@pytest.mark.rule("EU-5.1.2.9")
def test_vassals_are_not_for_sale(table: Board) -> None:
    table.claim("france", "aragon").vassal("navarra", "castile")
    assert not any(term.startswith("deal-buy") for term in propose(table))


@pytest.mark.rule("EUI-63")
def test_a_capital_is_not_for_sale(table: Board) -> None:
    table.claim("castile", "seine", "aquitaine")
    sold = [term for term in propose(table) if term.startswith("deal-sell")]
    assert sold == [f"deal-sell {name}" for name in ("armagnac", "poitou", "saintonge", "champagne")]


@pytest.mark.rule("EU-5.1.2.6", "EU-9.5.24")
def test_a_port_is_sold_though_ships_of_the_seller_lie_there(table: Board) -> None:
    table.claim("castile", "aquitaine").docked("france", "saintonge", 1)
    propose(table, "deal-sell saintonge", "sell-for saintonge 3", "send-deal")
    finish(table, "accept")
    assert ownership.owner_player(table.position, table.province("saintonge")) == table.player("castile")
    assert ask_forces.ships_at_sea(table.position, table.player("france")) == 1


@pytest.mark.rule("EU-5.1.2.7")
def test_both_need_an_adm_to_sell(table: Board) -> None:
    table.claim("castile", "aquitaine")
    rich(table, "castile", ducats=12)
    assert not any(term.startswith("deal-sell") for term in propose(table))


@pytest.mark.rule("EU-5.1.2.1")
def test_money_and_provinces_exclude_one_another(table: Board) -> None:
    table.claim("castile", "aquitaine")
    sale = next(term for term in propose(table) if term.startswith("deal-sell"))
    answer(table, sale)
    answer(table, f"sell-for {sale.split()[1]} 3")
    assert "deal-give" not in offered(table)
    assert "deal-alliance" in offered(table)
    table.position.agenda.clear()
    assert not any(term.startswith("deal-sell") for term in propose(table, "deal-give", "give-ducats 1"))


@pytest.mark.rule("EU-5.1.2.1", "EU-5.1.2.7")
def test_provinces_are_exchanged_in_one_deal(table: Board) -> None:
    """Only Monetary Support and the sale of Provinces exclude one another: every other mix is allowed."""
    table.claim("castile", "aquitaine").claim("france", "aragon").town("barcelona", "castile")
    propose(table, "deal-sell poitou", "sell-for poitou 12", "deal-buy barcelona", "buy-for barcelona 15", "send-deal")
    finish(table, "accept")
    assert ownership.owner_player(table.position, table.province("poitou")) == table.player("castile")
    assert ownership.owner_player(table.position, table.province("barcelona")) == table.player("france")
    assert (me(table, "france").ducats, me(table, "castile").ducats) == (25 + 12 - 15, 12 - 12 + 15)
    assert (me(table, "france").power[0], me(table, "castile").power[0]) == (1, 1)  # 1 ADM each for the deal


@pytest.mark.rule("EU-5.1.2.6")
def test_several_provinces_in_one_deal(table: Board) -> None:
    table.claim("castile", "aquitaine").claim("france", "aragon").town("barcelona", "castile")
    sales = [term.split()[1] for term in propose(table) if term.startswith("deal-sell")]
    assert len(sales) > 1
    answer(table, f"deal-sell {sales[0]}")
    answer(table, f"sell-for {sales[0]} 8")
    answer(table, f"deal-sell {sales[1]}")
    # 12 less 8
    assert offered(table) == [f"sell-for {sales[1]} 3", f"sell-for {sales[1]} 4"]
    answer(table, f"sell-for {sales[1]} 4")
    finish(table, "send-deal", "accept")
    assert me(table, "castile").ducats == 0
    # 1 ADM for the deal, not for each
    assert me(table, "castile").power == [1, 0, 0]


def test_towns_must_be_left_for_what_is_bought(table: Board) -> None:
    position = table.position
    large = next(p for p in range(418) if towns.printed(position, p) == 2)
    small = table.province("barcelona")
    mine = position.own_player(table.player("france"))
    mine.large, mine.small, mine.vassal = 7, 39, 19
    assert deals.pieces_for(position, table.player("france"), [large, small])
    assert not deals.pieces_for(position, table.player("france"), [large, large])
    assert not deals.pieces_for(position, table.player("france"), [small, small])


# War and refusals


@pytest.mark.rule("EU-5.1.2.2")
def test_at_war_only_money(table: Board) -> None:
    table.claim("castile", "aquitaine").war("castile", "granada")
    assert propose(table) == ["deal-give", "deal-ask"]


@pytest.mark.rule("EUI-6", "EU-5.1.2.1")
def test_a_refused_deal_leaves_the_turn_and_another_partner(table: Board) -> None:
    player = table.player("france")
    table.position.agenda.clear()
    table.position.plan([turn.TakeTurn(player, 0)])
    table.position.choose(DEAL.code)
    answer(table, "pick-realm castile")
    answer(table, "deal-alliance")
    answer(table, "send-deal")
    answer(table, "refuse")
    assert frame_id(table.position.agenda[-1]) == "take-turn"
    assert me(table, "france").power == [2, 3, 0]
    assert DEAL.code in table.position.options()
    table.position.choose(DEAL.code)
    assert "pick-realm castile" not in offered(table)
    assert "pick-realm england" in offered(table)


@pytest.mark.rule("EUI-6", "EU-5.1.2.1", "EU-5.1.2.5")
def test_a_deal_is_answered_by_another_one_once(table: Board) -> None:
    """Castile wants money for its Marriage: the Active Player pays all DIP, whose proposal it may be."""
    propose(table, "deal-marriage mil", "send-deal")
    assert offered(table) == ["accept", "refuse", "counter-deal"]
    answer(table, "counter-deal")
    assert table.position.seat == table.player("castile")
    for term in ("deal-marriage mil", "deal-ask", "ask-ducats 10", "send-deal"):
        answer(table, term)
    assert table.position.seat == table.player("france")
    assert offered(table) == ["accept", "refuse"]
    finish(table, "accept")
    assert relations.marriages(table.position, table.player("castile")) == [table.realm("france")]
    assert (me(table, "france").ducats, me(table, "castile").ducats) == (15, 22)
    assert me(table, "france").power == [2, 1, 0]
    assert me(table, "castile").power == [2, 0, 0]


@pytest.mark.rule("EUI-6")
def test_a_refused_answer_is_a_refused_deal(table: Board) -> None:
    player = table.player("france")
    table.position.agenda.clear()
    table.position.plan([turn.TakeTurn(player, 0)])
    table.position.choose(DEAL.code)
    for choice in ("pick-realm castile", "deal-alliance", "send-deal", "counter-deal", "deal-give"):
        answer(table, choice)
    assert offered(table) == [f"give-ducats {count}" for count in range(1, 13)], "what Castile has"
    for choice in ("give-ducats 3", "send-deal", "refuse"):
        answer(table, choice)
    assert frame_id(table.position.agenda[-1]) == "take-turn"
    assert (me(table, "france").ducats, me(table, "castile").ducats) == (25, 12)
    table.position.choose(DEAL.code)
    assert "pick-realm castile" not in offered(table)


@pytest.mark.rule("EU-4.2.2")
def test_an_accepted_deal_is_the_action_of_the_turn(table: Board) -> None:
    player = table.player("france")
    table.position.plan([turn.TakeTurn(player, 0)])
    table.position.choose(DEAL.code)
    answer(table, "pick-realm castile")
    answer(table, "deal-alliance")
    answer(table, "send-deal")
    answer(table, "accept")
    assert not table.position.agenda or frame_id(table.position.agenda[-1]) != "take-turn"


def test_nothing_to_propose(table: Board) -> None:
    rich(table, "france")
    assert not deals.can_deal(table.position, table.player("france"))
