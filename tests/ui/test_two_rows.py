"""A hand in two rows, in a tall window: each row a gentle fan, and suits kept together where that leaves rows even."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from goodge.engine.cards import Suit, parse_cards
from goodge.engine.game import Phase
from goodge.ui.program.app import App
from goodge.ui.tabletop.cardsize import IN_SIGHT
from goodge.ui.tabletop.fans import CARD_RATIO, Rows, lies_free
from goodge.ui.tabletop.handorder import even_split

from .checks import resize
from .tables import open_table, play_until


@pytest.mark.parametrize(
    ("cards", "upper"),
    [
        ("9S 7S 4D 2D 9H 8H 4H 9C", 4),
        ("9S 7S 2S 4D 9H 8H 4H 9C", 4),
        ("9S 7S 2S 9H 8H 4H 2H 9C", 3),
        ("9S 7S 4D 2D 1D 8H 4H 9C", None),
        ("9S 7S 4D 2D 1D 8H 4H 9C 7C", 5),
        ("9S 7S 4S 2S 9H 8H 4H", 4),
        ("9S 7S 4S 9H 8H 4H 2H", 3),
        ("9S 7S 4D 2D 9H 8H 4H 2H 9C 7C 4C 2C 1C", 8),
        ("9S 7S 4S 2S 1S 6D 9H 8H 4H 2H 1H 9C 7C", 6),
        ("9S 7S 4S 2S 1S 9H 8H 4H 2H 1H 9C 7C 4C", 5),
        ("9S 7S 4S 2S 9H 8H 4H 2H 1H 7H 9C 7C 4C", None),
        ("1S 5D 7T 9H 7H 1H 9C 3C 1C", 3),
    ],
)
def test_a_suit_is_in_one_row_where_that_leaves_the_rows_even(cards: str, upper: int | None) -> None:
    assert even_split(parse_cards(cards.split()), Suit.SPADES, 9) == upper
    assert even_split(parse_cards(cards.split()), Suit.SPADES, 3) is None, "no row has more than it has room for"


def test_cards_that_are_not_known_are_halved() -> None:
    assert even_split(None, None, 9) is None
    assert even_split((), None, 9) is None


def test_rows_lie_as_a_fan_does_and_the_lower_one_covers_the_upper(app: App) -> None:
    resize(app, (800, 1200))
    scene = open_table(app, (None, "novice", "novice"), seed=3)
    play_until(app, scene, Phase.EXCHANGE)
    places = scene.shown.places
    for count in range(6, 17):
        rows = places.hand(count)
        assert isinstance(rows, Rows)
        poses = rows.poses(count)
        upper, lower = poses[: rows.split], poses[rows.split :]
        assert len(upper) <= len(lower) <= len(upper) + 1
        for row in (upper, lower):
            angles = [pose.angle for pose in row]
            assert angles == sorted(angles, reverse=True)
            assert angles[0] == -angles[-1] > 0
            assert row[0].y > row[len(row) // 2].y


def test_two_rows_lie_where_one_would_cover_indices_and_end_where_it_does(app: App) -> None:
    resize(app, (800, 1200))
    places = open_table(app, (None, "novice", "novice"), seed=3).shown.places
    for count in range(1, 17):
        hand = places.hand(count)
        lower = hand.poses(count)[hand.split if isinstance(hand, Rows) else 0 :]
        assert isinstance(hand, Rows) == (count > 5)
        assert abs(lower[len(lower) // 2].y - places.hand(1).pose(0, 1).y) <= app.canvas.px(4)


@pytest.mark.parametrize("size", [(800, 1200), (960, 600), (1280, 720), (2560, 1440)])
def test_no_lower_index_is_cut_by_the_next_card(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    places = open_table(app, (None, "novice", "novice"), seed=3).shown.places
    for count in range(2, 17):
        hand = places.hand(count)
        poses = hand.poses(count)
        row = poses[hand.split :] if isinstance(hand, Rows) else poses
        for pose, after in pairwise(row):
            seen = (after.x - pose.x) / (pose.height * CARD_RATIO)
            assert not 0.735 < seen < 0.95, "the digit takes that part of the width"
    assert lies_free(1000.0, 100.0, 10)
    assert not lies_free(1000.0, 100.0, 11)


@pytest.mark.parametrize("count", [10, 13, 16])
def test_rows_are_seen_to_be_held(app: App, count: int) -> None:
    resize(app, (800, 1200))
    scene = open_table(app, (None, "novice", "novice"), seed=3)
    play_until(app, scene, Phase.EXCHANGE)
    rows = scene.shown.places.hand(count)
    assert isinstance(rows, Rows)
    poses = rows.poses(count)
    for row in (poses[: rows.split], poses[rows.split :]):
        assert row[0].angle >= 2
        assert row[0].y - min(pose.y for pose in row) >= app.canvas.px(4)
        for pose in row:
            turn = math.radians(abs(pose.angle))
            wide, high = pose.height * CARD_RATIO, pose.height
            down, across = wide * math.sin(turn) + high * math.cos(turn), wide * math.cos(turn) + high * math.sin(turn)
            assert pose.y + down / 2 <= app.canvas.rect.height
            assert across / 2 <= pose.x <= app.canvas.rect.width - across / 2


@pytest.mark.parametrize("count", range(6, 17))
def test_no_index_is_seen_of_the_upper_row_beyond_the_lower_one(app: App, count: int) -> None:
    resize(app, (800, 1200))
    places = open_table(app, (None, "novice", "novice"), seed=3).shown.places
    for split in range(count // 3, 2 * count // 3 + 1):
        if max(split, count - split) > places.most_in_row:
            continue
        poses = places.hand(count, split).poses(count)
        upper, lower = poses[:split], poses[split:]
        assert upper[-1].x <= lower[-1].x + 1
        assert upper[0].x >= lower[0].x - 1
        for row in (upper, lower):
            apart = [after.x - pose.x for pose, after in pairwise(row)]
            assert max(apart) < row[0].height * CARD_RATIO, "cards touch"
            assert min(apart) > IN_SIGHT / 2 * row[0].height * CARD_RATIO
