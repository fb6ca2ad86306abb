"""What a hint says of advice: what to do, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from ....coach.differences import sets_apart
from ....coach.hinting import Advice
from ....coach.judge import may_be_less
from ....coach.judgement import Judgement
from ....coach.known import Known
from ....coach.swing import scale_of
from ....coach.warnings import told_against
from ....coach.why import Keeps, LesserRisk, Reaches, Reason, Risks, ShownVoid
from ....coach.why_bags import OnlyBags
from ....coach.why_bids import CountsMore
from ....coach.why_pairs import GivesPoints, HangsOn
from ....coach.why_plans import StaysInstead
from ....engine.actions import Action, Bid, Bury, Pass, PlayCard
from ....engine.games.goodge import GoodgeBoard
from ....engine.values import dataclass
from ....table.match_table import Table
from ...drawing.canvas import Canvas
from ...drawing.theme import KEYCAP
from ...tabletop.sentences import in_two_lines, sentence_width
from ...tabletop.shown import ShownTable
from ...wording import hints
from ...wording.against import against_words
from ...wording.cards import CardNames
from ...wording.reasons import reason_words
from ...wording.spoken import in_sentences
from .limits import HintedSeat, ToldLimit, ToldLimits

_TOLD = 3  # reasons
_LOW_BY = 20  # points from a bid up to how far it may go, from which on it is told that a low one will do


@dataclass(frozen=True, slots=True)
class Lesson:
    """A round that shows an idea: a hint asks for what is asked for there, and speaks of nothing that comes later.

    `asked` returns the actions that are asked for just now, none where any is; `said` returns what is said.
    """

    asked: Callable[[], tuple[Action, ...]]
    said: Callable[[], str]
    known: Known


class HintWords:
    """What hints say to whoever is asked at a table, in a `lesson` only of what is known by then."""

    def __init__(self, table: Table, shown: ShownTable, lesson: Lesson | None) -> None:
        self._table, self._shown, self._lesson = table, shown, lesson
        self._scale, self._limits = scale_of(table.game.id), ToldLimits()

    @property
    def asker(self) -> HintedSeat:
        """The seat that is asked, and the round."""
        viewer = self._shown.viewer
        return None if viewer is None else (viewer, len(self._table.record.rounds))

    @property
    def is_forced(self) -> bool:
        """True if there is but one thing to do, and so nothing to look at before."""
        return len(self._shown.view.legal) == 1

    @property
    def named(self) -> CardNames:
        return self._shown.presenter.card_names

    @property
    def names(self) -> list[str]:
        """The names by hand."""
        shown = self._shown
        hands = range(len(shown.view.board.captured))
        return [shown.presenter.hand_name(shown.view, shown.names, hand) for hand in hands]

    def what_to_do(self, advice: Advice) -> Callable[[], str]:
        """Return what is said of what to do: at once of two options that are about as good, where there are two."""
        either = self._either(advice)
        if either is not None:
            return either
        before = self._limits.before(self.asker)
        bids = [action for action in self._shown.view.legal if isinstance(action, Bid)]
        if isinstance(advice.action, Pass) and before is not None and bids:
            return partial(hints.pass_words, min(bids, key=lambda bid: bid.amount), before.most)
        limit = self.limit(advice)
        if limit is None or not isinstance(advice.action, Bid):
            return partial(hints.advice_words, advice.action, self.named)
        if limit.is_news:
            return partial(hints.still_words, advice.action, limit.most)
        return partial(hints.advice_words, advice.action, self.named, limit.most)

    def advised(self, advice: Advice) -> tuple[Action, ...]:
        """Return what is told to do: one action, or either of two."""
        if advice.other is None or self._either(advice) is None:
            return (advice.action,)
        return advice.action, advice.other.action

    def limit(self, advice: Advice) -> ToldLimit | None:
        """Return how far to bid; None where a hint does not tell."""
        if self._lesson is not None:
            return None
        return self._limits.at(self._shown.view.actions, self.asker, advice)

    def keep_limit(self, advice: Advice) -> None:
        """Keep how far to bid, once that is told."""
        limit = None if self._either(advice) else self.limit(advice)
        if limit is not None:
            self._limits.tell(self.asker, limit)

    def told_before(self) -> ToldLimit | None:
        """Return how far to bid, as whoever is asked was told last."""
        return self._limits.before(self.asker)

    def why(self, advice: Advice) -> list[Callable[[], str]]:
        """Return all that is said of why: the risk of a bid, the reasons, equals, what is next best, and the figures.

        Before these comes what a card that tempts would cost, if nothing else warns of it. What is as good as
        the advice comes first if it does not stand in what to do.
        """
        board, reasons = self._shown.view.board, self._reasons(advice)
        facts = self.names, board.holders, board.to_act, self.named
        first: list[Callable[[], str]] = [partial(reason_words, each, *facts) for each in reasons]
        beside = [] if _warns_of_other(advice, reasons) else [self._beside(advice, reasons)]
        is_table = self._lesson is None
        figures = [partial(hints.figures_words, advice)] if is_table and hints.figures_words(advice) else []
        if is_table and advice.tempts is not None and not advice.warnings:
            figures = [partial(hints.tempting_words, advice, self._scale.swing, self.named), *figures]
        bid = self._of_bid(advice, reasons)
        if advice.is_lost:  # what serves nothing but bags or the others' points would be no help to whoever fights on
            first, bid = [*bid, *first], []
        if is_table and advice.equals:
            bid = [*bid, partial(hints.equals_words, advice.equals, self.named)]
        is_stash = isinstance(advice.action, Bury)  # what to do names no other three cards
        if is_stash or not advice.is_even(self._scale) or not self._tells_other(advice):
            return [*first, *bid, *beside, *figures] if first else [*beside, *bid, *figures]
        return [*first, *bid, *figures]

    def _of_bid(self, advice: Advice, told: Sequence[Reason]) -> list[Callable[[], str]]:
        """Return that a low first bid will do, where it may go far higher; or how often bids are reached."""
        limit, action, board = self.limit(advice), advice.action, self._shown.view.board
        if isinstance(action, Bid) and isinstance(board, GoodgeBoard) and limit is not None:
            is_first = board.calls[board.to_act] is None
            return [hints.LOW_BID.say] if is_first and limit.most - action.amount >= _LOW_BY else []
        if not board.tricks or self._lesson is not None:  # until then bids were weighed in other ways
            return []
        facts = self.names, board.holders, board.to_act, self.named
        aims = {reason.aim for reason in told if isinstance(reason, Reaches)}
        is_safe = any(isinstance(reason, OnlyBags) for reason in told)
        open_yet = (hope for hope in advice.standing if hope.aim not in aims)
        return [] if is_safe else [partial(reason_words, hope, *facts) for hope in open_yet]

    def why_not(self, judged: Judgement, action: Action, counted: Mapping[Action, Sequence[Reason]]) -> str:
        """Return what speaks against an action that costs much; nothing where that is not known."""
        view = self._shown.view
        facts = self.names, view.board.holders, view.board.to_act, self.named
        against = told_against(self._shown.presenter.game, view, judged, action, counted)
        return in_sentences(against_words(reason, action, *facts) for reason in against)

    def below(self, advice: Advice, canvas: Canvas) -> Callable[[], str]:
        """Return what is said of why below what to do: the first reason that has room there."""
        return self.why(advice)[self._below(advice, canvas) or 0]

    def _below(self, advice: Advice, canvas: Canvas) -> int | None:
        """Return the place of what stands below what to do; None if nothing has room there."""
        if self._is_long(self.what_to_do(advice), canvas):
            return None
        reasons = self.why(advice)[: max(1, len(self._reasons(advice)) + advice.is_lost)]
        return next((place for place, line in enumerate(reasons) if self._has_room_below(line, canvas)), None)

    def pages(self, advice: Advice, canvas: Canvas) -> list[list[Callable[[], str]]]:
        """Return what is said of why after what to do, as it has room: all that had none below that.

        Two lines stand together, unless one is so long that it needs both.
        """
        told, seen = self.why(advice), self._below(advice, canvas)
        found: list[list[Callable[[], str]]] = []
        for line in told if seen is None else [*told[:seen], *told[seen + 1 :]]:
            last = found[-1] if found else []
            if len(last) == 1 and not self._is_long(last[0], canvas) and self._has_room_below(line, canvas):
                last.append(line)
            else:
                found.append([line])
        return found

    def _is_long(self, line: Callable[[], str], canvas: Canvas) -> bool:
        """Return True for words that take the line below the sentence as well."""
        return bool(in_two_lines(canvas, line(), sentence_width(canvas, self._shown))[1])

    def _has_room_below(self, line: Callable[[], str], canvas: Canvas) -> bool:
        """Return True for words that have room in the line below the sentence."""
        return canvas.type.size(line(), KEYCAP)[0] <= self._shown.places.detail.width

    def _reasons(self, advice: Advice) -> list[Reason]:
        """Return the reasons that are told: no card that stays where the next best option names it."""
        other, lesson = advice.other, self._lesson
        is_named = other is not None and hints.parted_by_one(advice.action, other.action) is not None
        told = [
            reason
            for reason in advice.told(self._scale)
            if (lesson is None or lesson.known.covers(reason)) and not (is_named and isinstance(reason, StaysInstead))
        ]
        if any(map(sets_apart, told)):  # whoever reads on has figures enough
            told = [reason for reason in told if not isinstance(reason, HangsOn)]
        told.sort(key=lambda reason: not isinstance(reason, Risks | LesserRisk))
        return [*told[:_TOLD], *(reason for reason in told[_TOLD:] if isinstance(reason, CountsMore))]

    def _beside(self, advice: Advice, told: Sequence[Reason]) -> Callable[[], str]:
        """Return what is said of the other options, beside the reasons that are told."""
        lesson = self._lesson
        if lesson is not None and not self.is_forced and not self._tells_other(advice):
            return partial(str, lesson.said() or hints.FOR_TRICKS.say())
        if self.is_forced and isinstance(advice.action, PlayCard):
            return hints.ONLY_CARD.say
        gap = 0.0 if advice.other is None else advice.judgement.best.worth - advice.other.worth
        at_most = may_be_less(self._shown.view, gap)
        is_argued = _argues(advice, told)
        return partial(hints.reason_words, advice, self._scale.swing, self.named, at_most=at_most, is_argued=is_argued)

    def _either(self, advice: Advice) -> Callable[[], str] | None:
        """Return what is said of two options that are about as good; None where one is advised."""
        if not advice.is_even(self._scale) or not self._tells_other(advice) or advice.other is None:
            return None
        either = partial(hints.either_words, advice.action, advice.other.action, self.named)
        return either if either() else None

    def _tells_other(self, advice: Advice) -> bool:
        """Return True if the next best option is told: not on the first evening before points are known."""
        return advice.other is not None and (self._lesson is None or self._lesson.known.points)


def _argues(advice: Advice, told: Sequence[Reason]) -> bool:
    """Return True if what is told holds the next best card against the one to play."""
    if advice.other is None or not isinstance(advice.other.action, PlayCard):
        return False
    card = advice.other.action.card
    return any(card in (getattr(each, "kept", None), getattr(each, "other", None)) for each in told)


def _warns_of_other(advice: Advice, told: Sequence[Reason]) -> bool:
    """Return True if what is told warns of a close card, or of its suit: to call it as good would take that back."""
    other = advice.other
    if other is None or not advice.is_close or not isinstance(other.action, PlayCard):
        return False
    card = other.action.card
    is_given = any(isinstance(each, GivesPoints) and each.card == card for each in told)
    is_given = is_given or any(isinstance(each, Keeps) and each.is_enough and each.kept == card for each in told)
    return is_given or any(isinstance(each, ShownVoid) and each.suit is card.suit and not each.helps for each in told)
