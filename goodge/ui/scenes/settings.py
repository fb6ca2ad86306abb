"""The settings: each change holds at once and is kept."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..canvas import Canvas
from ..items.base import Drawing, Item, Label, Panel
from ..items.buttons import Button, Choice, Slider, Toggle
from ..scene import Scene
from ..theme import BODY_STRONG, BUTTON, GOLD_BRIGHT, MUTED, NAME, SMALL, SMALL_STRONG, Role
from .menu_parts import HINTS, PAGE_WIDTH, columns, heading, key_hints, page, row_height

_SPEEDS = (("instant", "Instant"), ("fast", "Fast"), ("normal", "Normal"), ("slow", "Slow"))
_TEXT_SIZES = (("normal", "Normal"), ("large", "Large"), ("larger", "Larger"))
_CARD_SIZES = (("small", "Small"), ("normal", "Normal"), ("large", "Large"))
_SUIT_COLOURS = (
    ("standard", "Standard"),
    ("colour_blind", "Colour-blind"),
    ("high_contrast", "Contrast"),
    ("greyscale", "Greyscale"),
)
_HABITS = (
    ("auto_play_forced", "Auto-play", "A card that is the only one allowed plays itself."),
    ("hold_trick", "Hold the trick", "A finished trick stays until you click or press a key."),
    ("glow_winner", "Winning card", "The card that is winning the trick glows."),
    ("hold_to_look", "Hold to look", "The curtain opens only if its button is held down."),
)
_PREVIEW = ("cards/1S", "cards/10D", "cards/5T", "cards/10H", "cards/1C")
_PREVIEW_CARD = (96, 134)


class SettingsScene(Scene):
    """Two columns: what one sees, and how it plays and sounds."""

    first_focus = "speed"

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, PAGE_WIDTH, 664)
        title = heading(canvas, place, "Settings")
        gap, foot = canvas.px(16), row_height(canvas, BUTTON, 52)
        top, bottom = title.rect.bottom + canvas.px(10), place.bottom - foot - gap
        left, right = columns(pygame.Rect(place.left, top, place.width, bottom - top), (572, 572), canvas.px(20))
        last = pygame.Rect(place.left, place.bottom - foot, place.width, foot)
        back = columns(last, (150, 1014), 0)[0]
        hints = key_hints(canvas, 0, last.centery, HINTS[1:])
        hints.rect.right = place.right
        return [
            title,
            Panel(key="looks", rect=left),
            Panel(key="plays", rect=right),
            *self._plays(canvas, right.inflate(-canvas.px(36), -canvas.px(40))),
            *self._looks(canvas, left.inflate(-canvas.px(36), -canvas.px(40))),
            Button(key="back", rect=back, text="Back", on_press=self.app.pop, keycap="Esc"),
            hints,
        ]

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    # -- what one sees ----------------------------------------------------------------------------------

    def _looks(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        rows = _Rows(canvas, area, gap=canvas.px(11))
        label, control = rows.next()
        items: list[Item] = [
            rows.title("looks-title", "On the screen"),
            _name("full-screen", label, "Full screen"),
            self._toggle("full-screen", control, "full_screen"),
        ]
        label, control = rows.next()
        items += [_name("text-size", label, "Text"), self._choice("text-size", control, _TEXT_SIZES, "text_size")]
        label, control = rows.next()
        items += [_name("card-size", label, "Cards"), self._choice("card-size", control, _CARD_SIZES, "card_size")]
        items.append(_name("suit-colours", rows.line(BODY_STRONG), "Colours of the suits"))
        colours = self._choice("suit-colours", rows.whole(), _SUIT_COLOURS, "suit_colours", SMALL_STRONG)
        rest = rows.rest()
        return [*items, colours, Drawing(key="preview", rect=rest, paint=_paint_preview)]

    # -- how it plays and sounds ------------------------------------------------------------------------

    def _plays(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        count, notes = 2 + len(_HABITS), len(_HABITS) * canvas.type.line_height(SMALL)
        spare = area.height - canvas.type.line_height(NAME) - canvas.px(8) - count * row_height(canvas) - notes
        rows = _Rows(canvas, area, gap=min(canvas.px(24), spare // count))
        label, control = rows.next()
        items: list[Item] = [
            rows.title("plays-title", "At the table"),
            _name("speed", label, "Speed of cards"),
            self._choice("speed", control, _SPEEDS, "speed", SMALL_STRONG),
        ]
        for key, name, words in _HABITS:
            label, control, note = rows.next_with_note()
            items += [
                _name(key, label, name),
                self._toggle(key, control, key),
                Label(key=f"{key}-note", rect=note, text=words, role=SMALL, colour=MUTED, align="left"),
            ]
        label, control = rows.next()
        is_on, loud = columns(control, (130, 218), 0)
        volume = Slider(
            key="volume", rect=loud, value=self.app.settings.volume, on_change=self._set("volume", ends="bid")
        )
        return [*items, _name("sound", label, "Sound"), self._sound(is_on), volume]

    # -- controls ---------------------------------------------------------------------------------------

    def _choice(
        self, key: str, rect: pygame.Rect, options: tuple[tuple[str, str], ...], name: str, role: Role = BODY_STRONG
    ) -> Choice:
        value = getattr(self.app.settings, name)
        return Choice(key=key, rect=rect, options=options, value=value, on_change=self._set(name), role=role)

    def _toggle(self, key: str, rect: pygame.Rect, name: str) -> Toggle:
        return Toggle(key=key, rect=rect, value=getattr(self.app.settings, name), on_change=self._set(name))

    def _sound(self, rect: pygame.Rect) -> Toggle:
        change = self._set("muted")
        return Toggle(
            key="sound", rect=rect, value=not self.app.settings.muted, on_change=lambda is_on: change(not is_on)
        )

    def _set(self, name: str, ends: str | None = None) -> Callable[[object], None]:
        """Changes a setting, if it is another value; then plays a sound to judge it by, where one is named."""

        def change(value: object) -> None:
            if value != getattr(self.app.settings, name):
                setattr(self.app.settings, name, value)
                self.app.apply_settings()
                if ends is not None:
                    self.app.sounds.play(ends)

        return change


class _Rows:
    """Places for rows from the top of an area down: a name and its control."""

    def __init__(self, canvas: Canvas, area: pygame.Rect, gap: int) -> None:
        self._canvas, self._area, self._gap = canvas, area, gap
        self._height = row_height(canvas)
        self._head = pygame.Rect(area.left, area.top, area.width, canvas.type.line_height(NAME))
        self._top = self._head.bottom + canvas.px(8)

    def title(self, key: str, text: str) -> Label:
        return Label(key=key, rect=self._head, text=text, role=NAME, colour=GOLD_BRIGHT, align="left")

    def next(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The next row's places for name and control."""
        name, control = columns(self.whole(), (180, 348), 0)
        return name, control

    def next_with_note(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """The next row's places, and a line under it that belongs to it."""
        name, control = self.next()
        self._top -= self._gap
        return name, control, self.line(SMALL)

    def whole(self) -> pygame.Rect:
        """The next row, undivided."""
        row = pygame.Rect(self._area.left, self._top, self._area.width, self._height)
        self._top = row.bottom + self._gap
        return row

    def line(self, role: Role) -> pygame.Rect:
        """The next row, as high as a line of text."""
        row = pygame.Rect(self._area.left, self._top, self._area.width, self._canvas.type.line_height(role))
        self._top = row.bottom + self._gap
        return row

    def rest(self) -> pygame.Rect:
        """All that is left of the area."""
        return pygame.Rect(self._area.left, self._top, self._area.width, self._area.bottom - self._top)


def _name(key: str, rect: pygame.Rect, text: str) -> Label:
    return Label(key=f"{key}-name", rect=rect, text=text, role=BODY_STRONG, align="left")


def _paint_preview(canvas: Canvas, rect: pygame.Rect) -> None:
    """Five cards, one of each suit, in the chosen colours and size."""
    room = (rect.width - (len(_PREVIEW) - 1) * canvas.px(8)) / len(_PREVIEW)
    scale = min(canvas.card_scale, rect.height / canvas.px(_PREVIEW_CARD[1]), room / canvas.px(_PREVIEW_CARD[0]))
    size = (round(canvas.px(_PREVIEW_CARD[0]) * scale), round(canvas.px(_PREVIEW_CARD[1]) * scale))
    gap = (rect.width - len(_PREVIEW) * size[0]) // (len(_PREVIEW) - 1)
    for number, name in enumerate(_PREVIEW):
        card = pygame.Rect((rect.left + number * (size[0] + gap), 0), size)
        card.centery = rect.centery
        canvas.picture(name, card)
