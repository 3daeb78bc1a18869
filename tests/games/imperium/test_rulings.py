"""Chapters 12 to 14: card rulings, nations, solo."""

from __future__ import annotations

import pytest

from ludarium.games.imperium.cards import BOOK, CARDS, EFFECTS, NATIONS
from ludarium.games.imperium.scoring import score
from ludarium.games.imperium.title import TITLE
from ludarium.kernel.chance import fast

from .table import bare, card, seen, table


@pytest.mark.rule("IM-12.1")
def test_embalming_answers_every_payment_of_real_population() -> None:
    here = bare("egyptians", "romans").give(
        0, play=["egyptians.embalming"], hand=["minoans.conquer", "romans.glory"], p=2
    )
    here.give(0, g=2).at("activate").play("minoans.conquer").choose("choose effect=pay-2p")
    here.choose("pay materials=0 population=1 progress=1").choose("history card=romans.glory")
    assert here.zone("hist") == ["romans.glory"]


@pytest.mark.rule("IM-12.1", "IM-11.23")
def test_embalming_is_silent_if_progress_pays_the_whole_price() -> None:
    here = bare("egyptians", "romans").give(
        0, play=["egyptians.embalming"], hand=["minoans.conquer", "romans.glory"], p=2
    )
    here.give(0, g=2).at("activate").play("minoans.conquer").choose("choose effect=pay-2p")
    here.choose("pay materials=0 population=0 progress=2")
    assert here.decision == "Acquire"


@pytest.mark.rule("IM-12.2")
def test_grand_trunk_road_counts_as_two_regions() -> None:
    here = bare().give(0, hand=["romans.prosperity.1"], play=["mauryans.grand-trunk-road"]).at("activate")
    here.play("romans.prosperity.1").choose("decline", "decline").choose("choose effect=gain-1p-per-reg")
    assert here.player().p == 2
    mauryans = bare("mauryans", "romans", side="a").give(0, play=["mauryans.grand-trunk-road"])
    assert score(mauryans.position, 0) == 4


@pytest.mark.rule("IM-12.3", "IM-12.5")
@pytest.mark.parametrize(("nation", "name"), [("mauryans", "indian-elephants"), ("scythians", "nomads")])
def test_only_one_of_two_copies_needs_barbarians(nation: str, name: str) -> None:
    here = bare(nation, "romans").give(0, hand=[f"{nation}.{name}.1", f"{nation}.{name}.2"], state="emp").at("activate")
    assert here.options() == [f"play card={nation}.{name}.1", "end-turn"]


@pytest.mark.rule("IM-12.4")
def test_shaduf_answers_materials_from_a_river_card() -> None:
    """EX-7"""
    here = bare().give(0, hand=["romans.prosperity.1"], play=["classics.shaduf", "classics.cape"]).at("activate")
    here.play("romans.prosperity.1").choose("decline", "decline").choose("choose effect=gain-1m-per-prod")
    here.choose("exhaust card=classics.shaduf")
    assert here.tokens() == (1, 0, 1)
    dry = bare().give(0, hand=["romans.prosperity.1"], play=["classics.shaduf", "classics.forest"]).at("activate")
    dry.play("romans.prosperity.1").choose("decline", "decline").choose("choose effect=gain-1m-per-prod")
    assert dry.decision == "Activate"


@pytest.mark.rule("IM-12.4")
@pytest.mark.parametrize("source", ["classics.boats", "classics.port"])
def test_boats_and_port_qualify_for_shaduf(source: str) -> None:
    here = bare().give(0, play=["classics.shaduf", "classics.cape", source]).at("activate").exhaust(source)
    here.choose("exhaust card=classics.shaduf")
    assert here.player().g == 1


@pytest.mark.rule("IM-12.6")
@pytest.mark.parametrize("source", ["legends.water-mill", "carthaginians.trading-ships"])
def test_water_mill_and_trading_ships_qualify_for_domestication(source: str) -> None:
    here = bare().market(tokens={1: "2M"}).give(0, play=["legends.domestication", "classics.forest", source])
    here.at("activate").exhaust(source)
    here.choose("exhaust card=legends.domestication")
    assert here.player().g == 1
    assert here.player().m == 2


@pytest.mark.rule("IM-12.7")
def test_acclaimed_breaks_through_for_variable_points() -> None:
    here = bare().give(0, hand=["legends.acclaimed"]).pile("main", ["classics.oracle", "classics.hills"]).at("activate")
    here.play("legends.acclaimed")
    assert here.options() == ["break-through card=classics.temple", "dig suit=variable"]
    here.choose("dig suit=variable")
    assert here.hand() == ["classics.oracle"]
    assert here.zone("hist") == ["legends.acclaimed"]


@pytest.mark.rule("IM-12.8")
def test_sacred_pass_swaps_with_the_nation_deck_but_never_the_accession_card() -> None:
    here = (
        bare().give(0, play=["classics.sacred-pass"], hand=["romans.glory"], natdeck=["romans.raetia"]).at("activate")
    )
    here.exhaust("classics.sacred-pass").choose("accept effect=nat-look", "accept effect=abandon", "swap-in")
    assert here.hand() == ["romans.raetia"]
    assert here.zone("natdeck") == ["romans.glory"]
    here = bare().give(0, play=["classics.sacred-pass"], hand=["romans.glory"], natdeck=[]).at("activate")
    here.exhaust("classics.sacred-pass").choose("accept effect=abandon")
    assert here.hand() == ["romans.glory"]
    assert here.player().accession == card("romans.julius-caesar")


@pytest.mark.rule("IM-12.9")
def test_king_of_kings_is_left_alone_while_fame_remains() -> None:
    """EX-16"""
    here = bare("romans", "persians", side="a").pile("fame", ["classics.great", "classics.notorious"])
    here.give(0, hand=["romans.glory"], play=["classics.hills", "classics.coast", "classics.marsh"]).at("activate")
    here.play("romans.glory").choose("accept")
    assert here.options() == ["take-fame card=classics.great", "take-fame card=classics.notorious"]
    here.choose("take-fame card=classics.great")
    assert here.player().g == 1
    assert here.position.king == 0


@pytest.mark.rule("IM-12.9")
def test_side_b_once_per_player() -> None:
    here = bare().pile("fame", []).give(0, hand=["vikings.harald-hardrada"]).at("activate")
    here.position.king = 1
    here.play("vikings.harald-hardrada")
    assert here.player().g == 4
    here.choose("decline")
    here.give(0, hand=["vikings.rollo-the-walker"]).play("vikings.rollo-the-walker")
    assert here.player().g == 4
    assert here.position.ending == 0


@pytest.mark.rule("IM-12.9")
def test_an_empire_develops_for_free_through_king_of_kings() -> None:
    here = bare().pile("fame", []).give(0, hand=["mauryans.ashoka"], state="emp").at("activate").play("mauryans.ashoka")
    here.choose("develop card=romans.legions")
    assert here.player().g == 3
    assert here.zone("disc") == ["romans.legions"]


@pytest.mark.rule("IM-12.11")
@pytest.mark.parametrize(
    ("price", "left"),
    [("choose effect=pay-1p", (3, 0, 0)), ("choose effect=disc-2", (3, 1, 0)), ("choose effect=pay-3m", (0, 1, 0))],
)
def test_unrest_has_three_prices(price: str, left: tuple[int, int, int]) -> None:
    """EX-3"""
    here = bare().give(0, hand=["unrest.1", "romans.glory", "romans.conquer"], m=3, p=1)
    pile = len(here.position.unrest)
    here.at("activate").play("unrest.1").choose(price)
    assert here.tokens() == left
    assert card("unrest.1") in here.position.unrest
    assert len(here.position.unrest) >= pile
    assert here.player().a == 2


@pytest.mark.rule("IM-12.11")
def test_an_unrest_that_cannot_be_paid_for_is_not_played() -> None:
    here = bare().give(0, hand=["unrest.1", "romans.conquer"], m=2, state="emp").at("activate")
    assert here.options() == ["end-turn"]


@pytest.mark.rule("IM-12.12")
@pytest.mark.parametrize(("choice", "tokens"), [("gain-1m", (1, 0, 0)), ("gain-1p", (0, 1, 0)), ("draw-1", (0, 0, 0))])
def test_metropolis(choice: str, tokens: tuple[int, int, int]) -> None:
    """EX-4"""
    here = bare().give(0, play=["classics.metropolis.1"], deck=["romans.glory"], state="emp").at("solstice")
    here.choose(f"choose effect={choice}")
    assert here.tokens() == tokens
    assert len(here.hand()) == (1 if choice == "draw-1" else 0)


@pytest.mark.rule("IM-12.12")
def test_tres_zapotes() -> None:
    here = bare("olmecs", "romans").give(0, hand=["olmecs.tres-zapotes"], state="emp")
    here.give(0, disc=["olmecs.stone-mask.3", "olmecs.stone-mask.4"]).at("activate").play("olmecs.tres-zapotes")
    here.choose("take card=olmecs.stone-mask.3", "done", "garrison card=olmecs.stone-mask.3")
    assert here.zone("garrison") == ["olmecs.stone-mask.3"]
    assert CARDS[card("olmecs.tres-zapotes")].cost == (4, 2, 0)


# nations


@pytest.mark.rule("IM-13.1", "IM-4.9")
def test_the_court_makes_one_quest_active() -> None:
    here = bare("arthurians", "romans", side="b").give(0, hand=["arthurians.cafall"]).at("solstice")
    here.choose("resolve card=arthurians.king-arthurs-court").choose("accept")
    here.choose("garrison card=arthurians.excalibur")
    assert here.zone("garrison") == ["arthurians.excalibur"]
    assert here.unrest_in("hand") + here.unrest_in("disc") == 1
    here.at("solstice")
    while here.decision != "ChooseTurn":
        assert here.decision != "May"
        here.first("")


@pytest.mark.rule("IM-13.2")
def test_morigena_frees_the_active_quest() -> None:
    here = bare("arthurians", "romans").give(0, hand=["arthurians.morigena"], play=["classics.hills"])
    here.give(0, host=["classics.hills", "arthurians.king-arthurs-court"])
    here.give(0, garrison=["arthurians.myrddin-wyllt", "arthurians.excalibur"], natdeck=["arthurians.bedwyr"])
    here.at("activate").play("arthurians.morigena").choose("accept")
    assert sorted(here.zone("disc")) == sorted(
        [
            "classics.hills",
            "arthurians.myrddin-wyllt",
            "arthurians.excalibur",
            "arthurians.bedwyr",
            "arthurians.morigena",
        ]
    )


@pytest.mark.rule("IM-13.3")
def test_the_graal_is_the_last_quest() -> None:
    here = bare("arthurians", "romans").give(0, dev=["arthurians.graal", "arthurians.excalibur"], hand=[])
    here.at("solstice").choose("resolve card=arthurians.king-arthurs-court", "accept")
    assert here.zone("garrison") == ["arthurians.excalibur"]
    here = bare("arthurians", "romans").give(0, dev=["arthurians.graal"], hand=[])
    here.at("solstice").choose("resolve card=arthurians.king-arthurs-court", "accept")
    assert here.zone("garrison") == ["arthurians.graal"]


@pytest.mark.rule("IM-13.4")
def test_the_journey_of_the_utopians() -> None:
    here = bare("utopians", "romans").give(0, g=5).at("solstice").choose("choose effect=pay-all")
    assert here.zone("extra") == ["utopians.path-to-shangri-la"]
    assert here.player().g == 0
    here.give(0, g=6).at("solstice").choose("choose effect=pay-all")
    assert here.zone("extra") == ["utopians.gates-of-shangri-la"]
    assert here.player().state == 1
    here.give(0, g=5, deck=["utopians.charity"]).at("solstice").choose("choose effect=pay-all")
    assert here.zone("extra") == ["utopians.shangri-la"]


@pytest.mark.rule("IM-13.4")
def test_shangri_la_turns_materials_into_population() -> None:
    here = bare("utopians", "romans").give(0, extra=["utopians.shangri-la"], state="emp", hand=["classics.corruption"])
    here.at("activate").exhaust("utopians.shangri-la")
    assert here.tokens() == (0, 2, 0)
    assert here.tokens(1) == (0, 0, 1)


@pytest.mark.rule("IM-13.6")
def test_vikings_look_at_their_nation_deck_when_they_take_unrest() -> None:
    here = bare("vikings", "arthurians").give(1, hand=["arthurians.morigena"])
    here.give(0, natdeck=["vikings.combs", "vikings.skis"]).at("activate", 1).play("arthurians.morigena")
    assert here.seat == 0
    assert seen(here, 0, 0)["nation_top"] == "card:vikings.skis"
    here.choose("accept effect=bottom")
    assert here.zone("natdeck") == ["vikings.skis", "vikings.combs"]


@pytest.mark.rule("IM-13.7")
def test_celts_have_no_prosperity_and_olmecs_none_of_the_four() -> None:
    titles = {nation: {each.title for each in CARDS if each.nation == NATIONS.index(nation)} for nation in NATIONS}
    assert "Prosperity" not in titles["celts"]
    assert not {"Prosperity", "Conquer", "Advance", "Glory"} & titles["olmecs"]
    assert {"Prosperity", "Conquer", "Advance", "Glory"} <= titles["romans"]


@pytest.mark.rule("IM-13.7")
def test_the_macedonian_phalanx_replays_regions() -> None:
    here = bare("macedonians", "romans", side="a").give(0, play=["macedonians.phalanx"], disc=["macedonians.orestis"])
    here.at("activate").exhaust("macedonians.phalanx").choose("play-out card=macedonians.orestis")
    assert here.player().a == 2
    assert here.player().m == 4
    assert here.zone("play") == ["macedonians.phalanx", "macedonians.orestis"]


@pytest.mark.rule("IM-13.8")
def test_difficulty_hints() -> None:
    found = {NATIONS[i]: nation.difficulty for i, nation in enumerate(BOOK.nations)}
    assert found["carthaginians"] == 1
    assert found["scythians"] == 2
    assert found["egyptians"] == 3
    assert found["vikings"] == 5


@pytest.mark.rule("IM-14.2")
def test_the_variants_are_set_nations_side() -> None:
    ids = [variant.id for variant in TITLE.variants]
    assert ids[:4] == ["common", "box", "side", "nation-1"]
    position = TITLE.start(2, {"nation-1": "qin", "nation-2": "celts", "side": "a", "common": "legends"}, fast(3))
    assert [NATIONS[player.nation] for player in position.players] == ["qin", "celts"]
    assert len(EFFECTS) > 2000
    assert table().position.quest_scores == 1


def test_the_active_quest_scores_unless_the_table_says_otherwise() -> None:
    for value, points in (("on", 2), ("off", 0)):
        here = bare("arthurians", "romans", side="a", active_quest_scores=value)
        here.give(0, host=["arthurians.king-arthurs-court"], garrison=["arthurians.excalibur"])
        assert score(here.position, 0) == points


def test_nothing_is_paid_for_an_acquisition_that_would_fail() -> None:
    """AMB-11"""
    here = bare().market(["", "classics.elders", "", "", ""]).give(0, hand=["romans.conquer"], p=2).at("activate")
    here.play("romans.conquer")
    assert here.decision == "Activate"
    assert here.player().p == 2


def test_a_new_journey_face_waits_for_the_next_solstice() -> None:
    """AMB-37"""
    here = bare("utopians", "romans").give(0, g=10, deck=["utopians.charity"]).at("solstice")
    here.choose("choose effect=pay-all")
    assert here.zone("extra") == ["utopians.path-to-shangri-la"]
    assert here.decision == "ChooseTurn"


def test_a_second_trigger_changes_nothing() -> None:
    """AMB-19"""
    here = bare("arthurians", "romans").give(0, hand=["arthurians.graal"])
    here.position.ending, here.position.last_round, here.position.round = 1, 2, 2
    here.at("activate").play("arthurians.graal")
    assert (here.position.ending, here.position.last_round) == (1, 2)


def test_reactions_come_before_the_text() -> None:
    """AMB-47: Skis answer the region before its own text is resolved."""
    here = bare("vikings", "romans").give(0, play=["vikings.skis"], hand=["vikings.iceland", "vikings.glory"])
    here.at("activate").play("vikings.iceland")
    assert here.decision == "React"


def test_a_given_card_is_seen_by_all() -> None:
    """AMB-45"""
    here = bare("romans", "persians", "greeks").give(0, hand=["carthaginians.monopoly", "romans.glory"], state="emp")
    here.give(0, deck=["romans.conquer"]).at("activate").play("carthaginians.monopoly").choose("give card=romans.glory")
    assert seen(here, 2, 1)["hand_known"] == ["card:romans.glory"]


def test_the_unrest_beneath_an_acquired_card_is_not_taken() -> None:
    """AMB-36: the Vikings do not look at their nation deck."""
    here = bare("vikings", "romans").give(0, hand=["macedonians.philip-ii"], natdeck=["vikings.combs", "vikings.skis"])
    here.at("activate").play("macedonians.philip-ii").choose("acquire card=classics.elders")
    assert here.unrest_in("hand") == 1
    assert here.decision == "Activate"
    assert here.player().nat_known == 0


@pytest.mark.rule("IM-12.2")
def test_grand_trunk_road_is_two_of_the_three_regions_of_glory() -> None:
    here = bare("mauryans", "romans").give(0, hand=["mauryans.glory"], state="emp")
    here.give(0, play=["mauryans.grand-trunk-road", "classics.oasis"]).at("activate").play("mauryans.glory")
    here.choose("accept").first("take-fame")
    assert here.zone("play") == []
    assert len(here.hand()) == 1
    here = bare("mauryans", "romans").give(0, hand=["mauryans.glory"], state="emp")
    here.give(0, play=["mauryans.grand-trunk-road", "classics.oasis", "classics.cape"]).at("activate")
    here.play("mauryans.glory").choose("accept", "abandon card=mauryans.grand-trunk-road", "abandon card=classics.cape")
    here.first("take-fame")
    assert here.zone("play") == ["classics.oasis"]


@pytest.mark.rule("IM-12.2")
def test_two_regions_are_too_few_for_glory() -> None:
    here = bare("mauryans", "romans").give(0, hand=["mauryans.glory"], play=["classics.oasis", "classics.cape"])
    here.at("activate").play("mauryans.glory")
    assert here.decision == "Activate"
    assert len(here.zone("play")) == 2


@pytest.mark.rule("IM-12.4")
def test_shaduf_answers_a_river_card_abandoned_for_materials() -> None:
    """Whatever card sets off the gain: the Flood of the Nile uses a river card like Boats do."""
    here = bare("egyptians", "romans").give(0, hand=["egyptians.flood-of-the-nile"])
    here.give(0, play=["classics.shaduf", "egyptians.lower-nile"]).at("activate").play("egyptians.flood-of-the-nile")
    here.choose("accept", "exhaust card=classics.shaduf")
    assert here.tokens() == (5, 0, 1)


@pytest.mark.rule("IM-12.4")
def test_shaduf_does_not_answer_the_river_card_of_another_player() -> None:
    """The attacked player recalls a river card; the attacker's materials come from the market alone."""
    here = bare("mauryans", "persians").market(tokens={0: "2M"}).give(0, hand=["mauryans.indian-elephants.1"])
    here.give(0, play=["classics.shaduf"]).give(1, play=["classics.river"]).at("activate")
    here.play("mauryans.indian-elephants.1").choose("break-through card=classics.oasis")
    assert here.hand(1) == ["classics.river"]
    assert here.player().m == 2
    assert here.decision == "Activate"


@pytest.mark.rule("IM-12.4", "IM-12.6")
def test_a_treated_region_yields_materials_with_all_its_icons() -> None:
    here = bare("macedonians", "romans").give(0, hand=["macedonians.prosperity"])
    here.give(0, play=["classics.shaduf", "classics.agriculture", "macedonians.haliacmon-valley"]).at("activate")
    here.exhaust("classics.agriculture").play("macedonians.prosperity").choose("decline", "decline")
    here.choose("choose effect=gain-1m-per-prod", "exhaust card=classics.shaduf")
    assert here.tokens() == (3, 0, 1)
    # with nothing to treat, no fertile card yields anything
    here = bare("persians", "romans").give(0, hand=["persians.prosperity"])
    here.give(0, play=["legends.domestication", "persians.windmills", "persians.zagros"]).at("activate")
    here.exhaust("persians.windmills").play("persians.prosperity").choose("decline", "decline")
    here.choose("choose effect=gain-1m-per-prod")
    assert here.player().m == 1
    assert here.decision == "Activate"


@pytest.mark.rule("IM-13.1", "IM-11.30")
def test_the_active_quest_is_a_garrison_like_any_other() -> None:
    """The one quest that is a knight counts for Gwalchmei, and Gwaith Camlan can put it into the history."""
    quest = {"host": ["arthurians.king-arthurs-court"], "garrison": ["arthurians.lawnslot-llyn"]}
    here = bare("arthurians", "romans").give(0, hand=["arthurians.gwalchmei"], **quest).at("activate")
    here.play("arthurians.gwalchmei").choose("accept", "decline")
    assert here.player().g == 1
    here = bare("arthurians", "romans").give(0, play=["arthurians.gwaith-camlan"], **quest).at("solstice")
    here.choose("resolve card=arthurians.gwaith-camlan", "choose effect=hist-1-knight")
    assert here.zone("hist") == ["arthurians.lawnslot-llyn"]
    assert here.zone("garrison") == []
