"""What is said and called while bids are made, compared with worked examples."""

from __future__ import annotations

import pytest

from goodge.engine.actions import Bid, BlindNil, Nil, Pass
from goodge.ui.wording import bids
from goodge.ui.wording.hints import advice_words


@pytest.mark.parametrize(
    ("call", "words"), [(Bid(60), "60"), (Pass(), "Pass"), (Nil(), "Nil"), (BlindNil(), "Blind nil")]
)
def test_a_call_is_a_number_or_has_a_name(call: bids.AnyCall, words: str) -> None:
    assert bids.call_words(call) == words


def test_the_button_says_what_is_bid() -> None:
    assert [bids.bid_button(call) for call in (Bid(60), Nil(), BlindNil())] == ["Bid 60", "Bid nil", "Bid blind nil"]
    assert (bids.back_button(), bids.look_button()) == ("Back", "Look")


def test_the_auction_tells_whose_bid_is_to_be_beaten() -> None:
    assert (bids.standing_words("Ann"), bids.standing_words(None)) == ("Ann bids", "Nobody has bid yet")
    assert bids.to_beat_words("Ann", 80) == "Ann bids 80"
    assert bids.lowest_words(50) == "from 50 up"


@pytest.mark.parametrize(
    ("call", "own", "named"),
    [
        (None, "Your partner Cleo bids later", "Ann’s partner Cleo bids later"),
        (Bid(4), "Your partner Cleo has bid 4", "Ann’s partner Cleo has bid 4"),
        (Nil(), "Your partner Cleo has bid nil", "Ann’s partner Cleo has bid nil"),
        (BlindNil(), "Your partner Cleo has bid blind nil", "Ann’s partner Cleo has bid blind nil"),
    ],
)
def test_the_partner_is_told_by_name(call: bids.AnyCall | None, own: str, named: str) -> None:
    assert bids.partner_words("Cleo", call, None) == own
    assert bids.partner_words("Cleo", call, "Ann") == named


def test_what_two_bids_come_to() -> None:
    assert bids.team_words(6) == "The team bids 6"
    assert bids.least_words(4) == "The team must bid at least 4"
    assert bids.added_up() == "Their bids are added up"


def test_what_nil_is_worth() -> None:
    assert bids.nil_worth(blind=False) == "No trick at all: 100 points, won or lost"
    assert bids.nil_worth(blind=True) == "No trick at all: 200 points, won or lost"
    assert bids.nil_is_worth(is_first=True) == "Nil wins or loses 100 points"
    assert bids.nil_is_worth(is_first=False) == "nil wins or loses 100 points"
    assert bids.armed_hint("Enter", blind=False) == "Enter bids nil; anything else takes it back"
    assert bids.armed_hint("Enter", blind=True) == "Enter bids blind nil; anything else takes it back"
    assert bids.against_hint("Enter", blind=False) == "Enter takes nil back: the hint says otherwise"
    assert bids.against_hint("Enter", blind=True) == "Enter takes blind nil back: the hint says otherwise"


def test_why_blind_nil_is_offered() -> None:
    assert bids.behind_words(283, None) == "Your team is 283 behind"
    assert bids.behind_words(283, ["Ann", "Cleo"]) == "Ann and Cleo are 283 behind"
    assert bids.blind_question() == "Blind nil?"
    assert bids.blind_offer() == "Blind nil may be bid: 200 points, won or lost"
    assert bids.face_down_words() == "The cards are face down: once they are seen, no bid is blind"


def test_a_hint_names_a_bid_as_its_button_does() -> None:
    assert [advice_words(call) for call in (Bid(4), Nil(), BlindNil())] == ["Bid 4", "Bid nil", "Bid blind nil"]
