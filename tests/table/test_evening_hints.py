"""Hints on the first evening: whatever is played, they ask for what is said at the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goodge.coach.evening import line_for
from goodge.coach.evening_kin import kin_line_for
from goodge.coach.evening_moment import EveningMoment
from goodge.coach.hinting import advice_for
from goodge.coach.ideas import Idea, Line, Spot, Told
from goodge.coach.kin_moment import KinMoment
from goodge.coach.known import BEFORE_POINTS
from goodge.coach.lessons import asked_by
from goodge.coach.why import Succeeds
from goodge.engine.actions import Action, Bid, Bury, NameTrump, Pass, PlayCard
from goodge.engine.cards import CROWN
from goodge.engine.game import AnyView, Phase
from goodge.engine.games import MAIN_GAME
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.rng import Stream
from goodge.engine.state import narrow
from goodge.engine.tricks import suit_of
from goodge.players import Budget
from goodge.table.evening import PERSON
from goodge.ui.scenes.evening.rounds import rounds
from goodge.ui.tabletop.moments import card_landed
from tests.coach.conftest import quick

__all__ = ["quick"]

pytestmark = pytest.mark.usefixtures("quick")

WAYS = 6
Step = tuple[AnyView, Told | None]


def said_at(idea: Idea, view: AnyView, said: set[Line], *, is_asked: bool) -> Told | None:
    if view.game == MAIN_GAME:
        told = line_for(idea, EveningMoment(narrow(view, GoodgeBoard), is_asked=is_asked), said)
    else:
        told = kin_line_for(idea, KinMoment(view, is_asked), said)
    said |= set() if told is None else {told.line}
    return told


def steps(idea: Idea, seed: int) -> Iterator[Step]:
    """Plays a round by chance, and yields what the person sees and is told each time they are asked."""
    record, stream, said = rounds()[idea], Stream(seed), set[Line]()
    game, state = record.game, record.rounds[-1][-1]
    while not state.board.is_over:
        before = game.view_for(state, PERSON)
        if state.board.turn == PERSON:
            yield before, said_at(idea, before, said, is_asked=True)
        legal: tuple[Action, ...] = game.legal_actions(state)
        action = stream.choice(legal) if legal else Bury(tuple(stream.shuffled(state.hands[state.board.to_act])[:3]))
        state = game.apply(state, action)[0]
        if isinstance(action, PlayCard) and not state.board.trick.cards:
            said_at(idea, card_landed(before, game.view_for(state, PERSON)), said, is_asked=False)


@pytest.mark.parametrize("idea", Idea)
def test_a_hint_is_among_what_is_asked_for_and_names_the_card_that_is_pointed_at(idea: Idea) -> None:
    for seed in range(WAYS):
        for view, told in steps(idea, seed):
            asked = asked_by(idea, told, view)
            assert set(asked) <= set(view.legal)
            advice = advice_for(view, None, 1, Budget(), asked)
            if asked:
                assert advice.action in asked, (told, view)
            if told is not None and told.at.spot is Spot.CARD:
                assert advice.action == PlayCard(told.at.card or CROWN)


def _asked(idea: Idea, line: Line) -> list[tuple[AnyView, Told, tuple[Action, ...]]]:
    """All moments at which a line is said and something is asked for."""
    told_at = [(view, told) for seed in range(60) for view, told in steps(idea, seed)]
    found = [(view, told, asked_by(idea, told, view)) for view, told in told_at if told and told.line is line]
    return [each for each in found if each[2]]


def test_the_trump_and_the_crown_are_asked_for_where_they_are_spoken_of() -> None:
    for line in (Line.TRUMP_IT, Line.CROWN_LEADS):
        for _, told, asked in _asked(Idea.TRUMP, line):
            assert asked == (PlayCard(told.at.card or CROWN),)
    for view, _, asked in _asked(Idea.TRUMP, Line.TRUMP_IT):
        assert isinstance(asked[0], PlayCard)
        cards = view.board.trick.cards
        assert rounds()[Idea.TRUMP].game.winning_place((*cards, asked[0].card), view.board.trump) == len(cards)


def test_in_the_auction_it_goes_as_high_as_is_said_and_then_passes() -> None:
    assert _asked(Idea.BIDS, Line.WORTH)
    for _, told, asked in _asked(Idea.BIDS, Line.WORTH):
        assert all(isinstance(action, Bid) and action.amount <= told.at.number for action in asked)
    assert {asked for _, _, asked in _asked(Idea.BIDS, Line.TOO_HIGH)} == {(Pass(),)}


def test_the_suit_held_most_of_is_asked_for_and_then_led() -> None:
    for view, _, asked in _asked(Idea.GOODGE, Line.NAME_TRUMP):
        held = [card.suit for card in view.hand]
        assert asked
        for action in asked:
            assert isinstance(action, NameTrump)
            assert held.count(action.suit) == max(map(held.count, held))
    for view, _, asked in _asked(Idea.GOODGE, Line.DRAW_TRUMPS):
        trump = view.board.trump
        assert {suit_of(action.card, trump) for action in asked if isinstance(action, PlayCard)} == {trump}


@pytest.mark.parametrize("idea", BEFORE_POINTS)
def test_where_tricks_are_all_that_is_known_a_hint_wins_those_that_it_can(idea: Idea) -> None:
    game = rounds()[idea].game
    for seed in range(60):
        for view, told in steps(idea, seed):
            cards = view.board.trick.cards
            action = (asked_by(idea, told, view) or view.legal)[0]
            legal = [each.card for each in view.legal if isinstance(each, PlayCard)]
            wins = {card for card in legal if game.winning_place((*cards, card), view.board.trump) == len(cards)}
            assert isinstance(action, PlayCard)
            assert action.card in wins or not wins


def test_what_is_asked_for_though_it_is_worse_is_told_without_a_comparison() -> None:
    view = next(view for view, _ in steps(Idea.BIDS, 0))
    usual = advice_for(view, None, 1, Budget())
    assert isinstance(usual.action, Bid)
    assert usual.other is not None
    assert [each for each in usual.reasons if isinstance(each, Succeeds)]
    advice = advice_for(view, None, 1, Budget(), (Pass(),))
    assert (advice.action, advice.chosen, advice.other, advice.reasons) == (Pass(), None, None, ())
    assert view.board.phase is Phase.AUCTION
