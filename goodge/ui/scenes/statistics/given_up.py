"""The question what to do with a match that was given up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ....engine.record import Record
from ....table.archive.setups import is_same
from ...program.app import App
from ...wording import claims as words
from ...wording.games import game_name
from ..dialog import DialogAnswer, DialogScene


def given_up_scene(app: App, record: Record, watch: Callable[[], None], title: str | None = None) -> DialogScene:
    """Return the question whether to take a match up again or to `watch` it.

    It does not take the place of another match that waits; if it goes on already, it is that one.
    """
    waits = app.store.matches.get(record.game.id)
    go_on = partial(app.ways.take_up, app, record)
    if waits is not None and is_same(waits, record):
        go_on = partial(app.ways.resume, app, record.game.id)
    may_go_on = waits is None or is_same(waits, record)
    answers = [
        *([DialogAnswer(words.TAKE_UP.say(), go_on, "primary")] if may_go_on else []),
        DialogAnswer(words.WATCH.say(), watch, "plain" if may_go_on else "primary"),
        DialogAnswer(words.BACK.say()),
    ]
    sentence = words.MAY_GO_ON.say() if may_go_on else words.ANOTHER_WAITS.say(game=game_name(record.game))
    return DialogScene(app, title or words.TAKE_UP_QUESTION.say(), sentence, answers)
