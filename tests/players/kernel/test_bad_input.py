"""What the kernel refuses, with a ValueError, compiled or not; and what it leaves as it was."""

from __future__ import annotations

from typing import Any

import pytest

from goodge.players.kernel import Playout, Position, Rollouts, SampledWorlds, Solver, Tree, TrickRules, goodge, mask_of

RULES = goodge(3)
HANDS = [mask_of([0, 11]), mask_of([1, 12]), mask_of([2, 13])]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 5},
        {"seats": 1},
        {"sizes": (3, 0)},
        {"sizes": (40, 21), "worth": (0,) * 61},
        {"worth": (1, 2)},
        {"worth": (1, 2, -3)},
        {"trick_worth": -1},
        {"sizes": (1, 2), "twins": True},
    ],
)
def test_rules_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"must|worth|twins"):
        TrickRules(**{"seats": 3, "sizes": (2, 1), "worth": (0, 0, 0), **wrong})


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": HANDS[:2]},
        {"hands": [*HANDS[:2], mask_of([0, 13])]},  # a card twice
        {"hands": [*HANDS[:2], mask_of([2])]},  # too short
        {"hands": [*HANDS[:2], mask_of([2, 51])]},  # no such card
        {"hands": [*HANDS[:2], -1]},
        {"hands": [*HANDS[:2], 1 << 64]},
        {"leader": 3},
        {"leader": -1},
        {"trick": [20]},  # who has played holds a card less
        {"trick": [20, 20]},
        {"trick": [20, 21, 22]},
        {"trick": [51]},
        {"trick": [-1]},
        {"captured": [0, 0]},
        {"captured": [0, 0, -1]},
        {"captured": [200, 100, 0]},
        {"bonus": -1},
        {"bonus": 1000},
        {"captured": [100, 100, 0], "bonus": 50},
    ],
)
def test_positions_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Position(RULES).start(**{"hands": HANDS, "leader": 0, **wrong})


def test_a_trick_under_way() -> None:
    position = Position(RULES)
    position.start([mask_of([0]), mask_of([1, 12]), mask_of([2, 13])], 0, trick=[11])
    assert position.turn == 1
    assert position.legal() == mask_of([12])
    assert position.left == 2
    with pytest.raises(ValueError, match="take back"):
        position.undo()


@pytest.mark.parametrize("card", [0, 3, 51, 63, -1, 64, 1000])
def test_a_card_that_may_not_be_played(card: int) -> None:
    position = Position(RULES)
    position.start(HANDS, 0)
    position.play(11)
    with pytest.raises(ValueError, match="may not be played"):
        position.play(card)
    assert position.legal() == mask_of([12])


def test_hands_more_than_seventeen_long() -> None:
    rules = TrickRules(2, (20, 20), (0,) * 40)
    with pytest.raises(ValueError, match="17"):
        Position(rules).start([mask_of(range(18)), mask_of(range(20, 38))], 0)


def test_seats_that_there_are_not() -> None:
    playout = Playout(RULES)
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="seat"):
            playout.hand(seat)
        with pytest.raises(ValueError, match="seat"):
            playout.by_thumb(None, seat=seat)
        with pytest.raises(ValueError, match="seat"):
            playout.by_thumb(None, goodge=seat)
    with pytest.raises(ValueError, match="over"):
        playout.thumb()
    with pytest.raises(ValueError, match="heat"):
        playout.soften(-1.0)


def two_worlds() -> SampledWorlds:
    worlds = SampledWorlds(RULES)
    worlds.open(0, 2)
    worlds.add(HANDS)
    worlds.add([HANDS[0], HANDS[2], HANDS[1]], 5)
    return worlds


def test_worlds() -> None:
    worlds = two_worlds()
    for hands in ([HANDS[0], HANDS[0], HANDS[1]], [HANDS[0], HANDS[1], 1 << 20], HANDS[:2]):
        with pytest.raises(ValueError, match=r"hands|card"):
            worlds.add(hands)
    assert worlds.size == 2
    for world in (-1, 2):
        with pytest.raises(ValueError, match="world"):
            worlds.load(world)
    for _ in range(1022):
        worlds.add(HANDS)
    with pytest.raises(ValueError, match="room"):
        worlds.add(HANDS)
    with pytest.raises(ValueError, match="seat"):
        worlds.value(3, [[0.0] * 256] * 3)
    with pytest.raises(ValueError, match="points"):
        worlds.value(0, [[0.0] * 251] * 3)


def test_rollouts() -> None:
    worlds = two_worlds()
    for moves in ([], [-1], [63], [0] * 18):
        with pytest.raises(ValueError, match="cards to try"):
            Rollouts(worlds, moves, 1)
    rollouts = Rollouts(worlds, [0, 11], 1)
    for first, last, rounds in ((0, 3, 1), (2, 1, 1), (-1, 1, 1), (0, 1, -1)):
        with pytest.raises(ValueError, match="world"):
            rollouts.run(first, last, rounds)
    with pytest.raises(ValueError, match="outcomes"):
        rollouts.run(rounds=20000, keep=True)
    assert [tally.runs for tally in rollouts.results()] == [0, 0]


def test_searches() -> None:
    worlds = two_worlds()
    with pytest.raises(ValueError, match="none of these"):
        Tree(worlds, 1, moves=mask_of([40]))
    solver = Solver(worlds.playout)
    for side in (0, 8, -1):
        with pytest.raises(ValueError, match="seats"):
            solver.begin(side)
    for low, high in ((5, 5), (-2, 5), (5, 257)):
        with pytest.raises(ValueError, match="points"):
            solver.begin(1, low, high)
    for weights in ([1, 1], [0, 0, 0], [1, -1, 0], [200, 0, 0]):
        with pytest.raises(ValueError, match="count"):
            solver.begin(1, weights=weights)
    worlds.open(0, 2)
    with pytest.raises(ValueError, match="no worlds"):
        Tree(worlds, 1)
