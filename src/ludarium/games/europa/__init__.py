"""Europa Universalis: The Price of Power."""

from ludarium.games.europa.title import TITLE

__all__ = ["TITLE"]
