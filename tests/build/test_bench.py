"""build/bench.py: what it is asked for, and how figures become medians and verdicts."""

import pytest

from bench import PARTS, main, verdict
from benchlib.frames import Frame, summary


def test_an_unknown_part_is_refused_with_the_parts_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["frams"]) == 2
    said = capsys.readouterr().err
    assert "'frams'" in said
    assert all(name in said for name in PARTS)


def test_frames_are_told_by_median_99th_percentile_and_worst() -> None:
    found = summary([Frame(clock=float(number), work=0.5) for number in range(200, 0, -1)])
    assert found == {"frames": 200, "clock": [101.0, 199.0, 200.0], "work": [0.5, 0.5, 0.5]}


def test_a_verdict_names_the_goal() -> None:
    assert verdict(True, "under 1%") == "[goal: under 1%: met]"
    assert verdict(False, "none") == "[goal: none: MISSED]"
