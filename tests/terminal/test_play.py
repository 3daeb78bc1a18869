"""A whole game at the terminal, as a person plays it."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from ludarium import Match
from ludarium.kernel import title as registry
from ludarium.kernel.title import Title
from ludarium.terminal.files import kept_players
from ludarium.terminal.seated import COMMANDS, HELP
from ludarium.text import LANGUAGES, Speaker
from ludarium.text.board import hand

Ludarium = Callable[..., Result]


def saves(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "saves").glob("*.record"))


@pytest.mark.parametrize(
    ("lang", "prompt", "option", "end"),
    [
        ("en", "Pick a card of your hand.", "Pick the ", "All hands are empty."),
        ("ru", "Выберите карту из руки.", "Взять ", "Все руки пусты."),
    ],
)
def test_a_whole_game_in_both_languages(
    ludarium: Ludarium, tmp_path: Path, lang: str, prompt: str, option: str, end: str
) -> None:
    result = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", "--lang", lang, typed="1\n" * 9)
    assert result.exit_code == 0
    for words in (prompt, option, end):
        assert words in result.output
    assert "⟦" not in result.output
    (save,) = saves(tmp_path)
    match = Match.loads(save.read_text(encoding="utf-8"))
    assert match.over
    assert match.record.header.seed == "a"


def test_a_bot_is_played_against_and_its_hand_is_not_shown(ludarium: Ludarium, sample: Title) -> None:
    result = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed="1\n" * 9)
    hidden = Match.new("sample", 2, seed="a").view(1)["table"]["hands"][1]
    before_first_choice = result.output.split("Your choice")[0]
    assert len(hidden) == 3
    for card in hidden:
        assert Speaker(sample, "en").thing(card) not in before_first_choice


def test_options_can_be_chosen_by_number_or_code_and_wrong_ones_are_told(ludarium: Ludarium) -> None:
    typed = "0\n99\nbanana\npick card=77\npick card=2\nhold\nq\n"
    result = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed=typed)
    assert result.exit_code == 0
    assert result.output.count("Choose a number from 1 to 3.") == 2
    assert "Not understood: “banana”" in result.output
    assert "Not understood: “pick card=77”" in result.output
    assert "scores 1 point with the Bee" in result.output


def test_words_filter_the_options(ludarium: Ludarium) -> None:
    result = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed="/ELK\n/zebra\n/\nq\n")
    assert "“ELK”: 1 of 3\n  2 Pick the Elk" in result.output
    assert "Nothing offered has “zebra” in it." in result.output
    assert result.output.count("1 Pick the Bee") == 2


def test_an_inflected_name_is_found_by_its_plain_form(ludarium: Ludarium) -> None:
    call = ("play", "sample", "--seats", "human,random", "--seed", "a", "--lang", "ru")
    result = ludarium(*call, typed="/лиса\n/card=5\nq\n")
    assert "«лиса»: 1 из 3\n  3 Взять лису" in result.output
    assert "«card=5»: 1 из 3\n  2 Взять лося" in result.output


@pytest.mark.parametrize("undo", ["u", "undo", "отмена", "г"])
def test_undo_takes_the_last_choice_back(ludarium: Ludarium, tmp_path: Path, undo: str) -> None:
    result = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed=f"1\n{undo}\n2\nq\n")
    assert "Taken back." in result.output
    assert "What do you do with the Elk?" in result.output
    (save,) = saves(tmp_path)
    codes = [line.code for line in Match.loads(save.read_text()).record.lines]
    assert codes == ["pick card=2", "undo", "pick card=5"]


def test_what_cannot_be_undone_is_told(ludarium: Ludarium) -> None:
    """Before the first choice there is nothing; behind a chance result it is too late."""
    seats = ("--seats", "human,random", "--seed", "a", "--lang", "ru")
    result = ludarium("play", "sample", *seats, typed="u\n1\n1\nu\nq\n")
    before, after = result.output.split("Вы ещё не выбрали ничего, что можно отменить.")
    assert "Отменить нельзя" not in before
    assert "Отменить нельзя" in after


def test_help_explains_the_table_an_option_and_a_rule(ludarium: Ludarium) -> None:
    typed = "?\n? 2\n?9\nr sa-2\nr\nr SA-77\nq\n"
    result = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed=typed)
    assert "take back your last choice" in result.output
    assert "r SA-1 " in result.output
    assert "Pick the Elk\n  SA-1  Pick a card of your own hand. Nobody else sees it." in result.output
    assert "SA-2  Thrown: the card's number and a die are your points." in result.output
    assert "There is no rule SA-77." in result.output
    assert "Which rule? For example: r SA-1" in result.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_the_help_names_can_be_typed(lang: str) -> None:
    words = Speaker(None, lang)
    for id in set(HELP) - {"number", "filter", "explain"}:
        for typed in words(f"play-typed-{id}", rule="", card="").split(","):
            assert typed.strip() in COMMANDS[id]


def test_a_name_is_looked_for(ludarium: Ludarium) -> None:
    """`where` and `?` look for a card by its name, and so does a name alone; a short word is no name."""
    typed = "where elk\n? ELK\nelk\nel\nwhere unicorn\nunicorn\nq\n"
    result = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed=typed)
    assert re.findall(r"> (Elk|Not understood: “\w+”|Nothing is called “\w+”)", result.output) == [
        *["Elk"] * 3,
        "Not understood: “el”",
        "Nothing is called “unicorn”",
        "Not understood: “unicorn”",
    ]


def test_why_tells_what_is_refused(ludarium: Ludarium) -> None:
    result = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed="why\n1\nwhy\nq\n")
    assert "Pick the Ant: it is not in your hand  SA-1" in result.output
    assert "Nothing that one might expect is missing here." in result.output


def test_log_score_board_and_save(ludarium: Ludarium, tmp_path: Path) -> None:
    typed = "log\nscore\nb\n1\nlog\nsave\nq\n"
    result = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed=typed)
    assert "Nothing has happened yet." in result.output
    assert "The points are counted at the end" in result.output
    assert result.output.count("It is the Bee.") == 2
    assert result.output.count("The game is kept in") == 2


def test_leaving_keeps_the_game_and_resume_goes_on(ludarium: Ludarium, tmp_path: Path) -> None:
    first = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed="1\n1\n")
    assert first.exit_code == 0
    (save,) = saves(tmp_path)
    assert str(save) in first.output.replace("\n", "")
    assert kept_players(save.read_text()) == ["human", "random"]
    second = ludarium("play", "--resume", str(save), typed="1\n" * 9)
    assert second.exit_code == 0
    assert "All hands are empty." in second.output
    again = ludarium("play", "--resume", str(save))
    assert "The game is over." in again.output


def test_resuming_gives_the_same_game_as_playing_on(ludarium: Ludarium, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    call = ("play", "sample", "--seats", "human,greedy", "--seed", "b")
    ludarium(*call, "--save", str(one), typed="1\n" * 9)
    ludarium(*call, "--save", str(other), typed="1\n1\nq\n")
    ludarium("play", "--resume", str(other), typed="1\n" * 9)
    scores = [Match.loads(path.read_text()).standings().as_json()["reason"] for path in (one, other)]
    assert scores == ["hands-empty", "hands-empty"]
    assert one.read_text().splitlines()[:3] == other.read_text().splitlines()[:3]


def test_bots_alone_are_watched(ludarium: Ludarium) -> None:
    result = ludarium("play", "sample", "--seats", "random,greedy,search:5it", "--seed", "a")
    assert result.exit_code == 0
    assert "picks a card." in result.output
    assert "It is the" not in result.output
    assert "All hands are empty." in result.output


def test_a_curtain_hangs_between_people(ludarium: Ludarium) -> None:
    typed = "\n1\n1\n\n1\n1\nq\n"
    result = ludarium("play", "sample", "--seats", "human,human", "--names", "Ann,Bob", "--seed", "a", typed=typed)
    assert "Now Ann decides. Give the screen to Ann and press Enter." in result.output
    assert "Now Bob decides. Give the screen to Bob and press Enter." in result.output
    bobs = result.output.split("Now Bob decides")[1].split("Now Ann")[0]
    assert "Ann picks a card." in bobs
    assert "Elk" not in bobs


def test_where_all_decide_at_once_nobody_reads_what_another_has_chosen(ludarium: Ludarium, tmp_path: Path) -> None:
    variants = [word for seat in (1, 2) for word in ("--variant", f"nation-{seat}=random")]
    call = ("play", "imperium", "--seats", "human,human", "--names", "Ann,Bob", *variants, "--seed", "a")
    result = ludarium(*call, typed="\n1\n\n2\n\nq\n")
    bobs = result.output.split("Now Bob decides")[1].split("Now Ann")[0]
    assert "Sealed until all have answered. One is still to answer." in result.output
    assert "Ann leads" not in bobs
    (save,) = saves(tmp_path)
    lines = save.read_text(encoding="utf-8").splitlines()
    assert [line.split(" |")[0] for line in lines[1:3]] == ["0 side side=a", "1 side side=b"]


def test_the_board_is_drawn_again_only_when_it_has_changed(ludarium: Ludarium) -> None:
    result = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed="1\nb\n1\nq\n")
    # before the first pick; nothing new after it; on request; after the throw
    assert result.output.count("Hands") == 3


def test_variants_and_names_reach_the_game(ludarium: Ludarium, tmp_path: Path) -> None:
    call = ("play", "sample", "--seats", "human,random", "--variant", "deal=two", "--names", "Зоя,Бот")
    result = ludarium(*call, "--lang", "ru", typed="q\n")
    assert "Зоя" in result.output
    (save,) = saves(tmp_path)
    header = json.loads(save.read_text(encoding="utf-8").splitlines()[0])
    assert header["variants"] == {"double": "off", "deal": "two"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "chess"], "There is no title “chess”."),
        (["play"], "Say which title to play"),
        (["play", "sample", "--seats", "human"], "sample cannot be played with 1 seats. Choose one of: 2, 3."),
        (["play", "sample", "--seats", "human,genius"], "There is no kind of player “genius”."),
        (["play", "sample", "--seats", "human,random", "--variant", "tripple=on"], "There is no variant “tripple”."),
        (["play", "sample", "--seats", "human,random", "--variant", "double"], "“double” is not a variant."),
        (["play", "sample", "--seats", "human,random", "--names", "Ann"], "one name for each seat"),
        (["play", "--resume", "/no/such/file"], "cannot be read"),
        (["play", "sample", "--sets", "2"], "There is no option --sets."),
        (["play", "sample", "--seats"], "The option --seats needs a value."),
        (["pley"], "There is no command “pley”."),
        (["titles", "--lang", "fr"], "There is no language “fr”."),
    ],
)
def test_wrong_calls_are_told_clearly(ludarium: Ludarium, words: list[str], told: str) -> None:
    result = ludarium(*words)
    assert result.exit_code == 2
    assert told in result.output.replace("\n", " ")
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "text", ["", "hello", "{}", '{"format":"ludarium-record/1"}', "[1]\n", "\x00\x01", '{"players": 7}']
)
def test_damaged_saves_are_told(ludarium: Ludarium, tmp_path: Path, text: str) -> None:
    path = tmp_path / "damaged"
    path.write_text(text)
    result = ludarium("play", "--resume", str(path), "--lang", "ru")
    assert result.exit_code == 2
    told = result.output.replace("\n", " ")
    assert "Запись не читается. Строка 1" in told
    assert not re.search(r"expected|must|this is", told)
    assert path.read_text() == text


def test_a_file_that_is_not_text_is_told(ludarium: Ludarium, tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\x00")
    assert ludarium("play", "--resume", str(path)).exit_code == 2


# in a real terminal


class Terminal:
    """A process at a pseudo-terminal."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.master, slave = pty.openpty()
        env = {**os.environ, "LUDARIUM_SAVES": str(folder), "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
        script = Path(__file__).parent / "sample_command.py"
        self.process = subprocess.Popen(
            [sys.executable, str(script), *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            # whatever started the tests may ignore Ctrl-C; a terminal does not
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str, seconds: float = 20) -> None:
        start = len(self.seen)
        until = time.monotonic() + seconds
        while text not in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.seen[start:]):
            if time.monotonic() > until:
                raise AssertionError(f"{text!r} did not come; seen: {self.seen[start:]!r}")
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        code = self.process.wait(20)
        os.close(self.master)
        return code


def test_ctrl_c_keeps_the_game_and_leaves_no_traceback(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "play", "sample", "--seats", "human,search:20it", "--seed", "a", "--lang", "ru")
    table.wait_for("Ваш выбор")
    table.type("1\r")
    table.wait_for("Бросить")
    table.process.send_signal(signal.SIGINT)
    table.wait_for("Партия сохранена")
    assert table.end() == 130
    assert "Traceback" not in table.seen
    (save,) = tmp_path.glob("*.record")
    again = Terminal(tmp_path, "play", "--resume", str(save), "--lang", "ru")
    again.wait_for("Бросить")
    again.type("2\r")
    again.wait_for("Ваш выбор")
    again.type("q\r")
    again.wait_for("Партия сохранена")
    assert again.end() == 0


def test_ctrl_c_while_a_bot_thinks_keeps_the_game(sample: Title, tmp_path: Path) -> None:
    table = Terminal(tmp_path, "play", "sample", "--seats", "search:60000ms,human", "--seed", "a", "--lang", "en")
    table.wait_for("is thinking")
    table.process.send_signal(signal.SIGINT)
    table.wait_for("The game is kept in")
    assert table.end() == 130
    assert "Traceback" not in table.seen
    (save,) = tmp_path.glob("*.record")
    assert not Match.loads(save.read_text()).over


def test_any_card_the_own_hand_and_a_hint(ludarium: Ludarium) -> None:
    """A card is read by its name whoever has it; a hint names options that are offered, the best first."""
    typed = "card hermeticism\ncard unicorn\nhand\nhint\nq\n"
    result = ludarium("play", "pax", "--seats", "human,random", "--seed", "a", typed=typed)
    assert "Hermeticism\n  " in result.output
    assert "Nothing is called “unicorn”" in result.output
    assert "You hold nothing that the others do not see." in result.output
    assert re.search(r"A strong bot would choose, best first:\n  1\. .+ % to win", result.output)


@pytest.mark.parametrize(("title", "seats"), [("imperium", "human,random"), ("europa", "human,random,random")])
def test_the_own_hand_is_shown_with_its_texts(title: str, seats: str) -> None:
    game = registry.find(title)
    match = Match.new(game, seats.count(",") + 1, seed="a")
    while not (held := hand(match.view(0), Speaker(game, "en"))):
        match.choose(match.seat, match.position.options()[0])
    assert any(line.startswith("  ") for line in held)
    assert hand(match.view(-1), Speaker(game, "en")) == []


def test_a_narrow_screen_is_told(monkeypatch: pytest.MonkeyPatch, ludarium: Ludarium) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "60")
    result = ludarium("play", "troyes", "--seats", "human,random", "--seed", "a", typed="q\n")
    assert "columns; this screen has 60." in " ".join(result.output.split())
    # a word instead of rubble
    assert "─" not in result.output
    # what is drawn for any width is drawn
    small = ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed="q\n")
    assert "this screen has" not in " ".join(small.output.split())


def test_errors_name_what_can_be_given(ludarium: Ludarium) -> None:
    assert "It takes a whole number." in ludarium("simulate", "troyes", "--seats", "a,b").output
    assert "It takes a whole number from 1 on." in ludarium("simulate", "troyes", "--seats", "2", "--games", "0").output
    told = ludarium("serve", "--port", "70000").output
    assert "It takes a whole number from 0 to 65535." in " ".join(told.split())


def test_kept_games_are_listed_and_belong_to_a_title(ludarium: Ludarium, tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    assert "No game is kept" in ludarium("saves").output
    ludarium("play", "sample", "--seats", "human,random", "--seed", "a", typed="1\nq\n")
    kept = next(folder.glob("*.record"))
    (folder / "broken.record").write_text("what?")
    listed = ludarium("saves").output
    assert str(kept) in listed
    assert "Player 1, Dice. 1 choice." in listed
    assert "This record cannot be read" in listed
    assert str(kept) not in ludarium("saves", "troyes").output
    refused = ludarium("play", "troyes", "--resume", str(kept))
    assert refused.exit_code == 2
    assert "is a game of sample, not of troyes" in " ".join(refused.output.split())
