"""What follows when a scenario names cards: each is taken from where it lay, and what it displaces finds a place."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.facts import action_cards, events, goals, ideas, tracks, trade_cards
from ludarium.games.europa.facts.action_cards import POWER
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.glory import milestones
from ludarium.games.europa.rounds import ages
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import ARMIES, ARMY_LEADER, FLEET_LEADER, Europa
from ludarium.kernel.settle import Named, Zone, anywhere, resettle


def settle_cards(position: Europa, before: Europa, named: Named) -> None:
    _age(position, before, named)
    _action_cards(position, before, named)
    _events(position, before, named)
    _trade(position, before, named)
    _ideas(position, before, named)
    _missions(position, before, named)
    _milestones(position, before, named)


def pile(path: str, cards: list[int]) -> Zone:
    """A pile whose uppermost card is the last of the list, and place 1 of the scenario."""
    return Zone(path, cards, [str(len(cards) - i) for i in range(len(cards))])


def _without_gaps(zones: list[Zone]) -> None:
    for zone in zones:
        zone.cards[:] = [card for card in zone.cards if card >= 0]


def _moved(
    zones: list[Zone],
    before: list[Zone],
    named: Named,
    fits: Callable[[Zone, int, int], bool],
    name: Callable[[int], str],
) -> list[int]:
    """`resettle`; what has found no place is told. Empty places of piles are closed."""
    lost = resettle(zones, before, named, fits, [], name)
    _without_gaps([zone for zone in zones if zone.places is not None and zone.path.startswith("decks.")])
    return lost


def _age(position: Europa, before: Europa, named: Named) -> None:
    """A later Age has its own Events, Milestones and Ideas; the Events of those before it are over (EU-4.6)."""
    if position.age <= before.age or any(path.startswith("decks.") for path in named.paths):
        return
    decks = position.own_decks()
    over = [*decks.row, *reversed(decks.events)]
    for later in decks.events_later[: position.age - 1]:
        over.extend(later)
        later.clear()
    decks.taken.extend(over)
    decks.row, decks.events = [], []
    if decks.events_later[position.age - 1]:
        ages.deal_events(position, position.age)
    milestones.deal(position)
    for idea in decks.ideas_later[:]:
        if ideas.MIN_AGE[idea] <= position.age:
            decks.ideas_later.remove(idea)
            decks.idea_piles[ideas.TYPE[idea]].append(idea)


# Action cards


def _player(position: Europa, player: int) -> str:
    return f"players.{REALM.ref(position.players[player].realm)}"


def _action_zones(position: Europa) -> list[Zone]:
    """Leaders and Display cards stand in lists with other numbers: their zones are read and written back apart."""
    zones: list[Zone] = []
    for player, me in enumerate(position.players):
        path = _player(position, player)
        zones += [Zone(f"{path}.hand", me.hand), Zone(f"{path}.drawn", me.drawn)]
        zones.append(Zone(f"{path}.advisors", me.advisors, POWER.refs))
        zones.append(Zone(f"{path}.display", me.display[::2], [""] * (len(me.display) // 2)))
        zones.append(Zone(f"{path}.ruler", [me.ruler if me.ruler < action_cards.CARDS else NOBODY], [""]))
        for army in range(ARMIES):
            leader = position.forces.armies[ask_forces.army_at(player, army) + ARMY_LEADER]
            zones.append(Zone(f"{path}.armies.{army + 1}.leader", [max(leader, NOBODY)], [""]))
        admiral = position.forces.fleets[ask_forces.fleet_at(player) + FLEET_LEADER]
        zones.append(Zone(f"{path}.fleet.leader", [max(admiral, NOBODY)], [""]))
    decks = position.decks
    for kind, name in enumerate(POWER.refs):
        zones.append(pile(f"decks.action.{name}", decks.action[kind]))
        zones.append(pile(f"decks.discards.{name}", decks.discards[kind]))
    return zones


def _fits_action(zone: Zone, place: int, card: int) -> bool:
    """A hand takes any card, a deck its own; nobody is appointed by himself."""
    if zone.path.startswith("decks."):
        return zone.path.endswith(f".{POWER.ref(action_cards.DECK[card])}")
    return zone.path.endswith((".hand", ".drawn"))


def _action_cards(position: Europa, before: Europa, named: Named) -> None:
    decks = position.own_decks()
    for player in range(len(position.players)):
        position.own_player(player)
    zones = _action_zones(position)
    lost = _moved(zones, _action_zones(before), named, _fits_action, action_cards.CARD.ref)
    by_path = {zone.path: zone for zone in zones}
    for player in range(len(position.players)):
        path, me = _player(position, player), position.own_player(player)
        shown = by_path[f"{path}.display"].cards
        me.display = [each for i, card in enumerate(shown) if card >= 0 for each in (card, me.display[2 * i + 1])]
        ruler = by_path[f"{path}.ruler"].cards[0]
        if me.ruler < action_cards.CARDS:
            me.ruler = ruler
        forces = position.own_forces()
        for army in range(ARMIES):
            _lead(
                forces.armies,
                ask_forces.army_at(player, army) + ARMY_LEADER,
                by_path[f"{path}.armies.{army + 1}.leader"],
            )
        _lead(forces.fleets, ask_forces.fleet_at(player) + FLEET_LEADER, by_path[f"{path}.fleet.leader"])
    for card in lost:
        # below its deck; if the deck is named, below its discards
        kind = action_cards.DECK[card]
        home = decks.discards if named.has(f"decks.action.{POWER.ref(kind)}") else decks.action
        home[kind].insert(0, card)


def _lead(kept: list[int], at: int, zone: Zone) -> None:
    if kept[at] >= 0:
        kept[at] = zone.cards[0]


# Events


def _event_zones(position: Europa) -> list[Zone]:
    decks = position.decks
    zones = [Zone("decks.row", decks.row), pile("decks.events", decks.events), Zone("decks.taken", decks.taken)]
    for age, later in enumerate(decks.events_later):
        zones.append(Zone(f"decks.events_later.{age + 1}", later))
    return zones


def _events(position: Europa, before: Europa, named: Named) -> None:
    decks = position.own_decks()
    lost = _moved(_event_zones(position), _event_zones(before), named, anywhere, events.EVENT.ref)
    if named.has("decks.events") or named.has("decks.taken"):
        decks.taken.extend(lost)
    else:
        decks.events[:0] = lost
    if not named.has("decks.row_up"):
        decks.row_up = min(len(decks.row), tracks.EVENT_FACE_UP)
    if not named.has("decks.row_ducats"):
        decks.row_ducats = [0] * len(decks.row)


# Trade cards


def _trade_zones(position: Europa) -> list[Zone]:
    decks = position.decks
    return [
        pile("decks.trade", decks.trade),
        pile("decks.trade_discards", decks.trade_discards),
        Zone("decks.trade_out", decks.trade_out),
        Zone("", list(position.trade_open)),
    ]


def _trade(position: Europa, before: Europa, named: Named) -> None:
    decks = position.own_decks()
    lost = _moved(_trade_zones(position), _trade_zones(before), named, anywhere, trade_cards.TRADE.ref)
    home = decks.trade_discards if named.has("decks.trade") else decks.trade
    home[:0] = lost


# Ideas


def _idea_zones(position: Europa) -> list[Zone]:
    decks = position.decks
    zones = [Zone("decks.ideas", decks.ideas)]
    zones += [pile(f"decks.idea_piles.{name}", decks.idea_piles[kind]) for kind, name in enumerate(POWER.refs)]
    zones.append(Zone("decks.ideas_later", decks.ideas_later))
    return zones


def _fits_idea(zone: Zone, place: int, card: int) -> bool:
    return not zone.path.startswith("decks.idea_piles.") or zone.path.endswith(f".{POWER.ref(ideas.TYPE[card])}")


def _ideas(position: Europa, before: Europa, named: Named) -> None:
    """Whatever somebody has lies on display (EU-8.8)."""
    decks = position.own_decks()
    for idea in range(ideas.IDEAS):
        if any(me.ideas >> idea & 1 for me in position.players) and idea not in decks.ideas:
            if named.has("decks.ideas"):
                continue
            decks.ideas.append(idea)
            for zone in [*decks.idea_piles, decks.ideas_later]:
                if idea in zone:
                    zone.remove(idea)
    lost = _moved(_idea_zones(position), _idea_zones(before), named, _fits_idea, ideas.IDEA.ref)
    for idea in lost:
        decks.idea_piles[ideas.TYPE[idea]].insert(0, idea)


# Missions, Milestones


def _mission_zones(position: Europa, player: int) -> list[Zone]:
    me, path = position.players[player], _player(position, player)
    return [
        Zone(f"{path}.missions", me.missions),
        Zone(f"{path}.missions_done", me.done),
        Zone(f"{path}.missions_aside", me.aside),
    ]


def _missions(position: Europa, before: Europa, named: Named) -> None:
    for player in range(len(position.players)):
        me = position.own_player(player)
        lost = _moved(
            _mission_zones(position, player), _mission_zones(before, player), named, anywhere, goals.MISSION.ref
        )
        me.aside.extend(lost)


def _milestone_zones(position: Europa) -> list[Zone]:
    decks = position.decks
    zones = [Zone("decks.milestones", decks.milestones)]
    for category, cards in enumerate(decks.milestone_piles):
        zones.append(pile(f"decks.milestone_piles.{goals.MILESTONE_CATEGORY.ref(category)}", cards))
    return zones


def _fits_milestone(zone: Zone, place: int, card: int) -> bool:
    category = goals.MILESTONE_CATEGORY.ref(goals.CATEGORY[card])
    return zone.path == "decks.milestones" or zone.path.endswith(f".{category}")


def _milestones(position: Europa, before: Europa, named: Named) -> None:
    decks = position.own_decks()
    lost = _moved(_milestone_zones(position), _milestone_zones(before), named, _fits_milestone, goals.MILESTONE.ref)
    for card in lost:
        pile_of = f"decks.milestone_piles.{goals.MILESTONE_CATEGORY.ref(goals.CATEGORY[card])}"
        if decks.milestone_piles and goals.MILESTONE_AGE[card] == position.age and not named.has(pile_of):
            decks.milestone_piles[goals.CATEGORY[card]].insert(0, card)
