"""The sentences of reasons: each kind, and counts as so many of ten."""

from __future__ import annotations

import pytest

from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeBid, MakeContract, MakeNil, MakeSlam, MakeTen
from goodge.coach.why import (
    Alike,
    BidsOn,
    BringsPoints,
    CannotTake,
    Chance,
    Close,
    Costs,
    Fails,
    FewerAtRisk,
    FewerPoints,
    GivesUp,
    GoodgeBeaten,
    HarderToBeat,
    Hope,
    Keeps,
    KeepsLower,
    LesserRisk,
    MayBeBeaten,
    MayTake,
    MoreOften,
    NilCounts,
    NoneLeft,
    NoPoints,
    NoPointsGiven,
    OnlyTrumps,
    PointsAtStake,
    PointsLeft,
    Reaches,
    Reason,
    Risks,
    RisksLess,
    RivalFails,
    RivalMakes,
    SavedByRivals,
    ShownVoid,
    Succeeds,
    SurelyTakes,
    TakesTrick,
)
from goodge.coach.why_bags import FewerInAll, OnlyBags
from goodge.coach.why_bids import CountsMore, TooHigh, TricksFrom, TricksHeld
from goodge.coach.why_nil import BetterCovered, FreeToThrow, GetsUnder, LosesNil, NilDanger, NilSpades, SafeLater
from goodge.coach.why_pairs import (
    AsEasilyBeaten,
    BothTake,
    DangerGoes,
    DrawsTrumps,
    DrivesOut,
    GivesPoints,
    GoesToGoodge,
    GoodgeTakes,
    HangsOn,
    LeavesTrick,
    LessForGoodge,
    MateTakes,
    MoreInAll,
    NearerToNone,
    NeitherTakes,
    OnlyTrumpsEither,
    PartnerWins,
    SavesTrump,
    SpendsTrump,
    StrongerStays,
    TakesLater,
    TrumpedLater,
    WinsLater,
)
from goodge.coach.why_plans import (
    EitherTrump,
    FewerLaidAway,
    HighestTrumps,
    LaidAway,
    LikelyTrump,
    MoreTrumpsKept,
    NextTrumps,
    PlansTrump,
    ShorterSuit,
    StaysInstead,
    TrumpPoints,
    TrumpsHeld,
    WinsUnnamed,
)
from goodge.coach.why_spidge import (
    HardToDuck,
    JokersCancel,
    KeepsLowLead,
    LeadsNext,
    LittleAtStake,
    PlaysFor,
    SpoilsNil,
    StaysBelow,
)
from goodge.engine.actions import Bid, Bury, NameTrump, Nil, PlayCard
from goodge.engine.cards import CROWN, Suit, parse_cards
from goodge.ui.wording.reasons import reason_words

HANDS = ("Ann", "Ben", "Cleo", "Dan")
TEN, FOUR, FIVE = parse_cards(["10H", "4H", "5D"])
MANY, FEW = DealCount(140, 200), DealCount(38, 200)


def words(reason: Reason, seat: int | None = 0) -> str:
    return reason_words(reason, HANDS, (0, 1, 2, 3), seat)


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Close(3.2), "Hard to tell apart: about 3 points between them"),
        (Close(0.02), "Hard to tell apart: about 0.02 points between them"),
        (Close(0.0), "Next to nothing between them: both are about as good"),
        (Close(0.3, 100), "Next to nothing between them: both are about as good"),
        (Costs(PlayCard(TEN), 0.3, 100), "Over 100 rounds, the 10 of Hearts costs about 1 point"),
        (Costs(PlayCard(TEN), 2.97), "In all, the 10 of Hearts costs about 3 points"),
        (Costs(PlayCard(TEN), 12.4), "In all, the 10 of Hearts costs about 12 points"),
        (Costs(Bid(90), 1.25), "In all, the other choice costs about 1.2 points"),
        (SurelyTakes(CROWN), "Nothing beats the Crown"),
        (SurelyTakes(TEN), "The 10 of Hearts is sure to win this trick"),
        (SurelyTakes(FOUR, is_for_lead=True), "The 4 of Hearts is sure to win this trick, and the lead"),
        (ShownVoid(1, Suit.HEARTS, helps=False), "Ben is out of hearts and may trump them: lead another suit"),
        (ShownVoid(1, Suit.HEARTS, helps=True), "Ben is out of hearts and may win the trick for the team with a trump"),
        (PointsLeft(35), "35 points are still to be won"),
        (HangsOn(CROWN, 0.3, FOUR, None), "Much depends on who holds the Crown"),
        (HangsOn(CROWN, 0.3, FOUR, 1), "Much depends on the Crown: the 4 of Hearts pays off most if Ben holds it"),
        (
            SurelyTakes(TEN, FOUR, FEW),
            "The 10 of Hearts is sure to win this trick; the 4 of Hearts wins it in 2 of 10 deals",
        ),
        (TakesTrick(TEN, MANY, FOUR, DealCount(0, 10)), "The 10 of Hearts takes the trick in 7 of 10 deals"),
        (TakesTrick(TEN, MANY, FOUR, FEW), "The 10 of Hearts takes the trick in 7 of 10 deals, the 4 of Hearts in 2"),
        (
            TakesTrick(FOUR, FEW, TEN, MANY),
            "Better left to others: the 10 of Hearts takes the trick in 7 of 10 deals, the 4 of Hearts in 2",
        ),
        (
            TakesTrick(TEN, MANY, FOUR, DealCount(0, 10), is_team=True),
            "The team takes the trick in 7 of 10 deals with the 10 of Hearts, in 0 with the 4 of Hearts",
        ),
        (
            TakesTrick(FOUR, FEW, TEN, MANY, is_team=True),
            "Better left to others: the team takes the trick in 7 of 10 deals with the 10 of Hearts, in 2 with the "
            "4 of Hearts",
        ),
        (OnlyBags(is_made=True), "Your contract is made: more tricks are only bags"),
        (
            MateTakes(1, 2, FOUR, MANY, TEN, FEW),
            "Ben, also playing against Cleo, takes the trick in 7 of 10 deals after the 4 of Hearts, in 2 after the "
            "10 of Hearts",
        ),
        (
            MateTakes(2, None, FOUR, MANY, TEN, FEW),
            "Cleo takes the trick for the team in 7 of 10 deals after the 4 of Hearts, in 2 after the 10 of Hearts",
        ),
        (
            GoodgeTakes(1, FOUR, FEW, TEN, MANY),
            "The Goodge takes the trick in 2 of 10 deals after the 4 of Hearts, in 7 after the 10 of Hearts",
        ),
        (NoPoints(), "There are no points in this trick yet"),
        (NoPoints(is_last=True), "There are no points in this trick"),
        (Alike(TEN, FOUR), "At first sight, nothing tells the 10 of Hearts from the 4 of Hearts"),
        (SavesTrump(FOUR), "The 4 of Hearts is a trump: keep it for later"),
        (DrawsTrumps(TEN, 1), "The 10 of Hearts draws trumps: 1 is still unseen"),
        (DrawsTrumps(TEN, 6), "The 10 of Hearts draws trumps: 6 are still unseen"),
        (DrawsTrumps(TEN, 1, 20), "The 10 of Hearts draws trumps: 1 is still unseen, worth 20 points"),
        (DrawsTrumps(TEN, 4, 35), "The 10 of Hearts draws trumps: 4 are still unseen, worth 35 points"),
        (StrongerStays(FIVE, 3, TEN, 0), "Keep the 10 of Hearts: nothing unseen of its suit beats it"),
        (
            StrongerStays(FIVE, 4, TEN, 1),
            "The 10 of Hearts may win later: 1 unseen card of its suit beats it, and 4 the 5 of Diamonds",
        ),
        (
            DangerGoes(TEN, 2, FIVE, 4),
            "2 unseen cards of its suit beat the 10 of Hearts, 4 can beat the 5 of Diamonds: throw the more dangerous "
            "one",
        ),
        (
            DangerGoes(TEN, 0, FIVE, 4),
            "No unseen card of its suit beats the 10 of Hearts, unlike the 5 of Diamonds: throw the dangerous one",
        ),
        (
            BetterCovered(FIVE, 4, TEN, 1),
            "The 5 of Diamonds is less likely to win: 4 cards of its suit can beat it, only 1 can beat the 10 of "
            "Hearts",
        ),
        (
            BetterCovered(FIVE, 4, TEN, 0),
            "The 5 of Diamonds is less likely to win: 4 cards of its suit can beat it, none can beat the 10 of Hearts",
        ),
        (SafeLater(TEN, FIVE), "The 5 of Diamonds is safe to keep: no lower card of its suit is still out"),
        (
            FreeToThrow(FIVE),
            "The 5 of Diamonds is your last card of its suit: when that suit is led, you can throw any card",
        ),
        (LosesNil(TEN), "The 10 of Hearts is sure to win this trick: your nil fails"),
        (OnlyTrumps(TEN, is_trump=True), "Only a higher trump can beat the 10 of Hearts"),
        (
            Keeps(FOUR, TEN, Chance.RUFF),
            "Only a higher trump can beat the 4 of Hearts: keep the 10 of Hearts for later",
        ),
        (
            Keeps(FOUR, TEN, Chance.NEXT),
            "After this trick, the 10 of Hearts is the highest card left in its suit: keep it",
        ),
        (MayBeBeaten(TEN, 1, CROWN, is_trump=True), "Only the Crown can still beat the 10 of Hearts"),
        (
            Keeps(FOUR, TEN, Chance.UNSURE, 1, above=CROWN, is_trump=True),
            "Only the Crown can still beat the 10 of Hearts: it may do better later",
        ),
        (
            CountsMore(has_bags=True),
            "Each trick bid counts 10 points; each further one counts 1 and is a bag, and ten bags cost 100",
        ),
        (NilDanger(TEN, 0, 5), "The danger is the 10 of Hearts, but you hold 5 low cards of its suit to play first"),
        (MayBeBeaten(TEN, 1, CROWN), "Of its suit, only the Crown can still beat the 10 of Hearts"),
        (
            Keeps(FOUR, TEN, Chance.UNSURE, 1, above=CROWN),
            "Of its suit, only the Crown can still beat the 10 of Hearts: it may do better later",
        ),
        (NilSpades(None, 0), "You hold no spade, and so no trump"),
        (NilSpades(TEN, 3), "Your highest spade is the 10 of Hearts: only 3 unseen spades are higher"),
        (NilSpades(TEN, 4), "Your highest spade is the 10 of Hearts: 4 unseen spades are higher"),
        (NilDanger(TEN, 0), "The danger is the 10 of Hearts: no card of its suit beats it"),
        (NilDanger(TEN, 2), "The danger is the 10 of Hearts: only 2 cards of its suit beat it"),
        (Hope(MakeNil(1), DealCount(0, 10)), "Ben’s nil is as good as lost"),
        (Hope(MakeNil(1), DealCount(3, 10)), "Ben’s nil succeeds in 3 of 10 possible deals"),
        (PlaysFor(MakeNil(1), DealCount(3, 10)), "Ben’s nil succeeds in 3 of 10 possible deals: one trick spoils it"),
        (PlaysFor(MakeTen(1), DealCount(3, 10)), "Ben wins ten tricks in 3 of 10 possible deals: prevent it"),
        (PlaysFor(MakeNil(0), DealCount(3, 10)), "You play for a nil: it succeeds in 3 of 10 possible deals"),
        (PlaysFor(MakeTen(0), DealCount(3, 10)), "You play for ten tricks: you win them in 3 of 10 possible deals"),
        (
            SpoilsNil(1, FOUR, MANY, FEW),
            "After the 4 of Hearts, Ben gets this trick in 7 of 10 deals: then Ben’s nil is lost",
        ),
        (LeadsNext(FOUR, MANY, FEW), "The 4 of Hearts wins the lead in 7 of 10 deals: the next lead may spoil a nil"),
        (LittleAtStake(), "Which card you play hardly matters here"),
        (
            LittleAtStake(is_decided=False),
            "It hardly matters which card you play: what can still be scored is unlikely",
        ),
        (LittleAtStake(is_decided=True, is_over=True), "Nothing can be scored any more: any card will do"),
        (HardToDuck(FOUR), "No lower card of its suit is still out: whoever follows suit has to beat the 4 of Hearts"),
        (HardToDuck(FOUR, 1), "The dummy has to beat the 4 of Hearts"),
        (KeepsLowLead(TEN, FOUR), "Keep the 4 of Hearts: led later, such a low card may spoil the nil"),
        (StaysBelow(1, TEN, FOUR), "Your dummy can stay below the 10 of Hearts with the 4 of Hearts"),
        (JokersCancel(1, CROWN), "The two jokers cancel each other: your dummy gets rid of its joker"),
        (JokersCancel(3, CROWN), "The two jokers cancel each other: your own hand gets rid of its joker"),
        (StaysBelow(3, TEN, FOUR), "Your own hand can stay below the 10 of Hearts with the 4 of Hearts"),
        (LittleAtStake(is_decided=True), "Whatever you play, every nil and every spidge is as good as decided"),
        (GetsUnder(TEN, FOUR), "Keep the lower 4 of Hearts: it gets under more cards later"),
        (
            DrivesOut(FOUR, FIVE, TEN),
            "The 4 of Hearts can drive out the 5 of Diamonds: then your 10 of Hearts is the highest",
        ),
        (
            Reaches(MakeContract(1, 4), FOUR, FEW, FIVE, MANY),
            "Your opponents’ contract succeeds in 2 of 10 deals with the 4 of Hearts, in 7 with the 5 of Diamonds",
        ),
        (
            Reaches(MakeNil(0), FOUR, DealCount(141, 150), FIVE, DealCount(132, 150), of_hundred=True),
            "Your nil succeeds in 94 of 100 deals with the 4 of Hearts, in 88 with the 5 of Diamonds",
        ),
        (SpendsTrump(1, Suit.HEARTS), "Ben is out of hearts and must spend a trump, or leave the trick to others"),
        (
            NearerToNone(FIVE, Suit.DIAMONDS, 2),
            "After the 5 of Diamonds, 2 diamonds to go: with none left, any card may be played",
        ),
        (
            NearerToNone(FIVE, Suit.DIAMONDS, 1, has_trumps=True),
            "After the 5 of Diamonds, 1 diamond to go: with none left, you can trump that suit",
        ),
        (PartnerWins(2, FOUR), "Cleo is winning this trick for the team with the 4 of Hearts"),
        (LeavesTrick(FOUR, TEN), "The 4 of Hearts leaves this trick to others; the 10 of Hearts would surely win it"),
        (OnlyTrumpsEither(FOUR, FIVE), "Only a trump can beat the 4 of Hearts or the 5 of Diamonds"),
        (
            TrumpedLater(Suit.CLUBS, 6, Suit.HEARTS, 3),
            "Still unseen: 6 clubs, but only 3 hearts: the shorter suit is trumped sooner",
        ),
        (
            AsEasilyBeaten(5, FOUR, FIVE),
            "The 4 of Hearts and the 5 of Diamonds can each be beaten by 5 cards of their suit",
        ),
        (NeitherTakes(FOUR, TEN), "Neither the 4 of Hearts nor the 10 of Hearts wins this trick"),
        (BothTake(FOUR, TEN), "Both the 4 of Hearts and the 10 of Hearts win this trick for sure"),
        (
            MoreInAll(TEN, 61.6, FOUR, 55.2, is_points=True),
            "By the end: about 62 points after the 10 of Hearts, 55 after the 4 of Hearts",
        ),
        (
            MoreInAll(TEN, 91.2, FOUR, 88.4, is_points=True, lost_bid=170),
            "The bid of 170 is almost out of reach: about 91 points after the 10 of Hearts, 88 after the 4 of Hearts",
        ),
        (
            MoreInAll(TEN, 4.71, FOUR, 4.4, is_points=False),
            "By the end, the team wins about 4.7 tricks after the 10 of Hearts, 4.4 after the 4 of Hearts",
        ),
        (
            FewerInAll(FOUR, 7.46, TEN, 8.04),
            "Fewer bags: by the end about 7.5 tricks after the 4 of Hearts, 8.0 after the 10 of Hearts",
        ),
        (OnlyBags(), "Your contract is as good as made: more tricks would only be bags"),
        (
            LessForGoodge(1, TEN, 118.6, FOUR, 130.2),
            "By the end, Ben wins about 119 points after the 10 of Hearts, 130 after the 4 of Hearts",
        ),
        (
            TakesLater(TEN, MANY, DealCount(0, 10)),
            "Kept, the 10 of Hearts takes a later trick in 7 of 10 deals; played now, it takes this one in none",
        ),
        (
            TakesLater(TEN, MANY, FEW),
            "Kept, the 10 of Hearts takes a later trick in 7 of 10 deals; played now, it takes this one in 2",
        ),
        (GoesToGoodge(1, TEN, MANY, DealCount(0, 10)), "Kept, the 10 of Hearts goes to Ben in 7 of 10 deals"),
        (GoesToGoodge(1, TEN, MANY, FEW), "Kept, the 10 of Hearts goes to Ben in 7 of 10 deals; played now, in 2"),
        (WinsLater(TEN, 14.6, 0.4), "Kept, the 10 of Hearts wins about 15 points later"),
        (WinsLater(TEN, 14.6, 8.4), "Kept, the 10 of Hearts wins about 15 points later; played now, about 8"),
        (NextTrumps(TEN, FIVE), "After equal high cards: the 10 of Hearts against the 5 of Diamonds"),
        (TrumpPoints(Suit.STARS, 15, Suit.CLUBS, 0), "Points held in Stars: 15, in Clubs: 0"),
        (WinsUnnamed(TEN), "The 10 of Hearts is high even when its suit is not trump"),
        (WinsUnnamed(TEN, FOUR), "The 10 of Hearts and the 4 of Hearts are high even when their suit is not trump"),
        (
            Succeeds(NameTrump(Suit.STARS), MakeBid(0, 90), MANY),
            "With stars as trump the bid succeeds in 7 of 10 possible deals",
        ),
        (OnlyTrumps(TEN), "Only a trump can beat the 10 of Hearts"),
        (MayBeBeaten(FOUR, 1), "Only 1 card of its suit can still beat the 4 of Hearts"),
        (MayBeBeaten(FOUR, 6), "6 cards of its suit can still beat the 4 of Hearts: others may take the trick"),
        (CannotTake(FOUR), "The 4 of Hearts leaves the trick to others"),
        (Keeps(FOUR, TEN, Chance.UNTOLD), "The 4 of Hearts keeps the 10 of Hearts for later"),
        (Keeps(FOUR, TEN, Chance.NONE), "The 10 of Hearts cannot win this trick either: keep it for later"),
        (
            Keeps(FOUR, FIVE, Chance.UNSURE, 3),
            "The 5 of Diamonds can still be beaten by 3 cards of its suit: it may do better later",
        ),
        (
            Keeps(FOUR, TEN, Chance.TRUMPS, void=1),
            "Ben is out of hearts and may trump the 10 of Hearts: play the lower card",
        ),
        (Keeps(FOUR, TEN, Chance.LAST), "Nobody can beat the 10 of Hearts: keep it for the last trick, and the Stash"),
        (Keeps(FOUR, TEN, Chance.TRUMPS), "The 10 of Hearts may be trumped here, and may win a later trick"),
        (Keeps(FOUR, TEN, Chance.SURE), "The 10 of Hearts would win this trick, but may do more good later"),
        (Keeps(FOUR, CROWN, Chance.ALWAYS), "Nobody can beat the Crown, now or later: it can wait"),
        (MayTake(TEN, FOUR), "The 10 of Hearts may take the trick, the 4 of Hearts cannot"),
        (
            Keeps(FOUR, TEN, Chance.UNSURE, 5),
            "The 10 of Hearts would hardly win either: 5 cards of its suit can beat it",
        ),
        (
            Keeps(FOUR, TEN, Chance.SURE, is_enough=True),
            "The 4 of Hearts is enough to win this trick: the 10 of Hearts can win another one",
        ),
        (KeepsLower(TEN, FOUR), "Keep the lower 4 of Hearts for a trick that you do not want"),
        (GivesPoints(FIVE, 15), "The 5 of Diamonds gives 15 points away"),
        (
            StaysInstead((TEN, FOUR), (FIVE,)),
            "The best choice keeps: 10 of Hearts and 4 of Hearts. The other one keeps: 5 of Diamonds",
        ),
        (StaysInstead((TEN,), (FIVE,)), "The best choice keeps the 10 of Hearts instead of the 5 of Diamonds"),
        (NoPointsGiven(FOUR), "The 4 of Hearts gives no points away"),
        (PointsAtStake(FIVE, 15, None, MANY), "The 5 of Diamonds wins its own 15 points in 7 of 10 deals"),
        (PointsAtStake(FIVE, 15, 1, MANY), "In 7 of 10 deals the 15 points of the 5 of Diamonds stay away from Ben"),
        (NoPointsGiven(FOUR, FIVE, 15), "The 4 of Hearts gives no points away, the 5 of Diamonds 15"),
        (NoPointsGiven(FOUR, FIVE, 15, is_risk=True), "The 4 of Hearts risks no points, the 5 of Diamonds 15"),
        (FewerPoints(TEN, 10, FIVE, 15), "The 10 of Hearts gives 10 points away, the 5 of Diamonds gives 15"),
        (FewerAtRisk(TEN, 10, FIVE, 15), "The 10 of Hearts can lose 10 points at most, the 5 of Diamonds 15"),
        (BringsPoints(FIVE, 15), "The 5 of Diamonds wins its own 15 points"),
        (PointsAtStake(FIVE, 15), "The 5 of Diamonds wins or loses its own 15 points"),
        (GivesUp(FIVE, 15, TEN), "The 5 of Diamonds loses 15 points, but keeps the 10 of Hearts for later"),
        (GoodgeBeaten(1), "Ben cannot win this trick: points put in here do not help the bid"),
        (NoneLeft(Suit.CLUBS), "With no clubs left, you can trump them when they are led"),
        (MoreTrumpsKept(Suit.HEARTS, 6, 5), "With hearts as trump the best choice keeps 6 trumps, not 5"),
        (
            ShorterSuit(Suit.HEARTS, 1, 2),
            "The best choice leaves 1 heart, not 2: once none is left, you can trump that suit",
        ),
        (LaidAway(0), "The best choice lays no points away, so none hang on the last trick"),
        (LaidAway(15), "The best choice puts 15 points aside: save a trump for the last trick, which wins them"),
        (LaidAway(15, MANY), "The best choice puts 15 points aside: in 7 of 10 deals the last trick wins them back"),
        (FewerLaidAway(15, 45), "The best choice lays only 15 points away, not 45: so less hangs on the last trick"),
        (HighestTrumps(TEN, FOUR), "Higher at the top: the 10 of Hearts against the 4 of Hearts"),
        (
            HarderToBeat(TEN, 3, FOUR, 6),
            "3 cards of its suit can still beat the 10 of Hearts, and 6 can beat the 4 of Hearts",
        ),
        (LikelyTrump(Suit.HEARTS, 5, TEN), "Best trump so far: 5 hearts, up to the 10 of Hearts"),
        (LikelyTrump(Suit.STARS, 4, CROWN), "Best trump so far: 4 stars and the Crown"),
        (EitherTrump(Suit.STARS, Suit.CLUBS), "Best trump so far: stars or clubs"),
        (TooHigh(180), "Above 180, a bid is not worth the risk with this hand"),
        (TricksHeld(3, 4), "By a careful count this hand is good for 3 or 4 tricks"),
        (TricksFrom((FIVE, TEN), 2), "The likely tricks: the 5 of Diamonds and the 10 of Hearts, and 2 with trumps"),
        (TricksFrom((FIVE,), 0), "The likely tricks: the 5 of Diamonds"),
        (TricksFrom((), 1), "The likely tricks: 1 with trumps"),
        (TricksHeld(1, 1), "By a careful count this hand is good for 1 trick"),
        (PlansTrump(Suit.STARS, 6), "The plan: stars as trump, with 6 trumps in hand"),
        (TrumpsHeld(Suit.STARS, 6, Suit.SPADES, 4), "With stars as trump the hand holds 6 trumps, with spades only 4"),
        (TrumpsHeld(Suit.STARS, 6), "With stars as trump the hand holds 6 trumps"),
        (
            Reaches(MakeBid(1, 90), TEN, FEW, FOUR, MANY),
            "Ben’s bid succeeds in 2 of 10 deals with the 10 of Hearts, in 7 with the 4 of Hearts",
        ),
        (
            Succeeds(Bid(90), MakeBid(0, 90), MANY),
            "A bid of 90 succeeds in 7 of 10 possible deals; if it fails, it costs 90 points",
        ),
        (Succeeds(Bid(90), MakeBid(0, 90), DealCount(9, 9)), "A bid of 90 succeeds in 10 of 10 possible deals"),
        (
            Risks(Bid(90), MakeBid(0, 90), FEW),
            "A bid of 90 succeeds in 2 of 10 possible deals; if it fails, it costs 90 points",
        ),
        (Succeeds(Bid(4), MakeContract(0, 7), MANY), "After a bid of 4 your contract succeeds in 7 of 10 deals"),
        (Succeeds(Nil(), MakeNil(0), FEW), "Nil succeeds in 2 of 10 possible deals"),
        (Fails(Bid(90), MakeBid(0, 90), MANY), "A bid of 90 fails in 7 of 10 possible deals, and then costs 90 points"),
        (Fails(Bid(4), MakeContract(0, 7), MANY), "After a bid of 4 your contract succeeds in 3 of 10 deals"),
        (Fails(Nil(), MakeNil(0), FEW), "Nil fails in 2 of 10 possible deals"),
        (
            MoreOften(NameTrump(Suit.STARS), MakeBid(0, 90), MANY, NameTrump(Suit.CLUBS), FEW),
            "With stars as trump the bid succeeds in 7 of 10 deals, with clubs in 2",
        ),
        (
            MoreOften(Bury((TEN, FOUR, FIVE)), MakeBid(0, 90), MANY, Bury((TEN, FOUR, CROWN)), FEW),
            "With the best three laid away, the bid succeeds in 7 of 10 deals; with the other three, in 2",
        ),
        (RivalMakes(1, 90, MANY), "If you pass and 90 stands, Ben makes it in 7 of 10 deals"),
        (RivalFails(1, 90, MANY), "If you pass and 90 stands, Ben fails in 7 of 10 deals"),
        (
            LesserRisk(Bid(95), MakeBid(0, 95), FEW, 1, 90, MANY),
            "95 succeeds in 2 of 10 deals; if you pass and 90 stands, Ben makes it in 7 of 10",
        ),
        (BidsOn(90, MANY), "In 7 of 10 deals another hand is good for more than 90: once outbid, yours costs nothing"),
        (
            SavedByRivals(Bid(90), MANY),
            "90 would mostly fail, but costs little: in 7 of 10 deals another hand is good for more",
        ),
        (RisksLess(140, 160), "A bid of 140 risks 20 points less than 160, and leaves room to go higher"),
        (CountsMore(), "Each trick bid counts 10 points, each one beyond that only 1"),
        (NilCounts(100), "Nil brings 100 points if it succeeds"),
    ],
)
def test_each_kind_has_its_sentence(reason: Reason, sentence: str) -> None:
    assert words(reason) == sentence


@pytest.mark.parametrize(
    ("aim", "seat", "start"),
    [
        (MakeBid(0, 90), 0, "Your bid"),
        (MakeContract(0, 7), 2, "Your contract"),
        (MakeContract(1, 5), 2, "Your opponents’ contract"),
        (MakeNil(3), 3, "Your nil"),
        (MakeNil(3), 0, "Dan’s nil"),
        (MakeSlam(1), 0, "Ben’s slam"),
        (MakeTen(2), 2, "Your spidge"),
        (MakeBid(0, 90), None, "Ann’s bid"),
        (MakeContract(0, 7), None, "Ann’s contract"),
    ],
)
def test_whose_it_is(aim: MakeBid, seat: int | None, start: str) -> None:
    assert words(Reaches(aim, TEN, MANY, FOUR, FEW), seat).startswith(start + " succeeds")


@pytest.mark.parametrize(
    ("aim", "seat", "start"),
    [
        (MakeNil(1), 0, "Your dummy’s nil"),
        (MakeNil(3), 0, "Your nil"),
        (MakeNil(1), 2, "The dummy’s nil"),
        (MakeNil(3), 2, "Ann’s nil"),
        (MakeTen(0), 0, "Your spidge"),
        (MakeTen(0), 2, "Ann’s spidge"),
        (MakeSlam(1), 2, "Ann’s slam"),
    ],
)
def test_the_dummy_has_a_nil_of_its_own(aim: MakeNil | MakeTen | MakeSlam, seat: int, start: str) -> None:
    reason = Reaches(aim, TEN, MANY, FOUR, FEW)
    told = reason_words(reason, ("Ben", "The dummy", "Cleo", "Ann"), (1, 0, 2, 0), seat)
    assert told.startswith(start + " succeeds")


@pytest.mark.parametrize(
    ("aim", "seat", "sentence"),
    [
        (MakeNil(1), 0, "You play for your dummy’s nil: it succeeds in 3 of 10 possible deals"),
        (MakeNil(3), 0, "You play for your own hand’s nil: it succeeds in 3 of 10 possible deals"),
        (MakeNil(1), 2, "The dummy’s nil succeeds in 3 of 10 possible deals: one trick spoils it"),
        (MakeSlam(3), 0, "You play for a slam, ten tricks and none: it succeeds in 3 of 10 possible deals"),
        (MakeSlam(3), 2, "Ann’s slam succeeds in 3 of 10 possible deals"),
        (MakeTen(0), 2, "Ann wins ten tricks in 3 of 10 possible deals: prevent it"),
        (MakeNil(1), None, "The dummy’s nil succeeds in 3 of 10 possible deals"),
    ],
)
def test_what_is_played_for_beside_a_dummy(aim: MakeNil | MakeTen, seat: int | None, sentence: str) -> None:
    reason = PlaysFor(aim, DealCount(3, 10))
    assert reason_words(reason, ("Ben", "The dummy", "Cleo", "Ann"), (1, 0, 2, 0), seat) == sentence


def test_the_dummy_is_no_name_in_a_sentence() -> None:
    told = reason_words(SpoilsNil(1, FOUR, MANY, FEW), ("Ben", "The dummy", "Cleo", "Ann"), (1, 0, 2, 0), 2)
    assert told == "After the 4 of Hearts, the dummy gets this trick in 7 of 10 deals, which spoils its nil"


def test_none_and_all_of_ten_are_none_and_all() -> None:
    assert [DealCount(times, 200).tenths for times in (0, 1, 100, 199, 200)] == [0, 1, 5, 9, 10]


def test_of_a_bid_that_stands_only_its_bidder_is_told_to_somebody_who_looks_on() -> None:
    assert words(RivalMakes(1, 90, MANY), None) == "If the bid of 90 stands, Ben makes it in 7 of 10 deals"
    assert words(RivalFails(1, 90, MANY), None) == "If the bid of 90 stands, Ben fails in 7 of 10 deals"


def test_to_somebody_who_looks_on_nothing_is_theirs() -> None:
    sentence = words(Succeeds(Bid(4), MakeContract(0, 7), MANY), None)
    assert sentence == "After a bid of 4 the contract succeeds in 7 of 10 deals"
