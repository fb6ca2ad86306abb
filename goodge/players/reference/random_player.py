"""`random`: whatever is allowed, each action as likely as any other."""

from __future__ import annotations

from ...engine.actions import Bury
from ...engine.game import AnyView, Phase
from ...engine.games.goodge import STASH_SIZE
from ..calls import sorted_hand, stream_of
from ..protocol import Budget, Decision


class RandomPlayer:
    """The least that can be asked of a player; in an auction it is as wild as that sounds."""

    level = "random"

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:  # noqa: ARG002
        """See `Player.choose`."""
        stream = stream_of(view, seed, "random")
        if view.board.phase is Phase.EXCHANGE:
            return Decision(Bury(tuple(stream.shuffled(sorted_hand(view))[:STASH_SIZE])))
        return Decision(stream.choice(sorted(view.legal, key=lambda action: action.text)))
