"""Chapter 7: drawing and the reshuffle."""

from __future__ import annotations

import pytest

from ludarium.games.imperium.reshuffle import draw
from ludarium.games.imperium.title import TITLE

from .table import Table, bare, card


def drawing(here: Table, seat: int, number: int) -> Table:
    """The seat has to draw now."""
    here.at("turn")
    draw(here.position, seat, number)
    TITLE.begin(here.position)
    return here


@pytest.mark.rule("IM-7.1", "IM-7.2", "IM-7.10")
def test_barbarians_take_a_nation_card_once_until_their_next_clean_up() -> None:
    here = bare().give(0, deck=["romans.glory"], disc=["romans.conquer"], natdeck=["romans.raetia"])
    drawing(here, 0, 3)
    assert sorted(here.hand()) == ["romans.conquer", "romans.glory", "romans.raetia"]
    assert here.player().x == 4
    here.give(0, disc=["romans.dalmatia"], natdeck=["romans.gallia-aquitania"])
    drawing(here, 0, 1)
    assert here.zone("natdeck") == ["romans.gallia-aquitania"]
    assert "romans.dalmatia" in here.hand()


@pytest.mark.rule("IM-7.2")
def test_no_exhaust_token_no_nation_card() -> None:
    here = drawing(bare().give(0, disc=["romans.conquer"], natdeck=["romans.raetia"], x=0), 0, 1)
    assert here.zone("natdeck") == ["romans.raetia"]


@pytest.mark.rule("IM-7.3")
def test_the_accession_card_makes_an_empire() -> None:
    here = drawing(bare().give(0, disc=["romans.conquer"], natdeck=[]), 0, 2)
    assert here.player().state == 1
    assert here.player().accession == -1
    assert sorted(here.hand()) == ["romans.conquer", "romans.julius-caesar"]


@pytest.mark.rule("IM-7.4")
def test_the_nadir_card_comes_into_play_and_changes_no_state() -> None:
    here = drawing(bare("arthurians", "romans").give(0, disc=["arthurians.cafall"], natdeck=[]), 0, 1)
    assert here.zone("play") == ["arthurians.gwaith-camlan"]
    assert here.player().state == 0


@pytest.mark.rule("IM-7.5", "IM-9.2")
def test_the_zenith_card_triggers_the_end_and_changes_no_state() -> None:
    here = drawing(bare("vikings", "romans").give(0, disc=["vikings.glory"], natdeck=[]), 0, 1)
    assert here.position.ending == 4
    assert here.player().state == 0


@pytest.mark.rule("IM-7.6")
@pytest.mark.parametrize("state", ["bar", "emp"])
def test_utopians_only_shuffle(state: str) -> None:
    here = drawing(bare("utopians", "romans").give(0, disc=["utopians.charity", "utopians.portals"], state=state), 0, 1)
    assert len(here.hand()) == len(here.zone("deck")) == 1
    assert here.player().x == 3


@pytest.mark.rule("IM-7.7")
def test_an_empire_may_pay_for_a_development() -> None:
    """EX-1, with the Olmecs' Tres Zapotes."""
    here = bare("olmecs", "romans").give(0, state="emp", m=4, p=2, disc=["olmecs.calendar"])
    drawing(here, 0, 1)
    assert here.decision == "Develop"
    here.choose("develop card=olmecs.tres-zapotes")
    player = here.player()
    assert (player.m, player.p, player.x, player.dev_x) == (0, 0, 4, 1)
    assert card("olmecs.tres-zapotes") in player.hand + player.deck


@pytest.mark.rule("IM-7.7")
def test_a_declined_development_places_no_token() -> None:
    here = bare("olmecs", "romans").give(0, state="emp", m=4, p=2, disc=["olmecs.calendar"])
    drawing(here, 0, 1).choose("decline")
    assert (here.player().x, here.player().dev_x) == (5, 0)


@pytest.mark.rule("IM-7.7")
def test_a_token_on_the_development_area_forbids_it() -> None:
    here = bare("olmecs", "romans").give(0, state="emp", m=9, p=9, disc=["olmecs.calendar"], dev_x=1)
    assert drawing(here, 0, 1).decision == "ChooseTurn"


@pytest.mark.rule("IM-7.8")
def test_the_same_on_another_players_turn() -> None:
    """EX-5: seat 1 draws on the turn of seat 0."""
    here = bare().give(0, hand=["romans.prosperity.1"]).give(1, disc=["persians.glory"], natdeck=["persians.arachosia"])
    here.at("activate").play("romans.prosperity.1").choose("decline")
    assert here.seat == 1
    here.choose("accept effect=draw-1")
    assert here.player(1).x == 4
    assert here.player(1).nat_x == 1
    assert len(here.hand(1)) == 1


@pytest.mark.rule("IM-7.9", "IM-11.4")
def test_draw_if_able_never_reshuffles() -> None:
    here = bare().give(0, hand=["olmecs.stone-mask.1"], deck=["romans.glory"], disc=["romans.conquer"]).at("activate")
    here.play("olmecs.stone-mask.1")
    assert here.options() == ["draw number=0", "draw number=1"]
    here.choose("draw number=1")
    assert here.zone("deck") == ["romans.glory"]
    assert here.player().x == 5


@pytest.mark.rule("IM-7.9")
def test_draw_if_able_with_an_empty_deck_draws_nothing() -> None:
    here = bare().give(0, hand=["olmecs.stone-mask.1"], disc=["romans.conquer"]).at("activate")
    here.play("olmecs.stone-mask.1")
    assert here.decision == "Activate"
    assert here.hand() == []


@pytest.mark.rule("IM-13.5")
def test_utopians_take_unrest_whenever_their_deck_becomes_empty() -> None:
    here = bare("utopians", "romans").give(0, deck=["utopians.charity"])
    drawing(here, 0, 1)
    assert here.unrest_in("hand") == 1
    here.give(0, deck=["utopians.meditation"])
    drawing(here, 0, 1)
    assert here.unrest_in("hand") == 2


@pytest.mark.rule("IM-13.5", "IM-9.4")
def test_the_utopian_penalty_comes_before_the_reshuffle() -> None:
    """The last card of the deck brings the last unrest: the game is over before anything is reshuffled."""
    here = bare("utopians", "romans").give(0, hand=["legends.eminent"], deck=["utopians.charity"])
    here.give(0, disc=["utopians.meditation", "utopians.portals"]).pile("unrest", ["unrest.1"]).at("activate")
    here.play("legends.eminent")
    assert here.position.over
    assert here.hand() == ["utopians.charity", "unrest.1"]
    assert here.zone("deck") == []
