"""The Price of Power in the browser: a newcomer's first Round by clicks, the panels, the phone, screen readers."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .browser_server import Server
from .browser_steps import api, line_of, new_table, until
from .test_access import serious

Opener = Callable[..., Page]
ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
FIRST = {"scenario": "1-00"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# A point of the screen where a click falls on something lit: on the map, or on the mats and cards.
SPOT = """(where) => {
    for (const each of document.querySelectorAll(`${where} [data-lit]`)) {
        const box = each.getBoundingClientRect();
        for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
            const [x, y] = [box.x + box.width * i / 12, box.y + box.height * j / 12];
            const hit = document.elementFromPoint(x, y);
            if (hit?.closest('[data-lit], button') === each) return [x, y];
        }
    }
    return null;
}"""

# What a newcomer does in his Turns, one after the other; then he passes.
PLANS = ["send-influence", "take-event", "fabricate-claims", "pass"]


def sit_down(page: Page, base: str = "", name: str = "Anna") -> str:
    table: str = new_table(page, "europa", ME_AND_BOTS, name, variants=FIRST)["id"]
    page.goto(f"{base or page.url.rstrip('/')}/table/{table}")
    page.locator(".europa .map svg").first.wait_for()
    return table


def click_lit(page: Page, where: str) -> bool:
    """One click on something that glows there, if there is anything."""
    spot = page.evaluate(SPOT, where)
    if spot is None:
        return False
    page.mouse.click(*spot)
    return True


def answer(page: Page, plans: list[str], clicked: list[str]) -> None:
    """The present decision, by the map first, then by mats and cards, by the list where nothing else is left."""
    verb = next((plan for plan in plans if page.locator(f"button.option[data-code='{plan}']").count()), "")
    if verb and page.locator("button.option[data-code='appoint'], button.option[data-code='take-loan']").count():
        plans.remove(verb)
        page.locator(f"button.option[data-code='{verb}']").click()
    elif page.locator("button.option[data-code='end-turn']").count():
        page.locator("button.option[data-code='end-turn']").click()
    elif page.locator("button.option[data-code='done']").count():
        page.locator("button.option[data-code='done']").click()
    elif click_lit(page, ".europa .map svg"):
        clicked.append("map")
    elif click_lit(page, ".europa .tray"):
        clicked.append("card")
    elif click_lit(page, ".europa .mat"):
        clicked.append("mat")
    else:
        page.locator("button.option:enabled").first.click()
        clicked.append("list")


def test_a_newcomer_plays_the_first_round_by_clicks(open_page: Opener) -> None:
    page = open_page(locale="ru-RU")
    table = sit_down(page)
    plans, clicked = PLANS[:], [""]
    end = time.monotonic() + 100
    expect(page.locator(".rounds .now")).to_have_text("1")
    while page.locator(".rounds .now").inner_text() == "1":
        assert time.monotonic() < end, f"the Round did not end: {page.locator('#prompt').inner_text()}"
        if not page.locator("button.option:enabled").count():
            page.wait_for_timeout(50)
            continue
        before = (page.locator("#prompt").inner_text(), page.locator("button.option").count())
        answer(page, plans, clicked)
        until(
            page,
            lambda now=before: (
                (page.locator("#prompt").inner_text(), page.locator("button.option").count()) != now
                or not page.locator("button.option:enabled").count()
                or page.locator(".crumbs").count() > 0
            ),
            15,
        )
    # the decks on the mat, the cards and the Event in their tray, Influence and a Claim on the map
    assert clicked.count("mat") >= 3
    assert clicked.count("card") >= 4
    assert clicked.count("map") >= 2
    view = api(page, "GET", f"/api/tables/{table}/view?seat=0")["view"]["table"]
    assert (view["round"], view["players"][0]["events_taken"]) == (2, 0)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_phone_money_and_hand_are_in_sight(open_page: Opener, language: str) -> None:
    page = open_page(**PHONE, locale="ru-RU" if language == "ru" else "en-GB")
    sit_down(page)
    mine = page.locator(".europa .top .mine")
    for kind in ("adm", "dip", "mil", "ducats", "cards"):
        expect(mine.locator(f".pill.{kind}")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for tab, part in (("realm", ".tall"), ("others", ".glance"), ("events", ".events li")):
        page.locator(f".europa [role=tab][data-tab={tab}]").tap()
        expect(page.locator(f".europa {part}").first).to_be_in_viewport()
        # no word is wider than the screen
        assert page.evaluate("document.querySelector('.spread').scrollWidth") <= 390
    page.locator(".europa [role=tab][data-tab=map]").tap()
    expect(page.locator(".europa .glance").first).not_to_be_visible()


@pytest.mark.parametrize(("theme", "size"), [("light", {}), ("dark", {}), ("light", PHONE)])
def test_a_screen_reader_finds_nothing_wrong(open_page: Opener, theme: str, size: dict[str, object]) -> None:
    page = open_page(settings={"theme": theme}, **size)
    sit_down(page)
    page.locator("button.option:enabled").first.wait_for()
    assert serious(page) == []
    if size:
        for tab in ("realm", "others", "events"):
            page.locator(f".europa [role=tab][data-tab={tab}]").tap()
            assert serious(page) == []


def test_the_list_and_the_table_point_at_the_same_thing(open_page: Opener) -> None:
    page = open_page()
    sit_down(page)
    while page.locator("button.option[data-code^='draw ']").count():
        page.locator("button.option:enabled").first.click()
        page.wait_for_timeout(60)
    thing = page.locator(".europa .tray article").first
    thing.hover()
    assert page.locator("button.option.pointed").count() >= 1


def test_a_battle_is_fought_in_its_panel(scene: Callable[[str], Server], open_page: Opener) -> None:
    server = scene("battle")
    page = open_page(base=server.url)
    sit_down(page, server.url)
    panel = page.locator(".panel-over")
    expect(panel.get_by_role("heading", name="Brittany & Normandy")).to_be_visible()
    expect(panel.locator(".side").nth(0)).to_contain_text("France")
    expect(panel.locator(".side").nth(0).locator(".count")).to_have_text("6")
    expect(panel.locator(".side").nth(1).locator(".count")).to_have_text("4")
    assert serious(page) == []
    end = time.monotonic() + 40
    while not panel.locator(".past .die").count() and panel.count():
        assert time.monotonic() < end, "nobody has thrown any dice"
        decline = page.locator("button.option[data-code='decline']:enabled")
        if decline.count():
            decline.click()
        page.wait_for_timeout(80)
    # six dice have fallen, and the trail says where one is
    assert panel.locator(".past .die").count() >= 6
    while page.locator("button.option[data-code^='lose-unit']:enabled").count():
        click_lit(page, ".panel-over")
        page.wait_for_timeout(120)


def test_a_peace_shows_what_it_changes_before_it_is_made(scene: Callable[[str], Server], open_page: Opener) -> None:
    server = scene("peace")
    page = open_page(base=server.url)
    table = sit_down(page, server.url)
    page.locator("button.option[data-code^='settle-realm']").first.click()
    panel = page.locator(".panel-over")
    for province in ("Normandy", "Caux", "Maine"):
        expect(panel.get_by_role("rowheader", name=province)).to_be_visible()
    expect(panel.locator("figure svg")).to_have_count(2)
    assert serious(page) == []
    panel.get_by_role("button", name="Enforce: Keep Current Board State").click()
    panel.get_by_role("button", name="Done").click()
    until(page, lambda: not owned(page, table, "province:caux").get("top"))
    assert owned(page, table, "province:caux")["holder"] == "realm:france"


def owned(page: Page, table: str, province: str) -> dict[str, object]:
    """What lies in a Province, as the server knows it."""
    shown: dict[str, object] = api(page, "GET", f"/api/tables/{table}/view?seat=0")["view"]["table"]["provinces"][
        province
    ]
    return shown


def test_the_menu_of_a_turn_is_seen_whole(scene: Callable[[str], Server], open_page: Opener) -> None:
    server = scene("turn")
    page = open_page(base=server.url)
    sit_down(page, server.url)
    rows = page.locator("button.option:enabled")
    expect(page.locator("button.option[data-code='trade']")).to_be_visible()
    assert rows.count() >= 10
    # each row is in sight, with the price behind its name
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    expect(page.locator("button.option[data-code='trade'] small")).to_have_text("(1 DIP)")
    # no field to search takes their room
    expect(page.locator("input.find")).to_have_count(0)


def test_on_a_phone_a_term_of_peace_shows_its_outcome_before_it_is_chosen(
    scene: Callable[[str], Server], open_page: Opener
) -> None:
    server = scene("peace")
    page = open_page(base=server.url, **PHONE)
    table = sit_down(page, server.url)
    page.locator("button.option[data-code^='settle-realm']").first.tap()
    panel = page.locator(".panel-over")
    white = panel.locator("[data-pick^='offer term=white-peace']")
    # the panel has all terms: the list below it does not say them again
    expect(page.locator("button.option").first).to_be_hidden()
    expect(panel.locator("figure svg")).to_have_count(2)
    # folded, it leaves the choice to the list
    fold = panel.locator("header button")
    fold.tap()
    expect(page.locator("button.option").first).to_be_visible()
    fold.tap()
    line = line_of(page, table)
    white.tap()
    expect(panel.get_by_role("row").first).to_contain_text("goes back")
    assert line_of(page, table) == line
    white.tap()
    until(page, lambda: line_of(page, table) > line)


def test_a_battle_on_a_phone_leaves_its_armies_in_sight(scene: Callable[[str], Server], open_page: Opener) -> None:
    server = scene("battle")
    page = open_page(base=server.url, **PHONE)
    sit_down(page, server.url)
    panel = page.locator(".panel-over")
    panel.wait_for()
    army = page.locator("[data-force^='army/realm:france']").first

    def in_sight() -> bool:
        box, over = army.bounding_box(), panel.bounding_box()
        assert box is not None
        assert over is not None
        # a shield that can be read, above the panel
        return box["width"] > 14 and box["y"] + box["height"] / 2 < over["y"]

    until(page, in_sight)


def test_the_balance_page_tells_how_each_side_does(open_page: Opener) -> None:
    page = open_page("/balance/europa")
    first = page.get_by_role("region", name="1-00")
    expect(first.locator("tbody tr")).to_have_count(3)
    shares = [int(each.inner_text()) for each in first.locator("td.rate").all()]
    assert 98 <= sum(shares) <= 102
    first.get_by_text("Taken by nobody").click()
    expect(first.get_by_text("La Reconquista").first).to_be_visible()
    assert serious(page) == []
