"""What hard use has shown, tried in the packaged program: windows that change while a trick is held, hasty fingers."""

from contextlib import closing
from pathlib import Path

import pytest

from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.table.seats import MatchSetup, SeatSetup
from headless import AnyView, start_match, write_settings

from .program import SIZE, Program, xdotool
from .saves import actions_of, record_of, save_in
from .sitting import Sitting
from .twin import Twin, see
from .waiting import wait_until

ANN, BEN = SeatSetup("Ann", None), SeatSetup("Ben", None)
CLEO, DAN = SeatSetup("Cleo", "casual"), SeatSetup("Dan", "novice")
ALONE = {"goodge": (ANN, CLEO, DAN), "spidge": (ANN, CLEO, DAN)}
TEAMS = (ANN, CLEO, SeatSetup("Eve", "casual"), DAN)


def ends_a_trick(view: AnyView) -> bool:
    """Ann plays the last card of a trick, and has a choice."""
    board = view.board
    is_last = len(board.trick.cards) == len(board.captured) - 1
    return view.seat == 0 and board.phase is Phase.PLAY and is_last and len(view.legal) > 1 and len(view.hand) > 3


def comes_before_ben(view: AnyView) -> bool:
    """Ann plays a card, and Ben the next one of the same trick."""
    board = view.board
    return view.seat == 0 and board.phase is Phase.PLAY and len(board.trick.cards) < 2 and len(view.legal) > 1


def resize(program: Program, width: int, height: int) -> None:
    xdotool("windowsize", "--sync", program.window, str(width), str(height))


def continue_match(home: Path, program: Program, twin: Twin) -> Sitting:
    twin.show_title(save_in(home))
    see(program, twin)
    program.press("Return")
    return Sitting(home, program, twin)


@pytest.mark.parametrize("game", GAMES)
def test_a_window_may_change_while_a_trick_is_held(tmp_path: Path, game: str) -> None:
    home, other = tmp_path / "home", tmp_path / "twin"
    for each in (home, other):
        write_settings(each, hold_trick=True, auto_play_forced=False)
    start_match(home, MatchSetup(ALONE.get(game, TEAMS), {}, 3, game), ends_a_trick)
    with closing(Twin(other)) as twin, Program(home) as program:
        sitting = continue_match(home, program, twin)
        view = sitting.ready()
        assert view is not None
        sitting.act(view, view.legal[-1])
        twin.press("Return")  # plays the same card
        see(program, twin)  # a key that came before the trick is held would only hasten the cards
        for size in ((1000, 640), (1280, 760), SIZE):
            resize(program, *size)
        see(program, twin)
        program.press("Return")  # lets the trick go
        after = sitting.ready()  # the screen is what the source draws of the save
        assert after is not None
        assert len(after.board.tricks) == len(view.board.tricks) + 1


def test_a_second_press_too_many_shows_nobodys_cards(home: Path, twin: Twin) -> None:
    start_match(home, MatchSetup((ANN, BEN, CLEO), {"players": 3}, 3), comes_before_ben)
    with Program(home) as program:
        sitting = continue_match(home, program, twin)
        assert sitting.ready() is not None
        before = actions_of(sitting.record)
        program.press("Return", "Return", "Return", "space")
        save = wait_until(
            lambda: save_in(home) if len(actions_of(sitting.record)) > len(before) else None, "a card in the save"
        )
        record = record_of(save)
        assert record is not None
        assert len(actions_of(record)) == len(before) + 1
        twin.show(save)
        assert twin.curtain_is_drawn
        see(program, twin)
