"""A speaker for the texts of Europa, and the words for choices inside effects.

Run `python -m tests.games.europa.sight.spoken` from the top of the repository after a change of cells or of the words
in text/cards.*.ftl: it writes text/choices.en.ftl and text/choices.ru.ftl, which say of each choice what the card says.
"""

from __future__ import annotations

from pathlib import Path

import ludarium.games.europa as europa
from ludarium.games.europa.language.book import CHOICE
from ludarium.games.europa.sight.wording import words
from ludarium.text.catalogue import catalogue
from ludarium.text.speaker import Speaker, message_of

TEXT = Path(europa.__file__).parent / "text"
HEADS = {
    "en": "### Europa Universalis: choices inside effects, made from the cells (tests/games/europa/sight/spoken.py).",
    "ru": "### Europa Universalis: выбор внутри эффектов, составлено из ячеек (tests/games/europa/sight/spoken.py).",
}


class EuropaSpeaker(Speaker):
    """Knows the words of the room without the title."""

    def __init__(self, lang: str) -> None:
        super().__init__(None, lang)
        self.catalogue = catalogue("europa", lang)


class Writer(EuropaSpeaker):
    """Writes messages: where others say the name of a thing, it refers to the message with the name."""

    def thing(self, ref: str, case: str = "") -> str:
        kind, _, rest = ref.partition(":")
        id = message_of(kind, rest)
        return f"{{ {id}.{case} }}" if case in self.catalogue.attributes(id) else f"{{ {id} }}"


def choices(lang: str) -> str:
    """The file of choices in a language."""
    writer = Writer(lang)
    lines = [HEADS[lang], ""]
    for index in range(CHOICE.size):
        lines.append(f"effect-{CHOICE.refs[index]} = {writer.phrases(words(CHOICE.full(index)))[0]}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for lang in HEADS:
        (TEXT / f"choices.{lang}.ftl").write_text(choices(lang), encoding="utf-8")
