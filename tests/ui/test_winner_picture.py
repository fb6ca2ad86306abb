"""The picture of who has won: no hole below faces without rays, and rays that keep clear of each other."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.scenes.sheet.winner import WinnerPicture

_HEIGHT = 300
_PAIR = ("ann", "ben")


def faces_of(shown: WinnerPicture) -> tuple[pygame.Rect, list[pygame.Rect]]:
    place = pygame.Rect(0, 0, shown.width(_HEIGHT), _HEIGHT)
    return place, shown.faces(place)


@pytest.mark.parametrize("count", [1, 2])
def test_faces_without_rays_fill_the_picture_down_to_its_foot(count: int) -> None:
    place, faces = faces_of(WinnerPicture(_PAIR[:count], None, are_people=False))
    assert all(0 <= place.bottom - face.bottom < _HEIGHT // 20 for face in faces)
    assert all(place.contains(face) for face in faces)


def test_the_rays_around_two_faces_keep_clear_of_each_other() -> None:
    place, (first, second) = faces_of(WinnerPicture(_PAIR, None, are_people=True))
    assert second.left - first.right > 0.57 * first.width, "rays reach half a face and a hair"
    assert place.contains(first.union(second))
