"""A match that is played, as the lines of its save."""

from __future__ import annotations

from pathlib import Path
from threading import current_thread, main_thread

import pytest

from goodge.engine.game import AnyGame, AnyState
from goodge.engine.games import GAMES
from goodge.engine.record import encode_round
from goodge.table.archive.lines import LineWriter, line_of, read_line
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.store import Store
from tests.engine.playing import play_match

from .tools import advance, at_random, setup


def test_a_line_is_the_same_however_often_the_match_was_written_before(tmp_path: Path) -> None:
    writer, store = LineWriter(), Store(Home.at(tmp_path))
    for seed in (1, 2):  # a second match is not mistaken for the first one
        table, choose = Table.start(setup(None, "novice", "novice", target=90, seed=seed), store), at_random(3)
        assert writer.line_of(table.record) == line_of(table.record)
        for step in range(130):
            advance(table, 1, choose)
            if step % 9 == 8:
                table.undo()
            assert writer.line_of(table.record) == line_of(table.record)
        table.close()
    store.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_written_alike_at_once_and_round_by_round(game: str) -> None:
    record = play_match(GAMES[game], {"target": 2 if game == "spidge" else 30}, 6)
    writer, rounds = LineWriter(), record.rounds[:]
    for count in range(1, len(rounds) + 1):
        record.rounds[:] = rounds[:count]
        assert writer.line_of(record) == line_of(record)
    assert read_line(line_of(record)).rounds == rounds


def test_a_move_encodes_no_round_that_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(Home.at(tmp_path))
    table, choose = Table.start(setup(target=1000), store), at_random(3)
    while len(table.record.rounds) < 4:
        advance(table, 1, choose)
    writer, encoded = LineWriter(), list[AnyState]()

    def counting(game: AnyGame, state: AnyState) -> str:
        if current_thread() is main_thread():  # and not that of the store, which has a writer of its own
            encoded.append(state)
        return encode_round(game, state)

    monkeypatch.setattr("goodge.table.archive.lines.encode_round", counting)
    writer.line_of(table.record)
    assert len(encoded) == 4
    for _ in range(5):
        advance(table, 1, choose)
        encoded.clear()
        writer.line_of(table.record)
        assert encoded == [table.record.rounds[-1][-1]]
    table.close()
    store.close()
