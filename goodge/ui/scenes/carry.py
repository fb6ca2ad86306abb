"""Everything in one file, from the settings to another machine: the questions before it is written or taken in."""

from __future__ import annotations

from datetime import date
from functools import partial
from itertools import count
from pathlib import Path

from ...table.bundle import Bundle, BundleError, export_all
from ...table.files import fault_of
from ...table.home import Home
from ...table.lock import Lock
from ...table.notices import NothingSaved
from ..program.app import App
from ..wording import bundles as words
from .dialog import DialogAnswer, DialogScene
from .saved import saved_scene


def export_scene(app: App) -> DialogScene:
    """Return the question whether to put everything into one file."""
    answers = [DialogAnswer(words.SAVE.say(), partial(_export, app), "primary"), DialogAnswer(words.BACK.say())]
    return DialogScene(app, words.HEADING.say(), words.WHAT_GOES_IN.say(), answers)


def _export(app: App) -> None:
    folder = app.home.pictures_dir
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _free(folder, f"Goodge {date.today().isoformat()}")
        matches = export_all(app.home, path)
    except OSError as error:
        app.notices.add(words.unwritable_words(folder.name, error))
        return
    sentence = f"{words.exported_words(matches, path.name)} {words.where_words(path.parent)}"
    app.push(saved_scene(app, sentence, path))


def _free(folder: Path, stem: str) -> Path:
    """Return an unused name."""
    names = (f"{stem}.zip" if number == 1 else f"{stem} {number}.zip" for number in count(1))
    return next(path for path in map(folder.__truediv__, names) if not path.exists())


def import_file(app: App, path: Path) -> None:
    """Ask what to take in of a file, or say why nothing can be."""
    if not app.store.can_save:
        app.notices.add(words.UNSAVED.say())
        return
    try:
        bundle = Bundle(path)
    except BundleError as error:
        app.notices.add(words.trouble_words(path.name, error.trouble))
    except OSError as error:
        app.notices.add(words.unreadable_words(path.name, error))
    else:
        app.push(_import_scene(app, bundle))


def _import_scene(app: App, bundle: Bundle) -> DialogScene:
    answers = [
        DialogAnswer(words.MATCHES.say(), partial(_add_matches, app, bundle), "primary"),
        DialogAnswer(words.EVERYTHING.say(), partial(_begin_anew, app, bundle)),
        DialogAnswer(words.BACK.say()),
    ]
    return DialogScene(app, words.HEADING.say(), words.WHAT_COMES_IN.say(), answers)


def _add_matches(app: App, bundle: Bundle) -> None:
    try:
        app.notices.add(words.taken_in_words(bundle.add_matches(app.home).matches))
    except OSError as error:
        app.tell(NothingSaved(fault_of(error)))


def _begin_anew(app: App, bundle: Bundle) -> None:
    """Take everything over once this program has let go of all files; then it opens again."""
    app.afterwards = partial(_take_over, app.home, bundle)
    app.quit()


def _take_over(home: Home, bundle: Bundle) -> str:
    """Take everything over, unless another copy has begun to save; return what to tell in the one that opens again."""
    try:
        lock = Lock(home.lock_file)
        try:
            if lock.is_taken:
                return words.RUNS.say()
            done = bundle.take_over(home)
        finally:
            lock.release()
    except OSError as error:
        return words.stopped_words(error)
    sentence = words.taken_in_words(done.matches)
    return f"{sentence} {words.aside_words(done.aside)}" if done.aside else sentence
