"""The words for cards: what one card is worth, and what a hand offers for a bid."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import BIG_JOKER, LITTLE_JOKER, Card, Suit
from .cards import bare_card_name, card_name, cards_of_suit
from .lists import any_of, in_a_row, side_by_side
from .numbers import points
from .phrases import Phrase, Plural, say, say_many

_HIGH_SPADES = {
    BIG_JOKER: Phrase("card in League Spades", "{card}: the highest spade of all"),
    LITTLE_JOKER: Phrase("card in League Spades", "{card}: the second highest spade"),
    Card(2, Suit.SPADES): Phrase("card in League Spades", "{card}: the third highest spade, above the ace"),
}
_ACE, _KING = Card(14, Suit.SPADES), Card(13, Suit.SPADES)
_OTHER_ACES = Plural("cards of a hand, other suits than spades", "{n} other ace", "{n} other aces")
_OTHER_KINGS = Plural("cards of a hand, other suits than spades", "{n} other king", "{n} other kings")
_ACES = Plural("cards of a hand, none of them spades", "{n} ace", "{n} aces")
_KINGS = Plural("cards of a hand, none of them spades", "{n} king", "{n} kings")


_LONGEST = Phrase("hand: suits that are as long", "longest suits: {cards}")
_LONGEST_AND_CROWN = Phrase("hand: suits that are as long", "longest suits: {cards}, and the Crown")


def worth_words(card: Card, worth: int) -> str:
    """A card and the points it is worth: "10 of Hearts: 10 points"."""
    if not worth:
        return say("card", "{card}: no points", card=card_name(card))
    return say("card and what it is worth", "{card}: {points}", card=card_name(card), points=points(worth))


def league_card_words(card: Card) -> str:
    """A card of League Spades; if it ranks above the ace of spades, also how high."""
    phrase = _HIGH_SPADES.get(card)
    return card_name(card) if phrase is None else phrase.say(card=card_name(card))


def joker_words(card: Card) -> str:
    """A joker of Spidge, told by its colour as its size is nothing there, and what is special about it."""
    if card == BIG_JOKER:
        return say("card in Spidge", "The gold joker: as high as the silver one, and together they cancel")
    return say("card in Spidge", "The silver joker: as high as the gold one, and together they cancel")


def points_in_hand(worth: int, longest: Sequence[tuple[Suit, int]], *, has_crown: bool) -> str:
    """The points in a hand, and the length of its longest suit, if it has one, or of several that are as long."""
    held = say_many("hand", "{n} point in hand", "{n} points in hand", worth)
    if not longest:
        return held
    cards = in_a_row([cards_of_suit(*each) for each in longest])
    if len(longest) > 1:
        several = _LONGEST_AND_CROWN if has_crown else _LONGEST
        return side_by_side(held, several.say(cards=cards))
    if has_crown:
        return side_by_side(held, say("hand", "longest suit: {cards} and the Crown", cards=cards))
    return side_by_side(held, say("hand", "longest suit: {cards}", cards=cards))


def trick_cards(high: Sequence[Card], spades: int, aces: int, kings: int) -> str:
    """The cards of a hand that make tricks: high spades by name, other spades, other aces, other kings."""
    cards = [*map(bare_card_name, high), _spades(spades, is_rest=bool(high))]
    may_be_among = bool(spades) and not high  # the ace of spades, and its king
    of_aces = _OTHER_ACES if may_be_among or _ACE in high else _ACES
    of_kings = _OTHER_KINGS if may_be_among or _KING in high else _KINGS
    return in_a_row(cards + [things.say(count) for things, count in ((of_aces, aces), (of_kings, kings)) if count])


def outlook_words(fewest: int, most: int, high: Sequence[Card], spades: int, aces: int, kings: int) -> str:
    """The tricks that a hand is good for, and the cards that make them."""
    return say_many(
        "hand: the tricks it is good for, and the cards for them",
        "{tricks} trick: {cards}",
        "{tricks} tricks: {cards}",
        most,
        tricks=any_of([str(number) for number in dict.fromkeys((fewest, most))]),
        cards=trick_cards(high, spades, aces, kings),
    )


def _spades(count: int, *, is_rest: bool) -> str:
    if not is_rest:
        return cards_of_suit(Suit.SPADES, count)
    return say_many("cards of a hand, after others that are spades", "{n} other spade", "{n} other spades", count)


# -- naming trump --------------------------------------------------------------------------------------------


def held_words(count: int) -> str:
    """The number of trumps that a suit would make, the Crown included."""
    if not count:
        return say("medallion of a suit", "none held")
    return say_many("medallion of a suit", "{n} trump", "{n} trumps", count)


def highest_words(ranks: Sequence[int], *, has_crown: bool) -> str:
    """The highest of the ranks held of a suit, after the Crown if the hand holds that; nothing where there is none."""
    if not has_crown:
        return say("medallion of a suit", "highest {rank}", rank=max(ranks)) if ranks else ""
    if not ranks:
        return say("medallion of a suit", "Crown only")
    return say("medallion of a suit: its highest cards", "Crown, {rank}", rank=max(ranks))
