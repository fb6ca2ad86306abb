"""The offer of a warning, after a round in which somebody new has made a big mistake."""

from __future__ import annotations

import pytest

from goodge.coach import Choice, Grade, Judgement, Weighed
from goodge.coach.match_review import Place
from goodge.engine.actions import Action, Bid, BlindNil, Bury, Look, NameTrump, Nil, Pass, PlayCard
from goodge.engine.cards import Card, Suit
from goodge.engine.game import Phase
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import Board, narrow
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.review.live import LiveReview
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.widgets.base import Label
from goodge.ui.wording.hints import mistake_words

from .checks import top
from .conftest import OpenApp
from .menus import item_of
from .sheets import match_of
from .tables import go_on, open_table, play_until
from .test_look_back import look

pytestmark = pytest.mark.usefixtures("no_pictures")
SWITCH_ON, LEAVE = "answer-0", "answer-1"


@pytest.fixture
def app(open_app: OpenApp) -> App:
    return open_app(speed="instant", muted=True, claims=False)


def reviewed(app: App, *, people: int = 1) -> tuple[TableScene, ScoreScene]:
    """The end of a round with every kind of choice, which has been reviewed."""
    app.settings.first_hints = False
    scene = open_table(app, (None,) * people + ("novice",) * (3 - people))
    play_until(app, scene, Phase.SCORED)
    score, back = app.top, scene.look_back.review
    assert isinstance(score, ScoreScene)
    assert isinstance(back, LiveReview)
    look(back)
    return scene, score


def on(app: App, score: ScoreScene, *, knows_it_all: bool = False) -> None:
    """Goes on to the next round, as somebody to whom all is new unless they know it all."""
    app.settings.first_hints = not knows_it_all
    score.hurry()
    score.press(item_of(score, "on"))


def press(app: App, key: str) -> None:
    dialog = app.top
    assert isinstance(dialog, DialogScene)
    dialog.press(item_of(dialog, key))


@pytest.mark.parametrize(("answer", "warning"), [(SWITCH_ON, "blunders"), (LEAVE, "off")])
def test_it_comes_once_and_leads_on(app: App, answer: str, warning: str) -> None:
    scene, score = reviewed(app)
    back = scene.look_back.review
    assert back is not None
    on(app, score)
    assert back.big_mistake() in " ".join(item.text for item in top(app).items if isinstance(item, Label))
    assert len(scene.table.record.rounds) == 1, "first the answer"
    press(app, answer)
    assert app.settings.warning == warning
    go_on(app, scene)
    assert len(scene.table.record.rounds) == 2
    app.settings.warning = "off"
    for _ in range(2):  # later in this match, and in another one
        scene, score = reviewed(app)
        on(app, score)
        assert app.top is scene


def test_it_comes_after_a_later_round_if_the_review_was_slower(app: App) -> None:
    scene, score = reviewed(app)
    app.settings.warning = "blunders"
    on(app, score)
    go_on(app, scene)
    app.settings.warning, app.settings.first_hints = "off", False
    play_until(app, scene, Phase.SCORED)
    later = app.top  # whose own round has not been reviewed
    assert isinstance(later, ScoreScene)
    on(app, later)
    press(app, LEAVE)
    assert app.top is scene


def test_esc_leads_on_too(app: App) -> None:
    scene, score = reviewed(app)
    on(app, score)
    top(app).on_escape()
    assert app.top is scene
    assert app.settings.warning == "off"
    go_on(app, scene)


@pytest.mark.parametrize("reason", ["is warned", "knows it all", "nothing found", "several people"])
def test_it_does_not_come(app: App, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app.settings.warning = "mistakes" if reason == "is warned" else "off"
    if reason == "is warned":
        monkeypatch.setattr("goodge.ui.scenes.table.help.Help._think", lambda *_: None)
    scene, score = reviewed(app, people=2 if reason == "several people" else 1)
    if reason == "nothing found":
        monkeypatch.setattr(LiveReview, "big_mistake", lambda _: "")
    on(app, score, knows_it_all=reason == "knows it all")
    assert app.top is scene


# -- what is named -----------------------------------------------------------------------------------------


def choice(place: Place, action: Action, loss: float = 40.0, label: Grade = Grade.BLUNDER) -> Choice:
    options = (Weighed(Look(), loss, 0.5), Weighed(action, 0.0, 0.4))
    return Choice(*place, 0, Phase.PLAY, Judgement(options, action, loss, 2.0, label, 100))


def in_trick(number: int) -> Board:
    """The board of a round in this trick."""
    states = match_of("goodge-3", 3).rounds[0]
    return next(state.board for state in states if len(state.board.tricks) == number - 1)


def named(app: App, monkeypatch: pytest.MonkeyPatch, *choices: Choice) -> str:
    """What is named after the third round if these choices are known."""
    back = LiveReview(app, match_of("goodge-3", 3), [0])
    found = {(each.round, each.action): each for each in choices}
    monkeypatch.setattr("goodge.table.reviewer.Reviewer.choices", found)
    said = back.big_mistake()
    back.close()
    return said


def test_the_costliest_of_the_newest_round_is_named(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    worst, later = choice((2, 0), Bid(150), 60.0), choice((2, 1), Pass(), 45.0)
    older = choice((0, 0), Bid(200), 90.0)
    assert named(app, monkeypatch, older, worst, later) == mistake_words(worst, in_trick(1))


def test_one_of_an_earlier_round_is_named_with_its_round(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    smaller = choice((2, 0), Pass(), 20.0, Grade.MISTAKE)
    first, second = choice((0, 0), Bid(200), 90.0), choice((1, 0), Bid(150))
    assert named(app, monkeypatch, first, second, smaller) == mistake_words(second, in_trick(1), 2)
    assert named(app, monkeypatch, smaller) == ""


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (PlayCard(Card.parse("4T")), "4 of Stars (trick 10)"),
        (Bid(150), "the bid of 150"),
        (Nil(), "a bid of nil"),
        (BlindNil(), "a bid of blind nil"),
        (Look(), "a look at the cards"),
        (NameTrump(Suit.STARS), "Stars as trump"),
        (Bury((Card.parse("4T"),)), "what you laid away"),
    ],
    ids=str,
)
def test_every_choice_reads_as_part_of_the_sentence(action: Action, words: str) -> None:
    made = choice((1, 7), action)
    assert mistake_words(made, in_trick(10)) == f"One of your choices was a big mistake: {words}."
    assert mistake_words(made, in_trick(10), 2) == f"One of your choices in round 2 was a big mistake: {words}."


@pytest.mark.parametrize("has_bid", [False, True])
def test_a_pass_is_named_as_on_the_score_page_by_the_bid_that_stands(*, has_bid: bool) -> None:
    states = match_of("goodge-3", 3).rounds[0]
    boards = [narrow(state, GoodgeBoard).board for state in states if state.board.phase is Phase.AUCTION]
    board = next(board for board in boards if bool(board.bid) == has_bid)
    words = f"passing at {board.bid}" if has_bid else "the pass"
    assert mistake_words(choice((0, 0), Pass()), board) == f"One of your choices was a big mistake: {words}."
