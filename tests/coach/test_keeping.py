"""What a card is good for later: what is counted is what comes of the deals, played out by rules of thumb."""

from __future__ import annotations

from collections import Counter

import pytest

from goodge.coach.counting import DealCount, Fates, card_fates, trick_counts
from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.keeping import GoodgeCounts, counts_of_goodge, goes_to_goodge, good_for_later
from goodge.coach.merits import merits
from goodge.coach.reasons import reasons_for
from goodge.coach.telling import comes_first
from goodge.coach.why import GivesUp, Keeps, Reason, SurelyTakes
from goodge.coach.why_pairs import GoesToGoodge, TakesLater, WinsLater
from goodge.engine.actions import Nil, PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import AnyGame, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard, worth
from goodge.engine.partners import PartnerBoard
from goodge.engine.state import narrow
from goodge.engine.tricks import suit_of
from goodge.players.race import Clock

from .rounds import played

CLOCK = Clock(None)


def views(game: AnyGame, seeds: range) -> list[AnyView]:
    """The views of all decisions between cards in some rounds."""
    states = [state for seed in seeds for state in played(game, seed)[:-1] if state.board.phase is Phase.PLAY]
    found = [game.view_for(state, state.board.turn) for state in states]
    return [view for view in found if len(view.legal) > 1]


def ends(view: AnyView) -> tuple[Card, Card]:
    """The lowest and the highest card to play."""
    cards = sorted((action.card for action in view.legal if isinstance(action, PlayCard)), key=lambda card: card.rank)
    return cards[0], cards[-1]


def trick_with(game: AnyGame, view: AnyView, fates: Fates, world: int, first: Card, kept: Card) -> tuple[int, int]:
    """Who takes the trick in which the hand plays `kept`, and its points, as the engine tells the winner."""
    playout, hands, board = fates.worlds.playout, len(view.board.captured), view.board
    fates.worlds.load(world)
    trick, leader, card, is_played = list(board.trick.cards), board.trick.leader, first, False
    while True:
        hand = (leader + len(trick)) % hands
        trick.append(card)
        is_played = is_played or (hand == fates.acting and card == kept)
        playout.play(fates.cards.number(card))
        if len(trick) == hands:
            winner = (leader + (game.winning_place(tuple(trick), board.trump) or 0)) % hands
            if is_played:
                stash = 0 if playout.left else playout.bonus
                return winner, sum(map(worth, trick)) + stash if game.id == "goodge" else 1
            trick, leader = [], winner
        card = fates.cards.card(playout.thumb())


@pytest.mark.parametrize("game_id", ["goodge", "spades"])
def test_what_is_told_is_what_comes_of_the_deals(game_id: str) -> None:
    game, kinds = GAMES[game_id], Counter[type[Reason]]()
    for view in views(game, range(2)):
        best, kept = ends(view)
        fates = card_fates(game, view, (best, kept), 1, CLOCK)
        assert fates is not None
        found = [
            [trick_with(game, view, fates, world, first, kept) for world in range(fates.worlds.size)]
            for first in (best, kept)
        ]
        acting = fates.acting
        later, now = (DealCount(sum(winner == acting for winner, _ in each), len(each)) for each in found)
        points_later, points_now = (
            sum(points for winner, points in each if winner == acting) / len(each) for each in found
        )
        for reason in good_for_later(view, fates, kept):
            kinds[type(reason)] += 1
            if isinstance(reason, TakesLater):
                assert reason == TakesLater(kept, later, now)
                is_of_suit = suit_of(kept, view.board.trump) is suit_of(best, view.board.trump)
                assert later.share >= (0.3 if is_of_suit else 0.5)
                assert later.tenths > now.tenths
            else:
                assert isinstance(reason, WinsLater)
                assert (reason.later, reason.now) == pytest.approx((points_later, points_now))
            assert game_id != "goodge" or points_later >= points_now, "it would speak for playing it now"
    assert kinds[TakesLater]
    assert bool(kinds[WinsLater]) == (game_id == "goodge")


def test_how_often_the_goodge_wins_a_card_is_what_comes_of_the_deals() -> None:
    game, seen = GAMES["goodge"], 0
    for view in views(game, range(3)):
        other, best = sorted(ends(view), key=worth)
        fates = card_fates(game, view, (best, other), 1, CLOCK)
        assert fates is not None
        reasons, goodge = [*goes_to_goodge(view, fates, best)], narrow(view, GoodgeBoard).board.goodge
        if goodge == fates.acting or not worth(best):
            assert not reasons
            continue
        now, later = (
            DealCount(
                sum(trick_with(game, view, fates, world, first, best)[0] == goodge for world in worlds), len(worlds)
            )
            for worlds in [range(fates.worlds.size)]
            for first in (best, other)
        )
        counts = counts_of_goodge(view, fates)
        assert (counts.goodge, counts.saved) == (goodge, now.opposite)
        is_told = later.share >= 0.3 and later.tenths - now.tenths >= 2
        assert reasons == [GoesToGoodge(goodge or 0, best, later, now)] * is_told
        seen += is_told
    assert seen


def test_the_goodge_is_told_how_often_a_card_takes_the_trick() -> None:
    game, told = GAMES["goodge"], 0
    for view in views(game, range(3)):
        best, other = map(PlayCard, ends(view))
        fates = card_fates(game, view, (best.card, other.card), 1, CLOCK)
        assert fates is not None
        counts, board = counts_of_goodge(view, fates), narrow(view, GoodgeBoard).board
        if board.goodge == view.seat:
            assert counts == GoodgeCounts(saved=trick_counts(fates)[0])
            told += 1
    assert told


def test_a_card_that_goes_to_the_goodge_later_is_not_given_up_to_keep_another() -> None:
    game, seen, sure = GAMES["goodge"], 0, 0
    for view in views(game, range(3)):
        other, best = sorted(ends(view), key=worth)
        options = Weighed(PlayCard(best), 10.0, 0.5), Weighed(PlayCard(other), 0.0, 0.5)
        found = reasons_for(game, view, Judgement(options, PlayCard(other), 10.0, 0.1), 1)
        without = merits(game, view, PlayCard(best), PlayCard(other))
        if any(isinstance(reason, GoesToGoodge) for reason in found):
            assert comes_first(found[0]), "it tells more than who takes the trick"
            sure += any(isinstance(reason, SurelyTakes) for reason in found)
            assert not any(isinstance(reason, GivesUp) for reason in found)
            seen += any(isinstance(reason, GivesUp) for reason in without)
    assert seen
    assert sure


def test_that_a_card_is_kept_is_not_told_twice() -> None:
    game, seen = GAMES["goodge"], 0
    for view in views(game, range(2)):
        best, kept = map(PlayCard, ends(view))
        options = Weighed(best, 10.0, 0.5), Weighed(kept, 0.0, 0.5)
        found = reasons_for(game, view, Judgement(options, kept, 10.0, 0.1), 1)
        if any(isinstance(reason, TakesLater | WinsLater) for reason in found):
            seen += 1
            assert not any(isinstance(reason, Keeps) for reason in found)
    assert seen


def test_of_a_hand_that_wants_no_trick_nothing_is_told() -> None:
    game, seen = GAMES["spades"], 0
    for seed in range(40):
        for state in played(game, seed)[:-1]:
            board = state.board
            if board.phase is not Phase.PLAY or not isinstance(board, PartnerBoard):
                continue
            view, seat = game.view_for(state, board.turn), state.board.acting or 0
            if not isinstance(board.bids[seat], Nil) or board.captured[seat] or len(view.legal) == 1:
                continue
            best, kept = ends(view)
            fates = card_fates(game, view, (best, kept), 1, CLOCK)
            assert fates is not None
            seen += 1
            assert not [*good_for_later(view, fates, kept)]
        if seen > 10:
            break
    assert seen > 10
