"""Whole matches by what the text file says alone."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from goodge.engine.games import GAMES
from goodge.ui.program.app import App

from .blind import BlindPlayer, play_by_ear

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_knows_nothing_but_the_text_file_plays_from_the_title_to_the_winner(
    app: App, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = BlindPlayer(app)
    for number in range(4):  # in so short a match nobody may have to follow suit
        record = play_by_ear(player, app, game, 1, monkeypatch, number)
        assert record.winner is not None
        assert record.game.id == game
        if player.refused:
            break
    assert len(player.refused) == 1, "a card that did not follow suit was refused, and why was told"
    assert all(before != after for before, after in pairwise(player.heard)), "nothing is said twice"
    unfit = [line for line in player.heard if ", not now" in line]
    assert unfit
    assert not any("were led" in line for line in unfit), "the question has told that"
    assert not any("they cancel" in line or "highest spade" in line for line in unfit), "nor is its worth of use"
    assert [line for line in player.heard if _has_twice(line)] == [], "nor in one breath"


def _has_twice(line: str) -> bool:
    """True if a sentence stands in a line more than once."""
    sentences = re.split(r"[.!?] ", f"{line} ")
    return len(set(sentences)) < len(sentences)
