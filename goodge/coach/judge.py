"""The judge: what a decision was worth beside the others that could have been made, by the view of its seat alone."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import Action, Bid, Bury
from ..engine.cards import in_order
from ..engine.game import AnyGame, AnyView, Phase
from ..engine.games import GOODGE
from ..engine.games.goodge import BID_STEP, GoodgeBoard
from ..engine.rng import Stream
from ..engine.state import narrow
from ..engine.values import replace
from ..players import Budget, player_of
from ..players.anygame.deck import deck_of
from ..players.race import Clock
from .auction import CallWeigher
from .goodge_cards import GoodgeCardWeigher
from .judgement import Grade, Judgement, Weighed, error_of, label_of, loss_of
from .kin import KinCallWeigher, KinCardWeigher
from .plans import burials, trumps
from .played import played_on
from .swing import scale_of
from .weighing import Weigher

# Independent searches, of which the one that tells the smaller loss counts; the second by rougher play, since what only
# those could punish who see through everything is no mistake at a table.
SEARCHES = (False, True)
UNSURE = 0.95  # of a blunder's least loss: told at most, where playing on does not make it sure
SEED = 0  # of hints, reviews and practice: what is advised is weighed over the same deals as it is judged by afterwards


def may_be_less(view: AnyView, loss: float) -> bool:
    """Return True if a loss is large enough for a second opinion; cards are played far more often than all else."""
    scale = scale_of(view.game)
    least = scale.blunder if view.board.phase is Phase.PLAY else scale.mistake
    return view.game == GOODGE.id and loss >= least


class Judge:
    """The judge of one game. The same view, action and seed have the same judgement, unless there is a time limit."""

    def __init__(self, game: AnyGame, *, plays_on: bool = False) -> None:
        """`plays_on`: in Goodge, what seems a bad mistake is played on by experts as well.

        That takes seconds, and is left out where there is a time limit.
        """
        self._game, self._plays_on = game, plays_on
        self.scale = scale_of(game.id)

    def judge(
        self, view: AnyView, done: Action | None = None, seed: int = 0, budget: Budget | None = None
    ) -> Judgement:
        """Return how an action of the seat to act stands among its options, or the options alone.

        Nothing is weighed where there is but one sensible action. Raises ValueError for a view in which nobody is to
        act, NoSuchDeal for one that no deal fits.
        """
        if view.board.turn is None or view.seat != view.board.turn:
            raise ValueError("nobody is to act in this view")
        taken = Bury(in_order(done.cards)) if isinstance(done, Bury) else done
        hand = " ".join(card.text for card in in_order(view.acting_hand))
        # The same chances through a whole auction, so that how far to bid moves by what others bid alone.
        moment = 0 if view.board.phase is Phase.AUCTION else len(view.actions)
        stream = Stream(seed, "coach", view.seat, moment, hand)
        parts = len(SEARCHES) + (view.board.phase is Phase.EXCHANGE)  # what to lay away is searched for first
        share = budget.part(1 / parts) if budget is not None else None
        weigher = None if len(view.legal) == 1 else self._weigher(view, taken, stream.below(1 << 62), Clock(share))
        if weigher is None or len(weigher.options) < 2:
            return Judgement(done=taken)
        runs = [weigher.run(stream.below(1 << 62), Clock(share), is_rough=rough) for rough in SEARCHES]
        worths = [run.worths for run in runs]
        means = {option: sum(worth[option] for worth in worths) / len(SEARCHES) for option in weigher.options}
        error = error_of(worths, self.scale)
        best = max(weigher.options, key=means.__getitem__)
        if isinstance(best, Bid) and view.game == GOODGE.id:
            best = _lowest_alike(best, means, error)
        found = 0.0 if taken is None else loss_of(taken, best, worths)
        is_timed = budget is not None and budget.seconds is not None
        if taken is not None and not is_timed and self._is_played_on(view, found):
            played = played_on(narrow(view, GoodgeBoard), best, taken, stream.below(1 << 62), budget)
            gap = max(0.0, played.gap if played.is_sure else min(played.gap, UNSURE * self.scale.blunder))
            found, means[taken] = min(found, gap), max(means[taken], means[best] - gap)
        limits = [run.limit for run in runs if run.limit is not None]
        options = sorted(weigher.options, key=lambda option: (-means[option], option != taken, option != best))
        judged = Judgement(
            tuple(Weighed(option, means[option], weigher.chance(means[option])) for option in options),
            taken,
            error=error,
            deals=sum(run.deals for run in runs),
            limit=_limit_of(limits),
            ceiling=max(limits, default=None),
        )
        if taken is None:
            return replace(judged, losses=tuple((option, loss_of(option, best, worths)) for option in options))
        if not judged.is_noise(judged.taken):
            judged = replace(judged, loss=found)
        return replace(judged, label=self._label(view, judged, seed))

    def _is_played_on(self, view: AnyView, loss: float) -> bool:
        return self._plays_on and may_be_less(view, loss)

    def _label(self, view: AnyView, judged: Judgement, seed: int) -> Grade:
        if judged.done != judged.best.action or judged.is_close:
            return label_of(judged, self.scale)
        is_alone = judged.lead >= self.scale.mistake
        is_hard = is_alone and player_of("casual").choose(view, seed).action != judged.done
        return Grade.WELL_FOUND if is_hard else Grade.BEST

    def _weigher(self, view: AnyView, done: Action | None, seed: int, clock: Clock) -> Weigher | None:
        """Return what weighs this decision; None where nothing is known of the game."""
        phase = view.board.phase
        if view.game == GOODGE.id:
            seen = narrow(view, GoodgeBoard)
            if phase is Phase.AUCTION:
                return CallWeigher(seen, done)
            if phase is Phase.EXCHANGE:
                return burials(seen, done, seed, clock)
            return trumps(seen) if phase is Phase.TRUMP else GoodgeCardWeigher(seen, done)
        deck = deck_of(view.game, view.rules)
        if deck is None:
            return None
        if phase is Phase.PLAY:
            return KinCardWeigher(self._game, view, deck, done)
        return KinCallWeigher(self._game, view, deck, done)


def _lowest_alike(best: Bid, means: dict[Action, float], error: float) -> Bid:
    """Return the lowest bid that is as good as the best for all that can be told, as a hint does, and level it with it.

    It risks less, and whoever is outbid can go on.
    """
    alike = (bid for bid in means if isinstance(bid, Bid) and means[best] - means[bid] <= error)
    lowest = min(alike, key=lambda bid: bid.amount)
    means[lowest] = means[best]
    return lowest


def _limit_of(limits: Sequence[int]) -> int:
    """Return the mean of what searches find how far a bid may go, as a bid; 0 if one finds that none is worth it."""
    return round(sum(limits) / len(limits)) // BID_STEP * BID_STEP if limits and all(limits) else 0
