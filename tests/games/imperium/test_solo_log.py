"""What the log tells of the bot's turns is what has happened, no less and no more (IM-14.1)."""

from __future__ import annotations

import pytest

from ludarium.games.imperium.cards import CARD, NATIONS
from ludarium.games.imperium.position import Player
from ludarium.games.imperium.solo.deck import bot_of, suffer_unrest
from ludarium.games.imperium.solo.deeds import bot_king, lose_region
from ludarium.games.imperium.title import DIFFICULTIES, TITLE
from ludarium.kernel.chance import fast
from ludarium.kernel.verb import EVERYONE, Told
from ludarium.text.speaker import Speaker

from .table import Table

SIGN = {"bot-gained": 1, "bot-stole": 1, "bot-paid": -1, "bot-robbed": -1}


class Follower:
    """Somebody who only reads the log, and keeps the bot's tokens and open piles by it."""

    def __init__(self, bot: Player) -> None:
        self.tokens = [bot.m, bot.p, bot.g]
        self.state = bot.state
        self.stored = bot.stored
        self.play, self.hist, self.disc = list(bot.play), list(bot.hist), list(bot.disc)

    def read(self, told: Told) -> None:
        name = told.event.name
        if name in SIGN:
            amounts = (told.b, told.c, told.d) if name == "bot-stole" else (told.a, told.b, told.c)
            assert sum(amounts) > 0, "nothing is not told"
            self.tokens = [old + SIGN[name] * more for old, more in zip(self.tokens, amounts, strict=True)]
        elif name == "bot-historied":
            self.hist.append(told.a)
        elif name == "bot-played":
            if told.a in self.disc:
                self.disc.remove(told.a)
            self.play.append(told.a)
        elif name in ("bot-discarded", "bot-dynasty"):
            self.disc.append(told.a)
        elif name == "bot-abandoned":
            self.play.remove(told.a)
            self.disc.append(told.a)
        elif name == "bot-topped" and told.a in self.play:
            self.play.remove(told.a)
        elif name == "bot-returned" and told.a in self.disc:
            self.disc.remove(told.a)
        elif name == "bot-reshuffled":
            self.disc = []
        elif name == "bot-empire":
            self.state = 1
        elif name == "bot-journeyed":
            self.stored = told.a

    def seen(self) -> tuple[object, ...]:
        return (self.tokens, self.state, self.stored, self.play, self.hist, self.disc)


@pytest.mark.rule("IM-14.1")
def test_who_reads_the_log_knows_what_the_bot_has() -> None:
    """Every nation as the bot, three games each; the human steals and attacks as chance will have it."""
    heard: set[str] = set()
    for seed in range(3 * len(NATIONS)):
        human = NATIONS[(seed + 5 + seed // len(NATIONS)) % len(NATIONS)]
        values = {"nation-1": human, "bot": NATIONS[seed % len(NATIONS)], "side": "ab"[seed % 2]}
        values["difficulty"] = DIFFICULTIES[seed % len(DIFFICULTIES)]
        position = TITLE.start(1, values, fast(seed))
        bot = bot_of(position)
        follower = Follower(bot)
        picks = fast(seed + 70)
        while not position.over:
            position.ears = []
            hidden = len(bot.secret)
            options = position.options()
            position.choose(options[picks.below(len(options))])
            bot = bot_of(position)
            for told in position.ears:
                heard.add(told.event.name)
                if told.event.name.startswith("bot-"):
                    assert told.to == EVERYONE
                    follower.read(told)
                if told.event.name == "bot-took":
                    assert told.a not in bot.secret
            assert follower.seen() == ([bot.m, bot.p, bot.g], bot.state, bot.stored, bot.play, bot.hist, bot.disc)
            drawn = [told for told in position.ears if told.event.name in ("bot-took-hidden", "bot-took-fame")]
            assert len(bot.secret) - hidden <= len(drawn)
    usual = {
        "gained",
        "paid",
        "stole",
        "robbed",
        "discarded",
        "historied",
        "played",
        "abandoned",
        "exiled",
        "token-put",
    }
    usual |= {"took", "took-hidden", "took-fame", "empire", "reshuffled", "returned", "dynasty", "journeyed"}
    assert {f"bot-{each}" for each in usual} <= heard


def solo(bot: str, *slots: str, **zones: object) -> Table:
    """The bot resolves these cards, and rolls a six; as much as possible is taken away that could be told besides."""
    here = Table(["greeks"], "b", 1, bot=bot, difficulty="imperator").market()
    deck = [f"{bot}.glory", f"{bot}.prosperity", f"{bot}.advance"]
    here.give(0, hand=[], m=0, p=0, g=0)
    here.give(1, slots=list(slots), deck=[each for each in deck if each in CARD.refs] * 3, disc=[], **zones)
    here.position.chance.coming = [6]
    return here


def lines(here: Table, lang: str) -> list[str]:
    """The log of the bot's turn, without the die."""
    speaker = Speaker(TITLE, lang, ["Anna"])
    told = [each.as_json() for each in here.position.ears or [] if each.event.name.startswith("bot-")]
    return [speaker.event(each) for each in told if each["event"] != "bot-rolled"]


@pytest.mark.rule("IM-14.1")
def test_a_theft_tells_what_was_there_to_be_stolen() -> None:
    here = solo("celts", "celts.boudicca").give(0, m=3, g=0)
    here.at("turn", 1)
    assert here.player(1).m == 1
    assert here.player(0).m == 2
    assert lines(here, "en") == [
        "The opponent resolves Boudicca.",
        "The opponent steals 1 material from Anna.",
        "The opponent discards Boudicca.",
    ]
    assert "Соперник крадёт 1 ресурс у игрока Anna." in lines(here, "ru")
    assert here.heard().count("bot-stole") == 1, "of progress there was none"


@pytest.mark.rule("IM-14.1")
def test_a_region_enters_play_and_a_market_card_is_exiled() -> None:
    here = solo("celts", "celts.armorica")
    here.at("turn", 1)
    assert lines(here, "en") == [
        "The opponent resolves Armorica.",
        "The opponent gains 1 material, 1 population.",
        "The opponent puts Armorica into play.",
        "The opponent exiles Oasis from the market.",
    ]
    assert lines(here, "ru")[1:3] == [
        "Соперник получает 1 ресурс, 1 население.",
        "Соперник кладёт карту «Арморика» в игру.",
    ]


@pytest.mark.rule("IM-14.1")
def test_what_is_taken_face_down_is_not_named() -> None:
    here = solo("carthaginians", "carthaginians.glory")
    region = here.position.decks[0][-1]
    here.at("turn", 1)
    assert region in here.player(1).secret or region in here.player(1).slots
    assert "The opponent takes a region card face down onto its deck." in lines(here, "en")
    assert "Соперник берёт закрытую карту региона на верх своей колоды." in lines(here, "ru")
    assert all(region not in (told.a, told.b) for told in here.position.ears or [] if told.event.name == "bot-took")


@pytest.mark.rule("IM-14.1")
def test_what_the_human_does_to_the_bot_is_told() -> None:
    here = solo("celts", m=0, play=["celts.armorica", "celts.britannia"])
    lose_region(here.position, True)
    lose_region(here.position, False)
    suffer_unrest(here.position)
    assert lines(here, "en") == [
        "The opponent abandons Britannia.",
        "The opponent puts Armorica on top of its deck.",
        "The opponent takes Unrest onto its deck.",
    ]


@pytest.mark.rule("IM-14.1")
@pytest.mark.parametrize(("king", "progress"), [(0, 6), (1, 4)])
def test_king_of_kings_is_told_with_what_it_brings(king: int, progress: int) -> None:
    here = solo("celts")
    here.position.king = king
    bot_king(here.position)
    assert here.player(1).g == progress
    assert lines(here, "en") == ["The opponent resolves King of Kings.", f"The opponent gains {progress} progress."]
