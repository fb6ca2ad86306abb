"""What speaks against a card that is about to be played: proved from the view, without a word of which is better."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.games.spidge import SpidgeBoard
from .claims import surely_takes, threats_to
from .kept import keeps_for_later
from .memory import is_on_nil, partners_place
from .merits import FEW, is_worth_keeping
from .nil_cards import of_nil
from .ranks import higher_unseen
from .why import Chance, Keeps, Reason
from .why_against import CannotWin, GetsUnderLater, LessIsEnough, LowerTrumps, SparesDanger, SpentInVain
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
