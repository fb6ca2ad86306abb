"""What the text file says of a game that is played while it is written."""

from __future__ import annotations

from goodge.ui.program.app import App


def listen(app: App) -> None:
    """Everything is written into the text file from now on."""
    app.settings.narration = True
    app.apply_settings()


def lines(app: App) -> list[str]:
    """All lines of the text file so far."""
    file = app.home.narration_file
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


class Listener:
    """Somebody who knows nothing but the text file, and reads each line once."""

    def __init__(self, app: App) -> None:
        self._app = app
        listen(app)
        self._read = len(lines(app))

    def hear(self) -> list[str]:
        """The lines since the last time, after a frame."""
        self._app.turn(0.05)
        found = lines(self._app)[self._read :]
        self._read += len(found)
        return found
