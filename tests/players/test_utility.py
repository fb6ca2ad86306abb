"""What points are worth depends on how the match stands."""

from __future__ import annotations

import pytest

from goodge.players.utility import Stakes, chances, stakes_of

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
    assert stakes.weights == pytest.approx((1.0, -0.5, -0.5))
    assert stakes.worth([10, 0, 0]) == pytest.approx(10.0, rel=0.1)
    assert stakes.worth([0, 10, 0]) == pytest.approx(-5.0, rel=0.1)
    assert stakes.worth([30, 30, 30]) == pytest.approx(0.0, abs=1e-6)


def test_the_leader_weighs_more_than_who_is_far_behind() -> None:
    own, leader, last = Stakes(0, (300, 420, 40), 500).weights
    assert own == 1.0
    assert leader < -0.8 < -0.2 < last < 0.0
    assert leader + last == pytest.approx(-1.0)


def test_at_the_end_only_winning_counts() -> None:
    stakes = Stakes(0, (450, 440, 100), 500)
    wins, loses = stakes.worth([60, 69, 100]), stakes.worth([60, 71, 80])
    assert wins > 0.0 > loses
    assert stakes.worth([200, 0, 0]) == wins  # by how much is of no account


def test_a_failed_bid_is_worth_minus_the_bid() -> None:
    rows = Stakes(1, (0, 0, 0), 500).rows(goodge=1, bid=100)
    assert (rows[1][99], rows[1][100], rows[1][250]) == (-100.0, 100.0, 250.0)
    assert rows[0][99] == pytest.approx(-49.5)
    assert {len(row) for row in rows} == {256}


def test_the_stakes_are_those_of_the_view() -> None:
    view = GAME.view_for(opened(4, 2), 3)
    assert stakes_of(view, 1) == Stakes(1, (0, 0, 0, 0), 500)
