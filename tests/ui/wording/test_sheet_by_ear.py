"""The score sheet by what the text file says of it."""

from __future__ import annotations

import re

import pygame
import pytest

from goodge.engine.games import GAMES
from goodge.ui.program.app import App
from goodge.ui.wording.numbers import figure
from tests.engine.playing import play_match
from tests.ui.checks import press
from tests.ui.narration import Listener
from tests.ui.sheets import shown, won_match

_TAKEN = r"\d+ (of \d+|\(bid \d+\))"
ROWS = {
    "goodge": r": the Goodge of the round, (\d+ failed, )?points ",
    "spades": rf": Wilhelmina Grace {_TAKEN}, WWWWWWWWWWWWWWWW {_TAKEN}, contract {_TAKEN}, ",
    "pride": rf": Wilhelmina Grace {_TAKEN}, WWWWWWWWWWWWWWWW {_TAKEN}, contract {_TAKEN}, ",
    "spidge": r": dealt, tricks \d+, the dummy’s \d+, ",
}


@pytest.mark.parametrize("game", GAMES)
def test_after_the_first_round_nothing_is_told_twice(app: App, game: str) -> None:
    ear = Listener(app)
    scene = shown(app, play_match(GAMES[game], {}, 4, 1))
    told = "\n".join(line for _ in range(60) for line in ear.hear())
    assert told.count("Round 1") == 1, told
    assert "total" not in told
    for side, total in enumerate(scene.card.totals):
        assert told.count(f"{scene.card.labels[side][-1]}: {figure(total)} · ") == 1
    assert ", points " not in told


@pytest.mark.parametrize("game", GAMES)
def test_after_a_round_it_alone_is_told_and_the_whole_sheet_is_read_on_f3(app: App, game: str) -> None:
    ear = Listener(app)
    scene = shown(app, won_match(game))
    told, card = "\n".join(ear.hear()), scene.card
    count = len(card.rows)
    assert count > 1
    for words in (card.headline, card.triumph, card.standing, f"Round {count}. "):
        assert told.count(words) == 1, (words, told)
    assert "Round 1. " not in told
    assert re.search(ROWS[game], told), told
    press(app, pygame.K_F3)
    page = "\n".join(ear.hear())
    assert page.count(", total ") == len(card.sides) * (count - 1), "how the match stands tells the newest totals"
    assert all(page.count(f"Round {number}. ") == 1 for number in range(1, count + 1))
