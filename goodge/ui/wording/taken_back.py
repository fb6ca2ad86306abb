"""The words for what has been taken back, when more than the decision itself goes with it."""

from __future__ import annotations

from ...engine.actions import Action, Bid, BlindNil, Bury, NameTrump, Nil, Pass, PlayCard
from .cards import USUAL_NAMES, CardNames, suit_name
from .phrases import Phrase, say

NOTHING_DONE = Phrase("table: why there is no undo", "There is nothing to take back")
NOT_SHARED = Phrase("table: why there is no undo", "Several people are playing: nothing can be taken back")
_WORDS = {
    Pass: Phrase("taken back", "Your pass is taken back, and all that followed"),
    Nil: Phrase("taken back", "Your nil is taken back, and all that followed"),
    BlindNil: Phrase("taken back", "Your blind nil is taken back, and all that followed"),
    Bury: Phrase("taken back", "The cards you laid away are taken back, and all that followed"),
}
_ANY = Phrase("taken back", "Your last decision is taken back, and all that followed")


def taken_back_words(action: Action, named: CardNames = USUAL_NAMES) -> str:
    """The sentence for a decision that one person takes back, along with everything others did after it."""
    if isinstance(action, PlayCard):
        return say("taken back", "{card} is taken back, and all that followed", card=named.alone(action.card))
    if isinstance(action, Bid):
        return say("taken back", "Your bid of {amount} is taken back, and all that followed", amount=action.amount)
    if isinstance(action, NameTrump):
        return say("taken back", "{suit} as trump is taken back, and all that followed", suit=suit_name(action.suit))
    return _WORDS.get(type(action), _ANY).say()
