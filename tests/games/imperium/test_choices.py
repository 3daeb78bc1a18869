"""Chapters 5 and 11 where they meet: what can be chosen, played again, and taken."""

from __future__ import annotations

import pytest

from .table import bare


@pytest.mark.rule("IM-11.6", "IM-11.23")
def test_an_option_that_is_a_payment_needs_the_tokens() -> None:
    """Religion at the solstice: an unrest, or 3 materials."""
    here = bare().give(0, play=["legends.religion"], m=2).at("solstice")
    assert here.unrest_in("hand") == 1
    assert here.player().m == 2
    here = bare().give(0, play=["legends.religion"], m=3).at("solstice").choose("choose effect=pay-3m")
    assert here.unrest_in("hand") == 0
    assert here.player().m == 0
    here = bare().give(0, play=["legends.religion"], m=1, g=1).at("solstice").choose("choose effect=pay-3m")
    assert here.tokens() == (0, 0, 0)


@pytest.mark.rule("IM-5.13", "IM-12.11")
def test_an_unrest_played_for_free_is_any_unrest_once_it_lies_in_the_pile() -> None:
    """The same card, taken again from the pile, can be played for an action."""
    here = bare("egyptians", "romans", side="a").give(0, play=["legends.monument"], hand=["unrest.1"], p=2)
    here.at("activate").exhaust("legends.monument").exhaust("egyptians.power.a")
    here.choose("choose effect=pay-1p")
    assert here.hand() == ["unrest.1"]
    here.give(0, p=1)
    assert "play card=unrest.1" in here.options()


@pytest.mark.rule("IM-11.18", "IM-11.3")
def test_the_unrest_of_an_exiled_card_is_taken_from_the_pile() -> None:
    """AMB-36: no tuck, but an instruction to take one; so the Vikings look at their nation deck."""
    here = bare("vikings", "romans").pile("exile", ["classics.aksumites"]).give(0, play=["legends.cartography"])
    here.give(0, hand=["vikings.jomsviking"], natdeck=["vikings.combs", "vikings.skis"], m=2, p=1).at("activate")
    here.play("vikings.jomsviking").choose("accept", "acquire card=classics.aksumites")
    assert here.unrest_in("hand") == 1
    here.choose("accept effect=bottom")
    assert here.zone("natdeck") == ["vikings.skis", "vikings.combs"]


@pytest.mark.rule("IM-5.8", "IM-5.9")
def test_the_token_for_a_card_does_not_pay_for_step_pyramids_too() -> None:
    """Calendar needs two masks; with one, Step Pyramids must be exhausted as well: two tokens in all."""
    here = bare("olmecs", "romans").give(0, play=["olmecs.calendar", "olmecs.la-venta", "olmecs.step-pyramids"])
    here.give(0, hand=["olmecs.stone-mask.1"], x=1).at("activate")
    assert "exhaust card=olmecs.calendar" not in here.options()
    here.give(0, x=2).exhaust("olmecs.calendar").choose("choose effect=gain-1p-per-reg-in-play")
    assert here.player().x == 0
    assert here.tokens() == (0, 1, 0)


@pytest.mark.rule("IM-5.9")
def test_an_exhaust_ability_none_of_whose_options_does_anything_is_not_offered() -> None:
    """AMB-44"""
    here = bare("greeks", "romans").pile("exile", []).give(0, play=["greeks.lighthouse"]).at("activate")
    assert here.options() == ["end-turn"]
    here.give(0, disc=["classics.corruption"])
    assert here.options() == ["exhaust card=greeks.lighthouse", "end-turn"]
    here = bare("olmecs", "romans", side="a").give(0, hand=["olmecs.cacao"], a=0).at("activate")
    assert here.options() == ["end-turn"]
    here.give(0, disc=["olmecs.stone-mask.1"])
    assert here.options() == ["exhaust card=olmecs.power.a", "end-turn"]
