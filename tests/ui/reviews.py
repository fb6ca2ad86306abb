"""Reviews for the tests of their screens: judged at once, by nothing but the place of a choice in the match."""

from __future__ import annotations

from goodge.coach import Choice, Judge, Judgement, Label, Weighed
from goodge.coach.review import Place
from goodge.engine.actions import Action
from goodge.engine.game import AnyState, Phase
from goodge.engine.record import Record
from goodge.players import Budget
from goodge.table.archive.reviews import KeptReview
from goodge.table.reviewer import Reviewer
from goodge.ui.program.app import App
from goodge.ui.scenes.review.scene import ReviewScene

LABELS = tuple(Label)
LOSSES = {Label.INACCURACY: 6.0, Label.MISTAKE: 12.0, Label.BLUNDER: 40.0}
_MOST = 6  # options
start = Reviewer.start  # fixtures put something idle in its place


def judged(record: Record, _judge: Judge, place: Place, _budget: Budget) -> Choice:
    """A judgement without thought: the grades come in turn, and what was done is worth so much less than the best."""
    state = record.rounds[place[0]][place[1]]
    done = record.rounds[place[0]][-1].actions[place[1]]
    label = LABELS[sum(place) % len(LABELS)]
    others = [] if state.board.phase is Phase.EXCHANGE else _others(record, state, done.text)
    best = Weighed(done, 30.0, 0.995)
    options = [best, *(Weighed(each, 20.0 - number, 0.4) for number, each in enumerate(others))]
    if label in LOSSES and others:
        options = [Weighed(each.action, 50.0 - 3 * number, 0.6) for number, each in enumerate(options[1:])]
        options.append(Weighed(done, options[0].worth - LOSSES[label], 0.25))
    elif label in LOSSES:
        label = Label.GOOD
    loss = LOSSES.get(label, 0.0)
    judgement = Judgement(tuple(options), done, loss, 2.5, label, 1200)
    if len(options) < 2 and state.board.phase is not Phase.EXCHANGE:
        judgement = Judgement(done=done)
    return Choice(*place, state.board.to_act, state.board.phase, judgement)


def _others(record: Record, state: AnyState, done: str) -> list[Action]:
    return [action for action in record.game.legal_actions(state) if action.text != done][:_MOST]


def show(app: App, record: Record, *, rests: bool = False) -> ReviewScene:
    """The scene of a review over another one, so that it can go."""
    made = Reviewer(record, KeptReview(None), weigh=judged, split=lambda *_: None)
    if not rests:
        start(made)
        assert made.wait(30)
    scene = ReviewScene(app, made)
    app.push(scene)
    return scene
