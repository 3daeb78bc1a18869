"""Friends by name, and seats that are kept for them."""

from __future__ import annotations

import secrets

from .harness import Server, Somebody


def account(server: Server, name: str) -> tuple[Somebody, str]:
    full = f"{name} {secrets.token_hex(4)}"
    somebody = server.guest(full)
    somebody.post("/api/me/keep", {"name": full, "password": "correct horse"})
    return somebody, full


def test_two_become_friends_by_name_and_one_invites_the_other(server: Server) -> None:
    (anna, _), (boris, name) = account(server, "Anna"), account(server, "Борис")
    # whether anybody has a name is not told
    assert anna.post("/api/me/friends", {"name": "Nobody at all"})["sent"] == ["Nobody at all"]
    anna.post("/api/me/friends", {"name": name.upper()})
    assert [each["id"] for each in boris.get("/api/me/friends")["received"]] == [anna.id]
    both = boris.ask("PUT", f"/api/me/friends/{anna.id}").json()
    assert ([each["id"] for each in both["friends"]], both["received"]) == ([anna.id], [])
    assert anna.get("/api/me/friends")["friends"] == [{"id": boris.id, "name": name}]
    assert anna.get("/api/me/friends")["sent"] == ["Nobody at all"]
    # a private table, and a seat at it for the friend
    table = anna.table("me", "open")["id"]
    assert boris.refused("POST", f"/api/tables/{table}/join", {}) == (403, "not-allowed")
    anna.put(f"/api/tables/{table}/seats/1/kept", {"person": boris.id})
    assert [each["id"] for each in boris.get("/api/me/invitations")["tables"]] == [table]
    assert boris.post(f"/api/tables/{table}/join", {})["state"] == "playing"
    assert boris.get("/api/me/invitations")["tables"] == []


def test_only_friends_can_be_invited_and_only_by_the_host(server: Server) -> None:
    (anna, _), (boris, _) = account(server, "Anna"), account(server, "Boris")
    table = anna.table("me", "open")["id"]
    kept = f"/api/tables/{table}/seats/1/kept"
    assert anna.refused("PUT", kept, {"person": boris.id}) == (404, "not-found")
    assert boris.refused("PUT", kept, {"person": boris.id}) == (403, "not-allowed")
    assert boris.refused("PUT", f"/api/me/friends/{anna.id}") == (404, "not-found")
    assert server.guest("Guest").refused("POST", "/api/me/friends", {"name": "Anna"}) == (403, "not-allowed")


def test_friends_part_and_whoever_is_erased_leaves_no_name_behind(server: Server) -> None:
    (anna, first), (boris, second) = account(server, "Anna"), account(server, "Vanishing")
    anna.post("/api/me/friends", {"name": second})
    boris.post("/api/me/friends", {"name": first})  # asking back is accepting
    assert [each["id"] for each in anna.get("/api/me/friends")["friends"]] == [boris.id]
    anna.delete(f"/api/me/friends/{boris.id}")
    assert boris.get("/api/me/friends")["friends"] == []
    anna.post("/api/me/friends", {"name": second})
    boris.delete("/api/me")
    assert anna.get("/api/me/friends") == {"friends": [], "sent": [], "received": []}
    assert second not in server.dump()
