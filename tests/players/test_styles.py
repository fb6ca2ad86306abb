"""Personalities: each leans one way, and only where choices are nearly equal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from goodge.engine.actions import Bid, Pass, PlayCard
from goodge.engine.game import Phase
from goodge.engine.games.goodge import GoodgeView
from goodge.engine.rng import Stream
from goodge.players import LEVELS, STYLES, player_of
from goodge.players.card_search import leaning_choice
from goodge.players.heuristics import leaning
from goodge.players.kernel import Branch
from goodge.players.sight import sight_of, to_kernel
from goodge.players.styles import BY_NAME, PLAIN, style_of

from .rounds import GAME, random_states

levels = pytest.mark.parametrize("level", LEVELS)


def views(phase: Phase, players: int = 3, rounds: int = 8) -> Iterator[GoodgeView]:
    """All decisions of a phase in some random rounds."""
    for number in range(rounds):
        for state in random_states(players, 300 + number):
            if state.board.phase is phase:
                yield GAME.view_for(state, state.board.turn)


def first_calls(rounds: int = 12) -> list[GoodgeView]:
    states = (next(iter(random_states(3, 300 + number))) for number in range(rounds))
    return [GAME.view_for(state, state.board.turn) for state in states]


def reach(level: str, style: str | None, view: GoodgeView) -> int:
    """What a player opens with; 0 for a pass."""
    action = player_of(level, style).choose(view, 1).action
    assert isinstance(action, Bid | Pass)
    return action.amount if isinstance(action, Bid) else 0


def test_an_unknown_style_is_named() -> None:
    with pytest.raises(ValueError, match="“wild”; there is bold, careful, trump-puller"):
        player_of("casual", "wild")


def test_there_is_one_player_of_a_level_and_a_style() -> None:
    assert player_of("casual", "bold") is player_of("casual", "bold")
    assert player_of("casual", "bold") is not player_of("casual")
    assert player_of("casual", "bold").level == "casual"
    assert style_of(None) is PLAIN
    assert [style_of(name) for name in STYLES] == list(BY_NAME.values())


@levels
def test_the_bold_bid_higher_than_others_and_the_careful_lower(level: str) -> None:
    bids = {style: [reach(level, style, view) for view in first_calls()] for style in (None, "bold", "careful")}
    assert all(bold >= plain for bold, plain in zip(bids["bold"], bids[None], strict=True))
    assert all(careful <= plain for careful, plain in zip(bids["careful"], bids[None], strict=True))
    assert sum(bids["bold"]) > sum(bids[None]) > sum(bids["careful"])


def test_a_plain_player_leans_nowhere() -> None:
    for view in views(Phase.PLAY, rounds=2):
        sight = sight_of(view)
        assert not any(leaning(PLAIN, sight, card) for card in sight.legal)


def test_a_trump_puller_leans_to_trump_as_a_lead_and_early() -> None:
    style, seen = style_of("trump-puller"), set()
    for view in views(Phase.PLAY):
        sight = sight_of(view)
        for card in sight.legal:
            leans = leaning(style, sight, card)
            pulls = not view.board.trick.cards and to_kernel(card) < 11 and len(view.board.tricks) <= 8
            assert leans in ((style.pulling, 0.0) if pulls else (0.0,))  # 0 too once no trump is out
            seen.add(leans)
    assert seen == {0.0, style.pulling}


def test_the_careful_keep_points_back_from_tricks_that_are_not_surely_won() -> None:
    style, seen = style_of("careful"), set()
    for view in views(Phase.PLAY, rounds=3):
        sight = sight_of(view)
        for card in sight.legal:
            seen.add(leaning(style, sight, card))
    # The Crown wins surely wherever it is played.
    assert seen == {0.0, *(-style.thrift * worth for worth in (10, 15, 20))}


def test_a_lean_decides_between_what_is_nearly_equal_and_nothing_else() -> None:
    branches = [Branch(0, 500, 5000.0), Branch(1, 400, 3600.0), Branch(2, 300, 0.0), Branch(3, 20, 400.0)]
    choice = partial(leaning_choice, branches[0], branches)
    assert choice(dict.fromkeys(range(4), 0.0)) == 0
    assert choice({0: 0.0, 1: 0.9, 2: 0.0, 3: 0.0}) == 0  # 9 points a try, and 0.9 for the lean
    assert choice({0: 0.0, 1: 1.1, 2: 0.0, 3: 0.0}) == 1
    assert choice({0: 0.0, 1: 0.0, 2: 3.0, 3: 0.0}) == 0
    assert choice({0: 0.0, 1: 0.0, 2: 0.0, 3: 3.0}) == 0  # tried too rarely to be known
    assert choice({0: -1.1, 1: 0.0, 2: 0.0, 3: 0.0}) == 1


@levels
@pytest.mark.parametrize("style", STYLES)
def test_whoever_has_a_style_plays_by_the_rules_and_as_often_as_asked_alike(level: str, style: str) -> None:
    player = player_of(level, style)
    for state in list(random_states(4, 21))[:-1:7]:
        view = GAME.view_for(state, state.board.turn)
        answer = player.choose(view, 4)
        assert GAME.why_illegal(state, answer.action) is None
        assert player.choose(view, 4) == answer


def test_a_trump_puller_leads_trump_more_often() -> None:
    leads = [view for view in views(Phase.PLAY, rounds=6) if not view.board.trick.cards and len(view.board.tricks) < 8]

    def trumps(style: str | None) -> int:
        chosen = [player_of("casual", style).choose(view, Stream(1, "lead").word()).action for view in leads]
        cards = [action.card for action in chosen if isinstance(action, PlayCard)]
        return sum(card.suit in (None, view.board.trump) for card, view in zip(cards, leads, strict=True))

    assert trumps("trump-puller") > trumps(None)
