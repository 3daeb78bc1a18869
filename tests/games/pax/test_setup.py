"""Components, map and setup (sections 1 to 4)."""

from __future__ import annotations

import pytest

from ludarium.games.pax import TITLE
from ludarium.games.pax.board import (
    BANK,
    BORDER,
    BORDERS_OF,
    CITIES_OF,
    CITY,
    EMPIRE,
    EMPIRE_REGION,
    EMPORIA_OF,
    IS_CAPITAL,
    IS_SEA,
    LEVY,
    NEIGHBOURS,
    PIECE,
    ROUTE_BORDERS,
    ROUTE_EMPIRES,
    SEA_NEIGHBOURS,
    STATE,
    SUPPLY,
)
from ludarium.games.pax.cards import (
    CARD,
    CARD_AGENTS,
    CARD_LOCATION,
    CARD_SET,
    CARD_SHOT,
    CARD_SIDE,
    COMET,
    FACE,
    FACE_OPS,
    FACE_PRESTIGE,
    IS_QUEEN,
    OP,
    SHOT,
    SQUARE,
    THINGS,
)

from .table import fresh, table


def names(empires: list[int]) -> set[str]:
    return {EMPIRE.ref(empire) for empire in empires}


@pytest.mark.rule("PX-2.1", "AM-38")
def test_there_are_164_market_cards_and_four_comets() -> None:
    base = [card for card in range(COMET) if CARD_SET[card] != "promo"]
    assert len(base) == 164
    assert sum(1 for card in base if CARD_SIDE[card] == 0) == 72
    assert SQUARE - COMET == 4
    assert THINGS - SQUARE == 10
    shots = [SHOT.ref(CARD_SHOT[card]).split(".")[0] for card in base]
    assert {shot: shots.count(shot) for shot in set(shots)} == {
        "conspiracy": 33,
        "peasant-revolt": 24,
        "coronation": 17,
        "shift": 16,
        "apostasy": 15,
        "reformation": 11,
        "crusade": 7,
        "jihad": 7,
        "none": 34,
    }


@pytest.mark.rule("PX-2.2", "PX-2.16")
def test_a_square_has_two_sides_with_their_own_operations_and_prestige() -> None:
    for empire in range(10):
        assert [OP.ref(op) for op in FACE_OPS[empire]] == ["campaign"]
    republic = FACE.index("england-republic")
    assert [OP.ref(op) for op in FACE_OPS[republic]] == ["vote.west", "commerce.west"]
    assert FACE_PRESTIGE[FACE.index("ottoman-king")]
    assert FACE_PRESTIGE[FACE.index("mamluk-republic")]
    # a square in a tableau counts as a card whichever side is up
    here = table(owner={"aragon": "0"}, republic={"aragon": True}, coins={"west.1": 1})
    assert "sell card=ruler-aragon" in here.offered
    assert "operate region=west" in here.offered


@pytest.mark.rule("PX-2.4", "PX-2.5", "PX-2.6", "PX-2.7", "PX-2.8", "PX-2.12")
def test_the_box_holds_these_pieces() -> None:
    counts = {PIECE.ref(piece): SUPPLY[piece] for piece in range(PIECE.size)}
    assert [counts[f"pirate.{faith}"] for faith in ("catholic", "islamic", "reformist")] == [6, 4, 3]
    assert [counts[f"bishop.{faith}"] for faith in ("catholic", "islamic", "reformist")] == [5, 5, 5]
    assert [counts[f"rook.{faith}"] for faith in ("catholic", "islamic", "reformist")] == [10, 7, 7]
    assert [counts[f"knight.{faith}"] for faith in ("catholic", "islamic", "reformist")] == [10, 7, 7]
    assert counts["pawn.fugger"] == 10
    # all pieces but pawns have a religion
    assert {ref.split(".")[1] for ref in counts if not ref.startswith("pawn")} == {"catholic", "islamic", "reformist"}


@pytest.mark.rule("PX-2.14")
def test_the_banner_does_not_restrict_the_location() -> None:
    card = CARD.index("holy-land-crusade")
    assert CARD_SIDE[card] == 1  # West banner
    assert EMPIRE.ref(CARD_LOCATION[card]) == "mamluk"
    here = table(hands={"0": ["holy-land-crusade"]}, cities={"cairo": "rook.islamic"})
    here.choose("play card=holy-land-crusade")
    assert here.see("rows.0.west") == ["holy-land-crusade"]
    assert "strike empire=mamluk" in here.offered


@pytest.mark.rule("PX-2.17", "PX-3.5", "PX-19.11")
def test_an_empire_has_four_states_that_change_its_levies() -> None:
    assert STATE.refs == ["medieval", "catholic", "islamic", "reformist"]
    vienna = CITY.index("vienna")
    assert [PIECE.ref(LEVY[state][vienna]) for state in range(4)] == [
        "rook.catholic",
        "knight.catholic",
        "knight.islamic",
        "knight.reformist",
    ]
    # the state does not depend on king or republic
    here = table(owner={"papal": "0"}, republic={"papal": True})
    assert here.see("state.papal") == "catholic"


@pytest.mark.rule("PX-2.18")
def test_a_grey_pawn_is_the_players_own() -> None:
    assert [PIECE.ref(piece) for piece in CARD_AGENTS[CARD.index("gutenberg")]] == [
        "pawn.fugger"
    ]  # the own pawn's mark
    here = table(hands={"1": ["gutenberg"]}, seat=1)
    here.choose("play card=gutenberg", "settle border=france-hre")
    assert here.see("concession.france-hre") == "medici"


@pytest.mark.rule("PX-3.1", "PX-3.2")
def test_ten_empires_lie_in_two_regions() -> None:
    assert len(EMPIRE.refs) == 10
    assert names([e for e in range(10) if EMPIRE_REGION[e] == 0]) == {"hungary", "byzantium", "ottoman", "mamluk"}


@pytest.mark.rule("PX-3.3", "PX-3.4", "PX-4.12", "PX-4.7", "PX-4.8", "PX-3.10", "PX-4.1", "PX-3.20")
def test_the_start_of_the_map() -> None:
    p = fresh(4)
    assert [STATE.ref(state) for state in p.state] == [
        *["medieval"] * 7,
        "catholic",
        "medieval",
        "islamic",
    ]
    assert p.owner == [-1] * 10
    assert p.republic == [0] * 10
    assert p.active == 0
    held = {CITY.ref(city): PIECE.ref(p.cities[city]) for city in range(CITY.size) if p.cities[city] >= 0}
    assert held == {
        "london": "rook.catholic",
        "paris": "knight.catholic",
        "vienna": "rook.catholic",
        "buda": "knight.catholic",
        "tana": "knight.islamic",
        "toledo": "knight.catholic",
        "valencia": "knight.catholic",
        "venice": "knight.catholic",
        "constantinople-1": "rook.islamic",
        "constantinople-2": "knight.islamic",
        "constantinople-3": "knight.islamic",
        "cairo": "rook.islamic",
    }
    assert sum(IS_CAPITAL) == 12
    assert [CITY.ref(city) for city in p.open] == ["tana", "trebizond"]
    shut = {CITY.ref(city) for city in range(CITY.size) if (p.shut >> city) & 1}
    assert {"timbuktu", "novgorod", "spice-islands", "red-sea"} <= shut
    assert [[CITY.ref(city) for city in emporia] for emporia in EMPORIA_OF] == [
        ["novgorod", "tana", "timbuktu"],
        ["trebizond", "spice-islands", "red-sea"],
    ]


@pytest.mark.rule("PX-3.6", "PX-3.8", "PX-3.11")
def test_each_city_holds_one_piece_and_caps_the_ruling_class() -> None:
    assert {CITY.ref(city) for city in CITIES_OF[EMPIRE.index("france")]} == {"paris", "bruges", "lyon"}
    here = table(hands={"0": ["spanish-tercio"]}, cities={"london": "rook.catholic", "bordeaux": "rook.islamic"})
    here.choose("play card=spanish-tercio", "displace city=london")
    assert here.see("cities.london") == "knight.catholic"
    assert here.see("repressed.england") == ["rook.catholic"]


@pytest.mark.rule("PX-3.12", "PX-3.13", "PX-3.14", "PX-3.15")
def test_thirteen_borders_of_which_nine_are_crossed_by_a_route() -> None:
    assert len(BORDER.refs) == 13
    land = {BORDER.ref(border) for border in range(13) if not IS_SEA[border]}
    assert land == {"france-aragon", "hre-hungary", "hre-papal", "byzantium-mamluk"}
    crossed = {border for route in ROUTE_BORDERS for border in route}
    assert crossed == {border for border in range(13) if IS_SEA[border]}
    assert len(BORDERS_OF[EMPIRE.index("england")]) == 2
    assert len(BORDERS_OF[EMPIRE.index("france")]) == 3
    assert all(IS_SEA[border] for border in BORDERS_OF[EMPIRE.index("ottoman")])


@pytest.mark.rule("PX-3.18")
def test_adjacent_empires_share_a_border_or_touch_at_a_corner() -> None:
    assert names(NEIGHBOURS[EMPIRE.index("england")]) == {"france", "portugal", "aragon"}
    assert names(NEIGHBOURS[EMPIRE.index("papal")]) == {"aragon", "ottoman", "hre", "france", "hungary"}
    assert names(NEIGHBOURS[EMPIRE.index("mamluk")]) == {"ottoman", "byzantium", "hungary"}
    assert names(SEA_NEIGHBOURS[EMPIRE.index("hre")]) == {"france"}


@pytest.mark.rule("PX-3.22", "PX-3.24", "PX-3.25")
def test_six_routes_end_in_the_sultanate_or_in_the_empire() -> None:
    routes = {
        CITY.ref(city): [EMPIRE.ref(empire) for empire in route] for city, route in enumerate(ROUTE_EMPIRES) if route
    }
    assert routes == {
        "tana": ["byzantium", "hungary", "ottoman", "mamluk"],
        "timbuktu": ["aragon", "papal", "ottoman", "mamluk"],
        "novgorod": ["hre", "france", "england", "portugal", "aragon", "papal", "ottoman", "mamluk"],
        "trebizond": ["byzantium", "hungary", "ottoman", "papal", "aragon", "portugal", "england", "france", "hre"],
        "red-sea": ["mamluk", "ottoman", "papal", "aragon", "portugal", "england", "france", "hre"],
        "spice-islands": ["portugal", "england", "france", "hre"],
    }


@pytest.mark.rule("PX-4.3", "PX-4.4", "PX-4.5", "DF-49")
def test_each_house_starts_with_one_concession_and_nine_pawns() -> None:
    dealt = {tuple(fresh(3, seed).houses) for seed in range(1, 60)}
    assert len(dealt) > 5
    p = fresh(4, houses="seated")
    assert [BANK.ref(house) for house in p.houses] == ["fugger", "medici", "coeur", "marchionni"]
    start = {BORDER.ref(b): BANK.ref(p.concession[b]) for b in range(13) if p.concession[b] >= 0}
    assert start == {
        "france-hre": "fugger",
        "aragon-papal": "medici",
        "ottoman-mamluk": "coeur",
        "england-portugal": "marchionni",
    }
    assert [p.supply[p.pawn(bank)] for bank in range(4)] == [9, 9, 9, 9]
    two = fresh(2, houses="seated")
    assert sum(1 for house in two.concession if house >= 0) == 2


@pytest.mark.rule("PX-4.6")
def test_east_cards_lie_on_the_right_and_west_cards_on_the_left() -> None:
    here = table(hands={"0": ["the-grim", "luther"]}, rows={"0.east": ["qizilbash"], "0.west": ["jesuits"]})
    here.choose("play card=the-grim")
    while "end-turn" not in here.offered:
        here.choose(here.offered[-1])
    assert here.see("rows.0.east") == ["qizilbash", "the-grim"]
    assert here.see("rows.0.west") == ["jesuits"]


@pytest.mark.rule("PX-4.9", "PX-4.10", "PX-4.11", "EX-37")
@pytest.mark.parametrize(("seats", "size"), [(2, 22), (3, 26), (4, 30)])
def test_the_decks(seats: int, size: int) -> None:
    p = fresh(seats)
    for side in (0, 1):
        cards = p.market[side * 6 : side * 6 + 6] + p.decks[side]
        assert len(cards) == size
        assert all(CARD_SIDE[card] == side for card in cards)
        bottom = p.decks[side][:14]
        assert sum(1 for card in bottom if card >= COMET) == 2, "both comets lie among the bottom fourteen"
    shown = TITLE.view(p, 0)["market"]
    assert [slot["face_up"] for slot in shown] == ([False] + [True] * 5) * 2


@pytest.mark.rule("PX-4.13", "PX-4.14", "PX-4.15")
def test_fugger_begins_and_florins_follow_the_order_of_turns() -> None:
    for seed in range(1, 30):
        p = fresh(3, seed)
        if BANK.index("fugger") in p.houses:
            assert p.houses[p.turn] == BANK.index("fugger")
        assert [p.florins[(p.turn + i) % 3] for i in range(3)] == [3, 4, 5]
    firsts = {fresh(2, seed).turn for seed in range(1, 200) if BANK.index("fugger") not in fresh(2, seed).houses}
    assert firsts == {0, 1}, "without Fugger the first player is drawn"


@pytest.mark.rule("PX-1.10")
def test_florins_are_public_and_hands_are_hidden() -> None:
    here = table(3, hands={"1": ["luther"]})
    for seat in (-1, 0, 2):
        shown = here.view(seat)["banks"][1]
        assert shown["florins"] == 4
        assert shown["hand"] is None
        assert shown["hand_size"] == 1
    assert here.view(1)["banks"][1]["hand"] == ["card:luther"]


@pytest.mark.rule("PX-14.1")
def test_queens_are_the_cards_with_a_coronation_and_suitors() -> None:
    for card in range(COMET):
        assert IS_QUEEN[card] == (SHOT.ref(CARD_SHOT[card]) == "coronation")


@pytest.mark.rule("PX-22.1")
def test_prestige_is_of_six_kinds() -> None:
    shown = table(owner={"papal": "0"}, rows={"0.west": ["gonfalonier"]}).view(0)["banks"][0]["prestige"]
    assert shown == {"catholic": 1, "islamic": 0, "reformist": 0, "law": 1, "discovery": 0, "patron": 2}
