"""The words over the hand: a sentence, and a line below it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...engine.cards import Card
from ...engine.game import Phase
from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import (
    ALARM,
    BODY_STRONG,
    CREAM,
    GOLD_BRIGHT,
    KEYCAP,
    MUTED,
    PANEL,
    SENTENCE,
    SMALL,
    SMALL_STRONG,
    Colour,
    Role,
)
from ..widgets.base import Item, Label, Panel
from ..widgets.commands import Command, cap
from ..widgets.device import in_use
from ..wording.happenings import go_on_keys, go_on_words
from ..wording.lists import side_by_side
from ..wording.prompts import asked_words
from ..wording.refusals import rule_words
from .laidtable import LaidTable
from .offers import Offers
from .places import Places
from .shown import ShownTable

SENTENCES: tuple[Role, ...] = (SENTENCE, BODY_STRONG, SMALL_STRONG)
_HINTS, _BELOW_HINTS = (BODY_STRONG, SMALL_STRONG), (SMALL_STRONG, KEYCAP)  # one size, as far as there is room
GROUND = "words-ground"
_CLOSER, _LOWER = 6, 4  # the line below a refusal, and the upper edge of its own
_OFF_TOOLS, _BESIDE, _LEAST_BESIDE, _UNDER_LAST = 18, 18, 5, 6
_OVER_AND_UNDER, _UNDER_PLATE = 12, 12  # of a ground, and from a tall window's own plate to it
_OVER_ROW = 6  # by which the sentence is higher over a row of buttons
_INSIDE, _WIDEST_REFUSAL = 28, 720  # from the end of a place to a refusal in it, which is smaller rather than wider


@dataclass(slots=True, kw_only=True)
class Accompanying(Label):
    """Words that fade into others if what they go `along` with changes as well, such as the sentence above them."""

    along: str


def in_two_lines(canvas: Canvas, words: str, width: int) -> tuple[str, str]:
    """Return words as they stand in a place of this width in pixels, and what is left of them for the line below."""
    least = SENTENCES[-1]
    if canvas.type.size(words, least)[0] <= width:
        return words, ""
    first, *rest = canvas.type.wrap(words, least, width, evenly=True)
    return first, " ".join(rest)


def beside_call(canvas: Canvas, shown: ShownTable) -> int:
    """Return the width in pixels at the left of the place of the sentence that the bottom hand's call takes."""
    places, calls = shown.places, shown.presenter.calls(shown.view)
    call, place = places.call(places.anchor), places.sentence
    if places.anchor not in calls or not call.colliderect(place.inflate(canvas.px(20), 0)):
        return 0
    return max(0, call.right + canvas.px(10) - place.left)


def sentence_width(canvas: Canvas, shown: ShownTable) -> int:
    """Return the width in pixels that the sentence over the hand has."""
    return shown.places.sentence.width - beside_call(canvas, shown)


def _alike(canvas: Canvas, lines: Sequence[Label], largest: Role) -> None:
    """Set the lines of one sentence in the same size, at most the largest: one in which all of them have room."""

    def has_room(line: Label, role: Role) -> bool:
        return (
            canvas.type.size(line.text, role)[0] <= line.rect.width
            and canvas.type.line_height(role) <= line.rect.height
        )

    roles = [role for role in (*SENTENCES, KEYCAP) if role.size <= largest.size]
    role = next((role for role in roles if all(has_room(line, role) for line in lines)), roles[-1])
    for line in lines:
        line.role = role


def _off(canvas: Canvas, tools: pygame.Rect, lines: list[Label]) -> list[Label]:
    """Return lines that have air before the tools in their rows: long ones stand a little further left together.

    They do so within their places, as far as these have room.
    """
    widths = [canvas.type.size(line.text, line.role)[0] for line in lines]
    ends = [
        line.rect.centerx + wide // 2
        for line, wide in zip(lines, widths, strict=True)
        if line.text and tools.top < line.rect.bottom and line.rect.top < tools.bottom
    ]
    room = min((line.rect.width - wide) // 2 for line, wide in zip(lines, widths, strict=True))
    over = min(room, max(ends, default=0) + canvas.px(_OFF_TOOLS) - tools.left)
    if over > 0:
        for line in lines:
            line.rect = pygame.Rect(line.rect.topleft, (line.rect.width - 2 * over, line.rect.height))
    return lines


def _ground(canvas: Canvas, lines: Sequence[Label], top: int) -> Panel:
    """Return a dark ground, not higher than `top`, under lines one below the other: as much of it over as under them.

    That is measured from the capitals of the first line to the foot of the last.
    """
    first, last = lines[0], lines[-1]
    high = round(first.rect.centery - canvas.type.capital(first.role) / 2)
    low = round(last.rect.centery + canvas.type.capital(last.role) / 2)
    pad = min(canvas.px(_OVER_AND_UNDER), last.rect.bottom + canvas.px(_UNDER_LAST) - low, high - top)
    wide = max(canvas.type.size(line.text, line.role)[0] for line in lines) + 2 * canvas.px(_BESIDE)
    rect = pygame.Rect(first.rect.centerx - wide // 2, high - pad, wide, low - high + 2 * pad)
    return Panel(key=GROUND, rect=rect, top=PANEL.faded(120), line=None, radius=14)


def _rimmed(canvas: Canvas, lines: Sequence[Label], places: Places, rim: Colour) -> Panel:
    """Return the ground of what stands out: darker, with a rim; off the tools, as far as its words are."""
    tools, plate = places.tools, places.own_plate
    is_under_plate = plate.bottom <= lines[0].rect.top  # in a tall window
    ground = _ground(canvas, lines, plate.bottom + canvas.px(_UNDER_PLATE) if is_under_plate else places.bar.bottom)
    over = min(ground.rect.right + canvas.px(_UNDER_LAST) - tools.left, canvas.px(_BESIDE - _LEAST_BESIDE))
    if over > 0 and ground.rect.top < tools.bottom:
        ground.rect.inflate_ip(-2 * over, 0)
    ground.top, ground.line = PANEL.faded(205), rim
    return ground


class WordsOverHand:
    """Lays out the sentence over the hand and the line below it, which is left out where buttons stand there."""

    def __init__(self, laid: LaidTable, offers: Offers) -> None:
        self._laid = laid
        self._offers = offers

    def lines(self, canvas: Canvas) -> list[Label]:
        """Return the sentence, and the line below it where that has room."""
        sentence = self._sentence(canvas)
        if self._offers.row:
            return [sentence]
        lines = [sentence, self._detail(canvas, sentence.text)]
        if self._laid.shown.captions.refusal is not None:  # the card that it is about is raised below their ground
            lines[1].rect = lines[1].rect.move(0, -canvas.px(_CLOSER))
            left, top = sentence.rect.left, sentence.rect.top + canvas.px(_LOWER)
            sentence.rect = pygame.Rect(left, top, sentence.rect.width, lines[1].rect.top - top)
        if in_two_lines(canvas, self._lengthy, sentence_width(canvas, self._laid.shown))[1]:
            _alike(canvas, lines, SENTENCE if self._laid.is_held else _HINTS[0])
        return _off(canvas, self._laid.shown.places.tools, lines) if self._offers.tools else lines

    def ground(self, canvas: Canvas, lines: Sequence[Label]) -> list[Item]:
        """Return the dark ground of what is refused or decided.

        The colour of a refusal is at home on no felt, and what is decided stands out.
        """
        captions, places = self._laid.shown.captions, self._laid.shown.places
        said = [line for line in lines if line.text]
        if captions.refusal is not None:
            rim = GOLD_BRIGHT.faded(110) if captions.is_put_off else ALARM.faded(110)
            return [_rimmed(canvas, said, places, rim)]
        rim = GOLD_BRIGHT if captions.is_good_news else ALARM.faded(110)
        return [_rimmed(canvas, said, places, rim)] if captions.is_decision and said else []

    def _sentence(self, canvas: Canvas) -> Label:
        shown, roles = self._laid.shown, SENTENCES
        news_colour = GOLD_BRIGHT if shown.captions.is_decision else CREAM
        long = in_two_lines(canvas, self._lengthy, sentence_width(canvas, shown))[0]
        if shown.captions.refusal is not None:
            words, colour = shown.captions.refusal, CREAM if shown.captions.is_put_off else ALARM
        elif self._laid.is_held:
            words, colour = long, news_colour
        elif shown.captions.is_in_bar:
            words, colour = "", MUTED
        elif shown.captions.news:
            words, colour = shown.captions.news, news_colour
        elif long:
            words, colour, roles = side_by_side(long, self._key_above(canvas)), GOLD_BRIGHT, _HINTS
        elif self._laid.panel is not None:
            words, colour = asked_words(self._laid.panel.prompt, shown.asked_name), CREAM
        elif shown.is_drawing or not shown.stage.sprites:
            words, colour = "", MUTED
        else:
            words, colour = shown.presenter.what_happens(shown.view, shown.names), MUTED
        rect = self._beside_call(canvas, words)
        room = rect.width
        if shown.captions.refusal is not None:
            room = min(room - 2 * canvas.px(_INSIDE), canvas.px(_WIDEST_REFUSAL))
        role = canvas.type.fitting(words, roles, room)
        return Label(key="sentence", rect=rect, text=words, role=role, colour=colour)

    @property
    def _lengthy(self) -> str:
        """The words that may take the line below the sentence as well: news that stay until read, or advice."""
        captions = self._laid.shown.captions
        if captions.refusal is not None:
            return ""
        if self._laid.is_held:
            return go_on_words(captions.news, cap(Command.PRESS), by_mouse=in_use.has_mouse)
        return "" if captions.news or self._laid.panel is None else captions.hint

    def _beside_call(self, canvas: Canvas, words: str) -> pygame.Rect:
        """Return the place of the sentence: narrower where the bottom hand's call lies beside it.

        It stays in the middle of the table unless the words have room beside the call alone.
        """
        rect = self._laid.shown.places.sentence
        if self._offers.row and not self._offers.is_end:
            return rect.inflate(-canvas.px(172), 0).move(0, -canvas.px(_OVER_ROW))
        taken = beside_call(canvas, self._laid.shown)
        if not taken:
            return rect
        if canvas.type.size(words, SENTENCES[-1])[0] <= rect.width - 2 * taken:
            return rect.inflate(-2 * taken, 0)
        return pygame.Rect(rect.left + taken, rect.top, rect.width - taken, rect.height)

    def _detail(self, canvas: Canvas, above: str) -> Label:
        rect = self._laid.shown.places.detail
        rest = in_two_lines(canvas, self._lengthy, sentence_width(canvas, self._laid.shown))[1]
        if rest or self._says_hint_below:
            words, role = self._below_hint(canvas, rest, rect.width)
            colour = GOLD_BRIGHT if rest else CREAM
        else:
            words = self._detail_words()
            role = canvas.type.fitting(words, (SMALL, KEYCAP), rect.width)
            colour = MUTED
        return Accompanying(key="detail", rect=rect, text=words, role=role, colour=colour, along=above)

    def _below_hint(self, canvas: Canvas, rest: str, width: int) -> tuple[str, Role]:
        """Return the line below a hint, the `rest` of it or its detail, and its size.

        What the key does is told in short rather than by a smaller line, and not at all where that has no room either;
        but the key alone only where what is said has none.
        """
        captions = self._laid.shown.captions
        said, is_key_above = rest or captions.hint_detail, not rest and bool(self._key_above(canvas))
        ways = () if is_key_above else self._with_key(said)
        sizes = [(words, role) for role in _BELOW_HINTS for words in ways]
        sizes += [(said, role) for role in _BELOW_HINTS]
        found = next((way for way in sizes if canvas.type.size(*way)[0] <= width), None)
        if found is None:
            words = rest or captions.hint_next or said
            found = words, canvas.type.fitting(words, _BELOW_HINTS, width)
        return found

    def _key_above(self, canvas: Canvas) -> str:
        """Return what the key does, where a hint of one line has more room for that than the line below it."""
        shown, places = self._laid.shown, self._laid.shown.places
        hint, said = shown.captions.hint, shown.captions.hint_detail
        if not hint or not said or in_two_lines(canvas, hint, sentence_width(canvas, shown))[1]:
            return ""

        def has_room(words: str) -> bool:
            return canvas.type.size(words, KEYCAP)[0] <= places.detail.width

        if not has_room(said) or any(map(has_room, self._with_key(said))):
            return ""
        lines = ((key, side_by_side(hint, key)) for key in shown.captions.hint_ways)
        return next(
            (key for key, line in lines if canvas.type.size(line, SENTENCES[-1])[0] <= places.sentence.width), ""
        )

    @property
    def _says_hint_below(self) -> bool:
        """True if the line below belongs to a hint: but for what is said of another card that is pointed at."""
        captions, panel, card = self._laid.shown.captions, self._laid.panel, self._pointed
        if panel is None or captions.is_in_bar or self._laid.rule_against is not None:
            return False
        if self._laid.is_held and captions.refusal is not None:
            return False
        is_of_hint = card is None or card.text in {*self._laid.shown.marked, captions.hint_card}
        return is_of_hint and bool(captions.hint_detail or captions.hint_next)

    @property
    def _pointed(self) -> Card | None:
        """The card that is pointed at, or has the focus."""
        view = self._laid.shown.view
        cards = (*view.hand, *(view.dummy or ()))
        keys = self._laid.pointed_key, self._laid.focus_key
        return next((card for key in keys for card in cards if card.text == key), None)

    def _detail_words(self) -> str:
        shown = self._laid.shown
        if self._laid.rule_against is not None:
            return rule_words(self._laid.rule_against, cap(Command.RULES))
        if shown.captions.is_in_bar:
            return ""  # cards pass there
        if self._laid.is_held and shown.captions.refusal is not None:  # in the place of how to go on
            return go_on_keys(cap(Command.PRESS), by_mouse=in_use.has_mouse)
        if self._laid.panel is None:
            is_new = shown.view.board.phase is Phase.PLAY and not shown.view.board.tricks and not shown.is_drawing
            return shown.presenter.aim(shown.view) if is_new else shown.presenter.trick_note(shown.view)
        return self._laid.panel.detail(self._pointed)

    def _with_key(self, said: str) -> tuple[str, ...]:
        """Return words with what the key does, at length and in short."""
        return tuple(side_by_side(said, way) for way in self._laid.shown.captions.hint_ways) or (said,)
