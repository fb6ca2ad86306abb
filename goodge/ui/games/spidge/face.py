"""Everything that Spidge gives to the screens."""

from __future__ import annotations

from ....engine.game import Phase
from ...tabletop.panels.play import PlayPanel
from ..asked import Asked
from ..face import Face
from .offer import SPIDGE
from .paper import SpidgePaper
from .presenter import BeginnersSpidge, SpidgePresenter, spidge_shows

FACE = Face(
    presenter=SpidgePresenter(),
    panels={Phase.PLAY: PlayPanel},
    shows=spidge_shows,
    paper=SpidgePaper(),
    offer=SPIDGE,
    asked=Asked(None),
    beginning=BeginnersSpidge,
)
