"""Scenes fade into one another and over one another, looked at frame by frame."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from goodge.table.day_book import DayBook
from goodge.table.days import FIRST_DAY
from goodge.table.match_table import Table
from goodge.ui.motion.motions import Entrance
from goodge.ui.motion.speeds import CALM_SHARE, CROSS_FADE
from goodge.ui.program.app import App
from goodge.ui.program.crossfade import CrossFade
from goodge.ui.scenes.day.scene import DayScene
from goodge.ui.scenes.dialog import DialogAnswer, DialogScene
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.scene import TableScene

from .checks import apart, pixels, press, resize, settle, top
from .conftest import OpenApp
from .fading import FRAMES, STEP, at_rest, frame
from .tables import go_on, open_curtain, setup


@pytest.fixture
def app(open_app: OpenApp, no_thread: None) -> App:  # noqa: ARG001
    return at_rest(open_app)


def keeps_picture(app: App) -> bool:
    return app.fade._picture is not None


def settings(app: App) -> None:
    app.push(SettingsScene(app))


def pause(app: App) -> None:
    app.push(PauseScene(app))


def question(app: App) -> None:
    app.push(DialogScene(app, "Stop?", "It is late.", [DialogAnswer("Yes"), DialogAnswer("No")]))


def rules(app: App) -> None:
    app.open_rules()


def new_game(app: App) -> None:
    app.push(NewGameScene(app))


def day(app: App) -> None:
    app.push(DayScene(app, DayBook(app.home, may_save=False), lambda: FIRST_DAY))


OPENINGS = (settings, pause, question, rules)


@pytest.mark.parametrize("closes", [False, True])
@pytest.mark.parametrize("opens", OPENINGS)
def test_one_scene_fades_into_the_other(app: App, opens: Callable[[App], None], *, closes: bool) -> None:
    before = app.canvas.surface.copy()
    opens(app)
    if closes:
        settle(app)
        before = app.canvas.surface.copy()
        app.pop()
    seen = [frame(app) for _ in range(FRAMES + 2)]
    after = seen[-1]
    assert not app.turn(STEP)
    assert pixels(app) == after.get_buffer().raw
    whole = apart(before, after)
    assert whole > 1
    assert apart(before, seen[0]) < 0.01 * whole, "it begins with what was there"
    way = [apart(before, each) for each in seen]
    assert way == sorted(way)
    assert max(b - a for a, b in pairwise(way)) < whole / 3, "nothing cuts"


PAGES = {
    "settings": (settings, pygame.K_PAGEDOWN),
    "the rules of another game": (rules, "game"),
    "new game, more": (new_game, pygame.K_PAGEDOWN),
    "new game, how many": (new_game, "players"),
    "new game, another game": (new_game, "game"),
    "the day's deal of another game": (day, "game"),
}


def open_at(app: App, opens: Callable[[App], None], page: int | str) -> int:
    """Open a scene; return the key that turns to another page of it: one of its own, or in a row of choices."""
    opens(app)
    settle(app)
    if isinstance(page, int):
        return page
    top(app).focus(page)
    settle(app)
    return pygame.K_RIGHT


@pytest.mark.parametrize(("opens", "page"), PAGES.values(), ids=PAGES)
def test_one_page_of_a_scene_fades_into_the_next(app: App, opens: Callable[[App], None], page: int | str) -> None:
    key = open_at(app, opens, page)
    before = app.canvas.surface.copy()
    press(app, key)
    seen = [frame(app) for _ in range(FRAMES + 2)]
    way = [apart(before, each) for each in seen]
    assert way[-1] > 0.3
    assert way[0] < 0.1 * way[-1], "it begins with what was there"
    assert max(b - a for a, b in pairwise(way)) < way[-1] / 3, "nothing cuts"
    assert not app.turn(STEP)


@pytest.mark.parametrize(("opens", "page"), PAGES.values(), ids=PAGES)
def test_at_instant_another_page_is_there_at_once(app: App, opens: Callable[[App], None], page: int | str) -> None:
    app.settings.speed = "instant"
    press(app, open_at(app, opens, page))
    frame(app)
    assert not keeps_picture(app)


@pytest.mark.parametrize("opens", [settings, pause, question])
def test_at_instant_everything_is_there_at_once(app: App, opens: Callable[[App], None]) -> None:
    app.settings.speed = "instant"
    opens(app)
    seen = frame(app)
    settle(app)
    assert apart(seen, app.canvas.surface) < 0.5
    assert app.depth(app.top) == 0


def test_a_key_hurries_it_and_is_not_lost(app: App) -> None:
    app.push(PauseScene(app))
    frame(app)
    press(app, pygame.K_TAB)
    second = top(app).focused
    seen = frame(app)
    settle(app)
    assert second is not None
    assert second.key != top(app).items[0].key
    assert seen.get_buffer().raw == pixels(app)


@pytest.mark.parametrize("opens", [pause, question])
def test_an_overlay_rises_unless_one_wants_less_motion(app: App, opens: Callable[[App], None]) -> None:
    for is_calm in (False, True):
        app.settings.less_motion = is_calm
        opens(app)
        depths, frames = [], 0
        while app.turn(STEP):
            depths.append(app.depth(app.top))
            frames += 1
        assert depths == sorted(depths, reverse=True)
        assert (depths[0] > 4) is not is_calm
        assert depths[-1] == 0 or not is_calm
        assert abs(frames - FRAMES * (CALM_SHARE if is_calm else 1)) <= 2
        app.pop()
        settle(app)


def test_nothing_is_drawn_and_no_picture_kept_once_it_is_over(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.push(SettingsScene(app))
    app.turn(STEP)
    assert keeps_picture(app)
    settle(app)
    assert not keeps_picture(app)
    monkeypatch.setattr(app, "draw", lambda: pytest.fail("it draws"))
    for _ in range(20):
        app.turn(0.05)


def test_another_size_of_window_ends_it(app: App) -> None:
    app.push(SettingsScene(app))
    app.turn(STEP)
    resize(app, (1000, 640))
    assert not keeps_picture(app)


def test_a_slow_first_frame_does_not_swallow_it(app: App) -> None:
    app.push(SettingsScene(app))
    app.turn(STEP)
    assert [app.turn(0.1) for _ in range(4)] == [True] * 4


def test_a_notice_rises_and_fades_in_and_away(app: App) -> None:
    before = app.canvas.surface.copy()
    app.notices.add("It is late")
    way = [apart(before, frame(app)) for _ in range(FRAMES + 2)]
    assert way[0] < 0.05 * way[-1]
    assert way == sorted(way)
    assert not app.turn(STEP)
    slip = app.notices._slip
    assert slip is not None
    assert app.notices.dismiss(slip.rect.center)
    app.redraw()
    away = [apart(before, frame(app)) for _ in range(FRAMES + 3)]
    assert away == sorted(away, reverse=True)
    assert away[0] > 0.8 * way[-1]
    assert away[-1] == 0


def test_a_fade_that_is_never_drawn_does_not_keep_the_time_from_passing(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a window that is too small for it."""
    monkeypatch.setattr(app, "draw", lambda: None)
    pause(app)
    for _ in range(2 * FRAMES):
        app.turn(STEP)
    assert not app.turn(STEP)


def test_the_old_picture_and_the_new_one_are_mixed_by_as_much_as_is_seen_of_each(app: App) -> None:
    fade, surface = CrossFade(), app.canvas.surface
    old, new = pygame.Color(200, 40, 10), pygame.Color(20, 240, 130)
    surface.fill(old)
    fade.begin(Entrance(CROSS_FADE, 0.0), rising=None, still=())
    fade.begin_to_show(surface)
    shares = list[float]()
    while fade.is_on:
        surface.fill(new)
        fade.draw(app.canvas)
        seen, share = surface.get_at((5, 5)), fade._fade.alpha / 255
        shares.append(share)
        for was, comes, mixed in zip(old[:3], new[:3], seen[:3], strict=True):
            assert abs(was + (comes - was) * share - mixed) <= 2
        fade.advance(STEP)
    assert len(shares) > 5
    assert shares[0] == 0.0


def test_the_old_picture_has_its_alpha_in_its_pixels(app: App) -> None:
    """One alpha for the whole of it takes twice as long to draw."""
    fade = CrossFade()
    fade.begin(Entrance(CROSS_FADE, 0.0), rising=None, still=())
    fade.begin_to_show(app.canvas.surface)
    assert fade._picture is not None
    assert fade._picture.get_flags() & pygame.SRCALPHA
    fade.advance(CROSS_FADE / 2)
    fade.draw(app.canvas)
    assert fade._picture.get_alpha() == 255
    assert 0 < fade._picture.get_at((5, 5))[3] < 255


# -- the curtain ----------------------------------------------------------------------------------------------


def curtain_frames(app: App, seed: int) -> list[bytes]:
    """The frames from the moment at which Ann has bid to that at which Ben's curtain hangs."""
    scene = TableScene(app, Table.start(setup((None, None, None), seed, "goodge"), app.store))
    app.reset(scene)
    go_on(app, scene)
    open_curtain(app)
    go_on(app, scene)
    settle(app)
    assert len(scene.shown.view.hand) == 16
    assert scene.submit(scene.shown.view.legal[0])
    while not isinstance(app.top, CurtainScene):
        app.turn(STEP)
    seen = [app.canvas.surface.get_buffer().raw]
    for _ in range(FRAMES + 2):
        app.turn(STEP)
        seen.append(app.canvas.surface.get_buffer().raw)
    return seen


def test_under_a_curtain_no_hand_is_seen(app: App) -> None:
    """Two deals in which nothing is public but that the first player passed: all frames are the same."""
    one, other = curtain_frames(app, 1), curtain_frames(app, 4)
    assert one == other
    assert one[0] != one[-1], "it fades in"


def test_nothing_is_under_a_curtain_before_it_opens(app: App) -> None:
    scene = TableScene(app, Table.start(setup((None, None, None), 1, "goodge"), app.store))
    app.reset(scene)
    go_on(app, scene)
    assert isinstance(app.top, CurtainScene)
    settle(app)
    assert not keeps_picture(app)
    before = app.canvas.surface.copy()
    open_curtain(app)
    first = app.canvas.surface.copy()
    settle(app)
    assert apart(before, first) < 0.01 * apart(before, app.canvas.surface), "but for the bar under the button"
