"""`goodge bot` in the kin games: views that contradict themselves, and bids that nobody in his senses would make."""

from __future__ import annotations

import json
from typing import Any

import pytest

from goodge.commands import bot
from goodge.engine.games.goodge import Goodge
from goodge.engine.seeding import deal_for
from goodge.engine.views import MOST_POINTS
from goodge.players import LEVELS, player_of

from ..engine.kin import PRIDE, SPADES, SPIDGE, after, opened, view_value
from ..engine.playing import AnyGame, AnyState

GOODGE = Goodge()
levels = pytest.mark.parametrize("level", LEVELS)
HEARTS = "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H"


def answer(view: dict[str, Any], level: str = "expert") -> dict[str, str]:
    found: dict[str, str] = json.loads(bot.answer(json.dumps(view).encode(), player_of(level), 0))
    return found


def in_play(game: AnyGame = SPADES) -> AnyState:
    """The second trick of a round: seat 1 could not follow to the first heart."""
    state = opened(game, f"{HEARTS} AS", "AD KD QD JD 10D 9D 8D 7D 6D 5D 4D AC KC", dealer=3)
    bids = [] if game is SPIDGE else ["bid 3"] * 4
    cards = [f"play {card.text}" for card in state.hands[0][:1]]
    state = after(game, state, *bids, *cards, "play 4D")
    while state.board.trick.cards:
        state = after(game, state, game.legal_actions(state)[0].text)
    return state


@levels
@pytest.mark.parametrize("bids", [["bid 13"] * 3, ["nil"] * 3, ["bid 1"] * 3])
def test_mad_bids_are_answered_as_well(level: str, bids: list[str]) -> None:
    state = after(SPADES, opened(SPADES, dealer=3), *bids)
    assert list(answer(view_value(SPADES, state), level)) == ["action"]
    state = after(SPADES, state, "bid 13")
    assert list(answer(view_value(SPADES, state), level)) == ["action"]


@levels
def test_a_card_that_is_twice_there_is_an_error(level: str) -> None:
    view = view_value(SPADES, in_play())
    view["hand"][0] = view["hand"][1]
    assert "twice" in answer(view, level)["error"]


@levels
@pytest.mark.parametrize("game", [SPADES, PRIDE, SPIDGE], ids=["spades", "pride", "spidge"])
def test_a_card_that_has_been_played_is_not_held(level: str, game: AnyGame) -> None:
    view = view_value(game, in_play(game))
    view["hand"][0] = view["actions"][-4].removeprefix("play ")
    assert list(answer(view, level)) == ["error"]


@levels
def test_a_hand_that_shows_a_void_and_follows_later_is_an_error(level: str) -> None:
    state = opened(SPADES, "AH KH", "AD KD QD JD 10D 9D 8D 7D 6D 5D 4D AC KC", "QH JH", "10H 9H", dealer=3)
    cards = ["play AH", "play 4D", "play QH", "play 10H", "play KH", "play KD"]
    view = view_value(SPADES, after(SPADES, state, *["bid 3"] * 4, *cards))
    view["actions"][-1] = "play 2H"
    assert "void of Hearts" in answer(view, level)["error"]


@levels
def test_more_cards_of_a_suit_than_others_can_hold_are_an_error(level: str) -> None:
    """Three hands that cannot follow to a lead of diamonds, and eight diamonds that nobody has."""
    state = opened(SPADES, "AD AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S", dealer=3)
    view = view_value(SPADES, after(SPADES, state, *["bid 3"] * 4))
    view["actions"] += ["play AD", "play AC", "play KC", "play QC"]
    view["hand"].remove("AD")
    view["legal"] = [f"play {card}" for card in view["hand"]]
    assert answer(view, level) == {"error": "no deal fits what has been seen"}


@levels
@pytest.mark.parametrize("game", [GOODGE, SPADES, PRIDE, SPIDGE], ids=lambda game: str(game.id))
@pytest.mark.parametrize("target", [1, 1_000_000])
def test_a_match_that_is_as_good_as_lost_is_played_on(level: str, game: AnyGame, target: int) -> None:
    rules = game.read_rules({"target": target})
    match = game.new_match(rules, 0)
    state, _ = game.open_round(match, deal_for(game, rules, 1, 0))
    view = view_value(game, state) | {"totals": [-MOST_POINTS] * len(match.totals)}
    assert list(answer(view, level)) == ["action"]
