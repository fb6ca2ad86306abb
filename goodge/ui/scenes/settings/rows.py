"""The kinds of rows that a section of the settings is made of."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from ....table.settings import Settings
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, GOLD, PANEL, SMALL_STRONG, Role
from ...program.app import App
from ...widgets.base import Item, Panel
from ...widgets.buttons import Button, ChoiceRow, shares_of
from ...widgets.layout import columns
from ...widgets.slider import Slider
from ...widgets.swatches import Swatches, swatches_height
from ...widgets.toggle import Toggle, toggle_width
from ...wording.phrases import Phrase
from ..menu_parts import row_height

_ROLES, _ICON = (BODY_STRONG, SMALL_STRONG), 32  # of samples; the latter in units, with the air beside it
_BESIDE = 28  # units around a word of a choice, so that it does not touch the frame of the one that is chosen


@dataclass(frozen=True, kw_only=True)
class SectionRow:
    """A row of a section: its name, a note that says what it does if the name does not, and what stands beside them."""

    key: str
    name: Phrase
    note: Phrase | None = None

    def height(self, canvas: Canvas) -> int:
        """Return the height of the control."""
        return row_height(canvas)

    def width(self, canvas: Canvas) -> int:  # noqa: ARG002
        """Return the width that the control needs where the usual one may be too little; 0 where it never is."""
        return 0

    def is_large_in(self, canvas: Canvas, width: int) -> bool:  # noqa: ARG002
        """Return True if the words of a control of this width are as large as other text."""
        return True

    def notes(self) -> Sequence[Phrase]:
        """Return every note that may stand under the name."""
        return () if self.note is None else (self.note,)

    def note_in(self, settings: Settings) -> Phrase | None:  # noqa: ARG002
        """Return the note under the name as the settings are."""
        return self.note

    @abstractmethod
    def control(self, app: App, rect: pygame.Rect) -> Item:
        """Return the control, with the setting as it is now."""

    def controls(self, app: App, rect: pygame.Rect) -> list[Item]:
        """Return the control, or several side by side."""
        return [self.control(app, rect)]


@dataclass(frozen=True, kw_only=True)
class SettingRow(SectionRow):
    """One setting, with the control that changes it; `setting` is the name of a field of Settings."""

    setting: str


@dataclass(frozen=True, kw_only=True)
class SwitchRow(SettingRow):
    """A setting that is on or off; `is_inverse` if the switch is on while the setting is off.

    The switch stands where all controls begin, so that the eye has no further to go to it from the name.
    """

    is_inverse: bool = False

    def control(self, app: App, rect: pygame.Rect) -> Item:
        change = changes(app, self.setting)
        width = toggle_width(app.page_canvas)
        return Toggle(
            key=self.key,
            rect=pygame.Rect(rect.left, rect.top, width, rect.height),
            value=getattr(app.settings, self.setting) is not self.is_inverse,
            on_change=lambda is_on: change(is_on is not self.is_inverse),
        )


@dataclass(frozen=True, kw_only=True)
class ValuesRow(SettingRow):
    """A setting that is one of a few values, side by side; `told` are notes that say what each of them does."""

    options: Mapping[str, Phrase]
    told: Mapping[str, Phrase] = field(default_factory=dict)

    def notes(self) -> Sequence[Phrase]:
        return (*super().notes(), *self.told.values())

    def is_large_in(self, canvas: Canvas, width: int) -> bool:
        return role_for(canvas, [phrase.say() for phrase in self.options.values()], width) is BODY_STRONG

    def note_in(self, settings: Settings) -> Phrase | None:
        return self.told.get(getattr(settings, self.setting), self.note)

    def control(self, app: App, rect: pygame.Rect) -> Item:
        options = [(value, phrase.say()) for value, phrase in self.options.items()]
        texts = [text for _, text in options]
        role = role_for(app.page_canvas, texts, rect.width)
        return ChoiceRow(
            key=self.key,
            rect=rect,
            options=options,
            value=getattr(app.settings, self.setting),
            on_change=changes(app, self.setting),
            role=role,
            shares=shares_of(app.page_canvas, texts, role, rect.width),
        )


@dataclass(frozen=True, kw_only=True)
class PictureRow(ValuesRow):
    """A setting that is one of a few values, each with a picture, drawn by `paint`."""

    paint: Callable[[Canvas, pygame.Rect, object], None]

    def height(self, canvas: Canvas) -> int:
        return swatches_height(canvas)

    def is_large_in(self, canvas: Canvas, width: int) -> bool:  # noqa: ARG002
        return True

    def control(self, app: App, rect: pygame.Rect) -> Item:
        return Swatches(
            key=self.key,
            rect=rect,
            options=[(value, phrase.say()) for value, phrase in self.options.items()],
            value=getattr(app.settings, self.setting),
            on_change=changes(app, self.setting),
            role=SMALL_STRONG,
            paint=self.paint,
        )


@dataclass(frozen=True, kw_only=True)
class Amount(SettingRow):
    """A setting from 0 to 100; `sound` is played after a change, to judge it by.

    `why_off` says why it has no effect as the settings are.
    """

    sound: str | None = None
    why_off: Callable[[Settings], Phrase | None] = lambda _: None

    def control(self, app: App, rect: pygame.Rect) -> Item:
        why_off = self.why_off(app.settings)
        return Slider(
            key=self.key,
            rect=rect,
            value=getattr(app.settings, self.setting),
            on_change=changes(app, self.setting, self.sound),
            why_off=None if why_off is None else why_off.say(),
        )


@dataclass(frozen=True, kw_only=True)
class SamplesRow(SectionRow):
    """Sounds to judge a setting by, side by side: each of the `samples` is a button that plays it.

    `why_off` says why nothing is heard as the settings are.
    """

    samples: Mapping[str, Phrase]
    why_off: Callable[[Settings], Phrase | None] = lambda _: None

    def control(self, app: App, rect: pygame.Rect) -> Item:
        return self.controls(app, rect)[0]

    def controls(self, app: App, rect: pygame.Rect) -> list[Item]:
        canvas, why_off = app.page_canvas, self.why_off(app.settings)
        places = columns(rect, (1,) * len(self.samples), 0)
        texts = {sound: phrase.say() for sound, phrase in self.samples.items()}
        widest = places[0].width - canvas.px(_BESIDE + _ICON)
        has_icons = all(canvas.type.size(text, _ROLES[-1])[0] <= widest for text in texts.values())
        widest += 0 if has_icons else canvas.px(_ICON)
        role = min((canvas.type.fitting(text, _ROLES, widest) for text in texts.values()), key=lambda role: role.size)
        tray = Panel(key=self.key, rect=rect, radius=10, top=PANEL.faded(235), line=GOLD.faded(130))
        return [
            tray,
            *(
                Button(
                    key=f"{self.key}-{sound}",
                    rect=place,
                    text=text,
                    role=role,
                    on_press=partial(app.sounds.play, sound),
                    style="quiet",
                    icon="sound-on" if has_icons else None,
                    why_off=None if why_off is None else why_off.say(),
                )
                for place, (sound, text) in zip(places, texts.items(), strict=True)
            ),
        ]


def role_for(canvas: Canvas, texts: Sequence[str], width: int) -> Role:
    """Return the role of words side by side in a choice: as large as other text where all have room, else small."""
    words = sum(canvas.type.size(text, BODY_STRONG)[0] + canvas.px(_BESIDE) for text in texts)
    return BODY_STRONG if words <= width else SMALL_STRONG


LOOKS_LIKE_THIS = Phrase("settings: before a picture of what was chosen", "Looks like this")


def changes(app: App, setting: str, sound: str | None = None) -> Callable[[object], None]:
    """Return a function that changes a setting, applies it at once and saves it, and then plays a sound, if any."""

    def change(value: object) -> None:
        if value != getattr(app.settings, setting):
            setattr(app.settings, setting, value)
            app.apply_settings()
            if sound is not None:
                app.sounds.play(sound)

    return change
