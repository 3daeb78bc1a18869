"""The text of a card as phrases, made from the very data that the engine executes.

A phrase is a message of the catalogue with arguments; text/en.ftl and text/ru.ftl hold the words.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import BITS, CARD, CARDS, EFFECT, NAMES, NODES
from ludarium.games.imperium.effects import symbols as s
from ludarium.games.imperium.effects.effect import Ability, Card, Condition, Count, Effect, Points
from ludarium.kernel.words import Phrase, amount, amounts, chain

Arg = str | int | list[Phrase]

# How an effect speaks: to the acting player, of others, or of what a price is paid for
YOU: Final = "you"
THEY: Final = "they"
GOAL: Final = "goal"

LONG_WALLS: Final = NAMES.bits["Long Walls*"]
MANY: Final = 99  # the form of a word for any number

# Symbols in the order in which a card's line names them
_LINE: Final = (
    "PIN ATK PWR REG UNC CIV TRI FAM UNR BAR EMP city metro mask scroll knight quest prod fert riv".split()  # noqa: SIM905
)
_ZONE_ORDER: Final = s.ZONES
# Suits and icons that are said of one word "card": an uncivilised or civilised card
_SUITS: Final = s.REG | s.UNC | s.CIV | s.TRI
_ICONS: Final = s.FERT | s.RIV


def words(ref: str) -> list[Phrase]:
    """The lines of a card, or the one line of a choice inside an effect."""
    kind, _, rest = ref.partition(":")
    if kind == EFFECT.name:
        return [phrase(NODES.choices[EFFECT.index(rest)], YOU)]
    if kind != CARD.name:
        return []
    return card_lines(CARDS[CARD.index(rest)])


def card_lines(card: Card) -> list[Phrase]:
    lines: list[Phrase] = []
    symbols = [sign for name in _LINE for sign in _signs(card, name)]
    if symbols:
        lines.append(Phrase("line-symbols", {"symbols": symbols}))
    if card.start:
        start = s.STARTS[card.start]
        lines.append(Phrase("start-quest" if start == "dev" and card.bits & s.BIT["quest"] else f"start-{start}"))
    if any(card.cost):
        lines.append(Phrase("line-cost", {"tokens": amounts("cost", [*zip("mpg", card.cost, strict=True)])}))
    if card.players > 1:
        lines.append(Phrase("line-players", {"number": card.players}))
    if card.conditions:
        lines.append(Phrase("line-requires", {"condition": [all_conditions(card.conditions)]}))
    if card.no_play:
        lines.append(Phrase("line-no-play"))
    if card.no_garrison:
        lines.append(Phrase("line-no-garrison"))
    for ability in card.abilities:
        lines.extend(ability_lines(ability))
    lines.extend(points_lines(card.points))
    return lines


def _signs(card: Card, name: str) -> list[Phrase]:
    bit = s.BIT[name]
    if not card.bits & bit:
        return []
    count = 1 + sum(more for repeated, more in card.repeated if repeated == bit)
    return [Phrase("symbol", {"symbol": [Phrase(f"symbol-{name}")], "count": count})]


# abilities


def ability_lines(ability: Ability) -> list[Phrase]:
    effect = ability.effect
    if ability.tag == s.CONTINUOUS:
        return [passive(part) for part in (effect.kids if effect.code == s.SEQ else [effect])]
    body: dict[str, Arg] = {"effect": [phrase(effect, YOU, False)]}
    if ability.tag == s.ON_PLAY:
        return [Phrase("ability-free" if ability.free else "ability-play", body)]
    if ability.event >= 0:
        body["event"] = [event(ability)]
        return [Phrase("ability-react" if ability.tag == s.REACT else "ability-trigger", body)]
    return [
        Phrase({s.EXHAUST: "ability-exhaust", s.SOLSTICE: "ability-solstice"}.get(ability.tag, "ability-end"), body)
    ]


def event(ability: Ability) -> Phrase:
    name = s.EVENTS[ability.event]
    if name in ("mktgain", "pay", "would_gain"):
        return Phrase(f"when-{name}", {"token": [Phrase(f"token-name-{'mpg'[ability.kind - 1]}")]})
    if name == "gainM":
        return Phrase("when-gainM", {"sign": [sign(ability.kind)]})
    if ability.kind:
        return Phrase(f"when-{name}", {"cards": [titles(ability.kind) if name == "leave" else kind(ability.kind, 1)]})
    return Phrase(f"when-{name}")


def passive(effect: Effect) -> Phrase:
    name = s.PASSIVES[effect.flag]
    if effect.flag == s.P_HOOK:
        return Phrase(f"hook-{s.HOOKS[effect.most]}")
    if effect.flag == s.P_HAND_SIZE:
        return Phrase("passive-hand_size", {"n": effect.most})
    if effect.flag == s.P_UNREST_LESS:
        return Phrase("passive-unrest_less-both" if effect.exile else "passive-unrest_less", {"n": effect.most})
    if effect.flag in (s.P_DEVELOP_LESS, s.P_UPKEEP):
        return Phrase(f"passive-{name}", {"tokens": token_list(effect.m, effect.p, effect.g, 0)})
    if effect.flag == s.P_EXILE_ACQUIRE:
        return Phrase(f"passive-{name}", {"cards": [kind(effect.kind, 1)]})
    return Phrase(f"passive-{name}", {"cards": [chain("and", [one_kind(bit, 2) for bit in atoms(effect.kind)])]})


# effects


def phrase(effect: Effect, who: str, inside: bool = True) -> Phrase:
    """One effect. `who`: the acting player is spoken to; others, and what a price is paid for, are spoken of.

    A sequence inside of something else is joined more closely than the steps of an ability.
    """
    found = _phrase(effect, who, inside)
    if effect.optional and effect.code != s.CHOOSE:
        return Phrase("may", {"effect": [found], "who": who})
    return found


def _phrase(effect: Effect, who: str, inside: bool = True) -> Phrase:
    code = effect.code
    if code == s.SEQ:
        return sequence(effect.kids, who, inside)
    if code == s.MAY:
        return Phrase("may", {"effect": [phrase(effect.kids[0], who)], "who": who})
    if code == s.CHOOSE:
        args: dict[str, Arg] = {"abcd"[i]: [phrase(kid, who)] for i, kid in enumerate(effect.kids)}
        return Phrase(f"choose-{len(effect.kids)}", args)
    if code == s.IF:
        return Phrase("if", {"condition": [all_conditions(effect.conditions)], "effect": [phrase(effect.kids[0], who)]})
    if code == s.COST:
        price = chain("and", [_phrase(kid, who) for kid in effect.kids[:-1]])
        goal = effect.kids[-1]
        if starts(goal).code in (s.SCOPE, s.TIMES, s.CHOOSE, s.IF):
            return Phrase("cost-then", {"price": [price], "effect": [phrase(goal, who)]})
        if effect.kids[0].code == s.CHOOSE:
            return Phrase("cost-choice", {"price": [price], "effect": [phrase(goal, who)]})
        return Phrase("cost", {"price": [price], "effect": [phrase(goal, GOAL)]})
    if code in (s.SCOPE, s.TIMES):
        return scope(effect)
    if code == s.MOVE:
        return move(effect, who)
    if code in (s.GAIN, s.PAY, s.SPEND, s.STEAL, s.PUT, s.MARKET_ADD):
        return tokens(effect, who)
    if code in (s.ACQUIRE, s.BREAK):
        return market(effect, who)
    return other(effect, who)


def starts(effect: Effect) -> Effect:
    return starts(effect.kids[0]) if effect.code == s.SEQ else effect


def ends(effect: Effect) -> Effect:
    return ends(effect.kids[-1]) if effect.code in (s.SEQ, s.MAY, s.IF, s.SCOPE, s.TIMES, s.COST) else effect


def sequence(kids: list[Effect], who: str, inside: bool) -> Phrase:
    """One step after the other. A choice is closed, lest what follows it be taken for a part of its last option."""
    if len(kids) == 2 and kids[0].code == kids[1].code == s.TAKE_UNREST:
        return Phrase("do-take-unrest-twice")
    first = phrase(kids[0], who)
    if len(kids) == 1:
        return first
    if len(kids) == 2 and phrase(kids[1], who).as_json() == first.as_json():
        return Phrase("then-again", {"a": [first]})
    id = "then"
    if ends(kids[0]).code == s.CHOOSE:
        id = "then-after-choice"
    elif inside:
        id = "then-if" if starts(kids[1]).code == s.IF else "then-inside"
    return Phrase(id, {"a": [first], "b": [sequence(kids[1:], who, inside)]})


def scope(effect: Effect) -> Phrase:
    name = s.SCOPES[effect.scope]
    inner = effect.kids[0]
    if effect.code == s.TIMES:
        return Phrase(f"scope-{name}", {"effect": [phrase(inner, YOU)]})
    if effect.scope == s.EACH_GIVEN and inner.code == s.IF and inner.conditions[0].code == s.IT_IS:
        given: dict[str, Arg] = {"sign": [sign(inner.conditions[0].kind)], "effect": [phrase(inner.kids[0], THEY)]}
        return Phrase(f"scope-{name}-with", given)
    said = _phrase(inner.kids[0] if inner.code == s.MAY else inner, THEY)
    return Phrase(f"scope-{name}", {"effect": [said]})


def token_list(m: int, p: int, g: int, a: int) -> list[Phrase]:
    found = amounts("token", [("m", m), ("p", p), ("g", g), ("a", a)])
    return [chain("and", found)] if found else []


def tokens(effect: Effect, who: str) -> Phrase:
    given: dict[str, Arg] = {"tokens": token_list(effect.m, effect.p, effect.g, effect.a), "who": who}
    code = effect.code
    if code == s.GAIN:
        if effect.flag:
            return Phrase("do-gain-stored")
        if effect.per == s.PER_MOVED:
            return Phrase("do-gain-per-moved", given)
        if effect.per != s.PER_NOTHING:
            given["sign"] = [sign(effect.per_kind)]
            return Phrase("do-gain-per" if effect.per == s.PER_PLAY else "do-gain-per-garrison", given)
        return Phrase("do-gain", given)
    if code == s.PAY:
        if effect.flag == 2:
            return Phrase("do-pay-all", {"n": effect.least})
        if effect.flag:
            return Phrase("do-pay-up-to", {"n": effect.g})
        return Phrase("do-pay", given)
    if code == s.STEAL:
        return Phrase(["do-steal", "do-steal-empire", "do-steal-region"][effect.flag], given)
    return Phrase({s.SPEND: "do-spend", s.PUT: "do-put"}.get(code, "do-market-add"), given)


def market(effect: Effect, who: str) -> Phrase:
    given: dict[str, Arg] = {"cards": [chosen(effect, 1)], "who": who}
    verb = "do-acquire" if effect.code == s.ACQUIRE else "do-break"
    return Phrase(verb + ["", "-or-exiled", "-exiled"][effect.exile], given)


def move(effect: Effect, who: str) -> Phrase:
    name = s.MOVES[effect.move]
    given: dict[str, Arg] = {"cards": [selection(effect, who)], "who": who}
    if effect.move in (s.M_FIND, s.M_MOVE):
        given["to"] = [Phrase(f"to-{zone_name(effect.dest)}")]
    elif effect.move == s.M_GARRISON:
        name += "-region" if effect.dest == s.GAR_REG else ""
    return Phrase(f"do-{name}", given)


def selection(effect: Effect, who: str) -> Phrase:
    """Which cards, and from where."""
    if effect.which == s.THIS:
        return Phrase("with-this" if effect.code == s.MOVE and effect.move == s.M_GARRISON else "this-card")
    if effect.code == s.MOVE and effect.move == s.M_GARRISON:
        return Phrase("from", {"cards": [titles(effect.kind, "with")], "zones": [zones(effect.zones, "from", who)]})
    if effect.which == s.IT:
        return Phrase("that-acquired" if effect.code == s.FREE_PLAY else "that-drawn")
    if effect.least == effect.most == 99:
        cards = Phrase("every", {"cards": [chosen(effect, 2)]})
    elif effect.most == 99:
        cards = Phrase("any-number", {"cards": [chosen(effect, MANY)]})
    elif (effect.least < effect.most and not effect.optional) or (effect.least < effect.most and effect.most > 1):
        cards = Phrase("up-to", {"n": effect.most, "cards": [chosen(effect, MANY)]})
    elif named(effect.kind):
        cards = chosen(effect, 1)
    else:
        cards = Phrase("number", {"n": effect.most, "cards": [chosen(effect, effect.most)]})
    usual = s.PLAY if effect.move in (s.M_RECALL, s.M_ABANDON) else s.FOUND if effect.move == s.M_FIND else 0
    if effect.zones == usual:
        return cards
    place = "in" if effect.move == s.M_FIND and effect.code == s.MOVE else "from"
    joint = "and" if effect.least == effect.most == 99 else "or"  # all there are, wherever they are
    return Phrase("from", {"cards": [cards], "zones": [zones(effect.zones, place, who, joint)]})


def zone_name(bits: int) -> str:
    return next(name for name in _ZONE_ORDER if s.ZONE[name] & bits).replace("_", "-")


def zones(bits: int, place: str, who: str, joint: str = "or") -> Phrase:
    found = [Phrase(f"{place}-{name.replace('_', '-')}", {"who": who}) for name in _ZONE_ORDER if s.ZONE[name] & bits]
    return chain(joint, found)


def named(bits: int) -> bool:
    """Whether a kind consists of titles alone."""
    return bits >> s.FIRST_NAME != 0 and not bits & ((1 << s.FIRST_NAME) - 1) and not bits & LONG_WALLS


def chosen(effect: Effect, n: int) -> Phrase:
    """A kind with its filters."""
    found = kind(effect.kind, n)
    if effect.non:
        found = Phrase("but-not", {"cards": [found], "other": [titles(effect.non, "another")]})
    if effect.token:
        found = Phrase("bearing", {"cards": [found], "token": [Phrase(f"token-name-{'mpg'[effect.token - 1]}")]})
    if effect.hosting:
        found = Phrase("hosting", {"cards": [found], "other": [titles(effect.hosting, "beneath")]})
    return found


def atoms(bits: int) -> list[int]:
    found: list[int] = []
    left = bits
    while left:
        low = left & -left
        found.append(low)
        left ^= low
    return found


def kind(bits: int, n: int) -> Phrase:
    """What kind of cards, in the form that goes with the number."""
    found = atoms(bits)
    if len(found) > 1 and ((bits & (s.UNC | s.CIV) and not bits & ~_SUITS) or bits == _ICONS):
        which = chain("or", [Phrase(f"which-{s.SYMBOLS[bit.bit_length() - 1]}") for bit in found])
        return Phrase("kind-which", {"n": n, "which": [which]})
    return chain("or", [one_kind(bit, n) for bit in found])


def one_kind(bit: int, n: int) -> Phrase:
    number = bit.bit_length() - 1
    if number < s.FIRST_NAME:
        return amount(n, Phrase(f"kind-{s.SYMBOLS[number]}"))
    title = list(NAMES.bits)[number - s.FIRST_NAME]
    if title.endswith("*"):
        return Phrase("kind-long-walls", {"n": n})
    return Phrase("kind-named", {"n": n, "card": titled(bit)})


def titled(bit: int) -> str:
    """A card with the title that a bit stands for."""
    return next(CARD.full(index) for index in range(len(BITS)) if BITS[index] & bit)


def titles(bits: int, place: str = "") -> Phrase:
    """Titles by themselves, or in a place that wants a form of its own, which kinds then have too."""
    found: list[Phrase] = []
    for bit in atoms(bits):
        number = bit.bit_length() - 1
        if number < s.FIRST_NAME:
            found.append(Phrase(f"{place}-{s.SYMBOLS[number]}"))
        else:
            found.append(Phrase(f"{place}-named" if place else "named", {"card": titled(bit)}))
    return chain("or", found)


def sign(bits: int, n: int = 1) -> Phrase:
    """A symbol that is counted."""
    return chain("or", [amount(n, Phrase(f"sign-{s.SYMBOLS[bit.bit_length() - 1]}")) for bit in atoms(bits)])


_PLAIN: Final = {
    s.EXILE_MARKET: "do-exile-market",
    s.NAT_LOOK: "do-nat-look",
    s.NAT_BOTTOM: "do-nat-bottom",
    s.NAT_SHUFFLE: "do-nat-shuffle",
    s.NAT_ADVANCE: "do-nat-advance",
    s.SWAP_MARKET: "do-swap-market",
    s.SWAP_NATION: "do-swap-nation",
    s.FLIP: "do-flip",
    s.FLIP_STATE: "do-flip-state",
    s.IGNORE: "do-ignore",
    s.AVOID: "do-avoid",
    s.THE_END: "do-end",
    s.NONE: "do-nothing",
    s.TRIGGER_HOST: "do-trigger-host",
}


def other(effect: Effect, who: str) -> Phrase:
    code = effect.code
    if code in _PLAIN:
        return Phrase(_PLAIN[code], {"who": who})
    if code == s.DRAW:
        return draw(effect, who)
    if code == s.TAKE_UNREST:
        return Phrase("do-take-unrest", {"who": who})
    if code in (s.FAME_TAKE, s.FAME_LOOK, s.REGAIN):
        id = {s.FAME_TAKE: "do-fame-take", s.FAME_LOOK: "do-fame-look", s.REGAIN: "do-regain"}[code]
        return Phrase(id, {"n": effect.most, "who": who})
    if code == s.DEVELOP:
        return Phrase("do-develop-free" if effect.flag else "do-develop", {"who": who})
    if code in (s.FREE_PLAY, s.PLAY_FROM, s.GIVE):
        id = {s.FREE_PLAY: "do-free-play", s.PLAY_FROM: "do-play-from", s.GIVE: "do-give"}[code]
        return Phrase(id, {"cards": [selection(effect, who)], "who": who})
    if code == s.TREAT:
        return Phrase("do-treat", {"sign": [sign(effect.kind)]})
    if code == s.HOOK:
        return Phrase(f"hook-{s.HOOKS[effect.flag]}", {"who": who})
    raise ValueError(f"no words for the effect {effect.text}")


def draw(effect: Effect, who: str) -> Phrase:
    given: dict[str, Arg] = {"n": effect.most, "who": who}
    if effect.per == s.PER_PLAY:
        given["sign"] = [sign(effect.per_kind)]
        return Phrase("do-draw-per", given)
    if effect.least == 0:
        return Phrase("do-draw-up-to-if-able" if effect.flag else "do-draw-up-to", given)
    return Phrase("do-draw-if-able" if effect.flag else "do-draw", given)


# conditions and points


def all_conditions(conditions: list[Condition]) -> Phrase:
    return chain("and", [condition(each) for each in conditions])


def condition(given: Condition) -> Phrase:
    if given.code == s.IS_BAR:
        return Phrase("if-barbarian")
    if given.code == s.IS_EMP:
        return Phrase("if-empire")
    if given.code == s.POPULATION:
        return Phrase("if-population", {"n": given.least})
    if given.code in (s.IT_IS, s.IT_LACKS):
        return Phrase("if-it-is" if given.code == s.IT_IS else "if-it-lacks", {"sign": [sign(given.kind)]})
    zone = "play" if given.zone == s.PLAY else "history" if given.zone == s.HIST else "garrison"
    cards = titles(given.kind) if named(given.kind) else kind(given.kind, max(1, given.least))
    if given.none:
        return Phrase(f"if-none-{zone}", {"cards": [cards]})
    if given.least > 1:
        return Phrase(f"if-several-{zone}", {"n": given.least, "cards": [cards]})
    return Phrase(f"if-{zone}", {"cards": [cards]})


def points_lines(points: Points) -> list[Phrase]:
    if points.counts:
        return [Phrase("points-variable", {"counts": [chain("plus", [count(each) for each in points.counts])]})]
    if points.places:
        return [
            Phrase(f"points-{'elsewhere' if place == s.ELSEWHERE else s.PLACES[place].replace(' ', '-')}", {"n": value})
            for place, value in points.places
        ]
    return [Phrase("points-fixed", {"n": points.fixed})] if points.fixed else []


def count(given: Count) -> Phrase:
    names = {
        s.COUNT_M: "count-m",
        s.COUNT_P: "count-p",
        s.COUNT_G: "count-g",
        s.COUNT_POORER: "count-poorer",
        s.COUNT_OPPONENT_UNREST: "count-opponent-unrest",
    }
    args: dict[str, Arg] = {"each": given.each, "per": given.per}
    if given.what in names:
        return Phrase(names[given.what], args)
    if given.kind >> s.FIRST_NAME:
        return Phrase("count-long-walls", args)
    place = ["", "-play", "-history", "-exile", "-garrison"][given.over]
    if given.kind == s.ANY:
        return Phrase(f"count-cards{place}", args)
    if given.non:
        args["other"] = [kind(given.non, MANY)]
        place += "-but"
    if given.kind in (s.PIN, s.VAR):
        args["cards"] = [kind(given.kind, given.per)]
        return Phrase(f"count-kind{place}", args)
    args["sign"] = [sign(given.kind, given.per)]
    return Phrase(f"count{place}", args)
