"""The rest of a round: to be claimed, claimed by a computer player, and the question before giving up."""

from collections.abc import Callable
from functools import partial

from goodge.coach.claims import claim, pays
from goodge.engine.games import game_named
from headless import AnyView
from shotlib.studio import THREE, Studio

_LEAST = 4


def _certain(view: AnyView, seat: int) -> bool:
    """Return True where a seat is sure of several tricks left, which are all there are."""
    game = game_named(view.game)
    return view.seat == seat and len(claim(game, view) or ()) >= _LEAST and pays(game, view)


def _claim(studio: Studio, seat: int) -> None:
    studio.app.settings.claims = True
    studio.match(partial(_certain, seat=seat), THREE)


def _give_up(studio: Studio) -> None:
    studio.match(lambda view: view.seat == 0 and len(view.board.tricks) > 1, THREE)
    studio.press("Escape")
    studio.click(studio.item("give_up").rect.center)


CLAIM_SCENES: dict[str, Callable[[Studio], None]] = {
    "claim": partial(_claim, seat=0),
    "claimed": partial(_claim, seat=1),
    "give-up": _give_up,
}
