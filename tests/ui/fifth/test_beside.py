"""What goes by a list of games, and by no table of its own: names, strength, pictures."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations

import pytest

from benchlib import strength
from goodge.engine.games import GAMES
from goodge.ui.games import face_of
from goodge.ui.wording import phrases
from goodge.ui.wording.games import rules_name
from shotlib.catalogue import SCENES


class Shouting(NullTranslations):
    """A language of capitals."""

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002
        return message.upper()


@pytest.fixture
def shouting() -> Iterator[None]:
    phrases.use(Shouting())
    yield
    phrases.use(NullTranslations())


@pytest.mark.usefixtures("shouting")
def test_its_name_is_said_in_the_language_in_use() -> None:
    assert [face_of(game).offer.name for game in ("goodge", "whist")] == ["GOODGE", "WHIST"]
    assert [rules_name(GAMES[game]) for game in ("goodge", "whist")] == ["THE GOODGE RULES", "WHIST"]


def test_the_strength_of_every_game_is_measured() -> None:
    assert {job.game for job in strength.jobs(1)} == set(GAMES)
    assert {job.players for job in strength.jobs(1) if job.game == "whist"} == {4}


@pytest.mark.parametrize("game", [game for game in GAMES if game != "goodge"])
def test_every_game_is_in_the_pictures(game: str) -> None:
    assert {f"{kind}-{game}" for kind in ("new-game", "score", "winner")} <= SCENES.keys()
