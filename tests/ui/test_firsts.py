"""A few words at the first time of something, at a real table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
import pytest

from goodge.coach.firsts import First
from goodge.coach.ideas import Line
from goodge.engine.actions import Action, Bid, Pass, PlayCard
from goodge.engine.cards import CROWN
from goodge.engine.game import Phase
from goodge.engine.games import MAIN_GAME
from goodge.table.firsts import Firsts, Once
from goodge.ui.games.goodge.exchange import ExchangePanel
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.bubble import Bubble
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.evening import LINES
from goodge.ui.wording.firsts import AT_TABLE, FIRSTS, I_KNOW_TIP
from goodge.ui.wording.prompts import asked_words

from .checks import SIZES, assert_layout, press, resize, settle, unseen
from .conftest import OpenApp
from .menus import item_of
from .tables import go_on, open_table, simple_choice

pytestmark = pytest.mark.usefixtures("no_pictures")
ONE = (None, "novice", "novice")
_FROM: dict[Once, int] = {
    First.SHORT_SUIT: 11,
    Line.JOKER_HIGH: 10,
}  # the first deal to try, where many before it come to nothing


@pytest.fixture
def app(open_app: OpenApp) -> App:
    return open_app(speed="instant", muted=True, claims=False, first_hints=True)


def until(app: App, first: Once, game: str = MAIN_GAME) -> TableScene:
    """A table at which this is said, of the first deal that comes to it."""
    levels = ONE if game != "spades" and game != "pride" else (*ONE, "novice")
    app.settings.first_hints, app.settings.claims = True, False
    app.home.evening.firsts_file().unlink(missing_ok=True)
    with unseen():
        scene = _first(app, first, game, levels, range(_FROM.get(first, 1), 40))
    settle(app)
    return scene


def _first(app: App, first: Once, game: str, levels: tuple[str | None, ...], seeds: Sequence[int]) -> TableScene:
    for seed in seeds:
        scene = open_table(app, levels, seed, game)
        for _ in range(60):
            come(app, scene)
            if scene.firsts.line is first:
                return scene
            if app.top is not scene:
                break
            if scene.is_held:
                scene.director.release()
            else:
                choice = simple_choice(scene)
                assert scene.submit(choice if not isinstance(choice, Bid) or choice.amount < 120 else Pass())
        app.pop()
    raise AssertionError(f"{first} is never said")


def come(app: App, scene: TableScene) -> None:
    """Lets time pass until a person is asked, or a trick stays."""
    for _ in range(2000):
        app.turn(0.05)
        scene.wait(120)
        if app.top is not scene or scene.is_held or (scene.panel is not None and scene.shown.timeline.is_idle):
            app.turn(0.05)
            return
    raise AssertionError("nothing comes")


OFTEN: tuple[tuple[Once, str], ...] = (
    *((first, MAIN_GAME) for first in First if first not in (First.BID_LOST, First.CROWN_ASKS)),
    (Line.BID_TRICKS, "spades"),
    (Line.PARTNER_WINS, "spades"),
    (Line.BOARD_BID, "pride"),
    (Line.JOKER_HIGH, "pride"),
    (Line.NO_BIDS, "spidge"),
    (Line.DUMMY_YOURS, "spidge"),
)


def _show(app: App, first: Once, game: str) -> None:
    until(app, first, game)


SCREENS: dict[str, Callable[[App], None]] = {
    f"first time: {first.value}": partial(_show, first=first, game=game) for first, game in OFTEN
}


@pytest.mark.parametrize(("first", "game"), OFTEN)
def test_it_is_said_once(app: App, first: Once, game: str) -> None:
    scene = until(app, first, game)
    said = [item.text for item in scene.items if isinstance(item, Label)]
    phrase = FIRSTS[first] if isinstance(first, First) else {**LINES, **AT_TABLE}[first]
    opening = phrase.message.split("{", maxsplit=1)[0]
    assert [text for text in said if text.startswith(opening)]
    assert_layout(scene)
    assert first in Firsts.load(app.home).said  # while it still stands there, so that no crash has it said again
    app.pop()


def test_nobody_is_told_off_for_a_card_that_a_hint_has_advised(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = until(app, First.ONE_GIVEN).table.setup.seed
    app.home.evening.firsts_file().unlink()
    submit = TableScene.submit

    def follow_hint(scene: TableScene, action: Action) -> bool:
        scene.table.note_advised(action)
        return submit(scene, action)

    monkeypatch.setattr(TableScene, "submit", follow_hint)
    with unseen(), pytest.raises(AssertionError, match="never said"):
        _first(app, First.ONE_GIVEN, MAIN_GAME, ONE, [seed])


def test_a_trick_that_something_is_said_about_stays(app: App) -> None:
    scene = until(app, First.ONE_WON)
    assert scene.is_held
    press(app, pygame.K_RETURN)
    go_on(app, scene)
    assert scene.firsts.line is not First.ONE_WON


def test_of_an_auction_it_is_told_what_a_bid_risks_and_which_key_tells_how_far_to_go(app: App) -> None:
    scene = until(app, First.SAFE_BID)
    said = [item.text for item in scene.items if isinstance(item, Label)]
    assert "Fall short, and you lose as many points as you bid." in said
    below = next(text for text in said if text.endswith("H: how far to go with these cards"))
    assert "points in hand" in below, "a bid is made by that"
    golden = [item.key for item in scene.items if isinstance(item, Button) and item.style == "primary"]
    assert not golden, "a hint may know better"
    press(app, pygame.K_h)
    assert scene.shown.captions.hint


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_what_to_do_with_the_stash_is_said_once(app: App, size: tuple[int, int], text: str) -> None:
    scene = until(app, First.STASH)
    app.settings.text_size = text
    resize(app, size)
    said = {item.key: item.text for item in scene.items if isinstance(item, Label)}
    asks = {"sentence": "Keep what you like and lay away any three cards", "head": "The Stash: lay away three cards"}
    [(key, asked)] = [(key, words) for key, words in said.items() if "three cards" in words]
    assert asked == asks[key]
    assert (key == "sentence") == ("bubble-words" in said), "over the Stash where the sentence has no place"
    assert "Nobody else sees these three. The last trick wins their points." in said.values()
    assert_layout(scene)


def test_what_is_said_of_the_stash_points_at_it(app: App) -> None:
    scene = until(app, First.STASH)
    bubble, panel = item_of(scene, "bubble"), scene.panel
    assert isinstance(bubble, Bubble)
    assert isinstance(panel, ExchangePanel)
    assert bubble.to is not None
    assert any(panel.slot_rect(slot).inflate(20, 20).collidepoint(bubble.to) for slot in range(3))


def test_in_play_what_to_do_now_stands_under_what_is_said(app: App) -> None:
    scene = until(app, First.CROWN)
    assert scene.panel is not None
    below = item_of(scene, "detail")
    assert isinstance(below, Label)
    assert below.text == asked_words(scene.panel.prompt, scene.shown.asked_name)
    assert item_of(scene, "bubble").rect.contains(below.rect)
    assert below.rect.bottom <= item_of(scene, "know").rect.top


def test_a_bubble_points_at_nothing_where_it_is_about_the_whole_hand(app: App) -> None:
    scene = until(app, First.SAFE_BID)
    bubble = item_of(scene, "bubble")
    assert isinstance(bubble, Bubble)
    assert bubble.to is None


def test_i_know_goes_with_its_bubble_when_a_hint_takes_the_place(app: App) -> None:
    scene = until(app, First.STASH)
    assert scene.item("know") is not None
    press(app, pygame.K_F2)
    assert not [item for item in scene.items if isinstance(item, Bubble)]
    assert scene.item("know") is None


def test_i_know_stands_inside_its_bubble_where_there_is_room(app: App) -> None:
    scene = until(app, First.SAFE_BID)
    assert item_of(scene, "bubble").rect.contains(item_of(scene, "know").rect)


@pytest.mark.parametrize(
    ("first", "size"), [(First.STASH, (1280, 720)), (First.STASH, (2560, 1440)), (First.CROWN, (800, 600))]
)
def test_i_know_stands_under_the_words_of_a_bubble_with_no_room_beside_them(
    app: App, first: First, size: tuple[int, int]
) -> None:
    scene = until(app, first)
    resize(app, size)
    settle(app)
    bubble, know = item_of(scene, "bubble").rect, item_of(scene, "know").rect
    assert bubble.contains(know)
    words = [item for item in scene.items if isinstance(item, Label) and item.text and bubble.contains(item.rect)]
    assert words
    assert all(item.rect.bottom <= know.top for item in words)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)], ids=str)
def test_i_know_stands_at_one_place_of_every_bubble(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    for first in (First.SAFE_BID, First.STASH, First.CROWN):
        scene = until(app, first)
        bubble, know = item_of(scene, "bubble").rect, item_of(scene, "know").rect
        words = [item.rect for item in scene.items if isinstance(item, Label) and bubble.contains(item.rect)]
        assert abs(know.centerx - bubble.centerx) <= 1
        assert max(place.bottom for place in words) <= know.top
        app.pop()


def test_i_know_ends_it_for_good_and_the_settings_bring_it_back(app: App) -> None:
    scene = until(app, First.SAFE_BID)
    item = scene.item("know")
    assert item is not None
    scene.focus("know")
    press(app, pygame.K_RETURN)
    assert not app.settings.first_hints
    assert app.notices.shown == I_KNOW_TIP.say(), "whoever meant no more than “yes” is told"
    assert scene.firsts.line is None
    assert scene.item("know") is None
    assert scene.submit(Pass())
    go_on(app, scene)
    assert scene.firsts.line is None


def test_the_key_that_has_the_rest_played_is_not_i_know(app: App) -> None:
    scene = until(app, First.CROWN)
    assert scene.offers.own is not None
    assert scene.offers.own.key == "know"
    press(app, pygame.K_e)
    assert app.settings.first_hints
    assert not scene.driver.plays_for_people


def test_without_help_nothing_is_said(app: App) -> None:
    scene = open_table(app, ONE)
    scene.table.setup = type(scene.table.setup)(scene.table.setup.seats, has_help=False)
    go_on(app, scene)
    assert scene.shown.view.board.phase is Phase.AUCTION
    assert scene.firsts.line is None


def test_the_crown_is_pointed_at_where_it_lies(app: App) -> None:
    scene = until(app, First.CROWN)
    crown, arrow, bubble = item_of(scene, CROWN.text), item_of(scene, "bubble-arrow"), item_of(scene, "bubble")
    assert isinstance(bubble, Bubble)
    assert bubble.to is None
    assert crown.rect.left <= arrow.rect.centerx <= crown.rect.right
    assert arrow.rect.bottom <= crown.rect.top
    assert abs(bubble.rect.centerx - scene.shown.places.sentence.centerx) <= 1, "its tip would not reach the Crown"
    for words in ("sentence", "know"):
        assert bubble.rect.contains(item_of(scene, words).rect)
    assert {item.key for item in scene.items if "bubble" in item.key} == {"bubble", "bubble-arrow"}, "no bent line"
    assert scene.shown.lit == {CROWN.text}
    resize(app, (800, 1200))
    crown, bubble = item_of(scene, CROWN.text), item_of(scene, "bubble")
    assert isinstance(bubble, Bubble)
    assert bubble.to == crown.rect.center, "where it lies under the bubble"
    assert scene.submit(PlayCard(CROWN))
    go_on(app, scene)
    assert scene.shown.lit == set()


@pytest.mark.parametrize("size", [(800, 600), (960, 600), (1280, 720), (800, 1200)], ids=str)
@pytest.mark.usefixtures("no_thread")
def test_it_covers_nothing_in_any_window(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    for first in (First.SAFE_BID, First.STASH, First.ONE_WON):
        scene = until(app, first)
        assert_layout(scene)
        app.pop()


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (800, 1200)], ids=str)
def test_the_bubble_stands_off_the_panel_that_asks(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = until(app, Line.BID_TRICKS, "spades")
    bubble, nil = item_of(scene, "bubble").rect, next(item for item in scene.items if item.key == "nil")
    grounds = [item.rect for item in scene.items if item.is_backing and item.rect.contains(nil.rect)]
    grounds = [rect for rect in grounds if not rect.contains(bubble)]
    assert grounds
    assert bubble.collidelist(grounds) < 0


def test_nothing_is_said_while_the_rest_plays_itself(app: App) -> None:
    scene = until(app, First.ONE_WON)
    scene.is_hurried = True
    app.turn(0.0)
    assert scene.firsts.line is None
    assert not any(isinstance(item, Bubble) for item in scene.items)
