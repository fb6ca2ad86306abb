"""The swing of each game: by how much making a contract is worth more than failing it. Labels are shares of it.

Measured by `build/dev.py bench coach swing`, as docs/coach.md tells.
"""

from __future__ import annotations

from ..engine.values import dataclass

_FEW = 20.0  # points of a swing, below which a loss would be a fraction of one
_OFTEN = 100


@dataclass(frozen=True, slots=True)
class Scale:
    """What is large and what is noise in a game, in points: its swing, and the usual error of a difference."""

    swing: float
    noise: float

    @property
    def times(self) -> int:
        """How many rounds a loss is told for: `times_of` the swing."""
        return times_of(self.swing)

    @property
    def nothing(self) -> float:
        """The loss below which nothing is told: in Goodge it would round to no point."""
        return self.swing / 600.0

    @property
    def even(self) -> float:
        """The difference up to which two cards are told as equally good, if nothing that can be said parts them."""
        return self.swing / 300.0

    @property
    def inaccuracy(self) -> float:
        """The least loss that is an inaccuracy."""
        return bounds_of(self.swing)[0]

    @property
    def mistake(self) -> float:
        """The least loss that is a mistake."""
        return bounds_of(self.swing)[1]

    @property
    def blunder(self) -> float:
        """The least loss that is a blunder."""
        return bounds_of(self.swing)[2]


def bounds_of(swing: float) -> tuple[float, float, float]:
    """Return the least losses that are an inaccuracy, a mistake, a blunder in a game of this swing."""
    return swing / 60.0, swing / 30.0, swing / 15.0


def times_of(swing: float) -> int:
    """Return the number of rounds for which losses are told in a game of this swing, so that they are whole points."""
    return 1 if swing >= _FEW else _OFTEN


# Between casuals, 150 rounds of each game: 408 ± 4 (bids of 140 and more; 300 stands for bids of 100), 114 ± 18,
# 141 ± 3, 1.09 ± 0.04.
_SCALES = {
    "goodge": Scale(300.0, 3.0),
    "spades": Scale(120.0, 1.9),
    "pride": Scale(140.0, 2.0),
    "spidge": Scale(1.1, 0.017),
}
_OTHERS = Scale(100.0, 2.0)


def scale_of(game: str) -> Scale:
    """Return the scale of a game by its id; a usual one for a game that has not been measured."""
    return _SCALES.get(game, _OTHERS)
