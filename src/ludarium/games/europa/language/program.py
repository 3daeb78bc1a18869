"""What the cells of the card tables are compiled into: small objects with numbers, made once and never changed in play.

Every node has an `id`, its place in the book's list of its class (`BOOK.effects[effect.id] is effect`), so that a
frame holds an int. What is written alike is one node. An argument that a verb does not have is never None but the
absent node of its class: `NO_TARGET`, `ALWAYS`, `NOBODY`, `NO_COUNT`, `EVERYTHING`.

Things are indices: an Area is a space (Areas of the main map, then Distant spaces), a Province a Province, and so on;
the kinds are K_... of symbols.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.language import symbols as s
from ludarium.kernel.program import Book, Node


class Word:
    """One word of a filter: `own`, `not expanded`, `owner=France`, `@Lombardy|@Naples`.

    code: W_...; wanted: False after `not`.
    value: of a faith word F_...; of an attribute the number, or the Realm (owner), card (name) or good (good).
    compare: AT_LEAST, ... of an attribute; EQUAL for a faith word.
    members, inside: of a place word (W_PLACE) what lies there, as a list in order and as one byte for each thing
    (0 or 1). What is listed depends on the filter's kind: spaces for area and unit, Provinces for province and realm
    (the Realm owns one of them), nodes, Sea Zones (also for ship), continents.
    places: what was written, as Targets with the kind and index of each place.
    """

    __slots__ = ("code", "compare", "inside", "members", "places", "value", "wanted")

    def __init__(self, code: int, wanted: bool, value: int, compare: int) -> None:
        self.code = code
        self.wanted = wanted
        self.value = value
        self.compare = compare
        self.members: list[int] = []
        self.inside = b""
        self.places: list[Target] = []


class Clause:
    """`a or b`: at least one of the words must be true. Most clauses have one."""

    __slots__ = ("words",)

    def __init__(self, words: list[Word]) -> None:
        self.words = words


class Filter:
    """`[a, b or c]`: all clauses must be true. A filter without clauses lets everything of its kind through.

    kind: K_...
    bounded: whether places are named that a thing must lie in; then `members` and `inside` hold what all these place
    clauses have in common (see Word), and these clauses are no longer among `clauses`.
    mask: bit set of the codes in `clauses`, `1 << W_...`, for a quick look whether a word matters.
    own: of areas, Provinces and nodes: one clause says just `own`, `own_or_vassal`, `all_owned` or `your_merchant`, so
    that only what has Towns, Vassal tokens or a Merchant of the subject can pass.
    tied: of Realms and Sea Zones: W_YOUR_ALLY, W_YOUR_VASSAL or W_YOUR_SHIPS if one clause says just that; -1.
    reads: bit set G_... of the groups of the position that the answer depends on.
    """

    __slots__ = (
        "bounded",
        "clauses",
        "id",
        "inside",
        "kind",
        "mask",
        "members",
        "own",
        "places",
        "reads",
        "text",
        "tied",
    )

    def __init__(self, kind: int, clauses: list[Clause], text: str) -> None:
        self.id = -1
        self.kind = kind
        self.clauses = clauses
        self.text = text
        self.bounded = False
        self.members: list[int] = []
        self.inside = b""
        # the bounding places as written: one list for each place clause
        self.places: list[list[Target]] = []
        self.mask = 0
        self.own = False
        self.tied = -1
        self.reads = 0


class Target:
    """Which thing a verb is about.

    how: BY_ABSENT, BY_NAMED (kind, index), BY_PICK (`?kind[filter]`: the subject chooses, kind = filter.kind), BY_IT
    (the thing chosen last, seen as a `kind`), BY_CAPITAL_AREA, BY_SELF (own pieces), BY_ANY (anybody's).
    kind: what the verb asks for: K_AREA (index = space), K_PROVINCE, K_REALM, K_OPPONENT, ...
    """

    __slots__ = ("filter", "how", "index", "kind")

    def __init__(self, how: int, kind: int, index: int, filter: Filter) -> None:
        self.how = how
        self.kind = kind
        self.index = index
        self.filter = filter


class Count:
    """A number that is counted for the subject (EFFECTS 5).

    code: N_...; filter: which ones, EVERYTHING without a filter.
    N_GROWN: `of` is the N_... whose growth since the Age began is meant, `slot` its place in `at_age` (see deeds).
    N_DID: `deed` is the counter (see deeds), `span` THIS_ROUND or THIS_AGE (or THIS_TURN).
    """

    __slots__ = ("code", "deed", "filter", "id", "of", "reads", "slot", "span", "text")

    def __init__(self, code: int, filter: Filter, text: str) -> None:
        self.id = -1
        self.code = code
        self.filter = filter
        self.text = text
        self.of = -1
        self.slot = -1
        self.deed = -1
        self.span = s.NO_SPAN
        self.reads = 0


class Amount:
    """code: FIXED: n. PER: n for each of `count`. CEIL: count / n, rounded up. COUNTED: the count itself."""

    __slots__ = ("code", "count", "n")

    def __init__(self, code: int, n: int, count: Count) -> None:
        self.code = code
        self.n = n
        self.count = count


class Condition:
    """True or false for the subject now.

    C_ALWAYS; C_AND, C_OR, C_NOT: of `kids`; `asked` are the same in the order in which they are best asked.
    C_COMPARE: the sum of `counts` against `n` (compare: AT_LEAST, ...). C_MOST: counts[0] is strictly more than that of
    every Opponent.
    C_FAITH: the State Religion is `index` (F_...). C_FAITH_OF: the Religion of the space `place.index` is `index`.
    C_OWNS, C_CONTROLS: `place`, a Province, or a space (all its Provinces in play). C_ADJACENT: the space `place`.
    C_IS, C_ALLY, C_MARRIED, C_EXISTS, C_AT_WAR_WITH: the Realm `place`: named, or `it`.
    C_HAS_IDEA: the Idea `index`. C_HAS_CARD: a Display Card with the title `index` (see names) is in play.
    C_AT_WAR, C_EMPEROR, C_CURIA_CONTROLLER, C_HRE_SUBJECT, C_LEADER_HERE: nothing more.

    reads: bit set G_... of the groups that the answer depends on. deeds: counters it looks at.
    """

    __slots__ = ("asked", "code", "compare", "counts", "id", "index", "kids", "n", "place", "reads", "text")

    def __init__(self, code: int, text: str) -> None:
        self.id = -1
        self.code = code
        self.text = text
        self.kids: list[Condition] = []
        self.asked: list[Condition] = []
        self.counts: list[Count] = []
        self.compare = s.AT_LEAST
        self.n = 0
        self.index = -1
        self.place = NO_TARGET
        self.reads = 0


class Who:
    """Who becomes the subject of an `each`.

    WHO_OTHERS, WHO_ALL; WHO_PR: the player of `realm`; WHO_PR_WHERE: `condition`; WHO_HIGHEST, WHO_LOWEST: `count`;
    WHO_OPPONENT: one of the subject's choice that passes `filter`.
    """

    __slots__ = ("code", "condition", "count", "filter", "realm")

    def __init__(self, code: int) -> None:
        self.code = code
        self.realm = -1
        self.condition = ALWAYS
        self.count = NO_COUNT
        self.filter = EVERYTHING


class Modifier:
    """`mod(name[filter]: amount, when condition)`: a number added (or a `yes`) while it lasts (EFFECTS 8).

    name: M_...; filter: of nodes, for trade_power and trade_ducats; yes: it is a permission, `amount` is then 1.
    """

    __slots__ = ("amount", "filter", "id", "name", "text", "when", "yes")

    def __init__(self, name: int, filter: Filter, amount: Amount, yes: bool, when: Condition, text: str) -> None:
        self.id = -1
        self.name = name
        self.filter = filter
        self.amount = amount
        self.yes = yes
        self.when = when
        self.text = text


class Happening:
    """`win_battle[other_faith, first_of_round]`: a deed or trigger (EFFECTS 7).

    code: H_...; filter: of kind K_HAPPENING, without `first_of_round`.
    first: -1, or with `first_of_round` its bit in the player's `round_firsts`: the first of this Round that fits the
    other words (EUI-25).
    """

    __slots__ = ("code", "filter", "first", "id", "text")

    def __init__(self, code: int, filter: Filter, text: str) -> None:
        self.id = -1
        self.code = code
        self.filter = filter
        self.text = text
        self.first = -1


class Use:
    """An Action printed on a Display Card (EU-6.2.1-10).

    cost: five numbers, by POOLS; charges: cubes removed; covert, battle: flags; reaction: H_... or -1.
    effect: what it does. name: its English name, `ref` the same for domains and messages.
    """

    __slots__ = ("battle", "card", "charges", "cost", "covert", "effect", "id", "name", "reaction", "ref", "text")

    def __init__(self, name: str, cost: list[int], charges: int, text: str) -> None:
        self.id = -1
        # title of the card it stands on (see names), set by the book
        self.card = -1
        self.name = name
        self.ref = name.lower().replace(" ", "-")
        self.cost = cost
        self.charges = charges
        self.covert = False
        self.battle = False
        self.reaction = -1
        self.effect = DO_NOTHING
        self.text = text


class Effect(Node["Effect"]):
    """One step of a program; `code` says which (structures and verbs of symbols), and so which fields mean something.

    NOTHING: nothing. SEQUENCE: `kids` one after the other. CHOOSE: one of `kids`. MAY, REPEAT (n passes): kids[0].
    IF: kids[0] if `condition`, else kids[1] if there is one. PAY: kids[0] is the PRICE (its `cost`), kids[1] what it
    is paid for. EACH: kids[0] for each of `who`. LASTING: `modifiers` for `span` (THIS_TURN, THIS_ROUND, WHILE_HELD).
    MOD: modifiers[0], the price of this very card. USE: the Use with the id `use`, whose effect is kids[0].
    ON: kids[0] each time `happening`.

    Verbs. n: how many (1 if it is not written). amount: of gain and lose, also what cannot be written as a number.
      gain, lose: `amount` of `what` (R_...). draw, idea_discount: n, `what` = R_ADM, R_DIP, R_MIL or R_ANY.
      take: target card. influence, rebels, claim, core, leaves_hre: target area. religion: target area, what = F_...
      remove_influence: n, target area or realm, whose: BY_SELF, BY_ANY or BY_PICK of an opponent.
      alliance, end_alliance, marriage, succession, truce, casus_belli, white_peace, vassal, annex, excommunicate:
      target realm, named, it, or picked (kind K_REALM, or K_OPPONENT: that player's Realm).
      unrest, develop: target province. remove_unrest: target province or area.
      units, mercenaries: n, what = U_..., target area. ships: n, what = S_..., target sea or port.
      replenish, exhaust, merchant_ready: n. casualties: n, target unit or ship. move: n, target army.
      dice: n; what = bit set of 1 << U_...; DICE_ANY = all three; DICE_LEADER = the Leader's dice.
      state_religion: what = F_... idea: what = Idea. merchant, expand, pirate: target node.
      ill_health: target area or advisor. action: what = A_..., n = discount or FREE, target.filter narrows what may be
      chosen (Research Idea[held]), BY_ABSENT without one.
      dnpr: target realm, what = colour, places = Provinces, the first the Capital.
      symbol: what = E_..., n = colour or shape, -1 without one.
      cancel, milestones_replace, reject_ruler: nothing more.

    choice: its place in the domain of choices, if it can be offered (branches of choose, blocks of may), else -1.
    """

    __slots__ = (
        "amount",
        "condition",
        "cost",
        "happening",
        "modifiers",
        "n",
        "places",
        "span",
        "target",
        "use",
        "what",
        "who",
        "whose",
    )

    def __init__(self, code: int, text: str) -> None:
        super().__init__(code, text)
        self.n = 1
        self.what = -1
        self.amount = ONE
        self.target = NO_TARGET
        self.whose = NO_TARGET
        self.condition = ALWAYS
        self.who = NOBODY
        self.cost = FREE_OF_COST
        self.modifiers: list[Modifier] = []
        self.span = s.NO_SPAN
        self.happening = NO_HAPPENING
        self.use = -1
        self.places: list[int] = []


# The absent node of each class. Their ids are -1: no book holds them (an empty program of a book is `BOOK.nothing`).
EVERYTHING: Final = Filter(-1, [], "")
NO_TARGET: Final = Target(s.BY_ABSENT, -1, -1, EVERYTHING)
NO_COUNT: Final = Count(-1, EVERYTHING, "")
ONE: Final = Amount(s.FIXED, 1, NO_COUNT)
ALWAYS: Final = Condition(s.C_ALWAYS, "")
NOBODY: Final = Who(-1)
NO_HAPPENING: Final = Happening(-1, EVERYTHING, "")
FREE_OF_COST: Final[list[int]] = [0, 0, 0, 0, 0]
DO_NOTHING: Final = Effect(s.NOTHING, "")


class Register:
    """The nodes of one book, each list in the order of first mention; what is written alike is one node."""

    __slots__ = ("conditions", "counts", "filters", "happenings", "known", "modifiers", "nodes", "texts", "uses")

    def __init__(self) -> None:
        self.nodes: Book[Effect] = Book()
        self.filters: list[Filter] = []
        self.conditions: list[Condition] = []
        self.counts: list[Count] = []
        self.modifiers: list[Modifier] = []
        self.happenings: list[Happening] = []
        self.uses: list[Use] = []
        # where a written form was met before: effects by their text, others (class and text) as ids
        self.texts: dict[str, Effect] = {}
        self.known: dict[str, int] = {}

    def effect(self, made: Effect) -> Effect:
        """It gets its number when the program that it is a part of is complete."""
        return self.texts.setdefault(made.text, made)

    def filter(self, made: Filter) -> Filter:
        made.id = self._id(f"filter {made.kind} {made.text}", len(self.filters))
        if made.id == len(self.filters):
            self.filters.append(made)
        return self.filters[made.id]

    def condition(self, made: Condition) -> Condition:
        made.id = self._id(f"condition {made.text}", len(self.conditions))
        if made.id == len(self.conditions):
            self.conditions.append(made)
        return self.conditions[made.id]

    def count(self, made: Count) -> Count:
        made.id = self._id(f"count {made.text}", len(self.counts))
        if made.id == len(self.counts):
            self.counts.append(made)
        return self.counts[made.id]

    def modifier(self, made: Modifier) -> Modifier:
        made.id = self._id(f"modifier {made.text}", len(self.modifiers))
        if made.id == len(self.modifiers):
            self.modifiers.append(made)
        return self.modifiers[made.id]

    def happening(self, made: Happening) -> Happening:
        made.id = self._id(f"happening {made.text}", len(self.happenings))
        if made.id == len(self.happenings):
            self.happenings.append(made)
        return self.happenings[made.id]

    def use(self, made: Use) -> Use:
        made.id = len(self.uses)
        self.uses.append(made)
        return made

    def _id(self, written: str, next: int) -> int:
        return self.known.setdefault(written, next)
