"""The review of a match: choice by choice the table as it was seen, what could have been done, and the chances."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from ....coach import Choice, Goal
from ....coach.highlights import costliest
from ....coach.match_review import Place
from ....coach.swing import scale_of
from ....engine.actions import Action
from ....engine.record import Record
from ....table.archive.reviews import KeptReview
from ....table.archive.setups import people_in
from ....table.portraits import portraits_at
from ....table.reasoner import Reasoner
from ....table.reviewer import Reviewer
from ...drawing.canvas import Canvas
from ...games import face_of
from ...program.app import App
from ...program.reading import page_of
from ...program.scene import Scene
from ...widgets.base import Item
from ...widgets.commands import Command, Deeds
from ...wording import review as words
from ...wording.grades import HEADING
from ...wording.phrases import say
from ...wording.spoken import in_sentences
from ..menu import MenuEntry
from ..more import MoreScene, more_words
from . import heard
from .board import board_items
from .frame import Deed, areas, bar_items, foot_items
from .grades import GradesScene
from .luck import LuckScene
from .made import MadeScene, goals_to_ask
from .panel import panel_items
from .seen import SeenView
from .shown import ShownChoice
from .tour import Tour
from .walk import Walk

_QUESTIONS = 3


def reviewer_of(app: App, record: Record) -> Reviewer:
    """Return what reviews a match and keeps the review in this home, not yet at work."""
    kept = KeptReview.of(app.home, record, may_save=app.store.can_save)
    return Reviewer(record, kept, app.store.log.note)


class ReviewScene(Scene):
    """A match on record, gone through from a seat that one chooses.

    If `is_own`, the reviewer is this scene's, and closed with it; else whoever has made it goes on with it.
    """

    first_focus = "next"
    keeps_tips_off = True

    def __init__(self, app: App, reviewer: Reviewer, *, is_own: bool = True, at: Place | None = None) -> None:
        super().__init__(app)
        self.reviewer, self._is_own = reviewer, is_own
        self._record = reviewer.record
        self.face = face_of(self._record.game.id)
        self.swing = scale_of(self._record.game.id).swing
        self._people = people = people_in(self._record)
        self.reasoner = Reasoner(app.store.log.note)
        self._came_from: Place | None = None
        self.tour = Tour(reviewer, self._seat_at(at) if at else min(people, default=0))
        if at is not None:
            self.tour.go_to(at)
        self.shows_all = self.shows_details = False
        self._portraits = portraits_at(self._record.players, people, app.settings.portraits)
        self._known = -1, False
        reviewer.prefer([self.tour.seat])
        reviewer.start()

    def _seat_at(self, place: Place) -> int:
        return self._record.rounds[place[0]][place[1]].board.to_act

    @property
    def match(self) -> Record:
        return self._record

    @property
    def name(self) -> str:
        """The name of the player whose choices are looked at."""
        return self._record.players[self.tour.seat]

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        deeds = [*(deed for deed in self._ways() if not deed.is_seldom), self._more()]
        table, panel, foot = areas(canvas, deeds)
        presenter, view, seen = self.face.presenter, self.tour.view, self._seen()
        return [
            *bar_items(self.app, canvas, presenter, view, self._record, self.round, self._leave),
            *board_items(canvas, table, seen),
            *self._panel(canvas, panel, seen),
            *foot_items(canvas, foot, deeds),
        ]

    @property
    def round(self) -> int:
        """The number of the round that is looked at, from 0."""
        return self.tour.place[0] if self.tour.place else 0

    def _seen(self) -> SeenView:
        """Return what the table shows: the marks only once the choice has been judged."""
        choice, place = self.tour.choice(), self.tour.place
        best = None if choice is None else choice.judgement.best
        if choice is not None and best != choice.judgement.taken and choice.judgement.is_noise(choice.judgement.taken):
            best = None  # what was taken is as good
        number, action = place or (0, 0)
        return SeenView(
            self.face.presenter,
            self.tour.view,
            self._record.players,
            self._portraits,
            best=None if best is None else best.action,
            done=None if place is None else self._done(place),
            state=self._record.rounds[number][action],
            sees_all=self.shows_all,
            dye=self.app.dye(self.tour.view.board.trump),
            on_card=self._why_card,
        )

    def _done(self, place: Place) -> Action:
        done: Action = self._record.rounds[place[0]][-1].actions[place[1]]
        return done

    # -- for those who do not see ---------------------------------------------------------------------------

    def spoken_title(self) -> str:
        return words.TITLE.say()

    def spoken_text(self) -> Sequence[str]:
        """Return how the round stands, the choice, told as a whole wherever it is another one, how good it was and why.

        That it is being judged, and then how it was, is told by itself: the choice is not told again for that.
        """
        seen, items = self._seen(), self.items
        heading, note = heard.words_of(items, "heading"), heard.words_of(items, "note")
        is_waiting = note == words.WAITING.say()
        parts = heading, heard.standing(seen), heard.taken(seen), "" if is_waiting else note, heard.own_cards(seen)
        found = heard.words_of(items, "label", "chances", "means", "before", "option-")
        judged, choice = in_sentences((note if is_waiting else "", heard.better(seen), found)), in_sentences(parts)
        reason = heard.words_of(items, "reason-head", "reason-0")
        details = heard.words_of(items, "other-", "reason-more-", "how-sure") if self.shows_details else ""
        return [heard.words_of(items, "bar"), choice, judged, reason, details, *heard.open_cards(seen)]

    def spoken_page(self) -> Sequence[str]:
        return [*self.spoken_text(), *page_of(heard.untold(self.items))]

    # -- the panel ----------------------------------------------------------------------------------------

    def _panel(self, canvas: Canvas, rect: pygame.Rect, seen: SeenView) -> list[Item]:
        """Return the panel with the choice and the way through the match."""
        choice = self.tour.choice()
        reasons = () if choice is None else self.reasoner.known(choice)
        shown = ShownChoice(
            self.tour, seen, self.swing, reasons, self._you, self._toggle_details, details=self.shows_details
        )
        return panel_items(canvas, rect, shown, Walk(self.tour, self._go, self._step, self._step_fault))

    @property
    def _you(self) -> int | None:
        """The seat to which sentences speak: that of the only person who played, where it is looked at."""
        return self.tour.seat if self._people == {self.tour.seat} else None

    # -- the buttons below the table ------------------------------------------------------------------------

    def _more(self) -> Deed:
        """Return the button to what one seldom needs while reading."""
        return Deed("more", more_words(), self._show_more, None, None)

    def _show_more(self) -> None:
        seldom = [deed for deed in self._ways() if deed.is_seldom]
        entries = [MenuEntry(deed.key, deed.text, deed.do, deed.keycap, tip=deed.tip) for deed in seldom]
        note = say("review: note in a menu", "The keys work in the review, too.")
        self.app.push(MoreScene(self.app, entries, note))

    def _ways(self) -> list[Deed]:
        """Return what can be done with the choice and with the round, beside going on."""
        cards = say("review: button", "My cards") if self.shows_all else say("review: button", "All cards")
        three = say(
            "review: tip of Find it yourself",
            "Find it yourself: the three costliest choices of {name} as questions",
            name=self.name if self._came_from is None else self._record.players[self.tour.actor(self._came_from)],
        )
        mine = say(
            "review: tip of Go on from here",
            "Play on from here to the end of the round. The recorded match stays as it is.",
        )
        other = say(
            "review: tip of Seat", "You see it as {name} did; press to see it as another player", name=self.name
        )
        seen = say(
            "review: tip of All cards", "Shows all cards, which nobody could see then. The judgement does not use them."
        )
        luck = say("review: tip of Luck", "How much of the score was luck")
        made = say(
            "review: tip of Could it be made?", "Could the failed bid have been made? This looks at all the cards."
        )
        could = say("review: button that asks whether a bid could be made", "Could it be made?")
        return [
            *self._deed_of_why(),
            Deed("cards", cards, self._toggle_cards, Command.ALL_CARDS, seen),
            *([Deed("find", say("review: button", "Find it yourself"), self._find, Command.FIND, three)]
              if self._questions else []),
            Deed("play-on", say("review: button", "Play on"), self._play_on, Command.PLAY_ON, mine, is_seldom=True),
            *([Deed("could", could, self._could, Command.COULD, made, is_seldom=True)] if self._goals else []),
            Deed("grades", HEADING.say(), self._grades, Command.GRADES, None, is_seldom=True),
            Deed("luck", say("review: button", "Luck"), self._luck, Command.LUCK, luck, is_seldom=True),
            Deed("seat", say("review: button that changes the seat", "Other seat"), self._change_seat,
                 Command.OTHER_SEAT, other, is_seldom=True),
        ]  # fmt: skip

    def _deed_of_why(self) -> list[Deed]:
        """Return the button to the choice of whoever acted before, or back from there; none where nobody had one."""
        names, back, before = self._record.players, self._came_from, self.tour.before()
        if back is not None:
            name = names[self.tour.actor(back)]
            return [Deed("why", words.back_words(name), self._why, Command.WHY, words.back_tip(name))]
        if before is None:
            return []
        name = names[self.tour.actor(before)]
        return [Deed("why", words.reasons_of_words(name), self._why, Command.WHY, words.reasons_of_tip(name))]

    # -- what can be done ---------------------------------------------------------------------------------

    def on_escape(self) -> None:
        """Put the details away, go back to the choice one came from, or leave the review."""
        if self.shows_details:
            self._toggle_details()
        else:
            self._leave()

    def _leave(self) -> None:
        if self._came_from is not None:
            self._why()
        else:
            super().on_escape()

    def _go(self, number: int) -> None:
        self.tour.go(number)
        self.refresh()

    def _step(self, by: int) -> None:
        self._go(self.tour.number + by)

    def _step_fault(self, by: int) -> None:
        if not self.tour.go_to_fault(by):
            self.app.notices.add(words.NO_MISTAKE[self.tour.is_whole].say())
        self.refresh()

    def _change_seat(self) -> None:
        self.tour.sit((self.tour.seat + 1) % len(self._record.players))
        self._came_from = None
        self.reviewer.prefer([self.tour.seat])
        self.refresh()

    def _why(self) -> None:
        """Look at the choice before, of somebody else; or go back to where one came from."""
        back, place = self._came_from, self.tour.place
        if back is not None:
            self._look_at(back, None)
        elif (before := self.tour.before()) is not None:
            self._look_at(before, place)
        else:
            self.app.notices.add(words.NO_CHOICE_BEFORE.say())

    def _why_card(self, number: int) -> None:
        """Look at the choice by which this card came into the trick."""
        place = self.tour.place
        if place is None:
            return
        played = place[0], place[1] - len(self.tour.view.board.trick.cards) + number
        if self.tour.is_choice(played):
            self._look_at(played, self._came_from or place)
        else:
            name = self._record.players[self.tour.actor(played)]
            self.app.notices.add(words.no_choice_words(name))

    def _look_at(self, place: Place, came_from: Place | None) -> None:
        self.tour.look_at(place)
        self._came_from = came_from
        self.refresh()

    def _toggle_cards(self) -> None:
        self.shows_all = not self.shows_all
        self.refresh()

    def _toggle_details(self) -> None:
        self.shows_details = not self.shows_details
        self.refresh()

    def _grades(self) -> None:
        self.app.push(GradesScene(self.app, self._record.game.id))

    def _luck(self) -> None:
        self.app.push(LuckScene(self.app, self.reviewer, self.round))

    @property
    def _goals(self) -> list[Goal]:
        return goals_to_ask(self._record, self.round, [self.tour.seat], or_others=True)

    def _could(self) -> None:
        if self._goals:
            self.app.push(MadeScene(self.app, self._record, self.round, self._goals))
        else:
            self.app.notices.add(words.NOTHING_FAILED.say())

    @property
    def _questions(self) -> list[Choice]:
        """The costliest choices of whoever the review is about, as far as they are known, the costliest first."""
        seat = self.tour.seat if self._came_from is None else self.tour.actor(self._came_from)
        return sorted(costliest(self.tour.judged_of(seat), _QUESTIONS), key=lambda choice: -choice.loss)

    def _find(self) -> None:
        """Ask for the costliest choices of whoever the review is about, not of whom one looks at in between."""
        if self._came_from is not None:
            self._look_at(self._came_from, None)
        questions = self._questions
        if questions:
            self.app.ways.find(self.app, self._record, questions)
        else:
            self.app.notices.add(words.NOTHING_TO_FIND.say())

    def _play_on(self) -> None:
        if self.tour.place is not None:
            self.app.ways.trial(self.app, self._record, self.tour.place, self.tour.seat)

    @property
    def deeds(self) -> Deeds:
        return {
            Command.PLAY_ON: self._play_on,
            Command.FIND: self._find,
            Command.LEFT: partial(self._step, -1),
            Command.RIGHT: partial(self._step, 1),
            Command.UP: partial(self._step_fault, -1),
            Command.DOWN: partial(self._step_fault, 1),
            Command.FIRST: partial(self._go, 0),
            Command.LAST: partial(self._go, len(self.tour.places)),
            Command.OTHER_SEAT: self._change_seat,
            Command.ALL_CARDS: self._toggle_cards,
            Command.WHY: self._why,
            Command.LUCK: self._luck,
            Command.DETAILS: self._toggle_details,
            Command.GRADES: self._grades,
            Command.COULD: self._could,
            Command.SHEET: self.app.open_sheet,
        }

    # -- time and drawing ---------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        self.reviewer.show(self.tour.place)
        done = self.reviewer.progress()[0], self.reviewer.has_failed
        has_reason = self.reasoner.follow(self._record, self.tour.choice())
        if done != self._known or has_reason:
            self._known = done
            self.refresh()
        return False

    @property
    def is_waiting(self) -> bool:
        """True until the choice that is shown is judged, and the reasons are found."""
        place = self.tour.place
        is_judged = place is None or self.reviewer.progress([place]) == (1, 1)
        return self.reasoner.is_at_work or (not is_judged and self.reviewer.is_at_work)

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(self.tour.view.board.trump), (0, 0))

    def on_leave(self) -> None:
        self.reviewer.show(None)
        self.reasoner.close()
        if self._is_own:
            self.reviewer.close()
