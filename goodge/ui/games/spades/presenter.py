"""Spades on the screen."""

from __future__ import annotations

from ..shared.beginning import OfTheEvening
from ..shared.partners import PartnerPresenter


class SpadesPresenter(PartnerPresenter):
    """The presenter of two teams with nil and blind nil."""

    id = "spades"


class BeginnersSpades(OfTheEvening, SpadesPresenter):
    """The presenter in the short rounds of the first evening."""
