"""Everything that The Goodge Rules give to the screens."""

from __future__ import annotations

from ....engine.cards import Suit
from ....engine.game import Phase
from ....engine.games.goodge import BID_STEP, LOWEST_BID
from ...tabletop.panels.play import PlayPanel
from ..asked import Asked, OneBid
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
    asked=Asked(OneBid(LOWEST_BID, BID_STEP, tuple(Suit)), step=BID_STEP),
    beginning=BeginnersGoodge,
)
