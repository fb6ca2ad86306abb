"""build/packing.py and build/trying.py: what a release offers for each system, and whether the program runs."""

from __future__ import annotations

import re
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import packing
import trying
from goodge import __version__ as version

RUNS = f"""#!/bin/sh
case "$1" in
  --version) echo "goodge {version} (kernel: $KERNEL)";;
  simulate) exit $PLAYED;;
  *) [ "$LIVES" = no ] && exit 3; exec sleep 60;;
esac
"""
keeps_bits = pytest.mark.skipif(sys.platform == "win32", reason="no file has the bit of a program there")


def out_with(tmp_path: Path, *names: str) -> Path:
    for name in names:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"program")
        path.chmod(0o755)
    return tmp_path


@keeps_bits
def test_linux_offers_the_one_file_the_debian_package_and_what_is_printed(tmp_path: Path) -> None:
    deb = f"goodge_{version}_amd64.deb"
    out = out_with(tmp_path, "dist/goodge", f"deb/{deb}", "print/deck.pdf", "print/notes.txt")
    program, package, printed = packing.packed(out, "linux", "x86_64")
    assert (program.name, package.name) == (f"goodge-{version}-linux-x86_64.tar.gz", deb)
    with tarfile.open(program) as archive:
        assert archive.getnames() == ["goodge", "LICENSE"]
        assert archive.getmember("goodge").mode & 0o111
        assert archive.getmember("goodge").uid == 0
    assert zipfile.ZipFile(printed).namelist() == ["deck.pdf"]
    assert {path.parent for path in (program, package, printed)} == {out / "release"}


@keeps_bits
def test_nothing_of_an_earlier_version_is_offered(tmp_path: Path) -> None:
    new, old = f"goodge_{packing.debian_version(version)}_amd64.deb", "goodge_0.0.9_amd64.deb"
    out = out_with(tmp_path, "dist/goodge", f"deb/{new}", f"deb/{old}", "release/goodge-0.0.9-linux-x86_64.tar.gz")
    packed = packing.packed(out, "linux", "x86_64")
    assert {path.name for path in packed} == {f"goodge-{version}-linux-x86_64.tar.gz", new}
    assert set((out / "release").iterdir()) == set(packed)


def test_windows_offers_the_single_files_and_the_folder(tmp_path: Path) -> None:
    names = ("dist/goodge.exe", "dist/goodge-cli.exe", "folder/goodge/goodge.exe", "folder/goodge/_internal/python.dll")
    single, folder = packing.packed(out_with(tmp_path, *names), "win32", "AMD64")
    assert single.name == f"goodge-{version}-windows.zip"
    assert zipfile.ZipFile(single).namelist() == ["goodge.exe", "goodge-cli.exe"]
    assert folder.name == f"goodge-{version}-windows-folder.zip"
    assert set(zipfile.ZipFile(folder).namelist()) == {"goodge/goodge.exe", "goodge/_internal/python.dll"}


@keeps_bits
def test_macos_offers_the_app_with_its_links(tmp_path: Path) -> None:
    out = out_with(tmp_path, "dist/goodge.app/Contents/MacOS/goodge", "dist/goodge")
    (out / "dist" / "goodge.app" / "Contents" / "Frameworks").symlink_to("MacOS")
    [app] = packing.packed(out, "darwin", "arm64")
    assert app.name == f"goodge-{version}-macos-arm64.tar.gz"
    with tarfile.open(app) as archive:
        assert archive.getmember("goodge.app/Contents/Frameworks").issym()
        assert archive.getmember("goodge.app/Contents/MacOS/goodge").mode & 0o111


def test_the_readme_names_what_is_offered(tmp_path: Path) -> None:
    recipe = (packing.ROOT / "build" / "windows" / "goodge.iss").read_text(encoding="utf-8")
    assert "\nOutputBaseFilename=goodge-{#Version}-windows-setup\n" in recipe
    offered = {"-windows-setup.exe"}
    for system, machine in (("win32", "AMD64"), ("darwin", "arm64"), ("darwin", "x86_64"), ("linux", "x86_64")):
        names = ("goodge", "goodge.exe", "goodge-cli.exe", "goodge.app/Contents/MacOS/goodge")
        out = out_with(tmp_path, *(f"dist/{name}" for name in names), "folder/goodge/goodge.exe")
        offered |= {path.name.removeprefix(f"goodge-{version}") for path in packing.packed(out, system, machine)}
    readme = (packing.ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`…(-[\w-]+\.[a-z.]+)`", readme)) == offered


def test_nothing_is_packed_where_nothing_is_and_under_no_other_tag(tmp_path: Path) -> None:
    with pytest.raises(packing.ReleaseError, match="package"):
        packing.packed(tmp_path, "linux", "x86_64")
    packing.check_tag(f"v{version}")
    with pytest.raises(packing.ReleaseError, match=r"v99\.0"):
        packing.check_tag("v99.0")


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")
@pytest.mark.parametrize(
    ("kernel", "played", "lives", "found"),
    [
        ("compiled", "0", "yes", []),
        ("Python", "0", "yes", ["--version says"]),
        ("compiled", "2", "yes", ["ends with 2"]),
        ("compiled", "0", "no", ["ended by itself, with 3"]),
    ],
)
def test_a_program_is_tried(
    kernel: str, played: str, lives: str, found: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "goodge"
    program.write_text(RUNS, encoding="utf-8")
    program.chmod(0o755)
    for name, value in (("KERNEL", kernel), ("PLAYED", played), ("LIVES", lives)):
        monkeypatch.setenv(name, value)
    faults = trying.faults(program, program, 0 if lives == "yes" else 30)
    assert len(faults) == len(found)
    assert all(part in fault for part, fault in zip(found, faults, strict=True))


@pytest.mark.parametrize(
    ("system", "names"),
    [("linux", ("goodge", "goodge")), ("win32", ("goodge.exe", "goodge-cli.exe")), ("darwin", ("goodge", "goodge"))],
)
def test_windows_has_a_program_of_its_own_for_the_command_line(system: str, names: tuple[str, str]) -> None:
    program, cli = trying.programs(system)
    assert (program.name, cli.name) == names
    assert ("goodge.app" in program.parts) == (system == "darwin")
