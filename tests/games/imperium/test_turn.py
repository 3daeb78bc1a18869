"""Chapters 5 and 6: turn and clean-up."""

from __future__ import annotations

import pytest

from ludarium.kernel.shapes import Phrase

from .table import Table, bare, card, table


@pytest.mark.rule("IM-5.2")
def test_one_of_three_kinds_of_turn() -> None:
    assert table().at("turn").options() == ["activate", "innovate", "revolt"]


@pytest.mark.rule("IM-5.3", "IM-5.4", "IM-5.12")
def test_activate_plays_cards_for_actions_in_any_order_until_the_player_ends() -> None:
    hand = ["romans.raetia", "greeks.forest-of-pholoe", "romans.gallia-aquitania", "romans.dalmatia"]
    here = bare().give(0, hand=hand).at("turn").choose("activate")
    here.play("greeks.forest-of-pholoe").choose("done").play("romans.raetia").choose("done")
    assert here.player().a == 1
    here.play("romans.dalmatia").choose("done")
    assert here.player().a == 0
    assert here.options() == ["end-turn"]
    assert here.hand() == ["romans.gallia-aquitania"]


@pytest.mark.rule("IM-5.4")
def test_the_text_is_resolved_in_order() -> None:
    """Olympic Games: draw 2, then one card to history, which may be one just drawn."""
    here = bare().give(0, hand=["greeks.olympic-games"], deck=["romans.glory", "romans.conquer"]).at("activate")
    here.play("greeks.olympic-games").choose("history card=romans.glory")
    assert here.hand() == ["romans.conquer"]
    assert here.zone("hist") == ["romans.glory"]


@pytest.mark.rule("IM-5.7")
def test_an_effect_is_done_as_far_as_possible() -> None:
    """Celtic Gold without a fertile card: the others gain, its owner gains nothing."""
    here = bare().give(0, hand=["celts.celtic-gold"]).at("activate").play("celts.celtic-gold")
    assert here.tokens() == (0, 0, 0)
    assert here.tokens(1) == (1, 0, 0)


@pytest.mark.rule("IM-5.8", "IM-5.12")
def test_exhausting_moves_a_token_onto_the_card_and_works_once() -> None:
    here = bare().give(0, play=["classics.coinage"], deck=["romans.glory", "romans.conquer"]).at("activate")
    here.exhaust("classics.coinage")
    assert here.player().x == 4
    assert here.player().tapped == [card("classics.coinage")]
    assert here.options() == ["play card=romans.conquer", "end-turn"]


@pytest.mark.rule("IM-5.8")
def test_without_exhaust_tokens_nothing_is_exhausted() -> None:
    here = bare().give(0, play=["classics.coinage"], x=0).at("activate")
    assert here.options() == ["end-turn"]


@pytest.mark.rule("IM-5.9")
def test_an_exhaust_ability_needs_its_price_in_full() -> None:
    here = bare().give(0, play=["classics.shrine"]).at("activate")
    assert here.options() == ["end-turn"]
    here = bare().give(0, play=["classics.shrine"], m=1, deck=["romans.glory"]).at("activate")
    here.exhaust("classics.shrine")
    assert here.player().m == 0
    assert here.hand() == ["romans.glory"]


@pytest.mark.rule("IM-5.10")
def test_a_state_symbol_does_not_restrict_exhausting() -> None:
    here = bare().give(0, play=["classics.shrine"], m=1, state="emp").at("activate")
    assert "exhaust card=classics.shrine" in here.options()


@pytest.mark.rule("IM-5.11")
def test_reactions_need_an_own_activate_turn() -> None:
    """Wonder pays for a returned unrest, but not in a revolt."""
    here = bare().give(0, play=["classics.wonder"], hand=["unrest.12"]).at("turn").choose("revolt", "return")
    assert here.player().g == 0
    here = bare().give(0, play=["classics.wonder"], hand=["unrest.12"], m=3).at("activate")
    here.play("unrest.12").choose("exhaust card=classics.wonder")
    assert here.player().g == 2


@pytest.mark.rule("IM-5.13", "IM-11.13")
def test_free_play_needs_no_action_and_happens_once_a_turn() -> None:
    here = bare().give(0, hand=["classics.assyrians"], a=0).at("activate").play("classics.assyrians")
    assert here.player().p == 1
    here.player().disc.clear()
    here.player().hand.append(card("classics.assyrians"))
    assert here.options() == ["end-turn"]
    here.player().a = 3
    assert here.options() == ["end-turn"]


@pytest.mark.rule("IM-5.14")
def test_innovate_discards_the_hand_and_breaks_through() -> None:
    here = bare().give(0, hand=["romans.glory", "romans.conquer"]).at("turn").choose("innovate")
    assert here.zone("disc") == ["romans.glory", "romans.conquer"]
    assert "dig suit=tributary" in here.options()
    here.choose("break-through card=classics.temple")
    assert here.decision == "PutToken"
    assert here.hand() == ["classics.temple"]


@pytest.mark.rule("IM-5.15", "IM-11.2")
def test_revolt_returns_any_number_of_unrest() -> None:
    here = bare().give(0, hand=["romans.unrest.1", "romans.unrest.2", "romans.glory"])
    pile = len(here.position.unrest)
    here.at("turn").choose("revolt", "return card=romans.unrest.1")
    assert here.options() == ["return card=romans.unrest.2", "done"]
    here.choose("done")
    assert here.decision == "PutToken"
    assert len(here.position.unrest) == pile + 1


@pytest.mark.rule("IM-6.1")
@pytest.mark.parametrize(
    ("nation", "side", "tokens"),
    [
        ("romans", "a", [0, 0, 1]),
        ("carthaginians", "a", [1, 0, 0]),
        ("carthaginians", "b", [2, 0, 0]),
        ("qin", "a", [0, 1, 0]),
        ("qin", "b", [0, 1, 0]),
    ],
)
def test_clean_up_begins_with_a_token_on_a_market_card(nation: str, side: str, tokens: list[int]) -> None:
    here = bare(nation, "persians", side=side).at("cleanup").choose("put-token card=classics.elders")
    assert here.position.tokens[3:6] == tokens


@pytest.mark.rule("IM-6.3")
def test_tokens_return_to_the_state_card() -> None:
    here = bare().give(0, play=["classics.coinage"], tapped=["classics.coinage", "romans.power.b"], x=1, a=0)
    here.give(0, nat_x=1, dev_x=1).at("cleanup").choose("put-token card=classics.elders")
    player = here.player()
    assert (player.a, player.x, player.tapped, player.nat_x, player.dev_x) == (3, 4, [], 1, 0)


@pytest.mark.rule("IM-6.4")
def test_any_number_of_cards_may_be_discarded() -> None:
    deck = ["romans.raetia", "romans.dalmatia", "romans.prosperity.1", "romans.advance", "romans.city-of-rome"]
    here = bare().give(0, hand=["romans.glory", "romans.conquer"], deck=deck).at("cleanup")
    here.choose("put-token card=classics.elders", "discard card=romans.glory", "done")
    assert here.zone("disc") == ["romans.glory"]
    assert len(here.hand()) == 5


@pytest.mark.rule("IM-6.5")
def test_nobody_discards_down_to_the_hand_size() -> None:
    hand = [
        "romans.glory",
        "romans.conquer",
        "romans.raetia",
        "romans.dalmatia",
        "romans.advance",
        "romans.triumvirate",
    ]
    here = bare().give(0, hand=hand, deck=["romans.city-of-rome"]).at("cleanup")
    here.choose("put-token card=classics.elders", "done")
    assert here.hand() == hand


@pytest.mark.rule("IM-6.5")
def test_hand_size_can_be_raised() -> None:
    deck = [
        "romans.glory",
        "romans.conquer",
        "romans.raetia",
        "romans.dalmatia",
        "romans.advance",
        "romans.triumvirate",
    ]
    here = bare().give(0, play=["classics.qin"], deck=deck).at("cleanup").choose("put-token card=classics.elders")
    assert len(here.hand()) == 6


@pytest.mark.rule("IM-6.6", "IM-7.2")
def test_a_reshuffle_in_clean_up_spends_one_of_the_fresh_exhaust_tokens() -> None:
    """EX-9 and EX-10."""
    here = bare().give(0, deck=["romans.glory", "romans.conquer"], disc=["romans.raetia", "romans.dalmatia"], x=0)
    here.give(0, natdeck=["romans.bread-and-circuses", "romans.prosperity.1"]).at("cleanup")
    here.choose("put-token card=classics.elders")
    player = here.player()
    assert player.x == 4
    assert player.nat_x == 1
    assert sorted(here.hand()) == sorted(
        ["romans.glory", "romans.conquer", "romans.raetia", "romans.dalmatia", "romans.prosperity.1"]
    )
    assert here.zone("natdeck") == ["romans.bread-and-circuses"]


@pytest.mark.rule("IM-5.4", "IM-6.1")
def test_a_prompt_says_what_is_under_way() -> None:
    here = bare().give(0, hand=["greeks.forest-of-pholoe"]).at("activate").play("greeks.forest-of-pholoe")
    assert trail(here) == []
    here = bare().give(0, hand=["romans.glory"], play=["romans.raetia", "romans.dalmatia", "romans.gallia-aquitania"])
    here.at("activate").play("romans.glory")
    assert trail(here) == [{"id": "trail-played", "args": {"card": "card:romans.glory"}}]
    here = bare().give(0, hand=["romans.glory"]).at("activate").choose("end-turn")
    assert trail(here) == [{"id": "trail-clean-up", "args": {}}]


def trail(here: Table) -> list[Phrase]:
    return [phrase.as_json() for phrase in here.position.trail()]
