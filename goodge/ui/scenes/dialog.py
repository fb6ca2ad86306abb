"""A question with two or three answers, laid over whatever is on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY, BUTTON, GOLD, PANEL, PANEL_LIGHT, SHADE, SUBHEADING
from ..program.app import App
from ..program.scene import Scene
from ..widgets.base import Item, Label, Panel
from ..widgets.buttons import Button
from .menu_parts import row_height

_VEIL = 176  # the alpha of the shade under an overlay
_WIDTH, _STEP = 660, 20  # units


@dataclass(frozen=True, slots=True)
class DialogAnswer:
    """A button of a dialog. `do` is called once the dialog has closed; if it is None, the dialog only closes."""

    text: str
    do: Callable[[], None] | None = None
    style: str = "plain"


class DialogScene(Scene):
    """A dialog that asks one question. The last answer changes nothing; Esc gives it.

    The main answer, the golden one or else the first, has the focus and stands at the right, as on every page; the one
    that changes nothing stands at the left.
    """

    is_opaque = False
    is_page = True
    inset, apart = 36, 14  # units: from the edge to the words, and between these
    widest = 680

    def __init__(self, app: App, title: str, sentence: str, answers: Sequence[DialogAnswer]) -> None:
        super().__init__(app)
        self._title, self._sentence, self._answers = title, sentence, tuple(answers)
        styles = [answer.style for answer in answers]
        self._main = styles.index("primary") if "primary" in styles else 0
        self.first_focus = f"answer-{self._main}"

    def compose(self, canvas: Canvas) -> list[Item]:
        inset = canvas.px(self.inset)
        width = self._width(canvas)
        inner = width - 2 * inset
        title_height = canvas.type.line_height(SUBHEADING)
        lines = canvas.type.wrap(self._sentence, BODY, inner)
        words_height = canvas.type.line_height(BODY) * len(lines)
        button_height, gap = row_height(canvas, BUTTON, 50), canvas.px(self.apart)
        total = inset + title_height + gap + words_height + 2 * gap + button_height + inset
        panel = pygame.Rect(0, 0, width, total)
        panel.midtop = canvas.rect.centerx, self._top(canvas, total)
        top = panel.top + inset
        title = pygame.Rect(panel.left + inset, top, inner, title_height)
        words = pygame.Rect(title.left, title.bottom + gap, inner, words_height)
        row = pygame.Rect(title.left, words.bottom + 2 * gap, inner, button_height)
        return [
            Panel(key="panel", rect=panel, top=PANEL_LIGHT, bottom=PANEL, line=GOLD.faded(190)),
            Label(key="title", rect=title, text=self._title, role=SUBHEADING, align="left"),
            Label(key="words", rect=words, text=self._sentence, align="left", wraps=True),
            *self._buttons(canvas, row, gap),
        ]

    def _top(self, canvas: Canvas, height: int) -> int:
        """Return where a panel of this height begins."""
        return canvas.rect.centery - height // 2

    def _width(self, canvas: Canvas) -> int:
        """Return the width of the panel: more than usual where that saves the sentence a line."""
        most = min(self.widest, int(canvas.rect.width / canvas.unit) - DialogScene.inset)
        widths = [canvas.px(width) for width in range(_WIDTH, max(_WIDTH, most) + 1, _STEP)]
        lines = [len(canvas.type.wrap(self._sentence, BODY, width - 2 * canvas.px(self.inset))) for width in widths]
        return widths[lines.index(min(lines))]

    def paint(self, canvas: Canvas) -> None:
        dim(canvas)

    def on_escape(self) -> None:
        self._answer(self._answers[-1])

    def _buttons(self, canvas: Canvas, row: pygame.Rect, gap: int) -> list[Item]:
        """Return the answers side by side, each as wide as its text needs."""
        shown = [(number, self._answers[number]) for number in self._order()]
        widths = [canvas.type.size(answer.text, BUTTON)[0] for _, answer in shown]
        spare = (row.width - sum(widths) - gap * (len(widths) - 1)) // len(widths)
        items: list[Item] = []
        left = row.left
        for (number, answer), width in zip(shown, widths, strict=True):
            rect = pygame.Rect(left, row.top, width + spare, row.height)
            items.append(
                Button(
                    key=f"answer-{number}",
                    rect=rect,
                    text=answer.text,
                    style=answer.style,
                    on_press=partial(self._answer, answer),
                )
            )
            left = rect.right + gap
        return items

    def _order(self) -> list[int]:
        """Return the answers from left to right, by their numbers."""
        last = len(self._answers) - 1
        others = [number for number in range(last + 1) if number not in (self._main, last)]
        return [*([] if last == self._main else [last]), *others, self._main]

    def _answer(self, answer: DialogAnswer) -> None:
        self.app.pop()
        if answer.do is not None:
            answer.do()


def dim(canvas: Canvas) -> None:
    """Darken everything under an overlay."""
    veil = pygame.Surface(canvas.rect.size)
    veil.fill(SHADE)
    veil.set_alpha(_VEIL)
    canvas.surface.blit(veil, (0, 0))


def dimmed(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture as it looks under an overlay."""
    found, left = picture.copy(), 255 - _VEIL
    found.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
    found.fill([tone * _VEIL // 255 for tone in SHADE[:3]], special_flags=pygame.BLEND_RGB_ADD)
    return found
