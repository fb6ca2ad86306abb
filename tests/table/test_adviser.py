"""Advice is worked out on a thread of its own, from the view alone, and never stops the game."""

from __future__ import annotations

from collections import Counter

import pytest

from goodge.coach import Judge, Judgement, Weighed, hinting
from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeBid, MakeNil
from goodge.coach.highlights import FAULTS
from goodge.coach.hinting import Advice, advice_for
from goodge.coach.judge import SEED
from goodge.coach.keeping import GoodgeCounts
from goodge.coach.reasons import reasons_for
from goodge.coach.swing import scale_of
from goodge.coach.why import (
    BidsOn,
    Chance,
    GivesUp,
    Keeps,
    LesserRisk,
    MayBeBeaten,
    NoPoints,
    PointsAtStake,
    Reaches,
    Reason,
    Risks,
    RivalMakes,
    ShownVoid,
    Succeeds,
    TakesTrick,
)
from goodge.coach.why_bids import CountsMore, TricksFrom, TricksHeld
from goodge.coach.why_pairs import (
    GoesToGoodge,
    HangsOn,
    LeavesTrick,
    LessForGoodge,
    NeitherTakes,
    StrongerStays,
    TakesLater,
)
from goodge.coach.why_plans import EitherTrump, LikelyTrump, MoreTrumpsKept, PlansTrump
from goodge.engine.actions import Action, Bid, Bury, PlayCard
from goodge.engine.cards import CROWN, Suit, parse_cards
from goodge.engine.game import AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard, worth
from goodge.engine.state import narrow
from goodge.engine.values import replace
from goodge.players import Budget, kernel
from goodge.players.anygame.advice import outlook_of
from goodge.players.strength import best_trump, values_as_they_are
from goodge.table import adviser as module
from goodge.table.adviser import Adviser
from goodge.table.thinker import LONGEST_IN_PYTHON
from tests.coach.conftest import quick
from tests.coach.rounds import GAME_IDS, one_a_phase, played, with_other_cards

from .tools import WAIT

__all__ = ["quick"]

pytestmark = pytest.mark.usefixtures("quick")


@pytest.mark.parametrize("game", GAME_IDS)
def test_other_hidden_cards_have_the_same_advice_and_it_is_legal(game: str) -> None:
    for state in one_a_phase(GAMES[game], 5):
        other = with_other_cards(GAMES[game], state, 1)
        views = [GAMES[game].view_for(same, state.board.turn) for same in (state, other)]
        advice = [advice_for(view, None, 1, Budget()) for view in views]
        assert advice[0] == advice[1]
        assert GAMES[game].why_illegal(state, advice[0].action) is None


@pytest.mark.parametrize("is_compiled", [True, False])
def test_a_hint_does_all_the_work_of_a_review_in_its_time(monkeypatch: pytest.MonkeyPatch, is_compiled: bool) -> None:
    budgets = list[Budget]()

    def think(_view: AnyView, _done: object, _seed: int, budget: Budget, _asked: object) -> None:
        budgets.append(budget)

    monkeypatch.setattr(module, "advice_for", think)
    monkeypatch.setattr(kernel, "is_compiled", lambda: is_compiled)
    adviser, state = Adviser(), next(one_a_phase(GAMES["goodge"], 5))
    adviser.ask(1, GAMES["goodge"].view_for(state, state.board.turn))
    assert adviser.wait(WAIT)
    adviser.close()
    (budget,) = budgets
    if is_compiled:
        assert (budget.seconds, budget.share) == (2.5, 1.0)
    else:
        assert (budget.seconds, budget.share) == (LONGEST_IN_PYTHON, None), "all the work would take seconds"


def test_a_bid_that_mostly_fails_is_told_beside_the_rival_who_would_make_the_one_that_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bid = Bid(140)
    risk, rival = Risks(bid, MakeBid(0, 140), DealCount(4, 10)), RivalMakes(1, 135, DealCount(8, 10))
    more = BidsOn(140, DealCount(6, 10))
    state = next(one_a_phase(GAMES["goodge"], 5))
    view = GAMES["goodge"].view_for(state, state.board.turn)
    both = LesserRisk(bid, risk.aim, risk.reached, 1, 135, rival.made)
    trump = next(hinting._likely_trump(view))
    assert isinstance(trump, LikelyTrump)
    assert trump.suit is best_trump(view.hand, 3)
    for found, told in (((rival, more, risk), (both, more)), ((risk, more), (risk, more)), ((rival,), (rival,))):
        monkeypatch.setattr(hinting, "reasons_for", lambda *_, found=found: found)
        assert advice_for(view, None, 1, Budget()).reasons == (*told, trump)


def test_what_a_card_gives_up_is_told_after_what_for(monkeypatch: pytest.MonkeyPatch) -> None:
    one, four = parse_cards(["1C", "4C"])
    gives_up, hidden, less = (
        GivesUp(one, 20, four),
        HangsOn(four, 0.3, one, None),
        LessForGoodge(2, one, 157.0, four, 166.0),
    )
    state = next(one_a_phase(GAMES["goodge"], 5))
    view = GAMES["goodge"].view_for(state, state.board.turn)
    monkeypatch.setattr(hinting, "reasons_for", lambda *_: (gives_up, MayBeBeaten(one, 9), hidden, less))
    assert advice_for(view, None, 1, Budget()).reasons[:3] == (less, gives_up, hidden)


def test_a_hint_for_the_stash_begins_with_its_plan() -> None:
    state = next(state for state in one_a_phase(GAMES["goodge"], 5) if state.board.phase is Phase.EXCHANGE)
    advice = advice_for(GAMES["goodge"].view_for(state, state.board.turn), None, 1, Budget())
    assert isinstance(advice.action, Bury)
    assert isinstance(advice.reasons[0], PlansTrump | MoreTrumpsKept)
    assert len(advice.reasons) > 1, "and goes on with what is laid away"


def test_a_hint_to_bid_names_the_trump_last_that_clearly_suits_the_hand() -> None:
    kinds = Counter[int]()
    for seed in range(24):
        state = played(GAMES["goodge"], seed)[0]
        view = GAMES["goodge"].view_for(state, state.board.turn)
        advice, values = advice_for(view, None, 1, Budget()), values_as_they_are(view.hand, 3)
        if isinstance(advice.action, Bid):
            first, second, third = sorted(values, reverse=True)[:3]
            named = [reason for reason in advice.reasons if isinstance(reason, LikelyTrump | EitherTrump)]
            assert not named or advice.reasons[-1] == named[0]
            suits = [Suit(values.index(value)) for value in (first, second)]
            if first - second >= 20.0:
                kind, own = 1, [card for card in view.hand if card.suit is suits[0]]
                highest = CROWN if CROWN in view.hand else max(own, key=lambda card: card.rank)
                assert named == [LikelyTrump(suits[0], len(own), highest)]
            elif second - third >= 20.0:
                kind = 2
                assert named == [EitherTrump(*suits)]
            else:
                kind = 0
                assert not named
            kinds[kind] += 1
    assert set(kinds) == {0, 1, 2}


def test_a_hint_to_bid_tricks_begins_with_how_many_the_hand_is_good_for() -> None:
    told, named = set[bool](), 0
    for seed in range(6):
        state = next(state for state in played(GAMES["spades"], seed) if state.board.phase is Phase.BIDDING)
        view = GAMES["spades"].view_for(state, state.board.turn)
        advice, outlook = advice_for(view, None, 1, Budget()), outlook_of(view)
        if isinstance(advice.action, Bid):
            is_counted = outlook.fewest <= advice.action.amount <= outlook.most
            assert (advice.reasons[:1] == (TricksHeld(outlook.fewest, outlook.most),)) == is_counted
            counted = [reason for reason in advice.reasons[:2] if isinstance(reason, TricksFrom)]
            assert not counted or is_counted
            named += len(counted)
            for reason in counted:
                assert outlook.fewest <= len(reason.cards) + reason.by_trumps <= outlook.most
                assert set(reason.cards) <= set(view.hand)
            assert CountsMore() not in advice.reasons[:-1], "what it pays comes last"
            told.add(is_counted)
    assert True in told
    assert named


def test_it_is_counted_how_often_the_goodge_who_is_advised_makes_the_bid() -> None:
    found = Counter[bool]()
    for state in played(GAMES["goodge"], 5)[:-1]:
        view = GAMES["goodge"].view_for(state, state.board.to_act)
        if state.board.phase is Phase.PLAY and len(view.legal) > 1:
            advice, board = advice_for(view, None, 1, Budget()), narrow(view, GoodgeBoard).board
            need = board.bid - board.captured[view.seat or 0]
            is_open = board.goodge == view.seat and 0 < need <= 250 - sum(board.captured) and advice.other is not None
            assert [type(hope.aim) for hope in advice.standing] == [MakeBid] * is_open
            found[is_open] += 1
    assert found[True]
    assert found[False]


def test_of_a_card_of_points_it_is_told_that_it_would_go_to_the_goodge(monkeypatch: pytest.MonkeyPatch) -> None:
    told = 0
    for state in played(GAMES["goodge"], 7)[:-1]:
        view = GAMES["goodge"].view_for(state, state.board.to_act)
        rich = [action for action in view.legal if isinstance(action, PlayCard) and worth(action.card)]
        if state.board.phase is Phase.PLAY and rich and len(view.legal) > 1:
            other = next(action for action in view.legal if action != rich[0])
            options = Weighed(rich[0], 9.0, 0.5), Weighed(other, 8.0, 0.5)
            monkeypatch.setattr(Judge, "judge", lambda *_, found=Judgement(options, error=2.0): found)  # noqa: B008
            advice = advice_for(view, None, 1, Budget())
            goes = [reason for reason in advice.warnings if isinstance(reason, GoesToGoodge)]
            assert not goes or narrow(view, GoodgeBoard).board.goodge != view.seat
            told += bool(goes) and advice.action == rich[0]
    assert told


def test_of_one_of_two_as_good_it_is_told_what_a_worse_card_would_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    three, six, ten = parse_cards(["3C", "6C", "10C"])
    state = next(state for state in one_a_phase(GAMES["goodge"], 5) if state.board.phase is Phase.PLAY)
    view = GAMES["goodge"].view_for(state, state.board.turn)
    later, weak = TakesLater(ten, DealCount(9, 10), DealCount(2, 10)), Keeps(three, six, Chance.UNSURE, 2)
    void, reached = ShownVoid(1, Suit.HEARTS, helps=False), DealCount(9, 10)
    clear = Reaches(MakeBid(0, 100), three, reached, ten, DealCount(2, 10))
    taken = TakesTrick(three, DealCount(0, 10), ten, reached)

    beside = dict[Action, tuple[Reason, ...]]()

    def weighed(worths: tuple[float, float, float]) -> Judgement:
        cards = zip((three, six, ten), worths, strict=True)
        return Judgement(tuple(Weighed(PlayCard(card), worth, 0.5) for card, worth in cards), error=2.0)

    def said(_game: object, _view: object, judged: Judgement, *_: object) -> tuple[Reason, ...]:
        return beside[judged.options[1].action]

    monkeypatch.setattr(hinting, "reasons_for", said)
    for worths, against, told in (
        ((9.0, 7.0, 0.0), (taken, later, NoPoints()), (taken, later, NoPoints())),
        ((9.0, 7.0, 0.0), (taken, clear, later), (clear, taken, later)),
        ((9.0, 7.0, 6.5), (later,), (later,)),
        ((9.0, 0.0, -5.0), (later,), (void, weak)),
    ):
        monkeypatch.setattr(Judge, "judge", lambda *_, worths=worths: weighed(worths))
        beside |= {PlayCard(six): (weak, void), PlayCard(ten): against}
        advice = advice_for(view, None, 1, Budget())
        assert advice.action == PlayCard(three)
        assert advice.told(scale_of("goodge")) == told
    goes = GoesToGoodge(1, three, reached, DealCount(2, 10))
    monkeypatch.setattr(hinting, "counts_of_goodge", lambda *_: GoodgeCounts((goes,)))
    monkeypatch.setattr(Judge, "judge", lambda *_: weighed((9.0, 7.0, 0.0)))
    assert advice_for(view, None, 1, Budget()).told(scale_of("goodge"))[0] == goes


def test_points_at_stake_are_told_beside_what_is_kept_or_where_nothing_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    one, four = parse_cards(["1C", "4C"])
    state = next(state for state in one_a_phase(GAMES["spades"], 5) if state.board.phase is Phase.PLAY)
    view = GAMES["spades"].view_for(state, state.board.turn)
    stake, kept, less = PointsAtStake(one, 20), Keeps(one, four, Chance.NONE), LessForGoodge(1, one, 150.0, four, 160.0)
    for found, told in (((stake,), (stake,)), ((kept, stake), (stake, kept)), ((less, stake), (less,))):
        monkeypatch.setattr(hinting, "reasons_for", lambda *_, found=found: found)
        assert advice_for(view, None, 1, Budget()).reasons == told


def test_why_points_are_given_up_comes_first_and_a_nil_praises_no_high_card() -> None:
    one, four, ten = parse_cards(["1C", "4C", "10C"])
    often, seldom = DealCount(8, 10), DealCount(3, 10)
    goes, less = GoesToGoodge(1, one, often, seldom), LessForGoodge(1, one, 150.0, four, 160.0)
    judged = Judgement((Weighed(PlayCard(one), 9.0, 0.5), Weighed(PlayCard(four), 8.0, 0.5)), error=2.0)
    chosen, other = judged.options
    advice = Advice(PlayCard(one), judged, chosen, other, (GivesUp(one, 20, four), less), (goes,))
    assert advice.told(scale_of("goodge")) == (goes, less)
    nil = Reaches(MakeNil(1), one, often, four, seldom)
    kept = Keeps(one, four, Chance.NONE), StrongerStays(one, 5, ten, 1), NeitherTakes(one, four)
    assert replace(advice, reasons=(*kept, less), warnings=(nil,)).told(scale_of("spidge")) == (nil, less)
    lost = replace(nil, reached=seldom, other_reached=often)
    assert set(replace(advice, reasons=kept, warnings=(lost,)).told(scale_of("spidge"))) == {*kept, lost}


def test_a_card_that_nobody_can_beat_is_told_before_the_trick_that_it_would_win() -> None:
    four, ten = parse_cards(["4C", "10C"])
    judged = Judgement((Weighed(PlayCard(four), 9.0, 0.5), Weighed(PlayCard(ten), 0.0, 0.5)), error=2.0)
    chosen, other = judged.options
    leaves, unsure = LeavesTrick(four, ten), Keeps(four, ten, Chance.UNSURE, 2)
    for chance in (Chance.ALWAYS, Chance.LAST):
        kept = Keeps(four, ten, chance)
        advice = Advice(PlayCard(four), judged, chosen, other, (leaves, kept))
        assert advice.told(scale_of("goodge")) == (kept, leaves)
    advice = Advice(PlayCard(four), judged, chosen, other, (leaves, unsure))
    assert advice.told(scale_of("goodge")) == (leaves, unsure)
    counted, last = TakesTrick(four, DealCount(0, 10), ten, DealCount(10, 10)), Keeps(four, ten, Chance.LAST)
    advice = Advice(PlayCard(four), judged, chosen, other, (counted, last))
    assert advice.told(scale_of("goodge")) == (last, counted), "the Stash is worth more than to know who takes this"


def test_of_two_cards_that_can_wait_one_is_told() -> None:
    four, nine, ten = parse_cards(["4C", "9C", "10C"])
    judged = Judgement((Weighed(PlayCard(four), 9.0, 0.5), Weighed(PlayCard(nine), 7.0, 0.5)), error=2.0)
    kept, also = Keeps(four, nine, Chance.ALWAYS), Keeps(four, ten, Chance.ALWAYS)
    chosen, other = judged.options
    advice = Advice(PlayCard(four), judged, chosen, other, (kept,), (also,))
    assert advice.told(scale_of("goodge")) == (kept,)
    assert replace(advice, reasons=()).told(scale_of("goodge")) == (also,)


def test_what_is_dropped_gives_no_advice_and_the_next_question_does() -> None:
    states = list(one_a_phase(GAMES["goodge"], 5))
    views = [GAMES["goodge"].view_for(state, state.board.turn) for state in states]
    adviser = Adviser()
    adviser.ask(1, views[0], 5.0)
    adviser.ask(2, views[-1], 0.1)
    assert adviser.wait(WAIT)
    found = adviser.poll()
    assert found is not None
    assert found[0] == 2
    assert adviser.poll() is None
    adviser.close()


def test_a_failure_is_no_advice_and_a_line_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RecursionError("lost in thought")

    monkeypatch.setattr(module, "advice_for", fail)
    notes = list[str]()
    adviser = Adviser(notes.append)
    state = next(one_a_phase(GAMES["goodge"], 5))
    adviser.ask(1, GAMES["goodge"].view_for(state, state.board.turn), 0.1)
    assert adviser.wait(WAIT)
    assert adviser.poll() == (1, None)
    assert "lost in thought" in notes[0]
    monkeypatch.setattr(module, "counts_against", fail)
    adviser.weigh_against(2, GAMES["goodge"].view_for(state, state.board.turn), Judgement(), 20.0)
    assert adviser.wait(WAIT)
    assert adviser.poll() == (2, {})
    assert "no count against options" in notes[1]
    adviser.close()


@pytest.mark.parametrize("game", GAME_IDS)
def test_whoever_follows_a_hint_is_not_told_off_by_the_review(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "is_compiled", lambda: True)
    adviser, judge, played = Adviser(), Judge(GAMES[game], plays_on=True), GAMES[game]
    for state in one_a_phase(played, 5, 7):
        view = played.view_for(state, state.board.turn)
        adviser.ask(1, view, WAIT)
        assert adviser.wait(WAIT)
        found = adviser.poll()
        assert found is not None
        advice = found[1]
        assert isinstance(advice, Advice)
        judged = judge.judge(view, advice.action, SEED)
        assert judged.label not in FAULTS
        told = {option.action: option.worth for option in judged.options}
        assert told == {option.action: option.worth for option in advice.judgement.options}
        followed = {item for item in advice.reasons if isinstance(item, TakesTrick | Succeeds)}
        if judged.best == advice.chosen:
            assert followed <= {*reasons_for(played, view, judged, SEED)}
    adviser.close()
