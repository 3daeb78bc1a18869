"""Whatever fits the OpenAPI schema, or almost does, the server answers without an error of its own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error

from ludarium.server.app import create_app
from ludarium.server.settings import Settings

from .harness import Server

EXAMPLES = 12  # for each of the requests


@pytest.fixture(scope="session")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("schema"), LUDARIUM_TABLES_EACH="100000").start()
    yield running
    running.stop()
    assert not [line for line in running.lines_of_log() if line["level"] in ("error", "critical")]


class Places:
    """Somebody with tables in every state, so that made-up requests also reach something real."""

    def __init__(self, server: Server) -> None:
        self.server = server
        answer = httpx.post(f"{server.url}/api/guest", json={"name": "Fuzz", "bearer": True}).json()
        self.headers = {"Authorization": f"Bearer {answer['token']}"}
        self.person = answer["person"]["id"]
        opened = [self.table("me", "open"), self.table("me", "me"), self.table("me", "bot"), self.table("me", "me")]
        self.tables = [table["id"] for table in opened]
        self.invite = opened[0]["invite"]
        httpx.post(f"{server.url}/api/tables/{self.tables[3]}/agree", json={"end": True}, headers=self.headers)

    def table(self, *kinds: str) -> Any:
        body = {"title": "sample", "seats": [{"kind": kind} for kind in kinds]}
        return httpx.post(f"{self.server.url}/api/tables", json=body, headers=self.headers).json()

    def real(self, name: str, rng: random.Random) -> str | int | None:
        return {
            "id": rng.choice(self.tables),
            "invite": self.invite,
            "title": rng.choice(["sample", "troyes"]),
            "person": self.person,
            "language": "ru",
            "seat": rng.randrange(3),
        }.get(name)


@pytest.fixture(scope="session")
def places(own: Server) -> Places:
    return Places(own)


schema = schemathesis.openapi.from_dict(create_app(Settings(secret="s" * 40)).openapi_schema.to_schema())
count = 0


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_makes_the_server_fail(case: Any, own: Server, places: Places) -> None:
    global count
    count += 1
    rng = random.Random(count)
    here = Places(own) if (case.method, case.path) in (("DELETE", "/api/me"), ("POST", "/api/logout")) else places
    if isinstance(case.path_parameters, dict) and rng.random() < 0.7:
        for name in list(case.path_parameters):
            found = here.real(name, rng)
            if found is not None:
                case.path_parameters[name] = found
    if case.path.endswith(("/hint", "/analysis", "/view")) and rng.random() < 0.8:
        return  # these think or wait: a few are enough
    case.call_and_validate(base_url=own.url, headers=here.headers, checks=[not_a_server_error], timeout=60)
