"""Whose work the program carries: names, holders of copyright, and the texts of the licences.

A packaged program has all of it in one file, written by build/packlib/licences.py. Elsewhere the packages beside the
program say it themselves; for the libraries that come with pygame-ce without a text of their own, assets/licences does.
"""

from __future__ import annotations

import json
import platform
import re
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...engine.values import dataclass
from ..drawing.assets import asset_text, assets_folder

if TYPE_CHECKING:
    from importlib.metadata import Distribution, PackageMetadata

PACKAGES = ("goodge", "pygame-ce", "platformdirs", "accesskit")
_LICENCE_FILE = re.compile(r"licen[cs]e|copying", re.IGNORECASE)
_TEXT_OF_PYGAME = "LGPL.txt"  # among its documentation, and nothing beside its metadata
_UNNAMED = {"accesskit": "MIT OR Apache-2.0"}  # it has the texts, and no name for them
_PYTHON = "Python"


@dataclass(frozen=True, slots=True)
class Work:
    """A work of somebody: its licence as an SPDX expression, who holds the copyright, and the names of the texts.

    `files` are the names of its libraries as `library_name` in build/packlib/licences.py makes them.
    """

    name: str
    licence: str
    texts: Sequence[str]
    copyright: Sequence[str] = ()
    site: str = ""
    files: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Carried:
    """Works, and the texts that they name: each is there once, however many works it goes with."""

    works: Sequence[Work]
    texts: dict[str, str]

    def written(self) -> str:
        """Return both as JSON, for `carried`."""
        return json.dumps({"works": [asdict(work) for work in self.works], "texts": self.texts}, ensure_ascii=False)


def packed_file() -> Path:
    """Return the place of the file that a packaged program has."""
    return assets_folder() / "licences.json"


def carried() -> Carried:
    """Return what this program carries."""
    try:
        content = json.loads(asset_text(packed_file()))
    except FileNotFoundError:
        return gathered(PACKAGES)
    return Carried(_works(content["works"]), content["texts"])


def gathered(packages: Iterable[str]) -> Carried:
    """Return these packages as far as they are installed, Python, and all works that assets/licences knows."""
    from importlib import metadata  # it needs modules that a packaged program does not have, nor this function

    works: list[Work] = []
    texts: dict[str, str] = {}
    for name in packages:
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        work, its = _package(found)
        works.append(work)
        texts |= its
    texts[_PYTHON] = _python_text()
    works.append(Work(f"Python {platform.python_version()}", "PSF-2.0", (_PYTHON,), site="https://www.python.org"))
    others = _works(json.loads((assets_folder() / "licences" / "works.json").read_text(encoding="utf-8")))
    texts |= {name: _kept_text(name) for work in others for name in work.texts}
    return Carried((*works, *others), texts)


def _works(content: list[dict[str, Any]]) -> tuple[Work, ...]:
    return tuple(Work(**fields) for fields in content)


def _package(found: Distribution) -> tuple[Work, dict[str, str]]:
    """Return a package as its own metadata tell of it, and its texts."""
    facts = found.metadata
    texts = {}
    for file in found.files or ():
        is_beside = file.parts[0].endswith(".dist-info") and _LICENCE_FILE.match(file.name)
        if is_beside or file.name == _TEXT_OF_PYGAME:
            texts[f"{found.name}: {file.name}"] = Path(str(file.locate())).read_text(encoding="utf-8")
    said = _first(facts, "License-Expression", "License") or _UNNAMED.get(found.name, "")
    author = _first(facts, "Author", "Author-email")
    return Work(f"{found.name} {found.version}", said, tuple(texts), (author,) if author else ()), texts


def _first(facts: PackageMetadata, *fields: str) -> str:
    """Return the first of these fields that says something; Python is about to raise for one that is not there."""
    there = (facts[field] for field in fields if field in facts)
    return next((said for said in there if said), "")


def _python_text() -> str:
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        path = Path(folder) / "LICENSE.txt"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return _kept_text("Python-2.0.1")


def _kept_text(name: str) -> str:
    """Return a text that assets hold: beside the fonts for the fonts, in a folder of its own for the rest."""
    folder = "fonts" if name.endswith("-OFL") else "licences"
    return (assets_folder() / folder / f"{name}.txt").read_text(encoding="utf-8")
