"""A round of the first evening at the usual table, with a few words to what happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ....coach.ideas import IDEAS, Idea, Line, Told, game_about
from ....coach.known import known_in
from ....coach.lessons import asked_by
from ....engine.actions import Action, Bury, Pass, PlayCard
from ....engine.cards import CROWN
from ....engine.game import Phase
from ....engine.games import MAIN_GAME, game_named
from ....engine.games.goodge import GoodgeBoard
from ....engine.state import narrow
from ....table.evening import BY_HAND, PERSON, Evening, is_middle, said_in, say_at
from ...drawing.canvas import Canvas
from ...motion import speeds
from ...program.app import App
from ...tabletop.facts import Beginning
from ...tabletop.offers import Offers, Tool
from ...tabletop.panels.stepper import StepperPanel
from ...tabletop.presenter import Presenter
from ...tabletop.shown import Manner
from ...widgets.base import Item
from ...widgets.commands import Command, Deeds, cap
from ...widgets.device import in_use
from ...wording import evening as words
from ...wording.evening_vain import in_vain_words
from ...wording.happenings import go_on_keys
from ...wording.phrases import say
from ...wording.spoken import in_sentences
from ..spoken import light, with_line, with_winner, without
from ..table.hinted import Lesson
from ..table.scene import TableScene
from ..table.warning import crown_question
from .heard import line_at, said_line, told_line, ways
from .middle import Middle
from .recall import at_the_end, learnt, recalled, tricks_won

_Place = tuple[int, bool, int, bool]
_FIRST = (Idea.TRICKS, Idea.TRUMP, Idea.ONES)  # whose tricks stay until they are read
_SLAM = 2  # points


class EveningTable(TableScene):
    """A round, played on by the person from where it was left, or from its beginning if it `is_afresh`.

    `go_on` leads to the round after it, or to a match; `again` to its own beginning.
    """

    has_first_times = False

    def __init__(
        self,
        app: App,
        evening: Evening,
        idea: Idea,
        name: str,
        go_on: Callable[[], None],
        again: Callable[[], None],
        *,
        is_afresh: bool = False,
    ) -> None:
        self._idea, self._go_to_next, self._try_again = idea, go_on, again
        self._known = known_in(idea)
        start = evening.rounds[idea].rounds[-1][-1]
        self._begun, self._begun_view = start.board, game_named(game_about(idea)).view_for(start, PERSON)
        self._is_told, self._middle = False, Middle.AHEAD
        self._line: Told | None = None
        self._place: _Place | None = None
        table = evening.sit_down(idea, name, is_afresh=is_afresh)
        super().__init__(app, table, give_back=evening.rise, lesson=self._lesson())
        self._came_to = len(self.table.view(PERSON).actions)
        self._said = dict.fromkeys(said_in(self.table.record), 0)  # and after how many actions
        self._actions = 0  # when the table was last looked at

    def _presenter(self) -> Presenter:
        if self.face.beginning is None:
            return self.face.presenter
        title, state = partial(words.title_words, self._idea), partial(words.state_words, self._idea)
        return self.face.beginning(
            Beginning(
                title, state, PERSON, self._begun.captured, len(self._begun.tricks),
                has_trump=self._known.trump,
                has_points=self._known.points,
                has_goodge=self._idea in BY_HAND,
            )
        )  # fmt: skip

    @property
    def may_claim(self) -> bool:
        return False  # the cards that are certain are those in which something shows

    def _lesson(self) -> Lesson:
        return Lesson(self._asked, lambda: self.said_now, self._known)

    def _asked(self) -> tuple[Action, ...]:
        """Return the actions that are asked for; none where any may be taken, or nobody is asked."""
        if self.panel is None:
            return ()
        return asked_by(self._idea, self._line, self.shown.view)

    @property
    def plays_forced(self) -> bool:
        return False  # a card that must be played is one that something is said about

    def submit(self, action: Action, *, is_sure: bool = False) -> bool:
        """Do this at the table; whoever would lay the Crown away is asked first, for who knows it keeps it."""
        if is_sure or not isinstance(action, Bury) or CROWN not in action.cards:
            return super().submit(action, is_sure=is_sure)
        self.app.push(crown_question(self.app, self._take_back_crown, lambda: self.submit(action, is_sure=True)))
        return False

    def _take_back_crown(self) -> None:
        if self.panel is not None:
            self.panel.press_card(CROWN)

    def all_deeds(self) -> list[Deeds]:
        """Return the commands; the first Enter leads to a card that is asked for, where some are."""
        cards = [action.card for action in self._asked() if isinstance(action, PlayCard)]
        if self.focused is not None or not cards:
            return super().all_deeds()
        first = self.shown.presenter.first_choice(self.shown.view, cards)
        return [{Command.PRESS: partial(self.focus, first.text)}, *super().all_deeds()]

    # -- the middle, which plays itself -----------------------------------------------------------------------

    def _let_act(self, seat: int) -> None:
        if self._middle is Middle.AHEAD and is_middle(self._idea, self.table.view(PERSON)):
            self._middle = Middle.PLAYS
            self.app.notices.add(words.MIDDLE.say())
            self._rest.start()
        else:
            super()._let_act(seat)

    def go_on(self, seconds: float) -> None:
        if self._middle is Middle.PLAYS and not is_middle(self._idea, self.table.view(PERSON)):
            self._middle = Middle.OVER
            self._rest.stop()
        super().go_on(seconds)

    # -- what is said -----------------------------------------------------------------------------------------

    @property
    def line(self) -> Told | None:
        """The line that is said just now."""
        return self._line

    @property
    def is_told(self) -> bool:
        """True once the round is over, and what it has brought is said."""
        return self._is_told

    @property
    def manner(self) -> Manner:
        """Every trick stays until it is known whether something is said about it."""
        manner = super().manner
        return manner if self.is_hurried else manner._replace(holds_tricks=True)

    def update(self, seconds: float) -> bool:
        is_moving = super().update(seconds)
        self._follow()
        return is_moving

    def _follow(self) -> None:
        """Say what fits what has happened now, and stop saying it once something else has."""
        place = self._now()
        if place == self._place:
            return
        before, self._place = self._place, place
        if self._line is not None and before is not None:
            self._said[self._line.line] = before[0]
            say_at(self.table, self._line.line)
        if place is not None:
            self._forget_beyond(place[0])
        self._line = None if place is None else self._find()
        light(self.shown, None if self._line is None else self._line.at)
        if isinstance(self.panel, StepperPanel) and self._line is not None:
            is_pass = self._asked() == (Pass(),)
            self.panel.propose(Pass() if is_pass else self.panel.chosen)
            self.focus("pass" if is_pass else "bid")
        if self.is_held and self._line is None and not self._stays:
            self.director.release()
            self.director.read(speeds.trick_rest(0, is_new=True), speeds.TRICK_REST_AT_LEAST)
        self.refresh()

    @property
    def _stays(self) -> bool:
        """True if a trick that nothing is said about stays until it is read, as the first ones of all do."""
        return self._idea in _FIRST or self.app.settings.hold_trick

    def _forget_beyond(self, actions: int) -> None:
        """Have what was said at a time that has been taken back said again."""
        if actions < self._actions:
            self._said = {line: count for line, count in self._said.items() if count < actions}
        self._actions = actions

    def _now(self) -> _Place | None:
        """Return a value that is the same as long as nothing happens; None while cards are on their way."""
        if self._is_told or (self.panel is None and not self.is_held):
            return None
        return len(self.shown.view.actions), self.is_held, self._changed, bool(self.shown.view.board.trick.cards)

    @property
    def _changed(self) -> int:
        """The number of cards of the Stash that others lie in place of."""
        shown = self.shown
        if shown.view.board.phase is not Phase.EXCHANGE:
            return 0
        return len({*shown.presenter.slots(shown.view)} - {*shown.stage.slots})

    def _find(self) -> Told | None:
        """Return what can be said now."""
        is_asked, is_changed = self.panel is not None, self._changed > 0
        return line_at(self._idea, self.shown.view, self._said, is_asked=is_asked, is_changed=is_changed)

    def compose(self, canvas: Canvas) -> list[Item]:
        items = super().compose(canvas)
        if self._is_told:
            over, face = self._closing()[:-1], self.portraits[PERSON]
            items = at_the_end(canvas, self.shown.places, self._idea, over, items, face)
        if self._line is not None and self.shown.stage.chosen is None:
            if self.shown.view.board.phase is Phase.EXCHANGE and self.panel is not None:
                items = without(items, self.panel.told_labels)
            items = with_line(items, canvas, self.shown, self.said_now, self._line.at, self._below)
        return with_winner(items, canvas, self.shown) if self.is_held else items

    def _recall(self) -> str:
        """Say what was bid and won, beside what the hand was good for."""
        return recalled(self._begun_view, self.shown.view, self.shown.names)

    @property
    def _below(self) -> str:
        """The small letters under the line."""
        if self.is_held:
            return go_on_keys(cap(Command.PRESS), by_mouse=in_use.has_mouse)
        if self.panel is not None and self.shown.view.board.phase is Phase.EXCHANGE:
            return self.panel.detail(None)
        return self._note

    @property
    def _note(self) -> str:
        """More about the line, for those who have just met what it speaks of."""
        if self._line is None or self._line.line is Line.WORTH:
            return "" if self._line is None else words.HIGHEST_BID.say()
        if not self._begun.tricks or self._said:
            return ""
        if self._idea is Idea.TRICKS:
            return words.LATE_TRICKS.say(len(self.shown.view.hand))
        if self._idea is Idea.TRUMP:
            return words.trump_words(narrow(self.shown.view, GoodgeBoard).board.trump)
        return (words.LATE_AFRESH if self.table.game.id == MAIN_GAME else words.LATE).say()

    @property
    def said_now(self) -> str:
        return said_line(self._line, self.shown.hand_names, self.shown.presenter)

    def spoken_title(self) -> str:
        """Return how far the evening is, and what the round is about, where nothing else on the table says it."""
        state, title = super().spoken_title(), words.title_words(self._idea)
        is_shown = self.table.game.id == MAIN_GAME and self._idea not in BY_HAND
        return state if is_shown else in_sentences((state, title))

    @property
    def said_aloud(self) -> str:
        return told_line(self._line, self.shown.hand_names, self.shown.presenter)

    def _labels(self) -> list[str]:
        """Return what stands beside the question, and by which keys the first one is answered."""
        told, view = [*super()._labels(), self._note], self.shown.view
        if self.panel is not None and len(view.actions) == self._came_to:
            how = ways(view.board.phase)
            told += [] if how in self.panel.told_detail() else [how]
        return told

    # -- what can be done -------------------------------------------------------------------------------------

    @property
    def offers(self) -> Offers:
        offers = super().offers
        tip = say("first evening: tip of the button that leaves", "Back to the evening · {key}", key=cap(Command.BACK))
        back = Tool("back", self.on_escape, icon="close", tip=tip)
        if self._is_told:
            return Offers(back, offers.at_right, row=self._row(), is_end=True)
        tools = tuple(tool for tool in offers.tools if tool.key != "last" or not self.is_last_unseen)
        return Offers(back, offers.at_right, tools, own=self._rest_tool())

    @property
    def is_last_unseen(self) -> bool:
        """True if the last trick was played before the person came, by a hand that they have never seen."""
        return 0 < len(self.shown.view.board.tricks) <= len(self._begun.tricks)

    def show_last_trick(self) -> None:
        if not self.is_last_unseen:
            super().show_last_trick()

    def _rest_tool(self) -> Tool | None:
        """Return the tool that has the rest of a whole round played for the person, or stops that."""
        if self.driver.plays_for_people:
            return self._rest.tool()
        view = self.shown.view
        has_cards_left = view.board.phase is Phase.PLAY and len(view.hand) > 1
        if self._idea not in BY_HAND or not has_cards_left or not view.board.tricks:
            return None
        return Tool("watch", self._rest.start, words.WATCH.say(), keycap=Command.PLAY_REST, tip=words.WATCH_TIP.say())

    def why_no_undo(self) -> str:
        is_untouched = not self._is_told and self.table.why_it_stands() is None
        return words.NO_UNDO.say() if is_untouched else super().why_no_undo()

    def _row(self) -> tuple[Tool, ...]:
        """Return what can be done once the round is over."""
        following = words.NEXT if self._idea is not IDEAS[self.table.game.id][-1] else words.TO_MATCH
        leave, again = words.BACK_TO.say(), tuple[Tool, ...]()
        if self._has_failed or self._is_in_vain:  # three buttons leave less room to each
            leave = say("button", "Back")
            again = (Tool("again", self._try_again, words.TRY_AGAIN.say(), width=250),)
        return (
            Tool("back-to", self.on_escape, leave, width=250, keycap=Command.BACK),
            *again,
            Tool("next", self._go_to_next, following.say(), width=250, is_main=True),
        )

    def default_focus(self) -> str | None:
        return "next" if self._is_told else super().default_focus()

    @property
    def enter_key(self) -> str | None:
        return self.focus_key if self._is_told else super().enter_key

    def on_escape(self) -> None:
        self.app.pop()

    def _end_round(self) -> None:
        if self._is_told:
            return
        self._is_told = True
        self._rest.stop()
        self._announce()
        *over, sentence = self._closing()
        for say_it in over:
            self.shown.tell(say_it)
        self.shown.report(sentence)
        self.focus("next")
        self.refresh()

    @property
    def _points(self) -> int:
        """The points that the whole round has brought the person, or their team."""
        result = self.table.record.rounds[-1][-1].result
        return 0 if result is None else result.scores[PERSON]

    @property
    def _has_failed(self) -> bool:
        return self._points < (_SLAM if self._idea is Idea.SLAM else 0)

    @property
    def _tricks_since(self) -> tuple[int, int]:
        """The tricks that the person has won since they came, and all that were played."""
        return tricks_won(self.table.record.rounds[-1][-1].board.tricks[len(self._begun.tricks) :])

    @property
    def _is_in_vain(self) -> bool:
        """True if a round about tricks has brought the person none, or the one about points none of those."""
        won = self._points - self._begun.captured[PERSON] if self._idea is Idea.ONES else self._tricks_since[0]
        return self._idea in _FIRST and not won

    def _closing(self) -> list[Callable[[], str]]:
        """Return what is said at the end, the sentence last: why the bid has failed, or what has been shown."""
        recall = [self._recall] if self._idea is Idea.BIDS else []
        if self._has_failed and self.table.game.id == MAIN_GAME:
            board = narrow(self.shown.view, GoodgeBoard).board
            return [partial(words.failed_words, board.captured[PERSON], board.bid), *recall]
        shown = partial(learnt, self._idea, self.shown.view, self._points)
        return [*recall, partial(in_vain_words, self._idea) if self._is_in_vain else shown]

    def _announce(self) -> None:
        """Say what the round has brought since the person came."""
        gained = self._points
        if self.table.game.id != MAIN_GAME:
            is_of_team = self.table.game.sides(self.table.rules) < len(self.table.seats)
            self.shown.announce(None, words.team_words if is_of_team else words.points_words, gained)
        elif not self._known.points:
            gained, played = self._tricks_since
            self.shown.announce(None, words.tricks_words, gained, played)
        elif (board := narrow(self.shown.view, GoodgeBoard).board).goodge == PERSON:
            if gained < 0:
                captions = self.shown.captions  # those who listen are told as much by the sentence
                captions.emblem, captions.say_announcement = None, partial(words.bid_words, gained)
            elif gained > board.bid and Line.MADE not in self._said:
                self.shown.announce(None, words.all_counts_words, board.bid, gained)
            else:
                self.shown.announce(None, words.bid_words, gained)
        else:
            gained -= self._begun.captured[PERSON]
            self.shown.announce(None, words.points_words, gained)
        self.shown.captions.is_plain = gained <= 0
