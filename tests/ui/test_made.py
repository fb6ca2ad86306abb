"""Could it have been made? The answer, the line on the table card by card, and leaving while it is worked out."""

from __future__ import annotations

from threading import Event

import pygame
import pytest

from goodge.coach import Answer, Goal, Solved, solve
from goodge.coach.goals import MakeBid, failed_goals
from goodge.engine.actions import PlayCard
from goodge.engine.game import AnyState, Phase
from goodge.engine.games import GAMES
from goodge.engine.record import Record, encode_record
from goodge.ui.drawing.theme import SUBHEADING
from goodge.ui.program.app import App
from goodge.ui.scenes.review.line_tricks import tricks_of
from goodge.ui.scenes.review.made import MadeScene, goals_to_ask
from goodge.ui.scenes.review.seen import Cards
from goodge.ui.scenes.review.trial import TrialScene
from goodge.ui.widgets.base import Label
from goodge.ui.wording import made as words
from goodge.ui.wording.bar import short_trick_words
from goodge.ui.wording.review import ALL_CARDS_SEEN
from tests.coach.rounds import GAME_IDS, played, record_of
from tests.coach.test_open_cards import endings, near

from .checks import SIZES, assert_layout, press, resize, top
from .made import show_made
from .menus import choose
from .reviews import show
from .sheets import won_match

pytestmark = pytest.mark.usefixtures("no_pictures")


def said(scene: MadeScene) -> list[str]:
    return [getattr(item, "text", "") for item in scene.items]


def solved_scene(app: App, record: Record, goal: Goal) -> MadeScene:
    scene = MadeScene(app, record, 0, [goal])
    app.push(scene)
    assert scene.solver.wait(60)
    app.turn(0.05)
    return scene


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_line_is_legal_and_reaches_the_goal(app: App, game: str) -> None:
    lines = 0
    show(app, won_match())  # the program ends with its last scene
    for states in endings(GAMES[game], 5):
        for goal in near(states[-1]):
            scene = solved_scene(app, record_of(GAMES[game], states), goal)
            assert scene.is_solved
            if scene.line.cards:
                press(app, pygame.K_HOME)
                state = scene.line.positions[0]
                while (card := scene.line.card(scene.at)) is not None:
                    assert card in state.hands[state.board.acting or 0]
                    assert PlayCard(card) in GAMES[game].legal_actions(state)
                    state, _ = GAMES[game].apply(state, PlayCard(card))
                    press(app, pygame.K_RIGHT)
                    assert scene.line.positions[scene.at] == state
                assert state.result is not None
                assert goal.is_reached(state.result.points)
                assert words.end_words(goal, state.result.points) in said(scene)
                lines += 1
            app.pop()
    assert lines


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_laid_out_in_every_window(app: App, game: str, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    show(app, won_match())
    for answer in Answer:
        scene = show_made(app, won_match(game), answer)
        for size in SIZES:
            resize(app, size)
            for number in (0, len(scene.line.cards) // 2, len(scene.line.cards)):
                scene._go(number)
                assert_layout(scene)
                app.draw()
        app.pop()


def test_all_cards_lie_open_and_it_says_so(app: App) -> None:
    scene = show_made(app, won_match(), Answer.YES)
    scene._go(0)
    assert ALL_CARDS_SEEN.say() in said(scene)
    shown = {card for item in scene.items if isinstance(item, Cards) for card in item.cards}
    assert {card for hand in scene.line.positions[0].hands for card in hand} <= shown


def test_it_begins_where_the_line_parts_from_what_was_played(app: App) -> None:
    record, goal = parted()
    scene = solved_scene(app, record, goal)
    real = record.rounds[0][-1].actions[scene.line.since :]
    assert scene.line.cards[: scene.at] == real[: scene.at]
    assert scene.line.cards[scene.at] != real[scene.at]
    card = scene.line.real(scene.at)
    assert card is not None
    assert words.parting_words(card) in said(scene)
    press(app, pygame.K_LEFT)
    assert words.AS_PLAYED.say() in said(scene) or scene.at == 0
    press(app, pygame.K_END, pygame.K_DOWN)
    assert scene.at == scene.line.parting


def parted() -> tuple[Record, Goal]:
    """A failed bid that could have been made from some card on."""
    for seed in range(40):
        states = played(GAMES["goodge"], seed, "novice")
        for goal in failed_goals(states[-1]):
            solved = Solved(goal, Answer.UNPROVED)
            if isinstance(goal.aim, MakeBid) and _is_late(states, goal):
                return record_of(GAMES["goodge"], states), solved.goal
    raise AssertionError("no bid that failed could have been made")


def _is_late(states: list[AnyState], goal: Goal) -> bool:
    return solve(GAMES["goodge"], states, goal, nodes=20_000).answer is Answer.LATER


def test_a_no_says_what_was_out_of_reach_unless_one_had_more_against_weak_play(app: App) -> None:
    record, goal = parted()
    show(app, won_match())
    scene = show_made(app, record, Answer.NO)
    result = record.rounds[0][-1].result
    assert result is not None
    had = goal.limit - goal.missed_by(result.points)
    for most in (None, had - 5, had, had + 5):
        scene.solved = Solved(goal, Answer.NO, proved_from=3, most=most)
        scene.refresh()
        more = words.AGAINST_BEST.say()
        if most is not None and most >= had:
            more = f"Against perfect defence, the most possible was {most} points."
        assert more in said(scene)


def test_one_can_leave_while_it_is_worked_out(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, record = Event(), won_match()
    monkeypatch.setattr("goodge.table.goal_solver.solve", lambda *_, pause: for_ever(begun, pause))
    under = show(app, record)
    number = next(each for each, states in enumerate(record.rounds) if failed_goals(states[-1]))
    under.tour.go_to((number, 0))
    press(app, pygame.K_c)
    scene = app.top
    assert isinstance(scene, MadeScene)
    assert begun.wait(120)
    assert words.WORKING.say() in said(scene)
    assert_layout(scene)
    press(app, pygame.K_ESCAPE)
    assert top(app) is under
    assert not scene.solver.is_at_work


def for_ever(begun: Event, pause: object) -> Solved:
    begun.set()
    assert callable(pause)
    while True:
        pause()


def test_where_the_search_fails_it_says_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> Solved:
        raise ValueError("no cards")

    monkeypatch.setattr("goodge.table.goal_solver.solve", fails)
    record = won_match()
    number = next(each for each, states in enumerate(record.rounds) if failed_goals(states[-1]))
    scene = MadeScene(app, record, number, failed_goals(record.rounds[number][-1]))
    app.push(scene)
    assert scene.solver.wait(120)
    app.turn(0.05)
    assert words.FAILED.say() in said(scene)
    assert_layout(scene)


def test_a_round_in_which_all_was_made_is_not_asked_about(app: App) -> None:
    states = next(
        states for seed in range(40) if not failed_goals((states := played(GAMES["goodge"], seed, "casual"))[-1])
    )
    scene = show(app, record_of(GAMES["goodge"], states))
    assert scene.item("could") is None
    press(app, pygame.K_c)
    assert top(app) is scene


@pytest.mark.parametrize("game", GAMES)
def test_a_review_asks_only_in_rounds_in_which_something_failed(app: App, game: str) -> None:
    record = won_match(game)
    scene = show(app, record)
    for place in scene.tour.places[:: max(1, len(scene.tour.places) // 12)]:
        scene.tour.go_to(place)
        scene.refresh()
        choose(app, scene, "more", pygame.K_RETURN)
        assert (top(app).item("could") is not None) == bool(failed_goals(record.rounds[place[0]][-1]))
        press(app, pygame.K_ESCAPE)
        assert top(app) is scene


def test_goals_of_the_own_side_come_before_those_of_others() -> None:
    record = won_match("spades", 60)
    for number, states in enumerate(record.rounds):
        for goal in failed_goals(states[-1]):
            side = next(seat for seat in range(4) if goal.hands >> seat & 1)
            assert goal in goals_to_ask(record, number, [side])
            assert goal not in goals_to_ask(record, number, [1 - side])
            assert goals_to_ask(record, number, [1 - side], or_others=True)


def test_one_plays_on_from_where_it_could_be_made(app: App) -> None:
    scene = show_made(app, won_match(), Answer.LATER)
    before, position = encode_record(scene.match), scene.line.positions[0]
    press(app, pygame.K_g)
    trial = app.top
    assert isinstance(trial, TrialScene)
    assert trial.shown.view.board.phase is Phase.PLAY
    assert trial.shown.view.hand == scene.match.game.view_for(position, scene.seat).hand
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    assert encode_record(scene.match) == before


@pytest.mark.parametrize("nodes", [60, 600, 6_000])
def test_what_is_said_beside_the_answer_is_true(app: App, nodes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what is proved of each position with more time: where it could be made, where it could not."""
    show(app, won_match())
    for states in endings(GAMES["goodge"], 5):
        for goal in near(states[-1]):
            record = record_of(GAMES["goodge"], states)
            can = [solve(GAMES["goodge"], states[place:], goal).since == 0 for place in range(len(states))]
            with monkeypatch.context() as patch:
                patch.setattr("goodge.coach.open_cards.NODES", {True: nodes, False: nodes})
                scene = solved_scene(app, record, goal)
            solved = scene.solved
            assert solved is not None
            tricks = [len(state.board.tricks) + 1 for state in states]
            let, since = scene._let(solved), solved.since
            if let is not None and since is not None:
                assert (can[since - 1], can[since], tricks[since - 1]) == (False, True, let)
                assert not goal.hands >> (states[since - 1].board.acting or 0) & 1
            if solved.answer is Answer.UNPROVED and solved.proved_from:
                first = scene._open_before(solved)
                assert first is not None
                assert not any(each for each, trick in zip(can, tricks, strict=True) if trick >= first)
            app.pop()


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_answer_is_the_headline(app: App, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    show(app, won_match())
    scene = show_made(app, won_match(), Answer.LATER)
    resize(app, (1280, 720))
    roles = {item.key: item.role.size for item in scene.items if isinstance(item, Label) and "plate" not in item.key}
    assert roles["answer"] == SUBHEADING.size > max(roles[key] for key in ("heading", "goal", "following"))


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("game", GAMES)
def test_the_tricks_of_the_line_stand_under_what_is_said_of_it(app: App, game: str, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    show(app, won_match())
    scene = show_made(app, won_match(game), Answer.LATER)
    tricks = tricks_of(scene.line)
    assert tricks[-1].first + len(tricks[-1].cards) == len(scene.line.cards)
    shown = set[tuple[int, int]]()
    for size in SIZES:
        resize(app, size)
        for at in (0, 5, len(scene.line.cards) - 1, len(scene.line.cards)):
            scene._go(at)
            assert_layout(scene)
            names = [item for item in scene.items if isinstance(item, Label) and item.key.startswith("trick-name")]
            number = min(len(scene.line.positions[at].board.tricks) + 1, tricks[-1].number)
            if names:
                assert short_trick_words(number) in [item.text for item in names]
                shown.add(size)
        app.draw()
    assert {(1280, 720), (800, 1200)} <= shown


def test_a_trick_of_the_line_begins_with_what_lay_there_before(app: App) -> None:
    show(app, won_match())
    scene = show_made(app, won_match(), Answer.LATER)
    scene.line.positions, scene.line.cards = scene.line.positions[1:], scene.line.cards[1:]
    first, second = tricks_of(scene.line)[:2]
    lying = scene.line.positions[0].board.trick.cards
    assert first.cards[: len(lying)] == tuple(lying)
    assert first.first == -len(lying) < 0
    assert second.first == first.first + len(first.cards)


@pytest.mark.parametrize("game", GAMES)
def test_a_trick_that_is_over_is_dim_but_for_the_card_that_won_it(app: App, game: str) -> None:
    show(app, won_match())
    scene, seen = show_made(app, won_match(game), Answer.YES), set[bool]()
    for _ in range(12):
        press(app, pygame.K_RIGHT)
        board = scene._seen().view.board
        lying = {
            item.cards[0]: item for item in scene.items if isinstance(item, Cards) and item.key.startswith("trick")
        }
        if board.trick.cards:
            assert not any(card.is_dim or card.has_won for card in lying.values())
        elif board.tricks:
            trick = board.tricks[-1].cards
            won = trick[GAMES[game].winning_place(trick, board.trump) or 0]
            assert [card for card, item in lying.items() if item.has_won] == [won]
            assert {card for card, item in lying.items() if item.is_dim} == {*trick} - {won}
        seen.add(bool(board.trick.cards))
    assert seen == {True, False}
