"""The pictures of the title, and of what begins there: matches that wait, and a new one."""

from collections.abc import Callable
from functools import partial

from goodge.engine.games import GAMES, game_named
from goodge.table.seats import MatchSetup
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.title.scene import TitleScene
from headless import AnyView, start_match
from shotlib import points
from shotlib.kin_tables import KIN
from shotlib.studio import ANN, BEN, CLEO, DAN, Studio


def title(studio: Studio) -> None:
    studio.take(None)
    studio.app.reset(TitleScene(studio.app))
    studio.settle()


def title_continue(studio: Studio) -> None:
    studio.match(points.opening)
    studio.app.reset(TitleScene(studio.app))
    studio.settle()


def several_matches(studio: Studio, *keys: str) -> None:
    studio.clear()
    for game in reversed(GAMES):
        options = {"players": 4} if game == "goodge" else {}
        seats = (ANN, BEN, CLEO, DAN)[: game_named(game).seats(game_named(game).read_rules(options))]
        assert start_match(studio.home, MatchSetup(seats, options, 7, game), _in_second_round)
    studio.reopen()
    studio.app.reset(TitleScene(studio.app))
    studio.settle()
    studio.press(*keys)
    studio.settle()


def _in_second_round(view: AnyView) -> bool:
    return any(view.totals) and view.board.turn is not None


def new_game(studio: Studio, game: str, players: int = 0, *, more: bool = False) -> None:
    studio.take(None)
    scene = NewGameScene(studio.app)
    scene.plan = scene.plans[game]
    scene.plan.players = players or scene.plan.players
    scene.shows_more = more
    scene.plan.seats[2].style = "bold" if more else None
    studio.app.reset(scene)
    studio.settle()


TITLE_SCENES: dict[str, Callable[[Studio], None]] = {
    "title": title,
    "title-continue": title_continue,
    "title-others": several_matches,
    "waiting": lambda studio: several_matches(studio, "Right", "Return"),
    "new-game-3": lambda studio: new_game(studio, "goodge"),
    "new-game-4": lambda studio: new_game(studio, "goodge", 4),
    **{f"new-game-{game}": partial(new_game, game=game) for game in KIN},
    "new-game-more": lambda studio: new_game(studio, "goodge", 4, more=True),
    **{f"new-game-more-{game}": partial(new_game, game=game, more=True) for game in KIN},
}
