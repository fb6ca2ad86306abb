"""Late choices between two cards, as the tests of reasons take them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from goodge.coach import Judgement, Weighed
from goodge.coach.reasons import reasons_for
from goodge.coach.warnings import why_bad
from goodge.coach.why import Reason
from goodge.engine.actions import Action, Bury, PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import AnyGame, AnyState, AnyView, Phase
from goodge.engine.games import GAMES

from .rounds import played

GOODGE = GAMES["goodge"]


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goodge.coach.counting.DEALS", 40)
    monkeypatch.setattr("goodge.coach.counting.CALL_DEALS", 20)
    monkeypatch.setattr("goodge.players.card_search.WORLDS", 40)


def judged(best: Action, other: Action, gap: float = 10.0, error: float = 0.1) -> Judgement:
    return Judgement((Weighed(best, gap, 0.5), Weighed(other, 0.0, 0.4)), other, gap, error)


def judged_pair(best: Action, bad: Action) -> Judgement:
    """The second of two options costs far more than what is warned of."""
    return Judgement((Weighed(best, 30.0, 0.5), Weighed(bad, 0.0, 0.4)), bad, error=0.1, deals=40)


def first_bad(game: AnyGame, view: AnyView, judged: Judgement, action: Action) -> Reason | None:
    """What is told first against an action, of what its judgement and the view tell at once."""
    return next(iter(why_bad(game, view, judged, action)), None)


def plans(hand: Sequence[Card]) -> list[Action]:
    """Three cards that may be laid away: the first, some in the middle, and the last of a hand."""
    return [Bury(tuple(hand[:3])), Bury(tuple(hand[6:9])), Bury(tuple(hand[-3:]))]


def choices(game: AnyGame, cards: int, rounds: int = 6) -> Iterator[tuple[AnyState, AnyView, Card, Card]]:
    """Late states with two cards that may be played, in both orders."""
    for seed in range(rounds):
        for state in played(game, seed):
            if state.board.phase is not Phase.PLAY or len(state.hands[state.board.acting or 0]) != cards:
                continue
            view = game.view_for(state, state.board.turn)
            found = [action.card for action in view.legal if isinstance(action, PlayCard)]
            if len(found) > 1:
                yield state, view, found[0], found[-1]
                yield state, view, found[-1], found[0]


def with_hands(state: AnyState, hands: Sequence[Sequence[Card]]) -> AnyState:
    return replace(state, hands=tuple(map(tuple, hands)))


def reasons_told(game: AnyGame, cards: int) -> Iterator[tuple[AnyState, AnyView, Reason]]:
    for state, view, best, other in choices(game, cards, 4 if game.id in ("spades", "pride") else 10):
        for reason in reasons_for(game, view, judged(PlayCard(best), PlayCard(other)), 1):
            yield state, view, reason
