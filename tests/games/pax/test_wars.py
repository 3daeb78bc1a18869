"""Battles (section 15), civil wars (section 16) and religious wars (section 17)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.pax import TITLE
from ludarium.games.pax.board import EMPIRES
from ludarium.games.pax.cards import CONSPIRACY, CRUSADE
from ludarium.games.pax.position import Pax
from ludarium.games.pax.wars import defenders, is_bloody
from ludarium.kernel.chance import fast

from .table import Table, table


def war(card: str, empire: str, **given: Any) -> Table:
    here = table(hands={"0": [card]}, **given)
    return here.choose(f"play card={card}", f"strike empire={empire}")


def sides(here: Table) -> tuple[int, int]:
    told = here.told("battle")[-1]
    return told["attackers"], told["defenders"]


@pytest.mark.rule("PX-15.1", "PX-15.2", "PX-16.3", "AM-50")
def test_a_conspiracy_raises_agents_pirates_and_repressed_nobles() -> None:
    here = war(
        "the-last-knight",
        "hre",
        cities={"vienna": "rook.catholic"},
        pirate={"france-hre": "islamic"},
        repressed={"hre": ["rook.catholic", "knight.islamic", "pawn.medici"]},
        concession={"hre-papal": "fugger"},
    )
    assert sides(here) == (4, 1), "no serfs and no concessions in a conspiracy"


@pytest.mark.rule("PX-16.1", "PX-16.4", "PX-16.5", "PX-16.7")
def test_a_peasant_revolt_raises_pawns_of_all_colours() -> None:
    here = war(
        "bundschuh-revolt",
        "hre",
        cities={"vienna": "rook.catholic"},
        pirate={"france-hre": "islamic"},
        repressed={"hre": ["rook.catholic", "pawn.medici", "pawn.fugger"]},
        concession={"hre-papal": "fugger", "hre-hungary": "medici"},
    )
    # agent, pirate, own concession, two serfs; a rival's concession and repressed nobles stay out
    assert sides(here) == (5, 1)


@pytest.mark.rule("PX-15.3", "PX-15.4")
def test_equality_loses_and_the_acting_player_picks_the_dead() -> None:
    lost = war("the-last-knight", "hre", cities={"vienna": "rook.catholic", "lubeck": "knight.catholic"})
    assert sides(lost) == (1, 2)
    assert lost.offered == ["lose-city city=vienna", "lose-city city=lubeck"]
    lost.choose("lose-city city=lubeck")
    assert lost.see("owner.hre") == "none"
    assert lost.see("cities.vienna") == "rook.catholic"
    assert lost.see("cities.lubeck") == "none"
    assert lost.told("battle-lost")
    equal = war("the-last-knight", "hre", cities={"vienna": "rook.catholic"})
    assert equal.see("owner.hre") == "none"
    assert equal.see("cities.vienna") == "none"


@pytest.mark.rule("PX-15.5", "PX-15.6", "PX-16.8", "AM-11")
def test_survivors_are_placed_while_there_is_room() -> None:
    here = war(
        "wolf-of-rimini",
        "papal",
        cities={"venice": "rook.catholic"},
        repressed={"papal": ["rook.islamic"]},
    )
    # three attackers against one; two survive, Venice has two places while the Wolf is in play
    assert sides(here) == (3, 1)
    here.choose("lose-agent piece=knight.catholic", "place-city piece=rook.islamic city=venice")
    assert here.see("cities.venice") == "rook.islamic"
    assert here.see("cities.venice-2") == "knight.catholic"
    full = war(
        "arumer-zwarte-hoop",
        "france",
        pirate={"england-france": "catholic", "france-hre": "catholic"},
        repressed={"france": ["pawn.medici", "pawn.medici"]},
    )
    # nobody defends: the serfs take the only empty border, the surplus is repressed again, the pirate drowns
    assert sides(full) == (5, 0)
    assert full.see("concession.france-aragon") == "medici"
    assert full.see("repressed.france") == ["pawn.medici"]
    assert full.see("supply.pirate.islamic") == 4


@pytest.mark.rule("PX-15.7", "AM-52")
def test_pieces_of_the_map_stay_and_the_bonus_is_extra() -> None:
    here = war("bundschuh-revolt", "hre", concession={"hre-papal": "fugger"})
    assert sides(here) == (2, 0)
    here.choose("place-border piece=pawn.fugger border=france-hre", "settle border=hre-hungary")
    assert [here.see(f"concession.{border}") for border in ("hre-papal", "france-hre", "hre-hungary")] == ["fugger"] * 3


@pytest.mark.rule("PX-15.8", "AM-9", "AM-10", "PX-19.5")
def test_the_order_of_a_won_war() -> None:
    here = war(
        "the-last-knight",
        "hre",
        repressed={"hre": ["pawn.medici"]},
        concession={"france-hre": "medici"},
        florins={"0": 1},
    )
    assert here.decides == (0, "place-survivor")
    here.choose("place-city piece=knight.reformist city=vienna")
    assert here.see("owner.hre") == "0"
    assert here.decides == (0, "place-concession")
    assert "no-concession" in here.offered
    here.choose("oust border=france-hre empire=hre")
    assert here.decides == (0, "emancipate"), "the pawn just ousted may be freed too"
    here.choose("free-border piece=pawn.medici border=hre-papal empire=hre", "free-no-more")
    assert here.see("repressed.hre") == ["pawn.medici"]
    assert here.decides == (0, "take-action"), "no Golden Liberty after a war"


@pytest.mark.rule("AM-6")
def test_a_conspiracy_without_attackers_may_be_declared_and_is_lost() -> None:
    here = war("house-of-borgia", "france", cities={"paris": "knight.catholic"})
    assert sides(here) == (0, 1)
    assert here.see("cities.paris") == "knight.catholic"
    assert here.decides == (0, "deploy-agent"), "the bishop follows, won or lost"
    assert "skip-agent" not in here.offered


@pytest.mark.rule("PX-16.2")
def test_a_region_card_picks_any_empire_of_its_region() -> None:
    here = table(
        hands={"0": ["house-of-borgia"]}, owner={"aragon": "0", "france": "1", "hre": "1"}, suzerain={"hre": "france"}
    )
    here.choose("play card=house-of-borgia")
    assert [text.rpartition("=")[2] for text in here.offers("strike")] == [
        "england",
        "france",
        "hre",
        "portugal",
        "aragon",
        "papal",
    ]


# religious wars


@pytest.mark.rule("PX-17.2", "PX-17.3", "PX-17.8", "PX-15.10", "AM-34")
def test_colour_decides_the_sides_of_a_religious_war() -> None:
    here = war(
        "luther",
        "hre",
        cities={
            "vienna": "rook.catholic",
            "nurnberg": "knight.reformist",
            "paris": "knight.reformist",
            "buda": "rook.reformist",
            "venice": "knight.catholic",
        },
        pirate={"france-hre": "islamic"},
    )
    # two red rooks as agents, the red knight of Nuremberg, the red knight of France; a red rook of Hungary stays home
    assert sides(here) == (4, 2)


@pytest.mark.rule("PX-17.4", "PX-17.5", "AM-7")
def test_the_bloody_rule_asks_for_a_free_heretic() -> None:
    here = table(
        hands={"0": ["jesuits"]}, cities={"valencia": "knight.catholic"}, repressed={"aragon": ["rook.islamic"]}
    )
    here.choose("play card=jesuits")
    assert here.decides == (0, "deploy-agent"), "no heretic, no crusade"


@pytest.mark.rule("AM-33")
def test_a_war_in_ones_own_theocracy_only_changes_the_regime() -> None:
    crusade = war(
        "inquisition-pope",
        "papal",
        cities={"venice": "rook.islamic", "paris": "knight.catholic", "vienna": "knight.catholic"},
    )
    assert crusade.see("state.papal") == "catholic"
    crusade.choose("lose-city city=paris")
    assert crusade.see("owner.papal") == "0"


@pytest.mark.rule("PX-17.6", "AM-51")
def test_the_attacker_arranges_constantinople() -> None:
    here = war(
        "the-grim",
        "ottoman",
        cities={"constantinople-1": "rook.islamic", "modon": "rook.reformist", "buda": "knight.islamic"},
    )
    here.choose("lose-city city=buda")
    assert here.decides == (0, "arrange-constantinople")
    here.choose("stand-in city=constantinople-3")
    assert here.see("cities.constantinople-3") == "rook.islamic"
    assert here.see("cities.constantinople-1") == "none"
    two = war(
        "the-grim",
        "ottoman",
        cities={
            "constantinople-1": "rook.islamic",
            "constantinople-2": "knight.islamic",
            "modon": "rook.reformist",
            "buda": "knight.islamic",
        },
    )
    two.choose("lose-city city=buda", "leave-empty city=constantinople-1")
    assert two.see("cities.constantinople-1") == "none"
    assert two.see("cities.constantinople-3") == "knight.islamic"


@pytest.mark.rule("AM-56", "PX-15.9")
def test_a_pawn_agent_of_a_religious_war_comes_afterwards() -> None:
    here = table(
        hands={"0": ["settlement-of-tiberias"]},
        cities={"cairo": "rook.islamic", "cyprus": "knight.reformist", "buda": "knight.reformist"},
    )
    here.choose("play card=settlement-of-tiberias", "strike empire=mamluk")
    assert sides(here) == (2, 1), "the pawn does not fight"
    here.choose("lose-city city=buda", "no-concession")
    assert here.decides == (0, "deploy-agent")
    assert "skip-agent" not in here.offered
    here.choose("settle border=ottoman-mamluk")
    assert here.see("state.mamluk") == "reformist"


@pytest.mark.rule("AM-60")
def test_gold_rooks_may_be_called_to_a_crusade() -> None:
    given: dict[str, Any] = {
        "rows": {"0.west": ["knights-hospitaller"]},
        "cities": {
            "algiers": "rook.islamic",
            "valencia": "rook.islamic",
            "toledo": "knight.catholic",
            "paris": "rook.catholic",
            "lyon": "rook.catholic",
        },
    }
    here = war("jesuits", "aragon", **given)
    assert here.offered == ["call-rooks", "leave-rooks"]
    here.choose("call-rooks")
    assert sides(here) == (3, 2)
    there = war("jesuits", "aragon", **given)
    there.choose("leave-rooks")
    assert sides(there) == (1, 2)


@pytest.mark.rule("PX-24.3", "PX-8.4")
def test_a_missing_agent_may_be_borrowed_for_the_battle() -> None:
    here = war("the-last-knight", "hre", repressed={"england": ["knight.reformist"] * 7})
    assert here.offered == ["borrow-repressed empire=england", "do-without"]
    here.choose("do-without")
    assert sides(here) == (0, 0)
    assert here.see("owner.hre") == "none"


@pytest.mark.rule("PX-17.4")
def test_a_religious_war_is_offered_exactly_where_a_heretic_would_defend() -> None:
    seen: set[bool] = set()
    for seed in range(4):
        picks = fast(seed + 900)
        position = TITLE.start(4, {"reformation": "on" if seed % 2 else "off"}, fast(seed))
        assert isinstance(position, Pax)
        while not position.over:
            for empire in range(EMPIRES):
                for war in range(CRUSADE, CONSPIRACY):
                    bloody = is_bloody(position, war, empire)
                    assert bloody == bool(defenders(position, war, empire))
                    seen.add(bloody)
            options = position.options()
            position.choose(options[picks.below(len(options))])
    assert seen == {True, False}
