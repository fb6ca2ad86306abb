"""Which of several reasons is told where there is room for one."""

from __future__ import annotations

from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeBid
from goodge.coach.telling import most_telling, most_telling_first
from goodge.coach.why import PointsLeft, Reaches
from goodge.engine.cards import CROWN, Card, Suit

EIGHT = Card(8, Suit.SPADES)
KEPT, LEFT = PointsLeft(40), PointsLeft(60)


def reaches(one: int, other: int) -> Reaches:
    return Reaches(MakeBid(0, 100), EIGHT, DealCount(one, 100), CROWN, DealCount(other, 100))


def test_an_aim_that_is_reached_far_more_often_tells_most() -> None:
    assert most_telling((KEPT, LEFT, reaches(98, 12))) == reaches(98, 12)


def test_else_it_is_the_first_reason() -> None:
    assert most_telling((KEPT, reaches(60, 45))) is KEPT
    assert most_telling((KEPT, LEFT)) is KEPT
    assert most_telling(()) is None


def test_all_are_told_in_their_order_but_the_most_telling_first() -> None:
    assert most_telling_first((KEPT, LEFT, reaches(98, 12))) == (reaches(98, 12), KEPT, LEFT)
    assert most_telling_first((KEPT, LEFT)) == (KEPT, LEFT)
    assert most_telling_first(()) == ()
