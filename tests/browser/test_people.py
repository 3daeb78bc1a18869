"""What people find about themselves and each other: games, profiles, ladders."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .browser_server import Server
from .browser_steps import api, new_table

Opener = Callable[..., Page]


def given_up(anna: Page, boris: Page) -> str:
    """A game of Troyes that Boris gives up."""
    table = new_table(anna, "troyes", [{"kind": "me"}, {"kind": "open"}], "Анна", public=True)
    if api(boris, "GET", "/api/me")["person"] is None:
        api(boris, "POST", "/api/guest", {"name": "Борис", "language": "ru"})
    api(boris, "POST", f"/api/invitations/{table['invite']}")
    api(boris, "POST", f"/api/tables/{table['id']}/resign", {"seat": 1})
    return str(table["id"])


def test_games_profile_and_ladder_in_russian(open_page: Opener, server: Server) -> None:
    anna, boris = open_page(locale="ru-RU"), open_page(locale="ru-RU")
    given_up(anna, boris)
    boris.goto(f"{server.url}/games")
    row = boris.locator("main li").first
    expect(row).to_contain_text("Труа")
    expect(row).to_contain_text("2-е место")
    expect(row.locator(".seats > span").first).to_contain_text("победа")
    boris.get_by_label("Имя игрока").fill("анн")
    expect(row).to_contain_text("Анна")
    boris.get_by_label("Имя игрока").fill("никто")
    expect(boris.get_by_text("Такой партии нет.")).to_be_visible()
    # from the ladder to whoever is on it
    boris.get_by_role("link", name="Рейтинг").click()
    boris.get_by_role("link", name="Труа", exact=True).click()
    expect(boris.get_by_role("row", name="Борис")).to_contain_text("1468")
    boris.get_by_role("row", name="Анна").get_by_role("link").first.click()
    expect(boris.get_by_role("heading", name="Анна")).to_be_visible()
    expect(boris.get_by_role("row", name="Труа")).to_contain_text("100%")
    expect(boris.get_by_role("img", name="Рейтинг со временем")).to_be_visible()
    expect(boris.locator("main li").first).to_contain_text("Борис")


def test_the_end_says_who_has_won_and_why_and_the_log_stays_on_a_phone(open_page: Opener, server: Server) -> None:
    anna = open_page(locale="ru-RU", viewport={"width": 390, "height": 844})
    boris = open_page(locale="ru-RU")
    table = given_up(anna, boris)
    for page in (anna, boris):
        page.goto(f"{server.url}/table/{table}")
        end = page.locator(".end")
        expect(end.get_by_role("heading", name="Победа: Анна")).to_be_visible()
        expect(end).to_contain_text("Борис сдаётся.")
        expect(end.locator(".ratings li").nth(0)).to_contain_text("(+")
        expect(end.locator(".ratings li").nth(1)).to_contain_text("(−")
    anna.get_by_role("button", name="Журнал").click()
    expect(anna.get_by_role("region", name="Журнал")).to_be_visible()
    expect(anna.get_by_role("region", name="Журнал")).to_contain_text("держит карту персонажа")


def test_a_tournament_is_played_from_its_name_to_its_winner(open_page: Opener, server: Server) -> None:
    anna, boris = open_page(locale="ru-RU"), open_page(locale="ru-RU")
    for page, name in ((anna, "Анна"), (boris, "Борис")):
        api(page, "POST", "/api/guest", {"name": name, "language": "ru"})
        page.goto(f"{server.url}/tournaments")
    anna.get_by_label("Название").fill("Кубок осени")
    anna.get_by_label("Как играют").select_option("knockout")
    anna.get_by_role("button", name="Устроить").click()
    expect(anna.get_by_role("heading", name="Кубок осени")).to_be_visible()
    boris.reload()
    boris.get_by_role("link", name="Кубок осени").click()
    boris.get_by_role("button", name="Записаться").click()
    expect(boris.get_by_role("row", name="Борис")).to_be_visible()
    expect(anna.get_by_role("row", name="Борис")).to_be_visible()
    anna.get_by_role("button", name="Начать").click()
    anna.get_by_role("link", name="Играть", exact=True).click()
    anna.locator(".troyes").wait_for()
    api(anna, "POST", f"/api/tables/{anna.url.rsplit('/', 1)[1]}/resign", {"seat": 0})
    anna.get_by_role("link", name="К турниру").click()
    for page in (anna, boris):
        expect(page.get_by_text("Победа: Борис")).to_be_visible(timeout=20_000)
    expect(anna.get_by_role("row", name="Анна")).to_contain_text("2")


def test_four_sit_at_one_table_of_a_tournament(open_page: Opener, server: Server) -> None:
    anna = open_page(locale="ru-RU", viewport={"width": 390, "height": 844})
    api(anna, "POST", "/api/guest", {"name": "Анна", "language": "ru"})
    anna.goto(f"{server.url}/tournaments")
    anna.get_by_label("Название").fill("Вчетвером")
    anna.get_by_label("Как играют").select_option("swiss")
    anna.get_by_label("За столом").select_option("4")
    anna.get_by_label("Боты").select_option("3")
    expect(anna.get_by_text("какую часть соперников они обошли")).to_be_visible()
    anna.get_by_role("button", name="Устроить").click()
    expect(anna.get_by_text("столы на четверых")).to_be_visible()
    anna.get_by_role("button", name="Начать").click()
    anna.get_by_role("link", name="Играть", exact=True).click()
    anna.locator(".troyes").wait_for()
    expect(anna.get_by_role("list", name="Игроки").get_by_role("listitem")).to_have_count(4)


def test_friends_find_each_other_by_name_and_one_invites_the_other(open_page: Opener, server: Server) -> None:
    anna, boris = open_page(locale="ru-RU"), open_page(locale="ru-RU")
    ids = []
    for page, name in ((anna, "Анна Первая"), (boris, "Борис Второй")):
        ids.append(api(page, "POST", "/api/guest", {"name": name, "language": "ru"})["person"]["id"])
        api(page, "POST", "/api/me/keep", {"name": name, "password": "correct horse"})
    anna.goto(f"{server.url}/person/{ids[0]}")
    anna.get_by_label("Имя (с паролем").fill("борис второй")
    anna.get_by_role("button", name="Предложить дружбу").click()
    expect(anna.get_by_text("ответа пока нет")).to_be_visible()
    boris.goto(f"{server.url}/person/{ids[1]}")
    boris.get_by_role("button", name="Принять").click()
    expect(boris.get_by_role("link", name="Анна Первая")).to_be_visible()
    table = new_table(anna, "troyes", [{"kind": "me"}, {"kind": "open"}])["id"]
    anna.goto(f"{server.url}/table/{table}")
    anna.get_by_label("Пригласить друга").select_option("Борис Второй")
    expect(anna.get_by_text("приглашение ждёт")).to_be_visible()
    boris.goto(server.url)
    boris.get_by_role("region", name="Приглашения").get_by_role("button", name="Сесть").click()
    boris.locator(".troyes").wait_for()
