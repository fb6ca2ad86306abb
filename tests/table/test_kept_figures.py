"""The figures that are kept beside the records, so that only new matches are counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from goodge.table.archive.finished import FinishedMatches
from goodge.table.archive.statistics import statistics
from goodge.table.home import Home

from .test_statistics import GOODGE, SPADES, SPIDGE


def finished(tmp_path: Path, *lines: str, may_save: bool = True) -> FinishedMatches:
    """A home with these records."""
    (tmp_path / "records.jsonl").write_text("".join(lines), encoding="utf-8")
    return FinishedMatches(Home.at(tmp_path), may_save)


def are_true(found: FinishedMatches) -> bool:
    """Return whether the figures are those of the records."""
    return found.figures() == statistics(found.home.records_file)


def test_what_was_counted_is_not_counted_again(tmp_path: Path) -> None:
    found = finished(tmp_path, GOODGE)
    assert are_true(found)
    kept = found.home.figures_file.read_text()
    found.home.figures_file.write_text(kept.replace('"Ann", "matches": 1', '"Ann", "matches": 41'))
    finished(tmp_path, GOODGE, GOODGE)
    assert found.figures()["goodge"][0].matches == 42, "41 that were counted, and a new one"


def test_new_matches_of_any_game_are_added(tmp_path: Path) -> None:
    lines: list[str] = []
    with_hints = GOODGE.replace('"winner"', '"hints": [1, 0, 0], "winner"', 1)
    for line in (GOODGE, SPADES, with_hints, "nonsense\n", SPIDGE, GOODGE):
        lines.append(line)
        assert are_true(finished(tmp_path, *lines))
        assert are_true(finished(tmp_path, *lines)), "with nothing new as well"


@pytest.mark.parametrize("lines", [(), (GOODGE,), (SPADES, GOODGE), (GOODGE, SPADES.replace("Cleo", "Clea"))])
def test_other_records_are_counted_anew(tmp_path: Path, lines: tuple[str, ...]) -> None:
    finished(tmp_path, GOODGE, SPADES).figures()
    assert are_true(finished(tmp_path, *lines))


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: b"",
        lambda kept: kept[:-9],
        lambda kept: b"\xff" * len(kept),
        lambda kept: kept.replace(b'"version": 1', b'"version": 2'),
        lambda kept: kept.replace(b'"wins": 1', b'"wins": null'),
        lambda kept: json.dumps(json.loads(kept) | {"size": -1}).encode(),
        lambda kept: json.dumps(json.loads(kept) | {"games": {"goodge": [1]}}).encode(),
        lambda kept: json.dumps(json.loads(kept) | {"check": 0}).encode(),
    ],
)
def test_a_damaged_file_of_figures_is_made_again(tmp_path: Path, damage: object) -> None:
    assert callable(damage)
    found = finished(tmp_path, GOODGE, SPADES)
    assert are_true(found)
    kept = found.home.figures_file.read_bytes()
    found.home.figures_file.write_bytes(damage(kept))
    assert are_true(found)
    assert found.home.figures_file.read_bytes() == kept


def test_a_line_that_was_cut_short_counts_once_when_it_is_completed(tmp_path: Path) -> None:
    assert are_true(finished(tmp_path, GOODGE, SPADES[:-40]))
    assert are_true(finished(tmp_path, GOODGE, SPADES[:-1]))
    found = finished(tmp_path, GOODGE, SPADES)
    assert are_true(found)
    assert found.figures()["spades"][0].matches == 1


def test_a_copy_that_may_not_save_keeps_no_figures(tmp_path: Path) -> None:
    found = finished(tmp_path, GOODGE, may_save=False)
    assert are_true(found)
    assert not found.home.figures_file.exists()


def test_where_no_figures_can_be_kept_they_are_counted_all_the_same(tmp_path: Path) -> None:
    found = finished(tmp_path, GOODGE)
    found.home.figures_file.mkdir()
    assert are_true(found)


def test_figures_of_a_program_that_counted_less_are_counted_anew(tmp_path: Path) -> None:
    found = finished(tmp_path, GOODGE)
    assert are_true(found)
    fields = json.loads(found.home.figures_file.read_text())
    del fields["kinds"]
    for names in fields["games"].values():
        for name in names:
            name["bids"] = {}
    found.home.figures_file.write_text(json.dumps(fields))
    assert are_true(found)
