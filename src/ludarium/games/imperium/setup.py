"""Setup (IM-4): nations, player areas, and the shared area."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.imperium.cards import (
    ATLANTEANS,
    BITS,
    BOOK,
    CARDS,
    NATION,
    NATIONS,
    PATH,
    SHANGRI_LA,
    SIZE,
    VISIONS,
)
from ludarium.games.imperium.cleanup import ACTIONS, HAND_SIZE, exhaust_tokens
from ludarium.games.imperium.effects.symbols import (
    CIV,
    EMP,
    FAM,
    REG,
    S_ACCESSION,
    S_DECK,
    S_DEV,
    S_NATION,
    S_POWER,
    S_SUPPLY,
    TRI,
    UNC,
    UNR,
)
from ludarium.games.imperium.market import SLOTS, SMALL, tuck
from ludarium.games.imperium.position import Imperium, Player, newcomer
from ludarium.games.imperium.vocabulary import CHOSE_NATION, NATION_VERB, SIDE_VERB
from ludarium.kernel.chance import Chance
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Frame, Step
from ludarium.kernel.verb import first

BOXES: Final = ["classics", "legends"]
POOLS: Final = ["both", "classics", "legends"]
START_M: Final = 3
START_P: Final = 2
START_G: Final = 1
# IM-4.18, IM-4.19: by the number of players (solo as for two)
FAME_REMOVED: Final = {2: 2, 3: 1, 4: 0}
SMALL_DECK: Final = {2: 6, 3: 7, 4: 8}

_FACES: Final = (PATH, SHANGRI_LA)  # the other sides of the journey cards


def allowed(position: Imperium, pool: int) -> list[int]:
    """The nations that are still free. `pool`: 0 both boxes, 1 classics, 2 legends."""
    taken = [player.nation for player in position.players]
    return [
        nation
        for nation in range(NATION.size)
        if nation not in taken and (pool == 0 or BOOK.nations[nation].box == POOLS[pool])
    ]


@data
class ChooseNation(Decision[Imperium]):
    """IM-4.1, IM-4.4: any nation that nobody has chosen yet."""

    RULES = ("IM-4.1", "IM-4.4")

    pool: int

    def options(self, position: Imperium) -> list[int]:
        return [NATION_VERB.of(nation) for nation in allowed(position, self.pool)]

    def choose(self, position: Imperium, option: int) -> None:
        position.players[self.seat].nation = first(option)


@data
class ChooseSide(Decision[Imperium]):
    """IM-4.5: the side of the power card, for the whole game."""

    RULES = ("IM-4.5", "IM-2.16")

    def options(self, position: Imperium) -> list[int]:
        return [SIDE_VERB.of(0), SIDE_VERB.of(1)]

    def choose(self, position: Imperium, option: int) -> None:
        player = position.players[self.seat]
        player.power = power_card(player.nation, first(option))
        position.tell(CHOSE_NATION, self.seat, player.nation, player.power)


def power_card(nation: int, side: int) -> int:
    for card in range(SIZE):
        if CARDS[card].nation == nation and CARDS[card].ref.endswith(f".power.{'ab'[side]}"):
            return card
    raise KeyError(nation)


@data
class Deal(Step[Imperium]):
    """All areas are laid out once the nations are known."""

    def run(self, position: Imperium) -> None:
        deal(position)


def deal(position: Imperium) -> None:
    if position.seats == 1 and len(position.players) == 1:
        free = allowed(position, 0)
        add_bot(position, free[position.chance.below(len(free))])
    for player in position.players:
        if not player.bot:
            lay_out_player(position, player)
    lay_out_common(position)
    DEAL_BOT[0](position)


def add_bot(position: Imperium, nation: int) -> None:
    """B-1: the bot plays a nation that the human does not."""
    player = newcomer()
    player.nation = nation
    player.power = power_card(nation, 0)
    player.bot = 1
    position.players.append(player)


def _no_bot(position: Imperium) -> None:
    pass


DEAL_BOT: Final = [_no_bot]


def player_count(position: Imperium) -> int:
    """The number of players that decides about cards and decks (IM-2.13: solo as with two)."""
    return max(2, position.seats)


def nation_cards(nation: int, start: int) -> list[int]:
    return [card for card in range(SIZE) if CARDS[card].nation == nation and CARDS[card].start == start]


def lay_out_player(position: Imperium, player: Player) -> None:
    """IM-4.6 to IM-4.14"""
    nation = player.nation
    for card in nation_cards(nation, S_POWER):
        # the Gates lie beneath the Visions, out of sight
        if ".power." not in CARDS[card].ref and card not in _FACES and VISIONS not in player.extra:
            player.extra.append(card)
    player.natdeck = nation_cards(nation, S_NATION)
    position.chance.shuffle(player.natdeck)
    accession = nation_cards(nation, S_ACCESSION)
    player.accession = accession[0] if accession else -1
    player.dev = nation_cards(nation, S_DEV)
    player.state = EMP if nation == ATLANTEANS else 0
    player.deck = nation_cards(nation, S_DECK)
    position.chance.shuffle(player.deck)
    for _ in range(HAND_SIZE):
        player.hand.append(player.deck.pop())
    player.m, player.p, player.g = START_M, START_P, START_G
    player.a = ACTIONS
    player.x = exhaust_tokens(nation)


def common_cards(position: Imperium, suit: int) -> list[int]:
    """IM-4.15, IM-4.16: the common cards of a suit that take part; cards that are UNC and CIV count as UNC."""
    count = player_count(position)
    box = BOXES[position.box]
    found = []
    for card in range(SIZE):
        facts = CARDS[card]
        if facts.nation >= 0 or facts.box not in ("", box) or facts.side or facts.players > count:
            continue
        if BITS[card] & suit and not (suit == CIV and BITS[card] & UNC):
            found.append(card)
    return found


def tributaries(position: Imperium) -> list[int]:
    """IM-4.3: a tributary named like a nation in play gives way to a random one of the other set."""
    names = [NATIONS[player.nation] for player in position.players]
    found = common_cards(position, TRI)
    position.box = 1 - position.box
    pool = [card for card in common_cards(position, TRI) if CARDS[card].title.lower() not in names]
    position.box = 1 - position.box
    result: list[int] = []
    for card in found:
        if CARDS[card].title.lower() in names and pool:
            position.spare.append(card)
            result.append(position.chance.draw(pool))
        else:
            result.append(card)
    # which of the other set take part is hidden: the rest is kept for those who have to guess
    position.spare += pool
    return result


def lay_out_common(position: Imperium) -> None:
    """IM-4.13 to IM-4.23"""
    chance = position.chance
    count = player_count(position)
    unrest = common_cards(position, UNR)
    for player in position.players:
        unrest += [card for card in nation_cards(player.nation, S_SUPPLY) if CARDS[card].players <= count]
    position.unrest = unrest
    position.fame = common_cards(position, FAM)
    chance.shuffle(position.fame)
    for _ in range(FAME_REMOVED[count]):
        position.removed.append(position.fame.pop())
    main = tributaries(position)
    position.decks = []
    for suit in (REG, UNC, CIV):
        cards = common_cards(position, suit)
        chance.shuffle(cards)
        size = SMALL_DECK[count]
        position.decks.append(cards[:size])
        main += cards[size:]
    chance.shuffle(main)
    position.main = main
    for slot in range(SLOTS):
        deck = position.decks[slot] if slot < SMALL else position.main
        card = deck.pop()
        position.market[slot] = card
        tuck(position, slot)
        if BITS[card] & CIV and not BITS[card] & UNC:
            position.tokens[3 * slot + 2] = 1
    position.reveal()


def new_position(
    seats: int,
    box: int,
    pool: int,
    nations: list[int],
    side: int,
    bot: int,
    refill_by_suit: int,
    quest_scores: int,
    difficulty: int,
    chance: Chance,
) -> Imperium:
    """`nations`: for each seat the nation, -1 for a random one, -2 if the seat chooses. `side`: -1 if chosen."""
    position = Imperium(
        agenda=[],
        chance=chance,
        seats=seats,
        box=box,
        players=[newcomer() for _ in range(seats)],
        market=[-1] * SLOTS,
        tucked=[-1] * SLOTS,
        tokens=[0] * (3 * SLOTS),
        decks=[[], [], []],
        main=[],
        exile=[],
        unrest=[],
        fame=[],
        removed=[],
        spare=[],
        king=0,
        king_used=0,
        looked=[],
        looker=-1,
        round=0,
        active=-1,
        activating=0,
        ending=0,
        last_round=0,
        ended=0,
        contexts=[],
        refill_by_suit=refill_by_suit,
        quest_scores=quest_scores,
        difficulty=difficulty,
    )
    questions: list[Frame[Any]] = []
    if seats == 1 and bot >= 0:
        add_bot(position, bot)
    # Fixed nations first, so that a random or chosen one is not among them.
    for seat in range(seats):
        if nations[seat] >= 0:
            position.players[seat].nation = nations[seat]
    for seat in range(seats):
        player = position.players[seat]
        if nations[seat] == -1:
            free = allowed(position, pool)
            player.nation = free[chance.below(len(free))]
        elif nations[seat] == -2:
            questions.append(ChooseNation(seat, pool))
        if side < 0:
            questions.append(ChooseSide(seat))
        elif nations[seat] >= -1:
            player.power = power_card(player.nation, side)
        else:
            questions.append(TakeSide(seat, side))
    if questions and all(isinstance(each, ChooseSide) for each in questions):
        # Everybody knows all nations already, and turns his own card: nobody waits for the others.
        position.push(Deal())
        position.apart(list(range(seats)), [[each] for each in questions])
    elif questions:
        position.plan([*questions, Deal()])
    else:
        deal(position)
    return position


@data
class TakeSide(Step[Imperium]):
    """The side of the power card was settled beforehand."""

    seat: int
    side: int

    def run(self, position: Imperium) -> None:
        player = position.players[self.seat]
        player.power = power_card(player.nation, self.side)
        position.tell(CHOSE_NATION, self.seat, player.nation, player.power)
