"""What a card of Spidge does for a nil of the viewer's other hand, or against one of another player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeNil
from goodge.coach.memory import cards_unseen
from goodge.coach.stakes import Stake, help_of, stakes_of
from goodge.coach.why_spidge import HardToDuck, JokersCancel, KeepsLowLead, SpoilsNil, StaysBelow
from goodge.engine.actions import PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import AnyState, AnyView
from goodge.engine.games.spidge import DEALER, DUMMY
from goodge.engine.tricks import suit_of
from tests.engine import kin
from tests.engine.kin import SPIDGE

from .conftest import quick
from .test_stakes import _choices, _fates

__all__ = ["quick"]


def lead_by_the_dealer(own: str, dummy: str) -> AnyState:
    """The dealer's own hand has won the first trick with a trump, and leads."""
    state = kin.opened(SPIDGE, "3C", f"4C {dummy}", "5C", f"3S {own}", dealer=0)
    return kin.after(SPIDGE, state, "play 3C", "play 4C", "play 5C", "play 3S")


def helps(state: AnyState, card: str, aim: MakeNil, *, is_own: bool) -> object:
    """What is told of a card that is played for a nil, or against one."""
    view = SPIDGE.view_for(state, state.board.turn)
    main = Stake(aim, DealCount(5, 10), DealCount(4 if is_own else 6, 10), is_own)
    return help_of(view, main, Card.parse(card))


def test_the_dummy_can_stay_below_a_card_with_its_highest_one_that_does_not_beat_it() -> None:
    own = "9H 2S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
    state = lead_by_the_dealer(own, "QH 8H 4H")
    assert helps(state, "9H", MakeNil(DUMMY), is_own=True) == StaysBelow(DUMMY, Card.parse("9H"), Card.parse("8H"))
    above = lead_by_the_dealer(own, "QH KH AH 3D 4D 5D 6D 7D 8D 9D 10D JD")
    assert helps(above, "9H", MakeNil(DUMMY), is_own=True) is None


def test_a_joker_rids_the_dummy_of_the_other_one() -> None:
    state = lead_by_the_dealer("LittleJoker 9H 2S 4S 5S 6S 7S 8S 9S 10S JS QS", "BigJoker QH KH")
    assert helps(state, "LittleJoker", MakeNil(DUMMY), is_own=True) == JokersCancel(DUMMY, Card.parse("LittleJoker"))


def test_whoever_wins_the_trick_with_any_trump_keeps_a_low_one_to_be_led() -> None:
    seen = Counter[bool]()
    for state, view, card, other in _both_ways(3):
        board, trump = state.board, state.board.trump
        lying = board.trick.cards
        if (
            len(lying) != 3
            or not suit_of(card, trump) is suit_of(other, trump) is trump
            or suit_of(lying[0], trump) is trump
        ):
            continue
        held = [each for each in view.acting_hand if suit_of(each, trump) is trump]
        low = min(held, key=lambda each: each.rank)
        if card == low or SPIDGE.winning_place((*lying, low), trump) != 3:
            continue
        main = Stake(MakeNil(((board.acting or 0) + 1) % 4), DealCount(5, 10), DealCount(6, 10), is_own=False)
        told = help_of(view, main, card)
        assert told in (None, KeepsLowLead(card, low)), "None: no card between them is out"
        seen[told is not None] += 1
    assert seen[True]


def _both_ways(rounds: int) -> Iterator[tuple[AnyState, AnyView, Card, Card]]:
    for state, view, one, two in _choices(*range(rounds)):
        yield state, view, one, two
        yield state, view, two, one


def test_what_is_told_of_a_card_for_a_nil_is_so() -> None:
    kinds = Counter[str]()
    for state, view, best, other in _both_ways(3):
        found = stakes_of(view, _fates(view, best, other))
        assert found is not None
        told, board = found.helps, state.board
        match told:
            case None:
                continue
            case HardToDuck(card, hand):
                assert card == best
                assert not board.trick.cards, "it is led"
                assert found.main is not None
                assert not found.main.is_own
                shown = [each for each in (*(view.dummy or ()), *view.hand) if each not in view.acting_hand]
                held = [*cards_unseen(SPIDGE, view), *shown] if hand is None else list(view.dummy or ())
                suit = [each for each in held if suit_of(each, board.trump) is suit_of(card, board.trump)]
                assert suit
                assert all(SPIDGE.winning_place((card, each), board.trump) == 1 for each in suit)
                assert hand in (None, board.dummy)
            case KeepsLowLead(card, kept):
                assert found.main is not None
                assert not found.main.is_own
                held = [each for each in view.acting_hand if suit_of(each, board.trump) is suit_of(best, board.trump)]
                assert card == best
                assert kept == min(held, key=lambda each: each.rank) != best
            case StaysBelow(hand, card, below):
                assert hand in (DUMMY, DEALER)
                assert hand != board.acting
                after = SPIDGE.apply(state, PlayCard(card))[0]
                while after.board.acting != hand:
                    after = SPIDGE.apply(after, SPIDGE.view_for(after, after.board.turn).legal[0])[0]
                assert PlayCard(below) in SPIDGE.view_for(after, after.board.turn).legal
                assert (
                    SPIDGE.winning_place((*board.trick.cards, card, below), board.trump) != len(board.trick.cards) + 1
                )
            case JokersCancel():
                assert best.suit is None
        kinds[type(told).__name__] += 1
    assert kinds["KeepsLowLead"]
    assert kinds["StaysBelow"]
    assert kinds["HardToDuck"]


def test_of_two_nils_of_others_the_one_that_gets_the_trick_is_told() -> None:
    """It may be the less likely one: the likelier one has nothing to do with the card."""
    seen = 0
    for _, view, best, other in _both_ways(4):
        found = stakes_of(view, _fates(view, best, other))
        assert found is not None
        main, spoils = found.main, found.spoils
        if main is None or main.is_own or not isinstance(spoils, SpoilsNil):
            continue
        assert main.aim == MakeNil(spoils.hand)
        others = [each for each in found.stakes if isinstance(each.aim, MakeNil) and not each.is_own]
        seen += main.gain < 0.02 and main.reached.share < max(each.reached.share for each in others)
    assert seen
