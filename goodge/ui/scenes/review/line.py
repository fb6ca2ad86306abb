"""The line of cards by which a goal is reached, one position after another, beside what was really played."""

from __future__ import annotations

from collections.abc import Sequence

from ....coach import Solved
from ....engine.actions import Action, PlayCard
from ....engine.cards import Card
from ....engine.game import AnyGame, AnyState, Phase


class MadeLine:
    """Positions from one from which the goal could be reached to the end; a single one where it could not.

    `states` are all states of the round as it was played.
    """

    def __init__(self, game: AnyGame, states: Sequence[AnyState], solved: Solved | None) -> None:
        first = next((place for place, state in enumerate(states) if state.board.phase is Phase.PLAY), 0)
        self.since = first if solved is None or solved.since is None else solved.since
        self.cards: tuple[Action, ...] = () if solved is None else solved.line
        self.positions = [states[self.since]]
        for action in self.cards:
            self.positions.append(game.apply(self.positions[-1], action)[0])
        self._real = states[-1].actions[len(self.positions[0].actions) :]

    @property
    def parting(self) -> int:
        """The number of the first card that was really another one."""
        return next((number for number in range(len(self.cards)) if self.cards[number] != self._real[number]), 0)

    def card(self, number: int) -> Card | None:
        """Return the card that is played in a position; None at the end."""
        return _card(self.cards[number]) if number < len(self.cards) else None

    def real(self, number: int) -> Card | None:
        """Return the card that was really played in a position; None once the line has left what was played."""
        return _card(self._real[number]) if number <= self.parting and number < len(self.cards) else None


def _card(action: Action) -> Card | None:
    return action.card if isinstance(action, PlayCard) else None
