"""Words: turns the ids of the engine into sentences, from the Fluent catalogues (common, and of each title)."""

from ludarium.text.catalogue import LANGUAGES, place
from ludarium.text.check import check_catalogue
from ludarium.text.speaker import Speaker

__all__ = ["LANGUAGES", "Speaker", "check_catalogue", "place"]
