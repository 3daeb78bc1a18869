"""What the server tells about titles, and about itself."""

from __future__ import annotations

import os
from pathlib import Path

import httpx

from ludarium.kernel.title import find

from .harness import ROOT, Server


def test_titles_tell_all_that_a_client_needs(server: Server) -> None:
    found = httpx.get(f"{server.url}/api/titles").json()
    assert {"troyes", "sample"} <= {title["id"] for title in found["titles"]}
    assert found["levels"] == ["beginner", "normal", "strong", "strongest"]
    sample = httpx.get(f"{server.url}/api/titles/sample").json()
    assert sample["seats"] == [2, 3]
    assert sample["verbs"]["pick"] == {"args": [{"name": "card", "domain": "card"}], "rules": ["SA-1"]}
    assert [argument["name"] for argument in sample["events"]["scored"]["args"]] == ["seat", "card", "points"]
    assert sample["domains"]["points"]["number"]
    double = {"id": "double", "values": ["off", "on"], "default": "off", "seats": []}
    assert sample["variants"][0] == {**double, "fits": {}, "defaults": {}, "scenarios": []}
    assert sample["scenarios"] == []
    troyes = httpx.get(f"{server.url}/api/titles/troyes").json()
    assert troyes["languages"] == ["en", "ru"]
    for name, domain in troyes["domains"].items():
        assert set(domain["parts"]) <= set(troyes["domains"]), name


def test_a_table_can_be_opened_for_a_scenario(tmp_path: Path) -> None:
    places = os.pathsep.join([str(Path(__file__).parent), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    running = Server(tmp_path, LUDARIUM_TITLES="sample=sample_with_scenarios", PYTHONPATH=places).start()
    try:
        info = httpx.get(f"{running.url}/api/titles/sample").json()
        assert [each["id"] for each in info["scenarios"]] == ["duel", "feast", "siege"]
        assert info["scenarios"][1]["seats"] == info["variants"][0]["fits"]["feast"] == [3]
        assert info["seats"] == [2, 3]
        anna = running.guest("Anna")
        assert anna.table("me", "bot:easy")["variants"] == {"scenario": "duel", "double": "on", "deal": "three"}
        feast = anna.table("me", "bot:easy", "bot:easy", scenario="feast")
        assert feast["variants"]["scenario"] == "feast"
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        for scenario, code in (("feast", "value-seats"), ("siege", "scenario-not-ready")):
            wanted = {"title": "sample", "seats": seats, "variants": {"scenario": scenario}}
            assert anna.refused("POST", "/api/tables", wanted)[1] == code
    finally:
        running.stop()


def test_words_rules_and_texts_of_a_title(server: Server) -> None:
    title = find("troyes")
    for language in ("en", "ru"):
        text = httpx.get(f"{server.url}/api/titles/troyes/text/{language}")
        assert text.headers["content-type"].startswith("text/plain")
        assert text.text == (ROOT / f"src/ludarium/games/troyes/text/{language}.ftl").read_text()
        common = httpx.get(f"{server.url}/api/text/{language}").text
        own = [(ROOT / f"src/ludarium/{room}/{language}.ftl").read_text() for room in ("text", "server/text")]
        assert common == "\n".join(own)
    rules = httpx.get(f"{server.url}/api/titles/troyes/rules").json()["rules"]
    assert len([rule for rule in rules if rule["id"].startswith("TR-")]) > 50
    russian = httpx.get(f"{server.url}/api/titles/troyes/rules?lang=ru").json()
    assert russian["lang"] == "ru"
    assert [rule["id"] for rule in russian["rules"]] == [rule["id"] for rule in rules]
    assert all(rule["text"] != other["text"] for rule, other in zip(russian["rules"], rules, strict=True))
    assert httpx.get(f"{server.url}/api/titles/troyes/rules?lang=xx").status_code == 404
    words = httpx.get(f"{server.url}/api/titles/troyes/words").json()["words"]
    ref = next(iter(words))
    assert words[ref] == [phrase.as_json() for phrase in title.words(ref)]
    for path in ("text/xx", "nothing"):
        assert httpx.get(f"{server.url}/api/titles/troyes/{path}").status_code == 404
    assert httpx.get(f"{server.url}/api/titles/chess").status_code == 404


def test_what_does_not_change_is_not_sent_twice(server: Server) -> None:
    first = httpx.get(f"{server.url}/api/titles/troyes")
    again = httpx.get(f"{server.url}/api/titles/troyes", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert not again.content


def test_every_lesson_can_be_stepped_through(server: Server) -> None:
    for title in httpx.get(f"{server.url}/api/titles").json()["titles"]:
        rows = httpx.get(f"{server.url}/api/titles/{title['id']}/lessons").json()["lessons"]
        assert len(rows) == title["lessons"]
        for row in rows:
            lesson = httpx.get(f"{server.url}/api/titles/{title['id']}/lessons/{row['id']}").json()
            assert len(lesson["steps"]) == row["steps"] + 1
            for step in lesson["steps"]:
                assert step["view"]["table"]
                assert (step["choose"] is None) == (step["option"] is None)
            for here, coming in zip(lesson["steps"], lesson["steps"][1:], strict=False):
                if coming["choose"] is not None and coming["seat"] == lesson["seat"]:
                    offered = [option["code"] for option in here["view"]["decision"]["options"]]
                    assert coming["choose"] in offered, (title["id"], row["id"])
    assert httpx.get(f"{server.url}/api/titles/troyes/lessons/nothing").status_code == 404
    assert httpx.get(f"{server.url}/api/titles/troyes/lessons").json()["lessons"]


def test_health_metrics_and_the_schema(server: Server) -> None:
    assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
    server.guest("Anna").table("me", "me")
    metrics = httpx.get(f"{server.url}/metrics").text
    assert "ludarium_choices_stored_total" in metrics
    assert 'ludarium_requests_total{method="POST",status="201"}' in metrics
    schema = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    assert "/api/tables/{id}/choices" in schema["paths"]


def test_every_address_of_the_schema_is_described(server: Server) -> None:
    """docs/api.md names every request that the server knows."""
    text = (ROOT / "docs/api.md").read_text()
    for path, methods in httpx.get(f"{server.url}/api/schema/openapi.json").json()["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}" in text, f"{method.upper()} {path} is not in docs/api.md"


def test_the_built_client_is_served_with_any_address_as_its_page(server: Server, tmp_path: object) -> None:
    folder = server.data / "static"
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html><title>Ludarium</title>")
    (folder / "assets" / "app-1234.js").write_text("export {};")
    (server.data / "outside.txt").write_text("outside")
    special = Server(server.data / "second", LUDARIUM_STATIC=str(folder)).start()
    try:
        for path in ("/", "/table/t123", "/lessons"):
            page = httpx.get(special.url + path)
            assert page.headers["content-type"].startswith("text/html")
            assert "Ludarium" in page.text
        script = httpx.get(f"{special.url}/assets/app-1234.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert httpx.get(f"{special.url}/assets/none.js").status_code == 404
        for path in ("/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt"):
            assert "outside" not in httpx.get(special.url + path).text
    finally:
        special.stop()
