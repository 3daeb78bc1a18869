"""Pax Renaissance in the browser: a whole game by clicks, hands that stay hidden, fairs that can be watched."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser_steps import CLICK, PLAY, api, my_turn, new_table
from .test_access import serious
from .test_two_people import Wire

Opener = Callable[..., Page]
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sit_down(page: Page, bots: int = 1) -> None:
    """A table against easy bots where I have the first turn, and the page on it."""
    while True:
        table = new_table(page, "pax", ME_AND_A_BOT + ME_AND_A_BOT[1:] * (bots - 1))
        begun = api(page, "GET", f"/api/tables/{table['id']}/view?seat=0")
        if begun["line"] == 0 and begun["view"]["turn"] == 0:
            break
    page.goto(f"{page.url.rstrip('/')}/table/{table['id']}")
    page.locator(".pax").wait_for()


def click_on(page: Page, clicks: int) -> None:
    """So many clicks, as long as the game lasts."""
    for _ in range(clicks):
        if page.locator(".frame[data-over]").count():
            return
        page.evaluate(CLICK, "board")
        page.wait_for_timeout(40)


def told(wire: Wire) -> list[dict[str, Any]]:
    """The log lines of all frames."""
    messages = [json.loads(frame) for frame in wire.frames]
    return [line for message in messages for line in message.get("log") or []]


def test_a_whole_game_by_clicks_while_hands_stay_hidden(open_page: Opener) -> None:
    """Two people click at random, mostly on the board, until somebody has won; one of them plays in Russian."""
    anna = open_page(locale="ru-RU")
    table = new_table(anna, "pax", [{"kind": "me"}, {"kind": "open"}], "Anna")
    boris = open_page()
    api(boris, "POST", "/api/guest", {"name": "Boris", "language": "en"})
    api(boris, "POST", f"/api/invitations/{table['invite']}")
    wires = [Wire(anna), Wire(boris)]
    for page in (anna, boris):
        page.goto(f"{page.url.rstrip('/')}/table/{table['id']}")
        page.locator(".pax").wait_for()
    expect(anna.locator(".market .card").first).to_be_visible()
    for page in (anna, boris):
        page.evaluate(f"() => {{ window.played = ({PLAY})('board') }}")
    for page in (anna, boris):
        count = page.evaluate("window.played")
        assert count["board"] >= 10, count
        expect(page.locator(".end")).to_be_visible()
        # nobody has scored points: the end shows the race to the four victories
        expect(page.locator(".end .charts svg[role=img]")).to_have_count(4)
        expect(page.locator(".end .charts .way").first).to_have_attribute("d", re.compile("L300 "))
        expect(page.locator(".end tfoot")).to_have_count(0)

    for seat, wire in enumerate(wires):
        views = wire.views()
        assert len(views) > 20
        assert views[-1]["over"]
        for view in views:
            own, other = view["table"]["banks"][seat], view["table"]["banks"][1 - seat]
            assert len(own["hand"]) == own["hand_size"]
            assert other["hand"] is None
            # options are offered to the own seat alone
            decision = view["decision"]
            assert decision is None or decision["seat"] == seat or "options" not in decision
        # which card was sold from a hand is told to its owner alone
        lines = told(wire)
        assert any(line["event"] == "turn-began" for line in lines)
        sales = [line for line in lines if line["event"] == "sold-from-hand"]
        mine = sum(1 for line in sales if line["args"]["owner"] == f"owner:{seat}")
        assert sum(1 for line in lines if line["event"] == "sold-secretly") == mine
    # everything is said in Russian: no message id has leaked into the page
    text = anna.locator("main").inner_text()
    assert not re.search(r"\b(?:ui|event|option|prompt|card|pax|score|text|op)-[a-z]", text), text


def test_a_fair_is_held_by_one_click_and_travels_along_its_route(open_page: Opener) -> None:
    page = open_page(settings={"motion": "auto"})
    # with three players the first fair has a profit of two florins, and something is left for the voyage
    sit_down(page, bots=2)
    my_turn(page)
    assert page.locator(".route").count() == 2
    assert page.locator(".route.lit").count() == 0
    page.locator(".market .east").get_by_role("button", name="Hold the East fair").click()
    expect(page.locator(".route.east.lit")).to_have_count(1)
    expect(page.locator(".ship")).to_have_count(1)
    first = page.locator(".ship").get_attribute("transform")
    expect(page.locator(".ship")).not_to_have_attribute("transform", first or "")
    # it arrives, and the light goes out
    expect(page.locator(".route.lit")).to_have_count(0)
    expect(page.locator(".log, [role=tabpanel]").first).to_contain_text("holds the East fair")


def test_a_fair_without_a_profit_to_travel_with_goes_nowhere(open_page: Opener) -> None:
    page = open_page(settings={"motion": "auto"})
    sit_down(page)
    my_turn(page)
    page.locator(".market .east").get_by_role("button", name="Hold the East fair").click()
    expect(page.locator(".route.east.lit")).to_have_count(1)
    expect(page.locator(".log, [role=tabpanel]").first).to_contain_text("ends where it began")
    assert page.locator(".ship").count() == 0


def test_where_nothing_may_move_the_route_is_lit_and_no_ship_sails(open_page: Opener) -> None:
    page = open_page(settings={"motion": "less"})
    sit_down(page)
    my_turn(page)
    page.locator(".market .west").get_by_role("button", name="Hold the West fair").click()
    expect(page.locator(".route.west.lit")).to_have_count(1)
    assert page.locator(".ship").count() == 0


def test_the_victory_panel_shows_what_the_view_says(open_page: Opener) -> None:
    page = open_page()
    wire = Wire(page)
    sit_down(page)
    my_turn(page)
    shown = page.locator(".victories section")
    victories = wire.views()[-1]["table"]["victories"]
    expect(shown).to_have_count(len(victories))
    globalization = next(each for each in victories if each["victory"] == "victory:globalization")
    row = shown.nth(victories.index(globalization)).locator("tbody tr", has_text="concessions")
    assert row.locator("td b").all_inner_texts() == [str(each) for each in globalization["measures"]["concessions"]]
    assert "+2" in row.inner_text()


def test_on_a_phone_one_part_is_shown_at_a_time(open_page: Opener) -> None:
    page = open_page(**PHONE)
    sit_down(page)
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Fold or unfold").tap()
    # where something can be chosen first: the market
    expect(page.locator(".market .card[data-lit]").first).to_be_visible()
    page.locator(".pax").get_by_role("tab", name="Map").tap()
    expect(page.locator(".pax svg.map")).to_be_visible()
    # the map can be panned, the page cannot
    assert page.evaluate(
        "(() => { const map = document.querySelector('.part.map'); return map.scrollWidth > map.clientWidth })()"
    )
    for tab, part in {"Market": ".market .card", "Tableaus": ".tableau", "Victories": ".victories"}.items():
        page.locator(".pax").get_by_role("tab", name=tab).tap()
        expect(page.locator(part).first).to_be_visible()
        expect(page.locator(".pax svg.map")).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate(
            "(() => { const area = document.querySelector('.area'); return area.scrollWidth <= area.clientWidth })()"
        )
    # a tap on a card of the market buys it
    page.locator(".pax").get_by_role("tab", name="Market").tap()
    card = page.locator(".market .card[data-lit]").first
    ref = (card.get_attribute("data-ref") or "").split()[-1]
    card.locator("h4").tap()
    expect(page.locator(f".hand .card[data-ref$='{ref}'], .hand .empty").first).to_be_visible()
    expect(page.locator(f".market .card[data-ref$='{ref}']")).to_have_count(0)


def test_the_text_board_says_the_same_and_can_be_clicked(open_page: Opener) -> None:
    page = open_page(settings={"textBoard": True})
    table = new_table(page, "pax", ME_AND_A_BOT)
    wire = Wire(page)
    page.goto(f"{page.url.rstrip('/')}/table/{table['id']}")
    my_turn(page)
    text = page.locator(".text")
    text.locator("[data-ref^='city:']").first.wait_for()
    seen = wire.views()[-1]["table"]
    for city in seen["cities"]:
        assert text.locator(f"[data-ref='{city['city']}']").count() == (0 if city["shut"] else 1)
    for border in seen["borders"]:
        assert text.locator(f"[data-ref='{border['border']}']").count() == 1
    slot = text.locator("[data-ref^=slot][data-lit]").first
    ref = slot.get_attribute("data-ref")
    slot.click()
    expect(page.locator(f"[data-ref='{ref}'][data-lit]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(open_page: Opener, theme: str) -> None:
    page = open_page(settings={"theme": theme})
    sit_down(page)
    my_turn(page)
    assert serious(page) == []
    click_on(page, 8)
    assert serious(page) == []
    page.locator(".card .more").first.click()
    page.get_by_role("dialog").wait_for()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".pax [role=tab]").first.wait_for()
    assert serious(page) == []
    page.get_by_role("button", name="As text").click()
    assert serious(page) == []


GOLDEN = Path(__file__).resolve().parents[1] / "games" / "pax" / "golden" / "holy-4.ludarium-record"


def test_the_end_lies_over_the_board_on_a_phone_and_beside_a_whole_map_elsewhere(open_page: Opener) -> None:
    page = open_page(**PHONE)
    api(page, "POST", "/api/guest", {"name": "Anna", "language": "en"})
    table = api(page, "POST", "/api/records", {"record": GOLDEN.read_text()})["id"]
    page.goto(f"{page.url.rstrip('/')}/table/{table}")
    end = page.locator(".end")
    expect(end.get_by_role("heading", name="Player 1 wins")).to_be_visible()
    # nothing of the board stands above the result, however far one has scrolled
    on_top = """end => {
        const shown = end.parentElement;
        return shown.contains(document.elementFromPoint(195, shown.getBoundingClientRect().y + 12));
    }"""
    assert end.evaluate(on_top)
    end.evaluate("end => end.parentElement.scrollBy(0, 60)")
    assert end.evaluate(on_top)
    # all four players are in sight
    for head in end.locator("thead th[title]").all():
        expect(head).to_be_in_viewport(ratio=1)
    # whoever watches has no bank of his own: the room beside the map is not left empty
    for width, height in ((820, 1180), (1440, 900), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        if width == 820:
            page.get_by_role("button", name="Board").click()
        page.wait_for_timeout(200)
        parts = (".area", ".pax .atlas", ".pax .tableaus")
        boxes = [box for part in parts if (box := page.locator(part).first.bounding_box()) is not None]
        area, atlas, banks = boxes
        beside = banks["y"] < atlas["y"] + atlas["height"]
        assert beside or atlas["width"] > 0.95 * area["width"], (width, boxes)
