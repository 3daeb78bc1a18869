"""The effect language: what the abilities of the card files are compiled into.

The grammar is explained in docs/add-a-card.md. Every mistake is reported with file, line and column.
"""

from __future__ import annotations

import itertools
import re
from typing import Final

from ludarium.games.imperium.effects import symbols as s
from ludarium.games.imperium.effects.effect import Ability, Effect
from ludarium.games.imperium.effects.reader import Names, Reader

_SIMPLE: Final[dict[str, int]] = {
    "END": s.THE_END,
    "none": s.NONE,
    "avoid_attack": s.AVOID,
    "take_unrest": s.TAKE_UNREST,
}
# the move, where the cards come from unless told, and where they go
_MOVES: Final[dict[str, tuple[int, int, int]]] = {
    "pick": (s.M_TAKE, s.HAND, s.HAND),
    "top": (s.M_TOP, s.HAND, s.TOP),
    "disc": (s.M_DISCARD, s.HAND, s.DISC),
    "hist": (s.M_HISTORY, s.HAND, s.HIST),
    "sink": (s.M_SINK, s.PLAY, s.SUNK),
    "recall": (s.M_RECALL, s.PLAY, s.HAND),
    "abandon": (s.M_ABANDON, s.PLAY, s.DISC),
    "return": (s.M_RETURN, s.HAND, s.PILE),
    "find": (s.M_FIND, s.FOUND, s.HAND),
}
_PASSIVES: Final[dict[str, int]] = {
    "hand_size": s.P_HAND_SIZE,
    "lose": s.P_LOSE_BAR,
    "free": s.P_FREE,
    "exile_acq": s.P_EXILE_ACQUIRE,
    "unrest_less": s.P_UNREST_LESS,
    "dev_less": s.P_DEVELOP_LESS,
    "upkeep": s.P_UPKEEP,
}
_OTHER: Final = (
    "gain pay spend steal acq brk draw drawif exile gar trigger fame_take fame_look develop nat_look bottom shuffle "
    "move swap give free_play play_from regainX mkt_add put treat ignore flip hook may choose if"
)
_VERBS: Final = sorted([*_SIMPLE, *_MOVES, *_PASSIVES, *_OTHER.split(), *s.SCOPES])


class Effects(Reader):
    """Reads effects."""

    def seq(self) -> Effect:
        at = self.at
        items = [self.element()]
        while self.take(";"):
            items.append(self.element())
        for before, item in itertools.pairwise(items):
            if _counts(item):
                before.forget = True
        if len(items) == 1:
            return items[0]
        return self._made(s.SEQ, at, items)

    def element(self) -> Effect:
        """`item`, or `price + price -> unit`."""
        self.blank()
        at = self.at
        first = self.unit()
        prices = [first]
        while self.take("+"):
            prices.append(self.unit())
        if not self.take("->"):
            if len(prices) > 1:
                raise self.fail("expected '->' after the prices")
            return first
        for price in prices:
            _mark_price(price)
        return self._made(s.COST, at, [*prices, self.unit()])

    def unit(self) -> Effect:
        if self.take("{"):
            inner = self.seq()
            self.need("}")
            return inner
        return self.item()

    def item(self) -> Effect:
        self.blank()
        at = self.at
        word = self.word("an effect")
        if word == "may":
            self.need("(")
            inner = self.seq()
            self.need(")")
            return self.optional(inner, at)
        if word == "choose":
            self.need("{")
            branches = [self.seq()]
            while self.take("¦"):
                branches.append(self.seq())
            self.need("}")
            return self._made(s.CHOOSE, at, branches)
        if word == "if":
            self.need("(")
            conditions = self.conditions()
            self.need(")")
            self.need("{")
            inner = self.seq()
            self.need("}")
            effect = self._made(s.IF, at, [inner])
            effect.conditions = conditions
            return effect
        if word in s.SCOPES:
            self.need("{")
            inner = self.seq()
            self.need("}")
            scope = s.SCOPES.index(word)
            if scope in (s.ALL_MAY, s.OTHERS_MAY):
                inner = self.optional(inner, at)
            effect = self._made(s.TIMES if scope in (s.PER_MOVED_CARD, s.PER_PAID) else s.SCOPE, at, [inner])
            effect.scope = scope
            return effect
        effect = self.call(word, at)
        if self.take_word("x"):
            raise self.fail("write the number of times right after the x: x2")
        times = re.compile(r" x([0-9]+)").match(self.text, self.at)
        if times is not None:
            self.at = times.end()
            return self._made(s.SEQ, at, [effect] * int(times[1]))
        return effect

    def optional(self, inner: Effect, at: int) -> Effect:
        """`may`: where the effect begins with a choice anyway, declining is one more option of that choice."""
        single = inner.code in s.SINGLE and not (inner.code == s.MOVE and inner.which != 0)
        if single or inner.code == s.COST:
            inner.optional = True
            inner.least = 0 if inner.code == s.MOVE and inner.most < 99 else inner.least
            return inner
        return self._made(s.MAY, at, [inner])

    def _made(self, code: int, at: int, kids: list[Effect]) -> Effect:
        effect = Effect(code, self.text[at : self.at].strip(), self.line)
        effect.kids = kids
        return effect

    def call(self, word: str, at: int) -> Effect:
        effect = Effect(_SIMPLE.get(word, s.NONE), word, self.line)
        bare = word in _SIMPLE
        if not self.sees("("):
            if word == "develop":
                effect.code = s.DEVELOP
                return effect
            if not bare:
                if word in _VERBS:
                    raise self.fail("expected '('")
                raise self.unknown("effect", word, _VERBS, at)
            return effect
        self.need("(")
        self.arguments(word, effect, at)
        self.need(")")
        effect.text = self.text[at : self.at].strip()
        return effect

    def arguments(self, word: str, effect: Effect, at: int) -> None:
        if word in _MOVES:
            effect.code = s.MOVE
            effect.move, zones, effect.dest = _MOVES[word]
            self.selection(effect, zones)
            if word == "find":
                self.need("to")
                effect.dest = self.zones()
        elif word in _PASSIVES:
            effect.code = s.PASSIVE
            effect.flag = _PASSIVES[word]
            self.passive(effect)
        elif word == "gain":
            effect.code = s.GAIN
            if self.take("all G on this"):
                effect.flag = 1
            else:
                self.tokens(effect)
                self.per(effect)
        elif word == "pay":
            effect.code = s.PAY
            if self.take("all G min"):
                effect.flag, effect.least = 2, self.number()
            elif self.take_word("up to"):
                effect.flag = 1
                self.tokens(effect)
            else:
                self.tokens(effect)
        elif word == "spend":
            effect.code = s.SPEND
            self.tokens(effect)
        elif word == "steal":
            effect.code = s.STEAL
            self.tokens(effect)
            self.need("from each_other")
            if self.take(":EMP"):
                effect.flag = 1
            elif self.take(":REG"):
                effect.flag = 2
        elif word in ("acq", "brk"):
            effect.code = s.ACQUIRE if word == "acq" else s.BREAK
            effect.kind = self.kind()
            self.filters(effect)
            if self.take(", exile"):
                effect.exile = 1
            elif self.take("from exile"):
                effect.exile = 2
        elif word in ("draw", "drawif"):
            effect.code = s.DRAW
            effect.flag = 1 if word == "drawif" else 0
            effect.least = 0 if self.take_word("up to") else 1
            effect.most = self.number()
            self.per(effect)
        elif word in ("fame_take", "fame_look", "nat_look", "regainX"):
            effect.code = {"fame_take": s.FAME_TAKE, "fame_look": s.FAME_LOOK, "nat_look": s.NAT_LOOK}.get(
                word, s.REGAIN
            )
            effect.most = effect.least = self.number()
        elif word in ("free_play", "play_from", "give"):
            effect.code = {"free_play": s.FREE_PLAY, "play_from": s.PLAY_FROM}.get(word, s.GIVE)
            self.selection(effect, s.HAND)
            if word == "give":
                self.need("to each_other")
        else:
            self.special(word, effect, at)

    def special(self, word: str, effect: Effect, at: int) -> None:
        if word == "exile":
            if self.take_word("mkt"):
                effect.code = s.EXILE_MARKET
            else:
                effect.code, effect.move, effect.dest = s.MOVE, s.M_EXILE, s.EXILE
                self.selection(effect, s.PLAY)
        elif word == "gar":
            effect.code, effect.move = s.MOVE, s.M_GARRISON
            self.selection(effect, s.HAND)
            self.need("on")
            effect.dest = s.GAR_REG if self.take_word("REG") else s.GAR_THIS
            if effect.dest == s.GAR_THIS:
                self.need("this")
        elif word == "move":
            if self.take("top from natdeck to disc"):
                effect.code = s.NAT_ADVANCE
            else:
                effect.code, effect.move = s.MOVE, s.M_MOVE
                self.selection(effect, s.HAND)
                self.need("to")
                effect.dest = self.zones()
        elif word == "swap":
            if self.take("1 from exile, 1 from mkt"):
                effect.code = s.SWAP_MARKET
            else:
                self.need("1 from hand, top from natdeck")
                effect.code = s.SWAP_NATION
        elif word == "trigger":
            self.need("host")
            effect.code = s.TRIGGER_HOST
        elif word == "develop":
            self.need("free")
            effect.code, effect.flag = s.DEVELOP, 1
        elif word in ("bottom", "shuffle"):
            self.need("natdeck")
            effect.code = s.NAT_BOTTOM if word == "bottom" else s.NAT_SHUFFLE
        elif word == "mkt_add":
            effect.code = s.MARKET_ADD
            self.tokens(effect)
        elif word == "put":
            effect.code = s.PUT
            self.tokens(effect)
            self.need("on this")
        elif word == "flip":
            effect.code = s.FLIP_STATE if self.take_word("state") else s.FLIP
            if effect.code == s.FLIP:
                self.need("this")
        elif word == "treat":
            effect.code = s.TREAT
            self.need("1")
            effect.kind = self.atom()
            self.need("as 3 prod")
        elif word == "ignore":
            effect.code = s.IGNORE
            self.need("EMP")
        elif word == "hook":
            effect.code = s.HOOK
            effect.flag = s.HOOKS.index(self.one_of("hook", s.HOOKS))
        else:
            raise self.unknown("effect", word, _VERBS, at)

    def passive(self, effect: Effect) -> None:
        if effect.flag == s.P_HAND_SIZE:
            self.need("+")
            effect.most = self.number()
        elif effect.flag == s.P_LOSE_BAR:
            self.need("BAR,")
            effect.kind = self.kind()
        elif effect.flag in (s.P_FREE, s.P_EXILE_ACQUIRE):
            effect.kind = self.kind()
        elif effect.flag == s.P_UNREST_LESS:
            self.need("M")
            effect.exile = 1 if self.take("/card") else 0  # cards to discard are fewer, too
            self.need(",")
            effect.most = self.number()
        else:
            self.tokens(effect)


def _mark_price(effect: Effect) -> None:
    effect.price = True
    for kid in effect.kids:
        _mark_price(kid)


def _counts(effect: Effect) -> bool:
    """Whether an element speaks of what the element before it moved or paid."""
    if effect.per == s.PER_MOVED:
        return True
    return effect.code == s.TIMES or (effect.code == s.SCOPE and effect.scope in (s.EACH_SHORT, s.EACH_GIVEN))


def ability(text: str, file: str, line: int, column: int, names: Names) -> Ability:
    """`P FREE: draw(2)`, `X@play(REG): gain(1P)`, ..."""
    reader = Effects(text, file, line, column, names)
    tag, event, kind, free = -1, -1, 0, False
    if reader.take("P FREE:"):
        tag, free = s.ON_PLAY, True
    elif reader.take("X@") or reader.take("T@"):
        tag = s.REACT if text.startswith("X") else s.TRIGGER
        word = reader.one_of("event", s.EVENTS)
        event = s.EVENTS.index(word)
        if reader.take("("):
            if word in ("mktgain", "pay", "would_gain"):
                kind = "MPG".index(reader.word("M, P or G")) + 1
            else:
                kind = reader.kind()
            reader.need(")")
        reader.need(":")
    else:
        for number, name in enumerate(s.TAGS):
            if len(name) == 1 and reader.take(f"{name}:"):
                tag = number
                break
        else:
            raise reader.fail("expected an ability: P:, P FREE:, X:, X@event:, T@event:, S:, C: or E:")
    effect = reader.seq()
    reader.end()
    _check_passives(reader, effect, tag)
    return Ability(tag, effect, event, kind, free)


def _check_passives(reader: Reader, effect: Effect, tag: int) -> None:
    for part in effect.kids if effect.code == s.SEQ else [effect]:
        if tag == s.CONTINUOUS and part.code == s.HOOK:
            part.code, part.most, part.flag = s.PASSIVE, part.flag, s.P_HOOK
        if (part.code == s.PASSIVE) != (tag == s.CONTINUOUS):
            raise reader.fail("continuous effects belong to C:, and nothing else does", 0)


def settle(found: Ability, bits: int) -> None:
    """What depends on the card: an own choice to pay on a played card can be declined, except for an unrest."""
    if found.tag != s.ON_PLAY:
        return
    if bits & s.UNR:
        _mark_unrest_price(found.effect)
        return
    for part in found.effect.kids if found.effect.code == s.SEQ else [found.effect]:
        priced = part.code == s.CHOOSE and all(_starts(branch).code == s.COST for branch in part.kids)
        if part.code == s.COST or priced:
            part.optional = True


def _starts(effect: Effect) -> Effect:
    return _starts(effect.kids[0]) if effect.code == s.SEQ else effect


def _mark_unrest_price(effect: Effect) -> None:
    effect.unrest_price = True
    for kid in effect.kids:
        _mark_unrest_price(kid)
