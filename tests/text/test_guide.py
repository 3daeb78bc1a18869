"""The guided first games: what a guide says when, and that the files of the titles are sound."""

from __future__ import annotations

from zlib import crc32

import pytest

from ludarium.kernel import title as registry
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.sample import TITLE
from ludarium.players import make
from ludarium.text.guide import Guide, Step, asked, fits, mistaken
from ludarium.text.guide_file import guide_of, read

GUIDE = """
seats = 2
seat = 0
seed = "a"
minutes = 1
[[step]]
id = "goal"
say = { en = "Points.", ru = "Очки." }
tick = { en = "The goal", ru = "Цель" }
[[step]]
id = "pick"
when.decision = "play-card"
when.offers = "pick"
ask = ["pick card=99", "pick"]
say = { en = "Pick one.", ru = "Возьмите." }
[[step]]
id = "throw"
when = { offers = "throw", after = "pick" }
ask = ["throw"]
say = { en = "Throw it.", ru = "Бросьте." }
[[step.mistake]]
option = "hold"
say = { en = "It brings less.", ru = "Так меньше." }
[[step]]
id = "end"
when.told = "never-told"
end = true
say = { en = "That is all.", ru = "Это всё." }
"""


def sample() -> tuple[str, Match]:
    """The guide above, in the words of the kernel's sample, and its game."""
    match = Match.new(TITLE, 2, seed="a")
    event = TITLE.vocabulary.events[0].name
    card = match.options()[0].removeprefix("pick card=")
    text = GUIDE.replace("never-told", event).replace("card=99", f"card={card}")
    return text.replace("play-card", match.view(0)["decision"]["id"]), match  # type: ignore[index]


def due(guide: Guide, match: Match, done: list[str]) -> str:
    step = guide.due(match.view(guide.seat), match.heard(guide.seat), done)
    return "" if step is None else step.id


def test_a_step_is_due_once_when_its_moment_comes() -> None:
    text, match = sample()
    guide = read(text, "guide.toml", TITLE)
    assert due(guide, match, []) == "goal"
    assert due(guide, match, ["goal"]) == "pick"
    match.choose(0, asked(guide.steps[1], match.view(0))[0])
    assert due(guide, match, ["goal", "pick"]) == "throw"
    # It waits for the one before it, and for nothing else.
    assert due(guide, match, ["goal"]) != "throw"
    match.choose(0, "throw")
    # Nothing is said while another seat decides; and nothing more after the end.
    assert match.seat == 1
    assert due(guide, match, ["goal"]) == ""
    assert due(guide, match, ["end"]) == ""


def test_what_is_asked_for_is_the_first_wish_that_is_offered() -> None:
    text, match = sample()
    guide = read(text, "guide.toml", TITLE)
    step = guide.steps[1]
    assert asked(step, match.view(0)) == [match.options()[0]]
    other = Step(step.id, step.say, step.when, [], ["throw", "pick"], [], [], {}, False)
    assert asked(other, match.view(0)) == match.options()


def test_a_mistake_is_explained_where_it_can_be_made() -> None:
    text, match = sample()
    guide = read(text, "guide.toml", TITLE)
    match.choose(0, match.options()[0])
    assert [codes for _, codes in mistaken(guide.steps[2], match.view(0))] == [["hold"]]


def test_patterns_name_arguments_and_alternatives() -> None:
    args: dict[str, str | int] = {"space": "space:seine", "count": 3}
    assert fits("recruit-in", "recruit-in", args)
    assert fits("recruit-in space=loire|seine count=3", "recruit-in", args)
    assert not fits("recruit-in space=loire", "recruit-in", args)
    assert not fits("recruit", "recruit-in", args)
    assert not fits("recruit-in army=1", "recruit-in", args)


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ('["throw"]', '["thorw"]', 16, "thorw"),
        ("ru = ", "de = ", 6, "'ru' is missing"),
        ("end = true", "", 24, "the last step"),
        ("after = ", "before = ", 16, "no 'before'"),
        ("seats = 2", "seats = 9", 1, "9"),
        ("minutes = 1", "minutes = [", 0, "Invalid"),
    ],
)
def test_an_error_names_the_line_and_the_reason(old: str, new: str, line: int, why: str) -> None:
    text = sample()[0].replace(old, new, 1)
    with pytest.raises(LudariumError) as caught:
        read(text, "guide.toml", TITLE)
    assert caught.value.code == "bad-guide"
    assert why in caught.value.sentence
    assert caught.value.sentence.startswith(f"guide.toml:{line}:" if line else "guide.toml: ")


GUIDED = [id for id in registry.titles() if guide_of(id) is not None]


def follow(guide: Guide, left: list[str], most: int = 400) -> tuple[Match, list[str]]:
    """Plays as the server does with somebody who does what is asked, and else what the bot would; `left` are steps that
    this person does not follow. Returns the game and the steps that were due."""
    match = Match.new(guide.title, guide.seats, guide.variants, guide.seed)
    done: list[str] = []
    while not match.over and match.steps < most:
        seat, wanted = match.seat, ""
        while seat == guide.seat and not wanted:
            step = guide.due(match.view(seat), match.heard(seat), done)
            if step is None:
                break
            done.append(step.id)
            if step.end:
                return match, done
            if step.ask and step.id not in left:
                wanted = asked(step, match.view(seat))[0]
        if not wanted:
            player = make(guide.level, match.title, seat, crc32(f"{match.steps} {seat}".encode()) >> 2)
            wanted = match.title.vocabulary.text(player.decide(match.position.clone()))
        match.choose(seat, wanted)
    return match, done


@pytest.fixture(scope="module", params=GUIDED)
def guide(request: pytest.FixtureRequest) -> Guide:
    found = guide_of(request.param)
    assert found is not None
    return found


def test_whoever_follows_a_guide_hears_nearly_all_of_it(guide: Guide) -> None:
    _, done = follow(guide, [])
    assert done[-1] == guide.steps[-1].id
    missed = [step.id for step in guide.steps if step.id not in done]
    assert len(missed) <= len(guide.steps) // 10, missed
    assert sum(1 for step in guide.steps if step.tick and step.id in done) >= 8


def test_whoever_leaves_the_path_comes_to_the_end_all_the_same(guide: Guide) -> None:
    _, done = follow(guide, [step.id for step in guide.steps])
    assert done[-1] == guide.steps[-1].id


def test_a_text_is_short(guide: Guide) -> None:
    for step in guide.steps:
        for language, text in step.say.items():
            assert len(text) <= 480, (step.id, language, len(text))
