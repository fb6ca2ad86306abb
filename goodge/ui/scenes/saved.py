"""A file that the player has just saved: the news, and the way to the folder where it lies."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ..program.app import App
from ..program.folders import show_in_folder
from ..wording import bundles as words
from ..wording.phrases import say
from .dialog import DialogAnswer, DialogScene


def saved_scene(app: App, sentence: str, path: Path) -> DialogScene:
    """Return the news that a file is saved, with a button that shows it in its folder."""
    answers = [DialogAnswer(words.SHOW.say(), partial(_show, app, path), "primary"), DialogAnswer(words.BACK.say())]
    return DialogScene(app, say("a file: heading", "Saved"), sentence, answers)


def _show(app: App, path: Path) -> None:
    if not show_in_folder(path):
        app.notices.add(words.where_words(path.parent))
