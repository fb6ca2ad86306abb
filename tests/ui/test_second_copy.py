"""A second copy of the program in the same home changes nothing there."""

from __future__ import annotations

from pathlib import Path

import pytest

from goodge.table.home import Home
from goodge.table.notices import SecondCopy
from goodge.table.store import Store
from goodge.ui.wording.notices import notice_words

from .conftest import OpenApp


@pytest.mark.parametrize("kept", [b'{"volume": 12}\n', b"damaged"])
def test_a_second_copy_keeps_no_settings_and_sets_none_aside(open_app: OpenApp, tmp_path: Path, kept: bytes) -> None:
    first = Store(Home.at(tmp_path))
    (tmp_path / "settings.json").write_bytes(kept)
    app = open_app(volume=90)
    app.settings.volume = 30
    app.household.add("Ann")
    app.apply_settings()
    assert notice_words(SecondCopy()) in app.notices._waiting
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.suffix != ".lock"} == {
        "settings.json": kept
    }
    first.close()


def test_a_copy_whose_lock_was_taken_keeps_no_settings(open_app: OpenApp, tmp_path: Path) -> None:
    app = open_app(volume=90)
    before = (tmp_path / "settings.json").read_bytes()
    app.home.lock_file.unlink()
    second = Store(Home.at(tmp_path))
    app.settings.volume = 30
    app.apply_settings()
    assert (tmp_path / "settings.json").read_bytes() == before
    second.close()
