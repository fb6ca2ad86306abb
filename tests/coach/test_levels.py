"""Where a mean loss stands among our own levels."""

from __future__ import annotations

import pytest

from goodge.coach import levels
from goodge.coach.levels import losses_of, standing_of
from goodge.engine.games import GAMES
from goodge.players import LEVELS


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_known_and_the_stronger_loses_no_more(game: str) -> None:
    losses = losses_of(game)
    assert set(losses) == set(LEVELS)
    assert list(losses) == sorted(losses, key=lambda level: -LEVELS.index(level))
    assert sorted(losses.values()) == list(losses.values())


@pytest.mark.parametrize(
    ("mean", "error", "choices", "standing"),
    [
        (0.2, 0.05, 500, ("expert", None)),
        (0.5, 0.1, 500, ("expert", "expert")),
        (0.9, 0.1, 500, ("casual", "expert")),
        (1.35, 0.1, 500, ("casual", "casual")),
        (2.2, 0.2, 500, ("novice", "casual")),
        (2.2, 1.0, 500, ("novice", "casual")),
        (9.0, 0.2, 500, (None, "novice")),
        (2.0, 2.0, 500, None),
        (0.9, 0.1, 29, None),
    ],
)
def test_a_mean_loss_is_told_beside_the_levels(
    mean: float, error: float, choices: int, standing: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(levels.LOSSES, "one", {"expert": 0.5, "casual": 1.33, "novice": 3.16})
    assert standing_of("one", mean, error, choices) == standing


def test_a_game_that_was_not_measured_has_no_standing() -> None:
    assert standing_of("other", 1.0, 0.1, 500) is None
