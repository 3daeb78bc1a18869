"""Two people in two browsers. Whatever comes over the wire is read: hidden characters stay hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Response, WebSocket, expect

from ludarium.server.delta import applied

from .browser_server import Server
from .browser_steps import PLAY, api, my_turn, new_table

Opener = Callable[..., Page]
SECRET = re.compile(r"character:[a-z]+")


class Wire:
    """Everything that a page received."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.bodies: list[str] = []
        page.on("websocket", self._socket)
        page.on("response", self._response)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(data if isinstance(data, str) else data.decode()))

    def _response(self, response: Response) -> None:
        # Titles and card texts speak of all characters; they are the same for everybody.
        if "/api/tables" in response.url:
            self.bodies.append(response.text())

    def views(self) -> list[dict[str, Any]]:
        """The views that the page has put together."""
        views: list[dict[str, Any]] = []
        for message in map(json.loads, self.frames):
            if message["type"] == "update":
                views.append(message["view"])
            elif message["type"] == "change":
                views.append(applied(views[-1], message["view"]))
        return views


def test_one_proposes_to_end_and_the_other_agrees(open_page: Opener) -> None:
    anna = open_page()
    table = new_table(anna, "troyes", [{"kind": "me"}, {"kind": "open"}], "Anna")
    boris = open_page()
    api(boris, "POST", "/api/guest", {"name": "Boris", "language": "en"})
    api(boris, "POST", f"/api/invitations/{table['invite']}")
    for page in (anna, boris):
        page.goto(f"{page.url.rstrip('/')}/table/{table['id']}")
        page.locator(".troyes").wait_for()
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Propose to end").click()
    expect(boris.get_by_text("Anna would end the game without a result.")).to_be_visible()
    expect(anna.get_by_text("would end the game")).to_have_count(0)
    boris.get_by_role("button", name="End it").click()
    for page in (anna, boris):
        expect(page.locator(".end")).to_contain_text("Ended by agreement.")


def test_who_comes_back_takes_the_seat_from_the_bot(open_page: Opener, server: Server) -> None:
    anna = open_page()
    table = new_table(anna, "troyes", [{"kind": "me"}, {"kind": "open"}], "Anna")
    boris = open_page()
    api(boris, "POST", "/api/guest", {"name": "Boris", "language": "en"})
    api(boris, "POST", f"/api/invitations/{table['invite']}")
    api(anna, "PUT", f"/api/tables/{table['id']}/seats/0/bot", {"level": "easy"})
    anna.goto(f"{server.url}/table/{table['id']}")
    expect(anna.get_by_text("A bot plays for you.")).to_be_visible()
    anna.get_by_role("button", name="I play again myself").click()
    expect(anna.get_by_text("A bot plays for you.")).to_have_count(0)
    assert api(anna, "GET", f"/api/tables/{table['id']}")["seats"][0]["standin"] == ""


def test_points_are_listed_by_source_and_others_keep_theirs(open_page: Opener, server: Server) -> None:
    page = open_page()
    table = new_table(page, "troyes", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "Anna")
    page.goto(f"{server.url}/table/{table['id']}")
    page.get_by_role("tab", name="Score").click()
    score = page.get_by_role("region", name="Score")
    parts = api(page, "GET", f"/api/tables/{table['id']}/view?seat=0")["view"]["table"]["players"][0]["score"]
    expect(score.locator("tbody tr")).to_have_count(len(parts))
    expect(score.locator("tfoot td").first).to_have_text(str(sum(part["points"] for part in parts)))
    expect(score.locator("tfoot td").nth(1)).to_contain_text("not known yet")


def test_every_line_of_the_log_shows_its_rule(open_page: Opener, server: Server) -> None:
    page = open_page()
    table = new_table(page, "troyes", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "Anna")
    page.goto(f"{server.url}/table/{table['id']}")
    log = page.get_by_role("region", name="Log")
    turn = log.locator(".turn").first
    lines = turn.locator("summary, p")
    expect(lines.first).to_be_visible()
    expect(turn.locator(".rule-link")).to_have_count(lines.count())
    turn.locator(":scope > .rule-link").click()
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_contain_text("2.12")
    page.keyboard.press("Escape")
    # a turn folds, and its first line stays
    expect(lines.nth(1)).to_be_visible()
    turn.locator("summary").click()
    expect(lines.nth(1)).to_be_hidden()
    expect(lines.first).to_be_visible()


def test_two_people_play_a_whole_game_and_secrets_stay_secret(open_page: Opener) -> None:
    anna = open_page()
    table = new_table(anna, "troyes", [{"kind": "me"}, {"kind": "open"}], "Anna")
    wires = [Wire(anna)]
    anna.goto(f"{anna.url.rstrip('/')}/table/{table['id']}")
    link = anna.get_by_label("Link for your friends").input_value()
    assert f"/join/{table['invite']}" in link

    boris = open_page(f"/join/{table['invite']}")
    wires.append(Wire(boris))
    boris.get_by_label("Your name").fill("Boris")
    boris.get_by_role("button", name="Sit down").click()
    for page in (anna, boris):
        page.locator(".troyes").wait_for()
        expect(page.get_by_role("list", name="Players")).to_contain_text("Boris")

    # they talk
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("Good luck!")
    anna.get_by_role("button", name="Send").click()
    boris.get_by_role("tab", name="Chat").click()
    expect(boris.get_by_role("list", name="Chat")).to_contain_text("Good luck!")

    # both pages click by themselves until the game is over; Playwright pumps one of them at a time
    for page in (anna, boris):
        page.evaluate(f"() => {{ window.played = ({PLAY})('panel') }}")
    for page in (anna, boris):
        page.evaluate("window.played")
        expect(page.locator(".end")).to_be_visible()

    for seat, wire in enumerate(wires):
        views = wire.views()
        running = [view for view in views if not view["over"]]
        assert len(running) > 40
        assert {view["seat"] for view in views} == {seat}
        own = set(running[0]["table"]["players"][seat]["characters"])
        assert len(own) == 2
        for view in running:
            other = view["table"]["players"][1 - seat]
            assert other["characters"] == 2
            assert other["vp"] is None
            assert other["score"] is None
        # in every frame before the end, of whatever kind, no other character is named
        for frame in wire.frames:
            told = json.loads(frame)
            if told["type"] == "change" and "over" in told["view"]:
                break
            assert set(SECRET.findall(frame)) <= own, frame[:300]
        else:
            raise AssertionError("the end never came")
        last = views[-1]["table"]["players"][1 - seat]["characters"]
        assert len(last) == 2
        assert not own & set(last)


def test_a_spectator_sees_no_secrets(open_page: Opener) -> None:
    anna = open_page()
    table = new_table(anna, "troyes", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], public=True)
    watcher = open_page()
    wire = Wire(watcher)
    watcher.goto(f"{watcher.url.rstrip('/')}/table/{table['id']}")
    expect(watcher.get_by_text("Watching")).to_be_visible()
    anna.goto(f"{anna.url.rstrip('/')}/table/{table['id']}")
    for _ in range(4):
        my_turn(anna)
        anna.locator("button.option:enabled").first.click()
        anna.wait_for_timeout(50)
    watcher.wait_for_timeout(300)
    assert len(wire.views()) > 2
    assert watcher.locator("button.option").count() == 0
    for text in [*wire.frames, *wire.bodies]:
        assert not SECRET.search(text)
    for view in wire.views():
        assert "options" not in view["decision"]


def test_hot_seat_draws_a_curtain_between_two_hands(open_page: Opener) -> None:
    page = open_page(wordless=True)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
    table = new_table(page, "sample", seats)
    page.goto(f"{page.url.rstrip('/')}/table/{table['id']}")
    my_turn(page)
    page.locator("button.option").first.click()
    page.locator("[data-code=hold]").click()
    expect(page.get_by_role("heading", name="Boris is next")).to_be_visible()
    assert page.locator(".generic").count() == 0
    assert page.locator("button.option").count() == 0
    page.get_by_role("button", name="I am Boris").click()
    my_turn(page)
    expect(page.locator("#prompt")).to_be_visible()
    hand = api(page, "GET", f"/api/tables/{table['id']}/view?seat=1")["view"]["table"]["hands"][1]
    offered = page.locator("button.option").evaluate_all("all => all.map((each) => each.dataset.code)")
    assert [f"pick card={card.removeprefix('card:')}" for card in hand] == offered
