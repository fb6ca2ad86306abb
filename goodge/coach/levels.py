"""Our own levels by what their choices cost, so that a person's can be told beside them.

Measured by `build/dev.py bench coach loss GAME LEVEL CHOICES`, over as many choices as docs/coach.md tells.
"""

from __future__ import annotations

from typing import TypeAlias

LevelStanding: TypeAlias = tuple[str, str] | tuple[None, str] | tuple[str, None]
"""The levels that a person is between, the weaker first; twice the same if about as good as that one."""

# The mean loss of a choice in points, the strongest level first; after ± its standard error. Levels of which the weaker
# does not surely lose more stand for one, with the mean of them all.
LOSSES = {
    # expert 0.36 ± 0.10, skilled 2.46 ± 0.24, casual 4.93 ± 0.30, novice 5.94 ± 0.32, beginner 7.04 ± 0.42
    "goodge": {"expert": 0.36, "skilled": 2.5, "casual": 4.9, "novice": 5.9, "beginner": 7.0},
    # expert 0.52 ± 0.09, skilled 1.01 ± 0.13, casual 2.29 ± 0.14, novice 2.79 ± 0.15, beginner 3.16 ± 0.17
    "spades": {"expert": 0.52, "skilled": 1.0, "casual": 2.3, "novice": 3.0, "beginner": 3.0},
    # expert 0.13 ± 0.03, skilled 1.36 ± 0.14, casual 2.02 ± 0.12, novice 3.04 ± 0.17, beginner 4.66 ± 0.21
    "pride": {"expert": 0.13, "skilled": 1.4, "casual": 2.0, "novice": 3.0, "beginner": 4.7},
    # expert 0.0017 ± 0.0004, skilled 0.0154 ± 0.0017, casual 0.0248 ± 0.0015, novice 0.0302 ± 0.0018, beginner
    # 0.0325 ± 0.0020
    "spidge": {"expert": 0.002, "skilled": 0.015, "casual": 0.025, "novice": 0.031, "beginner": 0.031},
}
_LEAST_CHOICES = 30
_ALIKE = 0.1  # of a level's loss: as good as told apart


def losses_of(game: str) -> dict[str, float]:
    """Return the mean loss of each level in a game, the strongest first; nothing for a game that was not measured."""
    return dict(LOSSES.get(game, {}))


def standing_of(game: str, mean: float, error: float, choices: int) -> LevelStanding | None:
    """Return where a mean loss lies among the levels; None if there are too few choices to tell."""
    losses = losses_of(game)
    near = [level for level, loss in losses.items() if abs(mean - loss) <= max(error, _ALIKE * loss)]
    if choices < _LEAST_CHOICES or not losses or len(near) == len(losses):
        return None
    if near:
        return near[-1], near[0]
    weaker = next((level for level, loss in losses.items() if loss > mean), None)
    stronger = next((level for level, loss in reversed(losses.items()) if loss < mean), None)
    if weaker is not None:
        return (weaker, None) if stronger is None else (weaker, stronger)
    return None if stronger is None else (None, stronger)
