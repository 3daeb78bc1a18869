"""The text of a card as phrases, made from the very data that the engine executes.

A phrase is a message of the catalogue with arguments; text/en.ftl and text/ru.ftl hold the words.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium import symbols as s
from ludarium.games.imperium.cards import BITS, CARD, CARDS, CHOICES, EFFECT, NAMES
from ludarium.games.imperium.effect import Ability, Card, Condition, Count, Effect, Points
from ludarium.kernel.words import Phrase

Arg = str | int | list[Phrase]

YOU: Final = "you"
THEY: Final = "they"

LONG_WALLS: Final = NAMES.bits["Long Walls*"]
MANY: Final = 99  # the form of a word for any number

# Symbols in the order in which a card's line names them
_LINE: Final = (
    "PIN ATK PWR REG UNC CIV TRI FAM UNR BAR EMP city metro mask scroll knight quest prod fert riv".split()  # noqa: SIM905
)
_ZONE_ORDER: Final = s.ZONES


def words(ref: str) -> list[Phrase]:
    """The lines of a card, or the one line of a choice inside an effect."""
    kind, _, rest = ref.partition(":")
    if kind == EFFECT.name:
        return [phrase(CHOICES[EFFECT.index(rest)], YOU)]
    if kind != CARD.name:
        return []
    return card_lines(CARDS[CARD.index(rest)])


def card_lines(card: Card) -> list[Phrase]:
    lines: list[Phrase] = []
    symbols = [sign for name in _LINE for sign in _signs(card, name)]
    if symbols:
        lines.append(Phrase("line-symbols", {"symbols": symbols}))
    if card.start:
        lines.append(Phrase(f"start-{s.STARTS[card.start]}"))
    if any(card.cost):
        lines.append(Phrase("line-cost", {"tokens": token_list(*card.cost, 0)}))
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
        return Phrase(f"when-{name}", {"cards": [kind(ability.kind, 1)]})
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
    number = 1 if effect.flag == s.P_EXILE_ACQUIRE else 2
    return Phrase(f"passive-{name}", {"cards": [kind(effect.kind, number)]})


# effects


def phrase(effect: Effect, who: str, inside: bool = True) -> Phrase:
    """One effect. `who`: the acting player is spoken to; others are spoken of.

    A sequence inside of something else is joined more closely than the steps of an ability.
    """
    found = _phrase(effect, who, inside)
    if effect.optional and effect.code != s.CHOOSE:
        return Phrase("may", {"effect": [found], "who": who})
    return found


def _phrase(effect: Effect, who: str, inside: bool = True) -> Phrase:
    code = effect.code
    if code == s.SEQ:
        return chain("then-inside" if inside else "then", [phrase(kid, who) for kid in effect.kids])
    if code == s.MAY:
        return Phrase("may", {"effect": [phrase(effect.kids[0], who)], "who": who})
    if code == s.CHOOSE:
        args: dict[str, Arg] = {"abcd"[i]: [phrase(kid, who)] for i, kid in enumerate(effect.kids)}
        return Phrase(f"choose-{len(effect.kids)}", args)
    if code == s.IF:
        return Phrase("if", {"condition": [all_conditions(effect.conditions)], "effect": [phrase(effect.kids[0], who)]})
    if code == s.COST:
        price = chain("and", [_phrase(kid, who) for kid in effect.kids[:-1]])
        id = "cost-choice" if effect.kids[0].code == s.CHOOSE else "cost"
        if starts(effect.kids[-1]).code in (s.SCOPE, s.CHOOSE, s.IF):
            id = "cost-then"
        return Phrase(id, {"price": [price], "effect": [phrase(effect.kids[-1], who)]})
    if code == s.SCOPE:
        return scope(effect)
    if code == s.MOVE:
        return move(effect, who)
    if code in (s.GAIN, s.PAY, s.SPEND, s.STEAL, s.PUT, s.MARKET_ADD):
        return tokens(effect, who)
    if code in (s.ACQUIRE, s.BREAK):
        return market(effect)
    return other(effect, who)


def starts(effect: Effect) -> Effect:
    return starts(effect.kids[0]) if effect.code == s.SEQ else effect


def chain(id: str, phrases: list[Phrase]) -> Phrase:
    """`a`, then the rest: phrases inside a phrase would be joined by commas."""
    if len(phrases) == 1:
        return phrases[0]
    return Phrase(id, {"a": [phrases[0]], "b": [chain(id, phrases[1:])]})


def scope(effect: Effect) -> Phrase:
    name = s.SCOPES[effect.scope]
    inner = effect.kids[0]
    if effect.scope in (s.PER_MOVED_CARD, s.PER_PAID):
        return Phrase(f"scope-{name}", {"effect": [phrase(inner, YOU)]})
    said = _phrase(inner.kids[0] if inner.code == s.MAY else inner, THEY)
    return Phrase(f"scope-{name}", {"effect": [said]})


def token_list(m: int, p: int, g: int, a: int) -> list[Phrase]:
    found = [("m", m), ("p", p), ("g", g), ("a", a)]
    return [Phrase(f"token-{letter}", {"n": n}) for letter, n in found if n]


def tokens(effect: Effect, who: str) -> Phrase:
    given: dict[str, Arg] = {"tokens": token_list(effect.m, effect.p, effect.g, effect.a)}
    code = effect.code
    if code == s.GAIN:
        if effect.flag:
            return Phrase("do-gain-stored")
        given["who"] = who
        if effect.per == s.PER_MOVED:
            return Phrase("do-gain-per-moved", given)
        if effect.per != s.PER_NOTHING:
            given["sign"] = [sign(effect.per_kind)]
            return Phrase("do-gain-per" if effect.per == s.PER_PLAY else "do-gain-per-garrison", given)
        return Phrase("do-gain", given)
    if code == s.PAY:
        if effect.flag == 2:
            return Phrase("do-pay-all", {"n": effect.least})
        return Phrase("do-pay-up-to" if effect.flag else "do-pay", given)
    if code == s.STEAL:
        return Phrase(["do-steal", "do-steal-empire", "do-steal-region"][effect.flag], given)
    return Phrase({s.SPEND: "do-spend", s.PUT: "do-put"}.get(code, "do-market-add"), given)


def market(effect: Effect) -> Phrase:
    given: dict[str, Arg] = {"cards": [chosen(effect, 1)]}
    verb = "do-acquire" if effect.code == s.ACQUIRE else "do-break"
    return Phrase(verb + ["", "-or-exiled", "-exiled"][effect.exile], given)


def move(effect: Effect, who: str) -> Phrase:
    name = s.MOVES[effect.move]
    given: dict[str, Arg] = {"cards": [selection(effect)], "who": who}
    if effect.move in (s.M_FIND, s.M_MOVE):
        given["to"] = [Phrase(f"to-{zone_name(effect.dest)}")]
    elif effect.move == s.M_GARRISON:
        name += "-region" if effect.dest == s.GAR_REG else ""
    return Phrase(f"do-{name}", given)


def selection(effect: Effect) -> Phrase:
    """Which cards, and from where."""
    if effect.which == s.THIS:
        return Phrase("this-card")
    if effect.which == s.IT:
        return Phrase("that-card")
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
    return Phrase("from", {"cards": [cards], "zones": [zones(effect.zones)]})


def zone_name(bits: int) -> str:
    return next(name for name in _ZONE_ORDER if s.ZONE[name] & bits).replace("_", "-")


def zones(bits: int) -> Phrase:
    found = [Phrase(f"from-{name.replace('_', '-')}") for name in _ZONE_ORDER if s.ZONE[name] & bits]
    return chain("or", found)


def named(bits: int) -> bool:
    """Whether a kind consists of titles alone."""
    return bits >> s.FIRST_NAME != 0 and not bits & ((1 << s.FIRST_NAME) - 1) and not bits & LONG_WALLS


def chosen(effect: Effect, n: int) -> Phrase:
    """A kind with its filters."""
    found = kind(effect.kind, n)
    if effect.non:
        found = Phrase("but-not", {"cards": [found], "other": [kind(effect.non, 1)]})
    if effect.token:
        found = Phrase("bearing", {"cards": [found], "token": [Phrase(f"token-name-{'mpg'[effect.token - 1]}")]})
    if effect.hosting:
        found = Phrase("hosting", {"cards": [found], "other": [kind(effect.hosting, 1)]})
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
    if bits == s.MARKET_SUITS:
        return Phrase("kind-market", {"n": n})
    return chain("or", [one_kind(bit, n) for bit in atoms(bits)])


def one_kind(bit: int, n: int) -> Phrase:
    number = bit.bit_length() - 1
    if number < s.FIRST_NAME:
        return Phrase(f"kind-{s.SYMBOLS[number]}", {"n": n})
    title = list(NAMES.bits)[number - s.FIRST_NAME]
    if title.endswith("*"):
        return Phrase("kind-long-walls", {"n": n})
    card = next(index for index in range(len(BITS)) if BITS[index] & bit)
    return Phrase("kind-named", {"card": CARD.full(card)})


def sign(bits: int) -> Phrase:
    """A symbol that is counted."""
    return chain("or", [Phrase(f"sign-{s.SYMBOLS[bit.bit_length() - 1]}") for bit in atoms(bits)])


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
        return Phrase(_PLAIN[code])
    if code == s.DRAW:
        return draw(effect, who)
    if code == s.TAKE_UNREST:
        return Phrase("do-take-unrest", {"who": who})
    if code in (s.FAME_TAKE, s.FAME_LOOK, s.REGAIN):
        id = {s.FAME_TAKE: "do-fame-take", s.FAME_LOOK: "do-fame-look", s.REGAIN: "do-regain"}[code]
        return Phrase(id, {"n": effect.most})
    if code == s.DEVELOP:
        return Phrase("do-develop-free" if effect.flag else "do-develop")
    if code in (s.FREE_PLAY, s.PLAY_FROM, s.GIVE):
        id = {s.FREE_PLAY: "do-free-play", s.PLAY_FROM: "do-play-from", s.GIVE: "do-give"}[code]
        return Phrase(id, {"cards": [selection(effect)]})
    if code == s.TREAT:
        return Phrase("do-treat", {"sign": [sign(effect.kind)]})
    if code == s.HOOK:
        return Phrase(f"hook-{s.HOOKS[effect.flag]}")
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
    cards = kind(given.kind, max(1, given.least))
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
    args["sign"] = [sign(given.kind)]
    if given.non:
        args["other"] = [sign(given.non)]
        place += "-but"
    return Phrase(f"count{place}", args)
