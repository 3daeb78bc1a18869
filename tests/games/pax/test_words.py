"""What Pax says: nothing missing in either language, and texts that hold what the card does."""

from __future__ import annotations

import pytest

from ludarium.games.pax import TITLE
from ludarium.games.pax.cards import CARD, COMET
from ludarium.kernel.rulebook import load
from ludarium.text import LANGUAGES, Speaker, check_catalogue

NAMES = {"en": ["Anton", "Denis", "Zoya", "Vanya"], "ru": ["Антон", "Денис", "Зоя", "Ваня"]}


def speaker(lang: str) -> Speaker:
    return Speaker(TITLE, lang, NAMES[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing_or_has_a_wrong_argument(lang: str) -> None:
    assert check_catalogue(TITLE, lang, games=1) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_written_in_plain_words(lang: str) -> None:
    book = load("ludarium.games.pax", TITLE.prefix, lang)
    assert book.lang == lang
    assert len(book.own()) == 321
    for rule in book.rules.values():
        assert "**" not in rule.text, rule.id  # a rule is shown alone, as it is, in the terminal and in the browser


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text(lang: str) -> None:
    words = speaker(lang)
    for card in range(CARD.size):
        text = " ".join(words.words(CARD.full(card)))
        assert text, CARD.ref(card)
        assert "⟦" not in text
    assert words.problems == []
    assert len(words.words(CARD.full(COMET))) == 1


@pytest.mark.parametrize(
    ("ref", "en", "ru"),
    [
        (
            "card:the-grim",
            "East card. Location: the Ottoman Empire. Agents: green bishop. One-shot: jihad. "
            "Operations: behead, siege, Islamic inquisitor. Prestige: Islam.",
            "Восток. Локация: Османская империя. Агенты: зелёный слон. Разовое действие: джихад. "
            "Операции: казнь, осада, исламская инквизиция. Престиж: ислам.",
        ),
        (
            "card:inquisition-pope",
            "West card. Location: West. Agents: gold bishop. One-shot: crusade. "
            "Operations: behead, Catholic inquisitor. Prestige: Catholic. "
            "Its behead hits only a card located in the West "
            "with a bishop of one of these colours on it: gold, red.",
            "Запад. Локация: Запад. Агенты: золотой слон. Разовое действие: крестовый поход. "
            "Операции: казнь, католическая инквизиция. Престиж: католичество. Казнь этой карты действует только на "
            "карту с локацией Запада, на которой стоит слон одного из цветов: золотой, красный.",
        ),
        (
            "card:ruler-papal",
            "King: campaign, prestige Catholic, patron. Republic: vote West, commerce West, prestige law. "
            "King of a Reformist theocracy (Age of Reformation): campaign, prestige Reformist. "
            "King of an Islamic theocracy (Age of Reformation): campaign, prestige Islam.",
            "Монархия: кампания, престиж: католичество, меценатство. Республика: выборы (Запад), торговля (Запад), "
            "престиж: закон. Монархия протестантской теократии («Эпоха Реформации»): кампания, престиж: протестантизм. "
            "Монархия исламской теократии («Эпоха Реформации»): кампания, престиж: ислам.",
        ),
    ],
)
def test_card_texts(ref: str, en: str, ru: str) -> None:
    assert " ".join(speaker("en").words(ref)) == en
    assert " ".join(speaker("ru").words(ref)) == ru


@pytest.mark.parametrize(
    ("event", "args", "en", "ru"),
    [
        (
            "bought",
            {"owner": "owner:0", "card": "card:the-grim", "florins": 2},
            "Anton buys The Grim for 2 florins.",
            "Антон покупает карту «Селим Грозный» за 2 флорина.",
        ),
        (
            "battle",
            {"shot": "shot:conspiracy", "empire": "empire:france", "attackers": 3, "defenders": 1},
            "Battle in France (conspiracy): 3 against 1.",
            "Сражение во Франции (заговор): 3 против 1.",
        ),
        (
            "levied",
            {"piece": "piece:knight.islamic", "city": "city:tana"},
            "Tana raises a green knight.",
            "Воин в Тане: зелёный конь.",
        ),
        (
            "state-changed",
            {"empire": "empire:aragon", "state": "state:catholic"},
            "Aragon is now a Catholic theocracy.",
            "Арагон становится католической теократией.",
        ),
    ],
)
def test_log_lines(event: str, args: dict[str, str | int], en: str, ru: str) -> None:
    told = {"event": event, "args": args}
    assert speaker("en").event(told) == en
    assert speaker("ru").event(told) == ru
