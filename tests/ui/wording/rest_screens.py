"""The screens of claims, of giving up and of what is beside a sheet, by name: how to come there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from goodge.engine.game import Phase
from goodge.engine.record import encode_record
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.scenes.table.claimed import ClaimScene
from tests.ui.checks import press
from tests.ui.claims import claimable
from tests.ui.kin import PEOPLE
from tests.ui.menus import item_of, leave_a_match
from tests.ui.sheets import KINDS, match_of, shown, won_match
from tests.ui.tables import open_table, play_until, settled


def _settled(app: App, game: str) -> None:
    """A table that offers to play the rest of the round by itself."""
    settled(app, game, PEOPLE[game])


def _question_of_the_rest(app: App) -> None:
    settled(app, "goodge", (None, None, "novice"))
    press(app, pygame.K_e)
    assert isinstance(app.top, DialogScene)


def _claim(app: App, game: str, *, is_own: bool) -> None:
    """A table at which the rest can be claimed, or has been claimed by a computer player."""
    others = () if is_own else (1,)
    claimable(app, game, *others, least=4 if game == "goodge" else 2, is_own=is_own)
    assert is_own or isinstance(app.top, ClaimScene)


def _giving_all_up(app: App, levels: tuple[str | None, ...], *, has_help: bool) -> None:
    """The question what to give up."""
    scene = open_table(app, levels)
    play_until(app, scene, Phase.PLAY)
    scene.table.setup = replace(scene.table.setup, has_help=has_help)
    press(app, pygame.K_ESCAPE)
    pause = app.top
    assert isinstance(pause, PauseScene)
    pause.press(item_of(pause, "give_up"))
    assert isinstance(app.top, DialogScene)


def _given_up(app: App, *, waits: bool) -> None:
    """The question about a match that was given up, while another one waits or not."""
    fields = {"seats": [None, "novice", "novice"], "seed": 7, "started": 1_000, "given_up": True}
    record = replace(match_of(next(iter(KINDS)), 3), extra=fields)
    app.home.records_file.write_text(encode_record(record) + "\n")
    if waits:
        leave_a_match(app)
    app.push(MatchesScene(app))
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, DialogScene)


def _more(app: App) -> None:
    """What has no room under the sheet, as if that were nothing."""
    scene = shown(app, won_match())
    scene._more(scene.ways())


REST_SCREENS: dict[str, Callable[[App], None]] = {
    "more beside a sheet": _more,
    "question of the rest": _question_of_the_rest,
    **{f"settled table of {game}": partial(_settled, game=game) for game in FACES},
    **{f"{game}, the rest can be claimed": partial(_claim, game=game, is_own=True) for game in FACES},
    **{f"{game}, the rest is claimed": partial(_claim, game=game, is_own=False) for game in FACES},
    **{
        f"giving up, {people.count(None)} people, help {has_help}": partial(
            _giving_all_up, levels=(*people, "novice"), has_help=has_help
        )
        for people in ((None, "novice"), (None, None))
        for has_help in (True, False)
    },
    "a match that was given up": partial(_given_up, waits=False),
    "a match that was given up, and another waits": partial(_given_up, waits=True),
}
