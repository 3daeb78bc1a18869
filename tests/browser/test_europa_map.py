"""The map of The Price of Power: it can be moved by every means, tells what lies on it, and stays smooth."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser_server import Server
from .browser_steps import api, line_of, new_table, until
from .test_access import serious

Opener = Callable[..., Page]
BOT = {"kind": "bot", "level": "easy"}
MAP = ".europa-map .map"
SHEET = ".europa-map .layer > svg"

# The middle of all frames of two seconds, in milliseconds; `pan`: while the map is dragged to and fro.
FRAMES = """async (pan) => {
    const map = document.querySelector('.europa-map .map');
    const box = map?.getBoundingClientRect();
    const middle = pan ? [box.left + box.width / 2, box.top + box.height / 2] : [0, 0];
    const send = (type, dx, dy) => map.dispatchEvent(new PointerEvent(type, {
        bubbles: true, pointerId: 7, pointerType: 'mouse', button: 0, buttons: 1,
        clientX: middle[0] + dx, clientY: middle[1] + dy,
    }));
    if (pan) send('pointerdown', 0, 0);
    const frames = [];
    await new Promise((done) => {
        let last = 0;
        const start = performance.now();
        const step = (now) => {
            if (last) frames.push(now - last);
            last = now;
            if (now - start > 2000) return done();
            const t = (now - start) / 250;
            if (pan) send('pointermove', Math.sin(t) * 160, Math.cos(t * 0.7) * 120);
            requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
    });
    if (pan) send('pointerup', 0, 0);
    return frames.sort((a, b) => a - b)[frames.length >> 1];
}"""

PINCH = """(factor) => {
    const map = document.querySelector('.europa-map .map');
    const box = map.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const send = (type, id, dx) => map.dispatchEvent(new PointerEvent(type, {
        bubbles: true, pointerId: id, pointerType: 'touch', isPrimary: id === 1, clientX: x + dx, clientY: y,
    }));
    send('pointerdown', 1, -40);
    send('pointerdown', 2, 40);
    for (let i = 1; i <= 8; i++) {
        const far = 40 * (1 + ((factor - 1) * i) / 8);
        send('pointermove', 1, -far);
        send('pointermove', 2, far);
    }
    send('pointerup', 1, -40 * factor);
    send('pointerup', 2, 40 * factor);
}"""


def sit_down(page: Page, server: Server, scenario: str, others: int) -> str:
    table = new_table(page, "europa", [{"kind": "me"}, *[BOT] * others], variants={"scenario": scenario})
    page.goto(f"{server.url}/table/{table['id']}")
    page.locator(f"{SHEET} .land").first.wait_for()
    return str(table["id"])


def scale(page: Page) -> float:
    """Pixels a unit, as the sheet is drawn now."""
    return float(page.locator(SHEET).evaluate("sheet => sheet.clientWidth / sheet.viewBox.baseVal.width"))


def at(page: Page) -> str:
    return str(page.locator(".europa-map .layer").evaluate("layer => layer.style.transform"))


def settled(page: Page, true: Callable[[float], bool]) -> None:
    until(page, lambda: true(scale(page)))


def test_panning_is_smooth_with_everything_on_the_map(open_page: Opener, server: Server) -> None:
    page = open_page(settings={"motion": "auto"})
    sit_down(page, server, "2-01-default-austria", 5)
    page.locator(MAP).focus()
    for _ in range(3):
        page.keyboard.press("+")
    settled(page, lambda k: k > 0.62)
    assert page.locator(f"{SHEET} *").count() >= 2000
    page.wait_for_timeout(1000)
    blank = open_page("/health")
    # a busy machine makes both slow; the best of three tells what the page itself takes
    ratios = []
    for _ in range(3):
        empty = blank.evaluate(FRAMES, False)
        ratios.append(page.evaluate(FRAMES, True) / empty)
        if ratios[-1] <= 2:
            break
    assert min(ratios) <= 2, f"a frame takes {ratios} times that of an empty page"


def test_nothing_is_drawn_anew_while_one_pans(open_page: Opener, server: Server) -> None:
    page = open_page()
    sit_down(page, server, "1-00", 2)
    page.locator(MAP).focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.wait_for_timeout(400)
    page.evaluate(
        """() => {
            window.changes = 0;
            const seen = new MutationObserver((all) => { window.changes += all.length; });
            seen.observe(document.querySelector('.europa-map .layer > svg'), {
                subtree: true, childList: true, attributes: true, characterData: true,
            });
        }"""
    )
    before = at(page)
    page.evaluate(FRAMES, True)
    assert at(page) != before
    assert page.evaluate("window.changes") == 0


def test_keys_wheel_buttons_and_fingers_move_the_map(open_page: Opener, server: Server) -> None:
    page = open_page()
    sit_down(page, server, "1-00", 2)
    sheet = page.locator(SHEET)
    whole = scale(page)
    expect(sheet).to_have_attribute("data-level", "0")
    page.locator(MAP).focus()
    for _ in range(3):
        page.keyboard.press("+")
    settled(page, lambda k: k > whole * 2)
    expect(sheet).to_have_attribute("data-level", "1")
    before = at(page)
    page.keyboard.press("ArrowRight")
    until(page, lambda: at(page) != before)
    page.keyboard.press("0")
    settled(page, lambda k: abs(k - whole) < 0.01)
    # the wheel, over what is under the pointer
    page.locator(MAP).hover()
    page.mouse.wheel(0, -600)
    settled(page, lambda k: k > whole * 1.2)
    near = scale(page)
    page.get_by_role("button", name="Farther (−)").click()
    settled(page, lambda k: k < near)
    # the overview tells where one looks, and takes one there
    page.keyboard.press("+")
    page.keyboard.press("+")
    inset = page.get_by_role("img", name=re.compile("Overview"))
    inset.wait_for()
    before = at(page)
    inset.click(position={"x": 10, "y": 10})
    until(page, lambda: at(page) != before)
    page.get_by_role("button", name="The whole map (0)").click()
    settled(page, lambda k: abs(k - whole) < 0.01)
    expect(inset).to_have_count(0)
    page.evaluate(PINCH, 2.5)
    settled(page, lambda k: abs(k - whole * 2.5) < whole * 0.1)


def test_the_distant_continents_are_one_key_away(open_page: Opener, server: Server) -> None:
    page = open_page(locale="ru-RU", settings={"language": "ru"})
    sit_down(page, server, "1-00", 2)
    expect(page.locator(MAP)).to_have_attribute("aria-label", "Карта Европы")
    page.keyboard.press("d")
    expect(page.locator(MAP)).to_have_attribute("aria-label", "Карта дальних континентов")
    expect(page.locator(".names").get_by_text("Тимбукту", exact=True).first).to_be_attached()
    page.get_by_role("button", name="Европа (D)").click()
    expect(page.locator(MAP)).to_have_attribute("aria-label", "Карта Европы")
    # the eastern board is not in play: it is cut off, not only empty
    assert page.locator("[data-tip='province:hudavendigar']").count() == 0


def test_everything_tells_what_it_is_and_by_which_rule(open_page: Opener, server: Server) -> None:
    page = open_page()
    sit_down(page, server, "1-00", 2)
    page.locator(MAP).focus()
    page.keyboard.press("h")
    settled(page, lambda k: k > 0.6)
    army = page.locator("[data-force^='army/realm:france']").first
    army.hover()
    tip = page.locator(".europa-map .tip")
    expect(tip).to_contain_text("France: Army")
    expect(tip).to_contain_text("EU-9.5.3")
    page.locator("[data-tip='province:bourgogne']").hover()
    expect(tip).to_contain_text("Tax Value 2: 2 Ducats")
    expect(tip).to_contain_text("EU-7.5.2")
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)


def test_a_long_press_tells_the_same(open_page: Opener, server: Server) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, server, "1-00", 2)
    page.wait_for_timeout(300)
    page.evaluate(
        """() => {
            const on = document.querySelector("[data-tip='province:paris']");
            const box = on.getBoundingClientRect();
            on.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerId: 3, pointerType: 'touch',
                clientX: box.left + box.width / 2, clientY: box.top + box.height / 2}));
        }"""
    )
    expect(page.get_by_role("dialog", name="Paris")).to_contain_text("Capital")


def test_places_are_found_in_both_languages(open_page: Opener, server: Server) -> None:
    page = open_page()
    sit_down(page, server, "1-00", 2)
    whole = scale(page)
    page.get_by_role("button", name="Find on the map").click()
    field = page.get_by_role("combobox", name="Find on the map")
    for query, found in (("Лион", "Lyon"), ("my armies", "my armies"), ("Catholic areas", "Catholic: areas")):
        field.fill(query)
        expect(page.get_by_role("option").first).to_contain_text(found)
    field.fill("Lyon")
    field.press("Enter")
    settled(page, lambda k: k > whole * 1.5)
    expect(page.locator(f"{SHEET} .found")).to_have_count(1)
    field.press("Escape")
    expect(page.locator(f"{SHEET} .found")).to_have_count(0)


def test_layers_show_each_what_they_are_about(open_page: Opener, server: Server) -> None:
    page = open_page()
    sit_down(page, server, "1-00", 2)
    layers = page.get_by_role("group", name="What the map shows")
    legend = page.get_by_role("group", name="Legend")
    paris = page.locator("[data-tip='province:paris']")

    def fill() -> str:
        return str(paris.evaluate("land => getComputedStyle(land).fill"))

    seen = [fill()]
    expect(legend).to_have_count(0)
    for name, told in (("Religion", "Catholic"), ("Diplomacy", "at War"), ("Reach", "one step")):
        layers.get_by_role("button", name=name).click()
        expect(legend).to_contain_text(told)
        seen.append(fill())
    assert len(set(seen)) == 4
    layers.get_by_role("button", name="Diplomacy").click()
    own = fill()
    legend.get_by_role("combobox").select_option(label="England")
    until(page, lambda: fill() != own)
    layers.get_by_role("button", name="Trade").click()
    expect(page.locator("[data-node='node:champagne'] .power").first).to_have_text("1")


def test_the_map_is_clean_for_screen_readers_in_both_themes(open_page: Opener, server: Server) -> None:
    page = open_page(settings={"theme": "light"})
    sit_down(page, server, "1-00", 2)
    found: dict[str, Any] = {}
    for layer in ("Realms", "Religion", "Diplomacy", "Reach"):
        page.get_by_role("button", name=layer, exact=True).click()
        problems = [each for each in serious(page) if "europa-map" in each or "data-" in each or "layers" in each]
        if problems:
            found[layer] = problems
    page.get_by_role("button", name="Find on the map").click()
    page.get_by_role("combobox", name="Find on the map").fill("par")
    problems = serious(page)
    if problems:
        found["search"] = problems
    assert found == {}


def own_line(page: Page, table: str) -> int:
    """How far one has played oneself: others who answer at the same time do not count."""
    return int(api(page, "GET", f"/api/tables/{table}/view?seat=0")["line"])


def until_places_are_lit(page: Page) -> None:
    """Plays on by the panel until something on the map can be chosen."""
    for _ in range(60):
        if page.locator(f"{SHEET} [data-place]").count():
            return
        options = page.locator("button.option:enabled")
        options.first.wait_for()
        influence = page.locator("button.option:enabled[data-code^='influence']")
        (influence if influence.count() else options).first.click()
        page.wait_for_timeout(120)
    raise AssertionError("no place was ever lit")


def test_a_lit_place_says_what_it_would_do_and_a_click_chooses_it(open_page: Opener, server: Server) -> None:
    page = open_page()
    table = sit_down(page, server, "1-00", 2)
    until_places_are_lit(page)
    place = page.locator(f"{SHEET} [data-place]").first
    assert place.get_attribute("role") == "button"
    said = place.get_attribute("aria-label")
    assert said
    place.focus()
    expect(page.locator(".europa-map .tip .full")).to_have_text(said)
    before = line_of(page, table)
    page.keyboard.press("Enter")
    until(page, lambda: page.locator(".crumbs").count() > 0 or line_of(page, table) > before)


def test_the_first_tap_points_and_the_second_chooses(open_page: Opener, server: Server) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = sit_down(page, server, "1-00", 2)
    until_places_are_lit(page)
    before = own_line(page, table)
    # taps as the browser tells them, wherever the place is
    tap = """place => place.dispatchEvent(new PointerEvent('click', {
        bubbles: true, cancelable: true, pointerType: 'touch', detail: 1}))"""
    place = page.locator(f"{SHEET} [data-place]").first
    place.evaluate(tap)
    expect(page.locator(".europa-map .tip .full")).to_be_visible()
    expect(page.locator(f"{SHEET} .place.pointed")).to_have_count(1)
    assert own_line(page, table) == before
    place.evaluate(tap)
    until(page, lambda: page.locator(".crumbs").count() > 0 or own_line(page, table) > before)


# Whether the middle of a place is seen, with nothing of the page over it.
SEEN = """(place) => {
    const box = document.querySelector(`.europa-map .land[data-tip='${place}']`).getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return Boolean(hit?.closest('.layer'));
}"""


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 820, "height": 1180}])
def test_a_battle_does_not_cover_its_own_area(
    scene: Callable[[str], Server], open_page: Opener, size: dict[str, int]
) -> None:
    served = scene("battle")
    page = open_page(base=served.url, viewport=size)
    sit_down(page, served, "1-00", 2)
    page.locator(".panel-over").wait_for()
    for province in ("province:normandie", "province:maine"):
        until(page, lambda ref=province: page.evaluate(SEEN, ref))


# A point of the screen where two lit places lie over one another.
TWICE = """() => {
    for (const place of document.querySelectorAll('.europa-map [data-place]')) {
        const box = place.getBoundingClientRect();
        for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
            const [x, y] = [box.x + box.width * i / 20, box.y + box.height * j / 20];
            const hit = document.elementsFromPoint(x, y);
            const found = new Set(hit.map((each) => each.closest('[data-place]')?.dataset.place).filter(Boolean));
            if (found.size > 1 && hit[0].closest('[data-place]')) return [x, y];
        }
    }
    return null;
}"""


def test_of_places_that_lie_over_one_another_one_is_asked_for(open_page: Opener, server: Server) -> None:
    page = open_page()
    table = sit_down(page, server, "1-00", 2)
    ties = page.locator("button.option[data-code='cut-ties']:enabled")
    while not ties.count():
        page.locator("button.option:enabled").first.click()
        page.wait_for_timeout(60)
    ties.click()
    # the Alliance with Provence, and the Influence there
    page.locator(f"{SHEET} [data-place='realm:provence']").wait_for()
    before = line_of(page, table)
    spot = page.evaluate(TWICE)
    page.mouse.click(*spot)
    which = page.get_by_role("group", name="Which one?")
    expect(which.get_by_role("button")).to_have_count(2)
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(which).to_have_count(0)
    assert line_of(page, table) == before
    page.mouse.click(*spot)
    which.get_by_role("button", name="Alliance: Provence").click()
    until(page, lambda: line_of(page, table) > before)
    expect(which).to_have_count(0)


def test_notes_to_oneself_lie_on_the_map(open_page: Opener, server: Server) -> None:
    page = open_page()
    sit_down(page, server, "1-00", 2)
    page.locator(MAP).focus()
    page.keyboard.press("h")
    settled(page, lambda k: k > 0.6)
    # Anjou, which nobody can choose now, tells about itself, and takes a note
    page.locator(".land[data-tip='province:anjou']").click()
    field = page.get_by_role("dialog", name="Anjou").get_by_label("A note to yourself")
    field.fill("England will be back")
    field.press("Enter")
    sign = page.locator("[data-note='province:anjou']")
    expect(sign).to_have_count(1)
    page.reload()
    expect(sign).to_have_count(1)
    expect(page.get_by_role("img", name="Anjou: England will be back")).to_be_attached()
    page.locator(MAP).focus()
    page.keyboard.press("h")
    sign.hover()
    expect(page.locator(".europa-map .tip .note")).to_have_text("England will be back")
