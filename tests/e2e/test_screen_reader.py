"""What the packaged program tells a screen reader over AT-SPI, and that it plays on when one goes, or none is there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.game import Phase
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.program.window import TITLE
from goodge.ui.wording.told import has_played
from headless import AnyView, start_match, write_settings

from .hands import Keys
from .hearing import CAME_UP, FOCUS, SAID, Hearing, hearing
from .program import Program
from .saves import last_state, record_of, save_in
from .twin import Twin, see
from .waiting import wait_until

ANN, CLEO, DAN = SeatSetup("Ann", None), SeatSetup("Cleo", "casual"), SeatSetup("Dan", "novice")
COMINGS_AND_GOINGS = 4


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Hearing]:
    with hearing(tmp_path / "heard.jsonl") as reader:
        yield reader


@pytest.fixture
def twin(tmp_path: Path) -> Iterator[Twin]:
    """A twin that somebody listens to as well: some keys do other things then."""
    write_settings(tmp_path / "twin", narration=True)
    twin = Twin(tmp_path / "twin")
    yield twin
    twin.close()


def has_a_choice(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.PLAY and len(view.legal) > 1


def actions(home: Path) -> list[str] | None:
    """What has been done in this round, as far as the save can be read."""
    record = record_of(save_in(home))
    return [action.text for action in last_state(record).actions] if record else None


def test_a_reader_hears_the_window_the_focus_and_the_cards_and_plays_one(
    home: Path, twin: Twin, reader: Hearing
) -> None:
    start_match(home, MatchSetup((ANN, CLEO, DAN), {"players": 3}, 3), has_a_choice)
    save = save_in(home)
    assert save is not None
    with Program(home, DBUS_SESSION_BUS_ADDRESS=reader.bus) as program:
        twin.show_title(save)
        reader.wait_for(CAME_UP, TITLE)
        assert reader.wait_for(FOCUS, twin.scene.spoken_focus().name)["role"] == "push button"
        wait_until(lambda: reader.windows == [TITLE], "the window")
        for key in ("Left", "Right"):
            before = len(reader.lines(FOCUS))
            program.press(key)
            twin.press(key)
            reader.wait_for(FOCUS, twin.scene.spoken_focus().name, after=before)
        program.press("Return")
        twin.show(save)
        record = record_of(save)
        assert record is not None
        view = record.game.view_for(last_state(record), 0)
        wait_until(lambda: twin.scene.spoken_title() in "".join(reader.names(SAID)), "the table")
        action = view.legal[0]
        assert isinstance(action, PlayCard)
        Keys(program, twin).prepare(action, view)
        card = reader.wait_for(FOCUS, twin.scene.spoken_focus().name)
        assert card["role"] == "list item"
        assert not card["note"], "it can be played"
        reader.tell("press")
        wait_until(lambda: (done := actions(home)) and action.text in done, "the card in the save")
        wait_until(lambda: has_played("Ann", card["name"]) in "".join(reader.names(SAID)), "the card told")


def test_readers_may_come_and_go(home: Path, twin: Twin, reader: Hearing) -> None:
    with Program(home, DBUS_SESSION_BUS_ADDRESS=reader.bus) as program:
        twin.show_title(None)
        for _ in range(COMINGS_AND_GOINGS):
            wait_until(lambda: reader.windows == [TITLE], "the window")
            heard = len(reader.lines(FOCUS))
            program.press("Down")
            twin.press("Down")
            reader.wait_for(FOCUS, twin.scene.spoken_focus().name, after=heard)
            reader.tell("off")
            wait_until(lambda: not reader.windows, "no window")
            program.press("Up")
            twin.press("Up")
            reader.tell("on")
        see(program, twin)
        program.click(twin.item("quit").rect.center)
        assert program.wait() == 0


def test_without_the_service_the_game_plays_on(home: Path, twin: Twin) -> None:
    write_settings(home, narration=True)
    with Program(home, DBUS_SESSION_BUS_ADDRESS=f"unix:path={home}/none") as program:
        twin.show_title(None)
        see(program, twin)
        program.press("Down")
        twin.press("Down")
        see(program, twin)
        program.click(twin.item("quit").rect.center)
        assert program.wait() == 0
