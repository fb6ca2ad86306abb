"""What has been said once is kept, and the auction has its word in three matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from goodge.coach.firsts import First
from goodge.table.firsts import ADVISED, EARLY, Firsts
from goodge.table.home import Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home.at(tmp_path)


def test_what_was_said_is_said_no_more(home: Home) -> None:
    firsts = Firsts.load(home)
    assert firsts.said_in(7) == set()
    firsts.note(First.STASH, 7)
    firsts.save(home)
    assert Firsts.load(home).said_in(8) == {First.STASH}


def test_the_auction_has_a_word_once_in_each_of_the_first_matches(home: Home) -> None:
    for match in range(ADVISED):
        firsts = Firsts.load(home)
        assert First.SAFE_BID not in firsts.said_in(match)
        firsts.note(First.SAFE_BID, match)
        assert First.SAFE_BID in firsts.said_in(match)
        firsts.save(home)
    assert First.SAFE_BID in Firsts.load(home).said_in(ADVISED)


def test_a_match_counts_once_however_often_its_auction_had_a_word(home: Home) -> None:
    firsts = Firsts.load(home)
    for _ in range(ADVISED):
        firsts.note(First.SAFE_BID, 1)
    assert firsts.advised == [1]
    assert First.SAFE_BID not in firsts.said_in(2)


def test_nothing_is_written_where_nothing_was_said(home: Home) -> None:
    Firsts.load(home).save(home)
    assert not home.evening.root.exists()


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b'{"format": "other", "version": 1}', b'{"said": 7}'])
def test_what_cannot_be_read_is_forgotten(home: Home, text: bytes) -> None:
    home.evening.root.mkdir()
    home.evening.firsts_file().write_bytes(text)
    assert Firsts.load(home).said_in(7) == set()


def test_the_first_matches_are_those_begun_first_however_often_one_goes_on(home: Home) -> None:
    for match in range(EARLY):
        for _ in range(2):
            firsts = Firsts.load(home)
            assert firsts.is_early(match)
            firsts.note_match(match)
            firsts.save(home)
    firsts = Firsts.load(home)
    assert not firsts.is_early(EARLY)
    assert firsts.is_early(0)


def test_the_auctions_of_an_older_file_were_in_first_matches(home: Home) -> None:
    home.evening.root.mkdir()
    home.evening.firsts_file().write_text(
        '{"format": "goodge-firsts", "version": 1, "said": [], "advised": [7, 8, 9]}', "utf-8"
    )
    assert Firsts.load(home).is_early(8)
    assert not Firsts.load(home).is_early(10)
