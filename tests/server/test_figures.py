"""Your own box: everybody sees which figures are ours; a keeper puts others in, and the next start plays with them."""

from __future__ import annotations

from pathlib import Path

from .harness import Server, Somebody

HEAD = "title,file,row,field,ours,mark,printed\n"
PATH = "/api/titles/troyes/figures"


def account(server: Server, name: str) -> Somebody:
    somebody = server.guest(name)
    somebody.post("/api/me/keep", {"name": name, "password": "a long enough secret"})
    return somebody


def test_a_keeper_puts_the_printed_figures_in(tmp_path: Path) -> None:
    server = Server(tmp_path, LUDARIUM_KEEPERS="Olga, somebody else").start()
    try:
        olga, boris, guest = account(server, "Olga"), account(server, "Boris"), server.guest("Guest")
        found = olga.get(PATH)
        assert found["keeper"]
        assert found["fingerprint"] == ""
        assert found["count"] > len(found["rows"]) > 100
        row = next(each for each in found["rows"] if (each["row"], each["field"]) == ("artisan", "cost"))
        assert row["mark"]
        assert row["printed"] == ""
        good = {"text": f"{HEAD}troyes,cards.toml,artisan,cost,{row['ours']},{row['mark']},5\n"}
        # Nobody else may, not even with somebody's name as a guest.
        for other in (boris, guest):
            assert not other.get(PATH)["keeper"]
            assert other.refused("POST", f"{PATH}/check", good) == (403, "not-allowed")
            assert other.refused("PUT", PATH, good) == (403, "not-allowed")
        # What cannot be played with is refused with its row and column, and nothing is kept.
        bad = {"text": f"{HEAD}troyes,cards.toml,artisan,price,4,D,7\n"}
        answer = olga.ask("PUT", PATH, bad)
        assert answer.status_code == 400
        assert answer.json()["code"] == "figures-line"
        assert "troyes.csv, line 2, column field" in answer.json()["sentence"]
        assert not olga.get(PATH)["waiting"]
        assert olga.post(f"{PATH}/check", good) == {"count": 1}
        assert olga.ask("PUT", PATH, good).json()["waiting"]
        server.stop()
        server.start()
        found = olga.get(PATH)
        assert (found["used"], found["files"], found["waiting"]) == (1, ["troyes.csv"], False)
        assert found["fingerprint"]
        # Its games say which figures they were played with.
        olga.table("me", "me", title="troyes")
        assert found["fingerprint"] in server.dump()
    finally:
        server.stop()
