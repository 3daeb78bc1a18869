"""Operations (sections 10, 11) and silencing (section 23)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludarium.games.pax import TITLE
from ludarium.games.pax.cards import OP, is_purple
from ludarium.games.pax.position import Pax
from ludarium.games.pax.tableau import ops_of, things
from ludarium.games.pax.targets import has_target, op_targets
from ludarium.kernel.chance import fast

from .table import Table, table


def aim(here: Table, side: str, card: str, op: str) -> Table:
    return here.choose(f"operate region={side}", f"perform card={card} op={op}")


@pytest.mark.rule("PX-10.2")
def test_a_card_with_several_icons_gives_one_op() -> None:
    here = table(
        rows={"0.west": ["sindicat-remenca", "bundschuh-revolt"]},
        coins={"west.1": 3},
        owner={"aragon": "0"},
        concession={"portugal-aragon": "fugger"},
    )
    aim(here, "west", "sindicat-remenca", "commerce.west").choose("take-florin slot=west.1")
    assert here.offers("perform") == ["perform card=bundschuh-revolt op=commerce.west"]


@pytest.mark.rule("PX-10.3", "PX-10.4", "AM-47")
def test_a_gained_or_flipped_square_may_be_used_if_it_gave_no_op_yet() -> None:
    here = table(
        rows={"0.west": ["sindicat-remenca"]},
        owner={"aragon": "1"},
        republic={"aragon": True},
        concession={"portugal-aragon": "fugger"},
        cities={"valencia": "knight.catholic"},
        florins={"0": 5},
    )
    aim(here, "west", "sindicat-remenca", "vote.west").choose("call-vote empire=aragon", "no-concession")
    assert "perform card=ruler-aragon op=campaign" in here.offered, "the gained king may march at once"
    used = table(
        rows={"0.west": ["sindicat-remenca"]},
        owner={"aragon": "0"},
        concession={"portugal-aragon": "fugger"},
        cities={"valencia": "knight.catholic", "venice": "knight.catholic", "venice-2": "none"},
        coins={"west.1": 2},
        florins={"0": 5},
    )
    aim(used, "west", "ruler-aragon", "campaign").choose("march empire=papal")
    used.choose("perform card=sindicat-remenca op=vote.west", "call-vote empire=aragon", "no-concession")
    assert not [text for text in used.offers("perform") if "ruler-aragon" in text], "its king has given an op this turn"


@pytest.mark.rule("PX-10.5", "PX-10.6", "PX-20.2", "PX-20.3")
def test_king_queen_and_vassal_give_one_op_each() -> None:
    here = table(
        owner={"ottoman": "0", "hre": "0"},
        suzerain={"hre": "ottoman"},
        queen={"ottoman": "carlotta-lusignan-of-cyprus"},
        cities={"constantinople-2": "knight.islamic", "vienna": "knight.catholic"},
        coins={"east.1": 1},
        florins={"0": 9},
    )
    here.choose("operate region=east")
    assert {text.split()[1] for text in here.offers("perform")} == {
        "card=ruler-ottoman",
        "card=ruler-hre",
        "card=carlotta-lusignan-of-cyprus",
    }
    assert (
        "operate region=west"
        not in table(
            owner={"ottoman": "0", "hre": "0"}, suzerain={"hre": "ottoman"}, cities={"vienna": "knight.catholic"}
        ).offered
    )


@pytest.mark.rule("PX-10.7", "PX-10.8", "PX-25.1")
def test_where_an_op_reaches_depends_on_its_card() -> None:
    here = table(
        rows={"0.west": ["genoese-fleet"]},
        pirate={"aragon-papal": "catholic", "france-hre": "catholic"},
        concession={"ottoman-mamluk": "medici", "portugal-aragon": "medici"},
    )
    aim(here, "west", "genoese-fleet", "repress.pawn")
    assert here.offered == ["repress-concession border=portugal-aragon empire=aragon"]
    tax = table(rows={"0.west": ["santa-hermandad"]}, concession={"hungary-ottoman": "medici", "hre-hungary": "medici"})
    aim(tax, "west", "santa-hermandad", "tax")
    assert tax.offered == ["impose-tax border=hre-hungary empire=hre"], (
        "West reaches every western empire, no eastern one"
    )


@pytest.mark.rule("PX-10.9")
def test_only_corsair_and_inquisitor_mind_the_colour() -> None:
    here = table(rows={"0.west": ["genoese-fleet", "duke-of-milan"]}, pirate={"aragon-papal": "islamic"})
    here.choose("operate region=west")
    assert here.offers("perform") == ["perform card=duke-of-milan op=siege"]


@pytest.mark.rule("PX-10.11")
def test_four_ops_are_purple() -> None:
    purple = {OP.ref(op).split(".")[0] for op in range(OP.size) if is_purple(op)}
    assert purple == {"behead", "tax", "repress", "vote"}
    assert {OP.ref(op).split(".")[0] for op in range(OP.size)} - purple == {
        "inquisitor",
        "commerce",
        "corsair",
        "siege",
        "campaign",
    }


@pytest.mark.rule("PX-10.12", "PX-11.9", "PX-23.1", "PX-22.2")
def test_a_silenced_card_has_only_its_blue_ops() -> None:
    here = table(
        rows={"0.east": ["the-grim"], "1.east": ["qizilbash"]},
        bishops={"the-grim": "islamic"},
        cities={"modon": "rook.reformist"},
    )
    here.choose("operate region=east")
    assert here.offers("perform") == ["perform card=the-grim op=inquisitor.islamic"]
    assert here.view(0)["banks"][0]["prestige"]["islamic"] == 1, "prestige is never silenced"


# inquisitor


@pytest.mark.rule("PX-11.3")
def test_two_bishops_on_one_card_die() -> None:
    here = table(rows={"0.west": ["antipope", "luther"]}, bishops={"antipope": "reformist", "luther": "catholic"})
    aim(here, "west", "antipope", "inquisitor.reformist").choose("move-bishop from=antipope to=luther")
    assert here.see("bishops") == {}


@pytest.mark.rule("PX-11.5", "PX-11.6", "AM-53", "PX-3.19")
def test_bishops_step_inside_one_side_or_by_equal_location() -> None:
    here = table(
        rows={"0.west": ["antipope", "luther"], "0.east": ["unity-of-the-brethren", "the-grim"]},
        bishops={"luther": "reformist"},
    )
    aim(here, "west", "antipope", "inquisitor.reformist")
    assert here.offered == [
        "move-bishop from=luther to=unity-of-the-brethren",  # a cross card: East banner, located in the Empire
        "move-bishop from=luther to=ruler-hre",
        "move-bishop from=luther to=antipope",  # adjacent
    ]
    throne = table(rows={"0.west": ["antipope"]}, bishops={"ruler-england": "reformist"})
    assert "operate region=west" not in throne.offered, "never from throne to throne"


@pytest.mark.rule("PX-11.7", "AM-18", "AM-17", "PX-3.19")
def test_a_bishop_steps_freely_inside_a_suzerains_column() -> None:
    here = table(
        rows={"0.west": ["antipope", "ruler-hre", "luther"]},
        owner={"hre": "0", "france": "0", "mamluk": "0"},
        suzerain={"france": "hre", "mamluk": "hre"},
        queen={"hre": "mary-the-rich"},
        bishops={"ruler-mamluk": "reformist"},
    )
    aim(here, "west", "antipope", "inquisitor.reformist")
    goals = {text.rpartition("to=")[2] for text in here.offered}
    assert goals == {"ruler-hre", "mary-the-rich", "ruler-france", "antipope", "luther"}


@pytest.mark.rule("AM-17", "PX-14.10")
def test_king_and_queen_are_two_places_that_silence_both() -> None:
    here = table(
        owner={"aragon": "0"},
        queen={"aragon": "isabella-of-castille"},
        bishops={"isabella-of-castille": "catholic"},
        cities={"valencia": "knight.catholic", "algiers": "rook.islamic"},
        rows={"0.west": ["jesuits", "ruler-aragon"]},
        repressed={"aragon": ["pawn.medici"]},
    )
    here.choose("operate region=west")
    assert {text.split()[1] for text in here.offers("perform")} == {"card=jesuits"}
    here.choose("perform card=jesuits op=inquisitor.catholic", "move-bishop from=isabella-of-castille to=ruler-aragon")
    assert here.decides == (0, "pacify"), "only a bishop that enters the square pacifies"


# behead


@pytest.mark.rule("PX-11.14", "AM-21")
def test_a_beheaded_king_returns_to_his_throne() -> None:
    here = table(
        rows={"0.west": ["man-for-all-seasons"]},
        owner={"england": "1", "portugal": "1"},
        suzerain={"portugal": "england"},
        queen={"england": "anne-of-brittany", "portugal": "isabella-of-castille"},
        bishops={"ruler-england": "reformist"},
        repressed={"england": ["rook.catholic"]},
    )
    aim(here, "west", "man-for-all-seasons", "behead").choose("execute card=ruler-england")
    assert here.see("owner.england") == "none"
    assert here.see("queen.england") == "none"
    assert here.see("owner.portugal") == "none"
    assert here.see("queen.portugal") == "isabella-of-castille"
    assert here.see("bishops") == {"ruler-england": "reformist"}
    assert here.see("repressed.england") == ["rook.catholic"]
    assert here.see("rows.0.west") == []


@pytest.mark.rule("PX-11.15", "AM-19", "AM-20", "DF-18")
def test_a_beheaded_queen_leaves_her_king() -> None:
    here = table(
        rows={"0.west": ["man-for-all-seasons"]}, owner={"england": "1"}, queen={"england": "anne-of-brittany"}
    )
    aim(here, "west", "man-for-all-seasons", "behead").choose("execute card=anne-of-brittany")
    assert here.see("owner.england") == "1"
    assert here.see("queen.england") == "none"
    assert here.see("rows.0.west") == ["man-for-all-seasons"]
    throne = table(rows={"0.west": ["man-for-all-seasons"]})
    assert "operate region=west" not in throne.offered, "thrones are not tableaux"


# tax and repress


@pytest.mark.rule("AM-31", "AM-32", "PX-11.18", "PX-21.4")
def test_without_a_florin_the_taxed_concession_is_repressed() -> None:
    here = table(rows={"0.west": ["the-last-knight"]}, concession={"hre-papal": "medici"}, florins={"1": 0})
    aim(here, "west", "the-last-knight", "tax").choose("impose-tax border=hre-papal empire=hre")
    assert here.offered == ["yield"]
    here.choose("yield")
    assert here.see("repressed.hre") == ["pawn.medici"]
    assert here.decides == (1, "place-levy")
    own = table(rows={"0.west": ["the-last-knight"]}, concession={"hre-papal": "fugger"})
    aim(own, "west", "the-last-knight", "tax").choose("impose-tax border=hre-papal empire=hre")
    assert own.decides == (0, "answer-tax")


@pytest.mark.rule("PX-11.17", "PX-21.8")
def test_a_saturated_empire_cannot_be_taxed() -> None:
    full = {"vienna": "rook.catholic", "lubeck": "rook.catholic", "nurnberg": "rook.catholic"}
    here = table(rows={"0.west": ["the-last-knight"]}, concession={"hre-papal": "medici"}, cities=full)
    here.choose("operate region=west")
    assert "perform card=the-last-knight op=tax" not in here.offered


@pytest.mark.rule("PX-11.23", "PX-21.3", "PX-21.6")
def test_a_repressed_piece_goes_onto_the_square_wherever_it_is() -> None:
    here = table(
        rows={"0.west": ["kingmaker"]},
        owner={"england": "1", "ottoman": "1"},
        suzerain={"england": "ottoman"},
        cities={"london": "rook.catholic"},
        florins={"0": 0},
    )
    aim(here, "west", "kingmaker", "repress.rook").choose("repress-city city=london")
    assert here.see("repressed.england") == ["rook.catholic"]
    assert here.see("florins.0") == 1
    assert here.see("owner.england") == "1"


@pytest.mark.rule("PX-21.5")
def test_pirates_and_bishops_are_never_repressed() -> None:
    here = table(
        rows={"0.west": ["arumer-zwarte-hoop"]},
        pirate={"england-france": "catholic"},
        bishops={"ruler-france": "catholic"},
    )
    assert "operate region=west" not in here.offered


# vote


@pytest.mark.rule("PX-11.26", "AM-48", "PX-20.5")
def test_no_vote_on_thrones_vassals_and_the_other_side() -> None:
    given: dict[str, Any] = {
        "rows": {"0.west": ["sindicat-remenca"]},
        "concession": {"portugal-aragon": "fugger", "hungary-ottoman": "fugger"},
    }
    assert "operate region=west" not in table(**given).offered, "a throne"
    vassal = table(owner={"aragon": "1", "england": "1"}, suzerain={"aragon": "england"}, **given)
    assert "operate region=west" not in vassal.offered
    assert "operate region=west" not in table(owner={"ottoman": "1"}, **given).offered, "an eastern square"
    assert "operate region=west" in table(owner={"aragon": "1"}, **given).offered


@pytest.mark.rule("PX-11.27", "PX-11.28", "PX-24.6")
def test_a_vote_needs_a_majority_and_its_price() -> None:
    given: dict[str, Any] = {"rows": {"0.west": ["sindicat-remenca"]}, "owner": {"aragon": "1"}}
    tie = table(concession={"portugal-aragon": "fugger", "aragon-papal": "medici"}, **given)
    assert "operate region=west" not in tie.offered
    poor = table(
        concession={"portugal-aragon": "fugger"}, repressed={"aragon": ["rook.islamic"]}, florins={"0": 0}, **given
    )
    assert "operate region=west" not in poor.offered
    bishop = table(
        concession={"portugal-aragon": "fugger"}, bishops={"ruler-aragon": "catholic"}, florins={"0": 0}, **given
    )
    assert "operate region=west" in bishop.offered, "a bishop costs nothing"


# corsair, campaign


@pytest.mark.rule("PX-11.32", "PX-11.34", "DF-11", "DF-37")
def test_a_corsair_is_bound_to_its_cards_location() -> None:
    here = table(
        rows={"0.east": ["ottoman-navy"]},
        pirate={"papal-ottoman": "islamic", "hungary-ottoman": "islamic", "france-hre": "islamic"},
    )
    aim(here, "east", "ottoman-navy", "corsair.islamic")
    assert not [text for text in here.offered if "from=france-hre" in text]
    assert "sail from=papal-ottoman to=hungary-ottoman" not in here.offered, "a pirate of the same colour is there"
    assert "sail from=papal-ottoman to=aragon-papal" in here.offered


@pytest.mark.rule("PX-11.37", "PX-11.39", "AM-6")
def test_no_campaign_against_oneself_without_knights_or_without_money() -> None:
    given: dict[str, Any] = {
        "owner": {"papal": "0", "aragon": "0", "france": "1"},
        "cities": {"venice": "knight.catholic"},
    }
    here = table(florins={"0": 1}, **given)
    aim(here, "west", "ruler-papal", "campaign")
    targets = {text.rpartition("=")[2] for text in here.offered}
    assert targets == {"france", "hre", "hungary", "ottoman"}
    assert "operate region=west" not in table(florins={"0": 0}, **given).offered
    assert "operate region=west" not in table(owner={"papal": "0"}, florins={"0": 9}).offered


@pytest.mark.rule("PX-11.40", "PX-15.10")
def test_only_the_ruling_class_defends_in_a_campaign() -> None:
    here = table(
        owner={"papal": "0"},
        cities={"venice": "knight.catholic"},
        pirate={"aragon-papal": "catholic", "portugal-aragon": "catholic"},
        repressed={"aragon": ["rook.catholic"]},
        concession={"france-aragon": "medici"},
        florins={"0": 1},
    )
    aim(here, "west", "ruler-papal", "campaign").choose("march empire=aragon")
    assert here.told("battle") == [{"shot": "shot:none", "empire": "empire:aragon", "attackers": 1, "defenders": 0}]
    assert here.see("suzerain.aragon") == "papal"


@pytest.mark.rule("PX-11.43", "PX-20.4")
def test_queen_and_bishop_follow_from_a_throne_but_not_from_a_rival() -> None:
    given: dict[str, Any] = {
        "cities": {"venice": "knight.catholic"},
        "queen": {"aragon": "isabella-of-castille"},
        "bishops": {"ruler-aragon": "catholic"},
        "florins": {"0": 1},
    }
    throne = table(owner={"papal": "0"}, **given)
    aim(throne, "west", "ruler-papal", "campaign").choose("march empire=aragon")
    assert throne.see("queen.aragon") == "isabella-of-castille"
    assert throne.see("bishops") == {"ruler-aragon": "catholic"}
    rival = table(owner={"papal": "0", "aragon": "1"}, **given)
    aim(rival, "west", "ruler-papal", "campaign").choose("march empire=aragon")
    assert rival.see("queen.aragon") == "none"
    assert rival.see("bishops") == {}


@pytest.mark.rule("PX-23.3")
def test_a_bishop_silences_a_vassal_but_not_its_suzerain() -> None:
    here = table(
        owner={"papal": "0", "aragon": "0"},
        suzerain={"aragon": "papal"},
        bishops={"ruler-aragon": "catholic"},
        cities={"venice": "knight.catholic", "valencia": "knight.catholic"},
        florins={"0": 5},
    )
    here.choose("operate region=west")
    assert here.offers("perform") == ["perform card=ruler-papal op=campaign"]


@pytest.mark.rule("PX-10.1", "PX-1.5")
def test_an_op_is_offered_exactly_when_it_has_a_target() -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for seed in range(12):
        seats, reformation, strawman = 2 + seed % 3, "on" if seed % 2 else "off", "on" if seed % 4 > 1 else "off"
        picks = fast(seed + 400)
        position = TITLE.start(seats, {"reformation": reformation, "strawman": strawman}, fast(seed))
        assert isinstance(position, Pax)
        while not position.over:
            options = position.options()
            for bank in range(seats):
                for card in things(position, bank):
                    for op in ops_of(position, card):
                        found = has_target(position, bank, card, op)
                        assert found == bool(op_targets(position, bank, card, op)), OP.ref(op)
                        seen[OP.ref(op).partition(".")[0], found] += 1
            position.choose(options[picks.below(len(options))])
    kinds = {ref.partition(".")[0] for ref in OP.refs}
    assert {kind for kind, found in seen if found} == {kind for kind, found in seen if not found} == kinds
