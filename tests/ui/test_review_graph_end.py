"""The dot at the end of the line of chances in a review, as it is drawn."""

from __future__ import annotations

import pygame
import pytest

from goodge.coach import Grade, Weighed
from goodge.engine.actions import Pass
from goodge.engine.values import replace
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.program.app import App
from goodge.ui.scenes.review.graph import Graph

from .reviews import show
from .sheets import won_match
from .test_review_graph import graph_of


def seen_of_the_end(graph: Graph, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> int:
    """The pixels that the dot at the end of the line changes."""
    seen, bare = (replace(canvas, surface=pygame.Surface(canvas.rect.size)) for _ in range(2))
    graph.draw(seen, focused=False)
    with monkeypatch.context() as without:
        without.setattr(pygame.draw, "circle", lambda *_: None)
        graph.draw(bare, focused=False)
    (end,) = graph.end(canvas)
    place = pygame.Rect(0, 0, 2 * canvas.px(6), 2 * canvas.px(6))
    place.center = round(end[0]), round(end[1])
    points = [(x, y) for x in range(place.left, place.right) for y in range(place.top, place.bottom)]
    return sum(seen.surface.get_at(point) != bare.surface.get_at(point) for point in points)


@pytest.mark.parametrize("label", [Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER])
def test_the_sign_of_the_last_choice_hides_the_end_of_the_line_or_leaves_its_dot_whole(
    app: App, monkeypatch: pytest.MonkeyPatch, label: Grade
) -> None:
    graph, canvas = graph_of(show(app, won_match())), app.page_canvas
    last, graph.at, seen = graph.judged[-1], 0, list[bool]()
    assert last is not None
    plain, marked = (
        replace(last, judgement=replace(last.judgement, label=grade, done=Pass(), options=(Weighed(Pass(), 0.0, 0.5),)))
        for grade in (Grade.GOOD, label)
    )
    for step in range(20):
        graph.outcome = 0.5 + step / 60
        graph.judged = [*graph.judged[:-1], plain]
        dot = seen_of_the_end(graph, canvas, monkeypatch)
        assert dot, "no sign stands there"
        graph.judged = [*graph.judged[:-1], marked]
        seen.append(bool(now := seen_of_the_end(graph, canvas, monkeypatch)))
        assert now in (0, dot)
    assert seen == sorted(seen)
    assert set(seen) == {False, True}
