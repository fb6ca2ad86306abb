"""Exact endings against brute force that tries every card, with nothing merged, remembered or cut off."""

from __future__ import annotations

import pytest

from goodge.engine.rng import Stream
from goodge.players.kernel import Position, SampledWorlds, Solver, cards_of, goodge, mask_of

from .endings import GAMES, dealt, seen, set_up

ENDINGS = 80


def points_of(position: Position, side: int) -> int:
    return sum(points for seat, points in enumerate(position.points()) if side >> seat & 1)


def best_for(position: Position, side: int) -> int:
    """What the side has in the end, with everybody else against it."""
    if not position.left:
        return points_of(position, side)
    values = []
    for card in cards_of(position.legal()):
        position.play(card)
        values.append(best_for(position, side))
        position.undo()
    return max(values) if side >> position.turn & 1 else min(values)


@pytest.mark.parametrize("game", GAMES)
def test_points_of_a_side(game: str) -> None:
    position = Position(GAMES[game])
    solver = Solver(position)
    for number in range(ENDINGS):
        set_up(position, 3, number, plies=number % 4)
        before = seen(position)
        side = 1 + Stream(number, "side").below((1 << position.seats) - 2)
        expected = best_for(position, side)
        assert solver.solve(side) == expected
        assert seen(position) == before
        assert solver.solve(side, expected - 1, expected) >= expected
        assert solver.solve(side, expected, expected + 1) <= expected


@pytest.mark.parametrize("game", GAMES)
def test_the_value_of_each_card(game: str) -> None:
    position = Position(GAMES[game])
    solver = Solver(position)
    for number in range(ENDINGS // 4):
        set_up(position, 3, number, plies=number % 4)
        values = solver.values(1)
        assert mask_of(values) == position.distinct()
        worst = {}
        for card in cards_of(position.legal()):
            position.play(card)
            worst[card] = best_for(position, 1)
            position.undo()
        assert values == {card: worst[card] for card in values}
        assert set(values.values()) == set(worst.values())


def weighted(position: Position, side: int, weights: list[int]) -> int:
    """What a sum comes to of which the side wants much, and everybody else little."""
    if not position.left:
        return sum(weight * points for weight, points in zip(weights, position.points(), strict=True))
    values = []
    for card in cards_of(position.legal()):
        position.play(card)
        values.append(weighted(position, side, weights))
        position.undo()
    return max(values) if side >> position.turn & 1 else min(values)


@pytest.mark.parametrize("game", GAMES)
def test_any_sum_of_points(game: str) -> None:
    position = Position(GAMES[game])
    solver = Solver(position)
    for number in range(ENDINGS // 2):
        set_up(position, 3, number, plies=number % 4)
        stream = Stream(number, "weights")
        side = 1 + stream.below((1 << position.seats) - 2)
        weights = [1, *(stream.below(3 if game.startswith("goodge") else 5) for _ in range(position.seats - 1))]
        expected = weighted(position, side, weights)
        assert solver.solve(side, weights=weights) == expected
        assert solver.solve(side, expected - 1, expected, weights=weights) >= expected
        assert solver.solve(side, expected, expected + 1, weights=weights) <= expected


def test_slices_find_the_same_and_leave_the_position_alone() -> None:
    position = Position(goodge(3))
    solver = Solver(position)
    for number in range(20):
        set_up(position, 4, number)
        whole = Solver(position)
        whole.begin(2)
        assert whole.run(10**9)
        solver = Solver(position)
        solver.begin(2)
        slices = 1
        while not solver.run(3):
            slices += 1
        assert (solver.value, solver.nodes) == (whole.value, whole.nodes)
        assert slices >= solver.nodes // 3


def test_a_search_given_up_leaves_the_position_as_it_was() -> None:
    worlds = SampledWorlds(goodge(3))
    worlds.open(0, 4)
    hands, bonus = dealt(goodge(3), 4, 1)
    worlds.add(hands, bonus)
    worlds.load(0)
    before = seen(worlds.playout)
    solver = Solver(worlds.playout)
    solver.begin(1)
    assert not solver.run(20)
    solver.stop()
    assert seen(worlds.playout) == before
    assert solver.solve(1) == best_for(worlds.playout, 1)


def test_what_is_learnt_for_one_side_or_bonus_is_not_taken_for_another() -> None:
    position = Position(goodge(3))
    solver = Solver(position)
    for number in range(20):
        hands, _ = dealt(goodge(3), 3, number)
        for bonus in (0, 45):
            for side in (1, 2, 4, 3, 5, 6):
                position.start(hands, 0, bonus=bonus)
                assert solver.solve(side) == best_for(position, side)


def test_pauses_are_made() -> None:
    position = Position(goodge(4))
    solver = Solver(position)
    set_up(position, 7, 3)
    pauses: list[int] = []
    solver.solve(1, pause=lambda: pauses.append(solver.nodes))
    assert pauses == sorted(set(pauses))
    assert len(pauses) >= 1


def test_a_round_that_is_over_is_solved_at_once() -> None:
    position = Position(goodge(3))
    position.start([0, 0, 0], 0, captured=[5, 6, 7])
    solver = Solver(position)
    assert solver.solve(3) == 11
    assert solver.values(3) == {}


def test_equal_cards_are_one_card() -> None:
    position = Position(goodge(3))
    one, four, five, six, seven, nine, ten = 11, 14, 15, 16, 17, 19, 20  # of a plain suit
    others = [mask_of([22, 23, 24, 25, 26]), mask_of([32, 33, 34, 35, 36])]
    position.start([mask_of([one, four, six, seven, nine]), *others], 0)
    assert position.distinct() == mask_of([one, four])
    position.start([mask_of([one, four, six, seven, nine]), mask_of([five, 23, 24, 25, 26]), others[1]], 0)
    assert position.distinct() == mask_of([one, four, six])
    position.start([mask_of([four, six, seven, nine, 30]), others[0], others[1] ^ 1 << 32], 2, trick=[five])
    assert position.distinct() == mask_of([four, six])
    assert position.merged(mask_of([one, four, six, ten]), 0) == mask_of([one, four, ten])
