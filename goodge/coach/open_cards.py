"""Could it have been made? A round with all cards seen, one side against all others together, solved exactly.

This is the second look, beside what could be known: it says what was possible, not what was right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from ..engine.actions import Action, PlayCard
from ..engine.game import AnyGame, AnyState, Phase
from ..engine.values import dataclass
from ..players import kernel
from .goals import Goal, MakeBid
from .kernel_cards import KernelCards, kernel_cards

NODES = {True: 20_000_000, False: 100_000}  # positions looked at before it gives up, compiled and not
_SLICE = {True: 20_000, False: 200}  # between two pauses: one or two milliseconds
_STEP, _STRIDE = 5, 4  # points that all cards of The Goodge Rules are worth a multiple of, and so many steps at first
_POINTS = 255  # more than there are in any round
_SHARE = 4  # of the positions, looked at for the most that was possible
_FEW = 6  # cards in hand, from which on the line has the best defence, not only any

Pause = Callable[[], object]


class Answer(StrEnum):
    """Whether a goal could have been reached against the best play of all others.

    `LATER`: not from the first card on, or that is not proved; but from a later one on, once others had let it.
    `UNPROVED`: the search gave up before it knew.
    """

    YES = "yes"
    LATER = "later"
    NO = "no"
    UNPROVED = "unproved"


@dataclass(frozen=True, slots=True)
class Solved:
    """What the exact search says of a goal in a round.

    `since` is the place in the round's states from which on it could be reached, the earliest that is proved, and
    `line` the cards from there on that reach it: those really played as long as they do, then the right ones, against
    a good defence. `missed` is the place of the state in which it was given away for the last time. `proved_from` is
    the earliest place of which anything is proved; before it all is open. `most` is what no play could go
    beyond from the first card on, where that is proved to be less than one short of the goal.
    """

    goal: Goal
    answer: Answer
    since: int | None = None
    line: tuple[Action, ...] = ()
    missed: int | None = None
    proved_from: int | None = None
    most: int | None = None

    def trick(self, states: Sequence[AnyState]) -> int | None:
        """Return the number of the trick, from 1, in which `since` lies."""
        return None if self.since is None else len(states[self.since].board.tricks) + 1


def solve(
    game: AnyGame, states: Sequence[AnyState], goal: Goal, nodes: int | None = None, pause: Pause | None = None
) -> Solved:
    """Return what the exact search says of a goal in a round with these states; it goes from the last card backwards.

    `pause` is called every millisecond or two. Raises ValueError for a game whose card play is not told as data.
    """
    places = [place for place, state in enumerate(states) if state.board.phase in (Phase.PLAY, Phase.SCORED)]
    if not places:
        return Solved(goal, Answer.UNPROVED)
    cards = kernel_cards(game.id, states[0].match.rules, states[places[0]].board)
    if cards is None:
        raise ValueError(f"{game.id} does not tell its card play as data")
    search = _Search(cards, goal, NODES[kernel.is_compiled()] if nodes is None else nodes, pause)
    found: dict[int, bool] = {}
    for place in reversed(places):
        can = search.can(states[place])
        if can is None:
            break
        found[place] = can
    return _concluded(game, states, places, found, search)


def _concluded(
    game: AnyGame, states: Sequence[AnyState], places: Sequence[int], found: dict[int, bool], search: _Search
) -> Solved:
    goal, proved_from = search.goal, min(found, default=None)
    since = min((place for place, can in found.items() if can), default=None)
    if since is None:
        if len(found) < len(places):
            return Solved(goal, Answer.UNPROVED, proved_from=proved_from)
        return Solved(goal, Answer.NO, proved_from=proved_from, most=search.most(states[places[0]]))
    missed = max((place for place, can in found.items() if can and not found.get(place + 1, can)), default=None)
    answer = Answer.YES if since == places[0] else Answer.LATER
    line = search.line(game, states[since], states[-1].actions[len(states[since].actions) :])
    return Solved(goal, answer, since, line, missed, proved_from)


class _Search:
    """Asks of one position after another whether the goal can be reached, as long as there are nodes left."""

    def __init__(self, cards: KernelCards, goal: Goal, nodes: int, pause: Pause | None) -> None:
        self.goal = goal
        self._cards, self._left, self._pause = cards, nodes, pause
        self._position = kernel.Position(cards.rules)
        self._solver = kernel.Solver(self._position)
        all_hands = (1 << cards.rules.seats) - 1
        self._side = goal.hands if goal.is_least else all_hands ^ goal.hands
        self._low = goal.limit - 1 if goal.is_least else goal.limit

    def is_reached(self, state: AnyState) -> bool:
        """Return True if a round that is over has reached the goal."""
        return state.result is not None and self.goal.is_reached(state.result.points)

    def can(self, state: AnyState) -> bool | None:
        """Return True if the goal can be reached from a state; None if that takes too long to find out."""
        if state.board.is_over:
            return self.is_reached(state)
        self._cards.start(self._position, state)
        total = self._value(self._low, self._low + 1, self._left)
        return None if total is None else (total > self._low) == self.goal.is_least

    def most(self, state: AnyState) -> int | None:
        """Return what no play can go beyond from a state from which the goal cannot be reached, as far as it is proved.

        None where nothing less than the goal is, and where as little as possible is played for.
        """
        step, size = (_STEP, _STRIDE) if isinstance(self.goal.aim, MakeBid) else (1, 1)
        first = high = min(self._low, _POINTS) // step  # in steps: so much at most
        self._left = NODES[kernel.is_compiled()] // _SHARE
        while self.goal.is_least and not state.board.is_over and size and high > 0:
            wanted = step * max(1, high - size + 1)
            self._cards.start(self._position, state)
            total = self._value(wanted - 1, wanted, self._left)
            if total is None:
                break
            if total < wanted:
                high = wanted // step - 1
            else:
                size //= 2
        return step * high if high < first else None

    def _value(self, low: int, high: int, nodes: int) -> int | None:
        a_few, before = _SLICE[kernel.is_compiled()], self._solver.nodes
        self._solver.begin(self._side, low, high, self.goal.weights)
        while not self._solver.run(a_few):
            if self._pause is not None:
                self._pause()
            if self._solver.nodes - before >= nodes:
                self._solver.stop()
                self._left = 0
                return None
        self._left -= self._solver.nodes - before
        return self._solver.value

    def line(self, game: AnyGame, state: AnyState, played: Sequence[Action]) -> tuple[Action, ...]:
        """Return cards from a state to the end of the round that reach the goal, those played as long as they do."""
        self._left = NODES[kernel.is_compiled()]
        line: list[Action] = []
        is_real = True
        while not state.board.is_over:
            real = played[len(line)] if is_real and len(line) < len(played) else None
            action = self._next(game, state, real)
            if action is None:
                break
            is_real = action == real
            line.append(action)
            state, _ = game.apply(state, action)
        return tuple(line)

    def _next(self, game: AnyGame, state: AnyState, real: Action | None) -> Action | None:
        """The card to play for the goal, or against it; None if it cannot be told in time."""
        is_friend = bool(self.goal.hands >> (state.board.acting or 0) & 1)
        if real is not None and (not is_friend or self.can(game.apply(state, real)[0])):
            return real
        self._cards.start(self._position, state)
        options = [PlayCard(self._cards.card(card)) for card in kernel.cards_of(self._position.distinct())]
        if is_friend:
            return next((option for option in options if self.can(game.apply(state, option)[0])), None)
        if len(state.hands[state.board.acting or 0]) > _FEW:
            return options[0]
        return min(options, key=lambda option: self._ease(game.apply(state, option)[0]))

    def _ease(self, state: AnyState) -> int:
        """The points by which the goal is reached with the best play of both sides."""
        if state.board.is_over:
            return 0
        self._cards.start(self._position, state)
        total = self._value(-1, _POINTS + 1, self._left)
        return 0 if total is None else total if self.goal.is_least else -total
