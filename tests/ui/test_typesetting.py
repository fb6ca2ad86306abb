"""Runs of text: kept while they are used, and no more of them than half a window holds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from goodge.ui.drawing.theme import (
    BASE_HEIGHT,
    BASE_WIDTH,
    BODY,
    BODY_STRONG,
    CREAM,
    HEADING,
    KEYCAP,
    NAME,
    SMALL_STRONG,
    Role,
)
from goodge.ui.drawing.typesetting import Typesetter


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def test_a_run_is_rendered_once() -> None:
    type_ = Typesetter(1.0)
    assert type_.run("Ann leads", BODY, CREAM) is type_.run("Ann leads", BODY, CREAM)


def test_a_run_in_use_stays_and_others_go_when_they_fill_half_a_window() -> None:
    type_ = Typesetter(0.5)
    used, unused = type_.run("in use", BODY, CREAM), type_.run("not any more", BODY, CREAM)
    room, number = BASE_WIDTH * BASE_HEIGHT // 8, 0
    while room > 0:
        number += 1
        run = type_.run(f"Round {number} · " + 40 * "long ", BODY, CREAM)
        room -= run.get_width() * run.get_height()
        assert type_.run("in use", BODY, CREAM) is used
    assert type_.run(f"Round {number} · " + 40 * "long ", BODY, CREAM) is run
    assert type_.run("not any more", BODY, CREAM) is not unused


def test_text_that_is_larger_in_a_small_window_is_not_where_all_is_larger() -> None:
    type_ = Typesetter(0.5, least_scale=1.6)
    assert type_.line_height(BODY) == Typesetter(0.5, 1.6).line_height(BODY)
    assert type_.scaled(2).line_height(BODY) == Typesetter(1.0).line_height(BODY)
    assert type_.scaled(0.5).line_height(BODY) == Typesetter(0.25, 1.6).line_height(BODY)
    assert type_.finer(2).line_height(BODY) == Typesetter(1.0, 1.6).line_height(BODY)


@pytest.mark.parametrize("role", [NAME, BODY_STRONG, SMALL_STRONG, KEYCAP, HEADING])
@pytest.mark.parametrize("unit", [1.0, 1.5, 2.0])
def test_a_capital_is_about_as_high_as_it_is_drawn(unit: float, role: Role) -> None:
    type_ = Typesetter(unit)
    drawn = type_.run("H", role, CREAM).get_bounding_rect(min_alpha=64).height
    assert abs(type_.capital(role) - drawn) <= max(1.5, drawn / 8)


@pytest.mark.parametrize("unit", [0.75, 0.83, 1.0, 1.15, 2.0])
def test_rows_that_are_one_step_apart_are_drawn_so(unit: float) -> None:
    type_ = Typesetter(unit)
    step = type_.line_height(BODY)
    rows = [pygame.Rect(0, 7 + number * step, 300, step) for number in range(6)]
    tops = [type_.placed("Hearts", BODY, CREAM, row)[1].top for row in rows]
    assert [lower - upper for upper, lower in pairwise(tops)] == [step] * 5


def test_lines_are_about_equally_long_where_that_is_asked_for() -> None:
    type_, text = Typesetter(1.0), "This match cannot be saved, as the disk is full. Please make room on it."
    usual = type_.wrap(text, BODY, 600)
    evenly = type_.wrap(text, BODY, 600, evenly=True)
    assert len(usual) == len(evenly) == 2
    assert " ".join(usual) == " ".join(evenly) == text
    lengths = [type_.size(line, BODY)[0] for line in evenly]
    assert lengths[1] > 0.8 * lengths[0] > 2 * type_.size(usual[1], BODY)[0]
