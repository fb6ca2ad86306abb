"""How many ways there are to play the first so many cards of a pinned deal; any change of what is legal shows here."""

from __future__ import annotations

import pytest

from goodge.players.kernel import Position, cards_of

from .endings import GAMES, full_round

COUNTS = {
    "goodge 3": [16, 44, 118, 1770, 5602, 16820],
    "goodge 4": [12, 22, 94, 204, 2244, 8904],
    "spades": [11, 32, 104, 1080, 10158, 36329],
    "pride": [11, 29, 82, 826, 7976, 25065],
    "spidge": [11, 29, 82, 826, 7976, 25065],
}


def perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for card in cards_of(position.legal()):
        position.play(card)
        total += perft(position, depth - 1)
        position.undo()
    return total


@pytest.mark.parametrize("game", GAMES)
def test_counts_per_depth(game: str) -> None:
    position = Position(GAMES[game])
    hands, bonus = full_round(GAMES[game], 1)
    position.start(hands, 0, bonus=bonus)
    assert [perft(position, depth) for depth in range(1, 7)] == COUNTS[game]
