"""The dye runs in as many thin coats, whose edges differ, so that no band of one tone is seen."""

from __future__ import annotations

from itertools import pairwise
from statistics import pstdev

import pygame

from goodge.ui.drawing.dye_run import DyeRun

SIZE, SOURCE = (640, 360), (40, 180)


def levels(row: int, cloth: pygame.Surface) -> list[int]:
    """The columns at which the tone changes in a row, from the source to the right."""
    tones = [cloth.get_at((x, row))[0] for x in range(SOURCE[0], SIZE[0])]
    return [x for x in range(1, len(tones)) if tones[x] != tones[x - 1]]


def test_the_coats_of_a_dye_have_edges_of_their_own() -> None:
    cloth, new = pygame.Surface(SIZE), pygame.Surface(SIZE)
    new.fill((255, 255, 255))
    run = DyeRun(cloth, iter([new]), SOURCE, 1.0)
    for frame in range(25):
        run.run_to(frame / 54)
    edges = [levels(row, cloth) for row in range(0, SIZE[1], 4)]
    apart = [found[1] - found[0] for found in edges if len(found) > 1]
    assert len(apart) > 60
    assert pstdev(apart) > 6
    for frame in range(25, 55):
        run.run_to(frame / 54)
    assert not any(levels(row, cloth) for row in range(0, SIZE[1], 4)), "it is everywhere in the end"


def test_the_edge_of_a_dye_has_no_teeth() -> None:
    """Where it runs to the right, strips that lie below each other end at nearly the same place."""
    cloth, new = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    new.fill((255, 255, 255))
    run = DyeRun(cloth, iter([new]), (40, 360), 1.0)
    run.run_to(0.0)
    run.run_to(0.45)
    ends = []
    for row in range(260, 460, 4):
        tones = [cloth.get_at((x, row))[0] for x in range(40, 1280)]
        ends.append([x for x, (tone, after) in enumerate(pairwise(tones)) if tone != after])
    assert {len(found) for found in ends} == {8}, "a change of tone for each coat"
    steps = [abs(one - other) for above, below in pairwise(ends) for one, other in zip(above, below, strict=True)]
    assert max(steps) <= 6
