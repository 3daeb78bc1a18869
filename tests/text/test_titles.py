"""Every title has all its words, in every language."""

from __future__ import annotations

import pytest

from ludarium.kernel.title import find, titles
from ludarium.text import LANGUAGES, check_catalogue


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", [title for title in titles() if title != "sample"])
def test_every_title_has_all_its_words(title: str, lang: str) -> None:
    assert check_catalogue(find(title), lang) == []
