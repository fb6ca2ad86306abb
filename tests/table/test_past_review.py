"""Finished matches are reviewed one after another behind the screen, and the work can be left."""

from __future__ import annotations

from pathlib import Path

import pytest

from goodge.coach import Choice
from goodge.engine.games import GOODGE
from goodge.engine.record import Record, encode_record
from goodge.table.archive.finished import FinishedMatches
from goodge.table.archive.matches import FinishedMatch
from goodge.table.archive.reviews import KeptReview
from goodge.table.home import Home
from goodge.table.past_review import PastReview
from goodge.table.reviewer import Reviewer
from tests.engine.playing import play_match

from .test_reviewer import judged, told


@pytest.fixture
def finished(tmp_path: Path) -> FinishedMatches:
    home = Home.at(tmp_path)
    lines = []
    for seed in (5, 6, 7):
        record = play_match(GOODGE, {"players": 3, "target": 100}, seed)
        record.extra["started"] = seed
        lines.append(encode_record(record) + "\n")
    home.records_file.write_text("".join(lines))
    return FinishedMatches(home, may_save=True)


def quick(finished: FinishedMatches, record: Record) -> Reviewer:
    return Reviewer(record, KeptReview.of(finished.home, record, may_save=True), weigh=judged, split=told)


def go_through(review: PastReview) -> int:
    """Update until all is done; return how often there was something new."""
    news = 0
    while not review.is_done:
        review._loading.wait(120)
        news += review.update()
        if review.reviewer is not None:
            assert review.reviewer.wait(120)
    return news


def test_all_matches_are_gone_through_and_kept(finished: FinishedMatches) -> None:
    review = PastReview(finished.last(9), finished.load, lambda record: quick(finished, record))
    assert (review.number, review.total, review.share) == (0, 3, 0)
    assert go_through(review) == 3
    review.close()
    assert (review.number, review.share) == (3, 1)
    assert [match.started for match in finished.reviewed()] == [5, 6, 7]


def test_a_match_that_cannot_be_read_is_passed_over(finished: FinishedMatches) -> None:
    matches = finished.last(9)
    data = finished.home.records_file.read_bytes().splitlines(keepends=True)
    data[1] = b" " * (len(data[1]) - 1) + b"\n"
    finished.home.records_file.write_bytes(b"".join(data))
    review = PastReview(matches, finished.load, lambda record: quick(finished, record))
    go_through(review)
    review.close()
    assert [match.started for match in finished.reviewed()] == [5, 7]


def test_whatever_is_wrong_with_a_match_the_others_are_reviewed(finished: FinishedMatches) -> None:
    def load(match: FinishedMatch) -> Record:
        record = finished.load(match)
        if record.extra["started"] == 6:
            raise RecursionError("no end of it")
        return record

    lines: list[str] = []
    review = PastReview(finished.last(9), load, lambda record: quick(finished, record), lines.append)
    go_through(review)
    review.close()
    assert [match.started for match in finished.reviewed()] == [5, 7]
    assert lines == ["not reviewed: RecursionError('no end of it')"]


def test_a_fault_of_the_coach_leads_on_to_the_next_match(finished: FinishedMatches) -> None:
    def fails(*_: object) -> Choice:
        raise RuntimeError("no such deal")

    def faulty(record: Record) -> Reviewer:
        return Reviewer(record, KeptReview(None), weigh=fails if record.extra["started"] == 6 else judged, split=told)

    review = PastReview(finished.last(9), finished.load, faulty)
    while not review.is_done:
        review._loading.wait(120)
        review.update()
        if review.reviewer is not None and review.reviewer._thread is not None:
            review.reviewer._thread.join(0.01 if review.reviewer.is_at_work else 30)
    review.close()
    assert review.number == 3


def test_no_match_is_no_work_and_it_can_be_left_at_any_time(finished: FinishedMatches) -> None:
    assert PastReview([], finished.load, lambda record: quick(finished, record)).is_done
    review = PastReview(finished.last(9), finished.load, lambda record: quick(finished, record))
    review._loading.wait(120)
    review.update()
    reviewer = review.reviewer
    assert reviewer is not None
    review.close()
    assert not reviewer.is_at_work
