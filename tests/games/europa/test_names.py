"""Everything that options and events can speak about has a name in both languages."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ludarium.games.europa.facts as facts
from ludarium.games.europa.language.book import USE
from ludarium.games.europa.table import words
from ludarium.kernel.domain import Domain

TEXT = Path(facts.__file__).parent.parent / "text"
FILES = ("places", "people", "terms")


def _domains() -> dict[str, Domain]:
    """The domains of the fact tables and of the common vocabulary, and the uses of Display cards."""
    modules = [
        importlib.import_module(f"{facts.__name__}.{found.name}") for found in pkgutil.iter_modules(facts.__path__)
    ]
    found: dict[str, Domain] = {USE.name: USE}
    for module in [*modules, words]:
        for thing in vars(module).values():
            if isinstance(thing, Domain) and not thing.is_number and not thing.parts:
                found[thing.name] = thing
    return found


def _plain(pattern: ast.Pattern | None) -> str:
    """The text itself; a name that is another name stands in braces."""
    assert pattern is not None
    return "".join(element.value if isinstance(element, ast.TextElement) else "{}" for element in pattern.elements)


def _messages(lang: str) -> dict[str, str]:
    """What stands in the three files of names: ids with their texts, attributes as `id.case`."""
    found: dict[str, str] = {}
    for name in FILES:
        resource = FluentParser().parse((TEXT / f"{name}.{lang}.ftl").read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = _plain(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = _plain(attribute.value)
    return found


DOMAINS = _domains()
NAMES = {lang: _messages(lang) for lang in ("en", "ru")}
# Roman numerals, card numbers and the abbreviations that the Russian rulebook keeps.
KEPT = re.compile(r"\b[IVX]+\b|\bDNPR\b")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", DOMAINS)
def test_every_thing_has_a_name(lang: str, name: str) -> None:
    wanted = [f"{name}-{ref}" for ref in DOMAINS[name].refs]
    assert [id for id in wanted if not NAMES[lang].get(id)] == []


def test_the_languages_name_the_same_things() -> None:
    english, russian = ({id for id in NAMES[lang] if "." not in id} for lang in ("en", "ru"))
    assert english == russian


def test_a_name_of_a_domain_is_a_name_of_one_of_its_things() -> None:
    """No name is left behind when a reference changes."""
    for id in NAMES["en"]:
        domain = id.split("-")[0]
        if domain in DOMAINS and "." not in id:
            assert id.removeprefix(f"{domain}-") in DOMAINS[domain].numbers, id


def test_names_are_written_in_the_letters_of_their_language() -> None:
    for id, text in NAMES["ru"].items():
        assert not re.search("[A-Za-zÀ-ɏ]", KEPT.sub("", text)), f"{id}: {text}"
    for id, text in NAMES["en"].items():
        assert not re.search("[А-Яа-яЁё]", text), f"{id}: {text}"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    "name", ["province", "space", "sea", "node", "realm", "card", "cardtype", "event", "idea", "mission"]
)
def test_no_two_things_of_a_kind_have_the_same_name(lang: str, name: str) -> None:
    names = [NAMES[lang][f"{name}-{ref}"] for ref in DOMAINS[name].refs]
    assert len(names) == len(set(names))


def test_realms_are_declined_in_russian() -> None:
    names = NAMES["ru"]
    assert (names["realm-france.gen"], names["realm-france.dat"], names["realm-france.acc"]) == (
        "Франции",
        "Франции",
        "Францию",
    )
    assert (names["realm-ottomans.dat"], names["realm-ottomans.acc"]) == ("Османам", "Османов")
    unchanging = {"Ак-Коюнлу", "Кара-Коюнлу", "Дели", "Клеве", "Конго", "Мали", "Марокко", "Перу", "Тимбукту"}
    for ref in DOMAINS["realm"].refs:
        assert f"realm-{ref}.gen" in names or names[f"realm-{ref}"] in unchanging, ref


def test_rulers_of_later_starts_have_the_names_of_their_year() -> None:
    assert NAMES["en"]["ruler-felipe-iii"] == "Felipe III"
    assert NAMES["ru"]["ruler-felipe-iii"] == "Филипп III"
    assert NAMES["ru"]["ruler-louis-xiii-1618"] == NAMES["ru"]["ruler-louis-xiii"] == "Людовик XIII"
