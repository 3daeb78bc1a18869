"""Colours of the Realms that can be played: our own, for mats, pieces and the map."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import realms

COLOURS: Final[dict[int, str]] = {
    realms.FRANCE: "#2f5fb3",
    realms.CASTILE: "#d9a520",
    realms.ENGLAND: "#b3262e",
    realms.AUSTRIA: "#8a8d91",
    realms.OTTOMANS: "#3f8f4f",
    realms.POLAND: "#d36c86",
    realms.MUSCOVY: "#7a6a2a",
    realms.DENMARK: "#9c4a3c",
    realms.KALMAR: "#9c4a3c",
    realms.SWEDEN: "#3a86a8",
    realms.PORTUGAL: "#2f7d6b",
    realms.NETHERLANDS: "#e07b28",
    realms.PAPAL_STATES: "#c9b458",
    realms.BRANDENBURG: "#4a4f5c",
    realms.VENICE: "#4f9c93",
    realms.MAMLUKS: "#a8823a",
    realms.BYZANTIUM: "#7a3f8c",
    realms.ULM: "#5c6b3a",
    realms.ARAGON: "#c26a1f",
}
