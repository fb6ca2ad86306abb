"""The actions of a seat, and their text: a verb and its arguments, parted by single spaces."""

from __future__ import annotations

import re
from typing import TypeAlias

from .cards import EVERY_CARD, Card, Suit, parse_cards
from .errors import TextError
from .values import dataclass


@dataclass(frozen=True, slots=True)
class Bid:
    """An offer to take this many points (goodge) or tricks (spades, pride)."""

    amount: int

    @property
    def text(self) -> str:
        return f"bid {self.amount}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction for this round."""

    @property
    def text(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Look:
    """Take up the cards; with that the right to bid blind is gone."""

    @property
    def text(self) -> str:
        return "look"


@dataclass(frozen=True, slots=True)
class Nil:
    """Undertake to take no trick at all."""

    @property
    def text(self) -> str:
        return "nil"


@dataclass(frozen=True, slots=True)
class BlindNil:
    """Undertake to take no trick at all, before having seen a card."""

    @property
    def text(self) -> str:
        return "blind nil"


@dataclass(frozen=True, slots=True)
class Bury:
    """Lay three cards away as the new Stash; `cards` is empty where they are hidden from the one who looks."""

    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        return "bury " + (" ".join(card.text for card in self.cards) or "? ? ?")


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit."""

    suit: Suit

    @property
    def text(self) -> str:
        return f"trump {self.suit.letter}"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick."""

    card: Card

    @property
    def text(self) -> str:
        return f"play {self.card.text}"


Action: TypeAlias = Bid | Pass | Look | Nil | BlindNil | Bury | NameTrump | PlayCard

HIDDEN_BURY = Bury(())
# Made once: whoever replays matches reads the same texts over and over, and each hand may play the same cards.
PLAYS = {card: PlayCard(card) for card in EVERY_CARD}
_OFTEN_READ: tuple[Action, ...] = (
    *(Pass(), Look(), Nil(), BlindNil(), HIDDEN_BURY),
    *map(NameTrump, Suit),
    *PLAYS.values(),
)
_BY_TEXT = {action.text: action for action in _OFTEN_READ}

# ASCII digits only, no sign, no leading zero; few enough for any reader of numbers.
_NUMBER = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)


def parse_action(text: str) -> Action:
    """The action of a text, hidden `bury ? ? ?` included. Raises TextError with what is wrong.

    >>> parse_action("trump T")
    NameTrump(suit=Suit.STARS)
    >>> parse_action("bury 2S 3S 4H").text
    'bury 2S 3S 4H'
    >>> parse_action("bid 075")
    Traceback (most recent call last):
    goodge.engine.errors.TextError: “bid 075” is not an action
    """
    known = _BY_TEXT.get(text)
    if known is not None:
        return known
    verb, _, rest = text.partition(" ")
    words = rest.split(" ") if rest else []
    if verb == "bid" and len(words) == 1 and _NUMBER.fullmatch(words[0]):
        return Bid(int(words[0]))
    if verb == "bury" and words:
        return Bury(parse_cards(words))
    if verb == "trump" and len(words) == 1:
        return NameTrump(Suit.parse(words[0]))
    if verb == "play" and len(words) == 1:
        return PlayCard(Card.parse(words[0]))
    raise TextError(f"“{text[:80]}” is not an action")
