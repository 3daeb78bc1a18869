"""Nim: a heap of stones; who takes the last one wins. The rules are in rules.md."""

from nim_house.title import TITLE

__all__ = ["TITLE"]
