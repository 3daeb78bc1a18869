"""The whole box of cards, compiled."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts.action_cards import TYPE_NAMED
from ludarium.games.europa.facts.cells import cells
from ludarium.games.europa.facts.events import NAMED as EVENT_NAMED
from ludarium.games.europa.facts.goals import MILESTONE_NAMED, MISSION_NAMED, STRUGGLE_NAMED
from ludarium.games.europa.facts.ideas import NAMED as IDEA_NAMED
from ludarium.games.europa.facts.read import Cell
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK, CHOICE, USE, Book
from ludarium.games.europa.language.program import ALWAYS, Effect
from ludarium.kernel.reading import ReadError


def every(effect: Effect) -> list[Effect]:
    return [effect, *[inner for kid in effect.kids for inner in every(kid)]]


def test_every_cell_is_compiled() -> None:
    written = cells()
    assert len(written) == 759
    empty_before = Book()
    empty_before.read(written)
    assert len(empty_before.effects) == len(BOOK.effects)
    assert all(effect is not BOOK.nothing for effect in [*BOOK.events, *BOOK.mission_rewards, *BOOK.milestone_rewards])
    assert all(condition is not ALWAYS for condition in [*BOOK.mission_requires, *BOOK.milestone_requires])
    assert all(effect is not BOOK.nothing for effect in BOOK.struggles)


def test_nodes_are_found_by_their_ids() -> None:
    for effect in BOOK.effects:
        assert BOOK.effects[effect.id] is effect
        for kid in effect.kids:
            assert BOOK.effects[kid.id] is kid
    for condition in BOOK.conditions:
        assert BOOK.conditions[condition.id] is condition
    for modifier in BOOK.modifiers:
        assert BOOK.modifiers[modifier.id] is modifier
    for happening in BOOK.happenings:
        assert BOOK.happenings[happening.id] is happening
    for use in BOOK.uses:
        assert BOOK.uses[use.id] is use
        assert USE.refs[use.id] == use.ref


def test_everything_that_can_be_offered_is_a_choice() -> None:
    for effect in BOOK.effects:
        if effect.code in (s.CHOOSE, s.MAY):
            assert all(0 <= kid.choice < CHOICE.size for kid in effect.kids)
            assert len({kid.choice for kid in effect.kids}) == len(effect.kids)


def test_every_verb_modifier_and_count_is_used() -> None:
    assert {effect.code for effect in BOOK.effects} >= set(range(s.FIRST_VERB, s.CODES))
    assert {modifier.name for modifier in BOOK.modifiers} == set(range(len(s.MODIFIERS)))
    assert {count.code for count in BOOK.counts} == set(range(len(s.COUNTS)))
    assert {condition.code for condition in BOOK.conditions} == set(range(1, len(s.CONDITIONS)))
    assert {effect.who.code for effect in BOOK.effects if effect.code == s.EACH} == set(range(len(s.WHO)))


def test_every_filter_word_is_used_by_some_kind() -> None:
    used = {word.code for found in BOOK.filters for clause in found.clauses for word in clause.words}
    assert used | {s.W_PLACE} == set(range(len(s.WORDS)))


def test_the_counters_of_deeds() -> None:
    assert len(BOOK.deeds) == 27
    assert [deed.id for deed in BOOK.deeds] == list(range(27))
    spans = {(count.deed, count.span) for count in BOOK.counts if count.code == s.N_DID}
    assert len(spans) == 32
    assert BOOK.grown == [s.N_TAX, s.N_LARGE_TOWNS, s.N_TOWNS, s.N_MARRIAGES, s.N_VASSALS]
    assert BOOK.firsts == 2
    assert sum(len(found) for found in BOOK.deeds_of) == 27


def test_every_condition_knows_what_it_reads() -> None:
    for condition in [*BOOK.mission_requires, *BOOK.milestone_requires]:
        assert 0 < condition.reads < 1 << len(s.GROUPS)


def test_an_idea() -> None:
    deus_vult = IDEA_NAMED["Deus Vult"]
    assert BOOK.idea_requires[deus_vult] is ALWAYS
    assert BOOK.idea_instant[deus_vult].code == s.MAY
    assert [modifier.name for modifier in BOOK.idea_modifiers[deus_vult]] == [s.M_HOLY_WAR_CB]
    assert [listen.happening.code for listen in BOOK.idea_listens[deus_vult]] == [s.H_WIN_BATTLE]
    assert (deus_vult, BOOK.idea_listens[deus_vult][0]) in BOOK.listeners[s.H_WIN_BATTLE]
    assert [idea for idea, _ in BOOK.modified_by[s.M_INFANTRY_DOUBLE]] == [
        IDEA_NAMED["Tercios/Janissaries"],
        IDEA_NAMED["Line Infantry"],
    ]
    assert BOOK.idea_requires[IDEA_NAMED["Absolute Monarchy"]].code == s.C_NOT
    # columns permanent and prestige together
    assert len(BOOK.idea_listens[IDEA_NAMED["Absolute Monarchy"]]) == 2


def test_an_action_card() -> None:
    council = TYPE_NAMED["Council of Estates"]
    assert [modifier.name for modifier in BOOK.card_prices[council]] == [s.M_COST]
    assert BOOK.card_effects[council].code == s.SEQUENCE
    assert [kid.code for kid in BOOK.card_effects[council].kids] == [s.GAIN, s.MAY]
    spies = TYPE_NAMED["Spy Network"]
    assert [use.name for use in BOOK.card_uses[spies]] == ["Support Rebels", "Sow Discontent", "Sabotage Reputation"]
    assert all(use.covert and use.card == spies for use in BOOK.card_uses[spies])
    assert BOOK.card_effects[spies] is BOOK.nothing
    assert BOOK.card_reactions[TYPE_NAMED["Counterespionage"]] == s.H_COVERT_ACTION_AGAINST_YOU
    assert BOOK.card_reactions[spies] == -1


def test_an_event_a_mission_a_milestone_and_a_struggle() -> None:
    assert [kid.code for kid in BOOK.events[EVENT_NAMED["11A-1"]].kids] == [s.CHOOSE, s.EACH]
    fra = MISSION_NAMED["FRA-1C"]
    assert BOOK.mission_requires[fra].counts[0].code == s.N_UNITS
    assert [kid.code for kid in BOOK.mission_rewards[fra].kids] == [s.REPLENISH, s.GAIN]
    assert BOOK.milestone_requires[MILESTONE_NAMED["M1-ECO-income"]].counts[0].slot == 0
    assert BOOK.struggles[STRUGGLE_NAMED["deluge"]].code == s.EACH


@pytest.mark.parametrize(
    ("kind", "column", "text", "why"),
    [
        ("event", "effect", "mod(cost: 1)", "mod(...) does not belong here"),
        ("event", "effect", "on(phase4){ gain(1 adm) }", "on(...) does not belong here"),
        ("event", "effect", "may{ use(Feast, 1 adm, 1 charges){ cancel } }", "use(...) does not belong here"),
        ("event", "effect", "while_held{ mod(siege_needed: 1) }", "while_held{...} belongs to"),
        ("mission", "reward", "each(all){ on(phase4){ cancel } }", "on(...) does not belong here"),
        ("action", "effect", "on(phase4){ cancel }", "on(...) does not belong here"),
        ("action", "effect", "while_held{ mod(siege_needed: 1) }", "while_held{...} belongs to"),
        ("idea", "instant", "while_held{ mod(siege_needed: 1) }", "while_held{...} belongs to"),
        ("idea", "permanent", "gain(1 adm)", "only while_held{...} and on(...){...} work"),
        ("idea", "prestige", "this_turn{ mod(siege_needed: 1) }", "only while_held{...} and on(...){...} work"),
    ],
)
def test_what_stands_in_the_wrong_table_is_refused(kind: str, column: str, text: str, why: str) -> None:
    with pytest.raises(ReadError) as caught:
        Book().read([Cell(kind, 0, column, text, "test.csv", 3, 15)])
    assert str(caught.value).startswith(f"test.csv:3:15: {column}: ")
    assert why in str(caught.value)
