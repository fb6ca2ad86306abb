"""Room in a review's table: the height at which a trick touches nothing, against trying every height."""

from __future__ import annotations

import pygame
from hypothesis import given
from hypothesis import strategies as st

from goodge.ui.scenes.review.room import clear_height

RECTS = st.builds(
    pygame.Rect, st.integers(-30, 30), st.integers(-30, 30), st.integers(1, 25), st.integers(1, 25)
)  # fmt: skip
SHAPES = st.lists(RECTS, min_size=1, max_size=4)


@given(SHAPES, st.lists(RECTS, max_size=6), st.integers(-40, 0), st.integers(0, 80), st.integers(-60, 60))
def test_it_is_the_nearest_of_all_heights_that_are_free(
    shape: list[pygame.Rect], taken: list[pygame.Rect], top: int, high: int, wished: int
) -> None:
    whole = shape[0].unionall(shape[1:])
    free = [
        height
        for height in range(-200, 200)
        if top <= whole.top + height
        and whole.bottom + height <= top + high
        and all(part.move(0, height).collidelist(taken) < 0 for part in shape)
    ]
    found = clear_height(shape, taken, range(top, top + high), wished)
    if not free:
        assert found is None
    else:
        assert found in free
        assert abs(found - wished) == min(abs(height - wished) for height in free)


def test_it_goes_round_one_after_another() -> None:
    shape, taken = [pygame.Rect(0, 0, 10, 10)], [pygame.Rect(5, 20, 2, 10), pygame.Rect(0, 35, 4, 20)]
    assert clear_height(shape, taken, range(100), 26) == 10  # 55 is farther off
    assert clear_height(shape, taken, range(100), 40) == 55
    assert clear_height(shape, taken, range(15, 50), 26) is None
