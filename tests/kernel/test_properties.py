"""What holds of the kernel's parts for any input: domains, codecs of options, chance, layouts, the agenda, undo."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ludarium import LudariumError, Match
from ludarium.kernel.chance import commitment, committed, fast
from ludarium.kernel.domain import LIMIT, SEAT, Domain, number, product
from ludarium.kernel.layout import Flag, Many, Ref, Set, Whole
from ludarium.kernel.record import Line, loads, read_line
from ludarium.kernel.sample import CARD, TITLE, Turn
from ludarium.kernel.state import dump, load
from ludarium.kernel.verb import Verb, Vocabulary, first, fourth, second, third, verb_of

T = TypeVar("T")
quick = settings(max_examples=60, deadline=None)

NAME = st.from_regex(r"[a-z]{1,8}(-[a-z0-9]{1,4})?", fullmatch=True)
REFS = st.lists(st.from_regex(r"[a-z0-9]{1,6}", fullmatch=True), min_size=1, max_size=40, unique=True)


def domain(name: str, refs: list[str]) -> Domain:
    return Domain(name, refs)


DOMAIN = st.builds(domain, NAME, REFS)


def tried(action: Callable[[], T]) -> T | LudariumError:
    """What comes of it: a value, or the error that a person would read."""
    try:
        return action()
    except LudariumError as error:
        return error


# domains


@quick
@given(DOMAIN)
def test_every_thing_is_found_by_its_reference_with_and_without_its_domain(things: Domain) -> None:
    for index in range(things.size):
        assert things.index(things.ref(index)) == index
        assert things.index(things.full(index)) == index


@quick
@given(DOMAIN, st.text(max_size=12))
def test_what_is_no_reference_is_refused_and_the_known_ones_are_named(things: Domain, given: str) -> None:
    assume(given not in things.refs and given.removeprefix(f"{things.name}:") not in things.refs)
    error = tried(lambda: things.index(given))
    assert isinstance(error, LudariumError)
    assert things.refs[0] in error.facts["expected"]


@quick
@given(st.lists(REFS.map(lambda refs: refs[:8]), min_size=1, max_size=3))
def test_a_product_counts_its_last_part_fastest(parts: list[list[str]]) -> None:
    domains = [Domain(f"part{place}", refs) for place, refs in enumerate(parts)]
    whole = product("whole", domains)
    size = 1
    for part in domains:
        size *= part.size
    assert whole.size == size
    for index in range(whole.size):
        rest, refs = index, []
        for part in reversed(domains):
            refs.append(part.ref(rest % part.size))
            rest //= part.size
        assert whole.ref(index) == ".".join(reversed(refs))


# options: ints, text and JSON


@st.composite
def spoken(draw: st.DrawFn) -> tuple[Vocabulary, Verb, list[int]]:
    """A vocabulary, one of its verbs, and arguments for it."""
    words = Vocabulary()
    verbs = []
    for name in draw(st.lists(NAME, min_size=1, max_size=5, unique=True)):
        sizes = draw(st.lists(st.integers(1, LIMIT), max_size=4))
        verbs.append(words.verb(name, *(number(f"{name}-n{place}", size - 1) for place, size in enumerate(sizes))))
    verb = draw(st.sampled_from(verbs))
    return words, verb, [draw(st.integers(0, each.domain.size - 1)) for each in verb.arguments]


@settings(max_examples=30, deadline=None)
@given(spoken())
def test_an_option_is_the_same_as_a_number_as_text_and_as_json(case: tuple[Vocabulary, Verb, list[int]]) -> None:
    words, verb, args = case
    option = verb.of(*args)
    assert verb_of(option) == verb.code
    unpacked = [first(option), second(option), third(option), fourth(option)]
    assert unpacked == args + [0] * (4 - len(args))
    assert words.parse(words.text(option)) == option
    as_json: Any = json.loads(json.dumps(words.as_json(option)))
    assert words.pack(as_json["verb"], as_json["args"]) == option


@quick
@given(st.text(max_size=40))
def test_any_text_is_an_option_or_a_clear_error(text: str) -> None:
    option = tried(lambda: TITLE.vocabulary.parse(text))
    if isinstance(option, LudariumError):
        assert option.sentence
    else:
        assert TITLE.vocabulary.parse(TITLE.vocabulary.text(option)) == option


# lines of a record


@quick
@given(st.integers(0, 5), st.integers(1, 12), st.lists(st.integers(-1000, 10**9), max_size=8))
def test_a_line_is_read_as_it_was_written(seat: int, card: int, chance: list[int]) -> None:
    line = Line(seat, f"pick card={card}", chance)
    again = read_line(line.text(), 1)
    assert (again.seat, again.code, again.chance) == (seat, f"pick card={card}", chance)


@quick
@given(st.text(max_size=200))
def test_any_text_is_a_record_or_a_clear_error(text: str) -> None:
    read = tried(lambda: loads(text))
    assert not isinstance(read, LudariumError) or read.code == "bad-record"


# chance


@quick
@given(st.text(max_size=30), st.integers(-50, 50), st.integers(0, 60), st.integers(1, 20))
def test_committed_results_are_those_that_anybody_can_compute(seed: str, low: int, span: int, count: int) -> None:
    chance = committed(seed)
    key = hashlib.sha256(f"ludarium/key/{seed}".encode()).hexdigest()
    for n in range(1, count + 1):
        h = int.from_bytes(hashlib.blake2b(f"{key}:{n}".encode(), digest_size=8).digest(), "big")
        assert chance.between(low, low + span) == low + h % (span + 1)


@quick
@given(st.text(max_size=20), st.text(max_size=20))
def test_a_commitment_belongs_to_one_seed_and_is_not_its_key(one: str, other: str) -> None:
    assert (commitment(one) == commitment(other)) == (one == other)
    assert commitment(one) != committed(one).key


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32 - 1), st.integers(2, 12), st.booleans())
def test_results_are_spread_evenly(seed: int, sides: int, keyed: bool) -> None:
    """A chi-square far out of what chance does once in ten million runs would mean a bent generator."""
    chance = committed(str(seed)) if keyed else fast(seed)
    rolls = 600 * sides
    counts = Counter(chance.below(sides) for _ in range(rolls))
    assert set(counts) == set(range(sides))
    expected = rolls / sides
    chi = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    assert chi < 60 + sides


@quick
@given(st.integers(0, 2**32 - 1), st.lists(st.integers(), max_size=30))
def test_shuffling_loses_nothing_and_is_the_same_for_the_same_seed(seed: int, items: list[int]) -> None:
    once, twice = items[:], items[:]
    fast(seed).shuffle(once)
    fast(seed).shuffle(twice)
    assert once == twice
    assert sorted(once) == sorted(items)


@quick
@given(st.integers(0, 2**32 - 1), st.lists(st.integers(1, 40), min_size=1, max_size=20))
def test_told_results_replay_without_the_generator(seed: int, bounds: list[int]) -> None:
    chance = fast(seed)
    chance.told = []
    drawn = [chance.below(bound) for bound in bounds]
    again = fast(seed + 1)
    again.coming = chance.told[:]
    assert [again.below(bound) for bound in bounds] == drawn


# layouts of scenario files


@quick
@given(st.lists(st.sampled_from(range(CARD.size)), max_size=8))
def test_lists_of_things_are_read_as_they_are_shown(cards: list[int]) -> None:
    codec = Many(Ref(CARD))
    assert codec.read(codec.show(cards), "here", []) == cards


@quick
@given(st.lists(st.lists(st.sampled_from(range(CARD.size)), max_size=4), min_size=1, max_size=6))
def test_nested_lists_by_seat_are_read_as_they_are_shown(hands: list[list[int]]) -> None:
    codec = Many(Many(Ref(CARD)), SEAT)
    empty: list[list[int]] = [[] for _ in hands]
    assert codec.read(codec.show(hands), "here", empty) == hands


@quick
@given(st.integers(-5, 5), st.integers(0, 10), st.integers(-20, 20) | st.text(max_size=3) | st.booleans() | st.none())
def test_a_whole_number_is_read_in_its_range_or_refused_with_it(least: int, span: int, value: object) -> None:
    codec = Whole(least, least + span)
    fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= least + span
    read = tried(lambda: codec.read(value, "here", 0))
    assert isinstance(read, LudariumError) != fits
    assert "here" in str(read) if isinstance(read, LudariumError) else read == value


@quick
@given(st.booleans(), st.sets(st.sampled_from(range(CARD.size))))
def test_flags_and_sets_are_read_as_they_are_shown(flag: bool, cards: set[int]) -> None:
    assert Flag().read(Flag().show(flag), "here", not flag) == flag
    mask = sum(1 << card for card in cards)
    assert Set(CARD).read(Set(CARD).show(mask), "here", 0) == mask


# the agenda, and what is kept of a position


@quick
@given(st.lists(st.integers(0, 2), min_size=1, max_size=12))
def test_a_plan_is_carried_out_in_its_order(seats: list[int]) -> None:
    position = TITLE.setup(3, TITLE.resolve(3, {}), fast(1))
    position.agenda = []
    position.plan([Turn(seat) for seat in seats])
    done = [position.agenda.pop() for _ in seats]
    assert [frame.seat for frame in done if isinstance(frame, Turn)] == seats


CHOICES = st.lists(st.integers(0, 10**6), max_size=20)


def play(match: Match, picks: list[int]) -> None:
    for pick in picks:
        if not match.over:
            options = match.options()
            match.choose(match.seat, options[pick % len(options)])


@quick
@given(st.integers(2, 3), st.text(max_size=8), CHOICES)
def test_a_position_is_saved_cloned_and_replayed_as_it_is(seats: int, seed: str, picks: list[int]) -> None:
    match = Match.new(TITLE, seats, seed=seed)
    play(match, picks)
    saved = dump(match.position)
    assert dump(load(json.loads(json.dumps(saved)), TITLE.classes)) == saved
    assert dump(match.position.clone()) == saved
    again = Match.replay(loads(match.dumps()), title=TITLE)
    assert dump(again.position) == saved
    assert again.dumps() == match.dumps()


@quick
@given(st.integers(2, 3), st.text(max_size=8), CHOICES, st.integers(0, 10**6))
def test_undo_leads_back_to_the_position_before_and_only_where_it_may(
    seats: int, seed: str, picks: list[int], last: int
) -> None:
    match = Match.new(TITLE, seats, seed=seed)
    play(match, picks)
    if match.over:
        return
    before, seat = dump(match.position), match.seat
    options = match.options()
    match.choose(seat, options[last % len(options)])
    others = [other for other in range(seats) if other != seat]
    assert not any(match.can_undo(other) for other in others if other != match.seat or match.can_undo(seat))
    if not match.can_undo(seat):
        # something came to light or was drawn
        assert match.position.revealed or match.record.lines[-1].chance
        return
    match.undo(seat)
    assert dump(match.position) == before
    assert match.seat == seat
    # what was taken back stays in the record, which replays to the same position
    assert dump(Match.replay(loads(match.dumps()), title=TITLE).position) == before
