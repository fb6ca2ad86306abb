"""What has been told of by a round of the first evening, so that nothing is said there of what comes later."""

from __future__ import annotations

from ..engine.values import dataclass, replace
from .clues import Clue, GoodgeNeeds, StashIsForLast, TeamNeeds, TrumpsUnseen, Winning
from .goals import MakeBid, MakeContract
from .honours import HonoursOpen, NilOpen, NilToSpoil, NothingOpen, TenNeeds
from .ideas import Idea
from .leading import FewHigher, Highest
from .why import (
    BidsOn,
    BringsPoints,
    Fails,
    FewerAtRisk,
    FewerPoints,
    GivesUp,
    GoodgeBeaten,
    HarderToBeat,
    Keeps,
    LesserRisk,
    MayBeBeaten,
    MoreOften,
    NoneLeft,
    NoPoints,
    NoPointsGiven,
    OnlyTrumps,
    PointsAtStake,
    PointsLeft,
    Reaches,
    Reason,
    Risks,
    RivalFails,
    RivalMakes,
    ShownVoid,
    Succeeds,
)
from .why_bags import FewerInAll, OnlyBags
from .why_bids import CostsLittle
from .why_nil import BetterCovered, SafeLater
from .why_pairs import (
    AsEasilyBeaten,
    DangerGoes,
    DrawsTrumps,
    DrivesOut,
    GivesPoints,
    GoesToGoodge,
    LessForGoodge,
    MoreInAll,
    NearerToNone,
    OnlyTrumpsEither,
    SavesTrump,
    SpendsTrump,
    StrongerStays,
    TrumpedLater,
    WinsLater,
)
from .why_plans import EitherTrump, LikelyTrump, PlansTrump
from .why_spidge import HardToDuck, JokersCancel, KeepsLowLead, LeadsNext, SpoilsNil, StaysBelow

BEFORE_POINTS = (Idea.TRICKS, Idea.TRUMP)
"""The rounds in which tricks are all that is known: nothing has been said of points yet."""
BEFORE_BIDS = (*BEFORE_POINTS, Idea.ONES, Idea.PARTNERS, Idea.NIL, Idea.JOKERS)
"""The rounds in which nothing has been said yet of what is bid."""

_OF_TRUMPS = (
    TrumpsUnseen
    | OnlyTrumps
    | OnlyTrumpsEither
    | TrumpedLater
    | NoneLeft
    | SavesTrump
    | DrawsTrumps
    | LikelyTrump
    | EitherTrump
    | PlansTrump
    | ShownVoid
    | SpendsTrump
)
_OF_GONE = (
    Highest
    | FewHigher
    | TrumpsUnseen
    | DrawsTrumps
    | StrongerStays
    | AsEasilyBeaten
    | MayBeBeaten
    | HarderToBeat
    | DangerGoes
    | BetterCovered
    | SafeLater
    | DrivesOut
    | Keeps
)  # what can be told only by whoever has counted
_OF_POINTS = (
    NoPointsGiven
    | FewerPoints
    | FewerAtRisk
    | BringsPoints
    | PointsAtStake
    | GivesUp
    | GivesPoints
    | NoPoints
    | PointsLeft
    | MoreInAll
    | StashIsForLast
    | WinsLater
)
_OF_BIDDERS = (
    GoodgeNeeds
    | TeamNeeds
    | HonoursOpen
    | NilOpen
    | TenNeeds
    | NilToSpoil
    | NothingOpen
    | GoodgeBeaten
    | RivalMakes
    | RivalFails
    | BidsOn
    | CostsLittle
    | LesserRisk
    | OnlyBags
    | FewerInAll
    | SpoilsNil
    | LeadsNext
    | HardToDuck
    | KeepsLowLead
    | StaysBelow
    | JokersCancel
    | LessForGoodge
    | GoesToGoodge
)


@dataclass(frozen=True, slots=True)
class Known:
    """What has been told of: that a suit is trump, that cards bring points, that points or tricks are bid.

    And whether the cards that have `gone` were seen: not where a round is joined late and looked at for the first time.
    """

    trump: bool
    points: bool
    bids: bool
    gone: bool

    def covers(self, about: Clue | Reason) -> bool:
        """Return True if a clue or a reason speaks of nothing that has not been told yet."""
        if isinstance(about, _OF_GONE) and not self.gone:
            return False
        if isinstance(about, _OF_TRUMPS) or (isinstance(about, NearerToNone) and about.has_trumps):
            return self.trump
        if isinstance(about, _OF_POINTS):
            return self.points
        return self.bids or not _is_of_bid(about)

    def told(self, clue: Clue) -> Clue:
        """Return a clue as it is told: without points where they have not been told of."""
        return replace(clue, points=0) if isinstance(clue, Winning) and not self.points else clue


def known_in(idea: Idea) -> Known:
    """Return what is known in a round."""
    has_points = idea not in BEFORE_POINTS
    return Known(trump=idea is not Idea.TRICKS, points=has_points, bids=idea not in BEFORE_BIDS, gone=has_points)


def _is_of_bid(about: Clue | Reason) -> bool:
    """Return True for what says how far a bid is from being made, or how often it is."""
    if isinstance(about, _OF_BIDDERS):
        return True
    return isinstance(about, Reaches | Succeeds | Risks | Fails | MoreOften) and isinstance(
        about.aim, MakeBid | MakeContract
    )
