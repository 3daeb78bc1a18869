"""Solo play against the bot of a nation (IM-14.1)."""

from __future__ import annotations

import pytest

from ludarium.games.imperium.cards import BITS, CARDS, NATIONS
from ludarium.games.imperium.effects.symbols import S_ACCESSION, S_DEV, S_NATION, UNR
from ludarium.games.imperium.solo.bot import bot_score
from ludarium.games.imperium.solo.deck import SLOTS, bot_of, dynasty, next_card
from ludarium.games.imperium.solo.tables import TABLES, RowReader
from ludarium.games.imperium.title import DIFFICULTIES, TITLE
from ludarium.kernel.chance import fast
from ludarium.kernel.reading import ReadError

from .table import Table, card


def solo(nation: str = "romans", bot: str = "persians", difficulty: str = "imperator", seed: int = 1) -> Table:
    return Table([nation], "b", seed, bot=bot, difficulty=difficulty).market()


def bot_plays(here: Table, slots: list[str], roll: int = 6, **zones: object) -> Table:
    """The bot's turn with these cards in its slots; the human passes whatever it is asked."""
    here.give(1, slots=slots, deck=[], disc=[], **zones)
    here.give(1, deck=["persians.bactria", "persians.zagros", "persians.glory", "persians.advance"])
    here.position.chance.coming = [roll]
    here.at("turn", 1)
    return here


@pytest.mark.rule("IM-14.1")
def test_setup_of_the_bot() -> None:
    here = solo()
    bot = bot_of(here.position)
    assert len(here.position.players) == 2
    assert len(bot.slots) == 5
    assert len(bot.slots) + len(bot.deck) == 10
    starts = [CARDS[each].start for each in reversed(bot.natdeck)]
    assert starts == [S_NATION] * 4 + [S_ACCESSION] + [S_DEV] * 7
    assert (bot.m, bot.p, bot.g) == (0, 0, 0)
    assert card("classics.ambassador") not in here.position.main, "cards for 3 and more take no part"


@pytest.mark.rule("IM-14.1")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_difficulty(difficulty: str) -> None:
    bot = bot_of(solo(difficulty=difficulty).position)
    level = DIFFICULTIES.index(difficulty)
    assert len(bot.slots) == SLOTS[level]
    assert (bot.m, bot.p, bot.g) == ((3, 2, 1) if level >= 3 else (0, 0, 0))


@pytest.mark.rule("IM-14.1")
def test_the_slot_of_the_die_is_passed_over_and_gets_the_token() -> None:
    here = bot_plays(solo(), ["persians.zagros", "persians.glory"], roll=2)
    bot = bot_of(here.position)
    assert bot.slots.index(card("persians.glory")) == 1, "it stays in its slot"
    assert here.position.tokens[3:6] == [0, 0, 1]


@pytest.mark.rule("IM-14.1")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_a_card_that_is_passed_over_stays_in_its_slot(roll: int) -> None:
    given = ["persians.zagros", "persians.glory", "persians.advance", "persians.bactria"]
    here = solo()
    here.give(1, slots=given, disc=[])
    here.position.chance.coming = [roll]
    here.at("turn", 1)
    slots = bot_of(here.position).slots
    staying = [number for number, each in enumerate(slots, 1) if 1 <= roll <= 4 and each == card(given[roll - 1])]
    assert staying == ([roll] if roll <= 4 else [])


@pytest.mark.rule("IM-14.1")
def test_a_region_is_played_and_the_lowest_market_card_exiled() -> None:
    here = bot_plays(solo(), ["persians.zagros"])
    bot = bot_of(here.position)
    assert card("persians.zagros") in bot.play
    assert here.position.exile == [card("classics.oasis")]
    assert bot.p == 1


@pytest.mark.rule("IM-14.1")
def test_unrest_is_returned() -> None:
    here = solo()
    pile = len(here.position.unrest)
    bot_plays(here, ["persians.unrest.1"])
    assert len(here.position.unrest) == pile + 1


@pytest.mark.rule("IM-14.1")
def test_the_first_option_that_can_be_done_in_full() -> None:
    """Persians as barbarians, a BAR card: 3 population for a tributary, else 2 materials for a card, else tokens."""
    here = bot_plays(solo(), ["persians.conquer.1"], m=2)
    bot = bot_of(here.position)
    assert bot.m == 0
    assert card("classics.elders") in bot.deck + bot.slots
    here = bot_plays(solo(), ["persians.conquer.1"], p=3)
    assert bot_of(here.position).p == 0


@pytest.mark.rule("IM-14.1")
def test_an_attack_row_can_be_protected_against() -> None:
    here = solo("scythians", "romans").give(0, play=["scythians.mounted-archers", "scythians.caucasia"], hand=[])
    here.give(1, slots=["romans.roman-expansion"]).position.chance.coming = [6]
    here.at("turn", 1)
    assert here.decision == "ProtectOneself"
    here.choose("protect")
    assert here.zone("play") == ["scythians.mounted-archers", "scythians.caucasia"]
    assert here.unrest_in("hand") == 0
    here = solo("scythians", "romans").give(0, play=["scythians.caucasia"], hand=[])
    here.give(1, slots=["romans.roman-expansion"]).position.chance.coming = [6]
    here.at("turn", 1)
    assert here.zone("play") == []
    assert here.unrest_in("hand") == 1


@pytest.mark.rule("IM-14.1")
def test_the_bot_reshuffles_with_a_dynasty_card() -> None:
    here = solo()
    bot = bot_of(here.position)
    here.give(1, deck=[], disc=["persians.zagros"])
    cards = len(bot.natdeck)
    assert next_card(here.position) >= 0
    assert len(bot.natdeck) == cards - 1


@pytest.mark.rule("IM-14.1")
def test_the_accession_card_makes_it_an_empire_and_the_last_card_triggers_the_end() -> None:
    here = solo()
    bot = bot_of(here.position)
    for _ in range(5):
        dynasty(here.position)
    assert bot.state == 1
    while bot.natdeck:
        dynasty(here.position)
    assert here.position.ending == 7


@pytest.mark.rule("IM-14.1")
def test_what_the_human_does_to_the_bot() -> None:
    here = solo().give(0, hand=["celts.boudicca"]).give(1, play=["persians.zagros"]).at("activate")
    here.play("celts.boudicca")
    bot = bot_of(here.position)
    assert card("persians.zagros") in bot.disc
    here = solo().give(0, hand=["classics.corruption"], state="emp").at("activate").play("classics.corruption")
    bot = bot_of(here.position)
    assert BITS[bot.deck[-1]] & UNR
    assert bot.m == 2


@pytest.mark.rule("IM-14.1")
def test_the_bots_score() -> None:
    here = solo()
    here.give(1, deck=["classics.marvellous"], slots=["unrest.1"], disc=["classics.oracle"], hist=["classics.great"])
    here.give(1, m=7, p=4, g=3)
    assert dict(bot_score(here.position)) == {"progress": 3, "goods": 1, "cards": 9 + 5 + 6, "unrest": -2}
    # conditional cards count their highest value: nothing is more than -2
    here.give(1, deck=["qin.mandate-of-heaven"], slots=[], disc=[], hist=[])
    assert dict(bot_score(here.position))["cards"] == 0


@pytest.mark.rule("IM-14.1")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_bot_plays_to_the_end(nation: str) -> None:
    human = "romans" if nation != "romans" else "persians"
    for seed in range(3):
        values = {"nation-1": human, "bot": nation, "side": "a", "difficulty": DIFFICULTIES[seed]}
        position = TITLE.start(1, values, fast(seed))
        picks = fast(seed + 50)
        while not position.over:
            options = position.options()
            position.choose(options[picks.below(len(options))])
            TITLE.check(position)
        standings = TITLE.standings(position)
        assert standings.verdict in ("victory", "defeat")
        assert standings.others[0][0] == "bot"


def test_a_table_that_cannot_be_read_says_where() -> None:
    assert len(TABLES) == 16
    with pytest.raises(ReadError, match=r"bots.toml:2:1: x: there is no such step in 'dance'"):
        RowReader("x").table("FAM: hist.\nOther: dance.")
