"""Spades on the screen."""

from __future__ import annotations

from .partners import PartnerPresenter


class SpadesPresenter(PartnerPresenter):
    """Two teams, nil and blind nil."""

    id = "spades"
