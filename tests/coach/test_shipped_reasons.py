"""What is said of the positions that ship with the game, taken apart: proofs deal by deal, counts once more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from goodge.coach import Judgement, Reason
from goodge.coach.counting import DealCount, card_fates, count_calls, trick_counts
from goodge.coach.goals import goals_of
from goodge.coach.keeping import wins_with, won_by
from goodge.coach.positions import PracticePosition
from goodge.coach.reasons import reasons_for
from goodge.coach.taking import team_counts
from goodge.coach.why import (
    Alike,
    BringsPoints,
    CannotTake,
    Fails,
    GivesUp,
    GoodgeBeaten,
    HarderToBeat,
    MayBeBeaten,
    MoreOften,
    NoPoints,
    OnlyTrumps,
    PointsAtStake,
    PointsLeft,
    Reaches,
    Risks,
    ShownVoid,
    Succeeds,
    SurelyTakes,
    TakesTrick,
)
from goodge.coach.why_pairs import (
    GivesPoints,
    GoesToGoodge,
    GoodgeTakes,
    LessForGoodge,
    MateTakes,
    MoreInAll,
    TakesLater,
)
from goodge.engine.actions import Action, PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import AnyGame, AnyState, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import worth
from goodge.engine.rng import Stream
from goodge.engine.tricks import suit_of
from goodge.players.race import Clock

from .apart import beats, follows, later_cards, speaks_for
from .deals import all_deals
from .rounds import GAME_IDS, takers
from .shipped import collection

FEW_CARDS = 2  # in hand: then all deals that fit are looked at, else some
SOME_DEALS = 40
FEW_DEALS = 4  # where every way to play the trick to its end is tried
OTHER_SEED = 7
NEAR = 0.2  # of the deals: counts over other deals that fit are no further off

Hands = Sequence[Sequence[Card]]


@cache
def told(game: str) -> list[tuple[PracticePosition, AnyState, Reason]]:
    found = []
    for position in collection(game):
        record = position.open()
        state = record.rounds[-1][-1]
        view = record.game.view_for(state, position.choice.seat)
        reasons = reasons_for(record.game, view, position.choice.judgement, 1)
        found += [(position, state, reason) for reason in reasons]
    return found


def deals(game: AnyGame, state: AnyState) -> Iterator[Hands]:
    """The hands in deals that the seat to act cannot tell from the real one: all of them, or some."""
    if len(state.hands[state.board.acting or 0]) <= FEW_CARDS:
        yield from all_deals(game, state)
        return
    sampler = game.sampler(game.view_for(state, state.board.turn))
    for number in range(SOME_DEALS):
        yield sampler.draw(Stream(number, "shipped reasons")).hands


def is_taken(game: AnyGame, state: AnyState, card: Card, hand: int) -> set[bool]:
    """Whether a hand takes the trick once a card is played, over some deals and all ways to play on."""
    ends: set[bool] = set()
    for hands in islice(deals(game, state), FEW_DEALS):
        after, _ = game.apply(replace(state, hands=tuple(map(tuple, hands))), PlayCard(card))
        ends |= takers(game, after, hand, len(state.board.tricks))
    return ends


def beaten_by(game: AnyGame, state: AnyState, card: Card) -> set[Card]:
    """The cards by which others may beat one."""
    return {
        later
        for hands in deals(game, state)
        for later in later_cards(game, state, hands, card)
        if beats(game, state, card, later)
    }


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_proved_is_so_in_the_deals_that_fit(game: str) -> None:
    proved = 0
    for position, state, reason in told(game):
        acting = state.board.acting or 0
        proved += 1
        match reason:
            case SurelyTakes(card) | BringsPoints(card):
                is_so = is_taken(GAMES[game], state, card, acting) == {True}
            case CannotTake(card):
                is_so = is_taken(GAMES[game], state, card, acting) == {False}
            case GivesPoints(card, points) | GivesUp(card, points):
                is_so = is_taken(GAMES[game], state, card, acting) == {False} and points == worth(card)
            case PointsAtStake(card, points):
                is_so = is_taken(GAMES[game], state, card, acting) != {False} and points == worth(card)
            case GoodgeBeaten(seat):
                assert isinstance(position.choice.judgement.best.action, PlayCard)
                is_so = is_taken(GAMES[game], state, position.choice.judgement.best.action.card, seat) == {False}
            case OnlyTrumps(card) | MayBeBeaten(card) | HarderToBeat(card):
                suit = suit_of(card, state.board.trump)
                higher = {each for each in beaten_by(GAMES[game], state, card) if follows(each, state, suit)}
                is_higher_trump = isinstance(reason, OnlyTrumps) and reason.is_trump
                is_so = is_higher_trump or len(higher) == (0 if isinstance(reason, OnlyTrumps) else reason.higher)
            case ShownVoid(hand, suit):
                is_so = not any(
                    follows(card, state, suit) for hands in deals(GAMES[game], state) for card in hands[hand]
                )
            case PointsLeft(points):
                is_so = points == 250 - sum(trick.points for trick in state.board.tricks)
            case NoPoints():
                is_so = not any(map(worth, state.board.trick.cards))
            case _:
                proved -= 1
                continue
        assert is_so, f"{position.id}: {reason}"
    assert proved


@pytest.mark.parametrize("game", GAME_IDS)
def test_each_reason_speaks_for_the_best_option(game: str) -> None:
    assert told(game)
    for position, state, reason in told(game):
        judged = position.choice.judgement
        other = judged.options[1] if judged.done == judged.best.action else judged.taken
        assert speaks_for(reason, judged.best.action, other.action, state), f"{position.id}: {reason}"


def test_there_is_something_to_tell_of_each_position() -> None:
    for game in GAME_IDS:
        assert not [position.id for position, _, reason in told(game) if isinstance(reason, Alike)]


def counted_again(
    game: AnyGame, state: AnyState, reason: Reason, best: Action, against: Action
) -> list[tuple[DealCount, DealCount]]:
    """What was counted for a reason, and the same over other deals that fit."""
    view, clock = game.view_for(state, state.board.turn), Clock(None)
    match reason:
        case TakesTrick(better, takes, other, other_takes, is_team):
            fates = card_fates(game, view, (better, other), OTHER_SEED, clock)
            assert fates is not None
            of_both = team_counts(view, fates) if is_team else trick_counts(fates)
            assert of_both is not None
            return list(zip((takes, other_takes), of_both, strict=True))
        case MateTakes() | GoodgeTakes():
            fates = card_fates(game, view, (reason.card, reason.other), OTHER_SEED, clock)
            assert fates is not None
            counts = trick_counts(fates, reason.seat)
            return list(zip((reason.takes, reason.other_takes), counts, strict=True))
        case TakesLater(kept, later, now):
            assert isinstance(best, PlayCard)
            fates = card_fates(game, view, (best.card, kept), OTHER_SEED, clock)
            assert fates is not None
            return [(count, wins_with(fates, move)[0]) for count, move in zip((later, now), fates.moves, strict=True)]
        case GoesToGoodge(seat, card, later, now):
            assert isinstance(against, PlayCard)
            fates = card_fates(game, view, (card, against.card), OTHER_SEED, clock)
            assert fates is not None
            return [(count, won_by(seat, fates, move)) for count, move in zip((now, later), fates.moves, strict=True)]
        case Reaches(aim, better, reached, other, other_reached):
            fates = card_fates(game, view, (better, other), OTHER_SEED, clock)
            assert fates is not None
            assert aim in [goal.aim for goal in goals_of(state)]
            again = next(counts for found, *counts in fates.aims() if found == aim)
            return list(zip((reached, other_reached), again, strict=True))
        case Succeeds(action, _, count) | Risks(action, _, count):
            return [(count, again) for _, _, again in count_calls(game, view, [action], OTHER_SEED, clock)]
        case Fails(action, _, count):
            return [(count, again.opposite) for _, _, again in count_calls(game, view, [action], OTHER_SEED, clock)]
        case MoreOften(better, _, reached, other, other_reached):
            found = [again for _, _, again in count_calls(game, view, [better, other], OTHER_SEED, clock)]
            return list(zip((reached, other_reached), found, strict=True))
    return []


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_counted_comes_out_alike_over_other_deals(game: str) -> None:
    told_of = 0
    for position, state, reason in told(game):
        judged = position.choice.judgement
        other = judged.options[1] if judged.done == judged.best.action else judged.taken
        for count, again in counted_again(GAMES[game], state, reason, judged.best.action, other.action):
            assert abs(count.share - again.share) < NEAR, f"{position.id}: {reason}, and then {again}"
            told_of += 1
    assert told_of


def test_a_trick_that_makes_little_of_the_difference_is_told_after_all_points_that_are_won() -> None:
    game, seen = GAMES["goodge"], 0
    for position in collection("goodge"):
        state, options = position.open().rounds[-1][-1], position.choice.judgement.options
        view = game.view_for(state, state.board.turn)
        for option in options[1:3] if position.phase is Phase.PLAY else ():
            found = reasons_for(game, view, Judgement((options[0], option), option.action, error=0.1), 0)
            trick = [place for place, reason in enumerate(found) if isinstance(reason, TakesTrick)]
            to_the_end = [place for place, reason in enumerate(found) if isinstance(reason, MoreInAll | LessForGoodge)]
            assert not trick or not to_the_end or to_the_end < trick
            seen += bool(trick and to_the_end)
    assert seen
