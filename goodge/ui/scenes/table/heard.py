"""A table that can be played by ear: what is told about it, and the keys that ask for more or find cards."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import ClassVar

from ....engine.cards import Suit
from ....engine.game import Phase
from ....engine.tricks import suit_of
from ....table.match_table import Table
from ...program.app import App
from ...program.reading import focused_words
from ...program.teams import Occasion
from ...tabletop.telling import bids_words, last_trick_words, notes_words, points_words, situation_words, trick_words
from ...widgets.base import Item
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds, heard_before
from ...wording import told
from ...wording.hints import NO_HELP
from ...wording.phrases import Phrase
from ...wording.prompts import asked_words
from ...wording.spoken import in_sentences
from .curtain import NO_TRICK_YET
from .frame import TableFrame
from .notes import why_no_notes

_SUITS = {
    Command.TO_SPADES: Suit.SPADES,
    Command.TO_DIAMONDS: Suit.DIAMONDS,
    Command.TO_STARS: Suit.STARS,
    Command.TO_HEARTS: Suit.HEARTS,
    Command.TO_CLUBS: Suit.CLUBS,
}
_WALKED = (Phase.EXCHANGE, Phase.PLAY)


class HeardTable(TableFrame):
    """The words of a table at which people play, for those who do not see it, and for those who ask.

    `untold` are the facts whose keys do something else there, `no_help` is why there are no hints without help.
    """

    untold: ClassVar[frozenset[Command]] = frozenset()
    no_help: ClassVar[Phrase] = NO_HELP

    def __init__(
        self, app: App, table: Table, people: Sequence[int], viewer: int | None, occasion: Occasion | None
    ) -> None:
        super().__init__(app, table, people, viewer, occasion)
        self._is_continued, self._was_heard = not table.has_steps, False
        self._beside: list[str] = []  # what was said beside the last question

    @property
    @abstractmethod
    def said_now(self) -> str:
        """The few words that are said to what has happened; empty if there are none."""

    @property
    def said_aloud(self) -> str:
        """These words as they are told to people who do not see what they point at."""
        return self.said_now

    @property
    def is_last_unseen(self) -> bool:
        """True if the last trick was played before whoever plays here has come, so that nothing is told of it."""
        return False

    def forget_words(self) -> None:
        """Let nothing that was said fade away any more: the table has been out of sight."""
        self._coming.forget()
        self.in_turn.forget()

    def tell_situation(self) -> None:
        """Say how the round stands, to somebody who has just come to the screen."""
        self.shown.tell(in_sentences, situation_words(self.shown))

    def tell_question(self) -> None:
        """Say what the viewer is asked, and what helps them to answer unless that was said to the question before."""
        question, *beside = self.what_is_asked()
        for line in (question, *(beside if beside != self._beside else ())):
            self.shown.tell(str, line)
        self._beside = beside

    def what_is_asked(self) -> list[str]:
        """Return what the viewer is asked, and what helps them to answer; what goes on while they are asked nothing."""
        if self.panel is None:
            return [self.shown.presenter.what_happens(self.shown.view, self.shown.names)]
        return [asked_words(self.panel.prompt, self.shown.asked_name), self.panel.told_detail()]

    def spoken_text(self) -> Sequence[str]:
        return [self.said_aloud, *self._labels(), *super().spoken_text()]

    def _labels(self) -> list[str]:
        """Return what stands beside the question."""
        keys = () if self.panel is None else self.panel.told_labels
        return [words for item in self.items if item.key in keys for words in item.read()]

    def on_enter(self) -> None:
        super().on_enter()
        if self._is_continued and not self._was_heard:
            for line in (self.spoken_title(), *self._situation()):
                self.shown.tell(str, line)

    def spoken_on_entering(self, *, is_new: bool) -> Sequence[str]:
        """Return what is asked, and how the round stands to those who do not know; a new match tells itself."""
        situation = self._situation() if is_new and (self._is_continued or self._was_heard) else []
        self._was_heard = True
        return situation if self.panel is None else [*situation, *self.what_is_asked()]

    def _situation(self) -> list[str]:
        return [] if self.shown.viewer is None else situation_words(self.shown)

    def all_deeds(self) -> list[Deeds]:
        """Return the commands in the order in which they are heard: the item, the hand, the phase, the table."""
        *of_item, of_table = super().all_deeds()
        of_panel = {} if self.panel is None else self.panel.deeds
        own = {} if self.panel is None else {command: of_panel[command] for command in self.panel.own_letters}
        first, later = self._suit_deeds()
        of_hand = self._grip.deeds(self.focus_key)
        return [*of_item, first, own, of_hand, self._walk_deeds(), of_panel, later, of_table]

    @property
    def items(self) -> list[Item]:
        self._take_moved()
        is_new, items = self._items is None, super().items
        if is_new:
            self._sign(items)
        return items

    def _sign(self, items: Iterable[Item]) -> None:
        """Have each button show only what leads to its own command, not to one that is heard before."""
        heard = self.all_deeds()
        for item in items:
            if isinstance(item, Button) and item.keycap is not None:
                item.others = heard_before(item.keycap, heard)

    # -- facts that are asked for -------------------------------------------------------------------------------

    def fact_deeds(self) -> Deeds:
        """Return what the keys for facts do."""
        told_by: dict[Command, Callable[[], str]] = {
            Command.TURN: self._turn_words,
            Command.TRICK: partial(trick_words, self.shown),
            Command.TRICK_BEFORE: self._last_trick_words,
            Command.BIDS: partial(bids_words, self.shown),
            Command.POINTS: partial(points_words, self.shown),
            Command.OUT: self._notes_words,
        }
        told_here = {command: words for command, words in told_by.items() if command not in self.untold}
        return {command: partial(self._tell_fact, words) for command, words in told_here.items()}

    def _tell_fact(self, words: Callable[[], str]) -> None:
        """Show what was asked for, and say it."""
        self.app.notices.answer(words())

    def _last_trick_words(self) -> str:
        if self.is_last_unseen:
            return told.TRICK_UNSEEN.say()
        return last_trick_words(self.shown) or NO_TRICK_YET.say()

    def _turn_words(self) -> str:
        return in_sentences([*self.what_is_asked(), self.said_aloud, *self._labels()]) or told.NOTHING_ASKED.say()

    def _notes_words(self) -> str:
        shown, settings = self.shown, self.app.settings
        reason = why_no_notes(settings, shown.view, has_help=self.table.setup.has_help)
        if reason is not None:
            return reason.say()
        return notes_words(shown, gone=settings.notes_gone, voids=settings.notes_voids, left=settings.notes_left)

    # -- finding a card -----------------------------------------------------------------------------------------

    def _walk_deeds(self) -> Deeds:
        """Return what the arrows do while somebody listens: along the hand card by card, and from suit to suit."""
        if self.panel is None or not self.app.narrator.is_heard or self.shown.view.board.phase not in _WALKED:
            return {}
        if self.focused is not None and self.focus_key not in self._cards():
            return {}
        return {
            Command.LEFT: partial(self._step, -1),
            Command.RIGHT: partial(self._step, 1),
            Command.UP: partial(self._step_suit, -1),
            Command.DOWN: partial(self._step_suit, 1),
        }

    def _suit_deeds(self) -> tuple[Deeds, Deeds]:
        """Return the ways to the cards of a suit: those before all that one does with a hand, and those after it.

        A button that chooses stars elsewhere lays cards away in the exchange, and there it does no more than that.
        """
        suits = {card.suit for card in self.shown.presenter.game.deck}
        ways = {command: partial(self._go_to, suit) for command, suit in _SUITS.items() if suit in suits}
        some = {Phase.PLAY: set[Command](), Phase.EXCHANGE: {Command.TO_STARS}}.get(self.shown.view.board.phase, ways)
        later = [command for command in ways if command in some]
        first = {command: way for command, way in ways.items() if command not in later}
        return first, {command: ways[command] for command in later}

    def _cards(self) -> list[str]:
        """Return the keys of the cards in the hand to act, or in the viewer's own, from left to right, and in slots."""
        shown = self.shown
        view, board = shown.view, shown.view.board
        if view.seat is None:
            return []
        hand = board.acting if self.panel is not None and board.acting is not None else board.own_hand(view.seat)
        slots = [card.text for card in shown.stage.slots if card is not None]
        return [*(card.text for card in shown.stage.order(view, hand) or ()), *slots]

    def _suits(self) -> dict[str, Suit | None]:
        """Return the suit that each of these cards counts for; a trump without a suit of its own is one of trumps."""
        trump = self.shown.view.board.trump
        cards = {card.text: card for card in self.shown.presenter.game.deck}
        return {key: suit_of(cards[key], trump) for key in self._cards()}

    def _step(self, by: int) -> None:
        """Move to the next card in a direction, and round at the end."""
        keys = self._cards()
        place = keys.index(self.focus_key) + by if self.focus_key in keys else min(0, by)
        if keys:
            self.focus(keys[place % len(keys)])

    def _step_suit(self, by: int) -> None:
        """Move to the first card of the next suit in a direction."""
        suits = self._suits()
        order = list(dict.fromkeys(suits.values()))
        if order:
            now = suits.get(self.focus_key or "")
            place = order.index(now) + by if self.focus_key in suits else min(0, by)
            self._go_to(order[place % len(order)])

    def _go_to(self, suit: Suit | None) -> None:
        """Move to the first card of a suit, or say that there is none."""
        found = next((key for key, held in self._suits().items() if held is suit), None)
        if found is None:
            self.app.notices.answer(told.NO_SUCH_CARD.say())
        elif found == self.focus_key:
            self.app.narrator.tell(focused_words, self.spoken_focus())
        else:
            self.focus(found)
