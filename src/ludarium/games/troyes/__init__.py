"""Troyes: the city, its three buildings, its cathedral and its troubles. The rules are in rules.md."""

from ludarium.games.troyes.title import TITLE

__all__ = ["TITLE"]
