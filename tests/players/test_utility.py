"""What points are worth depends on how the match stands."""

from __future__ import annotations

from statistics import correlation

import pytest

from goodge.players.utility import Stakes, chances, least_squares, stakes_of, value_rows

from .rounds import GAME, opened


@pytest.mark.parametrize("players", [3, 4])
def test_equals_have_equal_chances_and_chances_sum_to_one(players: int) -> None:
    assert chances([70] * players, 500) == pytest.approx([1 / players] * players)
    found = chances([400, 250, *[90] * (players - 2)], 500)
    assert sum(found) == pytest.approx(1.0)
    assert found == sorted(found, reverse=True)


def test_whoever_stands_highest_at_the_target_has_won() -> None:
    assert chances([505, 610, 499], 500) == [0.0, 1.0, 0.0]
    assert chances([505, 505, 499], 500) == [0.5, 0.5, 0.0]  # another round will tell


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    assert chances([150, 50, 50], 500)[0] < chances([450, 350, 350], 500)[0]


def test_early_points_are_worth_as_much_as_the_margin() -> None:
    stakes = Stakes(0, (0, 0, 0), 500)
    assert stakes.worth([10, 0, 0]) == pytest.approx(10.0, rel=0.1)
    assert stakes.worth([0, 10, 0]) == pytest.approx(-5.0, rel=0.1)
    assert stakes.worth([30, 30, 30]) == pytest.approx(0.0, abs=1e-6)


def test_at_the_end_only_winning_counts() -> None:
    stakes = Stakes(0, (450, 440, 100), 500)
    wins, loses = stakes.worth([60, 69, 100]), stakes.worth([60, 71, 80])
    assert wins > 0.0 > loses
    assert stakes.worth([200, 0, 0]) == wins  # by how much is of no account


@pytest.mark.parametrize(("totals", "least"), [((0, 0, 0), 0.98), ((250, 330, 200), 0.98), ((420, 380, 100), 0.9)])
def test_the_rows_add_up_to_about_what_a_round_is_worth(totals: tuple[int, ...], least: float) -> None:
    rows, stakes = value_rows(totals, 500, 1, 140)[0], Stakes(0, totals, 500)
    sums, worths = [], []
    for taken in range(100, 221, 10):
        for own in range(0, 251 - taken, 10):
            captured = [own, taken, 250 - taken - own]
            sums.append(sum(row[points] for row, points in zip(rows, captured, strict=True)))
            worths.append(stakes.worth([own, taken if taken >= 140 else -140, 250 - taken - own]))
    assert correlation(sums, worths) > least


def test_a_failed_bid_is_worth_the_same_whatever_was_captured() -> None:
    rows = value_rows((0, 0, 0), 500, 1, 100)
    assert rows[1][1][0] == rows[1][1][99] < 0 < rows[1][1][100] < rows[1][1][150]
    assert rows[0][1][0] == rows[0][1][99] > 0
    assert {len(row) for own in rows for row in own} == {256}


def test_points_are_better_given_to_who_is_far_behind_than_to_a_leader() -> None:
    _, leader, last = value_rows((300, 420, 40), 500, 0, 100)[0]
    assert leader[20] + last[60] > leader[60] + last[20] + 30


def test_whoever_may_end_the_match_is_kept_from_the_last_points() -> None:
    lacks_50 = value_rows((200, 450, 200), 500, 0, 100)[0][1]
    assert lacks_50[45] - lacks_50[50] > 4 * (lacks_50[40] - lacks_50[45]) > 0


def test_least_squares_find_a_plane() -> None:
    known = [[1.0, x, y] for x, y in ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (2.0, 3.0), (5.0, 1.0))]
    wanted = [[3.0 + 2.0 * x - y, x] for _, x, y in known]
    factors = least_squares(known * 100, wanted * 100)
    assert [row[0] for row in factors] == pytest.approx([3.0, 2.0, -1.0], abs=0.01)
    assert [row[1] for row in factors] == pytest.approx([0.0, 1.0, 0.0], abs=0.01)


def test_the_stakes_are_those_of_the_view() -> None:
    view = GAME.view_for(opened(4, 2), 3)
    assert stakes_of(view, 1) == Stakes(1, (0, 0, 0, 0), 500)
