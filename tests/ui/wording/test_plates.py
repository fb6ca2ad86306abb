"""What stands on the plates, compared with worked examples."""

from __future__ import annotations

import pytest

from goodge.engine.actions import Bid, BlindNil, Nil
from goodge.ui.wording import plates


def test_a_total_has_a_real_minus_sign() -> None:
    assert plates.total_words(-40) == "Total −40"
    assert plates.team_total(-120, 3) == "Total −120 · 3 bags"
    assert plates.short_team_total(-120, 1) == "−120 · 1 bag"
    assert plates.team_total(60, None) == plates.short_team_total(60, None) == "Total 60"
    assert plates.team_total(0, 0) == plates.short_team_total(0, 0) == "Total 0", "none is nothing to tell"


def test_the_goodge_is_told_what_they_bid_and_still_need() -> None:
    assert (plates.this_round(), plates.bid_note(120)) == ("this round", "bid 120")
    assert (plates.need_note(35, 120), plates.need_note(0, 120)) == ("needs 35 more", "made 120")
    assert (plates.short_need_note(35, 120), plates.short_need_note(0, 120)) == ("needs 35", "made 120")
    assert plates.lost_note(6) == "lost 6"
    assert plates.taken_note(60) == "took 60"


@pytest.mark.parametrize(
    ("bid", "tricks", "figure", "caption"),
    [
        (None, None, "", "no bid yet"),
        (Bid(4), None, "4", "bid"),
        (Nil(), None, "nil", "bid"),
        (BlindNil(), None, "nil", "bid blind"),
        (Bid(4), 0, "0", "of 4 tricks"),
        (Bid(1), 0, "0", "of 1 trick"),
        (Bid(4), 4, "4", "of 4 tricks"),
        (Bid(1), 2, "2", "tricks, bid 1"),
        (Nil(), 0, "nil", ""),
        (Nil(), 1, "nil", "broken"),
        (BlindNil(), 0, "nil", "blind"),
        (BlindNil(), 2, "nil", "broken"),
    ],
)
def test_a_bid_stands_beside_the_tricks_taken_since(
    bid: Bid | Nil | BlindNil | None, tricks: int | None, figure: str, caption: str
) -> None:
    assert (plates.bid_figure(bid, tricks), plates.bid_caption(bid, tricks)) == (figure, caption)


def test_a_team_is_told_what_it_has_bid() -> None:
    assert plates.team_bid(4, is_complete=False) == "team bid 4 so far"
    assert plates.team_bid(4) == "team bid 4"


@pytest.mark.parametrize(
    ("tricks", "together", "left", "words", "short"),
    [
        (0, 0, 13, "no trick yet: a nil if it stays so", "nil possible"),
        (0, 6, 2, "no trick yet: a nil if it stays so", "nil possible"),
        (0, 0, 0, "no trick: a nil", "nil made"),
        (1, 3, 7, "7 more tricks make ten: a spidge", "spidge: 7 more"),
        (1, 9, 1, "1 more trick makes ten: a spidge", "spidge: 1 more"),
        (4, 4, 2, "no point this time: better luck in the next round", "next time!"),
        (4, 10, 3, "ten tricks taken: a spidge", "spidge made"),
    ],
)
def test_a_hand_of_spidge_is_told_how_its_two_aims_stand(
    tricks: int, together: int, left: int, words: str, short: str
) -> None:
    assert plates.chances(tricks, together, left, 10) == (words, short)


def test_a_hand_with_nothing_left_to_make_may_spoil_what_others_can() -> None:
    spoils = "no points to be had here: now spoil the others’ chances", "can only spoil"
    assert plates.chances(4, 4, 2, 10, can_spoil=True) == spoils
    assert plates.chances(4, 4, 6, 10, can_spoil=True)[1] == "spidge: 6 more"


def test_the_nil_of_a_dummy_is_told_as_the_dummys_own() -> None:
    assert plates.chances(5, 5, 4, 10, is_dummy_without=True)[1] == "dummy: nil possible"
    assert plates.chances(9, 9, 0, 10, is_dummy_without=True)[1] == "dummy: nil made"


def test_what_is_said_beside_the_figure() -> None:
    assert [plates.tricks_caption(tricks) for tricks in (0, 1, 2)] == ["tricks", "trick", "tricks"]
    assert [plates.cards_left(cards) for cards in (1, 12)] == ["1 card", "12 cards"]
    assert (plates.dummy_name(), plates.played_by_words("Ann")) == ("Dummy", "played by Ann")
    assert (plates.with_partner("Ann"), plates.sets_of(1, 3)) == ("with Ann", "1 of 3 sets")
    assert plates.thinking() == "thinking …"
