"""The rules of a title as a book: its numbered rules in chapters, with links between them and lessons at the examples.

The text is the room's `rules.md` (`rules.ru.md`). What is written there for the engine alone stands below a heading
with the line `<!-- not in the book -->`, or says why a rule is not applicable.
"""

from __future__ import annotations

import re
from html import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ludarium.kernel.rulebook import ID, Rulebook, inapplicable
from ludarium.server.mail import said
from ludarium.server.wire_rules import Book, BookBlock, BookChapter, Kind

_APART = "not in the book"
_LEAD = re.compile(rf"^(?:\*\*)?({ID})(?:\*\*)?:?\s*(.*)$", re.DOTALL)
_NUMBER = re.compile(r"^([0-9A-Z]+(?:[.–-][0-9A-Z]+)*[a-zа-яА-Я]?)\.+\s+")
# In a finished text: an id, or several rulings in brackets of their own.
_CITED = re.compile(rf"(?<![\w.-])({ID})(?![\w-])")
# (EU-4.3.5, 4.3.6): what follows an id may leave its prefix out.
_FURTHER = re.compile(r"(?<![\w.§-])([0-9]+(?:\.[0-9]+){2,3}[a-z]?)(?![\w-])")
_ASIDE = re.compile(r"\s*\(((?:AM|AMB|EUI|DF)-[\w-]+(?:, (?:AM|AMB|EUI|DF)-[\w-]+)*)\)")
_HEADED = rf"\s*\(({ID})\)"
_TAGS = re.compile(r"(<[^>]*>)")
_SECTION = re.compile(r"\b(sections?|chapters?|раздел\w*|глав\w*)\s+(\d+)\b")


class _Writer:
    """Turns one text into a book."""

    def __init__(self, rules: Rulebook, lessons: dict[str, list[str]]) -> None:
        self.rules = rules
        self.lessons = lessons
        self.markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
        self.chapters: list[BookChapter] = []
        self.numbers: dict[str, str] = {}
        self.apart = False
        # The number in a heading: that of what stands below it.
        self.headed = ""

    def write(self, text: str) -> Book:
        tokens = self.markdown.parse(text)
        self.numbers = {
            found[1]: f"chapter-{found[1]}"
            for place, token in enumerate(tokens)
            if token.type == "heading_open" and (found := _NUMBER.match(tokens[place + 1].content))
        }
        place = 0
        while place < len(tokens):
            end = _end(tokens, place)
            self.take(tokens[place : end + 1])
            place = end + 1
        for chapter in self.chapters:
            ids = [block.id for block in chapter.blocks if block.id]
            chapter.source = bool(ids) and all(self.kind(id) == "ruling" for id in ids)
        return Book(self.rules.lang, [each for place, each in enumerate(self.chapters) if self.says(place)])

    def says(self, place: int) -> bool:
        """Whether a chapter holds something, itself or in its sections."""
        chapter = self.chapters[place]
        below = self.chapters[place + 1] if place + 1 < len(self.chapters) else None
        return bool(chapter.blocks) or (below is not None and below.level > chapter.level)

    def take(self, tokens: list[Token]) -> None:
        first = tokens[0]
        if first.type == "heading_open":
            self.head(int(first.tag[1:]), tokens[1])
        elif first.type == "html_block":
            self.apart = self.apart or _APART in first.content
            if self.apart and self.chapters and not self.chapters[-1].blocks:
                self.chapters.pop()
        elif self.apart or first.type == "hr":
            return
        elif first.type == "table_open":
            self.table(tokens)
        elif first.type in ("bullet_list_open", "ordered_list_open") and _LEAD.match(_words(tokens)):
            for item in _parts(tokens, "list_item"):
                self.lead(_words(item))
        elif first.type == "paragraph_open" and _LEAD.match(_words(tokens)):
            self.lead(_words(tokens))
        else:
            self.add("", self.linked(self.markdown.renderer.render(tokens, self.markdown.options, {})))

    def head(self, level: int, inline: Token) -> None:
        self.apart = inapplicable(inline.content)
        if level == 1 or self.apart:
            return
        number = _NUMBER.match(inline.content)
        headed = re.search(_HEADED, inline.content)
        self.headed = headed[1] if headed else ""
        name = re.sub(_HEADED, "", inline.content).replace("..", ".")
        id = self.numbers[number[1]] if number else f"chapter-{len(self.chapters) + 1}x"
        if any(chapter.id == id for chapter in self.chapters):
            id = f"{id}-{len(self.chapters)}"
        self.chapters.append(BookChapter(id, level, name, False, []))

    def lead(self, text: str) -> None:
        """A paragraph or a line of a list; its number may stand before it."""
        found = _LEAD.match(text)
        if found is None:
            self.add("", f"<p>{self.inline(text)}</p>")
            return
        rest = found[2]
        # **EX-1 initial placement.** Given...
        if text.startswith("**") and not text.startswith(f"**{found[1]}**"):
            rest = f"**{rest}"
        self.add(found[1], f"<p>{self.inline(rest)}</p>")

    def table(self, tokens: list[Token]) -> None:
        rows = [[token.content for token in row if token.type == "inline"] for row in _parts(tokens, "tr")]
        head, rows = rows[0], rows[1:]
        if head[0] != "ID":
            self.add("", self.linked(self.markdown.renderer.render(tokens, self.markdown.options, {})))
            return
        for row in rows:
            cells = [cell.strip() for cell in row[1:]]
            if len(head) == 2:
                html = f"<p>{self.inline(cells[0])}</p>"
            else:
                told = [
                    f"<p><b>{escape(name)}.</b> {self.inline(cell)}</p>"
                    for name, cell in zip(head[1:], cells, strict=False)
                    if cell
                ]
                html = "".join(told)
            self.add(row[0].strip("* "), html)

    def add(self, id: str, html: str) -> None:
        id, self.headed = id or self.headed, ""
        if not self.chapters:
            name = said(self.rules.lang, "book-about")
            self.chapters.append(BookChapter("chapter-about", 2, name, False, []))
        self.chapters[-1].blocks.append(
            BookBlock(id, self.label(id) if id else "", self.kind(id), html, self.lessons.get(id, []))
        )

    def kind(self, id: str) -> Kind:
        if not id:
            return "text"
        if id.startswith("EX-"):
            return "example"
        return "rule" if id.startswith(f"{self.rules.prefix}-") else "ruling"

    def label(self, id: str) -> str:
        """8.11 for TR-8.11; a ruling keeps its whole number."""
        kind = self.kind(id)
        if kind == "example":
            # EX-3 is example 3; of a book in several volumes EX-EU1-12 is example 1.12.
            number = re.sub(r"^[A-Z]+([0-9]+)-", r"\1.", id.removeprefix("EX-"))
            return said(self.rules.lang, "book-example", number=number)
        return id.removeprefix(f"{self.rules.prefix}-") if kind == "rule" else id

    def inline(self, text: str) -> str:
        return self.linked(self.markdown.renderInline(text))

    def linked(self, html: str) -> str:
        """With links where the text between tags cites a rule, and a small sign for a ruling."""
        parts = _TAGS.split(html)
        return "".join(part if number % 2 else self.cited(part) for number, part in enumerate(parts))

    def cited(self, text: str) -> str:
        text = _ASIDE.sub(lambda found: " " + found[1], text)
        text = _CITED.sub(lambda found: self.link(found[1]), text)
        text = _FURTHER.sub(self.further, text)
        return _SECTION.sub(self.section, text)

    def link(self, id: str) -> str:
        prefix = f"{self.rules.prefix}-"
        target = f"rule-{id}"
        if id not in self.rules.rules:
            chapter = self.numbers.get(id.removeprefix(prefix))
            if not id.startswith(prefix) or chapter is None:
                return id.removeprefix(prefix)
            target = chapter
        if self.kind(id) == "ruling":
            about = escape(re.sub(r"[*`]", "", self.rules.rules[id].text), quote=True)
            return f'<a class="ruling" href="#{target}" title="{id}: {about}">※</a>'
        label = self.label(id)
        label = label[0].lower() + label[1:] if self.kind(id) == "example" else f"§{label}"
        return f'<a href="#{target}">{label}</a>'

    def further(self, found: re.Match[str]) -> str:
        id = f"{self.rules.prefix}-{found[1]}"
        return self.link(id) if id in self.rules.rules else found[0]

    def section(self, found: re.Match[str]) -> str:
        if found[2] not in self.numbers:
            return found[0]
        return f'<a href="#{self.numbers[found[2]]}">{found[0]}</a>'


def _end(tokens: list[Token], place: int) -> int:
    """Where what begins here ends."""
    depth = 0
    for end in range(place, len(tokens)):
        depth += tokens[end].nesting
        if depth == 0:
            return end
    return len(tokens) - 1


def _parts(tokens: list[Token], kind: str) -> list[list[Token]]:
    """What stands between each opening and its closing."""
    found: list[list[Token]] = []
    place = 0
    while place < len(tokens):
        if tokens[place].type == f"{kind}_open":
            end = _end(tokens, place)
            found.append(tokens[place : end + 1])
            place = end
        place += 1
    return found


def _words(tokens: list[Token]) -> str:
    return "\n".join(token.content for token in tokens if token.type == "inline")


def write(text: str, rules: Rulebook, lessons: dict[str, list[str]]) -> Book:
    """`lessons`: for an example's id, the lessons that play it."""
    return _Writer(rules, lessons).write(text)
