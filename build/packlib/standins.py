"""Small libraries that stand in for decoders which the game never uses, in the package for Linux.

SDL_mixer and SDL_image are linked to a decoder for every format that they know, 9 MB with what those need in turn, and
do not start without. The game plays Ogg Vorbis and draws SVG and PNG. What stands in has the functions that SDL is
linked to, under the same versions; each returns 0, by which a decoder says that it has nothing.
"""

import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from shutil import which

DECODERS = (
    "libFLAC", "libfluidsynth", "libjpeg", "libmpg123", "libopusfile", "libtiff", "libwavpack", "libwebp-",
    "libwebpdemux", "libxmp",
)  # fmt: skip
THEIRS = ("libopus-", "libsharpyuv", "libsndfile", "libstdc++", "libvorbisenc")  # needed by decoders alone
USERS = ("libSDL2_image", "libSDL2_mixer")

Entry = tuple[str, str, str]  # PyInstaller's: the place in the package, the file, the kind


def without_decoders(binaries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Return the package's binaries, with stand-ins made in `folder`; all unchanged if there is no C compiler."""
    entries = list(binaries)
    if not (which("cc") and which("nm")):
        return entries
    kept = [entry for entry in entries if not Path(entry[0]).name.startswith(THEIRS)]
    wanted = {name for _, file, _ in _named(kept, USERS) for name in _symbols(Path(file), "--undefined-only")}
    folder.mkdir(parents=True, exist_ok=True)
    made = {file: str(_stand_in(Path(file), wanted, folder)) for _, file, kind in _named(kept, DECODERS)
            if kind == "BINARY"}  # fmt: skip
    return [(place, made.get(file, file), kind) for place, file, kind in kept]


def without_links(binaries: Iterable[Entry]) -> list[Entry]:
    """Return the package's binaries without PyInstaller's links to those in a wheel's own folder of libraries.

    They are for who looks in the program's folder; the libraries of a wheel look beside themselves (their RUNPATH).
    """
    return [entry for entry in binaries if entry[2] != "SYMLINK"]


def _named(entries: Iterable[Entry], names: tuple[str, ...]) -> Iterator[Entry]:
    return (entry for entry in entries if Path(entry[0]).name.startswith(names))


def _symbols(library: Path, which_ones: str) -> list[tuple[str, str]]:
    """Return the name and version ("" without one) of each dynamic symbol of a library."""
    said = subprocess.check_output(["nm", "-D", which_ones, library], text=True)
    found = (line.split()[-1].replace("@@", "@").partition("@") for line in said.splitlines())
    return [(name, version) for name, _, version in found]


def _stand_in(library: Path, wanted: set[tuple[str, str]], folder: Path) -> Path:
    """Make a library of the same name with the wanted functions; return its path."""
    functions = sorted(wanted & set(_symbols(library, "--defined-only")))
    source, versions, made = (folder / f"{library.name}{end}" for end in (".c", ".map", ""))
    source.write_text("".join(f"void *{name}(void) {{ return 0; }}\n" for name, _ in functions), encoding="utf-8")
    named: dict[str, list[str]] = {}
    for name, version in functions:
        named.setdefault(version, []).append(name)
    named.pop("", None)
    nodes = (f"{version} {{ {' '.join(f'{name};' for name in names)} }};\n" for version, names in named.items())
    versions.write_text("".join(nodes), encoding="utf-8")
    linked = [f"-Wl,-soname,{library.name}", *([f"-Wl,--version-script,{versions}"] if named else [])]
    options = ["-shared", "-fPIC", "-Os", "-nostdlib", "-fno-builtin", *linked]
    subprocess.run(["cc", *options, source, "-o", made], check=True)
    return made
