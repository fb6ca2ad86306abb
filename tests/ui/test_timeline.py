"""What is to come happens in its order, each moment once, and what that brings about in the same go."""

from __future__ import annotations

from goodge.ui.motion.timeline import Timeline, linear


def test_each_span_gets_each_moment_once_though_another_ends_in_it() -> None:
    timeline, seen = Timeline(), list[float]()
    timeline.tween(0.0, 1.0, seen.append, linear)
    timeline.call(0.25, lambda: None)
    timeline.advance(0.25)
    timeline.advance(0.25)
    assert seen == [0.25, 0.5]


def test_what_a_call_adds_begins_in_the_same_moment() -> None:
    timeline, seen = Timeline(), list[str]()

    def first() -> None:
        seen.append("first")
        timeline.call(0.0, lambda: seen.append("second"))
        timeline.call(0.1, lambda: seen.append("later"))

    timeline.call(0.0, first)
    timeline.advance(0.0)
    assert seen == ["first", "second"]
    timeline.advance(0.1)
    assert seen == ["first", "second", "later"]
    assert timeline.is_idle


def test_what_ends_at_once_ends_in_its_order() -> None:
    timeline, seen = Timeline(), list[str]()

    def second() -> None:
        seen.append("second")
        timeline.call(0.5, lambda: seen.append("last"))

    timeline.call(0.3, lambda: seen.append("third"))
    timeline.call(0.1, lambda: seen.append("first"))
    timeline.call(0.2, second)
    timeline.finish()
    assert seen == ["first", "second", "third", "last"]
    assert timeline.is_idle


def test_a_span_ends_with_the_whole_of_its_way() -> None:
    timeline, seen = Timeline(factor=2.0), list[float]()
    timeline.tween(0.5, 1.0, seen.append, linear)
    timeline.advance(0.9)
    assert seen == []
    timeline.advance(1.1)
    timeline.advance(5.0)
    assert seen == [0.5, 1.0]
