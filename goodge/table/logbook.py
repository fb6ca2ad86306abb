"""The log file: what went wrong behind the scenes, for whoever looks into a bug report."""

from __future__ import annotations

from pathlib import Path

LARGEST = 200_000  # bytes; then a new file is begun, and one old one is kept


class Logbook:
    """A log of few lines. The file is opened for each line, and `logging` is not even loaded before the first."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def note(self, text: str) -> None:
        """Adds a line, or several, with date and time. Never raises: where there is no disk there is no log."""
        import logging
        from logging.handlers import RotatingFileHandler

        class Handler(RotatingFileHandler):
            def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
                """Says nothing: the player has been told of the disk already."""

        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return
        handler = Handler(self._path, maxBytes=LARGEST, backupCount=1, encoding="utf-8", errors="replace", delay=True)
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        handler.handle(logging.LogRecord("goodge", logging.WARNING, "", 0, text, (), None))
        handler.close()
