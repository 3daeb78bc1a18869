"""What is told to somebody who has to choose: what each title is about, and what each nation is like to play."""

from __future__ import annotations

import pytest

from ludarium.games.imperium.title import TITLE as IMPERIUM
from ludarium.kernel import title as registry
from ludarium.text.catalogue import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_says_in_three_sentences_what_it_is_about(language: str) -> None:
    for title in registry.titles():
        told = [catalogue(title, language).format(f"title-{each}", {})[0] for each in ("goal", "course", "end")]
        assert all(sentence.endswith(".") and 40 < len(sentence) < 260 for sentence in told), title


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_nation_says_what_it_is_like_to_play(language: str) -> None:
    nations = IMPERIUM.vocabulary.domains["nation"].refs
    assert len(nations) == 16
    words = catalogue("imperium", language)
    told = {words.format(f"nation-{nation}-about", {})[0] for nation in nations}
    assert len(told) == 16
