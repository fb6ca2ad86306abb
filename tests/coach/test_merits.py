"""What speaks for one option by itself, taken apart against all deals that fit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, permutations

import pytest

from goodge.coach.claims import threats_to
from goodge.coach.kept import always_wins
from goodge.coach.memory import cards_unseen
from goodge.coach.merits import FEW, MOST, merits
from goodge.coach.why import (
    BringsPoints,
    CannotTake,
    Chance,
    FewerAtRisk,
    FewerPoints,
    GivesUp,
    GoodgeBeaten,
    HarderToBeat,
    Keeps,
    KeepsLower,
    MayBeBeaten,
    MayTake,
    NoneLeft,
    NoPointsGiven,
    OnlyTrumps,
    PointsAtStake,
    Reason,
    SurelyTakes,
)
from goodge.coach.why_pairs import PartnerWins
from goodge.coach.why_plans import FewerLaidAway, HighestTrumps, LaidAway, StaysInstead, TrumpsHeld
from goodge.engine.actions import Bury, NameTrump, Pass, PlayCard
from goodge.engine.cards import Card, Suit
from goodge.engine.game import AnyGame, AnyState, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard, worth
from goodge.engine.state import narrow
from goodge.engine.tricks import suit_of

from .apart import beats, follows, later_cards
from .deals import all_deals
from .rounds import GAME_IDS, played, takers, with_other_cards

LEFT = 3  # cards in the hand to act


def told(game: AnyGame, rounds: int = 10) -> Iterator[tuple[AnyState, AnyView, PlayCard, tuple[Reason, ...]]]:
    """What is said of each card in late states, beside each other one."""
    for seed in range(rounds):
        for state in played(game, seed)[:-1]:
            view = game.view_for(state, state.board.turn)
            if state.board.phase is not Phase.PLAY or len(view.acting_hand) != LEFT:
                continue
            cards = [action for action in view.legal if isinstance(action, PlayCard)]
            for place, card in enumerate(cards):
                if len(cards) > 1:
                    yield state, view, card, merits(game, view, card, cards[place - 1])


@pytest.mark.parametrize("game", GAME_IDS)
def test_who_may_beat_a_card_is_so_over_all_deals(game: str) -> None:
    kinds = set()
    for state, _, action, reasons in told(GAMES[game]):
        card = action.card
        suit = suit_of(card, state.board.trump)
        found = [
            reason for reason in reasons if isinstance(reason, OnlyTrumps | MayBeBeaten | HarderToBeat | SurelyTakes)
        ]
        if not found:
            continue
        beaten_by = {
            other
            for hands in all_deals(GAMES[game], state)
            for other in later_cards(GAMES[game], state, hands, card)
            if beats(GAMES[game], state, card, other)
        }
        higher = {other for other in beaten_by if follows(other, state, suit)}
        for reason in found:
            kinds.add(type(reason))
            match reason:
                case SurelyTakes():
                    assert not beaten_by
                case OnlyTrumps(is_trump=is_trump):
                    assert beaten_by
                    assert beaten_by == higher if is_trump else not higher
                    assert not is_trump or suit_of(state.board.trick.cards[0], state.board.trump) is not suit
                case MayBeBeaten(_, count) | HarderToBeat(_, count):
                    assert len(higher) == count
    assert kinds - {HarderToBeat} == {OnlyTrumps, MayBeBeaten, SurelyTakes}


@pytest.mark.parametrize("game", ["spades", "pride", "spidge"])
def test_a_card_that_leaves_the_trick_to_others_does_so_in_every_deal(game: str) -> None:
    seen = 0
    for state, _, action, reasons in told(GAMES[game]):
        if CannotTake(action.card) in reasons and seen < 12:
            for hands in all_deals(GAMES[game], state):
                after, _ = GAMES[game].apply(replace(state, hands=tuple(map(tuple, hands))), action)
                assert takers(GAMES[game], after, state.board.acting or 0, len(state.board.tricks)) == {False}
            seen += 1
    assert seen


def test_a_card_that_may_take_the_trick_does_so_in_some_deal_and_the_other_in_none() -> None:
    game, seen = GAMES["spades"], 0
    for state, view, action, reasons in told(game):
        for reason in reasons:
            if isinstance(reason, MayTake):
                ends = dict[PlayCard, set[bool]]()
                for card in (action, PlayCard(reason.other)):
                    for hands in all_deals(game, state):
                        after, _ = game.apply(replace(state, hands=tuple(map(tuple, hands))), card)
                        taken = takers(game, after, view.board.acting or 0, len(state.board.tricks))
                        ends[card] = ends.get(card, set()) | taken
                assert True in ends[action]
                assert ends[PlayCard(reason.other)] == {False}
                seen += 1
    assert seen


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_kept_is_there_and_better(game: str) -> None:
    kinds = set()
    for state, view, action, reasons in told(GAMES[game], 20):
        assert len(reasons) <= MOST
        rest = [card for card in view.acting_hand if card != action.card]
        for reason in reasons:
            match reason:
                case Keeps(card, kept):
                    assert card == action.card
                    assert kept in rest
                    assert PlayCard(kept) in view.legal
                    assert GAMES[game].winning_place((card, kept), state.board.trump) == 1
                case KeepsLower(card, kept):
                    assert card == action.card
                    assert kept in rest
                    assert PlayCard(kept) in view.legal
                    assert follows(kept, state, suit_of(card, state.board.trump))
                    assert game != "goodge" or worth(kept) <= worth(card), "else it is told what is not given away"
                    assert GAMES[game].winning_place((kept, card), state.board.trump) == 1
                    assert any(
                        GAMES[game].winning_place((kept, each), state.board.trump) == 1
                        and GAMES[game].winning_place((card, each), state.board.trump) != 1
                        for each in cards_unseen(GAMES[game], view)
                    ), "else it is as good as the higher one"
                case NoneLeft(suit):
                    assert not any(follows(card, state, suit) for card in rest)
                    assert any(follows(card, state, state.board.trump) for card in rest)
                case NoPointsGiven(card, other, points, is_at_risk):
                    assert worth(card) == 0
                    assert other is None or points == worth(other) > 0
                    threats = [threats_to(GAMES[game], view, each) for each in (card, other or card)]
                    assert is_at_risk == (threats != [None, None])
                case FewerPoints(card, points, other, more):
                    assert (points, more) == (worth(card), worth(other))
                    assert points < more
                case FewerAtRisk(card, points, other, more):
                    assert (points, more) == (worth(card), worth(other))
                    assert points < more
                    assert tuple(threats_to(GAMES[game], view, each) for each in (card, other)) != (None, None)
                case BringsPoints(card, points):
                    assert points == worth(card)
                    assert threats_to(GAMES[game], view, card) == (0, 0)
                    is_led = not view.board.trick.cards
                    assert not (is_led and always_wins(GAMES[game], view, card)), "it wins them whenever it is played"
                case PointsAtStake(card, points):
                    assert points == worth(card)
                    assert threats_to(GAMES[game], view, card) not in (None, (0, 0))
                case GivesUp(card, points, kept):
                    assert points == worth(card) > worth(kept)
                    assert kept in rest
                    assert threats_to(GAMES[game], view, card) is None
                case GoodgeBeaten(seat):
                    assert seat == narrow(view, GoodgeBoard).board.goodge != view.seat
                    for hands in all_deals(GAMES[game], state):
                        after, _ = GAMES[game].apply(replace(state, hands=tuple(map(tuple, hands))), action)
                        assert takers(GAMES[game], after, seat, len(state.board.tricks)) == {False}
            kinds.add(type(reason))
    assert {Keeps, NoneLeft} <= kinds
    assert (KeepsLower in kinds) == (game != "pride"), "where no trick is too many"
    of_points = {NoPointsGiven, FewerPoints, FewerAtRisk, BringsPoints, PointsAtStake, GivesUp, GoodgeBeaten}
    assert kinds & of_points == (of_points if game == "goodge" else set())


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_a_kept_card_would_do_in_the_trick_is_so_over_all_deals(game: str) -> None:
    seen = set()
    for state, view, _, reasons in told(GAMES[game], 40):
        trump = state.board.trump
        for reason in (each for each in reasons if isinstance(each, Keeps)):
            kept, lying = reason.kept, state.board.trick.cards
            deals = list(all_deals(GAMES[game], state))
            beaten_by = {
                card
                for hands in deals
                for card in later_cards(GAMES[game], state, hands, kept)
                if beats(GAMES[game], state, kept, card)
            }
            higher = {card for card in beaten_by if follows(card, state, suit_of(kept, trump))}
            wins_now = GAMES[game].winning_place((*lying, kept), trump) == len(lying)
            seen.add(reason.chance)
            match reason.chance:
                case Chance.NONE:
                    assert not wins_now
                case Chance.NEXT:
                    assert not wins_now
                    others = {
                        card
                        for hands in deals
                        for place, held in enumerate(hands)
                        if place != view.board.acting
                        for card in held
                    }
                    assert not [
                        card
                        for card in others
                        if follows(card, state, suit_of(kept, trump))
                        and GAMES[game].winning_place((kept, card), trump) == 1
                    ]
                case Chance.RUFF:
                    assert wins_now
                    assert beaten_by == {card for card in beaten_by if follows(card, state, trump)} != set()
                    assert not follows(lying[0], state, trump)
                case Chance.UNSURE:
                    assert wins_now
                    assert len(higher) == reason.higher > 0
                    assert reason.above is None or higher == {reason.above}
                case Chance.TRUMPS:
                    assert wins_now
                    assert beaten_by
                    assert not higher
                case Chance.SURE | Chance.ALWAYS | Chance.LAST:
                    assert wins_now
                    assert not beaten_by
            if reason.chance in (Chance.ALWAYS, Chance.LAST):
                is_empty = view.stash is not None and not any(map(worth, view.stash))
                is_near_end = game == "goodge" and len(view.hand) <= 3 and not is_empty
                assert (reason.chance is Chance.LAST) == is_near_end
                assert suit_of(kept, trump) is trump
                others = {
                    card
                    for hands in deals
                    for hand, held in enumerate(hands)
                    if view.board.holders[hand] != view.seat
                    for card in held
                }
                assert all(GAMES[game].winning_place((card, kept), trump) == 1 for card in others)
                assert reason is reasons[0], "nothing tells more of a card"
    assert seen >= {Chance.UNSURE, Chance.SURE}
    assert seen & {Chance.NONE, Chance.NEXT}
    assert game == "spidge" or {Chance.ALWAYS, Chance.LAST} & seen
    assert (Chance.UNTOLD in seen) == (game == "spidge"), "where twins may cancel each other"


def test_points_not_given_away_come_before_the_card_kept_where_neither_wins() -> None:
    game, seen = GAMES["goodge"], set[bool]()
    states = (state for seed in range(4) for state in played(game, seed)[:-1] if state.board.phase is Phase.PLAY)
    for view in (game.view_for(state, state.board.turn) for state in states):
        cards = [action for action in view.legal if isinstance(action, PlayCard)]
        for one, other in pairwise(cards):
            reasons = merits(game, view, one, other)
            for place, reason in enumerate(reasons):
                if isinstance(reason, Keeps) and reason.chance is Chance.NONE:
                    gives_less = worth(one.card) < worth(reason.kept)
                    assert (place == 1) == gives_less
                    seen.add(gives_less)
    assert seen == {False, True}


def test_a_card_that_may_lose_points_is_not_praised_for_what_it_keeps() -> None:
    seen = set()
    for _, view, action, _ in told(GAMES["goodge"], 3):
        for other in view.legal:
            if isinstance(other, PlayCard) and worth(action.card) > worth(other.card):
                threats = threats_to(GAMES["goodge"], view, action.card)
                kinds = list(map(type, merits(GAMES["goodge"], view, action, other)))
                assert Keeps not in kinds[: 1 if threats is not None else None]
                if threats is not None and kinds:
                    assert {BringsPoints, PointsAtStake} & {*kinds}
                seen.add(threats is None)
    assert seen == {True, False}


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_speaks_against_a_card_comes_last_and_is_no_reason_alone(game: str) -> None:
    for _, _, _, reasons in told(GAMES[game], 3):
        if reasons:
            first = reasons[0]
            assert not (isinstance(first, MayBeBeaten) and first.higher > FEW)


def test_points_that_may_be_lost_as_well_are_no_reason_alone() -> None:
    seen = 0
    for seed in range(3):
        for state in played(GAMES["goodge"], seed)[:-1]:
            view = GAMES["goodge"].view_for(state, state.board.turn)
            cards = [action for action in view.legal if isinstance(action, PlayCard)]
            for card, other in permutations(cards, 2):
                reasons = merits(GAMES["goodge"], view, card, other)
                if any(isinstance(reason, PointsAtStake) for reason in reasons):
                    risks = [isinstance(each, MayBeBeaten) and each.higher > FEW for each in reasons]
                    assert not all(
                        is_risk or isinstance(reason, PointsAtStake)
                        for reason, is_risk in zip(reasons, risks, strict=True)
                    )
                    seen += 1
    assert seen


@pytest.mark.parametrize("game", GAME_IDS)
def test_it_is_told_from_the_view_alone(game: str) -> None:
    for number, (state, view, action, reasons) in enumerate(told(GAMES[game], 1)):
        again = with_other_cards(GAMES[game], state, number)
        same = GAMES[game].view_for(again, again.board.turn)
        cards = [each for each in view.legal if isinstance(each, PlayCard)]
        assert merits(GAMES[game], same, action, cards[cards.index(action) - 1]) == reasons


def test_of_the_other_card_it_is_said_that_it_is_kept() -> None:
    for _, view, action, reasons in told(GAMES["goodge"]):
        cards = [each for each in view.legal if isinstance(each, PlayCard)]
        other = cards[cards.index(action) - 1].card
        kept = [reason.kept for reason in reasons if isinstance(reason, Keeps)]
        if kept and GAMES["goodge"].winning_place((action.card, other), view.board.trump) == 1:
            assert kept == [other]


def _as_true_of(reason: Reason, card: Card, other: Card, view: AnyView, game: AnyGame) -> bool:
    """Whether what is said of a card could be said of another one just as well."""
    rest = [suit_of(each, view.board.trump) for each in view.acting_hand if each != other]
    suit, threats = suit_of(other, view.board.trump), threats_to(game, view, other)
    match reason:
        case Keeps(_, kept) | KeepsLower(_, kept):
            return kept != other
        case CannotTake() | PartnerWins():
            return threats is None
        case SurelyTakes():
            return threats == (0, 0)
        case OnlyTrumps(is_trump=is_trump):
            return threats is not None and (suit is view.board.trump if is_trump else not threats[0])
        case MayBeBeaten(_, higher):
            return threats is not None and threats[0] == higher
        case MayTake():
            return threats is not None
        case HarderToBeat(_, higher, beside, more):
            return beside != other or threats is None or threats[0] != more or more <= higher
        case NoPointsGiven():
            return not worth(other) or threats == (0, 0)
        case BringsPoints(_, points):
            return worth(other) >= points
        case PointsAtStake(_, points) | GivesUp(_, points):
            return worth(other) >= points
        case FewerPoints(_, points) | FewerAtRisk(_, points):
            return worth(other) <= points or threats == (0, 0)
        case GoodgeBeaten():
            return worth(other) >= worth(card)
        case NoneLeft():
            return suit not in rest and view.board.trump in rest
    return False


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_said_of_a_card_is_not_as_true_of_the_one_beside_it(game: str) -> None:
    kinds = set()
    for _, view, action, _ in told(GAMES[game]):
        for other in view.legal:
            if isinstance(other, PlayCard) and other != action:
                for reason in merits(GAMES[game], view, action, other):
                    is_as_true = _as_true_of(reason, action.card, other.card, view, GAMES[game])
                    assert not is_as_true, f"{reason} beside {other}"
                    kinds.add(type(reason))
    assert {Keeps, SurelyTakes, OnlyTrumps, MayBeBeaten, NoneLeft} <= kinds


def test_cards_laid_away_are_not_told_as_what_the_others_do_too() -> None:
    for seed in range(4):
        for state in played(GAMES["goodge"], seed):
            if state.board.phase is Phase.EXCHANGE:
                view = GAMES["goodge"].view_for(state, state.board.turn)
                for first in range(len(view.hand) - 3):
                    sets = Bury(view.hand[first : first + 3]), Bury(view.hand[first + 1 : first + 4])
                    one, two = (merits(GAMES["goodge"], view, each, other) for each, other in (sets, sets[::-1]))
                    assert not set(one) & set(two)


def test_of_cards_laid_away_of_which_nothing_else_can_be_said_it_is_told_what_stays() -> None:
    state = next(each for each in played(GAMES["goodge"], 1) if each.board.phase is Phase.EXCHANGE)
    view = GAMES["goodge"].view_for(state, state.board.turn)
    low = [card for card in view.hand if not worth(card)]
    long = next(suit for suit in Suit if sum(card.suit is suit for card in low) > 3)
    one, two, three, four, *_ = sorted((card for card in low if card.suit is long), key=lambda card: card.rank)
    kept = merits(GAMES["goodge"], view, Bury((one, two, three)), Bury((one, two, four)))
    assert kept == (StaysInstead((four,), (three,)),)
    assert merits(GAMES["goodge"], view, Bury((one, two, three)), Bury((three, two, one))) == ()


def test_what_is_laid_away_and_named_is_counted() -> None:
    game, seen, ties = GAMES["goodge"], set(), 0
    for seed in range(4):
        for state in played(game, seed):
            view = game.view_for(state, state.board.turn)
            if state.board.phase is Phase.EXCHANGE:
                short = min(Suit, key=lambda suit: sum(card.suit is suit for card in view.hand) or 99)
                cards = tuple(sorted(view.hand, key=lambda card: card.suit is not short)[:3])
                found = merits(game, view, Bury(cards), Pass())
                is_gone = not any(card.suit is short for card in view.hand if card not in cards)
                assert (NoneLeft(short) in found) == is_gone
                assert LaidAway(sum(map(worth, cards))) in found
                seen.add(is_gone)
            elif state.board.phase is Phase.TRUMP:
                for suit, other in permutations(Suit, 2):
                    one, two = ([card for card in view.hand if card.suit is each] for each in (suit, other))
                    found = merits(game, view, NameTrump(suit), NameTrump(other))
                    trumps = [card for card in view.hand if card.suit in (suit, None)]
                    if len(one) > len(two):
                        assert found == (TrumpsHeld(suit, len(trumps), other, len(trumps) - len(one) + len(two)),)
                    elif len(one) < len(two) or not one:
                        assert not any(isinstance(reason, TrumpsHeld | HighestTrumps) for reason in found)
                    else:
                        is_all = found == (TrumpsHeld(suit, len(trumps)),)
                        assert is_all or not any(isinstance(reason, TrumpsHeld) for reason in found)
                        high, low = (max(cards, key=lambda card: card.rank) for cards in (one, two))
                        assert (HighestTrumps(high, low) in found) == (high.rank > low.rank)
                        ties += 1
                    again = replace(state, board=replace(state.board, trump=suit))
                    assert sum(follows(card, again, suit) for card in view.hand) == len(trumps)
    assert True in seen
    assert ties


def test_fewer_points_laid_away_are_told_beside_the_more() -> None:
    game = GAMES["goodge"]
    state = next(each for each in played(game, 1) if each.board.phase is Phase.EXCHANGE)
    view = game.view_for(state, state.board.turn)
    few, many = (Bury(tuple(sorted(view.hand, key=worth)[part])) for part in (slice(3), slice(-4, -1)))
    some = Bury((*few.cards[:2], many.cards[0]))
    assert LaidAway(0) in merits(game, view, few, many)
    points, more = (sum(map(worth, each.cards)) for each in (some, many))
    assert FewerLaidAway(points, more) in merits(game, view, some, many)
    assert LaidAway(more) in merits(game, view, many, some)


def test_a_pass_is_not_praised() -> None:
    state = played(GAMES["goodge"], 1)[0]
    assert merits(GAMES["goodge"], GAMES["goodge"].view_for(state, state.board.turn), Pass(), Pass()) == ()
