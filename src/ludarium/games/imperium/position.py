"""Everything that lies on the table of one game."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.fields import data
from ludarium.kernel.part import Part
from ludarium.kernel.position import Step
from ludarium.kernel.program import Machine, Programmed

NOT_ENDING: Final = 0
SCORING: Final = 1
COLLAPSE: Final = 2
COLLAPSING: Final = 3  # the unrest pile has just run out


@data
class Player(Part):
    """One player's area (IM-3.1). Of a pile, the last card of the list is its top.

    The bot of a solo game is a player, too: `natdeck` is its dynasty deck, `slots` its row of face-up cards.
    """

    nation: int
    # The power card; further permanent nation cards (King Arthur's Court, the journey card).
    power: int
    extra: list[int]
    # BAR or EMP
    state: int
    # tokens: materials, population, progress; actions and exhaust tokens on the state card
    m: int
    p: int
    g: int
    a: int
    x: int
    hand: list[int]
    deck: list[int]
    disc: list[int]
    play: list[int]
    # History; for the Atlanteans the sunken pile.
    hist: list[int]
    natdeck: list[int]
    # The card beneath the nation deck, or -1.
    accession: int
    dev: list[int]
    # garrison[i] lies beneath host[i]
    host: list[int]
    garrison: list[int]
    # cards with an exhaust token; whether the nation deck and the development area have one
    tapped: list[int]
    nat_x: int
    dev_x: int
    # this turn: cards played for free, EMP to be ignored, icons treated as three others
    freed: list[int]
    ignore: int
    treat_fert: int
    treat_riv: int
    # progress lying on an own card (Pottery)
    stored: int
    # What the owner knows: how many cards on top of the deck, of the nation deck.
    deck_known: int
    nat_known: int
    # What the others know: whether hand cards may lie in the nation deck, which cards they never saw,
    # which cards they saw going to the hand and to the history.
    nat_mixed: int
    secret: list[int]
    open_hand: list[int]
    open_hist: list[int]
    slots: list[int]
    bot: int


def newcomer() -> Player:
    """A player before the choice of a nation."""
    return Player(
        nation=-1,
        power=-1,
        extra=[],
        state=0,
        m=0,
        p=0,
        g=0,
        a=0,
        x=0,
        hand=[],
        deck=[],
        disc=[],
        play=[],
        hist=[],
        natdeck=[],
        accession=-1,
        dev=[],
        host=[],
        garrison=[],
        tapped=[],
        nat_x=0,
        dev_x=0,
        freed=[],
        ignore=0,
        treat_fert=0,
        treat_riv=0,
        stored=0,
        deck_known=0,
        nat_known=0,
        nat_mixed=0,
        secret=[],
        open_hand=[],
        open_hist=[],
        slots=[],
        bot=0,
    )


@data
class Context(Part):
    """What an ability remembers while it is resolved."""

    # whose ability, on which card
    seat: int
    card: int
    # the card moved, drawn or gained last
    it: int
    moved: int
    paid: int
    drawn: list[int]
    # seats (as bits) from whom too little could be stolen
    short: int
    # for each seat the card it was given, or -1
    given: list[int]
    # seats (as bits) that this attack does not touch
    protected: int
    # the region beneath which a card was garrisoned
    host: int
    # icons of the card through which materials are being gained (IM-12.4, IM-12.6)
    via: int


def new_context(seat: int, card: int, moved: int = 0) -> Context:
    return Context(
        seat=seat, card=card, it=-1, moved=moved, paid=0, drawn=[], short=0, given=[], protected=0, host=-1, via=0
    )


@data
class Imperium(Programmed):
    seats: int
    box: int
    # All players; in a solo game the bot is the last of them, without a seat.
    players: list[Player]
    # Market slots: those below the small decks (REG, UNC, CIV), then two of the main deck; -1 is empty.
    market: list[int]
    tucked: list[int]
    # three numbers (M, P, G) for each slot
    tokens: list[int]
    decks: list[list[int]]
    main: list[int]
    exile: list[int]
    unrest: list[int]
    fame: list[int]
    # fame cards put back into the box unseen; common cards that take no part
    removed: list[int]
    spare: list[int]
    # the upper side of King of Kings (0: A), and the seats (as bits) that have resolved side B
    king: int
    king_used: int
    # fame cards that a seat is looking at
    looked: list[int]
    looker: int
    round: int
    # whose turn it is, and whether it is spent on Activate
    active: int
    activating: int
    # scoring has been triggered (why: REASON + 1), and the number of the last round
    ending: int
    last_round: int
    # SCORING or COLLAPSE once the game is decided
    ended: int
    contexts: list[Context]
    refill_by_suit: int
    quest_scores: int
    difficulty: int

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
