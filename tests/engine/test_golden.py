"""Whole matches that were recorded once and must replay, and be played again, byte for byte."""

from pathlib import Path

import pytest

from goodge.engine.record import decode_record, encode_record
from tests.golden.make import HERE, MATCHES, golden_text

FILES = sorted(HERE.glob("*.jsonl"))


def test_every_golden_file_is_one_that_the_script_makes() -> None:
    assert {path.stem for path in FILES} == set(MATCHES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_match_replays_byte_for_byte(path: Path) -> None:
    for line in path.read_bytes().decode("ascii").splitlines(keepends=True):
        record = decode_record(line)
        assert encode_record(record) + "\n" == line
        assert record.winner is not None


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_is_played_again_byte_for_byte(name: str) -> None:
    assert (HERE / f"{name}.jsonl").read_bytes() == golden_text(name).encode("ascii")


def test_the_golden_matches_hold_ties_and_thrown_in_rounds() -> None:
    text = {path.stem: path.read_text("ascii") for path in FILES}
    assert text["redeal"].count('"redeal": true') >= 2
    ties = [decode_record(line) for line in text["tie"].splitlines()]
    assert all(any(state.match.tied_at_target for state in record.scored) for record in ties)
    assert any(sum(state.match.tied_at_target for state in record.scored) == 2 for record in ties)
