"""Scenes, panels and notices fade in and out, looked at frame by frame."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from goodge.coach.ideas import Pointer, Spot
from goodge.engine.actions import Bid
from goodge.engine.cards import parse_cards
from goodge.engine.game import Phase
from goodge.engine.values import replace
from goodge.table.day_book import DayBook
from goodge.table.days import FIRST_DAY
from goodge.table.match_table import Table
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.portrait import CALM, GLAD
from goodge.ui.motion.motions import Entrance
from goodge.ui.motion.speeds import CALM_SHARE, CROSS_FADE
from goodge.ui.program.app import App
from goodge.ui.program.crossfade import CrossFade
from goodge.ui.scenes.day.scene import DayScene
from goodge.ui.scenes.dialog import DialogAnswer, DialogScene
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.spoken import with_line
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.tabletop.bubble import arrow_on
from goodge.ui.tabletop.passing import told_anew, wordless
from goodge.ui.tabletop.plates import Plate, portrait_place
from goodge.ui.tabletop.sentences import Accompanying
from goodge.ui.widgets.base import Item
from goodge.ui.wording import happenings

from .checks import apart, pixels, press, resize, settle, top
from .conftest import OpenApp
from .motion_watch import play
from .tables import go_on, open_curtain, open_table, setup

STEP = 1 / 60
FRAMES = round(CROSS_FADE / STEP)


@pytest.fixture
def app(open_app: OpenApp, no_thread: None) -> App:  # noqa: ARG001
    """The program at normal speed, with the title at rest."""
    app = open_app((960, 600), speed="normal", muted=True)
    app.reset(TitleScene(app))
    settle(app)
    return app


def frame(app: App) -> pygame.Surface:
    """The next frame, a sixtieth of a second later."""
    app.turn(STEP)
    return app.canvas.surface.copy()


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


# -- panels and notices ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("frames_to_save", [0, 5])
def test_a_panel_of_the_table_rises_and_fades_in_and_away(
    app: App, monkeypatch: pytest.MonkeyPatch, frames_to_save: int
) -> None:
    """Also where the call comes into the picture, because it is saved then, while its panel is on its way out."""
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    while scene.panel is None:
        scene.wait(30)
        app.turn(STEP)
        before = app.canvas.surface.copy()
    panel = next(item.rect for item in scene.items if item.key == "bid")

    def part(picture: pygame.Surface) -> pygame.Surface:
        return picture.subsurface(panel)

    seen = [part(frame(app)) for _ in range(FRAMES + 4)]
    way = [apart(part(before), each) for each in seen]
    assert way[0] < 0.05 * way[-1]
    assert max(b - a for a, b in pairwise(way)) < way[-1] / 3
    assert scene.submit(scene.shown.view.legal[0])
    scene.wait(30)
    with monkeypatch.context() as slow_disk:
        slow_disk.setattr(scene.table, "take_steps", list)
        back = [apart(seen[-1], part(frame(app))) for _ in range(frames_to_save)]
    back += (apart(seen[-1], part(frame(app))) for _ in range(FRAMES + 4))
    assert back[0] < 0.05 * back[-1]
    assert max(b - a for a, b in pairwise(back)) < back[-1] / 3


def test_what_goes_looks_the_same_where_it_is_copied_as_where_it_is_drawn_again(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies = []

    def panel_goes(*, may_copy: bool) -> list[bytes]:
        scene = open_table(app, (None, "novice", "novice"), seed=4)
        go_on(app, scene)
        settle(app)

        def copy(place: pygame.Rect) -> pygame.Surface | None:
            found = scene.shown.stage.ground(place) if may_copy else None
            copies.append(found is not None)
            return found

        monkeypatch.setattr(scene._coming, "_copy", copy)
        assert scene.submit(scene.shown.view.legal[0])
        scene.wait(30)
        return [pygame.image.tobytes(frame(app), "RGB") for _ in range(FRAMES)]

    assert panel_goes(may_copy=True) == panel_goes(may_copy=False)
    assert any(copies)


@pytest.mark.parametrize("is_calm", [False, True])
@pytest.mark.parametrize("key", ["sentence", "bar"])
def test_words_of_the_table_fade_into_others_in_their_place(app: App, key: str, *, is_calm: bool) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    go_on(app, scene)
    settle(app)
    app.settings.less_motion = is_calm
    scene.panel = None
    scene.refresh()
    settle(app)
    place = next(item.rect for item in scene.items if item.key == key)
    before = app.canvas.surface.subsurface(place).copy()
    if key == "bar":
        scene.shown.report_in_bar(happenings.deals, "Ann")
    else:
        scene.shown.caption(happenings.last_trick_wins_stash)
    way = [apart(before, frame(app).subsurface(place)) for _ in range(FRAMES + 4)]
    assert way[-1] > 1
    assert way[0] < 0.05 * way[-1], "it begins with what was there"
    assert max(b - a for a, b in pairwise(way)) < way[-1] * (0.4 if is_calm else 0.3), "nothing cuts"
    assert not app.turn(STEP)


def test_words_have_gone_before_others_come_in_their_place(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    go_on(app, scene)
    scene.panel = None
    place = next(item.rect for item in scene.items if item.key == "sentence")
    looks = []
    for words in (" ", "The last trick wins the Stash", " ", "Ben is next", "The last trick wins the Stash"):
        scene.shown.caption(str, words)
        way = [frame(app).subsurface(place).copy() for _ in range(FRAMES + 4)]
        looks.append(way[-1])
    empty, after = looks[2], looks[4]
    assert apart(empty, after) > 1
    assert min(apart(empty, each) for each in way) < 0.1 * apart(empty, after), "between them nothing is read"


def test_a_bubble_and_its_arrow_come_with_its_words(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    go_on(app, scene)
    scene.panel = None
    scene.shown.caption(happenings.last_trick_wins_stash)
    settle(app)
    compose = TableScene.compose

    arrow = arrow_on(app.canvas, scene.shown.stage.sprites[scene.shown.view.hand[0].text].pose)

    def with_bubble(scene: TableScene, canvas: Canvas) -> list[Item]:
        items = with_line(compose(scene, canvas), canvas, scene.shown, "Lead", Pointer(Spot.NOWHERE), "")
        return [*items, arrow]

    monkeypatch.setattr(TableScene, "compose", with_bubble)
    before = app.canvas.surface.copy()
    scene.refresh()
    ground = next(item.rect for item in scene.items if item.key == "bubble")
    beside = pygame.Rect(ground.left + 5, ground.centery - 4, 6, 8)  # the words
    frames = [frame(app).copy() for _ in range(FRAMES + 4)]
    for place in (beside, arrow.rect.inflate(-12, -12)):  # an arrowhead lies over all cards
        way = [apart(before.subsurface(place), each.subsurface(place)) for each in frames]
        assert max(way[: FRAMES // 2 + 2]) < 0.3 * way[-1], "the old words are still going"
        assert way[-1] > 1


@pytest.mark.parametrize("is_calm", [False, True])
def test_the_light_of_a_plate_fades_unless_one_wants_less_motion(app: App, *, is_calm: bool) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    go_on(app, scene)
    settle(app)
    app.settings.less_motion = is_calm
    place = next(item.rect for item in scene.items if isinstance(item, Plate) and item.is_turn)
    before = app.canvas.surface.subsurface(place).copy()
    assert scene.submit(scene.shown.view.legal[0])
    scene.wait(30)
    way = [apart(before, frame(app).subsurface(place)) for _ in range(FRAMES + 4)]
    assert way[-1] > 1
    assert (max(b - a for a, b in pairwise([0.0, *way])) > way[-1] * 0.9) is is_calm
    assert sum(0.05 < each / way[-1] < 0.95 for each in way) >= (0 if is_calm else 4)


def ink(surface: pygame.Surface) -> int:
    """How far the brightest pixel stands out from the darkest one."""
    raw = pygame.image.tobytes(surface, "RGB")
    levels = [sum(raw[at : at + 3]) for at in range(0, len(raw), 3)]
    return max(levels) - min(levels)


def test_the_words_of_a_plate_have_gone_before_others_come_in_their_place(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice", "novice"), seed=4, game="spades")
    go_on(app, scene)
    settle(app)
    plate = next(item for item in scene.items if isinstance(item, Plate) and item.is_turn)
    words = pygame.Rect(plate.rect.left + plate.rect.width // 3, plate.rect.centery + 4, plate.rect.width // 5, 20)
    assert plate.facts.caption == "no bid yet"
    assert scene.submit(next(each for each in scene.shown.view.legal if isinstance(each, Bid) and each.amount == 3))
    scene.wait(30)
    way = [ink(frame(app).subsurface(words)) for _ in range(2 * FRAMES)]
    after = next(item for item in scene.items if isinstance(item, Plate) and item.key == plate.key)
    assert (after.facts.figure, after.is_turn) == ("3", False)
    assert min(way[:FRAMES]) < 0.2 * min(way[0], way[-1]), way


def test_the_cards_that_a_plate_counts_have_gone_before_fewer_come(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    for _ in play(app, scene, lambda scene: scene.shown.view.board.phase is Phase.PLAY):
        pass
    go_on(app, scene)
    settle(app)
    plate = next(item for item in scene.items if isinstance(item, Plate) and item.is_turn)
    words = pygame.Rect(plate.rect.right - 78, plate.rect.top + 8, 66, 20)
    assert plate.about == ("16 cards",)
    assert scene.submit(scene.shown.view.legal[0])
    way, after = [], plate
    while after.is_turn:
        scene.wait(30)
        way.append(ink(frame(app).subsurface(words)))
        after = next(item for item in scene.items if isinstance(item, Plate) and item.key == plate.key)
    way += [ink(frame(app).subsurface(words)) for _ in range(2 * FRAMES)]
    assert after.about == ("15 cards",)
    assert min(way) < 0.35 * min(way[0], way[-1]), way


def test_a_face_changes_at_once_so_that_there_are_never_two(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    go_on(app, scene)
    settle(app)
    plate = next(item for item in scene.items if isinstance(item, Plate) and not item.is_turn)
    hand = next(hand for hand in range(3) if scene.shown.places.plate(hand) == plate.rect)
    scene.shown.sent_worth = parse_cards(["1H", "2H", "3H"]), hand, 0.0
    scene.refresh()
    way = [frame(app).subsurface(portrait_place(app.canvas, plate.rect)).copy() for _ in range(FRAMES + 4)]
    glad = next(item for item in scene.items if isinstance(item, Plate) and item.rect == plate.rect)
    assert (plate.mood, glad.mood) == (CALM, GLAD)
    assert apart(way[0], way[-1]) == 0


def test_the_ground_of_words_that_cards_pass_comes_and_goes_softly(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
) -> None:
    app = open_app((800, 600), speed="normal", muted=True, hold_trick=False)
    scene = open_table(app, (None, "novice", "novice"), seed=4, game="spidge")
    passed, seen = scene._passed, list[float]()
    for _ in play(app, scene, lambda scene: len(scene.shown.view.board.tricks) > 3):
        grounds = [ground for ground in (*passed._going, passed._ground) if ground is not None]
        seen.append(max((ground.seen for ground in grounds), default=0.0))
    steps = [abs(b - a) for a, b in pairwise(seen)]
    assert max(seen) == 1.0
    assert 0.05 < max(steps) < 0.5
    assert sum(0.0 < each < 1.0 for each in seen) > 10


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


def test_nothing_of_a_round_is_left_on_the_table_of_the_next(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The score has hidden it: to fade its words only then would show them again."""
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    with monkeypatch.context() as unseen:
        unseen.setattr(app, "draw", lambda: None)
        for _ in play(app, scene, lambda _: False):
            pass
        settle(app)
    app.draw()
    score = app.top
    assert isinstance(score, ScoreScene)
    item = score.item("on")
    assert item is not None
    settle(app)
    score.press(item)
    while not scene.shown.captions.is_in_bar:
        app.turn(STEP)
    for _ in range(FRAMES + 2):
        assert not scene._coming.is_on
        app.turn(STEP)


def test_a_figure_that_counts_up_stays_while_its_plate_is_lit(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    plate = next(item for item in scene.items if isinstance(item, Plate) and not item.is_turn)
    lit, facts = replace(plate, is_turn=True), plate.facts
    assert told_anew(lit, plate)
    assert told_anew(replace(lit, facts=replace(facts, figure="15")), plate) is None
    assert told_anew(replace(lit, facts=replace(facts, note="made 135")), plate) is None
    assert told_anew(replace(lit, facts=replace(facts, figure="15", caption="tricks")), plate), "other words fade"


def test_a_line_fades_with_the_sentence_it_goes_along_with_and_changes_alone_at_once() -> None:
    line = Accompanying(key="detail", rect=pygame.Rect(0, 0, 90, 20), text="A reason", along="A hint")
    other = replace(line, text="Another reason")
    assert told_anew(other, line) is None
    assert wordless(other, line) is other
    both = replace(other, along="Another hint")
    assert told_anew(both, line) == 0
    assert wordless(both, line) is None
