"""The words for levels and styles: every one that can sit down has some."""

from __future__ import annotations

import pytest

from goodge.players import LEVELS, STYLES
from goodge.ui.wording.players import about_level, about_style, beside_share, level_name, strength_words, style_name


def test_every_level_and_style_has_a_name_of_its_own_and_something_said_about_it() -> None:
    levels, styles = (None, *LEVELS), (None, *STYLES)
    assert len({level_name(level) for level in levels}) == len(levels)
    assert len({style_name(style) for style in styles}) == len(styles)
    assert all(about_level(level) for level in LEVELS)
    assert all(about_style(style) for style in styles)


def test_names_are_written_as_names() -> None:
    assert [level_name(level) for level in (None, "novice", "expert")] == ["Person", "Novice", "Expert"]
    assert [style_name(style) for style in (None, "trump-puller")] == ["Plain", "Trump-puller"]


@pytest.mark.parametrize(
    ("won", "games", "others", "against", "said"),
    [
        (3, 4, 2, "novice", "wins 3 of 4 games against two Novices"),
        (0, 4, 3, "casual", "wins 0 of 4 games against three Casuals"),
        (4, 4, 3, "novice", "wins all games against three Novices"),
    ],
)
def test_all_games_are_said_only_where_all_were_won(won: int, games: int, others: int, against: str, said: str) -> None:
    assert strength_words(won, games, others, against) == said


def test_the_share_of_an_equal_stands_beside_what_was_won() -> None:
    assert beside_share("wins 44 of 100 games", 33) == "wins 44 of 100 games (33 if equal)"
