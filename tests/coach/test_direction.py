"""A reason speaks for the better option, whatever the decision: taken apart over real decisions of all games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goodge.coach import Judgement, Reason, Weighed
from goodge.coach.goals import MakeBid, goals_of
from goodge.coach.reasons import reasons_for
from goodge.coach.why import (
    Alike,
    BidsOn,
    CannotTake,
    Close,
    Costs,
    CountsMore,
    Fails,
    FewerPoints,
    GoodgeBeaten,
    HangsOn,
    Keeps,
    LaidAway,
    MayBeBeaten,
    MoreOften,
    NilCounts,
    NoneLeft,
    NoPoints,
    NoPointsGiven,
    OnlyTrumps,
    PointsLeft,
    Reaches,
    Risks,
    RivalFails,
    RivalMakes,
    ShownVoid,
    Succeeds,
    SurelyTakes,
    TakesTrick,
    TrumpsHeld,
)
from goodge.engine.actions import Action, Bid, BlindNil, Bury, NameTrump, Nil, Pass, PlayCard
from goodge.engine.game import AnyState, Phase
from goodge.engine.games import GAMES
from goodge.engine.partners import PartnerBoard
from goodge.engine.tricks import suit_of

from .rounds import GAME_IDS, played

ROUNDS = {"goodge": 6, "spades": 5, "pride": 5, "spidge": 5}
EVERY = 3  # decision of card play
FACTS = Alike | Close | Costs | HangsOn | LaidAway | NoneLeft | NoPoints | PointsLeft  # of the hand, or of both
BY_ITSELF = CannotTake | Keeps | MayBeBeaten | NoPointsGiven | OnlyTrumps | SurelyTakes


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goodge.coach.counting.DEALS", 20)
    monkeypatch.setattr("goodge.coach.counting.CALL_DEALS", 15)
    monkeypatch.setattr("goodge.players.card_search.WORLDS", 20)


def decisions(game: str) -> Iterator[tuple[AnyState, Action, Action]]:
    """Yield real decisions, each with what was done and something else, in both orders."""
    for seed in range(50, 50 + ROUNDS[game]):
        states = played(GAMES[game], seed)
        for number, state in enumerate(states[:-1]):
            done = states[-1].actions[number]
            legal = GAMES[game].legal_actions(state) or (Bury(GAMES[game].view_for(state, state.board.turn).hand[:3]),)
            others = [action for action in (legal[0], legal[-1]) if action != done]
            if others and (state.board.phase is not Phase.PLAY or number % EVERY == 0):
                yield state, done, others[-1]
                yield state, others[-1], done


def speaks_for(reason: Reason, best: Action, other: Action, state: AnyState) -> bool:
    """Whether a reason speaks for the better of two options, or not against it."""
    match reason:
        case Succeeds(action, _, reached):
            return action == best and reached.share >= 0.5
        case Risks(action, aim, reached):
            return action == best and isinstance(aim, MakeBid) and reached.share < 0.5
        case Fails(action, _, missed):
            return action == other and missed.times > 0
        case MoreOften(better, _, reached, worse, less):
            return (better, worse) == (best, other) and reached.tenths > less.tenths
        case RivalMakes(seat, _, made):
            return isinstance(best, Bid) and isinstance(other, Pass) and seat != state.board.turn and made.share >= 0.5
        case RivalFails(seat, _, failed):
            return isinstance(best, Pass) and seat != state.board.turn and failed.share > 0.5
        case BidsOn(_, times):
            return isinstance(best, Bid) and times.share >= 0.5
        case CountsMore():
            return isinstance(best, Bid) and isinstance(other, Bid) and best.amount > other.amount
        case NilCounts():
            return isinstance(best, Nil | BlindNil)
        case Reaches(aim, better, reached, _, less):
            goal = next(goal for goal in goals_of(state) if goal.aim == aim)
            is_own = bool(goal.hands >> (state.board.acting or 0) & 1)
            return PlayCard(better) == best and (reached.tenths > less.tenths) == is_own
        case TakesTrick(better, takes, worse, other_takes):
            return (PlayCard(better), PlayCard(worse)) == (best, other) and takes.tenths != other_takes.tenths
        case FewerPoints(card, points, _, more):
            return PlayCard(card) == best and points < more
        case GoodgeBeaten(seat):
            return seat != state.board.turn
        case ShownVoid(hand, suit):
            assert isinstance(best, PlayCard)
            assert isinstance(other, PlayCard)
            is_partner = isinstance(state.board, PartnerBoard) and hand % 2 == state.board.to_act % 2
            return suit is suit_of((best if is_partner else other).card, state.board.trump)
        case TrumpsHeld(suit):
            return NameTrump(suit) == best
    if isinstance(reason, BY_ITSELF):
        return PlayCard(reason.card) == best
    return isinstance(reason, FACTS)


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_reason_speaks_for_the_better_option(game: str) -> None:
    told, kinds = 0, set()
    for state, best, other in decisions(game):
        view = GAMES[game].view_for(state, state.board.turn)
        judged = Judgement((Weighed(best, 10.0, 0.5), Weighed(other, 0.0, 0.4)), other, 10.0, 0.1)
        for reason in reasons_for(GAMES[game], view, judged, 1):
            assert speaks_for(reason, best, other, state), f"{reason} for {best} against {other}"
            kinds.add(type(reason))
        told += 1
    assert told >= 100
    assert Costs in kinds
    assert ({Succeeds, Fails} <= kinds) == (game != "spidge"), "there nothing is bid"
