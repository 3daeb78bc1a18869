"""The Price of Power, begun in the middle: a server that imports this first; `LUDARIUM_SCENE` says where.

battle  France attacks England in Brittany & Normandy, before the Battle Actions of the first Round
peace   France has Occupied three Provinces of England, and settles the war
deal    France proposes a deal, and has what England would like to buy
war     France declares War, and has an Ally who can be called
turn    the first Turn of France
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1] / "games" / "europa"))

# the same cards and dice each time
os.environ.setdefault("LUDARIUM_SEED", "scenes")
# (A server imports this file by its own name: it has no package.)
import known_seed  # type: ignore[import-not-found]  # noqa: F401
from board import Board  # type: ignore[import-not-found]

from ludarium.games import europa
from ludarium.games.europa.battle import battle
from ludarium.games.europa.diplomacy import deals
from ludarium.games.europa.peace.resolution import WarsStep
from ludarium.games.europa.rounds.turn import TakeTurn
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.title import EuropaTitle
from ludarium.games.europa.war import declare
from ludarium.kernel import chance

SCENE: Final = os.environ.get("LUDARIUM_SCENE", "")


def first_turn(title: EuropaTitle, position: Europa) -> None:
    """Everybody chooses as a quick player would, until France has its first Turn."""
    dice = chance.fast(7)
    while not (isinstance(position.agenda[-1], TakeTurn) and position.seat == 0):
        position.choose(title.policy(position, position.options(), dice))


def battle_scene(table: Board) -> None:
    position = table.position
    table.war("france", "england")
    table.army("england", 1, "brittany-normandy", infantry=3, cavalry=1)
    table.army("france", 1, "brittany-normandy", infantry=3, cavalry=2, mercenary_infantry=1)
    position.own_player(table.player("france")).power[2] = 4
    battle.fight(position, table.space("brittany-normandy"), False, table.player("france"), table.space("seine"))
    position.advance()


def peace_scene(table: Board) -> None:
    position = table.position
    table.war("france", "england")
    table.occupy("normandie", "caux", "maine", "france")
    table.army("france", 1, "brittany-normandy", infantry=5, cavalry=2)
    position.push(WarsStep(table.player("france"), []))
    position.advance()


def deal_scene(table: Board) -> None:
    position = table.position
    table.claim("england", "seine")
    for name in ("france", "england"):
        player = position.own_player(table.player(name))
        player.power = [3, 5, 3]
        player.ducats = 20
    deals.begin_deal(position, table.player("france"))
    position.advance()


def war_scene(table: Board) -> None:
    position = table.position
    table.ally("france", "scotland").ally("england", "brittany")
    position.own_player(table.player("france")).power[2] = 4
    declare.begin_declare(position, table.player("france"))
    position.advance()


def turn_scene(table: Board) -> None:
    """Nothing more than that."""


SCENES: Final = {"turn": turn_scene, "battle": battle_scene, "peace": peace_scene, "deal": deal_scene, "war": war_scene}


class SceneTitle(EuropaTitle):
    __module__ = EuropaTitle.__module__  # its room is the title's own, not this folder

    def begin(self, position: Europa) -> Europa:
        begun = super().begin(position)
        first_turn(self, begun)
        SCENES[SCENE](Board(begun))
        return begun


SCENES_TITLE: Final = SceneTitle()
setattr(europa, "TITLE", SCENES_TITLE)  # noqa: B010
