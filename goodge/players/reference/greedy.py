"""`greedy`: rules of thumb, for the auction by the strength of the hand, for card play by the kernel's twenty weights.

The card rules are those of `kernel.Table.by_thumb`, but a table sees every hand: here "the others" are all cards that
the seat has not seen, the Stash's among them.
"""

from __future__ import annotations

from functools import cache

from ...engine.actions import Action, Bury, NameTrump, PlayCard
from ...engine.game import Phase
from ...engine.rng import Stream
from .. import kernel
from ..calls import bid_towards, players_in, sorted_hand
from ..seam import AnyView, Budget
from ..strength import best_trump, plans_for, strength_of
from .lens import RULES, Scene, cards_by_number, numbers_of, scene_of, worth_of

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

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Action:  # noqa: ARG002
        """See `Player.choose`. Raises ValueError for a view in which nobody is to act."""
        phase, players = view.board.phase, players_in(view)
        if phase is Phase.AUCTION:
            hand = sorted_hand(view)
            stream = Stream(seed, "greedy stash", *(card.text for card in hand))  # the same all through the auction
            return bid_towards(view, strength_of(hand, players, stream, STASHES) - CAUTION)
        if phase is Phase.EXCHANGE:
            return Bury(plans_for(view.hand, players)[0].bury)
        if phase is Phase.TRUMP:
            return NameTrump(best_trump(view.hand, players))
        if phase is not Phase.PLAY:
            raise ValueError("nobody is to act in this view")
        if len(view.legal) == 1:
            return view.legal[0]
        scene = scene_of(view)
        legal = sorted(numbers_of(scene.trump)[action.card] for action in view.legal if isinstance(action, PlayCard))
        return PlayCard(cards_by_number(scene.trump)[self.card(scene, legal, view, seed)])

    def card(self, scene: Scene, legal: list[int], view: AnyView, seed: int) -> int:  # noqa: ARG002
        """One of some legal cards, in the kernel's numbers."""
        if not scene.trick:
            return max(legal, key=lambda card: (_lead_score(scene, card), -card))
        best, taker = _best_so_far(scene)
        give = _WEIGHTS.give_goodge if taker == scene.goodge else _WEIGHTS.give
        return max(legal, key=lambda card: (_follow_score(scene, card, best, give), -card))


@cache
def _beaten_by(card: int) -> int:
    return RULES[3].beaten_by(card)


@cache
def _suit_and_place(card: int) -> tuple[int, int]:
    """The mask of the card's suit, and how many cards of it are lower."""
    mask = RULES[3].suit_mask(RULES[3].suit(card))
    return mask, (mask & ((1 << card) - 1)).bit_count()


_TRUMPS = RULES[3].suit_mask(0)


def _best_so_far(scene: Scene) -> tuple[int, int]:
    """The card that wins the trick as it lies, and whose it is."""
    best, taker = scene.trick[0], scene.leader
    for place, card in enumerate(scene.trick):
        if _beaten_by(best) >> card & 1:
            best, taker = card, (scene.leader + place) % scene.seats
    return best, taker


def _lead_score(scene: Scene, card: int) -> int:
    """What counts for leading a card, in hundredths of a point."""
    weights, worth = _WEIGHTS, RULES[3].worth[card]
    suit, place = _suit_and_place(card)
    is_trump = suit == _TRUMPS
    score = weights.lead_worth * worth + weights.lead_place * place
    score += weights.lead_length * (scene.hand & suit).bit_count() + weights.lead_trump * is_trump
    if suit & _beaten_by(card) & scene.unseen:
        return score
    score += weights.lead_top + weights.lead_top_worth * worth
    if is_trump:
        return score + weights.lead_top_trump
    return score + (weights.lead_top_risk if scene.unseen & _TRUMPS else 0)


def _follow_score(scene: Scene, card: int, best: int, give: int) -> int:
    """What counts for playing a card to a trick that `best` wins so far, in hundredths of a point."""
    weights, worth = _WEIGHTS, RULES[3].worth[card]
    suit, place = _suit_and_place(card)
    score = weights.spend_place * place + (weights.spend_trump if suit == _TRUMPS else 0)
    if not suit & _beaten_by(card) & scene.unseen:
        score += weights.spend_top
    if _beaten_by(best) >> card & 1:
        pot = worth_of(kernel.mask_of(scene.trick))
        if len(scene.trick) == scene.seats - 1 or not _beaten_by(card) & scene.unseen:
            return score + weights.take + weights.take_pot * pot + weights.take_worth * worth
        return score + weights.try_ + weights.try_pot * pot + weights.try_worth * worth
    score += give * worth
    is_discard = suit != _suit_and_place(scene.trick[0])[0]
    return score + (weights.discard_length * (scene.hand & suit).bit_count() if is_discard else 0)
