"""Where the title's buttons stand: always in the same place, and large enough for a finger."""

from __future__ import annotations

from itertools import product
from typing import Any

import pygame
import pytest

from goodge.coach.ideas import IDEAS
from goodge.table.evening import Progress, write_progress
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import Role
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages
from goodge.ui.program.window import Window
from goodge.ui.scenes.title import scene as title
from goodge.ui.scenes.title.picture import TitlePicture
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.buttons import Button

from .checks import assert_layout, press
from .conftest import OpenApp
from .menus import buttons_of, item_of, knows_the_game, leave_a_match

FOUR = MatchSetup(tuple(SeatSetup(name, None) for name in ("Ann", "Ben", "Cleo", "Dan")), {}, 7, "spades")
WINDOWS = ((800, 600), (960, 600), (1280, 720), (2560, 1440), (800, 1200))


def places(app: App) -> dict[str, tuple[int, ...]]:
    """Return the places of all buttons but those to a match under way."""
    scene = TitleScene(app)
    app.reset(scene)
    return {key: tuple(item_of(scene, key).rect) for key in buttons_of(scene) if key not in ("continue", "others")}


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The places at which the wordmark and the cards have been laid."""
    noted, lay = list[object](), TitlePicture.lay

    def note(picture: TitlePicture, canvas: Canvas, wordmark: pygame.Rect, *rest: Any) -> None:
        noted.append((tuple(wordmark), *rest))
        lay(picture, canvas, wordmark, *rest)

    monkeypatch.setattr(TitlePicture, "lay", note)
    return noted


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("is_new", [False, True])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.usefixtures("no_pictures")
def test_no_button_moves_when_a_match_is_saved_and_the_name_only_in_a_tall_window(
    open_app: OpenApp, laid: list[Any], size: tuple[int, int], is_new: bool, text_size: str
) -> None:
    app = open_app(size, muted=True, text_size=text_size)
    if not is_new:
        knows_the_game(app)
    none = places(app)
    leave_a_match(app)
    one = places(app)
    Table.start(FOUR, app.store).close()
    assert none == one == places(app)
    without, *waiting = laid
    assert len(waiting) == 2
    assert waiting[0] == waiting[1]
    assert size[0] < size[1] or waiting[0][0] == without[0]


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.usefixtures("no_pictures")
def test_the_cards_fill_the_room_where_no_match_is_under_way(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, muted=True)
    knows_the_game(app)
    scene = TitleScene(app)
    app.reset(scene)
    is_tall, px = size[0] < size[1], app.canvas.px
    below, beside = item_of(scene, "new" if is_tall else "quit").rect, item_of(scene, "day").rect
    cards = scene.picture.place
    assert below.top - cards.bottom <= px(80) or cards.left - beside.right <= px(30), "as large as there is room"
    assert is_tall or cards.left - beside.right >= px(16)
    assert not any(cards.inflate(0, -px(70)).colliderect(item_of(scene, key).rect) for key in ("people", "quit"))
    leave_a_match(app)
    scene = TitleScene(app)
    app.reset(scene)
    assert item_of(scene, "tray").rect.top > scene.picture.place.bottom
    assert scene.picture.place.bottom < cards.bottom


@pytest.mark.parametrize("size", [size for size in WINDOWS if size[0] > size[1]])
@pytest.mark.usefixtures("no_pictures")
def test_the_way_out_stands_under_the_way_to_the_people(open_app: OpenApp, size: tuple[int, int]) -> None:
    found = places(open_app(size, muted=True))
    (people, _, wide, _), (out, _, width, _) = found["people"], found["quit"]
    assert (people, wide) == (out, width)


@pytest.mark.parametrize("is_new", [False, True])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.usefixtures("no_pictures")
def test_both_sides_have_the_same_margin_and_the_buttons_begin_close_under_the_name(
    open_app: OpenApp, laid: list[Any], size: tuple[int, int], is_new: bool
) -> None:
    app = open_app(size, muted=True)
    if not is_new:
        knows_the_game(app)
    found = places(app)
    edge = size[0] - found["new"][0]
    right = [found[key][0] + found[key][2] for key in ("people", "quit")]
    assert all(abs(each - edge) <= 2 for each in right)
    (_, top, _, high), *_ = laid[-1]
    under = min(place[1] for key, place in found.items() if key not in ("people", "quit")) - top - high
    if size[0] > size[1]:
        assert under <= app.canvas.px(60)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.usefixtures("no_pictures")
def test_the_keys_keep_off_the_lowest_button(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, muted=True, text_size="larger")
    scene = TitleScene(app)
    app.reset(scene)
    lowest, hints = item_of(scene, "score").rect, item_of(scene, "hints").rect
    assert hints.top - lowest.bottom >= app.canvas.px(10)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.usefixtures("no_pictures")
def test_what_stands_at_the_foot_keeps_apart_in_every_language(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, muted=True, text_size="larger")
    for code in named_languages():
        app.settings.language = code
        app.apply_settings()
        scene = TitleScene(app)
        app.reset(scene)
        foot = sorted(item.rect.left for item in scene.items if item.key in ("hints", "version", "quit"))
        ends = sorted(item.rect.right for item in scene.items if item.key in ("hints", "version", "quit"))
        assert all(left - right >= app.canvas.px(10) for right, left in zip(ends, foot[1:], strict=False)), code


@pytest.mark.usefixtures("no_pictures")
def test_buttons_are_measured_in_points(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = places(open_app((800, 600), muted=True))
    monkeypatch.setattr(Window, "density", 2.0)
    fine = places(open_app((1600, 1200), muted=True))
    for key in ("score", "people", "quit"):
        assert abs(fine[key][3] - 2 * plain[key][3]) <= 2, key


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.usefixtures("no_pictures")
def test_which_round_of_the_first_evening_comes_next_is_not_cut(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, muted=True, text_size="larger")
    app.home.evening.root.mkdir(exist_ok=True)
    for code, upcoming in product(named_languages(), range(len(IDEAS["goodge"]))):
        app.settings.language = code
        app.apply_settings()
        write_progress(app.home.evening, Progress(frozenset(IDEAS["goodge"][:upcoming])))
        scene = TitleScene(app)
        app.reset(scene)
        button = item_of(scene, "evening")
        assert isinstance(button, Button)
        assert button.note, (code, upcoming)
        assert not button.note.endswith("…"), button.note


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.usefixtures("no_pictures")
def test_all_ways_are_in_one_size_of_letters(open_app: OpenApp, size: tuple[int, int], language: str) -> None:
    app = open_app(size, muted=True, text_size="larger", language=language)
    knows_the_game(app)
    leave_a_match(app)
    scene = TitleScene(app)
    app.reset(scene)
    ways = [item for item in scene.items if isinstance(item, Button) and item.key not in ("people", "quit")]
    assert len(ways) > 6
    assert len({way._fitting(scene.canvas)[0] for way in ways}) == 1


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", [size for size in WINDOWS if size[0] > size[1]])
@pytest.mark.usefixtures("no_pictures")
def test_the_matches_under_way_keep_off_the_way_out_and_the_cards(
    open_app: OpenApp, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, muted=True, text_size=text_size)
    knows_the_game(app)
    leave_a_match(app)
    Table.start(FOUR, app.store).close()
    scene = TitleScene(app)
    app.reset(scene)
    tray, out, px = item_of(scene, "tray").rect, item_of(scene, "quit").rect, scene.canvas.px
    assert out.top - tray.bottom >= px(12)
    assert tray.top - scene.picture.place.bottom >= px(12), "the cards do not stand on it"


@pytest.mark.usefixtures("no_pictures")
def test_what_is_said_of_a_match_under_way_is_no_larger_than_its_button_words(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((1280, 720), muted=True, text_size="larger")
    knows_the_game(app)
    leave_a_match(app)
    Table.start(FOUR, app.store).close()
    scene = TitleScene(app)
    app.reset(scene)
    button, drawn = item_of(scene, "continue"), dict[str, float]()
    assert isinstance(button, Button)
    monkeypatch.setattr(Canvas, "text", lambda _, text, role, *rest: drawn.update({text: role.size}))  # noqa: ARG005
    button.draw(scene.canvas, focused=False)
    assert drawn[button.note or ""] < drawn[button.text]


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.usefixtures("no_pictures")
def test_both_ways_to_matches_under_way_stand_on_the_same_lines_in_letters_of_one_size(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, muted=True, text_size=text_size)
    knows_the_game(app)
    leave_a_match(app)
    Table.start(FOUR, app.store).close()
    monkeypatch.setattr(title, "how_it_stands", lambda _: ["Goodge", "Round 2", "Dan leads with 200"])
    scene, lines = TitleScene(app), dict[str, list[tuple[object, int, int]]]()
    app.reset(scene)
    for key in ("continue", "others"):
        drawn = lines[key] = []

        def note(_canvas: Canvas, _text: str, role: Role, rect: pygame.Rect, *_: Any) -> None:
            drawn.append((role, rect.top, rect.height))  # noqa: B023

        monkeypatch.setattr(Canvas, "text", note)
        item_of(scene, key).draw(scene.canvas, focused=False)
    assert len(lines["continue"]) == 2
    assert lines["continue"] == lines["others"]


@pytest.mark.usefixtures("no_pictures")
def test_the_way_to_a_match_is_wider_for_larger_text(open_app: OpenApp) -> None:
    widths = list[int]()
    for text_size in ("normal", "larger"):
        app = open_app((1280, 720), muted=True, text_size=text_size)
        knows_the_game(app)
        leave_a_match(app)
        scene = TitleScene(app)
        app.reset(scene)
        widths.append(item_of(scene, "tray").rect.width)
        assert_layout(scene)
    assert widths[1] >= 1.15 * widths[0]


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440), (960, 600)], ids=str)
def test_up_and_down_lead_over_the_match_under_way_that_stands_between(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    app = open_app(size, muted=True)
    knows_the_game(app)
    leave_a_match(app)
    scene = TitleScene(app)
    app.reset(scene)
    scene.focus("quit")
    press(app, pygame.K_UP)
    assert scene.focus_key == "continue"
    press(app, pygame.K_DOWN)
    assert scene.focus_key == "quit"
    scene.focus("people")
    press(app, pygame.K_DOWN)
    assert scene.focus_key == "continue"
    press(app, pygame.K_UP)
    assert scene.focus_key == "people"


@pytest.mark.usefixtures("no_pictures")
def test_tools_stand_back_behind_the_ways_to_a_match(open_app: OpenApp) -> None:
    app = open_app((1280, 720), muted=True)
    knows_the_game(app)
    leave_a_match(app)
    scene = TitleScene(app)
    app.reset(scene)
    styles = {item.key: item.style for item in scene.items if isinstance(item, Button)}
    assert {styles[key] for key in ("rules", "settings", "matches", "score")} == {"faint"}
    assert {styles[key] for key in ("new", "day", "tournament", "practice")} == {"plain"}
    assert styles["continue"] == "primary"


@pytest.mark.usefixtures("no_pictures")
def test_in_a_tall_window_the_matches_under_way_are_as_wide_as_the_buttons_under_them(open_app: OpenApp) -> None:
    app = open_app((800, 1200), muted=True)
    knows_the_game(app)
    leave_a_match(app)
    scene = TitleScene(app)
    app.reset(scene)
    tray = item_of(scene, "tray").rect
    assert (tray.left, tray.right) == (item_of(scene, "new").rect.left, item_of(scene, "day").rect.right)


@pytest.mark.parametrize("is_new", [False, True])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.usefixtures("no_pictures")
def test_tools_are_lower_than_the_ways_to_a_match_where_there_is_room(
    open_app: OpenApp, size: tuple[int, int], is_new: bool
) -> None:
    app = open_app(size, muted=True)
    if not is_new:
        knows_the_game(app)
    found = places(app)
    ways, tools = ({found[key][3] for key in keys} for keys in (("new", "practice"), ("rules", "score")))
    assert len(ways) == len(tools) == 1
    assert max(tools) <= max(ways)
    if not is_new and size[1] > 600:
        assert max(tools) < 0.8 * max(ways)
