"""What the plates say while a trick goes on, and how they say it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from goodge.engine.actions import Pass
from goodge.engine.game import Phase
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.app import App
from goodge.ui.scenes.score import ScoreScene
from goodge.ui.scenes.table import TableScene
from goodge.ui.theme import GOLD, MUTED

from .conftest import OpenApp
from .kin import plates
from .tables import open_table, play_until, show_table, simple_choice

ONE = (None, "novice", "novice")


def turns(scene: TableScene) -> list[str]:
    """The plates with the halo."""
    return [key for key, plate in plates(scene).items() if plate.is_turn]


def hold_next_trick(app: App, scene: TableScene) -> None:
    """Has a trick played, and held."""
    assert scene.submit(simple_choice(scene))
    for _ in range(100):
        app.turn(0.05)
        if scene.director.holds_trick:
            return
        scene.wait(30)
    raise AssertionError("no trick is held")


def test_while_a_trick_is_held_the_plates_have_all_its_cards_gone(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True, hold_trick=True)
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    hold_next_trick(app, scene)
    board = scene.table.view(0).board
    assert {plate.about[-1] for plate in plates(scene).values()} == {"15 cards"}
    assert turns(scene) == [f"plate-{board.turn}"], "the winner leads next"
    assert {plate.facts.figure for plate in plates(scene).values()} == {"0"}, "points come with the cards"


def test_after_the_last_card_nobody_has_a_card_or_the_turn(open_app: OpenApp) -> None:
    app = open_app(speed="normal", muted=True, hold_trick=False)
    scene = open_table(app, ("novice", "novice", "novice"))
    seen = 0
    for _ in range(20_000):
        app.turn(0.1)
        if isinstance(app.top, ScoreScene):
            break
        if scene.table.round_over and scene.seats_view.board.is_over:
            seen += scene.stage.sprites.keys() >= set(scene.trick_keys()) != set()
            assert turns(scene) == []
            assert {plate.about[0] for plate in plates(scene).values()} == {"Novice"}
        scene.wait(30)
    assert seen, "the last trick has been shown"


def test_the_style_of_a_computer_player_stands_by_its_level(app: App) -> None:
    seats = (SeatSetup("Ann", None), SeatSetup("Ben", "expert", "bold"), SeatSetup("Cleo", "novice"))
    scene = show_table(app, Table.start(MatchSetup(seats, {"players": 3}, seed=3), app.store))
    play_until(app, scene, Phase.AUCTION)
    assert [plate.about[0] for plate in plates(scene).values()] == ["", "Expert · Bold", "Novice"]
    play_until(app, scene, Phase.PLAY)
    about = plates(scene)["plate-1"].about
    assert [words.split(" · ") for words in about] == [
        ["Expert", "Bold", "16 cards"],
        ["Expert", "16 cards"],
        ["16 cards"],
    ]


def luminance(colour: Sequence[int]) -> float:
    """The relative luminance of sRGB, as WCAG 2 defines it."""
    shares = [value / 255 for value in colour[:3]]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return sum(weight * share for weight, share in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_who_has_passed_stands_back_and_can_be_read(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice", "novice"), seed=3)
    play_until(app, scene, Phase.AUCTION)
    board = scene.view.board
    scene.show_view(replace(scene.view, board=replace(board, bid=0, calls=(None, Pass(), None, None))))
    assert [plate.facts.is_out for plate in plates(scene).values()] == [False, True, False, False]
    app.draw()
    for key, inks in (("plate-1", (MUTED, GOLD)), ("call-1", (MUTED,))):
        item = next(item for item in scene.items if item.key == key)
        ground = app.canvas.surface.get_at((item.rect.left + item.rect.height // 4, item.rect.bottom - 6))
        for ink in inks:
            assert (luminance(ink) + 0.05) / (luminance((ground.r, ground.g, ground.b)) + 0.05) >= 4.5
