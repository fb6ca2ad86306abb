"""`greedy`: rules of thumb, for the auction by the strength of the hand, for card play by the kernel's twenty weights.

The card rules are those of `kernel.Playout.by_thumb`, but a playout sees every hand: here "the others" are all cards
that the seat has not seen, the Stash's among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...engine.actions import Bury, NameTrump, PlayCard
from ...engine.game import AnyView, Phase
from ...engine.games.goodge import GoodgeBoard, GoodgeView
from ...engine.rng import Stream
from ...engine.state import narrow
from .. import kernel
from ..calls import bid_towards, players_in, sorted_hand
from ..protocol import Budget, Decision
from ..strength import best_plan, best_trump, strength_of
from .card_choice import RULES, CardChoice, cards_by_number, choice_of, numbers_of, worth_of

CAUTION = 15.0  # points that the limit stands below what the hand should capture
STASHES = 8  # that a hand is thought to find

# Found by trying small changes, in 1,100 steps, on 1,200 deals of both table sizes: against random players and against
# themselves with a card in four at random, so not against `field`.
_WEIGHTS = kernel.Weights(
    lead_worth=-1,
    lead_place=7,
    lead_length=-38,
    lead_trump=-1716,
    lead_top=265,
    lead_top_worth=376,
    lead_top_trump=35,
    lead_top_risk=-90,
    take=24,
    take_pot=109,
    take_worth=24,
    try_=5,
    try_pot=124,
    try_worth=55,
    spend_trump=-841,
    spend_place=-56,
    spend_top=-99,
    give=5,
    give_goodge=-23,
    discard_length=-36,
)


class Greedy:
    """Takes what is sure, gives away as little as it can, and looks no further than this trick."""

    level = "greedy"

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:  # noqa: ARG002
        """See `Player.choose`. Raises ValueError for a view in which nobody is to act."""
        seen = narrow(view, GoodgeBoard)
        phase, players = seen.board.phase, players_in(seen)
        if phase is Phase.AUCTION:
            hand = sorted_hand(seen)
            stream = Stream(seed, "greedy stash", *(card.text for card in hand))  # the same all through the auction
            return Decision(bid_towards(seen, strength_of(hand, players, stream, STASHES) - CAUTION))
        if phase is Phase.EXCHANGE:
            return Decision(Bury(best_plan(seen.hand, players).bury))
        if phase is Phase.TRUMP:
            return Decision(NameTrump(best_trump(seen.hand, players)))
        if phase is not Phase.PLAY:
            raise ValueError("nobody is to act in this view")
        if len(seen.legal) == 1:
            return Decision(seen.legal[0])
        choice = choice_of(seen)
        legal = sorted(numbers_of(choice.trump)[action.card] for action in seen.legal if isinstance(action, PlayCard))
        return self.card(choice, legal, seen, seed)

    def card(self, choice: CardChoice, legal: list[int], view: GoodgeView, seed: int) -> Decision:  # noqa: ARG002
        """Return one of some legal cards, which are the kernel's numbers."""
        return Decision(PlayCard(cards_by_number(choice.trump)[_best_card(choice, legal)]))


def _best_card(choice: CardChoice, legal: Sequence[int]) -> int:
    if not choice.trick:
        return max(legal, key=lambda card: (_lead_score(choice, card), -card))
    best, taker = _best_so_far(choice)
    give = _WEIGHTS.give_goodge if taker == choice.goodge else _WEIGHTS.give
    return max(legal, key=lambda card: (_follow_score(choice, card, best, give), -card))


@cache
def _beaten_by(card: int) -> int:
    return RULES[3].beaten_by(card)


@cache
def _suit_and_place(card: int) -> tuple[int, int]:
    """The mask of the card's suit, and how many cards of it are lower."""
    mask = RULES[3].suit_mask(RULES[3].suit(card))
    return mask, (mask & ((1 << card) - 1)).bit_count()


_TRUMPS = RULES[3].suit_mask(0)


def _best_so_far(choice: CardChoice) -> tuple[int, int]:
    """The card that wins the trick as it lies, and whose it is."""
    best, taker = choice.trick[0], choice.leader
    for place, card in enumerate(choice.trick):
        if _beaten_by(best) >> card & 1:
            best, taker = card, (choice.leader + place) % choice.seats
    return best, taker


def _lead_score(choice: CardChoice, card: int) -> int:
    """The score of leading a card, in hundredths of a point."""
    weights, worth = _WEIGHTS, RULES[3].worth[card]
    suit, place = _suit_and_place(card)
    is_trump = suit == _TRUMPS
    score = weights.lead_worth * worth + weights.lead_place * place
    score += weights.lead_length * (choice.hand & suit).bit_count() + weights.lead_trump * is_trump
    if suit & _beaten_by(card) & choice.unseen:
        return score
    score += weights.lead_top + weights.lead_top_worth * worth
    if is_trump:
        return score + weights.lead_top_trump
    return score + (weights.lead_top_risk if choice.unseen & _TRUMPS else 0)


def _follow_score(choice: CardChoice, card: int, best: int, give: int) -> int:
    """The score of playing a card to a trick that `best` wins so far, in hundredths of a point."""
    weights, worth = _WEIGHTS, RULES[3].worth[card]
    suit, place = _suit_and_place(card)
    score = weights.spend_place * place + (weights.spend_trump if suit == _TRUMPS else 0)
    if not suit & _beaten_by(card) & choice.unseen:
        score += weights.spend_top
    if _beaten_by(best) >> card & 1:
        pot = worth_of(kernel.mask_of(choice.trick))
        if len(choice.trick) == choice.seats - 1 or not _beaten_by(card) & choice.unseen:
            return score + weights.take + weights.take_pot * pot + weights.take_worth * worth
        return score + weights.try_ + weights.try_pot * pot + weights.try_worth * worth
    score += give * worth
    is_discard = suit != _suit_and_place(choice.trick[0])[0]
    return score + (weights.discard_length * (choice.hand & suit).bit_count() if is_discard else 0)
