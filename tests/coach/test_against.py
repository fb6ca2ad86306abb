"""What is counted against a card that is about to be played, beside the best one and without a word of it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import get_args

import pytest

from goodge.coach.counting import DealCount, card_fates, trick_counts
from goodge.coach.drawbacks import drawback
from goodge.coach.goals import MakeBid, MakeNil
from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.moves import equals
from goodge.coach.reasons import reasons_for
from goodge.coach.warnings import counts_against, told_against
from goodge.coach.why import Fails, MoreOften, Reaches, Reason, RisksLess, RivalMakes, Succeeds, TakesTrick
from goodge.coach.why_against import (
    Against,
    CannotWin,
    EndsNil,
    FewTrumps,
    FreesDummy,
    GetsUnderLater,
    LaysPointsAway,
    LaysTrumpsAway,
    LessIsEnough,
    LowerTrumps,
    OwnHasToBeat,
    SparesDanger,
    SpentInVain,
)
from goodge.coach.why_bags import OnlyBags
from goodge.coach.why_bids import TooHigh
from goodge.coach.why_nil import SafeLater
from goodge.coach.why_pairs import LessForGoodge, LosesPoints, MoreInAll, TakesLater, WinsLater, WinsNothing
from goodge.engine.actions import Action, Bid, BlindNil, Bury, NameTrump, Nil, Pass, PlayCard
from goodge.engine.cards import CROWN, Card, Suit
from goodge.engine.game import AnyGame, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import worth
from goodge.engine.partners import PartnerBoard
from goodge.players import Budget
from goodge.players.race import Clock
from goodge.ui.wording.against import against_words
from goodge.ui.wording.cards import USUAL_NAMES, inner_suit_name
from tests.engine.playing import opened

from .choices import choices, first_bad, judged_pair, plans
from .choices import few_deals as few_deals
from .rounds import played

BUDGET = Budget(60.0)
FOUR, FIVE, MOSTLY = Card.parse("4H"), Card.parse("5H"), DealCount(32, 40)
_OF_CALLS = {MoreOften, Fails, Succeeds, RivalMakes}
HANDS, HOLDERS = ("Ann", "Ben", "Cleo", "Dan"), (0, 1, 2, 3)


def test_it_is_what_a_hint_would_tell_and_names_no_other_card_than_the_bad_one() -> None:
    kinds = Counter[type[Reason]]()
    for name, cards, rounds in (("goodge", 6, 10), ("spades", 6, 6), ("spades", 12, 6), ("spidge", 6, 3)):
        game = GAMES[name]
        for _, view, best, other in choices(game, cards, rounds):
            options = Weighed(PlayCard(best), 30.0, 0.5), Weighed(PlayCard(other), 0.0, 0.4)
            judged = Judgement(options, PlayCard(other), 30.0, error=0.1)
            counted = counts_against(view, judged, 20.0, 1, BUDGET)
            assert set(counted) <= set(map(PlayCard, (other, *equals(game, view, other))))
            assert not counts_against(view, judged, 31.0, 1, BUDGET), "it costs less than what is warned of"
            found = reasons_for(game, view, judged, 1, BUDGET)
            for reasons in counted.values():
                assert 1 <= len(reasons) <= 2
                assert len(set(map(type, reasons))) == len(reasons)
                hinted = [reason for reason in reasons if reason in found]
                assert not (set(map(type, hinted)) & {Succeeds, RivalMakes, MoreOften, Fails})
                clear = [each for each in found if isinstance(each, Reaches) and _is_clear(each)]
                ends = [each for each in reasons if isinstance(each, EndsNil)]
                is_of_nil = clear and ends and clear[0].aim == MakeNil(ends[0].hand)
                assert is_of_nil or not clear or clear[0] in reasons, "what the round is about is told"
                for reason in reasons:
                    _check(game, view, best, other, reason, is_hinted=reason in hinted)
            for action in (PlayCard(other), *map(PlayCard, equals(game, view, other))):
                told = told_against(game, view, judged, action, counted)
                assert len(told) <= 2
                for each in told:
                    words = against_words(each, action, HANDS, HOLDERS, view.seat, USUAL_NAMES)
                    assert USUAL_NAMES.within(best) not in words
                    kinds[type(each)] += 1
    missing = set(get_args(Against)) - _OF_CALLS - {WinsNothing} - set(kinds)
    assert not missing
    assert CannotWin in kinds, "what is proved is told as well"


def _is_clear(reason: Reaches) -> bool:
    return abs(reason.reached.tenths - reason.other_reached.tenths) >= 2


def _check(game: AnyGame, view: AnyView, best: Card, other: Card, reason: Reason, *, is_hinted: bool) -> None:
    """What is counted speaks against the other card, and of nothing else."""
    fates = card_fates(game, view, (best, other), 1, Clock(BUDGET))
    assert fates is not None
    match reason:
        case LosesPoints(card, points, goodge, lost):
            assert (card, points) == (other, worth(other))
            assert lost.share >= 0.5
            assert (goodge is None) == (getattr(view.board, "goodge", None) == view.seat)
        case EndsNil(hand, card, ends, best_ends):
            assert card == other
            assert not view.board.captured[hand]
            assert (best_ends, ends) == trick_counts(fates, hand)
            is_own = view.board.holders[hand] == view.seat
            if isinstance(view.board, PartnerBoard):
                assert isinstance(view.board.bids[hand], Nil | BlindNil)
                is_own = hand % 2 == (view.seat or 0) % 2
            assert (ends.share > best_ends.share) == is_own
        case OnlyBags():
            assert fates.wants_fewer
        case TakesTrick(card, takes, bad, bad_takes) if not is_hinted:
            assert view.game != "spidge", "tricks are no aim there"
            assert (card, bad) == (best, other)
            assert bad_takes.share < takes.share
        case TakesLater(card) | WinsLater(card):
            assert card == other
        case (
            WinsNothing(card)
            | GetsUnderLater(card)
            | SparesDanger(card)
            | FreesDummy(card)
            | OwnHasToBeat(_, card)
            | SafeLater(kept=card)
        ):
            assert view.game == "spidge" or isinstance(reason, WinsNothing)
            assert card == other
        case TakesTrick() | Reaches() | MoreInAll() | LessForGoodge():
            assert is_hinted
            assert reason.other == other
        case _:
            raise AssertionError(reason)


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
            actions = plans(view.hand) if phase is Phase.EXCHANGE else view.legal
            for best, other in permutations((actions[0], actions[len(actions) // 2], actions[-1]), 2):
                judged = Judgement((Weighed(best, 30.0, 0.5), Weighed(other, 0.0, 0.4)), other, 30.0, error=0.1)
                for action, (reason,) in counts_against(view, judged, 20.0, 1, BUDGET).items():
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
            for action, (reason,) in counts_against(view, judged, 20.0, 1, BUDGET).items():
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
        reason = first_bad(game, view, judged, Bid(155))
        assert isinstance(reason, kind)
    words = against_words(RisksLess(50, 155), Bid(155), HANDS[:3], HOLDERS[:3], 1, USUAL_NAMES)
    assert words == "A lower bid risks less: if somebody bids more, you can still go higher"
    assert first_bad(game, view, Judgement(options[::-1], Bid(50), error=0.1, deals=40), Bid(50)) is None


def test_what_is_proved_stands_before_what_is_counted_and_nothing_is_said_twice() -> None:
    game = GAMES["goodge"]
    _, view, best, other = next(
        each for each in choices(game, 6, 10) if isinstance(drawback(game, each[1], *each[2:]), CannotWin)
    )
    bid = Reaches(MakeBid(0, 100), best, MOSTLY, other, DealCount(8, 40))
    takes = TakesTrick(best, MOSTLY, other, DealCount(0, 40))
    judged, done = judged_pair(PlayCard(best), PlayCard(other)), PlayCard(other)
    assert first_bad(game, view, judged, done) is None
    assert told_against(game, view, judged, done, {}) == (CannotWin(other),)
    assert told_against(game, view, judged, done, {done: (takes, bid)}) == (CannotWin(other), bid)
    assert told_against(game, view, judged, done, {done: (OnlyBags(), bid)}) == (OnlyBags(), bid)


def test_a_card_that_would_win_nothing_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all that is counted is that the best card leaves the trick to others: of an empty one that is plain."""
    game, lasts = GAMES["goodge"], Counter[bool]()
    for _, view, best, other in choices(game, 6, 10):
        trick = view.board.trick.cards
        left = TakesTrick(best, DealCount(0, 40), other, MOSTLY)
        monkeypatch.setattr("goodge.coach.warnings.reasons_for", lambda *_, left=left: (left,))
        judged = Judgement((Weighed(PlayCard(best), 30.0, 0.5), Weighed(PlayCard(other), 0.0, 0.4)), None, 30.0, 0.1)
        (reason,) = counts_against(view, judged, 20.0, 1, BUDGET)[PlayCard(other)]
        if trick and not any(map(worth, (other, *trick))):
            assert reason == WinsNothing(other, is_last=len(trick) == 2)
            lasts[len(trick) == 2] += 1
        else:
            assert reason == left
    assert len(lasts) == 2


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
        (
            Succeeds(Bid(90), MakeBid(0, 90), MOSTLY),
            Pass(),
            "Instead of passing, you could bid 90: that succeeds in 8 of 10 possible deals",
        ),
        (CannotWin(FIVE), PlayCard(FIVE), "The 5 of Hearts cannot win this trick; another card is sure to"),
        (
            LessIsEnough(FIVE),
            PlayCard(FIVE),
            "Another card is enough to win this trick: the 5 of Hearts can win a later one",
        ),
        (
            LowerTrumps(FIVE),
            PlayCard(FIVE),
            "A lower trump is as good here, unless somebody plays a higher one: keep the 5 of Hearts",
        ),
        (
            FreesDummy(FIVE, Card.parse("4S")),
            PlayCard(FIVE),
            "Under the 5 of Hearts, the dummy can get rid of its 4 of Spades",
        ),
        (OwnHasToBeat(1, FIVE), PlayCard(FIVE), "Your dummy has to beat the 5 of Hearts"),
        (OwnHasToBeat(3, FIVE), PlayCard(FIVE), "Your own hand has to beat the 5 of Hearts"),
        (SpentInVain(FIVE), PlayCard(FIVE), "The 5 of Hearts cannot win this trick, but may win a later one"),
        (GetsUnderLater(FIVE), PlayCard(FIVE), "The 5 of Hearts is worth keeping: it gets under more cards later"),
        (
            SparesDanger(FIVE),
            PlayCard(FIVE),
            "Instead of the 5 of Hearts, you can get rid of one that is more dangerous to the nil",
        ),
        (
            EndsNil(2, FIVE, MOSTLY, DealCount(4, 40)),
            PlayCard(FIVE),
            "Cleo’s nil fails with this trick in 8 of 10 deals after the 5 of Hearts, in 1 after the best card",
        ),
        (
            EndsNil(0, FIVE, DealCount(40, 40), DealCount(4, 40)),
            PlayCard(FIVE),
            "Your nil fails with this trick after the 5 of Hearts, but only in 1 of 10 deals after the best card",
        ),
        (
            EndsNil(0, FIVE, DealCount(40, 40), DealCount(0, 40)),
            PlayCard(FIVE),
            "Your nil fails with this trick after the 5 of Hearts, not after the best card",
        ),
        (
            TakesTrick(FOUR, MOSTLY, FIVE, DealCount(4, 40), is_team=True),
            PlayCard(FIVE),
            "Your team takes the trick in 1 of 10 deals with the 5 of Hearts, in 8 with the best card",
        ),
        (
            TakesTrick(FOUR, DealCount(4, 40), FIVE, MOSTLY, is_team=True),
            PlayCard(FIVE),
            "Better left to others: your team takes the trick in 8 of 10 deals with the 5 of Hearts, in 1 with the "
            "best card",
        ),
        (OnlyBags(is_made=True), PlayCard(FIVE), "Your contract is made: more tricks are only bags"),
        (
            FewTrumps(Suit.HEARTS, 4, 6),
            NameTrump(Suit.HEARTS),
            "With hearts as trump you hold only 4 trumps, with the best suit 6",
        ),
        (
            LaysTrumpsAway((FIVE, CROWN)),
            Bury((FIVE, CROWN, FOUR)),
            "You would lay away likely trumps: the 5 of Hearts and the Crown",
        ),
        (LaysTrumpsAway((FIVE,)), Bury((FIVE, CROWN, FOUR)), "You would lay away a likely trump: the 5 of Hearts"),
        (
            LaysPointsAway(25),
            Bury((FIVE, CROWN, FOUR)),
            "You would lay away 25 points, for whoever wins the last trick",
        ),
        (
            LosesPoints(FIVE, 15, 1, DealCount(40, 40)),
            PlayCard(FIVE),
            "The 15 points of the 5 of Hearts would go to Ben",
        ),
        (
            LosesPoints(FIVE, 15, None, DealCount(40, 40)),
            PlayCard(FIVE),
            "The 15 points of the 5 of Hearts are as good as lost",
        ),
        (WinsNothing(FIVE), PlayCard(FIVE), "The 5 of Hearts would be spent on a trick without points so far"),
        (WinsNothing(FIVE, is_last=True), PlayCard(FIVE), "The 5 of Hearts would be spent on a trick without points"),
        (Fails(Bid(145), MakeBid(0, 145), MOSTLY), Bid(160), "Even a bid of 145 fails in 8 of 10 possible deals"),
    ],
)
def test_each_kind_has_its_sentence(reason: Reason, done: Action, sentence: str) -> None:
    words = against_words(reason, done, HANDS[:3], HOLDERS[:3], 0, USUAL_NAMES)
    assert words == sentence
