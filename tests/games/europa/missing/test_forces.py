"""Units, Ships and their Leaders (EU-9.2, 9.3, 9.5, 9.9, 9.U)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import capacity, forces, tracks
from ludarium.games.europa.facts import places
from ludarium.games.europa.realm import characters
from ludarium.games.europa.rounds import minor
from ludarium.games.europa.table import position as at
from ludarium.games.europa.trade import power as trade_power

from ..battle.field import Field, four, rolls
from ..board import Board, board
from ..closed import doors as doors
from ..realm.court import Court, card_of, ref
from ..rounds.game import laid
from ..war.campaign import Campaign

CORDOBA, PIZARRO = "Gonzalo Fernández de Córdoba", "Francisco Pizarro"


def west() -> Board:
    return board("1-01", people=4, lands=True)


def defenders(table: Board, attacker: str, space: str) -> int:
    """With how many Units a Realm without a player fights, when an Army marches in."""
    war = Campaign(table).power(attacker, mil=1).activate(attacker)
    war.answer("march-army army=1", f"march space={space}")
    amounts = [each["amount"] for each in war.events("realm-fights") if each["battleside"] == "battleside:defenders"]
    return int(amounts[0])


@pytest.mark.rule("EU-9.2.3", "EU-13.4.9", "EU-11.3.16")
@pytest.mark.parametrize(("tokens", "active", "units"), [(0, False, 2), (1, False, 3), (0, True, 1), (1, True, 2)])
def test_an_npr_defends_with_its_military_capacity(tokens: int, active: bool, units: int) -> None:
    table = west().plus_one("granada", tokens).army("castile", 1, "leon", infantry=6)
    assert capacity.army(table.position, table.realm("granada"), table.space("andalucia"), []) == 2 + tokens
    if active:  # half of it all, rounded up
        table.ally("france", "granada", active=True).war("castile", "france").war("castile", "granada", "france")
    else:
        table.war("castile", "granada")
    assert defenders(table.turn("castile"), "castile", "andalucia") == units


@pytest.mark.rule("EU-9.2.3", "EU-13.4.10")
@pytest.mark.parametrize(("plague", "tokens", "units"), [(False, 0, 4), (False, 1, 5), (True, 0, 2), (True, 1, 3)])
def test_on_distant_continents_an_npr_defends_with_twice_its_capacity(plague: bool, tokens: int, units: int) -> None:
    table = west().town("timbuktu", "castile").army("castile", 1, "timbuktu", infantry=6).plus_one("mali", tokens)
    assert capacity.army(table.position, table.realm("mali"), table.space("mali"), []) == 2 + tokens
    if plague:
        table.plague("mali")
    assert defenders(table.war("castile", "mali").turn("castile"), "castile", "mali") == units


@pytest.mark.rule("EU-9.3.2")
def test_regulars_on_the_map_available_and_exhausted_are_the_manpower() -> None:
    for scenario in ("1-00", "1-01-4-players", "2-01-default-austria"):
        table = laid(scenario)
        for player, me in enumerate(table.position.players):
            regulars = sum(forces.land_units(table.position, player)[:3])
            assert regulars > 0
            assert regulars + me.available + me.exhausted == tracks.manpower(table.position, player)


@pytest.mark.rule("EU-9.3.6")
def test_fallen_regulars_are_exhausted() -> None:
    table = four().army("france", 1, "languedoc", infantry=5)
    table.war("england", "france").turn("england").army("england", 1, "languedoc", infantry=3)
    field = Field(table)
    field.dice(rolls("I I -"), rolls("- - -")).fight("england", "languedoc", "seine")
    assert field.me("france").exhausted == 2
    assert field.me("france").available == 0


@pytest.mark.rule("EU-9.U.16", "EU-2.M.5")
def test_an_army_marches_from_area_to_area_and_its_units_keep_their_types() -> None:
    table = west().army("france", 1, "seine", infantry=2, cavalry=1, artillery=1).turn("france")
    war = Campaign(table).power("france", mil=1).activate("france").answer("march-army army=1")
    before = war.army("france", 1)
    assert war.of("march")
    assert set(war.of("march")) <= set(places.SPACE.refs)
    goal = war.of("march")[0]
    war.answer(f"march space={goal}")
    assert war.army_in("france", 1, goal)
    assert war.army("france", 1) == before


@pytest.mark.rule("EU-9.U.16")
def test_units_lie_on_the_mat_as_what_they_were_recruited() -> None:
    table = west().idea("france", "cannons").army("france", 1, "seine", infantry=1).turn("france")
    war = Campaign(table).power("france", mil=5, ducats=40).reserve("france", available=6).recruit("france")
    war.add("regular-cavalry", "seine", "1").add("regular-artillery", "seine", "1")
    war.add("regular-infantry", "seine", "1").answer("done")
    kinds = [2, 1, 1, 0, 0, 0, 0, 0, 0]
    assert war.army("france", 1) == kinds
    war.power("france", mil=5).activate("france")
    war.answer("march-army army=1")
    assert war.of("drop-off") == ["1", "2"]  # only Infantry leaves the mat: nothing becomes it
    war.answer("drop-off amount=1", f"march space={war.of('march')[0]}")
    kinds[0] = 1
    assert war.army("france", 1) == kinds


@pytest.mark.rule("EU-9.U.19")
def test_a_light_ship_on_a_slot_gives_trade_power_in_every_node_beside_the_sea() -> None:
    table = west()
    england = table.player("england")

    def powers() -> dict[str, int]:
        return {node: trade_power.power(table.position, england, table.node(node), None) for node in places.NODE.refs}

    before = powers()
    table.ships("england", "english-channel")
    assert powers() == before  # off the slots it protects no Trade
    table.slots("england", "english-channel")
    beside = {
        node
        for node in places.NODE.refs
        if places.NODE_SEAS[table.position.board][table.node(node)] >> table.sea("english-channel") & 1
    }
    assert beside
    assert powers() == {node: before[node] + (node in beside) for node in before}


@pytest.mark.rule("EU-9.U.25")
def test_ships_of_a_fleet_keep_their_types_when_it_sails() -> None:
    table = west().fleet("castile", "gulf-of-lion", light=2, heavy=1, galley=1).turn("castile")
    war = Campaign(table).power("castile", mil=1).activate("castile", land=False)
    start = forces.fleet_at(table.player("castile"))
    before = table.position.forces.fleets[start : start + at.FLEET]
    war.answer("sail-to place=western-mediterranean")
    war.answer(next(each for each in war.options if each.startswith("sail-fleet")))
    after = war.position.forces.fleets[start : start + at.FLEET]
    assert after[at.FLEET_PLACE] == table.sea("western-mediterranean")
    for kind in (at.FLEET_LIGHT, at.FLEET_HEAVY, at.FLEET_GALLEY):
        assert after[kind] == before[kind] > 0


@pytest.mark.rule("EU-9.U.25")
def test_ships_are_in_the_fleet_as_what_they_were_built() -> None:
    table = west().fleet("england", "london", light=1).turn("england")
    war = Campaign(table).power("england", mil=5, ducats=40).recruit("england")
    war.launch("heavy", "port-london")
    start = forces.fleet_at(table.player("england"))
    kinds = (at.FLEET_LIGHT, at.FLEET_HEAVY, at.FLEET_GALLEY)
    assert [war.position.forces.fleets[start + kind] for kind in kinds] == [1, 1, 0]


@pytest.mark.rule("EU-9.U.25")
def test_a_fleet_has_one_admiral_and_a_new_one_sends_the_old_one_away() -> None:
    table = west().fleet("castile", "gulf-of-lion", light=2)
    court = Court(table).power("castile", mil=9)
    court.hold("castile", CORDOBA, PIZARRO)
    castile = table.player("castile")
    for number, name in enumerate((CORDOBA, PIZARRO)):
        court.appoint("castile", f"appoint-admiral card={ref(name)}")
        assert characters.admiral(table.position, castile) == card_of(name)
        assert characters.serving(table.position, castile) == [card_of(name)]
        assert (card_of(CORDOBA) in table.position.decks.discards[2]) == (number == 1)


@pytest.mark.rule("EU-9.5.23")
def test_damage_is_repaired_in_port_when_a_turn_ends_and_not_at_sea() -> None:
    for place, left in (("lancashire", 0), ("english-channel", 1)):
        table = west().fleet("england", place, heavy=2)
        start = forces.fleet_at(table.player("england"))
        table.position.own_forces().fleets[start + at.FLEET_DAMAGED] = 1
        minor.end_turn(table.position, table.player("england"))
        assert table.position.forces.fleets[start + at.FLEET_DAMAGED] == left


@pytest.mark.rule("EU-9.5.39")
def test_from_southern_morocco_an_army_marches_to_timbuktu() -> None:
    table = west().town("timbuktu", "castile").army("castile", 1, "southern-morocco", infantry=2).turn("castile")
    war = Campaign(table).power("castile", mil=1).activate("castile").answer("march-army army=1")
    assert "timbuktu" in war.of("march")
    table = west().town("timbuktu", "castile").army("castile", 1, "andalucia", infantry=2).turn("castile")
    war = Campaign(table).power("castile", mil=1).activate("castile").answer("march-army army=1")
    assert "timbuktu" not in war.of("march")


@pytest.mark.rule("EU-9.9.4")
@pytest.mark.parametrize("won", [True, False])
def test_ships_ferry_only_after_their_battle_and_only_if_they_are_left(won: bool) -> None:
    table = four().war("england", "france").ships("france", "english-channel", 3).ships("england", "doggerbank", 3)
    table.army("england", 1, "wales-wessex", infantry=2).turn("england")
    war = Campaign(table).power("england", mil=1).activate("england").answer("sail-to place=english-channel")
    hits, misses = rolls(artillery="A A A"), rolls(artillery="- - -")
    war.position.chance.coming.extend([*hits, *misses] if won else [*misses, *hits])
    war.answer("sail-light place=doggerbank goal=english-channel amount=3")
    assert war.events("naval-battle") == [{"sea": "sea:english-channel"}]
    assert war.ships("england", "english-channel") == (3 if won else 0)
    while war.asked and not war.asked.startswith("Ferry"):
        war.answer("done")
    assert war.asked == ("Ferry england" if won else "")
    assert war.army_in("england", 1, "wales-wessex")
