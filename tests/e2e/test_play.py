"""Whole rounds and matches in the packaged program, with the keys and with the mouse."""

from itertools import groupby
from pathlib import Path

from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.table.home import Home
from goodge.table.seats import MatchSetup, SeatSetup
from headless import start_match

from .hands import Mouse
from .plans import bold, timid
from .program import Program
from .saves import actions_of, last_state, save_in
from .sitting import Sitting
from .twin import Twin, see
from .waiting import wait_until

ANN, BEN = SeatSetup("Ann", None), SeatSetup("Ben", None)
ONE_ROUND = {"players": 3, "target": 1}  # whoever has most after it has won


def open_title(program: Program, twin: Twin, home: Path) -> None:
    """Waits until the title can be played."""
    twin.show_title(save_in(home))
    see(program, twin)


def test_a_round_with_the_keys_then_killed_and_continued(home: Path, twin: Twin) -> None:
    with Program(home) as program:
        open_title(program, twin, home)
        program.press("Return", "Return")  # New game, Start
        wait_until(lambda: save_in(home) is not None, "a match")
        sitting = Sitting(home, program, twin)
        sitting.play_round(bold)
        assert sitting.judge()["rounds"] == 1
        assert narrow(last_state(sitting.record), GoodgeBoard).board.goodge == 0
        sitting.go_on()
        sitting.play_round(timid, actions=7)
        program.kill()
    before = actions_of(sitting.record)
    sitting.judge()
    with Program(home) as program:
        open_title(program, twin, home)
        program.press("Return")  # Continue
        sitting = Sitting(home, program, twin)
        sitting.play_round(timid)
        after = actions_of(sitting.record)
        assert after[: len(before)] == before
        assert len(after) > len(before)
        assert sitting.judge()["rounds"] == 2


def test_a_match_with_the_mouse_to_the_winner_and_back_to_the_title(home: Path, twin: Twin) -> None:
    start_match(home, MatchSetup((ANN, SeatSetup("Cleo", "casual"), SeatSetup("Dan", "novice")), ONE_ROUND, 5))
    with Program(home) as program:
        open_title(program, twin, home)
        program.click(twin.item("continue").rect.center)
        sitting = Sitting(home, program, twin, Mouse)
        sitting.play_round(bold)
        wait_until(lambda: sitting.is_put_away, "the match among the finished ones")
        assert sitting.judge()["winner"] is not None
        twin.show_winner(sitting.record)
        see(program, twin)
        program.click(twin.item("title").rect.center)
        open_title(program, twin, home)
        program.click(twin.item("quit").rect.center)
        assert program.wait() == 0


def test_two_people_pass_the_screen_and_the_curtain_hides_all(home: Path, twin: Twin) -> None:
    setup = MatchSetup((ANN, SeatSetup("Cleo", "casual"), BEN), ONE_ROUND, 8)
    start_match(home, setup)
    with Program(home) as program:
        open_title(program, twin, home)
        program.press("Return")
        sitting = Sitting(home, program, twin)
        sitting.play_round(timid)
        wait_until(lambda: sitting.is_put_away, "the match among the finished ones")
        sitting.judge()
        twin.show_winner(sitting.record)
        see(program, twin)
    curtains = sitting.curtains
    assert curtains.keys() == {"Ann", "Ben"}
    assert min(map(len, curtains.values())) > 10  # nearly every trick, with other cards each time
    for pictures in curtains.values():
        seen = [picture for picture, _ in groupby(pictures)]
        assert len(seen) <= 3, "the felt changes, as trump is named, and the way to the last trick, once there is one"
    assert curtains["Ann"][0] != curtains["Ben"][0]
    assert len(Home.at(home).records_file.read_bytes().splitlines()) == 1
