"""The words under the wordmark of the title."""

from __future__ import annotations

from goodge.ui.drawing.canvas import Canvas
from goodge.ui.program.app import App
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.title.subtitle import subtitle

from .checks import resize, settle, top
from .menus import item_of, knows_the_game, leave_a_match

WIDTH = 470


def test_the_words_stand_in_the_middle_of_a_line_as_wide_as_the_wordmark(app: App) -> None:
    drawn = subtitle(_canvas(app), "Oxo", WIDTH)
    ink = drawn.get_bounding_rect()
    assert drawn.get_width() == WIDTH
    assert abs(ink.centerx - WIDTH // 2) <= 1
    assert ink.width < WIDTH


def test_longer_words_take_more_of_the_line(app: App) -> None:
    short, long = (subtitle(_canvas(app), words, WIDTH).get_bounding_rect().width for words in ("Oxo", "Oxo and Oxo"))
    assert short < long <= WIDTH


def test_the_line_is_in_the_language_of_the_screen(app: App) -> None:
    knows_the_game(app)
    leave_a_match(app)  # the way to it stands right under the words
    app.push(TitleScene(app))
    english = _foot_of_the_wordmark(app)
    app.settings.language = "de"
    app.apply_settings()
    german = _foot_of_the_wordmark(app)
    app.settings.language = "en"
    app.apply_settings()
    assert german != english
    assert _foot_of_the_wordmark(app) == english


def test_hints_version_and_the_way_out_stand_on_one_line(app: App) -> None:
    knows_the_game(app)
    scene = TitleScene(app)
    app.push(scene)
    for size in ((960, 600), (1280, 720), (800, 1200), (2560, 1440)):
        resize(app, size)
        middles = [item_of(scene, key).rect.centery for key in ("hints", "version", "quit")]
        assert max(middles) - min(middles) <= 1, size


def _canvas(app: App) -> Canvas:
    return app.canvas.for_pages()


def _foot_of_the_wordmark(app: App) -> bytes:
    settle(app)
    app.draw()
    button = min(
        (item.rect for item in top(app).items if item.is_focusable and item.rect.left < 400), key=lambda r: r.top
    )
    place = button.move(0, -110)
    place.height = 100
    return app.canvas.surface.subsurface(place).copy().get_buffer().raw
