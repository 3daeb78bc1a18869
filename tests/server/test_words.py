"""Whatever the server refuses, it can say in Russian and in English."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.server.mail import _bundle, said
from ludarium.text.catalogue import source

from .harness import ROOT

SOURCES = "\n".join(path.read_text() for path in (ROOT / "src/ludarium/server").glob("*.py"))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_refusal_has_words(language: str) -> None:
    codes = set(re.findall(r'Refusal\(\s*\d+,\s*"([a-z-]+)"', SOURCES)) | {"csrf", "server-error", "bad-message"}
    codes |= set(re.findall(r'\d{3}: "([a-z-]+)"', SOURCES))
    assert len(codes) > 15
    common = source("", language)
    assert common is not None
    for code in codes:
        assert _bundle(language).has_message(f"error-{code}") or f"\nerror-{code} =" in common, code


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("kind", ["not_allowed", "bad_request"])
def test_every_reason_has_its_own_sentence(language: str, kind: str) -> None:
    reasons = set(re.findall(rf'{kind}\(\s*"([a-z-]+)"', SOURCES))
    assert len(reasons) > 5
    other = said(language, f"error-{kind.replace('_', '-')}", why="?")
    for why in reasons:
        assert said(language, f"error-{kind.replace('_', '-')}", why=why) != other, why


def test_both_languages_have_the_same_messages() -> None:
    ids = [
        set(re.findall(r"^([a-z-]+) =", (ROOT / f"src/ludarium/server/text/{each}.ftl").read_text(), re.M))
        for each in ("en", "ru")
    ]
    assert ids[0] == ids[1]


def test_a_server_says_where_it_is(tmp_path: Path) -> None:
    """The address as one can click on it, in the person's language."""
    env = {**os.environ, "LUDARIUM_DATA": str(tmp_path), "LUDARIUM_LANG": "ru"}
    words = [sys.executable, "-m", "ludarium", "serve", "--port", "0"]
    with subprocess.Popen(words, env=env, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        said = server.stderr.readline()
        server.terminate()
    assert re.fullmatch(r"Закончить: Ctrl-C\. Ludarium здесь: http://127\.0\.0\.1:\d+/\n", said)
