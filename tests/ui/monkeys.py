"""A monkey at the table: random keys, clicks, drags and sizes."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from goodge.engine.record import decode_record, encode_record
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.ui.program.app import App
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.scene import TableScene

from .checks import click, drag, key, resize
from .tables import open_curtain, open_table, show_table

WINDOWS = ((960, 600), (1280, 720), (700, 300), (1920, 1080), (1000, 900))


@dataclass(frozen=True)
class Aftermath:
    """A match after a monkey: the record at the table, and the one that the disk has of it."""

    played: str
    kept: str


def let_loose(
    open_app: Callable[..., App],
    game: str,
    levels: tuple[str | None, ...],
    seed: int,
    *,
    keys: Sequence[int],
    deeds: int,
) -> Aftermath:
    """Let a monkey do this many deeds at a table; return what has become of the match."""
    dice = random.Random(seed)
    app = open_app(speed=dice.choice(["instant", "fast", "slow"]), muted=True)
    scene = open_table(app, levels, seed, game)
    for _ in range(deeds):
        if isinstance(app.top, CurtainScene) and not app.window.is_too_small and dice.random() < 0.2:
            open_curtain(app)
        _do_something(app, dice, keys)
        scene.wait(120)
        app.turn(dice.choice([0.0, 0.016, 0.3]))
        if len(app.layers) < 2 or not app.is_running or scene not in app.layers:
            app.is_running = True
            scene = _sit_down_again(app, game, levels, seed)
    scene.table.flush()
    return Aftermath(encode_record(scene.table.record), _kept(open_app, is_over=scene.table.is_over))


def _kept(open_app: Callable[..., App], *, is_over: bool) -> str:
    """Return the record of a finished match, or of the match that can be continued; "" if there is none."""
    if is_over:
        return encode_record(decode_record(Home.find().records_file.read_text(encoding="utf-8").splitlines()[-1]))
    again = Table.resume(open_app(speed="instant", muted=True).store)
    return "" if again is None else encode_record(again.record)


def _do_something(app: App, dice: random.Random, keys: Sequence[int]) -> None:
    kind, place = dice.random(), (dice.randrange(1300), dice.randrange(740))
    if kind < 0.55:
        app.handle(key(dice.choice(keys)))
    elif kind < 0.8:
        click(app, place)
    elif kind < 0.9:
        drag(app, place, (dice.randrange(1300), dice.randrange(740)))
    elif kind < 0.93:
        resize(app, dice.choice(WINDOWS))


def _sit_down_again(app: App, game: str, levels: tuple[str | None, ...], seed: int) -> TableScene:
    table = Table.resume(app.store)
    return open_table(app, levels, seed, game) if table is None else show_table(app, table)
