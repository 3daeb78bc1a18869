"""Decks: counts, keys, and what the cards name."""

from __future__ import annotations

import re

import pytest

from ludarium.games.europa.facts import action_cards, dice, events, goals, ideas, people, places, realms, trade_cards
from ludarium.games.europa.facts.cells import cells

from .raw import DATA, rows


def test_references_are_plain_letters() -> None:
    domains = (
        *(places.PROVINCE, places.SPACE, places.SEA, places.NODE, places.CONTINENT, places.BOARD),
        *(realms.REALM, people.RULER, action_cards.CARD, action_cards.CARDTYPE, events.EVENT, events.SYMBOL),
        *(goals.MISSION, goals.MILESTONE, goals.STRUGGLE, ideas.IDEA, trade_cards.TRADE, trade_cards.GOOD),
    )
    for domain in domains:
        for ref in domain.refs:
            assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", ref), ref


def test_every_cell_of_the_effect_language_is_handed_out_with_its_place() -> None:
    found = cells()
    assert len(found) == 759
    assert len({(cell.file, cell.line) for cell in found}) == 512
    for cell in found:
        line = (DATA / cell.file).read_text(encoding="utf-8").split("\n")[cell.line - 1]
        assert line[cell.at - 1 :].startswith(cell.text.replace('"', '""'))


def test_there_are_36_action_cards_of_each_power() -> None:
    assert [sum(1 for card in range(108) if action_cards.DECK[card] == deck) for deck in range(3)] == [36, 36, 36]
    without = [kind for kind in range(27) if not action_cards.IN_INTRODUCTION[kind]]
    assert {row["id"] for row in rows("action_cards") if row["not_in_1-00"]} == {
        *(f"ADM-0{n}" for n in (1, 2, 7, 8)),
        *(f"DIP-0{n}" for n in (2, 5, 6, 7)),
        *(f"MIL-0{n}" for n in (1, 3, 5, 6, 9)),
    }
    assert len(without) == 13


def test_kinds_of_action_cards() -> None:
    def named(flags: bytes) -> set[str]:
        return {action_cards.TYPE_NAME[kind] for kind in range(27) if flags[kind]}

    assert named(action_cards.IS_COVERT) == {"Counterespionage", "Study Technology", "New Alliance"}
    assert named(action_cards.IS_BATTLE) == {"Superior Tactics", "Inspired Leadership"}
    assert named(action_cards.IS_REACTION) == {"Counterespionage", "One Step Ahead", "Scorched Earth"}
    assert named(action_cards.IS_DISPLAY) == named(action_cards.CHARGES)
    assert {happening for happening in action_cards.REACTS_TO if happening} == {
        "covert_action_against_you",
        "enemy_enters_your_army",
        "siege_in_your_area",
    }


def test_prices_of_the_rulebooks_examples() -> None:
    price = {
        name: (action_cards.COST_MP[kind], action_cards.COST_DUCATS[kind])
        for name, kind in action_cards.TYPE_NAMED.items()
    }
    assert price["New Alliance"] == (4, 2)
    assert price["Counterespionage"] == (2, 0)
    assert price["Central Authority"] == (2, 2)


@pytest.mark.rule("EU-2.C.16")
def test_every_card_has_one_character() -> None:
    assert (sum(action_cards.IS_LEADER), 108 - sum(action_cards.IS_LEADER)) == (40, 68)
    for card in range(108):
        if action_cards.IS_LEADER[card]:
            assert action_cards.LEADER_MIL[card] in (1, 2)
            assert sum(action_cards.LEADER_DICE[card]) >= 1
            assert sum(people.SKILL[card]) >= 1
        else:
            assert 1 <= action_cards.ADVISOR_DUCATS[card] <= 4
            assert action_cards.ADVISOR_TYPE[card] >= 0
    shapes = [list(action_cards.MORTALITY).count(shape) for shape in range(4)]
    assert shapes == [27, 27, 27, 27]


@pytest.mark.rule("EU-16.1.1")
def test_events_by_age_and_kind() -> None:
    assert [list(events.AGE).count(age) for age in (1, 2, 3, 4)] == [56, 58, 57, 50]
    assert [list(events.KIND).count(kind) for kind in range(3)] == [37, 48, 136]
    for name, event in events.NAMED.items():
        assert int(name[0]) == events.AGE[event]
        if events.KIND[event] != events.A_EVENT:
            assert events.MORTALITY[event] == -1
        symbols = [symbol for symbol, _ in events.SYMBOLS[event]]
        assert events.REVOLUTION not in symbols or events.AGE[event] == 4
        assert (people.OF_EVENT[event] >= 0) == (events.KIND[event] == events.OF_REALM)


def test_no_event_asks_for_an_idea_of_a_later_age() -> None:
    for cell in events.cells():
        for name in re.findall(r"\bidea\(([^)]*)\)", cell.text):
            assert ideas.MIN_AGE[ideas.NAMED[name]] <= events.AGE[cell.owner], (cell.text, name)


def test_ideas_by_type_and_age() -> None:
    assert [len(ideas.OF_TYPE[kind]) for kind in range(3)] == [10, 10, 10]
    assert [sum(ideas.BASIC[idea] for idea in ideas.OF_TYPE[kind]) for kind in range(3)] == [1, 1, 1]
    assert [sum(1 for idea in range(30) if ideas.MIN_AGE[idea] <= age) for age in (1, 2, 3, 4)] == [22, 22, 27, 30]
    assert {ideas.NAME[idea] for idea in range(30) if ideas.FORM[idea]} == {
        "Absolute Monarchy",
        "Constitutional Monarchy",
        "Revolutionary Regime",
    }


def test_missions_unlock_one_another() -> None:
    for mission in range(goals.MISSIONS):
        for other in goals.UNLOCKS[mission]:
            assert mission in goals.AFTER[other]
        for other in goals.AFTER[mission]:
            assert mission in goals.UNLOCKS[other]
        assert bool(goals.STARTING[mission]) == (not goals.AFTER[mission])


@pytest.mark.rule("EU-17.2.1")
@pytest.mark.parametrize(
    ("realm", "code", "prestige"),
    [
        ("Austria", "AUS", 49),
        ("Castile", "CAS", 50),
        ("England", "ENG", 48),
        ("France", "FRA", 47),
        ("Muscovy", "MUS", 48),
        ("Ottomans", "OTT", 50),
        ("Poland", "POL", 47),
        ("Denmark", "DAN", 41),
        ("Sweden", "SWE", 43),
        ("Portugal", "POR", 41),
        ("Netherlands", "NED", 42),
        ("Papal States", "PAP", 40),
        ("Brandenburg", "BRA", 43),
        ("Venice", "VEN", 42),
        ("Mamluks", "MAM", 43),
        ("Byzantium", "BYZ", 46),
        ("Ulm", "ULM", 40),
        ("Aragon", "ARA", 43),
    ],
)
def test_each_deck_of_missions_can_be_played_through(realm: str, code: str, prestige: int) -> None:
    deck = goals.deck_of(realms.NAMED[realm])
    assert deck is not None
    assert deck.code == code
    own = [name for name in goals.MISSION_NAMED if name.startswith(f"{code}-")]
    cards = [list(goals.MISSION_NAMED)[mission] for mission in deck.missions]
    assert cards == own if own else {name[:2] for name in cards} <= {"G1", "G2"}
    assert sum(goals.MISSION_PRESTIGE[mission] for mission in deck.missions) == prestige
    done = {mission for mission in deck.missions if goals.STARTING[mission]}
    assert set(deck.starting) == done
    while True:
        more = {m for m in deck.missions if m not in done and done & set(goals.AFTER[m])}
        if not more:
            break
        done |= more
    assert done == set(deck.missions)


def test_kalmar_plays_the_missions_of_denmark() -> None:
    assert goals.deck_of(realms.KALMAR) is goals.deck_of(realms.DENMARK)
    assert goals.deck_of(realms.NAMED["Granada"]) is None


def test_four_milestones_of_each_age_and_category() -> None:
    for age in (1, 2, 3, 4):
        assert [len(cards) for cards in goals.MILESTONES_OF[age]] == [4, 4, 4, 4]
    assert all(prestige == [5, 3, 1] for prestige in goals.MILESTONE_PRESTIGE)


@pytest.mark.rule("EU-17.4.1")
def test_power_struggles_have_battlegrounds() -> None:
    found = goals.BATTLEGROUNDS[goals.STRUGGLE_NAMED["italian_wars"]]
    assert [places.SPACE_NAME[space] for space in found] == ["Lombardy", "Central Italy", "Naples", "Venetia", "Sicily"]
    assert all(len(spaces) >= 5 for spaces in goals.BATTLEGROUNDS)


@pytest.mark.rule("EU-12.1.1", "EU-12.1.T1")
def test_the_sample_trade_card() -> None:
    card = trade_cards.NAMED["T02-3"]
    assert trade_cards.INCOME[card] == [11, 14, 8, 10, 5, 6]
    first = trade_cards.LINES[card][0]
    assert (places.NODE_NAME[first.node], places.NODE_NAME[first.secondary]) == ("Champagne", "Genoa")
    furs = trade_cards.LINES[trade_cards.NAMED["T10-1"]]
    assert [line.needs for line in furs] == [trade_cards.TOKEN_ON_KEY, trade_cards.NOTHING, trade_cards.NOTHING]
    assert [places.NAME[key] for key in furs[0].keys] == ["Hudson Bay", "Canada", "Great Lakes", "New England"]
    assert furs[0].power == [2, 2, 2, 1]
    assert furs[2].power[[places.NAME[key] for key in furs[2].keys].index("West Siberia")] == 3


@pytest.mark.rule("EU-12.1.4")
def test_trade_decks_grow_by_discovery() -> None:
    assert len(trade_cards.deck(east=False)) == 31
    assert len(trade_cards.deck(east=True)) == 33
    for east in (False, True):
        later = {card for continent in range(5) for card in trade_cards.brought_in(continent, east)}
        assert later.isdisjoint(trade_cards.deck(east))
        assert len(later) + len(trade_cards.deck(east)) == 44
    assert trade_cards.GOOD.size == 20


def test_gold_and_slaves_have_rules_of_their_own() -> None:
    for card in range(44):
        good = trade_cards.GOOD.refs[trade_cards.GOOD_OF[card]]
        assert bool(trade_cards.IS_GOLD[card]) == (good == "gold")
        assert bool(trade_cards.IS_SLAVES[card]) == (good == "slaves")


def test_faces_of_the_dice() -> None:
    for die, icon in enumerate((dice.I, dice.C, dice.A)):
        faces = list(dice.BATTLE_FACES[die])
        assert faces.count(icon) == (2 if die == 0 else 3)
        assert faces.count(dice.I2) == faces.count(dice.BLANK) == 1
    assert sorted(dice.REBEL_FACES) == list(range(6))
    assert list(zip(dice.EXPLORE_NUMBER, dice.EXPLORE_SKULL, strict=True)) == [
        (1, 0),
        (2, 0),
        (3, 0),
        (1, 1),
        (2, 1),
        (3, 1),
    ]
    assert list(dice.COUNT) == [6, 3, 3, 3, 1, 1]


def test_expected_hits_of_the_dice_are_those_of_the_table() -> None:
    for die, row in enumerate(rows("dice")[:3]):
        faces = list(dice.BATTLE_FACES[die])
        infantry = faces.count(dice.I) + faces.count(dice.I2)
        assert infantry / 6 == pytest.approx(float(row["exp_infantry"]), abs=0.001)
        assert (infantry + faces.count(dice.I2)) / 6 == pytest.approx(float(row["exp_infantry_doubled"]), abs=0.001)
        assert faces.count(dice.C) / 6 == pytest.approx(float(row["exp_cavalry"]), abs=0.001)
        assert faces.count(dice.A) / 6 == pytest.approx(float(row["exp_artillery"]), abs=0.001)


@pytest.mark.rule("EUI-32")
def test_rulers() -> None:
    edward = people.OF_EVENT[events.NAMED["103-1"]]
    assert people.NAME[edward] == "Edward IV"
    assert people.SKILL[edward] == [2, 2, 3]
    assert people.DICE[edward] == [1, 2, 0]
    assert people.starting("S103", realms.ENGLAND) == edward
    assert people.starting("S106", realms.KALMAR) == people.starting("1444", realms.DENMARK)
    assert people.ILL[people.starting("1444", realms.CASTILE)] == 1
    assert people.NAME[people.starting("S105", realms.FRANCE)] == "Louis XIII"
    assert people.RULER.refs[people.starting("1618", realms.FRANCE)] == "louis-xiii-1618"
    assert people.starting("1444", realms.NAMED["Granada"]) == -1


def test_rulers_of_1618_and_1796_lived_then() -> None:
    dead = {"Rudolf II", "Felipe II", "Elizabeth I", "Henri IV", "Selim II", "Leonardo Donà", "Louis XVI", "Carlos III"}
    for setup in ("1618", "S204"):
        assert not dead & {people.NAME[ruler] for ruler in people.START[setup].values()}
