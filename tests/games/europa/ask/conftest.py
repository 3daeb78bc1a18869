"""What the tests of what is asked share."""

from ..cards.apart import apart as apart
