"""The program's work while it waits for a person: python -m benchlib.idle PLACE WIDTHxHEIGHT SECONDS

A place is the table of a game, by its id, or title, curtain or review.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, process_time

from benchlib.players import resident, tell, with_people, with_person
from headless import Screen, start_match, write_settings

_SETTLING = 10  # seconds: events of a new window, pictures that are made ready, sounds that are read, and the rest


class Watch:
    """A stand-in for an app's `turn` and `draw` that ends the loop after a while and measures what it took."""

    def __init__(self, screen: Screen, seconds: int) -> None:
        self._app, self._turn, self._draw = screen.app, screen.app.turn, screen.app.draw
        self._from = monotonic() + _SETTLING
        self._until = self._from + seconds
        self._cpu: float | None = None
        self.draws = 0

    @property
    def cpu(self) -> float:
        """The processor seconds of all threads since the watch began to count."""
        return process_time() - (self._cpu or 0.0)

    def turn(self, seconds: float) -> bool:
        if self._cpu is None and monotonic() > self._from:
            self._cpu, self.draws = process_time(), 0
        if monotonic() > self._until:
            self._app.quit()
        return self._turn(seconds)

    def draw(self) -> None:
        self.draws += 1
        self._draw()


def go_to(screen: Screen, place: str) -> None:
    """Show a place at which the program waits for a person."""
    if place == "title":
        screen.app.ways.title(screen.app)
    elif place == "review":
        from shotlib.review import choice  # tables are measured without what only a review needs

        choice(screen)
    else:
        setup = with_people(2) if place == "curtain" else with_person(place)
        screen.clear()
        start_match(screen.home, setup, lambda view: view.seat == 0)
        screen.reopen()
        screen.resume()
    screen.settle()


def main() -> None:
    place, size, seconds = sys.argv[1:]
    width, height = map(int, size.split("x"))
    with TemporaryDirectory() as home:
        write_settings(Path(home), speed="normal")
        screen = Screen(Path(home), (width, height))
        go_to(screen, place)
        watch = Watch(screen, int(seconds))
        vars(screen.app).update(turn=watch.turn, draw=watch.draw)
        screen.app.run()
        tell({"cpu": watch.cpu, "draws": watch.draws, "rss": resident()})
        screen.close()


if __name__ == "__main__":
    main()
