"""Spidge on the screen: three players, a dummy that lies open, and jokers that cancel each other."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.cards import Card
from ....engine.decisions import NilLost, Settled
from ....engine.events import DealerDrawn, Event, TrickWon
from ....engine.game import AnyView, Hand, Trick
from ....engine.games.spidge import SPIDGE, SpidgeBoard, lost_late
from ....engine.spadeplay import HAND_SIZE
from ....engine.state import narrow
from ....engine.values import replace
from ...tabletop.director import Director, Handler
from ...tabletop.facts import PlateFacts
from ...wording import bar, happenings, plates
from ...wording.cards import EQUAL_JOKERS
from ...wording.decided import decided_words, own_nil_lost_words
from ...wording.hands import joker_words
from ...wording.happenings import CUT
from ...wording.numbers import figure
from ...wording.numbers import points as points_words
from ...wording.prompts import AnyPrompt, FromDummy, FromHand
from ..shared.beginning import OfTheEvening
from ..shared.draw import DrawShow
from ..shared.french import FrenchPresenter, french_shows
from ..shared.high_trumps import HighTrumpShow

_JOKERS = 2


class SpidgePresenter(FrenchPresenter):
    """The presenter of a game without bids: each trick counts for the hand that takes it."""

    id = "spidge"
    bar_tells_taken = False
    card_names = EQUAL_JOKERS

    # -- words --------------------------------------------------------------------------------------------

    def prompt(self, view: AnyView) -> AnyPrompt:
        board = narrow(view, SpidgeBoard).board
        asked = super().prompt(view)
        if board.acting == board.dummy:
            return FromDummy(asked)
        return FromHand(asked) if board.holders.count(board.turn or 0) > 1 else asked

    def aim(self, view: AnyView) -> str:  # noqa: ARG002
        return happenings.spidge_aim()

    def trick_note(self, view: AnyView) -> str:
        return happenings.jokers_cancelled() if self.struck(view.board.trick.cards) else ""

    def doing(self, view: AnyView, name: str) -> str:
        board = narrow(view, SpidgeBoard).board
        if board.acting != board.dummy:
            return super().doing(view, name)
        return happenings.plays_from_dummy(name) if board.trick.cards else happenings.leads_from_dummy(name)

    def state(self, view: AnyView, round_number: int, clock: str) -> str:
        if clock:
            return super().state(view, round_number, clock)
        return bar.few_points_round_words(round_number, view.rules.target)

    def short_state(self, view: AnyView, round_number: int, clock: str) -> str:
        return super().state(view, round_number, clock)

    def about(self, view: AnyView, names: Sequence[str], hand: int) -> str:
        return "" if hand == view.board.dummy else super().about(view, names, hand)

    def card_words(self, view: AnyView, card: Card) -> str:
        return joker_words(card) if card.suit is None else super().card_words(view, card)

    def trick_taken(self, event: TrickWon, name: str) -> str:
        is_struck = self.struck(event.cards)
        return happenings.takes_cancelled_trick(name) if is_struck else super().trick_taken(event, name)

    def trick_won(self, trick: Trick, name: str) -> str:
        is_struck = self.struck(trick.cards)
        return happenings.won_cancelled_trick(name) if is_struck else super().trick_won(trick, name)

    def lost_late(self, view: AnyView, captured: Sequence[int]) -> frozenset[Settled]:
        return lost_late(narrow(view, SpidgeBoard).board, captured)

    def decided(self, view: AnyView, names: Sequence[str], decision: Settled, *, is_over: bool) -> str:
        if isinstance(decision, NilLost) and decision.hand == view.board.dummy:
            return decided_words(decision, (happenings.dummy(),), is_over=is_over)
        if isinstance(decision, NilLost) and decision.hand == view.board.own_hand(view.board.dealer):
            return own_nil_lost_words(names[view.board.dealer])
        return super().decided(view, names, decision, is_over=is_over)

    # -- cards and plates ---------------------------------------------------------------------------------

    def picture(self, card: Card | None) -> str:
        """Return the name of a card's picture: neither joker says that it is the bigger one."""
        name = super().picture(card)
        return f"{name}-equal" if card is not None and card.suit is None else name

    def struck(self, cards: Hand) -> frozenset[Card]:
        """Return both jokers once they lie in one trick."""
        jokers = frozenset(card for card in cards if card.suit is None)
        return jokers if len(jokers) == _JOKERS else frozenset()

    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        board = narrow(view, SpidgeBoard).board
        caption = plates.tricks_caption(points[hand])
        if hand == board.dummy:
            who = plates.played_by_words(names[board.dealer])
            return PlateFacts(name=plates.dummy_name(), figure=figure(points[hand]), caption=caption, played_by=who)
        seat = board.holders[hand]
        total, left = view.totals[seat], HAND_SIZE - len(board.tricks)
        own = [held for held, holder in enumerate(board.holders) if holder == seat]
        together = sum(points[held] for held in own)
        is_dummy_without = any(held == board.dummy and not points[held] for held in own)
        is_slam = not left and len(own) > 1 and together >= SPIDGE and not min(points[held] for held in own)
        can_spoil = not self.game.is_settled(replace(board, captured=tuple(points)))
        note, short_note = plates.chances(
            points[hand], together, left, SPIDGE,
            is_dummy_without=is_dummy_without, can_spoil=can_spoil, is_slam=is_slam,
        )  # fmt: skip
        return PlateFacts(
            name=names[seat],
            figure=figure(points[hand]),
            caption=caption,
            total=points_words(total),
            short_total=figure(total),
            note=note,
            short_note=short_note,
            has_own_line=True,
            is_quiet=is_hopeless(board, hand, points, left),
            has_made=together >= SPIDGE,
            is_dealer=board.dealer == seat,
        )


def is_hopeless(board: SpidgeBoard, hand: int, points: Sequence[int], left: int) -> bool:
    """Return True if a hand's player can reach neither aim with these tricks taken, and this many still to play."""
    own = [held for held, holder in enumerate(board.holders) if holder == board.holders[hand]]
    has_no_nil = points[hand] > 0 and all(points[held] for held in own if held == board.dummy)
    return has_no_nil and left < SPIDGE - sum(points[held] for held in own)


class BeginnersSpidge(OfTheEvening, SpidgePresenter):
    """The presenter in the short rounds of the first evening.

    That a hand can reach nothing is told where it is news, not where that was lost before the person came. Totals are
    left out while all are nothing: each round is one of its own.
    """

    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        facts = super().plate(view, names, hand, points)
        if not any(view.totals):
            facts = replace(facts, total="", short_total="")
        board, before = narrow(view, SpidgeBoard).board, self._beginning.before
        is_old = facts.is_quiet and is_hopeless(board, hand, before, HAND_SIZE - sum(before))
        return replace(facts, note="", short_note="") if is_old else facts


def spidge_shows(director: Director) -> dict[type[Event], Handler]:
    """Return the handlers for the events of Spidge."""
    return {
        **french_shows(director),
        DealerDrawn: DrawShow(director, CUT).dealer_drawn,
        TrickWon: HighTrumpShow(director).trick_won,
    }
