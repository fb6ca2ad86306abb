"""Reviews for the tests of their screens: judged at once, by nothing but the place of a choice in the match."""

from __future__ import annotations

from collections.abc import Sequence

from goodge.coach import Choice, Grade, Judge, Judgement, Luck, Reason, RoundReview, Weighed
from goodge.coach.counting import DealCount
from goodge.coach.goals import Aim, MakeBid, MakeNil
from goodge.coach.match_review import Place
from goodge.coach.prospects import ahead
from goodge.coach.why import Close, Costs, Reaches, Succeeds, SurelyTakes, TakesTrick
from goodge.engine.actions import Action, PlayCard
from goodge.engine.game import AnyGame, AnyState, AnyView, Phase
from goodge.engine.record import Record
from goodge.players import Budget
from goodge.table.archive.reviews import KeptReview
from goodge.table.reviewer import Reviewer
from goodge.ui.program.app import App
from goodge.ui.scenes.review.scene import ReviewScene

LABELS = tuple(Grade)
LOSSES = {Grade.INACCURACY: 6.0, Grade.MISTAKE: 12.0, Grade.BLUNDER: 40.0}
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
        label = Grade.GOOD
    loss = LOSSES.get(label, 0.0)
    judgement = Judgement(tuple(options), done, loss, 2.5, label, 1200)
    if len(options) < 2 and state.board.phase is not Phase.EXCHANGE:
        judgement = Judgement(done=done)
    return Choice(*place, state.board.to_act, state.board.phase, judgement)


def _others(record: Record, state: AnyState, done: str) -> list[Action]:
    return [action for action in record.game.legal_actions(state) if action.text != done][:_MOST]


def split(record: Record, number: int, _choices: Sequence[Choice], _budget: Budget) -> RoundReview | None:
    """The luck in a round without thought: the same for each, and all the rest is what others did."""
    result = record.rounds[number][-1].result
    if result is None:
        return None
    parts = [ahead([40.4 * (side - part) for side in range(len(result.scores))]) for part in (0, 2, 1)]
    parts = [part[number:] + part[:number] for number, part in enumerate(parts)]
    own = ahead([-7.3 * side for side in range(len(result.scores))])
    others = [score - sum(rest) for score, *rest in zip(ahead(result.scores), *parts, own, strict=True)]
    return RoundReview(number, Luck(parts[0], parts[1], parts[2], tuple(others), own), result.scores)


def reasons(game: AnyGame, view: AnyView, judged: Judgement, *_: object) -> tuple[Reason, ...]:
    """Reasons of all kinds that there are for such a choice, whether or not they are true."""
    done, best = judged.done, judged.best.action
    if isinstance(best, PlayCard) and isinstance(done, PlayCard):
        aim = goals_of_view(game, view)
        counted = DealCount(7, 10), done.card, DealCount(2, 10)
        return (SurelyTakes(best.card), TakesTrick(best.card, *counted), Reaches(aim, best.card, *counted), Close(1.0))
    return (Succeeds(best, MakeBid(0, 100), DealCount(7, 10)), Costs(best, 12.0))


def goals_of_view(game: AnyGame, view: AnyView) -> Aim:
    """What the seat may play for in this game."""
    return MakeBid(view.seat or 0, 100) if game.id == "goodge" else MakeNil(view.board.acting or 0)


def show(app: App, record: Record, *, rests: bool = False) -> ReviewScene:
    """The scene of a review over another one, so that it can go."""
    made = Reviewer(record, KeptReview(None), weigh=judged, split=split)
    if not rests:
        start(made)
        assert made.wait(120)
    scene = ReviewScene(app, made)
    app.push(scene)
    find_reasons(scene)
    return scene


def find_reasons(scene: ReviewScene) -> None:
    """Wait for the reasons for the choice that is shown."""
    scene.update(0.0)
    assert scene.reasoner.wait(120)
    scene.update(0.0)
