"""The second opinion: what seems a bad mistake is played on by experts, and the milder of the two counts."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from types import SimpleNamespace

import pytest

from goodge.coach import Grade, Judge, Judgement
from goodge.coach import judge as judge_module
from goodge.coach import played as played_module
from goodge.coach.judge import UNSURE
from goodge.coach.played import DEALS, EACH, EARLY_DEALS, PlayedOn, goodge_deals, played_on
from goodge.coach.swing import scale_of
from goodge.engine.actions import Bid, Bury, Pass
from goodge.engine.game import AnyState, Phase
from goodge.engine.games import GAMES, GOODGE
from goodge.engine.games.goodge import GoodgeBoard, GoodgeView
from goodge.engine.rng import Stream
from goodge.engine.state import narrow
from goodge.players import Budget
from goodge.players.race import Clock

from .rounds import CASUAL, one_a_phase, played, with_other_cards

pytestmark = pytest.mark.usefixtures("quick")

TOO_HIGH = Bid(250)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few deals, and experts who search little."""
    for name, number in (("DEALS", 4), ("CALL_DEALS", 4), ("EACH", 2), ("SHARE", 0.02)):
        monkeypatch.setattr(played_module, name, number)


def view_of(state: AnyState) -> GoodgeView:
    return narrow(GAMES["goodge"].view_for(state, state.board.turn), GoodgeBoard)


@pytest.fixture
def opening() -> GoodgeView:
    return view_of(played(GOODGE, 5)[0])


def told(monkeypatch: pytest.MonkeyPatch, view: GoodgeView, gap: float, *, is_sure: bool = True) -> Judgement:
    """A bid far over the hand, which experts find to cost this much."""
    monkeypatch.setattr(judge_module, "played_on", lambda *_: PlayedOn(gap, is_sure))
    return Judge(GOODGE, plays_on=True).judge(view, TOO_HIGH)


@pytest.mark.usefixtures("short")
def test_a_bid_far_over_the_hand_costs_much_with_experts_too(opening: GoodgeView) -> None:
    found = played_on(opening, Pass(), TOO_HIGH, 1, None)
    assert found.gap > 100
    assert found.is_sure
    found = played_on(opening, TOO_HIGH, Pass(), 1, None)
    assert found.gap < -100
    assert not found.is_sure


def in_doubt(played: list[float]) -> float:
    """What a call is told to cost, by what came of both options in each deal: one standard error over the mean."""
    gaps = [one - other for one, other in zip(played[::2], played[1::2], strict=True)]
    return fmean(gaps) + stdev(gaps) / sqrt(len(gaps))


def test_few_deals_have_to_speak_more_clearly_than_many(monkeypatch: pytest.MonkeyPatch, opening: GoodgeView) -> None:
    played = list[float]()

    def scores(*_: object) -> float:
        deal, is_other = divmod(len(played), 2)
        played.append(0.0 if is_other else 100.0 * (deal % 2))
        return played[-1]

    monkeypatch.setattr(played_module, "_scores", scores)
    monkeypatch.setattr(played_module, "stakes_of", lambda *_: SimpleNamespace(worth=float))
    found = played_on(opening, Pass(), TOO_HIGH, 1, None)
    assert found.is_sure
    assert found.gap == pytest.approx(in_doubt(played))
    assert len(played) == 2 * 2 * EACH  # by 2.2 standard errors the first look would have been enough


def test_few_deals_wave_no_call_off_that_seems_a_mistake(monkeypatch: pytest.MonkeyPatch, opening: GoodgeView) -> None:
    played = list[float]()

    def scores(*_: object) -> float:
        deal, is_other = divmod(len(played), 2)
        played.append(0.0 if is_other else (-50.0, 48.0)[deal % 2] if deal < EACH else 200.0)
        return played[-1]

    monkeypatch.setattr(played_module, "_scores", scores)
    monkeypatch.setattr(played_module, "stakes_of", lambda *_: SimpleNamespace(worth=float))
    found = played_on(opening, Pass(), TOO_HIGH, 1, None)
    assert len(played) == 2 * 2 * EACH
    assert found.gap == pytest.approx(in_doubt(played))


@pytest.mark.parametrize(("loss", "deals", "is_sure"), [(60.0, 18, True), (10.0, 12, False)])
def test_a_call_that_seems_a_blunder_is_played_on_until_that_is_surer(
    monkeypatch: pytest.MonkeyPatch, opening: GoodgeView, loss: float, deals: int, *, is_sure: bool
) -> None:
    played = list[float]()

    def scores(*_: object) -> float:
        deal, is_other = divmod(len(played), 2)
        played.append(0.0 if is_other else loss + (100.0, -100.0)[deal % 2])
        return played[-1]

    monkeypatch.setattr(played_module, "_scores", scores)
    monkeypatch.setattr(played_module, "stakes_of", lambda *_: SimpleNamespace(worth=float))
    found = played_on(opening, Pass(), TOO_HIGH, 1, None)
    assert found.is_sure == is_sure
    assert found.gap == pytest.approx(in_doubt(played))
    assert len(played) == 2 * deals


@pytest.mark.parametrize(
    ("tricks", "gaps", "deals", "is_sure"),
    [
        (6, (1.0, -1.0), EACH, False),  # nothing to speak of, and no blunder likely
        (6, (90.0, -90.0), 2 * EACH, False),  # nothing to speak of, but a blunder is not out of the question
        (6, (130.0, -50.0), 5 * EACH, True),  # 40 ± 17, and before 40 ± 19
        (6, (90.0, -50.0), DEALS, False),
        (1, (90.0, -50.0), EARLY_DEALS, False),
        (6, (41.0, 39.0), EACH, True),
    ],
)
def test_a_card_is_played_on_until_it_speaks_clearly_or_hardly_at_all(
    monkeypatch: pytest.MonkeyPatch, tricks: int, gaps: tuple[float, float], deals: int, *, is_sure: bool
) -> None:
    in_play = (state for state in played(GOODGE, 5) if state.board.phase is Phase.PLAY)
    state = next(state for state in in_play if len(state.board.tricks) == tricks)
    view, played_ = view_of(state), list[float]()

    def scores(*_: object) -> float:
        deal, is_other = divmod(len(played_), 2)
        played_.append(0.0 if is_other else gaps[deal % 2])
        return played_[-1]

    monkeypatch.setattr(played_module, "_scores", scores)
    monkeypatch.setattr(played_module, "stakes_of", lambda *_: SimpleNamespace(worth=float))
    found = played_on(view, view.legal[0], view.legal[-1], 1, None)
    assert found.gap == pytest.approx(fmean(gaps))
    assert found.is_sure == is_sure
    assert len(played_) == 2 * deals


def test_a_bid_that_a_few_deals_see_outbid_is_not_waved_off_by_them(
    monkeypatch: pytest.MonkeyPatch, opening: GoodgeView
) -> None:
    """Chance may have left out most of the deals in which nobody goes higher."""
    played = list[float]()

    def scores(*_: object) -> float:
        deal, is_other = divmod(len(played), 2)
        played.append(0.0 if is_other else 150.0 if deal == 3 else -5.0)
        return played[-1]

    monkeypatch.setattr(played_module, "_scores", scores)
    monkeypatch.setattr(played_module, "stakes_of", lambda *_: SimpleNamespace(worth=float))
    gap = played_on(opening, Pass(), TOO_HIGH, 1, None).gap
    assert gap == pytest.approx(in_doubt(played))
    assert gap > 20


@pytest.mark.usefixtures("short")
def test_other_hidden_cards_change_nothing() -> None:
    for state in one_a_phase(GOODGE, 5):
        first, second = (view_of(same) for same in (state, with_other_cards(GOODGE, state, 1)))
        one = CASUAL.choose(first, 1).action
        other = Bury(first.hand[:3]) if first.board.phase is Phase.EXCHANGE else first.legal[-1]
        assert played_on(first, one, other, 3, None) == played_on(second, one, other, 3, None)


def test_deals_hold_what_the_seat_has_seen() -> None:
    for state in one_a_phase(GOODGE, 5):
        view = view_of(state)
        deals = goodge_deals(view, Stream(1, "test"), DEALS, Clock(None))
        assert len(deals) == DEALS
        for deal in deals:
            again = view_of(deal)
            assert (set(again.hand), again.board) == (set(view.hand), view.board)
            cards = [card for hand in (*deal.hands, deal.stash) for card in hand]
            gone = [card for trick in (*view.board.tricks, view.board.trick) for card in trick.cards]
            assert sorted(card.text for card in (*cards, *gone)) == sorted(card.text for card in GOODGE.deck)


def test_what_experts_do_not_find_worse_is_no_mistake(monkeypatch: pytest.MonkeyPatch, opening: GoodgeView) -> None:
    found = told(monkeypatch, opening, -5.0)
    assert found.loss == 0.0
    assert found.taken == found.best
    assert found.label in (Grade.BEST, Grade.CLOSE)


def test_the_milder_opinion_counts(monkeypatch: pytest.MonkeyPatch, opening: GoodgeView) -> None:
    alone = Judge(GOODGE).judge(opening, TOO_HIGH)
    assert alone.label is Grade.BLUNDER
    milder = told(monkeypatch, opening, 12.0)
    assert milder.loss == 12.0
    assert milder.gap == pytest.approx(12.0)
    assert milder.label is Grade.MISTAKE
    assert milder.best.action == alone.best.action
    assert told(monkeypatch, opening, 10_000.0) == alone


def test_what_is_not_clear_beyond_chance_costs_less_than_a_blunder(
    monkeypatch: pytest.MonkeyPatch, opening: GoodgeView
) -> None:
    sure, unsure = (told(monkeypatch, opening, 40.0, is_sure=is_sure) for is_sure in (True, False))
    assert (sure.label, sure.loss) == (Grade.BLUNDER, 40.0)
    assert (unsure.label, unsure.loss) == (Grade.MISTAKE, UNSURE * scale_of("goodge").blunder)
    assert unsure.gap == pytest.approx(unsure.loss)
    assert told(monkeypatch, opening, 12.0, is_sure=False).loss == 12.0


def test_what_costs_little_is_not_played_on(monkeypatch: pytest.MonkeyPatch, opening: GoodgeView) -> None:
    alone = Judge(GOODGE).judge(opening, TOO_HIGH)
    monkeypatch.setattr(judge_module, "played_on", lambda *_: pytest.fail("played on"))
    found = Judge(GOODGE, plays_on=True).judge(opening, alone.best.action)
    assert found.loss == 0.0
    spades = GAMES["spades"]
    state = played(spades, 5)[0]
    Judge(spades, plays_on=True).judge(spades.view_for(state, state.board.turn), Bid(9))


def test_nothing_is_played_on_where_there_is_a_time_limit(monkeypatch: pytest.MonkeyPatch, opening: GoodgeView) -> None:
    monkeypatch.setattr(judge_module, "played_on", lambda *_: pytest.fail("played on"))
    found = Judge(GOODGE, plays_on=True).judge(opening, TOO_HIGH, budget=Budget(seconds=60))
    assert found.label is Grade.BLUNDER
