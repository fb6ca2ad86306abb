"""Luck: parts that add up to the score, over the parts and over the sides."""

from __future__ import annotations

from dataclasses import dataclass, fields
from statistics import fmean

import pytest

from goodge.coach import Choice, Judge, Luck, RoundReview, luck_of, review
from goodge.coach.costs import costs_of
from goodge.coach.match_review import choice_at, choices_of, round_review
from goodge.coach.prospects import ahead, prospects_of
from goodge.engine.actions import Bid, Pass
from goodge.engine.cards import parse_cards
from goodge.engine.game import AnyState, Deal, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeState, GoodgeView
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for
from goodge.players import Budget
from goodge.players.bid_inference import deals_by_calls, limit_of_hand
from goodge.players.race import Clock

from .rounds import CASUAL, GAME_IDS, played, record_of

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
    assert luck.own == (3.0, -6.0, 3.0)
    assert (luck.deal, luck.stash, luck.lie) == (without.deal, without.stash, without.lie)


def test_a_choice_before_the_first_card_is_no_luck() -> None:
    states = played(GOODGE, 1)
    without, luck = luck_of(GOODGE, states, []), luck_of(GOODGE, states, [Judged(1, Phase.EXCHANGE, 9.0)])
    assert without is not None
    assert luck is not None
    moved = [one - other for one, other in zip(luck.lie, without.lie, strict=True)]
    assert moved == pytest.approx([-3.0, 6.0, -3.0])


def _reckless(seed: int) -> tuple[list[AnyState], int]:
    """A round in which the seat with the weakest hand bids 200 as soon as it may, and that seat."""
    rules = GOODGE.read_rules({})
    states = [GOODGE.open_round(GOODGE.new_match(rules, seed % 3), deal_for(GOODGE, rules, seed, 0))[0]]
    weak = min(range(3), key=lambda seat: limit_of_hand(states[0].deal.hands[seat], 3))
    while not states[-1].board.is_over:
        view = GOODGE.view_for(states[-1], states[-1].board.turn)
        is_bold = view.board.phase is Phase.AUCTION and view.seat == weak
        action = Bid(200) if is_bold else CASUAL.choose(view, seed).action
        states.append(GOODGE.apply(states[-1], action)[0])
    return states, weak


def test_a_bid_far_over_ones_cards_is_told_as_ones_own_choice_and_not_as_bad_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What such a bid costs of the chance to win is less than it costs points: the rest of them is no luck either."""
    monkeypatch.setattr("goodge.coach.auction.DEALS", 60)
    monkeypatch.setattr("goodge.coach.prospects.DEALS", 30)
    judge, lies = Judge(GOODGE), list[float]()
    for seed in (5, 7, 9):
        states, weak = _reckless(seed)
        record, place = record_of(GOODGE, states), states[-1].actions.index(Bid(200))
        bid = choice_at(record, judge, (0, place))
        found = round_review(record, 0, [bid])
        assert found is not None
        luck = found.luck
        assert luck.own[weak] < luck.deal[weak] + luck.stash[weak] + luck.lie[weak]
        assert luck.own[weak] < -2 / 3 * bid.loss
        assert sum(part[weak] for part in parts(luck)) == pytest.approx(luck.score[weak], abs=EXACT)
        lies.append(luck.lie[weak])
    assert fmean(lies) > -30.0


def test_what_costs_little_costs_as_many_points_as_it_is_worth() -> None:
    states = played(GOODGE, 1)
    record = record_of(GOODGE, states)
    place = next(number for number in choices_of(record, 0) if states[number].board.phase is Phase.PLAY)
    choice = choice_at(record, Judge(GOODGE), (0, place))
    costs = costs_of(GOODGE, states, [choice], 0, Clock(None))
    assert [(cost.seat, cost.phase, cost.loss) for cost in costs] == [(choice.seat, Phase.PLAY, choice.loss)]


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
