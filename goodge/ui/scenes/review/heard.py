"""A choice in words, for those who do not see the table of a review: how it stood, what was done, how good it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ....engine.actions import Action, Bury
from ....engine.cards import Card
from ...tabletop.telling import OF_BIDS, bids_words, last_trick_words, suits_words, trick_words
from ...widgets.base import Item
from ...wording import told
from ...wording.review import action_words
from ...wording.spoken import in_sentences
from ...wording.stash import stash_label
from ...wording.told import marked_words
from .seen import SeenView

_TOLD = ("bar", "note", "label", "chances", "means", "before", "option-", "other-", "reason", "how-sure")


def standing(seen: SeenView) -> str:
    """Return how the round stands: the bids, the trick that lies there, or what comes next."""
    board = seen.view.board
    if board.phase in OF_BIDS:
        return bids_words(seen)
    if board.trick.cards:
        return trick_words(seen)
    return last_trick_words(seen) if seen.keeps_trick else seen.coming


def own_cards(seen: SeenView) -> str:
    """Return the cards of the hand under review."""
    return in_sentences(_hand(seen, seen.own, seen.view.hand))


def open_cards(seen: SeenView) -> Iterator[str]:
    """Yield what the hands that lie open hold, and what lies in the Stash, where that is seen."""
    for hand in range(len(seen.view.board.captured)):
        if seen.is_open(hand):
            yield in_sentences(_hand(seen, hand, seen.open_hand(hand)))
    if seen.stash:
        yield told.has_called(
            stash_label(seen.view.board.phase),
            told.suits_held([seen.presenter.card_called(card) for card in seen.stash]),
        )


def _hand(seen: SeenView, hand: int, cards: Sequence[Card]) -> list[str]:
    if not cards:
        return []
    order = seen.presenter.sorted_hand(seen.view, cards, hand=hand)
    return [told.holds(seen.hand_name(hand), len(order)), suits_words(seen.presenter, order)]


def taken(seen: SeenView) -> str:
    """Return what was done."""
    return "" if seen.done is None else in_sentences(marked_words(_action(seen, seen.done), best=False, done=True))


def better(seen: SeenView) -> str:
    """Return what was best, if that is something else than what was done."""
    if seen.best is None or _are_same(seen.best, seen.done):
        return ""
    return in_sentences(marked_words(_action(seen, seen.best), best=True, done=False))


def _action(seen: SeenView, action: Action) -> str:
    return action_words(action, seen.presenter.card_names)


def _are_same(one: Action, other: Action | None) -> bool:
    if isinstance(one, Bury) and isinstance(other, Bury):
        return set(one.cards) == set(other.cards)
    return one == other


def words_of(items: Iterable[Item], *keys: str) -> str:
    """Return what stands in the items of these keys, or whose keys begin so where a key ends in a hyphen."""
    found = (item for key in keys for item in items if item.key == key or (key[-1] == "-" and item.key.startswith(key)))
    return in_sentences(words for item in found for words in item.read())


def untold(items: Iterable[Item]) -> list[Item]:
    """Return the items that say something else than the choice."""
    return [item for item in items if not item.key.startswith(_TOLD)]
