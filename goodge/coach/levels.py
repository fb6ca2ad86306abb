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
    # expert 0.32 ± 0.10, skilled 2.34 ± 0.28, casual 5.05 ± 0.47, novice 5.60 ± 0.43, beginner 7.6 ± 1.0
    "goodge": {"expert": 0.32, "skilled": 2.3, "casual": 5.3, "novice": 5.3, "beginner": 7.6},
    # expert 0.58 ± 0.15, skilled 1.0 ± 0.3, casual 2.43 ± 0.20, novice 2.66 ± 0.17, beginner 2.89 ± 0.18
    "spades": {"expert": 0.58, "skilled": 1.0, "casual": 2.7, "novice": 2.7, "beginner": 2.7},
    # expert 0.12 ± 0.04, skilled 1.55 ± 0.24, casual 2.74 ± 0.19, novice 1.90 ± 0.16, beginner 3.23 ± 0.24
    "pride": {"expert": 0.12, "skilled": 1.55, "casual": 2.6, "novice": 2.6, "beginner": 2.6},
    # errors of 0.01 or less
    "spidge": {"expert": 0.004, "skilled": 0.01, "casual": 0.025, "novice": 0.025, "beginner": 0.025},
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
