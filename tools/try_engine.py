"""A random game of every title that can be loaded: what a wheel can do with nothing but the base install."""

from ludarium import Match
from ludarium.kernel.chance import fast
from ludarium.kernel.title import shelf

found, faults = shelf()
assert found, "a wheel without titles"
assert not faults, faults
for title in found:
    luck = fast(1)
    match = Match.new(title, title.seats[-1], seed="a try")
    while not match.over and match.record.size < 300:
        options = match.options()
        match.choose(match.seat, options[luck.below(len(options))])
    assert Match.loads(match.dumps()).view(0) == match.view(0)
    print(title.id, match.record.size)
