"""Which golden records there are; that they replay is tested for all titles at once."""

from __future__ import annotations

from ludarium.kernel.record import Record, loads

from .golden import FOLDER, offered, path, variants


def record(row: str) -> Record:
    return loads(path(row).read_text(encoding="utf-8"))


def test_there_is_a_record_of_every_scenario_that_is_offered() -> None:
    """`python tests/games/europa/golden.py` plays what is missing."""
    rows = [each.id for each in offered()]
    assert sorted(each.name.partition(".")[0] for each in FOLDER.iterdir()) == sorted(rows)
    for scenario in offered():
        header = record(scenario.id).header
        assert header.title == "europa"
        assert header.seats == scenario.seats[0]
        assert variants(scenario).items() <= header.variants.items()


def test_the_records_have_seen_much_of_the_game() -> None:
    verbs = {line.code.split()[0] for each in offered() for line in record(each.id).lines}
    assert {
        *("take-event", "trade", "research", "declare-on", "besiege", "recruit-unit", "march", "sail-to", "enforce"),
        *("explore", "colonize-at", "send-deal", "excommunicate", "raise-authority", "claim-mission", "convert"),
    } <= verbs
    assert len(verbs) > 150
