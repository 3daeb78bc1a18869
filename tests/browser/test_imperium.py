"""Imperium in the browser: a whole game by clicks while hands and decks stay hidden, the solo opponent, the balance."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser_steps import CLICK, api, my_turn, new_table, until
from .test_access import serious
from .test_two_people import Wire

Opener = Callable[..., Page]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SOLO = {"nation-1": "atlanteans", "bot": "romans", "side": "a"}
CARD = re.compile(r"card:[a-z0-9.-]+")
# Events that name a card which only its own seat may know.
SECRET_EVENTS = {"drawn", "got", "saw"}

# Clicks at random, mostly on the board, but likes to end its turns: a game of some three hundred choices.
PLAY = f"""async () => {{
    const click = {CLICK};
    const count = {{board: 0, panel: 0}};
    const end = performance.now() + 100000;
    const verbs = ['innovate', 'done', 'decline', 'end-turn'];
    const brisk = verbs.map((verb) => `.area [data-ref='verb:${{verb}}'][data-lit]`).join(',');
    while (performance.now() < end) {{
        if (document.querySelector('.frame[data-over]')) return count;
        const quick = Math.random() < 0.65 ? document.querySelector(brisk) : null;
        quick?.dispatchEvent(new MouseEvent('click', {{bubbles: true, cancelable: true}}));
        const kind = quick ? 'board' : click('board');
        if (kind) count[kind] += 1;
        await new Promise((done) => setTimeout(done, kind ? 4 : 12));
    }}
    throw new Error('the game did not end: ' + JSON.stringify(count));
}}"""


def sit_down(page: Page, **variants: str) -> None:
    """A solo table, and the page on it."""
    table = new_table(page, "imperium", [{"kind": "me"}], variants=variants or SOLO)
    page.goto(f"{page.url.rstrip('/')}/table/{table['id']}")
    page.locator(".imperium, .text").first.wait_for()
    my_turn(page)


def test_a_whole_game_by_clicks_while_hands_and_decks_stay_hidden(open_page: Opener) -> None:
    """Two people choose their nations and their sides, and click until the end; one of them plays in Russian."""
    anna = open_page(locale="ru-RU")
    table = new_table(anna, "imperium", [{"kind": "me"}, {"kind": "open"}], "Anna")
    boris = open_page()
    api(boris, "POST", "/api/guest", {"name": "Boris", "language": "en"})
    api(boris, "POST", f"/api/invitations/{table['invite']}")
    pages, wires = [anna, boris], [Wire(anna), Wire(boris)]
    for page in pages:
        page.goto(f"{page.url.rstrip('/')}/table/{table['id']}")
    # who is asked first, the dice decide
    wishes = [(anna, "nation:romans", "side:a"), (boris, "nation:persians", "side:b")]
    for _ in range(4):
        until(anna, lambda: any(page.locator(".setup [data-lit]").count() for page in pages))
        page, nation, side = next(wish for wish in wishes if wish[0].locator(".setup [data-lit]").count())
        lit = page.locator(f".setup [data-ref='{nation}'][data-lit], .setup [data-ref^='{side} '][data-lit]")
        step = lit.get_attribute("data-ref")
        lit.click()
        expect(page.locator(f".setup [data-ref='{step}'][data-lit]")).to_have_count(0)
    expect(anna.locator(".market .card").first).to_be_visible()
    for page in pages:
        page.evaluate(f"() => {{ window.played = ({PLAY})() }}")
    for page in pages:
        count = page.evaluate("window.played")
        assert count["board"] >= 40, count
        expect(page.locator(".end")).to_be_visible()

    held: list[dict[int, dict[str, Any]]] = [
        {view["step"]: view["table"]["players"][seat] for view in wire.views()} for seat, wire in enumerate(wires)
    ]
    for seat, wire in enumerate(wires):
        views = wire.views()
        assert len(views) > 60
        assert {view["seat"] for view in views} == {seat}
        assert views[-1]["over"]
        compared = 0
        for view in views:
            own, other = view["table"]["players"][seat], view["table"]["players"][1 - seat]
            assert view["over"] or own["nation"] is None or len(own["hand_cards"]) == own["hand"]
            # the decks of the table are numbers
            assert all(isinstance(view["table"][deck], int) for deck in ("main", "unrest", "fame"))
            assert all(isinstance(size, int) for size in view["table"]["decks"])
            # options are offered to the own seat alone
            decision = view["decision"]
            assert decision is None or decision["seat"] == seat or "options" not in decision
            theirs = held[1 - seat].get(view["step"])
            if view["over"] or theirs is None or theirs["nation"] is None or other["nation"] is None:
                continue
            assert not {"hand_cards", "history_cards", "deck_cards", "deck_top", "nation_cards"} & set(other)
            assert set(other["hand_known"]) <= set(theirs["hand_cards"])
            hidden = {*theirs["hand_cards"], *theirs["history_cards"], *theirs["deck_cards"], *theirs["nation_cards"]}
            hidden -= {*other["hand_known"], *other["history_known"]}
            shown = {key: value for key, value in view["table"].items() if key != "resolving"}
            assert not hidden & set(CARD.findall(json.dumps(shown))), (view["step"], seat)
            compared += bool(hidden)
        assert compared > 30
        # which card was drawn, taken face down or looked at is told to its owner alone
        messages = [json.loads(frame) for frame in wire.frames]
        lines = [line for message in messages for line in message.get("log") or []]
        secret = [line for line in lines if line["event"] in SECRET_EVENTS]
        assert any(line["event"] == "drawn" for line in secret)
        assert {line["args"]["seat"] for line in secret} == {f"seat:{seat}"}
    # everything is said in Russian: no message id has leaked into the page
    text = anna.locator("main").inner_text()
    assert not re.search(r"\b(?:ui|event|option|prompt|card|imperium|score|line|do|board)-[a-z]", text), text


def test_the_solo_opponent_lies_open(open_page: Opener) -> None:
    page = open_page()
    wire = Wire(page)
    sit_down(page)
    rival = page.locator(".rival")
    expect(rival).to_contain_text("Romans")
    slots = rival.locator("ol > li")
    expect(slots).to_have_count(5)
    seen = wire.views()[-1]["table"]["players"][1]
    refs = slots.locator(".card").evaluate_all("all => all.map((each) => each.dataset.key)")
    assert refs == seen["slots"]
    # its deck and its dynasty stay numbers
    assert "deck_cards" not in seen
    assert "nation_cards" not in seen
    # it has no hand and no tokens for actions; the person has
    assert rival.locator(".piles").inner_text().count("Hand") == 0
    expect(page.locator(".realm .piles")).to_contain_text("Sunken cards")
    expect(page.locator(".realm .piles")).not_to_contain_text("History")


def test_the_log_begins_anew_with_every_turn_and_empty_piles_do_not_open(open_page: Opener) -> None:
    page = open_page()
    sit_down(page)
    for _ in range(60):
        page.evaluate(CLICK, "board")
        page.wait_for_timeout(30)
        if page.locator(".log summary", has_text="The opponent rolls").count() >= 2:
            break
    # the turns of the person and of the automated opponent, each a part of its own
    expect(page.locator(".log summary", has_text="Anna is on turn").nth(1)).to_be_attached()
    expect(page.locator(".log summary", has_text="The opponent rolls").nth(1)).to_be_attached()
    # the Atlanteans have no nation deck
    piles = page.locator(".realm .piles")
    expect(piles.locator("span", has_text="Nation deck")).to_have_text(re.compile(r"Nation deck\s*0"))
    expect(piles.locator("button", has_text="Nation deck")).to_have_count(0)


def test_developments_to_choose_from_lie_open_with_their_costs(open_page: Opener) -> None:
    page = open_page("/lesson/imperium/ex-01-development-in-a-reshuffle")
    laid = page.locator(".tray .development")
    expect(page.locator(".realm .development").first).to_be_attached()
    expect(laid).to_have_count(0)
    page.get_by_role("button", name="Show me").click()
    expect(laid).to_have_count(6)
    expect(page.locator(".realm .development")).to_have_count(0)
    # with text and costs: Tres Zapotes for 4 materials and 2 population
    zapotes = laid.filter(has_text="Tres Zapotes")
    expect(zapotes).to_contain_text("take up to 2 masks")
    expect(zapotes.locator(".tokens")).to_have_text(re.compile(r"4\s*2"))
    zapotes.locator("[data-lit]").click()
    expect(laid).to_have_count(0)


def test_king_of_kings_shows_its_side_and_can_be_read(open_page: Opener) -> None:
    page = open_page()
    sit_down(page)
    king = page.locator(".market .king")
    expect(king).to_have_text(re.compile(r"King of Kings\s*A"))
    king.click()
    expect(page.get_by_role("dialog")).to_contain_text("the end of the game is triggered")


def test_a_card_that_cannot_be_chosen_is_looked_at(open_page: Opener) -> None:
    page = open_page()
    sit_down(page)
    dialog = page.get_by_role("dialog")
    # a card of the opponent, drawn small, by a click anywhere on it: it is shown large, with its picture
    page.locator(".rival [data-key='card:romans.power.a']").locator(".picture").click()
    expect(dialog.locator(".large .picture svg")).to_be_visible()
    expect(dialog).to_contain_text("When you look at fame")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # a card that can be played is played
    page.locator("[data-code=activate]").click()
    card = page.locator(".hand [data-lit]").first
    ref = card.get_attribute("data-key")
    card.locator(".picture").click()
    expect(page.locator(f".hand [data-key='{ref}']")).to_have_count(0)
    expect(dialog).to_have_count(0)


def test_large_text_is_larger_and_stays(open_page: Opener) -> None:
    page = open_page()
    sit_down(page)
    lines = page.locator(".hand .lines").first
    size = "each => parseFloat(getComputedStyle(each).fontSize)"
    before = lines.evaluate(size)
    page.get_by_label("Large text").check()
    assert lines.evaluate(size) > before * 1.2
    page.reload()
    my_turn(page)
    assert page.locator(".hand .lines").first.evaluate(size) > before * 1.2


def test_on_a_phone_one_part_is_shown_at_a_time(open_page: Opener) -> None:
    page = open_page(**PHONE)
    sit_down(page)
    page.get_by_role("button", name="Fold or unfold").tap()
    for tab, part in {"Market": ".market .card", "Others": ".rival", "Own area": ".hand .card"}.items():
        page.locator(".imperium").get_by_role("tab", name=tab).tap()
        expect(page.locator(part).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate(
            "(() => { const area = document.querySelector('.area'); return area.scrollWidth <= area.clientWidth })()"
        )
    expect(page.locator(".rival")).to_be_hidden()


def test_the_text_board_says_the_same_and_can_be_clicked(open_page: Opener) -> None:
    page = open_page(settings={"textBoard": True})
    wire = Wire(page)
    sit_down(page)
    text = page.locator(".text")
    seen = wire.views()[-1]["table"]
    cards = [slot["card"] for slot in seen["market"]] + seen["players"][0]["hand_cards"] + seen["players"][1]["slots"]
    for card in cards:
        assert text.locator(f"[data-ref='{card}']").count() == 1, card
    expect(text).to_contain_text("King of Kings")
    page.locator("[data-code=activate]").click()
    card = text.locator("[data-ref^='card:'][data-lit]").first
    card.wait_for()
    ref = card.get_attribute("data-ref")
    card.click()
    expect(page.locator(f"[data-ref='{ref}'][data-lit]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(open_page: Opener, theme: str) -> None:
    page = open_page(settings={"theme": theme})
    sit_down(page)
    assert serious(page) == []
    for _ in range(10):
        page.evaluate(CLICK, "board")
        page.wait_for_timeout(40)
    assert serious(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".imperium [role=tab]").first.wait_for()
    assert serious(page) == []
    page.get_by_role("button", name="As text").click()
    assert serious(page) == []
    page.goto(f"{page.url.split('/table')[0]}/balance/imperium")
    page.locator("td.rate button").first.wait_for()
    assert serious(page) == []


def test_the_balance_page_draws_the_report_and_any_other(open_page: Opener, tmp_path: Path) -> None:
    page = open_page("/rules/imperium")
    page.get_by_role("link", name="Balance of the nations").click()
    page.wait_for_url("**/balance/imperium")
    expect(page.locator("tbody tr")).to_have_count(16)
    expect(page.locator("td.rate button")).to_have_count(16 * 15)
    # from both sides of a pair, the numbers are one whole
    cell = page.locator("tbody tr", has_text="Romans").locator("button[title^='Romans – Persians']")
    back = page.locator("tbody tr", has_text="Persians").locator("button[title^='Persians – Romans']")
    assert 99 <= int(cell.inner_text()) + int(back.inner_text()) <= 101
    cell.click()
    expect(page.get_by_role("status").filter(has_text="Romans – Persians")).to_contain_text("95% certainty")

    other = tmp_path / "report.json"
    row = {"games": 8, "wins": 6, "win_rate": 0.75, "interval": [0.41, 0.93]}
    behind = {"games": 8, "wins": 2, "win_rate": 0.25, "interval": [0.07, 0.59]}
    told = {
        "format": "ludarium-balance",
        "title": "imperium",
        "rules": 1,
        "players": ["random", "random"],
        "seed": 3,
        "variants": {},
        "games": 8,
        "games_per_pair": 8,
        "complete": True,
        "endings": {},
        "errors": [],
        "first_seat": row,
        "nations": [{"nation": "celts", **behind}, {"nation": "qin", **row}],
        "pairs": [{"nation": "celts", "against": "qin", **behind, "outcomes": "--+-+---"}],
    }
    other.write_text(json.dumps(told))
    page.set_input_files("input[type=file]", str(other))
    expect(page.locator("tbody tr")).to_have_count(2)
    # the strongest comes first
    assert page.locator("tbody th").all_inner_texts() == ["Qin", "Celts"]
    assert page.locator("td.rate button").all_inner_texts() == ["75", "25"]
    page.get_by_role("button", name="Back to the first one").click()
    expect(page.locator("tbody tr")).to_have_count(16)
    other.write_text("{}")
    page.set_input_files("input[type=file]", str(other))
    expect(page.get_by_role("alert")).to_contain_text("report.json is not a balance report")
