"""What a step of a scenario states, compared with the position: decisions, options, told facts, parts, the result."""

from __future__ import annotations

from typing import Any

from ludarium.kernel.errors import LudariumError, bad_scenario
from ludarium.kernel.facts import LOOK, Facts
from ludarium.kernel.position import Position, frame_id
from ludarium.kernel.scenario_course import stands_between
from ludarium.kernel.scenario_errors import Differs
from ludarium.kernel.scenario_words import Pattern, asked, option_pattern, told_pattern, told_text
from ludarium.kernel.title import Standings, Title
from ludarium.kernel.verb import Told

# What can be stated only where somebody decides (or the game is over).
_AT_A_DECISION = ("decision", "decides", "offered", "not_offered", "only", "refused", "over", "result")


class Holds:
    """Collects everything that is not as stated, so that it is told at once."""

    def __init__(self, title: Title, position: Position, stated: dict[str, Any], where: str, seats: int) -> None:
        self.title = title
        self.position = position
        self.stated = stated
        self.where = where
        self.seats = seats
        self.reasons: list[LudariumError] = []

    def check(self, before: Any) -> None:
        """`before` is what the layout showed before the step, for what must be unchanged."""
        stated = self.stated
        if stands_between(self.position):
            for name in _AT_A_DECISION:
                if name in stated:
                    raise bad_scenario(
                        self.where,
                        f"nobody decides at a reading point, so {name!r} cannot be stated.",
                        "between-stated",
                        {"given": name},
                    )
        else:
            self._decision()
            self._options()
        self._told()
        self._parts(before)
        self._result()
        if self.reasons:
            raise Differs(self.where, self.reasons)

    def _differs(self, words: str, code: str, facts: dict[str, str]) -> None:
        self.reasons.append(LudariumError(f"scenario-{code}", words, facts))

    # who decides what

    def _decision(self) -> None:
        position, stated = self.position, self.stated
        if "over" in stated and position.over != stated["over"]:
            self._differs(
                f"the game is {'' if position.over else 'not '}over.",
                "whether-over",
                {"over": "yes" if position.over else "no"},
            )
        if "decision" in stated:
            now = "nothing: the game is over" if position.over else frame_id(position.decision())
            if now != stated["decision"]:
                self._differs(
                    f"the decision is {now}, not {stated['decision']}.",
                    "decision",
                    {"found": now, "given": stated["decision"]},
                )
        decides = stated.get("decides")
        if decides is None and "choose" not in stated and "decision" in stated:
            decides = stated.get("seat")  # how the first version wrote it
        if decides is not None and decides != position.seat:
            if position.over:
                self._differs("the game is over: nobody decides.", "nobody", {})
            else:
                self._differs(
                    f"seat {position.seat} decides, not seat {decides}.",
                    "decides",
                    {"seat": str(position.seat), "given": str(decides)},
                )

    # options

    def _options(self) -> None:
        stated = self.stated
        if not any(name in stated for name in ("offered", "not_offered", "only", "refused")):
            return
        options = [] if self.position.over else self.position.options()
        vocabulary = self.title.vocabulary
        shown = "; ".join(vocabulary.text(option) for option in options[:60])
        for code in stated.get("offered", []):
            pattern = self._option(code, "offered")
            if not any(pattern.fits(option) for option in options):
                self._differs(
                    f"{code!r} is not offered. Offered: {shown}.", "not-offered", {"given": code, "offered": shown}
                )
        for code in stated.get("not_offered", []):
            pattern = self._option(code, "not_offered")
            if any(pattern.fits(option) for option in options):
                self._differs(f"{code!r} is offered, but should not be.", "offered", {"given": code})
        if "only" in stated:
            where = f"{self.where}: only"
            for name, value in asked(stated["only"], list(vocabulary.by_name), where):
                there = [option for option in options if not name or self._option(name, "only").fits(option)]
                if isinstance(value, int):
                    self._number(name, value, len(there))
                    continue
                patterns = [option_pattern(vocabulary, text, where) for text in value]
                missing = [each.text for each in patterns if not any(each.fits(option) for option in there)]
                extra = [vocabulary.text(option) for option in there if not any(each.fits(option) for each in patterns)]
                self._only_options(missing, extra)
        if stated.get("refused"):
            self._refused(options)

    def _option(self, text: str, field: str) -> Pattern:
        """A misspelt option would never be offered: it is an error."""
        return option_pattern(self.title.vocabulary, text, f"{self.where}: {field}")

    def _number(self, name: str, wanted: int, found: int) -> None:
        if wanted != found:
            self._differs(
                f"{name} is there {found} times, expected {wanted}.",
                "only-number",
                {"given": name, "found": str(found), "expected": str(wanted)},
            )

    def _only_options(self, missing: list[str], extra: list[str]) -> None:
        if missing or extra:
            less, more = "; ".join(missing) or "-", "; ".join(extra[:60]) or "-"
            self._differs(
                f"not exactly these are offered. Missing: {less}. Besides: {more}.",
                "only-options",
                {"missing": less, "besides": more},
            )

    def _only_told(self, missing: list[str], extra: list[str]) -> None:
        if missing or extra:
            less, more = "; ".join(missing) or "-", "; ".join(extra[:60]) or "-"
            self._differs(
                f"not exactly this is told. Missing: {less}. Besides: {more}.",
                "only-told",
                {"missing": less, "besides": more},
            )

    def _refused(self, options: list[int]) -> None:
        vocabulary = self.title.vocabulary
        found = [] if self.position.over else self.position.decision().refused(self.position, options)
        reasons = {each.option: each.reason for each in found}
        for code, reason in self.stated["refused"].items():
            try:
                option = vocabulary.parse(code)
            except LudariumError as error:
                raise bad_scenario(f"{self.where}: refused", error) from None
            now = "offered" if option in options else reasons.get(option, "-")
            if now != reason:
                self._differs(
                    f"{code!r} is refused for {now}, expected {reason}.",
                    "refused",
                    {"given": code, "found": now, "expected": reason},
                )

    # what is told

    def _told(self) -> None:
        stated = self.stated
        if not any(name in stated for name in ("told", "not_told", "told_only")):
            return
        heard = self.position.ears or []
        shown = "; ".join(told_text(told) for told in heard[:60]) or "-"
        place = 0
        for pattern in self._events("told"):
            while place < len(heard) and not pattern.fits_told(heard[place]):
                place += 1
            if place == len(heard):
                self._differs(
                    f"{pattern.text!r} is not told, or not in this order. Told: {shown}.",
                    "not-told",
                    {"given": pattern.text, "told": shown},
                )
                break
            place += 1
        for pattern in self._events("not_told"):
            if any(pattern.fits_told(told) for told in heard):
                self._differs(f"{pattern.text!r} is told, but should not be.", "told", {"given": pattern.text})
        if "told_only" in stated:
            self._told_only(heard)

    def _told_only(self, heard: list[Told]) -> None:
        where = f"{self.where}: told_only"
        known = [event.name for event in self.title.vocabulary.events]
        for name, value in asked(self.stated["told_only"], known, where):
            there = [told for told in heard if not name or told.event.name == name]
            if isinstance(value, int):
                self._number(name, value, len(there))
                continue
            patterns = [told_pattern(self.title.vocabulary, text, where, self.seats) for text in value]
            missing = [each.text for each in patterns if not any(each.fits_told(told) for told in there)]
            extra = [told_text(told) for told in there if not any(each.fits_told(told) for each in patterns)]
            self._only_told(missing, extra)

    def _events(self, field: str) -> list[Pattern]:
        given = self.stated.get(field, [])
        where = f"{self.where}: {field}"
        if not isinstance(given, list):
            raise bad_scenario(where, f"expected a list, not {given!r}.", "list", {"given": repr(given)})
        return [told_pattern(self.title.vocabulary, each, where, self.seats) for each in given]

    # parts and result

    def _parts(self, before: Any) -> None:
        then, unchanged = self.stated.get("then", {}), self.stated.get("unchanged", [])
        if not then and not unchanged:
            return
        layout = self.title.layout
        shown = layout.show(self.position)
        facts = Facts(self.where)
        facts.compare(layout, shown, then)
        if unchanged == "otherwise":
            facts.unchanged(before, shown, None)
        elif unchanged:
            parts = Facts(f"{self.where}: unchanged")
            parts.compare(layout, shown, dict.fromkeys(unchanged, LOOK))
            facts.unchanged(before, shown, parts.paths)
        self.reasons += facts.differences

    def _result(self) -> None:
        stated = self.stated.get("result", {})
        if not stated:
            return
        if not self.position.over:
            self._differs("the game is not over.", "whether-over", {"over": "no"})
            return
        facts = Facts(f"{self.where}: result")
        facts.compare(None, result(self.title.standings(self.position)), stated)
        self.reasons += facts.differences


def result(standings: Standings) -> dict[str, Any]:
    """A result as a scenario states it."""
    return {
        "reason": standings.reason,
        "verdict": standings.verdict,
        "winners": standings.winners(),
        "places": {str(row.seat): row.place for row in standings.rows},
        "points": {str(row.seat): row.points for row in standings.rows},
        "sources": {str(row.seat): dict(row.parts) for row in standings.rows},
        "others": {id: {"points": points, "sources": dict(parts)} for id, points, parts in standings.others},
    }
