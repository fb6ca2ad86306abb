"""build/deb.py: what lies in the package for Debian and Ubuntu, made from a folder build of three files."""

import gzip
import re
import shutil
import stat
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image

import deb
import packing
from goodge import __version__
from goodge.commands.cli import opens_the_game
from goodge.players import LEVELS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no file has the bits of a package there")

GENERIC = "{http://www.freedesktop.org/standards/shared-mime-info}"
TYPE = "application/x-goodge-record"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("deb")
    program = folder / "goodge"
    (program / "_internal").mkdir(parents=True)
    (program / "goodge").write_bytes(b"\x7fELF GLIBC_2.4 GLIBC_2.28")
    (program / "_internal" / "libone.so").write_bytes(b"\x7fELF GLIBC_2.31")
    (program / "_internal" / "libtwo.so").symlink_to("gone.so")
    deb.laid_out(program, folder / "tree", "amd64")
    return folder / "tree"


def text_of(tree: Path, name: str) -> str:
    return (tree / "usr" / "share" / name).read_text(encoding="utf-8")


def test_the_program_lies_where_games_lie(tree: Path) -> None:
    program = tree / "usr" / "games" / "goodge"
    assert program.resolve() == (tree / "usr" / "lib" / "goodge" / "goodge").resolve()
    assert stat.S_IMODE(program.stat().st_mode) == 0o755
    assert stat.S_IMODE((tree / "usr" / "lib" / "goodge" / "_internal" / "libone.so").stat().st_mode) == 0o644
    assert not (tree / "usr" / "lib" / "goodge" / "_internal" / "libtwo.so").is_symlink(), "it led nowhere"


def test_the_c_library_that_is_asked_for_is_the_newest_that_a_file_needs(tree: Path) -> None:
    control = (tree / "DEBIAN" / "control").read_text(encoding="utf-8")
    assert "\nDepends: libc6 (>= 2.31)\n" in control
    assert f"\nVersion: {__version__}\n" in control
    assert re.search(r"\nInstalled-Size: [1-9]\d+\n", control)


@pytest.mark.parametrize(
    ("version", "debian"),
    [("0.2.0", "0.2.0"), ("0.2.0rc1", "0.2.0~rc1"), ("1.0.0a2", "1.0.0~a2"), ("1.0.dev3", "1.0~~dev3")],
)
def test_a_version_before_a_release_is_older_for_debian_too(version: str, debian: str) -> None:
    assert packing.debian_version(version) == debian


def test_a_record_is_known_by_its_name_and_its_beginning_and_opens_the_game(tree: Path) -> None:
    kind = ElementTree.fromstring(text_of(tree, f"mime/packages/{deb.ID}.xml")).find(f"{GENERIC}mime-type")
    assert kind is not None
    assert kind.attrib["type"] == TYPE
    glob, match = kind.find(f"{GENERIC}glob"), kind.find(f"{GENERIC}magic/{GENERIC}match")
    assert glob is not None
    assert match is not None
    assert glob.attrib["pattern"] == "*.goodge"
    assert opens_the_game(["match.goodge"])
    golden = Path(__file__).parents[1] / "golden"
    assert next(golden.rglob("*.jsonl")).read_text(encoding="utf-8").startswith(match.attrib["value"])
    entry = text_of(tree, f"applications/{deb.ID}.desktop")
    assert f"\nMimeType={TYPE};\n" in entry
    assert "\nExec=goodge %f\n" in entry


def test_there_are_icons_of_every_size_for_the_game_and_one_for_records(tree: Path) -> None:
    icons = tree / "usr" / "share" / "icons" / "hicolor"
    for size in deb.SIZES:
        with Image.open(icons / f"{size}x{size}" / "apps" / f"{deb.ID}.png") as icon:
            assert icon.size == (size, size)
    assert f"\nIcon={deb.ID}\n" in text_of(tree, f"applications/{deb.ID}.desktop")
    record = (icons / "scalable" / "mimetypes" / "application-x-goodge-record.svg").read_text(encoding="utf-8")
    assert len(resvg_py.svg_to_bytes(svg_string=record)) > 1000


def test_software_centres_are_told_of_this_version(tree: Path) -> None:
    component = ElementTree.fromstring(text_of(tree, f"metainfo/{deb.ID}.metainfo.xml"))
    assert component.findtext("id") == deb.ID
    assert component.findtext("launchable") == f"{deb.ID}.desktop"
    release = component.find("releases/release")
    assert release is not None
    assert release.attrib["version"] == __version__
    words = {4: "four", 5: "five", 6: "six"}
    assert f"Computer players of {words[len(LEVELS)]} levels" in text_of(tree, f"metainfo/{deb.ID}.metainfo.xml")
    assert "@" not in ElementTree.tostring(component, encoding="unicode")


def test_the_manual_names_every_command_and_the_licence_is_whole(tree: Path) -> None:
    manual = gzip.decompress((tree / "usr" / "share" / "man" / "man6" / "goodge.6.gz").read_bytes()).decode()
    for word in ("referee", "bot", "review", "simulate", "fullscreen", "licences", "GOODGE_HOME"):
        assert word in manual
    licence = text_of(tree, "doc/goodge/copyright")
    assert "Permission is hereby granted" in licence
    assert "OTHER DEALINGS IN THE" in licence


@pytest.mark.skipif(not shutil.which("dpkg"), reason="only Debian and its kin have dpkg")
def test_debian_orders_versions_as_python_does() -> None:
    versions = ["1.0.dev3", "1.0a1.dev1", "1.0a1", "1.0b2", "1.0rc1", "1.0", "1.0.1.dev1", "1.0.1"]
    for older, newer in pairwise(map(packing.debian_version, versions)):
        assert subprocess.call(["dpkg", "--compare-versions", older, "lt", newer]) == 0, f"{older} before {newer}"


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="only Debian and its kin have dpkg-deb")
def test_dpkg_takes_it(tree: Path, tmp_path: Path) -> None:
    package = tmp_path / "goodge.deb"
    subprocess.check_output(["dpkg-deb", "--root-owner-group", "--build", tree, package])
    assert subprocess.check_output(["dpkg-deb", "--field", package, "Package"], text=True) == "goodge\n"
    assert "root/root" in subprocess.check_output(["dpkg-deb", "--contents", package], text=True)
