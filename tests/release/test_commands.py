"""Every command that README and the pages print, run as somebody runs it who has installed the wheel and nothing else.

What would take hours is run with small numbers. What needs something that is no part of Ludarium (a container engine, a
cluster) is listed below with who tries it, and has to be printed somewhere; a command that is neither fails.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import urllib.request
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
PROGRAMS = ("ludarium", "make", "pip", "python", "docker")
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))

# A word of a page, and what stands for it here: files that the test has put there, titles, few games.
INSTEAD = {
    "TITLE": "troyes",
    "<title>": "troyes",
    "ID": "TR-8.11",
    "FILE": "game.record",
    "ФАЙЛ": "game.record",
    "FILE...": "my-case.toml",
    "NAME": "Anna",
    "--all-nations": "--nations=romans,celts",
}
SMALLER = [
    (r"(--games|--round) \d+", r"\1 2"),
    (r"^(ludarium train .*--games) 2", r"\1 10"),
    (r"--decisions \d+", "--decisions 100"),
    (r"--jobs \d+", "--jobs 2"),
    (r"\b(search|search-1):\d+ms", r"\1:2ms"),
    (r"\b(search|search-1):\d+it", r"\1:2it"),
    (r"\bsearch\b(?![:-])", "search:2it"),
    (r"beginner,normal,strong,strongest", "beginner,greedy"),
    # the same work on this machine; on a cluster it is done by tests/cluster
    (r" --cluster \S+", ""),
    # one kind of table: two games of each do not show everything that a title holds, which would be a finding
    (r"^(ludarium check europa)", r"\1 --seats 3 --variant scenario=1-00"),
    (r"^(ludarium check (?:troyes|pax|imperium))", r"\1 --seats 2"),
    (r"^(ludarium (?:arena|check) (?!.*--games|ladder).*)", r"\1 --games 2"),
    (r"^(ludarium (?:check|simulate) .*--games) \d+", r"\1 1"),
    (r"--out \S*?([^/\s]+)(?=\s|$)", r"--out \1"),
    (r"--png \S*?([^/\s]+)(?=\s|$)", r"--png \1"),
    (r"--nations romans,persians,celts", "--nations romans,celts"),
    (r"--scenarios 1-01", "--scenarios 1-00"),
    (r"--workers \d+", "--workers 1"),
]
# Commands that are spoken of by their name: these say what they take.
NAMED = (
    "ludarium arena",
    "ludarium cards --group",
    "ludarium replay",
    "ludarium scenario dump",
    "ludarium scenario run",
)
# The beginning of a command that is not run here, and where it is tried.
ELSEWHERE = {
    "docker compose": "tests/test_deploy.py reads the files; there is no container engine here",
    "pip install": "the extra is looked up in the wheel",
    "make": "the target is looked up in the Makefile",
    "python -m ludarium.research.ppo": "tests/research/test_ppo.py: `make learn` installs PyTorch",
    "python -m ludarium.research.describe": "tests/research/test_features.py",
    "python bot.py": "tests/server/test_docs.py plays a game with it",
    "ludarium arena ladder troyes --players greedy,search:100it,http:": "tests/arena/test_external.py",
    "ludarium simulate troyes --seats 2 --games 20 --players http:": "tests/arena/test_external.py",
    "python -m tests.": "a tool of the source tree",
    "python tests/": "a tool of the source tree",
    "python tools/": "a tool of the source tree",
    "ludarium scenario describe --write-docs": "it writes pages of the source tree",
    "ludarium rules": "of a title's tests, in the source tree: tests/terminal/test_commands.py",
}


@dataclass(frozen=True)
class Command:
    """A command as printed: what is set for it, its words, and where it stands."""

    page: str
    text: str

    @property
    def words(self) -> list[str]:
        return [word for word in shlex.split(self.text) if not self._set(word)]

    @property
    def env(self) -> dict[str, str]:
        pairs = [word.partition("=") for word in shlex.split(self.text) if self._set(word)]
        return {name: value for name, _, value in pairs}

    @staticmethod
    def _set(word: str) -> bool:
        return re.match(r"[A-Z_]+=", word) is not None


def commands() -> list[Command]:
    """What the pages print, each command once: in blocks, and in a line."""
    found: dict[str, Command] = {}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = [block for kind, block in BLOCK.findall(text) if kind in ("", "sh")]
        lines = [line for block in blocks for line in block.splitlines()]
        for line in [*lines, *INLINE.findall(BLOCK.sub("", text))]:
            plain = line.partition("  #")[0].strip().removeprefix(".venv/bin/")
            name = re.sub(r"^([A-Z_]+=\S+ )+", "", plain).split(" ")[0]
            if name in PROGRAMS and " " in plain:
                found.setdefault(plain, Command(page.relative_to(ROOT).as_posix(), plain))
    return list(found.values())


def elsewhere(command: Command) -> str:
    spoken = " ".join(command.words)
    found = next((start for start in ELSEWHERE if spoken.startswith(start)), "")
    return "" if found == "ludarium rules" and "--coverage" not in spoken else found


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree, or the one that is to be tried (`tools/release`)."""
    if given := os.environ.get("LUDARIUM_WHEEL"):
        return Path(given)
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "tree"
    left = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info", "build", "dist", ".*")
    copy.mkdir()
    for name in ("src", "web", "tools", "docs"):
        shutil.copytree(ROOT / name, copy / name, ignore=left)
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "NOTICE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, copy / name)
    command = ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(copy)]
    subprocess.run([sys.executable, "-m", *command], check=True)
    return next(folder.glob("*.whl"))


def environment(folder: Path, wheel: Path, extras: str, *more: str) -> Path:
    """A fresh environment with the wheel in it: its folder of programs."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    install = [str(folder / "bin/python"), "-m", "pip", "install", "--quiet", *more, f"{wheel}{extras}"]
    subprocess.run(install, check=True, env=CLEAN)
    return folder / "bin"


# Nothing of the tree or of the environment of the tests gets into the one that is tried.
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUDARIUM", "VIRTUAL"))}


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    locked = str(ROOT / "requirements.lock")
    return environment(tmp_path_factory.mktemp("fresh"), wheel, "[server,data,charts]", "--constraint", locked)


@pytest.fixture(scope="session")
def place(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder to work in, with the files that the pages speak of."""
    folder = tmp_path_factory.mktemp("pages") / "given"
    folder.mkdir()
    shutil.copytree(ROOT / "docs/examples", folder / "docs/examples")
    shutil.copy(folder / "docs/examples/troyes/troyes-00000001.ludarium", folder / "game.record")
    run(installed, folder, ["ludarium", "scenario", "dump", "game.record", "--upto", "9", "--out", "my-case.toml"])
    (folder / "more").mkdir()
    shutil.copy(folder / "my-case.toml", folder / "more/another.toml")
    run(installed, folder, ["ludarium", "figures", "europa", "--export", "europa.csv"])
    return folder


def run(bin: Path, folder: Path, words: list[str], **env: str) -> subprocess.CompletedProcess[str]:
    """Runs a program of the environment; whoever asks what to do is told to stop."""
    given = {**CLEAN, "LUDARIUM_SAVES": str(folder / "saves"), "PYTHONUTF8": "1", "BROWSER": "true", **env}
    command = [str(bin / words[0]), *words[1:]]
    done = subprocess.run(
        command, cwd=folder, env=given, input="q\n", capture_output=True, text=True, encoding="utf-8", timeout=300
    )
    assert done.returncode == 0, f"{shlex.join(words)}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done


def smaller(command: Command) -> list[str]:
    """The words of a command as they are run here."""
    if command.text in NAMED:
        return [*(word for word in command.words if not word.startswith("--")), "--help"]
    text = " ".join(INSTEAD.get(word, shlex.quote(word)) for word in command.words)
    for found, small in SMALLER:
        text = re.sub(found, small, text)
    return shlex.split(text)


def runs() -> list[Command]:
    """Those that end by themselves, each page after the other; what comes out the same when small is run once."""
    found: dict[tuple[str, ...], Command] = {}
    for each in commands():
        if not elsewhere(each) and each.words[1] not in ("serve", "admin"):
            found.setdefault((*smaller(each), *each.env), each)
    return list(found.values())


@pytest.mark.parametrize("command", runs(), ids=lambda command: command.text)
def test_a_printed_command_does_what_it_says(installed: Path, place: Path, command: Command) -> None:
    # Whoever follows a page does so in one folder.
    folder = place.parent / command.page.replace("/", "-")
    if not folder.exists():
        shutil.copytree(place, folder)
    run(installed, folder, smaller(command), **command.env)


def test_what_is_tried_elsewhere_is_printed_and_there() -> None:
    found = [each for each in commands() if elsewhere(each)]
    assert {elsewhere(each) for each in found} == set(ELSEWHERE)
    for command in found:
        if command.words[0] == "make":
            wanted = {word for word in command.words[1:] if word.isalpha() and word.islower()}
            assert wanted <= TARGETS, command
        if command.words[0] == "python" and command.words[1] != "bot.py":
            name = command.words[1].removeprefix("-m") or f"{command.words[2].replace('.', '/')}.py"
            assert (ROOT / name).is_file() or (ROOT / "src" / name).is_file(), command


def test_every_extra_that_is_named_can_be_installed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        about = files.read(next(name for name in files.namelist() if name.endswith("/METADATA"))).decode("utf-8")
    extras = set(re.findall(r"^Provides-Extra: (\S+)", about, re.MULTILINE))
    named = {
        extra
        for page in PAGES
        for extras in re.findall(r"ludarium\[([a-z,]+)\]", page.read_text(encoding="utf-8"))
        for extra in extras.split(",")
    }
    assert "server" in named
    assert named <= extras


@pytest.mark.parametrize("page", ["README.md", "docs/five-minutes.md"])
def test_the_samples_of_the_first_pages_run_there(installed: Path, place: Path, page: str) -> None:
    run(installed, place, ["python", "-m", "doctest", str(ROOT / page)])


def test_a_base_install_plays_and_says_what_its_command_needs(wheel: Path, tmp_path: Path) -> None:
    bin = environment(tmp_path / "base", wheel, "")
    run(bin, tmp_path, ["python", str(ROOT / "tools/try_engine.py")])
    done = subprocess.run([bin / "ludarium", "--version"], env=CLEAN, capture_output=True, text=True)
    assert done.returncode == 1
    assert "pip install 'ludarium[terminal]'" in done.stderr


def page_at(address: str, path: str = "/") -> str:
    with urllib.request.urlopen(f"{address}{path}", timeout=10) as answer:
        return str(answer.read().decode("utf-8"))


SERVED = [each for each in commands() if not elsewhere(each) and each.words[1] == "serve"]


@pytest.mark.parametrize("command", SERVED, ids=lambda command: command.text)
def test_a_server_is_there_with_its_page_and_can_be_kept(installed: Path, tmp_path: Path, command: Command) -> None:
    asked = {name: value for name, value in command.env.items() if name not in ("LUDARIUM_DATA", "LUDARIUM_DATABASE")}
    env = {**CLEAN, **asked, "LUDARIUM_DATA": str(tmp_path / "data"), "BROWSER": "true"}
    # By its own name it answers where it is told to; here it has no such name.
    env["LUDARIUM_HOSTS"] = ""
    log = tmp_path / "log"
    with log.open("w") as said:
        words = [str(installed / "ludarium"), *smaller(command)[1:], "--port", "0"]
        server = subprocess.Popen(words, env=env, stdout=said, stderr=said, cwd=tmp_path)
        try:
            address = heard(log, server)
            assert "<html" in page_at(address)
            assert "ok" in page_at(address, "/health")
            if "LUDARIUM_WHEEL" in os.environ:  # a release brings its documentation
                assert "<html" in page_at(address, "/docs/index.html")
        finally:
            server.terminate()
            server.wait(30)


def heard(log: Path, server: subprocess.Popen[bytes]) -> str:
    """The address that a server tells."""
    for _ in range(600):
        found = re.search(r"http://[\w.]+:(\d+)", log.read_text())
        if found:
            try:
                page_at(f"http://127.0.0.1:{found[1]}", "/health")
                return f"http://127.0.0.1:{found[1]}"
            except OSError:
                pass
        assert server.poll() is None, log.read_text()
        time.sleep(0.1)
    raise AssertionError(log.read_text())


def test_what_an_admin_is_told_to_do_works(installed: Path, tmp_path: Path) -> None:
    """Printed as `ludarium admin ...`: on the data of a server that has run."""
    printed = {each.words[2] for each in commands() if each.words[:2] == ["ludarium", "admin"]}
    assert printed == {"people", "backup", "restore"}
    env = {**CLEAN, "LUDARIUM_DATA": str(tmp_path / "data")}
    log = tmp_path / "log"
    with log.open("w") as said:
        server = subprocess.Popen([installed / "ludarium", "serve", "--port", "0"], env=env, stdout=said, stderr=said)
        try:
            heard(log, server)
            run(installed, tmp_path, ["ludarium", "admin", "people"], **env)
            run(installed, tmp_path, ["ludarium", "admin", "backup", "kept.tar.gz"], **env)
        finally:
            server.terminate()
            server.wait(30)
    env["LUDARIUM_DATA"] = str(tmp_path / "again")
    run(installed, tmp_path, ["ludarium", "admin", "restore", "kept.tar.gz"], **env)
    run(installed, tmp_path, ["ludarium", "admin", "people"], **env)
