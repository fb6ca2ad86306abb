"""Scored rounds for tests, laid out by hand: only the tricks that matter, and what was bid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from goodge.engine import seeding
from goodge.engine.actions import parse_action
from goodge.engine.cards import Suit, parse_cards
from goodge.engine.game import AnyGame, Deal, Trick
from goodge.engine.games import GOODGE, PRIDE, SPADES, SPIDGE
from goodge.engine.games.goodge_board import worth
from goodge.engine.state import AnyState


def opened(game: AnyGame, dealer: int = 0) -> Any:
    """A round just dealt."""
    rules = game.read_rules({})
    match = game.new_match(rules, dealer)
    return game.open_round(match, seeding.deal_for(game, rules, 7, 0))[0]


def tricks_of(game: AnyGame, texts: Sequence[str], trump: Suit) -> list[Trick]:
    """Tricks told as "0: 1S 5S 10S", each with the hand that led it; the engine says who won."""
    tricks = []
    for text in texts:
        leader, cards = int(text[0]), parse_cards(text[2:].split())
        place = game.winning_place(cards, trump)
        assert place is not None
        points = sum(map(worth, cards)) if game is GOODGE else 1
        tricks.append(Trick(leader, cards, (leader + place) % len(cards), points))
    return tricks


def captured_in(tricks: Sequence[Trick], hands: int) -> list[int]:
    return [sum(trick.points for trick in tricks if trick.winner == hand) for hand in range(hands)]


def goodge_round(
    *texts: str, goodge: int = 0, bid: int = 50, stash: str = "", captured: Sequence[int] = (), dealt: str = ""
) -> AnyState:
    """Three players, spades are trump; `dealt` are the Goodge's cards and those of the Stash that they found."""
    state, buried = opened(GOODGE), parse_cards(stash.split())
    tricks = tricks_of(GOODGE, texts, Suit.SPADES)
    points = captured_in(tricks, 3)
    if tricks:
        points[tricks[-1].winner or 0] += sum(map(worth, buried))
    board = replace(
        state.board, goodge=goodge, bid=bid, trump=Suit.SPADES, tricks=tuple(tricks), captured=tuple(captured or points)
    )
    hands = tuple(parse_cards(dealt.split()) if seat == goodge else () for seat in range(3))
    return replace(state, board=board, stash=buried, deal=Deal(hands, ()))


def team_round(game: AnyGame, bids: str, captured: Sequence[int], *texts: str, hand: str = "") -> AnyState:
    """A round of Spades or League Spades; `hand` are cards that seat 0 was dealt."""
    state = opened(game)
    calls = tuple(parse_action(text.strip()) for text in bids.split(","))
    tricks = tuple(tricks_of(game, texts, Suit.SPADES))
    board = replace(state.board, bids=calls, captured=tuple(captured), tricks=tricks)
    return replace(state, board=board, deal=Deal((parse_cards(hand.split()), (), (), ())))


def spades_round(bids: str, captured: Sequence[int], *texts: str, hand: str = "") -> AnyState:
    return team_round(SPADES, bids, captured, *texts, hand=hand)


def pride_round(bids: str, captured: Sequence[int], *texts: str) -> AnyState:
    return team_round(PRIDE, bids, captured, *texts)


def spidge_round(captured: Sequence[int], *texts: str, hands: Sequence[str] = ("", "", "", "")) -> AnyState:
    """A round dealt by seat 0, who plays the hands 1 and 3; seat 1 has hand 0, seat 2 has hand 2."""
    state = opened(SPIDGE)
    tricks = tuple(tricks_of(SPIDGE, texts, Suit.SPADES))
    board = replace(state.board, captured=tuple(captured), tricks=tricks)
    return replace(state, board=board, deal=Deal(tuple(parse_cards(text.split()) for text in hands)))


def ended(state: AnyState, totals: Sequence[int], winner: int | None = None) -> AnyState:
    """The same round, after which the match stands like this."""
    return replace(state, match=replace(state.match, totals=tuple(totals), winner=winner))
