"""Lays what a release offers for this system into `build/out/release`: `python3 build/dev.py pack`.

It takes what is there of `package`, `folder`, `deb` and `print`. An archive keeps what an upload would lose: the bit
that makes a file a program, and the links in an .app.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from goodge import __version__

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "build" / "out"


class ReleaseError(Exception):
    """A release that would be wrong; one sentence."""


def check_tag(tag: str) -> None:
    """Raises ReleaseError unless a tag is that of the version."""
    if tag != f"v{__version__}":
        raise ReleaseError(f"the tag {tag} is not v{__version__}, which goodge/__init__.py says")


def debian_version(version: str) -> str:
    """Return a version as Debian orders it: 0.2.0~~dev1 is older than 0.2.0~rc1, and that than 0.2.0."""
    return re.sub(r"(?<=\d)(a|b|rc)(?=\d)", r"~\1", version).replace(".dev", "~~dev")


def packed(out: Path, system: str, machine: str) -> list[Path]:
    """Pack everything that is there for a system; return the files. Raises ReleaseError if there is no program."""
    release = out / "release"
    shutil.rmtree(release, ignore_errors=True)  # nothing of an earlier version is offered with this one
    release.mkdir(parents=True)
    name = f"goodge-{__version__}"
    made = list(_programs(out, release / name, system, machine))
    if not made:
        raise ReleaseError("there is nothing to pack; `package` comes first")
    packages = (out / "deb").glob(f"goodge_{debian_version(__version__)}_*.deb")
    made += [Path(shutil.copy2(path, release)) for path in sorted(packages)]
    if (out / "print").is_dir():
        made.append(_zipped(release / f"{name}-to-print.zip", out / "print", sorted((out / "print").glob("*.pdf"))))
    return made


def _programs(out: Path, name: Path, system: str, machine: str) -> Iterator[Path]:
    """Pack the program itself, in each form that there is; yield the files."""
    dist, folder = out / "dist", out / "folder"
    if system == "win32":
        programs = [dist / "goodge.exe", dist / "goodge-cli.exe"]
        if all(path.exists() for path in programs):
            yield _zipped(_ending(name, "-windows.zip"), dist, programs)
        if folder.is_dir():
            files = sorted(path for path in folder.rglob("*") if path.is_file())
            yield _zipped(_ending(name, "-windows-folder.zip"), folder, files)
        return
    product, ending = ("goodge.app", "macos") if system == "darwin" else ("goodge", "linux")
    if (dist / product).exists():
        yield _tarred(_ending(name, f"-{ending}-{machine}.tar.gz"), dist / product)


def _ending(name: Path, ending: str) -> Path:
    return name.with_name(name.name + ending)


def _zipped(target: Path, base: Path, files: list[Path]) -> Path:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in files:
            archive.write(path, path.relative_to(base))
    return target


def _tarred(target: Path, product: Path) -> Path:
    with tarfile.open(target, "w:gz") as archive:
        archive.add(product, product.name, filter=_nobodys)
        archive.add(ROOT / "LICENSE", "LICENSE", filter=_nobodys)
    return target


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def main() -> int:
    try:
        if os.environ.get("GITHUB_REF_TYPE") == "tag":
            check_tag(os.environ["GITHUB_REF_NAME"])
        for path in packed(OUT, sys.platform, platform.machine()):
            print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
    except ReleaseError as error:
        print(f"dev.py pack: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
