"""The notices that go into a package: whose work it carries, in one file.

goodge.spec calls it with the libraries that PyInstaller has found; one without a notice ends the packaging.
"""

import re
from collections.abc import Iterable
from pathlib import Path, PureWindowsPath

from goodge.ui.program.licences import PACKAGES, Carried, Work, gathered

LOADER = "pyinstaller"  # its loader starts the packaged program
PYTHONS = {
    "python",
    "vcruntime",
    "msvcp",
    "ucrtbase",
    "api",
}  # in Python's own text; that for Windows tells of Microsoft's

Entry = tuple[str, str, str]  # PyInstaller's: the place in the package, the file, the kind


def library_name(place: str) -> str:
    """Return a library's name, without what tells versions and systems apart: "png" for libpng16-fefdc88d.so.16."""
    name = PureWindowsPath(place).name.removeprefix("lib")
    return re.split(r"[-.]", name)[0].rstrip("0123456789_").lower()


def without_notice(names: Iterable[str], works: Iterable[Work]) -> list[str]:
    """Return the names of libraries that no work has."""
    known = PYTHONS | {name for work in works for name in work.files}
    return sorted(set(names) - known)


def collected(binaries: Iterable[Entry], stand_ins: Path, out: Path) -> Path:
    """Write the notices for a package with these binaries to `out`, and return it. What we made needs none."""
    names = {library_name(place) for place, file, kind in binaries
             if kind == "BINARY" and stand_ins not in Path(file).parents}  # fmt: skip
    everything = gathered((*PACKAGES, LOADER))
    if missing := without_notice(names, everything.works):
        raise SystemExit(f"assets/licences/works.json has no notice for: {', '.join(missing)}")
    if silent := [work.name for work in everything.works if not work.texts]:
        raise SystemExit(f"no text of a licence was found for: {', '.join(silent)}")
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(only(everything, names).written(), encoding="utf-8")
    return out


def only(everything: Carried, names: set[str]) -> Carried:
    """Return what has no libraries, or one of these, with the texts that it names."""
    works = [work for work in everything.works if not work.files or names.intersection(work.files)]
    wanted = {text for work in works for text in work.texts}
    return Carried(works, {name: text for name, text in everything.texts.items() if name in wanted})
