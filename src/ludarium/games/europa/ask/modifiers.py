"""What Ideas and running cards add to a number or allow (EFFECTS 8). Each name has one place that asks for it."""

from __future__ import annotations

from ludarium.games.europa.ask import conditions, counts, filters
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Modifier
from ludarium.games.europa.table.position import Europa


def total(position: Europa, player: int, name: int, thing: int = -1) -> int:
    """The sum of all modifiers of this name that hold now.

    `thing`: the node of trade_power and trade_ducats; the space of a Battle for knights_charge, whose Units are meant
    (EUI-8); the space of a Siege for siege_needed, which a Reaction gives for its own Area only.
    """
    me = position.players[player]
    found = 0
    if me.ideas & BOOK.modifying[name]:
        for idea, modifier in BOOK.modified_by[name]:
            if (me.ideas >> idea) & 1:
                found += worth(position, player, modifier, thing)
    lasting = me.lasting
    if not lasting:
        return found
    for i in range(0, len(lasting), 3):
        modifier = BOOK.modifiers[lasting[i]]
        if modifier.name == name and not (
            name == s.M_SIEGE_NEEDED and thing >= 0 and lasting[i + 2] not in (-1, thing)
        ):
            found += worth(position, player, modifier, thing)
    return found


def worth(position: Europa, player: int, modifier: Modifier, thing: int = -1) -> int:
    """What one modifier adds now: 0 if its condition or its filter does not hold."""
    if modifier.when.code and not conditions.holds(position, player, modifier.when):
        return 0
    if thing >= 0 and modifier.filter.kind >= 0 and not filters.passes(position, player, modifier.filter, thing):
        return 0
    space = thing if modifier.name == s.M_KNIGHTS_CHARGE else -1
    return counts.amount(position, player, modifier.amount, space)


def allowed(position: Europa, player: int, name: int) -> bool:
    """A `yes`."""
    return total(position, player, name) > 0
