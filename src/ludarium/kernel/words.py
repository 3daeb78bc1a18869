"""Phrases: sentences as data. Titles describe their cards with them; catalogues turn them into words."""

from __future__ import annotations


class Phrase:
    """A message id of the title's catalogue with its arguments: numbers, references, or nested phrases."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, str | int | list[Phrase]] | None = None) -> None:
        self.id = id
        self.args = args or {}

    def as_json(self) -> dict[str, object]:
        args: dict[str, object] = {}
        for name, value in self.args.items():
            args[name] = [phrase.as_json() for phrase in value] if isinstance(value, list) else value
        return {"id": self.id, "args": args}
