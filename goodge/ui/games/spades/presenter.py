"""Spades on the screen."""

from __future__ import annotations

from ..shared.partners import PartnerPresenter


class SpadesPresenter(PartnerPresenter):
    """The presenter of two teams with nil and blind nil."""

    id = "spades"
