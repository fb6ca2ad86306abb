"""What is told of the table to those who do not see it: what happens, and how things stand when they ask."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import Suit
from .lists import in_a_row, listed, none_of
from .phrases import Phrase, say, say_many

_RANKS = {
    11: Phrase("rank of a card, after its suit", "Jack"),
    12: Phrase("rank of a card, after its suit", "Queen"),
    13: Phrase("rank of a card, after its suit", "King"),
    14: Phrase("rank of a card, after its suit", "Ace"),
}
_OF_SUIT = {
    Suit.SPADES: Phrase("told: cards of a suit", "Spades: {ranks}"),
    Suit.DIAMONDS: Phrase("told: cards of a suit", "Diamonds: {ranks}"),
    Suit.STARS: Phrase("told: cards of a suit", "Stars: {ranks}"),
    Suit.HEARTS: Phrase("told: cards of a suit", "Hearts: {ranks}"),
    Suit.CLUBS: Phrase("told: cards of a suit", "Clubs: {ranks}"),
}
_LACKED = {
    Suit.SPADES: Phrase("suit that somebody has none of", "spades"),
    Suit.DIAMONDS: Phrase("suit that somebody has none of", "diamonds"),
    Suit.STARS: Phrase("suit that somebody has none of", "stars"),
    Suit.HEARTS: Phrase("suit that somebody has none of", "hearts"),
    Suit.CLUBS: Phrase("suit that somebody has none of", "clubs"),
}
NO_CARD_YET = Phrase("told: of the trick", "No card lies in the trick")
NO_BID_YET = Phrase("told: of the bids", "Nobody has bid yet")
NOBODY_BIDS = Phrase("told: of the bids, where a game or a round has none", "Nobody bids here")
TRICK_UNSEEN = Phrase("told: the last trick", "The last trick was played before you came")
NOTHING_ASKED = Phrase("told: of whose turn it is", "It is nobody’s turn just now")
NO_SUCH_CARD = Phrase("told: of the own hand", "No card of this suit")


# -- what happens --------------------------------------------------------------------------------------------


def passes(name: str) -> str:
    """The news that somebody passes."""
    return say("happening", "{name} passes", name=name)


def has_played(name: str, card: str) -> str:
    """The news that a hand has played a card, and what it is worth."""
    return say("happening: whose card, and which one", "{name}: {card}", name=name, card=card)


def bid_together(names: Sequence[str], contract: int) -> str:
    """The news of what partners have bid together."""
    return say("told: of two partners", "{names} have bid {contract} together", names=listed(names), contract=contract)


def has_laid_away(name: str) -> str:
    """The news that somebody has laid away three cards."""
    return say("happening", "{name} has laid three cards away", name=name)


def has_taken(cards: Sequence[str]) -> str:
    """The cards that lay in the Stash."""
    return say("happening", "In the Stash: {cards}", cards=listed(cards))


def with_worth(card: str, points: str) -> str:
    """A card, and what it is worth."""
    return say("told: a card; {points}: a number of points", "{card}, {points}", card=card, points=points)


# -- cards ---------------------------------------------------------------------------------------------------


def rank_words(rank: int) -> str:
    """A rank, after its suit: "10", "King"."""
    phrase = _RANKS.get(rank)
    return str(rank) if phrase is None else phrase.say()


def of_suit(suit: Suit, ranks: Sequence[int]) -> str:
    """Some cards of a suit: "Hearts: 10, 7, 3"."""
    return _OF_SUIT[suit].say(ranks=in_a_row([rank_words(rank) for rank in ranks]))


def holds(name: str, cards: int) -> str:
    """The number of cards in somebody's hand; the cards come after it."""
    return say_many("told: of a hand", "{name} holds {n} card", "{name} holds {n} cards", cards, name=name)


def suits_held(cards: Sequence[str]) -> str:
    """The cards of a hand, suit by suit, as one sentence: "Hearts: 10, 7; Clubs: 3"."""
    return "; ".join(cards)


# -- in the review -------------------------------------------------------------------------------------------


def marked_words(card: str, *, best: bool, done: bool) -> list[str]:
    """The words for a card that is marked: it was the best to play, or was played, or both."""
    said = [say("told: of a marked card", "{card} is best", card=card)] if best else []
    return [*said, *([say("told: of a marked card", "{card} was chosen", card=card)] if done else [])]


# -- in tables ------------------------------------------------------------------------------------------------


def under_head(head: str, text: str) -> str:
    """A figure of the score sheet, and the head of its column."""
    return say("told: of the score sheet", "{head} {figure}", head=head, figure=text)


NOTHING_YET = Phrase("told: instead of a dash", "none yet")


def in_a_line(name: str, heads: Sequence[str], figures: Sequence[str]) -> str:
    """A line of a table: "Ann: Matches 3, Won 1"; a figure without a head stands alone."""
    said = [under_head(head, text) if head else text for head, text in zip(heads, figures, strict=True) if text]
    return has_called(name, in_a_row(said))


def has_failed(text: str) -> str:
    """A bid that failed."""
    return say("told: of the score sheet, a bid", "{figure} failed", figure=text)


def dummys_tricks_told_words(taken: int) -> str:
    """The dummy's tricks, told after those of the dealer's own hand: "the dummy’s 3"."""
    return say("told: of the score sheet, after the tricks of the own hand", "the dummy’s {tricks}", tricks=taken)


# -- when somebody asks --------------------------------------------------------------------------------------


def wins_so_far(name: str) -> str:
    """The hand that is winning the trick."""
    return say("told: of the trick", "{name} is winning it", name=name)


def worth_so_far(points: str) -> str:
    """Say what the trick is worth so far."""
    return say("told: of the trick; {points}: a number of points", "It is worth {points} so far", points=points)


def has_called(name: str, call: str) -> str:
    """The last call of somebody."""
    return say("told: of the bids", "{name}: {call}", name=name, call=call)


def gone_words(cards: str) -> str:
    """The cards that were played."""
    return say("told: of the cards", "Gone: {cards}", cards=cards)


def out_words(cards: str) -> str:
    """The cards that the others still hold."""
    return say("told: of the cards", "Still out: {cards}", cards=cards)


def lacks(name: str, suits: Sequence[Suit]) -> str:
    """The suits that somebody has shown to have none of."""
    lacked = none_of([_LACKED[suit].say() for suit in suits])
    return say("told: of a hand", "{name} has no {suits}", name=name, suits=lacked)


def none_gone() -> str:
    """The words for no card having been played."""
    return say("told: of the cards", "No card has been played yet")
