"""The French deck: every card of the games that are played with it, upright both ways, its index in its place."""

import pytest

from goodge.engine.games import GAMES
from tests.art.files import ASSETS

FRENCH = ASSETS / "french"


def test_every_card_of_the_deck_is_there() -> None:
    ranks = (*range(2, 11), *"JQKA")
    suited = {f"{rank}{suit}" for rank in ranks for suit in "SDHC"}
    assert {path.stem for path in FRENCH.iterdir()} == {*suited, "BigJoker", "LittleJoker", "back"}


@pytest.mark.parametrize("game", ["spades", "pride", "spidge"])
def test_a_games_cards_are_pictures_of_their_texts(game: str) -> None:
    missing = [card.text for card in GAMES[game].deck if not (FRENCH / f"{card.text}.svg").exists()]
    assert missing == []
