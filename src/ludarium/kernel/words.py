"""Phrases: sentences as data. Titles describe their cards with them; catalogues turn them into words."""

from __future__ import annotations

from ludarium.kernel import shapes


class Phrase:
    """A message id of the title's catalogue with its arguments: numbers, references, or nested phrases."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, str | int | list[Phrase]] | None = None) -> None:
        self.id = id
        self.args = args or {}

    def as_json(self) -> shapes.Phrase:
        args: dict[str, str | int | list[shapes.Phrase]] = {}
        for name, value in self.args.items():
            args[name] = [phrase.as_json() for phrase in value] if isinstance(value, list) else value
        return {"id": self.id, "args": args}


def chain(word: str, phrases: list[Phrase]) -> Phrase:
    """`a, b and c`: the last two are joined by the message `word` (`and`, `or`, ...), the others by `comma`."""
    last = phrases[-1]
    for i in range(len(phrases) - 2, -1, -1):
        last = Phrase(word if i == len(phrases) - 2 else "comma", {"a": [phrases[i]], "b": [last]})
    return last


def amount(n: int, phrase: Phrase) -> Phrase:
    """So many of something: the phrase gets the number as its argument `n`."""
    return Phrase(phrase.id, {**phrase.args, "n": n})


def amounts(id: str, each: list[tuple[str, int]]) -> list[Phrase]:
    """`amount` of several things, `<id>-<name>` each; what there is none of is not named."""
    return [Phrase(f"{id}-{name}", {"n": n}) for name, n in each if n]
