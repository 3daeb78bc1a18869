"""The Trade Action (EU-5.4.4, 12)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import chains, forces
from ludarium.games.europa.facts import trade_cards
from ludarium.games.europa.trade import power, trade

from ..board import Board, board
from .market import Market


def west() -> Board:
    """1-01 with four players; English Ships in the Channel and on Doggerbank."""
    return board("1-01", people=4, lands=True).ships("england", "english-channel")


def english(*cards: str) -> Market:
    market = Market(west()).merchants("england", "english-channel", "home").power("england", dip=2)
    return market.cards(*cards)


@pytest.mark.rule("EU-5.4.4", "EU-5.4.4.1", "EU-12.4.2")
def test_trade_needs_a_dip_and_an_upright_merchant() -> None:
    market = english("t02-3", "t05-2", "t03-1")
    player = market.table.player("england")
    assert trade.can_trade(market.position, player)
    market.power("england", dip=0)
    assert not trade.can_trade(market.position, player)
    market.power("england", dip=1).merchants("england", "-english-channel", "-genoa")
    assert not trade.can_trade(market.position, player)


@pytest.mark.rule("EU-5.4.4", "EU-5.4.4.2", "EU-5.4.4.3")
def test_three_cards_are_revealed_and_all_may_be_refused_for_two_ducats() -> None:
    market = english("t02-3", "t05-2", "t03-1", "t01-1").trade("england")
    assert [each["trade"] for each in market.events("trade-revealed")] == ["trade:t02-3", "trade:t05-2", "trade:t03-1"]
    market.answer("refuse-trade")
    assert market.asked == ""
    assert [market.me("england").ducats, market.me("england").power[1]] == [2, 1]
    discards = [trade_cards.TRADE.ref(card) for card in market.position.decks.trade_discards]
    assert sorted(discards) == ["t02-3", "t03-1", "t05-2"]
    assert market.stands("england") == ["english-channel"]


@pytest.mark.rule("EU-5.4.4.2")
def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    market = english("t02-3")
    market.position.own_decks().trade_discards = [trade_cards.TRADE.index(name) for name in ("t05-2", "t03-1")]
    market.trade("england")
    assert len(market.events("trade-revealed")) == 3


@pytest.mark.rule("EU-5.4.4.4", "EU-12.3.1")
def test_a_moved_ship_may_take_a_free_slot() -> None:
    market = english("t02-3", "t05-2", "t03-1").trade("england")
    market.answer("trade-sail place=english-channel goal=doggerbank")
    assert market.options == ["take-slot", "stay-off"]
    market.answer("take-slot")
    assert "refuse-trade" not in market.options
    assert not market.of("trade-sail")
    market.answer("trade-in trade=t02-3 node=english-channel")
    assert market.power_of("england") == 4  # the Merchant, the Ship, London and Essex


@pytest.mark.rule("EU-5.4.4.4", "EU-12.3.2")
def test_an_opponents_ship_is_displaced_from_full_slots() -> None:
    table = west()
    sea = table.sea("doggerbank")
    slots = forces.free_slots(table.position, sea)
    table.slots("france", "doggerbank", slots)
    market = Market(table).merchants("england", "english-channel", "home").power("england", dip=2)
    market.cards("t02-3", "t05-2", "t03-1").trade("england").answer("trade-sail place=english-channel goal=doggerbank")
    assert market.options == ["displace realm=france", "stay-off"]
    market.answer("displace realm=france")
    france = table.player("france")
    assert forces.light_on_slots(table.position, france, sea) == slots - 1
    assert forces.light_off_slots(table.position, france, sea) == 1
    assert forces.light_on_slots(table.position, table.player("england"), sea) == 1


@pytest.mark.rule("EU-5.4.4.4")
def test_no_ship_sails_into_a_hostile_sea_zone() -> None:
    table = west().war("england", "france").ships("france", "doggerbank")
    market = Market(table).merchants("england", "english-channel").power("england", dip=2)
    market.cards("t02-3", "t05-2", "t03-1").trade("england")
    assert "english-channel doggerbank" not in market.of("trade-sail")


@pytest.mark.rule("EU-5.4.4.3", "EU-5.4.4.4", "EU-5.4.4.5")
def test_no_ship_sails_where_no_card_could_be_used() -> None:
    market = english("t15-1", "t14-2", "t17-2").trade("england")  # Wien, Maghreb, Krakow, Genoa: all too far
    assert market.options == ["refuse-trade"]


@pytest.mark.rule("EU-5.4.4.5", "EU-5.4.4.8", "EU-12.2.2", "AMB-EU1-73")
def test_the_node_is_adjacent_to_the_moved_ship_or_its_chain_runs_through_it() -> None:
    market = english("t02-3", "t05-2", "t04-1").trade("england")
    assert "t04-1 bordeaux" not in market.of("trade-in")
    assert "t05-2 english-channel" in market.of("trade-in")
    market.answer("trade-sail place=english-channel goal=eastern-atlantic", "stay-off")
    assert market.of("trade-in") == ["t04-1 bordeaux"]
    assert market.of("trade-secondary") == []


@pytest.mark.rule("EU-5.4.4.5", "EU-5.4.4.6", "EU-12.4.2", "EU-12.4.3")
def test_the_merchant_in_the_node_is_laid_down_and_cannot_be_used_again() -> None:
    market = english("t02-3", "t01-1", "t01-3").trade("england").answer("trade-in trade=t02-3 node=english-channel")
    assert market.stands("england") == ["-english-channel"]
    market.cards("t05-2", "t01-1", "t01-3").trade("england")
    assert market.of("trade-in") == []


@pytest.mark.rule("EU-5.4.4.6")
def test_any_upright_merchant_is_moved_to_the_node() -> None:
    table = west()
    market = Market(table).merchants("england", "genoa", "home", "-wien").power("england", dip=1)
    market.cards("t02-3", "t01-1", "t01-3").trade("england").answer("trade-in trade=t02-3 node=english-channel")
    assert market.options == ["send-merchant node=genoa", "new-merchant"]
    market.answer("send-merchant node=genoa")
    assert sorted(market.stands("england")) == ["-english-channel", "-wien"]


# Trade Power and income


@pytest.mark.rule("EX-EU2-3", "EU-12.1.T1", "EU-12.1.2", "EU-12.5.4")
@pytest.mark.parametrize(("trade_power", "normal", "expanded"), [(6, 11, 14), (4, 8, 10), (1, 5, 6), (9, 11, 14)])
def test_income_by_trade_power(trade_power: int, normal: int, expanded: int) -> None:
    market = english()
    node, card = market.table.node("english-channel"), trade_cards.TRADE.index("t02-3")
    row = power.row_of(trade_power)
    assert power.income(market.position, card, node, row) == normal
    market.expand("english-channel")
    assert power.income(market.position, card, node, row) == expanded


@pytest.mark.rule("EU-12.5.2", "EU-12.5.3", "EU-12.3.1", "EU-12.1.1")
def test_trade_power_is_the_merchant_the_keys_and_the_ships_on_slots() -> None:
    table = board("1-01", people=4, lands=True).slots("england", "doggerbank", 2).ships("england", "north-sea")
    england, node = table.player("england"), table.node("english-channel")
    line = trade_cards.LINES[trade_cards.TRADE.index("t02-3")][1]
    assert power.power(table.position, england, node, line) == 1 + 2 + 2
    assert power.power(table.position, england, node, None) == 1 + 2
    champagne = trade_cards.LINES[trade_cards.TRADE.index("t02-3")][0]
    france = table.player("france")
    assert power.power(table.position, france, champagne.node, champagne) == 1 + 2 + 2  # Champagne and Paris, each +
    table.war("england", "france").occupy("london", "france")
    assert power.power(table.position, england, node, line) == 1 + 1 + 2


@pytest.mark.rule("EX-EU2-1", "EU-12.5.5", "AMB-18", "EU-12.4.3")
@pytest.mark.parametrize(
    ("powers", "rows"),
    [([5, 3, 3], [1, 2, 3]), ([7, 6, 6, 6], [0, 1, 2, 3]), ([6, 2], [0, 2]), ([2, 1], [2, 3]), ([4], [1])],
)
def test_one_player_for_each_row(powers: list[int], rows: list[int]) -> None:
    assert power.assign(powers) == rows


def bordeaux() -> Market:
    """EX-EU2-1: England 5, France 3, Castile 3 in Bordeaux; the card pays 11, 8, 5."""
    table = board("1-01", people=4, lands=True)
    table.town("bordeaux", "saintonge", "england").town("poitou", "armagnac", "france")
    table.slots("england", "bay-of-biscay", 2).ships("england", "english-channel").ships("france", "bay-of-biscay")
    table.slots("castile", "central-atlantic", 2).ships("castile", "bay-of-biscay")
    market = Market(table).power("england", dip=1).cards("t04-1", "t01-1", "t15-1")
    for name in ("england", "france", "castile"):
        market.merchants(name, "bordeaux")
    return market.trade("england").answer("trade-in trade=t04-1 node=bordeaux")


@pytest.mark.rule("EX-EU2-1", "EU-12.5.1", "EU-12.5.5", "EU-5.4.4.7")
def test_the_active_player_breaks_the_tie_for_the_bottom_row() -> None:
    market = bordeaux()
    assert market.asked == "RankTie england"
    market.answer("rank-first realm=castile")
    assert market.income() == {"england": 8, "castile": 5, "france": 0}
    assert [market.power_of(name) for name in ("england", "france", "castile")] == [5, 3, 3]


@pytest.mark.rule("EX-EU2-4", "EU-12.5.6")
@pytest.mark.parametrize(("pirates", "income"), [(1, 5), (2, 0), (3, 0)])
def test_pirates_push_everybody_one_row_down(pirates: int, income: int) -> None:
    market = bordeaux().pirates("bordeaux", pirates).answer("rank-first realm=castile")
    assert market.income() == {"england": income, "castile": 0, "france": 0}


@pytest.mark.rule("EU-12.5.1", "EU-5.4.4.7")
def test_without_a_merchant_or_a_connection_nobody_else_earns() -> None:
    table = west().ships("france", "english-channel")
    market = Market(table).power("england", dip=2).merchants("england", "english-channel")
    market.cards("t02-3", "t01-1", "t01-3").trade("england").answer("trade-in trade=t02-3 node=english-channel")
    assert list(market.income()) == ["england"]
    market = Market(west()).power("england", dip=2).merchants("england", "english-channel")
    market.merchants("austria", "english-channel").cards("t02-3", "t01-1", "t01-3").trade("england")
    market.answer("trade-in trade=t02-3 node=english-channel")
    assert list(market.income()) == ["england"]


@pytest.mark.rule("EX-EU1-14", "EU-5.4.4.4", "EU-5.4.4.5", "EU-5.4.4.7", "EU-12.5.4")
def test_england_trades_in_the_channel() -> None:
    table = board("1-01", people=4, lands=True).slots("england", "english-channel").slots("england", "north-sea")
    table.ships("england", "norwegian-sea").slots("france", "english-channel")
    market = Market(table).merchants("england", "-north-sea", "english-channel", "home").power("england", dip=1)
    market.merchants("france", "english-channel").expand("english-channel").cards("t03-1", "t19-1", "t02-3")
    market.trade("england")
    found = market.of("trade-in")
    assert "t03-1 north-sea" not in found  # the Merchant there is laid down
    assert "t19-1 north-america" not in found  # not connected
    market.answer("trade-sail place=norwegian-sea goal=doggerbank", "take-slot")
    market.answer("trade-in trade=t02-3 node=english-channel")
    assert market.power_of("england") == 6
    assert market.income() == {"england": 14, "france": 6}


@pytest.mark.rule("EX-EU1-14", "EU-12.2.2")
def test_a_merchant_alone_has_the_lowest_row_in_champagne() -> None:
    table = west().influence("england", "seine")
    market = Market(table).merchants("england", "home").power("england", dip=1).cards("t02-3", "t03-1", "t19-1")
    market.trade("england").answer("trade-in trade=t02-3 node=champagne")
    assert market.income() == {"england": 5}


# secondary nodes


def genoa(castile: int) -> Market:
    """EX-EU2-2: Castile has so many Ships on slots round Genoa, France 3; a Merchant of France is there."""
    table = board("1-01", people=4, lands=True)
    table.slots("castile", "western-mediterranean", castile).slots("france", "gulf-of-lion", 3)
    market = Market(table).merchants("castile", "home").merchants("france", "genoa", "champagne")
    return market.power("castile", dip=1).cards("t02-3", "t01-2", "t15-1").trade("castile")


@pytest.mark.rule("EX-EU2-2", "EU-12.5.7", "EU-12.5.8", "EU-12.1.3", "AMB-20")
def test_the_secondary_node_pays_the_lowest_row_and_the_primary_node_pays_the_others() -> None:
    market = genoa(3)
    assert "t02-3 genoa" in market.of("trade-secondary")
    assert market.of("trade-in") == []
    market.answer("trade-secondary trade=t02-3 node=genoa")
    told = [(each["realm"], each["node"], each["amount"]) for each in market.events("trade-income")]
    assert told == [("realm:castile", "node:genoa", 5), ("realm:france", "node:champagne", 8)]
    assert market.stands("castile") == ["-genoa"]


@pytest.mark.rule("EU-12.5.7", "EU-12.5.9")
def test_no_secondary_node_for_less_power_or_with_pirates() -> None:
    assert "t02-3 genoa" not in genoa(2).of("trade-secondary")
    market = genoa(3).pirates("genoa")
    assert "t02-3 genoa" not in market.of("trade-secondary")


# special cards


@pytest.mark.rule("EU-12.1.6")
def test_some_nodes_need_a_token_on_a_key_others_an_own_key() -> None:
    table = board("1-01", people=4, lands=True)
    token = trade_cards.LINES[trade_cards.TRADE.index("t10-1")][0]
    mine = trade_cards.LINES[trade_cards.TRADE.index("t19-1")][0]
    england, france = table.player("england"), table.player("france")
    assert [token.needs, mine.needs] == [trade_cards.TOKEN_ON_KEY, trade_cards.OWN_KEY]
    assert not power.needs_met(table.position, england, token)
    table.town("canada", "france").town("virginia", "france")
    assert power.needs_met(table.position, england, token)
    assert not power.needs_met(table.position, england, mine)
    assert power.needs_met(table.position, france, mine)


@pytest.mark.rule("EU-12.1.6", "EU-5.4.4.7")
def test_who_does_not_own_a_key_collects_nothing_where_one_is_needed() -> None:
    table = board("1-01", people=4, lands=True).town("virginia", "france")
    for name in ("england", "france"):
        table.ships(name, "english-channel").ships(name, "eastern-atlantic").ships(name, "northeastern-atlantic")
        table.ships(name, "northwestern-atlantic")
    market = Market(table).merchants("england", "north-america").merchants("france", "north-america")
    market.power("france", dip=1).cards("t19-1", "t01-1", "t01-3").trade("france")
    market.answer("trade-in trade=t19-1 node=north-america")
    assert market.income() == {"france": 10}  # 1 + 2 + 1 of Virginia: the middle row; England owns none of the Keys


@pytest.mark.rule("EU-12.2.2", "EU-11.2.2")
def test_a_marriage_is_a_link_of_the_chain() -> None:
    table = board("1-01", people=4, lands=True).influence("france", "rhineland")
    player, node = table.player("france"), table.node("wien")
    assert not chains.trade_chain(table.position, player, node)
    table.wed("france", "bavaria")  # its token lies in Bavaria & Swabia
    assert chains.trade_chain(table.position, player, node)


@pytest.mark.rule("EU-12.1.5", "EUI-1")
def test_eastern_nodes_are_out_of_play_without_that_board() -> None:
    market = Market(board("1-01", people=4, lands=True)).merchants("austria", "home").power("austria", dip=1)
    market.cards("t03-1", "t12-2", "t01-3").trade("austria")
    assert not [each for each in market.of("trade-in") if each.split()[1] in ("kiev", "astrakhan", "black-sea")]


def gold(adm: int) -> Market:
    market = Market(board("1-01", people=4, lands=True)).merchants("austria", "wien").power("austria", dip=1, adm=adm)
    return market.cards("t15-1", "t01-1", "t01-3").trade("austria").answer("trade-in trade=t15-1 node=wien")


@pytest.mark.rule("EU-12.1.7", "EU-12.1.8", "AMB-19")
def test_much_gold_costs_adm_or_interest() -> None:
    market = gold(adm=1)
    assert market.options == ["pay-gold", "gold-interest"]
    market.answer("pay-gold")
    assert [market.me("austria").power[0], market.me("austria").interest] == [0, 0]
    market = gold(adm=1).answer("gold-interest")
    assert [market.me("austria").power[0], market.me("austria").interest] == [1, 1]
    assert gold(adm=0).me("austria").interest == 1


@pytest.mark.rule("EU-12.1.7")
def test_gold_has_its_price_only_for_whoever_trades_with_it() -> None:
    table = board("1-01", people=4, lands=True).influence("france", "rhineland").influence("france", "bavaria-swabia")
    market = Market(table).merchants("austria", "wien").merchants("france", "home").power("france", dip=1)
    market.cards("t15-1", "t01-1", "t01-3").trade("france").answer("trade-in trade=t15-1 node=wien")
    assert market.income() == {"austria": 10, "france": 6}  # more than half of Austria's 9, not of France's 16
    assert [market.asked, market.me("austria").interest, market.me("france").interest] == ["", 0, 0]


@pytest.mark.rule("EU-12.1.8")
def test_interest_of_gold_may_exceed_five() -> None:
    market = Market(board("1-01", people=4, lands=True)).merchants("austria", "wien").power("austria", dip=1)
    market.position.own_player(market.table.player("austria")).interest = 5
    market.cards("t15-1", "t01-1", "t01-3").trade("austria").answer("trade-in trade=t15-1 node=wien")
    assert market.me("austria").interest == 6
    assert market.me("austria").ducats > 0


@pytest.mark.rule("EU-12.1.9")
@pytest.mark.parametrize(("age", "pirates", "prestige"), [(2, 0, 0), (3, 0, -1), (4, 0, -1), (3, 3, -1)])
def test_slaves_cost_prestige_from_age_three_whatever_they_bring(age: int, pirates: int, prestige: int) -> None:
    table = (
        board("1-01", people=4, lands=True).influence("castile", "algiers").ships("castile", "western-mediterranean")
    )
    table.position.age = age
    market = Market(table).merchants("castile", "home").power("castile", dip=1).pirates("maghreb", pirates)
    market.cards("t17-2", "t01-2", "t14-2").trade("castile").answer("trade-in trade=t17-2 node=maghreb")
    assert market.me("castile").prestige == prestige
