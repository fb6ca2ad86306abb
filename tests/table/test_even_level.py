"""The level of computer players that is about as good as somebody, from the results against each level."""

from __future__ import annotations

import pytest

from goodge.table.archive.even_level import even_level
from goodge.table.archive.statistics import PERSON, Outcomes


@pytest.mark.parametrize(
    ("against", "level"),
    [
        ({}, "casual"),  # (2·2) ÷ 2
        ({PERSON: (9, 9)}, "casual"),  # people are of no level
        ({"casual": (3, 1)}, "casual"),  # the share of one of three: (4 + 6 + 2·(1 - 1)) ÷ 5
        ({"casual": (3, 3)}, "skilled"),  # (4 + 6 + 2·2) ÷ 5 = 2.8
        ({"casual": (3, 3), "skilled": (6, 2)}, "skilled"),  # (4 + 10 + 18 + 0) ÷ 11 = 2.9
        ({"casual": (3, 3), "skilled": (6, 6)}, "expert"),  # (4 + 10 + 18 + 8) ÷ 11 = 3.6
        ({"casual": (9, 0)}, "novice"),  # (4 + 18 - 6) ÷ 11 = 1.45
        ({"novice": (30, 0)}, "beginner"),  # (4 + 30 - 20) ÷ 32 = 0.4
        ({"expert": (40, 40)}, "expert"),  # beyond the ladder
    ],
)
def test_it_goes_by_levels_met_and_matches_won(against: Outcomes, level: str) -> None:
    assert even_level(against, 3) == level
