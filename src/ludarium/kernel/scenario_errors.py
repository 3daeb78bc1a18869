"""The two ways a scenario can fail: it cannot be used (`bad_scenario`), or it does not hold (`Differs`)."""

from __future__ import annotations

from ludarium.kernel.errors import LudariumError, bad_scenario


class Differs(LudariumError):
    """A scenario that can be read states something that is not so. `reasons` are all that were found at this place."""

    def __init__(self, where: str, reasons: list[LudariumError]) -> None:
        words = " ".join(reason.sentence for reason in reasons)
        super().__init__(
            "scenario-differs",
            f"This scenario does not hold: {where}: {words}",
            {"where": where, "why": words},
            reasons[0] if len(reasons) == 1 else None,
        )
        self.where = where
        self.reasons = reasons


def differs(where: str, words: str, code: str, facts: dict[str, str]) -> Differs:
    """With one reason, which can be told in any language: by the message `error-scenario-<code>` and its facts."""
    return Differs(where, [LudariumError(f"scenario-{code}", words, facts)])


def broken(where: str, error: Exception) -> LudariumError:
    """The engine could not go on from a position that a scenario has described."""
    detail = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return bad_scenario(
        where,
        f"the game cannot go on from here; the position is probably not a possible one ({detail}).",
        "broken",
        {"detail": detail},
    )
