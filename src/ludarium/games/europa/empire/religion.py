"""The Empire's official Religion (EU-18.7, Advanced)."""

from __future__ import annotations

from ludarium.games.europa.ask import offices
from ludarium.games.europa.empire import authority
from ludarium.games.europa.empire.words import HRE_FAITH_CHANGED
from ludarium.games.europa.facts import faiths
from ludarium.games.europa.table.position import HRE_RELIGION, Europa

FIRST_AGE = 3  # EU-18.7.1


def check(position: Europa) -> None:
    """EU-18.7.2: at the end of each Round from Age III on: all Electors Protestant, all Catholic, or mixed."""
    if position.emperor < 0 or not position.rules & HRE_RELIGION or position.age < FIRST_AGE:
        return
    creeds = [offices.creed(position, space) for space in offices.electors(position)]
    if not creeds:
        return
    if all(creed == faiths.PROTESTANT for creed in creeds):
        if position.hre_faith != faiths.PROTESTANT:
            _become(position, faiths.PROTESTANT)
            authority.change(position, -1)
    elif all(faiths.IS_CATHOLIC[creed] for creed in creeds):
        _become(position, faiths.CATHOLIC)
    else:
        _become(position, faiths.DIVERSE)


def _become(position: Europa, faith: int) -> None:
    if position.hre_faith != faith:
        position.hre_faith = faith
        position.tell(HRE_FAITH_CHANGED, faith)
