"""How each game shows itself on the screen, a line each."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .presenter import Presenter

MAIN_GAME = "goodge"


def presenter_of(game: str) -> Presenter:
    """The presenter of a game, by its id."""
    return _presenters()[game]


@cache
def _presenters() -> dict[str, Presenter]:
    """All of them; loaded at first need, for the title shows itself sooner without."""
    from .goodge import GoodgePresenter
    from .pride import PridePresenter
    from .spades import SpadesPresenter
    from .spidge import SpidgePresenter

    presenters = (GoodgePresenter(), SpadesPresenter(), PridePresenter(), SpidgePresenter())
    return {presenter.id: presenter for presenter in presenters}
