"""build/packlib/onefile.py: the package's one file holds most assets, and the game finds each.

What PyInstaller really makes is tried in tests/e2e; the program here is put together as its manual has it.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from goodge.engine.games.goodge_board import DECK
from goodge.table.settings import Settings
from goodge.ui.drawing import assets
from goodge.ui.drawing.packed import ENTRY, NAME, entry_start, packed_in
from goodge.ui.program import sound
from packlib import onefile

ASSETS = Path(__file__).parents[2] / "assets"
STAY_FILES = {"ttf", "po", "ico", "icns", "md", "txt"}
NONE: dict[str, Path] = {}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for module in (assets, sound):
        monkeypatch.setattr(module, "assets_folder", lambda: tmp_path)
    packed_in.cache_clear()
    yield tmp_path
    if (kept := packed_in(tmp_path)) is not None:
        kept.close()
    packed_in.cache_clear()


def test_each_file_is_read_out_of_the_one(package: Path) -> None:
    onefile.packed(ASSETS, package / NAME, NONE)
    files = [path.relative_to(ASSETS) for path in sorted(ASSETS.rglob("*.*")) if "licences" not in path.parts]
    kept = [path for path in files if path.suffix[1:] in STAY_FILES or path == Path("music", "table.ogg")]
    assert {f"{card.text}.svg" for card in DECK} <= {path.name for path in files}
    for path in files:
        if path in kept:
            with pytest.raises(FileNotFoundError):
                assets.asset_bytes(package / path)
        else:
            assert assets.asset_bytes(package / path) == (ASSETS / path).read_bytes()


def test_one_that_is_not_in_there_is_looked_for_as_a_file(package: Path) -> None:
    onefile.packed(ASSETS / "emblems", package / NAME, NONE)
    (package / "mine.svg").write_text("<svg></svg>")
    assert assets.asset_text(package / "mine.svg") == "<svg></svg>"
    with pytest.raises(FileNotFoundError):
        assets.asset_text(package / "cards" / "1S.svg")


def test_a_folder_is_looked_through_in_the_one_file_too(package: Path) -> None:
    onefile.packed(ASSETS, package / NAME, NONE)
    for pattern in ("*.ogg", "card_deal_[0-9].ogg", "bid.ogg", "b?.ogg"):
        wanted = [package / "sounds" / path.name for path in sorted((ASSETS / "sounds").glob(pattern))]
        assert assets.assets_like(package / "sounds", pattern) == wanted
    assert assets.assets_like(ASSETS / "sounds", "bid.ogg") == [ASSETS / "sounds" / "bid.ogg"]


def program(entries: Mapping[str, bytes]) -> bytes:
    """A program with an archive of PyInstaller's at its end, and a signature behind it."""
    content, rows = b"", b""
    for name, data in entries.items():
        named = name.encode() + b"\0" * 7
        rows += struct.pack("!4IBc", 18 + len(named), len(content), len(data), len(data), 0, b"a") + named
        content += data
    length = len(content) + len(rows) + 88
    cookie = struct.pack("!8s4I64s", b"MEI\014\013\012\013\016", length, len(content), len(rows), 311, b"libpython")
    return b"a loader, MEI and more" + content + rows + cookie + b"signed" * 500


def test_an_entry_is_found_in_a_program() -> None:
    made = program({"struct": b"12345", "packed": b"678", "PYZ.pyz": b"packed"})
    start = entry_start(BytesIO(made), b"packed")
    assert start is not None
    assert made[start : start + 3] == b"678"


@pytest.mark.parametrize("made", [b"", b"no archive", program({}), program({"packed.more": b"1"})])
def test_a_program_without_that_entry_has_none(made: bytes) -> None:
    assert entry_start(BytesIO(made), b"packed") is None


def test_assets_are_read_out_of_the_program_that_was_started(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notices = package / "notices"
    notices.write_text("whose work it is", encoding="utf-8")
    most = onefile.packed(ASSETS / "emblems", package / "most", {"licences.json": notices}).read_bytes()
    started = package / "goodge"
    started.write_bytes(program({"struct": b"12345", ENTRY.decode(): most, "PYZ.pyz": b"1"}))
    monkeypatch.setattr(sys, "executable", str(started))
    with pytest.raises(FileNotFoundError):
        assets.asset_text(package / "licences.json")  # no packaged program, so far
    packed_in.cache_clear()
    monkeypatch.setattr(sys, "_MEIPASS", str(package), raising=False)
    emblem = min((ASSETS / "emblems").glob("*.svg"))
    assert assets.asset_bytes(package / emblem.name) == emblem.read_bytes()
    started.unlink()
    started.write_bytes(b"another version, while this one is played")
    assert assets.asset_text(package / "licences.json") == "whose work it is"


def test_all_takes_of_a_sound_are_heard_from_the_one_file(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    onefile.packed(ASSETS, package / NAME, NONE)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    read: list[str] = []

    def noted(path: Path) -> bytes:
        read.append(path.name)
        return assets.asset_bytes(path)

    monkeypatch.setattr(sound, "asset_bytes", noted)
    sounds = sound.Sounds(Settings())
    try:
        for _ in range(5):
            sounds.play("card_deal")
        assert pygame.mixer.get_busy()
        assert sorted(read) == [f"card_deal_{take}.ogg" for take in range(1, 6)]
    finally:
        sounds.close()
