"""Card texts are made from the cells: complete, different for different effects, in both languages."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from ludarium.games.europa.facts import action_cards, events, goals, ideas
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK, CHOICE, USE
from ludarium.games.europa.language.words import FAITH_WORDS
from ludarium.games.europa.sight.phrases import condition, modifier
from ludarium.games.europa.sight.sentences import inline
from ludarium.games.europa.sight.wording import words
from ludarium.kernel.domain import Domain
from ludarium.kernel.words import Phrase

from .spoken import TEXT, EuropaSpeaker, choices

LANGUAGES = ("en", "ru")
DOMAINS: list[Domain] = [
    events.EVENT,
    goals.MISSION,
    goals.MILESTONE,
    goals.STRUGGLE,
    ideas.IDEA,
    action_cards.CARDTYPE,
    action_cards.CARD,
    CHOICE,
    USE,
]


def ids(lang: str, file: str) -> list[str]:
    text = (TEXT / f"{file}.{lang}.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentResource(text).body if isinstance(entry, ast.Message)]


def said(speaker: EuropaSpeaker, phrase: Phrase) -> str:
    return speaker.phrases([phrase])[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", DOMAINS, ids=[domain.name for domain in DOMAINS])
def test_everything_with_a_text_has_it_whole(domain: Domain, lang: str) -> None:
    speaker = EuropaSpeaker(lang)
    for index in range(domain.size):
        lines = speaker.phrases(words(domain.full(index)))
        assert lines, domain.full(index)
        for line in lines:
            assert line.strip() == line
            assert line
            assert "⟦" not in line
            assert "{" not in line
            assert "_" not in line
            assert line.count("(") == line.count(")")
    assert speaker.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_node_has_words(lang: str) -> None:
    speaker = EuropaSpeaker(lang)
    for effect in BOOK.effects:
        if effect.code not in (s.NOTHING, s.MOD, s.USE, s.PRICE) and effect.span != s.WHILE_HELD:
            if effect.code == s.SEQUENCE and any(kid.code in (s.MOD, s.USE) for kid in effect.kids):
                continue
            if effect.code == s.SEQUENCE and any(kid.span == s.WHILE_HELD for kid in effect.kids):
                continue
            said(speaker, inline(effect))
    for each in BOOK.conditions:
        said(speaker, condition(each))
    for changed in BOOK.modifiers:
        said(speaker, modifier(changed))
    assert speaker.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_different_conditions_or_effects_read_the_same(lang: str) -> None:
    speaker = EuropaSpeaker(lang)
    meaning: dict[str, str] = {}
    for each in BOOK.conditions:
        text = said(speaker, condition(each))
        assert meaning.setdefault(text, each.text) == each.text, text
    meaning = {}
    for index in range(CHOICE.size):
        effect = BOOK.register.nodes.choices[index]
        text = said(speaker, inline(effect))
        assert meaning.setdefault(text, effect.text) == effect.text, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_for_all_of_the_notation_are_there(lang: str) -> None:
    """Not only for what the cells of today use."""
    speaker = EuropaSpeaker(lang)

    def need(found: Iterable[str], prefix: str) -> None:
        for name in found:
            id = f"{prefix}-{name.replace('_', '-').replace(' ', '-').lower()}"
            assert speaker.has(id), id

    need((name for name in s.COUNTS if name not in ("grown", "did")), "count")
    need((name for name in s.WORDS if name != "place"), "word")
    need((kind for kind in s.KINDS if kind != "happening"), "which")
    need(s.MODIFIERS, "mod")
    need(s.HAPPENINGS, "when")
    need(s.HAPPENINGS[: s.H_PHASE4], "deed")
    need((name for name in s.CONDITIONS if name not in ("always", "and", "or", "not")), "when")
    need(s.RESOURCES, "resource")
    need(s.RESOURCES, "name")
    need(s.ACTIONS, "action")
    need(s.WHO[: s.WHO_OPPONENT], "who")
    need(s.DECKS, "do-draw")
    need(s.DECKS, "do-idea-discount")
    need(s.UNITS_OF, "do-units")
    need(s.UNITS_OF, "do-mercenaries")
    need(s.SHIPS_OF, "do-ships")
    need(FAITH_WORDS, "faith")


def test_both_languages_have_the_same_messages_and_no_file_repeats_another() -> None:
    for file in ("cards", "choices"):
        assert sorted(ids("en", file)) == sorted(ids("ru", file))
    for lang in LANGUAGES:
        files = [path.name.removesuffix(f".{lang}.ftl") for path in TEXT.glob(f"*.{lang}.ftl")]
        mine = set(ids(lang, "cards")) | set(ids(lang, "choices"))
        assert len(mine) == len(ids(lang, "cards")) + len(ids(lang, "choices"))
        for file in files:
            if file not in ("cards", "choices"):
                assert not mine & set(ids(lang, file)), file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_say_what_the_card_says(lang: str) -> None:
    """After a change: python -m tests.games.europa.sight.spoken"""
    assert (TEXT / f"choices.{lang}.ftl").read_text(encoding="utf-8") == choices(lang)
    speaker = EuropaSpeaker(lang)
    for index in range(CHOICE.size):
        ref = CHOICE.full(index)
        assert speaker.thing(ref) == said(speaker, words(ref)[0])
    assert speaker.problems == []


@pytest.mark.parametrize(
    ("lang", "ref", "lines"),
    [
        (
            "en",
            "event:11a-1",
            [
                "Choose one",
                "[A] Infantry ×2: own Area; replenish 2 Manpower; +2 MIL",
                "[B] +2 MIL; draw 1 MIL card; next MIL Idea costs 2 less",
                "Every other player: optional, for 1 MIL and 2 Ducats: Infantry ×2: own Area",
                "Symbols: Character Mortality (circle), Attrition, DNPR Expansion (pink)",
            ],
        ),
        (
            "ru",
            "event:11a-1",
            [
                "На выбор",
                "[А] пехота ×2: своя область; пополнить 2 рекрутов; +2 ВОЕ",
                "[Б] +2 ВОЕ; взять 1 карту ВОЕ; следующая Идея ВОЕ на 2 дешевле",
                "Каждый другой игрок: по желанию за 1 ВОЕ и 2 дуката: пехота ×2: своя область",
                "Символы: смертность персонажей (круг), истощение, расширение DNPR (розовый)",
            ],
        ),
        (
            "en",
            "mission:fra-1b",
            [
                "Requires: own Provinces and those of Vassals (Rennes or Nantes) ≥ 2 or "
                "(Marriage with Brittany and Alliance with Brittany)",
                "Reward: Influence ×2: Brittany & Normandy; +1 DIP; draw 1 DIP card",
                "Prestige: 2",
            ],
        ),
        (
            "ru",
            "milestone:m2-war-humiliate",
            [
                "Условие: навязанные условия мира за эту эпоху (против соперника) ≥ 1",
                "Награда: +3 ВОЕ",
                "Престиж: 5 первому, 3 второму, 1 третьему",
            ],
        ),
        (
            "ru",
            "idea:deus-vult",
            [
                "Цена: 4 АДМ; с эпохи 1",
                "Сразу: по желанию: претензия: любая область (по соседству со своим королевством, иной веры)",
                "Постоянно: казус белли «Священная война»",
                "Каждый раз, когда выиграно сражение (против иной веры, первый раз за раунд): +1 престиж",
                "Престиж за изучение: 2",
            ],
        ),
        (
            "en",
            "cardtype:council-of-estates",
            [
                "Price: 3 ADM and 2 Ducats",
                "Price of this card in MP: + Stability",
                "+1 Stability",
                "Optional: remove Unrest ×1: own Province",
            ],
        ),
    ],
)
def test_texts_as_they_are_read(lang: str, ref: str, lines: list[str]) -> None:
    speaker = EuropaSpeaker(lang)
    found = [line[:1].upper() + line[1:] for line in speaker.phrases(words(ref))]
    assert found == lines


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "If not taken by the player of the Papal States, if State Religion Catholic: +1 Cardinal",
                "If not taken by the player of the Papal States, otherwise: +2 ADM",
                "If not taken by the player of the Papal States: +4 Ducats",
                "If not taken by the player of the Papal States, player of the Papal States: +1 DIP",
            ],
        ),
        (
            "ru",
            [
                "Если событие взял не игрок Папской области, если государственная религия — католицизм: +1 кардинал",
                "Если событие взял не игрок Папской области, иначе: +2 АДМ",
                "Если событие взял не игрок Папской области: +4 дуката",
                "Если событие взял не игрок Папской области, игрок Папской области: +1 ДИП",
            ],
        ),
    ],
)
def test_an_otherwise_of_several_lines_repeats_the_condition(lang: str, lines: list[str]) -> None:
    speaker = EuropaSpeaker(lang)
    found = [line[:1].upper() + line[1:] for line in speaker.phrases(words("event:312-1"))]
    assert found[3:7] == lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_says_otherwise_twice(lang: str) -> None:
    speaker = EuropaSpeaker(lang)
    twice = {"en": "otherwise, otherwise", "ru": "иначе, иначе"}[lang]
    for index in range(events.EVENT.size):
        for line in speaker.phrases(words(events.EVENT.full(index))):
            assert twice not in line.lower()


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "After the Mission “Happy Austria, Marry” or “Friend of the Electors”"),
        ("ru", "После миссии «Ты же, счастливая Австрия, вступай в брак» или «Друг курфюрстов»"),
    ],
)
def test_names_of_missions_stand_in_quotation_marks(lang: str, line: str) -> None:
    assert EuropaSpeaker(lang).phrases(words("mission:aus-2b"))[-1] == line


def test_realms_in_an_english_condition_have_their_article() -> None:
    lines = EuropaSpeaker("en").phrases(words("event:312-2"))
    assert "every player, if State Religion Catholic and at War with the Ottomans: +3 Ducats" in lines


def test_other_things_have_no_text() -> None:
    assert words("realm:france") == []
