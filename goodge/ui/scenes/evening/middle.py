"""How far the tricks are that play themselves between the first and the last ones of a whole round."""

from enum import Enum, auto


class Middle(Enum):
    """The stages of the tricks that play themselves."""

    AHEAD = auto()
    PLAYS = auto()
    OVER = auto()
