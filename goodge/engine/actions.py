"""What a seat can do, and the text of it: a verb and its arguments, parted by single spaces."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from .cards import Card, Suit, parse_cards
from .errors import TextError


@dataclass(frozen=True, slots=True)
class Bid:
    """Offers to take this many points (goodge) or tricks (spades, pride)."""

    amount: int

    @property
    def text(self) -> str:
        return f"bid {self.amount}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leaves the auction for this round."""

    @property
    def text(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Look:
    """Takes up the cards, and with that the right to bid blind is gone."""

    @property
    def text(self) -> str:
        return "look"


@dataclass(frozen=True, slots=True)
class Nil:
    """Undertakes to take no trick at all."""

    @property
    def text(self) -> str:
        return "nil"


@dataclass(frozen=True, slots=True)
class BlindNil:
    """Undertakes to take no trick at all, before having seen a card."""

    @property
    def text(self) -> str:
        return "blind nil"


@dataclass(frozen=True, slots=True)
class Bury:
    """Lays three cards away as the new Stash; `cards` is empty where they are hidden from the one who looks."""

    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        return "bury " + (" ".join(card.text for card in self.cards) or "? ? ?")


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Names the trump suit."""

    suit: Suit

    @property
    def text(self) -> str:
        return f"trump {self.suit.letter}"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Plays a card to the trick."""

    card: Card

    @property
    def text(self) -> str:
        return f"play {self.card.text}"


Action: TypeAlias = Bid | Pass | Look | Nil | BlindNil | Bury | NameTrump | PlayCard

HIDDEN_BURY = Bury(())
_WORDS: dict[str, Action] = {action.text: action for action in (Pass(), Look(), Nil(), BlindNil(), HIDDEN_BURY)}

# ASCII digits only, no sign, no leading zero; at most so many that no reader chokes on the number.
_NUMBER = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)


def parse_action(text: str) -> Action:
    """The action of a text, hidden `bury ? ? ?` included. Raises TextError with what is wrong."""
    verb, _, rest = text.partition(" ")
    words = rest.split(" ") if rest else []
    if verb == "bid" and len(words) == 1 and _NUMBER.fullmatch(words[0]):
        return Bid(int(words[0]))
    if text in _WORDS:
        return _WORDS[text]
    if verb == "bury" and words:
        return Bury(parse_cards(words))
    if verb == "trump" and len(words) == 1:
        return NameTrump(Suit.parse(words[0]))
    if verb == "play" and len(words) == 1:
        return PlayCard(Card.parse(words[0]))
    raise TextError(f"“{text[:80]}” is no action")
