"""The conformance kit at length: every title, seat count and variant. `make check GAMES=2000`."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor

import ludarium  # noqa: F401  (makes the titles known)
from ludarium.kernel.conformance import check, settings
from ludarium.kernel.title import find, titles


def everything() -> list[tuple[str, int, dict[str, str]]]:
    """Every title, number of seats and setting of the variants."""
    return [(id, seats, each) for id in titles() for seats in find(id).seats for each in settings(find(id), seats)]


def soak(setting: tuple[str, int, dict[str, str]], games: int, seed: int) -> tuple[str, list[str], set[str]]:
    id, seats, variants = setting
    report = check(find(id), seats, variants, games, seed)
    name = f"{id}, {seats} seats, {variants or 'default'}: {report.games} games, {report.decisions} decisions"
    return name, report.errors, set(report.unseen())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    failed = 0
    never: dict[str, set[str]] = {}
    with ProcessPoolExecutor(wish.jobs, multiprocessing.get_context("spawn")) as pool:
        runs = [(setting[0], pool.submit(soak, setting, wish.games, wish.seed)) for setting in everything()]
        for id, run in runs:
            name, errors, unseen = run.result()
            never[id] = never[id] & unseen if id in never else unseen
            failed += len(errors)
            print(f"{name}: {'clean' if not errors else f'{len(errors)} errors'}", flush=True)
            for error in errors[:5]:
                print(f"    {error}")
    for id, unseen in never.items():
        rare = unseen & set(find(id).rare())
        unseen -= rare
        failed += len(unseen)
        if rare:
            print(f"{id}: not reached, as the docs say: {', '.join(sorted(rare))}")
        print(f"{id}: {'everything turned up' if not unseen else 'never seen: ' + ', '.join(sorted(unseen))}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
