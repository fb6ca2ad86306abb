"""Could it have been made? The answer with all cards seen, and the line card by card on the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import TypeAlias

import pygame

from ....coach import Goal, Solved, failed_goals
from ....engine.actions import PlayCard
from ....engine.game import Phase
from ....engine.record import Record
from ....table.archive.setups import people_in
from ....table.goal_solver import GoalSolver
from ....table.portraits import portraits_at
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, CREAM, GOLD_BRIGHT, MUTED, SMALL, SMALL_STRONG, SUBHEADING, Colour, Role
from ...games import face_of
from ...program.app import App
from ...program.scene import Scene
from ...widgets.base import Item, Label, Panel
from ...widgets.commands import Command, Deeds, key_name
from ...widgets.layout import columns
from ...widgets.picker import Picker
from ...wording import made as words
from ...wording.phrases import say
from ...wording.spoken import QUESTION, in_sentences
from ..menu_parts import row_height
from .board import board_items
from .frame import areas, bar_items, lies_below, small_button
from .heard import open_cards, own_cards, standing, words_of
from .line import MadeLine
from .line_tricks import tricks_below
from .seen import SeenView

ToldLine: TypeAlias = tuple[str, str, Role, Colour, int]  # a key, a text, its role and colour, and the gap above it


def goals_to_ask(record: Record, number: int, seats: Collection[int], *, or_others: bool = False) -> list[Goal]:
    """Return what players in these seats played for in a round and did not reach.

    With `or_others` it is what others did not, where they did.
    """
    end = record.rounds[number][-1]
    goals = failed_goals(end)
    own = [goal for goal in goals if any(goal.hands >> hand & 1 for hand in _hands_of(record, number, seats))]
    return own or list(goals if or_others else ())


def _hands_of(record: Record, number: int, seats: Collection[int]) -> list[int]:
    holders = record.rounds[number][-1].board.holders
    return [hand for hand, holder in enumerate(holders) if holder in seats]


class MadeScene(Scene):
    """What failed in a round, one goal after another; each is solved behind the screen when it is asked."""

    keeps_tips_off = True

    def __init__(self, app: App, record: Record, number: int, goals: Sequence[Goal]) -> None:
        super().__init__(app)
        self._record, self.round, self._goals = record, number, list(goals)
        self._states = record.rounds[number]
        self._presenter = face_of(record.game.id).presenter
        people = people_in(record)
        self._portraits, self._people = portraits_at(record.players, people, app.settings.portraits), people
        self.solver = GoalSolver(app.store.log.note)
        self.solved: Solved | None = None
        self.is_solved = False
        self._ask(0)

    @property
    def match(self) -> Record:
        return self._record

    @property
    def goal(self) -> Goal:
        """The goal that is asked about."""
        return self._goals[self._asked]

    def _ask(self, number: object) -> None:
        self._asked = int(str(number))
        self.solved, self.is_solved = None, False
        self._put(None)
        self.solver.ask(self._record.game, self._states, self.goal)
        self.refresh()

    def default_focus(self) -> str | None:
        return "next" if self.line.cards else "leave"

    def _put(self, solved: Solved | None) -> None:
        self.line = MadeLine(self._record.game, self._states, solved)
        self.at = self.line.parting

    @property
    def seat(self) -> int:
        """The seat from which it is seen: a person's who played for it, else the first one's."""
        holders = self._states[-1].board.holders
        own = [holder for hand, holder in enumerate(holders) if self.goal.hands >> hand & 1]
        return next((seat for seat in own if seat in self._people), own[0])

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        table, panel, _ = areas(canvas, ())
        seen = self._seen()
        return [
            *bar_items(self.app, canvas, self._presenter, seen.view, self._record, self.round),
            *board_items(canvas, table, seen),
            *self._panel(canvas, panel, seen),
        ]

    def _seen(self) -> SeenView:
        state, card, real = self.line.positions[self.at], self.line.card(self.at), self.line.real(self.at)
        view = self._record.game.view_for(state, self.seat)
        return SeenView(
            self._presenter,
            view,
            self._record.players,
            self._portraits,
            best=None if card is None or card == real else PlayCard(card),
            done=None if real is None else PlayCard(real),
            state=state,
            sees_all=True,
            keeps_trick=True,
            dye=self.app.dye(view.board.trump),
        )

    def spoken_text(self) -> Sequence[str]:
        """Return the answer, and where one is on the line as a whole, so that the next step is told as a whole."""
        items, seen = self.items, self._seen()
        step = (words_of(items, "progress"), standing(seen), words_of(items, "following", "beside", "end"))
        texts = [words_of(items, key) for key in ("goal", "working", "failed", "answer", "more", "given")]
        return [*texts, in_sentences(step) if self.line.cards else ""]

    def spoken_page(self) -> Sequence[str]:
        seen = self._seen()
        return [*super().spoken_page(), standing(seen), own_cards(seen), *open_cards(seen)]

    def _panel(self, canvas: Canvas, rect: pygame.Rect, seen: SeenView) -> list[Item]:
        """Return the ground, on it the answer, and at the foot the way along the line."""
        px, inner = canvas.px, rect.inflate(-2 * canvas.px(14), -2 * canvas.px(12))
        beside = inner
        if lies_below(rect):
            inner, beside = columns(inner, (1, 1), px(24))
        low = pygame.Rect(beside.left, 0, beside.width, row_height(canvas, SMALL_STRONG, 40))
        low.bottom = beside.bottom
        back = small_button("leave", low, say("button", "Back"), self.app.pop, Command.BACK)
        foot = self._buttons(canvas, low) if self.line.cards else [back]
        beside.height = foot[0].rect.top - beside.top
        board = seen.view.board
        hands = [seen.hand_name(hand) for hand in range(len(board.captured))]
        for role in (SUBHEADING, BODY_STRONG):  # a headline where that costs nothing of the rest
            texts, more = self._answered(seen, hands, role), self._about_next(seen, hands)
            told = self._told(canvas, inner, texts)
            under = beside.copy()
            if beside is inner:
                under.top, under.height = told[-1].rect.bottom, inner.bottom - told[-1].rect.bottom
            following = self._told(canvas, under, more, is_below=beside is inner)
            if {each[0] for each in (*texts, *more)} <= {item.key for item in (*told, *following)}:
                break
        rest = pygame.Rect(beside.left, 0, beside.width, 0)
        above = [item.rect.bottom for item in (*told, *following) if item.rect.left == rest.left]
        rest.top = max([beside.top, *above])
        rest.height = foot[0].rect.top - rest.top
        tricks = tricks_below(canvas, rest, self.line, self.at, seen)
        return [Panel(key="panel", rect=rect), *told, *following, *tricks, *foot]

    def _told(
        self, canvas: Canvas, room: pygame.Rect, texts: Sequence[ToldLine], *, is_below: bool = False
    ) -> list[Item]:
        """Return what is said, one below the other, and `is_below` something else; a picker of goals below the goal.

        What has no room is left out.
        """
        items, top = list[Item](), room.top
        for key, text, role, colour, gap in texts:
            lines = len(canvas.type.wrap(text, role, room.width))
            top += canvas.px(gap) if items or is_below else 0
            rect = pygame.Rect(room.left, top, room.width, lines * canvas.type.line_height(role))
            if rect.bottom > room.bottom:
                break
            items.append(
                Label(key=key, rect=rect, text=text, role=role, colour=colour, align="left", wraps=True, top=True)
            )
            top = rect.bottom
            if key == "goal" and len(self._goals) > 1:
                place = pygame.Rect(room.left, top + canvas.px(8), room.width, row_height(canvas, SMALL_STRONG, 40))
                items.append(self._picker(place))
                top = place.bottom
        return items

    def _picker(self, place: pygame.Rect) -> Picker:
        total = len(self._goals)
        options: list[tuple[object, str]] = [
            (number, words.question_words(number + 1, total)) for number in range(total)
        ]
        return Picker(
            key="goal-picker",
            rect=place,
            options=options,
            value=self._asked,
            on_change=self._ask,
            called=QUESTION.say(),
        )

    def _answered(self, seen: SeenView, hands: Sequence[str], role: Role) -> list[ToldLine]:
        """Return the question, and the answer in this role once it is known."""
        aim = words.aim_words(self.goal.aim, hands, seen.view.board.holders)
        texts = [("heading", words.HEADING.say(), BODY_STRONG, MUTED, 0), ("goal", aim, BODY_STRONG, CREAM, 4)]
        if not self.is_solved:
            return [*texts, ("working", words.WORKING.say(), SMALL, MUTED, 12)]
        if self.solved is None:
            return [*texts, ("failed", words.FAILED.say(), SMALL, MUTED, 12)]
        solved = self.solved
        names = [name for hand, name in enumerate(hands) if self.goal.hands >> hand & 1]
        opened = self._open_before(solved)
        more = words.more_words(solved.answer, self._let(solved), opened, names, self._most(solved))
        answer = words.answer_words(solved.answer, solved.trick(self._states), self.goal.aim, opened)
        texts.append(("answer", answer, role, GOLD_BRIGHT if self.line.cards else CREAM, 14))
        texts.append(("more", more, SMALL, MUTED, 2))
        texts.append(("given", self._given(solved, hands), SMALL, CREAM, 8))
        return [each for each in texts if each[1]]

    def _most(self, solved: Solved) -> str | None:
        """Return what could not be gone beyond, unless that was less than what weak play of others let one have."""
        result, most = self._states[-1].result, solved.most
        if most is None or result is None or most < self.goal.limit - self.goal.missed_by(result.points):
            return None
        return words.amount_words(self.goal.aim, most)

    def _let(self, solved: Solved) -> int | None:
        """Return the trick in which the others let it; None where that is not proved."""
        since, known = solved.since, solved.proved_from
        return None if since is None or known is None or since <= known else self._trick(since - 1)

    def _open_before(self, solved: Solved) -> int | None:
        """Return the first trick of which all is proved; None if that is the first of all, or there is none."""
        known = solved.proved_from
        if known is None or self._states[known - 1].board.phase is not Phase.PLAY:
            return None
        return self._trick(known) + bool(self._states[known].board.trick.cards)

    def _trick(self, place: int) -> int:
        return len(self._states[place].board.tricks) + 1

    def _given(self, solved: Solved, hands: Sequence[str]) -> str:
        if solved.missed is None:
            return ""
        action = self._states[-1].actions[len(self._states[solved.missed].actions)]
        name, named = hands[self._states[solved.missed].board.acting or 0], self._presenter.card_names
        trick = self._trick(solved.missed)
        return words.given_words(name, trick, action.card, named) if isinstance(action, PlayCard) else ""

    def _about_next(self, seen: SeenView, hands: Sequence[str]) -> list[ToldLine]:
        """Return what is said of the card that is next on the line."""
        card, board = self.line.card(self.at), seen.view.board
        if not self.line.cards:
            return []
        progress = words.progress_words(self.at, len(self.line.cards))
        texts = [("progress", progress, SMALL, MUTED, 18)]
        if card is None:
            result = self.line.positions[-1].result
            end = words.BROKEN_OFF.say() if result is None else words.end_words(self.goal, result.points)
            return [*texts, ("end", end, BODY_STRONG, GOLD_BRIGHT, 2)]
        named = self._presenter.card_names
        following = words.next_words(len(board.tricks) + 1, hands[board.acting or 0], card, named)
        texts.append(("following", following, BODY_STRONG, CREAM, 2))
        real = self.line.real(self.at)
        beside = "" if real is None else words.AS_PLAYED.say() if real == card else words.parting_words(real, named)
        texts.append(("beside", beside, SMALL, MUTED, 2))
        return [each for each in texts if each[1]]

    def _buttons(self, canvas: Canvas, low: pygame.Rect) -> list[Item]:
        """Return the buttons along the line, the upper row first."""
        upper = low.move(0, -low.height - canvas.px(8))
        before, following = columns(upper, (1, 1), canvas.px(8))
        parts, mine = columns(low, (1, 1), canvas.px(8))
        down = key_name(Command.DOWN)
        here = say("could it be made: tip of First difference",
                   "To the first card that differs from what was played · {key}", key=down)  # fmt: skip
        play = say("could it be made: tip of Play on", "Play it yourself, from where it could be made")
        return [
            small_button("previous", before, say("review: button", "Previous"), partial(self._step, -1), Command.LEFT),
            small_button(
                "next", following, say("review: button", "Next"), partial(self._step, 1), Command.RIGHT, style="primary"
            ),
            small_button(
                "parts", parts, say("could it be made: button", "First difference"), self._to_parting, tip=here
            ),
            small_button("play-on", mine, say("review: button", "Play on"), self._play_on, Command.PLAY_ON, tip=play),
        ]

    # -- what can be done ---------------------------------------------------------------------------------

    def _go(self, number: int) -> None:
        self.at = max(0, min(number, len(self.line.cards)))
        self.refresh()

    def _step(self, by: int) -> None:
        self._go(self.at + by)

    def _to_parting(self) -> None:
        self._go(self.line.parting)

    def _play_on(self) -> None:
        if self.line.cards:
            self.app.ways.trial(self.app, self._record, (self.round, self.line.since), self.seat)
        else:
            self.app.notices.add(words.NO_LINE.say())

    @property
    def deeds(self) -> Deeds:
        return {
            Command.LEFT: partial(self._step, -1),
            Command.RIGHT: partial(self._step, 1),
            Command.DOWN: self._to_parting,
            Command.FIRST: partial(self._go, 0),
            Command.LAST: partial(self._go, len(self.line.cards)),
            Command.PLAY_ON: self._play_on,
            Command.COULD: self.app.pop,
            Command.SHEET: self.app.open_sheet,
        }

    # -- time and drawing ---------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        found = self.solver.poll()
        if found is not None:
            self.solved, self.is_solved = found[1], True
            self._put(self.solved)
            self.refresh()
            if self.focus_key in (None, "leave"):
                self.focus(self.default_focus())
        return False

    @property
    def is_waiting(self) -> bool:
        return self.solver.is_at_work

    def paint(self, canvas: Canvas) -> None:
        trump = self.line.positions[self.at].board.trump
        canvas.surface.blit(self.app.cloth(trump), (0, 0))

    def on_leave(self) -> None:
        self.solver.close()
