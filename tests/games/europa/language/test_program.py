"""What cells are compiled into."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import faiths
from ludarium.games.europa.facts.places import (
    AREA_NAMED,
    CONTINENT_NAMED,
    CONTINENT_OF,
    NODE_NAMED,
    PROVINCE_NAMED,
    SEA_NAMED,
    SPACE_NAMED,
    SPACE_OF,
)
from ludarium.games.europa.facts.read import Cell
from ludarium.games.europa.facts.realms import NAMED as REALM_NAMED
from ludarium.games.europa.language import grammar, names
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.deeds import Deeds, Facts, fits
from ludarium.games.europa.language.program import (
    ALWAYS,
    EVERYTHING,
    NO_TARGET,
    Condition,
    Effect,
    Filter,
    Register,
    Target,
)
from ludarium.kernel import program as kernel


def program(text: str) -> Effect:
    return grammar.program(Cell("event", 0, "effect", text, "test.csv", 1, 1), Register(), Deeds())


def condition(text: str) -> Condition:
    return grammar.condition(Cell("mission", 0, "requirement", text, "test.csv", 1, 1), Register(), Deeds())


def picked(text: str) -> Filter:
    """The filter of `verb(?kind[...])`."""
    target = program(text).target
    assert target.how == s.BY_PICK
    return target.filter


def named(target: Target) -> tuple[int, int]:
    assert target.how == s.BY_NAMED
    return target.kind, target.index


def words(filter: Filter) -> list[list[str]]:
    return [[("" if word.wanted else "not ") + s.WORDS[word.code] for word in each.words] for each in filter.clauses]


# codes


def test_structures_have_the_codes_of_the_kernel() -> None:
    for name in ("SEQUENCE", "MAY", "CHOOSE", "IF", "EACH", "PAY", "REPEAT", "NOTHING"):
        assert getattr(s, name) == getattr(kernel, name)
        assert s.STRUCTURES[getattr(s, name)] == name.lower()
    assert kernel.FIRST_CODE == s.LASTING
    assert len(s.STRUCTURES) == s.FIRST_VERB == s.GAIN


def test_faiths_have_the_codes_of_the_facts() -> None:
    assert [s.FAITHS[code].replace("_", "-") for code in range(faiths.FAITHS)] == faiths.FAITH.refs


@pytest.mark.parametrize(
    ("listed", "prefix"),
    [
        ("KINDS", "K_"),
        ("RESOURCES", "R_"),
        ("UNITS_OF", "U_"),
        ("SHIPS_OF", "S_"),
        ("FAITHS", "F_"),
        ("ACTIONS", "A_"),
        ("SYMBOLS", "E_"),
        ("WHO", "WHO_"),
        ("CONDITIONS", "C_"),
        ("COUNTS", "N_"),
        ("WORDS", "W_"),
        ("HAPPENINGS", "H_"),
        ("MODIFIERS", "M_"),
        ("HOWS", "BY_"),
        ("SPANS", ""),
        ("COLOURS", ""),
        ("SHAPES", ""),
    ],
)
def test_a_code_is_the_place_of_its_name(listed: str, prefix: str) -> None:
    for code, name in enumerate(getattr(s, listed)):
        assert getattr(s, prefix + name.upper().replace(" ", "_")) == code


def test_verbs_are_counted_on_from_the_structures() -> None:
    assert len(s.VERBS) == 46
    assert len(s.MODIFIERS) == 44
    assert len(s.HAPPENINGS) == 18
    for number, name in enumerate(s.VERBS):
        assert getattr(s, name.upper()) == s.FIRST_VERB + number
    assert s.CODES == s.FIRST_VERB + 46


# structures


def test_statements_follow_one_another() -> None:
    effect = program("gain(2 adm) ; draw(1 dip) ; cancel")
    assert effect.code == s.SEQUENCE
    assert [kid.code for kid in effect.kids] == [s.GAIN, s.DRAW, s.CANCEL]
    assert [kid.text for kid in effect.kids] == ["gain(2 adm)", "draw(1 dip)", "cancel"]


def test_a_choice_of_three() -> None:
    effect = program("choose{ A: gain(1 adm) | B: gain(1 dip) ; cancel | C: gain(1 mil) }")
    assert effect.code == s.CHOOSE
    assert [kid.code for kid in effect.kids] == [s.GAIN, s.SEQUENCE, s.GAIN]
    assert [kid.choice for kid in effect.kids] == [0, 1, 2]


def test_an_else() -> None:
    effect = program("if(at_war){ gain(1 mil) }else{ gain(1 dip) }")
    assert (effect.code, effect.condition.code, len(effect.kids)) == (s.IF, s.C_AT_WAR, 2)
    assert len(program("if(at_war){ gain(1 mil) }").kids) == 1


def test_a_payment_is_a_price_and_what_it_is_paid_for() -> None:
    effect = program("may{ pay(1 mil + 2 ducats){ units(2 infantry ?area[own]) } }")
    assert effect.code == s.MAY
    price, goal = effect.kids[0].kids
    assert (price.code, price.cost) == (s.PRICE, [0, 0, 1, 0, 2])
    assert (goal.code, goal.n, goal.what) == (s.UNITS, 2, s.U_INFANTRY)


def test_every_who() -> None:
    assert program("each(others){ cancel }").who.code == s.WHO_OTHERS
    assert program("each(all){ cancel }").who.code == s.WHO_ALL
    assert program("each(pr(Spain)){ cancel }").who.realm == REALM_NAMED["Castile"]
    assert program("each(pr_where(emperor)){ cancel }").who.condition.code == s.C_EMPEROR
    assert program("each(highest(tax)){ cancel }").who.count.code == s.N_TAX
    assert program("each(lowest(ideas)){ cancel }").who.code == s.WHO_LOWEST
    assert words(program("each(?opponent[catholic]){ cancel }").who.filter) == [["faith"]]


def test_a_repetition() -> None:
    effect = program("3 x { may{ action(Activate Units, free) } }")
    assert (effect.code, effect.n, effect.kids[0].code) == (s.REPEAT, 3, s.MAY)
    action = effect.kids[0].kids[0]
    assert (action.what, action.n, action.target.how) == (s.A_ACTIVATE_UNITS, s.FREE, s.BY_ABSENT)


def test_lasting_modifiers() -> None:
    effect = program("this_round{ mod(siege_needed: 1) ; mod(trade_power[distant]: 2, when stability>0) }")
    assert (effect.code, effect.span) == (s.LASTING, s.THIS_ROUND)
    first, second = effect.modifiers
    assert (first.name, first.amount.n, first.yes, first.when, first.filter) == (
        s.M_SIEGE_NEEDED,
        1,
        False,
        ALWAYS,
        EVERYTHING,
    )
    assert (second.filter.kind, second.when.code, second.when.compare) == (s.K_NODE, s.C_COMPARE, s.MORE)
    assert program("this_turn{ mod(no_mountain_cost: yes) }").modifiers[0].yes


def test_the_price_of_a_card() -> None:
    modifier = program("mod(cost: stability)").modifiers[0]
    assert (modifier.name, modifier.amount.code, modifier.amount.count.code) == (s.M_COST, s.COUNTED, s.N_STABILITY)


def test_an_action_of_a_display_card() -> None:
    register = Register()
    text = "use(Stand to Arms, 2 mil, 1 charges, covert, reaction:war_declared_on_you){ action(Recruit Units, free) }"
    effect = grammar.program(Cell("action", 0, "effect", text, "test.csv", 1, 1), register, Deeds())
    use = register.uses[effect.use]
    assert (use.name, use.ref, use.cost, use.charges) == ("Stand to Arms", "stand-to-arms", [0, 0, 2, 0, 0], 1)
    assert (use.covert, use.battle, use.reaction) == (True, False, s.H_WAR_DECLARED_ON_YOU)
    assert use.effect is effect.kids[0]


def test_the_first_of_a_round_is_no_fact_about_a_battle() -> None:
    happening = program("on(win_battle[other_faith, first_of_round]){ gain(1 prestige) }").happening
    assert (happening.code, happening.first) == (s.H_WIN_BATTLE, 0)
    assert words(happening.filter) == [["other_faith"]]
    assert program("on(phase4){ cancel }").happening.first == -1


# verbs


def test_amounts() -> None:
    assert program("gain(2 ducats)").n == 2
    per = program("gain(1 per deployed_regulars ducats)").amount
    assert (per.code, per.n, per.count.code) == (s.PER, 1, s.N_DEPLOYED_REGULARS)
    third = program("gain(ceil(base_tax/3) ducats)").amount
    assert (third.code, third.n, third.count.code) == (s.CEIL, 3, s.N_BASE_TAX)


def test_targets() -> None:
    assert named(program("influence(2 @Lombardy)").target) == (s.K_AREA, AREA_NAMED["Lombardy"])
    assert named(program("expand(@node:Saxony)").target) == (s.K_NODE, NODE_NAMED["Saxony"])
    assert named(program("ships(2 galley @sea:Black Sea)").target) == (s.K_SEA, SEA_NAMED["Black Sea"])
    assert named(program("unrest(1 @Roma)").target) == (s.K_PROVINCE, PROVINCE_NAMED["Roma"])
    assert named(program("truce(Great Britain)").target) == (s.K_REALM, REALM_NAMED["England"])
    assert program("rebels(1 it)").target.how == s.BY_IT
    assert program("religion(capital_area, state)").target.how == s.BY_CAPITAL_AREA
    assert program("cancel").target is NO_TARGET


def test_a_distant_province_is_an_area_of_its_own() -> None:
    assert named(program("claim(@Yemen)").target) == (s.K_AREA, SPACE_NAMED["Yemen"])
    assert named(program("unrest(1 @Yemen)").target) == (s.K_PROVINCE, PROVINCE_NAMED["Yemen"])


def test_whose_influence() -> None:
    assert program("remove_influence(2 ?area[npr], self)").whose.how == s.BY_SELF
    assert program("remove_influence(2 ?realm[npr], any)").whose.how == s.BY_ANY
    assert program("remove_influence(2 ?area[npr], ?opponent[catholic])").whose.kind == s.K_OPPONENT


def test_dice() -> None:
    mixed = program("dice(4 cavalry|artillery)")
    assert (mixed.n, mixed.what) == (4, 1 << s.U_CAVALRY | 1 << s.U_ARTILLERY)
    assert program("dice(2 any)").what == s.DICE_ANY
    assert program("dice(leader)").what == s.DICE_LEADER


def test_an_action_with_a_filter() -> None:
    effect = program("action(Research Idea[held], discount 2)")
    assert (effect.what, effect.n, words(effect.target.filter)) == (s.A_RESEARCH_IDEA, 2, [["held"]])


def test_other_verbs() -> None:
    assert program("religion(@Lombardy, counter_reformed)").what == s.F_COUNTER_REFORMED
    assert program("idea_discount(2 any)").what == s.R_ANY
    symbol = program("symbol(dnpr:blue)")
    assert (symbol.what, symbol.n) == (s.E_DNPR, s.BLUE)
    dnpr = program("dnpr(Persia, blue, @Tabriz+@Yerevan)")
    assert (dnpr.what, dnpr.places) == (s.BLUE, [PROVINCE_NAMED["Tabriz"], PROVINCE_NAMED["Yerevan"]])


def test_what_is_written_alike_is_one_node() -> None:
    effect = program("gain(1 adm) ; each(all){ gain(1 adm) }")
    assert effect.kids[0] is effect.kids[1].kids[0]


# filters


def test_commas_and_ors() -> None:
    found = picked("marriage(?realm[npr or your_vassal, your_influence or not enemy])")
    assert words(found) == [["npr", "your_vassal"], ["your_influence", "not enemy"]]
    assert found.mask == 1 << s.W_NPR | 1 << s.W_YOUR_VASSAL | 1 << s.W_YOUR_INFLUENCE | 1 << s.W_ENEMY
    assert picked("claim(?area)").clauses == []


def test_places_bound_a_filter() -> None:
    found = picked("unrest(1 ?province[own, @Lombardy|@Naples])")
    lombardy_naples = [AREA_NAMED["Lombardy"], AREA_NAMED["Naples"]]
    assert words(found) == [["own"]]
    assert found.bounded
    assert found.members == [p for p, space in enumerate(SPACE_OF) if space in lombardy_naples]
    assert [p for p in range(len(SPACE_OF)) if found.inside[p]] == found.members
    assert [named(place) for place in found.places[0]] == [(s.K_AREA, area) for area in lombardy_naples]


def test_two_place_clauses_are_what_they_have_in_common() -> None:
    found = picked("unrest(1 ?province[@Lombardy|@Paris, @Paris|@Roma])")
    assert found.members == [PROVINCE_NAMED["Paris"]]


def test_a_continent_is_all_its_spaces() -> None:
    america = CONTINENT_NAMED["America"]
    found = picked("claim(?area[@America])")
    assert found.members == [space for space, continent in enumerate(CONTINENT_OF) if continent == america]
    assert condition("provinces[own, @America]>=1").counts[0].filter.bounded


def test_a_place_that_is_not_wanted_does_not_bound() -> None:
    found = picked("claim(?area[not @Lombardy])")
    assert not found.bounded
    word = found.clauses[0].words[0]
    assert (word.code, word.wanted, word.members) == (s.W_PLACE, False, [AREA_NAMED["Lombardy"]])


def test_attributes() -> None:
    word = picked("claim(?area[owner=Spain])").clauses[0].words[0]
    assert (word.code, word.value, word.compare) == (s.W_OWNER, REALM_NAMED["Castile"], s.EQUAL)
    word = condition("advisors[skill>=2]>=2").counts[0].filter.clauses[0].words[0]
    assert (word.code, word.value, word.compare) == (s.W_SKILL, 2, s.AT_LEAST)
    assert picked("take(?card[name=Spy Network])").clauses[0].words[0].value == names.CARDS["Spy Network"]


# conditions


def test_and_binds_tighter_than_or() -> None:
    found = condition("age>=2 and at_war or emperor and not (at_war or stability<0)")
    assert found.code == s.C_OR
    assert [kid.code for kid in found.kids] == [s.C_AND, s.C_AND]
    assert found.kids[1].kids[1].code == s.C_NOT
    assert found.kids[1].kids[1].kids[0].code == s.C_OR


def test_sums_are_compared() -> None:
    found = condition("allies + marriages>=5")
    assert (found.code, found.compare, found.n) == (s.C_COMPARE, s.AT_LEAST, 5)
    assert [count.code for count in found.counts] == [s.N_ALLIES, s.N_MARRIAGES]


@pytest.mark.parametrize(
    ("written", "compare", "n"),
    [(">=2", s.AT_LEAST, 2), ("<=-1", s.AT_MOST, -1), ("=0", s.EQUAL, 0), (">0", s.MORE, 0), ("<0", s.LESS, 0)],
)
def test_comparisons(written: str, compare: int, n: int) -> None:
    found = condition(f"stability{written}")
    assert (found.compare, found.n) == (compare, n)


def test_every_condition() -> None:
    for word in ("at_war", "emperor", "curia_controller", "hre_subject", "leader_here"):
        assert s.CONDITIONS[condition(word).code] == word
    assert condition("at_war(France)").code == s.C_AT_WAR_WITH
    for word in ("is", "ally", "married", "exists"):
        found = condition(f"{word}(France)")
        assert s.CONDITIONS[found.code] == word
        assert named(found.place) == (s.K_REALM, REALM_NAMED["France"])
    assert condition("married(it)").place.how == s.BY_IT
    assert named(condition("owns(@Paris)").place) == (s.K_PROVINCE, PROVINCE_NAMED["Paris"])
    assert named(condition("controls(@Lombardy)").place) == (s.K_AREA, AREA_NAMED["Lombardy"])
    assert named(condition("adjacent(@Lombardy)").place) == (s.K_AREA, AREA_NAMED["Lombardy"])
    assert condition("faith=catholic").index == s.F_CATHOLIC
    assert condition("faith(@Andalucia)=muslim").code == s.C_FAITH_OF
    assert condition("has(Tercios/Janissaries)").index == names.IDEAS["Tercios/Janissaries"]
    assert condition("has(Spy Network)").code == s.C_HAS_CARD
    assert condition("most(influence[it])").counts[0].filter.mask == 1 << s.W_IT


def test_growth_and_deeds() -> None:
    deeds = Deeds()
    register = Register()
    for text in (
        "grown(tax)>=4 and grown(towns)>=3 and grown(tax)>=9",
        "did(win_battle[naval], this_age)>=2 or did(win_battle[naval], this_round)>=1 or did(annex, this_age)>=1",
    ):
        grammar.condition(Cell("milestone", 0, "requirement", text, "test.csv", 1, 1), register, deeds)
    assert deeds.grown == [s.N_TAX, s.N_TOWNS]
    assert [deed.happening.text for deed in deeds.deeds] == ["win_battle[naval]", "annex"]
    assert [len(found) for found in deeds.by_happening()][s.H_WIN_BATTLE] == 1


def test_facts_fit_a_happening() -> None:
    happening = program("on(win_battle[naval, not npr, units>=2]){ cancel }").happening
    facts = Facts()
    facts.naval, facts.units = True, 2
    assert fits(happening.filter, facts)
    facts.npr = True
    assert not fits(happening.filter, facts)
    facts.npr, facts.units = False, 1
    assert not fits(happening.filter, facts)


# what conditions read


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("stability>=1", s.G_OWN),
        ("age>=2 and ducats>=30", s.G_GAME | s.G_PURSE),
        ("is(France)", 0),
        ("married(Aragon)", s.G_REALMS),
        ("units>=7", s.G_FORCES),
        ("most(units)", s.G_FORCES),
        ("most(ideas)", s.G_OWN | s.G_RIVALS),
        ("owns(@Paris)", s.G_LAND | s.G_REALMS),
        ("provinces[own, @Lombardy]>=2", s.G_LAND | s.G_REALMS),
        ("nodes[your_merchant, distant]>=1", s.G_OWN),
        ("areas[own, revolutionary]>=3", s.G_LAND | s.G_REALMS | s.G_AREAS),
        ("not at_war", s.G_BONDS | s.G_REALMS),
        ("did(win_battle[naval], this_age)>=2", s.G_DEEDS),
        ("faith(@Andalucia)=catholic", s.G_AREAS),
    ],
)
def test_the_groups_that_a_condition_reads(text: str, groups: int) -> None:
    assert condition(text).reads == groups
