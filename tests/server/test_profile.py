"""What somebody has played: all games, statistics, the rating over time, and the ladder."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from ludarium.server.storage import MIGRATIONS

from .harness import Server, Somebody


def against(anna: Somebody, boris: Somebody, public: bool = False) -> str:
    """A game that Boris gives up."""
    table = anna.table("me", "open", public=public)
    boris.post(f"/api/invitations/{table['invite']}", {})
    boris.post(f"/api/tables/{table['id']}/resign", {"seat": 1})
    return str(table["id"])


def test_all_games_are_found_page_by_page_and_say_who_has_won(server: Server) -> None:
    anna, boris = server.guest("Анна"), server.guest("Борислав")
    won = [against(anna, boris) for _ in range(33)]
    open_one = anna.table("me", "open")["id"]
    left = anna.table("me", "open")["id"]
    anna.post(f"/api/tables/{left}/leave")
    first = anna.get("/api/me/games")
    assert (len(first["tables"]), first["more"]) == (30, True)
    rest = anna.get("/api/me/games", after=first["tables"][-1]["id"])
    assert rest["more"] is False
    ids = [table["id"] for table in first["tables"] + rest["tables"]]
    assert sorted(ids) == sorted([*won, open_one])
    places = {tuple(seat["place"] for seat in table["seats"]) for table in first["tables"] if table["id"] in won}
    assert places == {(1, 2)}
    # searched for: by name in any spelling, by how it ended, by how it stands
    assert len(anna.get("/api/me/games", name="борис")["tables"]) == 30
    assert anna.get("/api/me/games", name="борис%")["tables"] == []
    assert len(anna.get("/api/me/games", name="\0борис")["tables"]) == 30
    assert anna.get("/api/me/games", result="lost")["tables"] == []
    assert len(boris.get("/api/me/games", result="lost")["tables"]) == 30
    assert [table["id"] for table in anna.get("/api/me/games", state="open")["tables"]] == [open_one]
    assert anna.get("/api/me/games", title="troyes")["tables"] == []
    # a game of others is no place to go on from
    assert boris.refused("GET", f"/api/me/games?after={open_one}") == (404, "not-found")


def test_a_record_that_somebody_brings_is_among_their_games(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = against(anna, boris)
    record = anna.http.get(f"/api/tables/{table}/record").text
    brought = boris.post("/api/records", {"record": record})["id"]
    assert [each["id"] for each in boris.get("/api/me/games", kind="import")["tables"]] == [brought]
    assert [each["id"] for each in boris.get("/api/me/games", kind="table")["tables"]] == [table]


def test_a_profile_has_statistics_and_the_rating_over_time(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    shown, hidden = against(anna, boris, public=True), against(anna, boris)
    found = boris.get(f"/api/people/{anna.id}")
    assert found["name"] == "Anna"
    assert [(each["title"], each["games"], each["won"], each["rated"]) for each in found["statistics"]] == [
        ("sample", 2, 2, 2)
    ]
    history = boris.get(f"/api/people/{anna.id}/ratings/sample")["points"]
    assert [point["table"] for point in history] == [shown, ""]
    assert history[-1]["rating"] == found["statistics"][0]["rating"] == found["statistics"][0]["best"] > 1500
    assert [each["id"] for each in boris.get(f"/api/people/{anna.id}/games")["tables"]] == [shown]
    assert [each["id"] for each in anna.get(f"/api/people/{anna.id}/games")["tables"]] == [hidden, shown]
    lost = anna.get(f"/api/people/{boris.id}")["statistics"][0]
    assert (lost["won"], lost["resigned"]) == (0, 2)
    boris.delete("/api/me")
    assert anna.refused("GET", f"/api/people/{boris.id}") == (404, "not-found")


def test_the_ladder_says_where_everybody_stands(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    against(anna, boris)
    ladder = anna.get("/api/ratings/sample")
    mine = anna.get("/api/ratings/sample", **{"from": ladder["mine"] - 1})["rows"][0]
    assert (mine["id"], mine["place"], mine["name"]) == (anna.id, ladder["mine"], "Anna")
    assert [row["place"] for row in ladder["rows"]] == list(range(1, len(ladder["rows"]) + 1))
    assert ladder["total"] >= 2
    assert Somebody(server).get("/api/ratings/sample")["mine"] == 0
    assert anna.refused("GET", "/api/ratings/nothing") == (404, "not-found")


def test_games_that_were_over_before_get_their_places(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    engine = create_engine(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0007")
        for id, reason, standings in (
            ("played", "played", '{"rows": [{"seat": 0, "place": 2}, {"seat": 1, "place": 1}]}'),
            ("resigned", "resigned", None),
            ("agreed", "agreed", None),
        ):
            connection.execute(
                text(
                    "INSERT INTO game_table (id, title, variants, public, state, host, invite, header, lines, steps, "
                    "turn, asked, origin, source, roots, rematch, hinted, reason, standings, created, updated) VALUES "
                    "(:id, 'sample', '{}', 0, 'over', 'p', :id, '', 0, 0, -1, 0, '', '', '[]', '', 0, :reason, "
                    ":standings, '2026-01-01', '2026-01-01')"
                ),
                {"id": id, "reason": reason, "standings": standings},
            )
            for seat in (0, 1):
                connection.execute(
                    text(
                        "INSERT INTO seat (table_id, seat, kind, name, level, standin, kept_for, resigned, agrees, "
                        "mailed, mailed_round, hooked, looked) VALUES (:id, :seat, 'person', '', '', '', '', "
                        ":resigned, 0, -1, -1, -1, -1)"
                    ),
                    {"id": id, "seat": seat, "resigned": id == "resigned" and seat == 0},
                )
        command.upgrade(config, "head")
    with sqlite3.connect(file) as db:
        places = db.execute("SELECT table_id, place FROM seat ORDER BY table_id, seat").fetchall()
    assert places == [
        ("agreed", None),
        ("agreed", None),
        ("played", 2),
        ("played", 1),
        ("resigned", 2),
        ("resigned", 1),
    ]
