"""What speaks against a card that is about to be played: proved from the view, without a word of which is better."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.games.spidge import SpidgeBoard
from ..engine.tricks import suit_of
from .claims import surely_takes, threats_to
from .kept import keeps_for_later
from .memory import is_on_nil, own_other_hand, partners_place
from .merits import FEW, is_worth_keeping
from .nil_cards import of_nil
from .ranks import beats, higher_unseen
from .why import Chance, Keeps, Reason
from .why_against import (
    CannotWin,
    FreesDummy,
    GetsUnderLater,
    LessIsEnough,
    LowerTrumps,
    OwnHasToBeat,
    SparesDanger,
    SpentInVain,
)
from .why_nil import GetsUnder, SafeLater
from .why_pairs import BeatsPartners, DangerGoes

_SOME = 3  # unseen cards over one that may do better later, at most


def drawback(game: AnyGame, view: AnyView, best: Card, bad: Card) -> Reason | None:
    """Return what most speaks against a card beside the best one; None where nothing does by itself.

    Of Spidge only that a card could wait which nobody can beat: who is to
    win a trick depends there on what is played for.
    """
    if is_on_nil(view):
        return next(on_nil(game, view, best, bad), None)
    if isinstance(view.board, SpidgeBoard):
        kept = _kept(game, view, best, bad)
        return kept if isinstance(kept, Keeps) and kept.chance in (Chance.ALWAYS, Chance.LAST) else None
    return next(_of_trick(game, view, best, bad), None)


def _of_trick(game: AnyGame, view: AnyView, best: Card, bad: Card) -> Iterator[Reason]:
    place, cards = partners_place(game, view), view.board.trick.cards
    if place is not None:
        beat = [game.winning_place((*cards, card), view.board.trump) == len(cards) for card in (best, bad)]
        if beat == [False, True]:
            yield BeatsPartners(cards[place])
    elif cards and threats_to(game, view, bad) is None and surely_takes(game, view, best):
        yield CannotWin(bad)
    kept = _kept(game, view, best, bad)
    if kept is not None:
        yield kept


def _kept(game: AnyGame, view: AnyView, best: Card, bad: Card) -> Reason | None:
    """Return what a card might do later that is higher than the best one."""
    if not is_worth_keeping(game, view, best, bad):
        return None
    kept = keeps_for_later(game, view, best, bad, threats_to(game, view, bad))
    match kept.chance:
        case Chance.UNTOLD:
            return None
        case Chance.RUFF:
            return LowerTrumps(bad)
        case Chance.UNSURE if kept.higher > _SOME:
            return None
        case Chance.NONE:
            return SpentInVain(bad) if len(higher_unseen(game, view, bad)) <= FEW else None
    return LessIsEnough(bad) if kept.is_enough else kept


def on_nil(game: AnyGame, view: AnyView, best: Card, bad: Card) -> Iterator[Reason]:
    """Yield what speaks against a card beside the best one for a hand that wants no trick."""
    for reason in of_nil(game, view, best, bad):
        if isinstance(reason, GetsUnder):
            yield GetsUnderLater(bad)
        elif isinstance(reason, DangerGoes):
            yield SparesDanger(bad)
        elif isinstance(reason, SafeLater):
            yield reason


def own_has_to_beat(game: AnyGame, view: AnyView, best: Card, bad: Card, hand: int) -> Iterator[OwnHasToBeat]:
    """Yield that another hand of the viewer's has to beat a card that wins so far, and need not beat the best one."""
    board, trump = view.board, view.board.trump
    lying = board.trick.cards
    if hand == board.acting or board.holders[hand] != view.seat:
        return
    if (hand - board.trick.leader) % len(board.captured) < len(lying):
        return

    def has_to(card: Card) -> bool:
        cards, held = (*lying, card), own_other_hand(view)
        if game.winning_place(cards, trump) != len(lying):
            return False
        follows = [each for each in held if suit_of(each, trump) is suit_of(cards[0], trump)] or held
        return all(game.winning_place((*cards, each), trump) == len(cards) for each in follows)

    if has_to(bad) and not has_to(best):
        yield OwnHasToBeat(hand, bad)


def frees_dummy(game: AnyGame, view: AnyView, best: Card, bad: Card) -> Iterator[FreesDummy]:
    """Yield the card that a dummy may throw under a card, if few still out beat it, and more what goes under the best.

    Nothing unless the viewer sees a dummy that somebody else plays, and that is still to play to the trick.
    """
    board = view.board
    if board.dummy is None or not view.dummy or view.seat == board.holders[board.dummy]:
        return
    if (board.dummy - board.trick.leader) % len(board.captured) < len(board.trick.cards):
        return
    freed, other = (_highest_under(game, view, card) for card in (bad, best))
    over = FEW + 1 if freed is None else _out_over(game, view, freed)
    if freed is not None and over <= FEW and (other is None or _out_over(game, view, other) > over):
        yield FreesDummy(bad, freed)


def _highest_under(game: AnyGame, view: AnyView, card: Card) -> Card | None:
    """Return the highest card that the dummy may play without taking the trick, after a card; None if there is none."""
    trump, lying = view.board.trump, (*view.board.trick.cards, card)
    led = suit_of(lying[0], trump)
    follows = [each for each in view.dummy or () if suit_of(each, trump) is led] or list(view.dummy or ())
    under = [each for each in follows if game.winning_place((*lying, each), trump) != len(lying)]
    return min(under, key=lambda each: (_out_over(game, view, each), -each.rank), default=None)


def _out_over(game: AnyGame, view: AnyView, card: Card) -> int:
    """Return how many cards of its suit that other hands than the dummy hold are higher than a card."""
    suit, trump = suit_of(card, view.board.trump), view.board.trump
    held = [each for each in view.hand if suit_of(each, trump) is suit and beats(game, view, each, card)]
    return len(held) + len(higher_unseen(game, view, card))
