"""Prompts: the questions to a person at the table, as values, and one sentence for each."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from ...engine.cards import Suit
from ...engine.errors import Refusal
from ...engine.refusals import MustFollow
from ...engine.values import dataclass
from .phrases import Phrase
from .refusals import refusal_words


class Prompt(Enum):
    """A prompt that has no facts."""

    PASS = "nobody can bid more"
    LAY_AWAY = "the Stash has been taken"
    CHOOSE_TRUMP = "trump has not been named"
    LOOK = "the cards have not been seen, and blind nil may be bid"
    LEAD_ANY = "any card may be led"
    LEAD_LAST = "the last card is led"
    LEAD_NO_SPADE = "spades may not be led yet"
    LEAD_SPADE = "only spades are held"
    PLAY_ANY = "two jokers have cancelled each other, and nothing must be followed"


@dataclass(frozen=True, slots=True)
class HowManyTricks:
    """A number of tricks is to be bid, or `nil` where that is allowed."""

    nil: bool


@dataclass(frozen=True, slots=True)
class ArmedNil:
    """Nil, or `blind` nil, is about to be bid."""

    blind: bool


@dataclass(frozen=True, slots=True)
class NoneOfSuit:
    """The player has no card of the suit to follow."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class FromHand:
    """It is the turn of the player's own hand, and they play the dummy as well."""

    asked: AnyPrompt


@dataclass(frozen=True, slots=True)
class FromDummy:
    """It is the dummy's turn."""

    asked: AnyPrompt


AnyPrompt: TypeAlias = Prompt | HowManyTricks | ArmedNil | NoneOfSuit | FromHand | FromDummy | Refusal

_PROMPTS = {
    Prompt.PASS: Phrase("prompt", "Nobody can bid more: pass"),
    Prompt.LAY_AWAY: Phrase("prompt", "Keep what you like and lay away any three cards"),
    Prompt.CHOOSE_TRUMP: Phrase("prompt", "Choose the trump suit"),
    Prompt.LOOK: Phrase("prompt", "Look at the cards, or bid blind nil first"),
    Prompt.LEAD_ANY: Phrase("prompt", "Start the trick: play any card"),
    Prompt.LEAD_LAST: Phrase("prompt", "Play your last card"),
    Prompt.LEAD_NO_SPADE: Phrase("prompt", "Lead any suit but spades: they are not broken yet"),
    Prompt.LEAD_SPADE: Phrase("prompt", "You have only spades: lead one"),
    Prompt.PLAY_ANY: Phrase("prompt", "The jokers have cancelled each other: play any card"),
}
_TRICKS = Phrase("prompt", "Bid how many tricks this hand will take")
_TRICKS_OR_NIL = Phrase("prompt", "Bid how many tricks you will take, or nil for none")
_NIL = Phrase("prompt", "Bid nil, or take it back")
_BLIND_NIL = Phrase("prompt", "Bid blind nil, or take it back")
_NONE = {
    Suit.SPADES: Phrase("prompt", "You have no spades: play any card"),
    Suit.DIAMONDS: Phrase("prompt", "You have no diamonds: play any card"),
    Suit.STARS: Phrase("prompt", "You have no stars: play any card"),
    Suit.HEARTS: Phrase("prompt", "You have no hearts: play any card"),
    Suit.CLUBS: Phrase("prompt", "You have no clubs: play any card"),
}
_DUMMY = {
    Prompt.LEAD_ANY: Phrase("prompt", "The dummy goes first: play any of its cards"),
    Prompt.LEAD_LAST: Phrase("prompt", "The dummy’s turn: play its last card"),
    Prompt.LEAD_NO_SPADE: Phrase("prompt", "The dummy’s turn: lead any suit but spades, which are not broken yet"),
    Prompt.LEAD_SPADE: Phrase("prompt", "The dummy’s turn: it has only spades, so lead one"),
    Prompt.PLAY_ANY: Phrase(
        "prompt", "The dummy’s turn: the jokers have cancelled each other, so play any of its cards"
    ),
}
_DUMMY_NONE = {
    Suit.SPADES: Phrase("prompt", "The dummy’s turn: it has no spades, so play any of its cards"),
    Suit.DIAMONDS: Phrase("prompt", "The dummy’s turn: it has no diamonds, so play any of its cards"),
    Suit.HEARTS: Phrase("prompt", "The dummy’s turn: it has no hearts, so play any of its cards"),
    Suit.CLUBS: Phrase("prompt", "The dummy’s turn: it has no clubs, so play any of its cards"),
}
_DUMMY_ONE = {
    Suit.SPADES: Phrase("prompt", "The dummy’s turn: play its spade"),
    Suit.DIAMONDS: Phrase("prompt", "The dummy’s turn: play its diamond"),
    Suit.HEARTS: Phrase("prompt", "The dummy’s turn: play its heart"),
    Suit.CLUBS: Phrase("prompt", "The dummy’s turn: play its club"),
}
_DUMMY_SEVERAL = {
    Suit.SPADES: Phrase("prompt", "The dummy’s turn: play one of its spades"),
    Suit.DIAMONDS: Phrase("prompt", "The dummy’s turn: play one of its diamonds"),
    Suit.HEARTS: Phrase("prompt", "The dummy’s turn: play one of its hearts"),
    Suit.CLUBS: Phrase("prompt", "The dummy’s turn: play one of its clubs"),
}
_DUMMY_JOKER = Phrase("prompt", "The dummy’s turn: play its joker")
_DUMMY_JOKERS = Phrase("prompt", "The dummy’s turn: play one of its jokers")
_FROM_HAND = Phrase("prompt of someone who plays the dummy as well; {prompt}: a sentence", "From the hand · {prompt}")
_NAMED = Phrase("prompt where several people share the screen; {prompt}: a sentence", "{name} · {prompt}")


def asked_words(asked: AnyPrompt, name: str | None = None) -> str:
    """The sentence for whoever is asked; it begins with their name where several people share the screen."""
    words = _sentence(asked)
    return words if name is None else _NAMED.say(name=name, prompt=words)


def is_told(refusal: Refusal, asked: AnyPrompt) -> bool:
    """Return True if the sentence for this prompt already says why something cannot be done."""
    return refusal == (asked.asked if isinstance(asked, FromHand) else asked)


def _sentence(asked: AnyPrompt) -> str:
    match asked:
        case Prompt():
            return _PROMPTS[asked].say()
        case HowManyTricks(nil):
            return (_TRICKS_OR_NIL if nil else _TRICKS).say()
        case ArmedNil(blind):
            return (_BLIND_NIL if blind else _NIL).say()
        case NoneOfSuit(suit):
            return _NONE[suit].say()
        case FromHand(own):
            return _FROM_HAND.say(prompt=_sentence(own))
        case FromDummy(own):
            return _dummy_sentence(own)
        case _:
            return refusal_words(asked)


def _dummy_sentence(asked: AnyPrompt) -> str:
    match asked:
        case Prompt():
            return _DUMMY[asked].say()
        case NoneOfSuit(suit):
            return _DUMMY_NONE[suit].say()
        case MustFollow(suit, _, fitting):
            if all(card.suit is None for card in fitting):
                return (_DUMMY_JOKER if len(fitting) == 1 else _DUMMY_JOKERS).say()
            return (_DUMMY_ONE if len(fitting) == 1 else _DUMMY_SEVERAL)[suit].say()
        case _:
            raise ValueError(f"nothing of the dummy is asked by {asked}")
