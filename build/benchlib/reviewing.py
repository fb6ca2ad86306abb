"""Frames of a table while a review is at work, and while it rests, in turns: python -m benchlib.reviewing GAME FRAMES

It prints the share of frames that took longer than a sixtieth of a second, and of those that would have had nobody else
wanted the processor (Linux tells how long a thread that could run was left waiting). Other programs then count for
little, and what the review's thread holds up counts.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from headless import Screen, write_settings

import pygame  # isort: skip

from benchlib.players import begin, play_for_person, tell, with_person
from goodge.engine.game import AnyGame, AnyState
from goodge.engine.games import GAMES
from goodge.engine.record import Record
from goodge.engine.seeding import deal_for, first_dealer
from goodge.players import player_of
from goodge.table.archive.reviews import KeptReview
from goodge.table.reviewer import Reviewer
from goodge.ui.scenes.table.scene import TableScene

_TURN = 240  # frames
_ROUNDS = 40  # to look at: more than there is time for
_FPS = 60
_WAITED = Path("/proc/thread-self/schedstat")


class Frame(NamedTuple):
    """The seconds of a frame, and those of them in which this thread could have run and another program did."""

    clock: float
    waited: float


def rounds(game: AnyGame, count: int) -> Record:
    """Return that many rounds between casuals, each as the first of a match."""
    rules, casual, found = game.read_rules({}), player_of("casual"), list[list[AnyState]]()
    for seed in range(count):
        match = game.new_match(rules, first_dealer(game, rules, seed))
        states: list[AnyState] = [game.open_round(match, deal_for(game, rules, seed, 0))[0]]
        while not states[-1].board.is_over:
            view = game.view_for(states[-1], states[-1].board.turn)
            states.append(game.apply(states[-1], casual.choose(view, seed).action)[0])
        found.append(states)
    return Record(game, rules, ("",) * game.seats(rules), found)


def measure(screen: Screen, game: str, count: int) -> dict[bool, list[Frame]]:
    """Return frames in which something moved, by whether a review was at work wherever nothing moves."""
    reviewer = Reviewer(rounds(GAMES[game], _ROUNDS), KeptReview(None))
    reviewer.halt(is_on=True)
    reviewer.start()
    found: dict[bool, list[Frame]] = {True: [], False: []}
    scene = begin(screen, with_person(game))
    while len(found[False]) < count:
        if scene.table.record.rounds[0][-1].board.is_over:
            scene = begin(screen, with_person(game))
        for is_on, frames in found.items():
            frames += show(screen, reviewer if is_on else None)
    reviewer.close()
    return found


def show(screen: Screen, reviewer: Reviewer | None) -> list[Frame]:
    """Return the frames of a turn in which something moved; the review is halted for them as the table does it.

    The person's decisions are made for them.
    """
    ticker, frames = pygame.time.Clock(), list[Frame]()
    ticker.tick()
    for _ in range(_TURN):
        if isinstance(screen.scene, TableScene):
            play_for_person(screen.scene)
        passed = min(ticker.tick(_FPS) / 1000, 0.1)
        pygame.event.pump()
        start, before = perf_counter(), waited()
        is_moving = screen.app.turn(passed)
        if is_moving:
            frames.append(Frame(perf_counter() - start, waited() - before))
        if reviewer is not None:
            reviewer.halt(is_on=is_moving or screen.scene.is_waiting)
    if reviewer is not None:
        reviewer.halt(is_on=True)
    return frames


def waited() -> float:
    """Return the seconds that this thread could have run and did not; 0 if the system does not tell."""
    return int(_WAITED.read_text().split()[1]) / 1e9 if _WAITED.exists() else 0.0


def late(times: list[float]) -> float:
    """Return the share of times that are longer than a sixtieth of a second."""
    return sum(time > 1 / _FPS for time in times) / len(times)


def main() -> None:
    game, count = sys.argv[1:]
    with TemporaryDirectory() as home:
        write_settings(Path(home), speed="normal")
        screen = Screen(Path(home), (1280, 800))
        for is_on, frames in measure(screen, game, int(count)).items():
            all_told, alone = (late([frame.clock - share * frame.waited for frame in frames]) for share in (0, 1))
            tell({"at work": is_on, "frames": len(frames), "late": all_told, "late alone": alone})
            print()
        screen.close()


if __name__ == "__main__":
    main()
