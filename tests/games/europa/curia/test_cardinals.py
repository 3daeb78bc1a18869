"""Cardinals and the Roma slot (EU-19.0-19.2)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import offices
from ludarium.games.europa.curia import cardinals

from ..board import board
from ..realm.court import Court


@pytest.fixture
def court() -> Court:
    return Court(board("1-01", people=4, lands=True))


def names(court: Court) -> list[str]:
    """Who sits in the slots, from the left."""
    realms = ("france", "castile", "england", "austria")
    return [next(name for name in realms if court.table.player(name) == each) for each in court.position.curia]


def gain(court: Court, *realms: str) -> None:
    for name in realms:
        cardinals.gain(court.position, court.table.player(name))


def controller(court: Court) -> int:
    return offices.curia_controller(court.position)


@pytest.mark.rule("EU-19.1.4", "EU-19.1.3")
def test_a_new_cardinal_enters_from_the_left_and_pushes_the_last_out(court: Court) -> None:
    assert offices.curia_slots(court.position) == 5  # four Catholic players and one more
    gain(court, "france", "castile", "castile", "england", "austria")
    assert names(court) == ["austria", "england", "castile", "castile", "france"]
    assert court.me("france").cubes == 29
    gain(court, "england")
    assert names(court) == ["england", "austria", "england", "castile", "castile"]
    assert court.me("france").cubes == 30


@pytest.mark.rule("EU-19.0.1", "EU-15.0.2")
def test_only_catholics_have_cardinals(court: Court) -> None:
    court.table.faith("england", "protestant").faith("france", "counter-reformed")
    gain(court, "england", "france")
    assert names(court) == ["france"]


@pytest.mark.rule("EU-19.1.3", "AMB-36")
def test_with_a_catholic_less_a_slot_is_blocked(court: Court) -> None:
    gain(court, "france", "castile", "castile", "austria", "austria")
    court.table.faith("england", "protestant")
    cardinals.faith_changed(court.position, court.table.player("england"))
    assert names(court) == ["austria", "austria", "castile", "castile"]
    assert court.me("france").cubes == 30


@pytest.mark.rule("EU-19.1.1", "EU-19.1.2", "EU-19.2.1", "AMB-52", "AMB-53")
def test_the_controller_has_most_and_of_the_tied_the_leftmost(court: Court) -> None:
    position = court.position
    assert controller(court) == -1
    court.table.curia("castile")
    assert controller(court) == court.table.player("castile")
    assert not offices.uncontested(position)  # one is not enough
    court.table.curia("france", "castile", "castile", "france")
    assert controller(court) == court.table.player("france")
    assert not offices.uncontested(position)
    court.table.curia("france", "castile", "castile", roma="castile")
    assert controller(court) == court.table.player("castile")
    assert offices.uncontested(position)
    court.table.curia("france", "castile", "france", roma="castile")
    assert controller(court) == court.table.player("castile")  # Roma is leftmost of all


# Roma


@pytest.mark.rule("EU-19.1.5", "EU-19.1.7", "EU-2.2.3")
def test_the_ally_of_the_papal_states_holds_roma_and_keeps_his_others(court: Court) -> None:
    gain(court, "france")
    court.table.ally("france", "papal-states")
    assert court.position.roma == court.table.player("france")
    assert court.me("france").cubes == 28
    gain(court, "france")
    assert offices.cardinals(court.position, court.table.player("france")) == 3
    court.table.ally("castile", "papal-states")  # the old Alliance is over
    assert court.position.roma == court.table.player("castile")
    assert court.me("france").cubes == 28


@pytest.mark.rule("EU-19.1.6", "EU-19.1.7", "AMB-37")
def test_who_controls_roma_overrides_the_ally_and_has_no_other_cardinal(court: Court) -> None:
    court.table.ally("france", "papal-states")
    gain(court, "castile", "castile")
    court.table.occupy("roma", "castile")
    assert court.position.roma == court.table.player("castile")
    assert names(court) == []
    gain(court, "castile")
    assert names(court) == []
    assert offices.cardinals(court.position, court.table.player("castile")) == 1
    # Rebels in it: nobody by control, so the Ally holds it again
    court.table.rebel_town("roma")
    assert court.position.roma == court.table.player("france")


@pytest.mark.rule("EU-19.1.6", "EU-19.0.1")
def test_roma_under_one_who_is_no_catholic_is_nobodys(court: Court) -> None:
    court.table.ally("france", "papal-states").faith("castile", "protestant").occupy("roma", "castile")
    assert court.position.roma == -1
    court.table.faith("castile", "catholic")
    cardinals.faith_changed(court.position, court.table.player("castile"))
    assert court.position.roma == court.table.player("castile")


@pytest.mark.rule("AMB-35", "EU-19.3.2")
def test_who_loses_a_cardinal_chooses_which_but_never_romas(court: Court) -> None:
    court.table.curia("france", "castile", "france", roma="france")
    cardinals.lose(court.position, court.table.player("france"), 1)
    court.run()
    assert court.of("lose-cardinal") == ["0", "2"]
    court.answer("lose-cardinal slot=0")
    assert names(court) == ["castile", "france"]
    cardinals.lose(court.position, court.table.player("france"), 1)
    assert court.asked == ""
    assert (names(court), court.position.roma) == (["castile"], court.table.player("france"))
