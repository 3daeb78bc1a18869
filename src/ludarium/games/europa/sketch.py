"""The board as text, and looking for something on it (see kernel/sketch.py). All of it is of the folder `sight`."""

from __future__ import annotations

from ludarium.games.europa.sight.look import look as look
from ludarium.games.europa.sight.sketch import draw as draw
from ludarium.games.europa.sight.sketch import hand as hand
