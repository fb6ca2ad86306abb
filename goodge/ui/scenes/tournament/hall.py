"""The hall: how the tournament stands, the tables of the round as they play, and the way to one's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from ....engine.errors import RecordError
from ....engine.tournament import SEEDED_PAIRS, Pairing, Played, Stage
from ....table.hall import Hall
from ....table.replay import Replay
from ....table.side_tables import Progress
from ...canvas import Canvas
from ...items.base import Item, Label
from ...items.buttons import Button
from ...scene import Scene, Topic
from ...theme import BODY_STRONG, BUTTON, CREAM, MUTED, NAME
from ..menu_parts import PAGE_WIDTH, columns, heading, page, row_height
from .bracket import BracketPlaces, frame_items
from .games import BracketBox, GameFacts, TableCard
from .league import StandingsPaper, standings_items
from .words import RULES, in_sentence, place_words, progress_words, round_words, team_words

if TYPE_CHECKING:
    from ...app import App

PLAYING_PACE = 1.0  # while people play, the others take as long as they
LOOKING_PACE = 12.0  # while people look on: a round of cards in a quarter of a minute
_KNOCK_OUT = 3  # the number of the first round of the bracket


class HallScene(Scene):
    """Everything of a tournament but the playing. Leaving it closes the hall; all is saved."""

    first_focus = "on"
    host_words = "Back to the hall"

    def __init__(self, app: App, hall: Hall) -> None:
        super().__init__(app)
        self.hall = hall
        self._paper = StandingsPaper()
        self._shown = 0
        self._turned = False
        self._is_fast = False
        self._was_asked = False
        self._seen: dict[Pairing, Progress] = {}
        self.catch_up()

    @property
    def topic(self) -> Topic:
        return RULES

    def catch_up(self) -> None:
        """Shows the round in progress."""
        self._shown = self.hall.round[0].round
        self._turned = self._is_fast = False
        self._is_celebrated = self.hall.tournament.champion is not None

    # -- coming and going ---------------------------------------------------------------------------------

    def on_enter(self) -> None:
        if self.hall.setup is not None:
            self._take_time()
            self._look()
        elif not self._was_asked:
            self._was_asked = True
            self._begin_another()
        else:
            self.app.pop()

    def on_leave(self) -> None:
        self.hall.close()

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        if self.hall.setup is not None and self.app.top is self:
            self._look()
        return False

    def _look(self) -> None:
        """Takes in what has happened at the tables."""
        trouble = self.hall.trouble()
        if trouble:
            self.app.notices.add(trouble)
        has_news = self.hall.update()
        seen = self.hall.progress()
        if has_news or seen != self._seen:
            self._seen = seen
            self.refresh()
        if self.hall.tournament.champion is not None and not self._is_celebrated:
            self._celebrate()

    def _take_time(self) -> None:
        own_is_due = self.hall.own_game is not None
        self.hall.set_pace(None if self._is_fast else PLAYING_PACE if own_is_due else LOOKING_PACE)

    # -- layout -------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    def compose(self, canvas: Canvas) -> list[Item]:
        setup = self.hall.setup
        if setup is None:
            return []
        place = page(canvas, PAGE_WIDTH, 664)
        title = heading(canvas, place, self._title())
        title.rect.width = canvas.type.size(title.text, title.role)[0] + canvas.px(10)
        own = setup.teams[setup.own]
        left = title.rect.right + canvas.px(30)
        who = pygame.Rect(left, title.rect.top, place.right - left, title.rect.height)
        words = f"{own.name} · {team_words(own)}"
        words = words if canvas.type.size(words, NAME)[0] <= who.width else own.name
        foot = row_height(canvas, BUTTON, 56)
        top = title.rect.bottom + canvas.px(12)
        body = pygame.Rect(place.left, top, place.width, place.bottom - foot - canvas.px(16) - top)
        last = pygame.Rect(place.left, place.bottom - foot, place.width, foot)
        return [
            title,
            Label(key="own", rect=who, text=words, role=NAME, colour=CREAM, align="right"),
            *(self._bracket(canvas, body) if self._shows_bracket else self._league(canvas, body)),
            *self._foot(canvas, last),
        ]

    def _title(self) -> str:
        return round_words(self._round())

    @property
    def _shows_bracket(self) -> bool:
        return (self._shown >= _KNOCK_OUT) != self._turned

    def _league(self, canvas: Canvas, body: pygame.Rect) -> list[Item]:
        setup = self.hall.setup
        assert setup is not None
        left, right = columns(body, (500, 680), canvas.px(24))
        pairings = sorted(self._rounds()[min(self._shown, _KNOCK_OUT - 1)], key=lambda pairing: not setup.owns(pairing))
        gap = canvas.px(14)
        height = (right.height - gap * (len(pairings) - 1)) // len(pairings)
        items = standings_items(canvas, left, setup, self.hall.tournament.standings(), self._paper)
        for number, pairing in enumerate(pairings):
            rect = pygame.Rect(right.left, right.top + number * (height + gap), right.width, height)
            press = partial(self._press_game, pairing)
            items.append(TableCard(key=f"game-{number}", rect=rect, facts=self._facts(pairing), on_press=press))
        return items

    def _bracket(self, canvas: Canvas, body: pygame.Rect) -> list[Item]:
        places = BracketPlaces.within(canvas, body)
        items = frame_items(places, self._champions())
        rounds = self._rounds()[_KNOCK_OUT:]
        for number, rects in enumerate(places.rounds):
            for index, rect in enumerate(rects):
                pairing = rounds[number][index] if number < len(rounds) else None
                facts = self._facts(pairing) if pairing is not None else _open_facts(number, index)
                press = partial(self._press_game, pairing)
                items.append(BracketBox(key=f"box-{number}-{index}", rect=rect, facts=facts, on_press=press))
        return items

    def _foot(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        back, words, new, turn, on = columns(row, (156, 372, 130, 204, 274), canvas.px(16))
        text, do, why = self._way_on()
        return [
            Button(
                key="back", rect=back, text="Back" if self._turned else "Leave", on_press=self.on_escape, keycap="Esc"
            ),
            Label(key="sentence", rect=words, text=self._sentence(), role=BODY_STRONG, colour=MUTED, wraps=True),
            Button(
                key="new", rect=new, text="New", on_press=self._begin_another, keycap="N", tip="Another tournament"
            ),
            Button(
                key="turn", rect=turn, text="Standings" if self._shows_bracket else "Bracket", on_press=self._turn,
                keycap="B",
            ),
            Button(key="on", rect=on, text=text, on_press=do, style="primary", why_off=why, tip=why, shows_enter=True),
        ]  # fmt: skip

    # -- what is shown ------------------------------------------------------------------------------------

    def _rounds(self) -> list[tuple[Pairing, ...]]:
        return list(self.hall.tournament.rounds())

    def _round(self) -> tuple[Pairing, ...]:
        """The round that is shown: that in progress, or the one before until people have seen how it ended."""
        return self._rounds()[self._shown]

    @property
    def _is_past(self) -> bool:
        return self._shown != self.hall.round[0].round

    def _played(self, pairing: Pairing) -> Played | None:
        return next((result for result in self.hall.tournament.played if result.pairing == pairing), None)

    def _facts(self, pairing: Pairing) -> GameFacts:
        setup, seeds = self.hall.setup, self.hall.tournament.seeds
        assert setup is not None
        played, progress = self._played(pairing), self._seen.get(pairing)
        names = (setup.teams[pairing.teams[0]].name, setup.teams[pairing.teams[1]].name)
        status, detail = progress_words(progress, played, names)
        is_own = setup.owns(pairing)
        is_seeded = pairing.stage is not Stage.ROUND_ROBIN and seeds is not None
        placed = tuple(seeds.index(team) + 1 for team in pairing.teams) if is_seeded and seeds is not None else None
        can_watch = played is not None or (progress is not None and not is_own)
        can_play = pairing == self.hall.own_game and not self._is_past
        return GameFacts(
            names=names,
            totals=played.totals if played else progress.totals if progress else None,
            winner=played.winner if played else None,
            is_own=is_own,
            target=pairing.options["target"],
            status=status,
            detail=detail,
            action="Watch" if can_watch else "Play" if can_play else None,
            seeds=(placed[0], placed[1]) if placed else None,
        )

    def _champions(self) -> tuple[str, str] | None:
        champion, setup = self.hall.tournament.champion, self.hall.setup
        if champion is None or setup is None:
            return None
        return setup.teams[champion].name, team_words(setup.teams[champion])

    def _sentence(self) -> str:
        hall, setup = self.hall, self.hall.setup
        assert setup is not None
        own = hall.own_game
        champions = self._champions()
        if champions is not None:
            return f"{champions[0]} have won the tournament."
        if self._is_past:
            standings = hall.tournament.standings()
            place = next(number for number, each in enumerate(standings) if each.team == setup.own)
            stands = f" You stand {place_words(place)}." if self._shown < _KNOCK_OUT else ""
            last = "The league is over." if self._shown == _KNOCK_OUT - 1 else f"{self._title()} is over."
            return f"{last}{stands}" if self._shown < _KNOCK_OUT else f"{self._title()} are over."
        if own is not None:
            other = setup.teams[next(team for team in own.teams if team != setup.own)]
            return f"You meet {team_words(other)} ({(other.players[0].level or '').capitalize()})."
        if hall.is_waiting:
            is_ours = any(setup.owns(pairing) for pairing in self._round())
            who = "The other tables are" if is_ours else "The others are"
            return f"{who} still playing." if not self._is_fast else f"{who} playing as fast as they can."
        return f"Your team is out. The others play {in_sentence(self._title())}."

    def _way_on(self) -> tuple[str, Callable[[], None], str | None]:
        """The button that leads on: its text, what it does, and why it can't just now."""
        hall = self.hall
        if hall.tournament.champion is not None:
            return "The champions", self._celebrate, None
        if self._is_past:
            return f"On to {_short(round_words(hall.round))}", self._go_on, None
        if hall.own_game is not None:
            return ("Play on" if hall.own_game in self._seen else "Play your game"), self._play, None
        if not hall.is_round_on:
            return "Let them play", self._let_play, None
        return "Finish quickly", self._hurry, "They play as fast as they can" if self._is_fast else None

    # -- what the buttons do ------------------------------------------------------------------------------

    def on_key(self, event: pygame.event.Event) -> bool:
        keys = {pygame.K_b: self._turn, pygame.K_n: self._begin_another}
        if event.key in keys:
            keys[event.key]()
        return event.key in keys

    def on_escape(self) -> None:
        """From the side that was turned up, back to the other one; from that one out of the hall."""
        if self._turned:
            self._turn()
        else:
            super().on_escape()

    def _turn(self) -> None:
        self._turned = not self._turned
        self.refresh()

    def _go_on(self) -> None:
        self.catch_up()
        self._take_time()

    def _let_play(self) -> None:
        self._take_time()
        self.hall.open_round()

    def _hurry(self) -> None:
        self._is_fast = True
        self._take_time()

    def _press_game(self, pairing: Pairing | None) -> None:
        if pairing is not None and pairing == self.hall.own_game:
            self._play()
        elif pairing is not None:
            self.watch(pairing)

    def _play(self) -> None:
        from .own_game import OwnGameScene

        self.hall.set_pace(PLAYING_PACE)
        self.app.push(OwnGameScene(self.app, self.hall))

    def watch(self, pairing: Pairing) -> None:
        """Shows a game as it has come so far."""
        from ..watch import WatchScene

        try:
            replay = Replay(self.hall.record_of(pairing))
        except RecordError as error:
            self.app.store.log.note(f"a game cannot be watched: {error}")
            self.app.notices.add("This game cannot be watched: its record is damaged.")
            return
        self.app.push(WatchScene(self.app, replay, lambda: self.hall.record_of(pairing)))

    def _celebrate(self) -> None:
        from .champions import ChampionsScene

        self._is_celebrated = True
        self.app.push(ChampionsScene(self.app, self.hall, self._begin_another))

    def _begin_another(self) -> None:
        from .start import StartScene

        self.app.push(StartScene(self.app, self.hall, self.catch_up))


def _open_facts(number: int, index: int) -> GameFacts:
    """A game of the bracket whose teams are not known yet."""
    names, seeds = ("", ""), None
    if number == 0:
        seeds = SEEDED_PAIRS[index]
        names = (f"Seed {seeds[0]}", f"Seed {seeds[1]}")
    return GameFacts(names, None, None, False, 1, "", "", None, seeds)


def _short(words: str) -> str:
    """A round as a button names it."""
    return in_sentence(words).partition(" of ")[0].removeprefix("league ")
