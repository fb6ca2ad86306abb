"""The points of a match of Goodge that pictures show; each is called with the view of whoever must act."""

from goodge.engine.game import Phase
from goodge.engine.games import game_named
from goodge.engine.games.goodge import worth
from headless import AnyView


def opening(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.AUCTION and not any(view.board.calls)


def standing(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.AUCTION and view.board.bid >= 60


def exchange(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.EXCHANGE


def trump(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.TRUMP


def leading(view: AnyView) -> bool:
    return view.seat == 0 and any(view.totals) and not view.board.trick.cards and len(view.board.tricks) > 3


def following(view: AnyView) -> bool:
    """Return True for the last to a trick who may not play some cards."""
    return _last_to_a_trick(view) and 1 < len(view.legal) < len(view.hand) // 2


def void(view: AnyView) -> bool:
    """Return True for the last to a trick with points who may play any card."""
    return _last_to_a_trick(view) and len(view.legal) == len(view.hand) and any(map(worth, view.board.trick.cards))


def _last_to_a_trick(view: AnyView) -> bool:
    """Return True for the last to a trick, in the middle of a later round."""
    board = view.board
    is_later = view.seat == 0 and any(view.totals) and len(board.tricks) in (3, 4, 5)
    return is_later and len(board.trick.cards) == len(board.calls) - 1


def settled(view: AnyView) -> bool:
    """Return True for a choice of cards when nothing that was bid can change any more."""
    return view.seat == 0 and len(view.legal) > 1 < len(view.hand) - 2 and game_named(view.game).is_settled(view.board)


def made(view: AnyView) -> bool:
    return _scores_in_a_later_round(view) > 0


def failed(view: AnyView) -> bool:
    return _scores_in_a_later_round(view) < 0


def _scores_in_a_later_round(view: AnyView) -> int:
    """Return what the Goodge has just scored; 0 during a round, or after fewer than three rounds."""
    if view.result is None or max(view.totals) < 250 or max(view.totals) >= view.rules.target:
        return 0
    score: int = view.result.scores[view.board.goodge]
    return score
