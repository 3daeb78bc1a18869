"""Card texts are made from the data: complete, different for different effects, in both languages."""

from __future__ import annotations

import re

import pytest

from ludarium.games.imperium.cards import CARD, CARDS, EFFECT
from ludarium.games.imperium.title import TITLE
from ludarium.games.imperium.wording import ability_lines, points_lines
from ludarium.text.check import check_catalogue
from ludarium.text.speaker import Speaker

from .choices import said

LANGUAGES = ("en", "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_is_complete(lang: str) -> None:
    assert check_catalogue(TITLE, lang, 1) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text_for_everything_it_does(lang: str) -> None:
    speaker = Speaker(TITLE, lang)
    for index, card in enumerate(CARDS):
        lines = speaker.words(CARD.full(index))
        assert all(lines), card.ref
        passives = sum(1 for each in card.abilities if each.tag == 5)
        assert len(lines) >= len(card.abilities) - passives, card.ref
        assert not any("⟦" in line or "{" in line for line in lines), card.ref
    assert speaker.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_of_cards_and_options_begin_with_a_capital_letter(lang: str) -> None:
    speaker = Speaker(TITLE, lang)
    for index, card in enumerate(CARDS):
        assert not any(line[0].islower() for line in speaker.words(CARD.full(index))), card.ref
    choose = TITLE.vocabulary.by_name["choose"]
    for index in range(EFFECT.size):
        said_here = speaker.option(choose.of(index))
        assert not said_here[0].islower()
        assert said_here[1:] == speaker.thing(EFFECT.full(index))[1:], "nothing else of it changes"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_different_effects_read_the_same(lang: str) -> None:
    speaker = Speaker(TITLE, lang)
    meaning: dict[str, str] = {}
    for card in CARDS:
        for each in card.abilities:
            source = re.sub(r" *([;¦{}()+]) *", r"\1", each.effect.text)
            source = f"{each.tag} {each.free} {each.event} {each.kind} {source}"
            text = " ".join(speaker.phrases(ability_lines(each)))
            assert meaning.setdefault(text, source) == source, text
        text = " ".join(speaker.phrases(points_lines(card.points)))
        points = card.points
        counts = [(c.each, c.per, c.what, c.kind, c.non, c.over) for c in points.counts]
        source = f"{points.fixed} {points.places} {counts}"
        assert meaning.setdefault(f"points {text}", source) == source, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_say_what_the_card_says(lang: str) -> None:
    speaker = Speaker(TITLE, lang)
    for ref, text in said(lang).items():
        assert speaker.thing(f"{EFFECT.name}:{ref}") == text


@pytest.mark.parametrize(
    ("lang", "ref", "text"),
    [
        ("en", "romans.dalmatia", "Play: gain 1 population; you may garrison 1 card from hand beneath this card."),
        ("ru", "romans.dalmatia", "Розыгрыш: получите 1 население; по желанию укрепите эту карту картой с руки."),
        (
            "en",
            "classics.corruption",
            "Play: all players each gain 2 materials; all other players each take unrest; gain 1 progress.",
        ),
        (
            "ru",
            "classics.corruption",
            "Розыгрыш: каждый игрок получает 2 ресурса; каждый другой игрок берёт беспорядки; получите 1 модернизацию.",
        ),
        # what follows a choice does not belong to its last option
        (
            "en",
            "romans.julius-caesar",
            "Free play: choose one: (a) draw 2 cards; (b) you may acquire 1 region or tributary. "
            "Then put this card into your history.",
        ),
        (
            "ru",
            "unrest.1",
            "Розыгрыш: выберите одно: (а) потратьте 1 население; (б) сбросьте 2 карты с руки; (в) потратьте 3 ресурса. "
            "Затем верните эту карту.",
        ),
        # lists, articles, forms of words
        (
            "en",
            "persians.power.a",
            "Exhaust: spend 1 action, put 2 cards from hand on top of your deck and pay 1 population "
            "to break through for 1 tributary.",
        ),
        (
            "en",
            "greeks.philosophy",
            "Play: you may abandon 1 permanent card other than a region "
            "to break through for 1 uncivilised or civilised card.",
        ),
        ("en", "legends.masonry", "You play all your cities and metropolises for free."),
        ("en", "persians.power.a", "1 VP per 3 tributaries (at most 10)."),
        (
            "en",
            "olmecs.cacao",
            "Play: all players may each return 1 unrest from hand or from their discard pile; "
            "gain 1 progress for each of those cards.",
        ),
        ("ru", "minoans.drainage-system", "Цена прогресса: 2 ресурса, 2 населения, 1 модернизация."),
        ("ru", "classics.minoans", "1 ПО за каждые 4 модернизации (не больше 10)."),
        ("ru", "classics.qin", "1 ПО за каждые 3 постоянные карты в игре, кроме регионов (не больше 10)."),
        (
            "ru",
            "vikings.erik-the-red",
            "Розыгрыш: по желанию разрушьте карту «Скандинавия» и потратьте 1 население, "
            "чтобы найти регион и положить в руку; отправьте эту карту в изгнание.",
        ),
        (
            "ru",
            "legends.mining",
            "Эксплуатация: разрушьте регион, чтобы получить 1 модернизацию, "
            "затем, если на той карте нет символа добычи, получить 1 модернизацию.",
        ),
        # the end of the game is the end of the next round (IM-9.3)
        (
            "ru",
            "utopians.shangri-la",
            "Солнцестояние: если у вас не меньше 24 населения, этот раунд доигрывается, а следующий станет последним.",
        ),
        ("ru", "arthurians.graal", "Лежит в области прогресса."),
        # all there are, and not one of them
        (
            "ru",
            "mauryans.ashoka",
            "Розыгрыш: возьмите верхнюю карту славы; занесите все карты атаки с руки, из сброса и из колоды "
            "в летопись; занесите эту карту в летопись.",
        ),
        (
            "en",
            "arthurians.gwaith-camlan",
            "Solstice: choose one: (a) put 1 knight from hand or from a garrison "
            "into your history; (b) take unrest twice.",
        ),
        (
            "ru",
            "arthurians.lady-bertilak",
            "Розыгрыш без жетона: разрушьте регион, укреплённый рыцарем; возьмите 2 карты; "
            "каждый другой игрок сбрасывает 2 карты с руки.",
        ),
    ],
)
def test_a_card_reads_like_a_sentence(lang: str, ref: str, text: str) -> None:
    assert text in Speaker(TITLE, lang).words(f"card:{ref}")


@pytest.mark.parametrize(
    ("lang", "amounts", "text"),
    [
        ("en", (1, 0, 0), "Anna gains 1 material."),
        ("en", (2, 1, 0), "Anna gains 2 materials, 1 population."),
        ("en", (0, 2, 3), "Anna gains 2 population, 3 progress."),
        ("en", (0, 0, 1), "Anna gains 1 progress."),
        ("ru", (2, 0, 1), "Anna получает 2 ресурса, 1 модернизацию."),
        ("ru", (5, 1, 2), "Anna получает 5 ресурсов, 1 население, 2 модернизации."),
    ],
)
def test_several_goods_are_a_list(lang: str, amounts: tuple[int, int, int], text: str) -> None:
    speaker = Speaker(TITLE, lang, ["Anna"])
    args = dict(zip(("materials", "population", "progress"), amounts, strict=True))
    assert speaker.say("event-gained", {"seat": "seat:0", **args}) == text


@pytest.mark.parametrize(
    ("lang", "number", "text"),
    [
        ("en", 1, "Anna puts 1 material on Jungle."),
        ("en", 2, "Anna puts 2 materials on Jungle."),
        ("ru", 1, "Anna кладёт 1 жетон ресурсов на карту «Джунгли»."),
        ("ru", 2, "Anna кладёт 2 жетона ресурсов на карту «Джунгли»."),
    ],
)
def test_tokens_go_with_their_number(lang: str, number: int, text: str) -> None:
    speaker = Speaker(TITLE, lang, ["Anna"])
    args = {"seat": "seat:0", "number": number, "token": "token:materials", "card": "card:classics.jungle"}
    assert speaker.say("event-token-put", args) == text
