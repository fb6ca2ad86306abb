"""The settings of the program: its language, its text, its window; and words of the table to judge the text by."""

from __future__ import annotations

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import CREAM, SENTENCE, SMALL
from ...tabletop.cardsize import plate_size
from ...tabletop.facts import PlateFacts
from ...tabletop.plates import Plate
from ...wording.happenings import chooses_trump
from ...wording.phrases import Phrase
from ...wording.plates import cards_left, need_note, short_need_note, this_round, total_words
from ...wording.settings import NAMES
from ...wording.stash import crown_hint
from .language import LANGUAGE
from .rows import SectionRow, SwitchRow, ValuesRow

GENERAL_ROWS: tuple[SectionRow, ...] = (
    LANGUAGE,
    ValuesRow(
        key="text-size",
        setting="text_size",
        name=NAMES["text_size"],
        options={
            "normal": Phrase("settings: size of text", "Normal"),
            "large": Phrase("settings: size of text", "Large"),
            "larger": Phrase("settings: size of text", "Larger"),
        },
    ),
    SwitchRow(
        key="full-screen",
        setting="full_screen",
        name=NAMES["full_screen"],
        note=Phrase("settings: what Full screen does", "The game fills the whole screen."),
    ),
    SwitchRow(
        key="narration",
        setting="narration",
        name=NAMES["narration"],
        note=Phrase("settings: what Text file does", "What a screen reader says is also written to narration.txt."),
    ),
)
_OVERHANG = 10  # of the portrait, over the left edge of a plate
_NAME, _PORTRAIT, _FIGURES = "Ann", "woman-red-hair", (35, 100, 130, 165)  # taken, total, needed and bid


def paint_words(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw a plate of the table, and what is told there, in the chosen size: nobody is asked in a picture."""
    taken, total, need, bid = _FIGURES
    plate = pygame.Rect(0, 0, *(canvas.px(side) for side in plate_size(canvas)))
    sentence = pygame.Rect(rect.left, 0, rect.width, canvas.type.line_height(SENTENCE))
    detail = pygame.Rect(rect.left, 0, rect.width, canvas.type.line_height(SMALL))
    apart = canvas.px(8 if canvas.type.is_enlarged else 24)
    plate.height = min(plate.height, rect.height - apart - sentence.height - detail.height)
    top = rect.top + max(0, rect.height - plate.height - apart - sentence.height - detail.height) // 2
    plate.topleft, sentence.top = (rect.left + canvas.px(_OVERHANG), top), top + plate.height + apart
    detail.top = sentence.bottom
    facts = PlateFacts(
        name=_NAME,
        figure=str(taken),
        caption=this_round(),
        total=total_words(total),
        note=need_note(need, bid),
        short_note=short_need_note(need, bid),
        emblem="crown",
    )
    about = (cards_left(11),)
    Plate(key="plate", rect=plate, facts=facts, about=about, is_turn=True, portrait=_PORTRAIT).draw(
        canvas, focused=False
    )
    canvas.text(chooses_trump(_NAME), SENTENCE, sentence, CREAM, "left")
    canvas.text(crown_hint(), SMALL, detail, CREAM, "left")
