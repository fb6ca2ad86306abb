"""Everything that The Goodge Rules give to the screens."""

from __future__ import annotations

from ....engine.game import Phase
from ...tabletop.panels.play import PlayPanel
from ..face import Face
from .auction import AuctionPanel
from .beginning import BeginnersGoodge
from .exchange import ExchangePanel
from .offer import GOODGE
from .paper import GoodgePaper
from .presenter import GoodgePresenter
from .show import goodge_shows
from .trump import TrumpPanel

FACE = Face(
    presenter=GoodgePresenter(),
    panels={Phase.AUCTION: AuctionPanel, Phase.EXCHANGE: ExchangePanel, Phase.TRUMP: TrumpPanel, Phase.PLAY: PlayPanel},
    shows=goodge_shows,
    paper=GoodgePaper(),
    offer=GOODGE,
    beginning=BeginnersGoodge,
)
