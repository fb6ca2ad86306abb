"""The trumps above the ace of spades: which tricks they take from an ace, and that the table says so once."""

from __future__ import annotations

import pytest

from goodge.engine.cards import parse_cards
from goodge.engine.events import TrickWon
from goodge.engine.games import game_named
from goodge.engine.spadeplay import SpadeGame
from goodge.ui.games.shared.high_trumps import HighTrumpShow, above_the_ace
from goodge.ui.program.app import App
from goodge.ui.wording import happenings

from .kin import open_kin
from .tables import told


@pytest.mark.parametrize(
    ("game", "cards", "taker"),
    [
        ("pride", "AH LittleJoker 3H 4H", "LittleJoker"),
        ("pride", "AS 5S 2S 3S", "2S"),
        ("pride", "AS 2S LittleJoker BigJoker", "BigJoker"),
        ("pride", "2S KS AS 3S", "2S"),
        ("pride", "KH BigJoker 3H 4H", None),
        ("pride", "AH 3S 2S 4H", None),
        ("pride", "KH AD 2S 4H", None),
        ("pride", "AH KS 3H 4H", None),
        ("spidge", "BigJoker AS KS 3S", "BigJoker"),
        ("spidge", "AH LittleJoker BigJoker 3H", None),
        ("spidge", "AS 2S 3S 4S", None),
    ],
)
def test_a_trump_takes_from_an_ace_what_the_ace_would_have_taken(game: str, cards: str, taker: str | None) -> None:
    """Rule 2 of League Spades, rule 5 of Spidge."""
    rules = game_named(game)
    assert isinstance(rules, SpadeGame)
    found = above_the_ace(rules, parse_cards(cards.split()))
    assert (None if found is None else found.text) == taker


@pytest.mark.parametrize(("game", "cards"), [("pride", "AS 5S 2S 3S"), ("spidge", "AH LittleJoker 3H 4H")])
def test_the_reason_is_said_once(app: App, game: str, cards: str) -> None:
    scene = open_kin(app, game)
    show = HighTrumpShow(scene.director)
    event, view = TrickWon(2, parse_cards(cards.split()), 1), scene.table.view(None)
    said = []
    for _ in range(2):
        show.trick_won(event, view)
        said.append(told(scene))
        scene.director.clear()
    assert said == [happenings.takes_trick_from_ace.__name__, "trick_taken"]


def test_a_trick_that_no_ace_lost_is_told_as_ever(app: App) -> None:
    scene = open_kin(app, "pride")
    HighTrumpShow(scene.director).trick_won(
        TrickWon(2, parse_cards(["KH", "BigJoker", "3H", "4H"]), 1), scene.table.view(None)
    )
    assert told(scene) == "trick_taken"
