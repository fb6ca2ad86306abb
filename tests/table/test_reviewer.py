"""A match is reviewed behind the screen: kept beside its record, left and gone on with, whatever the disk does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from goodge.coach import Choice, Grade, Judge, Judgement, Luck, RoundReview, Weighed
from goodge.coach.match_review import EDITION, Place, choices_in
from goodge.engine.actions import Pass, PlayCard
from goodge.engine.cards import CROWN
from goodge.engine.game import Phase
from goodge.engine.games import GOODGE
from goodge.engine.record import Record
from goodge.players import Budget
from goodge.table.archive import reviews
from goodge.table.archive.reviews import Found, KeptReview, check_of, key_of
from goodge.table.home import Home
from goodge.table.reviewer import Reviewer, finished_part
from tests.coach.rounds import record_of
from tests.engine.playing import play_match

RECORD = play_match(GOODGE, {"players": 3, "target": 600}, 5, 2)


def judged(record: Record, _judge: Judge, place: Place, _budget: Budget) -> Choice:
    """A judgement without thought: what was done is 7.5 points worse than another card."""
    state = record.rounds[place[0]][place[1]]
    done = record.rounds[place[0]][-1].actions[place[1]]
    other = Pass() if done != Pass() else PlayCard(CROWN)
    options = (Weighed(other, 12.5, 0.41), Weighed(done, 5.0, 0.4))
    judgement = Judgement(options, done, 7.5, 1.5, Grade.INACCURACY, 200)
    if state.board.phase is Phase.TRUMP:
        judgement = Judgement(done=done)
    return Choice(*place, state.board.to_act, state.board.phase, judgement)


def told(record: Record, number: int, choices: Sequence[Choice], _budget: Budget) -> RoundReview | None:
    """The luck in a round without thought: a point for each choice."""
    result = record.rounds[number][-1].result
    parts = (float(len(choices)), -0.125, 0.0), (0.0,) * 3
    return None if result is None else RoundReview(number, Luck(*parts, *parts[1:] * 3), result.scores)


class Counting:
    """Judges, and counts how often."""

    def __init__(self) -> None:
        self.asked: list[Place] = []

    def __call__(self, record: Record, judge: Judge, place: Place, budget: Budget) -> Choice:
        self.asked.append(place)
        return judged(record, judge, place, budget)


def reviewed(record: Record, kept: KeptReview, weigh: Counting | None = None) -> Reviewer:
    """A review that has come to its end."""
    reviewer = Reviewer(record, kept, weigh=weigh or judged, split=told)
    reviewer.start()
    assert reviewer.wait(120)
    reviewer.close()
    return reviewer


@pytest.fixture
def keep(tmp_path: Path) -> partial[KeptReview]:
    return partial(KeptReview, tmp_path / "reviews" / "one.jsonl")


def test_all_choices_are_found_and_the_forced_ones_are_none() -> None:
    reviewer = reviewed(RECORD, KeptReview(None))
    total = sum(len(choices_in(states)) for states in RECORD.rounds)
    assert reviewer.progress() == (total, total)
    named = sum(state.board.phase is Phase.TRUMP for states in RECORD.rounds for state in states)
    assert len(reviewer.choices) == total - named


def test_what_was_found_is_kept_and_not_judged_again(keep: partial[KeptReview]) -> None:
    before = reviewed(RECORD, keep()).choices
    weigh = Counting()
    assert reviewed(RECORD, keep(), weigh).choices == before
    phases = {RECORD.rounds[number][action].board.phase for number, action in weigh.asked}
    assert phases <= {Phase.TRUMP}, "only where there was no choice"


def test_the_luck_in_a_round_is_told_once_all_its_choices_are_judged(keep: partial[KeptReview]) -> None:
    reviewer = reviewed(RECORD, keep())
    assert reviewer.is_done
    assert list(reviewer.rounds) == list(range(len(RECORD.rounds)))
    for number, found in reviewer.rounds.items():
        assert found == told(RECORD, number, [None for place in reviewer.choices if place[0] == number], Budget())  # type: ignore[misc]

    def fails(*_: object) -> None:
        raise AssertionError("it was kept")

    again = Reviewer(RECORD, keep(), weigh=judged, split=fails)
    again.start()
    assert again.wait(120)
    again.close()
    assert again.rounds == reviewer.rounds


def test_the_luck_of_a_round_that_was_played_otherwise_is_not_taken(keep: partial[KeptReview]) -> None:
    reviewed(RECORD, keep())
    states = RECORD.rounds[0]
    assert keep().read(record_of(GOODGE, states)).rounds.keys() == {0}
    assert keep().read(record_of(GOODGE, states[:-1])).rounds == {}


def test_a_damaged_line_is_judged_again_and_the_file_is_whole_then(keep: partial[KeptReview], tmp_path: Path) -> None:
    before = reviewed(RECORD, keep()).choices
    path = tmp_path / "reviews" / "one.jsonl"
    whole = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*whole[:5], whole[5][:40] + b"\n", b"\xff\n", *whole[6:]]))
    weigh = Counting()
    assert reviewed(RECORD, keep(), weigh).choices == before
    again = [place for place in weigh.asked if RECORD.rounds[place[0]][place[1]].board.phase is not Phase.TRUMP]
    assert len(again) == 1
    assert sorted(path.read_bytes().splitlines()) == sorted(line.rstrip() for line in whole)


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"format": "goodge-review", "version": 2}\n', b"\x00" * 99])
def test_a_file_that_is_no_review_of_this_match_is_made_again(
    keep: partial[KeptReview], tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "reviews" / "one.jsonl"
    path.parent.mkdir()
    path.write_bytes(content)
    before = reviewed(RECORD, keep()).choices
    assert keep().read(RECORD).choices == before


def test_a_review_by_an_older_judge_is_made_again(keep: partial[KeptReview], monkeypatch: pytest.MonkeyPatch) -> None:
    reviewed(RECORD, keep())
    monkeypatch.setattr(reviews, "EDITION", EDITION + 1)
    weigh = Counting()
    assert keep().read(RECORD) == Found()
    found = reviewed(RECORD, keep(), weigh).choices
    assert weigh.asked
    assert keep().read(RECORD).choices == found


def test_the_review_of_another_match_is_not_taken(keep: partial[KeptReview]) -> None:
    reviewed(RECORD, keep())
    other = play_match(GOODGE, {"players": 3, "target": 600}, 6, 1)
    assert key_of(other) != key_of(RECORD)
    assert keep().read(other) == Found()


def test_a_choice_counts_only_where_all_that_led_to_it_is_the_same(keep: partial[KeptReview]) -> None:
    one = record_of(GOODGE, RECORD.rounds[0])
    places = [(0, action) for action in choices_in(one.rounds[0])]
    assert len({check_of(one, place) for place in places}) == len(places)
    known = reviewed(one, keep()).choices
    short = record_of(GOODGE, one.rounds[0][: places[5][1] + 2])
    assert key_of(short) == key_of(one)
    assert set(keep().read(short).choices) == {place for place in known if place <= places[5]}


def test_a_home_that_cannot_be_written_keeps_nothing_and_loses_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    noted: list[str] = []
    reviewer = Reviewer(RECORD, KeptReview(blocked / "one.jsonl"), noted.append, judged)
    reviewer.start()
    assert reviewer.wait(120)
    reviewer.close()
    assert len(noted) == 1
    assert reviewer.choices


def test_a_second_copy_of_the_program_writes_nothing(tmp_path: Path) -> None:
    reviewed(RECORD, KeptReview.of(Home.at(tmp_path), RECORD, may_save=False))
    assert list(tmp_path.iterdir()) == []


def test_the_seats_that_are_asked_for_come_first_and_the_newest_round_if_wished() -> None:
    weigh = Counting()
    reviewer = Reviewer(RECORD, KeptReview(None), weigh=weigh)
    reviewer.prefer([2], newest_first=True)
    reviewer.start()
    assert reviewer.wait(120)
    reviewer.close()
    order = [(RECORD.rounds[number][action].board.turn == 2, number) for number, action in weigh.asked]
    assert order == sorted(order, reverse=True)


def test_the_choice_on_the_screen_comes_before_all_others() -> None:
    weigh, shown = Counting(), (1, choices_in(RECORD.rounds[1])[-1])
    reviewer = Reviewer(RECORD, KeptReview(None), weigh=weigh)
    reviewer.prefer([0])
    reviewer.show(shown)
    reviewer.start()
    assert reviewer.wait(120)
    reviewer.close()
    assert weigh.asked[0] == shown


def test_a_thought_is_left_at_once_and_nothing_is_done_while_it_is_halted() -> None:
    def thinks_for_ever(_record: Record, _judge: Judge, _place: Place, budget: Budget) -> Choice:
        while True:
            assert budget.yield_ is not None
            budget.yield_()

    reviewer = Reviewer(RECORD, KeptReview(None), weigh=thinks_for_ever)
    reviewer.start()
    reviewer.close()
    assert reviewer._thread is not None
    assert not reviewer._thread.is_alive()

    weigh = Counting()
    halted = Reviewer(RECORD, KeptReview(None), weigh=weigh)
    halted.halt(is_on=True)
    halted.start()
    halted.close()
    assert weigh.asked == []


def test_a_match_that_is_being_played_is_reviewed_up_to_its_last_whole_round() -> None:
    under_way = Record(RECORD.game, RECORD.rules, RECORD.players, [RECORD.rounds[0], RECORD.rounds[1][:9]])
    part = finished_part(under_way)
    assert part.rounds == RECORD.rounds[:1]
    reviewer = Reviewer(part, KeptReview(None), weigh=judged)
    reviewer.start()
    assert reviewer.wait(120)
    reviewer.extend(RECORD)
    assert reviewer.wait(120)
    reviewer.close()
    assert {number for number, _ in reviewer.choices} == {0, 1}


def test_a_fault_of_the_coach_ends_the_review_and_is_noted() -> None:
    def fails(*_: object) -> Choice:
        raise RuntimeError("no such deal")

    noted: list[str] = []
    reviewer = Reviewer(RECORD, KeptReview(None), noted.append, fails)
    reviewer.start()
    assert reviewer._thread is not None
    reviewer._thread.join(30)  # else it may be left before it has begun
    reviewer.close()
    assert len(noted) == 1


def test_after_a_fault_it_can_be_tried_again_with_the_rest_first() -> None:
    first, noted, asked = (0, choices_in(RECORD.rounds[0])[0]), list[str](), list[Place]()

    def weigh(record: Record, judge: Judge, place: Place, budget: Budget) -> Choice:
        asked.append(place)
        if asked.count(first) == 1 and place == first:
            raise RuntimeError("no such deal")
        return judged(record, judge, place, budget)

    reviewer = Reviewer(RECORD, KeptReview(None), noted.append, weigh, told)
    reviewer.start()
    assert reviewer._thread is not None
    reviewer._thread.join(30)
    troubles = [reviewer.has_failed]
    assert str(first) in noted[0]
    reviewer.start()
    assert reviewer.wait(120)
    assert [*troubles, reviewer.has_failed] == [True, False]
    reviewer.close()
    assert asked[1] != first
    assert first in reviewer.choices
    assert reviewer.is_done


class Failing:
    """Tells the luck in rounds, but never in the first one, and counts."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, record: Record, number: int, choices: Sequence[Choice], budget: Budget) -> RoundReview | None:
        self.asked.append(number)
        if number == 0:
            raise RuntimeError("no such deal")
        return told(record, number, choices, budget)


def until_it_fails(reviewer: Reviewer) -> None:
    reviewer.start()
    assert reviewer._thread is not None
    reviewer._thread.join(30)
    assert reviewer.has_failed


def test_a_round_whose_luck_cannot_be_told_keeps_nothing_else_from_being_tried() -> None:
    tells, noted = Failing(), list[str]()
    reviewer = Reviewer(RECORD, KeptReview(None), noted.append, judged, tells)
    until_it_fails(reviewer)
    until_it_fails(reviewer)
    assert tells.asked == [0, 1, 0]
    assert list(reviewer.rounds) == [1]
    done, total = reviewer.progress()
    assert done == total
    assert len(noted) == 2


def test_two_that_always_fail_are_tried_in_turn() -> None:
    last = (1, choices_in(RECORD.rounds[1])[-1])
    tells, asked = Failing(), list[Place]()

    def weigh(record: Record, judge: Judge, place: Place, budget: Budget) -> Choice:
        asked.append(place)
        if place == last:
            raise RuntimeError("no such deal")
        return judged(record, judge, place, budget)

    reviewer = Reviewer(RECORD, KeptReview(None), weigh=weigh, split=tells)
    for _ in range(4):
        until_it_fails(reviewer)
    assert (tells.asked, asked.count(last)) == ([0, 0], 2)
