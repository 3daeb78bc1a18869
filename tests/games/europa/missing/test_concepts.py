"""The game's terms: Realms of players, Opponents, Advanced rules, Gold, Territories, Covert Actions (EU-2, 5.4.0)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import filters
from ludarium.games.europa.cards import hand as cards_hand
from ludarium.games.europa.diplomacy import claims
from ludarium.games.europa.facts import action_cards, places, scenarios, trade_cards
from ludarium.games.europa.realm import characters, colonies
from ludarium.games.europa.scenario.setup import ADVANCED
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.player import DIP
from ludarium.games.europa.trade import power as trade_power
from ludarium.kernel.verb import first

from ..board import Board, board
from ..cards.apart import apart as apart
from ..cards.programs import answer, offered, program, run
from ..events.fates import Fates
from ..hand.plays import hold, me, rich
from ..realm.court import Court
from ..rounds.game import laid


def west() -> Board:
    return board("1-01", people=4, lands=True)


@pytest.mark.rule("EU-2.0.1")
def test_every_player_has_a_realm_of_his_own() -> None:
    for row in range(len(scenarios.SCENARIOS)):
        table = laid(scenarios.SCENARIO.ref(row))
        mine = [each.realm for each in table.position.players]
        assert len(set(mine)) == len(mine)
        for player, realm in enumerate(mine):
            assert table.position.realms.kind[realm] == at.PLAYED
            assert table.position.realms.player[realm] == player


@pytest.mark.rule("EU-2.0.3")
@pytest.mark.parametrize("name", sorted(ADVANCED))
def test_an_advanced_rule_is_left_out_or_played(name: str) -> None:
    """What each of them does is shown beside it: invasions in npr, elections in empire, the Empire's Religion in
    realm."""
    for chosen in ("off", "on"):
        table = laid("2-01-default-austria", 6, 1, **{name: chosen})
        assert bool(table.position.rules & ADVANCED[name]) == (chosen == "on")
        if name == "struggles":
            assert bool(table.position.decks.struggles) == (chosen == "on")


@pytest.mark.rule("EU-2.0.3")
def test_a_first_game_leaves_out_every_advanced_rule() -> None:
    table = laid("2-01-default-austria", 6, 1, **dict.fromkeys(ADVANCED, "off"))
    assert not table.position.rules & sum(ADVANCED.values())
    assert table.position.decks.struggles == table.position.decks.struggles_active == []


@pytest.mark.rule("EU-2.T.12")
def test_people_and_bots_are_opponents() -> None:
    table = laid("1-02-3-players-2-bots")
    assert len(table.position.players) == 5
    for player in range(5):
        assert sorted([player, *table.position.others(player)]) == [0, 1, 2, 3, 4]
        named = filters.candidates(table.position, player, program("truce(?opponent)").target.filter)
        assert named == table.position.others(player)


NAMES = ("france", "castile", "england")


@pytest.mark.rule("EU-2.T.14", "EU-5.1.1.11")
@pytest.mark.parametrize("active", ["france", "castile"])
def test_you_on_an_event_are_the_active_player(active: str) -> None:
    fates = Fates(west()).row("23a-2", "103-1", "104-1")
    for name in NAMES:
        rich(fates.table, name)
    fates.pick(active, "23a-2").answer(next(each for each in fates.options if "8-ducats" in each))
    for name in NAMES:
        found = me(fates.table, name)
        assert (found.power[DIP], found.ducats) == ((2, 8) if name == active else (0, 0))
    while fates.asked:  # and he decides what is still to decide
        assert fates.asked.endswith(active)
        fates.answer(fates.options[0])
    unrest = [p for p, marks in enumerate(fates.position.land.marks) if marks & at.UNREST]
    assert [fates.position.land.holder[p] for p in unrest] == [fates.table.realm(active)]


@pytest.mark.rule("EU-2.T.14")
@pytest.mark.parametrize("active", ["france", "castile"])
def test_you_in_an_action_are_the_active_player(active: str) -> None:
    table = west().turn(active)
    for name in NAMES:
        rich(table, name, adm=5, ducats=1)
    card = hold(table, active, "Tax Census")[0]
    before = {name: me(table, name).ducats for name in NAMES}
    assert card in [first(each) for each in cards_hand.play_options(table.position, table.player(active))]
    cards_hand.begin_play(table.position, table.player(active), card)
    table.position.advance()
    while table.position.agenda:
        assert table.position.seat == table.player(active)
        table.position.choose(table.position.options()[0])
    assert me(table, active).ducats > before[active]
    assert [me(table, name).ducats for name in NAMES if name != active] == [1, 1]


@pytest.mark.rule("EU-2.M.15")
@pytest.mark.parametrize(("gold", "ducats"), [(False, 8), (True, 12)])
def test_an_event_asks_for_a_gold_province(gold: bool, ducats: int) -> None:
    table = west()
    assert places.GOLD[table.province("marrakech")]
    if gold:
        table.town("marrakech", "france")
    fates = Fates(table).row("23a-2", "103-1", "104-1")
    rich(table, "france")
    fates.pick("france", "23a-2").answer(fates.options[0])
    assert me(table, "france").ducats == ducats


@pytest.mark.rule("EU-2.M.15", "EU-12.1.7")
def test_gold_provinces_give_trade_power_for_gold() -> None:
    """The cards name Gold Provinces first in the nodes that have any, and whoever holds one has more Power there."""
    cards = [card for card in range(len(trade_cards.TRADE.refs)) if trade_cards.IS_GOLD[card]]
    keys = {key for card in cards for line in trade_cards.LINES[card] for key in line.keys}
    assert len({key for key in keys if places.GOLD[key]}) > len(keys) // 2
    table = west()
    card, node = trade_cards.TRADE.index("t15-1"), table.node("maghreb")
    line = next(each for each in trade_cards.LINES[card] if each.node == node)
    before = trade_power.power(table.position, table.player("castile"), node, line)
    table.town("timbuktu", "castile")
    assert trade_power.power(table.position, table.player("castile"), node, line) == before + 2


@pytest.mark.rule("EU-2.M.17")
def test_a_territory_is_colonised() -> None:
    table = west().claim("england", "canada").ships("england", "northwestern-atlantic")
    table.ships("england", "northeastern-atlantic").turn("england")
    assert places.TERRITORY[table.province("canada")]
    court = Court(table).power("england", adm=4)
    court.act("england", colonies.can_colonize, colonies.begin_colonize).answer("colonize-at space=canada")
    assert table.position.land.holder[table.province("canada")] == table.realm("england")


@pytest.mark.rule("EU-5.4.0", "EU-5.2.0.3")
def test_who_has_passed_still_counters_a_covert_action_in_anothers_turn() -> None:
    table = west().town("barcelona", "castile").passed("castile").turn("france")
    rich(table, "france", dip=2)
    rich(table, "castile", dip=2)
    hold(table, "castile", "Counterespionage")
    claims.begin_fabricate(table.position, table.player("france"))
    answer(table, "claim-area aragon")
    assert table.position.seat == table.player("castile")
    answer(table, offered(table)[0])
    assert table.position.areas.claims[table.space("aragon")] == 0
    assert me(table, "castile").hand == []


@pytest.mark.rule("EU-6.0.4")
def test_a_card_is_played_or_its_character_appointed() -> None:
    table = west().turn("france")
    rich(table, "france", adm=5, dip=5, mil=5, ducats=20)
    card = hold(table, "france", "Tax Census")[0]
    france = table.player("france")
    assert card in [first(option) for option in cards_hand.play_options(table.position, france)]
    assert not action_cards.IS_LEADER[card]
    characters.begin_appoint(table.position, france)
    table.position.advance()
    answer(table, next(each for each in offered(table) if action_cards.CARD.ref(card) in each))
    assert card in me(table, "france").advisors
    assert card not in me(table, "france").hand
    assert cards_hand.play_options(table.position, france) == []


@pytest.mark.rule("EU-16.3.1")
def test_or_means_any_or_several() -> None:
    table = west()
    lands = "?province[own, @Seine|@Languedoc]"
    each = {places.SPACE_OF[table.province(name)] for name in ("paris", "toulouse")}
    found = filters.candidates(table.position, table.player("france"), program(f"unrest(1 {lands})").target.filter)
    assert {places.SPACE_OF[province] for province in found} == each
    run(table, "france", f"unrest(2 {lands})", "paris", "toulouse")
    for name in ("paris", "toulouse"):
        assert table.position.land.marks[table.province(name)] & at.UNREST
