"""Imperium: Classics and Legends."""

from ludarium.games.imperium.title import TITLE

__all__ = ["TITLE"]
