"""Where things live: saves, records and settings in the folders that the system wants, or all in `GOODGE_HOME`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

VARIABLE = "GOODGE_HOME"


@dataclass(frozen=True, slots=True)
class Home:
    """The folders and files of one player. `trouble`: a sentence for the player if nothing can be kept here."""

    root: Path
    settings_file: Path
    log_file: Path
    pictures_dir: Path
    trouble: str | None = None

    @property
    def save_file(self) -> Path:
        """The match under way: one record, on one line."""
        return self.root / "match.json"

    @property
    def records_file(self) -> Path:
        """The finished matches, a record a line."""
        return self.root / "records.jsonl"

    @property
    def lock_file(self) -> Path:
        """Held by the one running copy of the game that may save."""
        return self.root / "goodge.lock"

    @property
    def tournament(self) -> Home:
        """The home of the tournament: its saves and records lie in a folder of their own."""
        return replace(self, root=self.root / "tournament")

    @classmethod
    def at(cls, folder: Path) -> Home:
        """A home with everything in one folder."""
        files = folder / "settings.json", folder / "goodge.log", folder / "scorecards"
        return cls(folder, *files, trouble=_why_unusable(folder))

    @classmethod
    def find(cls, environ: Mapping[str, str] = os.environ) -> Home:
        """The home of this player; its root is made if need be."""
        named = environ.get(VARIABLE)
        if named:
            return cls.at(Path(named))
        from platformdirs import PlatformDirs  # not needed on a stick, and start-up is quicker without it

        dirs = PlatformDirs("Goodge", appauthor=False)
        return cls(
            root=dirs.user_data_path,
            settings_file=dirs.user_config_path / "settings.json",
            log_file=dirs.user_log_path / "goodge.log",
            pictures_dir=dirs.user_pictures_path / "Goodge",
            trouble=_why_unusable(dirs.user_data_path),
        )


def _why_unusable(folder: Path) -> str | None:
    """Makes the folder and a file in it; a sentence for the player if that fails."""
    probe = folder / f".probe-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        return f"Nothing can be saved: the folder {folder} cannot be written ({reason.lower()}). You can play on."
    return None
