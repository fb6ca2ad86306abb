"""On a nil: which card is thrown and which stays, and cards that are the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from goodge.coach import Judgement, Weighed
from goodge.coach.advice import advised
from goodge.coach.claims import threats_to
from goodge.coach.hinting import advice_for
from goodge.coach.memory import cards_unseen, is_on_nil
from goodge.coach.merits import merits
from goodge.coach.moves import equals, moves_of
from goodge.coach.nil_cards import of_bidding_nil
from goodge.coach.why import CannotTake, Reason
from goodge.coach.why_nil import BetterCovered, FreeToThrow, GetsUnder, NilDanger, NilSpades, SafeLater
from goodge.coach.why_pairs import DangerGoes, NearerToNone
from goodge.engine.actions import Nil, PlayCard, parse_action
from goodge.engine.cards import Card
from goodge.engine.game import AnyGame, AnyState, AnyView, Phase
from goodge.engine.seeding import deal_for
from goodge.engine.tricks import suit_of
from goodge.players import Budget
from tests.engine import kin
from tests.engine.kin import SPADES

from .rounds import CASUAL

OWN = "3C 4C 9C AC 2D 8D 10H AH 2S 5H 6H 7H 8H"


def card(text: str) -> Card:
    action = parse_action(f"play {text}")
    assert isinstance(action, PlayCard)
    return action.card


def on_nil(*lying: str, own: str = OWN) -> AnyView:
    """The view of a seat that has bid nil and is to play after these cards, or to lead."""
    seat = len(lying)
    hands = [*lying, own]
    state = kin.opened(SPADES, *hands, dealer=3)
    bids = ["bid 3"] * 4
    bids[seat] = "nil"
    state = kin.after(SPADES, state, *bids, *(f"play {each}" for each in lying))
    return SPADES.view_for(state, state.board.turn)


def said(view: AnyView, best: str, other: str) -> tuple[Reason, ...]:
    return merits(SPADES, view, PlayCard(card(best)), PlayCard(card(other)))


def test_a_low_card_is_led_since_more_cards_can_beat_it() -> None:
    view = on_nil()
    beat_three, beat_nine = 8, 4  # 5 6 7 8 10 J Q K of clubs, and 10 J Q K
    assert said(view, "3C", "9C") == (BetterCovered(card("3C"), beat_three, card("9C"), beat_nine),)


def test_of_two_cards_that_lose_the_higher_one_goes() -> None:
    view = on_nil("KC")
    assert said(view, "9C", "3C") == (GetsUnder(card("9C"), card("3C")),)
    assert not said(view, "3C", "9C")


def test_of_two_cards_that_lose_the_lower_one_stays_that_is_safe_as_nothing_is_lower() -> None:
    view = on_nil("KC", own="2C 9C 8D 2D AH 10H 9H 2H 2S 3H 4H 5H 6H")
    assert said(view, "9C", "2C") == (SafeLater(card("9C"), card("2C")),)


def test_a_card_that_leaves_the_trick_is_told_beside_one_that_may_win_it() -> None:
    view = on_nil("7C")
    assert said(view, "4C", "9C") == (CannotTake(card("4C")),)


def test_what_is_thrown_is_the_more_dangerous_card() -> None:
    view = on_nil("KC", own="2D 8D AH 10H 9H 2H 2S 3H 4H 5H 6H 7H 8H")
    higher = 6  # 9 10 J Q K A of diamonds
    assert said(view, "AH", "8D") == (DangerGoes(card("AH"), 0, card("8D"), higher),)
    assert said(view, "8D", "2H")[0] == SafeLater(card("8D"), card("2H")), "all hearts under the 8 are in the hand"


def test_the_last_card_of_a_suit_sets_the_hand_free() -> None:
    view = on_nil("KC", own="8D AH 10H 9H 2H 2S 3H 4H 5H 6H 7H 8H 3S")
    assert FreeToThrow(card("8D")) in said(view, "8D", "2H")


def test_among_equals_the_highest_goes_on_a_nil_and_the_lowest_else() -> None:
    view = on_nil("KC", own="5C 6C 7C 9C 2D 8D 10H AH 2S 5H 6H 7H 8H")
    assert {move.card for move in moves_of(SPADES, view, None).values()} == {card("7C"), card("9C")}
    done = {move.card for move in moves_of(SPADES, view, PlayCard(card("5C"))).values()}
    assert done == {card("5C"), card("9C")}, "what was done stands for its equals"
    state = kin.opened(SPADES, "KC", "5C 6C 7C 9C 2D 8D 10H AH 2S 5H 6H 7H 8H", dealer=3)
    state = kin.after(SPADES, state, *["bid 3"] * 4, "play KC")
    other = SPADES.view_for(state, state.board.turn)
    assert {move.card for move in moves_of(SPADES, other, None).values()} == {card("5C"), card("9C")}


def test_a_hint_names_the_equals_of_its_card() -> None:
    view = on_nil("KC", own="5C 6C 7C 9C 2D 8D 10H AH 2S 5H 6H 7H 8H")
    assert equals(SPADES, view, card("6C")) == (card("5C"), card("7C"))
    assert equals(SPADES, view, card("9C")) == ()
    budget = Budget(30, lambda: None, 0.2)
    advice = advice_for(view, None, 0, budget)
    assert isinstance(advice.action, PlayCard)
    assert advice.equals == equals(SPADES, view, advice.action.card)


def test_where_all_cards_are_equal_the_highest_goes_on_a_nil() -> None:
    view = on_nil("KC", own="5C 6C 7C AD 2D 8D 10H AH 2S 5H 6H 7H 8H")
    assert advice_for(view, None, 0, Budget(30, lambda: None, 0.2)).action == PlayCard(card("7C"))


@pytest.mark.parametrize(
    ("lying", "options", "action"),
    [
        (["KC"], [("4C", 5.0), ("9C", 1.5)], "9C"),  # neither wins: the higher one goes
        (["KC"], [("4C", 5.0), ("9C", 0.5)], "4C"),  # worse by more than noise
        ([], [("9C", 5.0), ("4C", 1.5)], "4C"),  # either may win: the lower one is safer
        (["7C"], [("9C", 5.0), ("4C", 1.5)], "4C"),  # the one that does not win comes before the one that may
        ([], [("9C", 5.0), ("2D", 4.9)], "9C"),  # of different suits
    ],
)
def test_of_two_cards_of_a_suit_the_safer_one_is_advised(
    lying: list[str], options: list[tuple[str, float]], action: str
) -> None:
    weighed = tuple(Weighed(PlayCard(card(text)), worth, 0.5) for text, worth in options)
    judged = Judgement(weighed, error=2.0, deals=9)
    assert advised(SPADES, on_nil(*lying), judged).action == PlayCard(card(action))


@pytest.mark.parametrize(
    ("own", "reasons"),
    [
        ("9S 4S AD 2D 3D QH 2H 3H 4H 5C 6C 7C 8C", (NilSpades(card("9S"), 5), NilDanger(card("AD"), 0, 2))),
        ("KC QC 2C KD 3D 4D 5D 6D 2H 3H 4H 5H 6H", (NilSpades(None, 0), NilDanger(card("KC"), 1, 1))),
        ("2S 3S 9C 2C 3C 9D 2D 3D 9H 2H 3H 4H 5H", (NilSpades(card("3S"), 11),)),
    ],
)
def test_a_bid_of_nil_is_told_what_it_hangs_on(own: str, reasons: tuple[Reason, ...]) -> None:
    view = SPADES.view_for(kin.opened(SPADES, own, dealer=3), 0)
    assert tuple(of_bidding_nil(SPADES, view)) == reasons


# -- over whole rounds --------------------------------------------------------------------------------------


def views_on_nil(game: AnyGame, seeds: int) -> Iterator[AnyView]:
    """Each view of a player whose nil holds, in rounds in which one of four bids nil."""
    for seed in range(seeds):
        rules = game.read_rules({})
        state: AnyState = game.open_round(game.new_match(rules, seed % 4), deal_for(game, rules, seed, 0))[0]
        while not state.board.is_over:
            view = game.view_for(state, state.board.turn)
            bids_nil = state.board.phase is Phase.BIDDING and view.seat == seed % 4
            action = Nil() if bids_nil else CASUAL.choose(view, seed).action
            if state.board.phase is Phase.PLAY and is_on_nil(view):
                yield view
            state = game.apply(state, action)[0]


def _is_so(game: AnyGame, view: AnyView, reason: Reason, best: Card, other: Card) -> bool:
    trump = view.board.trump

    def unseen(one: Card, *, higher: bool) -> int:
        alike = [each for each in cards_unseen(game, view) if suit_of(each, trump) is suit_of(one, trump)]
        return sum((game.winning_place((one, each), trump) == 1) is higher for each in alike)

    def left(one: Card) -> int:
        return sum(suit_of(each, trump) is suit_of(one, trump) for each in view.acting_hand) - 1

    match reason:
        case GetsUnder(one, kept):
            is_lower = game.winning_place((kept, one), trump) == 1
            is_under = is_lower and unseen(kept, higher=True) > unseen(one, higher=True)
            return (one, kept) == (best, other) and suit_of(one, trump) is suit_of(kept, trump) and is_under
        case CannotTake(one):
            return one == best and threats_to(game, view, best) is None is not threats_to(game, view, other)
        case BetterCovered(one, many, two, few):
            found = [threats_to(game, view, each) for each in (best, other)]
            return (one, two) == (best, other) and many > few and [each and each[0] for each in found] == [many, few]
        case SafeLater(one, kept):
            is_low = not unseen(kept, higher=False) and unseen(kept, higher=True) > 0
            return (one, kept) == (best, other) and is_low and unseen(one, higher=False) > 0
        case DangerGoes(one, few, two, many):
            counts = [unseen(each, higher=True) for each in (best, other)]
            return (one, two) == (best, other) and counts == [few, many] and few < many
        case FreeToThrow(one):
            is_out = unseen(one, higher=True) + unseen(one, higher=False) > 0
            return one == best and left(best) == 0 and is_out and suit_of(one, trump) is not trump
        case NearerToNone(one, suit, count, has_trumps):
            return one == best and suit is best.suit and 0 < count == left(best) < left(other) and not has_trumps
    return False


def test_all_that_is_said_on_a_nil_is_so() -> None:
    game, kinds = SPADES, Counter[str]()
    for view in views_on_nil(game, 20):
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        for best, other in ((cards[0], cards[-1]), (cards[-1], cards[0])):
            for reason in merits(game, view, PlayCard(best), PlayCard(other)) if best != other else ():
                assert _is_so(game, view, reason, best, other), reason
                kinds[type(reason).__name__] += 1
    assert len(kinds) == 7, kinds
