"""What play shows of the hands: who is void of what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goodge.engine.cards import Suit, parse_cards
from goodge.engine.game import Trick
from goodge.engine.tricks import broken_void, plays, voids

from .kin import PRIDE, SPADES, SPIDGE, after, late
from .playing import AnyGame, AnyState


def shown(game: AnyGame, state: AnyState) -> set[tuple[int, Suit | None]]:
    return voids(plays(state.board, game.lead_of, trump_waits=True))


def led(game: AnyGame, hands: str, *actions: str, broken: bool = True) -> AnyState:
    """The state after these cards of the hands, which are parted by slashes."""
    return after(game, late(game, *hands.split(" / "), broken=broken), *(f"play {card}" for card in actions))


def test_who_does_not_follow_is_void() -> None:
    state = led(SPADES, "AH 2D / 3C 4D / KH 5D / 2S 6D", "AH", "3C", "KH", "2S")
    assert shown(SPADES, state) == {(1, Suit.HEARTS), (3, Suit.HEARTS)}


def test_who_leads_trump_before_it_is_broken_holds_nothing_else() -> None:
    plain = {Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS, Suit.STARS}
    state = led(PRIDE, "BigJoker 3S / 4S 4D / 5S 5D / 6S 6D", "BigJoker", broken=False)
    assert shown(PRIDE, state) == {(0, suit) for suit in plain}
    later = after(PRIDE, state, "play 4S", "play 5S", "play 6S", "play 3S")
    assert shown(PRIDE, later) == {(0, suit) for suit in plain}


def test_a_trump_led_after_it_was_broken_shows_nothing() -> None:
    state = led(SPADES, "AH 2D / 3S 4S / KH 5D / 2H 6D", "AH", "3S", "KH", "2H", "4S", broken=False)
    assert shown(SPADES, state) == {(1, Suit.HEARTS)}


def test_another_suit_led_before_trump_is_broken_shows_nothing() -> None:
    assert shown(SPADES, led(SPADES, "AH 2S / 3H 4S / KH 5D / 2H 6D", "AH", "3H", broken=False)) == set()


@pytest.mark.parametrize(
    ("hands", "cards", "void"),
    [
        # The dummy has no spade to follow a joker; the last hand no heart, once hearts are the suit to follow.
        ("BigJoker 3C / 6H 8D / LittleJoker 9S / 9C KS", "BigJoker 6H LittleJoker 9C", {(1, "S"), (3, "H")}),
        # Nothing need be followed by the third card, which sets the suit.
        ("BigJoker 3C / LittleJoker 8D / 2C 9S / 5D KS", "BigJoker LittleJoker 2C 5D", {(3, "C")}),
        # In a trick led by another card the suit stays.
        ("3H 3C / BigJoker 8D / LittleJoker 9S / 5D KS", "3H BigJoker LittleJoker 5D", {(1, "H"), (2, "H"), (3, "H")}),
        ("JS 3C / BigJoker 8D / LittleJoker 9S / 5D KD", "JS BigJoker LittleJoker 5D", {(3, "S")}),
    ],
)
def test_in_spidge_the_suit_to_follow_is_that_of_the_moment(hands: str, cards: str, void: set[tuple[int, str]]) -> None:
    state = led(SPIDGE, hands, *cards.split())
    assert voids(plays(state.board, SPIDGE.lead_of)) == {(hand, Suit.parse(letter)) for hand, letter in void}


def test_a_suit_played_after_a_void_was_shown_is_caught() -> None:
    board = late(SPADES, "AH 2D", "3C 4H", "KH 5D", "2S 6D").board
    first = Trick(0, parse_cards(["AH", "3C", "KH", "2S"]), 3, 1)
    for card, found in (("4D", None), ("4H", (1, Suit.HEARTS))):
        second = Trick(3, parse_cards(["6D", "2D", card]))
        wrong = replace(board, tricks=(first,), trick=second)
        assert broken_void(plays(wrong, SPADES.lead_of)) == found
