"""The words of a hint: what to look at, what to do, and why."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.clues import (
    MOST_SUITS,
    Behind,
    Clue,
    GoodgeNeeds,
    Highest,
    Lowest,
    NilAlive,
    PointsHeld,
    ShortSuit,
    StashIsForLast,
    SuitsHeld,
    TeamNeeds,
    TricksBid,
    TrumpsUnseen,
    Winners,
    Winning,
)
from ...engine.actions import Action, Bid, BlindNil, Bury, Look, NameTrump, Nil, Pass, PlayCard
from ...engine.cards import Card, Suit
from ...engine.games.goodge_board import ALL_POINTS
from ...table.adviser import Advice
from .bids import bid_button, call_words
from .cards import USUAL_NAMES, CardNames, cards_of_suit, inner_suit_name, suit_name
from .hands import OTHER_ACES
from .lists import capitalised, in_a_row, listed
from .losses import NEXT_BEST, WARNING, gap_words
from .numbers import figure
from .phrases import Phrase, Plural, say, say_many

NO_HELP = Phrase("hint", "This match is played without help")
NOT_NOW = Phrase("hint", "A hint comes when it is your turn")
NO_CLUE = Phrase("hint", "Nothing stands out: ask again for what to do")
NOTHING_FOUND = Phrase("hint", "No hint can be given here")
FOR_TRICKS = Phrase("hint: why, in a round about tricks", "High cards win tricks, and low ones are no loss")
THINKING = Phrase("hint: being worked out", "One moment …")
_ACES = Plural("hint: aces of other suits than spades", "{n} ace", "{n} aces")

# -- what to look at ---------------------------------------------------------------------------------------

_LAST = (
    Plural(
        "hint; {n} points",
        "You play last: {name}’s {card} is winning a trick of {n} point",
        "You play last: {name}’s {card} is winning a trick of {n} points",
    ),
    Phrase("hint", "You play last: {name}’s {card} is winning the trick"),
)
_NOT_LAST = (
    Plural(
        "hint; {n} points",
        "{name}’s {card} is winning a trick of {n} point, and you do not play last",
        "{name}’s {card} is winning a trick of {n} points, and you do not play last",
    ),
    Phrase("hint", "{name}’s {card} is winning the trick, and you do not play last"),
)


def clue_words(clue: Clue, names: Sequence[str], named: CardNames = USUAL_NAMES) -> str:
    """The sentence for a clue; `names` are those of the hands."""
    match clue:
        case SuitsHeld() | ShortSuit() | PointsHeld() | StashIsForLast() | Winners() | TricksBid() | Behind():
            return _before_play(clue)
        case Winning(card, is_own=True):
            return say(
                "hint: of one who plays the dummy as well",
                "Your own {card} is winning the trick",
                card=named.within(card),
            )
        case Winning(card, hand, points, after):
            with_points, without = _NOT_LAST if after else _LAST
            facts = {"name": names[hand], "card": named.within(card)}
            return with_points.say(points, **facts) if points else without.say(**facts)
        case Lowest(card):
            if card is None:
                return say("hint", "None of your cards beats it: which one can you spare?")
            return say("hint", "The lowest of your cards that beats it is enough")
        case Highest(cards):
            return _highest(cards, named)
        case TrumpsUnseen(count):
            if not count:
                return say("hint", "All trumps but those that you can see are gone")
            return say_many("hint", "Count the trumps: {n} still out", "Count the trumps: {n} still out", count)
        case GoodgeNeeds():
            return _goodge_needs(clue, names[clue.seat])
        case TeamNeeds():
            return _team_needs(clue)
        case NilAlive(seat, is_own):
            if is_own:
                return say("hint", "You have bid nil: stay below the others’ cards")
            return say("hint", "{name} has bid nil: win what your partner might have to win", name=names[seat])


def clue_cards(clue: Clue) -> tuple[Card, ...]:
    """The cards that the sentence for a clue names."""
    match clue:
        case Winning(card):
            return (card,)
        case Highest(cards):
            return cards[:MOST_SUITS]
    return ()


def _before_play(clue: SuitsHeld | ShortSuit | PointsHeld | StashIsForLast | Winners | TricksBid | Behind) -> str:
    match clue:
        case SuitsHeld(suits, crown):
            cards = in_a_row([cards_of_suit(suit, count) for suit, count in suits[:MOST_SUITS]])
            if crown:
                return say("hint", "Trump should be long, and the Crown joins it. Your longest: {cards}", cards=cards)
            return say("hint", "Trump should be long. Your longest suits: {cards}", cards=cards)
        case ShortSuit(suit, count):
            cards = cards_of_suit(suit, count)
            return say("hint", "You hold only {cards}: with none left you could trump that suit", cards=cards)
        case PointsHeld(points):
            return say_many(
                "hint",
                "You hold {n} of {all} points: only tricks that you win keep them",
                "You hold {n} of {all} points: only tricks that you win keep them",
                points,
                all=ALL_POINTS,
            )
        case StashIsForLast():
            return say("hint", "Whoever wins the last trick wins what is laid away")
        case Winners(spades, aces):
            if not aces:
                return say(
                    "hint",
                    "Count the tricks you will win: you hold {spades}",
                    spades=cards_of_suit(Suit.SPADES, spades),
                )
            held = listed([cards_of_suit(Suit.SPADES, spades), OTHER_ACES.say(aces)]) if spades else _ACES.say(aces)
            return say("hint", "Count the tricks you will win: you hold {cards}", cards=held)
        case TricksBid(tricks):
            return say_many(
                "hint", "{n} trick of 13 has been bid already", "{n} tricks of 13 have been bid already", tricks
            )
        case Behind(points):
            return say_many(
                "hint",
                "Your team is {n} point behind: blind nil wins or loses 200",
                "Your team is {n} points behind: blind nil wins or loses 200",
                points,
            )


def _highest(cards: Sequence[Card], named: CardNames) -> str:
    if not cards:
        return say("hint", "Others may hold a higher card of each suit that you can lead")
    return say_many(
        "hint; {n} cards",
        "Nobody can beat this one in its own suit: {cards}",
        "Nobody can beat these in their own suits: {cards}",
        len(cards),
        cards=listed([named.within(card) for card in cards[:MOST_SUITS]]),
    )


def _goodge_needs(clue: GoodgeNeeds, name: str) -> str:
    facts = {"name": name, "left": clue.left}
    if not clue.need:
        own = say("hint", "You have made your bid: each further point counts for you")
        return own if clue.is_own else say("hint", "{name} has made the bid: play for points of your own", **facts)
    if clue.need > clue.left:
        own = say("hint", "Your bid can no longer be made: keep points from the others")
        return own if clue.is_own else say("hint", "{name} cannot make the bid: play for points of your own", **facts)
    phrase = _OWN_NEED if clue.is_own else _THEIR_NEED
    return phrase.say(clue.need, **facts)


_OWN_NEED = Plural(
    "hint",
    "You need {n} more point; {left} are still to be won",
    "You need {n} more points; {left} are still to be won",
)
_THEIR_NEED = Plural(
    "hint",
    "{name} needs {n} more point; {left} are still to be won",
    "{name} needs {n} more points; {left} are still to be won",
)


def _team_needs(clue: TeamNeeds) -> str:
    if not clue.need:
        made = say("hint", "Your contract is made")
        return say("hint", "Your contract is made: each further trick is a bag") if clue.bags else made
    if clue.need > clue.left:
        return say("hint", "Your contract can no longer be made")
    return say_many(
        "hint",
        "Your team needs {n} more trick; {left} are left",
        "Your team needs {n} more tricks; {left} are left",
        clue.need,
        left=clue.left,
    )


# -- what to do --------------------------------------------------------------------------------------------


def advice_words(action: Action, named: CardNames = USUAL_NAMES, most: int | None = None) -> str:
    """Say what to do: "Play the 4 of Stars", "Bid 120"; `most` is how far a bid may go."""
    match action:
        case Bid(amount) if most is not None and most > amount:
            return say(
                "hint: what to do",
                "Bid {bid}; if outbid, up to about {most} is worth the risk",
                bid=call_words(action),
                most=figure(most),
            )
        case PlayCard(card):
            return say("hint: what to do", "Play the {card}", card=named.within(card))
        case Bury(cards):
            return say("hint: what to do", "Lay away {cards}", cards=listed([named.within(card) for card in cards]))
        case NameTrump(suit):
            return say("hint: what to do", "Name this trump: {suit}", suit=suit_name(suit))
        case Look():
            return say("hint: what to do", "Look at your cards")
        case Pass():
            return say("hint: what to do", "Pass")
        case Nil() | BlindNil() | Bid():
            return bid_button(action)
        case _:
            raise ValueError(f"nothing is known of {action}")


def still_words(bid: Bid, most: int) -> str:
    """Say what to bid, and how far a bid may go now, where that was told otherwise before others have bid."""
    if most <= bid.amount:
        return say("hint: what to do", "Bid {bid}: after the last bids it is worth the risk", bid=call_words(bid))
    return say(
        "hint: what to do",
        "Bid {bid}; after the last bids, up to about {most} is worth the risk",
        bid=call_words(bid),
        most=figure(most),
    )


def either_words(action: Action, other: Action, named: CardNames = USUAL_NAMES) -> str:
    """Say what to do where something else is about as good, and what that is.

    Empty for cards to lay away: the names of so many have no room in one sentence.
    """
    match action, other:
        case Bury(), _:
            return ""
        case PlayCard(card), PlayCard(second):
            facts = {"card": named.within(card), "other": named.within(second)}
            return say("hint: what to do", "Play the {card} or the {other}: about as good", **facts)
        case NameTrump(suit), NameTrump(second):
            facts = {"suit": suit_name(suit), "other": suit_name(second)}
            return say("hint: what to do", "Name a trump: {suit} or {other}, about as good", **facts)
        case Pass(), Bid():
            return say("hint: what to do", "Pass, or bid {bid}: about as good", bid=call_words(other))
        case Bid(), Pass():
            return say("hint: what to do", "Bid {bid}, or pass: about as good", bid=call_words(action))
        case Bid(), Bid():
            facts = {"bid": call_words(action), "other": call_words(other)}
            return say("hint: what to do", "Bid {bid} or {other}: about as good", **facts)
    facts = {"advice": advice_words(action, named), "other": option_words(other, named)}
    return say("hint: what to do", "{advice}; {other} is about as good", **facts)


def option_words(action: Action, named: CardNames = USUAL_NAMES) -> str:
    """An action as one of several, in the middle of a sentence: "the 4 of Stars", "the bid of 120"."""
    match action:
        case PlayCard(card):
            return say("hint: one of several", "the {card}", card=named.within(card))
        case Bury(cards):
            names = listed([named.within(card) for card in cards])
            return say("hint: one of several; cards to lay away", "the set {cards}", cards=names)
        case NameTrump(suit):
            return say("hint: one of several; a suit as trump", "{suit} as trump", suit=inner_suit_name(suit))
        case Look():
            return say("hint: one of several", "a look at the cards")
        case Bid():
            return say("hint: one of several", "the bid of {bid}", bid=call_words(action))
        case Pass():
            return say("hint: one of several", "a pass")
        case Nil():
            return say("hint: one of several", "a bid of nil")
        case BlindNil():
            return say("hint: one of several", "a bid of blind nil")
        case _:
            raise ValueError(f"nothing is known of {action}")


def more_words(key: str) -> str:
    """Say what the key of hints does next."""
    return say("hint: below it", "{key}: what to do", key=key)


def why_more(key: str) -> str:
    """Say what the key of hints does once it has said what to do, and the first reason."""
    return say("hint: below it", "{key}: more", key=key)


def key_words(key: str) -> str:
    """Say by which key hints go on, where there is no room for what comes."""
    return say("hint: below it, where there is little room", "{key} …", key=key)


def again_words(key: str) -> str:
    """Say what the key of hints does once it has said all."""
    return say("hint: below it", "{key}: from the start", key=key)


# -- why ---------------------------------------------------------------------------------------------------


EQUAL_CARDS = Phrase("hint: why", "All the cards that you may play come to the same")
ONLY_CARD = Phrase("hint: why", "It is the only card you may play")


def reason_words(advice: Advice, swing: float, named: CardNames = USUAL_NAMES) -> str:
    """Say why an action is advised: its worth beside the next best one's."""
    if isinstance(advice.action, PlayCard) and not advice.judgement.options:
        return EQUAL_CARDS.say()
    if advice.other is None or advice.chosen is None:
        return say("hint: why", "Nothing else is worth considering")
    other, judged = advice.other.action, advice.judgement
    words, less = option_words(other, named), gap_words(judged.best.worth - advice.other.worth, swing)
    if isinstance(other, Bury):  # the names of three cards do not fit into the line
        if judged.is_noise(advice.other):
            return say("hint: why", "Close: three other cards are about as good")
        return say("hint: why", "The next best three cards are worth {points} less", points=less)
    if advice.is_close:
        return say("hint: why", "Close: {other} may be as good", other=words)
    if judged.is_noise(advice.other):
        return say("hint: why", "{other} pays off only if somebody bids higher", other=capitalised(words))
    return next_best_words(words, less, swing)


def next_best_words(other: str, points: str, swing: float) -> str:
    """Say what the next best option is, and how much less it is worth."""
    return NEXT_BEST.say_points(points, swing, other=other)


def figures_words(advice: Advice) -> str:
    """The figures behind a hint: the chance to win the match, and the deals they come from."""
    if advice.chosen is None:
        return ""
    return say_many(
        "hint: why",
        "Chance to win the match: {percent}%, from {n} possible deal",
        "Chance to win the match: {percent}%, from {n} possible deals",
        advice.judgement.deals,
        percent=round(100 * advice.chosen.chance),
    )


def deals_words(advice: Advice) -> str:
    """The deals behind a hint where no match is to be won."""
    if advice.chosen is None:
        return ""
    return say_many(
        "hint: why", "Worked out from {n} possible deal", "Worked out from {n} possible deals", advice.judgement.deals
    )


# -- the warning -------------------------------------------------------------------------------------------


def warning_title() -> str:
    """The question before what looks like a bad choice."""
    return say("warning before a bad choice", "Are you sure?")


def offer_title() -> str:
    """The question after the first round with a big mistake."""
    return say("offer of a warning", "A warning next time?")


def offer_words() -> str:
    """Say what is offered, and where it can be changed."""
    return say(
        "offer of a warning",
        "One of your choices was a big mistake. The table can ask you before the next one. You can change this at any "
        "time: Settings, Help, Warning.",
    )


def warning_words(action: Action, loss: float, swing: float, named: CardNames = USUAL_NAMES) -> str:
    """Say what the choice costs, as far as it can be known."""
    return WARNING.say_points(gap_words(loss, swing), swing, choice=option_words(action, named))
