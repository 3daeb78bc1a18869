"""Automated Realms decide by the ordinary options: always the same for the same seed, and never by what is hidden."""

from __future__ import annotations

import pytest

from ludarium.games.europa.automa.answer import answer, decide, weigh
from ludarium.games.europa.automa.mind import Mind
from ludarium.games.europa.automa.words import AUTOMA_CHOSE, AUTOMA_WEIGHED
from ludarium.games.europa.events.row import ChooseEvent, EventSymbols
from ludarium.games.europa.facts import automata
from ludarium.games.europa.rounds.turn import TakeTurn
from ludarium.games.europa.rounds.words import BOT_POWER
from ludarium.games.europa.sight.hidden import determinize
from ludarium.games.europa.table.player import REASSIGNED, RULER_MOVED
from ludarium.games.europa.table.position import ACTIONS, Europa
from ludarium.games.europa.title import TITLE
from ludarium.kernel.chance import fast
from ludarium.kernel.match import Match
from ludarium.kernel.verb import verb_of
from ludarium.players import make

from ..board import Board
from ..rounds.game import laid, own, power


def turn(scenario: str, realm: str) -> Board:
    """An automated Realm's Turn, early in a game."""
    table = laid(scenario)
    position = table.position
    position.age, position.round, position.rounds, position.phase = 1, 1, 1, ACTIONS
    position.own_decks().row = [position.own_decks().events.pop() for _ in range(4)]
    position.own_decks().row_up = 3
    position.own_decks().row_ducats = [0] * 4
    position.agenda.clear()
    position.push(TakeTurn(table.player(realm), 0))
    return table


def scores(position: Europa, level: int, seed: int) -> list[float]:
    decision = position.decision()
    imagined = determinize(position, decision.seat, fast(seed))
    return weigh(imagined, Mind(imagined, decision.seat), decision, decision.options(position), level)


def table_of(match: Match) -> Europa:
    position = match.position
    assert isinstance(position, Europa)
    return position


@pytest.mark.rule("EU-20.1.1")
def test_a_scenarios_automated_realms_play_by_themselves() -> None:
    """The first decision of a person comes with the same position from the same seed."""
    position = TITLE.start(3, {"scenario": "1-02-3-players-1-bot"}, fast(3))
    assert position.seat < 3
    again = TITLE.start(3, {"scenario": "1-02-3-players-1-bot"}, fast(3))
    assert TITLE.dump(position) == TITLE.dump(again)


@pytest.mark.rule("EU-20.1.1")
def test_a_record_with_automated_realms_replays() -> None:
    match = Match.new("europa", 1, {"scenario": "2-06"}, seed="phoenix")
    chance = fast(5)
    for _ in range(25):
        options = match.options()
        match.choose(match.seat, options[chance.below(len(options))])
    again = Match.loads(match.dumps())
    assert TITLE.dump(table_of(again)) == TITLE.dump(table_of(match))
    assert len(again.log) == len(match.log)


@pytest.mark.rule("EU-20.1.1")
def test_a_king_errs_never_and_a_page_often() -> None:
    table = turn("1-02-3-players-1-bot", "austria")
    position = table.position
    sure = [scores(position, automata.KING, 4) for _ in range(2)]
    assert sure[0] == sure[1]
    wild = scores(position, automata.PAGE, 4)
    assert all(abs(a - b) <= 12.1 for a, b in zip(sure[0], wild, strict=True) if a > -400)
    assert sure[0] != wild


@pytest.mark.rule("EU-20.1.1")
def test_what_is_hidden_does_not_matter() -> None:
    """Another position that it could not tell from the true one gets the same answer."""
    table = turn("1-02-3-players-1-bot", "austria")
    position = table.position
    austria = table.player("austria")
    own(table, "brandenburg").hand = [position.own_decks().action[deck].pop() for deck in (0, 1, 2)]
    true = [decide(position, automata.DUKE, fast(seed)) for seed in range(3)]
    for other in range(3):
        imagined = determinize(position, austria, fast(100 + other))
        assert [decide(imagined, automata.DUKE, fast(seed)) for seed in range(3)] == true


@pytest.mark.rule("EU-20.1.1")
def test_a_turn_is_explained_in_the_log_and_no_card_of_the_hand_is_named() -> None:
    table = turn("1-02-3-players-1-bot", "austria")
    position = table.position
    position.ears = []
    answer(position, position.decision())
    events = [told.event for told in position.ears]
    assert events[:2] == [AUTOMA_CHOSE, AUTOMA_WEIGHED]
    for told in position.ears:
        assert "card" not in [argument.name for argument in told.event.arguments]


@pytest.mark.rule("EU-20.1.1")
def test_bot_power_is_spent_last_and_only_for_something_worthwhile() -> None:
    table = turn("1-02-3-players-1-bot", "austria")
    position = table.position
    power(table, "austria", 8, 8, 8)
    own(table, "austria").bot_power = 4
    assert verb_of(decide(position, automata.KING, fast(1))) != BOT_POWER.code
    power(table, "austria", 0, 0, 0)
    own(table, "austria").hand = []
    own(table, "austria").events_taken = 1
    own(table, "austria").turn_flags |= RULER_MOVED | REASSIGNED  # nothing that is free is left to do
    assert verb_of(decide(position, automata.KING, fast(1))) == BOT_POWER.code
    before = sum(position.players[table.player("austria")].power)
    position.decision().choose(position, decide(position, automata.KING, fast(1)))
    mine = position.players[table.player("austria")]
    assert (sum(mine.power), mine.bot_power) == (before + 1, 3)


@pytest.mark.rule("EU-16.5.2")
def test_the_symbols_of_its_event_resolve_by_themselves() -> None:
    for realm, active in (("austria", -1), ("brandenburg", None)):
        table = turn("1-02-3-players-1-bot", realm)
        position = table.position
        player = table.player(realm)
        position.agenda.clear()
        ChooseEvent(player).choose(position, ChooseEvent(player).options(position)[0])
        symbols = [frame for frame in position.agenda if isinstance(frame, EventSymbols)]
        assert [frame.player for frame in symbols] == [player if active is None else active]


@pytest.mark.rule("EU-20.1.1", "EU-21.0.4")
def test_it_takes_over_a_persons_seat_and_gives_it_back() -> None:
    """The same position, the next decision: whoever sits there plays on. A seat's Realm has no Bot Power."""
    match = Match.new("europa", 3, {"scenario": "1-01-3-players"}, seed="takeover")
    chance = fast(2)
    for number in range(90):
        seat = match.seat
        options = match.position.options()
        if seat == 1 and (number // 30) % 2:
            option = make("automa:duke", TITLE, seat, number).decide(match.position)
            assert option in options
        else:
            option = TITLE.policy(table_of(match), options, chance)
        match.choose(seat, TITLE.vocabulary.text(option))
    assert [player.bot_power for player in table_of(match).players] == [0, 0, 0]
    again = Match.loads(match.dumps())
    assert TITLE.dump(table_of(again)) == TITLE.dump(table_of(match))


@pytest.mark.rule("EU-20.1.1")
def test_bot_power_comes_with_phase_2_and_is_not_kept() -> None:
    from ludarium.games.europa.rounds import bot_power

    table = laid("1-02-3-players-2-bots")
    bot_power.begin(table.position)
    assert [player.bot_power for player in table.position.players] == [0, 0, 0, 4, 4]
    assert bot_power.options(table.position, 0) == []
    bot_power.end(table.position)
    assert [player.bot_power for player in table.position.players] == [0] * 5


@pytest.mark.rule("EU-20.1.1")
def test_a_duke_beats_two_who_do_anything() -> None:
    """A small part of the measure (85 of 100): it has won all of the first forty."""
    for seed in (1, 2):
        position = TITLE.start(3, {"scenario": "1-00"}, fast(seed))
        players = [make("automa:duke" if seat == seed else "random", TITLE, seat, seed) for seat in range(3)]
        while not position.over:
            position.choose(players[position.seat].decide(position))
        points = [each.prestige for each in position.players]
        assert points.index(max(points)) == seed
