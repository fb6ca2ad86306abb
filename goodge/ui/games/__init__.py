"""How each game shows itself on the screen, a line each."""

from __future__ import annotations

from .goodge import GoodgePresenter
from .presenter import Presenter

MAIN_GAME = GoodgePresenter.id
PRESENTERS: dict[str, Presenter] = {presenter.id: presenter for presenter in (GoodgePresenter(),)}


def presenter_of(game: str) -> Presenter:
    """The presenter of a game, by its id."""
    return PRESENTERS[game]
