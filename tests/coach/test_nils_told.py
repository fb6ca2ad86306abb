"""What is said of nils in Spades: of one to spoil, of one that cannot follow suit, and of the card that ends it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from goodge.coach import Judgement, Weighed
from goodge.coach.clues import NilAlive
from goodge.coach.honours import NilToSpoil
from goodge.coach.kept import keeps_low_lead
from goodge.coach.memory import cards_unseen, is_on_nil
from goodge.coach.merits import merits
from goodge.coach.reasons import proved_of, reasons_for
from goodge.coach.why import Chance, Keeps, KeepsLower, OnlyTrumps, Reaches, ShownVoid
from goodge.coach.why_nil import LosesNil
from goodge.coach.why_spidge import KeepsLowLead, LeadsNext, SpoilsNil
from goodge.engine.actions import Nil, PlayCard, parse_action
from goodge.engine.cards import Suit
from goodge.engine.game import AnyView, Phase
from goodge.engine.partners import PartnerBoard
from tests.engine import kin
from tests.engine.kin import SPADES

from .choices import few_deals as few_deals
from .choices import first_bad, judged
from .rounds import with_nil
from .test_clues import every_clue


def card(text: str) -> PlayCard:
    action = parse_action(f"play {text}")
    assert isinstance(action, PlayCard)
    return action


def in_play(seeds: range) -> list[tuple[AnyView, bool]]:
    """The views of these rounds, and whether the nil still holds."""
    found = []
    for state in (each for seed in seeds for each in with_nil(seed)):
        board = state.board
        if board.phase is Phase.PLAY:
            assert isinstance(board, PartnerBoard)
            found.append((SPADES.view_for(state, board.turn), isinstance(board.bids[2], Nil) and not board.captured[2]))
    return found


def test_the_other_team_is_told_that_a_trick_spoils_the_nil_while_it_holds() -> None:
    seen = Counter[bool]()
    for view, holds in in_play(range(1, 4)):
        told = [clue for clue in every_clue(SPADES, view) if isinstance(clue, NilToSpoil)]
        assert told == [NilToSpoil((2,), is_bid=True)] * (holds and (view.seat or 0) % 2 == 1)
        seen[bool(told)] += 1
    assert seen[True]
    assert seen[False]


def test_a_low_card_stays_to_be_led_against_a_nil_while_it_holds() -> None:
    """Of two cards of a suit, to an opponent who follows: one over which more than two unseen ones are, one below."""
    seen = Counter[bool]()
    for view, _ in in_play(range(1, 6)):
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        board, others = view.board, ((view.seat or 0) + 1, (view.seat or 0) + 3)
        assert isinstance(board, PartnerBoard)
        holds = any(isinstance(board.bids[hand % 4], Nil) and not board.captured[hand % 4] for hand in others)
        for best, other in permutations(cards, 2):
            told = list(keeps_low_lead(SPADES, view, best, other))
            seen[bool(told)] += 1
            order = SPADES.pack(view.rules).index
            unseen = [order(each) for each in cards_unseen(SPADES, view) if each.suit is other.suit]
            low, high = order(other), order(best)
            is_lower = best.suit is other.suit and any(low < each < high for each in unseen)
            over = sum(each > low for each in unseen)
            is_told = holds and bool(board.trick.cards) and not is_on_nil(view)
            is_told = is_told and is_lower and over > 2 and len(unseen) - over <= 1
            assert told == [KeepsLowLead(best, other)] * is_told
    assert seen[True]


def test_whoever_has_bid_nil_is_told_to_throw_what_they_like_where_they_cannot_follow() -> None:
    seen = Counter[bool]()
    for view, holds in in_play(range(1, 8)):
        for clue in every_clue(SPADES, view):
            if isinstance(clue, NilAlive) and clue.is_own:
                assert holds
                trick, suits = view.board.trick.cards, {each.suit for each in view.hand}
                is_free = bool(trick) and trick[0].suit not in suits and suits != {Suit.SPADES}
                assert clue.is_free == is_free
                seen[is_free] += 1
    assert seen[True]
    assert seen[False]


def test_of_a_partner_on_nil_who_is_beaten_in_the_trick_it_is_told_that_they_are_safe() -> None:
    seen = Counter[bool]()
    for view, _ in in_play(range(1, 8)):
        for clue in every_clue(SPADES, view):
            if isinstance(clue, NilAlive) and not clue.is_own:
                trick = view.board.trick
                hands = [(trick.leader + place) % 4 for place in range(len(trick.cards))]
                place = SPADES.winning_place(trick.cards, Suit.SPADES) if hands else None
                winner = None if place is None else hands[place]
                assert clue.is_safe == (clue.seat in hands and winner != clue.seat)
                seen[clue.is_safe] += 1
    assert seen[True]
    assert seen[False]


def test_a_card_is_told_for_how_it_may_spoil_the_nil_of_the_other_team() -> None:
    kinds = Counter[str]()
    for view, holds in in_play(range(1, 4)):
        cards = [action for action in view.legal if isinstance(action, PlayCard)]
        if len(cards) < 2 or len(view.hand) > 9:
            continue
        for reason in reasons_for(SPADES, view, judged(cards[0], cards[-1]), 1):
            if isinstance(reason, SpoilsNil | LeadsNext):
                assert holds
                assert (view.seat or 0) % 2 == 1
                assert not isinstance(reason, SpoilsNil) or reason.hand == 2
                kinds[type(reason).__name__] += 1
            if isinstance(reason, Reaches):
                kinds["Reaches"] += 1
    assert kinds["SpoilsNil"]
    assert kinds["Reaches"]


def last_on_nil() -> AnyView:
    """Seat 3 has bid nil, and is the last to a trick of three low hearts."""
    state = kin.opened(SPADES, "4H", "3H", "5H", "2H 9H 6S 7S 8S 2C 3C 4C 5C 6C 7C 8C 9C", dealer=3)
    state = kin.after(SPADES, state, *["bid 3"] * 3, "nil", "play 4H", "play 3H", "play 5H")
    return SPADES.view_for(state, state.board.turn)


@pytest.mark.parametrize(("wrong", "told"), [("9H", LosesNil(card("9H").card)), ("2H", None)])
def test_a_card_that_ends_a_nil_for_sure_is_warned_of(wrong: str, told: LosesNil | None) -> None:
    best = card("2H" if wrong == "9H" else "9H")
    judgement = Judgement((Weighed(best, 10.0, 0.5), Weighed(card(wrong), -90.0, 0.3)), card(wrong), 100.0, 1.0)
    assert first_bad(SPADES, last_on_nil(), judgement, card(wrong)) == told


def to_a_trick(own: str) -> AnyView:
    """The second player of Spades, to a trick that the king of hearts leads."""
    state = kin.opened(SPADES, "KH", own, dealer=3)
    state = kin.after(SPADES, state, *["bid 3"] * 4, "play KH")
    return SPADES.view_for(state, state.board.turn)


def test_of_two_trumps_on_another_suit_no_count_of_higher_ones_is_told() -> None:
    """Those who follow suit play none: what has to be feared is only a hand that is out of hearts."""
    view = to_a_trick("3S 6S 9S 2D 3D 4D 5D 6D 7D 2C 3C 4C 5C")
    (kept,) = (each for each in merits(SPADES, view, card("3S"), card("6S")) if isinstance(each, Keeps))
    assert kept.chance is Chance.RUFF
    assert OnlyTrumps(card("3S").card, is_trump=True) in merits(SPADES, view, card("3S"), card("2D"))


def test_a_card_that_is_the_highest_of_its_suit_once_the_trick_is_over_is_kept() -> None:
    state = kin.opened(SPADES, "AH", "KH 2H QH", dealer=3)
    state = kin.after(SPADES, state, *["bid 3"] * 4, "play AH")
    view = SPADES.view_for(state, state.board.turn)
    found = merits(SPADES, view, card("2H"), card("KH"))
    assert Keeps(card("2H").card, card("KH").card, Chance.NEXT) in found
    assert Keeps(card("2H").card, card("QH").card, Chance.NONE) in merits(SPADES, view, card("2H"), card("QH"))


def test_nobody_is_warned_that_a_nil_which_holds_may_trump() -> None:
    """To lead what its hand has run out of is how it is spoiled."""
    told = 0
    for view, holds in in_play(range(1, 9)):
        cards = [action for action in view.legal if isinstance(action, PlayCard)]
        if view.board.trick.cards or len(cards) < 2:
            continue
        for best, other in ((cards[0], cards[-1]), (cards[-1], cards[0])):
            for reason in proved_of(SPADES, view, best, other):
                if isinstance(reason, ShownVoid):
                    told += 1
                    assert not (holds and reason.hand == 2)
    assert told


def test_of_two_cards_that_lose_a_low_one_is_kept_only_by_whoever_wants_no_tricks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = kin.opened(SPADES, "AH", "KH 2H QH", dealer=3)
    state = kin.after(SPADES, state, *["bid 3"] * 4, "play AH")
    view = SPADES.view_for(state, state.board.turn)
    low = KeepsLower(card("KH").card, card("2H").card)
    assert low not in merits(SPADES, view, card("KH"), card("2H"))
    monkeypatch.setattr("goodge.coach.merits.is_contract_made", lambda *_: True)
    assert low in merits(SPADES, view, card("KH"), card("2H"))
