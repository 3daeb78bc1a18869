"""Religious and revolutionary ideas spread (EU-16.5.12-13, 16.5.19-26)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import offices, ownership
from ludarium.games.europa.events import spread
from ludarium.games.europa.facts import faiths, paths, places
from ludarium.games.europa.table.position import REVOLUTION
from ludarium.games.europa.table.small import put, with_bits

from ..board import Board, board
from .fates import Fates


def catholic() -> Board:
    """All Areas are Catholic but for those that are Orthodox or Muslim."""
    table = board("1-01", people=4, lands=True)
    for slot in spread.slots(table.position):
        if offices.creed(table.position, slot) not in (faiths.ORTHODOX, faiths.MUSLIM):
            areas = table.position.own_areas()
            areas.creed = put(areas.creed, slot, faiths.CATHOLIC)
    return table


def where(fates: Fates) -> list[str]:
    """The options, `saxony protestant`."""
    return fates.of("spread-to")


@pytest.mark.rule("EU-16.5.19")
def test_clusters_are_bodies_of_areas_connected_by_land() -> None:
    table = catholic().creed("saxony", "protestant").creed("bohemia", "protestant").creed("scotland", "protestant")
    found = [sorted(table.spaces(body)) for body in spread.clusters(table.position, faiths.PROTESTANT)]
    assert sorted(found) == [["bohemia", "saxony"], ["scotland"]]
    assert spread.clusters(table.position, faiths.COUNTER_REFORMED) == []


@pytest.mark.rule("EU-16.5.12", "EU-16.5.20")
def test_a_token_comes_beside_its_cluster_also_across_the_sea() -> None:
    fates = Fates(catholic().creed("scotland", "protestant")).symbol("religion", "france")
    assert fates.asked == "SpreadWhere france"
    found = [each.split()[0] for each in where(fates)]
    assert len(found) > 2
    assert "scotland" not in found
    assert "ireland" in found  # across the sea
    fates.answer("spread-to space=ireland faith=protestant")
    assert fates.creed("ireland") == "protestant"
    assert fates.asked == ""  # one token for each cluster


@pytest.mark.rule("EU-16.5.20")
def test_orthodox_and_muslim_areas_are_immune_and_any_token_is_replaced() -> None:
    table = catholic().creed("castile", "protestant").creed("leon", "diverse").creed("andalucia", "muslim")
    fates = Fates(table).symbol("religion", "france")
    found = [each.split()[0] for each in where(fates)]
    assert "leon" in found
    assert "andalucia" not in found
    areas = table.position.own_areas()
    areas.creed = with_bits(areas.creed, table.space("aragon"), REVOLUTION)
    fates = Fates(table).symbol("religion", "france").answer("spread-to space=aragon faith=protestant")
    assert offices.creed(table.position, table.space("aragon")) == faiths.PROTESTANT


@pytest.mark.rule("EU-16.5.21", "AMB-51")
def test_four_tokens_at_most_and_two_of_one_faith_while_both_are_in_play() -> None:
    table = catholic().creed("scotland", "protestant").creed("saxony", "protestant").creed("castile", "protestant")
    table.creed("central-italy", "counter-reformed")
    fates = Fates(table).symbol("religion", "france")
    for _ in range(2):
        fates.answer(next(each for each in fates.options if each.endswith("protestant")))
    assert all(each.endswith("counter-reformed") for each in where(fates))
    fates.answer(fates.options[0])
    assert fates.asked == ""  # the third Protestant cluster stays as it is


@pytest.mark.rule("EU-16.5.20", "EU-16.5.21")
def test_a_token_beside_two_clusters_can_be_of_either() -> None:
    table = catholic().creed("bohemia", "protestant").creed("rhineland", "protestant")
    fates = Fates(table).symbol("religion", "france").answer("spread-to space=bavaria-swabia faith=protestant")
    found = [each.split()[0] for each in where(fates)]
    assert "royal-hungary" in found  # beside Bohemia alone: then the first was of the Rhineland
    assert "seine" in found  # beside the Rhineland alone: then the first was of Bohemia
    fates.answer("spread-to space=royal-hungary faith=protestant")
    assert fates.asked == ""


@pytest.mark.rule("EU-16.5.21")
def test_with_one_faith_in_play_four_clusters_spread_at_most() -> None:
    table = catholic()
    for name in ("scotland", "saxony", "castile", "central-italy", "jutland"):
        table.creed(name, "protestant")
    fates = Fates(table).symbol("religion", "france")
    placed = 0
    while fates.asked:
        fates.answer(fates.options[0])
        placed += 1
    assert placed == 4


@pytest.mark.rule("EU-16.5.21")
def test_a_token_of_this_turn_is_not_replaced_and_what_it_replaced_does_not_spread() -> None:
    table = catholic().creed("leon", "protestant").creed("castile", "counter-reformed")
    fates = Fates(table).symbol("religion", "france")
    fates.answer("spread-to space=castile faith=protestant")
    assert fates.asked == ""  # the only Counter-Reformed cluster is gone
    table = catholic().creed("leon", "protestant").creed("castile", "counter-reformed")
    fates = Fates(table).symbol("religion", "france").answer("spread-to space=portugal faith=protestant")
    assert "portugal counter-reformed" not in where(fates)


@pytest.mark.rule("EU-16.5.22")
def test_without_a_cluster_diverse_faiths_appear_in_two_catholic_areas_off_the_marked_seas() -> None:
    fates = Fates(catholic()).symbol("religion", "france")
    found = fates.of("diverse-in")
    for name in found:
        assert fates.creed(name) == "catholic"
        for sea in paths.seas(paths.SPACE_SEAS[fates.position.board][fates.table.space(name)]):
            assert places.MARK[sea] != places.DAGGER
    assert "bohemia" in found
    fates.answer("diverse-in space=bohemia")
    assert "bohemia" not in fates.of("diverse-in")
    fates.answer("diverse-in space=saxony")
    assert [fates.creed("bohemia"), fates.creed("saxony"), fates.asked] == ["diverse", "diverse", ""]


@pytest.mark.rule("EU-16.5.23", "AMB-62")
def test_by_itself_diverse_faiths_follow_the_alphabet() -> None:
    table = catholic()
    expected = sorted(spread.diverse_areas(table.position), key=places.SPACE_ORDER.__getitem__)[:2]
    fates = Fates(table).symbol("religion")
    for slot in expected:
        assert offices.creed(fates.position, slot) == faiths.DIVERSE


@pytest.mark.rule("EU-16.5.23")
def test_by_itself_the_faiths_take_turns_protestants_first_and_prefer_towns_then_tax() -> None:
    table = catholic().creed("leon", "protestant").creed("central-italy", "counter-reformed")
    near = spread.goals(table.position, [table.space("leon")], faiths.PROTESTANT, [])
    worth = {places.SPACE.ref(slot): tax(table, slot) for slot in near if has_town(table, slot)}
    assert len(worth) > 1
    fates = Fates(table).symbol("religion")
    first, second = fates.spread()
    assert [first.split()[1], second.split()[1]] == ["protestant", "counter-reformed"]
    assert worth[first.split()[0]] == max(worth.values())


def tax(table: Board, slot: int) -> int:
    return sum(
        ownership.tax_value(table.position, province)
        for area in places.SLOT_AREAS[slot]
        for province in places.PROVINCES_OF[table.position.board][area]
    )


def has_town(table: Board, slot: int) -> bool:
    return any(
        table.position.land.town[province]
        for area in places.SLOT_AREAS[slot]
        for province in places.PROVINCES_OF[table.position.board][area]
    )


# the Revolution


def revolution(*names: str) -> Board:
    table = catholic()
    for name in names:
        areas = table.position.own_areas()
        areas.creed = with_bits(areas.creed, places.SLOT_OF[table.space(name)], REVOLUTION)
    return table


def revolutionary(fates: Fates) -> list[str]:
    return sorted(
        places.SPACE.ref(slot) for slot in spread.slots(fates.position) if fates.position.areas.creed[slot] & REVOLUTION
    )


@pytest.mark.rule("EU-16.5.25", "EU-16.5.13")
def test_the_first_two_tokens_come_to_players_capital_areas() -> None:
    fates = Fates(revolution()).symbol("revolution", "france")
    assert sorted(each.split()[0] for each in where(fates)) == ["austria", "castile", "east-anglia", "seine"]
    fates.answer("spread-to space=seine faith=revolutionary", "spread-to space=castile faith=revolutionary")
    assert fates.asked == ""
    assert revolutionary(fates) == ["castile", "seine"]
    assert fates.creed("seine") == "catholic"  # below the token


@pytest.mark.rule("EU-16.5.26")
def test_by_itself_they_come_to_the_players_with_the_lowest_stability() -> None:
    table = revolution()
    for name, stability in (("france", 1), ("castile", -1), ("england", 2), ("austria", -3)):
        table.position.own_player(table.player(name)).stability = stability
    assert revolutionary(Fates(table).symbol("revolution")) == ["austria", "castile"]


@pytest.mark.rule("EU-16.5.24", "EU-16.5.25")
def test_the_only_cluster_spreads_and_one_token_more_comes_away_from_it() -> None:
    table = revolution("castile").creed("andalucia", "muslim")
    fates = Fates(table).symbol("revolution", "france")
    assert "andalucia revolutionary" in where(fates)  # Muslim Areas too
    fates.answer("spread-to space=andalucia faith=revolutionary")
    beside = table.spaces(spread.beside(table.position, table.space("castile"), True))
    assert not {each.split()[0] for each in where(fates)} & {*beside, "castile"}
    fates.answer("spread-to space=bohemia faith=revolutionary")
    assert fates.asked == ""
    assert revolutionary(fates) == ["andalucia", "bohemia", "castile"]


@pytest.mark.rule("EU-16.5.24", "EU-16.5.21")
def test_a_revolution_beside_two_clusters_can_be_of_either() -> None:
    fates = Fates(revolution("bohemia", "rhineland")).symbol("revolution", "france")
    fates.answer("spread-to space=bavaria-swabia faith=revolutionary")
    found = [each.split()[0] for each in where(fates)]
    assert "royal-hungary" in found  # beside Bohemia alone
    assert "seine" in found  # beside the Rhineland alone
    fates.answer("spread-to space=seine faith=revolutionary")
    assert fates.asked == ""


@pytest.mark.rule("EU-16.5.24")
def test_each_of_several_clusters_spreads_once() -> None:
    fates = Fates(revolution("castile", "bohemia")).symbol("revolution", "france")
    placed = 0
    while fates.asked:
        fates.answer(fates.options[0])
        placed += 1
    assert placed == 2


@pytest.mark.rule("EU-16.5.26")
def test_without_a_token_left_one_may_be_taken_from_the_board() -> None:
    table = revolution()
    for slot in [each for each in spread.slots(table.position) if each != table.space("seine")][: spread.REVOLUTIONS]:
        areas = table.position.own_areas()
        areas.creed = with_bits(areas.creed, slot, REVOLUTION)
    fates = Fates(table).symbol("revolution", "france")
    assert fates.asked == "TakeRevolution france"
    assert "decline" in fates.options
    before = revolutionary(fates)
    fates.answer(fates.options[0])
    assert len(revolutionary(fates)) == len(before) - 1
    assert fates.asked == "RevolutionWhere france"
