"""The initial placement (TR-3)."""

from __future__ import annotations

import pytest

from ludarium.games.troyes.vocabulary import CELL

from .table import Table, table


def place_all(t: Table) -> list[int]:
    """Everybody always takes the first free cell; gives the order of the placers."""
    order = []
    while t.decides[1] == "settle-citizen":
        order.append(t.decides[0])
        t.choose(t.offered[0])
    return order


@pytest.mark.rule("TR-3.1", "TR-3.2")
def test_any_empty_cell_of_any_building_and_nobody_is_pushed() -> None:
    t = table(4, "placement")
    assert t.offered == [f"settle cell={cell}" for cell in CELL.refs]
    t.choose("settle cell=bishopric.odd.1")
    assert "settle cell=bishopric.odd.1" not in t.offered
    assert len(t.offered) == 17
    t.choose("settle cell=bishopric.odd.2")
    # the first citizen has not been shifted by the second
    assert t.see("cells.bishopric.odd.1") == "0"
    assert t.see("cells.bishopric.odd.2") == "1"


@pytest.mark.rule("TR-3.3")
def test_the_order_is_a_snake_from_the_first_player() -> None:
    assert place_all(table(3, "placement", first=1)) == [1, 2, 0, 0, 2, 1, 1, 2, 0, 0, 2, 1, 1, 2, 0]
    assert place_all(table(2, "placement", first=1)) == [1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1]
    assert place_all(table(4, "placement")) == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0]


@pytest.mark.rule("TR-3.4", "TR-3.6")
@pytest.mark.parametrize(("seats", "each", "grey"), [(4, 4, 2), (3, 5, 3)])
def test_grey_citizens_take_what_is_left(seats: int, each: int, grey: int) -> None:
    t = table(seats, "placement")
    assert "neutral" not in t.see("cells").values()
    place_all(t)
    cells = list(t.see("cells").values())
    assert len(cells) == 18
    assert [cells.count(str(seat)) for seat in range(seats)] == [each] * seats
    # everybody took the first free cell, so the grey ones stand in the last cells of the city hall
    assert cells[18 - grey :] == ["neutral"] * grey
    assert all(t.of(seat)["supply"] == 0 for seat in range(seats))


@pytest.mark.rule("TR-3.5", "TR-3.6")
def test_with_two_players_six_grey_citizens_stand_there_first() -> None:
    t = table(2, "placement")
    grey = ["palace.2", "palace.5", "bishopric.odd.3", "bishopric.even.3", "cityhall.16.2", "cityhall.25.2"]
    assert [cell for cell, owner in t.see("cells").items() if owner == "neutral"] == grey
    assert len(t.offered) == 12
    assert not set(t.offered) & {f"settle cell={cell}" for cell in grey}
    assert len(place_all(t)) == 12
    assert list(t.see("cells").values()).count("neutral") == 6


@pytest.mark.rule("TR-3.6")
def test_every_building_has_six_cells() -> None:
    assert [cell for cell in CELL.refs if cell.startswith("palace")] == [f"palace.{value}" for value in range(1, 7)]
    assert [cell for cell in CELL.refs if cell.startswith("bishopric")] == [
        f"bishopric.{row}.{place}" for row in ("odd", "even") for place in (1, 2, 3)
    ]
    assert [cell for cell in CELL.refs if cell.startswith("cityhall")] == [
        f"cityhall.{row}.{place}" for row in ("16", "25", "34") for place in (1, 2)
    ]
