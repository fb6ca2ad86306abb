"""The words of the small goals: what each is called, what it asks, and when it was reached."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from ...table.archive.kept_goals import OR_LATER
from .dates import short_date
from .lists import listed, side_by_side
from .phrases import Phrase, Plural, say, say_many

_NAME = "small goal: its name"
_ASKS = "small goal: what it asks"
_CONTRACT = (
    (Phrase(_NAME, "To the trick"), Phrase(_ASKS, "Make your team’s contract, with no trick over.")),
    (Phrase(_NAME, "Both at once"), Phrase(_ASKS, "Make your contract, and have the other team fail theirs.")),
    (Phrase(_NAME, "Ten or more"), Phrase(_ASKS, "Make a contract of ten tricks or more.")),
)


class GoalWords(NamedTuple):
    """What a small goal is called, and what it asks."""

    name: Phrase
    asks: Phrase


_WORDS = {
    "goodge-made": GoalWords(Phrase(_NAME, "Bid made"), Phrase(_ASKS, "Be the Goodge, and make your bid.")),
    "goodge-to-the-point": GoalWords(
        Phrase(_NAME, "To the point"), Phrase(_ASKS, "Make your bid with not a point to spare.")
    ),
    "goodge-high-bid": GoalWords(Phrase(_NAME, "High bid"), Phrase(_ASKS, "Make a bid of 150 or more.")),
    "goodge-kept": GoalWords(
        Phrase(_NAME, "No way through"), Phrase(_ASKS, "Win the trick that breaks the Goodge’s bid.")
    ),
    "goodge-rich-against": GoalWords(
        Phrase(_NAME, "A hundred against"), Phrase(_ASKS, "Take 100 points while another is the Goodge.")
    ),
    "goodge-rich-stash": GoalWords(
        Phrase(_NAME, "Worth waiting for"), Phrase(_ASKS, "Win the last trick with 10 points in the Stash.")
    ),
    "goodge-crown-draws": GoalWords(
        Phrase(_NAME, "The Crown calls"), Phrase(_ASKS, "Lead the Crown, and all follow with a trump.")
    ),
    "goodge-caught-one": GoalWords(
        Phrase(_NAME, "Caught"), Phrase(_ASKS, "Win another’s 1 with the last card of a trick.")
    ),
    "goodge-one-of-trumps": GoalWords(
        Phrase(_NAME, "Small but mighty"), Phrase(_ASKS, "Win a trick of another suit with the 1 of trumps.")
    ),
    "goodge-laid-away": GoalWords(
        Phrase(_NAME, "Room for trumps"), Phrase(_ASKS, "Lay a suit away, then trump a trick of it.")
    ),
    "goodge-all-ones": GoalWords(
        Phrase(_NAME, "All five"), Phrase(_ASKS, "Get all five 1s in a round, in tricks or the Stash.")
    ),
    "goodge-never-set": GoalWords(
        Phrase(_NAME, "As good as your word"), Phrase(_ASKS, "Win a match with every bid made, two or more.")
    ),
    "goodge-came-back": GoalWords(
        Phrase(_NAME, "Never too late"), Phrase(_ASKS, "Win a match after being 100 points behind.")
    ),
    "spades-to-the-trick": GoalWords(*_CONTRACT[0]),
    "spades-set-others": GoalWords(*_CONTRACT[1]),
    "spades-high": GoalWords(*_CONTRACT[2]),
    "spades-nil": GoalWords(Phrase(_NAME, "Nil"), Phrase(_ASKS, "Bid nil, and take no trick.")),
    "spades-nil-high-card": GoalWords(
        Phrase(_NAME, "Against the tide"), Phrase(_ASKS, "Make nil with an ace or a king in your hand.")
    ),
    "spades-nil-covered": GoalWords(
        Phrase(_NAME, "Under your wing"), Phrase(_ASKS, "Take a trick off your partner, so that they make nil.")
    ),
    "spades-nil-blind": GoalWords(
        Phrase(_NAME, "Blind nil"), Phrase(_ASKS, "Make a nil that you bid before you saw your cards.")
    ),
    "pride-to-the-trick": GoalWords(*_CONTRACT[0]),
    "pride-set-others": GoalWords(*_CONTRACT[1]),
    "pride-high": GoalWords(*_CONTRACT[2]),
    "pride-took-joker": GoalWords(
        Phrase(_NAME, "Big takes little"), Phrase(_ASKS, "Take their Little Joker with your Big Joker.")
    ),
    "pride-last-trump": GoalWords(Phrase(_NAME, "The last word"), Phrase(_ASKS, "Win the last trick with a trump.")),
    "pride-never-set": GoalWords(
        Phrase(_NAME, "A team to rely on"), Phrase(_ASKS, "Win a match in which your team made every contract.")
    ),
    "spidge-nil": GoalWords(Phrase(_NAME, "Nil"), Phrase(_ASKS, "Score for a hand that takes no trick.")),
    "spidge-nil-high-card": GoalWords(
        Phrase(_NAME, "Against the tide"), Phrase(_ASKS, "Take no trick with an ace or a king in your own hand.")
    ),
    "spidge-ten": GoalWords(Phrase(_NAME, "Spidge"), Phrase(_ASKS, "Score for ten tricks or more.")),
    "spidge-dummy-nil": GoalWords(
        Phrase(_NAME, "Quiet dummy"), Phrase(_ASKS, "As the dealer, take no trick with the dummy.")
    ),
    "spidge-slam": GoalWords(
        Phrase(_NAME, "Slam"), Phrase(_ASKS, "As the dealer, take ten tricks with one hand and none with the other.")
    ),
    "spidge-cancelled": GoalWords(
        Phrase(_NAME, "Two jokers, one winner"), Phrase(_ASKS, "Win a trick with both jokers in it, not both your own.")
    ),
}


def heading() -> str:
    """The heading, and the button that leads there."""
    return say("small goals: heading and button", "Small goals")


def name_words(goal: str) -> str:
    """Say what a small goal is called."""
    return _WORDS[goal].name.say()


def asks_words(goal: str) -> str:
    """Say what a small goal asks."""
    return _WORDS[goal].asks.say()


def mark_words(*, is_reached: bool) -> str:
    """The mark beside a small goal, told to those who do not see it."""
    if is_reached:
        return say("small goals: mark beside a goal, in words", "Reached")
    return say("small goals: mark beside a goal, in words", "Still open")


def day_words(day: str) -> str:
    """The day on which a small goal was reached, as the book has it; empty if that is not known."""
    first = day.removesuffix(OR_LATER)
    try:
        shown = short_date(date.fromisoformat(first))
    except ValueError:
        return ""
    return shown if first == day else say("small goals: the day on which the match began", "match of {day}", day=shown)


_REACHED = Plural(
    "small goals: after a round; {n} goals", "Small goal reached: {goals}", "Small goals reached: {goals}"
)
_REACHED_BY = Plural(
    "small goals: after a round, where several people play; {n} goals",
    "{name} reached a small goal: {goals}",
    "{name} reached small goals: {goals}",
)


def reached_words(goals: Sequence[str], name: str | None = None) -> str:
    """The small goals that somebody has just reached; the name is left out where one person plays."""
    told = listed([say("small goals: its name in a sentence", "“{goal}”", goal=name_words(goal)) for goal in goals])
    if name is None:
        return _REACHED.say(len(goals), goals=told)
    return _REACHED_BY.say(len(goals), name=name, goals=told)


class ReachedWords(NamedTuple):
    """Ways to tell of the goals that have just been reached, the longest first, and what they ask, for a tip."""

    ways: tuple[str, ...] = ()
    tip: str = ""


def told_when_reached(new: Sequence[tuple[str, str]], *, names_people: bool) -> ReachedWords:
    """Return the words for goals that people have just reached, by their names; of a single one, what it asked too."""
    if not new:
        return ReachedWords()
    names = dict.fromkeys(name for name, _ in new) if names_people else [None]
    whole = side_by_side(*(reached_words([goal for by, goal in new if name in (None, by)], name) for name in names))
    goals = list(dict.fromkeys(goal for _, goal in new))
    explained = [side_by_side(whole, asks_words(goals[0]))] if len(goals) == 1 else []
    tip = "\n".join(side_by_side(name_words(goal), asks_words(goal)) for goal in goals)
    return ReachedWords((*explained, whole, reached_count_words(len(new))), tip)


def reached_count_words(number: int) -> str:
    """Say how many small goals have just been reached, where their names have no room."""
    return say_many("small goals: after a round", "{n} small goal reached", "{n} small goals reached", number)


def count_words(reached: int, every: int) -> str:
    """Say how many of a game's small goals somebody has reached."""
    return say("small goals: how many are reached", "{reached} of {every} reached", reached=reached, every=every)


def counting_words() -> str:
    """That past matches are still being looked through."""
    return say("small goals: note", "Looking through past matches …")


def more_words() -> str:
    """The button that shows the goals for which there was no room."""
    return say("small goals: button that shows the others", "More goals")
