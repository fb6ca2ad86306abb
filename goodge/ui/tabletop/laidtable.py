"""What a table tells of itself to those who lay it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from ...engine.cards import Card
from ...table.seats import SeatSetup
from ..program.teams import Occasion
from .carditem import CardItem
from .offers import Offers
from .panels.panel import PhasePanel
from .shown import ShownTable


class LaidTable(Protocol):
    """A table to lay out: what is shown, who sits there, and what is offered beside the cards."""

    @property
    def shown(self) -> ShownTable: ...

    @property
    def panel(self) -> PhasePanel | None:
        """The panel that asks the viewer something; None if nothing is asked."""

    @property
    def offers(self) -> Offers: ...

    @property
    def seats(self) -> Sequence[SeatSetup]: ...

    @property
    def portraits(self) -> Sequence[str]:
        """The portraits of the seats."""

    @property
    def occasion(self) -> Occasion | None: ...

    @property
    def round_number(self) -> int:
        """The round being played, counted from 1."""

    @property
    def clock_words(self) -> str:
        """The words for the playing time left; empty where the rules set no time."""

    @property
    def thinking_seat(self) -> int | None: ...

    @property
    def is_held(self) -> bool:
        """True while a trick stays on the table until somebody wants to go on."""

    @property
    def rule_against(self) -> int | None:
        """The number of the rule by which something was refused, as long as that is told."""

    @property
    def focus_key(self) -> str | None: ...

    @property
    def pointed_key(self) -> str | None: ...

    def card_item(self, card: Card, rect: pygame.Rect) -> CardItem: ...
