"""What is counted as a visible blunder, and what is not, in tricks laid by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import Phase, Trick
from goodge.engine.games.goodge import worth
from goodge.players.blunders import Blunder, blunder_in, is_judged

from ..engine.playing import CASES as GAMES_TO_PLAY
from ..engine.playing import Case, play_match
from .blunders_in_cards import plain_blunder
from .rounds import GAME, cards, first_trick, random_states

REST = "2C 3C 4C 6C 7C 8C 2D 3D 4D 6D 7D 8D"  # what else is in hand: nothing worth a point, nothing high

CASES = [
    # own cards, cards lying, card played, blunder; seat 0 is the Goodge at 100, trump is spades
    ("a trump under a higher one", "2S 3S 9C 9D", "5H 10S", "2S", Blunder.WASTED),
    ("and a zero card instead", "2S 3S 9C 9D", "5H 10S", "9C", None),
    ("trump led has to be followed", "2S 3S 9C 9D", "5S 10S", "3S", None),
    ("the Crown on nothing", "Crown 2S 9C 9D", "2H 3H", "Crown", Blunder.WASTED),
    ("a trump on nothing", "Crown 2S 9C 9D", "2H 3H", "2S", Blunder.WASTED),
    ("for the lead, with a sure winner worth points", "Crown 10S 2S 9D", "2H 3H", "2S", None),
    ("for its own points", "1S 2S 9C 9D", "2H 3H", "1S", None),
    ("the Crown on something", "Crown 2S 9C 9D", "5H 3H", "Crown", None),
    ("points to the Goodge", "5H 3H 9C 9D", "10H 2H", "5H", Blunder.THROWN),
    ("nothing to the Goodge", "5H 3H 9C 9D", "10H 2H", "3H", None),
    ("points against the Goodge", "5H 3H 9C 9D", "2H 10H", "5H", None),
    ("points where there are only such", "5H 1H 9C 9D", "10H 2H", "5H", None),
    ("a rich trick let go", "10H 3H 9C 9D", "5H 1H", "3H", Blunder.MISSED),
    ("a rich trick taken", "10H 3H 9C 9D", "5H 1H", "10H", None),
    ("a rich trick that only the Crown wins", "Crown 2C 9C 9D", "10H 1H", "2C", None),
    ("a poor trick let go", "10H 3H 9C 9D", "2H 4H", "3H", None),
    ("a rich trick that is not sure", "10H 3H 9C 9D", "5H", "3H", None),
    ("points to one who is not sure of it", "5H 3H 9C 9D", "7H", "5H", None),
    ("a lead", "Crown 2S 9C 9D", "", "Crown", None),
]  # fmt: skip


@pytest.mark.parametrize(("own", "lying", "played", "blunder"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_what_is_a_blunder(own: str, lying: str, played: str, blunder: Blunder | None) -> None:
    rest = [card for card in REST.split() if card not in own.split()]
    rest = [*rest, "9C", "9D", "9T"][: 16 - len(own.split())]
    state = first_trick(" ".join([*own.split(), *rest]), lying, "S")
    view = GAME.view_for(state, state.board.turn)
    assert blunder_in(view, PlayCard(Card.parse(played))) == blunder


@pytest.mark.parametrize(
    ("goodge", "others", "blunder"),
    [
        ("", "1T 1C 10T", None),  # 200 points are left, all of which the bid needs
        ("", "1T 1C 5T", Blunder.THROWN),
        ("1T 1C 1D 1S 1H Crown 5T 5C 5D 10T 10C 10D", "", Blunder.THROWN),  # 200 points: the bid is made
    ],
)
def test_points_to_a_fellow_are_thrown_away_once_the_bid_is_decided(
    goodge: str, others: str, blunder: Blunder | None
) -> None:
    view = GAME.view_for(first_trick(f"5H 3H 9C 9D {REST}", "2H 10H", "S", bid=200), 2)
    taken = sum(map(worth, cards(goodge))), sum(map(worth, cards(others))), 0
    tricks = (Trick(0, cards(goodge), 0), Trick(0, cards(others), 1))
    later = replace(view, board=replace(view.board, captured=taken, tricks=tricks))
    assert blunder_in(later, PlayCard(Card.parse("5H"))) == blunder


def test_only_cards_with_a_choice_are_decisions_to_count() -> None:
    for state in random_states(3, 41):
        if state.board.turn is not None:
            view = GAME.view_for(state, state.board.turn)
            plays = [action for action in view.legal if isinstance(action, PlayCard)]
            assert is_judged(view) == (len(plays) > 1)
            if not is_judged(view) and view.legal:
                assert blunder_in(view, view.legal[0]) is None


@pytest.mark.parametrize("players", [3, 4])
def test_masks_and_cards_come_to_the_same_judgement(players: int) -> None:
    found = set()
    for number in range(60):
        for state in random_states(players, number):
            if state.board.phase is Phase.PLAY and state.board.trick.cards:
                view = GAME.view_for(state, state.board.turn)
                for action in view.legal if is_judged(view) else ():
                    assert isinstance(action, PlayCard)
                    found.add(blunder_in(view, action))
                    assert blunder_in(view, action) == plain_blunder(view, action.card)
    assert found == {None, *Blunder}


@pytest.mark.parametrize("case", [case for case in GAMES_TO_PLAY if case.game.id != "goodge"], ids=str)
def test_other_games_are_not_judged(case: Case) -> None:
    for state in play_match(case.game, case.options, 2, 1).rounds[0]:
        if state.board.turn is not None:
            view = case.game.view_for(state, state.board.turn)
            assert not is_judged(view)
            assert blunder_in(view, view.legal[0]) is None
