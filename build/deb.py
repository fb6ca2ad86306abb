"""Makes the package for Debian and Ubuntu from a folder build; `python3 build/dev.py deb` makes that first."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import time
from email.utils import formatdate
from pathlib import Path

from PIL import Image

from goodge import __version__
from packing import debian_version

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "build" / "out" / "deb"
TEXTS = ROOT / "build" / "linux"
ASSETS = ROOT / "assets"
ID = "io.github.goodge.Goodge"
MAINTAINER = "The Goodge maintainers <goodge@localhost.invalid>"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}

_CONTROL = """Package: goodge
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Depends: libc6 (>= {libc})
Recommends: libx11-6, libxcursor1, libxi6, libxrandr2
Installed-Size: {kilobytes}
Maintainer: {maintainer}
Description: family card game of bids, a hidden Stash and one Crown
 The Goodge Rules on your own table: five suits, three hidden cards and one
 Crown, for three or four people, computer players, or any mix of them. Three
 kin games are played with a French deck: Spades, League Spades and Spidge.
 .
 It needs no network and never talks to one.
"""


def laid_out(program: Path, tree: Path, architecture: str) -> None:
    """Lay everything of the package out under a folder, as it will lie under /."""
    home = tree / "usr" / "lib" / "goodge"
    shutil.copytree(program, home, symlinks=True)
    for link in home.rglob("*"):
        if link.is_symlink() and not link.exists():  # to a decoder that has been left out
            link.unlink()
    games = tree / "usr" / "games"
    games.mkdir(parents=True)
    (games / "goodge").symlink_to("../lib/goodge/goodge")
    _icons(tree / "usr" / "share" / "icons" / "hicolor")
    _texts(tree / "usr" / "share")
    _modes(tree, home / "goodge")
    kilobytes = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    facts = {"version": debian_version(__version__), "architecture": architecture, "libc": libc_needed(home)}
    control.write_text(_CONTROL.format(kilobytes=kilobytes, maintainer=MAINTAINER, **facts), encoding="utf-8")


def libc_needed(folder: Path) -> str:
    """Return the newest version of the C library that a program in the folder asks for."""
    found = {(2, 17)}
    for path in folder.rglob("*"):
        if path.is_file():
            asked = re.findall(rb"GLIBC_(\d+)\.(\d+)", path.read_bytes())
            found |= {(int(major), int(minor)) for major, minor in asked}
    return "{}.{}".format(*max(found))


def filled(name: str) -> str:
    """Return a text of the package with its facts filled in."""
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]
    paragraphs = "\n".join(f" {line}" if line else " ." for line in licence.strip().splitlines())
    facts = {"ID": ID, "VERSION": __version__, "DAY": time.strftime("%Y-%m-%d", time.gmtime(_now()))}
    text = (TEXTS / name).read_text(encoding="utf-8").replace("@LICENSE@", f"License: Expat\n{paragraphs}")
    for key, value in facts.items():
        text = text.replace(f"@{key}@", value)
    return text


def record_icon() -> str:
    """Return the icon of a record: a sheet of paper with a folded corner, the Crown on it."""
    crown = (ASSETS / "emblems" / "crown.svg").read_text(encoding="utf-8")
    inside = crown[crown.index(">") + 1 : crown.rindex("</svg>")]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">'
        '<path d="M28 6H78L106 34V116Q106 122 100 122H28Q22 122 22 116V12Q22 6 28 6Z" fill="#fdf7e8" '
        'stroke="#a8741f" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M78 6V34H106Z" fill="#f3d98b" stroke="#a8741f" stroke-width="3" stroke-linejoin="round"/>'
        f'<g transform="translate(32 44) scale(0.64)">{inside}</g></svg>\n'
    )


def _icons(folder: Path) -> None:
    """Write the program's icon in all sizes, and that of its records."""
    with Image.open(ASSETS / "icon" / "icon.png") as large:
        for size in SIZES:
            path = folder / f"{size}x{size}" / "apps" / f"{ID}.png"
            path.parent.mkdir(parents=True)
            large.resize((size, size), Image.Resampling.LANCZOS).save(path)
    for kind, name, text in (
        ("apps", ID, (ASSETS / "icon" / "icon.svg").read_text(encoding="utf-8")),
        ("mimetypes", "application-x-goodge-record", record_icon()),
    ):
        path = folder / "scalable" / kind / f"{name}.svg"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")


def _texts(share: Path) -> None:
    """Write what desktops, archives and readers of manuals look for."""
    texts = {
        f"applications/{ID}.desktop": filled("goodge.desktop"),
        f"metainfo/{ID}.metainfo.xml": filled("metainfo.xml"),
        f"mime/packages/{ID}.xml": filled("mime.xml"),
        "doc/goodge/copyright": filled("copyright"),
        "lintian/overrides/goodge": filled("lintian-overrides"),
    }
    packed = {"man/man6/goodge.6.gz": filled("goodge.6"), "doc/goodge/changelog.gz": _changelog()}
    for name, text in (texts | packed).items():
        data = text.encode()
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(data, 9, mtime=0) if name in packed else data)


def _changelog() -> str:
    """Return the package's own list of changes: the version, and where to read on."""
    head = f"goodge ({debian_version(__version__)}) unstable; urgency=medium"
    change = f"  * Goodge {__version__}; the game's changes are in CHANGELOG.md."
    return f"{head}\n\n{change}\n\n -- {MAINTAINER}  {formatdate(_now())}\n"


def _modes(tree: Path, program: Path) -> None:
    """Let everybody read everything, and run the program alone."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def _now() -> float:
    """Return the time of the build, or the one that is asked for so that two builds are the same."""
    return float(os.environ.get("SOURCE_DATE_EPOCH") or time.time())


def main() -> None:
    """Make the package of the folder build."""
    architecture = ARCHITECTURES[os.uname().machine]
    tree = OUT / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    laid_out(OUT / "goodge", tree, architecture)
    package = OUT / f"goodge_{debian_version(__version__)}_{architecture}.deb"
    failed = subprocess.call(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package])
    if not failed:
        print(f"{package.relative_to(ROOT)}  {package.stat().st_size / 1e6:.1f} MB")
    sys.exit(failed)


if __name__ == "__main__":
    main()
