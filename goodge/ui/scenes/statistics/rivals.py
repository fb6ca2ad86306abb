"""Who beat whom: a line and a column for each of the people who have played against each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, pairwise

import pygame

from ....table.archive.rivals import Rivals, rivals_of
from ....table.archive.statistics import Figures
from ....table.portraits import name_key, portraits_among
from ...drawing.canvas import Canvas
from ...drawing.portrait import picture_of
from ...drawing.theme import BODY, BODY_STRONG, INK, INK_SOFT, SENTENCE, SMALL, SMALL_STRONG
from ...games import FACES
from ...program.app import App
from ...scorecard.names import fitted
from ...widgets.base import Drawing, Item, Label, Picture
from ...wording import rivals as words
from ...wording.told import in_a_line
from ..page import Frame, PageScene
from ..paper_parts import PaperGround, draw_rule

_MOST = 7
_HIGHEST, _FACE, _AIR = 76, 52, 12
_HEAD, _LEAST_FACE = 92, 40  # units: the heads of the columns, where they have faces, and the smallest of these
_MARGIN = 64, 48
_NAMES = 0.22  # of the width
_ALL = "all"


class RivalsScene(PageScene):
    """The people of all games together, or of one; whoever plays, and those who have met most often."""

    first_focus = "back"

    def __init__(
        self, app: App, by_game: Mapping[str, Sequence[Figures]], told: Mapping[str, Sequence[Figures]] | None = None
    ) -> None:
        """`told` are the figures of matches with real cards, which count as well."""
        super().__init__(app)
        self._has_told = bool(told)
        both = {game: (*by_game.get(game, ()), *(told or {}).get(game, ())) for game in FACES}
        people = [each.name for figures in both.values() for each in figures]
        self._portraits = portraits_among(people, app.settings.portraits, app.household.name)
        self._by_game = {game: figures for game, figures in both.items() if rivals_of(figures).names}
        self._paper = PaperGround()
        self.game = _ALL if len(self._by_game) > 1 else next(iter(self._by_game))

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, words.heading())
        options = [(_ALL, words.all_games()), *((game, FACES[game].offer.name) for game in self._by_game)]
        tabs = [frame.tabs("game", options, self.game, self._turn_to)] if len(self._by_game) > 1 else []
        rivals = self._rivals()
        names = self.app.household.player_first(rivals.names)[:_MOST]
        sheet = self._sheet(canvas, frame.body, len(names))
        across, down = (canvas.px(side) for side in _MARGIN)
        ground = Drawing(key="sheet", rect=sheet, paint=self._paper.draw, is_backing=True)
        table = self._table(canvas, sheet.inflate(-across, -down), rivals, names)
        foot = [*frame.feet(self.app.pop), frame.note(words.how_to_read(with_real_cards=self._has_told))]
        return [frame.title, *tabs, ground, *table, *foot]

    def _rivals(self) -> Rivals:
        figures = self._by_game.values() if self.game == _ALL else [self._by_game[self.game]]
        return rivals_of(chain.from_iterable(figures))

    def _turn_to(self, game: object) -> None:
        self.game = str(game)
        self.refresh()

    def _sheet(self, canvas: Canvas, body: pygame.Rect, count: int) -> pygame.Rect:
        """Return the place of the sheet, as high as its lines need."""
        wanted = canvas.px(_HIGHEST) * count + canvas.px(_HEAD) + canvas.px(_MARGIN[1])
        return pygame.Rect(body.left, body.top, body.width, min(body.height, wanted))

    def _table(self, canvas: Canvas, inner: pygame.Rect, rivals: Rivals, names: Sequence[str]) -> list[Item]:
        height = min(canvas.px(_HIGHEST), inner.height // (len(names) + 1))
        over = inner.height - height * len(names)
        pictures = {name: picture_of(self._portraits[name_key(name)]) for name in names}
        first = round(inner.width * _NAMES)
        edges = [inner.left + first + (inner.width - first) * place // len(names) for place in range(len(names) + 1)]
        heads = [pygame.Rect(left, inner.top, right - left, over) for left, right in pairwise(edges)]
        items = [item for rect, name in zip(heads, names, strict=True) for item in _head(canvas, rect, name, pictures)]
        for number, one in enumerate(names):
            line = pygame.Rect(inner.left, inner.top + over + height * number, inner.width, height)
            rule = pygame.Rect(line.left, line.top, line.width, 1)
            items.append(Drawing(key=f"rule-{number}", rect=rule, paint=draw_rule, is_backing=True))
            met = {other: score for other in names if (score := rivals.score(one, other)) is not None}
            told = in_a_line(one, list(met), [words.score(*score) for score in met.values()])
            items += _name(canvas, pygame.Rect(line.left, line.top, first, height), one, pictures[one], told)
            for head, other in zip(heads, names, strict=True):
                cell = pygame.Rect(head.left, line.top + 1, head.width, height - 1)
                if other in met:
                    items.append(_score(canvas, cell, (one, other), met[other]))
                elif other == one:
                    items.append(Drawing(key=f"self-{one}", rect=cell, paint=_shade, is_backing=True))
                else:
                    items.append(_never_met(cell, f"{one}-{other}"))
        return items


def _name(canvas: Canvas, rect: pygame.Rect, name: str, picture: str, told: str) -> list[Item]:
    """Return the head of a line: a face and a name beside it, which tells the whole line."""
    side = min(rect.height - canvas.px(8), canvas.px(_FACE))
    face = pygame.Rect(rect.left, rect.centery - side // 2, side, side)
    room = pygame.Rect(face.right + canvas.px(_AIR), rect.top + 1, 0, rect.height - 1)
    room.width = rect.right - room.left
    role, short = fitted(canvas, (name,), room.width)
    label = Label(key=f"name-{name}", rect=room, text=short, role=role, colour=INK, align="left", called=told)
    return [Picture(key=f"face-{name}", rect=face, name=picture), label]


def _head(canvas: Canvas, rect: pygame.Rect, name: str, pictures: Mapping[str, str]) -> list[Item]:
    """Return the head of a column: the name, and the face over it where both have room."""
    role, short = fitted(canvas, (name,), rect.width - canvas.px(_AIR))
    words = canvas.type.line_height(role)
    side = min(canvas.px(_FACE), rect.height - words - canvas.px(_AIR) // 2)
    if side < canvas.px(_LEAST_FACE):
        return [Label(key=f"head-{name}", rect=rect, text=short, role=role, colour=INK_SOFT, is_mute=True)]
    face = pygame.Rect(0, rect.top, side, side)
    face.centerx = rect.centerx
    below = pygame.Rect(rect.left, face.bottom, rect.width, words)
    return [
        Picture(key=f"head-face-{name}", rect=face, name=pictures[name]),
        Label(key=f"head-{name}", rect=below, text=short, role=role, colour=INK_SOFT, is_mute=True),
    ]


def _never_met(rect: pygame.Rect, key: str) -> Label:
    return Label(key=key, rect=rect, text="–", role=SMALL_STRONG, colour=INK_SOFT, is_mute=True)


def _shade(canvas: Canvas, rect: pygame.Rect) -> None:
    """Shade the cell in which a player would meet themselves."""
    canvas.panel(rect, radius=0, top=INK.faded(16))


def _score(canvas: Canvas, rect: pygame.Rect, names: tuple[str, str], score: tuple[int, int]) -> Label:
    """Return a cell of the table, the lead in strong ink; all figures are as large as the cells have room for."""
    won, lost = score
    text, key = words.score(won, lost), "-".join(names)
    is_ahead, width = won > lost, rect.width - canvas.px(_AIR)
    roles = (SENTENCE, BODY_STRONG) if is_ahead else (BODY, SMALL)
    has_room = rect.height >= canvas.type.line_height(SENTENCE) + canvas.px(_AIR)
    role = canvas.type.fitting(text, roles, width) if has_room else roles[-1]
    tip, colour = words.tip(*names, won, lost), INK if is_ahead else INK_SOFT
    return Label(key=key, rect=rect, text=text, role=role, colour=colour, tip=tip, is_mute=True)
