"""build/bench.py: what it is asked for, and how figures become medians and verdicts."""

import random
from xml.etree import ElementTree

import pytest

from bench import GROWTH_GOAL, PARTS, main, verdict
from benchlib import starts
from benchlib.curve import drawn, read_rows
from benchlib.frames import Frame, summary
from benchlib.growth import growth
from goodge.engine.games import GAMES


def test_an_unknown_part_is_refused_with_the_parts_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["frams"]) == 2
    said = capsys.readouterr().err
    assert "'frams'" in said
    assert all(name in said for name in (*PARTS, *GAMES))


def test_frames_are_told_by_median_99th_percentile_and_worst() -> None:
    found = summary([Frame(clock=float(number), work=0.5) for number in range(200, 0, -1)])
    assert found == {"frames": 200, "clock": [101.0, 199.0, 200.0], "work": [0.5, 0.5, 0.5]}


def test_a_verdict_names_the_goal() -> None:
    assert verdict(True, "under 1%") == "[goal: under 1%: met]"
    assert verdict(False, "none") == "[goal: none: MISSED]"


def test_growth_is_the_slope_in_kb_a_match_and_how_surely_it_is_known() -> None:
    found = growth([100.0, 100.5, 101.0, 101.5])
    assert found == pytest.approx((500.0, 0.0))
    slope, error = growth([100.0, 100.0, 101.0])  # by hand: 0.5 ± sqrt((1/36 + 4/36 + 1/36) / 1 / 2)
    assert slope == pytest.approx(500.0)
    assert error == pytest.approx(1000 * (6 / 36 / 2) ** 0.5)


def test_noise_is_no_growth_but_may_hide_it() -> None:
    dice = random.Random(5)
    steady = [90 + dice.gauss(0, 0.05) for _ in range(26)]
    rough = [90 + dice.gauss(0, 2.0) for _ in range(26)]
    assert growth(steady).at_most < GROWTH_GOAL
    assert growth([size + 0.03 * match for match, size in enumerate(steady)]).at_most > GROWTH_GOAL
    assert growth(rough).at_most > GROWTH_GOAL


def test_rows_that_were_printed_become_a_curve() -> None:
    printed = """On no screen.
    events  openings  seconds     MB
    10,000        10       24    132
    20,000        21       50    128
Seen: TitleScene 12"""
    rows = read_rows(printed)
    assert (rows.what, rows.done, rows.held) == ("events", [10_000, 20_000], [132.0, 128.0])
    picture = ElementTree.fromstring(drawn(rows))
    [line] = picture.iter("{http://www.w3.org/2000/svg}polyline")
    first, last = (tuple(map(float, point.split(","))) for point in line.attrib["points"].split())
    assert first[0] < last[0]
    assert first[1] < last[1], "less memory is further down"
    words = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"MB", "events", "20,000"} <= set(words)


def test_each_part_of_a_start_is_there_and_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    found = starts.parts()
    assert len(found) == len(starts.PARTS)
    assert all(seconds > 0 for seconds in found)
