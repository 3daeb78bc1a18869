"""Chapter 11: keywords."""

from __future__ import annotations

import pytest

from ludarium.games.imperium.title import TITLE
from ludarium.games.imperium.zones import host_of
from ludarium.kernel.chance import fast

from .table import bare, card, seen


@pytest.mark.rule("IM-11.1")
def test_protection_cancels_an_attack_for_its_owner_alone() -> None:
    here = bare("romans", "persians", "greeks").give(0, hand=["classics.corruption"], state="emp")
    here.give(1, play=["scythians.mounted-archers"]).at("activate").play("classics.corruption")
    assert (here.decision, here.seat) == ("ProtectOneself", 1)
    here.choose("protect card=scythians.mounted-archers")
    assert here.unrest_in("hand", 1) == 0
    assert here.unrest_in("hand", 2) == 1
    assert here.tokens(1) == (2, 0, 0), "what is good about the card is not cancelled"
    assert here.player(1).x == 4


@pytest.mark.rule("IM-11.1")
def test_protection_can_have_a_price() -> None:
    here = bare().give(0, hand=["celts.boudicca"]).give(1, play=["legends.fortified-region", "persians.zagros"], p=1)
    here.at("activate").play("celts.boudicca").choose("protect card=legends.fortified-region")
    assert here.player(1).p == 0
    assert here.zone("play", 1) == ["legends.fortified-region", "persians.zagros"]


@pytest.mark.rule("IM-11.2")
def test_return_puts_unrest_from_hand_into_the_pile() -> None:
    here = bare().give(0, hand=["celts.druids", "romans.unrest.1"], p=1)
    pile = len(here.position.unrest)
    here.at("activate").play("celts.druids").choose("choose effect=return-1-unr")
    assert here.hand() == []
    assert len(here.position.unrest) == pile + 1
    assert here.player().p == 2


@pytest.mark.rule("IM-11.3")
def test_take_unrest_moves_one_from_the_pile_to_the_hand() -> None:
    here = bare().give(0, hand=["legends.celts"]).at("activate")
    pile = len(here.position.unrest)
    here.play("legends.celts").choose("dig suit=uncivilised")
    assert here.unrest_in("hand", 1) == 1
    assert len(here.position.unrest) == pile - 1


@pytest.mark.rule("IM-11.5")
def test_all_players_and_all_others() -> None:
    here = bare("romans", "persians", "greeks").give(0, hand=["classics.exports"], state="emp").at("activate")
    here.play("classics.exports")
    assert [here.tokens(seat)[0] for seat in range(3)] == [2, 2, 2]
    here = bare("romans", "persians", "greeks").give(0, hand=["celts.celtic-gold"]).at("activate")
    here.play("celts.celtic-gold")
    assert [here.tokens(seat)[0] for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("IM-11.6")
def test_exactly_one_option_and_only_one_that_can_be_paid() -> None:
    here = bare().give(0, hand=["greeks.settlers"]).at("activate").play("greeks.settlers")
    assert here.options() == ["choose effect=gain-1g", "choose effect=return-1-unr"]
    here.choose("choose effect=gain-1g")
    assert here.tokens() == (0, 0, 1)


@pytest.mark.rule("IM-11.7")
def test_actions_can_exceed_three_and_be_spent() -> None:
    here = bare("greeks", "romans", side="a").give(0, play=["classics.mysticism"]).at("activate")
    here.exhaust("classics.mysticism")
    assert here.player().a == 4
    here.exhaust("greeks.power.a").choose("dig suit=uncivilised")
    assert here.player().a == 2
    poor = bare("greeks", "romans", side="a").give(0, a=1).at("activate")
    assert poor.options() == ["end-turn"]


@pytest.mark.rule("IM-11.8", "IM-13.6")
@pytest.mark.parametrize(("nation", "zone"), [("romans", "hist"), ("vikings", "disc"), ("atlanteans", "disc")])
def test_history(nation: str, zone: str) -> None:
    here = bare(nation, "persians").give(0, hand=["classics.armenians"]).market(["", "", "", "", ""]).at("activate")
    here.play("classics.armenians")
    assert here.zone(zone) == ["classics.armenians"]


@pytest.mark.rule("IM-11.9")
@pytest.mark.parametrize(("nation", "zone"), [("atlanteans", "hist"), ("romans", "disc")])
def test_only_atlanteans_have_a_sunken_pile(nation: str, zone: str) -> None:
    here = bare(nation, "persians").give(0, hand=["atlanteans.myths-and-legends"], play=["classics.hills"], state="emp")
    here.at("activate").play("atlanteans.myths-and-legends").choose("accept").first("take-fame")
    assert "classics.hills" in here.zone(zone)


@pytest.mark.rule("IM-11.10")
def test_a_permanent_card_leaves_only_when_something_moves_it() -> None:
    here = bare().give(0, play=["romans.raetia"], hand=["celts.boudicca"]).at("activate").play("celts.boudicca")
    assert here.zone("play") == ["romans.raetia"]


@pytest.mark.rule("IM-11.12")
def test_find_searches_hand_discard_deck_and_nation_deck() -> None:
    """EX-6: Erik the Red finds any region."""
    here = bare("vikings", "romans").give(
        0, hand=["vikings.erik-the-red", "classics.hills"], disc=["classics.coast"], p=1
    )
    here.give(0, deck=["classics.marsh", "vikings.glory"], natdeck=["vikings.iceland", "vikings.combs"])
    here.give(0, play=["vikings.scandinavia"]).at("activate").play("vikings.erik-the-red").choose("accept")
    found = [text.removeprefix("find card=") for text in here.options()]
    assert found == ["classics.hills", "classics.coast", "vikings.scandinavia", "classics.marsh", "vikings.iceland"]
    here.choose("find card=vikings.iceland")
    assert "vikings.iceland" in here.hand()
    assert here.zone("natdeck") == ["vikings.combs"]
    assert here.player().accession == card("vikings.harald-hardrada")


@pytest.mark.rule("IM-11.12")
def test_a_card_that_is_not_found_changes_nothing() -> None:
    here = bare("mauryans", "romans").give(0, hand=["mauryans.chanakya"], natdeck=[]).at("activate")
    here.play("mauryans.chanakya").choose("choose effect=find")
    assert here.zone("hist") == ["mauryans.chanakya"]


@pytest.mark.rule("IM-11.14")
def test_recall_takes_a_permanent_card_and_its_garrison_to_hand() -> None:
    here = bare().give(
        0, play=["scythians.tents", "romans.raetia"], host=["romans.raetia"], garrison=["romans.unrest.1"]
    )
    here.at("solstice").choose("recall card=romans.raetia")
    assert sorted(here.hand()) == ["romans.raetia", "romans.unrest.1"]
    assert here.zone("play") == ["scythians.tents"]


@pytest.mark.rule("IM-11.15", "IM-11.16")
def test_exile_from_the_market() -> None:
    here = bare().market(tokens={2: "1G"}).give(0, hand=["classics.forest"]).pile("uncivilised", ["classics.boats"])
    pile = len(here.position.unrest)
    here.at("activate").play("classics.forest")
    assert "exile-market card=classics.temple" not in here.options()
    here.choose("exile-market card=classics.elders")
    assert here.row()[1] == "classics.boats"
    assert here.position.exile == [card("classics.elders")]
    assert len(here.position.unrest) == pile
    assert here.position.tucked[1] >= 0


@pytest.mark.rule("IM-11.17")
def test_a_swap_moves_the_tokens_to_the_new_card() -> None:
    here = bare().market(tokens={0: "2G"}).pile("exile", ["classics.boats"]).give(0, play=["greeks.lighthouse"])
    here.give(0, state="emp").at("activate").exhaust("greeks.lighthouse").choose("choose effect=swap")
    here.choose("swap exiled=classics.boats market=classics.oasis")
    assert here.row()[0] == "classics.boats"
    assert here.position.tokens[:3] == [0, 0, 2]
    assert here.position.tucked[0] >= 0
    assert here.position.exile == [card("classics.oasis")]


@pytest.mark.rule("IM-11.18")
def test_an_acquired_exile_brings_an_unrest_unless_it_is_a_region() -> None:
    here = bare().pile("exile", ["classics.hills", "classics.aksumites"]).give(0, play=["legends.cartography"], m=0)
    here.give(0, hand=["greeks.pericles"], state="emp").at("activate").play("greeks.pericles")
    here.choose("acquire card=classics.aksumites")
    assert here.unrest_in("hand") == 1
    here.give(0, hand=["macedonians.philip-ii"], state="bar").play("macedonians.philip-ii")
    here.choose("acquire card=classics.hills")
    assert here.unrest_in("hand") == 0


@pytest.mark.rule("IM-11.18")
def test_a_break_through_for_an_exile_brings_none() -> None:
    here = bare().pile("exile", ["classics.aksumites"]).give(0, hand=["legends.imperial"]).at("activate")
    here.play("legends.imperial").choose("choose effect=brk", "break-through card=classics.aksumites")
    assert here.hand() == ["classics.aksumites"]


@pytest.mark.rule("IM-11.19")
def test_a_passive_effect_works_while_the_card_is_in_play() -> None:
    here = bare().give(0, hand=["romans.conquer"], state="emp", p=2).at("activate")
    assert here.options() == ["end-turn"]
    here.give(0, play=["romans.legions"])
    assert "play card=romans.conquer" in here.options()


@pytest.mark.rule("IM-11.20")
@pytest.mark.parametrize(("state", "drawn"), [("bar", True), ("emp", False)])
def test_texts_about_the_state(state: str, drawn: bool) -> None:
    here = bare().give(0, hand=["classics.glorious"], state=state, deck=["romans.glory"], dev=[]).at("activate")
    here.play("classics.glorious")
    assert (here.decision == "DrawUpTo") == drawn


@pytest.mark.rule("IM-11.20")
def test_vikings_play_an_empire_card_with_combs() -> None:
    """EX-8"""
    here = bare("vikings", "romans").give(0, play=["vikings.combs"], hand=["classics.corruption", "classics.education"])
    here.at("activate").exhaust("vikings.combs").play("classics.corruption")
    assert here.player().g == 1
    assert "play card=classics.education" not in here.options()


@pytest.mark.rule("IM-11.20")
def test_atlanteans_never_play_barbarian_cards() -> None:
    here = bare("atlanteans", "romans").give(0, hand=["classics.minoans"]).at("activate")
    assert here.options() == ["end-turn"]


@pytest.mark.rule("IM-11.21")
def test_gain_comes_from_the_supply() -> None:
    here = bare().give(0, hand=["legends.independent"]).at("activate").play("legends.independent")
    assert here.tokens() == (3, 2, 0)


@pytest.mark.rule("IM-11.22")
def test_looking_is_private_and_the_rest_goes_back_in_any_order() -> None:
    here = bare("romans", "persians", side="a").pile(
        "fame", ["classics.great", "classics.notorious", "classics.marvellous"]
    )
    here.give(0, hand=["romans.glory"], play=["classics.hills", "classics.coast", "classics.marsh"]).at("activate")
    here.play("romans.glory").choose("accept")
    assert len(TITLE.view(here.position, 0)["looked"]) == 3
    assert TITLE.view(here.position, 1)["looked"] == []
    here.choose("take-fame card=classics.great", "put-back card=classics.marvellous")
    assert here.position.fame == [card("classics.marvellous"), card("classics.notorious")]
    assert here.player().g == 1


@pytest.mark.rule("IM-11.23")
def test_progress_stands_for_population_and_for_two_materials() -> None:
    """EX-14"""
    here = bare().give(0, hand=["romans.advance"], m=1, g=1).at("activate").play("romans.advance")
    here.choose("choose effect=pay-3m").choose("acquire card=classics.elders")
    assert here.tokens() == (0, 0, 0)
    here = bare().give(0, hand=["romans.conquer"], p=1, g=1).at("activate").play("romans.conquer")
    here.choose("choose effect=pay-2p").choose("acquire card=classics.oasis")
    assert here.tokens() == (0, 0, 0)
    here = bare().give(0, hand=["macedonians.mosaics"], play=["macedonians.mosaics"], g=5, disc=["romans.glory"])
    assert here.give(0, hand=[]).at("activate").options() == ["end-turn"], "1 material cannot be paid with progress"


@pytest.mark.rule("IM-11.23")
def test_the_player_chooses_how_to_pay() -> None:
    here = bare().give(0, hand=["romans.conquer"], p=2, g=2).at("activate").play("romans.conquer")
    here.choose("choose effect=pay-2p")
    assert here.options() == [
        "pay materials=0 population=2 progress=0",
        "pay materials=0 population=1 progress=1",
        "pay materials=0 population=0 progress=2",
    ]


@pytest.mark.rule("IM-11.23")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    here = bare().give(0, hand=["romans.conquer"], p=1).at("activate").play("romans.conquer")
    assert here.decision == "Activate"
    assert here.player().p == 1


@pytest.mark.rule("IM-11.24")
def test_acquire_takes_card_tokens_and_unrest() -> None:
    here = bare().market(tokens={1: "2M 1G"}).pile("uncivilised", ["classics.boats"]).give(0, hand=["greeks.pericles"])
    here.give(0, state="emp").at("activate").play("greeks.pericles").choose("acquire card=classics.elders")
    assert here.tokens() == (2, 0, 1)
    assert here.unrest_in("hand") == 1
    assert "classics.elders" in here.hand()
    assert here.row()[1] == "classics.boats"


@pytest.mark.rule("IM-11.24", "IM-12.12")
def test_a_card_just_revealed_can_be_acquired_next() -> None:
    """EX-2: Roman Expansion."""
    here = bare().pile("region", ["classics.marsh", "classics.hills"]).give(0, hand=["romans.roman-expansion"])
    here.give(1, play=["persians.zagros"], host=["persians.zagros"], garrison=["persians.unrest.1"]).at("activate")
    here.play("romans.roman-expansion").choose("acquire card=classics.hills")
    assert here.hand() == ["classics.oasis", "classics.hills"]
    assert sorted(here.hand(1)) == ["persians.unrest.1", "persians.zagros"]
    assert here.zone("hist") == ["romans.roman-expansion"]


@pytest.mark.rule("IM-11.25")
def test_refill_from_the_slots_own_deck_then_from_the_main_deck() -> None:
    here = (
        bare().pile("region", []).pile("main", ["classics.cape", "classics.port"]).give(0, hand=["romans.triumvirate"])
    )
    here.at("turn").choose("innovate", "break-through card=classics.oasis")
    assert here.row()[0] == "classics.port"
    assert here.position.tucked[0] >= 0
    assert here.position.tokens[:3] == [0, 0, 0]
    here = bare().pile("main", ["classics.cape", "classics.port"])
    here.at("turn").choose("innovate", "break-through card=classics.hittites")
    assert here.row()[3] == "classics.port"


@pytest.mark.rule("IM-11.25")
def test_refill_by_suit_is_the_other_reading() -> None:
    here = bare(refill_by_suit="on").pile("uncivilised", ["classics.boats"])
    here.at("turn").choose("innovate", "break-through card=classics.gambling")
    assert here.row()[4] == "classics.boats"


@pytest.mark.rule("IM-11.26")
def test_break_through_for_a_market_card() -> None:
    """EX-12"""
    here = bare().market(tokens={2: "2G"})
    pile = len(here.position.unrest)
    here.pile("civilised", ["classics.coinage"]).at("turn").choose("innovate", "break-through card=classics.temple")
    assert here.hand() == ["classics.temple"]
    assert here.player().g == 2
    assert len(here.position.unrest) == pile


@pytest.mark.rule("IM-11.26")
def test_break_through_takes_the_top_of_a_small_deck() -> None:
    here = bare().pile("region", ["classics.marsh", "classics.hills"]).at("turn").choose("innovate", "dig suit=region")
    assert here.hand() == ["classics.hills"]
    assert seen(here, 1, 0)["hand_known"] == []


@pytest.mark.rule("IM-11.26")
def test_a_dig_reveals_the_main_deck() -> None:
    here = bare().pile("main", ["classics.hills", "classics.aksumites", "classics.marsh", "classics.boats"])
    here.at("turn").choose("innovate", "dig suit=tributary")
    assert here.hand() == ["classics.aksumites"]
    assert len(here.position.main) == 3


@pytest.mark.rule("IM-11.26")
def test_a_dig_that_finds_nothing_gives_two_progress() -> None:
    """EX-13"""
    here = bare().pile("main", ["classics.hills", "classics.marsh"]).at("turn").choose("innovate", "dig suit=tributary")
    assert here.player().g == 2
    assert len(here.position.main) == 2
    assert here.position.ending == 0


@pytest.mark.rule("IM-11.27")
def test_abandon_discards_with_the_garrison() -> None:
    """EX-15"""
    here = bare().give(1, hand=["celts.boudicca"]).give(0, play=["romans.raetia"], host=["romans.raetia"])
    here.give(0, garrison=["romans.unrest.1"]).at("activate", 1).play("celts.boudicca")
    assert here.zone("disc") == ["romans.raetia", "romans.unrest.1"]
    assert here.zone("garrison") == []


@pytest.mark.rule("IM-11.27", "IM-11.31", "IM-13.2")
def test_an_effect_on_garrisoned_cards_leaves_their_host() -> None:
    knights = ["arthurians.bedwyr", "arthurians.cai", "arthurians.peredur"]
    here = bare("arthurians", "romans").give(0, play=["classics.hills"], host=["classics.hills"] * 3, garrison=knights)
    here.player().host.append(card("arthurians.king-arthurs-court"))
    here.player().garrison.append(card("arthurians.excalibur"))
    here.give(0, hand=["arthurians.myrddin-wyllt"]).at("activate").play("arthurians.myrddin-wyllt").choose("accept")
    assert here.zone("play") == ["classics.hills"]
    assert sorted(here.zone("disc")) == sorted([*knights, "arthurians.myrddin-wyllt"])
    assert here.hand() == ["arthurians.excalibur"]


@pytest.mark.rule("IM-11.28")
def test_discard_goes_to_the_own_pile() -> None:
    here = bare().give(1, hand=["romans.glory"]).give(0, hand=["vikings.jomsviking"]).at("activate")
    here.play("vikings.jomsviking")
    assert here.zone("disc", 1) == ["romans.glory"]


@pytest.mark.rule("IM-11.29")
def test_steal_takes_what_there_is() -> None:
    here = bare("romans", "persians", "greeks").give(1, m=1).give(2, m=5, g=9).give(0, hand=["vikings.go-aviking"])
    here.at("activate").play("vikings.go-aviking")
    assert here.player().m == 3
    assert here.tokens(1) == (0, 0, 0)
    assert here.tokens(2) == (3, 0, 9)
    assert here.unrest_in("hand", 1) == 1, "who had less takes unrest"
    assert here.unrest_in("hand", 2) == 0


@pytest.mark.rule("IM-11.30")
def test_a_garrisoned_card_is_not_in_play() -> None:
    here = bare().give(
        0, play=["classics.coinage", "romans.raetia"], host=["romans.raetia"], garrison=["legends.civil-service"]
    )
    here.at("solstice")
    assert here.player().m == 2
    assert here.decision == "ChooseTurn"
    here.choose("activate")
    assert "exhaust card=classics.coinage" in here.options()


@pytest.mark.rule("IM-11.30")
def test_any_number_of_garrisons_and_some_cards_never() -> None:
    here = bare().give(0, hand=["romans.raetia", "romans.glory", "romans.conquer"]).at("activate").play("romans.raetia")
    assert here.options() == ["garrison card=romans.conquer", "done"]
    here.choose("garrison card=romans.conquer")
    assert here.zone("garrison") == ["romans.conquer"]
    assert here.zone("host") == ["romans.raetia"]


@pytest.mark.rule("IM-11.30")
@pytest.mark.parametrize(("nation", "least"), [("romans", 5), ("arthurians", 5), ("olmecs", 1), ("egyptians", 1)])
def test_a_garrison_is_told_with_its_host(nation: str, least: int) -> None:
    found = 0
    for seed in range(4):
        position = TITLE.start(2, {"nation-1": nation, "nation-2": "persians", "side": "b"}, fast(seed))
        picks = fast(seed + 20)
        while not position.over:
            position.ears = []
            options = position.options()
            position.choose(options[picks.below(len(options))])
            told = [each for each in position.ears if each.event.name == "garrisoned"]
            if told:
                player = position.players[told[-1].a]
                assert host_of(player, told[-1].b) in (told[-1].c, -1), "-1: it has gone on already"
                found += host_of(player, told[-1].b) == told[-1].c
    assert found >= least


@pytest.mark.rule("IM-11.31")
def test_what_happens_to_the_host_happens_to_the_garrison() -> None:
    here = bare("atlanteans", "romans").give(0, play=["classics.hills"], host=["classics.hills"], garrison=["unrest.1"])
    here.give(0, hand=["atlanteans.flood.1"]).at("activate").play("atlanteans.flood.1").choose("accept")
    assert sorted(here.zone("hist")) == ["atlanteans.flood.1", "classics.hills", "unrest.1"]


@pytest.mark.rule("IM-11.32")
def test_a_played_knight_becomes_a_garrison_and_triggers_its_host() -> None:
    here = bare("arthurians", "romans").give(0, play=["classics.jungle", "classics.mountain"], hand=["arthurians.cai"])
    here.at("activate").play("arthurians.cai").choose("accept effect=gar-this").choose("host card=classics.mountain")
    here.first("exile-market")
    assert here.player().m == 3
    assert here.zone("garrison") == ["arthurians.cai"]
    assert here.zone("disc") == []


@pytest.mark.rule("IM-11.33")
def test_develop_by_a_card_ignores_the_token_on_the_area_and_places_none() -> None:
    here = bare().give(0, state="emp", hand=["macedonians.development"], m=4, dev_x=1).at("activate")
    here.play("macedonians.development").choose("choose effect=develop", "develop card=romans.the-senate")
    assert "romans.the-senate" in here.zone("disc")
    assert (here.player().x, here.player().dev_x) == (5, 1)


@pytest.mark.rule("IM-11.33")
@pytest.mark.parametrize("nation", ["vikings", "arthurians", "utopians"])
def test_nations_without_developments_cannot_develop(nation: str) -> None:
    here = bare(nation, "romans").give(0, hand=["minoans.king-minos"], m=9, p=9, g=9).at("activate")
    here.play("minoans.king-minos")
    assert here.decision == "Activate"


@pytest.mark.rule("IM-11.1")
@pytest.mark.parametrize(
    ("shield", "costs"),
    [
        ("classics.wilderness", "recalled"),
        ("classics.cape", "recalled"),
        ("qin.long-walls-ii", "recalled"),
        ("legends.scythians", "exhausted"),
        ("scythians.mounted-archers", "exhausted"),
        ("legends.fortified-region", "population"),
        ("utopians.daochang", "population"),
    ],
)
def test_every_protective_card_protects(shield: str, costs: str) -> None:
    here = bare().give(0, hand=["classics.corruption"], state="emp").give(1, play=[shield], p=1)
    here.at("activate").play("classics.corruption").choose(f"protect card={shield}")
    assert here.unrest_in("hand", 1) == 0
    assert (shield in here.hand(1)) == (costs == "recalled")
    assert (here.player(1).p == 0) == (costs == "population")
    assert (here.player(1).x == 4) == (costs == "exhausted" or shield == "legends.fortified-region")


@pytest.mark.rule("IM-11.1")
@pytest.mark.parametrize(("progress", "choice"), [(1, "pay-off"), (1, "spare"), (0, "")])
def test_a_standing_army_is_paid_off_or_left_alone(progress: int, choice: str) -> None:
    here = (
        bare().give(0, hand=["classics.corruption"], state="emp", g=progress).give(1, play=["classics.standing-army"])
    )
    here.at("activate").play("classics.corruption")
    if choice:
        here.choose(choice)
    assert here.unrest_in("hand", 1) == (1 if choice == "pay-off" else 0)
    assert here.player(1).g == (1 if choice == "pay-off" else 0)


@pytest.mark.rule("IM-11.31")
def test_the_palace_of_poseidon_sinks_with_the_mountain() -> None:
    here = bare("atlanteans", "romans").give(
        0, play=["atlanteans.mountain-of-atlantis", "atlanteans.palace-of-poseidon"]
    )
    here.give(0, hand=["atlanteans.flood.1"]).at("activate").play("atlanteans.flood.1").choose("accept")
    assert here.zone("play") == []
    assert len(here.zone("hist")) == 3


def test_pottery_that_leaves_play_loses_its_progress() -> None:
    here = (
        bare("minoans", "greeks").give(0, play=["minoans.pottery"], stored=2).give(1, hand=["greeks.greek-innovation"])
    )
    here.give(1, state="emp").at("activate", 1).play("greeks.greek-innovation")
    assert here.hand() == ["minoans.pottery"]
    assert here.player().stored == 0


def test_discounts_on_developments() -> None:
    here = bare("egyptians", "romans").give(
        0, play=["egyptians.medicine"], state="emp", m=2, p=1, disc=["romans.glory"]
    )
    here.give(0, hand=["egyptians.development"]).at("activate").play("egyptians.development")
    here.choose("choose effect=develop", "develop card=egyptians.obelisk")
    assert here.tokens() == (0, 0, 0)
