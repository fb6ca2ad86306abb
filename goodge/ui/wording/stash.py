"""The words for the Goodge, who lays cards away and names trump."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import Card, Suit
from ...engine.game import Phase
from .cards import bare_card_name
from .lists import listed
from .phrases import Phrase, say, say_many

_MISSING = {
    1: Phrase("button: cards still to be laid away", "One more to lay away"),
    2: Phrase("button: cards still to be laid away", "Two more to lay away"),
    3: Phrase("button: cards still to be laid away", "Three more to lay away"),
}
_NAME = {
    Suit.SPADES: Phrase("button: as trump", "Name Spades"),
    Suit.DIAMONDS: Phrase("button: as trump", "Name Diamonds"),
    Suit.STARS: Phrase("button: as trump", "Name Stars"),
    Suit.HEARTS: Phrase("button: as trump", "Name Hearts"),
    Suit.CLUBS: Phrase("button: as trump", "Name Clubs"),
}
NAME_ANY = Phrase("button: before a suit is chosen", "Name trump")
AS_FOUND = Phrase(
    "the Stash would be laid away as it was found", "These three lay in the Stash: press once more to lay them away"
)
CHOOSE_FIRST = Phrase("why trump cannot be named yet", "Choose a suit first")
_PLACES = {
    True: Phrase("line under the prompt", "A click or {key} moves a card"),
    False: Phrase("line under the prompt", "{key} moves a card"),
}
_CHOOSES = {
    True: Phrase("what can be done with a card", "a click or {key} chooses it for a swap"),
    False: Phrase("what can be done with a card", "{key} chooses it for a swap"),
}
_LAYS_AWAY = {
    True: Phrase("what can be done with a card", "a click or {key} lays it away"),
    False: Phrase("what can be done with a card", "{key} lays it away"),
}
_TAKES = {
    True: Phrase("what can be done with a card", "a click or {key} takes it into the hand"),
    False: Phrase("what can be done with a card", "{key} takes it into the hand"),
}
_SWAPS = {
    True: Phrase("what can be done with a card", "a click or {key} swaps it with the {card}"),
    False: Phrase("what can be done with a card", "{key} swaps it with the {card}"),
}
_LEAVES = {
    True: Phrase("what can be done with a card", "a click or {key} leaves it in the hand"),
    False: Phrase("what can be done with a card", "{key} leaves it in the hand"),
}


def stash_title(*, asks: bool) -> str:
    """The heading over the Stash; it `asks` what to do where something else stands in the sentence's place."""
    return say("heading", "The Stash: lay away three cards") if asks else say("heading", "The Stash")


def laid_title(laid: int, all_cards: int) -> str:
    """The heading over the cards chosen to be laid away, once they are others than the Stash."""
    return say("heading", "To lay away: {laid} of {all_cards}", laid=laid, all_cards=all_cards)


def stash_label(phase: Phase) -> str:
    """The label beside the cards set aside: the Stash, or what the Goodge has laid away in its place."""
    is_first = phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.THROWN_IN)
    return say("label", "Stash") if is_first else say("label", "New Stash")


def missing_words(lacking: int) -> str:
    """The number of cards still to be laid away, at least one."""
    return _MISSING[lacking].say()


def lay_away(*, are_others: bool = False) -> str:
    """The label of the button that lays the chosen cards away; `are_others`: a hint names others just now."""
    if are_others:
        return say("button: the cards that lie above it", "Lay away the three above")
    return say("button: cards", "Lay away these three")


def take_advised() -> str:
    """The label of the button that chooses the cards which a hint has named."""
    return say("button: cards to lay away", "Choose the hint’s three")


def laid_away_words(points: int, *, are_others: bool = False) -> str:
    """The worth of the cards laid away, and who gets it; `are_others`: a hint names others just now."""
    if not points and are_others:
        return say("over the Stash: the cards that lie below it", "The three below are worth no points")
    if not points:
        return say("over the Stash", "These three are worth no points")
    return say_many(
        "over the Stash",
        "{n} point laid away, for whoever wins the last trick",
        "{n} points laid away, for whoever wins the last trick",
        points,
    )


def laid_words(cards: Sequence[str]) -> str:
    """The cards that are to be laid away as it stands."""
    return say("told: of the cards in the Stash", "To be laid away: {cards}", cards=listed(cards))


def is_laid_away() -> str:
    """The words for a card that is to be laid away."""
    return say("a card of the Goodge", "to be laid away")


def waits_for_place() -> str:
    """The words for a card that is to be swapped with one of the Stash."""
    return say("a card of the Goodge", "chosen for a swap")


def places_hint(key: str, *, by_mouse: bool) -> str:
    """The hint about how cards are moved: by this key and, if it is `by_mouse` as well, by a click."""
    return _PLACES[by_mouse].say(key=key)


def move_hint(key: str, *, by_mouse: bool, is_laid: bool, is_full: bool, waiting: Card | None) -> str:
    """The hint about what this key, or a click, does with a card; `waiting`: the card to swap it with.

    `is_laid`: it is laid away; `is_full`: three are, so that one of the hand can only be swapped.
    """
    if not is_laid:
        return (_CHOOSES if is_full else _LAYS_AWAY)[by_mouse].say(key=key)
    if waiting is None:
        return _TAKES[by_mouse].say(key=key)
    return _SWAPS[by_mouse].say(key=key, card=bare_card_name(waiting))


def take_back_hint(key: str, *, by_mouse: bool) -> str:
    """The hint about what this key, or a click, does with the card that waits for a place."""
    return _LEAVES[by_mouse].say(key=key)


def choose_place() -> str:
    """The hint for when a card waits for a place."""
    return say("what to do now", "Now choose the card of the Stash to swap it with")


def lay_away_key(key: str) -> str:
    """The key that lays away what lies there."""
    return say("told: once three cards lie there", "{key} lays them away", key=key)


def take_advised_key(key: str) -> str:
    """The key that chooses the cards which a hint has named."""
    return say("told: while three other cards lie there", "{key} chooses the hint’s three", key=key)


def name_trump(suit: Suit) -> str:
    """The label of the button that names a suit as trump."""
    return _NAME[suit].say()


def chosen_trump(suit: str, key: str) -> str:
    """The suit that is chosen, and the key that names it."""
    return say(
        "told: of the trump suit, {suit} is its name", "Chosen: {suit}. {key} names it trump", suit=suit, key=key
    )


def crown_hint() -> str:
    """The hint about what the Crown becomes."""
    return say("line under the prompt", "The Crown joins that suit as its highest card")


def any_suit_hint() -> str:
    """The hint about which suits may be named."""
    return say("line under the prompt", "You may name any suit, even one you do not hold")
