"""The news of the table, for everybody who watches. Names are those of players; the dummy has one as well."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import Suit
from ...engine.values import dataclass
from .lists import listed
from .phrases import Phrase, say, say_many

_NAMES_TRUMP = {
    Suit.SPADES: Phrase("happening: trump", "{name} names Spades"),
    Suit.DIAMONDS: Phrase("happening: trump", "{name} names Diamonds"),
    Suit.STARS: Phrase("happening: trump", "{name} names Stars"),
    Suit.HEARTS: Phrase("happening: trump", "{name} names Hearts"),
    Suit.CLUBS: Phrase("happening: trump", "{name} names Clubs"),
}
_NEWS_TO_GO_ON = {
    True: Phrase("happening: a trick lies there to be read", "{news}. Click or press {key} to go on"),
    False: Phrase("happening: a trick lies there to be read", "{news}. {key} goes on"),
}
_GO_ON = {
    True: Phrase("happening: under words about a trick that lies there to be read", "Click or press {key} to go on"),
    False: Phrase("happening: under words about a trick that lies there to be read", "{key} goes on"),
}

# -- who acts ------------------------------------------------------------------------------------------------


def dummy() -> str:
    """The dummy, where players are called by name."""
    return say("name of the hand that nobody holds, at the head of a sentence", "The dummy")


def leads(name: str) -> str:
    """The news that somebody is about to lead."""
    return say("happening now", "{name} leads", name=name)


def plays(name: str) -> str:
    """The news that somebody is about to play a card."""
    return say("happening now", "{name} plays", name=name)


def leads_from_dummy(name: str) -> str:
    """The news that somebody is about to lead a card from the dummy."""
    return say("happening now", "{name} leads from the dummy", name=name)


def plays_from_dummy(name: str) -> str:
    """The news that somebody is about to play a card from the dummy."""
    return say("happening now", "{name} plays from the dummy", name=name)


def thinks_about_bid(name: str) -> str:
    """The news that somebody is about to bid."""
    return say("happening now", "{name} thinks about a bid", name=name)


def lays_away(name: str) -> str:
    """The news that the Goodge has the Stash."""
    return say("happening now", "{name} takes the Stash and lays three cards away", name=name)


def chooses_trump(name: str) -> str:
    """The news that the Goodge is about to name trump."""
    return say("happening now", "{name} chooses the trump suit", name=name)


def may_look(name: str) -> str:
    """The news that somebody may bid blind nil."""
    return say("happening now", "{name} may look at the cards, or bid blind nil", name=name)


def last_cards() -> str:
    """The news that nobody has a choice any more."""
    return say("happening now", "The last cards play themselves")


# -- deals and bids ------------------------------------------------------------------------------------------


def deals(name: str) -> str:
    """The news that somebody deals."""
    return say("happening", "{name} deals", name=name)


def looks(name: str) -> str:
    """The news that somebody turns their cards up."""
    return say("happening", "{name} looks at the cards", name=name)


def bids_nil(name: str, *, blind: bool) -> str:
    """The news that somebody bids nil, or blind nil."""
    if blind:
        return say("happening", "{name} bids blind nil", name=name)
    return say("happening", "{name} bids nil", name=name)


def thrown_in() -> str:
    """The news that nobody has bid."""
    return say("happening", "Everybody has passed: the same dealer deals again")


def names_trump(name: str, suit: Suit) -> str:
    """The news that the Goodge names trump."""
    return _NAMES_TRUMP[suit].say(name=name)


# -- tricks --------------------------------------------------------------------------------------------------


def takes_trick(name: str, points: int = 0) -> str:
    """The news of who takes the trick, with its points where they count."""
    if not points:
        return say("happening", "{name} takes the trick", name=name)
    return say_many(
        "happening", "{name} takes the trick: {n} point", "{name} takes the trick: {n} points", points, name=name
    )


def takes_cancelled_trick(name: str) -> str:
    """The news of who takes the trick in which both jokers lie."""
    return say("happening", "{name} takes the trick: the jokers cancel each other", name=name)


def jokers_cancelled() -> str:
    """The line while both jokers lie in the trick."""
    return say("line under the prompt", "Two jokers in one trick cancel each other")


def takes_trick_from_ace(name: str, *, is_joker: bool) -> str:
    """The news of who takes a trick from an ace, by a joker or by the high deuce, and why that is so."""
    if is_joker:
        return say("happening", "{name} takes the trick: a joker is a spade, and beats any ace", name=name)
    return say("happening", "{name} takes the trick: here the 2 of Spades beats the ace", name=name)


def won_trick(name: str, points: int | None = None) -> str:
    """The words for who won a trick, with its points where they count."""
    if points is None:
        return say("last trick", "{name} won it", name=name)
    return say_many("last trick", "{name} won it: {n} point", "{name} won it: {n} points", points, name=name)


def won_cancelled_trick(name: str) -> str:
    """The words for who won a trick in which both jokers lay."""
    return say("last trick", "{name} won it: the jokers cancelled each other", name=name)


def breaks_spades(name: str) -> str:
    """The news that the first spade has been played."""
    return say("happening", "{name} breaks spades: they may be led from now on", name=name)


def last_trick_wins_stash() -> str:
    """The news of where the Stash goes, while it is turned up."""
    return say("happening", "The last trick wins the Stash")


def wins_stash(name: str, points: int) -> str:
    """The news of who gets the Stash, and what it is worth."""
    return say_many(
        "happening",
        "The last trick wins the Stash: {n} point for {name}",
        "The last trick wins the Stash: {n} points for {name}",
        points,
        name=name,
    )


def go_on_words(news: str, key: str, *, by_mouse: bool) -> str:
    """The news of a trick that stays until somebody wants to go on; `news` is a sentence without its full stop."""
    return _NEWS_TO_GO_ON[by_mouse].say(news=news, key=key)


def go_on_keys(key: str, *, by_mouse: bool) -> str:
    """The line under words about a trick that stays until somebody wants to go on: by this key, or also by a click."""
    return _GO_ON[by_mouse].say(key=key)


# -- play ----------------------------------------------------------------------------------------------------


def spidge_aim() -> str:
    """The aim of play in Spidge."""
    return say("line under the prompt", "Win no tricks at all, or at least ten")


def play_ways(left: str, right: str, play: str) -> str:
    """The ways by which cards are played: with the mouse or by keys."""
    return say("line under the prompt", "Click a card, or {left}, {right}, {play}", left=left, right=right, play=play)


def play_keys(left: str, right: str, play: str) -> str:
    """The keys by which cards are played."""
    return say("line under the prompt", "{left} and {right} choose, {play} plays", left=left, right=right, play=play)


# -- who deals first -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealerWords:
    """A game's own words for finding the first dealer, when players take a card each."""

    all_take: Phrase
    some_take: Phrase
    is_found: Phrase
    is_tied: Phrase

    def taking(self, *, again: bool) -> str:
        """The news that all take a card or, if `again`, those who tie."""
        return (self.some_take if again else self.all_take).say()

    def found(self, name: str) -> str:
        """The news of who deals first."""
        return self.is_found.say(name=name)

    def tied(self, names: Sequence[str]) -> str:
        """The news of who takes a card again."""
        return self.is_tied.say(names=listed(names))


DRAW = DealerWords(
    all_take=Phrase("who deals first", "All draw a card: the highest deals first"),
    some_take=Phrase("who deals first", "Those who tie draw another card: the highest deals first"),
    is_found=Phrase("who deals first", "{name} drew the highest card"),
    is_tied=Phrase("who deals first", "{names} have equal cards: they draw again"),
)
CUT = DealerWords(
    all_take=Phrase("who deals first", "All cut a card: the highest deals first"),
    some_take=Phrase("who deals first", "Those who tie cut another card: the highest deals first"),
    is_found=Phrase("who deals first", "{name} cut the highest card"),
    is_tied=Phrase("who deals first", "{names} have equal cards: they cut again"),
)
