"""Help at the table: a hint in three steps, worked out behind the screen from the view of whoever asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ....coach.clues import clues_of
from ....engine.actions import Action, Bury, PlayCard
from ....table.adviser import Advice, Adviser, seconds_for
from ....table.driver import SLOW_ANSWER
from ....table.match_table import Table
from ...tabletop.panels.panel import PhasePanel
from ...tabletop.shown import ShownTable
from ...widgets.commands import Command, cap
from ...wording import hints

_LOOK, _DO, _WHY = 1, 2, 3


class Help:
    """What helps the person who is asked at a table. `panel` is what asks them now, None if nobody is asked."""

    def __init__(self, table: Table, shown: ShownTable, note: Callable[[str], None]) -> None:
        self._table, self._shown = table, shown
        self._adviser = Adviser(note)
        self._panel: PhasePanel | None = None
        self._ticket = 0
        self._step = 0
        self._advice: Advice | None = None
        self._waited = 0.0

    @property
    def why_off(self) -> str | None:
        """The reason why no hint can be given now; None if one can."""
        if not self._table.setup.has_help:
            return hints.NO_HELP.say()
        return hints.NOT_NOW.say() if self._panel is None else None

    @property
    def is_thinking(self) -> bool:
        """True while advice may come at any moment."""
        return self._adviser.is_at_work

    def follow(self, panel: PhasePanel | None, seconds: float) -> None:
        """Let time pass while this panel asks somebody; what was said of another one goes."""
        if panel is not self._panel:
            self._panel = panel
            self._drop()
        found = self._adviser.poll()
        if found is not None and found[0] == self._ticket:
            self._advice = found[1]
            if self._step >= _DO:
                self._show()
        elif self._step >= _DO and self._advice is None and self.is_thinking:
            self._wait_on(seconds)

    def hint(self) -> None:
        """Go one step further: say what to look at, what to do, and why; then begin again."""
        panel = self._panel
        if panel is None or not self._table.setup.has_help:
            self._shown.refuse(str, self.why_off or "")
            return
        self._shown.unsay()
        if not self._step:
            self._table.note_hint(self._shown.view.board.to_act)
            self._ask()
        self._step = self._step % _WHY + 1
        self._show()

    def wait(self, seconds: float) -> None:
        """Wait until nothing is being worked out. For scripts and tests."""
        self._adviser.wait(seconds)

    def close(self) -> None:
        """End the thread."""
        self._adviser.close()

    def _ask(self) -> None:
        if self._advice is None and not self.is_thinking:
            self._ticket += 1
            view = self._shown.view
            seed = self._table.setup.players_seed + view.board.to_act
            self._adviser.ask(self._ticket, view, seed, seconds_for(view))

    def _drop(self) -> None:
        self._adviser.cancel()
        self._step, self._advice, self._waited = 0, None, 0.0
        self._ticket += 1
        self._shown.advise()

    # -- what is shown ------------------------------------------------------------------------------------

    def _show(self) -> None:
        key = cap(Command.HINT)
        if self._step == _LOOK:
            self._show_clues(partial(hints.more_words, key))
        elif self._advice is not None:
            self._show_advice(self._advice, key)
        elif not self.is_thinking:
            self._shown.advise(hints.NOTHING_FOUND.say)

    def _show_clues(self, more: Callable[[], str]) -> None:
        """Say what to look at; one clue alone leaves room for what the key does next."""
        shown = self._shown
        view, presenter = shown.view, shown.presenter
        names = [presenter.hand_name(view, shown.names, hand) for hand in range(len(view.board.captured))]
        clues = [partial(hints.clue_words, clue, names) for clue in clues_of(presenter.game, view)]
        shown.advise(clues[0] if clues else hints.NO_CLUE.say, clues[1] if len(clues) > 1 else more)

    def _show_advice(self, advice: Advice, key: str) -> None:
        marked = _cards_of(advice.action)
        if self._step == _WHY:
            self._shown.advise(partial(hints.reason_words, advice), partial(hints.figures_words, advice), marked)
            return
        self._shown.advise(partial(hints.advice_words, advice.action), partial(hints.why_words, key), marked)
        if self._panel is not None:
            self._panel.propose(advice.action)

    def _wait_on(self, seconds: float) -> None:
        """Say that something is being worked out, once that takes a while."""
        before, self._waited = self._waited, self._waited + seconds
        if before <= SLOW_ANSWER < self._waited:
            self._shown.advise(hints.THINKING.say)


def _cards_of(action: Action) -> tuple[str, ...]:
    """Return the keys of the cards that an action is about."""
    if isinstance(action, PlayCard):
        return (action.card.text,)
    return tuple(card.text for card in action.cards) if isinstance(action, Bury) else ()
