"""The question whether something could have been made, for tests of its screen: answered at once."""

from __future__ import annotations

from goodge.coach import Answer, Solved
from goodge.coach.goals import failed_goals
from goodge.engine.game import Phase
from goodge.engine.record import Record
from goodge.ui.program.app import App
from goodge.ui.scenes.review.made import MadeScene

_LINES = {Answer.YES: 0, Answer.LATER: 21}  # the cards before the line


def show_made(app: App, record: Record, answer: Answer) -> MadeScene:
    """A round in which something failed, with this answer; its line is what was played."""
    number = next(each for each, states in enumerate(record.rounds) if failed_goals(states[-1]))
    scene = MadeScene(app, record, number, failed_goals(record.rounds[number][-1]))
    scene.solver.cancel()
    scene.solved, scene.is_solved = _solved(record, number, answer), True
    scene._put(scene.solved)
    app.push(scene)
    return scene


def _solved(record: Record, number: int, answer: Answer) -> Solved:
    states = record.rounds[number]
    goal = failed_goals(states[-1])[0]
    first = next(place for place, state in enumerate(states) if state.board.phase is Phase.PLAY)
    if answer not in _LINES:
        return Solved(goal, answer, proved_from=first + 16 if answer is Answer.UNPROVED else first)
    since = first + _LINES[answer]
    return Solved(goal, answer, since, tuple(states[-1].actions[since:]), since + 4, first)
