"""The studio: a screen on which matches are brought to the point that a picture is to show."""

from collections.abc import Callable
from time import sleep

import pygame

from goodge.engine.games import game_named
from goodge.engine.record import Record, decode_record
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.motion.speeds import FACTORS
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from headless import AnyView, Screen, start_match

MOST_DEALS = 400
FRAME = 1 / 60
_SHAKEN = 24  # frames

ANN, BEN = SeatSetup("Ann", None), SeatSetup("Ben", None)
CLEO, DAN, EVE = SeatSetup("Cleo", "casual"), SeatSetup("Dan", "casual"), SeatSetup("Eve", "casual")
THREE, FOUR, TEAMS = (ANN, CLEO, DAN), (ANN, CLEO, DAN, EVE), (ANN, CLEO, EVE, DAN)
SHARED, SHARED_TEAMS = (ANN, BEN, CLEO), (ANN, BEN, CLEO, DAN)

Wanted = Callable[[AnyView], bool]


class Studio(Screen):
    """A screen on which matches are brought to a wanted point."""

    def match(self, is_wanted: Wanted, seats: tuple[SeatSetup, ...] = THREE, game: str = "goodge") -> None:
        """Show a match at the first wanted point, of the first deal that reaches it. LookupError: none of many does."""
        self.clear()
        seeds = range(1, MOST_DEALS + 1)
        if not any(start_match(self.home, _setup(seats, seed, game), is_wanted) for seed in seeds):
            raise LookupError(f"no deal of {game} up to number {MOST_DEALS} comes to what the picture is to show")
        self.reopen()
        self.resume()
        self.settle()

    def finish(self, seats: tuple[SeatSetup, ...], game: str) -> None:
        """Play a match to its end without showing it."""
        start_match(self.home, _setup(seats, 3, game), lambda _: False)

    def winner(self, seats: tuple[SeatSetup, ...] = THREE, game: str = "goodge") -> None:
        """Show the end of a match."""
        self.clear()
        self.finish(seats, game)
        self.reopen()
        record = decode_record(Home.at(self.home).records_file.read_text(encoding="utf-8").splitlines()[-1])
        self.app.reset(_score(self, record))
        self.settle()

    def fly(self, seconds: float, seats: tuple[SeatSetup, ...] = THREE, game: str = "goodge", seed: int = 1) -> None:
        """Show a new match, this many seconds after the first card has begun to move."""
        self.take(None)
        scene = TableScene(self.app, Table.start(_setup(seats, seed, game), self.app.store))
        scene.shown.timeline.factor = FACTORS["normal"]
        self.app.reset(scene)
        while scene.table.is_saving:
            sleep(0.001)
        for _ in range(round(seconds / FRAME)):
            self.app.turn(FRAME)

    def refuse(self) -> None:
        """Try to play a card that may not be played, and wait until it has been shaken."""
        scene = self.scene
        assert isinstance(scene, TableScene)
        assert scene.panel is not None
        scene.shown.timeline.factor = FACTORS["normal"]
        card = self.item(min(scene.panel.dimmed() & {card.text for card in scene.shown.view.hand}))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.handle(pygame.event.Event(kind, button=1, pos=card.rect.center, touch=False))
        for _ in range(_SHAKEN):
            self.app.turn(FRAME)


def usual_seats(game: str) -> tuple[SeatSetup, ...]:
    """Return the players at a table of the game's usual size."""
    known = game_named(game)
    return TEAMS if known.seats(known.read_rules({})) == len(TEAMS) else THREE


def _setup(seats: tuple[SeatSetup, ...], seed: int, game: str = "goodge") -> MatchSetup:
    return MatchSetup(seats, {"players": len(seats)} if game == "goodge" else {}, seed, game)


def _score(screen: Screen, record: Record) -> ScoreScene:
    def nothing() -> None:
        """Do nothing: a stand-in for what buttons do."""

    return ScoreScene(screen.app, record, nothing, on_again=nothing, on_title=nothing)
