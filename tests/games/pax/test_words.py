"""What Pax says: nothing missing in either language, and texts that hold what the card does."""

from __future__ import annotations

import pytest

from ludarium.games.pax import TITLE
from ludarium.games.pax.board import BANK, BISHOP, PAWN, PIECE, PIRATE
from ludarium.games.pax.cards import CARD, COMET
from ludarium.kernel.chance import fast
from ludarium.kernel.match import Match
from ludarium.kernel.rulebook import load
from ludarium.text import LANGUAGES, Speaker, check_catalogue

from .table import Table, table

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
            "Восточная карта. Локация: Османская империя. Агенты: зелёный слон. Разовое действие: джихад. "
            "Операции: казнь, осада, исламская инквизиция. Престиж: ислам.",
        ),
        (
            "card:inquisition-pope",
            "West card. Location: West. Agents: gold bishop. One-shot: crusade. "
            "Operations: behead, Catholic inquisitor. Prestige: Catholic. "
            "Its behead hits only a card located in the West "
            "with a bishop of one of these colours on it: gold, red.",
            "Западная карта. Локация: Запад. Агенты: золотой слон. Разовое действие: крестовый поход. "
            "Операции: казнь, католическая инквизиция. Престиж: католичество. Казнью этой карты можно сбросить "
            "только карту с западной локацией, на которой стоит слон одного из цветов: золотой, красный.",
        ),
        (
            "card:ruler-papal",
            "King: campaign, prestige (Catholic, patron). Republic: vote West, commerce West, prestige (law). "
            "King of a Reformist theocracy (Age of Reformation): campaign, prestige (Reformist). "
            "King of an Islamic theocracy (Age of Reformation): campaign, prestige (Islam).",
            "Монархия: кампания, престиж (католичество, меценатство). Республика: выборы (Запад), торговля (Запад), "
            "престиж (закон). Монархия протестантской теократии («Эпоха Реформации»): кампания, престиж "
            "(протестантизм). Монархия исламской теократии («Эпоха Реформации»): кампания, престиж (ислам).",
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
            "A green knight is raised in Tana.",
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


# what only the decision knows


def said(here: Table, lang: str) -> list[str]:
    """The options of the current decision as the deciding seat reads them."""
    match = Match.new(TITLE, 2, {}, "x")
    match.position = here.position
    decision = match.decision(here.position.seat)
    assert decision is not None
    words = speaker(lang)
    texts = [words.option(option) for option in decision["options"]]
    assert words.problems == []
    return texts


@pytest.mark.rule("PX-9.1", "AM-57")
def test_a_sale_says_its_price() -> None:
    here = table(hands={"0": ["luther"]}, owner={"hre": "0"}, queen={"hre": "reichskrone"})
    assert {"Sell Luther for 2 florins", "Sell Ruler of the Holy Roman Empire for 6 florins"} <= set(said(here, "en"))
    assert "Продать карту «Мартин Лютер» за 2 флорина" in said(here, "ru")


@pytest.mark.rule("PX-8.10", "PX-11.35")
def test_a_city_says_which_piece_stands_in_it() -> None:
    here = table(hands={"0": ["brotherhood-of-st-mark"]}, cities={"vienna": "rook.reformist"})
    here.choose("play card=brotherhood-of-st-mark")
    assert "Place in Vienna, repressing the red rook there for a florin" in said(here, "en")
    assert "Поставить в Вену; красную ладью оттуда угнести за флорин" in said(here, "ru")
    siege = table(rows={"0.west": ["duke-of-milan"]}, cities={"valencia": "knight.islamic"})
    siege.choose("operate region=west", "perform card=duke-of-milan op=siege")
    assert said(siege, "en") == ["Kill the green knight in Valencia"]
    assert said(siege, "ru") == ["Уничтожить зелёного коня в Валенсии"]


@pytest.mark.rule("PX-11.28", "PX-11.39")
def test_votes_and_campaigns_say_what_they_cost_and_who_would_fight() -> None:
    here = table(
        owner={"hre": "0"},
        florins={"0": 5},
        cities={"vienna": "knight.catholic", "lubeck": "knight.reformist", "paris": "rook.islamic"},
    )
    here.choose("operate region=west", "perform card=ruler-hre op=campaign")
    assert "March against France: 2 against 1, for 2 florins" in said(here, "en")
    assert "Кампания против Франции: 2 против 1, за 2 флорина" in said(here, "ru")


@pytest.mark.rule("PX-15.2")
def test_a_war_is_announced_with_those_who_then_fight() -> None:
    """In random games: what the option says is what the battle tells, unless rooks are called or agents borrowed."""
    announced = 0
    for seed in range(1, 13):
        match = Match.new(TITLE, 2 + seed % 3, {}, f"odds {seed}")
        picks = fast(seed)
        while not match.over:
            decision = match.decision(match.seat)
            assert decision is not None
            strikes = [each for each in decision["options"] if each["verb"] == "strike"]
            if not strikes:
                options = match.position.options()
                match.choose(match.seat, options[picks.below(len(options))])
                continue
            chosen = strikes[picks.below(len(strikes))]
            match.choose(match.seat, chosen["code"])
            told = [each for each in match.heard(0, match.steps) if each["event"] == "battle"]
            if told:
                announced += 1
                assert told[0]["args"]["attackers"] == chosen["args"]["empire_attack"]
                assert told[0]["args"]["defenders"] == chosen["args"]["empire_defence"]
    assert announced > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_can_be_said_alone_as_in_a_replay(lang: str) -> None:
    words = speaker(lang)
    for verb in TITLE.vocabulary.verbs:
        text = words.option(verb.of())
        assert text
        assert "⟦" not in text
        assert "$" not in text
    assert words.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_told_by_number_have_the_names_of_the_pieces(lang: str) -> None:
    words = speaker(lang)
    case = "acc" if lang == "ru" else ""
    for piece in range(PIRATE):
        told = words.option({"verb": "besiege-city", "args": {"city": "city:paris", "city_piece": piece}})
        assert words.thing(PIECE.full(piece), case) in told
    for piece in range(PIRATE, BISHOP):
        told = words.option({"verb": "lose-pirate", "args": {"border": "border:france-hre", "border_piece": piece}})
        assert words.thing(PIECE.full(piece), case) in told
    for house in range(BANK.size):
        args = {"border": "border:france-hre", "empire": "empire:hre", "border_piece": PAWN + house}
        assert words.thing(BANK.full(house), "gen") in words.option({"verb": "repress-concession", "args": args})
    assert words.problems == []
