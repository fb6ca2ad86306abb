"""The figures of `bench strength`, from tables as `goodge simulate` prints them."""

from __future__ import annotations

import json
import math
from dataclasses import replace

import pytest

from benchlib import strength
from benchlib.figures import Figure, Rows, figure, rows_of, share_of_gap
from benchlib.simulations import Job
from benchlib.standings import standings
from benchlib.strengthtables import report, without_empty_columns
from goodge.ui.scenes.new_game.strength import Strength

TABLE = """\
bot                    gain  score a round       as Goodge         made    bid  blunders  ms p50    p95
{bot}  {gain} ± 12.46   86.67 ± 5.99  171.25 ± 17.34  0.95 ± 0.05  145.2     27.88   15.50  38.78
{others}         -16.54 ± 6.23   53.58 ± 9.22   84.62 ± 23.14  0.72 ± 0.07  145.2     27.87    0.92  18.32
clairvoyant* scores 33.08 ± 12.46 a round more than field
(60 rounds: 20 deals, each in every rotation; ± is a standard error)
"""
GAMES = """\
seat  bot         wins        share          gain  score a round   as Goodge         made    bid  blunders  ms p50  p95
0     {bot}     1 of 4  0.25 ± 0.25  -3.1 ± 29.15  -19.25 ± 2.76  -24.3 ± 1.5  0.00 ± 0.00  224.3      4.17   0.06  0.10
1     field     3 of 4  0.75 ± 0.25   1.1 ± 29.15   19.25 ± 2.76   24.3 ± 1.5  0.50 ± 0.10  124.3      4.17   0.06  0.10
2     field     0 of 4  0.00 ± 0.00   2.1 ± 29.15   19.25 ± 2.76            -            -      -      4.17   0.06  0.10
"""


def test_a_table_is_read_by_bot_and_column() -> None:
    rows = rows_of(TABLE.format(bot="clairvoyant*", others="field", gain=33.08))
    assert rows.keys() == {"clairvoyant", "field"}
    assert figure(rows["clairvoyant"]["gain"]) == Figure(33.08, 12.46)
    assert (rows["field"]["bid"], rows["field"]["p95"]) == ("145.2", "18.32")


def test_of_seats_with_the_same_bot_the_first_counts() -> None:
    assert rows_of(GAMES.format(bot="greedy"))["field"]["wins"] == "3 of 4"


def test_a_cell_may_say_that_there_is_no_figure() -> None:
    assert math.isnan(figure("-").value)
    assert math.isnan(figure("7.00 ± ?").error)


def test_a_share_of_the_gap_and_its_error() -> None:
    low, high = Figure(-20.0, 3.0), Figure(40.0, 4.0)
    assert share_of_gap(low, low, high).value == 0.0
    half = share_of_gap(Figure(10.0, 6.0), low, high)
    assert half.value == pytest.approx(0.5)
    assert half.error == pytest.approx(math.hypot(6.0, 1.5, 2.0) / 60.0)


def test_quick_is_the_same_with_fewer_deals() -> None:
    full, quick = strength.jobs(1), strength.jobs(strength.QUICK)
    assert {replace(job, games=1) for job in full} == {replace(job, games=1) for job in quick}
    assert sum(job.games for job in quick) * 12 < sum(job.games for job in full)


def printed(job: Job, gain: float) -> Rows:
    text = GAMES if job.kind == "matches" else TABLE
    return rows_of(text.format(bot=job.bot, others=job.others, gain=gain))


def test_the_report_has_every_player_and_figure() -> None:
    gains = {"clairvoyant": 33.08, "expert": 23.1560}

    lines = report({job: printed(job, gains.get(job.bot, -16.54)) for job in strength.jobs(1)})
    assert sum(line.startswith("###") for line in lines) == len(strength.tables())
    with_cards = sum(table.cards > 0 for table in strength.tables())
    assert sum(line.startswith("| `clairvoyant` | 33.1 ± 12.5 | ") for line in lines) == with_cards
    assert sum(line.startswith("| `expert` | 23.2 ± 12.5 | 0.80 ± 0.33 | ") for line in lines) == with_cards
    assert sum(line.startswith("| `greedy` | 25% ± 25 | -3.1 ± ") for line in lines) == with_cards
    assert sum("`casual`, against `novice` | 25% ± 25 | -16.5 ± 12.5" in line for line in lines) == len(
        strength.tables()
    )
    assert sum("`novice`, with `casual` |  | -16.5 ± 6.2" in line for line in lines) == len(strength.tables())


def test_columns_of_dashes_are_left_out() -> None:
    table = [
        "| bot | gain | made |",
        "|---|---|---|",
        "| `casual`, with `novice` | -1.0 ± 0.5 | - |",
        "| `x` | - | - |",
    ]
    assert without_empty_columns(table) == [
        "| bot | gain |",
        "|---|---|",
        "| `casual`, with `novice` | -1.0 ± 0.5 |",
        "| `x` | - |",
    ]


def test_partners_play_the_same_bot() -> None:
    assert "expert,casual,casual" in Job("deals", "goodge", 3, "expert", "casual", 5).arguments
    assert "expert,casual,casual,casual" in Job("deals", "goodge", 4, "expert", "casual", 5).arguments
    assert "expert,casual,expert,casual" in Job("matches", "spades", 4, "expert", "casual", 5).arguments


def test_the_file_that_the_game_reads_says_what_was_printed() -> None:
    jobs = [Job("deals", "goodge", 3, "expert", "casual", 350), Job("matches", "goodge", 3, "expert", "casual", 4)]
    (line,) = json.loads(standings({job: printed(job, 23.156) for job in jobs}))
    assert Strength(**line) == Strength("goodge", 3, "expert", "casual", 1, 4, 23.156, 12.46, 350)


def test_other_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["--fast"]) == 2
    assert "--quick" in capsys.readouterr().err
