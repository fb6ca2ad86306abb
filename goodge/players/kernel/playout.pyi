from collections.abc import Sequence

from .aims import TrickAim
from .position import Position
from .rules import TrickRules
from .weights import Weights

class Playout(Position):
    """A position that plays itself out to the end of the round, at random or by rules of thumb."""

    def __init__(self, rules: TrickRules) -> None: ...
    def seed(self, seed: int, number: int = 0) -> None:
        """Begin the random numbers of stream `number` of a seed, of which 64 bits count."""
    def by_thumb(
        self, weights: Weights | None, noise: int = 0, seat: int | None = None, goodge: int | None = None
    ) -> None:
        """Let a seat (None: every seat) play by these weights, but of 256 cards `noise` at random; None: all at random.

        `goodge` is the seat to which points are given less gladly, if there is one. Raises ValueError.
        """
    def by_aims(self, aims: Sequence[TrickAim], noise: int = 0) -> None:
        """Each seat plays for its aim by rules of thumb made for games in which tricks count, until `by_thumb` is asked
        for. Of 256 cards `noise` are played at random, none by a seat that is to take no trick at all.

        Raises ValueError unless there is an aim for each seat."""
    def soften(self, heat: float) -> None:
        """Let seats that play by weights choose in playouts: each card as often as in a softmax over what counts for
        it, `heat` hundredths of a point making a factor of e; 0: always the one that counts most. Raises ValueError."""
    def thumb(self) -> int:
        """Return the card that the seat to act plays by its weights. Raises ValueError once the round is over."""
    def thumb_scores(self) -> list[tuple[int, int]]:
        """Return each legal card with its score by the seat's weights, in hundredths of a point; lowest card first.

        The greatest score is what `thumb` plays. A model of how likely each card is can be made of them (softmax).
        """
    def play_out(self) -> None:
        """Play to the end of the round; `points` has the outcome, and the way there is forgotten."""
