"""The auction: what a price is worth against what it costs to leave, and what others' calls tell."""

from __future__ import annotations

import pytest

from goodge.engine.cards import Suit, parse_cards
from goodge.engine.games.goodge import GoodgeView
from goodge.engine.rng import Stream
from goodge.players.bid_inference import TIMES_MORE, deals_by_calls, limit_of_hand
from goodge.players.bidding import Prices, Prospect, last_tricks_won, prices_of
from goodge.players.protocol import Budget
from goodge.players.race import Clock
from goodge.players.sight import kernel_mask
from goodge.players.utility import Stakes

from .rounds import GAME, dealt

GOOD = "Crown 10S 9S 8S 6S 2S 10D 9D 4D 1D 10T 5T 2H 4H 10C 5C"
FAIR = "10S 9S 8S 6S 2S 7S 9D 6D 4D 8T 5T 3T 2H 4H 6C 5C"


def prices(*prospects: Prospect, totals: tuple[int, ...] = (0, 0, 0)) -> Prices:
    return Prices(0, Stakes(0, totals, 500), prospects)


def around(own: float, rivals: float, limit: float) -> list[Prospect]:
    """The seat takes about `own` as the Goodge; a rival who bids up to `limit` takes about `rivals`."""
    return [Prospect(as_goodge(own + off, 0), 1, limit, 0.0, as_goodge(rivals + off, 1)) for off in range(-12, 13, 2)]


def as_goodge(points: float, goodge: int) -> list[float]:
    return [points if seat == goodge else (250.0 - points) / 2 for seat in range(3)]


def most(prices: Prices, boldness: float = 0.0) -> int:
    return max(bid for bid in range(50, 251, 5) if prices.is_worth(bid, boldness))


def limit(view: GoodgeView) -> int:
    return prices_of(view, 3, Clock(None)).limit(view.board.lowest_bid, 0.0)


def test_what_is_taken_surely_is_worth_bidding_and_what_is_not_is_not() -> None:
    assert prices(*around(200, 130, 60)).is_worth(120, 0.0)
    assert not prices(*around(150, 130, 60)).is_worth(220, 0.0)


def test_a_price_is_worth_less_the_higher_it_is() -> None:
    offered = prices(*around(170, 130, 60))
    offers = [offered.is_worth(bid, 0.0) for bid in range(50, 251, 5)]
    assert offers == sorted(offers, reverse=True)
    assert offers[0]
    assert not offers[-1]


def test_the_bold_go_further_and_the_careful_less_far() -> None:
    offered = prices(*around(170, 130, 60))
    assert most(offered, 10.0) > most(offered) > most(offered, -10.0)


def test_a_rival_who_will_fail_may_have_it() -> None:
    strong, failing = prices(*around(160, 190, 170)), prices(*around(160, 110, 170))
    assert most(strong) > most(failing)


def test_who_would_lose_the_match_by_leaving_bids_higher() -> None:
    prospects = around(150, 160, 150)
    assert most(prices(*prospects, totals=(400, 490, 100))) > most(prices(*prospects, totals=(400, 100, 100)))


def test_with_nobody_left_to_take_it_only_the_price_counts() -> None:
    alone = Prospect((150.0, 50.0, 50.0), None, 0.0, 0.0, ())
    assert prices(alone).is_worth(100, 0.0)
    assert not prices(alone).is_worth(190, 0.0)


def test_a_better_hand_goes_higher_and_the_limit_is_the_same_when_asked_again() -> None:
    good, fair = (GAME.view_for(dealt(own, "bid 50"), 1) for own in (GOOD, FAIR))
    assert limit(good) > limit(fair) + 20
    assert limit(good) == limit(good)


@pytest.mark.parametrize("players", [3, 4])
def test_bids_make_deals_likely_in_which_the_bidder_is_strong(players: int) -> None:
    own = " ".join(FAIR.split()[: 16 if players == 3 else 12])

    def mean_limit(calls: str) -> float:
        view = GAME.view_for(dealt(own, calls, players=players), 1)
        deals = deals_by_calls(view, Stream(4, "deals"), 60, Clock(None))
        assert all(set(deal.hands[1]) == set(view.hand) for deal in deals)
        return sum(limit_of_hand(deal.hands[0], players) for deal in deals) / len(deals)

    assert mean_limit("pass") < mean_limit("bid 100") - 5 < mean_limit("bid 170") - 15


def test_others_can_be_taken_to_be_weaker_than_their_calls_say() -> None:
    view = GAME.view_for(dealt(FAIR, "bid 170"), 1)
    worths = [
        sum(limit_of_hand(deal.hands[0], 3) for deal in deals_by_calls(view, stream, 60, Clock(None), weaker))
        for weaker, stream in ((0.0, Stream(4, "deals")), (40.0, Stream(4, "deals")))
    ]
    assert worths[1] < worths[0] - 60 * 5


def test_others_can_run_while_deals_are_drawn_and_weighed() -> None:
    turns = list[None]()
    view = GAME.view_for(dealt(FAIR, "bid 170"), 1)
    deals_by_calls(view, Stream(4, "deals"), 20, Clock(Budget(yield_=lambda: turns.append(None))))
    assert len(turns) == 2 * TIMES_MORE * 20


@pytest.mark.parametrize(("held", "share"), [("Crown", 1.0), ("2H", 0.0)])
def test_how_often_the_goodge_takes_the_last_trick(held: str, share: float) -> None:
    hands = [parse_cards([held]), parse_cards(["9S"]), parse_cards(["10S"])]
    masks = [kernel_mask(hand, Suit.SPADES) for hand in hands]
    assert last_tricks_won(masks, 0, 7, rounds=6) == 6 * share
