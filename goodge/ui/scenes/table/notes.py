"""Notes on the cards, over the table: what has been played, who lacks a suit, and what is left to be won."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ....coach.memory import cards_gone, known_voids, points_to_win
from ....engine.cards import Card, Suit
from ....engine.game import AnyView, Phase
from ....table.settings import Settings
from ...drawing.canvas import Canvas
from ...drawing.theme import (
    BODY_STRONG,
    CREAM,
    GOLD_BRIGHT,
    KEYCAP,
    MUTED,
    PANEL,
    SHADE,
    SMALL,
    SMALL_STRONG,
    SUBHEADING,
    Colour,
)
from ...program.app import App
from ...program.scene import Scene
from ...tabletop.presenter import Presenter
from ...widgets.base import Drawing, Item, Label, Panel
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds
from ...wording import notes as words
from ...wording.phrases import Phrase

_WIDTH, _ROW, _CELL, _SUIT = 820, 44, 36, 34
_NAMED = 130  # the cell of a card without a suit, or more where its name is long
_GONE = MUTED.faded(120)


def any_notes(settings: Settings) -> bool:
    """Return True if the settings want any notes."""
    return settings.notes_gone or settings.notes_voids or settings.notes_left


def why_no_notes(settings: Settings, view: AnyView, *, has_help: bool) -> Phrase | None:
    """Return the reason why there are no notes now; None if there are."""
    if not has_help:
        return words.NO_HELP
    if not any_notes(settings):
        return words.SWITCHED_OFF
    return None if view.board.phase is Phase.PLAY else words.NOT_YET


class NotesScene(Scene):
    """A slip over the table with what anybody could have kept in mind: what the settings want of it, or `all_of_it`."""

    is_opaque = False
    first_focus = "close"

    def __init__(
        self, app: App, presenter: Presenter, view: AnyView, names: Sequence[str], *, all_of_it: bool = False
    ) -> None:
        super().__init__(app)
        settings = app.settings
        self._has_gone, self._has_voids = all_of_it or settings.notes_gone, all_of_it or settings.notes_voids
        self._has_left = all_of_it or settings.notes_left
        self._presenter, self._view, self._names = presenter, view, tuple(names)
        self._gone = cards_gone(view)

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(canvas.shapes.panel(canvas.rect.size, 0, top=SHADE.faded(150), line=None), (0, 0))

    def compose(self, canvas: Canvas) -> list[Item]:
        px, rows = canvas.px, self._rows() if self._has_gone or self._has_voids else []
        panel = pygame.Rect(0, 0, px(_WIDTH), px(68) + px(_ROW) * len(rows) + px(84))
        panel.center = canvas.rect.center
        head = pygame.Rect(panel.left, panel.top + px(16), panel.width, px(36))
        items: list[Item] = [
            Panel(key="panel", rect=panel, top=PANEL, bottom=PANEL),
            Label(key="head", rect=head, text=words.title(), role=SUBHEADING, colour=GOLD_BRIGHT),
        ]
        for number, (suit, cards) in enumerate(rows):
            row = pygame.Rect(
                panel.left + px(28), panel.top + px(62) + px(_ROW) * number, panel.width - px(56), px(_ROW)
            )
            items += self._row(canvas, row, suit, cards)
        close = pygame.Rect(panel.right - px(188), panel.bottom - px(64), px(160), px(48))
        foot = pygame.Rect(panel.left + px(28), close.top, close.left - panel.left - px(44), close.height)
        return [*items, *self._foot(canvas, foot), self._close(close)]

    @property
    def deeds(self) -> Deeds:
        return {Command.NOTES: self.app.pop}

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        self.app.pop()

    def _close(self, rect: pygame.Rect) -> Button:
        return Button(
            key="close", rect=rect, text=words.close(), style="primary", on_press=self.app.pop, keycap=Command.NOTES
        )

    def _rows(self) -> list[tuple[Suit | None, list[Card]]]:
        """Return the cards of each suit from low to high, and at last those without a suit."""
        game = self._presenter.game
        pack = sorted(game.pack(self._view.rules), key=game.hand_key)
        suits: list[Suit | None] = [suit for suit in Suit if any(card.suit is suit for card in pack)]
        if self._has_gone and any(card.suit is None for card in pack):
            suits.append(None)
        return [(suit, [card for card in pack if card.suit is suit]) for suit in suits]

    def _row(self, canvas: Canvas, row: pygame.Rect, suit: Suit | None, cards: Sequence[Card]) -> list[Item]:
        px = canvas.px
        items: list[Item] = []
        left, width = row.left, px(_CELL)
        if suit is not None:
            icon = pygame.Rect(left, row.centery - px(_SUIT) // 2, px(_SUIT), px(_SUIT))
            items.append(Drawing(key=f"suit-{suit.letter}", rect=icon, paint=_SuitPicture(suit)))
            left = icon.right + px(8)
        else:
            left = left + px(_SUIT + 12)
            names = (canvas.type.size(self._called(card), BODY_STRONG)[0] for card in cards)
            width = max(px(_NAMED), *(name + px(16) for name in names))
        for card in cards if self._has_gone else ():
            cell = pygame.Rect(left, row.top, width, row.height)
            items += self._cell(canvas, cell, card)
            left = cell.right
        lacking = self._lacking(suit)
        if lacking:
            rest = pygame.Rect(left + px(10), row.top, row.right - left - px(10), row.height)
            text = words.lacking(lacking)
            role = canvas.type.fitting(text, (SMALL, KEYCAP), rest.width)
            text = canvas.type.shortened(text, role, rest.width)
            name = "none" if suit is None else suit.letter
            items.append(Label(key=f"lacks-{name}", rect=rest, text=text, role=role, colour=CREAM, align="right"))
        return items

    def _cell(self, canvas: Canvas, rect: pygame.Rect, card: Card) -> list[Item]:
        """Return a card: struck out if it is gone, golden in the viewer's own sight."""
        is_gone, view = card in self._gone, self._view
        is_own = card in (*view.hand, *(view.stash or ()))
        colour = _GONE if is_gone else GOLD_BRIGHT if is_own else CREAM
        text = self._called(card)
        role = canvas.type.fitting(text, (BODY_STRONG, SMALL_STRONG, KEYCAP), rect.width - canvas.px(4))
        label = Label(key=f"card-{card.text}", rect=rect, text=text, role=role, colour=colour)
        if not is_gone:
            return [label]
        return [Drawing(key=f"gone-{card.text}", rect=rect, paint=_Strike(_GONE), is_backing=True), label]

    def _called(self, card: Card) -> str:
        """Return the rank of a card, beside its suit; the name of one that has none."""
        return card.text[:-1] if card.suit is not None else self._presenter.card_names.within(card)

    def _lacking(self, suit: Suit | None) -> list[str]:
        """Return the names of the hands that are known to have none of a suit."""
        if suit is None or not self._has_voids:
            return []
        hands = sorted(hand for hand, other in known_voids(self._presenter.game, self._view) if other is suit)
        return [self._presenter.hand_name(self._view, self._names, hand) for hand in hands]

    def _foot(self, canvas: Canvas, rect: pygame.Rect) -> list[Item]:
        said = []
        if self._has_left:
            points = points_to_win(self._view)
            tricks = self._presenter.game.hand_size(self._view.rules) - len(self._view.board.tricks)
            said.append(words.tricks_left(tricks) if points is None else words.points_left(points))
        if self._has_gone:
            said.append(words.legend())
        text = words.beside(said)
        role = canvas.type.fitting(text, (SMALL_STRONG, SMALL, KEYCAP), rect.width)
        return [Label(key="foot", rect=rect, text=text, role=role, colour=MUTED, align="left")] if text else []


class _SuitPicture:
    """Draws the sign of a suit on a light ground."""

    def __init__(self, suit: Suit) -> None:
        self._suit = suit

    def __call__(self, canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.panel(rect, radius=rect.width / 2 / canvas.unit, top=CREAM)
        canvas.picture(f"suits/{self._suit.letter}", rect.inflate(-canvas.px(10), -canvas.px(10)))


class _Strike:
    """Draws a line through the middle."""

    def __init__(self, colour: Colour) -> None:
        self._colour = colour

    def __call__(self, canvas: Canvas, rect: pygame.Rect) -> None:
        line = pygame.Rect(0, 0, rect.width - canvas.px(6), max(1, canvas.px(2)))
        line.center = rect.center
        canvas.panel(line, radius=0, top=self._colour)
