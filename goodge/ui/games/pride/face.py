"""Everything that League Spades gives to the screens."""

from __future__ import annotations

from ....engine.game import Phase
from ...tabletop.panels.bidding import BiddingPanel
from ...tabletop.panels.play import PlayPanel
from ..asked import Asked, BidsOfAll
from ..face import Face
from .offer import PRIDE
from .paper import PridePaper
from .presenter import BeginnersPride, PridePresenter, pride_shows

FACE = Face(
    presenter=PridePresenter(),
    panels={Phase.BIDDING: BiddingPanel, Phase.PLAY: PlayPanel},
    shows=pride_shows,
    paper=PridePaper(),
    offer=PRIDE,
    asked=Asked(BidsOfAll()),
    beginning=BeginnersPride,
)
