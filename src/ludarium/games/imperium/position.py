"""Everything that lies on the table of one game."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.chance import Chance
from ludarium.kernel.position import Frame, Step
from ludarium.kernel.program import Machine, Programmed

NOT_ENDING: Final = 0
SCORING: Final = 1
COLLAPSE: Final = 2
COLLAPSING: Final = 3  # the unrest pile has just run out


class Player:
    """One player's area (IM-3.1). Of a pile, the last card of the list is its top.

    The bot of a solo game is a player, too: `natdeck` is its dynasty deck, `slots` its row of face-up cards.
    """

    __slots__ = (
        "a",
        "accession",
        "bot",
        "deck",
        "deck_known",
        "dev",
        "dev_x",
        "disc",
        "extra",
        "freed",
        "g",
        "garrison",
        "hand",
        "hist",
        "host",
        "ignore",
        "m",
        "nat_known",
        "nat_mixed",
        "nat_x",
        "natdeck",
        "nation",
        "open_hand",
        "open_hist",
        "p",
        "play",
        "power",
        "secret",
        "slots",
        "state",
        "stored",
        "tapped",
        "treat_fert",
        "treat_riv",
        "x",
    )

    def __init__(
        self,
        nation: int,
        power: int,
        extra: list[int],
        state: int,
        m: int,
        p: int,
        g: int,
        a: int,
        x: int,
        hand: list[int],
        deck: list[int],
        disc: list[int],
        play: list[int],
        hist: list[int],
        natdeck: list[int],
        accession: int,
        dev: list[int],
        host: list[int],
        garrison: list[int],
        tapped: list[int],
        nat_x: int,
        dev_x: int,
        freed: list[int],
        ignore: int,
        treat_fert: int,
        treat_riv: int,
        stored: int,
        deck_known: int,
        nat_known: int,
        nat_mixed: int,
        secret: list[int],
        open_hand: list[int],
        open_hist: list[int],
        slots: list[int],
        bot: int,
    ) -> None:
        self.nation = nation
        # The power card; further permanent nation cards (King Arthur's Court, the journey card).
        self.power = power
        self.extra = extra
        # BAR or EMP
        self.state = state
        # tokens: materials, population, progress; actions and exhaust tokens on the state card
        self.m = m
        self.p = p
        self.g = g
        self.a = a
        self.x = x
        self.hand = hand
        self.deck = deck
        self.disc = disc
        self.play = play
        # History; for the Atlanteans the sunken pile.
        self.hist = hist
        self.natdeck = natdeck
        # The card beneath the nation deck, or -1.
        self.accession = accession
        self.dev = dev
        # garrison[i] lies beneath host[i]
        self.host = host
        self.garrison = garrison
        # cards with an exhaust token; whether the nation deck and the development area have one
        self.tapped = tapped
        self.nat_x = nat_x
        self.dev_x = dev_x
        # this turn: cards played for free, EMP to be ignored, icons treated as three others
        self.freed = freed
        self.ignore = ignore
        self.treat_fert = treat_fert
        self.treat_riv = treat_riv
        # progress lying on an own card (Pottery)
        self.stored = stored
        # What the owner knows: how many cards on top of the deck, of the nation deck.
        self.deck_known = deck_known
        self.nat_known = nat_known
        # What the others know: whether hand cards may lie in the nation deck, which cards they never saw,
        # which cards they saw going to the hand and to the history.
        self.nat_mixed = nat_mixed
        self.secret = secret
        self.open_hand = open_hand
        self.open_hist = open_hist
        self.slots = slots
        self.bot = bot

    def clone(self) -> Player:
        return Player(
            self.nation,
            self.power,
            self.extra[:],
            self.state,
            self.m,
            self.p,
            self.g,
            self.a,
            self.x,
            self.hand[:],
            self.deck[:],
            self.disc[:],
            self.play[:],
            self.hist[:],
            self.natdeck[:],
            self.accession,
            self.dev[:],
            self.host[:],
            self.garrison[:],
            self.tapped[:],
            self.nat_x,
            self.dev_x,
            self.freed[:],
            self.ignore,
            self.treat_fert,
            self.treat_riv,
            self.stored,
            self.deck_known,
            self.nat_known,
            self.nat_mixed,
            self.secret[:],
            self.open_hand[:],
            self.open_hist[:],
            self.slots[:],
            self.bot,
        )


def newcomer() -> Player:
    """A player before the choice of a nation."""
    return Player(
        -1,
        -1,
        [],
        0,
        0,
        0,
        0,
        0,
        0,
        [],
        [],
        [],
        [],
        [],
        [],
        -1,
        [],
        [],
        [],
        [],
        0,
        0,
        [],
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        [],
        [],
        [],
        [],
        0,
    )


class Context:
    """What an ability remembers while it is resolved."""

    __slots__ = ("card", "drawn", "given", "host", "it", "moved", "paid", "protected", "seat", "short", "via")

    def __init__(
        self,
        seat: int,
        card: int,
        it: int,
        moved: int,
        paid: int,
        drawn: list[int],
        short: int,
        given: list[int],
        protected: int,
        host: int,
        via: int,
    ) -> None:
        # whose ability, on which card
        self.seat = seat
        self.card = card
        # the card moved, drawn or gained last
        self.it = it
        self.moved = moved
        self.paid = paid
        self.drawn = drawn
        # seats (as bits) from whom too little could be stolen
        self.short = short
        # for each seat the card it was given, or -1
        self.given = given
        # seats (as bits) that this attack does not touch
        self.protected = protected
        # the region beneath which a card was garrisoned
        self.host = host
        # icons of the card through which materials are being gained (IM-12.4, IM-12.6)
        self.via = via

    def clone(self) -> Context:
        return Context(
            self.seat,
            self.card,
            self.it,
            self.moved,
            self.paid,
            self.drawn[:],
            self.short,
            self.given[:],
            self.protected,
            self.host,
            self.via,
        )


class Imperium(Programmed):
    __slots__ = (
        "activating",
        "active",
        "box",
        "contexts",
        "decks",
        "difficulty",
        "ended",
        "ending",
        "exile",
        "fame",
        "king",
        "king_used",
        "last_round",
        "looked",
        "looker",
        "main",
        "market",
        "players",
        "quest_scores",
        "refill_by_suit",
        "removed",
        "round",
        "seats",
        "spare",
        "tokens",
        "tucked",
        "unrest",
    )

    def __init__(
        self,
        agenda: list[Frame[Any]],
        chance: Chance,
        seats: int,
        box: int,
        players: list[Player],
        market: list[int],
        tucked: list[int],
        tokens: list[int],
        decks: list[list[int]],
        main: list[int],
        exile: list[int],
        unrest: list[int],
        fame: list[int],
        removed: list[int],
        spare: list[int],
        king: int,
        king_used: int,
        looked: list[int],
        looker: int,
        round: int,
        active: int,
        activating: int,
        ending: int,
        last_round: int,
        ended: int,
        contexts: list[Context],
        refill_by_suit: int,
        quest_scores: int,
        difficulty: int,
    ) -> None:
        super().__init__(agenda, chance)
        self.seats = seats
        self.box = box
        # All players; in a solo game the bot is the last of them, without a seat.
        self.players = players
        # Market slots: those below the small decks (REG, UNC, CIV), then two of the main deck; -1 is empty.
        self.market = market
        self.tucked = tucked
        # three numbers (M, P, G) for each slot
        self.tokens = tokens
        self.decks = decks
        self.main = main
        self.exile = exile
        self.unrest = unrest
        self.fame = fame
        # fame cards put back into the box unseen; common cards that take no part
        self.removed = removed
        self.spare = spare
        # the upper side of King of Kings (0: A), and the seats (as bits) that have resolved side B
        self.king = king
        self.king_used = king_used
        # fame cards that a seat is looking at
        self.looked = looked
        self.looker = looker
        self.round = round
        # whose turn it is, and whether it is spent on Activate
        self.active = active
        self.activating = activating
        # scoring has been triggered (why: REASON + 1), and the number of the last round
        self.ending = ending
        self.last_round = last_round
        # SCORING or COLLAPSE once the game is decided
        self.ended = ended
        self.contexts = contexts
        self.refill_by_suit = refill_by_suit
        self.quest_scores = quest_scores
        self.difficulty = difficulty

    def clone(self) -> Imperium:
        return Imperium(
            self.agenda[:],
            self.chance.clone(),
            self.seats,
            self.box,
            [player.clone() for player in self.players],
            self.market[:],
            self.tucked[:],
            self.tokens[:],
            [deck[:] for deck in self.decks],
            self.main[:],
            self.exile[:],
            self.unrest[:],
            self.fame[:],
            self.removed[:],
            self.spare[:],
            self.king,
            self.king_used,
            self.looked[:],
            self.looker,
            self.round,
            self.active,
            self.activating,
            self.ending,
            self.last_round,
            self.ended,
            [context.clone() for context in self.contexts],
            self.refill_by_suit,
            self.quest_scores,
            self.difficulty,
        )

    def machine(self) -> Machine[Any, Any]:
        return MACHINES[0]

    def advance(self) -> None:
        """Runs the automatic steps."""
        agenda = self.agenda
        while agenda:
            if self.ended == COLLAPSING:
                self._collapse()
            frame = agenda[-1]
            if not isinstance(frame, Step):
                return
            agenda.pop()
            frame.run(self)

    def tick(self) -> bool:
        if self.ended == COLLAPSING:
            self._collapse()
        return super().tick()

    def _collapse(self) -> None:
        """IM-9.4: a collapse leaves only the last frame, the end of the game."""
        self.ended = COLLAPSE
        del self.agenda[1:]
        self.contexts.clear()


def garrison_of(player: Player, host: int) -> list[int]:
    return [player.garrison[i] for i in range(len(player.host)) if player.host[i] == host]


# The one that carries out the effects: effects/machine.py puts it here.
MACHINES: Final[list[Machine[Any, Any]]] = []
