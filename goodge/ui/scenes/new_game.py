"""Setting up a match: which game, who plays, by which rules, with which cards."""

from __future__ import annotations

import pygame

from ...table.match_table import Table
from ..app import App
from ..canvas import Canvas
from ..games import MAIN_GAME
from ..games.offers import OFFERS
from ..items.base import Item, Label, Panel
from ..items.buttons import Button
from ..items.fields import TextField
from ..items.tabs import Tabs, tabs_height
from ..scene import Scene, Topic
from ..theme import ALARM, BODY_STRONG, BUTTON, MUTED, SMALL_STRONG
from .dialog import Answer, DialogScene
from .match_plan import MatchPlan
from .menu_parts import columns, heading, key_hints, page, people, prepare_table, row_height
from .new_game_rules import rules_panel
from .new_game_seats import seats_panel

_WIDTH, _HEIGHT = 1216, 672


class NewGameScene(Scene):
    """Enter starts at once; what was chosen is there again next time, the game played last first."""

    first_focus = "start"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        settings = app.settings
        self.plans = {
            game: MatchPlan.like(offer, settings.last_setup(game), settings.last_setups)
            for game, offer in OFFERS.items()
        }
        played = [last.game for last in settings.last_setups]
        self.plan = self.plans[next(iter(played), MAIN_GAME)]

    @property
    def topic(self) -> Topic:
        return Topic(self.plan.offer.id)

    # -- layout -----------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, _WIDTH, _HEIGHT)
        title = heading(canvas, place, "New game")
        title.rect.width //= 2
        hint = key_hints(canvas, 0, title.rect.centery, (("F1", f"Rules of {self.plan.offer.name}"),))
        hint.rect.right = place.right
        tabs = pygame.Rect(place.left, title.rect.bottom + canvas.px(6), place.width, tabs_height(canvas))
        foot = pygame.Rect(place.left, 0, place.width, row_height(canvas, BUTTON, 54))
        foot.bottom = place.bottom
        top = tabs.bottom + canvas.px(12)
        body = pygame.Rect(place.left, top, place.width, foot.top - canvas.px(14) - top)
        left, right = columns(body, (760, 440), canvas.px(16))
        inset = -canvas.px(40), -canvas.px(32)
        return [
            title,
            hint,
            self._games(canvas, tabs),
            Panel(key="who", rect=left),
            Panel(key="how", rect=right),
            *seats_panel(canvas, left.inflate(inset), self.plan),
            *rules_panel(canvas, right.inflate(inset), self.plan, self.focus_key, self._choose_deal),
            *self._foot(canvas, foot),
        ]

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    def _games(self, canvas: Canvas, rect: pygame.Rect) -> Item:
        return Tabs(
            key="game",
            rect=rect,
            options=[(offer.id, offer.name) for offer in OFFERS.values()],
            value=self.plan.offer.id,
            on_change=self._choose_game,
            lines=[offer.line for offer in OFFERS.values()],
            cards=[offer.cards for offer in OFFERS.values()],
            gap=canvas.px(12),
        )

    def _foot(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        problem = self.plan.problem()
        sentence = problem or self.plan.summary()
        back, words, start = columns(row, (150, 780, 220), canvas.px(20))
        is_long = len(canvas.type.wrap(sentence, BODY_STRONG, words.width)) > 1
        return [
            Button(key="back", rect=back, text="Back", on_press=self.app.pop, keycap="Esc"),
            Label(
                key="sentence",
                rect=words,
                text=sentence,
                role=SMALL_STRONG if is_long else BODY_STRONG,
                colour=ALARM if problem else MUTED,
                wraps=True,
            ),
            Button(
                key="start",
                rect=start,
                text="Start",
                on_press=self._start,
                style="primary",
                why_off=problem,
                shows_enter=True,
            ),
        ]

    # -- what happens -----------------------------------------------------------------------------------

    def focus(self, key: str) -> None:
        """What is said of the rules follows the focus."""
        if key != self.focus_key:
            self.refresh()
        super().focus(key)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter in a text field is done with it; figures typed beside the field for the deal's number go into it."""
        number = self.item("number")
        if number is not None and self.focus_key == "deal" and event.unicode.isdigit():
            self.focus("number")
            return number.on_key(event)
        is_enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if is_enter and isinstance(self.focused, TextField):
            self.focus("start")
            return True
        return False

    def _choose_game(self, game: object) -> None:
        self.plan = self.plans[str(game)]
        prepare_table(self.app.canvas, str(game))

    def _choose_deal(self, has_number: object) -> None:
        self.plan.has_number = bool(has_number)
        if has_number:
            self.focus("number")

    def _start(self) -> None:
        saved = self.app.store.saved
        if saved is None:
            self._begin()
            return
        sentence = (
            f"{saved.game.title} with {people(saved.players)} is not finished. There is room for one match: "
            "a new one takes its place for good."
        )
        answers = [
            Answer("Continue it", self._continue, "primary"),
            Answer("Start the new one", self._begin),
            Answer("Back"),
        ]
        self.app.push(DialogScene(self.app, "A match is waiting", sentence, answers))

    def _begin(self) -> None:
        from .table import TableScene

        setup = self.plan.setup()
        self.app.settings.remember(setup)
        self.app.apply_settings()
        self.app.reset(TableScene(self.app, Table.start(setup, self.app.store)))

    def _continue(self) -> None:
        from .table import TableScene

        table = Table.resume(self.app.store)
        if table is not None:
            self.app.reset(TableScene(self.app, table))
