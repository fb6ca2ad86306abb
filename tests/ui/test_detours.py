"""The bends by which cards fly around what lies on their way."""

from __future__ import annotations

from dataclasses import replace

import pygame

from goodge.ui.motion.motions import DEAL, PLAY, Flight, Moment, Pose
from goodge.ui.motion.timeline import linear
from goodge.ui.tabletop.detours import around, lifted

HIGH = 100  # of a card


def flight(length: float) -> Flight:
    """A way to the right at an even pace."""
    start, end = (Moment(Pose(across, 500.0, HIGH, 0.0), 0.0, 0.0) for across in (0.0, length))
    return Flight(start, end, replace(DEAL, ease=linear))


def test_the_least_bend_is_taken_whatever_flew_before() -> None:
    way, low, high = flight(1000.0), pygame.Rect(490, 480, 20, 40), pygame.Rect(490, 300, 20, 400)
    before = around(way, [low])
    assert abs(around(way, [high]).bow[1]) > abs(before.bow[1]) > 0
    assert around(way, [low]) == before


def test_a_place_shortly_before_the_end_is_kept_clear() -> None:
    way, place = flight(1800.0), pygame.Rect(1700, 490, 20, 20)
    assert around(way, [place]).bow != (0.0, 0.0)


def test_a_way_past_everything_stays_straight() -> None:
    way = flight(1000.0)
    assert around(way, [pygame.Rect(490, 600, 20, 40)]) is way


def test_a_card_rises_out_of_the_hand_before_it_goes_aside_unless_something_lies_there() -> None:
    start, end = (Moment(pose, 1.0, 0.0) for pose in (Pose(0.0, 500.0, HIGH, 0.0), Pose(400.0, 200.0, HIGH, 0.0)))
    way, plate = Flight(start, end, replace(PLAY, ease=linear)), pygame.Rect(-100, 250, 200, 100)
    rises = lifted(way, [])
    for share in (0.2, 0.4, 0.6):
        aside, up = rises.at(share).pose.x / 400, (500 - rises.at(share).pose.y) / 300
        assert aside < share < up
    assert lifted(way, [plate]) is way
    assert lifted(Flight(start, end, PLAY.calm()), []).bow == (0.0, 0.0)
