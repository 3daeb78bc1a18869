"""Turn, market, buying and selling (sections 5, 6, 7, 9)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.pax import TITLE
from ludarium.kernel.chance import fast

from .table import table


@pytest.mark.rule("PX-1.3", "PX-1.4", "PX-5.7")
def test_one_or_two_actions_then_the_next_player() -> None:
    here = table(3, hands={"0": ["luther"]})
    assert "end-turn" not in here.offered, "one action is compulsory"
    here.choose("sell card=luther")
    assert "end-turn" in here.offered, "the second one is optional"
    here.choose("end-turn")
    assert here.decides == (1, "take-action")


@pytest.mark.rule("PX-1.5", "AM-54")
def test_an_action_that_changes_nothing_is_not_offered() -> None:
    here = table(rows={"0.west": ["bundschuh-revolt"]})
    assert "operate region=west" not in here.offered
    assert here.refused["operate region=west"] == "no-target"
    assert "operate region=west" in table(rows={"0.west": ["bundschuh-revolt"]}, coins={"west.3": 1}).offered


@pytest.mark.rule("PX-5.2")
def test_buying_playing_and_selling_can_be_done_twice() -> None:
    here = table(florins={"0": 9}, hands={"0": []})
    here.choose("buy slot=east.1", "buy slot=west.1")
    assert len(here.see("hands.0")) == 2
    here = table(hands={"0": ["luther", "jesuits"]})
    here.choose("sell card=luther", "sell card=jesuits")
    assert here.see("florins.0") == 7
    here = table(hands={"0": ["civil-engineer", "cryptography"]})
    here.choose("play card=civil-engineer", "play card=cryptography")
    assert here.see("rows.0.east") == ["civil-engineer"]
    assert here.see("rows.0.west") == ["cryptography"]


@pytest.mark.rule("PX-5.3")
def test_each_side_and_each_fair_once_a_turn() -> None:
    here = table(rows={"0.west": ["bundschuh-revolt"]}, coins={"west.3": 2})
    here.choose("operate region=west", "perform card=bundschuh-revolt op=commerce.west", "take-florin slot=west.3")
    assert "operate region=west" not in here.offered
    assert here.refused["operate region=west"] == "once-a-turn"
    here.choose("hold-fair region=east")
    here = table()
    here.choose("hold-fair region=east")
    assert here.offers("hold-fair") == ["hold-fair region=west"]


@pytest.mark.rule("PX-5.5", "PX-22.6", "AM-37")
def test_free_operations_spend_no_action_but_stay_once_a_turn() -> None:
    here = table(rows={"0.east": ["civil-engineer", "phocoean-alum"]}, coins={"east.1": 2})
    here.choose("operate region=east", "perform card=phocoean-alum op=commerce.east", "take-florin slot=east.1")
    assert here.see("actions") == 2
    assert "operate region=east" not in here.offered
    assert "end-turn" not in here.offered, "a free operation is not the compulsory action"
    here = table(rows={"0.east": ["civil-engineer", "phocoean-alum"]}, coins={"east.1": 2}, hands={"0": ["luther"]})
    here.choose("sell card=luther", "hold-fair region=west")
    assert here.offered == ["operate region=east", "end-turn"], "after two actions only the free one is left"


@pytest.mark.rule("PX-5.6", "DF-30")
def test_one_action_can_run_both_sides_one_after_the_other() -> None:
    here = table(
        rows={"0.east": ["transylvanian-plot", "phocoean-alum"], "0.west": ["bundschuh-revolt"]},
        coins={"east.1": 1, "west.1": 1},
    )
    here.choose("operate-both region=east")
    assert here.offers("perform") == ["perform card=phocoean-alum op=commerce.east"]
    here.choose("perform card=phocoean-alum op=commerce.east", "take-florin slot=east.1")
    assert here.offers("perform") == ["perform card=bundschuh-revolt op=commerce.west"]
    here.choose("perform card=bundschuh-revolt op=commerce.west", "take-florin slot=west.1")
    assert here.see("actions") == 1


# the market


@pytest.mark.rule("PX-6.1", "PX-6.9")
def test_the_fair_card_is_not_for_sale_and_the_others_cost_their_column() -> None:
    here = table(florins={"0": 9})
    assert here.offers("buy") == [f"buy slot={row}.{i}" for row in ("east", "west") for i in range(1, 6)]
    assert here.refused["buy slot=east.0"] == "fair-card"
    poor = table(florins={"0": 2})
    assert poor.offers("buy") == [f"buy slot={row}.{i}" for row in ("east", "west") for i in (1, 2)]
    assert poor.refused["buy slot=west.3"] == "too-dear"


@pytest.mark.rule("PX-6.2", "AM-46")
def test_gaps_stay_until_the_end_of_the_turn() -> None:
    here = table(florins={"0": 9})
    here.choose("buy slot=east.1")
    assert here.see("market.east.1") == "none"
    assert "buy slot=east.1" not in here.offered
    here.choose("end-turn")
    assert here.see("market.east.1") != "none"


@pytest.mark.rule("PX-7.4")
def test_a_florin_for_an_empty_slot_lies_on_the_other_row() -> None:
    here = table(florins={"0": 9}, market={"east.1": "none"})
    here.choose("buy slot=east.3")
    assert [here.see(f"coins.east.{i}") for i in range(3)] == [1, 0, 1]
    assert here.see("coins.west.1") == 1


@pytest.mark.rule("AM-27", "AM-59")
def test_with_both_slots_empty_the_florin_stays_in_the_row() -> None:
    given: dict[str, Any] = {"market": {"east.0": "none", "west.0": "none"}, "florins": {"0": 9}}
    here = table(rows={"0.east": ["phocoean-alum"]}, **given)
    here.choose("buy slot=east.1")
    assert here.see("coins.east.0") == 1
    here.choose("operate region=east", "perform card=phocoean-alum op=commerce.east")
    assert here.offered == ["take-florin slot=east.0"]
    there = table(**given)
    there.choose("buy slot=east.1", "end-turn")
    assert there.see("coins.east.0") == 1, "it joins the next card there"


@pytest.mark.rule("PX-6.7", "AM-45")
def test_an_empty_deck_draws_from_the_other() -> None:
    here = table(florins={"0": 9}, decks={"east": []}, market={"east.1": "the-grim"})
    here.choose("buy slot=east.1", "end-turn")
    drawn = here.told("turned-up")[-1]
    assert drawn["slot"] == "slot:east.5"
    card = drawn["card"].partition(":")[2]
    from ludarium.games.pax.cards import CARD, CARD_SIDE

    assert CARD_SIDE[CARD.index(card)] == 1, "a West card in the East row"


@pytest.mark.rule("PX-6.8", "PX-26.4")
def test_a_market_that_cannot_be_filled_ends_the_game() -> None:
    here = table(florins={"0": 9}, decks={"east": [], "west": []}, rows={"1.west": ["cryptography"]})
    here.choose("buy slot=east.1", "end-turn")
    assert here.position.over
    standings = TITLE.standings(here.position)
    assert standings.reason == "patron"
    assert standings.winners() == [1]


@pytest.mark.rule("PX-6.10", "PX-26.3", "PX-12.3")
def test_a_comet_in_the_fair_slot_is_lost() -> None:
    here = table(market={"west.0": "comet-halley"}, florins={"0": 9})
    assert "buy slot=west.0" not in here.offered
    here.choose("hold-fair region=west")
    assert here.see("active") == []
    assert here.view(0)["comets"] == 3


# buying


@pytest.mark.rule("PX-7.2")
def test_two_cards_fill_the_hand_but_not_for_a_comet() -> None:
    here = table(florins={"0": 9}, hands={"0": ["luther", "jesuits"]}, market={"east.2": "comet-copernicus"})
    assert here.offers("buy") == ["buy slot=east.2"]
    assert here.refused["buy slot=east.1"] == "hand-full"


@pytest.mark.rule("PX-7.6", "AM-28")
def test_no_buying_of_a_card_paid_on_this_turn() -> None:
    here = table(florins={"0": 9})
    here.choose("buy slot=east.3")
    assert "buy slot=east.1" not in here.offered
    assert here.refused["buy slot=east.2"] == "usury"
    assert "buy slot=east.4" in here.offered
    assert "hold-fair region=east" in here.offered, "a fair with such a card is allowed"


@pytest.mark.rule("PX-7.8", "PX-24.11", "PX-24.12")
def test_only_market_payments_stay_on_the_table() -> None:
    here = table(florins={"0": 5, "1": 0}, hands={"0": ["spanish-tercio"]}, cities={"london": "rook.catholic"})
    coins = sum(here.position.coins)
    here.choose("buy slot=east.3")
    assert sum(here.position.coins) + here.see("florins.0") == coins + 5
    here.choose("play card=spanish-tercio", "displace city=london")
    assert here.position.florins == [1, 0]
    rich = table(florins={"0": 900})
    assert rich.see("florins.0") == 900


@pytest.mark.rule("PX-1.7")
def test_a_comet_activates_a_victory_for_everybody() -> None:
    here = table(
        market={"east.1": "comet-copernicus"},
        florins={"0": 1},
        owner={"england": "1", "france": "1", "hre": "1"},
    )
    here.choose("buy slot=east.1", "activate victory=imperial", "end-turn")
    assert here.decides == (1, "take-action")
    assert "declare victory=imperial" in here.offered


# selling


@pytest.mark.rule("PX-9.2", "PX-24.4")
def test_the_bishop_on_a_sold_card_dies() -> None:
    here = table(rows={"0.west": ["luther"]}, bishops={"luther": "catholic"})
    here.choose("sell card=luther")
    assert here.see("florins.0") == 5
    assert here.see("bishops") == {}
    assert here.see("supply.bishop.catholic") == 5


@pytest.mark.rule("PX-9.3", "PX-9.4", "PX-9.6", "PX-14.8", "PX-20.6")
def test_a_couple_is_sold_as_a_pair_and_returns_to_its_throne() -> None:
    here = table(
        owner={"aragon": "0", "france": "0"},
        suzerain={"france": "aragon"},
        queen={"aragon": "isabella-of-castille", "france": "anne-of-brittany"},
        bishops={"ruler-aragon": "catholic"},
        repressed={"aragon": ["rook.islamic"]},
    )
    assert here.offers("sell") == ["sell card=ruler-aragon", "sell card=ruler-france"]
    here.choose("sell card=ruler-aragon")
    assert here.see("florins.0") == 7
    assert here.see("owner.aragon") == "none"
    assert here.see("owner.france") == "none"
    assert here.see("queen.aragon") == "isabella-of-castille"
    assert here.see("queen.france") == "anne-of-brittany"
    assert here.see("bishops") == {"ruler-aragon": "catholic"}
    assert here.see("repressed.aragon") == ["rook.islamic"]
    republic = table(owner={"papal": "0"}, republic={"papal": True})
    republic.choose("sell card=ruler-papal")
    assert republic.see("republic.papal") is False
    assert republic.see("florins.0") == 5


@pytest.mark.rule("AM-16")
def test_a_vassal_can_be_sold_on_its_own() -> None:
    here = table(owner={"aragon": "0", "france": "0"}, suzerain={"france": "aragon"})
    here.choose("sell card=ruler-france")
    assert here.see("owner.france") == "none"
    assert here.see("owner.aragon") == "0"


@pytest.mark.rule("PX-9.5", "AM-57")
def test_a_sale_price_counts_only_from_the_tableau_and_unsilenced() -> None:
    hand = table(hands={"0": ["conquistadors"]}, florins={"0": 0})
    hand.choose("sell card=conquistadors")
    assert hand.see("florins.0") == 2
    open_card = table(rows={"0.west": ["conquistadors"]}, florins={"0": 0})
    open_card.choose("sell card=conquistadors")
    assert open_card.see("florins.0") == 4
    silenced = table(rows={"0.west": ["conquistadors"]}, florins={"0": 0}, bishops={"conquistadors": "catholic"})
    silenced.choose("sell card=conquistadors")
    assert silenced.see("florins.0") == 2
    couple = table(owner={"hre": "0"}, queen={"hre": "reichskrone"}, florins={"0": 0})
    couple.choose("sell card=ruler-hre")
    assert couple.see("florins.0") == 6
    maid = table(maids={"0": ["reichskrone"]}, florins={"0": 0})
    maid.choose("sell card=reichskrone")
    assert maid.see("florins.0") == 2


@pytest.mark.rule("PX-9.7")
def test_cryptography_from_the_hand_lends_no_operation() -> None:
    given: dict[str, Any] = {"owner": {"portugal": "1"}, "queen": {"portugal": "isabella-of-castille"}}
    here = table(hands={"0": ["cryptography"]}, **given)
    here.choose("sell card=cryptography")
    assert here.decides == (0, "take-action")
    silenced = table(rows={"0.west": ["cryptography"]}, bishops={"cryptography": "catholic"}, **given)
    silenced.choose("sell card=cryptography")
    assert silenced.decides == (0, "take-action")


@pytest.mark.rule("PX-1.10", "AM-62")
def test_a_hand_is_closed_though_everybody_saw_the_purchase() -> None:
    here = table(market={"east.1": "luther"}, hands={"1": ["jesuits"]})
    here.choose("buy slot=east.1")
    assert here.told("bought") == [{"owner": "owner:0", "card": "card:luther", "florins": 1}]
    assert here.view(0)["banks"][0]["hand"] == ["card:luther"]
    for seat in (1, -1):
        shown = here.view(seat)["banks"][0]
        assert shown["hand"] is None
        assert shown["hand_size"] == 1
        assert "luther" not in str(here.view(seat))
    # who remembers knows it
    assert {tuple(TITLE.determinize(here.position, 1, fast(seed)).hands[0]) for seed in range(1, 20)} == {
        tuple(here.position.hands[0])
    }


def test_a_card_sold_from_the_hand_is_not_shown() -> None:
    here = table(hands={"0": ["luther", "jesuits"]})
    here.choose("sell card=luther")
    assert here.told("sold-from-hand") == [{"owner": "owner:0", "florins": 2}]
    hands = {tuple(TITLE.determinize(here.position, 1, fast(seed)).hands[0]) for seed in range(1, 40)}
    assert len(hands) == 2, "a rival cannot know which of the two was sold"
    own = {tuple(TITLE.determinize(here.position, 0, fast(seed)).hands[0]) for seed in range(1, 40)}
    assert len(own) == 1
