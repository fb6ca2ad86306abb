"""The question before a choice that seems bad, and the notes on the cards."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from goodge.coach import Judgement, Weighed, scale_of
from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeBid, MakeContract
from goodge.coach.hinting import Advice
from goodge.coach.memory import cards_gone, known_voids, points_to_win
from goodge.coach.why import Fails
from goodge.coach.why_bids import TricksHeld
from goodge.coach.why_pairs import TakesLater
from goodge.engine.actions import Action, Bid, Bury, Pass, PlayCard
from goodge.engine.cards import in_order
from goodge.engine.game import AnyView, Phase
from goodge.engine.tricks import suit_of
from goodge.players.anygame.advice import outlook_of
from goodge.table import adviser
from goodge.table.match_table import Table
from goodge.ui.games import FACES
from goodge.ui.games.goodge.exchange import ExchangePanel
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.table import warning as warning_module
from goodge.ui.scenes.table.notes import NotesScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.table.warning import doubted, warning_scene
from goodge.ui.tabletop.panels.stepper import StepperPanel
from goodge.ui.wording import hints, notes
from goodge.ui.wording.losses import AT_LEAST, AT_MOST
from goodge.ui.wording.reasons import reason_words
from goodge.ui.wording.review import DONE

from .checks import SIZES, assert_layout, click, press, resize, top
from .kin import in_phase, open_kin, open_spidge, play_to
from .menus import item_of, text_of
from .tables import go_on, open_table, play_until, setup, show_table

ONE = (None, "novice", "novice")
COST = 30.0
MANY, NONE = DealCount(32, 40), DealCount(0, 40)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Action | None]:
    """What was asked to be weighed; the last action that may be done is better than all others by far."""
    seen: list[Action | None] = []

    def advice(view: AnyView, done: Action | None, *_: object) -> Advice:
        seen.append(done)
        best = Bury(view.hand[-3:]) if view.board.phase is Phase.EXCHANGE else view.legal[-1]
        others = [action for action in (done, *view.legal) if action not in (None, best)]
        options = (Weighed(best, COST, 0.5), *(Weighed(action, 0.0, 0.4) for action in others if action is not None))
        return Advice(best, Judgement(options, done, error=0.0, deals=40), options[0], options[-1])

    monkeypatch.setattr(adviser, "advice_for", advice)
    return seen


def ask_anew(app: App, scene: TableScene) -> None:
    """The person is asked once more, with the settings of now."""
    scene.panel = None
    go_on(app, scene)
    scene.wait(120)


def playing(app: App, warning: str = "blunders", *, has_help: bool = True) -> TableScene:
    """A person is asked for a card, and what they may do has been weighed."""
    app.settings.warning = warning
    scene = show_table(app, Table.start(replace(setup(ONE, 1, "goodge"), has_help=has_help), app.store))
    app.settings.warning = "off"
    play_until(app, scene, Phase.PLAY)
    app.settings.warning = warning
    ask_anew(app, scene)
    app.turn(0.05)
    return scene


def exchanging(app: App, warning: str = "blunders") -> TableScene:
    """A person is asked for three cards to lay away, and those that lie ready have been weighed."""
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.EXCHANGE)
    app.settings.warning = warning
    ask_anew(app, scene)
    weigh(app, scene)
    return scene


def weigh(app: App, scene: TableScene) -> None:
    """Let what is ready be weighed, and what a hint waits for."""
    for _ in range(4):
        app.turn(0.05)
        scene.wait(120)
    app.turn(0.05)


def play(app: App, scene: TableScene, action: Action) -> None:
    assert isinstance(action, PlayCard)
    scene.focus(action.card.text)
    press(app, pygame.K_RETURN)
    settle(app, scene)


def settle(app: App, scene: TableScene) -> None:
    """Let what was held back be weighed to the end."""
    while scene.help._held is not None:
        scene.wait(120)
        app.turn(0.05)


def is_done(scene: TableScene, action: Action) -> bool:
    return action in scene.table.view(None).actions


def answer(app: App, number: int) -> None:
    dialog = app.top
    assert isinstance(dialog, DialogScene)
    dialog.press(item_of(dialog, f"answer-{number}"))


@pytest.mark.usefixtures("asked")
@pytest.mark.parametrize("size", [(1280, 720), (800, 1200)])
def test_the_card_that_is_asked_about_stays_bright(app: App, size: tuple[int, int]) -> None:
    """Of what lies over it, and beside it, nothing does."""
    resize(app, size)
    scene = playing(app)
    bad = scene.shown.view.legal[0]
    assert isinstance(bad, PlayCard)
    play(app, scene, bad)
    assert isinstance(app.top, DialogScene)
    stage, surface = scene.shown.stage, app.canvas.surface
    app._draw_layers(app._stack[:-1])
    before = surface.copy()
    app._draw_layers(app._stack)
    keys = stage.keys(scene.shown.view, scene.shown.places.anchor)
    seen = dict(zip(keys, stage.seen(scene.shown.view, scene.shown.places.anchor), strict=True))
    for key, rect in seen.items():
        place = rect.centerx, rect.top + app.canvas.px(14)
        assert _are_alike(surface.get_at(place), before.get_at(place)) == (key == bad.card.text), key


def _are_alike(one: pygame.Color, other: pygame.Color) -> bool:
    """Return True if nobody sees a difference: a picture of a card is not quite opaque."""
    return all(abs(tone - another) <= 8 for tone, another in zip(one, other, strict=True))


def _is_last_but_one(view: AnyView) -> bool:
    is_play = view.board.phase is Phase.PLAY and len(view.legal) > 1
    return is_play and view.board.acting == 0 and len(view.board.trick.cards) >= len(view.board.captured) - 2


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (800, 1200), (2560, 1440)])
@pytest.mark.parametrize(("game", "players"), [("goodge", 3), ("goodge", 4), ("spades", 4), ("spidge", 3)])
def test_the_question_lies_between_the_trick_that_it_is_about_and_the_hand(
    app: App, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], game: str, players: int
) -> None:
    """Most of each card of the trick is in sight, as bright as before, and so is the mark on the one led."""
    said = list[str]()
    monkeypatch.setattr(warning_module, "draw_tag", lambda _canvas, words, _tag: said.append(words))
    resize(app, size)
    levels = (None, *("novice",) * (players - 1))
    scene = open_spidge(app, 2) if game == "spidge" else open_table(app, levels, 3, game)
    play_to(app, scene, _is_last_but_one)
    shown, action = scene.shown, scene.shown.view.legal[0]
    before = app.canvas.surface.copy()
    about = doubted(shown, action)
    assert about is not None
    words = "Another card is enough to win this trick: the 10 of Hearts can win a later one. "
    words += "This choice is about 6 points worse than the best one."
    app.push(warning_scene(app, words, lambda: None, lambda: None, lambda: None, about))
    app.draw()
    panel, trick = item_of(top(app), "panel").rect, shown.view.board.trick
    assert panel.bottom < shown.places.hand_top
    for place in range(len(trick.cards)):
        pose = shown.places.trick((trick.leader + place) % len(shown.view.board.captured))
        share = (panel.top - (pose.y - pose.height / 2)) / pose.height
        assert share >= (0.6 if game == "spidge" else 0.88)
        at = round(pose.x), round(pose.y - 0.2 * pose.height)
        assert _are_alike(app.canvas.surface.get_at(at), before.get_at(at))
    mark, [card, *_] = about.mark(app.canvas), about._over
    assert mark is not None, "it says that this card is the one chosen"
    assert not panel.colliderect(mark.inflate(8, 8))
    pose = shown.stage.sprites[card].pose
    assert abs(mark.bottom - (pose.y - pose.height / 2)) <= app.canvas.px(8)
    assert said == [DONE.say()]


def test_a_bright_card_has_soft_edges_in_the_dark_and_the_winner_its_light(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice", "novice"), 3)
    play_to(app, scene, _is_last_but_one)
    shown, surface = scene.shown, app.canvas.surface
    about = doubted(shown, shown.view.legal[0])
    assert about is not None
    app.push(warning_scene(app, "It is a mistake.", lambda: None, lambda: None, lambda: None, about))
    app.draw()
    board, panel = shown.view.board, item_of(top(app), "panel").rect
    place = shown.presenter.game.winning_place(board.trick.cards, board.trump)
    for number, card in enumerate(board.trick.cards):
        picture, rect = shown.lying(card.text)
        rim = [(x, y) for y in range(30, rect.height // 3) for x in (*range(12), *range(rect.width - 12, rect.width))]
        soft = [at for at in rim if 60 < picture.get_at(at).a < 200]
        assert soft
        for x, y in soft if number != place else ():
            tone, seen = picture.get_at((x, y)), surface.get_at((rect.left + x, rect.top + y))
            assert abs(seen.r - tone.r * tone.a // 255) <= 20
        beside = surface.get_at((rect.left - 4, rect.centery + 20))
        assert beside.r > 45 or number != place
        assert not panel.collidepoint(rect.midbottom)


@pytest.mark.usefixtures("asked")
def test_a_bad_choice_is_asked_about_once(app: App) -> None:
    scene = playing(app)
    bad = scene.shown.view.legal[0]
    play(app, scene, bad)
    assert isinstance(app.top, DialogScene)
    assert scene.help._judged is not None
    why = scene.help.words.why_not(scene.help._judged, bad, scene.help._against)
    assert text_of(app.top, "words") == hints.warning_words(bad, why, COST, scale_of("goodge").swing, bound=AT_MOST)
    assert not is_done(scene, bad)
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    assert scene.focus_key is None, "Enter does not play it"
    play(app, scene, bad)
    assert is_done(scene, bad)


@pytest.mark.usefixtures("asked")
def test_what_was_counted_against_a_card_is_told_with_its_cost(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def weigh(view: AnyView, *_: object) -> dict[Action, tuple[TakesLater]]:
        cards = [action for action in view.legal if isinstance(action, PlayCard)]
        return {action: (TakesLater(action.card, MANY, NONE),) for action in cards}

    monkeypatch.setattr(adviser, "counts_against", weigh)
    scene = playing(app)
    bad = scene.shown.view.legal[0]
    assert isinstance(bad, PlayCard)
    for proved in ("why_bad", "drawback"):
        monkeypatch.setattr(f"goodge.coach.warnings.{proved}", lambda *_: None)
    scene.wait(120)
    app.turn(0.05)
    play(app, scene, bad)
    kept = scene.shown.presenter.card_names.within(bad.card)
    counted = f"Kept, the {kept} takes a later trick in 8 of 10 deals; played now, it takes this one in none."
    assert text_of(top(app), "words").startswith(f"{counted} ")


def bidding(app: App, monkeypatch: pytest.MonkeyPatch) -> TableScene:
    """A person is asked for a bid of Spades; one of 3 is better than one of 7 by far, which mostly fails."""
    good, bad = Weighed(Bid(3), COST, 0.5), Weighed(Bid(7), 0.0, 0.4)
    advice = Advice(Bid(3), Judgement((good, bad), error=0.0, deals=40), good, bad)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    fails = Fails(Bid(7), MakeContract(0, 7), MANY)
    monkeypatch.setattr(adviser, "counts_against", lambda *_: {Bid(7): (fails,)})
    app.settings.warning = "blunders"
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    for _ in range(2):
        scene.wait(120)
        app.turn(0.05)
    return scene


def test_of_a_bid_of_tricks_its_cost_what_the_hand_is_good_for_and_how_often_it_fails_are_told(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = bidding(app, monkeypatch)
    outlook = outlook_of(scene.shown.view)
    held = reason_words(TricksHeld(outlook.fewest, outlook.most), ("Ann",), (0,), None)
    assert scene.help.asks_again(Bid(7), lambda: None)
    settle(app, scene)
    counted = "After a bid of 7 your contract succeeds in 2 of 10 deals"
    words = f"{held}. {counted}. This choice is about 30 points worse than the best one."
    assert text_of(top(app), "words") == words


@pytest.mark.usefixtures("asked")
def test_each_bad_choice_is_asked_about(app: App) -> None:
    """Whoever thinks again may think of something else that is as bad."""
    scene = playing(app)
    bad, worse = scene.shown.view.legal[:2]
    for action in (bad, worse):
        play(app, scene, action)
        assert isinstance(app.top, DialogScene), action
        press(app, pygame.K_ESCAPE)
    play(app, scene, bad)
    assert is_done(scene, bad)


def test_what_is_better_takes_the_place_of_the_bid_that_was_warned_of(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = bidding(app, monkeypatch)
    panel = scene.panel
    assert isinstance(panel, StepperPanel)
    while panel.amount < 7:
        panel.step(1)
    press(app, pygame.K_RETURN)
    settle(app, scene)
    answer(app, 0)
    app.turn(0.05)
    assert panel.amount == 3
    press(app, pygame.K_RETURN)
    assert is_done(scene, Bid(3))


@pytest.mark.usefixtures("asked")
def test_it_can_be_done_all_the_same_or_what_is_better_be_shown(app: App) -> None:
    scene = playing(app)
    bad, best = scene.shown.view.legal[0], scene.shown.view.legal[-1]
    play(app, scene, bad)
    answer(app, 0)
    app.turn(0.05)
    assert isinstance(best, PlayCard)
    assert scene.shown.marked == {best.card.text}
    assert scene.shown.captions.hint == hints.advice_words(best)
    assert scene.table.record.extra["hints"] == [1, 0, 0]
    other = playing(app)
    bad = other.shown.view.legal[0]
    play(app, other, bad)
    answer(app, 1)
    assert is_done(other, bad)
    assert "hints" not in other.table.record.extra


@pytest.mark.usefixtures("asked")
def test_what_is_better_is_shown_to_whoever_has_read_on_as_well(app: App) -> None:
    scene = playing(app)
    bad, best = scene.shown.view.legal[0], scene.shown.view.legal[-1]
    for _ in range(3):
        press(app, pygame.K_F2)
        scene.wait(120)
    assert scene.shown.captions.hint != hints.advice_words(best)
    play(app, scene, bad)
    answer(app, 0)
    assert scene.shown.captions.hint == hints.advice_words(best)


def test_of_a_bid_that_was_not_weighed_it_is_told_what_it_costs_at_least(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = Weighed(Pass(), COST, 0.5), Weighed(Bid(120), 0.0, 0.4)
    advice = Advice(Pass(), Judgement(options, error=0.0, deals=40), *options)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    app.settings.warning = "blunders"
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.AUCTION)
    scene.wait(120)
    app.turn(0.05)
    for bid, bound in ((Bid(250), AT_LEAST), (Bid(120), AT_MOST)):
        assert scene.help.asks_again(bid, lambda: None)
        settle(app, scene)
        assert text_of(top(app), "words") == hints.warning_words(bid, "", COST, scale_of("goodge").swing, bound=bound)
        press(app, pygame.K_ESCAPE)


def test_of_a_bid_that_was_not_weighed_it_is_told_how_often_a_lower_one_fails_already(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = Weighed(Pass(), COST, 0.5), Weighed(Bid(120), 0.0, 0.4)
    advice = Advice(Pass(), Judgement(options, error=0.0, deals=40), *options)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    fails = Fails(Bid(120), MakeBid(0, 120), MANY)
    monkeypatch.setattr(adviser, "counts_against", lambda *_: {Bid(120): (fails,)})
    app.settings.warning = "blunders"
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.AUCTION)
    for _ in range(2):
        scene.wait(120)
        app.turn(0.05)
    assert scene.help.asks_again(Bid(250), lambda: None)
    settle(app, scene)
    assert text_of(top(app), "words").startswith("Even a bid of 120 fails in 8 of 10 possible deals. ")


def test_the_bid_that_is_dialled_is_weighed_itself(app: App) -> None:
    """Few bids are weighed in advance: one far above them all would cost no more than the highest of these."""
    app.settings.warning = "blunders"
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.AUCTION)
    panel = scene.panel
    assert isinstance(panel, StepperPanel)
    while panel.amount < panel.highest:
        panel.step(5)
    for _ in range(3):
        app.turn(0.05)
        scene.wait(120)
    app.turn(0.05)
    judged = scene.help._judged
    assert judged is not None
    assert judged.done == Bid(panel.highest)
    press(app, pygame.K_RETURN)
    settle(app, scene)
    assert isinstance(app.top, DialogScene)
    assert not is_done(scene, Bid(panel.highest))


@pytest.mark.parametrize("is_advised", [True, False])
def test_whoever_dials_a_bid_and_makes_it_at_once_is_warned_as_well(app: App, *, is_advised: bool) -> None:
    app.settings.warning = "blunders"
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.AUCTION)
    panel = scene.panel
    assert isinstance(panel, StepperPanel)
    if is_advised:
        weigh(app, scene)
        assert scene.help._judged is not None
    while panel.amount < panel.highest:
        panel.step(5)
    press(app, pygame.K_RETURN)
    assert not is_done(scene, Bid(panel.highest))
    settle(app, scene)
    assert isinstance(app.top, DialogScene)


def test_a_bid_that_is_too_high_is_told_by_how_far_to_go_and_no_figure_of_a_lower_one(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = Weighed(Pass(), COST, 0.5), Weighed(Bid(120), 0.0, 0.4)
    advice = Advice(Pass(), Judgement(options, error=0.0, deals=40, limit=100), *options)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    app.settings.warning = "blunders"
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.AUCTION)
    scene.wait(120)
    app.turn(0.05)
    assert scene.help.asks_again(Bid(200), lambda: None)
    settle(app, scene)
    assert text_of(top(app), "words") == "Above 100, a bid is not worth the risk with this hand."


@pytest.mark.usefixtures("asked")
def test_the_best_choice_is_never_asked_about(app: App) -> None:
    scene = playing(app, "mistakes")
    best = scene.shown.view.legal[-1]
    play(app, scene, best)
    assert is_done(scene, best)


@pytest.mark.parametrize(
    ("warning", "costs"), [("blunders", {20.0}), ("mistakes", {10.0, 20.0}), ("inaccuracies", {5.0, 10.0, 20.0})]
)
def test_it_is_asked_from_the_chosen_grade_on(
    app: App, monkeypatch: pytest.MonkeyPatch, warning: str, costs: set[float]
) -> None:
    """In Goodge an inaccuracy costs 5 points, a mistake 10 and a blunder 20."""

    def advice(view: AnyView, *_: object) -> Advice:
        worths = zip(view.legal, (0.0, -4.0, -5.0, -10.0, -20.0), strict=False)
        options = tuple(Weighed(action, worth, 0.5) for action, worth in worths)
        return Advice(options[0].action, Judgement(options, error=0.5, deals=40), options[0], options[1])

    monkeypatch.setattr(adviser, "advice_for", advice)
    scene = playing(app, warning)
    asked = set()
    for action, cost in zip(scene.shown.view.legal, (0.0, 4.0, 5.0, 10.0, 20.0), strict=False):
        if scene.help.asks_again(action, lambda: None):
            settle(app, scene)
            asked.add(cost)
            press(app, pygame.K_ESCAPE)
    assert asked == costs


@pytest.mark.parametrize(("warning", "has_help"), [("off", True), ("blunders", False)])
def test_nothing_is_asked_or_weighed_where_there_are_no_warnings(
    app: App, asked: list[Action | None], warning: str, has_help: bool
) -> None:
    scene = playing(app, warning, has_help=has_help)
    bad = scene.shown.view.legal[0]
    play(app, scene, bad)
    assert is_done(scene, bad)
    assert asked == []


def test_what_is_not_judged_in_time_is_not_asked_about(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser.Adviser, "poll", lambda _: None)
    scene = playing(app)
    bad = scene.shown.view.legal[0]
    assert isinstance(bad, PlayCard)
    done = list[Action]()
    assert scene.help.asks_again(bad, lambda: done.append(bad)), "it waits for that"
    for _ in range(20):
        app.turn(0.05)
    assert not done
    assert scene.shown.captions.hint == hints.THINKING.say()
    for _ in range(60):
        app.turn(0.05)
    assert done == [bad], "but not for long"


def test_what_the_rules_forbid_is_refused_at_once_and_waits_for_nothing(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adviser.Adviser, "poll", lambda _: None)
    scene = playing(app)
    legal = scene.shown.view.legal
    while len(legal) == len(scene.shown.view.hand) or len(legal) < 2:
        assert scene.submit(legal[0], is_sure=True)
        ask_anew(app, scene)
        legal = scene.shown.view.legal
    off = next(card for card in scene.shown.view.hand if PlayCard(card) not in legal)
    assert not scene.submit(PlayCard(off))
    assert scene.help._held is None
    assert scene.shown.captions.refusal is not None


def test_what_waits_to_be_weighed_gives_way_to_another_choice(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser.Adviser, "poll", lambda _: None)
    scene = playing(app)
    first, last = scene.shown.view.legal[0], scene.shown.view.legal[-1]
    done = list[Action]()
    assert scene.help.asks_again(first, lambda: done.append(first))
    assert scene.help.asks_again(last, lambda: done.append(last))
    for _ in range(80):
        app.turn(0.05)
    assert done == [last]


@pytest.mark.usefixtures("asked")
@pytest.mark.parametrize("number", [0, 2])
def test_enter_is_taken_from_what_was_warned_of(app: App, number: int) -> None:
    scene = exchanging(app)
    assert scene.panel is not None
    scene.focus("lay-away")
    press(app, pygame.K_RETURN)
    settle(app, scene)
    assert isinstance(app.top, DialogScene)
    answer(app, number)
    assert top(app) is scene
    assert scene.focus_key is None
    assert scene.table.view(None).board.phase is Phase.EXCHANGE


def test_three_cards_ready_to_be_laid_away_are_weighed(app: App, asked: list[Action | None]) -> None:
    scene = exchanging(app)
    assert scene.panel is not None
    ready = scene.panel.considered
    assert ready is not None
    assert ready in asked
    press(app, pygame.K_RETURN)
    settle(app, scene)
    assert isinstance(app.top, DialogScene)
    answer(app, 1)
    assert scene.shown.view.board.phase is not Phase.EXCHANGE or is_done(scene, ready) or scene.table.has_steps


def test_three_bad_cards_stay_while_what_is_better_is_being_worked_out(
    app: App, asked: list[Action | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = exchanging(app)
    assert scene.panel is not None
    assert scene.panel.considered in asked
    scene.help._advice = None  # as where the judgement of what is ready came first
    with monkeypatch.context() as patch:
        patch.setattr(adviser.Adviser, "is_at_work", property(lambda _: True))
        press(app, pygame.K_RETURN)
        settle(app, scene)
        answer(app, 0)
        assert top(app) is scene
        press(app, pygame.K_RETURN)
        settle(app, scene)
        assert isinstance(app.top, DialogScene), "it is not shown yet"
        assert scene.table.view(None).board.phase is Phase.EXCHANGE
        answer(app, 1)
    assert top(app) is scene
    assert scene.table.view(None).board.phase is not Phase.EXCHANGE


@pytest.mark.usefixtures("asked")
def test_the_three_of_a_hint_that_was_left_again_are_got_ready_anew(app: App) -> None:
    scene = exchanging(app)
    press(app, pygame.K_F2, pygame.K_F2)
    weigh(app, scene)
    panel = scene.panel
    assert isinstance(panel, ExchangePanel)
    press(app, pygame.K_RETURN)
    best = set(panel.laid)
    assert scene.help._advice is not None
    assert scene.help._advice.action == Bury(in_order(best))
    panel.press_card(panel.laid[0])
    panel.press_card(next(card for card in scene.shown.view.hand if card not in best))
    weigh(app, scene)
    press(app, pygame.K_RETURN)
    settle(app, scene)
    answer(app, 0)
    assert top(app) is scene
    press(app, pygame.K_RETURN)
    assert set(panel.laid) == best, "Enter takes what is better, and does not lay away what was warned of"
    assert scene.shown.view.board.phase is Phase.EXCHANGE


def test_a_hint_has_its_reasons_though_three_cards_are_ready(app: App) -> None:
    """What is ready is weighed for a warning; a hint goes on to tell of what is advised, and why."""
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.EXCHANGE)
    app.settings.warning = "mistakes"
    ask_anew(app, scene)
    panel = scene.panel
    assert panel is not None
    for card in reversed(in_order(scene.shown.view.hand[:3])):
        panel.press_card(card)
    for presses in (0, 1, 1, 0):
        for _ in range(presses):
            press(app, pygame.K_F2)
        weigh(app, scene)
    assert scene.help._advice is not None
    assert scene.help._advice.reasons
    judged, ready = scene.help._judged, panel.considered
    assert judged is not None
    assert judged.done == ready, "in whatever order its cards were chosen"


# -- notes ----------------------------------------------------------------------------------------------------


def with_notes(app: App, game: str) -> TableScene:
    """A table in the middle of play, with all notes switched on."""
    app.settings.notes_gone = app.settings.notes_voids = app.settings.notes_left = True
    scene = open_table(app, ONE) if game == "goodge" else open_kin(app, game)
    play_to(app, scene, lambda view: len(view.board.tricks) >= 6)
    return scene


@pytest.mark.parametrize("game", FACES)
def test_the_notes_tell_what_has_been_seen_and_have_room(app: App, game: str) -> None:
    scene = with_notes(app, game)
    view, rules = scene.shown.view, scene.table.game
    press(app, pygame.K_k)
    assert isinstance(app.top, NotesScene)
    keys = {item.key for item in app.top.items}
    assert {key for key in keys if key.startswith("gone-")} == {f"gone-{card.text}" for card in cards_gone(view)}
    assert {key for key in keys if key.startswith("card-")} == {f"card-{card.text}" for card in rules.pack(view.rules)}
    lacking = {suit.letter for _, suit in known_voids(rules, view)}
    assert {key for key in keys if key.startswith("lacks-")} == {f"lacks-{letter}" for letter in lacking}
    left = points_to_win(view)
    tricks = rules.hand_size(view.rules) - len(view.board.tricks)
    assert (notes.tricks_left(tricks) if left is None else notes.points_left(left)) in text_of(app.top, "foot")
    for text_size in ("normal", "larger"):
        app.settings.text_size = text_size
        app.apply_settings()
        for size in SIZES:
            resize(app, size)
            assert_layout(app.top)
    press(app, pygame.K_k)
    assert top(app) is scene
    assert all(suit_of(card, view.board.trump) is not None for card in view.hand)


def test_each_note_is_there_only_if_it_is_wanted_and_by_mouse_as_well(app: App) -> None:
    scene = with_notes(app, "goodge")
    app.settings.notes_gone = app.settings.notes_voids = False
    app.apply_settings()
    button = scene.item("notes")
    assert button is not None
    click(app, button.rect.center)
    assert isinstance(app.top, NotesScene)
    keys = {item.key for item in app.top.items}
    assert not any(key.startswith(("card-", "lacks-", "suit-")) for key in keys)
    assert "foot" in keys
    click(app, (3, app.canvas.rect.height - 3))
    assert top(app) is scene


def test_why_there_are_no_notes_is_said(app: App) -> None:
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.AUCTION)
    assert scene.item("notes") is None
    press(app, pygame.K_k)
    assert scene.shown.captions.refusal == notes.SWITCHED_OFF.say()
    app.settings.notes_left = True
    press(app, pygame.K_k)
    assert scene.shown.captions.refusal == notes.NOT_YET.say()
    play_to(app, scene, in_phase(Phase.PLAY))
    press(app, pygame.K_k)
    assert isinstance(app.top, NotesScene)
    without = show_table(app, Table.start(replace(setup(ONE, 1, "goodge"), has_help=False), app.store))
    play_until(app, without, Phase.PLAY)
    press(app, pygame.K_k)
    assert without.shown.captions.refusal == notes.NO_HELP.say()
