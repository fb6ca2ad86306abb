"""Everything of a home in one .zip, to carry to another machine: settings, people, matches, reviews and the rest.

What is made again from the records stays out, and so does what the game has not written. What comes in takes the place
of nothing that is not kept beside it.
"""

from __future__ import annotations

import json
import re
import shutil
import zipfile
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path, PurePosixPath

from ..engine import jsontext
from ..engine.errors import TextError
from ..engine.values import dataclass
from .archive.setups import started_of
from .files import free_name, rename, replace_file, sync_folder
from .home import Home
from .system import System, lines_of, open_plain, read_plain

FORMAT, VERSION = "goodge-bundle", 1
_MANIFEST = "goodge-bundle.json"
_SETTINGS = "settings.json"
_ASIDE = "before-import"
_MADE_AGAIN = {"figures.json", "goals.json", "reviewed.json", "mistakes.jsonl"}
_OF_THIS_MACHINE = re.compile(
    r"goodge\.lock|goodge\.log.*|narration\.txt.*|scorecards|import|.+\.new|.*\.before-import-.+"
)
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*", re.ASCII)
_DEEPEST, _MOST_FILES, _MOST_BYTES = 4, 50_000, 1_000_000_000


class Trouble(Enum):
    """The reason why a file is no bundle that can be taken in."""

    FOREIGN = auto()
    NEWER = auto()  # made by a later version of the game
    DAMAGED = auto()


class BundleError(Exception):
    """A file that cannot be taken in; `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.name)
        self.trouble = trouble


@dataclass(frozen=True, slots=True)
class TakenIn:
    """An import that is done: how many matches were added, and the names under which other things are kept now."""

    matches: int
    aside: tuple[str, ...] = ()


def export_all(home: Home, target: Path, show: Callable[[int, int], None] | None = None) -> int:
    """Write everything into a new .zip; return the number of finished matches in it. Raises OSError.

    `show` is told how many of how many files are done. Raises FileExistsError if the target is there already.
    """
    if target.exists():
        raise FileExistsError(17, "there is such a file already", str(target))
    draft, matches = target.with_name(target.name + ".new"), 0
    try:
        with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as bundle:
            bundle.writestr(_MANIFEST, json.dumps({"format": FORMAT, "version": VERSION}) + "\n")
            files = _files_of(home)
            for done, (name, path) in enumerate(files, start=1):
                with open_plain(path) as file:
                    data = file.read()
                bundle.writestr(name, data)
                matches += data.count(b"\n") if name == home.records_file.name else 0
                if show is not None:
                    show(done, len(files))
        rename(System(), draft, target)
    finally:
        with suppress(OSError):
            draft.unlink()
    return matches


def _files_of(home: Home) -> list[tuple[str, Path]]:
    """Return what goes into a bundle, with the names there: what the game has written, and nothing laid beside it."""
    files = {_SETTINGS: home.settings_file} if home.settings_file.is_file() else {}
    for path in sorted(home.root.rglob("*")):
        parts = path.relative_to(home.root).parts
        is_ours = _is_named_by_us(parts) and not _is_unwelcome(parts)
        if is_ours and path.is_file() and not path.is_symlink():
            files.setdefault("/".join(parts), path)
    return list(files.items())


class Bundle:
    """What a file made by `export_all` holds, read and checked as a whole. Raises OSError, or BundleError."""

    def __init__(self, path: Path) -> None:
        with open_plain(path) as file:
            if not zipfile.is_zipfile(file):
                raise BundleError(Trouble.FOREIGN)
            try:
                with zipfile.ZipFile(file) as bundle:
                    self._files = _checked(bundle)
            except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError):
                raise BundleError(Trouble.DAMAGED) from None

    def conflicts(self, home: Home) -> list[str]:
        """Return the names of what is here as well, and different; matches are no conflict: they come together."""
        return [name for name in self._tops() if self._differs(home, name)]

    def add_matches(self, home: Home) -> TakenIn:
        """Add the finished matches that are not here yet, with their reviews, and nothing else. Raises OSError."""
        for name in self._below(home.reviews_folder.name):
            if not (home.root / name).exists():
                _write(home.root / name, self._files[name])
        return TakenIn(self._add_records(home))

    def take_over(self, home: Home) -> TakenIn:
        """Take everything over; what is here as well, and different, is kept under another name. Raises OSError."""
        staged = home.root / "import"
        shutil.rmtree(staged, ignore_errors=True)
        try:
            for name, data in self._files.items():
                _write(staged / name, data)  # all of it is on disk before anything here is moved
            aside = []
            for name in self._tops():
                if self._differs(home, name):
                    aside.append(_set_aside(_target(home, name)))
                _put(staged / name, _target(home, name))
            taken = self.add_matches(home)
        finally:
            shutil.rmtree(staged, ignore_errors=True)
        return TakenIn(taken.matches, tuple(aside))

    def _tops(self) -> list[str]:
        """Return the files and folders at the top that are taken over as they are."""
        tops = dict.fromkeys(PurePosixPath(name).parts[0] for name in self._files)
        return [name for name in tops if name not in ("records.jsonl", "reviews")]

    def _below(self, top: str) -> list[str]:
        return [name for name in self._files if name == top or name.startswith(f"{top}/")]

    def _differs(self, home: Home, top: str) -> bool:
        """Return True if this is here as well, with another content."""
        target = _target(home, top)
        if not target.exists():
            return False
        if target.is_file():
            return top not in self._files or read_plain(target, _MOST_BYTES) != self._files[top]
        here = {path.relative_to(home.root).as_posix(): path for path in target.rglob("*") if path.is_file()}
        there = self._below(top)
        return any(
            name not in there or read_plain(path, _MOST_BYTES) != self._files[name] for name, path in here.items()
        )

    def _add_records(self, home: Home) -> int:
        """Put the matches that are not here yet among those that are, in the order in which they began."""
        here = [line if line.endswith(b"\n") else line + b"\n" for line in lines_of(home.records_file)]
        known = set(here)
        new = [line for line in self._files.get("records.jsonl", b"").splitlines(keepends=True) if line.strip()]
        new = [line for line in dict.fromkeys(new) if line not in known]
        if new:
            replace_file(System(), home.records_file, b"".join(_in_order([*here, *new])))
        return len(new)


def _checked(bundle: zipfile.ZipFile) -> dict[str, bytes]:
    """Return the files of a bundle that the game can have written, by their names. Raises BundleError."""
    entries = [entry for entry in bundle.infolist() if not entry.is_dir()]
    if _MANIFEST not in (entry.filename for entry in entries):
        raise BundleError(Trouble.FOREIGN)
    if len(entries) > _MOST_FILES or sum(entry.file_size for entry in entries) > _MOST_BYTES:
        raise BundleError(Trouble.DAMAGED)
    _check_manifest(bundle.read(_MANIFEST))
    names = {entry.filename: entry.filename.split("/") for entry in entries if entry.filename != _MANIFEST}
    if any(_leads_out(parts) or _is_unwelcome(parts) for parts in names.values()):
        raise BundleError(Trouble.DAMAGED)
    return {name: bundle.read(name) for name, parts in names.items() if _is_named_by_us(parts)}


def _check_manifest(data: bytes) -> None:
    try:
        manifest = jsontext.read_object(data.decode("utf-8", "replace"))
    except TextError:
        raise BundleError(Trouble.DAMAGED) from None
    if manifest.get("format") != FORMAT:
        raise BundleError(Trouble.FOREIGN)
    if manifest.get("version") != VERSION:
        raise BundleError(Trouble.NEWER)


def _leads_out(parts: Sequence[str]) -> bool:
    """Return True for a path that could lead out of the home, on any system."""
    return any(part in ("", ".", "..") or ":" in part or "\\" in part for part in parts)


def _is_unwelcome(parts: Sequence[str]) -> bool:
    """Return True for what a bundle never holds: what is made again, and what is of one machine alone."""
    return parts[0] in _MADE_AGAIN or any(_OF_THIS_MACHINE.fullmatch(part) for part in parts)


def _is_named_by_us(parts: Sequence[str]) -> bool:
    """Return True for a path that the game could have made; others put .DS_Store and copies of their own beside it."""
    return len(parts) <= _DEEPEST and all(map(_NAME.fullmatch, parts))


def _target(home: Home, top: str) -> Path:
    return home.settings_file if top == _SETTINGS else home.root / top


def _set_aside(path: Path) -> str:
    """Keep a file or folder under another name, and return that."""
    aside = free_name(path, _ASIDE)
    rename(System(), path, aside)
    return aside.name


def _put(source: Path, target: Path) -> None:
    """Put a file, or what is missing of a folder, where it belongs; where nothing is in its place it takes no room."""
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(source, target)
        sync_folder(System(), target.parent)
    elif source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(System(), path, data)


def _in_order(lines: list[bytes]) -> list[bytes]:
    """Return records in the order in which the matches began; one that does not say stays behind the one before."""
    keyed, last = [], 0
    for line in lines:
        with suppress(TextError):
            last = started_of(jsontext.read_object(line.decode("utf-8", "replace"))) or last
        keyed.append((last, line))
    return [line for _, line in sorted(keyed, key=lambda pair: pair[0])]
