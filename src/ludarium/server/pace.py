"""How fast somebody may go: so much a second, and more than that at once now and then."""

from __future__ import annotations

import time


class Pace:
    """A rate of 0 is no limit."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = self.left = float(most)
        self.at = time.monotonic()

    def fast(self) -> bool:
        """Counts one; true if that was too many."""
        return self.wait() > 0

    def wait(self) -> float:
        """Counts one; how many seconds too early it came. What came too early counts only once it is waited for."""
        if not self.rate:
            return 0.0
        self._fill()
        if self.left < 1:
            return (1 - self.left) / self.rate
        self.left -= 1
        return 0.0

    def _fill(self) -> None:
        moment = time.monotonic()
        self.left = min(self.most, self.left + (moment - self.at) * self.rate)
        self.at = moment

    def rested(self) -> bool:
        """Nothing has to be remembered any more."""
        self._fill()
        return self.left >= self.most


class Paces:
    """One pace for each of many; those who have rested are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._each: dict[str, Pace] = {}
        self._tidy = 1000

    def of(self, key: str) -> Pace:
        found = self._each.get(key)
        if found is None:
            if len(self._each) >= self._tidy:
                self._each = {each: pace for each, pace in self._each.items() if not pace.rested()}
                self._tidy = max(1000, 2 * len(self._each))
            found = self._each[key] = Pace(self.rate, self.most)
        return found

    def fast(self, key: str) -> bool:
        return self.of(key).fast()
