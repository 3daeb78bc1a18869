"""Speed against peers, side by side in one run: `make bench`. Writes bench/RESULTS.md, and bench/RESEARCH.md for what a
learner asks for (`--research`: that alone), and prints the ratios.

Machines are noisy: everything is measured in processor time, in turn, round after round, each in a process of its own
on one core. Only ratios mean anything: what is compared is measured close together, each ratio is taken within a round
(with the same seed, so of the same games), and the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
PURE = ROOT / ".venv/bin/python"
FAST = ROOT / ".fast/bin/python"

FORMS = (("pure", PURE), ("compiled", FAST))

PEERS = {
    "catanatron:play": "Catanatron, 4 players",
    "openspiel:backgammon": "OpenSpiel backgammon (C++ through Python)",
    "openspiel:python_tic_tac_toe": "OpenSpiel python_tic_tac_toe (a game written in Python)",
    "chess": "python-chess",
}
# title, seats: those that the table shows
TITLES = [("troyes", 4), ("pax", 4), ("imperium", 4), ("europa", 4)]
# title, seats: those whose search is shown
SEARCHED = {"troyes": 2, "pax": 2, "imperium": 2, "europa": 3}
# title: least ratios to Catanatron of play and (where there is a bar) copy; each pure and compiled
BARS: dict[str, tuple[tuple[float, float], tuple[float, float] | None]] = {
    "troyes": ((3.0, 15.0), (4.0, 10.0)),
    "pax": ((2.5, 10.0), (3.0, 8.0)),
    "imperium": ((2.0, 8.0), None),
    "europa": ((0.7, 4.0), None),
}
TURN_CLONE = 3.0  # a clone with a Turn behind it, compiled: least ratio to Catanatron's copy
# title: most bytes of one position
SIZES = {"troyes": 16 * 1024, "europa": 48 * 1024}


# with what a learner asks for at every decision: observation, mask, options
LEARNING_PEERS = {
    "openspiel-observed:backgammon": "OpenSpiel backgammon (C++ through Python), with its observer",
    "openspiel-observed:python_tic_tac_toe": "OpenSpiel python_tic_tac_toe, with its observer",
    "pettingzoo:connect_four_v3": "PettingZoo connect_four_v3",
    "pettingzoo:tictactoe_v3": "PettingZoo tictactoe_v3",
}
# least parts of the bare compiled engine's decisions per second
THROUGH_AEC = 0.25
THROUGH_VECTOR = 0.4
THROUGH_PAIR = 0.7  # of two cores' bare speed, in two processes
ADAPTERS = {"aec": "TableEnv (PettingZoo)", "vector": "VectorTables, 256 games"}


def measure(python: Path, what: str, seconds: float, seed: int) -> float:
    run = subprocess.run(
        [str(python), str(ROOT / "bench/measure.py"), what, str(seconds), str(seed)],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    if run.returncode:
        sys.exit(f"{what} failed:\n{run.stderr}")
    result = json.loads(run.stdout.splitlines()[-1])
    if "compiled" in result and bool(result["compiled"]) != (python == FAST):
        sys.exit(f"{python} does not run the form of the engine that it should: run make fast")
    return float(result["value"])


def plan() -> list[tuple[str, Path, str]]:
    """Name, interpreter and task of every measurement, in the order of a round."""
    tasks = [(what, PURE, what) for what in PEERS if what != "catanatron:play"]
    for kind in ("play", "clone", "memory", "search"):
        if kind in ("play", "clone"):
            peer = "catanatron:play" if kind == "play" else "catanatron:copy"
            tasks.append((peer, PURE, peer))
        for id, seats in TITLES:
            what = f"ours:{kind}:{id}:{SEARCHED[id] if kind == 'search' else seats}"
            tasks += [(f"{form} {kind} {id}", python, what) for form, python in FORMS]
        if kind == "clone":
            tasks += [(f"{form} turn europa", python, "ours:turn:europa:4") for form, python in FORMS]
    return tasks


def research_plan() -> list[tuple[str, Path, str]]:
    """The adapters, the bare engine close to each, and environments of others."""
    tasks = [(what, PURE, what) for what in LEARNING_PEERS]
    for id, seats in TITLES:
        for way in ("play", *ADAPTERS, "bare-pair", "vector-pair"):
            tasks.append((f"through {way} {id}", FAST, f"ours:{way}:{id}:{seats}"))
    return tasks


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--research", action="store_true", help="only what a learner asks for: bench/RESEARCH.md")
    parser.add_argument("--only", help="only tasks with this in their name, and Catanatron's; prints, writes nothing")
    wish = parser.parse_args()
    tasks = research_plan() if wish.research else [*plan(), *research_plan()]
    tasks = [task for task in tasks if not wish.only or wish.only in task[0] or "catanatron" in task[0]]
    values: dict[str, list[float]] = {name: [] for name, _, _ in tasks}
    for number in range(wish.rounds):
        for name, python, what in tasks:
            values[name].append(measure(python, what, wish.seconds, number + 1))
        print(f"round {number + 1} of {wish.rounds} done", file=sys.stderr, flush=True)
    if wish.only:
        print("\n".join(f"{name}: {shown(found, 1)}" for name, found in values.items()))
        return 0
    failed = 0
    for name, written in (("RESULTS.md", report), ("RESEARCH.md", research_report)):
        if name == "RESULTS.md" and wish.research:
            continue
        lines, missed = written(values, wish.rounds, wish.seconds)
        (ROOT / "bench" / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
        print("\n".join(lines))
        failed += missed
    return 1 if failed else 0


Values = dict[str, list[float]]
Bar = tuple[str, list[float], float]


def ratio_in(values: Values, one: str, other: str) -> list[float]:
    return [a / b for a, b in zip(values[one], values[other], strict=True)]


def heading(name: str, rounds: int, seconds: float, *packages: str) -> list[str]:
    return [
        f"# {name}",
        "",
        f"{processor()}, one core; Python {platform.python_version()}; "
        + ", ".join(f"{package} {version(package)}" for package in packages)
        + f". Load of the machine at the end: {os.getloadavg()[0]:.1f}.",
        f"Random play, {rounds} interleaved rounds of {seconds:g} s of processor time, median (least to most).",
        "Written by `make bench`.",
        "",
    ]


def table_of(bars: list[Bar]) -> list[str]:
    return [
        "| bar | ratio | at least | |",
        "|---|---|---|---|",
        *(
            f"| {name} | {shown(ratios, 2 if least < 1 else 1)} | {least:g} | "
            f"{'holds' if median(ratios) >= least else 'MISSED'} |"
            for name, ratios, least in bars
        ),
    ]


def research_report(values: Values, rounds: int, seconds: float) -> tuple[list[str], int]:
    bars: list[Bar] = []
    for id, _ in TITLES:
        for way, least in (("aec", THROUGH_AEC), ("vector", THROUGH_VECTOR)):
            parts = ratio_in(values, f"through {way} {id}", f"through play {id}")
            bars.append((f"{id}, decisions per second, {ADAPTERS[way]} / bare engine", parts, least))
        pairs = ratio_in(values, f"through vector-pair {id}", f"through bare-pair {id}")
        bars.append((f"{id}, VectorTables in two processes / bare engine in two processes", pairs, THROUGH_PAIR))
    lines = [*heading("Speed for learners", rounds, seconds, "open_spiel", "pettingzoo"), *table_of(bars)]
    lines += ["", "| decisions per second with all that a learner sees | |", "|---|---|"]
    for id, seats in TITLES:
        lines.append(f"| {id}, {seats} seats, the bare compiled engine | {shown(values[f'through play {id}'])} |")
        for way, name in ADAPTERS.items():
            lines.append(f"| {id}, {seats} seats, {name} | {shown(values[f'through {way} {id}'])} |")
        lines.append(
            f"| {id}, {seats} seats, VectorTables in two processes | {shown(values[f'through vector-pair {id}'])} |"
        )
    lines += [f"| {name} | {shown(values[what])} |" for what, name in LEARNING_PEERS.items()]
    return lines, sum(median(ratios) < least for _, ratios, least in bars)


def report(values: Values, rounds: int, seconds: float) -> tuple[list[str], int]:
    def ratio(one: str, other: str) -> list[float]:
        return ratio_in(values, one, other)

    bars: list[Bar] = []
    for id, (play, clone) in BARS.items():
        for i, form in enumerate(("pure", "compiled")):
            plays = ratio(f"{form} play {id}", "catanatron:play")
            bars.append((f"{id}, decisions per second, {form} / Catanatron", plays, play[i]))
            if clone is not None:
                copies = ratio("catanatron:copy", f"{form} clone {id}")
                bars.append((f"Catanatron's copy / clone of {id}, {form}", copies, clone[i]))
    thinks = ratio("compiled search troyes", "pure search troyes")
    bars.append(("troyes, search playouts per second, compiled / pure", thinks, 5.0))
    turns = ratio("catanatron:copy", "compiled turn europa")
    bars.append(("Catanatron's copy / clone of europa with the copies of a Turn, compiled", turns, TURN_CLONE))
    for id, most in SIZES.items():
        sizes = [most / each for each in values[f"pure memory {id}"]]
        bars.append((f"{most // 1024} kB / memory of one position of {id}, pure", sizes, 1.0))
    lines = [*heading("Speed", rounds, seconds, "catanatron", "open_spiel", "chess"), *table_of(bars)]
    lines += ["", "| decisions per second | |", "|---|---|"]
    for form in ("compiled", "pure"):
        lines += [f"| {id}, {seats} seats, {form} | {shown(values[f'{form} play {id}'])} |" for id, seats in TITLES]
    lines += [f"| {name} | {shown(values[what])} |" for what, name in PEERS.items()]
    lines += ["", "| one copy, microseconds | |", "|---|---|"]
    for form in ("compiled", "pure"):
        lines += [f"| {id}, {form} | {shown(values[f'{form} clone {id}'], 1)} |" for id, _ in TITLES]
        lines.append(f"| europa with the copies of a Turn, {form} | {shown(values[f'{form} turn europa'], 1)} |")
    lines.append(f"| Catanatron | {shown(values['catanatron:copy'], 1)} |")
    lines += ["", "| search, 200 playouts a decision | playouts per second | microseconds for each |", "|---|---|---|"]
    for form in ("compiled", "pure"):
        for id, seats in SEARCHED.items():
            found = values[f"{form} search {id}"]
            each = shown([1e6 / playouts for playouts in found])
            lines.append(f"| {id}, {seats} seats, {form} | {shown(found)} | {each} |")
    lines += ["", "| bytes of one position | |", "|---|---|"]
    for form in ("compiled", "pure"):
        lines += [f"| {id}, {form} | {shown(values[f'{form} memory {id}'])} |" for id, _ in TITLES]
    return lines, sum(median(ratios) < least for _, ratios, least in bars)


def shown(values: list[float], digits: int = 0) -> str:
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f} to {max(values):,.{digits}f})"


if __name__ == "__main__":
    sys.exit(main())
