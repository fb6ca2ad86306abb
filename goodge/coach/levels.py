"""Our own levels by what their choices cost, so that a person's can be told beside them.

Measured by `build/dev.py bench coach loss GAME LEVEL CHOICES`: in Goodge over 1,105 choices of the Expert, in the kin
games over 450 of Expert, Casual and Novice each, and over 200 of each other level.
"""

from __future__ import annotations

from typing import TypeAlias

Standing: TypeAlias = tuple[str, str] | tuple[None, str] | tuple[str, None]
"""The levels that a person is between, the weaker first; twice the same if about as good as that one."""

# The mean loss of a choice in points, the strongest level first. Levels stand for one where they differ by less than
# their errors: casual and novice in Goodge, 5.3 ± 0.9 and 4.8 ± 0.8, and in League Spades, 3.5 ± 0.4 and 3.0 ± 0.4; the
# beginner, 3.4 ± 0.5, with them there; in Spidge all three.
LOSSES = {
    "goodge": {"expert": 0.50, "skilled": 2.7, "casual": 5.0, "novice": 5.0, "beginner": 7.6},
    "spades": {"expert": 0.50, "skilled": 0.98, "casual": 1.84, "novice": 2.67, "beginner": 3.17},
    "pride": {"expert": 0.24, "skilled": 0.80, "casual": 3.25, "novice": 3.25, "beginner": 3.25},
    "spidge": {"expert": 0.004, "skilled": 0.01, "casual": 0.03, "novice": 0.03, "beginner": 0.03},
}
_LEAST_CHOICES = 30
_ALIKE = 0.1  # of a level's loss: as good as told apart


def losses_of(game: str) -> dict[str, float]:
    """Return the mean loss of each level in a game, the strongest first; nothing for a game that was not measured."""
    return dict(LOSSES.get(game, {}))


def standing_of(game: str, mean: float, error: float, choices: int) -> Standing | None:
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
