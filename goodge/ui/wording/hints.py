"""The words of a hint: what to look at, what to do, and why."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach import Choice
from ...coach.hinting import Advice
from ...coach.judgement import Weighed
from ...coach.swing import bounds_of, times_of
from ...coach.warnings import cost_of
from ...engine.actions import Action, Bid, BlindNil, Bury, Look, NameTrump, Nil, Pass, PlayCard
from ...engine.cards import Card
from ...engine.state import Board
from .bids import bid_button, call_words
from .cards import USUAL_NAMES, CardNames, inner_suit_name, suit_name
from .lists import capitalised, listed
from .losses import ABOUT, AT_MOST, NEXT_BEST, PERHAPS, TEMPTING, WARNING, WORSE, gap_words, points_words
from .numbers import figure
from .phrases import Phrase, say, say_many
from .review import bid_on, choice_words

NO_HELP = Phrase("hint", "This match is played without help")
TO_BE_FOUND = Phrase("hint: in an exercise", "No hints here: this one is yours to find")
NOT_NOW = Phrase("hint", "A hint comes when it is your turn")
NO_CLUE = Phrase("hint", "Nothing stands out: ask again for what to do")
NOTHING_FOUND = Phrase("hint", "No hint can be given here")
FOR_TRICKS = Phrase("hint: why, in a round about tricks", "Win with high cards; if you cannot, throw a low one")
THINKING = Phrase("hint: being worked out", "One moment …")
_TELLING = 1.0  # points, from which on it is told by how many an option looks worse that is close

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
            each = [option_words(PlayCard(card), named) for card in cards]
            return say("hint: what to do", "Lay away {cards}", cards=listed(each))
        case NameTrump(suit):
            return say("hint: what to do", "Name {suit} as trump", suit=suit_name(suit))
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


LOW_BID = Phrase(
    "hint: why; the bid that is advised is lower than need be", "A bid that succeeds scores all that you win: start low"
)


def pass_words(lowest: Bid, most: int) -> str:
    """Say why to pass where it was told how far a bid may go: the lowest one left is over that, or others have bid."""
    if lowest.amount > most:
        return say("hint: what to do", "Pass: {bid} or more is not worth the risk", bid=call_words(lowest))
    return say(
        "hint: what to do", "Pass: after the last bids, {bid} is no longer worth the risk", bid=call_words(lowest)
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
            return say("hint: what to do", "Play the {card} or the {other}: about equal", **facts)
        case NameTrump(suit), NameTrump(second):
            facts = {"suit": suit_name(suit), "other": suit_name(second)}
            return say("hint: what to do", "Name a trump: {suit} or {other}, about equal", **facts)
        case Pass(), Bid():
            return say("hint: what to do", "Pass, or bid {bid}: about equal", bid=call_words(other))
        case Bid(), Pass():
            return say("hint: what to do", "Bid {bid}, or pass: about equal", bid=call_words(action))
        case Bid(), Bid():
            facts = {"bid": call_words(action), "other": call_words(other)}
            return say("hint: what to do", "Bid {bid} or {other}: about equal", **facts)
    facts = {"advice": advice_words(action, named), "other": option_words(other, named)}
    return say("hint: what to do", "{advice}; {other} is about as good", **facts)


def option_words(action: Action, named: CardNames = USUAL_NAMES) -> str:
    """An action as one of several, in the middle of a sentence: "the 4 of Stars", "the bid of 120"."""
    match action:
        case PlayCard(card):
            return say("hint: one of several", "the {card}", card=named.within(card))
        case Bury(cards):
            names = listed([option_words(PlayCard(card), named) for card in cards])
            return say("hint: one of several; cards to lay away", "laying away {cards}", cards=names)
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


def again_words(key: str) -> str:
    """Say what the key of hints does once it has said all."""
    return say("hint: below it", "{key}: first hint again", key=key)


def short_again_words(key: str) -> str:
    """Say in short what the key of hints does once it has said all."""
    return say("hint: below it; in short: the first hint again", "{key}: again", key=key)


# -- why ---------------------------------------------------------------------------------------------------


EQUAL_CARDS = Phrase("hint: why", "The cards you may play are equal: no card still out lies between them")
ONLY_CARD = Phrase("hint: why", "It is the only card you may play")


def reason_words(
    advice: Advice, swing: float, named: CardNames = USUAL_NAMES, *, at_most: bool = False, is_argued: bool = False
) -> str:
    """Say why an action is advised: its worth beside the next best one's.

    `at_most`: a review may tell that the other one is less worse. `is_argued`: something was said against the other
    one, so that to call it as good is a concession.
    """
    if isinstance(advice.action, PlayCard) and not advice.judgement.options:
        return EQUAL_CARDS.say()
    if advice.other is None or advice.chosen is None:
        return say("hint: why", "Nothing else is worth considering")
    other, judged = advice.other.action, advice.judgement
    words, less = option_words(other, named), gap_words(_told_gap(advice, advice.other), swing)
    if at_most or times_of(swing) == 1:
        less = (AT_MOST if at_most else ABOUT).say(points=less)
    if isinstance(advice.action, Bury) and isinstance(other, Bury):
        return _other_cards_words(advice.action, other, named, None if judged.is_noise(advice.other) else less)
    if advice.is_close:
        return _close_words(words, judged.best.worth - advice.other.worth, swing, is_argued=is_argued)
    if judged.is_noise(advice.other):
        return say(
            "hint: why", "{other} looks as good only because somebody is likely to bid higher", other=capitalised(words)
        )
    return next_best_words(words, less, swing)


def _close_words(other: str, gap: float, swing: float, *, is_argued: bool) -> str:
    """Say how close another option is: by how much it looks worse, and that this may be chance where it is much."""
    if gap >= bounds_of(swing)[0]:
        return next_best_words(other, PERHAPS.say(points=points_words(gap, swing)), swing)
    if times_of(swing) == 1 and gap >= _TELLING:
        return say("hint: why", "Close: {other} looks {points} worse", other=other, points=points_words(gap, swing))
    if is_argued:
        return say("hint: why", "But it is close: {other} may be as good", other=other)
    return say("hint: why", "Close: {other} may be as good", other=other)


def equals_words(equals: Sequence[Card], named: CardNames = USUAL_NAMES) -> str:
    """Say which cards are the same as the one to play; nothing where there are none."""
    if not equals:
        return ""
    cards = listed([option_words(PlayCard(card), named) for card in equals])
    return say("hint: why; {cards}: one or more", "Exactly as good: {cards}", cards=cards)


def parted_by_one(action: Action, other: Action | None) -> tuple[Card, Card] | None:
    """Return the card that only the first of two sets to lay away has, and the other's; None if they differ in more."""
    if not (isinstance(action, Bury) and isinstance(other, Bury)):
        return None
    only, instead = set(action.cards) - set(other.cards), set(other.cards) - set(action.cards)
    return (only.pop(), instead.pop()) if len(only) == len(instead) == 1 else None


def _other_cards_words(action: Bury, other: Bury, named: CardNames, less: str | None) -> str:
    """Say what else might be laid away; `less` are the points that it loses, None if it is about as good.

    Only one card that differs is named: the names of more have no room in the line.
    """
    parted = parted_by_one(action, other)
    if parted is not None:
        facts = {"card": named.within(parted[0]), "other": named.within(parted[1])}
        if less is None:
            return say("hint: why; a card to lay away", "The {other} instead of the {card} is about as good", **facts)
        return say(
            "hint: why; a card to lay away",
            "Next best: the {other} instead of the {card}, {points} less",
            points=less,
            **facts,
        )
    if less is None:
        return say("hint: why", "Close: three other cards are about as good")
    return say("hint: why", "The next best three would score {points} less", points=less)


def next_best_words(other: str, points: str, swing: float) -> str:
    """Say what the next best option is, and how much less it is worth."""
    return NEXT_BEST.say_points(points, swing, other=other)


def tempting_words(advice: Advice, swing: float, named: CardNames = USUAL_NAMES) -> str:
    """Say what is lost by the card that tempts; nothing where there is none."""
    if advice.tempts is None:
        return ""
    points = gap_words(_told_gap(advice, advice.tempts), swing)
    told = ABOUT.say(points=points) if times_of(swing) == 1 else points
    return TEMPTING.say_points(told, swing, other=capitalised(option_words(advice.tempts.action, named)))


def _told_gap(advice: Advice, option: Weighed) -> float:
    """Return by how much an option is worse than the best, as a warning and a review tell it where it is no noise."""
    judged = advice.judgement
    return cost_of(judged, option.action) or judged.best.worth - option.worth


def figures_words(advice: Advice) -> str:
    """The figures behind a hint: the chance to win the match, the next best option's, and the deals they come from."""
    if advice.chosen is None:
        return ""
    percent = round(100 * advice.chosen.chance)
    other = percent if advice.other is None else round(100 * advice.other.chance)
    if other >= percent - 1:  # what looks better would contradict the advice, and one in a hundred tells nothing
        return say_many(
            "hint: why",
            "Your chance to win the match: {percent}%, from {n} possible deal",
            "Your chance to win the match: {percent}%, from {n} possible deals",
            advice.judgement.deals,
            percent=percent,
        )
    return say_many(
        "hint: why; {other} is the chance after the next best choice",
        "Your chance to win the match: {percent}%, next best {other}%, from {n} possible deal",
        "Your chance to win the match: {percent}%, next best {other}%, from {n} possible deals",
        advice.judgement.deals,
        percent=percent,
        other=other,
    )


# -- the warning -------------------------------------------------------------------------------------------


def warning_title() -> str:
    """The question before what looks like a bad choice."""
    return say("warning before a bad choice", "Are you sure?")


def offer_title() -> str:
    """The question after the first round with a big mistake."""
    return say("offer of a warning", "A warning next time?")


def mistake_words(choice: Choice, board: Board, number: int | None = None, named: CardNames = USUAL_NAMES) -> str:
    """Say that a choice on a board was a big mistake; `number` is that of its round, unless it has just been played."""
    done = choice.judgement.taken.action
    if isinstance(done, Pass) and not bid_on(board):
        words = say("a choice that was a big mistake", "the pass")
    elif isinstance(done, Bid | Nil | BlindNil | Look):
        words = option_words(done)
    else:
        words = choice_words(choice, board, named)
    if number is None:
        return say(
            "offer of a warning; {mistake}: a choice, such as “10 of Stars (trick 7)”, “the bid of 150”",
            "One of your choices was a big mistake: {mistake}.",
            mistake=words,
        )
    return say(
        "offer of a warning; {mistake}: a choice, such as “10 of Stars (trick 7)”, “the bid of 150”",
        "One of your choices in round {round} was a big mistake: {mistake}.",
        round=figure(number),
        mistake=words,
    )


def offer_words(mistake: str) -> str:
    """Say what was a big mistake, in a sentence, what is offered, and where it can be changed."""
    return say(
        "offer of a warning; {mistake}: a sentence",
        "{mistake} The table can ask you before the next one. You can change this at any time: Settings, Help, "
        "Warning.",
        mistake=mistake,
    )


def warning_words(
    action: Action, why: str, loss: float, swing: float, named: CardNames = USUAL_NAMES, bound: Phrase | None = None
) -> str:
    """Say why a choice is bad, if that is known, and what it costs; `bound`: that it may be less, or more."""
    points = gap_words(loss, swing)
    told = (bound or ABOUT).say(points=points)
    if not why:
        return WARNING.say_points(told, swing, choice=capitalised(option_words(action, named)))
    facts = {"reason": why, "cost": WORSE.say_points(told, swing)}
    return say("warning before a bad choice; {reason}: why, {cost}: a sentence", "{reason}. {cost}", **facts)
