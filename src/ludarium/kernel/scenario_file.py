"""Reading a scenario file: what may stand where, before anything is played.

A file without `version = 2` is of the first version: it knows fewer fields, and what was passed over in silence then is
passed over now (docs/scenarios.md lists it). Shapes are checked in both.
"""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any, Final

from ludarium.kernel import rulebook
from ludarium.kernel.errors import LudariumError, bad_scenario, unknown
from ludarium.kernel.layout_places import brief
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.title import Title, find

NEWEST: Final = 2

# The fields by the version that brought them.
_TOP: Final = (
    ("title", "seats", "variants", "seed", "names", "name", "about", "rules", "given", "step", "then"),
    ("version", "case", "result", "unchanged"),
)
_CASE: Final = ("id", "name", "about", "rules", "variants", "given", "step", "then", "result", "unchanged")
_STEP: Final = (
    ("seat", "choose", "chance", "say", "then", "offered", "not_offered", "decision", "over", "error"),
    ("decides", "only", "refused", "told", "not_told", "told_only", "until", "unchanged", "result"),
)
GIVEN: Final = (("phase", "seat", "chance"), ("until", "inside", "sound"))

_LANGUAGE: Final = re.compile("[a-z]{2}")
_ID: Final = re.compile("[a-z0-9][a-z0-9-]{0,39}")


def parse(text: str, source: str) -> dict[str, Any]:
    """The file as tables; raises LudariumError for whatever is not TOML."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise bad_scenario(source, "its tables are nested too deeply.", "deep") from None
    except ValueError as error:
        raise bad_scenario(source, f"it is not valid TOML: {error}.", "toml", {"detail": str(error)}) from None


def title_of(data: dict[str, Any], source: str, title: Title | None) -> Title:
    id = data.get("title")
    if title is not None and id in (None, title.id):
        return title
    try:
        return find(text_of(id, f"{source}: title"))
    except LudariumError as error:
        raise error if error.code == "bad-scenario" else bad_scenario(source, error) from None
    except ImportError as missing:
        raise bad_scenario(source, f"{id} cannot be loaded: {missing}.", "load", {"detail": str(missing)}) from None


def check_file(data: dict[str, Any], source: str, title: Title) -> int:
    """Checks the shape of the whole file, and gives its version."""
    version = whole(data.get("version", 1), f"{source}: version")
    if not 1 <= version <= NEWEST:
        raise bad_scenario(
            source,
            f"version {version} of scenario files is not known here; the newest is {NEWEST}.",
            "version",
            {"given": str(version), "newest": str(NEWEST)},
        )
    _known(data, _TOP, version, source)
    _check_head(data, version, source, title)
    for name, value in _table(data.get("variants", {}), f"{source}: variants").items():
        text_of(value, f"{source}: variants.{name}")
    whole(data.get("seats", 1), f"{source}: seats")
    whole(data.get("seed", 1), f"{source}: seed")
    texts(data.get("names", []), f"{source}: names")
    _check_course(data, version, source, title)
    cases = data.get("case", [])
    if not isinstance(cases, list):
        raise bad_scenario(source, "the cases are written as [[case]].", "cases")
    ids: list[str] = []
    for number, case in enumerate(cases):
        where = f"{source}: case {number + 1}"
        _known(case, (_CASE,), 1, where)
        _check_head(case, version, where, title)
        for name, value in _table(case.get("variants", {}), f"{where}: variants").items():
            text_of(value, f"{where}: variants.{name}")
        ids.append(_case_id(case, number, where))
        if ids[-1] in ids[:-1]:
            raise bad_scenario(where, f"there are two cases {ids[-1]!r}.", "twice", {"given": ids[-1]})
        _check_course(case, version, where, title)
    return version


def _case_id(case: dict[str, Any], number: int, where: str) -> str:
    id = text_of(case.get("id", str(number + 1)), f"{where}: id")
    if not _ID.fullmatch(id):
        raise bad_scenario(
            f"{where}: id", f"expected small letters, digits and hyphens, not {id!r}.", "case-id", {"given": id}
        )
    return id


def case_id(case: dict[str, Any], number: int) -> str:
    return str(case.get("id", number + 1))


def _check_head(table: dict[str, Any], version: int, where: str, title: Title) -> None:
    said(table.get("name", {}), f"{where}: name")
    said(table.get("about", {}), f"{where}: about")
    cited = texts(table.get("rules", []), f"{where}: rules")
    if version < 2:
        return
    known = rules_of(title)
    for rule in cited:
        if rule not in known:
            raise bad_scenario(
                f"{where}: rules",
                f"{title.id} has no rule {rule}.",
                "rule",
                {"title": title.id, "given": rule},
            )


def _check_course(table: dict[str, Any], version: int, where: str, title: Title) -> None:
    """What is given, the steps and the end: of the file or of one case."""
    given = _table(table.get("given", {}), f"{where}: given")
    if version < 2:
        for name in GIVEN[1]:
            if name in given and name not in title.layout.codecs:
                raise _newer(f"{where}: given", name)
    numbers(given.get("chance", []), f"{where}: given.chance")
    if "until" in given:
        reading_point(title, given["until"], f"{where}: given.until")
    _table(given.get("inside", {}), f"{where}: given.inside")
    if "sound" in given:
        _flag(given["sound"], f"{where}: given.sound")
    _table(table.get("then", {}), f"{where}: then")
    _table(table.get("result", {}), f"{where}: result")
    _unchanged(table, where)
    steps = table.get("step", [])
    if not isinstance(steps, list):
        raise bad_scenario(where, "the steps are written as [[step]].", "steps")
    for number, step in enumerate(steps):
        _known(step, _STEP, version, f"{where}: step {number + 1}")
        _check_step(step, version, f"{where}: step {number + 1}", title)


def _check_step(step: dict[str, Any], version: int, where: str, title: Title) -> None:
    said(step.get("say", {}), f"{where}: say")
    numbers(step.get("chance", []), f"{where}: chance")
    if "choose" in step:
        text_of(step["choose"], f"{where}: choose")
    for name in ("seat", "decides"):
        if name in step:
            whole(step[name], f"{where}: {name}")
    for name in ("offered", "not_offered"):
        texts(step.get(name, []), f"{where}: {name}")
    if "over" in step:
        _flag(step["over"], f"{where}: over")
    for name in ("then", "result", "refused"):
        _table(step.get(name, {}), f"{where}: {name}")
    for option, reason in step.get("refused", {}).items():
        text_of(reason, f"{where}: refused.{option}")
    _unchanged(step, where)
    if "until" in step:
        reading_point(title, step["until"], f"{where}: until")
    if "decision" in step:
        decision = text_of(step["decision"], f"{where}: decision")
        if version >= 2 and decision not in frames(title, Decision):
            raise bad_scenario(f"{where}: decision", unknown("decision", decision, frames(title, Decision)))
    if version < 2:
        return
    if "error" in step:
        raise bad_scenario(where, "'error' was never looked at; write 'refused'.", "error-field")
    if "choose" not in step:
        if "seat" in step:
            raise bad_scenario(
                where,
                "'seat' says who makes a choice, and there is none here; who decides now is 'decides'.",
                "seat-idle",
            )
        if step.get("chance") and "until" not in step:
            raise bad_scenario(where, "nothing happens in this step that chance could be for.", "chance-idle")


def _unchanged(table: dict[str, Any], where: str) -> None:
    value = table.get("unchanged", [])
    if value != "otherwise":
        if isinstance(value, str):
            raise bad_scenario(
                f"{where}: unchanged",
                f'expected "otherwise" or a list of parts, not {value!r}.',
                "unchanged",
                {"given": brief(value)},
            )
        texts(value, f"{where}: unchanged")


# what a title knows


def frame_name(cls: type) -> str:
    """`CounterRaiders` is `counter-raiders`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in cls.__name__).lstrip("-")


def frames(title: Title, kind: type) -> list[str]:
    """The names of all decisions, or of all automatic steps, of a title."""
    return [frame_name(cls) for cls in title.classes.values() if issubclass(cls, kind)]


def reading_point(title: Title, given: Any, where: str) -> tuple[str, dict[str, str]]:
    """`pay-income seat=1`: an automatic step of the title, and what its fields must be."""
    words = text_of(given, where).split()
    known = frames(title, Step)
    if not words or words[0] not in known:
        raise bad_scenario(where, unknown("step", " ".join(words), known))
    fields: dict[str, str] = {}
    for word in words[1:]:
        name, sign, value = word.partition("=")
        if not sign:
            raise bad_scenario(where, f"expected name=value, not {word!r}.", "name-value", {"given": word})
        fields[name] = value
    return words[0], fields


_rules: dict[str, set[str]] = {}


def rules_of(title: Title) -> set[str]:
    """The ids of a title's rules.md, and those that its engine cites."""
    known = _rules.get(title.id)
    if known is None:
        package = type(title).__module__.rpartition(".")[0]
        book = rulebook.find(resources.files(package), title.prefix)
        known = set(book.rules) if book is not None else set()
        for verb in title.vocabulary.verbs:
            known.update(verb.rules)
        for event in title.vocabulary.events:
            known.update(event.rules)
        for cls in title.classes.values():
            known.update(getattr(cls, "RULES", ()))
        _rules[title.id] = known
    return known


# shapes


def _known(table: Any, names: tuple[tuple[str, ...], ...], version: int, where: str) -> None:
    _table(table, where)
    known = [name for group in names[:version] for name in group]
    later = [name for group in names[version:] for name in group]
    for name in table:
        if name in later:
            raise _newer(where, name)
        if name not in known:
            raise bad_scenario(
                where,
                f"there is no {name!r} here. Expected one of: {', '.join(known)}.",
                "no-field",
                {"given": str(name), "expected": ", ".join(known)},
            )


def _newer(where: str, name: str) -> LudariumError:
    return bad_scenario(
        where, f"{name!r} belongs to version 2: write version = 2 at the top of the file.", "newer", {"given": name}
    )


def _table(given: Any, where: str) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise bad_scenario(where, f"expected a table, not {brief(given)}.", "table-not", {"given": brief(given)})
    return given


def _flag(given: Any, where: str) -> bool:
    if not isinstance(given, bool):
        raise bad_scenario(where, f"expected true or false, not {brief(given)}.", "flag", {"given": brief(given)})
    return given


def text_of(given: Any, where: str) -> str:
    if not isinstance(given, str):
        raise bad_scenario(where, f"expected text, not {brief(given)}.", "text", {"given": brief(given)})
    return given


def texts(given: Any, where: str) -> list[str]:
    if not isinstance(given, list):
        raise bad_scenario(where, f"expected a list, not {brief(given)}.", "list", {"given": brief(given)})
    return [text_of(each, where) for each in given]


def said(given: Any, where: str) -> dict[str, str]:
    """Texts by language."""
    if not isinstance(given, dict) or not all(_LANGUAGE.fullmatch(language) for language in given):
        raise bad_scenario(where, "expected a table with a text for each language: en, ru.", "texts")
    return {language: text_of(text, f"{where}.{language}") for language, text in given.items()}


def whole(given: Any, where: str) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise bad_scenario(where, f"expected a whole number, not {brief(given)}.", "whole", {"given": brief(given)})
    return given


def numbers(given: Any, where: str) -> list[int]:
    if not isinstance(given, list):
        raise bad_scenario(where, "expected a list of whole numbers.", "wholes")
    return [whole(each, where) for each in given]
