"""Positions of Spades, League Spades and Spidge laid by hand, and what anybody at the table would expect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from goodge.engine.actions import parse_action
from goodge.engine.cards import Suit, parse_cards
from goodge.engine.game import Phase, Trick
from goodge.players import LEVELS, player_of

from ..engine.kin import PRIDE, SPADES, SPIDGE, after, opened
from ..engine.playing import AnyGame, AnyState

levels = pytest.mark.parametrize("level", LEVELS)
thinkers = pytest.mark.parametrize("level", ["casual", "expert"])
SEEDS = range(3)


def answers(game: AnyGame, state: AnyState, level: str) -> set[str]:
    view = game.view_for(state, state.board.turn)
    return {player_of(level).choose(view, seed).action.text for seed in SEEDS}


def played(game: AnyGame, state: AnyState, level: str) -> set[str]:
    return {answer.removeprefix("play ") for answer in answers(game, state, level)}


def ending(
    game: AnyGame, hands: str, captured: Sequence[int], *, leader: int, lying: int, bids: str = "", **options: Any
) -> AnyState:
    """The end of a round: each hand held these cards (hands parted by bars) when hand `leader` led to this trick, in
    which so many hands have played their first cards.

    All other cards have been played in tricks of one suit each, but for one in which a spade was thrown on diamonds.
    """
    start = opened(game, **options)
    held = [list(parse_cards(hand.split())) for hand in hands.split("|")]
    gone = [card for card in game.pack(start.match.rules) if not any(card in hand for hand in held)]
    by_suit = {suit: [card for card in gone if card.suit is suit] for suit in (*Suit, None)}
    mixed = [*by_suit[Suit.DIAMONDS][:3], by_suit[Suit.SPADES][0]]
    plain = [card for pile in by_suit.values() for card in pile if card not in mixed]
    void = next(hand for hand in range(4) if all(card.suit is not Suit.DIAMONDS for card in held[hand]))
    tricks = [Trick((void + 1) % 4, tuple(mixed), void, 1)]
    tricks += [Trick(0, tuple(plain[place : place + 4]), 0, 1) for place in range(0, len(plain), 4)]
    assert all(len({card.suit for card in trick.cards}) == 1 for trick in tricks[1:])
    board = replace(
        start.board,
        phase=Phase.PLAY,
        turn=start.board.holders[leader],
        trick=Trick(leader),
        tricks=tuple(tricks),
        captured=tuple(captured),
        broken=True,
    )
    if bids:
        board = replace(board, bids=tuple(parse_action(text) for text in bids.split(",")), face_down=())
    state = replace(start, board=board, hands=tuple(map(tuple, held)))
    for place in range(lying):
        state = after(game, state, f"play {held[(leader + place) % 4][0].text}")
    return state


# Hand 0 is the last to play to a nine of hearts; with the king it wins this trick and the next, with the deuce none.
KING_OR_DEUCE = "KH 2H | 9H 3D | 3H 2D | 4H 2C"


def king_or_deuce(game: AnyGame, captured: Sequence[int], bids: str = "", **options: Any) -> AnyState:
    return ending(game, KING_OR_DEUCE, captured, leader=1, lying=3, bids=bids, **options)


# -- two teams --------------------------------------------------------------------------------------------


@thinkers
def test_a_trick_is_taken_that_the_contract_needs(level: str) -> None:
    state = king_or_deuce(SPADES, (3, 3, 2, 3), "bid 3,bid 2,bid 3,bid 3")
    assert played(SPADES, state, level) == {"KH"}


@thinkers
def test_bags_are_avoided_once_the_contract_is_made(level: str) -> None:
    state = king_or_deuce(SPADES, (3, 3, 2, 3), "bid 3,bid 2,bid 2,bid 3")
    assert played(SPADES, state, level) == {"2H"}


def test_tricks_over_are_taken_where_bags_do_not_count() -> None:
    state = king_or_deuce(SPADES, (3, 3, 2, 3), "bid 3,bid 2,bid 2,bid 3", bags=False)
    assert played(SPADES, state, "expert") == {"KH"}


def test_the_opponents_are_set_where_that_pays() -> None:
    state = king_or_deuce(SPADES, (3, 3, 2, 3), "bid 3,bid 4,bid 2,bid 3")
    assert played(SPADES, state, "expert") == {"KH"}


@thinkers
def test_a_nil_is_kept_to_the_last(level: str) -> None:
    state = king_or_deuce(SPADES, (0, 4, 4, 3), "nil,bid 4,bid 4,bid 3")
    assert played(SPADES, state, level) == {"2H"}


def nil_table(own: str, *calls_and_cards: str, dealer: int, hands: Sequence[str] = ("", "", "")) -> AnyState:
    """A round in which seat 0 holds `own` and the others, from seat 1 on, what is said of them."""
    return after(SPADES, opened(SPADES, own, *hands, dealer=dealer), *calls_and_cards)


OWN = "3H QH 4S JS 9C 8C 7C 6C 9D 8D 7D 6D 5D"


@levels
def test_who_bids_nil_stays_under_a_trick(level: str) -> None:
    own = "KH 9H 2H 2S 3S 2C 3C 4C 5C 2D 3D 4D 6D"
    hands = ("", "QH", "3H")
    state = nil_table(own, "bid 4", "bid 4", "nil", "bid 4", "play QH", "play 3H", dealer=1, hands=hands)
    assert played(SPADES, state, level) <= {"9H", "2H"}


@thinkers
def test_a_partner_who_bid_nil_is_covered(level: str) -> None:
    hands = ("5H", "9H", "4H")
    state = nil_table(OWN, "bid 3", "nil", "bid 3", "bid 3", "play 5H", "play 9H", "play 4H", dealer=0, hands=hands)
    assert played(SPADES, state, level) == {"QH"}


@thinkers
def test_an_opponent_who_bid_nil_is_left_with_his_trick(level: str) -> None:
    hands = ("9H", "4H", "5H")
    state = nil_table(OWN, "nil", "bid 3", "bid 3", "bid 2", "play 9H", "play 4H", "play 5H", dealer=0, hands=hands)
    assert played(SPADES, state, level) == {"3H"}


@levels
@pytest.mark.parametrize("game", [SPADES, PRIDE], ids=["spades", "pride"])
def test_a_partners_sure_winner_is_not_trumped(level: str, game: AnyGame) -> None:
    own = "3S 4S 8S 9C 8C 7C 6C 9D 8D 7D 6D 5D 4D"
    state = opened(game, own, "3H", "AH", "4H", dealer=0)
    state = after(game, state, "bid 3", "bid 3", "bid 3", "bid 3", "play 3H", "play AH", "play 4H")
    assert {card[-1] for card in played(game, state, level)}.isdisjoint("S")


@thinkers
def test_the_last_to_play_wins_no_dearer_than_he_must(level: str) -> None:
    own = "JH AH 2H KS QS 9C 8C 7C 9D 8D 7D 6D 5D"
    state = opened(SPADES, own, "10H", "3H", "4H", dealer=0)
    state = after(SPADES, state, "bid 3", "bid 3", "bid 3", "bid 5", "play 10H", "play 3H", "play 4H")
    assert played(SPADES, state, level) == {"JH"}


# -- the bidding ------------------------------------------------------------------------------------------

JUNK = "2H 3H 4H 6H 2C 3C 4C 5C 2D 3D 5D 7D 2S"
GIANT = "AS KS QS JS 10S 9S AH KH AD KD AC 3C 2C"


def bid_of(answer: str) -> int:
    return int(answer.split()[1]) if answer.startswith("bid") else 0


@levels
def test_a_hand_without_a_trick_is_bid_nil(level: str) -> None:
    assert answers(SPADES, opened(SPADES, JUNK, dealer=3), level) == {"nil"}


@levels
@pytest.mark.parametrize("game", [SPADES, PRIDE], ids=["spades", "pride"])
def test_a_giant_bids_high(level: str, game: AnyGame) -> None:
    own = GIANT.replace("2C", "4C").replace("3C", "5C")
    assert min(map(bid_of, answers(game, opened(game, own, dealer=3), level))) >= 7


@levels
def test_a_weak_hand_bids_little_where_there_is_no_nil(level: str) -> None:
    own = JUNK.replace("2C", "8C").replace("2D", "8D").replace("2S", "3S")
    assert max(map(bid_of, answers(PRIDE, opened(PRIDE, own, dealer=3), level))) <= 2


@levels
def test_the_second_partner_brings_the_team_to_the_board(level: str) -> None:
    own = JUNK.replace("2C", "8C").replace("2D", "8D").replace("2S", "3S")
    state = after(PRIDE, opened(PRIDE, own, dealer=0), "bid 3", "bid 1", "bid 3")
    assert answers(PRIDE, state, level) == {"bid 3"}


@levels
def test_nobody_who_is_little_behind_bids_blind(level: str) -> None:
    state = opened(SPADES, dealer=3, totals=(0, 120))
    assert answers(SPADES, state, level) == {"look"}


def test_blind_nil_is_for_a_team_that_has_nothing_else_left() -> None:
    far_from_the_end = opened(SPADES, dealer=3, totals=(0, 200))
    assert answers(SPADES, far_from_the_end, "expert") == {"look"}
    the_others_need_ten = opened(SPADES, dealer=3, totals=(385, 490))
    assert answers(SPADES, the_others_need_ten, "expert") == {"blind nil"}


# -- Spidge -----------------------------------------------------------------------------------------------


@thinkers
def test_ones_own_nil_is_kept(level: str) -> None:
    state = king_or_deuce(SPIDGE, (0, 4, 4, 3), jokers=False)
    assert played(SPIDGE, state, level) == {"2H"}


def test_the_dealer_is_stopped_short_of_ten() -> None:
    state = king_or_deuce(SPIDGE, (1, 5, 1, 4), jokers=False)
    assert played(SPIDGE, state, "expert") == {"KH"}


def test_the_dummy_wins_what_the_dealer_needs() -> None:
    state = ending(SPIDGE, "4H 2C | KH 2H | 9H 3D | 3H 2D", (1, 5, 1, 4), leader=2, lying=3, jokers=False)
    assert state.board.acting == state.board.dummy
    assert played(SPIDGE, state, "expert") == {"KH"}
