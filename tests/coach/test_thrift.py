"""Of two cards that take the trick alike, the lower one is advised, and no higher one is praised for leaving it."""

from __future__ import annotations

import pytest

from goodge.coach import Judgement, Weighed
from goodge.coach.advice import advised
from goodge.coach.counting import DealCount
from goodge.coach.hinting import Advice
from goodge.coach.merits import merits
from goodge.coach.reasons import reasons_for
from goodge.coach.swing import scale_of
from goodge.coach.why import Alike, Keeps, KeepsLower
from goodge.coach.why_pairs import GoesToGoodge
from goodge.engine.actions import PlayCard, parse_action
from goodge.engine.cards import Card
from goodge.engine.game import AnyView
from tests.engine import kin
from tests.engine.kin import SPADES, SPIDGE
from tests.engine.playing import GOODGE, after, in_play

NOISE = 2.0  # standard errors


def card(text: str) -> PlayCard:
    action = parse_action(f"play {text}")
    assert isinstance(action, PlayCard)
    return action


def last_to_play(own: str = "9H QH 2S 3S 4S 5S 6S 2C 3C 4C 5C 6C 7C") -> AnyView:
    """The view of the last player of Spades to a trick of three low hearts; every team has bid six tricks."""
    state = kin.opened(SPADES, "4H", "3H", "5H", own, dealer=3)
    state = kin.after(SPADES, state, *["bid 3"] * 4, "play 4H", "play 3H", "play 5H")
    return SPADES.view_for(state, state.board.turn)


def judged(best: PlayCard, other: PlayCard, apart: float) -> Judgement:
    return Judgement((Weighed(best, 10.0, 0.5), Weighed(other, 10.0 - apart, 0.5)), error=1.0)


@pytest.mark.parametrize(("apart", "advice"), [(0.9 * NOISE, "9H"), (1.1 * NOISE, "QH")])
def test_the_lower_of_two_cards_that_win_is_advised_unless_it_is_clearly_worse(apart: float, advice: str) -> None:
    view = last_to_play()
    assert advised(SPADES, view, judged(card("QH"), card("9H"), apart)).action == card(advice)


def test_once_the_contract_is_made_the_lower_one_is_not_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goodge.coach.advice.is_contract_made", lambda *_: True)
    assert advised(SPADES, last_to_play(), judged(card("QH"), card("9H"), 0.9 * NOISE)).action == card("QH")


def test_the_lower_of_two_cards_that_lose_is_advised_to_the_last_player() -> None:
    view = last_to_play("2D 9D 2S 3S 4S 5S 6S 2C 3C 4C 5C 6C 7C")
    assert advised(SPADES, view, judged(card("9D"), card("2D"), 0.9 * NOISE)).action == card("2D")


def test_a_card_that_wins_is_not_praised_for_the_lower_one_that_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goodge.coach.merits.is_contract_made", lambda *_: True)
    assert not any(isinstance(reason, KeepsLower) for reason in merits(SPADES, last_to_play(), card("QH"), card("9H")))


def test_no_high_card_is_kept_for_later_once_more_tricks_are_bags(monkeypatch: pytest.MonkeyPatch) -> None:
    view = last_to_play("2D 9D 2S 3S 4S 5S 6S 2C 3C 4C 5C 6C 7C")
    assert any(isinstance(reason, Keeps) for reason in merits(SPADES, view, card("2D"), card("9D")))
    monkeypatch.setattr("goodge.coach.merits.is_contract_made", lambda *_: True)
    assert not any(isinstance(reason, Keeps) for reason in merits(SPADES, view, card("2D"), card("9D")))


def test_two_cards_of_a_suit_are_never_said_not_to_be_told_apart() -> None:
    """The dealer of Spidge leads, and only the king of clubs, which the dummy holds, lies between the two clubs."""
    dummy = "KC 5C 2C 3D 4D 5D 6D 3H 4H 5H 6H 7H 8H"
    own = "AC QC 8C AD BigJoker LittleJoker AS KS QS JS 10S 9S 8S"
    state = kin.opened(SPIDGE, "10D 9D 8D 7D JD QD KD 10H 9H JH QH KH 9C", dummy, "", own, dealer=2)
    state = kin.after(SPIDGE, state, "play 10D", "play 6D", "play 3C", "play AD")
    view = SPIDGE.view_for(state, state.board.turn)
    for best, other in (("AC", "QC"), ("QC", "AC")):
        found = reasons_for(SPIDGE, view, judged(card(best), card(other), 0.005))
        assert not any(isinstance(reason, Alike) for reason in found)


@pytest.mark.parametrize(("own", "is_as_high"), [("10H 9H 8H", True), ("10H 8H", False)])
def test_the_richer_of_two_cards_that_are_as_high_is_advised_where_both_win(own: str, is_as_high: bool) -> None:
    """Of the 10 and the 8 of hearts as the last to play; the 9 is in the hand as well, or still out."""
    state = after(in_play("4H", "3H" if is_as_high else "3H 9H", own, trump="S"), "play 4H", "play 3H")
    view = GOODGE.view_for(state, 2)
    rich, poor = card("10H"), card("8H")
    for best, other in ((rich, poor), (poor, rich)):
        found = advised(GOODGE, view, judged(best, other, 0.5))
        assert (found.action == rich) == is_as_high
    kept = [reason for reason in merits(GOODGE, view, poor, rich) if isinstance(reason, Keeps)]
    assert bool(kept) == (not is_as_high)


def test_what_the_goodge_wins_of_a_kept_card_is_told_once() -> None:
    """It is counted beside each of two other cards, and comes out a little different."""
    five = Card.parse("5H")
    counts = [GoesToGoodge(1, five, DealCount(times, 100), DealCount(20, 100)) for times in (61, 64)]
    options = Weighed(PlayCard(five), 10.0, 0.5), Weighed(card("9H"), 0.0, 0.5)
    advice = Advice(PlayCard(five), Judgement(options, error=0.1), *options, tuple(counts[:1]), tuple(counts[1:]))
    assert advice.told(scale_of("goodge")) == (counts[0],)
