"""What the tests of the cards share."""

from .apart import apart as apart
