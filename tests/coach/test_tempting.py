"""Where the next best card is as good, the one to be warned of is clearly worse, and tempts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from goodge.coach.advice import best_elsewhere, bolder, tempting
from goodge.coach.claims import threats_to
from goodge.coach.hinting import advice_for
from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.why_pairs import DrawsTrumps
from goodge.engine.actions import PlayCard
from goodge.engine.game import AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.tricks import suit_of
from goodge.players import Budget
from tests.engine.kin import SPADES

from .rounds import GAME_IDS, played


def threats(game: str, view: AnyView, option: Weighed) -> float:
    """How many cards may beat an option in the trick; more than there are where it cannot take it."""
    assert isinstance(option.action, PlayCard)
    found = threats_to(GAMES[game], view, option.action.card)
    return 1000 if found is None else sum(found)


def views(game: str) -> list[tuple[AnyView, Sequence[PlayCard]]]:
    """Views with four cards or more to play."""
    states = [state for seed in range(3) for state in played(GAMES[game], seed) if state.board.phase is Phase.PLAY]
    found = [GAMES[game].view_for(state, state.board.turn) for state in states]
    plays = [[action for action in view.legal if isinstance(action, PlayCard)] for view in found]
    return [(view, cards) for view, cards in zip(found, plays, strict=True) if len(cards) >= 4]


def weighed(cards: Sequence[PlayCard], worths: Sequence[float]) -> Judgement:
    options = [Weighed(card, worth, 0.5) for card, worth in zip(cards, worths, strict=False)]
    return Judgement(tuple(options), error=1.0)


@pytest.mark.parametrize("game", GAME_IDS)
def test_it_is_the_boldest_of_those_clearly_worse_or_else_the_best(game: str) -> None:
    kinds = set[bool]()
    for view, cards in views(game):
        for turned in (cards, cards[::-1]):
            judged = weighed(turned, (10.0, 9.0, 5.0, 4.0))
            taken, _, best, worst = judged.options
            found = tempting(GAMES[game], view, judged, taken)
            assert found in (best, worst), "the second is as good"
            least = min(threats(game, view, best), threats(game, view, worst))
            is_bold = least < threats(game, view, taken)
            assert bolder(GAMES[game], view, judged, taken) == (found if is_bold else None)
            if is_bold:
                assert threats(game, view, found) == least
            else:
                assert found is best
            kinds.add(is_bold)
    assert kinds == {True, False}


def test_nothing_tempts_where_all_are_as_good() -> None:
    view, cards = views("goodge")[0]
    judged = weighed(cards, (10.0, 9.0, 9.0, 8.5))
    assert tempting(GAMES["goodge"], view, judged, judged.best) is None


def test_of_two_trumps_that_are_as_good_it_is_told_why_trumps_are_led_at_all() -> None:
    """That the next higher one stays would say nothing of what is better than another suit."""
    drawn = 0
    for state in (*played(SPADES, 4, "expert"), *played(SPADES, 7, "expert")):
        if state.board.phase is not Phase.PLAY or state.board.trick.cards or not 5 <= len(state.board.tricks) <= 9:
            continue
        view = SPADES.view_for(state, state.board.turn)
        advice = advice_for(view, None, 1, Budget(None))
        if advice.is_close and advice.tempts is not None and advice.other is not None:
            match advice.action, advice.other.action, advice.tempts.action:
                case PlayCard(card), PlayCard(other), PlayCard(worse):
                    is_trump = [suit_of(each, view.board.trump) is view.board.trump for each in (card, other, worse)]
                    if is_trump == [True, True, False]:
                        assert not any(getattr(reason, "kept", None) == other for reason in advice.reasons)
                        assert len(set(map(type, advice.reasons))) == len(advice.reasons), "one of a kind is enough"
                        drawn += any(isinstance(reason, DrawsTrumps) for reason in advice.reasons)
    assert drawn


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_best_card_of_another_suit_is_none_of_the_suit_to_take(game: str) -> None:
    found = Counter[bool]()
    for view, cards in views(game):
        judged, trump = weighed(cards, (10.0, 9.0, 5.0, 4.0)), view.board.trump
        suits = [suit_of(each.card, trump) for each in cards[: len(judged.options)]]
        others = [option for option, suit in zip(judged.options, suits, strict=True) if suit is not suits[0]]
        assert best_elsewhere(view, judged, judged.best) == next(iter(others), None)
        found[bool(others)] += 1
    assert found[True]
    assert found[False]
