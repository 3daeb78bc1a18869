"""Playing cards and deploying agents (section 8), pieces and supply (section 24), location (section 25)."""

from __future__ import annotations

import pytest

from .table import table

CITIES_OF_ARAGON = {"valencia": "knight.catholic", "algiers": "rook.islamic"}


@pytest.mark.rule("PX-8.3", "PX-8.6", "AM-3", "DF-6")
def test_agents_of_a_one_shot_are_compulsory_where_there_is_room() -> None:
    here = table(hands={"0": ["nomads-of-tlemcen"]})
    here.choose("play card=nomads-of-tlemcen", "fire")
    assert "skip-agent" not in here.offered
    full = table(hands={"0": ["nomads-of-tlemcen"]}, cities=CITIES_OF_ARAGON)
    full.choose("play card=nomads-of-tlemcen", "fire")
    assert "skip-agent" in full.offered, "no vacant city: nobody has to pay"


@pytest.mark.rule("PX-8.5", "PX-8.9", "PX-25.2")
def test_a_bishop_goes_to_any_card_of_the_same_location() -> None:
    here = table(
        hands={"0": ["antipope"]},
        rows={"1.west": ["reformed-theology", "the-bold"], "1.east": ["the-grim"]},
        queen={"france": "anne-of-brittany"},
        cities={"paris": "knight.catholic"},
    )
    here.choose("play card=antipope", "hold-fire")
    assert here.offers("ordain") == [
        "ordain card=antipope",
        "ordain card=reformed-theology",
        "ordain card=the-bold",
        "ordain card=ruler-france",
        "ordain card=anne-of-brittany",
    ]


@pytest.mark.rule("PX-8.9", "PX-11.3", "PX-11.4")
def test_an_ordained_bishop_meets_another_or_pacifies() -> None:
    here = table(
        hands={"0": ["antipope"]}, bishops={"ruler-france": "catholic"}, repressed={"france": ["rook.islamic"]}
    )
    here.choose("play card=antipope", "ordain card=ruler-france")
    assert here.see("bishops") == {}
    assert here.see("repressed.france") == ["rook.islamic"]
    here = table(hands={"0": ["antipope"]}, repressed={"france": ["rook.islamic", "pawn.medici"]})
    here.choose("play card=antipope", "ordain card=ruler-france")
    assert here.offered == ["pacify piece=rook.islamic", "pacify piece=pawn.medici", "spare"]
    here.choose("pacify piece=pawn.medici")
    assert here.see("repressed.france") == ["rook.islamic"]


@pytest.mark.rule("PX-8.8", "PX-25.1", "DF-7")
def test_agents_of_a_region_may_go_to_different_empires() -> None:
    here = table(hands={"0": ["janissaries"]})
    here.choose("play card=janissaries", "hold-fire", "deploy city=buda", "deploy city=cairo")
    assert here.see("cities.buda") == "knight.islamic"
    assert here.see("cities.cairo") == "knight.islamic"


@pytest.mark.rule("PX-8.10", "AM-4", "AM-5")
def test_an_occupied_city_costs_a_florin() -> None:
    held = {"constantinople-1": "rook.islamic"}
    rich = table(hands={"0": ["greek-klephts"]}, cities=held, florins={"0": 1})
    rich.choose("play card=greek-klephts", "hold-fire")
    assert "displace city=constantinople-1" in rich.offered, "also while another circle is empty"
    poor = table(hands={"0": ["greek-klephts"]}, cities=held, florins={"0": 0})
    poor.choose("play card=greek-klephts", "hold-fire")
    assert "displace city=constantinople-1" not in poor.offered
    same = table(hands={"0": ["greek-klephts"]}, cities={"modon": "rook.reformist"})
    same.choose("play card=greek-klephts", "hold-fire", "displace city=modon")
    assert same.see("repressed.ottoman") == ["rook.reformist"], "a piece may repress its like"


@pytest.mark.rule("PX-8.11", "AM-2", "DF-12", "PX-24.7")
def test_a_pirate_kills_whatever_is_on_its_sea_border() -> None:
    here = table(
        hands={"0": ["genoese-fleet"]},
        concession={"portugal-aragon": "medici", "france-aragon": "medici"},
        pirate={"aragon-papal": "catholic"},
    )
    here.choose("play card=genoese-fleet")
    assert here.offers("post-pirate") == ["post-pirate border=portugal-aragon", "post-pirate border=aragon-papal"]
    here.choose("post-pirate border=portugal-aragon")
    assert here.see("concession.portugal-aragon") == "none"
    assert here.see("supply.pawn.medici") == 9


@pytest.mark.rule("PX-8.13", "PX-11.24", "AM-39", "PX-21.1")
def test_the_ousted_pawn_goes_to_the_square_of_the_location() -> None:
    here = table(hands={"0": ["flanders-guild"]}, concession={"france-hre": "medici"})
    here.choose("play card=flanders-guild", "hold-fire")
    assert here.offers("oust") == ["oust border=france-hre empire=france"]
    region = table(hands={"0": ["peasant-republic-of-dithmarschen"]}, concession={"france-hre": "medici"})
    region.choose("play card=peasant-republic-of-dithmarschen", "hold-fire")
    assert region.offers("oust") == ["oust border=france-hre empire=france", "oust border=france-hre empire=hre"]
    region.choose("oust border=france-hre empire=hre")
    assert region.see("repressed.hre") == ["pawn.medici"]
    repress = table(rows={"0.west": ["arumer-zwarte-hoop"]}, concession={"france-hre": "medici"})
    repress.choose("operate region=west", "perform card=arumer-zwarte-hoop op=repress.pawn-rook-knight")
    assert repress.offered == ["repress-concession border=france-hre empire=france"]


@pytest.mark.rule("PX-8.14", "PX-3.21")
def test_a_closed_emporium_is_no_city() -> None:
    here = table(hands={"0": ["soninke-wangara"]})
    here.choose("play card=soninke-wangara", "hold-fire")
    assert here.offers("deploy") == ["deploy city=valencia", "deploy city=algiers"]
    opened = table(hands={"0": ["soninke-wangara"]}, open={"east": "timbuktu"})
    opened.choose("play card=soninke-wangara")
    assert "deploy city=timbuktu" in opened.offered


@pytest.mark.rule("PX-8.15", "PX-24.3", "AM-29", "PX-21.7")
def test_an_exhausted_piece_is_borrowed_from_the_repressed_first() -> None:
    spread = {"aragon": ["rook.islamic"] * 3, "france": ["rook.islamic"] * 4}
    here = table(hands={"0": ["soninke-wangara"]}, repressed=spread)
    here.choose("play card=soninke-wangara", "hold-fire")
    assert here.offered == ["borrow-repressed empire=france", "borrow-repressed empire=aragon", "do-without"]
    here.choose("borrow-repressed empire=france", "deploy city=algiers")
    assert here.see("repressed.france") == ["rook.islamic"] * 3
    cities = ("london", "paris", "vienna", "buda", "tana", "toledo", "cairo")
    anywhere = table(hands={"0": ["soninke-wangara"]}, cities=dict.fromkeys(cities, "rook.islamic"))
    anywhere.choose("play card=soninke-wangara", "hold-fire")
    assert anywhere.offers("borrow-city") == [f"borrow-city city={c}" for c in sorted(cities, key=CITY_ORDER.index)]
    anywhere.choose("do-without")
    assert anywhere.decides == (0, "take-action")


CITY_ORDER = ["london", "paris", "vienna", "buda", "tana", "toledo", "cairo"]


@pytest.mark.rule("PX-24.3", "PX-24.1")
def test_bishops_pirates_and_pawns_can_be_borrowed_too() -> None:
    where = ["ruler-england", "ruler-france", "ruler-hre", "ruler-hungary", "ruler-byzantium"]
    here = table(hands={"0": ["antipope"]}, bishops=dict.fromkeys(where, "reformist"))
    here.choose("play card=antipope", "borrow-card card=ruler-hre", "ordain card=antipope")
    assert here.see("bishops.antipope") == "reformist"
    fleet = {"england-france": "reformist", "france-hre": "reformist", "england-portugal": "reformist"}
    sea = table(hands={"0": ["kalmar-union"]}, pirate=fleet)
    sea.choose("play card=kalmar-union")
    assert len(sea.offers("borrow-border")) == 3
    sea.choose("borrow-border border=france-hre", "post-pirate border=england-france")
    assert [border for border, pirate in sea.see("pirate").items() if pirate != "none"] == [
        "england-france",
        "england-portugal",
    ]
    own = table(hands={"0": ["gutenberg"]}, repressed={"hre": ["pawn.fugger"] * 9}, concession={"france-hre": "fugger"})
    own.choose("play card=gutenberg")
    assert own.offered == ["borrow-repressed empire=hre", "do-without"], "only one's own pawns"
    everywhere = dict.fromkeys(BORDER_ORDER[:10], "fugger") | {"hre-papal": "medici"}
    last = table(hands={"0": ["gutenberg"]}, concession=everywhere)
    last.choose("play card=gutenberg")
    assert last.offers("borrow-border") == [f"borrow-border border={border}" for border in BORDER_ORDER[:10]]
    last.choose("borrow-border border=england-france")
    assert last.see("concession.england-france") == "none"
    assert "oust border=hre-papal empire=hre" in last.offered


@pytest.mark.rule("PX-24.3", "PX-8.7", "AM-29")
def test_a_borrowed_agent_is_deployed() -> None:
    """A piece is taken in order to place it: taking it and leaving the agent out would be a free siege."""
    spread = {"aragon": ["rook.islamic"] * 3, "france": ["rook.islamic"] * 4}
    here = table(hands={"0": ["soninke-wangara"]}, repressed=spread)
    here.choose("play card=soninke-wangara", "hold-fire", "borrow-repressed empire=france")
    assert here.offered == ["deploy city=valencia", "deploy city=algiers"]
    full = {"valencia": "knight.catholic", "algiers": "knight.catholic"}
    occupied = table(hands={"0": ["soninke-wangara"]}, repressed=spread, cities=full)
    occupied.choose("play card=soninke-wangara", "fire", "borrow-repressed empire=france")
    assert occupied.offered == ["displace city=valencia", "displace city=algiers"]


@pytest.mark.rule("PX-24.3", "PX-8.10", "AM-4")
def test_nothing_is_borrowed_for_an_agent_without_a_place() -> None:
    spread = {"aragon": ["rook.islamic"] * 3, "france": ["rook.islamic"] * 4}
    full = {"valencia": "knight.catholic", "algiers": "knight.catholic"}
    here = table(hands={"0": ["soninke-wangara"]}, repressed=spread, cities=full, florins={"0": 0})
    here.choose("play card=soninke-wangara", "hold-fire")
    assert here.decides == (0, "take-action")
    assert here.see("repressed.france") == ["rook.islamic"] * 4


BORDER_ORDER = [
    *("england-france", "france-hre", "hre-hungary", "hungary-byzantium", "portugal-aragon", "aragon-papal"),
    *("papal-ottoman", "ottoman-mamluk", "england-portugal", "france-aragon", "hre-papal", "hungary-ottoman"),
]


@pytest.mark.rule("PX-8.16", "PX-10.10")
def test_own_pieces_can_be_aimed_at() -> None:
    here = table(rows={"0.west": ["arumer-zwarte-hoop"]}, concession={"england-france": "fugger"}, florins={"0": 0})
    here.choose("operate region=west", "perform card=arumer-zwarte-hoop op=repress.pawn-rook-knight")
    here.choose("repress-concession border=england-france empire=france")
    assert here.see("repressed.france") == ["pawn.fugger"]
    assert here.see("florins.0") == 1


@pytest.mark.rule("PX-8.17", "PX-14.14", "PX-25.4")
def test_a_queen_deploys_nothing_and_an_old_maid_is_nobodys_target() -> None:
    here = table(hands={"0": ["sophia-palaiologina"]})
    here.choose("play card=sophia-palaiologina", "stay-unwed")
    assert here.decides == (0, "take-action")
    behead = table(
        rows={"1.west": ["grand-inquisitor"]},
        maids={"0": ["isabella-of-castille"]},
        seat=1,
    )
    assert "operate region=west" not in behead.offered


@pytest.mark.rule("PX-1.8")
def test_a_card_and_its_agents_go_separate_ways() -> None:
    here = table(hands={"0": ["the-last-knight"]})
    here.choose("play card=the-last-knight", "hold-fire", "deploy city=vienna", "sell card=the-last-knight")
    assert here.see("cities.vienna") == "knight.reformist"


@pytest.mark.rule("PX-1.9")
def test_any_player_may_use_any_piece_but_pawns() -> None:
    here = table(rows={"1.east": ["ottoman-navy"]}, pirate={"hungary-ottoman": "islamic"}, seat=1)
    here.choose("operate region=east", "perform card=ottoman-navy op=corsair.islamic")
    assert "sail from=hungary-ottoman to=papal-ottoman" in here.offered


@pytest.mark.rule("PX-24.2", "PX-24.5", "PX-24.10")
def test_a_killed_piece_returns_to_its_reserve() -> None:
    here = table(rows={"0.west": ["duke-of-milan"]}, cities={"valencia": "knight.catholic"})
    before = here.see("supply.knight.catholic")
    here.choose("operate region=west", "perform card=duke-of-milan op=siege", "besiege-city city=valencia")
    assert here.see("supply.knight.catholic") == before + 1
    assert here.see("supply.pawn.fugger") == 10
    serf = table(repressed={"france": ["pawn.fugger"]})
    assert serf.see("supply.pawn.fugger") == 9


@pytest.mark.rule("PX-24.8")
def test_the_ruling_class_grows_by_levies_agents_and_freedom() -> None:
    here = table(hands={"0": ["the-last-knight"]}, coins={"west.0": 3}, open={"west": "spice-islands"})
    here.choose("play card=the-last-knight", "hold-fire", "deploy city=vienna", "hold-fair region=west")
    assert here.see("cities.vienna") == "knight.reformist"
    while here.offers("levy-in"):
        here.choose(here.offered[0])
    assert here.told("levied")


@pytest.mark.rule("PX-25.3", "PX-2.15")
def test_a_square_lies_in_its_empire_wherever_it_is() -> None:
    here = table(
        owner={"mamluk": "1"},
        rows={"0.east": ["beylerbey-of-egypt"]},
    )
    here.choose("operate region=east", "perform card=beylerbey-of-egypt op=behead", "execute card=ruler-mamluk")
    assert here.see("owner.mamluk") == "none"
    assert here.see("rows.0.east") == [], "the assassin of a king dies too"


@pytest.mark.rule("PX-1.2")
def test_a_card_overrides_the_rules() -> None:
    """PX-7.2 limits the hand to two; a printing press lifts that."""
    here = table(rows={"0.west": ["gutenberg"]}, hands={"0": ["luther", "jesuits"]}, florins={"0": 9})
    assert "buy slot=east.1" in here.offered


@pytest.mark.rule("PX-8.12", "PX-14.2", "PX-17.4", "PX-23.1")
def test_what_is_not_offered_says_why() -> None:
    pawn = table(hands={"0": ["gutenberg"]}, pirate={"france-hre": "catholic"}, concession={"hre-papal": "medici"})
    pawn.position.florins[0] = 0
    pawn.choose("play card=gutenberg")
    assert pawn.refused == {"settle border=france-hre": "pirate-there", "settle border=hre-papal": "no-florin"}
    queen = table(
        hands={"0": ["mary-the-rich"]},
        owner={"france": "1", "portugal": "0"},
        republic={"portugal": True},
        queen={"hre": "isabella-of-castille"},
    )
    queen.choose("play card=mary-the-rich")
    assert queen.refused == {
        "crown empire=france": "other-tableau",
        "crown empire=portugal": "republic",
        "crown empire=hre": "married",
    }
    war = table(hands={"0": ["inquisition-pope"]}, cities={"london": "rook.islamic"})
    war.choose("play card=inquisition-pope")
    assert war.refused["strike empire=france"] == "no-heretic"
    ops = table(
        rows={"0.west": ["bundschuh-revolt", "merchants-of-the-staple", "duke-of-milan"]},
        bishops={"bundschuh-revolt": "catholic"},
        coins={"west.1": 2},
    )
    ops.choose("operate region=west")
    assert ops.refused["perform card=bundschuh-revolt op=commerce.west"] == "silenced"
    assert ops.refused["perform card=duke-of-milan op=siege"] == "no-target-here"
    knight = table(hands={"0": ["spanish-tercio"]})
    knight.choose("play card=spanish-tercio")
    assert knight.refused == {
        "deploy city=novgorod": "emporium-closed",
        "deploy city=spice-islands": "emporium-closed",
        "deploy city=timbuktu": "emporium-closed",
    }
