"""build/packlib/standins.py: what goes into the package in place of decoders. No compiler runs here."""

import subprocess
from pathlib import Path

import pytest

from packlib import standins
from packlib.standins import Entry, without_decoders, without_links

MIXER: Entry = ("pygame_ce.libs/libSDL2_mixer-2.so", "/there/libSDL2_mixer-2.so", "BINARY")
XMP: Entry = ("pygame_ce.libs/libxmp-1.so.4", "/there/libxmp-1.so.4", "BINARY")
LINK: Entry = ("libxmp-1.so.4", "pygame_ce.libs/libxmp-1.so.4", "SYMLINK")
SNDFILE: Entry = ("pygame_ce.libs/libsndfile-1.so", "/there/libsndfile-1.so", "BINARY")
SYMBOLS = {
    MIXER[1]: [("xmp_seek", "XMP_4.0"), ("xmp_play", "XMP_4.1"), ("op_free", ""), ("malloc", "GLIBC_2.2.5")],
    XMP[1]: [("xmp_seek", "XMP_4.0"), ("xmp_play", "XMP_4.1"), ("xmp_unused", "XMP_4.0")],
}


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would be run to compile."""
    done: list[list[str]] = []
    monkeypatch.setattr(standins, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(standins, "_symbols", lambda library, which_ones: SYMBOLS[str(library)])  # noqa: ARG005
    monkeypatch.setattr(subprocess, "run", lambda words, check: done.append(list(map(str, words))))  # noqa: ARG005
    return done


def test_a_decoder_is_exchanged_and_what_only_decoders_need_is_left_out(
    commands: list[list[str]], tmp_path: Path
) -> None:
    made = str(tmp_path / "libxmp-1.so.4")
    assert without_decoders([MIXER, XMP, LINK, SNDFILE], tmp_path) == [MIXER, (XMP[0], made, "BINARY"), LINK]
    [command] = commands
    assert command[-1] == made
    assert "-Wl,-soname,libxmp-1.so.4" in command


@pytest.mark.usefixtures("commands")
def test_a_stand_in_has_the_functions_that_are_asked_for_under_their_versions(tmp_path: Path) -> None:
    without_decoders([MIXER, XMP], tmp_path)
    source = (tmp_path / "libxmp-1.so.4.c").read_text()
    assert source == "void *xmp_play(void) { return 0; }\nvoid *xmp_seek(void) { return 0; }\n"
    assert (tmp_path / "libxmp-1.so.4.map").read_text() == "XMP_4.1 { xmp_play; };\nXMP_4.0 { xmp_seek; };\n"


def test_links_are_left_out() -> None:
    assert without_links([MIXER, LINK, XMP]) == [MIXER, XMP]


def test_without_a_compiler_all_stays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(standins, "which", lambda name: None)  # noqa: ARG005
    assert without_decoders([MIXER, XMP, SNDFILE], tmp_path) == [MIXER, XMP, SNDFILE]
