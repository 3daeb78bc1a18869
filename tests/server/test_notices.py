"""'Your move' to people who are away: mail, digest, quiet hours, webhooks. Everything stays on this machine."""

from __future__ import annotations

import email
import email.policy
import http.server
import json
import random
import re
import socketserver
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.mail import said
from ludarium.server.models import Person
from ludarium.server.notices import quiet

from .harness import Server, Somebody


class Mailbox(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it gets."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Mailing)
        self.mails: list[Any] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def wait(self, count: int, seconds: float = 20) -> list[Any]:
        end = time.monotonic() + seconds
        while len(self.mails) < count and time.monotonic() < end:
            time.sleep(0.05)
        return self.mails


class Mailing(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            if line.upper().startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (data := self.rfile.readline()) != b".\r\n":
                    lines.append(data)
                assert isinstance(self.server, Mailbox)
                self.server.mails.append(email.message_from_bytes(b"".join(lines), policy=email.policy.default))
            elif line.upper().startswith(b"QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 fine\r\n")


class Sink(http.server.ThreadingHTTPServer):
    """A webhook's receiver."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Sinking)
        self.got: list[Any] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def wait(self, count: int, seconds: float = 20) -> list[Any]:
        end = time.monotonic() + seconds
        while len(self.got) < count and time.monotonic() < end:
            time.sleep(0.05)
        return self.got


class Sinking(http.server.BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Sink)
        self.server.got.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.shutdown()


@pytest.fixture
def sink() -> Iterator[Sink]:
    sink = Sink()
    yield sink
    sink.shutdown()


@pytest.fixture
def mailing(tmp_path: Path, mailbox: Mailbox) -> Iterator[Server]:
    server = Server(
        tmp_path,
        LUDARIUM_SMTP=f"smtp://127.0.0.1:{mailbox.server_address[1]}",
        LUDARIUM_MAIL_AFTER="1",
        LUDARIUM_URL="https://play.example",
        LUDARIUM_WEBHOOKS="any",
        LUDARIUM_TITLES="",
    ).start()
    yield server
    server.stop()


AWAKE = {"quiet_from": 0, "quiet_to": 0, "zone": "UTC"}


def wants(somebody: Somebody, box: Mailbox, **more: Any) -> None:
    """Sets the address and confirms it with the code that was sent."""
    before = len(box.mails)
    somebody.put("/api/me/notices", {"email": f"{somebody.id}@example.org", **AWAKE, **more})
    code = re.search(r"\d{6}", box.wait(before + 1)[-1]["Subject"])
    assert code is not None
    assert somebody.post("/api/me/email/confirm", {"code": code[0]})["email_confirmed"]
    box.mails.clear()


def test_nothing_is_sent_by_default(mailing: Server, mailbox: Mailbox) -> None:
    anna = mailing.guest("Anna")
    notices = anna.get("/api/me/notices")
    assert (notices["mail"], notices["webhook"], notices["email"]) == ("off", "", "")
    anna.table("me", "me", title="troyes")
    time.sleep(2.5)
    assert mailbox.mails == []


def test_a_mail_when_it_becomes_my_move_once_and_in_my_language(mailing: Server, mailbox: Mailbox) -> None:
    anna = mailing.guest("Anna")
    anna.ask("PATCH", "/api/me", {"language": "ru"})
    wants(anna, mailbox, mail="each")
    table = anna.table("me", "me", title="troyes")["id"]
    mail = mailbox.wait(1)[0]
    assert mail["To"] == f"{anna.id}@example.org"
    assert mail["Subject"].startswith("Ваш ход: ")
    assert f"https://play.example/table/{table}" in mail.get_content()
    time.sleep(2)
    assert len(mailbox.mails) == 1


def test_one_mail_and_one_call_a_round_if_somebody_wants_it_so(mailing: Server, mailbox: Mailbox, sink: Sink) -> None:
    anna = mailing.guest("Anna")
    url = f"http://127.0.0.1:{sink.server_address[1]}/hook"
    wants(anna, mailbox, mail="round", webhook=url, often="round")
    table = anna.table("me", "bot:easy", title="troyes")["id"]
    mailbox.wait(1)
    rng = random.Random(2)
    first = anna.view(table, 0)["view"]["table"]["round"]
    anna.play(table, [0], rng, 2)
    assert anna.view(table, 0)["view"]["table"]["round"] == first
    time.sleep(3)
    assert (len(mailbox.mails), len(sink.got)) == (1, 1)
    while anna.view(table, 0)["view"]["table"]["round"] == first:
        anna.play(table, [0], rng, 1)
    assert len(mailbox.wait(2)) == 2
    assert len(sink.wait(2)) == 2


def test_no_mail_to_somebody_who_is_connected(mailing: Server, mailbox: Mailbox) -> None:
    anna = mailing.guest("Anna")
    wants(anna, mailbox, mail="each")
    table = anna.table("me", "me", title="troyes")["id"]
    watching = anna.live(table)
    watching.until("update")
    time.sleep(2.5)
    assert mailbox.mails == []
    watching.close()
    assert mailbox.wait(1)


def test_an_address_that_is_not_confirmed_gets_nothing_but_the_code(mailing: Server, mailbox: Mailbox) -> None:
    anna = mailing.guest("Anna")
    anna.put("/api/me/notices", {"email": "anna@example.org", "mail": "each", **AWAKE})
    mailbox.wait(1)
    anna.table("me", "me", title="troyes")
    time.sleep(2.5)
    assert len(mailbox.mails) == 1
    right = re.search(r"\d{6}", mailbox.mails[0]["Subject"])
    assert right is not None
    wrong = "000000" if right[0] != "000000" else "111111"
    for _ in range(5):
        assert anna.refused("POST", "/api/me/email/confirm", {"code": wrong}) == (400, "wrong-code")
    # After five wrong ones the right one is worth nothing either.
    assert anna.refused("POST", "/api/me/email/confirm", {"code": right[0]}) == (400, "wrong-code")


def test_one_digest_a_day_for_all_games(mailing: Server, mailbox: Mailbox) -> None:
    anna = mailing.guest("Anna")
    tables = [anna.table("me", "me", title="troyes")["id"] for _ in range(2)]
    wants(anna, mailbox, mail="daily")
    mail = mailbox.wait(1)[0]
    assert mail["Subject"] == "2 games wait for your move"
    assert all(table in mail.get_content() for table in tables)
    anna.table("me", "me", title="troyes")
    time.sleep(2)
    assert len(mailbox.mails) == 1


def test_in_quiet_hours_nothing_is_sent_but_it_is_sent_afterwards(
    mailing: Server, mailbox: Mailbox, sink: Sink
) -> None:
    anna = mailing.guest("Anna")
    hour = datetime.now(UTC).hour
    url = f"http://127.0.0.1:{sink.server_address[1]}/hook"
    silent = {"quiet_from": hour, "quiet_to": (hour + 2) % 24}
    wants(anna, mailbox, mail="each", webhook=url, **silent)
    anna.table("me", "me", title="troyes")
    time.sleep(2.5)
    assert mailbox.mails == []
    assert sink.got == []
    anna.put("/api/me/notices", {"email": f"{anna.id}@example.org", "mail": "each", "webhook": url, **AWAKE})
    assert mailbox.wait(1)
    assert sink.wait(1)


@pytest.mark.parametrize(
    ("begin", "end", "zone", "hour", "expected"),
    [
        (22, 8, "UTC", 23, True),
        (22, 8, "UTC", 7, True),
        (22, 8, "UTC", 8, False),
        (9, 12, "UTC", 11, True),
        (9, 12, "UTC", 12, False),
        (0, 0, "UTC", 0, False),
        (22, 8, "Asia/Tokyo", 14, True),
        (22, 8, "Nowhere/None", 23, True),
    ],
)
def test_quiet_hours_in_the_persons_own_time(begin: int, end: int, zone: str, hour: int, expected: bool) -> None:
    person = Person(quiet_from=begin, quiet_to=end, zone=zone)
    assert quiet(person, datetime(2026, 1, 15, hour, 30, tzinfo=UTC)) is expected


def test_a_webhook_hears_of_each_move_once(mailing: Server, sink: Sink) -> None:
    anna, boris = mailing.guest("Anna"), mailing.guest("Boris")
    url = f"http://127.0.0.1:{sink.server_address[1]}/hook?key=1"
    boris.put("/api/me/notices", {"webhook": url, **AWAKE})
    table = anna.table("me", "open", title="troyes", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    for _ in range(12):
        update = anna.view(table, 0)
        if update["view"]["turn"] != 0:
            break
        anna.choose(table, 0, update["line"], update["view"]["decision"]["options"][0]["code"])
    assert sink.wait(1)[0] == {
        "type": "your-move",
        "table": table,
        "title": "troyes",
        "seat": 1,
        "url": f"https://play.example/table/{table}",
    }
    time.sleep(1.5)
    assert len(sink.got) == 1


def test_webhooks_do_not_reach_into_the_servers_own_network(server: Server) -> None:
    anna = server.guest("Anna")
    for url in (
        "http://127.0.0.1:9/x",
        "http://localhost/x",
        "http://10.0.0.1/",
        "http://[::1]/",
        "http://169.254.169.254/latest",
        "http://0.0.0.0/",
        "file:///etc/passwd",
        "http://user:secret@127.0.0.1/",
        "nonsense",
    ):
        assert anna.refused("PUT", "/api/me/notices", {"webhook": url}) == (400, "bad-request"), url


def test_a_server_without_mail_says_so(server: Server) -> None:
    anna = server.guest("Anna")
    assert not anna.get("/api/me/notices")["mail_available"]
    assert anna.refused("PUT", "/api/me/notices", {"email": "a@example.org"}) == (400, "bad-request")
    assert anna.refused("PUT", "/api/me/notices", {"zone": "Mars/Olympus"}) == (400, "bad-request")
    assert anna.refused("PUT", "/api/me/notices", {"zone": "../../etc/passwd"}) == (400, "bad-request")


def test_mails_have_words_in_both_languages() -> None:
    assert said("en", "mail-digest-subject", count=1) == "One game waits for your move"
    assert said("ru", "mail-digest-subject", count=3) == "3 партии ждут вашего хода"
    assert said("ru", "mail-digest-subject", count=5) == "5 партий ждут вашего хода"
