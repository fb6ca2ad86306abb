"""What speaks against a choice by itself: proved from the view, and true whatever is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from goodge.coach.claims import surely_takes
from goodge.coach.drawbacks import drawback, frees_dummy, own_has_to_beat
from goodge.coach.memory import cards_unseen, is_on_nil
from goodge.coach.merits import best_trump
from goodge.coach.warnings import why_bad
from goodge.coach.why import Chance, Keeps, NilCounts, Reason
from goodge.coach.why_against import (
    CannotWin,
    FewTrumps,
    GetsUnderLater,
    LaysPointsAway,
    LaysTrumpsAway,
    LessIsEnough,
    LowerTrumps,
    SparesDanger,
    SpentInVain,
)
from goodge.coach.why_bids import CountsMore, TricksHeld
from goodge.coach.why_nil import NilDanger, NilSpades, SafeLater, SureTrick
from goodge.coach.why_pairs import BeatsPartners
from goodge.engine.actions import Action, Bid, Bury, Look, NameTrump, Nil, PlayCard
from goodge.engine.cards import Card, Suit
from goodge.engine.game import AnyGame, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import worth
from goodge.engine.seeding import deal_for
from goodge.engine.tricks import suit_of
from goodge.players.anygame.advice import Outlook
from goodge.ui.wording.against import against_words
from goodge.ui.wording.cards import USUAL_NAMES

from .choices import first_bad, judged_pair, plans
from .rounds import played

HANDS, HOLDERS = ("Ann", "Ben", "Cleo", "Dan"), (0, 1, 2, 3)


def test_a_nil_is_told_of_the_card_that_is_hardest_to_lose() -> None:
    game = GAMES["spades"]
    kinds = Counter[type[Reason] | None]()
    for seed in range(12):
        state = game.open_round(game.new_match(game.read_rules({}), 0), deal_for(game, game.read_rules({}), seed, 0))[0]
        view = game.view_for(state, state.board.turn)
        seen = game.view_for(game.apply(state, Look())[0], state.board.turn) if Look() in view.legal else view
        reason = first_bad(game, seen, judged_pair(Bid(3), Nil()), Nil())
        kinds[None if reason is None else type(reason)] += 1
        higher = 0
        for card in reversed(_spades(game)):
            if card in seen.hand:
                break
            higher += 1
        assert isinstance(reason, SureTrick) == (higher == 0)
        assert isinstance(reason, NilSpades) == (higher in (1, 2))
        if isinstance(reason, NilDanger):
            assert reason.card in seen.hand
            assert reason.lower < 3
    assert set(kinds) >= {SureTrick, NilSpades, NilDanger}
    words = against_words(SureTrick(Card.parse("AS")), Nil(), HANDS, HOLDERS, 0, USUAL_NAMES)
    assert words == "The Ace of Spades is sure to win a trick"


def _spades(game: AnyGame) -> list[Card]:
    """The spades, the highest last."""
    return [card for card in game.pack(game.read_rules({})) if card.suit is Suit.SPADES]


@pytest.mark.parametrize(
    ("best", "bid", "reasons"),
    [
        (Bid(4), Bid(2), (CountsMore(has_bags=True),)),
        (Bid(3), Bid(2), (CountsMore(has_bags=True),)),
        (Bid(3), Bid(1), (TricksHeld(2, 3), CountsMore(has_bags=True))),
        (Nil(), Bid(2), (NilCounts(100),)),
        (Bid(3), Bid(13), (TricksHeld(2, 3),)),
        (Bid(4), Bid(13), ()),
    ],
)
def test_a_bid_of_tricks_is_told_what_it_gives_away_or_what_the_hand_is_good_for(
    best: Action, bid: Bid, reasons: tuple[Reason, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goodge.coach.call_drawbacks.outlook_of", lambda _: Outlook(2, 3))
    game = GAMES["spades"]
    state = next(state for state in played(game, 1) if state.board.phase is Phase.BIDDING)
    view = game.view_for(state, state.board.turn)
    assert why_bad(game, view, judged_pair(best, bid), bid) == reasons


def test_a_stash_is_told_of_trumps_or_points_that_it_lays_away_and_a_trump_of_how_few_it_makes() -> None:
    game = GAMES["goodge"]
    kinds = Counter[type[Reason] | None]()
    for seed in range(6):
        for state in played(game, seed):
            view = game.view_for(state, state.board.turn)
            if state.board.phase is Phase.EXCHANGE:
                for best, bad in permutations(plans(view.hand), 2):
                    reason = first_bad(game, view, judged_pair(best, bad), bad)
                    trump = best_trump(view.hand, _cards(best), 3)
                    trumps = {card for card in _cards(bad) if suit_of(card, trump) is trump} - set(_cards(best))
                    points, least = (sum(map(worth, _cards(each))) for each in (bad, best))
                    match reason:
                        case LaysTrumpsAway(cards):
                            assert set(cards) == trumps
                            words = against_words(reason, bad, HANDS[:3], HOLDERS[:3], view.seat, USUAL_NAMES)
                            assert all(USUAL_NAMES.within(card) in words for card in cards)
                        case LaysPointsAway(told):
                            assert not trumps
                            assert told == points >= least + 10
                        case _:
                            assert reason is None
                            assert not trumps
                            assert points < least + 10
                    kinds[None if reason is None else type(reason)] += 1
            elif state.board.phase is Phase.TRUMP:
                for best_suit, suit in permutations(Suit, 2):
                    reason = first_bad(game, view, judged_pair(NameTrump(best_suit), NameTrump(suit)), NameTrump(suit))
                    counts = [sum(suit_of(card, each) is each for card in view.hand) for each in (suit, best_suit)]
                    assert reason == (FewTrumps(suit, *counts) if counts[0] < counts[1] else None)
                    kinds[None if reason is None else type(reason)] += 1
    assert set(kinds) >= {LaysTrumpsAway, LaysPointsAway, FewTrumps}


def _cards(action: Action) -> tuple[Card, ...]:
    assert isinstance(action, Bury)
    return action.cards


@pytest.mark.parametrize("name", ["goodge", "spades"])
def test_what_speaks_against_a_card_by_itself_is_so_whatever_is_hidden(name: str) -> None:
    game, kinds = GAMES[name], Counter[type[Reason]]()
    for view, best, other in _pairs(game, 8):
        reason = drawback(game, view, best, other)
        if reason is None:
            continue
        kinds[type(reason)] += 1
        trump, lying = view.board.trump, view.board.trick.cards
        wins = [game.winning_place((*lying, card), trump) == len(lying) for card in (best, other)]
        unseen = cards_unseen(game, view)
        match reason:
            case BeatsPartners(partners):
                assert wins == [False, True]
                assert lying[-2] == partners
            case CannotWin(card):
                assert card == other
                assert not wins[1]
                assert surely_takes(game, view, best)
            case SpentInVain(card):
                assert card == other
                assert not any(wins)
            case LessIsEnough(card):
                assert card == other
                assert surely_takes(game, view, best)
                assert game.winning_place((best, other), trump) == 1
            case LowerTrumps(card):
                assert card == other
                assert all(wins)
                assert suit_of(best, trump) is suit_of(other, trump) is trump
                assert game.winning_place((best, other), trump) == 1
            case GetsUnderLater(card):
                assert card == other
                assert is_on_nil(view)
                assert game.winning_place((other, best), trump) == 1
            case SparesDanger(card):
                assert card == other
                assert is_on_nil(view)
            case Keeps(kept=card, chance=chance):
                assert card == other
                if chance in (Chance.ALWAYS, Chance.LAST):
                    assert not any(game.winning_place((other, each), trump) for each in unseen)
            case _:
                assert isinstance(reason, SafeLater)
                assert reason.kept == other
    told = {CannotWin, LessIsEnough, SpentInVain, Keeps, LowerTrumps}
    assert not (told if name == "goodge" else {*told, BeatsPartners, GetsUnderLater}) - set(kinds)


def test_what_a_dummy_gets_rid_of_can_lie_under_the_card_and_is_high() -> None:
    """Cleo leads the King of Clubs: the dummy throws its Jack on it, which only the Queen and the Ace still beat."""
    game, seen = GAMES["spidge"], 0
    for view, best, other in _pairs(game, 3):
        trump, dummy = view.board.trump, view.board.dummy
        for reason in frees_dummy(game, view, best, other):
            assert dummy is not None
            assert view.dummy is not None
            assert view.seat != view.board.holders[dummy]
            lying = (*view.board.trick.cards, other)
            assert (dummy - view.board.trick.leader) % 4 >= len(lying), "the dummy plays later"
            led = suit_of(lying[0], trump)
            follows = [card for card in view.dummy if suit_of(card, trump) is led] or list(view.dummy)
            assert reason.card == other
            assert reason.freed in follows
            assert game.winning_place((*lying, reason.freed), trump) != len(lying)
            elsewhere = [*view.hand, *cards_unseen(game, view)]
            suit = [card for card in elsewhere if suit_of(card, trump) is suit_of(reason.freed, trump)]
            assert sum(game.winning_place((reason.freed, card), trump) == 1 for card in suit) <= 2
            seen += 1
    assert seen


def test_what_the_own_other_hand_has_to_beat_it_beats_with_any_card() -> None:
    game, seen = GAMES["spidge"], Counter[bool]()
    for view, best, other in _pairs(game, 3):
        board, trump = view.board, view.board.trump
        for hand in range(4):
            for reason in own_has_to_beat(game, view, best, other, hand):
                assert reason.card == other
                assert board.holders[hand] == view.seat
                assert hand != board.acting
                lying = (*board.trick.cards, other)
                assert game.winning_place(lying, trump) == len(lying) - 1
                assert (hand - board.trick.leader) % 4 >= len(lying), "it plays later"
                held = view.hand if board.acting == board.dummy else view.dummy
                assert held is not None
                led = [card for card in held if suit_of(card, trump) is suit_of(lying[0], trump)]
                assert all(game.winning_place((*lying, card), trump) == len(lying) for card in led or held)
                seen[hand == board.dummy] += 1
    assert set(seen) == {True, False}


def _pairs(game: AnyGame, rounds: int) -> Iterator[tuple[AnyView, Card, Card]]:
    """All pairs of cards that may be played, in both orders."""
    for seed in range(rounds):
        for state in played(game, seed):
            view = game.view_for(state, state.board.turn)
            cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
            for best, other in permutations(cards, 2):
                yield view, best, other
