"""Set-up (EU-3): what each player begins with, the decks, the Empire and the Curia; the starts of later years."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces, offices, ownership, tracks
from ludarium.games.europa.check import check
from ludarium.games.europa.facts import (
    action_cards,
    events,
    faiths,
    goals,
    ideas,
    places,
    realms,
    scenarios,
    trade_cards,
)
from ludarium.games.europa.facts import tracks as figures
from ludarium.games.europa.glory import milestones, missions
from ludarium.games.europa.rounds import ages
from ludarium.games.europa.table import position as at

from ..board import Board
from ..rounds.game import game, laid, me

# Small, Large and Vassal pieces, Tax Income of Towns and of Vassals, Manpower, Available after the Army, Influence,
# Light Ships, Galleys: counted by hand from the set-up rows
BY_HAND = {
    "france": ("1-01", 4, [8, 4, 0, 16, 0, 8, 4, 6, 2, 0]),
    "castile": ("1-01", 4, [6, 3, 0, 12, 0, 6, 4, 5, 2, 0]),
    "england": ("1-01", 4, [12, 2, 0, 16, 0, 8, 6, 7, 3, 0]),
    "austria": ("1-01", 4, [7, 1, 0, 9, 0, 5 + 3, 6, 8, 1, 0]),
    "denmark": ("1-01", 5, [3, 2, 2, 7, 1, 5, 3, 9, 2, 0]),
    "ottomans": ("2-01", 0, [11, 2, 0, 15, 0, 8, 5, 6, 1, 3]),
    "poland": ("2-01", 0, [7, 1, 3, 9, 2, 6, 4, 6, 0, 0]),
    "muscovy": ("2-01-muscovy", 0, [10, 0, 4, 10, 2, 6, 3, 5, 0, 0]),
}


def ships(table: Board, realm: str) -> list[int]:
    """Light Ships and Galleys."""
    position, player = table.position, table.player(realm)
    sail = sum(forces.light_on_slots(position, player, sea) for sea in range(places.SEAS_ALL))
    sail += sum(forces.light_off_slots(position, player, sea) for sea in range(places.SEAS_ALL))
    fleet = position.forces.fleets[player * at.FLEET : (player + 1) * at.FLEET]
    return [sail + fleet[at.FLEET_LIGHT], fleet[at.FLEET_GALLEY]]


@pytest.mark.rule("EU-3.1", "EU-3.14", "EU-3.15", "EU-3.16", "EU-3.17", "AMB-EU1-77")
@pytest.mark.parametrize("realm", list(BY_HAND))
def test_a_realm_begins_with_what_its_row_says(realm: str) -> None:
    scenario, people, wanted = BY_HAND[realm]
    table = laid(scenario, people)
    mine, player = me(table, realm), table.player(realm)
    cubes = sum(packed >> (3 * player) & 7 for packed in table.position.areas.influence)
    found = [mine.small, mine.large, mine.vassal]
    found += [tracks.base_tax(table.position, player), tracks.vassal_tax(table.position, player)]
    found += [mine.total, mine.available, cubes, *ships(table, realm)]
    assert found == wanted


@pytest.mark.rule("EU-3.10", "EU-3.11", "EU-3.13", "EU-3.18", "EU-17.1.2")
def test_every_player_begins_with_the_same_power_ducats_and_a_ruler() -> None:
    table = laid("1-01", 4)
    for mine in table.position.players:
        assert mine.power == [3, 3, 3]
        assert mine.ducats == 15
        assert [mine.prestige, mine.stability, mine.interest] == [0, 0, 0]
        assert mine.ruler >= 0
        assert len([piece for piece in mine.merchants if piece >= 0]) == 2


@pytest.mark.rule("EU-3.11", "EU-3.12")
def test_the_tracks_hold_all_pieces() -> None:
    assert [figures.PIECES_SMALL, figures.PIECES_LARGE, figures.PIECES_VASSALS] == [40, 8, 19]
    assert figures.VASSAL_INCOME[:5] == [0, 1, 1, 2, 2]


@pytest.mark.rule("EU-3.2", "EU-4.2.1")
def test_the_scenario_seats_the_realms_clockwise_and_names_the_first() -> None:
    table = game("1-01", 5)
    order = [realms.REALM.ref(table.position.realm_of(player)) for player in table.position.order]
    assert order == ["france", "castile", "england", "denmark", "austria"]
    assert table.position.first == table.player("france")


@pytest.mark.rule("EU-3.3")
def test_three_shuffled_action_decks_and_empty_discards() -> None:
    one, two = laid("1-01", 4, seed=1).position.decks, laid("1-01", 4, seed=2).position.decks
    assert sorted(card for deck in one.action for card in deck) == list(range(action_cards.CARDS))
    assert all(action_cards.DECK[card] == deck for deck in range(3) for card in one.action[deck])
    assert one.discards == [[], [], []]
    assert one.action != two.action


@pytest.mark.rule("EU-3.4", "EU-12.6.1")
def test_trade_cards_of_undiscovered_continents_wait() -> None:
    west = laid("1-01", 4).position.decks
    assert sorted(west.trade) == sorted(trade_cards.deck(False))
    assert sorted([*west.trade, *west.trade_out]) == list(range(trade_cards.TRADES))
    later = laid("1-05", 4).position
    assert later.continents == 0b11111
    assert len(later.decks.trade) > len(west.trade)


@pytest.mark.rule("EU-3.5", "EU-4.1.1", "EU-16.2.1", "EX-EU2-7")
def test_one_event_more_than_players_three_of_them_face_up() -> None:
    decks = game("1-01", 4).position.decks
    assert [len(decks.row), decks.row_up] == [5, 3]


@pytest.mark.rule("EU-16.0.4")
def test_the_first_half_of_the_events_lies_on_top() -> None:
    table = laid("1-01", 4)
    first, second = scenarios.SCENARIOS[table.position.scenario].stacks[1]
    deck = table.position.decks.events[::-1]
    assert sorted(deck[: len(first)]) == sorted(first)
    assert sorted(deck[len(first) :]) == sorted(second)


@pytest.mark.rule("EU-16.0.OR6")
def test_optional_rule_6_deals_x_events_to_either_half() -> None:
    printed = scenarios.SCENARIOS[laid("1-01", 4).position.scenario].stacks[2]
    moved = set()
    for seed in range(1, 6):
        one, two = ages.halves(laid("1-01", 4, seed=seed, random_x_events="on").position, 2)
        assert [len(one), len(two)] == [len(stack) for stack in printed]
        assert sorted([*one, *two]) == sorted([*printed[0], *printed[1]])
        moved |= set(one) - set(printed[0])
    assert ages.halves(laid("1-01", 4).position, 2) == printed
    assert moved
    assert all(events.HALF[event] == 0 for event in moved)


@pytest.mark.rule("EU-3.6", "EU-17.3.1")
def test_one_milestone_of_each_category_of_the_first_age() -> None:
    decks = laid("1-01", 4).position.decks
    assert [goals.CATEGORY[each] for each in decks.milestones] == list(range(milestones.CATEGORIES))
    assert all(each in goals.MILESTONES_OF[1][goals.CATEGORY[each]] for each in decks.milestones)


@pytest.mark.rule("EU-3.7", "EU-8.6")
def test_three_ideas_of_each_type_the_basic_ones_among_them() -> None:
    decks = laid("1-01", 4).position.decks
    for kind in range(3):
        shown = [idea for idea in decks.ideas if ideas.TYPE[idea] == kind]
        assert len(shown) == 3
        assert sum(ideas.BASIC[idea] for idea in shown) == 1
    assert all(ideas.MIN_AGE[idea] > 1 for idea in decks.ideas_later)
    assert all(ideas.MIN_AGE[idea] <= 1 for pile in decks.idea_piles for idea in pile)


@pytest.mark.rule("EU-3.8", "EU-19.1.3", "EU-18.1.1", "EU-18.2.1")
@pytest.mark.parametrize(
    ("scenario", "people", "slots"),
    [("1-00", 3, 4), ("1-01", 3, 4), ("1-01", 4, 5), ("1-01", 5, 6), ("2-01", 0, 6), ("2-01-muscovy", 0, 5)],
)
def test_the_curia_has_one_slot_more_than_catholic_players(scenario: str, people: int, slots: int) -> None:
    table = laid(scenario, people)
    assert offices.curia_slots(table.position) == slots
    assert len(table.position.curia) == slots - 1


@pytest.mark.rule("EU-18.0.1", "EU-18.8.1", "EU-3.8")
def test_austria_is_emperor_as_a_player_or_by_itself() -> None:
    table = laid("1-01", 4)
    assert offices.emperor_player(table.position) == table.player("austria")
    assert table.position.authority == 3
    imperial = [packed >> (3 * at.IMPERIAL) & 7 for packed in table.position.areas.influence]
    assert [places.SPACE.ref(space) for space, cubes in enumerate(imperial) if cubes] == [
        *sorted(["rhineland", "saxony", "westphalia"])
    ]
    alone = laid("1-01", 3).position
    assert alone.emperor == realms.AUSTRIA
    assert offices.emperor_player(alone) == -1
    assert laid("1-00").position.emperor == -1


@pytest.mark.rule("EU-3.9", "EU-2.M.1", "EUI-1")
@pytest.mark.parametrize(("scenario", "counts"), [("1-01-4-players", [56, 286]), ("2-01-muscovy", [97, 412])])
def test_how_much_of_the_map_is_in_play(scenario: str, counts: list[int]) -> None:
    position = laid(scenario).position
    areas = sum(places.SPACE_IN_PLAY[position.board][: places.AREAS])
    assert [areas, sum(places.IN_PLAY[position.board])] == counts


@pytest.mark.rule("EU-3.22", "EU-17.2.1", "EU-17.2.2")
def test_each_player_has_a_deck_of_missions_and_three_to_begin_with() -> None:
    table = laid("1-01", 4)
    mine = me(table, "france")
    assert sorted(goals.MISSION.ref(each) for each in mine.starting) == ["fra-1a", "fra-1b", "fra-1c"]
    assert set(mine.starting) < set(mine.aside)
    assert mine.missions == []


@pytest.mark.rule("EUI-33")
@pytest.mark.parametrize("scenario", ["1-03-4-players", "1-04-3-players", "1-05-4-players", "2-03-6-players-teams"])
def test_missions_that_are_true_at_a_later_start_are_done(scenario: str) -> None:
    table = laid(scenario)
    for player in table.position.order:
        mine = table.position.players[player]
        assert len(mine.starting) >= 2
        assert not any(missions.met(table.position, player, each) for each in mine.aside)


@pytest.mark.rule("EU-3.1")
@pytest.mark.parametrize("scenario", scenarios.SCENARIO.refs)
def test_everything_adds_up_in_every_scenario(scenario: str) -> None:
    check(laid(scenario).position)


# later starts


@pytest.mark.rule("EUI-33", "EU-17.2.4")
def test_in_1618_missions_of_the_first_tiers_count_as_completed() -> None:
    table = laid("1-05", 4)
    for player in table.position.order:
        mine = table.position.players[player]
        assert all(goals.TIER[each] >= 3 for each in mine.aside)
        assert all(missions.unlocked(table.position, player, each) for each in mine.aside if goals.TIER[each] == 3)


@pytest.mark.rule("EU-13.0.2", "EU-13.2.4")
def test_burgundy_is_gone_in_1492_if_france_is_played_and_its_vassals_are_free() -> None:
    table = laid("1-03", 4)
    kinds = table.position.realms.kind
    assert kinds[table.realm("burgundy")] == at.ABSENT
    assert [kinds[table.realm(name)] for name in ("holland", "brabant", "flanders")] == [at.NPR] * 3


@pytest.mark.rule("EU-13.0.2")
@pytest.mark.parametrize(("people", "ally"), [(2, "castile"), (3, "austria"), (4, "austria")])
def test_burgundy_lives_on_in_artois_in_1526(people: int, ally: str) -> None:
    table = laid("1-04", people)
    burgundy = table.realm("burgundy")
    assert table.position.realms.capital[burgundy] == table.province("artois")
    assert table.position.realms.allies[burgundy] == 1 << table.player(ally)
    for vassal in ("holland", "brabant", "flanders"):
        assert table.position.realms.lord[table.realm(vassal)] == burgundy


@pytest.mark.rule("EU-3.1")
def test_the_theses_of_1526() -> None:
    table = laid("1-04", 3)
    creeds = {
        name: offices.creed(table.position, table.space(name)) for name in ("saxony", "lower-saxony", "switzerland")
    }
    assert creeds == {"saxony": faiths.PROTESTANT, "lower-saxony": faiths.DIVERSE, "switzerland": faiths.DIVERSE}


@pytest.mark.rule("EU-13.0.2")
def test_realms_that_vanished_by_1516() -> None:
    table = laid("2-05")
    gone = ("byzantium", "athens", "provence", "brittany", "granada", "aragon", "karaman", "serbia", "trebizond")
    assert all(table.position.realms.kind[table.realm(name)] == at.ABSENT for name in gone)
    assert table.position.realms.lord[table.realm("naples")] == table.realm("castile")


@pytest.mark.rule("EUI-18", "EU-16.3.22")
def test_dnpr_tokens_lie_under_towns_in_1618() -> None:
    table = laid("1-05", 4)
    land = table.position.land
    for province, realm in (("pozsony", "hungary"), ("cuzco", "peru"), ("mexico", "new-spain")):
        at_province = table.province(province)
        assert land.dnpr[at_province] == table.realm(realm) + 1
        assert land.town[at_province]


@pytest.mark.rule("EUI-19")
def test_no_plus_one_token_lies_on_a_players_province() -> None:
    table = laid("1-04", 3)
    assert table.position.land.marks[table.province("pozsony")] & at.PLUS_MASK == 0
    assert table.position.land.marks[table.province("pest")] & at.PLUS_MASK == at.PLUS_ONE


@pytest.mark.rule("EUI-20", "EU-11.1.7")
def test_no_influence_where_all_provinces_are_players() -> None:
    table = laid("2-03", 5)
    player = table.player("venice")
    assert table.position.areas.influence[table.space("egypt")] >> (3 * player) & 7 == 0


@pytest.mark.rule("AMB-EU1-79")
def test_an_army_is_no_larger_than_the_manpower() -> None:
    table = laid("1-02-3-players-1-bot")
    assert me(table, "netherlands").total == 1
    assert forces.deployed(table.position, table.player("netherlands")) <= 1


# rulings


@pytest.mark.rule("EUI-21", "AMB-EU1-77")
def test_ships_beyond_the_slots_lie_in_the_zone_off_them() -> None:
    table = laid("1-03", 3)
    sea = table.sea("central-atlantic")
    on = [forces.light_on_slots(table.position, player, sea) for player in table.position.order]
    off = [forces.light_off_slots(table.position, player, sea) for player in table.position.order]
    assert sum(on) == places.SLOTS[sea]
    assert sum(on) + sum(off) == 4  # two of Portugal, two of Castile
    assert forces.free_slots(table.position, sea) == 0


@pytest.mark.rule("EUI-38")
def test_a_catholic_without_a_cardinal_has_his_slot_all_the_same() -> None:
    table = laid("1-05", 6)
    assert table.player("aragon") not in table.position.curia
    assert offices.catholic(table.position, table.player("aragon"))
    assert offices.curia_slots(table.position) == len(offices.catholic_players(table.position)) + 1


@pytest.mark.rule("EUI-41")
@pytest.mark.parametrize(("scenario", "tax"), [("1-01-4-players", 3), ("2-01-muscovy", 4)])
def test_genoa_is_smaller_without_the_eastern_board(scenario: str, tax: int) -> None:
    table = laid(scenario)
    assert ownership.realm_tax(table.position, table.realm("genoa")) == tax


@pytest.mark.rule("AMB-EU1-78")
def test_artillery_of_a_set_up_row_needs_no_idea() -> None:
    table = laid("1-05", 4)
    units = forces.land_units(table.position, table.player("france"))
    assert units[2] == 1
    assert me(table, "france").ideas == 0


@pytest.mark.rule("EUI-17", "EUI-32")
def test_kalmar_is_denmark_by_another_name() -> None:
    table = laid("1-06-kalmar")
    kalmar = table.realm("kalmar")
    assert table.position.realms.capital[kalmar] == table.province("kobenhavn")
    assert me(table, "kalmar").ruler >= 0
    for name in ("denmark", "sweden", "norway"):
        assert table.position.realms.kind[table.realm(name)] == at.ABSENT


@pytest.mark.rule("EUI-16", "EU-3.17")
def test_later_starts_have_the_faiths_of_their_time() -> None:
    table = laid("1-05", 4)
    faith = table.position.realms.faith
    assert faith[table.realm("netherlands")] == faiths.PROTESTANT
    assert faith[table.realm("brandenburg")] == faiths.PROTESTANT
    assert faith[table.realm("saxony")] == faiths.CATHOLIC  # its row of 1618 says so
    # without a row: the Capital Area's
    earlier = laid("1-04", 3)
    assert earlier.position.realms.faith[earlier.realm("saxony")] == faiths.PROTESTANT
