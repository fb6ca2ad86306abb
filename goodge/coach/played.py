"""What a choice costs once experts play on from it: the second opinion on a search, in The Goodge Rules."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import NamedTuple

from ..engine.actions import Action
from ..engine.cards import in_order
from ..engine.game import Phase
from ..engine.games import GOODGE
from ..engine.games.goodge import GoodgeState, GoodgeView
from ..engine.rng import Stream
from ..engine.values import replace
from ..players import Budget, player_of
from ..players.bid_inference import deals_by_calls
from ..players.card_search import sampled_worlds
from ..players.race import Clock
from ..players.sight import sight_of
from ..players.utility import stakes_of
from .kernel_cards import kernel_cards
from .swing import scale_of

DEALS, EACH = 48, 6  # of cards, at most, and between two looks at whether they tell enough
CALL_DEALS = 24  # of calls, the Stash and trump, at most
LONG, EARLY_DEALS, EARLY_CALL_DEALS = 12, 24, 12  # a longer hand takes long to play on: so many deals have to do
SURE, LITTLE = 2.2, 0.3  # standard errors that speak for an option clearly, if deals are many, and hardly at all
SHARE = 0.06  # of an expert's usual work: chance decides more


class PlayedOn(NamedTuple):
    """By how many points the better option wins, in the auction at most, and whether that is clear beyond chance.

    0 or less if it loses. In the auction it is one standard error above the mean: most bids that go too far are outbid,
    in few deals perhaps in all of them.
    """

    gap: float
    is_sure: bool


def played_on(view: GoodgeView, best: Action, taken: Action, seed: int, budget: Budget | None) -> PlayedOn:
    """Return what comes of the better option beside the one taken, played on by experts in likely deals.

    It is the mean over 48 deals of a card, or over fewer where those speak for the better option clearly. Where they
    hardly speak for it, 12 are enough, or 6 that leave no blunder likely. A call lets scores differ too much for that:
    it is played on in 24 deals, early in a round in 12, or in up to 24 if it seems a blunder then, since even a bid far
    over the hand is often not sure before.
    """
    seat, stream, gaps = view.seat or 0, Stream(seed, "played on"), list[float]()
    stakes, yield_ = stakes_of(view, seat), None if budget is None else budget.yield_
    is_play, mean, error = view.board.phase is Phase.PLAY, 0.0, 0.0
    effort, least, is_long = Budget(None, yield_, SHARE), scale_of(GOODGE.id).blunder, len(view.hand) > LONG
    most = (EARLY_DEALS if is_long else DEALS) if is_play else CALL_DEALS
    early = EARLY_CALL_DEALS if is_long and not is_play else most
    for deal in goodge_deals(view, stream, most, Clock(Budget(yield_=yield_))):
        chance = stream.below(1 << 62)
        one, other = (stakes.worth(_scores(GOODGE.apply(deal, option)[0], chance, effort)) for option in (best, taken))
        gaps.append(one - other)
        if len(gaps) % EACH == 0:
            mean, error = _mean(gaps), _standard_error(gaps)
            is_little = is_play and mean <= LITTLE * error and (len(gaps) > EACH or mean + 2.0 * error < least)
            is_enough = len(gaps) >= early and mean < least
            if is_little or is_enough or mean > _clear(len(gaps)) * error:
                break
    doubt = error if view.board.phase is Phase.AUCTION else 0.0
    return PlayedOn(mean + doubt, mean > _clear(len(gaps)) * error)


def _clear(deals: int) -> float:
    """The standard errors that speak for an option clearly: more where few deals tell the error itself badly.

    (About as Student's distribution has it: 3.1 over 6 deals, 2.6 over 12, 2.4 over 24.)
    """
    return SURE * (1.0 + 2.0 / (deals - 1))


def goodge_deals(view: GoodgeView, stream: Stream, count: int, clock: Clock) -> list[GoodgeState]:
    """Return about this many deals that fit a view of The Goodge Rules, likely ones more often, in no order."""
    if view.board.phase is not Phase.PLAY:
        return stream.shuffled(deals_by_calls(view, stream, count, clock))
    worlds = sampled_worlds(view, sight_of(view), stream, clock)
    cards = kernel_cards(GOODGE.id, view.rules, view.board)
    state = GOODGE.sampler(view).draw(stream)
    gone = {card for trick in (*view.board.tricks, view.board.trick) for card in trick.cards}
    found = []
    for world in range(0, worlds.size, max(1, worlds.size // count)):
        worlds.load(world)
        hands = [cards.cards(worlds.playout.hand(hand)) for hand in range(len(state.hands))] if cards else []
        rest = set(GOODGE.deck) - gone - {card for hand in hands for card in hand}
        found.append(replace(state, hands=tuple(hands), stash=tuple(in_order(rest))))
        clock.let_others_run()
    return stream.shuffled(found)[:count]


def _mean(numbers: Sequence[float]) -> float:
    return fsum(numbers) / len(numbers)


def _standard_error(numbers: Sequence[float]) -> float:
    """The standard error of the mean; without the module `statistics`, which the packaged program leaves out."""
    mean = _mean(numbers)
    return sqrt(fsum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))


def _scores(state: GoodgeState, seed: int, effort: Budget) -> Sequence[int]:
    """The scores of all seats at the end of a round that experts go on with; nobody scores where all have passed."""
    expert = player_of("expert")
    while not state.board.is_over:
        view = GOODGE.view_for(state, state.board.turn)
        state = GOODGE.apply(state, expert.choose(view, seed, effort).action)[0]
    return (0,) * len(state.hands) if state.result is None else state.result.scores
