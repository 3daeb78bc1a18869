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
        ("ru", "romans.dalmatia", "Розыгрыш: получите 1 население; по желанию положите карту с руки под эту карту."),
        (
            "en",
            "classics.corruption",
            "Play: all players gain 2 materials; all other players take unrest; gain 1 progress.",
        ),
        (
            "ru",
            "classics.corruption",
            "Розыгрыш: все игроки получают 2 ресурса; все остальные игроки берут беспорядки; получите 1 модернизацию.",
        ),
    ],
)
def test_a_card_reads_like_a_sentence(lang: str, ref: str, text: str) -> None:
    assert text in Speaker(TITLE, lang).words(f"card:{ref}")
