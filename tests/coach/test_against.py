"""What is counted against a card that is about to be played, beside the best one and without a word of it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import get_args

import pytest

from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeBid, MakeNil
from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.memory import cards_unseen
from goodge.coach.moves import equals
from goodge.coach.reasons import reasons_for
from goodge.coach.warnings import Against, can_wait, counts_against, why_bad
from goodge.coach.why import Fails, MoreOften, Reaches, RisksLess, RivalMakes, Succeeds, TakesTrick
from goodge.coach.why_bids import TooHigh
from goodge.coach.why_nil import SureTrick
from goodge.coach.why_pairs import (
    BeatsPartners,
    LessForGoodge,
    LosesPoints,
    MoreInAll,
    TakesLater,
    WinsLater,
    WinsNothing,
)
from goodge.engine.actions import Action, Bid, Bury, Look, NameTrump, Nil, Pass, PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import worth
from goodge.engine.seeding import deal_for
from goodge.players import Budget
from goodge.ui.wording.against import against_words
from goodge.ui.wording.cards import USUAL_NAMES, inner_suit_name
from goodge.ui.wording.reasons import reason_words
from tests.engine.playing import opened

from .choices import choices
from .choices import few_deals as few_deals
from .rounds import played

BUDGET = Budget(60.0)
FIVE, MOSTLY = Card.parse("5H"), DealCount(32, 40)
_OF_CALLS, _IN_ALL = {MoreOften, Fails, Succeeds, RivalMakes}, LessForGoodge | MoreInAll
HANDS, HOLDERS = ("Ann", "Ben", "Cleo", "Dan"), (0, 1, 2, 3)


def test_it_is_what_a_hint_would_tell_and_names_no_other_card_than_the_bad_one() -> None:
    kinds = Counter[type[Against]]()
    for name, rounds in (("goodge", 10), ("spades", 3), ("spidge", 3)):
        game = GAMES[name]
        for _, view, best, other in choices(game, 6, rounds):
            options = Weighed(PlayCard(best), 30.0, 0.5), Weighed(PlayCard(other), 0.0, 0.4)
            judged = Judgement(options, PlayCard(other), 30.0, error=0.1)
            told = counts_against(view, judged, 20.0, 1, BUDGET)
            assert set(told) <= set(map(PlayCard, (other, *equals(game, view, other))))
            assert not counts_against(view, judged, 31.0, 1, BUDGET), "it costs less than what is warned of"
            for action, reason in told.items():
                assert isinstance(action, PlayCard)
                clear = [each for each in reasons_for(game, view, judged, 1, BUDGET) if isinstance(each, Reaches)]
                clear = [each for each in clear if abs(each.reached.tenths - each.other_reached.tenths) >= 2]
                assert reason in clear or not clear, "what the round is about comes first"
                assert type(reason) not in _OF_CALLS
                found = reasons_for(game, view, judged, 1, BUDGET)
                if isinstance(reason, LosesPoints):
                    assert (reason.card, reason.points) == (other, worth(other))
                    first = [each for each in found if isinstance(each, Against)]
                    assert not first or (isinstance(first[0], _IN_ALL) and worth(other) > worth(best))
                    assert reason.lost.share >= 0.5
                    assert (reason.goodge is None) == (getattr(view.board, "goodge", None) == view.seat)
                elif isinstance(reason, BeatsPartners):
                    assert reason.partners in view.board.trick.cards
                    assert game.winning_place((*view.board.trick.cards, other), view.board.trump) == len(
                        view.board.trick.cards
                    )
                elif reason not in found:
                    assert isinstance(reason, TakesTrick)
                    assert not any(isinstance(each, Against) for each in found)
                    assert reason.other_takes.share < reason.takes.share
                    assert name != "spidge", "tricks are no aim there"
                    assert reason.other == other
                else:
                    assert not isinstance(
                        reason, WinsNothing | BeatsPartners | Succeeds | RivalMakes | MoreOften | Fails
                    )
                    assert other == (reason.kept if isinstance(reason, TakesLater | WinsLater) else reason.other)
                words = against_words(reason, action, HANDS, HOLDERS, view.seat, USUAL_NAMES)
                assert USUAL_NAMES.within(action.card) in words
                assert USUAL_NAMES.within(best) not in words
                kinds[type(reason)] += 1
    assert set(get_args(Against)) - _OF_CALLS - {WinsNothing, BeatsPartners} <= set(kinds)


def test_a_small_difference_is_told_in_hundredths() -> None:
    bad, best = (Card.parse(text) for text in ("5D", "4H"))
    reason = Reaches(MakeNil(0), best, DealCount(141, 150), bad, DealCount(132, 150), of_hundred=True)
    words = against_words(reason, PlayCard(bad), HANDS, HOLDERS, 0, USUAL_NAMES)
    assert words == "Your nil succeeds in 88 of 100 deals with the 5 of Diamonds, in 94 with the best card"


@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_of_a_bid_or_a_stash_it_is_told_how_often_the_bid_fails(game: str) -> None:
    """Fails speaks of the bad bid alone; of a Stash or a trump both counts are told, and what is best is not."""
    kinds = set[object]()
    for seed in range(10):
        for state in played(GAMES[game], seed):
            view, phase = GAMES[game].view_for(state, state.board.turn), state.board.phase
            if phase not in (Phase.BIDDING, Phase.EXCHANGE, Phase.TRUMP) or len(view.legal) == 1:
                continue
            actions = _plans(view.hand) if phase is Phase.EXCHANGE else view.legal
            for best, other in permutations((actions[0], actions[len(actions) // 2], actions[-1]), 2):
                judged = Judgement((Weighed(best, 30.0, 0.5), Weighed(other, 0.0, 0.4)), other, 30.0, error=0.1)
                for action, reason in counts_against(view, judged, 20.0, 1, BUDGET).items():
                    assert action == other
                    kinds.add((phase, type(reason)))
                    words = against_words(reason, action, HANDS, HOLDERS, view.seat, USUAL_NAMES)
                    match reason, other:
                        case Fails(failed, _, missed), Bid(amount):
                            assert failed == other
                            assert f"{amount}" in words
                            assert f" {missed.opposite.tenths} of 10 deals" in words
                        case MoreOften(_, _, more, _, less), Bury() if more.tenths - less.tenths <= 1:
                            assert f" in {less.hundredths} of 100 deals" in words
                            assert words.endswith(f" in {more.hundredths}")
                        case MoreOften(_, _, more, _, less), Bury() | NameTrump():
                            assert less.share < more.share
                            assert f" in {less.tenths} of 10 deals" in words
                            assert words.endswith(f" in {more.tenths}")
                            assert isinstance(other, Bury) or inner_suit_name(other.suit) in words
    bids = {(Phase.BIDDING, Fails)}
    assert kinds >= (bids if game == "spades" else {(Phase.EXCHANGE, MoreOften), (Phase.TRUMP, MoreOften)})


@pytest.mark.parametrize("seed", range(3))
def test_of_a_pass_it_is_told_how_often_the_bid_that_is_best_succeeds_or_the_one_that_stands(seed: int) -> None:
    game, kinds = GAMES["goodge"], set[type[Against]]()
    for state in played(game, seed):
        view = game.view_for(state, state.board.turn)
        if state.board.phase is Phase.AUCTION and len(view.legal) > 1:
            bid = view.legal[0]
            assert isinstance(bid, Bid)
            judged = Judgement((Weighed(bid, 30.0, 0.5), Weighed(Pass(), 0.0, 0.4)), None, 30.0, error=0.1)
            for action, reason in counts_against(view, judged, 20.0, 1, BUDGET).items():
                assert action == Pass()
                assert isinstance(reason, Succeeds | RivalMakes)
                kinds.add(type(reason))
                words = against_words(reason, action, HANDS[:3], HOLDERS[:3], view.seat, USUAL_NAMES)
                told = reason.reached if isinstance(reason, Succeeds) else reason.made
                assert told.share >= 0.5
                assert f" in {told.tenths} of 10 " in words
    assert kinds


def test_a_bid_that_a_lower_one_would_do_for_is_told_so() -> None:
    game = GAMES["goodge"]
    view = game.view_for(opened(dealer=0), 1)
    options = Weighed(Bid(50), 30.0, 0.5), Weighed(Bid(155), 0.0, 0.4)
    for limit, kind in ((155, RisksLess), (160, RisksLess), (150, TooHigh), (0, type(None))):
        judged = Judgement(options, Bid(155), error=0.1, deals=40, limit=limit)
        reason = why_bad(game, view, judged, Bid(155))
        assert isinstance(reason, kind)
    words = against_words(RisksLess(50, 155), Bid(155), HANDS[:3], HOLDERS[:3], 1, USUAL_NAMES)
    assert words == "A lower bid risks less: if somebody bids more, you can still go higher"
    assert why_bad(game, view, Judgement(options[::-1], Bid(50), error=0.1, deals=40), Bid(50)) is None


def test_a_nil_with_the_highest_trump_is_told_of_its_sure_trick() -> None:
    game = GAMES["spades"]
    told = 0
    for seed in range(12):
        state = game.open_round(game.new_match(game.read_rules({}), 0), deal_for(game, game.read_rules({}), seed, 0))[0]
        view = game.view_for(state, state.board.turn)
        seen = game.view_for(game.apply(state, Look())[0], state.board.turn) if Look() in view.legal else view
        judged = Judgement((Weighed(Bid(3), 30.0, 0.5), Weighed(Nil(), 0.0, 0.4)), Nil(), error=0.1, deals=40)
        reason = why_bad(game, seen, judged, Nil())
        ace = Card.parse("AS")
        assert reason == (SureTrick(ace) if ace in seen.hand else None)
        told += reason is not None
    assert 0 < told < 12
    words = against_words(SureTrick(ace), Nil(), HANDS, HOLDERS, 0, USUAL_NAMES)
    assert words == "The Ace of Spades is sure to win a trick"


def test_a_card_that_nobody_can_beat_can_wait() -> None:
    """Whatever is unseen does not beat it, also not where it is led; what is told names no other card."""
    game, told = GAMES["goodge"], 0
    for _, view, best, other in choices(game, 8, 8):
        judged = Judgement((Weighed(PlayCard(best), 30.0, 0.5), Weighed(PlayCard(other), 0.0, 0.4)), None, 30.0, 0.1)
        reason = can_wait(game, view, judged, PlayCard(other))
        if reason is not None:
            told += 1
            assert not any(game.winning_place((other, each), view.board.trump) for each in cards_unseen(game, view))
            words = reason_words(reason, HANDS[:3], HOLDERS[:3], view.seat)
            assert USUAL_NAMES.within(other) in words
            assert USUAL_NAMES.within(best) not in words
        assert can_wait(game, view, judged, PlayCard(best)) is None
    assert told


def test_a_card_that_would_win_nothing_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all that is counted is that the best card leaves the trick to others: of an empty one that is plain."""
    game, lasts = GAMES["goodge"], Counter[bool]()
    for _, view, best, other in choices(game, 6, 10):
        trick = view.board.trick.cards
        left = TakesTrick(best, DealCount(0, 40), other, MOSTLY)
        monkeypatch.setattr("goodge.coach.warnings.reasons_for", lambda *_, left=left: (left,))
        judged = Judgement((Weighed(PlayCard(best), 30.0, 0.5), Weighed(PlayCard(other), 0.0, 0.4)), None, 30.0, 0.1)
        reason = counts_against(view, judged, 20.0, 1, BUDGET)[PlayCard(other)]
        if trick and not any(map(worth, (other, *trick))):
            assert reason == WinsNothing(other, is_last=len(trick) == 2)
            lasts[len(trick) == 2] += 1
        else:
            assert reason == left
    assert len(lasts) == 2


def _plans(hand: tuple[Card, ...]) -> list[Action]:
    return [Bury(hand[:3]), Bury(hand[6:9]), Bury(hand[-3:])]


@pytest.mark.parametrize(
    ("reason", "done", "sentence"),
    [
        (
            LosesPoints(FIVE, 15, 1, MOSTLY),
            PlayCard(FIVE),
            "In 8 of 10 deals the 15 points of the 5 of Hearts go to Ben",
        ),
        (
            LosesPoints(FIVE, 15, None, MOSTLY),
            PlayCard(FIVE),
            "In 8 of 10 deals the 15 points of the 5 of Hearts are lost",
        ),
        (WinsNothing(FIVE), PlayCard(FIVE), "The 5 of Hearts would be spent on a trick without points so far"),
        (WinsNothing(FIVE, is_last=True), PlayCard(FIVE), "The 5 of Hearts would be spent on a trick without points"),
        (Fails(Bid(145), MakeBid(0, 145), MOSTLY), Bid(160), "Even a bid of 145 fails in 8 of 10 possible deals"),
    ],
)
def test_what_is_lost_and_what_fails_already_have_their_sentences(reason: Against, done: Action, sentence: str) -> None:
    words = against_words(reason, done, HANDS[:3], HOLDERS[:3], 0, USUAL_NAMES)
    assert words == sentence
