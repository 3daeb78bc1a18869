"""Broken cells: each is refused with its place, and with what was expected there."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts.read import Cell
from ludarium.games.europa.language import grammar
from ludarium.games.europa.language.deeds import Deeds
from ludarium.games.europa.language.program import Register
from ludarium.kernel.reading import ReadError

LINE = 7
START = 21


def cell(text: str) -> Cell:
    return Cell("event", 0, "effect", text, "test.csv", LINE, START)


PROGRAMS = [
    # statements
    ("dance(1)", 0, "there is no statement 'dance'"),
    ("", 0, "expected a statement, found the end"),
    ("gain(2 adm) ;", 13, "expected a statement"),
    ("gain(2 adm) gain(1 dip)", 12, "expected the end, found 'gain(1 dip)'"),
    ("gain(2 adm", 10, "expected ')'"),
    ("gain 2 adm", 5, "expected '('"),
    ("cancel(1)", 6, "expected the end"),
    ("may gain(1 adm)", 4, "expected '{'"),
    ("may{ gain(1 adm)", 16, "expected '}'"),
    ("choose{ A: gain(1 adm) }", 23, "a choice has two options or three"),
    ("choose{ A: gain(1 adm) | gain(2 adm) }", 25, "expected 'B:'"),
    ("choose{ B: gain(1 adm) | A: gain(2 adm) }", 8, "expected 'A:'"),
    ("choose{ A: cancel | B: cancel | C: cancel | D: cancel }", 42, "expected '}'"),
    ("if(at_war) gain(1 adm)", 11, "expected '{'"),
    ("if(at_war){ cancel } else gain(1 adm)", 26, "expected '{'"),
    ("if(at_wars){ cancel }", 3, "there is no condition or count 'at_wars'"),
    ("pay(2 gold){ cancel }", 6, "there is no pool 'gold'"),
    ("pay(adm){ cancel }", 4, "expected a number"),
    ("pay(1 adm + 2 adm){ cancel }", 14, "adm stands twice"),
    ("each(everybody){ cancel }", 5, "there is no group of players 'everybody'"),
    ("each(pr(Atlantis)){ cancel }", 8, "there is no Realm 'Atlantis'"),
    ("each(?area){ cancel }", 6, "expected ?opponent, found ?area"),
    ("each(highest(luck)){ cancel }", 13, "there is no count 'luck'"),
    ("3 { cancel }", 2, "expected x"),
    ("3 x cancel", 4, "expected '{'"),
    # lasting effects
    ("mod(siege_needed: 1)", 0, "only mod(cost: ...) stands by itself"),
    ("this_turn{ mod(cost: 1) }", 11, "it stands outside"),
    ("this_turn{ gain(1 adm) }", 11, "expected 'mod'"),
    ("this_turn{ mod(luck: 1) }", 15, "there is no modifier 'luck'"),
    ("this_turn{ mod(siege_needed: yes) }", 29, "siege_needed is a number"),
    ("this_turn{ mod(holy_war_cb: 1) }", 28, "holy_war_cb is yes"),
    ("this_turn{ mod(siege_needed[distant]: 1) }", 27, "siege_needed takes no filter"),
    ("this_turn{ mod(siege_needed: 1, at_war) }", 32, "expected 'when'"),
    ("use(Feast, 1 adm){ cancel }", 16, "expected ','"),
    ("use(Feast, 1 adm, 2 cubes){ cancel }", 20, "expected 'charges'"),
    ("use(Feast, 1 adm, 2 charges, secret){ cancel }", 29, "there is no flag 'secret'"),
    ("use(Feast, 1 adm, 2 charges, reaction:rain){ cancel }", 38, "there is no happening 'rain'"),
    ("on(lunch){ cancel }", 3, "there is no happening 'lunch'"),
    ("on(win_battle[own]){ cancel }", 14, "there is no word about a happening 'own'"),
    ("on(win_battle[naval or first_of_round]){ cancel }", 3, "first_of_round stands alone"),
    # amounts and resources
    ("gain(2 gold)", 7, "there is no resource 'gold'"),
    ("gain(0 adm)", 5, "expected a number above 0"),
    ("gain(-1 adm)", 5, "expected a number above 0"),
    ("gain(adm)", 8, "expected a resource"),
    ("lose(1 manpower)", 7, "manpower is never lost"),
    ("gain(1 per luck ducats)", 11, "there is no count 'luck'"),
    ("gain(ceil(base_tax/0) ducats)", 19, "divided by zero"),
    ("gain(ceil(base_tax) ducats)", 18, "expected '/'"),
    ("draw(1 ducats)", 7, "there is no type 'ducats'"),
    ("replenish(many)", 10, "expected a number"),
    ("influence(0 @Lombardy)", 10, "expected a number above 0"),
    # places and things
    ("claim(@Atlantis)", 7, "there is no place 'Atlantis'"),
    ("claim(@Lombardi)", 7, "Lombardy"),
    ("claim(@Saxony)", 6, "an Area and a Trade Node are called 'Saxony': write which one"),
    ("claim(@area:Lombardy)", 6, "write it without a prefix"),
    ("claim(@sea:Saxony)", 6, "a Sea Zone called 'Saxony' does not exist"),
    ("claim(@Paris)", 6, "expected an Area, found a Province"),
    ("claim(@America)", 6, "expected an Area, found a Distant Continent"),
    ("claim(Lombardy)", 6, "expected an Area"),
    ("develop(@Lombardy)", 8, "expected a Province, found an Area"),
    ("develop(capital_area)", 8, "expected a Province, found the Capital Area"),
    ("expand(@Lombardy)", 7, "expected a Trade Node, found an Area"),
    ("ships(1 light @Genoa)", 14, "expected a Sea Zone or ?port, found a Trade Node"),
    ("ships(1 raft ?port[own])", 8, "there is no type of Ship 'raft'"),
    ("units(1 elephants ?area[own])", 8, "there is no type of Unit 'elephants'"),
    ("alliance(Atlantis)", 9, "there is no Realm 'Atlantis'"),
    ("alliance(?area)", 10, "expected ?realm or ?opponent, found ?area"),
    ("alliance(?kingdom)", 10, "there is no kind 'kingdom'"),
    ("alliance(@Lombardy)", 9, "expected ?realm or ?opponent, found an Area"),
    ("remove_influence(1 ?area)", 24, "expected ','"),
    ("remove_influence(1 ?area, France)", 26, "expected whose Influence"),
    ("religion(@Lombardy)", 18, "expected ','"),
    ("religion(@Lombardy, pagan)", 20, "there is no faith 'pagan'"),
    ("state_religion(state)", 15, "there is no faith 'state'"),
    ("idea(Gunpowder)", 5, "there is no Idea 'Gunpowder'"),
    ("action(Sleep, free)", 7, "there is no Action 'Sleep'"),
    ("action(Trade)", 12, "expected ','"),
    ("action(Trade, cheap)", 14, "expected free or discount"),
    ("action(Trade[held], free)", 12, "Trade takes no filter"),
    ("take(?card[name=Feast])", 16, "there is no Action card 'Feast'"),
    ("dice(2 light)", 7, "there is no type of die 'light'"),
    ("dnpr(Persia, red, @Tabriz)", 13, "there is no colour 'red'"),
    ("dnpr(Persia, blue, @Lombardy)", 19, "expected a Province, found an Area"),
    ("symbol(thunder)", 7, "there is no symbol 'thunder'"),
    ("symbol(dnpr)", 11, "expected ':'"),
    ("symbol(dnpr:red)", 12, "there is no colour 'red'"),
    # filters
    ("claim(?area[hairy])", 12, "there is no word about an area 'hairy'"),
    ("claim(?area[own", 15, "expected ']'"),
    ("claim(?area[])", 12, "expected a word about an area"),
    ("claim(?area[own,])", 16, "expected a word about an area"),
    ("claim(?area[own or])", 18, "expected a word about an area"),
    ("claim(?area[owner])", 17, "expected '='"),
    ("claim(?area[owner=Atlantis])", 18, "there is no Realm 'Atlantis'"),
    ("claim(?area[@Paris])", 12, "a Province does not tell where an area is"),
    ("claim(?area[own=1])", 15, "own is not compared with anything"),
    ("claim(?area[place])", 12, "there is no word about an area 'place'"),
    ("annex(?realm[tax])", 16, "expected a comparison"),
    ("annex(?realm[tax=much])", 17, "expected a number"),
    ("alliance(?opponent[@Lombardy])", 19, "an opponent is not told by a place"),
    ("merchant(?node[@Lombardy])", 15, "an Area does not tell where a node is"),
]


@pytest.mark.parametrize(("text", "at", "why"), PROGRAMS)
def test_a_broken_program_is_told_with_its_place(text: str, at: int, why: str) -> None:
    with pytest.raises(ReadError) as caught:
        grammar.program(cell(text), Register(), Deeds())
    assert str(caught.value).startswith(f"test.csv:{LINE}:{START + at}: "), str(caught.value)
    assert why in str(caught.value)


CONDITIONS = [
    ("", 0, "expected a count"),
    ("happy", 0, "there is no condition or count 'happy'"),
    ("tax", 3, "expected a comparison"),
    ("tax>=", 5, "expected a number"),
    ("tax=>3", 4, "expected a number"),
    ("tax>=3 and", 10, "expected a count"),
    ("tax>=3 or", 9, "expected a count"),
    ("(tax>=3", 7, "expected ')'"),
    ("not", 3, "expected a count"),
    ("tax>=3 stability>=1", 7, "expected the end"),
    ("allies + >=3", 9, "expected a count"),
    ("provinces>=3", 9, "expected a filter after provinces"),
    ("ducats[own]>=3", 6, "ducats takes no filter"),
    ("emperor(France)", 7, "emperor has nothing in brackets"),
    ("is", 2, "expected '('"),
    ("is(@Paris)", 3, "found a Province"),
    ("owns(France)", 5, "expected a Province or an Area"),
    ("owns(@America)", 5, "expected a Province or an Area, found a Distant Continent"),
    ("adjacent(@Paris)", 9, "expected an Area, found a Province"),
    ("faith", 5, "expected '='"),
    ("faith=pagan", 6, "there is no faith 'pagan'"),
    ("faith=state", 6, "there is no faith 'state'"),
    ("faith(@Paris)=catholic", 6, "expected an Area"),
    ("has(Gunpowder)", 4, "there is no Idea or card 'Gunpowder'"),
    ("has(Canons)", 4, "Cannons"),
    ("most(luck)", 5, "there is no count 'luck'"),
    ("grown(did)>=1", 6, "only a count can have grown"),
    ("did(win_battle)>=1", 14, "expected ','"),
    ("did(win_battle, today)>=1", 16, "there is no span 'today'"),
    ("did(lunch, this_age)>=1", 4, "there is no happening 'lunch'"),
]


@pytest.mark.parametrize(("text", "at", "why"), CONDITIONS)
def test_a_broken_condition_is_told_with_its_place(text: str, at: int, why: str) -> None:
    with pytest.raises(ReadError) as caught:
        grammar.condition(cell(text), Register(), Deeds())
    assert str(caught.value).startswith(f"test.csv:{LINE}:{START + at}: "), str(caught.value)
    assert why in str(caught.value)
