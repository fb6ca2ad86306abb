"""The score sheet by what the text file says of it."""

from __future__ import annotations

import re

import pygame
import pytest

from goodge.engine.games import GAMES
from goodge.ui.program.app import App
from tests.ui.checks import press
from tests.ui.narration import Listener
from tests.ui.sheets import shown, won_match

ROWS = {
    "goodge": r": the Goodge of the round, (\d+ struck out, )?points ",
    "spades": r": Wilhelmina Grace \d+ of \d+, WWWWWWWWWWWWWWWW \d+ of \d+, contract \d+ of \d+, ",
    "pride": r": Wilhelmina Grace \d+ of \d+, WWWWWWWWWWWWWWWW \d+ of \d+, contract \d+ of \d+, ",
    "spidge": r": dealt, tricks \d+, the dummy’s \d+, ",
}


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
    assert all(page.count(f"Round {number}. ") == 1 for number in range(1, count + 1))
