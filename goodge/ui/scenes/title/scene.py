"""The title: the first screen, to which every other leads back."""

from __future__ import annotations

from functools import partial
from os.path import lexists  # Path.exists raises if a folder may not be entered

import pygame

from .... import __version__
from ....engine.games import MAIN_GAME, game_named
from ....table.evening import Progress, progress_in
from ....table.home import Home
from ....table.portraits import portrait_of
from ...drawing.canvas import Canvas
from ...drawing.portrait import CALM
from ...drawing.theme import BODY_STRONG, BUTTON, MUTED, NAME, SMALL_STRONG
from ...motion.speeds import FACTORS
from ...program.app import App
from ...program.fingers import TARGET
from ...program.scene import Scene
from ...widgets.base import Item, Label
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds
from ...widgets.portraits import FacesButton
from ...wording import evening, keep_score, people
from ...wording.games import game_name
from ...wording.matches import how_it_stands
from ...wording.phrases import say, say_many
from ..menu_parts import common_hints, key_hints, page, row_height
from ..page import is_tall
from .picture import TitlePicture, fan_around
from .ways import APART, TitleWay, as_far_as_fits, match_letters, rows_of, tray_height, tray_of

_TALL_SIDE, _TALL_TOP, _TALL_FOOT = 70, 76, 84
_UNDER_FAN, _EDGE, _LEAST_GAP = 22, 20, 4
_MARK, _LEAST_MARK = 470, 420  # the width of the wordmark beside the cards
_OVER_HINTS = 14  # from the lowest button to the line of keys
_NOTED = 8, 6  # shares of a row, so that what is said of a tournament has room beside another button
_NOTICE, _IN_RAIL = 14, 26  # the air around a notice, and from the edge of the window to inside the rail
_HALF_CROWN, _OVER_SPRIGS = 90, 36  # of a tall window: half of what rises over the wordmark, and the air over its sides
_BESIDE_WORDS = 44  # units: to the words of the ways at the right
_UNDER_FOOT = 22  # from the foot to the edge of the window, at least
_PEOPLE = 44, 30, 300  # the way to the people: its height, its distance from the top, the width it may have
_SIDE = 28  # from the edge of the page to all that stands at it
_HIGHEST = 84  # the upper edge of the cards, from that of the window
_LARGEST, _OFF_COLUMN = 1.06, 26  # how much larger the cards are at most; from the buttons at their left
_MOST_ENLARGED = 1.2  # how much wider the tray is where text is larger
_TRAY, _TRAY_UNDER = (400, 580), 14  # the width of the tray with one button, or two; how far it stands under the cards
_ROW, _TOOL = 66, 0.75  # the height of a row; what a row of tools has of it
_TALL_COLUMN, _TALL_MARK, _TALL_BUTTONS, _TALL_ROW = 970, 560, 410, 74


class TitleScene(Scene):
    """The wordmark and the ways on; a match in progress comes first."""

    is_page = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.picture = TitlePicture(app.art)
        self._prepared: Canvas | None = None
        self._tournament_stands: list[str] = []
        self._evening = Progress(knows=True)

    def compose(self, canvas: Canvas) -> list[Item]:
        rows, waiting = self._rows(), self._waiting_ways()
        lay = self._over_the_buttons if is_tall(canvas) else self._beside_the_picture
        column, heights, gap, tray = lay(canvas, rows)
        waits, ways = tray_of(canvas, waiting, tray), rows_of(canvas, column, rows, heights, gap)
        match_letters(canvas, [*waits, *ways])
        lowest = max(button.rect.bottom for button in ways)
        return [*waits, *ways, *self._foot(canvas, lowest), self._who_plays(canvas)]

    def _beside_the_picture(
        self, canvas: Canvas, rows: list[list[TitleWay]]
    ) -> tuple[pygame.Rect, list[int], int, pygame.Rect]:
        """Place the wordmark over the buttons, and the cards at their right; return the column and the tray."""
        frame, px = page(canvas, 1240, 680), canvas.px
        column = pygame.Rect(_page_left(canvas), 0, px(392), 0)
        high, below = px(_MARK) * 420 // 900, px(26)
        top, foot = frame.top, frame.bottom - px(44)
        lacking = self._wanted(canvas, rows) + high + below - (foot - top)
        if lacking > 0:  # many buttons take what there is over and under the page, and then of the wordmark's room
            foot = max(foot, min(foot + lacking // 2, self._hints(canvas).rect.top - px(_OVER_HINTS)))
            top = max(top - lacking, px(_EDGE))
            high = min(high, max(px(_LEAST_MARK) * 420 // 900, foot - top - below - self._wanted(canvas, rows)))
        wordmark, room = pygame.Rect(0, 0, high * 900 // 420, high), foot - top - below - high
        heights, gap = self._heights(canvas, rows, room, _ROW)
        spare = room - sum(heights) - gap * (len(heights) - 1)
        over = spare // 3
        wordmark.midtop = (column.centerx, top + over)
        lowest = min(self._hints(canvas).rect.top, self._way_out(canvas).rect.top) - px(_OVER_HINTS)
        whole = fan_around(canvas.unit)
        beside = _page_right(canvas) - column.right - px(_OFF_COLUMN)
        foot = lowest - self._under_cards(canvas)
        scale = min(_LARGEST, (foot - px(_HIGHEST)) / whole.height, beside / whole.width)
        fan = fan_around(canvas.unit * scale)
        middle = (_page_right(canvas) - fan.right, (px(_HIGHEST) + foot - fan.height) // 2 - fan.top)
        self.picture.lay(canvas, wordmark, _under_the_name(), middle, scale)
        column.top = wordmark.bottom + below + (spare - over) // 3
        return column, heights, gap, self._tray(canvas, middle[0], middle[1] + fan.bottom, lowest)

    def _over_the_buttons(
        self, canvas: Canvas, rows: list[list[TitleWay]]
    ) -> tuple[pygame.Rect, list[int], int, pygame.Rect]:
        """Place the wordmark, the cards under it, and the buttons under both; return the column and the tray."""
        window, px = canvas.rect, canvas.px
        width = _tall_width(canvas)
        column = pygame.Rect(0, 0, width, 0)
        heights, gap = self._heights(canvas, rows, px(_TALL_BUTTONS), _TALL_ROW)
        column.centerx = window.centerx
        column.bottom = window.bottom - px(_TALL_FOOT) - sum(heights) - gap * (len(heights) - 1)
        wordmark = pygame.Rect(0, px(_TALL_TOP), px(_TALL_MARK), px(_TALL_MARK) * 420 // 900)
        wordmark.centerx = window.centerx
        foot = column.top - px(_UNDER_FAN)
        room = foot - wordmark.bottom - self._under_cards(canvas) - px(_UNDER_FAN)
        whole = fan_around(canvas.unit)
        scale = min(room / whole.height, width / whole.width)
        fan = fan_around(canvas.unit * scale)
        spare = (room - fan.height) // 3  # where the cards could be no wider
        wordmark.top += spare
        middle = (window.centerx, foot - self._under_cards(canvas) - spare - fan.bottom)
        self.picture.lay(canvas, wordmark, _under_the_name(), middle, scale)
        return column, heights, gap, self._tray(canvas, window.centerx, middle[1] + fan.bottom, foot)

    def _under_cards(self, canvas: Canvas) -> int:
        """Return the height that a tray takes below the cards, which fill the room where there is none."""
        return self._tray_height(canvas) + canvas.px(_TRAY_UNDER) if self._waiting_ways() else 0

    def _tray_height(self, canvas: Canvas) -> int:
        (button,), _ = self._heights(canvas, [[]], canvas.rect.height)
        return tray_height(canvas, button + canvas.type.line_height(SMALL_STRONG))

    def _tray(self, canvas: Canvas, across: int, foot: int, lowest: int) -> pygame.Rect:
        """Return the place for the matches under way, under the cards."""
        beside = canvas.px(_TRAY[len(self._waiting_ways()) > 1] * min(_MOST_ENLARGED, canvas.type.enlarged_by))
        wide = _tall_width(canvas) if is_tall(canvas) else beside
        tray = pygame.Rect(0, 0, wide, self._tray_height(canvas))
        tray.midbottom = (across, min(foot + self._under_cards(canvas), lowest))
        return tray

    def _rows(self) -> list[list[TitleWay]]:
        """Return the buttons to all but the matches under way, row by row."""
        rows = [[way] for way in self._ways()]
        day = TitleWay("day", say("title: button", "Deal of the day"), self._day)
        next(row for row in rows if row[0].key == "new").append(day)
        share = _NOTED[1] if self._tournament_stands and self._is_full else 1
        practice = TitleWay("practice", say("title: button", "Practice"), self._practice, share=share)
        quiet = self._quiet_ways()
        if self._tournament_stands and not self._is_full:
            quiet.insert(0, practice)  # what the tournament's button then says needs its whole row
        else:
            next(row for row in rows if row[0].key == "tournament").append(practice)
        if not self._evening.is_over:
            rows.insert(0, [self._evening_way()])
        return [*rows, *(quiet[at : at + 2] for at in range(0, len(quiet), 2))]

    @property
    def _target(self) -> int:
        """The height in pixels below which a finger would miss a button."""
        return round(TARGET * self.app.window.density)

    @property
    def _is_full(self) -> bool:
        """True where so many rows are wanted that buttons have to share them."""
        return not self._evening.is_over

    def spoken_title(self) -> str:
        return game_name(game_named(MAIN_GAME))

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))
        self.picture.draw(canvas)

    def update(self, seconds: float) -> bool:
        is_moving = self.picture.update(seconds, FACTORS[self.app.settings.speed])
        if self.picture.is_there and self._prepared is not self.app.canvas:
            self._prepared = self.app.canvas
            played = [setup.game for setup in self.app.settings.last_setups]
            self.app.ways.prepare_table(self.app.canvas, next(iter(played), MAIN_GAME))
        return is_moving

    def on_enter(self) -> None:
        # The ways on show what is saved; the match just left may have saved more.
        home = self.app.home.tournament
        self._evening = progress_in(self.app.home, self.app.settings.person)
        self._tournament_stands = _how_a_tournament_stands(home) if lexists(home.root) else []
        self.refresh()

    def on_escape(self) -> None:
        self.focus("quit")

    @property
    def deeds(self) -> Deeds:
        """Up and Down, where the matches under way stand between Quit and the people, a little aside of both."""
        waiting = [way.key for way in self._waiting_ways()]
        if not waiting or is_tall(self.canvas):
            return {}
        if self.focus_key in waiting:
            return {Command.UP: partial(self.focus, "people"), Command.DOWN: partial(self.focus, "quit")}
        ways = {"quit": Command.UP, "people": Command.DOWN}
        return {way: partial(self.focus, waiting[-1]) for key, way in ways.items() if key == self.focus_key}

    def notice_place(self, canvas: Canvas) -> pygame.Rect:
        """Return a place at the left of the way to the people, over the cards; in a tall window, of the Crown."""
        px, people = canvas.px, next(item.rect for item in self.items if item.key == "people")
        if is_tall(canvas):
            place = pygame.Rect(px(_IN_RAIL), px(_IN_RAIL), 0, px(_TALL_TOP + _OVER_SPRIGS - _IN_RAIL))
            place.width = canvas.rect.centerx - px(_HALF_CROWN + _NOTICE) - place.left
            return place
        left, foot = self.picture.place.left, self.picture.place.top
        return pygame.Rect(left, people.top, people.left - px(_NOTICE) - left, foot - people.top)

    def _waiting_ways(self) -> list[TitleWay]:
        """Return the ways to matches under way."""
        if not self.app.store.has_saved_match:
            return []
        ways = [TitleWay("continue", say("title: button", "Continue"), self._continue, self._waiting, share=3)]
        if len(self.app.store.matches) > 1:
            words = say("title: the matches of other games", "Other matches")
            ways.append(TitleWay("others", words, self._others, self._other_games, share=2))
        return ways

    def _ways(self) -> list[TitleWay]:
        """Return the ways to a new match."""
        new = TitleWay("new", say("title: button", "New game"), self._new_game)
        note = partial(as_far_as_fits, self._tournament_stands) if self._tournament_stands else None
        share = _NOTED[0] if note is not None and self._is_full else 1
        tournament = TitleWay("tournament", say("title: button", "Tournament"), self._tournament, note, share)
        return [new, tournament]

    def _evening_way(self) -> TitleWay:
        words = evening.HEADING.say()
        return TitleWay("evening", words, lambda: self.app.ways.evening(self.app), self._evening_note)

    def _evening_note(self, canvas: Canvas, width: int) -> str:
        """Say which round comes next, once one was played: its number and what it is about, as far as they fit."""
        return as_far_as_fits(evening.offered(self._evening.upcoming(MAIN_GAME)), canvas, width)

    def _quiet_ways(self) -> list[TitleWay]:
        return [
            TitleWay("rules", say("button", "Rules"), self.app.open_rules, is_tool=True),
            TitleWay("settings", say("button", "Settings"), self._settings, is_tool=True),
            TitleWay("matches", say("title: button", "Statistics"), self._matches, is_tool=True),
            TitleWay("score", keep_score.HEADING.say(), lambda: self.app.ways.keep_score(self.app), is_tool=True),
        ]

    def _waiting(self, canvas: Canvas, width: int) -> str:
        """Say what Continue leads to, as far as it fits: 'Spades · Round 3 · Ann and Cleo lead with 160'."""
        saved = self.app.store.saved
        if saved is None:
            return ""
        return as_far_as_fits(how_it_stands(saved), canvas, width)

    def _other_games(self, canvas: Canvas, width: int) -> str:
        """Say what else waits: the game if it is one and its name fits, else how many."""
        _, *others = self.app.store.matches.values()
        names = [game_name(match.game) for match in others[:2]]
        if len(names) == 1 and canvas.type.size(names[0], SMALL_STRONG)[0] <= width:
            return names[0]
        words = say_many("title: matches of other games", "{n} under way", "{n} under way", len(others))
        return canvas.type.shortened(words, SMALL_STRONG, width)

    def _foot(self, canvas: Canvas, lowest: int) -> list[Item]:
        """Return hints, version and the way out on one line; the hints stay below the `lowest` button all the same."""
        hints, way_out = self._hints(canvas), self._way_out(canvas)
        hints.rect.top = max(hints.rect.top, lowest + 1)
        words = say("title: of the program", "Version {number}", number=__version__)
        width, height = canvas.type.size(words, SMALL_STRONG)
        version = pygame.Rect(0, 0, width + 2, height)
        version.midright = (way_out.rect.left - canvas.px(20), way_out.rect.centery)
        label = Label(key="version", rect=version, text=words, role=SMALL_STRONG, colour=MUTED, align="right")
        has_room = version.left - hints.rect.right >= canvas.px(20)  # it stands under About, too
        return [way_out, hints, *[label] * has_room]

    def _way_out(self, canvas: Canvas) -> Button:
        """Return the button at the lower right, on the line of keys."""
        texts = (_quit(),) if is_tall(canvas) else (_quit(), people.WHO_PLAYS.say())  # there its line is full
        out = pygame.Rect(0, 0, _at_the_right(canvas, *texts), max(row_height(canvas), self._target))
        out.midright = (_page_right(canvas), self._hints(canvas).rect.centery)
        return Button(key="quit", rect=out, text=_quit(), role=BODY_STRONG, on_press=self.app.quit)

    def _hints(self, canvas: Canvas) -> Item:
        """Return the line of keys at the foot."""
        bottom = canvas.rect.bottom
        middle = min(bottom - canvas.px(40), bottom - canvas.px(_UNDER_FOOT) - self._target // 2)
        return key_hints(canvas, _page_left(canvas), middle, common_hints())

    def _who_plays(self, canvas: Canvas) -> Item:
        """Return the button at the upper right that leads to the people of the house, with the one who plays now."""
        name, words = self.app.household.name, people.WHO_PLAYS.say()
        rect = pygame.Rect(0, canvas.px(_PEOPLE[1]), 0, max(row_height(canvas, least=_PEOPLE[0]), self._target))
        way = partial(self.app.ways.people, self.app)
        if name is None:
            rect.width = _at_the_right(canvas, _quit(), words)
            rect.right = _page_right(canvas)
            return Button(key="people", rect=rect, text=words, role=BODY_STRONG, on_press=way)
        lines = canvas.type.line_height(NAME) + canvas.type.line_height(SMALL_STRONG)
        rect.height = max(rect.height, lines + canvas.px(8))
        note, portraits = people.PLAYS_NOW.say(), (portrait_of(name, self.app.settings.portraits),)
        widest = max(canvas.type.size(name, NAME)[0], canvas.type.size(note, SMALL_STRONG)[0])
        rect.width = min(rect.height + widest + canvas.px(44), canvas.px(_PEOPLE[2]))
        rect.right = _page_right(canvas)
        return FacesButton(
            key="people", rect=rect, text=name, note=note, portraits=portraits, mood=CALM, on_press=way,
            tip=people.SOMEBODY_ELSE.say(),
        )  # fmt: skip

    def _wanted(self, canvas: Canvas, rows: list[list[TitleWay]]) -> int:
        """The height that the rows and their gaps would like to have."""
        heights, gap = self._heights(canvas, rows, len(rows) * canvas.rect.height)
        return sum(heights) + gap * (len(rows) - 1)

    def _heights(
        self, canvas: Canvas, rows: list[list[TitleWay]], room: int, highest: float = 52
    ) -> tuple[list[int], int]:
        """Return the heights of the rows, and the gap between them: less if many have to fit in the room."""
        note = canvas.type.line_height(SMALL_STRONG)
        notes = [note if any(way.note for way in row) else 0 for row in rows]
        line = canvas.type.line_height(BUTTON)
        each = (room - sum(notes)) // len(rows) - line
        inside = min(canvas.px(8), each * 2 // 3)
        gap = min(canvas.px(APART), (each - inside) // 2, max(canvas.px(_LEAST_GAP), line + each - self._target))
        least = max(line + inside, self._target)
        height = min(max(least, canvas.px(highest)), line + each - gap)
        low = min(height, max(least, round(height * _TOOL)))
        return [(low if _are_tools(row) else height) + note for row, note in zip(rows, notes, strict=True)], gap

    # -- the ways on ------------------------------------------------------------------------------------

    def _continue(self) -> None:
        self.app.ways.resume(self.app)

    def _others(self) -> None:
        self.app.ways.waiting(self.app)

    def _new_game(self) -> None:
        self.app.ways.new_game(self.app)

    def _day(self) -> None:
        self.app.ways.deal_of_the_day(self.app)

    def _tournament(self) -> None:
        self.app.ways.tournament(self.app)

    def _practice(self) -> None:
        self.app.ways.practice(self.app)

    def _settings(self) -> None:
        self.app.ways.settings(self.app)

    def _matches(self) -> None:
        self.app.ways.statistics(self.app)


def _are_tools(row: list[TitleWay]) -> bool:
    return bool(row) and all(way.is_tool for way in row)


def _page_left(canvas: Canvas) -> int:
    """Return the left edge of the buttons beside or under the picture, and of the hints under them."""
    if is_tall(canvas):
        return (canvas.rect.width - _tall_width(canvas)) // 2
    return page(canvas, 1240, 680).left + canvas.px(_SIDE)


def _page_right(canvas: Canvas) -> int:
    """Return the right edge of all that stands at the right."""
    return canvas.rect.right - _page_left(canvas)


def _tall_width(canvas: Canvas) -> int:
    """Return how wide the column of a tall window is."""
    return min(canvas.rect.width - 2 * canvas.px(_TALL_SIDE), canvas.px(_TALL_COLUMN))


def _quit() -> str:
    return say("button: ends the program", "Quit")


def _at_the_right(canvas: Canvas, *texts: str) -> int:
    """Return the width of a button at the right with the longest of these texts."""
    return max(canvas.type.size(text, BODY_STRONG)[0] for text in texts) + canvas.px(_BESIDE_WORDS)


def _under_the_name() -> str:
    return say("title: under the name of the game", "Bids and tricks")


def _how_a_tournament_stands(home: Home) -> list[str]:
    """Describe a tournament in progress: 'League round 1 of 3', 'Your game is waiting'."""
    from ....table.archive.tournaments import round_under_way
    from ...wording.tournament import stage_words

    current = round_under_way(home.root)
    words = [stage_words(current[0])] if current is not None else []
    return [*words, say("title: of the tournament", "Your game is waiting")] if lexists(home.save_file) else words
