"""Computer players at work on a thread of their own, so that the screen never waits for them."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.actions import Action
from ..engine.game import AnyView
from ..engine.games import game_named
from ..engine.values import dataclass
from ..players import Budget, Player, player_of
from .worker import Worker

LONGEST_IN_PYTHON = 1.0  # seconds per thought if the search is not compiled: it would sometimes take four

Players = Callable[[str, str | None], Player]


@dataclass(frozen=True, slots=True)
class Question:
    """A view, and the player to answer it: one of a level and a style, asked with a seed of their own."""

    view: AnyView
    level: str
    style: str | None
    seed: int


def answer(question: Question, players: Players, budget: Budget, note: Callable[[str], None]) -> Action:
    """Return the player's action. If they fail or try an illegal one, choose something harmless, and note it."""
    view, game = question.view, game_named(question.view.game)
    try:
        action = players(question.level, question.style).choose(view, question.seed, budget).action
        refusal = game.refusal(view.board, view.acting_hand, action)
        fault = None if refusal is None else repr(refusal)
    except Exception as error:  # whatever a player does, the match goes on
        fault = repr(error)
    if fault is None:
        return action
    instead = game.harmless(view)
    note(f"{question.level} in seat {view.seat} failed, “{instead.text}” was played instead: {fault}")
    return instead


class Thinker(Worker[Action]):
    """Asks computer players one question at a time. A player is given the view and nothing else of the match.

    `players` finds the player of a level and a style, `note` takes lines for the log.
    """

    def __init__(self, players: Players = player_of, note: Callable[[str], None] = lambda _: None) -> None:
        super().__init__("thinker")
        self._players, self._note = players, note

    def ask(self, ticket: object, view: AnyView, level: str, seed: int, style: str | None = None) -> None:
        """Set the player of this level and style to think for the seat of the view; the question before is dropped.

        `seed` is that of the players, not of the deals: the player in seat s is asked with seed + s.
        """
        if view.seat is None or view.seat != view.board.turn:
            raise ValueError("only the seat to act can be asked")
        question = Question(view, level, style, seed + view.seat)

        def think(go_on: Callable[[], None]) -> Action:
            return answer(question, self._players, Budget(_longest_thought(), yield_=go_on), self._note)

        self.give(ticket, think)


def _longest_thought() -> float | None:
    """Return the seconds after which people would wait too long; None where players keep their usual limit."""
    from ..players import kernel  # loaded with the first player that is asked, so that the title screen comes sooner

    return None if kernel.is_compiled() else LONGEST_IN_PYTHON
