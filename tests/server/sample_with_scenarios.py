"""The sample title with two scenarios that can be played and one that cannot yet."""

from ludarium.kernel.sample import SampleTitle
from ludarium.kernel.title import Scenario, Side

TITLE = SampleTitle(
    [
        Scenario("duel", [Side("card:1", "#aa3333"), Side("card:2", "#3333aa")], 3, (5, 10), {"double": "on"}),
        Scenario("feast", [Side(f"card:{card}", "#33aa33") for card in (3, 4, 5)], 3, (10, 20)),
        Scenario("siege", [Side("card:6", "#aaaa33")], 9, (60, 90), ready=False),
    ]
)
