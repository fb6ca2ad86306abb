"""The rest of a round, claimed or to be claimed, and the questions before giving up and before a bad card."""

from collections.abc import Callable
from functools import partial

from goodge.coach.claims import claim, pays
from goodge.engine.game import Phase
from goodge.engine.games import game_named
from goodge.ui.scenes.table.scene import TableScene
from headless import AnyView
from shotlib.studio import THREE, Studio

_LEAST = 4
_LONGEST = 60  # seconds


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


def _warning(studio: Studio) -> None:
    """The first card that may be played and is asked about, late in a round."""
    studio.app.settings.warning = "inaccuracies"
    studio.match(lambda view: view.seat == 0 and _is_following(view), THREE)
    table = studio.app.top
    assert isinstance(table, TableScene)
    for _ in range(2):  # the cards are weighed, and then what speaks against them is counted
        table.wait(_LONGEST)
        studio.settle()
    any(table.help.asks_again(action, lambda: None) for action in table.shown.view.legal)
    studio.app.settings.warning = "off"
    studio.settle()


def _is_following(view: AnyView) -> bool:
    is_play = view.board.phase is Phase.PLAY and bool(view.board.trick.cards)
    return is_play and len(view.board.tricks) > 1 and len(view.legal) > 1


CLAIM_SCENES: dict[str, Callable[[Studio], None]] = {
    "claim": partial(_claim, seat=0),
    "claimed": partial(_claim, seat=1),
    "give-up": _give_up,
    "warning": _warning,
}
