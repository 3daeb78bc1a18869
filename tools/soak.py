"""The conformance kit at length: every title, seat count and value of every variant. `make check GAMES=2000`."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor

import ludarium  # noqa: F401  (makes the titles known)
from ludarium.kernel.conformance import check
from ludarium.kernel.title import find, titles


def settings() -> list[tuple[str, int, dict[str, str]]]:
    """The defaults, and each other value of each variant alone."""
    found: list[tuple[str, int, dict[str, str]]] = []
    for id in titles():
        title = find(id)
        for seats in title.seats:
            found.append((id, seats, {}))
            for variant in title.variants:
                if variant.seats and seats not in variant.seats:
                    continue
                found.extend((id, seats, {variant.id: value}) for value in variant.values if value != variant.default)
    return found


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
        runs = [(setting[0], pool.submit(soak, setting, wish.games, wish.seed)) for setting in settings()]
        for id, run in runs:
            name, errors, unseen = run.result()
            never[id] = never[id] & unseen if id in never else unseen
            failed += len(errors)
            print(f"{name}: {'clean' if not errors else f'{len(errors)} errors'}", flush=True)
            for error in errors[:5]:
                print(f"    {error}")
    for id, unseen in never.items():
        failed += len(unseen)
        print(f"{id}: {'everything turned up' if not unseen else 'never seen: ' + ', '.join(sorted(unseen))}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
