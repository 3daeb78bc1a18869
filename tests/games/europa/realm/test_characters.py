"""Characters: appointed, dismissed, reassigned; ill, dead, replaced (EU-5.2.1, 7.2)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import action_cards, people
from ludarium.games.europa.realm import characters, health
from ludarium.games.europa.rounds import minor
from ludarium.games.europa.table.player import NOBODY, THE_RULER
from ludarium.games.europa.table.position import FLEET, FLEET_ILL
from ludarium.games.europa.table.words import WORDS

from ..board import board
from .court import Court, card_of, ref

MAXIMILIEN, CECIL, GRANVELLE = "Maximilien de Béthune", "William Cecil", "Antoine de Granvelle"  # ADM; DIP 3 D; DIP 2 D
CORDOBA, PIZARRO, SPINOLA = "Gonzalo Fernández de Córdoba", "Francisco Pizarro", "Ambrogio Spinola"
WALLENSTEIN, ALBUQUERQUE = "Albrecht von Wallenstein", "Afonso de Albuquerque"


@pytest.fixture
def court() -> Court:
    return Court(board("1-01", people=4, lands=True))


def general(court: Court, name: str, army: int) -> int:
    return characters.general(court.position, court.table.player(name), army - 1)


@pytest.mark.rule("EX-EU1-20", "EU-5.2.1.1", "EU-5.2.1.2", "EU-7.2.12", "EU-7.2.13")
def test_england_appoints_maximilien_for_two_ducats(court: Court) -> None:
    court.power("england", ducats=2).hold("england", MAXIMILIEN)
    court.appoint("england", f"appoint-advisor card={ref(MAXIMILIEN)}")
    me = court.me("england")
    assert me.advisors == [card_of(MAXIMILIEN), NOBODY, NOBODY]
    assert me.ducats == 0
    assert me.hand == []  # its Action can no longer be played


@pytest.mark.rule("EU-5.2.1.2")
def test_an_advisor_needs_his_ducats(court: Court) -> None:
    court.power("england", ducats=1).hold("england", MAXIMILIEN)
    assert not characters.choices(court.position, court.table.player("england"))


@pytest.mark.rule("EU-7.2.11", "EU-6.0.6")
def test_one_advisor_of_each_type_the_old_one_is_discarded(court: Court) -> None:
    court.power("england", ducats=9).hold("england", CECIL, GRANVELLE, MAXIMILIEN)
    court.appoint("england", *[f"appoint-advisor card={ref(each)}" for each in (CECIL, MAXIMILIEN, GRANVELLE)])
    me = court.me("england")
    assert me.advisors == [card_of(MAXIMILIEN), card_of(GRANVELLE), NOBODY]
    assert court.position.decks.discards[1][-1:] == [card_of(CECIL)]
    assert me.ducats == 9 - 3 - 2 - 2


@pytest.mark.rule("EU-5.2.1.3", "EU-7.2.9", "EU-7.2.2", "EU-7.2.10")
def test_generals_and_admirals_cost_their_mil_and_sit_under_a_mat(court: Court) -> None:
    court.power("castile", mil=3).hold("castile", CORDOBA, PIZARRO, SPINOLA)  # 2, 1 and 1 MIL
    court.appoint("castile", f"appoint-general card={ref(CORDOBA)} army=2", f"appoint-admiral card={ref(PIZARRO)}")
    assert general(court, "castile", 2) == card_of(CORDOBA)  # an empty mat will do
    assert characters.admiral(court.position, court.table.player("castile")) == card_of(PIZARRO)
    assert court.me("castile").power == [0, 0, 0]
    verbs = {text.split()[0] for text in said(court, "castile")}
    assert "appoint-general" not in verbs
    assert "appoint-admiral" not in verbs
    player = court.table.player("castile")
    assert list(characters.leader_dice(court.position, player, card_of(CORDOBA))) == [3, 0, 0]
    assert list(characters.leader_dice(court.position, player, NOBODY)) == [0, 0, 0]


def said(court: Court, name: str) -> list[str]:
    """What Appoint offers."""
    if not characters.can_appoint(court.position, court.table.player(name)):
        return []
    court.act(name, characters.can_appoint, characters.begin_appoint)
    found = court.options
    court.position.agenda.pop()
    return found


@pytest.mark.rule("EU-7.2.10", "EU-9.U.16")
def test_a_replaced_general_takes_a_free_mat_or_is_discarded(court: Court) -> None:
    court.power("castile", mil=9).hold("castile", CORDOBA, PIZARRO, SPINOLA, WALLENSTEIN)
    one = [f"appoint-general card={ref(each)} army=1" for each in (CORDOBA, PIZARRO, SPINOLA)]
    court.appoint("castile", *one)
    assert [general(court, "castile", army) for army in (1, 2, 3)] == [
        card_of(SPINOLA),
        card_of(CORDOBA),
        card_of(PIZARRO),
    ]
    court.appoint("castile", f"appoint-general card={ref(WALLENSTEIN)} army=1")
    assert general(court, "castile", 1) == card_of(WALLENSTEIN)
    assert card_of(SPINOLA) in court.position.decks.discards[2]


@pytest.mark.rule("EU-5.2.1.4", "EUI-5")
def test_each_general_is_reassigned_free_and_once_a_turn(court: Court) -> None:
    court.power("castile", mil=3).hold("castile", CORDOBA, PIZARRO)
    court.appoint("castile", f"appoint-general card={ref(CORDOBA)} army=1")
    court.appoint("castile", f"appoint-general card={ref(PIZARRO)} army=2")
    court.appoint("castile", "reassign army=1 other=2")  # they change places
    assert [general(court, "castile", army) for army in (1, 2)] == [card_of(PIZARRO), card_of(CORDOBA)]
    assert court.me("castile").power == [0, 0, 0]
    # Córdoba has been, Pizarro only made room for him
    found = [text for text in said(court, "castile") if text.startswith("reassign")]
    assert found == ["reassign army=1 other=2", "reassign army=1 other=3"]
    court.appoint("castile", "reassign army=1 other=2")
    assert [general(court, "castile", army) for army in (1, 2)] == [card_of(CORDOBA), card_of(PIZARRO)]
    assert not [text for text in said(court, "castile") if text.startswith("reassign")]


@pytest.mark.rule("EU-5.2.1.1", "EUI-5", "EU-7.2.6")
def test_who_serves_is_dismissed_but_not_in_the_turn_of_his_appointment(court: Court) -> None:
    court.power("england", ducats=2).hold("england", MAXIMILIEN, CECIL)
    court.appoint("england", f"appoint-advisor card={ref(MAXIMILIEN)}")
    court.power("england", ducats=3)
    assert not [text for text in said(court, "england") if text.startswith("dismiss")]
    court.own("england").turn_appointed.clear()
    court.appoint("england", f"dismiss card={ref(MAXIMILIEN)}")
    assert court.me("england").advisors[0] == NOBODY
    assert court.position.decks.discards[0] == [card_of(MAXIMILIEN)]
    # the Ruler is no one to dismiss
    assert not [text for text in said(court, "england") if text.startswith("dismiss")]


@pytest.mark.rule("EU-5.2.1.6", "EU-7.2.5", "EU-7.2.8", "EU-7.2.2")
def test_in_an_interregnum_a_leader_from_hand_becomes_ruler_free(court: Court) -> None:
    court.hold("france", CORDOBA, MAXIMILIEN)
    assert not [text for text in said(court, "france") if text.startswith("appoint-ruler")]
    court.table.interregnum("france")
    court.appoint("france", f"appoint-ruler card={ref(CORDOBA)}")
    me = court.me("france")
    assert me.ruler == card_of(CORDOBA)
    assert me.hand == [card_of(MAXIMILIEN)]
    assert list(people.SKILL[me.ruler]) == [1, 1, 3]


@pytest.mark.rule("EU-7.2.7", "EU-9.4.6", "EUI-5", "EUI-65")
def test_the_ruler_commands_an_army_free_once_a_turn(court: Court) -> None:
    court.table.army("france", 1, "seine", infantry=2).army("france", 2, "languedoc", infantry=2)
    court.power("france", mil=2).hold("france", CORDOBA)
    assert [text for text in said(court, "france") if text.startswith("ruler")] == [
        "ruler-to-army army=1",
        "ruler-to-army army=2",
    ]
    court.appoint("france", f"appoint-general card={ref(CORDOBA)} army=1", "ruler-to-army army=1")
    assert general(court, "france", 1) == THE_RULER
    assert general(court, "france", 2) == card_of(CORDOBA)  # he has made room
    me = court.me("france")
    player = court.table.player("france")
    assert characters.leader_dice(court.position, player, THE_RULER) == people.DICE[me.ruler]
    assert not [text for text in said(court, "france") if text.startswith("ruler")]
    court.own("france").turn_flags = 0
    court.appoint("france", "ruler-home")
    assert characters.ruler_army(court.position, player) == -1


@pytest.mark.rule("EU-5.2.1.6", "EU-7.2.17", "EU-7.2.18", "EU-7.2.6")
def test_a_lost_ruler_is_replaced_at_once_from_hand(court: Court) -> None:
    court.table.army("france", 1, "seine", infantry=2)
    court.appoint("france", "ruler-to-army army=1")
    court.hold("france", CORDOBA, MAXIMILIEN)
    characters.ruler_lost(court.position, court.table.player("france"))
    court.run()
    assert court.asked == "NewRuler france"
    assert court.of("appoint-ruler") == [ref(CORDOBA)]
    assert general(court, "france", 1) == NOBODY  # he commands no more
    court.answer(f"appoint-ruler card={ref(CORDOBA)}")
    assert court.me("france").ruler == card_of(CORDOBA)


@pytest.mark.rule("EU-7.2.19", "EU-7.2.18")
def test_otherwise_an_interregnum_begins(court: Court) -> None:
    court.hold("france", MAXIMILIEN)
    characters.ruler_lost(court.position, court.table.player("france"))
    court.run()
    # whoever holds a card is asked: that he has no Leader is his secret
    assert court.options == ["decline"]
    court.answer("decline")
    assert court.me("france").ruler == NOBODY
    assert court.events("interregnum-began") == [{"realm": "france"}]


@pytest.mark.rule("EU-7.2.3", "EU-7.2.4", "EU-7.2.8")
def test_a_historical_ruler_replaces_the_ruler_and_may_come_ill(court: Court) -> None:
    enrique = people.RULER.index("enrique-iv")
    player = court.table.player("castile")
    characters.appoint_ruler(court.table.interregnum("castile").position, player, *court.hold("castile", CORDOBA))
    characters.install(court.position, player, enrique)
    me = court.me("castile")
    assert (me.ruler, me.ruler_ill) == (enrique, 1)
    assert card_of(CORDOBA) in court.position.decks.discards[2]


@pytest.mark.rule("EU-7.2.1", "EU-7.2.14", "EU-7.2.16", "EU-16.5.3")
def test_a_symbol_makes_its_characters_ill_and_the_second_time_kills(court: Court) -> None:
    shape = action_cards.MORTALITY[card_of(CORDOBA)]
    well = next(each for each in (MAXIMILIEN, CECIL) if action_cards.MORTALITY[card_of(each)] != shape)
    court.power("castile", mil=4, ducats=9).hold("castile", CORDOBA, well)
    court.appoint("castile", f"appoint-admiral card={ref(CORDOBA)}", f"appoint-advisor card={ref(well)}")
    player = court.table.player("castile")
    health.mortality(court.position, shape)
    assert court.position.forces.fleets[player * FLEET + FLEET_ILL] == 1
    assert court.me("castile").advisors_ill == [0, 0, 0]
    health.mortality(court.position, shape)
    assert characters.admiral(court.position, player) == NOBODY
    assert card_of(CORDOBA) in court.position.decks.discards[2]
    assert court.events("died")[-1]["realm"] == "castile"


@pytest.mark.rule("EU-7.2.14", "EU-7.2.17")
def test_a_ruler_dies_of_his_second_ill_health(court: Court) -> None:
    court.own("castile").ruler = people.RULER.index("enrique-iv")
    court.own("castile").ruler_ill = 1
    health.mortality(court.position, people.SHAPE_OF[people.RULER.index("enrique-iv")])
    court.run()
    assert court.me("castile").ruler == NOBODY


@pytest.mark.rule("EU-7.2.15")
def test_a_leader_can_die_of_wounds(court: Court) -> None:
    court.power("castile", mil=4).hold("castile", CORDOBA)
    court.appoint("castile", f"appoint-general card={ref(CORDOBA)} army=1")
    player = court.table.player("castile")
    health.wound(court.position, player, card_of(CORDOBA))
    assert general(court, "castile", 1) == card_of(CORDOBA)
    health.wound(court.position, player, card_of(CORDOBA))
    assert general(court, "castile", 1) == NOBODY


@pytest.mark.rule("EU-5.2.3", "EU-5.2.3.1", "EU-5.2.3.2", "EU-7.4.6", "EU-7.4.7", "EUI-5")
def test_loans_are_taken_and_repaid_as_minor_actions(court: Court) -> None:
    court.power("france", ducats=1)
    take, repay = "take-loan", "repay-loan"
    assert take in minors(court)
    assert repay not in minors(court)
    choose(court, take)
    assert (court.me("france").ducats, court.me("france").interest) == (6, 1)
    choose(court, repay)
    assert (court.me("france").ducats, court.me("france").interest) == (0, 0)
    assert take not in minors(court)  # not in the same Turn
    court.own("france").turn_flags = 0
    court.own("france").interest = 5
    assert take not in minors(court)


@pytest.mark.rule("EU-5.2.4", "EU-5.2.4.1")
def test_replenish_makes_three_units_available_for_a_mil(court: Court) -> None:
    court.power("france", mil=1)
    court.own("france").exhausted = 5
    choose(court, "replenish")
    me = court.me("france")
    assert (me.available, me.exhausted, me.power[2]) == (3, 2, 0)
    assert "replenish" not in minors(court)  # no MIL is left
    court.power("france", mil=1)
    choose(court, "replenish")
    assert (court.me("france").available, court.me("france").exhausted) == (5, 0)


def minors(court: Court) -> list[str]:
    return [WORDS.text(option) for option in minor.options(court.position, court.table.player("france"))]


def choose(court: Court, text: str) -> None:
    player = court.table.player("france")
    assert text in minors(court)
    minor.choose(court.position, player, WORDS.parse(text))
    court.run()
