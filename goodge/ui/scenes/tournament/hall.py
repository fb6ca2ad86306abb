"""The hall: the standings, the tables of the round as they play, and the way to the people's own table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ....engine.errors import RecordError
from ....engine.tournament import Pairing
from ....table.hall import Hall
from ....table.replay import Replay
from ....table.side_tables import TableProgress
from ....table.tournaments import TournamentSetup
from ...drawing.canvas import Canvas
from ...drawing.portrait import picture_of
from ...drawing.theme import BODY_STRONG, CREAM, MUTED, NAME
from ...program.app import App
from ...program.layer import Topic
from ...widgets.base import Item, Label, Picture
from ...widgets.commands import Command, Deeds
from ...widgets.layout import columns
from ...wording.phrases import say
from ...wording.tournament import (
    games_played_words,
    on_to_words,
    placing_words,
    stage_words,
    team_words,
    unwatchable_words,
)
from ..page import Frame, PageScene, foot_button, is_tall, main_button
from ..table.watch import WatchScene
from .bracket import COLUMNS, BracketPlaces, frame_items
from .champions import ChampionsScene
from .games import BracketBox, ProgressBar, make_alike
from .league import StandingsPaper, standings_items
from .own_game import own_game
from .start import StartScene
from .state import KNOCK_OUT, HallState
from .table_card import TableCard, lay_cards
from .words import RULES, emblem_of, faces_of, occasion_of

_FACE = 42
_STANDINGS = 0.47  # of the height of a tall window
PLAYING_PACE = 1.0  # while people play, the others take as long as they do
LOOKING_PACE = 12.0  # while people watch: a round of cards in a quarter of a minute


class HallScene(PageScene):
    """Everything in a tournament except playing. Leaving the scene closes the hall; everything is saved."""

    first_focus = "on"

    def __init__(self, app: App, hall: Hall) -> None:
        super().__init__(app)
        self.hall = hall
        self._paper = StandingsPaper()
        self._shown = 0
        self._turned = False
        self._is_fast = False
        self._was_asked = False
        self._seen: dict[Pairing, TableProgress] = {}
        self.catch_up()

    @property
    def topic(self) -> Topic:
        return RULES

    @property
    def host_words(self) -> str:
        return say("tournament: button over its games", "Back to the hall")

    def catch_up(self) -> None:
        """Show the round in progress."""
        self._shown = self.hall.round[0].round
        self._turned = self._is_fast = False
        self._share = 0.0
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
        if self.hall.setup is not None and self.is_top:
            self._look()
        return False

    @property
    def is_waiting(self) -> bool:
        """True while people look on as the others play."""
        return self.is_top and self.hall.is_waiting and self.hall.own_game is None

    def _look(self) -> None:
        """Take note of what has happened at the tables."""
        self.app.tell(self.hall.next_notice())
        seen = self.hall.progress()
        has_news = self.hall.update()  # after that: a game that ends meanwhile is counted, or still seen
        if has_news or seen != self._seen:
            self._seen = seen
            self._share = max(self._share, self._state.reached)
            self.refresh()
        if self.hall.tournament.champion is not None and not self._is_celebrated:
            self._celebrate()

    def _take_time(self) -> None:
        own_is_due = self.hall.own_game is not None
        self.hall.set_pace(None if self._is_fast else PLAYING_PACE if own_is_due else LOOKING_PACE)

    # -- for those who do not see ---------------------------------------------------------------------------

    def spoken_text(self) -> Sequence[str]:
        """Return the stage as well: it changes while the hall stays."""
        return [self.spoken_title(), *super().spoken_text()]

    def spoken_on_entering(self, *, is_new: bool) -> Sequence[str]:
        """Return where the tournament is by now, to those who come back from a game."""
        return [] if is_new else [words for item in self.items if item.key == "sentence" for words in item.read()]

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        setup = self.hall.setup
        if setup is None:
            return []
        frame = Frame(canvas, stage_words(self._state.round[0]))
        foot, body = self._foot(frame), frame.body
        return [
            frame.title,
            *self._own(canvas, frame.beside_title, setup),
            *(self._bracket(canvas, body) if self._shows_bracket else self._league(canvas, body)),
            *foot,
        ]

    def _own(self, canvas: Canvas, rect: pygame.Rect, setup: TournamentSetup) -> list[Item]:
        """Return the players, the sign and the name of the people's own team, and how far it has come."""
        team, sign, gap = setup.teams[setup.own], canvas.px(34), canvas.px(10)
        about = placing_words(self.hall.tournament, setup.own) or team_words(team)
        side, faces = canvas.px(_FACE), faces_of(team, team, self.app.settings.portraits)
        words, room = " · ".join((team.name, about)), rect.width - sign - gap - len(faces) * (side + gap)
        words = words if canvas.type.size(words, NAME)[0] <= room else canvas.type.shortened(team.name, NAME, room)
        width = canvas.type.size(words, NAME)[0]
        text = pygame.Rect(rect.right - width, rect.top, width, rect.height)
        icon = pygame.Rect(text.left - gap - sign, rect.centery - sign // 2, sign, sign)
        places = [pygame.Rect(icon.left - (number + 1) * (gap + side), rect.centery - side // 2, side, side)
                  for number in reversed(range(len(faces)))]  # fmt: skip
        return [
            *(
                Picture(key=f"own-face-{number}", rect=place, name=picture_of(portrait))
                for number, (place, portrait) in enumerate(zip(places, faces, strict=True))
            ),
            Picture(key="own-sign", rect=icon, name=f"emblems/{emblem_of(setup, setup.own)}"),
            Label(key="own", rect=text, text=words, role=NAME, colour=CREAM, align="right"),
        ]

    @property
    def _shows_bracket(self) -> bool:
        return (self._shown >= KNOCK_OUT) != self._turned

    def _league(self, canvas: Canvas, body: pygame.Rect) -> list[Item]:
        state = self._state
        left, right = self._sides(canvas, body)
        pairings = state.rounds[min(self._shown, KNOCK_OUT - 1)]
        pairings = tuple(sorted(pairings, key=lambda pairing: not state.setup.owns(pairing)))
        gap = canvas.px(14)
        step = (right.height + gap) / len(pairings)
        items = standings_items(canvas, left, state.setup, self.hall.tournament.standings(), self._paper)
        cards = list[TableCard]()
        for number, pairing in enumerate(pairings):
            top, end = (right.top + round(step * each) for each in (number, number + 1))
            rect = pygame.Rect(right.left, top, right.width, end - gap - top)
            press = partial(self._press_game, pairing)
            cards.append(TableCard(key=f"game-{number}", rect=rect, facts=state.game(pairing), on_press=press))
        lay_cards(canvas, cards)
        return [*items, *cards]

    @staticmethod
    def _sides(canvas: Canvas, body: pygame.Rect) -> list[pygame.Rect]:
        """Return the places of the standings and of the games, one above the other in a tall window."""
        gap = canvas.px(24)
        if not is_tall(canvas):
            return columns(body, (500, 680), gap)
        upper = pygame.Rect(body.left, body.top, body.width, round(_STANDINGS * body.height))
        return [upper, pygame.Rect(body.left, upper.bottom + gap, body.width, body.bottom - upper.bottom - gap)]

    def _bracket(self, canvas: Canvas, body: pygame.Rect) -> list[Item]:
        state = self._state
        places = BracketPlaces.within(canvas, body, is_over=state.champion is not None)
        rounds, boxes = state.rounds[KNOCK_OUT:], list[BracketBox]()
        for number, rects in enumerate(places.rounds):
            for index, rect in enumerate(rects):
                pairing = rounds[number][index] if number < len(rounds) else None
                facts = state.open_game(number, index) if pairing is None else state.game(pairing)
                press = partial(self._press_game, pairing)
                key, called = f"box-{number}-{index}", COLUMNS[number].say()
                boxes.append(BracketBox(key=key, rect=rect, facts=facts, on_press=press, called=called))
        make_alike(canvas, boxes)
        return [*frame_items(places, [box.facts for box in boxes], state.champion), *boxes]

    def _foot(self, frame: Frame) -> list[Item]:
        text, do, why = self._way_on()
        new = foot_button(
            "new",
            say("tournament: button that begins another", "New"),
            self._begin_another,
            keycap=Command.NEW_TOURNAMENT,
            tip=say("tournament: button, or what one does", "Another tournament"),
        )
        turn = foot_button("turn", self._turn_words(), self._turn, keycap=Command.BRACKET)
        on = main_button("on", text, do, why_off=why, tip=why, shows_enter=True)
        foot = frame.feet(self.on_escape, new, turn, main=on, leave=self._back_words())
        return [*foot, self._situation(frame.beside())]

    def _back_words(self) -> str:
        return say("button", "Back") if self._turned else say("tournament: button out of the hall", "Leave")

    def _turn_words(self) -> str:
        if self._shows_bracket:
            return say("tournament: button to the other side of the hall", "Standings")
        return say("tournament: button to the other side of the hall", "Bracket")

    # -- what is shown ------------------------------------------------------------------------------------

    @property
    def _state(self) -> HallState:
        return HallState(self.hall, self._seen, self._shown, self.app.settings.portraits)

    def _situation(self, rect: pygame.Rect) -> Item:
        """Return an item that says where the tournament is, and while others play, how far they have come."""
        if not self.hall.is_waiting or self.hall.own_game is not None:
            return Label(
                key="sentence", rect=rect, text=self._state.sentence, role=BODY_STRONG, colour=MUTED, wraps=True
            )
        state = self._state
        words = games_played_words(state.done(state.round), len(state.round))
        return ProgressBar(key="sentence", rect=rect, text=words, share=self._share)

    def _way_on(self) -> tuple[str, Callable[[], None], str | None]:
        """Return the text of the button that leads on, what it does, and why it is greyed, if it is."""
        hall = self.hall
        if hall.tournament.champion is not None:
            return say("tournament: button", "The champions"), self._celebrate, None
        if self._state.is_past:
            return on_to_words(hall.round[0]), self._go_on, None
        if hall.own_game is not None:
            is_on = hall.own_game in self._seen
            words = say("tournament: button", "Play on") if is_on else say("tournament: button", "Play your game")
            return words, self._play, None
        if not hall.is_round_on:
            return say("tournament: button", "Let them play"), self._let_play, None
        if self._is_fast:
            return say("tournament: button", "Slow down"), self._calm, None
        return say("tournament: button", "Finish quickly"), self._hurry, None

    # -- buttons --------- --------------------------------------------------------------------------------

    @property
    def deeds(self) -> Deeds:
        return {Command.BRACKET: self._turn, Command.NEW_TOURNAMENT: self._begin_another}

    def on_escape(self) -> None:
        """Go back from the side that was turned up to the other one; from that one, leave the hall."""
        if self._turned:
            self._turn()
        else:
            super().on_escape()

    def _turn(self) -> None:
        self.app.cross_fade()
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

    def _calm(self) -> None:
        """Go back to the pace at which people can watch."""
        self._is_fast = False
        self._take_time()

    def _press_game(self, pairing: Pairing | None) -> None:
        if pairing is not None and pairing == self.hall.own_game:
            self._play()
        elif pairing is not None:
            self.watch(pairing)

    def _play(self) -> None:
        self.hall.set_pace(PLAYING_PACE)
        self.app.push(own_game(self.app, self.hall))

    def watch(self, pairing: Pairing) -> None:
        """Show a game as far as it has been played."""
        try:
            replay = Replay(self.hall.record_of(pairing), is_counted=not self._state.setup.owns(pairing))
        except RecordError as error:
            self.app.store.log.note(f"a game cannot be watched: {error}")
            self.app.notices.add(unwatchable_words())
            return
        occasion = occasion_of(self._state.setup, pairing)
        self.app.push(WatchScene(self.app, replay, lambda: self.hall.record_of(pairing), occasion))

    def _celebrate(self) -> None:
        self._is_celebrated = True
        self.app.push(ChampionsScene(self.app, self.hall, self._begin_another))

    def _begin_another(self) -> None:
        self.app.push(StartScene(self.app, self.hall, self.catch_up))
