"""What reviews tell of each person: points lost by phase, luck, match by match; kept, and read again once they grow."""

from __future__ import annotations

import csv
import os
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from goodge.engine import jsontext
from goodge.engine.game import Phase
from goodge.engine.games import GOODGE
from goodge.engine.record import Record
from goodge.table.archive import skill
from goodge.table.archive.reviews import KeptReview
from goodge.table.archive.setups import AGAIN
from goodge.table.archive.skill import Losses, ReviewedMatch, of_name, reviewed_matches
from goodge.table.archive.spread import csv_of
from goodge.table.archive.statistics import Figures
from goodge.table.home import Home
from tests.coach.rounds import record_of
from tests.engine.playing import play_match

from .test_reviewer import reviewed

RECORD = play_match(GOODGE, {"players": 3, "target": 600}, 5, 2)


def a_match(**extra: Any) -> Record:
    """A round of which Ann and Cleo are the people."""
    record = record_of(GOODGE, RECORD.rounds[0])
    record.players = ("Ann", "Ben", "Cleo")
    record.extra |= {"seats": [None, "casual", None], "started": 1_000, **extra}
    return record


def reviewed_in(home: Home, *records: Record) -> list[ReviewedMatch]:
    for record in records:
        reviewed(record, KeptReview.of(home, record, may_save=True))
    return reviewed_matches(home, may_save=True)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home.at(tmp_path)


def test_losses_add_up() -> None:
    every = Losses(1, 2.0, 4.0) + Losses(1, 4.0, 16.0) + Losses(1, 6.0, 36.0)
    assert every == Losses(3, 12.0, 56.0)
    assert every.mean == 4.0
    assert every.error == pytest.approx((8 / 2 / 3) ** 0.5)
    assert (Losses().mean, Losses().error, Losses(1, 5.0, 25.0).error) == (0, 0, 0)


def test_people_are_told_by_phase_and_by_luck(home: Home) -> None:
    (match,) = reviewed_in(home, a_match())
    assert (match.game, match.started) == ("goodge", 1_000)
    assert [person.name for person in match.people] == ["Ann", "Cleo"], "computer players are left out"
    person = match.person("Ann")
    assert person is not None
    assert set(person.phases) <= {Phase.AUCTION, Phase.EXCHANGE, Phase.PLAY}
    assert person.losses.mean == 7.5
    assert person.losses.error == 0
    assert person.losses.number == sum(each.number for each in person.phases.values())
    assert person.rounds == 1
    assert person.luck["deal"] > 20, "a point for each choice of the round"
    assert person.score == sum(person.luck.values())
    assert match.person("Ben") is None


def test_matches_come_in_the_order_in_which_they_were_played(home: Home) -> None:
    matches = reviewed_in(home, a_match(started=3_000), a_match(started=2_000))
    assert [started for started, _ in of_name(matches, "goodge", "Cleo")] == [2_000, 3_000]
    assert of_name(matches, "spades", "Cleo") == []


def test_a_match_with_known_cards_tells_nothing(home: Home) -> None:
    assert reviewed_in(home, a_match(**{AGAIN: True})) == []


def test_a_review_is_read_again_only_once_it_has_grown(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    before = reviewed_in(home, a_match())
    read = list[Path]()
    usual = skill._read

    def counted(path: Path) -> ReviewedMatch:
        read.append(path)
        return usual(path)

    monkeypatch.setattr(skill, "_read", counted)
    assert reviewed_matches(home, may_save=True) == before
    assert read == []
    (path,) = home.reviews_folder.glob("*.jsonl")
    os.utime(path, ns=(1, 1))
    assert reviewed_matches(home, may_save=True) == before
    assert read == [path]


def test_what_was_told_stays_when_the_review_is_removed(home: Home) -> None:
    before = reviewed_in(home, a_match())
    for path in home.reviews_folder.glob("*.jsonl"):
        path.unlink()
    assert reviewed_matches(home, may_save=True) == before
    home.reviewed_file.unlink()
    assert reviewed_matches(home, may_save=True) == []


def test_a_second_copy_of_the_program_writes_nothing(home: Home) -> None:
    record = a_match()
    reviewed(record, KeptReview.of(home, record, may_save=True))
    assert len(reviewed_matches(home, may_save=False)) == 1
    assert not home.reviewed_file.exists()


def kept(people: str) -> bytes:
    """A file of figures of one match, by what it says of its people."""
    match = '{"stamp": [1, 2], "game": "goodge", "started": 1, "people": ' + people + "}"
    return b'{"format": "goodge-reviewed", "version": 1, "matches": {"a": ' + match.encode() + b"}}\n"


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"nonsense",
        b"\xff\n",
        kept("3"),
        kept('[{"name": "Ann", "phases": {"sleep": [1, 2, 3]}, "rounds": 1, "luck": {}}]'),
        kept('[{"name": "Ann", "phases": {"play": [1, 2]}, "rounds": 1, "luck": {}}]'),
        kept('[{"name": "Ann", "phases": {}, "rounds": 1, "luck": {"mood": 1}}]'),
    ],
)
def test_damaged_figures_are_made_again(home: Home, damage: bytes) -> None:
    before = reviewed_in(home, a_match())
    home.reviewed_file.write_bytes(damage)
    assert reviewed_matches(home, may_save=True) == before


@pytest.mark.parametrize("damage", [b"", b"nonsense\n", b'{"format": "goodge-review", "version": 1}\n', b"\xff\xfe"])
def test_a_damaged_review_tells_nothing_and_harms_no_other(home: Home, damage: bytes) -> None:
    before = reviewed_in(home, a_match())
    (home.reviews_folder / "other.jsonl").write_bytes(damage)
    assert reviewed_matches(home, may_save=True) == before


def test_a_damaged_line_of_a_review_is_left_out(home: Home) -> None:
    (match,) = reviewed_in(home, a_match())
    (path,) = home.reviews_folder.glob("*.jsonl")
    head, *lines = path.read_bytes().splitlines(keepends=True)
    odd = [jsontext.read_object(line.decode()) for line in lines]
    for fields in odd:
        fields |= {"luck": {"deal": [1.0]}} if "luck" in fields else {"loss": "much"}
    path.write_bytes(b"".join([head, b"[]\n", *(jsontext.write_object(each).encode() + b"\n" for each in odd)]))
    (now,) = reviewed_matches(home, may_save=True)
    assert [person.name for person in now.people] == [person.name for person in match.people]
    assert {person.losses.number for person in now.people} == {0}


def test_the_table_for_other_programs_tells_them(home: Home) -> None:
    matches = reviewed_in(home, a_match())
    text = csv_of({"goodge": [Figures("Ann", 1, 1), Figures("Ben", 1)]}, matches).decode("utf-8-sig")
    lines = list(csv.reader(StringIO(text)))
    (_, person), = of_name(matches, "goodge", "Ann")  # fmt: skip
    number = str(person.losses.number)
    assert ["goodge", "Ann", "choices reviewed", number] in lines
    assert ["goodge", "Ann", "points lost per choice", "7.5"] in lines
    assert ["goodge", "Ann", "points lost per choice in play", "7.5"] in lines
    assert ["goodge", "Ann", "choices reviewed of match 1 on 1970-01-01", number] in lines
    assert ["goodge", "Ann", "rounds whose luck is known", "1"] in lines
    assert not any(line[1] == "Ben" and "reviewed" in line[2] for line in lines)
    assert {len(line) for line in lines} == {4}
