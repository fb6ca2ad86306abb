"""An answer to a choice that is asked again."""

from __future__ import annotations

from goodge.coach import Grade, Judgement, Weighed, scale_of
from goodge.coach.answers import answered
from goodge.engine.actions import Bid, Pass

SCALE = scale_of("goodge")


def test_what_was_done_costs_as_much_beside_another_answer_as_the_review_says() -> None:
    """Its loss is the smaller one of two searches: 22 points, though the mean of both is 26."""
    options = Weighed(Pass(), 10.0, 0.5), Weighed(Bid(165), 4.0, 0.48), Weighed(Bid(170), -16.0, 0.4)
    asked = Judgement(options, Bid(170), loss=22.0, error=1.0, label=Grade.MISTAKE)
    for answer in (Pass(), Bid(165)):
        judged = answered(asked, answer, asked, SCALE)
        worths = {option.action: option.worth for option in judged.options}
        assert worths == {Pass(): 10.0, Bid(165): 4.0, Bid(170): -12.0}
        assert judged.done == answer
    assert answered(asked, Pass(), asked, SCALE).label is Grade.BEST
    assert answered(asked, Bid(165), asked, SCALE).label is Grade.INACCURACY
    assert answered(asked, Bid(170), asked, SCALE) == asked
