"""Everything that the room can say is said in both languages, with arguments that it is told."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ludarium.games import europa
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.facts.scenarios import HUMAN, SCENARIO, SCENARIOS
from ludarium.games.europa.rounds.scoring import REASONS
from ludarium.games.europa.table.words import SOURCE
from ludarium.games.europa.title import TITLE
from ludarium.kernel.position import Decision
from ludarium.text import LANGUAGES, check_catalogue
from ludarium.text.catalogue import catalogue
from ludarium.text.check import frame_id_of
from ludarium.text.speaker import SEAT_VARIABLE, message_of

ROOM = Path(europa.__path__[0])


@cache
def told(method: str) -> dict[str, set[str]]:
    """For each class of the room, the names that its `about` or `facts` tells, itself or through what it calls."""
    functions: dict[str, ast.FunctionDef] = {}
    classes: list[ast.ClassDef] = []
    for file in ROOM.rglob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                functions[node.name] = node
            elif isinstance(node, ast.ClassDef):
                classes.append(node)
    found: dict[str, set[str]] = {}
    for node in classes:
        for each in node.body:
            if isinstance(each, ast.FunctionDef) and each.name == method:
                found[node.name] = set(_names(each, functions, set()))
    return found


def _names(node: ast.AST, functions: dict[str, ast.FunctionDef], seen: set[str]) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Tuple) and len(each.elts) == 2:
            first = each.elts[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value
        if isinstance(each, ast.Call):
            name = each.func.id if isinstance(each.func, ast.Name) else getattr(each.func, "attr", "")
            if name in functions and name not in seen:
                seen.add(name)
                yield from _names(functions[name], functions, seen)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_without_words(lang: str) -> None:
    assert check_catalogue(TITLE, lang, games=0) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_prompt_uses_what_its_decision_tells(lang: str) -> None:
    words = catalogue(TITLE.id, lang)
    wrong = []
    for name, cls in sorted(TITLE.classes.items()):
        if not issubclass(cls, Decision):
            continue
        known = told("about").get(name, set())
        for variable in sorted(words.variables(f"prompt-{frame_id_of(cls)}")):
            if not {variable, variable.rpartition("_")[0]} & known and not SEAT_VARIABLE.fullmatch(variable):
                wrong.append(f"{name}: ${variable}")
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_uses_what_its_decision_tells(lang: str) -> None:
    """`$card_price` is either a form of a card's name or a fact of the decision."""
    words = catalogue(TITLE.id, lang)
    facts = set().union(*told("facts").values())
    wrong = []
    for verb in TITLE.vocabulary.verbs:
        for variable in sorted(words.variables(f"option-{verb.name}")):
            name, mark, form = variable.rpartition("_")
            domain = next((each.domain for each in verb.arguments if each.name == name), None)
            if not mark or domain is None or variable in facts:
                continue
            if not any(form in words.attributes(message_of(domain.name, ref)) for ref in domain.refs):
                wrong.append(f"option-{verb.name}: ${variable}")
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIO.refs)
def test_every_scenario_says_what_it_is(scenario: str, lang: str) -> None:
    words = catalogue(TITLE.id, lang)
    rules = words.format(f"scenario-rules-{scenario}", {})[0]
    assert len(rules) > 40
    assert words.format(f"variant-scenario-{scenario}-about", {})[0].endswith(rules)
    for id in (f"variant-scenario-{scenario}", f"variant-scenario-{scenario}-about"):
        assert words.has(id)
        said, problems = words.format(id, {})
        assert said
        assert problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_names_sources_ends_and_automated_players(lang: str) -> None:
    """`score-…`, `end-…` and `other-…` are said from the standings."""
    words = catalogue(TITLE.id, lang)
    bots = {REALM.ref(seat.realm) for each in SCENARIOS for seat in each.seats if seat.kind != HUMAN}
    ids = [f"score-{source}" for source in SOURCE.refs] + [f"end-{reason}" for reason in REASONS if reason]
    ids += [f"other-{bot}" for bot in sorted(bots)]
    assert [id for id in ids if not words.has(id)] == []
