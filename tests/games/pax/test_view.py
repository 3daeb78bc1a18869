"""What the boards draw from: the view tells each city's icon and what each victory asks for."""

from __future__ import annotations

from ludarium import Match
from ludarium.games.pax.board import CITY, CITY_EMPIRE, EMPIRE, LEVY, MEDIEVAL, PIECE, RELIGION
from ludarium.games.pax.position import Pax
from ludarium.games.pax.view import view_of


def table(seats: int = 2) -> Pax:
    position = Match.new("pax", seats, {}, "view").position
    assert isinstance(position, Pax)
    return position


def test_a_city_tells_its_empire_and_the_piece_it_would_raise() -> None:
    p = table()
    for city, shown in enumerate(view_of(p, 0)["cities"]):
        empire = CITY_EMPIRE[city]
        assert shown["empire"] == EMPIRE.full(empire)
        icon = LEVY[p.state[empire]][city]
        assert shown["levy"] == (PIECE.full(icon) if icon >= 0 else None)
    vienna = CITY.index("vienna")
    assert p.state[CITY_EMPIRE[vienna]] == MEDIEVAL
    assert view_of(p, 0)["cities"][vienna]["levy"] == "piece:rook.catholic"
    p.state[CITY_EMPIRE[vienna]] = 1 + RELIGION.index("islamic")
    assert view_of(p, 0)["cities"][vienna]["levy"] == "piece:knight.islamic"


def test_the_victories_tell_the_leads_they_ask_for() -> None:
    for seats, kings in ((2, 3), (3, 2), (4, 2)):
        shown = {each["victory"]: each["margins"] for each in view_of(table(seats), 0)["victories"]}
        assert shown == {
            "victory:renaissance": {"republics": 1, "law": 2},
            "victory:globalization": {"concessions": 2, "discovery": 1},
            "victory:imperial": {"kings": kings},
            "victory:holy": {"prestige": 1},
        }
