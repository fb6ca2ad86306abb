"""What sets two cards apart, by who takes the trick or by what becomes of the round: reasons, as those of `why`."""

from __future__ import annotations

from ..engine.cards import Card, Suit
from ..engine.kinds import with_facts
from .counting import DealCount
from .why import Reason


@with_facts
class GivesPoints(Reason):
    """This card, the other one, does not win the trick: its points go to somebody else."""

    card: Card
    points: int


@with_facts
class LosesPoints(Reason):
    """In so many of the deals this Goodge, another player, wins the points of a card; None: others win the Goodge's."""

    card: Card
    points: int
    goodge: int | None
    lost: DealCount


@with_facts
class WinsNothing(Reason):
    """A card that may take the trick where nothing is worth points so far; `is_last`: nor will anything be."""

    card: Card
    is_last: bool = False


@with_facts
class BeatsPartners(Reason):
    """A card that beats the partner's, which is winning the trick."""

    partners: Card


@with_facts
class PartnerWins(Reason):
    """The partner in this seat is winning the trick with a card, which the better one does not beat; the other does."""

    seat: int
    card: Card


@with_facts
class LeavesTrick(Reason):
    """The better card does not take the trick, and the other one takes it for sure."""

    card: Card
    other: Card


@with_facts
class SavesTrump(Reason):
    """The other card is a trump, and stays in the hand."""

    other: Card


@with_facts
class DrawsTrumps(Reason):
    """This card leads trumps, of which this many are unseen, worth these points where cards are."""

    card: Card
    unseen: int
    points: int = 0


@with_facts
class SpendsTrump(Reason):
    """The Goodge has shown none of the suit that the better card leads, and has to spend a trump to win the trick."""

    seat: int
    suit: Suit


@with_facts
class DrivesOut(Reason):
    """A card that is led, over which just one unseen card of its suit is: if that is played, another one is highest."""

    card: Card
    out: Card
    then: Card


@with_facts
class StrongerStays(Reason):
    """This many unseen cards of its suit are higher than a card, and fewer than the other one, which stays."""

    card: Card
    higher: int
    other: Card
    other_higher: int


@with_facts
class DangerGoes(Reason):
    """On nil: this many unseen cards of its suit are higher than a card that is thrown, and more than the other one."""

    card: Card
    higher: int
    other: Card
    other_higher: int


@with_facts
class NearerToNone(Reason):
    """After this card this many of its suit are left, fewer than of the other one's: sooner any card may be played.

    That can be a trump if the hand `has_trumps`.
    """

    card: Card
    suit: Suit
    left: int
    has_trumps: bool = False


@with_facts
class NeitherTakes(Reason):
    """Neither of two cards takes the trick."""

    card: Card
    other: Card


@with_facts
class AsEasilyBeaten(Reason):
    """This many cards of its suit can still beat either of two cards."""

    higher: int
    card: Card
    other: Card


@with_facts
class OnlyTrumpsEither(Reason):
    """No other who plays after can beat either of two cards with one of its suit: only a trump can."""

    card: Card
    other: Card


@with_facts
class TrumpedLater(Reason):
    """More unseen cards are of a suit than of the other card's: others are out of that one sooner, and trump it."""

    suit: Suit
    unseen: int
    other: Suit
    other_unseen: int


@with_facts
class BothTake(Reason):
    """Each of two cards takes the trick for sure."""

    card: Card
    other: Card


@with_facts
class MoreInAll(Reason):
    """The points, or the tricks of the team, that are won by the end on the mean after each of two cards.

    `lost_bid`: the Goodge's own bid, if it is hardly ever made after either; else 0.
    """

    card: Card
    amount: float
    other: Card
    other_amount: float
    is_points: bool
    lost_bid: int = 0


@with_facts
class TakesLater(Reason):
    """In how many of the deals the other card takes a trick `later`, if it is kept, and takes this one if played."""

    kept: Card
    later: DealCount
    now: DealCount


@with_facts
class WinsLater(Reason):
    """The points that the other card wins on the mean in a later trick, if it is kept, and in this one if played."""

    kept: Card
    later: float
    now: float


@with_facts
class GoesToGoodge(Reason):
    """In how many of the deals the Goodge, another player, wins the better card if it is kept, and if it is played."""

    seat: int
    card: Card
    later: DealCount
    now: DealCount


@with_facts
class LessForGoodge(Reason):
    """The points that the Goodge, another player, wins by the end of the round on the mean after each of two cards."""

    seat: int
    card: Card
    points: float
    other: Card
    other_points: float


@with_facts
class MateTakes(Reason):
    """In how many of the deals a partner takes the trick after each of two cards, or another `against` the Goodge."""

    seat: int
    against: int | None
    card: Card
    takes: DealCount
    other: Card
    other_takes: DealCount


@with_facts
class GoodgeTakes(Reason):
    """In how many of the deals the Goodge, another player, takes the trick after each of two cards."""

    seat: int
    card: Card
    takes: DealCount
    other: Card
    other_takes: DealCount


@with_facts
class HangsOn(Reason):
    """A hidden card: who holds it explains this share of the difference, 0 to 1.

    With the card in this `hand` the `best` one is better by most; None: where nobody holds it any more.
    """

    card: Card
    share: float
    best: Card
    hand: int | None
