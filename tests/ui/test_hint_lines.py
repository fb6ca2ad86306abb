"""The lines of real hints as they are laid out: nothing is cut or left out, and no sentence changes its size."""

from __future__ import annotations

import pytest

from goodge.ui.drawing.theme import BODY_STRONG, CREAM, GOLD_BRIGHT, KEYCAP, SMALL_STRONG
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.commands import Command, cap
from tests.coach.conftest import quick

from .conftest import OpenApp
from .kin import PEOPLE
from .tables import go_on, open_table

__all__ = ["quick"]

pytestmark = pytest.mark.usefixtures("no_pictures", "quick")

ROUND = 18  # decisions


def lines(scene: TableScene) -> list[Label]:
    items = {item.key: item for item in scene.items}
    found = [items[key] for key in ("sentence", "detail")]
    assert all(isinstance(line, Label) for line in found)
    return [line for line in found if isinstance(line, Label)]


def check(app: App, scene: TableScene) -> bool:
    """Hold what a hint says now against what stands there; return True if its sentence takes both lines."""
    captions, (first, second) = scene.shown.captions, lines(scene)
    for line in (first, second):
        assert line.fits(app.canvas), line.text
    if first.text.startswith(captions.hint):
        has_room = app.canvas.type.size(captions.hint_detail, KEYCAP)[0] <= second.rect.width
        assert second.text.startswith(captions.hint_detail) or not has_room, "what is said below it is seen"
        assert first.role in (BODY_STRONG, SMALL_STRONG), "hints have sizes of their own"
        assert first.role == BODY_STRONG or app.canvas.type.size(first.text, BODY_STRONG)[0] > first.rect.width
        below = {CREAM, GOLD_BRIGHT} if captions.hint_detail else {CREAM}
        assert not captions.hint or second.colour in below, "and none is grey"
        assert not captions.hint or second.role in (SMALL_STRONG, KEYCAP)
        assert not second.text.endswith(("…", cap(Command.HINT))), "nothing looks as if it were cut"
        return False
    assert f"{first.text} {second.text}".startswith(captions.hint), "none of it is left out"
    assert first.role == second.role, f"one sentence, one size: {captions.hint}"
    return True


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_every_line_of_a_hint_has_room_and_one_size(open_app: OpenApp, size: tuple[int, int]) -> None:
    app, in_two = open_app(size, speed="instant", muted=True, claims=False), 0
    for game, seed in (("goodge", 2), ("goodge", 3), ("spades", 1), ("pride", 2), ("spidge", 1)):
        scene = open_table(app, PEOPLE[game], seed, game)
        for _ in range(ROUND):
            go_on(app, scene)
            if isinstance(app.top, ScoreScene):
                break
            unseen = ""
            for step in ("look", "do", "why"):
                scene.help.hint()
                scene.wait(120)
                app.turn(0.05)
                in_two += check(app, scene)
                told, below = scene.shown.captions.hint_detail, lines(scene)[1].text
                assert not unseen or scene.shown.captions.hint == unseen, "what had no room comes next"
                unseen = told if step == "do" and not below.startswith(told) else ""
            advice = scene.help._advice
            assert advice is not None
            assert scene.submit(advice.action)
    assert in_two
