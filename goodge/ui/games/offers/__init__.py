"""The games that can be chosen, a line each."""

from __future__ import annotations

from .goodge import GOODGE
from .offer import Offer
from .pride import PRIDE
from .spades import SPADES
from .spidge import SPIDGE

OFFERS: dict[str, Offer] = {offer.id: offer for offer in (GOODGE, SPADES, PRIDE, SPIDGE)}
