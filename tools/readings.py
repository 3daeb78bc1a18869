"""Prints how the words of a title sound in real games, for somebody who reads them aloud.

    python tools/readings.py troyes       every prompt, option and log line of its golden games, twice in each language
    python tools/readings.py pax --samples 3

Each message is shown as often as `--samples` says, filled in as it was in play; those that no golden game has used are
listed at the end. docs/readings.md is the list of who has read what, and when.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path

from ludarium.kernel.match import Match
from ludarium.kernel.position import frame_id
from ludarium.kernel.record import UNDO, loads
from ludarium.kernel.title import find
from ludarium.text.speaker import Speaker

GOLDEN = Path(__file__).resolve().parent.parent / "tests/games"
NAMES = {
    "ru": ["Анна", "Борис", "Вера", "Глеб", "Дина", "Егор"],
    "en": ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor"],
}


def readings(title_id: str, samples: int) -> dict[str, dict[str, str]]:
    """For each message that was used, its English sentences with their Russian ones."""
    title = find(title_id)
    speakers = {lang: Speaker(title, lang, names) for lang, names in NAMES.items()}
    found: dict[str, dict[str, str]] = defaultdict(dict)

    def keep(id: str, said: dict[str, str]) -> None:
        if len(found[id]) < samples:
            found[id][said["en"]] = said["ru"]

    for path in sorted((GOLDEN / title_id / "golden").glob("*.ludarium-record")):
        record = loads(path.read_text("utf-8"))
        match = Match.replay(record, 0)
        for line in record.lines:
            if line.code != UNDO:
                frame = match.position.decision()
                verbs = {title.vocabulary.as_json(option)["verb"] for option in frame.options(match.position)}
                fresh = [f"prompt-{frame_id(frame)}", *(f"option-{verb}" for verb in sorted(verbs))]
                if any(len(found[id]) < samples for id in fresh):
                    # With all that the seat is told about its options: prices, whom one meets.
                    decision = match.view(line.seat)["decision"]
                    assert decision is not None
                    keep(fresh[0], {lang: each.prompt(decision) for lang, each in speakers.items()})
                    for option in decision["options"]:
                        keep(f"option-{option['verb']}", {lang: each.option(option) for lang, each in speakers.items()})
            before = match.steps
            match.repeat(line)
            for told in match.heard(-1, before):
                keep(f"event-{told['event']}", {lang: each.event(told) for lang, each in speakers.items()})
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("title")
    arguments.add_argument("--samples", type=int, default=2)
    given = arguments.parse_args()
    found = readings(given.title, given.samples)
    for id in sorted(found):
        print(id)
        for english, russian in found[id].items():
            print(f"  {english}\n  {russian}")
    vocabulary = find(given.title).vocabulary
    known = [f"option-{verb.name}" for verb in vocabulary.verbs] + [f"event-{each.name}" for each in vocabulary.events]
    print("not used:", ", ".join(sorted(id for id in known if id not in found)))


if __name__ == "__main__":
    main()
