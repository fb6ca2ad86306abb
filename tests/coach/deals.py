"""All deals that fit a view, late in a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from goodge.coach.claims import may_hold
from goodge.coach.kernel_cards import kernel_cards
from goodge.engine.cards import Card
from goodge.engine.game import AnyGame, AnyState, AnyView


def shares(cards: Sequence[Card], sizes: Sequence[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """All ways to deal some cards in piles of these sizes."""
    if not sizes:
        yield ()
        return
    for pile in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in pile]
        for others in shares(rest, sizes[1:]):
            yield (pile, *others)


def all_deals(game: AnyGame, state: AnyState) -> Iterator[list[tuple[Card, ...]]]:
    """The hands in every deal that the seat to act cannot tell from the real one; what is left lies in the Stash."""
    view: AnyView = game.view_for(state, state.board.turn)
    cards = kernel_cards(game.id, view.rules, view.board)
    assert cards is not None
    seen = {view.board.own_hand(view.seat or 0), view.board.dummy}
    hidden = [hand for hand in range(len(state.hands)) if hand not in seen]
    unseen = [card for hand in hidden for card in state.hands[hand]]
    if game.stash_size and view.stash is None:
        unseen += state.stash
    sizes = [len(state.hands[hand]) for hand in hidden]
    allowed = [set(cards.cards(mask)) for mask in may_hold(game, view, cards)]
    for piles in shares(unseen, sizes):
        if all(set(pile) <= allowed[hand] for hand, pile in zip(hidden, piles, strict=True)):
            dealt = dict(zip(hidden, piles, strict=True))
            yield [dealt.get(hand, held) for hand, held in enumerate(state.hands)]
