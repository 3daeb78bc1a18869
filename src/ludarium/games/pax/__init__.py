"""Pax Renaissance, second edition: the houses that paid for the Renaissance."""

from ludarium.games.pax.title import TITLE

__all__ = ["TITLE"]
