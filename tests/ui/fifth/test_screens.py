"""Every screen that tells of games tells of the fifth, and has room for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from goodge.engine.game import Match
from goodge.engine.games import GAMES
from goodge.engine.record import encode_record
from goodge.engine.spadeplay import TRUMP, SpadeBoard
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.scenes.title.waiting import WaitingScene
from goodge.ui.widgets.buttons import ChoiceRow
from tests.engine.kin import opened, played_out
from tests.table.test_replay import finished

from ..checks import SIZES, assert_layout, resize, top
from ..kin import act_by_keys
from ..menus import item_of, new_game
from ..tables import NAMES, go_on, open_table
from ..test_waiting import WIDE, leave_matches
from .whist import Whist

OpenApp = Callable[..., App]


def finish_all(app: App) -> None:
    """A match of each game has been played to its end."""
    lines = (encode_record(finished(app.home.root / game, game)) for game in GAMES)
    app.home.records_file.write_text("".join(f"{line}\n" for line in lines))


SCENES = {
    "new game": lambda app: new_game(app, "whist"),
    "rules": lambda app: RulesScene(app, "whist"),
    "statistics": FinishedScene,
    "matches": MatchesScene,
    "waiting": WaitingScene,
}


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("name", SCENES)
@pytest.mark.usefixtures("no_thread")
def test_there_is_room_for_five_games(open_app: OpenApp, name: str, text_size: str) -> None:
    app = open_app(text_size=text_size, muted=True)
    leave_matches(app, *GAMES, names=WIDE)
    finish_all(app)
    app.push(SCENES[name](app))
    for size in SIZES:
        resize(app, size)
        assert_layout(top(app))


def test_rules_have_a_tab_for_each_game(app: App) -> None:
    app.push(RulesScene(app))
    tabs = item_of(top(app), "game")
    assert isinstance(tabs, ChoiceRow)
    assert [game for game, _ in tabs.options] == list(GAMES)


class NoTrump(Whist):
    """The same as the table sees it where nothing is trump."""

    def open_board(self, match: Match) -> SpadeBoard:
        return replace(super().open_board(match), trump=None)


def test_the_card_that_wins_is_lit_where_nothing_is_trump(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "whist", NoTrump())
    scene = open_table(app, (None, "novice", "novice", "novice"), game="whist")
    for _ in range(13):
        go_on(app, scene)
        if scene.shown.view.board.trick.cards:
            break
        act_by_keys(app, scene)
    cards = scene.shown.view.board.trick.cards
    best = cards[GAMES["whist"].winning_place(cards, TRUMP) or 0]
    app.draw()
    assert [scene.shown.stage.sprites[card.text].glow == 1.0 for card in cards] == [card == best for card in cards]


def test_where_trump_does_not_wait_nothing_is_said_of_breaking_it() -> None:
    bidding = GAMES["spades"].view_for(opened(GAMES["spades"]), 0)
    words = FACES["spades"].presenter.bar(bidding, NAMES).trump_words
    for state in (opened(GAMES["whist"]), played_out(GAMES["whist"], opened(GAMES["whist"]))):
        view = GAMES["whist"].view_for(state, 0)
        assert FACES["whist"].presenter.bar(view, NAMES).trump_words == words
