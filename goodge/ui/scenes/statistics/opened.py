"""Files of records that are dropped on the window, or named when the program starts."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ....engine.errors import RecordError
from ....engine.record import Record
from ....table.archive.foreign import ForeignFileError, finished_in, only_game_in
from ....table.archive.matches import FinishedMatch
from ....table.archive.reviews import KeptReview
from ....table.archive.setups import known_setup
from ....table.replay import Replay
from ....table.reviewer import Reviewer
from ...program.app import App
from ...wording import opened as words
from ..carry import import_file
from ..dialog import DialogAnswer, DialogScene
from ..review.scene import ReviewScene
from ..table.watch import WatchScene
from .given_up import given_up_scene
from .matches import MatchesScene

_LONGEST_NAME = 60


def open_file(app: App, path: Path) -> None:
    """Show the matches of a file, or say why there are none; nothing is changed by it."""
    name = _shown(path)
    if app.match is not None:
        app.notices.add(words.later_words(name))
        return
    if path.suffix.lower() == ".zip":
        import_file(app, path)
        return
    try:
        matches = finished_in(path)
        if len(matches) > 1:
            app.push(FileScene(app, path, matches))
        else:
            app.push(question(app, only_game_in(path)))
    except ForeignFileError:
        app.notices.add(words.foreign_words(name))
    except OSError as error:
        app.notices.add(words.unreadable_words(name, error))
    except RecordError as error:
        app.notices.add(words.damaged_words(name, error))


class FileScene(MatchesScene):
    """The finished matches of a file."""

    def __init__(self, app: App, path: Path, matches: list[FinishedMatch]) -> None:
        super().__init__(app)
        self.matches, self._path = matches, path

    @property
    def note(self) -> str:
        return words.note_words(_shown(self._path))


def question(app: App, record: Record) -> DialogScene:
    """Return the question what to do with a match: watch it, review it, or go on where it stops."""
    watch = partial(_watch, app, record)
    title = words.match_of_words(record)
    if record.winner is None and known_setup(record) is not None:
        return given_up_scene(app, record, watch, title)
    review = [DialogAnswer(words.REVIEW.say(), partial(_review, app, record))] if record.scored else []
    answers = [DialogAnswer(words.WATCH.say(), watch, "primary"), *review, DialogAnswer(words.BACK.say())]
    return DialogScene(app, title, words.who_played_words(record), answers)


def _watch(app: App, record: Record) -> None:
    app.push(WatchScene(app, Replay(record), lambda: record))


def _review(app: App, record: Record) -> None:
    """Review a match that may be somebody else's, without keeping the review among the player's own."""
    kept = KeptReview.of(app.home, record, may_save=False)
    app.push(ReviewScene(app, Reviewer(record, kept, app.store.log.note)))


def _shown(path: Path) -> str:
    """Return a file's name as it can be shown."""
    name = path.name.encode("utf-8", "replace").decode("utf-8")
    return name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME]}…"
