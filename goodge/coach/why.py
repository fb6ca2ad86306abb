"""The kinds of reasons why an option is good, or better than another; their sentences stand in the ui's wording.

They say what can be proved from the view, or what was counted over deals that fit it, and nothing else.
"""

from __future__ import annotations

from enum import Enum, auto

from ..engine.actions import Action
from ..engine.cards import Card, Suit
from ..engine.kinds import Kind, with_facts
from .counting import DealCount
from .goals import Aim


class Reason(Kind):
    """Something true about two options, the better and the other."""

    __slots__ = ()


@with_facts
class Close(Reason):
    """The options differ by less than can be told, or searches disagree about them; by nothing if that is little.

    `points` are those of so many rounds in which the same is done, as in `Costs`.
    """

    points: float
    times: int = 1


@with_facts
class SurelyTakes(Reason):
    """Nobody can beat this card, the better one, any more: it takes the trick.

    If they are told, `other_takes` are the deals in which the `other` one takes it. `is_for_lead`: no points are won.
    """

    card: Card
    other: Card | None = None
    other_takes: DealCount | None = None
    is_for_lead: bool = False


@with_facts
class ShownVoid(Reason):
    """A hand may trump a suit that one of the two options would lead: it has shown that it has none.

    If it `helps`, it is a partner's, and the better option would lead the suit; else the other one would.
    """

    hand: int
    suit: Suit
    helps: bool


@with_facts
class PointsLeft(Reason):
    """The points that nobody has won yet, those in the trick and in the Stash among them."""

    points: int


@with_facts
class TakesTrick(Reason):
    """In how many of the deals each of two cards takes the trick; `is_team`: or the partner does after it."""

    better: Card
    takes: DealCount
    other: Card
    other_takes: DealCount
    is_team: bool = False


@with_facts
class NoPoints(Reason):
    """Nothing that lies in the trick so far is worth points; the better card leaves it to others more often.

    `is_last`: nobody plays to it after either card.
    """

    is_last: bool = False


@with_facts
class Reaches(Reason):
    """In how many of the deals an aim is reached after each of two cards.

    `of_hundred`: they differ by so little that it is told in hundredths.
    """

    aim: Aim
    better: Card
    reached: DealCount
    other: Card
    other_reached: DealCount
    of_hundred: bool = False


@with_facts
class Succeeds(Reason):
    """In how many of the deals what a call, a Stash or a trump is for is reached."""

    action: Action
    aim: Aim
    reached: DealCount


@with_facts
class Risks(Reason):
    """In how many of the deals a bid of The Goodge Rules is made that is the better call and fails more often."""

    action: Action
    aim: Aim
    reached: DealCount


@with_facts
class Fails(Reason):
    """In how many of the deals what the other call is for is not reached."""

    action: Action
    aim: Aim
    missed: DealCount


@with_facts
class MoreOften(Reason):
    """In how many of the deals the bid is made with a Stash or a trump, and with the other."""

    better: Action
    aim: Aim
    reached: DealCount
    other: Action
    other_reached: DealCount


@with_facts
class RivalMakes(Reason):
    """In how many of the deals whoever made the bid that stands makes it, if it is left to them."""

    seat: int
    bid: int
    made: DealCount


@with_facts
class RivalFails(Reason):
    """In how many of the deals whoever made the bid that stands fails, if it is left to them."""

    seat: int
    bid: int
    failed: DealCount


@with_facts
class LesserRisk(Reason):
    """In how many of the deals a bid is made that fails more often, and the one that stands by its bidder."""

    action: Action
    aim: Aim
    reached: DealCount
    seat: int
    bid: int
    made: DealCount


@with_facts
class BidsOn(Reason):
    """In how many of the deals another hand looks good for more than a bid."""

    bid: int
    times: DealCount


@with_facts
class SavedByRivals(Reason):
    """In how many of the deals another hand looks good for more than a bid that fails in most, but costs little."""

    action: Action
    times: DealCount


@with_facts
class RisksLess(Reason):
    """The lower bid of The Goodge Rules binds to less than the higher one, and leaves room to go on to it."""

    lower: int
    higher: int


@with_facts
class NilCounts(Reason):
    """The points that nil brings if it succeeds."""

    points: int


@with_facts
class Hope(Reason):
    """In how many of the deals an aim that is still open is reached after the better card."""

    aim: Aim
    reached: DealCount


@with_facts
class Alike(Reason):
    """Nothing that can be said of one of two cards is not as true of the other."""

    card: Card
    other: Card


@with_facts
class Costs(Reason):
    """The points by which the other option is worse, over so many rounds in which the same is done."""

    action: Action
    points: float
    times: int = 1


# -- of one option by itself -------------------------------------------------------------------------------


@with_facts
class OnlyTrumps(Reason):
    """No other who plays after can beat this card with one of its suit: only a trump can.

    It `is_trump` itself where another suit was led: there only a higher one can.
    """

    card: Card
    is_trump: bool = False


@with_facts
class MayBeBeaten(Reason):
    """Others who play after may hold this many cards of its suit that beat this one; `above`: the only one.

    `is_trump`: its suit is, so that nothing else beats it.
    """

    card: Card
    higher: int
    above: Card | None = None
    is_trump: bool = False


@with_facts
class CannotTake(Reason):
    """This card does not beat what lies in the trick: others take it."""

    card: Card


class Chance(Enum):
    """What a card would do in the trick: said of one that is kept for later."""

    NONE = auto()  # it does not win
    UNSURE = auto()  # cards of its suit can still beat it
    TRUMPS = auto()  # only trumps can
    SURE = auto()
    ALWAYS = auto()  # and in any later trick as well
    LAST = auto()  # and in the last trick, which wins the Stash as well
    NEXT = auto()  # it does not win, but once the trick is over no other card of its suit is higher
    RUFF = auto()  # only a higher trump beats it, or the lower one that is played instead
    UNTOLD = auto()


@with_facts
class Keeps(Reason):
    """Playing this card leaves in the hand a better one that could be played instead.

    `chance` is that one's in this trick, and `higher` the number of cards of its suit that can still beat it: if it is
    one that is hidden, that is what is `above`, and nothing else beats it if it `is_trump`. This card
    `is_enough` if it surely takes the trick as well. `void`: a hand that has shown none of the suit and may trump it.
    """

    card: Card
    kept: Card
    chance: Chance
    higher: int = 0
    is_enough: bool = False
    void: int | None = None
    above: Card | None = None
    is_trump: bool = False


@with_facts
class KeepsLower(Reason):
    """Playing this card leaves in the hand a lower one of its suit that could be played instead."""

    card: Card
    kept: Card


@with_facts
class NoPointsGiven(Reason):
    """This card is worth no points, so that whoever takes the trick wins none by it.

    The `other` one has this many points, if it is told; `is_risk`: one of the two may take the trick.
    """

    card: Card
    other: Card | None = None
    points: int = 0
    is_risk: bool = False


@with_facts
class NoneLeft(Reason):
    """The hand then has none of a suit any more, and can play a trump where it is led."""

    suit: Suit


@with_facts
class GoodgeBeaten(Reason):
    """The Goodge has played to the trick and does not win it: its points go to somebody else."""

    seat: int


@with_facts
class FewerPoints(Reason):
    """This card gives fewer points away than the other one."""

    card: Card
    points: int
    other: Card
    other_points: int


@with_facts
class FewerAtRisk(Reason):
    """This card can lose fewer points than the other one; one of them at least may take the trick."""

    card: Card
    points: int
    other: Card
    other_points: int


@with_facts
class BringsPoints(Reason):
    """This card takes the trick for sure, and is worth more points than the other one."""

    card: Card
    points: int


@with_facts
class PointsAtStake(Reason):
    """This card is worth more points than the other one: won if it takes the trick, and lost if it does not.

    If it is told, `saved` are the deals in which it takes the trick, or in which this Goodge, another player, does not.
    """

    card: Card
    points: int
    goodge: int | None = None
    saved: DealCount | None = None


@with_facts
class GivesUp(Reason):
    """This card loses more points than the other one, which is better, and stays in the hand."""

    card: Card
    points: int
    kept: Card


@with_facts
class MayTake(Reason):
    """A card may take the trick, though many cards can still beat it; the other one cannot."""

    card: Card
    other: Card


@with_facts
class HarderToBeat(Reason):
    """This many cards of its suit can still beat a card, and more can beat the other one, each in its own suit."""

    card: Card
    higher: int
    other: Card
    other_higher: int
