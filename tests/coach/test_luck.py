"""Luck: parts that add up to the score, over the parts and over the sides."""

from __future__ import annotations

from dataclasses import dataclass, fields
from statistics import fmean

import pytest

from goodge.coach import Choice, Luck, RoundReview, luck_of, review
from goodge.coach.prospects import ahead, prospects_of
from goodge.engine.actions import Pass
from goodge.engine.cards import parse_cards
from goodge.engine.game import AnyState, Deal, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeState, GoodgeView
from goodge.engine.rng import Stream
from goodge.players import Budget
from goodge.players.bid_inference import deals_by_calls
from goodge.players.race import Clock

from .rounds import GAME_IDS, played, record_of

GOODGE = GAMES["goodge"]
EXACT = 1e-6

pytestmark = pytest.mark.usefixtures("quick")


@dataclass(frozen=True)
class Judged:
    """A choice that cost something."""

    seat: int
    phase: Phase
    loss: float


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goodge.coach.prospects.DEALS", 8)


def parts(luck: Luck) -> list[tuple[float, ...]]:
    return [getattr(luck, part.name) for part in fields(luck)]


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_parts_add_up_to_the_score_and_each_to_nothing_over_the_sides(game: str) -> None:
    for seed in range(4):
        states = played(GAMES[game], seed)
        choices = [Judged(0, Phase.PLAY, 7.25), Judged(1, Phase.AUCTION, 1 / 3), Judged(2, Phase.PLAY, 0.1)]
        luck, result = luck_of(GAMES[game], states, choices, seed), states[-1].result
        assert luck is not None
        assert result is not None
        for side, score in enumerate(ahead(result.scores)):
            assert sum(part[side] for part in parts(luck)) == pytest.approx(luck.score[side], abs=EXACT)
            assert luck.score[side] == pytest.approx(score, abs=0.0021)
        for part in (*parts(luck), luck.score):
            assert sum(part) == pytest.approx(0.0, abs=EXACT)


def test_where_there_is_no_stash_it_brought_nothing() -> None:
    for game in ("spades", "pride", "spidge"):
        luck = luck_of(GAMES[game], played(GAMES[game], 1), [])
        assert luck is not None
        assert set(luck.stash) == {0.0}


def test_ones_own_choices_cost_what_they_cost_beside_the_others() -> None:
    states = played(GOODGE, 1)
    without, luck = luck_of(GOODGE, states, []), luck_of(GOODGE, states, [Judged(1, Phase.PLAY, 9.0)])
    assert without is not None
    assert luck is not None
    assert set(without.own) == {0.0}
    assert luck.own == (2.0, -4.0, 2.0)
    assert (luck.deal, luck.stash, luck.lie) == (without.deal, without.stash, without.lie)


def test_a_choice_before_the_first_card_is_no_luck() -> None:
    states = played(GOODGE, 1)
    without, luck = luck_of(GOODGE, states, []), luck_of(GOODGE, states, [Judged(1, Phase.EXCHANGE, 9.0)])
    assert without is not None
    assert luck is not None
    moved = [one - other for one, other in zip(luck.lie, without.lie, strict=True)]
    assert moved == pytest.approx([-3.0, 6.0, -3.0])


def _round_with(stash: str, seed: int) -> list[AnyState]:
    """A round in which seat 0 buys the Stash with a middling hand."""
    cards = parse_cards(stash.split())
    rest = Stream(seed, "luck test").shuffled([card for card in GOODGE.deck if card not in cards])
    deal = Deal(tuple(tuple(rest[start : start + 16]) for start in (0, 16, 32)), cards)
    rules = GOODGE.read_rules({})
    states = [GOODGE.open_round(GOODGE.new_match(rules, 0), deal)[0]]
    for action in (Pass(), Pass()):
        states.append(GOODGE.apply(states[-1], action)[0])
    return states


def test_a_rich_stash_is_luck_and_a_poor_one_is_not() -> None:
    prospects = prospects_of(GOODGE, _round_with("2S 2H 2C", 0)[0])
    assert prospects is not None
    clock = Clock(None)
    worths = [
        fmean(prospects.of_stash(_round_with(stash, seed), Stream(seed), clock)[0] for seed in range(8))
        for stash in ("2S 2H 2C", "Crown 10S 10H")
    ]
    assert worths[0] < 0.0 < worths[1]


def test_what_could_have_lain_there_fits_the_calls_and_the_hand_that_was_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[GoodgeView] = []

    def draw(view: GoodgeView, stream: Stream, count: int, clock: Clock, weaker: float) -> list[GoodgeState]:
        views.append(view)
        return deals_by_calls(view, stream, count, clock, weaker)

    monkeypatch.setattr("goodge.coach.prospects.deals_by_calls", draw)
    states = _round_with("Crown 10S 10H", 0)
    prospects = prospects_of(GOODGE, states[0])
    assert prospects is not None
    prospects.of_stash(states, Stream(1), Clock(None))
    after, before = views
    assert after.actions == before.actions == (Pass(), Pass())
    assert {*after.hand} == {*before.hand, *parse_cards(["Crown", "10S", "10H"])}


def test_the_crown_and_tens_are_a_good_deal() -> None:
    rules = GOODGE.read_rules({})
    good = parse_cards(["Crown", *(f"{rank}{suit}" for suit in "ST" for rank in (10, 9, 8, 7, 6, 5, 1)), "2H"])
    rest = [card for card in GOODGE.deck if card not in good]
    deal = Deal((good, tuple(rest[:16]), tuple(rest[16:32])), tuple(rest[32:]))
    prospects = prospects_of(GOODGE, played(GOODGE, 1)[0])
    assert prospects is not None
    dealt, _ = GOODGE.open_round(GOODGE.new_match(rules, 0), deal)
    worths = prospects.of_hands(dealt, Stream(1), Clock(None))
    assert worths[0] > 50.0
    assert worths[1] < 0.0 > worths[2]


def test_a_round_under_way_has_no_luck_yet() -> None:
    states = played(GOODGE, 1)
    assert luck_of(GOODGE, states[:-1], []) is None


def test_a_review_tells_the_luck_of_each_round_and_goes_on_with_what_is_known() -> None:
    record = record_of(GAMES["spidge"], played(GAMES["spidge"], 5))
    found = list(review(record, budget=Budget(seconds=1e-9)))
    (luck,) = (item for item in found if isinstance(item, RoundReview))
    assert found.index(luck) == len(found) - 2
    assert luck.scores == record.rounds[0][-1].match.totals
    choices = {(item.round, item.action): item for item in found if isinstance(item, Choice)}
    assert list(review(record, known=choices, known_rounds={0: luck})) == found
