"""Queens (section 14), apostasy (18), regime change (19), vassals (20), repression (21)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import table


@pytest.mark.rule("PX-14.2", "AM-15")
def test_suitors_are_unmarried_kings_on_thrones_or_ones_own() -> None:
    here = table(
        4,
        hands={"0": ["mary-the-rich"]},
        owner={"france": "1", "england": "0", "portugal": "0"},
        republic={"portugal": True},
        queen={"hre": "isabella-of-castille"},
    )
    here.choose("play card=mary-the-rich")
    assert here.offered == ["crown empire=england", "stay-unwed"]


@pytest.mark.rule("PX-14.6", "PX-14.7", "PX-20.8", "AM-12", "DF-16", "DF-17")
def test_a_coronation_never_flips_and_leaves_vassals_as_they_are() -> None:
    here = table(
        hands={"0": ["mary-the-rich"]},
        owner={"england": "0", "france": "0"},
        suzerain={"france": "england"},
        bishops={"ruler-france": "catholic", "ruler-england": "islamic"},
        repressed={"france": ["rook.islamic"]},
    )
    here.choose("play card=mary-the-rich", "crown empire=france", "no-concession")
    assert here.decides == (0, "emancipate")
    here.choose("free-city piece=rook.islamic city=lyon")
    assert here.see("suzerain.france") == "england"
    assert here.see("republic.france") is False
    assert here.see("bishops") == {"ruler-england": "islamic", "ruler-france": "catholic"}


@pytest.mark.rule("PX-14.4")
def test_the_couple_sits_on_the_kings_side() -> None:
    here = table(hands={"0": ["elzbieta-of-bohemia"]})
    here.choose("play card=elzbieta-of-bohemia", "crown empire=portugal", "no-concession")
    assert here.see("rows.0.west") == ["ruler-portugal"]
    assert here.see("queen.portugal") == "elzbieta-of-bohemia"


@pytest.mark.rule("PX-14.9")
def test_a_couple_taken_from_its_throne_stays_married() -> None:
    given: dict[str, Any] = {"hands": {"0": ["the-last-knight"]}, "queen": {"hre": "mary-the-rich"}}
    throne = table(**given)
    throne.choose("play card=the-last-knight", "strike empire=hre", "place-city piece=knight.reformist city=vienna")
    assert throne.see("queen.hre") == "mary-the-rich"
    rival = table(owner={"hre": "1"}, **given)
    rival.choose("play card=the-last-knight", "strike empire=hre", "place-city piece=knight.reformist city=vienna")
    assert rival.see("queen.hre") == "none"


@pytest.mark.rule("AM-13", "AM-14")
def test_a_second_wife_takes_a_suzerain_as_an_ordinary_king() -> None:
    here = table(
        rows={"0.west": ["star-chamber"]},
        hands={"0": ["isabella-of-castille", "mary-the-rich"]},
        owner={"portugal": "1", "england": "1"},
        suzerain={"england": "portugal"},
        bishops={"ruler-portugal": "catholic"},
    )
    here.choose("play card=isabella-of-castille", "crown empire=portugal", "no-concession")
    assert here.see("owner.england") == "none"
    assert here.see("bishops") == {}
    here.choose("play card=mary-the-rich", "crown empire=portugal", "no-concession")
    assert here.see("queen.portugal") == "mary-the-rich"
    assert here.see("owner.portugal") == "0"


# apostasy


@pytest.mark.rule("PX-18.5", "AM-8")
def test_apostasy_ignores_old_maids_and_needs_a_victim() -> None:
    here = table(hands={"0": ["dervishes"]}, maids={"0": ["sophia-palaiologina"]})
    here.choose("play card=dervishes")
    assert here.decides == (0, "deploy-agent"), "the maid's Reformist prestige does not count"


@pytest.mark.rule("PX-18.3", "AM-22", "AM-23")
def test_apostasy_sends_couples_and_vassals_home() -> None:
    here = table(
        3,
        hands={"0": ["dervishes"]},
        rows={"0.west": ["luther"]},
        owner={"ottoman": "0", "hungary": "0", "mamluk": "0"},
        suzerain={"hungary": "ottoman"},
        queen={"mamluk": "sitt-i-hatun-of-dulkadir"},
        repressed={"ottoman": ["rook.islamic"]},
    )
    here.choose("play card=dervishes", "fire", "ordain card=ruler-hungary")
    assert [here.see(f"owner.{empire}") for empire in ("ottoman", "hungary", "mamluk")] == ["none"] * 3
    assert here.see("queen.mamluk") == "sitt-i-hatun-of-dulkadir"
    assert here.see("repressed.ottoman") == ["rook.islamic"]
    assert here.see("bishops") == {"ruler-hungary": "islamic"}
    vassal = table(
        hands={"0": ["dervishes"]},
        rows={"0.west": ["luther"]},
        owner={"ottoman": "0", "england": "0"},
        suzerain={"ottoman": "england"},
    )
    vassal.choose("play card=dervishes", "fire", "ordain card=dervishes")
    assert vassal.see("owner.ottoman") == "none"
    assert vassal.see("owner.england") == "0", "only the vassal showed the religion"


@pytest.mark.rule("AM-22")
def test_only_the_visible_side_counts() -> None:
    given: dict[str, Any] = {
        "hands": {"0": ["papal-elephant"]},
        "rows": {"0.west": ["luther"]},
        "owner": {"papal": "0"},
    }
    king = table(**given)
    king.choose("play card=papal-elephant")
    assert "fire" in king.offered
    republic = table(republic={"papal": True}, **given)
    republic.choose("play card=papal-elephant")
    assert "fire" not in republic.offered


# regime change


@pytest.mark.rule("PX-19.1", "PX-19.3", "DF-14")
def test_a_flipped_square_stays_in_its_place() -> None:
    here = table(
        rows={"0.west": ["ruler-aragon", "sindicat-remenca"]},
        owner={"aragon": "0"},
        concession={"portugal-aragon": "fugger"},
    )
    here.choose("operate region=west", "perform card=sindicat-remenca op=vote.west", "call-vote empire=aragon")
    assert here.see("rows.0.west") == ["ruler-aragon", "sindicat-remenca"]


@pytest.mark.rule("PX-19.4", "AM-30", "PX-21.2")
def test_the_bonus_concession_borrows_the_last_pawn() -> None:
    here = table(
        hands={"0": ["the-last-knight"]},
        repressed={"england": ["pawn.fugger"] * 10},
    )
    here.choose("play card=the-last-knight", "strike empire=hre", "place-city piece=knight.reformist city=vienna")
    assert here.offered == ["borrow-repressed empire=england", "do-without"]
    here.choose("borrow-repressed empire=england")
    assert "no-concession" not in here.offered, "a pawn is borrowed in order to place it"
    here.choose("settle border=france-hre")
    assert here.see("concession.france-hre") == "fugger"


@pytest.mark.rule("PX-19.6", "PX-11.30", "DF-10")
def test_golden_liberty_may_be_left_alone() -> None:
    here = table(
        rows={"0.west": ["sindicat-remenca"]},
        owner={"papal": "1"},
        concession={"aragon-papal": "fugger"},
    )
    here.choose(
        "operate region=west", "perform card=sindicat-remenca op=vote.west", "call-vote empire=papal", "no-concession"
    )
    assert here.offered == ["proclaim-liberty", "keep-theocracy"]
    here.choose("keep-theocracy")
    assert here.see("state.papal") == "catholic"


@pytest.mark.rule("PX-19.7", "PX-24.4", "PX-24.1")
def test_a_flipped_king_loses_queen_bishop_and_vassals() -> None:
    here = table(
        rows={"0.west": ["sindicat-remenca"]},
        owner={"aragon": "0", "france": "0"},
        suzerain={"france": "aragon"},
        queen={"aragon": "isabella-of-castille"},
        bishops={"ruler-aragon": "catholic"},
        repressed={"aragon": ["rook.islamic"]},
        concession={"portugal-aragon": "fugger"},
    )
    here.choose(
        "operate region=west", "perform card=sindicat-remenca op=vote.west", "call-vote empire=aragon", "no-concession"
    )
    here.choose("free-no-more")
    assert here.see("republic.aragon") is True
    assert here.see("queen.aragon") == "none"
    assert here.see("bishops") == {}
    assert here.see("owner.france") == "none"
    assert here.see("repressed.aragon") == ["rook.islamic"]


@pytest.mark.rule("PX-20.1", "PX-20.5", "PX-20.7")
def test_a_vassal_is_a_king_and_may_be_the_target_of_a_war() -> None:
    here = table(
        hands={"0": ["the-last-knight"]},
        owner={"hre": "1", "ottoman": "1"},
        suzerain={"hre": "ottoman"},
    )
    here.choose(
        "play card=the-last-knight",
        "strike empire=hre",
        "place-city piece=knight.reformist city=vienna",
        "no-concession",
    )
    assert here.see("owner.hre") == "0"
    assert here.see("suzerain.hre") == "none"
    assert here.see("rows.0.west") == ["the-last-knight", "ruler-hre"]
    assert here.see("owner.ottoman") == "1"


@pytest.mark.rule("PX-19.5", "PX-21.7")
def test_freed_pawns_belong_to_their_owners() -> None:
    here = table(hands={"0": ["the-last-knight"]}, repressed={"hre": ["pawn.medici", "knight.islamic"]})
    here.choose("play card=the-last-knight", "strike empire=hre")
    # the repressed knight fought and must be placed; the serf may be freed
    here.choose(
        "place-city piece=knight.islamic city=vienna", "place-city piece=knight.reformist city=lubeck", "no-concession"
    )
    here.choose("free-border piece=pawn.medici border=hre-papal empire=hre")
    assert here.see("concession.hre-papal") == "medici"
