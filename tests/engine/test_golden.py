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


def test_the_golden_matches_hold_what_is_rare() -> None:
    text = {path.stem: path.read_text("ascii") for path in FILES}
    assert text["redeal"].count('"redeal": true') >= 2
    ties = [decode_record(line) for line in text["tie"].splitlines()]
    assert all(any(state.match.tied_at_target for state in record.scored) for record in ties)
    assert text["spades"].count('"blind nil"') >= 3
    for name, card in (("pride", "BigJoker"), ("spidge", "LittleJoker")):
        assert f'"play {card}"' in text[name]
    _, limited, set_out = [decode_record(line).rounds[-1][-1].match for line in text["pride"].splitlines()]
    assert (limited.rounds, max(limited.totals) < 250, max(limited.sets) < 3) == (5, True, True)
    assert (set_out.rounds, set_out.sets, set_out.winner) == (4, (0, 3), 0)
    assert any(sum(state.match.tied_at_target for state in record.scored) == 2 for record in ties)
