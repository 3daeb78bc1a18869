"""The end of the game: scoring (IM-10), collapse (IM-9.4 to IM-9.7), and what happens before either is counted."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import AT_THE_END, ATLANTEANS, BITS, COURT, POINTS
from ludarium.games.imperium.effects.abilities import begin
from ludarium.games.imperium.effects.effect import Count
from ludarium.games.imperium.effects.symbols import (
    CIV,
    COUNT_G,
    COUNT_M,
    COUNT_OPPONENT_UNREST,
    COUNT_P,
    COUNT_POORER,
    ELSEWHERE,
    FAM,
    GARRISONED,
    IN_HISTORY,
    IN_PLAY,
    NOT_IN_PLAY,
    OVER_ALL,
    OVER_EXILE,
    OVER_GARRISON,
    OVER_HISTORY,
    PWR,
    REG,
    TRI,
    UNC,
    UNR,
)
from ludarium.games.imperium.position import COLLAPSE, Imperium, Player, garrison_of
from ludarium.games.imperium.solo.bot import bot_score
from ludarium.games.imperium.zones import symbols_on
from ludarium.kernel.fields import data
from ludarium.kernel.position import Step
from ludarium.kernel.title import Standing, Standings, ranked

LIMIT: Final = 10  # IM-10.6: what a variable card can score at most

# Where a player's points come from, in the order of the final table
SOURCES: Final = [
    "progress",
    "power",
    "nation",
    "region",
    "uncivilised",
    "civilised",
    "tributary",
    "fame",
    "unrest",
]


@data
class Finish(Step[Imperium]):
    """The last frame of every game: IM-12.10, before points or unrest are counted."""

    def run(self, position: Imperium) -> None:
        position.active = -1
        position.activating = 0
        for seat in range(position.seats - 1, -1, -1):
            for zone, _ in scoring_zones(position, position.players[seat]):
                for card in zone[:]:
                    ability = AT_THE_END[card]
                    if ability is not None:
                        begin(position, seat, card, ability)


Zones = list[tuple[list[int], int]]


def scoring_zones(position: Imperium, player: Player) -> Zones:
    """IM-10.3: all cards in scoring locations, and which place that is."""
    garrison = player.garrison
    if COURT in player.host and not position.quest_scores:
        # AMB-33: the active quest
        garrison = [garrison[i] for i in range(len(garrison)) if player.host[i] != COURT]
    # AMB-38: sunken is not history
    place = ELSEWHERE if player.nation == ATLANTEANS else IN_HISTORY
    return [
        ([player.power, *player.extra], IN_PLAY),
        (player.play, IN_PLAY),
        (garrison, GARRISONED),
        (player.hand, ELSEWHERE),
        (player.deck, ELSEWHERE),
        (player.disc, ELSEWHERE),
        (player.hist, place),
    ]


def source_of(card: int) -> int:
    bits = BITS[card]
    for source, suit in ((1, PWR), (8, UNR), (7, FAM), (3, REG), (6, TRI), (4, UNC), (5, CIV)):
        if bits & suit:
            return source
    return 2


# Of most cards the points are known beforehand.
PLAIN: Final[list[bool]] = [not points.counts and not points.places for points in POINTS]
FIXED: Final[list[int]] = [points.fixed for points in POINTS]
SOURCE_OF: Final[list[int]] = [source_of(card) for card in range(len(POINTS))]


def score_parts(position: Imperium, seat: int, seen: bool = False) -> list[int]:
    """Victory points by source (SOURCES); if only what is `seen` counts, then as far as the player can know them."""
    player = position.players[seat]
    zones = scoring_zones(position, player)
    parts = [0] * len(SOURCES)
    parts[0] = player.g
    for zone, place in zones:
        for card in zone:
            value = FIXED[card] if PLAIN[card] else points_of(position, seat, card, place, zones, seen)
            if value:
                parts[SOURCE_OF[card]] += value
    return parts


def score(position: Imperium, seat: int) -> int:
    """All of them together."""
    player = position.players[seat]
    zones = scoring_zones(position, player)
    total = player.g
    for zone, place in zones:
        for card in zone:
            total += FIXED[card] if PLAIN[card] else points_of(position, seat, card, place, zones)
    return total


def points_of(position: Imperium, seat: int, card: int, place: int, zones: Zones, seen: bool = False) -> int:
    points = POINTS[card]
    if points.counts:
        total = 0
        for count in points.counts:
            total += counted(position, seat, card, count, zones, seen) // count.per * count.each
        return min(LIMIT, total)
    if points.places:
        for wanted, value in points.places:
            if wanted in (place, ELSEWHERE) or (wanted == NOT_IN_PLAY and place != IN_PLAY):
                return value
        return 0
    return points.fixed


def counted(position: Imperium, seat: int, card: int, count: Count, zones: Zones, seen: bool) -> int:
    """IM-10.7: what one summand of variable points counts."""
    player = position.players[seat]
    what = count.what
    if what == COUNT_M:
        return player.m
    if what == COUNT_P:
        return player.p
    if what == COUNT_G:
        return player.g
    if what == COUNT_POORER:
        return sum(1 for other in position.players if other.g < player.g)
    if what == COUNT_OPPONENT_UNREST:
        found = 0
        for other in range(len(position.players)):
            if other != seat:
                found += seen_unrest_of(position, other) if seen else unrest_of(position, other)
        return found
    if count.over == OVER_ALL:
        found = 0
        kind, non = count.kind, count.non
        for zone, _ in zones:
            for each in zone:
                bits = BITS[each]
                if bits & kind and not bits & non:
                    found += symbols_on(each, kind)
        return found
    if count.over == OVER_EXILE:
        among = position.exile
    elif count.over == OVER_GARRISON:
        among = garrison_of(player, card)
    elif count.over == OVER_HISTORY:
        among = [] if player.nation == ATLANTEANS else player.hist
    else:
        among = player.play
    return sum(symbols_on(each, count.kind) for each in among if not BITS[each] & count.non)


def unrest_of(position: Imperium, seat: int) -> int:
    """IM-9.6, AMB-7: all unrest a player owns."""
    player = position.players[seat]
    return unrest_in([player.hand, player.play, player.deck, player.disc, player.hist, player.garrison, player.slots])


def seen_unrest_of(position: Imperium, seat: int) -> int:
    """The unrest that everybody knows a player to own."""
    player = position.players[seat]
    return unrest_in([player.open_hand, player.play, player.disc, player.open_hist, player.garrison, player.slots])


def unrest_in(zones: list[list[int]]) -> int:
    found = 0
    for zone in zones:
        for card in zone:
            if BITS[card] & UNR:
                found += 1
    return found


# the result


def standings(table: Imperium) -> Standings:
    parts = [score_parts(table, seat) for seat in range(table.seats)]
    points = [sum(each) for each in parts]
    named = [list(zip(SOURCES, each, strict=True)) for each in parts]
    if table.seats == 1:
        return _solo_standings(table, points[0], named)
    if table.ended == COLLAPSE:
        keys = [[-unrest_of(table, seat), points[seat]] for seat in range(table.seats)]
        rows = ranked([0] * table.seats, named, keys)
        for row in rows:
            row.points = points[row.seat]
        return Standings("collapse", rows)
    return Standings("scoring", ranked(points, named))


def _solo_standings(table: Imperium, points: int, parts: list[list[tuple[str, int]]]) -> Standings:
    """IM-10.8, B-16: a tie is won by both."""
    theirs = bot_score(table)
    total = sum(value for _, value in theirs)
    mine, other = [points], [total]
    if table.ended == COLLAPSE:
        mine, other = [-unrest_of(table, 0), points], [-unrest_of(table, 1), total]
    won = mine >= other
    row = Standing(0, 1 if won else 2, points, parts[0])
    reason = "collapse" if table.ended == COLLAPSE else "scoring"
    return Standings(reason, [row], "victory" if won else "defeat", [("bot", total, theirs)])
