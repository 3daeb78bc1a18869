"""All rooms of the house: importing this opens every door of table.doors, and sets every listener."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.battle import due
from ludarium.games.europa.cards import action, bonds, cubes, faiths, forces, gains, lands, machine, stock, vassals
from ludarium.games.europa.cards import peace as ending_wars
from ludarium.games.europa.cards import reactions as reacting
from ludarium.games.europa.curia import cardinals
from ludarium.games.europa.diplomacy import claims, covert, influence
from ludarium.games.europa.empire import election
from ludarium.games.europa.empire import lands as empire_lands
from ludarium.games.europa.events import growth, symbols
from ludarium.games.europa.glory import moment
from ludarium.games.europa.npr import liberation, rebels
from ludarium.games.europa.realm import characters, religion
from ludarium.games.europa.rounds import watch
from ludarium.games.europa.trade import discovery
from ludarium.games.europa.war import declare

ROOMS: Final = (
    due,
    action,
    bonds,
    cubes,
    faiths,
    forces,
    gains,
    lands,
    machine,
    stock,
    vassals,
    ending_wars,
    reacting,
    cardinals,
    claims,
    covert,
    influence,
    election,
    empire_lands,
    growth,
    symbols,
    moment,
    liberation,
    rebels,
    characters,
    religion,
    watch,
    discovery,
    declare,
)
