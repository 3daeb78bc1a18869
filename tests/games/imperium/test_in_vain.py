"""What may be chosen although nothing comes of it says so."""

from __future__ import annotations

import pytest

from ludarium.games.imperium.title import TITLE
from ludarium.kernel.match import Match
from ludarium.kernel.vain import vain as in_vain
from ludarium.server.standing import answer

from .table import Table, bare


def vain(here: Table) -> list[str]:
    """The options whose words say that they bring nothing."""
    found = in_vain(TITLE, here.position, here.position.options())
    return [TITLE.vocabulary.text(option) for option in found]


@pytest.mark.rule("IM-11.33")
@pytest.mark.parametrize("there", [False, True])
def test_egyptians_exhaust_for_a_development_that_may_not_be_there(there: bool) -> None:
    here = bare("egyptians", "persians", side="a").give(0, state="emp", p=1, m=9)
    here.give(0, dev=["egyptians.development"] if there else []).at("activate").exhaust("egyptians.power.a")
    develop, actions = here.options()
    assert "develop" in develop
    assert "gain" in actions
    assert vain(here) == ([] if there else [develop])


@pytest.mark.rule("IM-11.33")
@pytest.mark.parametrize("there", [False, True])
@pytest.mark.parametrize("nation", ["macedonians", "persians", "egyptians", "atlanteans"])
def test_a_development_that_develops_what_may_not_be_there(nation: str, there: bool) -> None:
    card = f"{nation}.development"
    other = next(each for each in ("persians", "egyptians") if each != nation)
    here = bare().give(0, hand=[card], dev=[f"{other}.development"] if there else [], m=9, p=2, state="emp")
    here.at("activate").play(card)
    if here.decision == "ChooseOne":
        assert vain(here) == ([] if there else ["choose effect=develop"])
    else:
        assert not there, "it is done without asking, because the other branch does nothing"


@pytest.mark.rule("IM-11.17")
@pytest.mark.parametrize("exiled", [False, True])
def test_the_lighthouse_swaps_with_an_exile_pile_that_may_be_empty(exiled: bool) -> None:
    here = bare("greeks", "romans").pile("exile", ["classics.onager"] if exiled else [])
    here.give(0, play=["greeks.lighthouse"], disc=["classics.corruption"]).at("activate").exhaust("greeks.lighthouse")
    top = next(option for option in here.options() if "top" in option)
    swap = next(option for option in here.options() if "swap" in option)
    assert here.options() == [top, swap]
    assert vain(here) == ([] if exiled else [swap])


@pytest.mark.rule("IM-11.12")
@pytest.mark.parametrize("discarded", [False, True])
def test_mosaics_picks_from_a_discard_pile_that_may_be_empty(discarded: bool) -> None:
    here = bare().give(0, play=["macedonians.mosaics"], disc=["romans.raetia"] if discarded else [], m=1, state="emp")
    here.at("activate")
    assert vain(here) == ([] if discarded else ["exhaust card=macedonians.mosaics"])


@pytest.mark.rule("IM-8.2")
@pytest.mark.parametrize("discarded", [False, True])
def test_at_the_solstice_mauryans_pick_from_a_discard_pile_that_may_be_empty(discarded: bool) -> None:
    here = bare("mauryans", "romans", side="a").give(0, m=1, disc=["romans.raetia"] if discarded else [])
    here.at("solstice")
    pay = here.options()[0]
    assert pay.startswith("accept")
    assert vain(here) == ([] if discarded else [pay])


@pytest.mark.rule("IM-5.4")
def test_a_card_whose_text_does_nothing_now_can_be_played_all_the_same() -> None:
    here = bare().give(0, hand=["romans.glory", "romans.raetia"]).at("activate")
    assert here.options() == ["play card=romans.glory", "play card=romans.raetia", "end-turn"]
    assert vain(here) == ["play card=romans.glory"], "nothing to abandon; the region stays in play"


@pytest.mark.parametrize(("there", "answered"), [(False, True), (True, False)])
def test_where_all_but_one_option_are_in_vain_it_is_taken_if_wished(there: bool, answered: bool) -> None:
    """Egypt exhausts for a development or for actions; nothing is left to develop."""
    here = bare("egyptians", "persians", side="a").give(0, state="emp", p=1, m=9)
    here.give(0, dev=["egyptians.development"] if there else []).at("activate").exhaust("egyptians.power.a")
    actions = here.options()[1]
    match = Match.new(TITLE, 2)
    match.position = here.position
    assert answer(match, 0, [], "single") is None
    assert answer(match, 0, [], "useful") == (actions if answered else None)
    assert answer(match, 0, [], "ask") is None
