"""How each game shows itself on the screen, a line each."""

from __future__ import annotations

from .goodge import GoodgePresenter
from .presenter import Presenter
from .pride import PridePresenter
from .spades import SpadesPresenter
from .spidge import SpidgePresenter

MAIN_GAME = GoodgePresenter.id
_PRESENTERS: dict[str, Presenter] = {
    presenter.id: presenter for presenter in (GoodgePresenter(), SpadesPresenter(), PridePresenter(), SpidgePresenter())
}


def presenter_of(game: str) -> Presenter:
    """The presenter of a game, by its id."""
    return _PRESENTERS[game]
