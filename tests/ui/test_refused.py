"""What is said of something that cannot be done, for how long, and what an undo says."""

from __future__ import annotations

from collections.abc import Callable
from gettext import NullTranslations

import pygame
import pytest

from goodge.engine.actions import Action, PlayCard
from goodge.engine.cards import CROWN, Card, Suit, parse_cards
from goodge.engine.errors import Refusal
from goodge.engine.game import Phase
from goodge.engine.refusals import (
    BidTooLow,
    CallsStand,
    CardsSeen,
    Lead,
    MustFollow,
    TrumpNotBroken,
    WrongNumberLaidAway,
)
from goodge.ui.games import face_of
from goodge.ui.program.app import App
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.fans import outline
from goodge.ui.tabletop.places import LIFT
from goodge.ui.tabletop.sentences import GROUND
from goodge.ui.widgets.base import Item, Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording import phrases
from goodge.ui.wording.prompts import Prompt, asked_words
from goodge.ui.wording.refusals import card_refusal_words, refusal_words
from goodge.ui.wording.taken_back import taken_back_words

from .checks import click, press, settle, top
from .conftest import OpenApp
from .kin import label
from .narration import listen
from .tables import go_on, open_table, play_until, simple_choice

ONE = (None, "novice", "novice")
STANDS = refusal_words(CallsStand())


def unfit(app: App, scene: TableScene) -> Card:
    """Plays on until the person holds a card that may not be played now; that card."""
    play_until(app, scene, Phase.PLAY)
    while len(scene.shown.view.legal) in (1, len(scene.shown.view.hand)):
        assert scene.submit(simple_choice(scene))
        go_on(app, scene)
    settle(app)
    return next(card for card in scene.shown.view.hand if PlayCard(card) not in scene.shown.view.legal)


def with_motion(app: App) -> None:
    """From now on things move as usual."""
    app.settings.speed = "normal"
    app.apply_settings()


def press_card(app: App, scene: TableScene, card: Card) -> None:
    item = scene.item(card.text)
    assert item is not None
    click(app, item.rect.center)


@pytest.fixture
def refused(app: App) -> tuple[App, TableScene]:
    """A table at which an undo has been refused just now."""
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.EXCHANGE)
    with_motion(app)
    settle(app)
    press(app, pygame.K_u)
    assert scene.shown.captions.refusal == STANDS
    return app, scene


def test_a_refusal_goes_after_a_while(refused: tuple[App, TableScene]) -> None:
    app, scene = refused
    stood = 0.0
    while scene.shown.captions.refusal is not None:
        assert label(scene, "sentence") == STANDS
        app.turn(0.1)
        stood += 0.1
        assert stood < 6
    assert stood > 2, "it can be read"
    assert label(scene, "sentence") == asked_words(Prompt.LAY_AWAY)


def grounds(scene: TableScene) -> list[Item]:
    """The dark grounds under the words over the hand."""
    return [item for item in scene.items if item.key == GROUND]


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (800, 1200)])
def test_the_ground_of_a_long_refusal_keeps_off_the_tools(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, muted=True, text_size="larger")
    scene = open_table(app, ONE, seed=3)
    unfit(app, scene)
    for length in range(20, 70, 2):
        scene.shown.refuse(str, "m" * (length // 2) + " " + "i" * (length // 2))
        [ground], [words] = grounds(scene), [item for item in scene.items if item.key == "sentence"]
        assert isinstance(words, Label)
        fits = app.canvas.type.size(words.text, words.role)[0] <= words.rect.width - app.canvas.px(12)
        buttons = [item.rect for item in scene.items if isinstance(item, Button)]
        assert ground.rect.collidelist(buttons) < 0 or not fits


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440), (800, 1200)])
def test_in_larger_text_a_refusal_has_air_at_both_ends_and_is_no_wider_than_it_must(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size="larger")
    scene = open_table(app, ONE, seed=3)
    press_card(app, scene, unfit(app, scene))
    (ground,), said = grounds(scene), next(item for item in scene.items if item.key == "sentence")
    assert isinstance(said, Label)
    wide = app.canvas.type.size(said.text, said.role)[0]
    assert ground.rect.width - wide >= 2 * app.canvas.px(13)
    assert ground.rect.width <= 0.7 * size[0]
    assert ground.rect.collidelist([scene.shown.places.tools, scene.shown.places.own_plate]) < 0


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440), (800, 1200)])
def test_the_ground_of_a_refusal_reaches_as_far_over_its_words_as_under_them(
    open_app: OpenApp, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    scene = open_table(app, ONE, seed=3)
    press_card(app, scene, unfit(app, scene))
    [ground], words = grounds(scene), [item for item in scene.items if item.key in ("sentence", "detail")]
    first, last = (line for line in words if isinstance(line, Label))
    over = first.rect.centery - app.canvas.type.capital(first.role) / 2 - ground.rect.top
    under = ground.rect.bottom - last.rect.centery - app.canvas.type.capital(last.role) / 2
    beside = (ground.rect.width - app.canvas.type.size(first.text, first.role)[0]) / 2
    assert abs(over - under) <= 2
    assert beside > over >= app.canvas.px(7)


def test_a_refusal_stands_on_a_ground_of_its_own(app: App) -> None:
    """Its colour is at home on no felt."""
    scene = open_table(app, ONE, seed=3)
    card = unfit(app, scene)
    assert not grounds(scene)
    press_card(app, scene, card)
    [ground], [words] = grounds(scene), [item for item in scene.items if item.key == "sentence"]
    assert isinstance(words, Label)
    assert scene.shown.captions.refusal == words.text
    assert ground.rect.width > app.canvas.type.size(words.text, words.role)[0]
    assert ground.rect.top <= words.rect.top < ground.rect.bottom <= scene.shown.places.hand_top
    detail = next(item.rect for item in scene.items if item.key == "detail")
    assert ground.rect.bottom - detail.bottom >= app.canvas.px(5), "the line of the rule keeps off the rim"
    assert not any(item.rect.colliderect(ground.rect) for item in scene.items if isinstance(item, Button))
    cards = [outline(scene.shown.stage.targets(scene.shown.view)[each.text][0]) for each in scene.shown.view.hand]
    assert ground.rect.bottom < min(each.top for each in cards) - app.canvas.px(LIFT), "also where one is raised"
    scene.shown.unsay()
    assert not grounds(scene)


@pytest.mark.parametrize("size", [(800, 1200), (1080, 1920)])
def test_in_a_tall_window_the_ground_of_a_refusal_keeps_off_the_plate(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, speed="instant", muted=True)
    scene = open_table(app, ONE, seed=3)
    press_card(app, scene, unfit(app, scene))
    [ground] = grounds(scene)
    assert ground.rect.top - scene.shown.places.own_plate.bottom >= app.canvas.px(12)


class Marked(NullTranslations):
    """A language that marks every message."""

    def pgettext(self, context: str, message: str) -> str:
        return f"» {super().pgettext(context, message)}"


def test_a_refusal_is_told_in_the_language_in_use_from_now_on(
    refused: tuple[App, TableScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, scene = refused
    monkeypatch.setattr(phrases, "_translations", Marked())
    scene.refresh()
    assert label(scene, "sentence") == f"» {STANDS}"


def test_a_refusal_stays_while_the_mouse_moves(refused: tuple[App, TableScene]) -> None:
    app, scene = refused
    for item in scene.items[-30:]:
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=item.rect.center, rel=(1, 1), buttons=(0, 0, 0)))
        app.turn(0.02)
    assert scene.shown.captions.refusal == STANDS


@pytest.mark.parametrize(
    "do",
    [
        lambda app, _: press(app, pygame.K_RIGHT),
        lambda app, _: click(app, (640, 300)),
        lambda _, scene: scene.submit(simple_choice(scene)),
    ],
)
def test_a_refusal_goes_with_the_next_thing_done(
    refused: tuple[App, TableScene], do: Callable[[App, TableScene], object]
) -> None:
    app, scene = refused
    do(app, scene)
    app.turn(0.02)
    assert scene.shown.captions.refusal is None


def test_a_refusal_goes_when_somebody_else_acts(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    with_motion(app)
    assert scene.submit(simple_choice(scene))
    done = len(scene.table.record.rounds[-1])
    scene.say(lambda: "No")
    for _ in range(30):
        app.turn(0.02)
        scene.wait(120)
        if len(scene.table.record.rounds[-1]) > done:
            break
    app.turn(0.02)
    assert scene.shown.captions.refusal is None


def test_a_card_that_is_refused_is_named_and_shakes_where_it_lies(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    card = unfit(app, scene)
    with_motion(app)
    told = label(scene, "sentence")
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 300), rel=(0, 0), buttons=(0, 0, 0)))
    press_card(app, scene, card)
    assert label(scene, "sentence") != told
    refusal = scene.table.why_illegal(PlayCard(card))
    assert refusal is not None
    assert label(scene, "sentence") == card_refusal_words(card, refusal)
    sprite = scene.shown.stage.sprites[card.text]
    sways, poses = [], set()
    for _ in range(30):
        app.turn(0.02)
        sways.append(sprite.sway)
        if sprite.sway:
            poses.add(sprite.pose)
    assert min(sways) < 0 < max(sways)
    assert len(poses) == 1, "it shakes where it lies"
    assert sways[-1] == 0


def test_no_card_shakes_at_once(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    card = unfit(app, scene)
    press_card(app, scene, card)
    app.turn(0.02)
    app.turn(0.02)  # the card that is pointed at has been lifted
    assert scene.shown.timeline.is_idle
    assert scene.shown.stage.sprites[card.text].sway == 0


def test_an_undo_says_what_was_taken_back_with_what_followed(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    while len(scene.shown.view.legal) == 1:
        assert scene.submit(simple_choice(scene))
        go_on(app, scene)
    action = simple_choice(scene)
    assert scene.submit(action)
    go_on(app, scene)
    press(app, pygame.K_u)
    assert app.notices.shown == taken_back_words(action)


def test_each_undo_takes_the_place_of_what_was_said_of_the_one_before(app: App) -> None:
    scene, done = open_table(app, ONE, seed=3), list[Action]()
    play_until(app, scene, Phase.PLAY)
    while len(done) < 3:
        action = simple_choice(scene)
        done += [action] if len(scene.shown.view.legal) > 1 else []
        assert scene.submit(action)
        go_on(app, scene)
    said = set[str]()
    for _ in range(3):
        press(app, pygame.K_u)
        go_on(app, scene)
        assert app.notices.shown is not None
        assert len(app.notices._waiting) == 1
        said.add(app.notices.shown)
    assert len(said) > 1


def test_an_undo_of_the_last_move_alone_says_nothing(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    assert scene.submit(simple_choice(scene))
    press(app, pygame.K_u)
    assert app.notices.shown is None


# -- the rule behind it -------------------------------------------------------------------------------------------


def test_f1_opens_the_rule_by_which_a_card_was_refused(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    card = unfit(app, scene)
    with_motion(app)
    settle(app)
    press_card(app, scene, card)
    assert label(scene, "detail") == "Rule 8 · F1"
    press(app, pygame.K_F1)
    rules = top(app)
    assert isinstance(rules, RulesScene)
    settle(app)
    assert rules.sections[rules.current].number == 8
    press(app, pygame.K_ESCAPE)
    while scene.shown.captions.refusal is not None:
        app.turn(0.1)
    assert label(scene, "detail") != "Rule 8 · F1"
    assert scene.topic is None


def test_what_is_no_rule_of_the_game_leads_to_none(refused: tuple[App, TableScene]) -> None:
    _, scene = refused
    assert scene.topic is None
    assert "Rule" not in label(scene, "detail")


HEARTS = parse_cards(["4H", "9H"])


@pytest.mark.parametrize(
    ("game", "refusal", "phase", "title"),
    [
        ("goodge", BidTooLow(110), Phase.AUCTION, "The auction"),
        ("goodge", WrongNumberLaidAway(3), Phase.EXCHANGE, "The Stash"),
        ("goodge", MustFollow(Suit.HEARTS, Lead.SUIT, HEARTS), Phase.PLAY, "Tricks"),
        ("goodge", MustFollow(Suit.HEARTS, Lead.TRUMP, HEARTS), Phase.PLAY, "Tricks"),
        ("goodge", MustFollow(Suit.HEARTS, Lead.TRUMP, (CROWN,)), Phase.PLAY, "The Crown"),
        ("spades", CardsSeen(), Phase.BIDDING, "Blind nil"),
        ("spades", TrumpNotBroken(HEARTS[0]), Phase.PLAY, "Tricks"),
        ("pride", MustFollow(Suit.SPADES, Lead.JOKER, HEARTS), Phase.PLAY, "Trump"),
        ("pride", MustFollow(Suit.HEARTS, Lead.SUIT, HEARTS), Phase.PLAY, "Tricks"),
        ("spidge", MustFollow(Suit.HEARTS, Lead.JOKERS_CANCELLED, HEARTS), Phase.PLAY, "The jokers"),
        ("spidge", TrumpNotBroken(HEARTS[0]), Phase.PLAY, "Tricks"),
    ],
)
def test_each_refusal_has_its_rule(game: str, refusal: Refusal, phase: Phase, title: str) -> None:
    paper = face_of(game).paper
    number = paper.rule_against(refusal, phase)
    assert [section.title for section in paper.rules if section.number == number] == [title]


def test_a_card_that_is_refused_keeps_its_place_in_the_hand(app: App) -> None:
    scene = open_table(app, ONE)
    card = unfit(app, scene)
    listen(app)
    order = [held.text for held in scene.shown.stage.hand_order(scene.shown.view)]
    app.turn(0.05)
    scene.focus(card.text)
    press(app, pygame.K_RETURN)
    assert scene.shown.captions.refusal is not None
    assert scene.focus_key == card.text
    press(app, pygame.K_RIGHT)
    assert scene.focus_key == order[(order.index(card.text) + 1) % len(order)]


def test_words_stand_in_the_middle_where_no_tool_stands_beside_them(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(speed="instant", muted=True, text_size="larger")
    scene = open_table(app, (None, *("novice",) * 3))
    play_until(app, scene, Phase.AUCTION)
    long = "70 points in hand · longest suits: 3 spades, 3 diamonds, and the Crown"
    monkeypatch.setattr(type(scene.panel), "detail", lambda *_: long)
    scene.refresh()
    words = {item.key: item for item in scene.items if isinstance(item, Label)}
    assert words["detail"].text == long
    ends = app.canvas.type.size(long, words["detail"].role)[0] // 2 + app.canvas.rect.centerx
    assert ends + app.canvas.px(18) > scene.shown.places.tools.left, "a tool would be in its way"
    for key in ("sentence", "detail"):
        assert abs(words[key].rect.centerx - app.canvas.rect.centerx) <= 1
