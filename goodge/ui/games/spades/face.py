"""Everything that Spades gives to the screens."""

from __future__ import annotations

from ....engine.game import Phase
from ...tabletop.panels.bidding import BiddingPanel
from ...tabletop.panels.look import LookPanel
from ...tabletop.panels.play import PlayPanel
from ..asked import Asked, BidsOfAll
from ..face import Face
from ..shared.partners import partner_shows
from .offer import SPADES
from .paper import SpadesPaper
from .presenter import BeginnersSpades, SpadesPresenter

FACE = Face(
    presenter=SpadesPresenter(),
    panels={Phase.LOOK: LookPanel, Phase.BIDDING: BiddingPanel, Phase.PLAY: PlayPanel},
    shows=partner_shows,
    paper=SpadesPaper(),
    offer=SPADES,
    asked=Asked(BidsOfAll()),
    beginning=BeginnersSpades,
)
