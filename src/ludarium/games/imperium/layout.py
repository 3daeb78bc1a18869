"""How a scenario describes the table, and where it can begin."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import CARD, NATION
from ludarium.games.imperium.cleanup import CleanUp
from ludarium.games.imperium.position import Imperium, newcomer
from ludarium.games.imperium.scoring import Finish
from ludarium.games.imperium.turn import Activate, Round, SolsticeTime, Turn
from ludarium.games.imperium.vocabulary import STATE
from ludarium.kernel.domain import SEAT, Domain
from ludarium.kernel.layout import Many, Ref, Struct, Whole

DECK: Final = Domain("small-deck", ["region", "uncivilised", "civilised"])
_CARDS: Final = Many(Ref(CARD))
_PLACES: Final = Many(Ref(CARD, True))

PLAYER: Final = Struct(
    [
        ("nation", Ref(NATION, True)),
        ("power", Ref(CARD, True)),
        ("extra", _CARDS),
        ("state", Ref(STATE)),
        ("m", Whole()),
        ("p", Whole()),
        ("g", Whole()),
        ("a", Whole()),
        ("x", Whole()),
        ("hand", _CARDS),
        ("deck", _CARDS),
        ("disc", _CARDS),
        ("play", _CARDS),
        ("hist", _CARDS),
        ("natdeck", _CARDS),
        ("accession", Ref(CARD, True)),
        ("dev", _CARDS),
        ("host", _CARDS),
        ("garrison", _CARDS),
        ("tapped", _CARDS),
        ("nat_x", Whole(0, 1)),
        ("dev_x", Whole(0, 1)),
        ("freed", _CARDS),
        ("ignore", Whole(0, 1)),
        ("treat_fert", Whole(0, 9)),
        ("treat_riv", Whole(0, 9)),
        ("stored", Whole()),
        ("deck_known", Whole()),
        ("nat_known", Whole(0, 1)),
        ("slots", _CARDS),
    ],
    newcomer,
)
LAYOUT: Final = Struct(
    [
        ("round", Whole()),
        ("players", Many(PLAYER, SEAT)),
        ("market", _PLACES),
        ("tucked", _PLACES),
        ("tokens", Many(Whole())),
        ("decks", Many(_CARDS, DECK)),
        ("main", _CARDS),
        ("exile", _CARDS),
        ("unrest", _CARDS),
        ("fame", _CARDS),
        ("looked", _CARDS),
        ("king", Whole(0, 1)),
        ("king_used", Whole(0, 63)),
        ("ending", Whole(0, 7)),
        ("last_round", Whole()),
        ("ended", Whole(0, 3)),
    ]
)
PHASES: Final = ["turn", "activate", "cleanup", "solstice", "round", "finish"]


def tidy(position: Imperium) -> None:
    """A scenario names some cards and leaves the rest where the setup put it: a named card is taken from there."""
    seen: set[int] = set()
    zones: list[list[int]] = []
    players = position.players
    for player in players:
        zones += [player.play, player.garrison, player.hist, player.disc]
    zones.append(position.exile)
    for player in players:
        zones.append(player.hand)
    zones += [position.market, position.tucked]
    for player in players:
        zones += [player.slots, player.deck, player.dev, player.natdeck]
    zones.append(position.unrest)
    zones += [*position.decks, position.main, position.fame]
    for zone in zones:
        fixed = zone is position.market or zone is position.tucked
        for i in range(len(zone) - 1, -1, -1):
            if zone[i] < 0:
                continue
            if zone[i] in seen:
                if fixed:
                    zone[i] = -1
                else:
                    del zone[i]
        seen.update(card for card in zone if card >= 0)
    for player in players:
        if player.accession in seen:
            player.accession = -1


def enter(position: Imperium, phase: str, seat: int) -> None:
    tidy(position)
    position.round = max(1, position.round)
    position.active = seat
    position.activating = 0
    position.agenda = [Finish()]
    if phase == "finish":
        return
    position.agenda.append(Round())
    if phase == "round":
        return
    position.agenda.append(SolsticeTime())
    if phase == "solstice":
        return
    for later in range(len(position.players) - 1, seat, -1):
        position.agenda.append(Turn(later))
    if phase == "turn":
        position.agenda.append(Turn(seat))
    elif phase == "cleanup":
        position.agenda.append(CleanUp(seat))
    else:
        position.activating = 1
        position.agenda.append(Activate(seat))
