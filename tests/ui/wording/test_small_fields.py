"""The small fields of New game in the smallest window and the largest text: what they invite to has its room."""

from __future__ import annotations

import pytest

from goodge.engine.games import GAMES
from goodge.ui.drawing.theme import BODY_STRONG, SMALLEST_WINDOW
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.widgets.buttons import ChoiceRow
from goodge.ui.widgets.fields import TextField
from tests.ui.checks import resize

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.mark.parametrize("game", GAMES)
def test_a_target_of_ones_own_is_offered_in_full_letters(app: App, game: str) -> None:
    app.settings.text_size = "larger"
    resize(app, SMALLEST_WINDOW)
    for code in named_languages():
        app.settings.language = code
        app.apply_settings()
        scene = NewGameScene(app)
        app.reset(scene)
        scene.choose_game(game)
        scene._show_more(True)
        canvas = app.page_canvas
        for field in (item for item in scene.items if isinstance(item, TextField) and item.key == "target-own"):
            width = canvas.type.size(field.placeholder, BODY_STRONG)[0]
            assert width <= field.rect.width - canvas.px(24), (code, field.key, field.placeholder)
        for row in (item for item in scene.items if type(item) is ChoiceRow):
            for cell, (_, text) in zip(row._cells(), row.options, strict=True):
                assert canvas.type.size(text, row._role(canvas))[0] <= cell.width - canvas.px(10), (code, row.key, text)
