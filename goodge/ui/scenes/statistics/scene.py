"""Statistics of the finished matches: for each game, one line for each name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import chain

import pygame

from ....engine.record import Record
from ....table.archive.finished import FinishedMatches
from ....table.archive.matches import FinishedMatch
from ....table.archive.statistics import Figures
from ....table.portraits import name_key, portraits_among
from ...drawing.canvas import Canvas
from ...drawing.portrait import picture_of
from ...drawing.theme import BODY_STRONG, GOLD_BRIGHT, INK, INK_SOFT, NUMBER, SMALL, SMALL_STRONG, SUBHEADING, Role
from ...games import FACES, face_of
from ...games.paper import Count
from ...program.app import App
from ...scorecard.model import Scorecard
from ...scorecard.names import SMALLER_NAMES, fitted
from ...widgets.base import Drawing, Item, Label, Picture
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds
from ...widgets.layout import columns
from ...widgets.portraits import FacesButton
from ...wording.figures import BY_NAME, with_real_cards_words
from ...wording.lists import side_by_side
from ...wording.matches import NO_FIGURES, WHAT_WILL_STAND, unreadable_words
from ...wording.numbers import figure
from ...wording.phrases import say
from ...wording.rivals import heading as rivals_heading
from ...wording.small_goals import heading as goals_heading
from ...wording.told import NOTHING_YET, in_a_line
from ..menu_parts import which_shown
from ..page import Frame, PageScene, foot_button, is_tall
from ..paper_parts import NAMES_SHARE, PaperGround, draw_rule, ledger_row
from .empty import empty_page
from .goals import GoalsScene
from .last_match import ChartHeights, first_charts, last_match, record_of
from .match_button import match_button, place_of_next
from .matches import MatchesScene, watch_match
from .names import NamesScene
from .promise import promised_page
from .rivals import RivalsScene
from .so_far import found_so_far, lost_under_way

_DASH = "–"  # where nothing has been counted
_MOST, _MOST_TOLD = 9, 4
_HIGHEST, _HIGHEST_OF_FEW, _OVER_MATCH, _LOWEST, _INSET = 76, 112, 54, 46, 48
_FACE, _FACE_OF_FEW = 60, 80
_OVER_CHARTS = 14
_HIGH = 54  # of a line with large figures
_MOST_LAST, _TALL_LINES, _SHARE_OF_LAST = 40, 5, 0.4  # of the page, for the matches finished last
_OVER_LAST, _GAP, _MATCH = 14, 12, 82
_LINES_OF_MATCH, _LINES_OF_NAME, _AIR = 3, 2, 4


class FinishedScene(PageScene):
    """The statistics, most wins first; tabs lead from game to game if several were played."""

    first_focus = "back"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._finished = FinishedMatches(app.home, may_save=app.store.can_save)
        self._trouble: OSError | None = None
        self._paper = PaperGround()
        self._by_game: dict[str, list[Figures]] = {}
        self._last: list[FinishedMatch] = []
        self._told = self._finished.with_real_cards()
        try:
            self._by_game = self._finished.figures()
            self._last = self._finished.last(_MOST_LAST)
        except OSError as error:
            self._trouble = error
        self.game = next(iter(self._by_game), None)
        self._so_far = "" if self._by_game else found_so_far(app)
        self._lost = "" if self._by_game else lost_under_way(app, self._finished)
        self.first_focus = "new" if self.game is None else "back"
        self._first = 0
        self._records: dict[str | None, Record | None] = {}  # of the match finished last, by game
        self._show_who_plays()

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, self._heading())
        items: list[Item] = [frame.title, *self._tabs(frame)]
        foot = frame.feet(self.app.pop, *self._ways_on())
        if self.game is None:
            told = [frame.note(self._with_real_cards())] if self._told else []
            return [*items, *told, *self._empty(canvas, frame.body), *foot]
        foot.append(frame.note(side_by_side(self._whose(len(self._by_game[self.game])), self._with_real_cards())))
        body = frame.body
        sheet = self._sheet(canvas, body, len(self._by_game[self.game]))
        table = self._table_place(canvas, sheet, len(self._by_game[self.game]))
        charts = self._charts(canvas, pygame.Rect(table.left, table.bottom, table.width, sheet.bottom - table.bottom))
        items.append(Drawing(key="sheet", rect=sheet, paint=self._paper.draw, is_backing=True))
        items += [*self._table(canvas, table, self.game), *charts]
        items += self._played_last(canvas, pygame.Rect(body.left, sheet.bottom, body.width, body.bottom - sheet.bottom))
        return [*items, *foot]

    def _empty(self, canvas: Canvas, body: pygame.Rect) -> list[Item]:
        """Return the page without figures, and why there are none."""
        if self._trouble is not None:
            return empty_page(canvas, body, self._paper, unreadable_words(self._trouble), "", None)
        words, more = NO_FIGURES.say(), WHAT_WILL_STAND.say()
        new_game = partial(self.app.ways.new_game, self.app)
        day = partial(self.app.ways.deal_of_the_day, self.app)
        promised = promised_page(canvas, body, self._paper, self._so_far, self._lost, new_game, day)
        return promised or empty_page(canvas, body, self._paper, words, more, new_game)

    def _ways_on(self) -> list[Button]:
        """Return the buttons that lead on from the figures."""
        watch = foot_button("watch", say("statistics: button", "Watch a match"), self._watch)
        names = foot_button("names", BY_NAME.say(), self._by_name)
        rivals = foot_button("rivals", rivals_heading(), self._who_beat_whom)
        goals = foot_button("goals", goals_heading(), self._small_goals)
        both = (*self._by_game.values(), *self._told.values())
        have_met = any(figures.met for each in both for figures in each)
        return [watch] * self._finished.is_there + [names] * (self.game is not None) + [rivals] * have_met + [goals]

    def _sheet(self, canvas: Canvas, body: pygame.Rect, names: int) -> pygame.Rect:
        """Return the place of the sheet: what the matches finished last leave, or all where it needs that.

        So these have the same place for every game, however many lines and charts stand over them.
        """
        left = body.height - self._last_height(canvas, body.height)
        needed = self._head_height(canvas) + min(_MOST, names) * canvas.px(_LOWEST) + canvas.px(_INSET)
        return pygame.Rect(body.left, body.top, body.width, left if needed <= left else body.height)

    def _table_place(self, canvas: Canvas, sheet: pygame.Rect, names: int) -> pygame.Rect:
        """Return the place of the lines at the top of the sheet; they are higher where there are few.

        A name alone leaves its charts the room in which they stand well, and a few leave it to the match played last,
        but lie as low as they can only where that has no room else.
        """
        head, lines = self._head_height(canvas), min(_MOST, names)
        room, high = sheet.height - head - canvas.px(_INSET), self._heights(canvas)
        gap, height = canvas.px(_OVER_CHARTS), room // lines
        below = canvas.px(_INSET) // 2 - gap
        heights = [canvas.px(each) for each in (_HIGHEST, _OVER_MATCH, _LOWEST)]
        fits = (each for each in heights if lines * each + gap + high.whole <= room + below)
        usual = next(fits, heights[0 if self._is_alone else -1])
        if self._is_alone or 0 < high.least <= room + below - lines * usual - gap:
            height = min(height, max(usual, (room - gap - high.most) // lines))
        height = min(height, canvas.px(_HIGHEST_OF_FEW))
        inner = sheet.inflate(-canvas.px(_margin(canvas)), -canvas.px(_INSET))
        return pygame.Rect(inner.left, inner.top, inner.width, head + lines * height)

    def _charts(self, canvas: Canvas, room: pygame.Rect) -> list[Item]:
        """Return the charts of a name alone, or the match played last, where few names leave room on the sheet."""
        first, card = self._by_game[self.game or ""][self._first], self._last_card()
        gap, below, high = canvas.px(_OVER_CHARTS), canvas.px(_INSET) // 2, self._heights(canvas)
        below = below if room.height - gap - below >= high.whole else gap
        height = min(room.height - gap - below, high.most)
        if not 0 < high.least <= height:
            return []
        area = pygame.Rect(room.left, room.top + gap, room.width, height)
        rule = pygame.Rect(room.left, room.top, room.width, 1)
        if card is None or self._is_alone:
            charts = first_charts(canvas, area, first, card)
        else:
            charts = last_match(canvas, area, card)
        return [Drawing(key="rule", rect=rule, paint=draw_rule, is_backing=True), *charts]

    @property
    def _is_alone(self) -> bool:
        """True if there is one name, which has its own charts; a few have the match played last."""
        return len(self._by_game[self.game or ""]) == 1

    def _heights(self, canvas: Canvas) -> ChartHeights:
        """Return the heights of the charts."""
        first = self._by_game[self.game or ""][self._first]
        return ChartHeights.under(canvas, first if self._is_alone else None, self._last_card())

    def _last_card(self) -> Scorecard | None:
        """Return the scorecard of the match of the game that was finished last."""
        if self.game not in self._records:
            match = next((match for match in self._last if match.game == self.game), None)
            self._records[self.game] = None if match is None else record_of(self._finished, match)
        record = self._records[self.game]
        card = None if record is None else face_of(record.game.id).paper.scorecard(record)
        return card if card is not None and card.rows else None

    def _last_height(self, canvas: Canvas, room: int) -> int:
        """Return the height of the matches finished last: a line of them at least, and more in a high window.

        There are no more lines than the game with most of them fills.
        """
        counts = Counter(match.game for match in self._last)
        if self.game not in counts:
            return 0
        over = canvas.px(_OVER_LAST) + canvas.type.line_height(SUBHEADING)
        line = canvas.px(_GAP) + _match_height(canvas)
        across, lines = (1, _TALL_LINES) if is_tall(canvas) else (2, 2)
        most = min(lines, -(-max(counts.values()) // across))
        return over + line * max(1, min(most, (round(room * _SHARE_OF_LAST) - over) // line))

    def _played_last(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        """Return the matches of the game that were finished last, as far as there is room under the sheet."""
        head, gap = canvas.type.line_height(SUBHEADING), canvas.px(_GAP)
        height, across = _match_height(canvas), 1 if is_tall(canvas) else 2
        lines = (area.height - canvas.px(_OVER_LAST) - head) // (gap + height)
        matches = [match for match in self._last if match.game == self.game][: across * max(0, lines)]
        if not matches:
            return []
        words = say("statistics: over the matches that were finished last", "Played last")
        label = pygame.Rect(area.left, area.top + canvas.px(_OVER_LAST), area.width, head)
        heading = Label(key="last", rect=label, text=words, role=SUBHEADING, colour=GOLD_BRIGHT, align="left")
        buttons = list[FacesButton]()
        for number, match in enumerate(matches):
            side = columns(area, (1,) * across, gap)[number % across]
            rect = pygame.Rect(side.left, label.bottom + gap + number // across * (height + gap), side.width, height)
            press = partial(watch_match, self.app, self._finished, match)
            buttons.append(match_button(f"last-{number}", rect, match, self.app.settings.portraits, press))
        most = min(button.lines(canvas)[0].size for button in buttons)
        for button in buttons:
            button.most = most
        most_of_note = min(button.note_lines(canvas)[0].size for button in buttons)
        for button in buttons:
            button.most_of_note = most_of_note
        is_alone = len(buttons) == 1 and across > 1
        return [heading, *buttons, *(place_of_next(canvas, buttons[0].rect, gap) if is_alone else [])]

    def _heading(self) -> str:
        """Return the heading; without tabs, it says whose figures these are."""
        names = [FACES[game].offer.name for game in self._by_game]
        heads = [say("statistics: heading", "Statistics"), *(names if len(names) == 1 else [])]
        return " · ".join(heads)

    def _whose(self, count: int) -> str:
        """Say which names are shown, if not all fit."""
        return "" if not self._last_first else which_shown(self._first, self._first + _MOST, count)

    def _with_real_cards(self) -> str:
        """Say who has won how many matches with real cards, of all games; empty if there is none."""
        played, won = Counter[str](), Counter[str]()
        for figures in chain.from_iterable(self._told.values()):
            played[figures.name] += figures.matches
            won[figures.name] += figures.wins
        names = self.app.household.player_first(name for name, _ in played.most_common())[:_MOST_TOLD]
        return with_real_cards_words([(name, won[name], played[name]) for name in names])

    def _tabs(self, frame: Frame) -> list[Item]:
        """Return tabs for the games with figures."""
        options = [(game, FACES[game].offer.name) for game in self._by_game]
        return [frame.tabs("game", options, self.game, self._turn_to)] if len(options) > 1 else []

    def _turn_to(self, game: object) -> None:
        self.game, self._first = str(game), 0
        self._show_who_plays()

    def _by_name(self) -> None:
        if self.game is not None:
            self.app.push(NamesScene(self.app, self._by_game, self.game))

    def _who_beat_whom(self) -> None:
        self.app.push(RivalsScene(self.app, self._by_game, self._told))

    def _small_goals(self) -> None:
        names = (figures.name for each in self._by_game.values() for figures in each)
        self.app.push(GoalsScene(self.app, names, self.game))

    def _watch(self) -> None:
        self.app.push(MatchesScene(self.app))

    # -- the names ------ ---------------------------------------------------------------------------------

    @property
    def _last_first(self) -> int:
        """The index of the first name shown when the list is scrolled to its end."""
        return max(0, len(self._by_game.get(self.game or "", [])) - _MOST)

    @property
    def deeds(self) -> Deeds:
        places = {
            Command.PAGE_UP: self._first - _MOST,
            Command.PAGE_DOWN: self._first + _MOST,
            Command.FIRST: 0,
            Command.LAST: self._last_first,
        }
        return {command: partial(self._show_from, place) for command, place in places.items()}

    def on_wheel(self, notches: int) -> None:
        self._show_from(self._first - notches)

    def _show_who_plays(self) -> None:
        """Begin with the part of the list in which whoever plays stands."""
        playing, listed = self.app.household.name, self._by_game.get(self.game or "", [])
        keys = [name_key(figures.name) for figures in listed]
        place = keys.index(name_key(playing)) if playing is not None and name_key(playing) in keys else 0
        self._show_from(place - place % _MOST)

    def _show_from(self, first: int) -> bool:
        self._first = min(max(0, first), self._last_first)
        self.refresh()
        return True

    @staticmethod
    def _head_height(canvas: Canvas) -> int:
        return (3 if is_tall(canvas) else 2) * canvas.type.line_height(SMALL) + canvas.px(8)

    def _table(self, canvas: Canvas, inner: pygame.Rect, game: str) -> list[Item]:
        """Return the heads, two lines high, and a ruled line for each name that is shown, with its portrait."""
        counts, names = face_of(game).paper.counts, self._by_game[game][self._first : self._first + _MOST]
        head = self._head_height(canvas)
        lines = min(_MOST, len(self._by_game[game]))
        height = (inner.height - head) // lines
        has_hints = any(figures.with_hints for figures in self._by_game[game])
        hinted = [say("statistics: over a column; of the matches", "With hints")] if has_hints else []
        heads = (
            say("statistics: over a column", "Name"),
            say("statistics: over a column", "Matches"),
            *hinted,
            say("statistics: over a column", "Won"),
            *(count.head.say() for count in counts),
            say("statistics: over a column", "Best total"),
        )
        top = pygame.Rect(inner.left, inner.top, inner.width, head)
        people = (each.name for each in chain(*self._by_game.values(), *self._told.values()))
        portraits = portraits_among(people, self.app.settings.portraits, self.app.household.name)
        items = ledger_row(
            top, "head", heads, (SMALL, SMALL), INK_SOFT, wraps=True, gap=canvas.px(10 if is_tall(canvas) else 28)
        )
        side = _face_beside(canvas, [figures.name for figures in names], round(top.width * NAMES_SHARE), height)
        sizes = canvas.type.steps(NUMBER, BODY_STRONG)
        figures_role = next((role for role in sizes if height >= canvas.px(_HIGH * role.size / NUMBER.size)), sizes[-1])
        for number, figures in enumerate(names):
            line = pygame.Rect(inner.left, inner.top + head + number * height, inner.width, height)
            rule = pygame.Rect(line.left, line.top, line.width, 1)
            items.append(Drawing(key=f"rule-{number}", rect=rule, paint=draw_rule, is_backing=True))
            face = pygame.Rect(line.left, line.centery - side // 2, side, side)
            picture = picture_of(portraits[name_key(figures.name)])
            items.append(Picture(key=f"face-{number}", rect=face, name=picture))
            indent = side + canvas.px(12)
            role, name, wraps = _name_in(canvas, figures.name, (round(line.width * NAMES_SHARE) - indent, height))
            texts = _texts(figures, counts, has_hints=has_hints)
            told = in_a_line(figures.name, heads[1:], [NOTHING_YET.say() if text == _DASH else text for text in texts])
            roles = role, figures_role
            items += ledger_row(line, str(number), (name, *texts), roles, INK, wraps=wraps, indent=indent, told=told)
        return items


def _face_beside(canvas: Canvas, names: Sequence[str], wide: int, high: int) -> int:
    """Return the side of the portraits in lines of this height: larger ones where all names have room beside them."""
    usual, large = (min(high - canvas.px(8), canvas.px(face)) for face in (_FACE, _FACE_OF_FEW))
    is_high = high > canvas.px(_HIGHEST)
    rooms = (fitted(canvas, (name,), wide - large - canvas.px(12)) == (SMALLER_NAMES[0], name) for name in names)
    return large if is_high and all(rooms) else usual


def _name_in(canvas: Canvas, name: str, room: tuple[int, int]) -> tuple[Role, str, bool]:
    """Return a name in a room, its role, and whether it takes two lines: it does rather than be small, or cut short."""
    wide, high = room
    one = fitted(canvas, (name,), wide)
    if one == (SMALLER_NAMES[0], name):
        return *one, False
    for role in SMALLER_NAMES:
        lines = canvas.type.wrap(name, role, wide)
        is_low = len(lines) * canvas.type.line_height(role) <= high
        if len(lines) == _LINES_OF_NAME and is_low and all(canvas.type.size(line, role)[0] <= wide for line in lines):
            return role, name, True
    return *one, False


def _match_height(canvas: Canvas) -> int:
    """Return the height of a match, with room for long names in two lines and what is said under them, and for air."""
    return max(canvas.px(_MATCH), _LINES_OF_MATCH * canvas.type.line_height(SMALL_STRONG) + 2 * canvas.px(_AIR))


def _margin(canvas: Canvas) -> int:
    """Return the margins of the sheet, left and right together, in units."""
    return 48 if is_tall(canvas) else 64


def _texts(figures: Figures, counts: Sequence[Count], *, has_hints: bool) -> tuple[str, ...]:
    best = _DASH if figures.best is None else figure(figures.best)
    hinted = [str(figures.with_hints)] if has_hints else []
    return (str(figures.matches), *hinted, str(figures.wins), *(_count(figures, each) for each in counts), best)


def _count(figures: Figures, count: Count) -> str:
    found = figures.counts[count.name]
    if count.of is None:
        return str(found)
    every = figures.counts[count.of]
    return say("statistics: how many of all", "{number} of {all}", number=found, all=every) if every else _DASH
