"""Chapters 8 to 10: solstice, end of the game, scoring."""

from __future__ import annotations

import pytest

from ludarium.games.imperium.cards import CARDS
from ludarium.games.imperium.position import COLLAPSE, SCORING
from ludarium.games.imperium.scoring import score, score_parts, unrest_of
from ludarium.games.imperium.title import TITLE
from ludarium.games.imperium.zones import take_unrest, trigger_end

from .table import Table, bare, card


def finish(here: Table) -> Table:
    """Plays on with passes until the game is over."""
    while not here.position.over:
        if here.decision == "ChooseTurn":
            here.choose("revolt")
        elif "done" in here.options():
            here.choose("done")
        elif "decline" in here.options():
            here.choose("decline")
        else:
            here.first("")
    return here


@pytest.mark.rule("IM-8.1", "IM-8.3")
def test_every_player_resolves_all_solstice_abilities_in_an_own_order() -> None:
    here = bare().give(0, play=["classics.coinage", "legends.highlands"]).give(1, play=["legends.road-building"])
    here.at("solstice")
    assert here.options() == ["resolve card=classics.coinage", "resolve card=legends.highlands"]
    here.choose("resolve card=legends.highlands")
    assert here.tokens() == (2, 2, 0)
    assert here.tokens(1) == (2, 0, 0)


@pytest.mark.rule("IM-8.1")
def test_the_power_card_has_its_solstice_too() -> None:
    here = bare("minoans", "romans", side="a").give(0, hand=["minoans.glory"]).at("solstice")
    here.choose("accept")
    assert here.player().g == 1


@pytest.mark.rule("IM-8.2")
def test_a_solstice_ability_is_obligatory_unless_it_says_may() -> None:
    """Lowlands: gain 3 materials and discard a card, as far as possible; a city may be passed."""
    here = bare().give(0, play=["legends.lowlands"], hand=["romans.glory"]).at("solstice")
    assert here.player().m == 3
    assert here.zone("disc") == ["romans.glory"]
    here = bare().give(0, play=["romans.city-of-rome"], hand=["romans.glory"]).at("solstice")
    assert here.decision == "May"
    here.choose("decline")
    assert here.hand() == ["romans.glory"]


@pytest.mark.rule("IM-8.4", "IM-5.1")
def test_after_the_solstice_the_next_round_begins() -> None:
    here = bare().at("solstice")
    assert (here.position.round, here.seat, here.decision) == (2, 0, "ChooseTurn")


@pytest.mark.rule("IM-9.1", "IM-9.3", "IM-10.1")
def test_a_trigger_gives_this_round_and_one_more_with_its_solstice() -> None:
    here = bare().give(1, play=["classics.coinage"]).at("turn", 0)
    trigger_end(here.position, 1)
    finish(here)
    assert here.position.round == 2
    assert here.position.ended == SCORING
    assert here.player(1).m == 4


@pytest.mark.rule("IM-9.2")
def test_an_empty_main_deck_triggers_the_end() -> None:
    here = bare().pile("main", ["classics.hills"]).give(0, hand=["classics.hittites"]).at("activate")
    here.market(["", "", "", "classics.aksumites", ""]).pile("region", [])
    here.give(0, hand=["celts.druids"], p=1)
    here.position.main = [card("classics.hills")]
    here.give(0, hand=["macedonians.philip-ii"]).play("macedonians.philip-ii")
    assert here.row()[3] == "classics.hills"
    assert here.position.ending == 1


@pytest.mark.rule("IM-9.2", "IM-11.33")
def test_the_last_development_triggers_the_end() -> None:
    here = bare().give(0, state="emp", hand=["macedonians.development"], dev=["romans.the-senate"], m=4).at("activate")
    here.play("macedonians.development").choose("choose effect=develop", "develop")
    assert here.position.ending == 2


@pytest.mark.rule("IM-9.2", "IM-12.9")
def test_king_of_kings_triggers_the_end() -> None:
    here = bare().pile("fame", []).give(0, hand=["vikings.rollo-the-walker"]).at("activate")
    here.play("vikings.rollo-the-walker")
    assert here.position.king == 1
    assert here.position.ending == 3
    assert here.player().g == 6


@pytest.mark.rule("IM-9.2")
def test_the_graal_triggers_the_end() -> None:
    here = bare("arthurians", "romans").give(0, hand=["arthurians.graal"]).at("activate").play("arthurians.graal")
    assert here.position.ending == 5


@pytest.mark.rule("IM-9.2", "IM-13.4")
@pytest.mark.parametrize(("population", "ending"), [(23, 0), (24, 6)])
def test_shangri_la_with_24_population_triggers_the_end(population: int, ending: int) -> None:
    here = bare("utopians", "romans").give(0, extra=["utopians.shangri-la"], p=population, state="emp").at("solstice")
    assert here.position.ending == ending


@pytest.mark.rule("IM-9.4", "IM-9.5")
def test_collapse_stops_everything_even_in_the_middle_of_an_effect() -> None:
    """EX-11: Morigena makes everybody take unrest; the pile holds one. Scoring had been triggered."""
    here = bare("arthurians", "romans").give(0, hand=["arthurians.morigena"]).pile("unrest", ["unrest.1"])
    here.at("activate")
    trigger_end(here.position, 1)
    here.play("arthurians.morigena")
    assert here.position.over
    assert here.position.ended == COLLAPSE
    assert here.unrest_in("hand", 0) == 1
    assert here.unrest_in("hand", 1) == 0
    standings = TITLE.standings(here.position)
    assert standings.reason == "collapse"
    assert standings.winners() == [1]


@pytest.mark.rule("IM-9.6")
def test_all_unrest_of_a_player_counts_at_a_collapse() -> None:
    here = bare().give(0, hist=["romans.unrest.1"], deck=["romans.unrest.2"], disc=["romans.unrest.3"])
    here.give(1, hand=["persians.unrest.1"], play=["persians.zagros"], host=["persians.zagros"])
    here.give(1, garrison=["persians.unrest.2"]).pile("unrest", ["unrest.1"]).at("turn")
    take_unrest(here.position, 1)
    TITLE.begin(here.position)
    assert [unrest_of(here.position, seat) for seat in (0, 1)] == [3, 3]
    assert TITLE.standings(here.position).reason == "collapse"


@pytest.mark.rule("IM-9.7")
def test_a_tied_collapse_is_decided_by_points() -> None:
    here = bare().give(0, g=5, hand=["unrest.3"]).pile("unrest", ["unrest.1"]).at("turn")
    take_unrest(here.position, 1)
    TITLE.begin(here.position)
    assert TITLE.standings(here.position).winners() == [0]


@pytest.mark.rule("IM-10.2")
def test_one_point_per_progress() -> None:
    here = bare("mauryans", "romans", side="b")
    before = score(here.position, 0)
    here.give(0, g=7)
    assert score(here.position, 0) - before == 7


@pytest.mark.rule("IM-10.3")
def test_where_cards_score() -> None:
    """Marvellous (9) scores everywhere but in the nation deck and the development area."""
    for zone in ("hand", "play", "deck", "disc", "hist"):
        here = bare("minoans", "romans")
        before = score(here.position, 0)
        here.give(0, **{zone: ["classics.marvellous"]})
        assert score(here.position, 0) - before == 9, zone
    for zone in ("natdeck", "dev"):
        here = bare("minoans", "romans").give(0, natdeck=[], dev=[])
        before = score(here.position, 0)
        here.give(0, **{zone: ["classics.marvellous"]})
        assert score(here.position, 0) == before, zone


@pytest.mark.rule("IM-10.3", "IM-11.30")
def test_a_garrison_scores() -> None:
    here = bare("minoans", "romans").give(0, play=["minoans.crete"])
    before = score(here.position, 0)
    here.give(0, host=["minoans.crete"], garrison=["legends.proud.1"])
    assert score(here.position, 0) - before == 12


@pytest.mark.rule("IM-10.4")
def test_fixed_and_negative_points() -> None:
    here = bare("mauryans", "romans").give(0, hand=["unrest.1", "classics.marvellous"])
    assert score_parts(here.position, 0)[7:] == [9, -2]


@pytest.mark.rule("IM-10.5")
def test_conditional_points() -> None:
    here = bare("mauryans", "romans", side="a").give(0, hand=["classics.jade-mask"])
    assert score(here.position, 0) == 0
    here.give(0, hand=[], hist=["classics.jade-mask"])
    assert score(here.position, 0) == 1
    qin = bare("qin", "romans", side="a").give(0, hand=["qin.mandate-of-heaven"])
    assert score(qin.position, 0) == -2
    qin.give(0, hand=[], play=["qin.mandate-of-heaven"])
    assert score(qin.position, 0) == 1


@pytest.mark.rule("IM-10.6")
def test_a_variable_card_scores_at_most_ten() -> None:
    """Roman side B: 1 per 2 population."""
    here = bare().give(0, p=19)
    assert score(here.position, 0) == 9
    here.give(0, p=60)
    assert score(here.position, 0) == 10


@pytest.mark.rule("IM-10.6")
def test_two_summands_share_the_limit() -> None:
    here = bare("scythians", "romans").give(0, m=20, play=["scythians.caucasia", "romans.raetia", "romans.dalmatia"])
    assert score(here.position, 0) == 7
    here.give(0, m=40)
    assert score(here.position, 0) == 10


@pytest.mark.rule("IM-10.7")
def test_the_same_thing_may_serve_several_counts() -> None:
    """Population for the power card and for Mercenaries."""
    here = bare().give(0, p=8)
    assert score(here.position, 0) == 4
    here.give(0, hand=["classics.mercenaries"])
    assert score(here.position, 0) == 6


@pytest.mark.rule("IM-10.8")
def test_all_players_with_most_points_win() -> None:
    here = finish(bare("romans", "persians", "greeks").give(0, g=4).give(1, g=4).at("finish"))
    assert TITLE.standings(here.position).winners() == [0, 1]


@pytest.mark.rule("IM-12.10")
@pytest.mark.parametrize("zone", ["hand", "play", "disc", "deck", "hist"])
def test_sumerians_return_up_to_two_unrest_before_anything_is_counted(zone: str) -> None:
    here = bare().give(0, **{zone: ["romans.unrest.1", "romans.unrest.2", "romans.unrest.3"]})
    here.player().disc.append(card("classics.sumerians"))
    here.at("finish").first("return").first("return")
    assert here.position.over
    assert sum(here.unrest_in(name) for name in ("hand", "play", "disc", "deck", "hist")) == 1


@pytest.mark.rule("IM-12.10")
def test_sumerians_do_not_undo_a_collapse() -> None:
    here = bare().give(0, disc=["classics.sumerians"]).pile("unrest", ["unrest.1"]).at("turn")
    take_unrest(here.position, 0)
    TITLE.begin(here.position)
    here.first("return")
    assert here.position.over
    assert TITLE.standings(here.position).reason == "collapse"


def test_notorious_counts_the_unrest_of_the_others_after_sumerians() -> None:
    here = bare().give(0, hand=["classics.notorious"]).give(1, hand=["unrest.1", "unrest.2", "classics.sumerians"])
    here.at("finish").first("return").choose("done")
    assert score(here.position, 0) == 1
    assert CARDS[card("classics.notorious")].points.counts


@pytest.mark.rule("IM-9.4", "IM-9.7", "IM-11.24")
def test_the_tokens_of_an_acquired_card_are_taken_before_the_refill_that_collapses() -> None:
    here = bare().market(tokens={1: "3G"}).pile("unrest", ["unrest.1"]).give(0, hand=["macedonians.philip-ii"])
    here.at("activate").play("macedonians.philip-ii").choose("acquire card=classics.elders")
    assert here.position.ended == COLLAPSE
    assert here.tokens() == (0, 0, 3)
