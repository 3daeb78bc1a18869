"""Titles: what they are called by, what they speak of, their words, rules and lessons. The same for everybody."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import threading
from collections.abc import Callable
from functools import lru_cache
from importlib import resources
from typing import Annotated, Any, TypeVar

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import convert

from ludarium.kernel import rulebook as books
from ludarium.kernel import shapes
from ludarium.kernel.domain import Argument, Domain
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.figures import fingerprint
from ludarium.kernel.match import Match
from ludarium.kernel.position import Position
from ludarium.kernel.record import Header, Record
from ludarium.kernel.scenario import Scenario, cases
from ludarium.kernel.scenario_course import stands_between
from ludarium.kernel.title import Title, find, shelf, titles
from ludarium.server.book import write as write_book
from ludarium.server.delta import encode
from ludarium.server.errors import not_found
from ludarium.server.routes_people import Asking
from ludarium.server.tables import LEVELS
from ludarium.server.wire import (
    ArgumentInfo,
    DomainInfo,
    Lesson,
    Lessons,
    LessonStep,
    LessonSummary,
    Rules,
    RuleText,
    ScenarioOut,
    TitleInfo,
    TitleList,
    TitleSummary,
    Variant,
    Word,
    Words,
)
from ludarium.server.wire_rules import Book
from ludarium.text.catalogue import LANGUAGES, room, source
from ludarium.text.guide import Guide
from ludarium.text.guide_file import guide_of

log = logging.getLogger("ludarium.server")
TitleId = Annotated[str, Parameter(pattern="^[a-z0-9-]{1,40}$")]
LanguageId = Annotated[str, Parameter(pattern="^[a-z]{2}$")]


def told(shape: Any) -> dict[int, ResponseSpec]:
    """What the description of the interface says about an answer that is kept encoded."""
    return {200: ResponseSpec(shape, generate_examples=False, description="")}


def known(id: str) -> Title:
    if id not in titles():
        raise not_found("title")
    try:
        return find(id)
    except ModuleNotFoundError:
        raise not_found("title") from None


def lasting(request: Asking, content: bytes, kind: str) -> Response[bytes]:
    """An answer that a browser keeps, and asks for again only to hear that it has not changed."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=60, must-revalidate"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)


# Reading all lessons of a large title, or all its words, takes a second: that is done once, and beside the event loop.

T = TypeVar("T")
preparing = threading.RLock()


def prepared(make: Callable[..., T], *what: str) -> T:
    """What is made when it is first asked for, by one thread only: who asks meanwhile waits and finds it made."""
    with preparing:
        return make(*what)


JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
SCRIPT = "text/javascript; charset=utf-8"


@lru_cache(1)
def on_shelf() -> list[Title]:
    """All titles that can be loaded. What another package offers and cannot be loaded is told in the server's log."""
    found, faults = shelf()
    for fault in faults:
        log.error("A title is left out: %s", fault)
    return found


@lru_cache(64)
def own_board(id: str) -> bytes | None:
    """The board that a title of another package brings for the browser, if it does."""
    folder = room(id)
    file = None if folder is None else folder / "web" / "board.js"
    return file.read_bytes() if file is not None and file.is_file() else None


@lru_cache(64)
def level_styles(id: str) -> dict[str, str]:
    """By level of bots, how it plays the title (tools/styles.py); empty where nobody has watched them."""
    folder = room(id)
    file = None if folder is None else folder / "data" / "styles.json"
    if file is None or not file.is_file():
        return {}
    return convert(json.loads(file.read_text("utf-8"))["notes"], dict[str, str])


@get("/api/titles/{title:str}/board.js", sync_to_thread=True)
def title_board(title: TitleId, request: Asking) -> Response[bytes]:
    """The script that draws a title of another package."""
    known(title)
    script = prepared(own_board, title)
    if script is None:
        raise not_found("board")
    return lasting(request, script, SCRIPT)


@get("/api/titles", responses=told(TitleList), sync_to_thread=True)
def all_titles(request: Asking) -> Response[bytes]:
    found = [
        TitleSummary(
            id=title.id,
            seats=title.seats,
            minutes=title.minutes,
            rules=title.rules,
            lessons=len(prepared(lessons, title.id)),
            guide=prepared(guide_minutes, title.id),
            board=prepared(own_board, title.id) is not None,
            styles=prepared(level_styles, title.id),
        )
        for title in prepared(on_shelf)
    ]
    return lasting(request, encode(TitleList(found, LEVELS)), JSON)


@lru_cache(64)
def describe(id: str) -> bytes:
    title = find(id)
    vocabulary = title.vocabulary
    domains: dict[str, Domain] = {}
    todo = [*vocabulary.domains.values(), *title.content]
    while todo:
        domain = todo.pop()
        domains[domain.name] = domain
        todo.extend(domain.parts)
    return encode(
        TitleInfo(
            id=title.id,
            rules=title.rules,
            seats=title.seats,
            minutes=title.minutes,
            languages=[language for language in LANGUAGES if source(id, language) is not None],
            lessons=len(lessons(id)),
            guide=guide_minutes(id),
            board=own_board(id) is not None,
            styles=level_styles(id),
            variants=convert([each.as_json() for each in title.variants], list[Variant]),
            scenarios=convert([each.as_json() for each in title.scenarios], list[ScenarioOut]),
            domains={
                name: DomainInfo(
                    parts=[part.name for part in domain.parts],
                    number=domain.is_number,
                    size=domain.size,
                    refs=[] if domain.is_number or domain.parts else domain.refs,
                )
                for name, domain in sorted(domains.items())
            },
            verbs={each.name: Word(_arguments(each.arguments), each.rules) for each in vocabulary.verbs},
            events={each.name: Word(_arguments(each.arguments), each.rules) for each in vocabulary.events},
        )
    )


def _arguments(arguments: list[Argument]) -> list[ArgumentInfo]:
    return [ArgumentInfo(each.name, each.domain.name) for each in arguments]


@get("/api/titles/{title:str}", responses=told(TitleInfo), sync_to_thread=True)
def one_title(title: TitleId, request: Asking) -> Response[bytes]:
    known(title)
    return lasting(request, prepared(describe, title), JSON)


@get("/api/titles/{title:str}/text/{language:str}")
async def title_text(title: TitleId, language: LanguageId, request: Asking) -> Response[bytes]:
    known(title)
    text = source(title, language)
    if text is None:
        raise not_found("language")
    return lasting(request, text.encode(), TEXT)


@get("/api/text/{language:str}")
async def common_text(language: LanguageId, request: Asking) -> Response[bytes]:
    text = source("", language)
    if text is None:
        raise not_found("language")
    own = resources.files("ludarium.server").joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")
    return lasting(request, f"{text}\n{own}".encode(), TEXT)


@lru_cache(64)
def rulebook(id: str, lang: str) -> bytes:
    folder = room(id)
    book = books.find(folder, find(id).prefix, lang) if folder is not None else None
    if book is None:
        return encode(Rules(lang, []))
    return encode(Rules(book.lang, [RuleText(rule.id, rule.text, rule.reason) for rule in book.rules.values()]))


@get("/api/titles/{title:str}/rules", responses=told(Rules), sync_to_thread=True)
def rules(title: TitleId, request: Asking, lang: LanguageId = "en") -> Response[bytes]:
    """The numbered rules; in English where they are not written in the language asked for."""
    known(title)
    if lang not in LANGUAGES:
        raise not_found("language")
    return lasting(request, prepared(rulebook, title, lang), JSON)


@lru_cache(64)
def whole_book(id: str, lang: str) -> bytes:
    folder, prefix = room(id), find(id).prefix
    found = books.written(folder, lang) if folder is not None else None
    if found is None:
        return encode(Book(lang, []))
    text, language = found
    examples: dict[str, list[str]] = {}
    for name, lesson in lessons(id).items():
        for rule in lesson.rules:
            examples.setdefault(rule, []).append(name)
    examples = {rule: names for rule, names in examples.items() if rule.startswith("EX-")}
    return encode(write_book(text, books.parse(text, prefix, language), examples))


@get("/api/titles/{title:str}/book", responses=told(Book), sync_to_thread=True)
def book(title: TitleId, request: Asking, lang: LanguageId = "en") -> Response[bytes]:
    """The rules as a book, to be read; in English where they are not written in the language asked for."""
    known(title)
    if lang not in LANGUAGES:
        raise not_found("language")
    return lasting(request, prepared(whole_book, title, lang), JSON)


@lru_cache(64)
def all_words(id: str) -> bytes:
    title = find(id)
    found: dict[str, list[shapes.Phrase]] = {}
    domains = {domain.name: domain for domain in [*title.vocabulary.domains.values(), *title.content]}
    for domain in domains.values():
        if domain.is_number:
            continue
        for index in range(domain.size):
            phrases = title.words(domain.full(index))
            if phrases:
                found[domain.full(index)] = [phrase.as_json() for phrase in phrases]
    return encode(Words(found))


@get("/api/titles/{title:str}/words", responses=told(Words), sync_to_thread=True)
def words(title: TitleId, request: Asking) -> Response[bytes]:
    known(title)
    return lasting(request, prepared(all_words, title), JSON)


# lessons


def natural(name: str) -> list[tuple[int, str]]:
    """ex-2 comes before ex-10."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", name)]


@lru_cache(64)
def sound_guide(id: str) -> Guide | None:
    """The guide of a title. One that cannot be read is told in the server's log, and the title has none."""
    try:
        return guide_of(id)
    except (LudariumError, UnicodeDecodeError, OSError) as error:
        log.error("The guide of %s is left out: %s", id, error)
        return None


def guide_minutes(id: str) -> int:
    guide = sound_guide(id)
    return 0 if guide is None else guide.minutes


@lru_cache(64)
def lessons(id: str) -> dict[str, Scenario]:
    """The worked examples in the title's room, from plain to odd as its guide says, then in the order of their file
    names; each case of a file is a lesson.

    A file that cannot be read is told in the server's log and left out: it does not hide the others.
    """
    folder = room(id)
    if folder is None or not (folder / "examples").is_dir():
        return {}
    guide = sound_guide(id)
    path = {f"{name}.toml": place for place, name in enumerate([] if guide is None else guide.lessons)}
    files = sorted(
        (folder / "examples").iterdir(), key=lambda file: (path.get(file.name, len(path)), natural(file.name))
    )
    found: dict[str, Scenario] = {}
    for file in files:
        if not file.name.endswith(".toml"):
            continue
        try:
            read = cases(file.read_text(encoding="utf-8"), file.name, find(id))
        except (LudariumError, UnicodeDecodeError, OSError) as error:
            log.error("A lesson of %s is left out: %s: %s", id, file.name, error)
            continue
        name = file.name.removesuffix(".toml")
        for case in read:
            found[f"{name}.{case.id}" if case.id else name] = case
    return found


@get("/api/titles/{title:str}/lessons", responses=told(Lessons), sync_to_thread=True)
def lesson_list(title: TitleId, request: Asking) -> Response[bytes]:
    known(title)
    rows = [
        LessonSummary(id, each.name, each.about, each.rules, len(each.steps))
        for id, each in prepared(lessons, title).items()
    ]
    return lasting(request, encode(Lessons(rows)), JSON)


def deciding(position: Position) -> int:
    """Who decides now; -1 if nobody does."""
    return -1 if stands_between(position) else position.seat


@lru_cache(256)
def lesson_of(title: str, id: str) -> bytes:
    """The scenario played step by step, seen by the seat that makes its first choice."""
    scenario = lessons(title)[id]
    position = scenario.position()
    seat = scenario.learner
    if seat < 0:
        seat = max(deciding(position), 0)
    title_id, version = scenario.title.id, scenario.title.rules
    header = Header(
        title=title_id,
        rules=version,
        seats=scenario.seats,
        variants=scenario.variants,
        names=scenario.names,
        commitment="",
        seed="",
        chance=[],
        figures=fingerprint(title_id),
    )
    vocabulary = scenario.title.vocabulary
    made = 0

    def seen() -> shapes.MatchView:
        # A match remembers what it has offered, and the scenario moves on without it: each moment has its own.
        match = Match(scenario.title, position, Record(header, [], None), [])
        match.steps = made
        if not stands_between(position):
            return match.view(seat)
        # at a reading point nobody decides
        now: shapes.Now = {
            "seat": seat,
            "over": False,
            "turn": -1,
            "open": [],
            "step": made,
            "decision": None,
            "undo": False,
        }
        return {**match.heading(), **now, "table": scenario.title.view(position, seat)}

    steps = [LessonStep({}, deciding(position), None, None, seen())]
    for number, step in enumerate(scenario.steps):
        chooser = deciding(position)
        scenario.apply(position, number)
        code = step.get("choose")
        made += int(code is not None)
        option = vocabulary.as_json(vocabulary.parse(str(code))) if code is not None else None
        steps.append(LessonStep(step.get("say", {}), chooser, code, option, seen()))
    return encode(Lesson(id, title, seat, scenario.name, scenario.about, scenario.rules, steps))


@get("/api/titles/{title:str}/lessons/{id:str}", responses=told(Lesson), sync_to_thread=True)
def lesson(title: TitleId, id: Annotated[str, Parameter(max_length=80)], request: Asking) -> Response[bytes]:
    known(title)
    if id not in prepared(lessons, title):
        raise not_found("lesson")
    return lasting(request, prepared(lesson_of, title, id), JSON)


ROUTES = [all_titles, one_title, title_board, title_text, common_text, rules, book, words, lesson_list, lesson]
