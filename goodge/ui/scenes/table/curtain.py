"""The curtain between two people at one screen: the table stays hidden until the next one is ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ....engine.cards import Suit
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.portrait import ASKED, draw_portrait
from ...drawing.theme import BASE_HEIGHT, BODY, BODY_STRONG, GLOW, GOLD, GOLD_BRIGHT, HEADING, MUTED, PANEL, TITLE
from ...program.app import App
from ...program.reading import page_of
from ...program.scene import Scene
from ...widgets.base import Drawing, Item, Label
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds, Press, cap
from ...widgets.layout import columns
from ...wording.phrases import Phrase, say
from ...wording.spoken import in_sentences
from ..pause import PauseScene
from .latch import Latch

_HOW = {
    "hold": Phrase("curtain", "Hold {key} or the button to see your cards"),
    "twice": Phrase("curtain", "Press {key} or the button twice, with a pause between, to see your cards"),
    "once": Phrase("curtain", "Press {key} or the button to see your cards"),
}
_NEXT = ("hand", "name")  # the labels that say who comes next
_FACE = 184
_WIDE, _STEP = 480, 81  # of the buttons, and from the middle of one to that of the next
_LOWER = 36  # where the button in the middle is missing
_MOST_SPREAD = 1.66  # of the rows in a tall window
HOLD_ON = Phrase(
    "curtain: after the key or the button was let go too soon", "Keep holding {key} or the button a little longer"
)
ONCE_MORE = Phrase("curtain", "Now press once more")
NO_TRICK_YET = Phrase("table: the last trick", "No trick has been won yet")


@dataclass(slots=True, kw_only=True)
class ReadyButton(Button):
    """The button that opens the curtain, which handles its clicks and keys; those that play a card open nothing."""


class CurtainScene(Scene):
    """A curtain that says whose turn it is, and waits until that person opens it in the way set in the settings.

    `on_take_back` is given while the rules let the previous player change their mind, `on_last_trick` once there is
    a last trick. It tells nothing about the table but what everybody knows; it is of the felt that `trump` dyes.
    Whoever lets go too soon, or clicks and presses what does not open it, sees the words about it light up at once.
    """

    is_discreet = True
    is_page = True

    def __init__(
        self,
        app: App,
        name: str,
        portrait: str,
        on_ready: Callable[[], None],
        on_take_back: Callable[[], None] | None = None,
        on_last_trick: Callable[[], None] | None = None,
        trump: Suit | None = None,
    ) -> None:
        super().__init__(app)
        self._trump = trump
        self._on_last_trick = on_last_trick
        self._said: Phrase | None = None
        self._is_urged = False
        self._on_take_back = on_take_back
        self._name, self._portrait = name, portrait
        self._on_ready = on_ready
        self._latch = Latch(app.settings)
        self._is_new = True

    def on_enter(self) -> None:
        if self._is_new:
            self._is_new = False
            self.app.sounds.play("curtain")

    def spoken_title(self) -> str:
        return " ".join(words for item in self.items if item.key in _NEXT for words in item.read())

    def spoken_text(self) -> Sequence[str]:
        return (self._how(),)

    def spoken_page(self) -> Sequence[str]:
        return page_of([item for item in self.items if item.key not in _NEXT])

    def default_focus(self) -> str | None:
        """Return None: nothing has the focus, and Enter and Space do nothing until the player moves to a button."""
        return None

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(self._trump), (0, 0))
        frame = canvas.rect.inflate(-canvas.px(60), -canvas.px(60))
        canvas.panel(frame, radius=24, top=GOLD_BRIGHT.faded(0), line=GOLD_BRIGHT.faded(90), line_width=2)
        canvas.panel(
            frame.inflate(-canvas.px(14), -canvas.px(14)),
            radius=18,
            top=GOLD_BRIGHT.faded(0),
            line=GOLD_BRIGHT.faded(50),
            line_width=1,
        )

    def compose(self, canvas: Canvas) -> list[Item]:
        px, spread = canvas.px, min(_MOST_SPREAD, canvas.rect.height / (BASE_HEIGHT * canvas.unit))

        def row(y: float, width: float, height: float) -> pygame.Rect:
            rect = pygame.Rect(0, 0, min(px(width), canvas.rect.width - px(80)), px(height))
            rect.center = (canvas.rect.centerx, canvas.rect.centery + round(y * spread * canvas.unit))
            return rect

        hand = say("curtain: over the name of the one who comes next", "Hand the screen to")
        lower = 0 if self._on_take_back is not None else _LOWER
        items: list[Item] = [
            Label(key="hand", rect=row(lower - 276, 900, 44), text=hand, role=HEADING, colour=MUTED),
            Drawing(key="face", rect=row(lower - 150, _FACE * spread, _FACE * spread), paint=self._paint_face),
            Label(key="name", rect=row(lower - 12, 1100, 76), text=self._name, role=TITLE, colour=GOLD_BRIGHT),
            self._how_label(row(lower + 44, 900, 32)),
            ReadyButton(
                key="ready",
                rect=row(lower + 108, _WIDE, 62),
                text=say("curtain: button of the one who comes next", "I am {name}", name=self._name),
                style="primary",
                on_press=lambda: None,
                keycap=Command.OPEN_CURTAIN,
                sound=None,
            ),
        ]
        under = lower + 108 + _STEP
        if self._on_take_back is not None:
            text = say("curtain: button of the one before", "Take the last bid back")
            rect = row(under, _WIDE, 48)
            items.append(Button(key="back", rect=rect, text=text, on_press=self._take_back, keycap=Command.UNDO))
            under += _STEP - 7
        last, sheet = columns(row(under, _WIDE, 48), (1, 1), px(20))
        return [
            *items,
            _public(
                "last",
                last,
                say("button", "Last trick"),
                self._show_last_trick,
                Command.LAST_TRICK,
                why_off=None if self._on_last_trick is not None else NO_TRICK_YET.say(),
            ),
            _public("sheet", sheet, say("button", "Score sheet"), self.app.open_sheet, Command.SHEET),
        ]

    @property
    def enter_key(self) -> str | None:
        """The key of the golden button: the one that opens the curtain, though Enter does not."""
        return "ready"

    def _how_label(self, rect: pygame.Rect) -> Label:
        """Return how the curtain is opened; lit once somebody has tried it in vain."""
        colour = GOLD_BRIGHT if self._is_urged else MUTED
        return Label(key="how", rect=rect, text=self._how(), role=BODY, colour=colour)

    def _paint_face(self, canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.glow(rect, GLOW.faded(110), radius=rect.width / 2 / canvas.unit, reach=14)
        draw_portrait(canvas, self._portrait, rect, ASKED)

    def _how(self) -> str:
        way = self.app.settings.curtain
        is_half_done = way == "twice" and self._latch.share == 1.0
        said = self._said or (ONCE_MORE if is_half_done else _HOW[way])
        return said.say(key=cap(Command.OPEN_CURTAIN))

    @property
    def deeds(self) -> Deeds:
        return {
            Command.OPEN_CURTAIN: self._press_latch,
            Command.UNDO: self._take_back,
            Command.LAST_TRICK: self._show_last_trick,
            Command.SHEET: self.app.open_sheet,
            Command.TURN: lambda: self.app.notices.answer(in_sentences((self.spoken_title(), self._how()))),
        }

    def on_escape(self) -> None:
        self.app.push(PauseScene(self.app))

    # -- opening ----------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        if event.type != pygame.MOUSEBUTTONDOWN or not self._latch.is_deaf:
            super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self._release_latch()
        elif self._is_on_button(event):
            self._press_latch()

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        self._urge()

    def _is_on_button(self, event: pygame.event.Event) -> bool:
        is_click: bool = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        return is_click and self.is_top and isinstance(self.item_at(event.pos), ReadyButton)

    def handle_press(self, press: Press) -> None:
        if not self._latch.is_deaf or press.means((Command.OPEN_CURTAIN, Command.BACK)):
            super().handle_press(press)

    def handle_release(self, press: Press) -> None:
        if press.means((Command.OPEN_CURTAIN,)):
            self._release_latch()

    def on_cover(self) -> None:
        super().on_cover()
        self._latch.forget()
        self._ask_with()

    def _press_latch(self) -> None:
        self._ask_with()
        if self._latch.press():
            self._open()

    def _release_latch(self) -> None:
        if self.app.settings.curtain == "hold" and self._latch.share is not None:
            self._urge(HOLD_ON)
        self._latch.release()
        self.refresh()

    def _press_focused(self) -> None:
        if self.focused is None or isinstance(self.focused, ReadyButton):
            self._urge()
        else:
            super()._press_focused()

    def _urge(self, said: Phrase | None = None) -> None:
        """Light up the words about how the curtain is opened, or these, and tell them."""
        self._ask_with(said, is_urged=True)
        self.app.narrator.tell(self._how)

    def _ask_with(self, said: Phrase | None = None, *, is_urged: bool = False) -> None:
        """Show these words about how the curtain is opened, or those of the settings."""
        self._said, self._is_urged = said, is_urged
        self.refresh()

    def update(self, seconds: float) -> bool:
        before = self._latch.share
        if self._latch.advance(seconds):
            self._open()
        elif self._latch.share != before:
            self.refresh()
        return self._latch.share not in (None, 1.0)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw a line under the button that grows while it is held, or until it may be pressed again."""
        button, share = self.item("ready"), self._latch.share
        if button is None or share is None:
            return
        track = pygame.Rect(button.rect.left, button.rect.bottom + canvas.px(9), button.rect.width, canvas.px(8))
        canvas.panel(track, radius=4, top=PANEL, line=GOLD.faded(130), line_width=1)
        track.width = max(canvas.px(8), round(track.width * share))
        canvas.panel(track, radius=4, top=GOLD_BRIGHT)

    def _show_last_trick(self) -> None:
        if self._on_last_trick is not None:
            self._on_last_trick()
        else:
            self._ask_with(NO_TRICK_YET)

    def _take_back(self) -> None:
        if self._on_take_back is not None:
            self.app.pop()
            self._on_take_back()

    def _open(self) -> None:
        self.app.pop()
        self._on_ready()


def _public(
    key: str, rect: pygame.Rect, text: str, do: Callable[[], None], cap: Command, why_off: str | None = None
) -> Button:
    """Return a button for what everybody may see; off, it says why when it is pointed at."""
    return Button(
        key=key, rect=rect, text=text, on_press=do, keycap=cap, role=BODY_STRONG, why_off=why_off, tip=why_off
    )  # fmt: skip
