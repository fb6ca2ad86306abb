"""Help at the table, worked out behind the screen from the view of whoever is asked: hints in steps, and warnings."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from ....coach.clues import MOST, Clue, clues_to, leads_to, without_doubles
from ....coach.hinting import Advice
from ....coach.judge import may_be_less
from ....coach.judgement import Judgement
from ....coach.swing import scale_of
from ....coach.warnings import cost_of, weighed_as
from ....coach.why import Reason
from ....engine.actions import Action, Bid, Bury, PlayCard
from ....engine.cards import CROWN
from ....table.adviser import Adviser
from ....table.driver import SLOW_ANSWER
from ....table.match_table import Table
from ...program.app import App
from ...tabletop.offers import Tool
from ...tabletop.panels.panel import PhasePanel
from ...tabletop.shown import ShownTable
from ...widgets.commands import Command, cap
from ...wording import hints
from ...wording.claims import all_yours_words
from ...wording.clues import clue_cards, clue_words
from ...wording.losses import AT_LEAST, AT_MOST
from ...wording.phrases import Phrase, say
from .firsts import FirstTimes
from .hinted import HintWords, Lesson
from .notes import NotesScene, any_notes, why_no_notes
from .rest import CLAIM
from .warning import crown_question, doubted, warning_scene

_LOOK, _DO, _WHY = 1, 2, 3
_LONGEST = 3.0  # seconds that something waits to be weighed before it is done, for whoever wants to be warned


class Help:
    """What helps the people at a table, as far as the match and their settings allow.

    At a table without help `no_help` says why; `may_claim` tells whether whoever is asked may claim the rest. In a
    `lesson` nothing is said of the chance to win, nobody is warned of what it asks for itself, and what it says in
    between is not talked over.
    """

    def __init__(
        self,
        app: App,
        table: Table,
        shown: ShownTable,
        firsts: FirstTimes,
        no_help: Phrase,
        may_claim: Callable[[], bool],
        lesson: Lesson | None = None,
    ) -> None:
        self._no_help, self._may_claim, self._firsts, self._lesson = no_help, may_claim, firsts, lesson
        self._app, self._table, self._shown = app, table, shown
        self._scale = scale_of(table.game.id)
        self._adviser = Adviser(app.store.log.note)
        self._panel: PhasePanel | None = None
        self._ticket = 0
        self._step = 0
        self._advice: Advice | None = None
        self._judged: Judgement | None = None  # also of what is ready to be done, which no hint speaks of
        self._against: dict[Action, tuple[Reason, ...]] = {}
        self._clues: tuple[Clue, ...] = ()
        self._waited = 0.0
        self._considered: Action | None = None
        self._warned: set[Action] = set()  # of which it was asked whether they are meant
        self._held: tuple[Action, Callable[[], object]] | None = None  # what waits to be weighed, and how to go on
        self._held_for = 0.0
        self.words = HintWords(table, shown, lesson)
        self._wanted_by: tuple[int, int] | None = None  # who has asked before it was their turn, and in which round

    @property
    def why_off(self) -> str | None:
        """The reason why no hint can be given now; None if one can."""
        if not self._table.setup.has_help:
            return self._no_help.say()
        return hints.NOT_NOW.say() if self._panel is None else None

    def tools(self) -> tuple[Tool, ...]:
        """Return what the bar offers of this."""
        if not self._shown.has_people or not self._table.setup.has_help:
            return ()
        tip = say("table: tip of the hint button", "Hint · {key}", key=self._key)
        hint = Tool(
            "hint", self.hint, icon="hint", word=say("table: beside the lamp of the hint button", "Hint"), tip=tip
        )
        if not any_notes(self._app.settings):
            return (hint,)
        tip = say("table: tip of the notes button", "Notes on the cards · {key}", key=cap(Command.NOTES))
        return (hint, Tool("notes", self.show_notes, icon="list", tip=tip))

    def show_notes(self) -> None:
        """Lay the notes on the cards over the table, or say why there are none."""
        app, shown = self._app, self._shown
        reason = why_no_notes(app.settings, shown.view, has_help=self._table.setup.has_help)
        if reason is None:
            app.push(NotesScene(app, shown.presenter, shown.view, shown.names))
        else:
            shown.refuse(reason.say)

    @property
    def is_thinking(self) -> bool:
        """True while advice may come at any moment."""
        return self._adviser.is_at_work

    def follow(self, panel: PhasePanel | None, seconds: float) -> None:
        """Let time pass while this panel asks somebody; what was said of another one goes."""
        if panel is not self._panel:
            self._panel = panel
            self._drop()
            if panel is not None and self._least_cost is not None:
                self._think()
            self._keep_word()
        elif panel is not None and panel.considered != self._considered:
            self._considered, self._judged = panel.considered, None if self._advice is None else self._advice.judgement
            if self._held is not None and self._held[0] != self._considered:
                self._held = None
            if self._considered is not None and self._least_cost is not None:
                self._think(self._considered)
        found = self._adviser.poll()
        if found is not None and found[0] == self._ticket:
            self._take(found[1])
        elif self._is_awaited:
            self._wait_on(seconds)
        if self._held is not None:
            self._hold(seconds, *self._held)

    def _hold(self, seconds: float, action: Action, go_on: Callable[[], object]) -> None:
        """Go on with what was held back, or ask about it, once it has been weighed; say so if that takes a while."""
        before, self._held_for = self._held_for, self._held_for + seconds
        if not self._step and before <= SLOW_ANSWER < self._held_for:
            self._shown.advise(hints.THINKING.say)
        if not self.asks_again(action, go_on):
            go_on()

    def _take(self, found: Advice | dict[Action, tuple[Reason, ...]] | None) -> None:
        """Take advice, and show it where it is waited for; or what is known of the options to be warned of."""
        if isinstance(found, dict):
            self._against |= found
        elif found is not None and found.judgement.done is not None:
            self._judge(found.judgement)
        else:
            self._advice = found
            if self._judged is None or self._judged.done is None:  # else what is ready would be known no more
                self._judge(None if found is None else found.judgement)
            self._show_news()
            return
        if self._step and self._advice is None and not self.is_thinking:  # a hint waits: its work gave way to this
            self._think()

    def _judge(self, judged: Judgement | None) -> None:
        """Keep what options are worth, and find out what speaks against those to be warned of."""
        self._judged, least = judged, self._least_cost
        is_waited_for = self._step and self._advice is None
        if judged is not None and least is not None and not is_waited_for:
            self._adviser.weigh_against(self._ticket, self._shown.view, judged, least)

    def _show_news(self) -> None:
        """Show advice that has just come, as far as it is asked for."""
        if self._step >= _DO:
            self._show()
        elif self._step == _LOOK and self._told() != self._clues:
            captions = self._shown.captions
            self._show_clues((captions.hint, captions.hint_detail, captions.hint_next))

    def hint(self) -> None:
        """Go one step further: say what to look at, what to do, and why; then begin again."""
        panel = self._panel
        if panel is None or not self._table.setup.has_help:
            has_help = self._table.setup.has_help
            if self._lesson is None:
                tell = self._shown.put_off if has_help else self._shown.refuse
                tell(str, self.why_off or "")
            self._wanted_by = self.words.asker if has_help else None
            return
        self._shown.unsay()
        if self._may_claim():
            self._shown.advise(partial(all_yours_words, cap(Command.PLAY_REST, panel.own_letters)))
            panel.asker.focus(CLAIM)
            return
        if not self._step:
            self._table.note_hint(self._shown.view.board.to_act)
            self._ask()
        self._step = max(self._step % self._last_step + 1, _DO if self.words.is_forced else _LOOK)
        self._show()

    @property
    def _last_step(self) -> int:
        """The last step that has something to say: there is nothing more of why where all of it came with what to do.

        While advice is still being worked out, more may come.
        """
        return _WHY if self._advice is None else _DO + len(self.words.pages(self._advice, self._app.canvas))

    @property
    def _is_awaited(self) -> bool:
        """True while it is still being worked out what to do, for whoever has asked for that."""
        return self._step >= _DO and self._advice is None and self.is_thinking

    def _keep_word(self) -> None:
        """Give the hint that was asked for before it was their turn in this round to whoever asked, now that it is."""
        if self._panel is not None:
            if self._wanted_by is not None and self._wanted_by == self.words.asker:
                self.hint()
            self._wanted_by = None

    def asks_again(self, action: Action, go_on: Callable[[], object]) -> bool:
        """Ask once of each action that seems bad whether to `go_on` with it; return True if that is asked now.

        What is still being weighed waits for that, at most for a few seconds: True then as well, and it goes on or is
        asked about later. Whoever waits to be shown what is better is asked again: their answer was not that they mean
        it. Whoever is new to the game is asked whenever they would lay the Crown away.
        """
        if self._firsts.is_early and self._panel is not None and isinstance(action, Bury) and CROWN in action.cards:
            self._app.push(crown_question(self._app, partial(self._panel.press_card, CROWN), go_on))
            return True
        least = self._least_cost
        is_meant = action in self._warned and not self._is_awaited
        is_held, self._held = self._held is not None and self._held[0] == action, None
        if self._panel is None or least is None or is_meant or self.words.is_forced:
            return False
        if self._panel.why_illegal(action) is not None:  # that is said at once
            return False
        if not is_held:
            self._held_for = 0.0
        judged = self._judged
        weighed = action if judged is None else weighed_as(self._shown.presenter.game, self._shown.view, judged, action)
        cost = 0.0 if judged is None else cost_of(judged, weighed)
        is_counting = cost >= least and self.is_thinking  # what speaks against it
        if self._held_for < _LONGEST and (is_counting or self._is_being_weighed(action)):
            self._held = action, go_on
            return True
        if judged is None or cost < least:
            return False
        self._warned.add(action)
        if not self._step:
            self._shown.advise()  # it is not being weighed any more
        why, bound = self.words.why_not(judged, action, self._against), self._bound(judged, weighed, cost)
        warning = hints.warning_words(action, why, cost, self._scale.swing, self.words.named, bound)
        # how far to bid says more than what this bid costs
        is_over = isinstance(action, Bid) and 0 < judged.limit < action.amount
        words = f"{why}." if is_over else warning
        about = doubted(self._shown, action)
        self._app.push(warning_scene(self._app, words, self.show, go_on, self._free_enter, about))
        return True

    def _is_being_weighed(self, action: Action) -> bool:
        """Return True while it is found out what an action is worth; one that lies ready is weighed by itself."""
        judged = self._judged
        if self._panel is None or action != self._panel.considered:
            return judged is None and self.is_thinking
        is_known = judged is not None and any(option.action == action for option in judged.options)
        return not is_known and (self.is_thinking or action != self._considered)

    def _free_enter(self) -> None:
        """Take Enter from the button or the card that was warned of."""
        if self._panel is not None:
            self._panel.asker.focus(self._panel.first_focus())

    def show(self) -> None:
        """Say what to do, also to whoever has read it, and get that ready in place of what they were warned of."""
        self._free_enter()
        if self._panel is not None:
            self._panel.let_go()
        if self._step >= _DO:
            self._step = _DO
            self._show()
        if self._step < _DO:
            self._step = _LOOK if self._step else 0
            self.hint()
        if self._step == _LOOK:
            self.hint()

    def wait(self, seconds: float) -> None:
        """Wait until nothing is being worked out. For scripts and tests."""
        self._adviser.wait(seconds)

    def close(self) -> None:
        """End the thread."""
        self._adviser.close()

    def _ask(self) -> None:
        if self._advice is None and not self.is_thinking:
            self._think()

    def _think(self, done: Action | None = None) -> None:
        self._ticket += 1
        asked = () if self._lesson is None else self._lesson.asked()
        self._adviser.ask(self._ticket, self._shown.view, done=done, asked=asked)

    @property
    def _least_cost(self) -> float | None:
        """The least cost of a choice to warn of; None if there are no warnings."""
        scale = scale_of(self._table.game.id)
        least = {"blunders": scale.blunder, "mistakes": scale.mistake, "inaccuracies": scale.inaccuracy}
        found = least.get(self._app.settings.warning)
        return found if self._table.setup.has_help and self._lesson is None else None

    def _bound(self, judged: Judgement, action: Action, told: float) -> Phrase | None:
        """Return how the points of an action are told: as a bound, unless they are its own and no review finds less."""
        if all(option.action != action for option in judged.options):
            return AT_LEAST
        return AT_MOST if may_be_less(self._shown.view, told) else None

    def _drop(self) -> None:
        self._adviser.cancel()
        self._step, self._advice, self._against, self._waited, self._clues = 0, None, {}, 0.0, ()
        self._held = None
        self._judged = self._considered = None
        self._warned.clear()
        self._ticket += 1
        self._shown.advise()

    # -- what is shown ------------------------------------------------------------------------------------

    def _show(self) -> None:
        if self._step == _LOOK:
            self._show_clues()
        elif self._advice is not None:
            self._step = min(self._step, self._last_step)
            self._show_advice(self._advice)
        elif not self.is_thinking:
            self._shown.advise(hints.NOTHING_FOUND.say)
        elif self._step == _DO:  # the press is seen to count, though its answer is still being worked out
            captions = self._shown.captions
            self._show_clues((captions.hint, captions.hint_detail), hints.THINKING.say)

    @property
    def _key(self) -> str:
        """The name of the key for a hint: one that no letter of the panel takes."""
        return cap(Command.HINT, () if self._panel is None else self._panel.own_letters)

    def _show_clues(self, heard: Collection[str] = (), more: Callable[[], str] | None = None) -> None:
        """Say what to look at, and `more`, or what the key does next, except for what was `heard` already."""
        shown, told = self._shown, self._told()
        ways = self._ways(hints.more_words, hints.why_more) if more is None else (more,)
        self._clues = told
        clues = [partial(clue_words, clue, self.words.names, self.words.named) for clue in told]
        marked = [card.text for clue in told for card in clue_cards(clue)]
        first, detail = clues[0] if clues else hints.NO_CLUE.say, clues[1] if len(clues) > 1 else None
        shown.advise(first, detail, marked, *ways, heard=heard)
        if self._panel is not None:
            self._panel.lead_to(marked)
            shown.captions.hint_card = self._panel.asker.focus_key
            shown.refresh()

    def _ways(self, *words: Callable[[str], str]) -> tuple[Callable[[], str], ...]:
        """Return what is said of the key for a hint, at length and then in short."""
        return tuple(partial(each, self._key) for each in words)

    def _told(self) -> tuple[Clue, ...]:
        """Return the clues; what points at cards of the hand comes once it is known that these are advised.

        The first one stays where it has been read, and what is new comes below it.
        """
        action, view = None if self._advice is None else self._advice.action, self._shown.view
        found, lesson = clues_to(self._shown.presenter.game, view, action), self._lesson
        if lesson is not None:
            found = tuple(lesson.known.told(clue) for clue in found if lesson.known.covers(clue))
        before = [clue for clue in self._clues if leads_to(clue, view, action)]
        new = [clue for clue in found if clue not in before]
        return without_doubles((*before[:1], *new, *before[1:]))[:MOST]

    def _show_advice(self, advice: Advice) -> None:
        self._table.note_advised(*self.words.advised(advice))
        marked, canvas = _cards_of(advice.action), self._app.canvas
        is_last = self._step == self._last_step
        ways = self._ways(hints.again_words, hints.short_again_words) if is_last else self._ways(hints.why_more)
        if self._step >= _WHY:
            first, *second = self.words.pages(advice, canvas)[self._step - _WHY]
            self._shown.advise(first, second[0] if second else None, marked, *ways)
            return
        self.words.keep_limit(advice)
        below = self.words.below(advice, canvas)
        self._shown.advise(self.words.what_to_do(advice), below, marked, *(() if self.words.is_forced else ways))
        if self._panel is not None:
            self._panel.propose(advice.action)
            if not self._waited:
                self._panel.follow_advice()

    def _wait_on(self, seconds: float) -> None:
        """Say that something is being worked out, once that takes a while."""
        before, self._waited = self._waited, self._waited + seconds
        if before <= SLOW_ANSWER < self._waited:
            self._shown.advise(hints.THINKING.say, heard=(hints.THINKING.say(),))


def _cards_of(action: Action) -> tuple[str, ...]:
    """Return the keys of the cards that an action is about."""
    if isinstance(action, PlayCard):
        return (action.card.text,)
    return tuple(card.text for card in action.cards) if isinstance(action, Bury) else ()
