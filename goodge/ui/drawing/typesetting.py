"""Text on surfaces: fonts at the window's exact pixel size, runs of text rendered once and kept while they are used."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakSet

import pygame

from .assets import assets_folder
from .faults import UNREADABLE, faults
from .kept import KeptPictures
from .signs import SIGNS, sign_picture
from .theme import BASE_HEIGHT, BASE_WIDTH, DISPLAY, LEAST, STRONG, TEXT, Colour, Role, smaller

if TYPE_CHECKING:
    from pygame.typing import ColorLike

CUT = "…"  # behind what is left of a text that was cut
_KEPT_SHARE = 0.5  # of the bytes of a window; what the fullest screen shows comes to 0.38
_KEPT_TEXTS = 512  # wrapped ones; the longest page of rules has 150
_KEPT_SIZES = 2048
_SMALLEST = 11
_CAPITAL = 0.68  # of the ascent, on the mean of both faces
_EVEN_ENOUGH = 4  # pixels
_SIGN_SIDE = 1.2  # of the size of the letters beside it
_BREAK = re.compile("[ \\n]")
_SIGN = re.compile(f"([{''.join(SIGNS)}])")


def words_of(text: str) -> list[str]:
    """Return the parts between which a line may be broken; spaces that do not break stay in them."""
    return [word for word in _BREAK.split(text) if word]


class Typesetter:
    """A renderer of text for one scale (pixels per unit) and one text size, which is never below the least one."""

    def __init__(self, unit: float, text_scale: float = 1.0, least_scale: float = 0.0) -> None:
        self._unit = unit
        self._wanted_scale, self._least_scale = text_scale, least_scale
        self._text_scale = max(text_scale, least_scale)
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        room = round(_KEPT_SHARE * 4 * BASE_WIDTH * BASE_HEIGHT * unit**2)
        self.runs: KeptPictures[tuple[str, int, str, Colour]] = KeptPictures(room)
        self._wrapped: OrderedDict[tuple[str, Role, int, bool], list[str]] = OrderedDict()
        self._sizes: dict[tuple[str, Role], tuple[int, int]] = {}
        self._others: dict[tuple[float, float], Typesetter] = {}
        self._steps: dict[tuple[Role, ...], tuple[Role, ...]] = {}
        _setters.add(self)

    def scaled(self, factor: float) -> Typesetter:
        """Return the typesetter of a unit larger by a factor, whose text need be larger beside the rest less often."""
        return self._other(factor, self._least_scale / max(1.0, factor))

    def finer(self, factor: float) -> Typesetter:
        """Return the typesetter of all text larger by a factor, for pictures that are then made smaller again."""
        return self._other(factor, self._least_scale)

    def _other(self, factor: float, least_scale: float) -> Typesetter:
        """Return the typesetter of another unit, with the same fonts and the same store of lines."""
        key = factor, least_scale
        if key not in self._others:
            other = Typesetter(self._unit * factor, self._wanted_scale, least_scale)
            other._fonts, other.runs = self._fonts, self.runs
            self._others[key] = other
        return self._others[key]

    @property
    def is_enlarged(self) -> bool:
        """True if text is larger than usual."""
        return self._text_scale > 1.0

    @property
    def enlarged_by(self) -> float:
        """How much larger text is than it usually is in such a window, by the settings alone."""
        return self._text_scale / max(1.0, self._least_scale)

    @property
    def least(self) -> Role:
        """The smallest role that can be read, for words that must be told; enlarged text does not enlarge it."""
        return Role(STRONG, LEAST / self._text_scale)

    def font(self, role: Role) -> pygame.font.Font:
        size = max(_SMALLEST, round(role.size * self._unit * self._text_scale))
        key = (role.face, size)
        if key not in self._fonts:
            self._fonts[key] = _font(role.face, size)
        return self._fonts[key]

    def size(self, text: str, role: Role) -> tuple[int, int]:
        """Return the width and line height of one line, in pixels: measured once, as a table asks in every frame."""
        key = (text, role)
        size = self._sizes.get(key)
        if size is None:
            if len(self._sizes) >= _KEPT_SIZES:
                self._sizes.clear()
            size = self._sizes[key] = self.font(role).size(text)[0], self.line_height(role)
        return size

    def line_height(self, role: Role) -> int:
        """Return the distance between two baselines, in pixels."""
        return round(role.size * role.leading * self._unit * self._text_scale)

    def capital(self, role: Role) -> float:
        """Return the height of a capital letter in pixels, about."""
        return self.font(role).get_ascent() * _CAPITAL

    def below(self, role: Role) -> int:
        """Return how far letters such as g reach below the others, in pixels."""
        font = self.font(role)
        metrics = font.metrics("g")[0]
        return -metrics[2] if metrics else -font.get_descent()

    def run(self, text: str, role: Role, colour: Colour) -> pygame.Surface:
        """Return one line of text. The surface is shared: do not draw on it."""
        font = self.font(role)
        key = (role.face, font.point_size, text, colour)
        return self.runs.made(key, lambda: _rendered(font, text, colour))

    def placed(
        self, text: str, role: Role, colour: Colour, rect: pygame.Rect, align: str = "center"
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """Return one line and its place in the middle of the rectangle's height, capitals optically centred.

        `align` is left, center or right. The surface is shared: do not draw on it.
        """
        run = self.run(text, role, colour)
        left = {"left": rect.left, "center": rect.centerx - run.get_width() // 2, "right": rect.right - run.get_width()}
        return run, run.get_rect(topleft=(left[align], self._top(rect, role)))

    def baseline(self, role: Role) -> int:
        """Return how far the baseline of a line in a rectangle is below its middle, in pixels."""
        return self._from_middle(role) + self.font(role).get_ascent()

    def _top(self, rect: pygame.Rect, role: Role) -> int:
        return rect.centery + self._from_middle(role)  # so that rows one step apart stay so

    def _from_middle(self, role: Role) -> int:
        font = self.font(role)
        metrics = font.metrics("H")[0]
        capital = metrics[3] if metrics else font.get_ascent()
        return round(capital / 2 - font.get_ascent())

    def wrap(self, text: str, role: Role, width: int, *, evenly: bool = False) -> list[str]:
        """Return a text's lines, each at most `width` pixels wide (a longer word stands alone).

        If `evenly`, they are about equally long, and no more than otherwise.
        """
        key = (text, role, width, evenly)
        if key in self._wrapped:
            self._wrapped.move_to_end(key)
        else:
            font = self.font(role)
            self._wrapped[key] = self._broken(text, font, self._even_width(text, font, width) if evenly else width)
            if len(self._wrapped) > _KEPT_TEXTS:
                self._wrapped.popitem(last=False)
        return list(self._wrapped[key])

    def _even_width(self, text: str, font: pygame.font.Font, width: int) -> int:
        """Return about the least width that takes no more lines than this one."""
        count, low = len(self._broken(text, font, width)), width // 2
        while count > 1 and width - low > _EVEN_ENOUGH:
            middle = (low + width) // 2
            if len(self._broken(text, font, middle)) > count:
                low = middle
            else:
                width = middle
        return width

    def _broken(self, text: str, font: pygame.font.Font, width: int) -> list[str]:
        lines = []
        for paragraph in text.split("\n"):
            line = ""
            for word in words_of(paragraph):
                longer = f"{line} {word}" if line else word
                if line and font.size(longer)[0] > width:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return lines

    def fitting(self, text: str, roles: Sequence[Role], width: int) -> Role:
        """Return the first role in which the text is at most `width` pixels wide, else the last one.

        It is never smaller than it would be if text were not enlarged.
        """
        return next((role for role in self.steps(*roles) if self.size(text, role)[0] <= width), roles[-1])

    def largest_fitting(self, role: Role, fits: Callable[[Role], bool]) -> Role:
        """Return the role, or the largest below it that fits; the smallest of all if none does."""
        roles = self.steps(*smaller(role))
        return next(filter(fits, roles), roles[-1])

    def steps(self, *roles: Role) -> tuple[Role, ...]:
        """Return the roles; where text is enlarged, between them those in which it is as large as it usually is."""
        if roles not in self._steps:
            self._steps[roles] = tuple(self._stepped(roles))
        return self._steps[roles]

    def _stepped(self, roles: Sequence[Role]) -> Iterator[Role]:
        by = self.enlarged_by
        usual = [Role(role.face, role.size / by, role.leading) for role in roles] if by > 1 else []
        left = [role for role in usual if role.size > roles[-1].size]
        for role in roles:
            while left and left[0].size > role.size:
                yield left.pop(0)
            yield role

    def shortened(self, text: str, role: Role, width: int) -> str:
        """Return the text, or its beginning and an ellipsis, so that it is at most `width` pixels wide."""
        if self.size(text, role)[0] <= width:
            return text
        font = self.font(role)
        while text and font.size(text + CUT)[0] > width:
            text = text[:-1]
        return text.rstrip() + CUT


_setters: WeakSet[Typesetter] = WeakSet()


def close_fonts() -> None:
    """Close the fonts of all typesetters that are not freed yet: pygame closes none any more once it has ended."""
    for setter in _setters:
        setter._fonts.clear()


class _Face(pygame.font.Font):
    """A typeface at a size, and the signs that no typeface has, as high as its capitals and a little more."""

    def size(self, text: str | bytes) -> tuple[int, int]:
        if not isinstance(text, str) or not _has_sign(text):
            return super().size(text)
        return sum(self._width(part) for part in _parted(text)), self.get_linesize()

    def render(
        self,
        text: str | bytes | None,
        antialias: bool,
        color: ColorLike,
        bgcolor: ColorLike | None = None,
        wraplength: int = 0,
    ) -> pygame.Surface:
        if not isinstance(text, str) or not _has_sign(text):
            return super().render(text, antialias, color, bgcolor, wraplength)
        run = pygame.Surface((max(1, self.size(text)[0]), self.get_height()), pygame.SRCALPHA)
        left = 0
        for part in _parted(text):
            if part in SIGNS:
                picture = sign_picture(SIGNS[part], self._side)
                picture.fill(color, special_flags=pygame.BLEND_RGB_MULT)
                run.blit(picture, (left + self._apart, self._sign_top))
            else:
                run.blit(super().render(part, antialias, color), (left, 0))
            left += self._width(part)
        return run

    @property
    def _side(self) -> int:
        return max(8, round(self.point_size * _SIGN_SIDE))

    @property
    def _apart(self) -> int:
        return max(1, self._side // 12)

    @property
    def _sign_top(self) -> int:
        """The top of a sign that stands in the middle of the capitals."""
        metrics = self.metrics("H")[0]
        capital = metrics[3] if metrics else self.get_ascent()
        return round(self.get_ascent() - capital / 2 - self._side / 2)

    def _width(self, part: str) -> int:
        return self._side + 2 * self._apart if part in SIGNS else super().size(part)[0]


def _has_sign(text: str) -> bool:
    return not text.isascii() and any(letter in SIGNS for letter in text)


def _parted(text: str) -> list[str]:
    """Return the signs in a text, and what stands between them."""
    return [part for part in _SIGN.split(text) if part]


def _font(face: str, size: int) -> pygame.font.Font:
    """Return a face at a size; if its file is missing or damaged, another of ours, and failing that pygame's own."""
    for other in dict.fromkeys((face, STRONG, TEXT, DISPLAY)):
        path = assets_folder() / "fonts" / other
        try:
            _check_whole(path)
            return _Face(path, size)
        except UNREADABLE as error:
            faults.add(path, error)
    return _Face(None, size)


@cache
def _check_whole(path: Path) -> None:
    """Raise ValueError for a font that is cut short: SDL would open it, then write nothing or crash."""
    data = path.read_bytes()
    entries = range(12, 12 + 16 * int.from_bytes(data[4:6], "big"), 16)
    ends = [sum(int.from_bytes(data[at + part : at + part + 4], "big") for part in (8, 12)) for at in entries]
    if not ends or max(entries.stop, *ends) > len(data):
        raise ValueError("it is cut short")


def _rendered(font: pygame.font.Font, text: str, colour: Colour) -> pygame.Surface:
    run = font.render(text, True, colour[:3])
    if colour.alpha < 255:
        run.set_alpha(colour.alpha)
    return run
