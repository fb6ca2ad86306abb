"""That the points of a card are given away is told where it cannot win the trick, and the better one may."""

from __future__ import annotations

from dataclasses import replace

from goodge.coach.claims import surely_takes
from goodge.coach.merits import merits
from goodge.coach.reasons import reasons_for
from goodge.coach.why import FewerAtRisk, NoPointsGiven
from goodge.coach.why_pairs import GivesPoints
from goodge.engine.actions import PlayCard
from goodge.engine.games.goodge import worth

from .choices import GOODGE, choices, few_deals, judged, with_hands
from .deals import all_deals
from .rounds import takers

__all__ = ["few_deals"]


def test_points_that_are_surely_lost_are_told_of_the_other_card() -> None:
    kinds = set[bool]()
    for state, view, best, other in choices(GOODGE, 3, 40):
        for reason in reasons_for(GOODGE, view, judged(PlayCard(best), PlayCard(other)), 1):
            if isinstance(reason, GivesPoints):
                assert (reason.card, reason.points) == (other, worth(other))
                assert reason.points > 0
                for hands in all_deals(GOODGE, state):
                    after, _ = GOODGE.apply(with_hands(state, hands), PlayCard(other))
                    assert takers(GOODGE, after, state.board.acting or 0, len(state.board.tricks)) == {False}
                kinds.add(surely_takes(GOODGE, view, best))
    assert kinds == {True, False}, "where the better one takes the trick for sure, and where it may"


def test_where_the_other_one_gives_them_away_it_is_not_told_that_the_better_one_gives_none() -> None:
    seen = 0
    for _, view, best, other in choices(GOODGE, 3, 40):
        close = replace(judged(PlayCard(best), PlayCard(other), 1.0, error=2.0), done=None)
        found = reasons_for(GOODGE, view, close, 1)
        if any(isinstance(reason, GivesPoints) for reason in found):
            own = merits(GOODGE, view, PlayCard(best), PlayCard(other))
            seen += any(isinstance(reason, NoPointsGiven | FewerAtRisk) for reason in own)
            assert not any(isinstance(reason, NoPointsGiven | FewerAtRisk) for reason in found)
    assert seen
