"""The places of files: saves, records and settings in the folders that the system wants, or all in `GOODGE_HOME`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from ..engine.values import dataclass, replace
from .notices import HomeNotMade, NoHome, Notice

VARIABLE = "GOODGE_HOME"
FIRST_PERSON = 1  # the number of whoever is named where nobody was
_LONGEST_NAME = 120  # the most letters of a folder's name in a sentence


@dataclass(frozen=True, slots=True)
class Home:
    """The folders and files of one player. `trouble`: what to tell the player if nothing can be kept here."""

    root: Path
    settings_file: Path
    log_file: Path
    pictures_dir: Path
    trouble: Notice | None = None

    @property
    def save_file(self) -> Path:
        """The match played last: one record on one line."""
        return self.root / "match.json"

    def resting_file(self, game: str) -> Path:
        """Return the file of a game's match that rests while another game is played."""
        return self.root / f"match-{game}.json"

    @property
    def people_file(self) -> Path:
        """The people of the house, and the own settings of those who do not play now."""
        return self.root / "people.json"

    @property
    def records_file(self) -> Path:
        """The finished matches, one record on each line."""
        return self.root / "records.jsonl"

    @property
    def figures_file(self) -> Path:
        """The statistics of the finished matches; made again from the records when it is missing."""
        return self.root / "figures.json"

    @property
    def small_goals_file(self) -> Path:
        """The small goals that people have reached; made again from the records when it is missing."""
        return self.root / "goals.json"

    @property
    def expert_file(self) -> Path:
        """The file of the Expert's gains in rounds that people had played."""
        return self.root / "expert.jsonl"

    @property
    def reviews_folder(self) -> Path:
        """The folder of what the coach has found in each match; made again from the records when it is missing."""
        return self.root / "reviews"

    @property
    def reviewed_file(self) -> Path:
        """The figures of those reviews; made again from them when it is missing."""
        return self.root / "reviewed.json"

    @property
    def mistakes_file(self) -> Path:
        """People's own mistakes, for practice; made again from records and reviews when it is missing."""
        return self.root / "mistakes.jsonl"

    @property
    def practice_file(self) -> Path:
        """The file of answers to each position of practice."""
        return self.root / "practice.jsonl"

    @property
    def narration_file(self) -> Path:
        """Everything that has been told to those who do not see the screen, if that is wanted."""
        return self.root / "narration.txt"

    @property
    def lock_file(self) -> Path:
        """The file held by the one running copy of the game that may save."""
        return self.root / "goodge.lock"

    @property
    def days(self) -> Home:
        """The home of the deals of the day: their saves and results lie in a folder of their own."""
        return replace(self, root=self.root / "days")

    @property
    def progress_file(self) -> Path:
        """The file of somebody's progress in the first evening; it is in the evening's own home."""
        return self.root / "progress.json"

    @property
    def is_empty(self) -> bool:
        """True if nothing has been kept here yet."""
        return not self.settings_file.exists() and not (self.root.is_dir() and any(self.root.iterdir()))

    def firsts_file(self, person: int = 0) -> Path:
        """Return the file of what has been said once in real matches; it lies in the home of the first evening.

        The first person of a house goes on with the file of when nobody was named.
        """
        return self.root / (f"firsts-{person}.json" if person > FIRST_PERSON else "firsts.json")

    @property
    def evening(self) -> Home:
        """The home of the house's first evening: the round that waits, and how far one is, lie in a folder."""
        return replace(self, root=self.root / "evening")

    def evening_of(self, person: int) -> Home:
        """Return the home of a person's first evening; the first person goes on with that of when nobody was named."""
        return replace(self, root=self.root / f"evening-{person}") if person > FIRST_PERSON else self.evening

    @property
    def sheets(self) -> Home:
        """The home of the scores that are kept for real cards: they lie in a folder of their own."""
        return replace(self, root=self.root / "sheets")

    @property
    def finished_sheets_file(self) -> Path:
        """The kept scores that were won, and gave way to another; it lies in the home of those."""
        return self.root / "finished.jsonl"

    def sheet_file(self, game: str) -> Path:
        """Return the file of a game's kept score; it lies in the home of those."""
        return self.root / f"{game}.json"

    @property
    def tournament(self) -> Home:
        """The home of the tournament: its saves and records lie in a folder of their own."""
        return replace(self, root=self.root / "tournament")

    @classmethod
    def at(cls, folder: Path) -> Home:
        """Return a home with everything in one folder."""
        files = folder / "settings.json", folder / "goodge.log", folder / "scorecards"
        return cls(folder, *files, trouble=_why_unusable(folder))

    @classmethod
    def find(cls, environ: Mapping[str, str] = os.environ) -> Home:
        """Return the home of this player; its root is made if need be."""
        named = environ.get(VARIABLE)
        if named:
            return cls.at(Path(named))
        from platformdirs import PlatformDirs  # not needed on a stick, and start-up is quicker without it

        dirs = PlatformDirs("Goodge", appauthor=False)
        try:
            root, config, log = dirs.user_data_path, dirs.user_config_path, dirs.user_log_path
            pictures = dirs.user_pictures_path / "Goodge"
        except (RuntimeError, KeyError, OSError):
            return cls._nowhere()
        if not all(folder.is_absolute() for folder in (root, config, log, pictures)):
            return cls._nowhere()
        return cls(root, config / "settings.json", log / "goodge.log", pictures, trouble=_why_unusable(root))

    @classmethod
    def _nowhere(cls) -> Home:
        """Return a home for somebody whose folder the system does not tell: nothing can be made there."""
        return replace(cls.at(Path(os.devnull) / "Goodge"), trouble=NoHome())


def _why_unusable(folder: Path) -> Notice | None:
    """Make the folder; return what to tell the player if that fails. The lock shows if files can be made in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return HomeNotMade(_shown(folder), (error.strerror or type(error).__name__).lower())
    return None


def _shown(folder: Path) -> str:
    """Return the folder as it can be shown; the middle of a long name is left out."""
    text = str(folder).encode("utf-8", "replace").decode("utf-8")
    return text if len(text) <= _LONGEST_NAME else f"{text[: _LONGEST_NAME // 2]}…{text[-_LONGEST_NAME // 2 :]}"
