"""The words for choices inside effects: the catalogues hold what the card texts say.

Run `python -m tests.games.imperium.choices` from the top of the repository after changing a card's choices: it prints
the lines that the end of text/en.ftl and text/ru.ftl must hold.
"""

from __future__ import annotations

import re

from ludarium.games.imperium.cards import EFFECT
from ludarium.games.imperium.title import TITLE
from ludarium.text.speaker import Speaker


def said(lang: str) -> dict[str, str]:
    """For each choice the text made from the data, without `you may`: whoever is asked may anyway."""
    speaker = Speaker(TITLE, lang)
    found = {}
    for index in range(EFFECT.size):
        text = speaker.phrases(TITLE.words(EFFECT.full(index)))[0]
        found[EFFECT.refs[index]] = re.sub(r"^(you may|по желанию) ", "", text)
    return found


if __name__ == "__main__":
    for lang in ("en", "ru"):
        print(f"\n# {lang}.ftl\n")
        for ref, text in said(lang).items():
            print(f"effect-{ref} = {text}")
