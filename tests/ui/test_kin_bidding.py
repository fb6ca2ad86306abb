"""Spades and League Spades at the table: looking, bidding, and taking a bid back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from goodge.engine.actions import Bid, BlindNil, Look, Nil
from goodge.engine.game import Phase
from goodge.ui.app import App
from goodge.ui.items.buttons import Button
from goodge.ui.scenes.curtain import CurtainScene
from goodge.ui.scenes.table import TableScene

from .checks import click, key, pixels, press, resize, settle
from .kin import HANDS, SHARED, actions_done, behind, dealt, faces, in_phase, label, open_kin, play_to, step
from .tables import go_on, open_table

OpenApp = Callable[..., App]


# -- bidding --------------------------------------------------------------------------------------------------


def test_up_and_down_change_the_bid_and_enter_makes_it(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    amount = int(label(scene, "amount"))
    press(app, pygame.K_UP, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN)
    assert scene.table.view(0).board.bids[0] == Bid(amount + 1)


def caps(scene: TableScene) -> dict[str, str | None]:
    """What the buttons of the panel show as their keys."""
    scene.app.draw()
    return {item.key: item.keycap for item in scene.items if isinstance(item, Button) and item.key in ("bid", "nil")}


def test_enter_is_worn_by_the_button_that_it_presses(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert caps(scene) == {"bid": "Enter", "nil": "N"}
    press(app, pygame.K_RIGHT)
    assert scene.focus_key == "nil"
    assert caps(scene) == {"bid": None, "nil": "Enter"}
    scene.focus(scene.view.hand[0].text)
    assert caps(scene) == {"bid": "Enter", "nil": "N"}, "Enter on a card bids"


@pytest.mark.parametrize("step_key", [pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP])
def test_a_step_brings_the_focus_back_to_the_bid(app: App, step_key: int) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    scene.focus("nil")
    press(app, step_key)
    assert scene.focus_key == "bid"
    press(app, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN)
    assert Nil().text not in actions_done(scene)
    assert scene.table.view(0).board.bids[0] is not None


def test_a_button_that_is_off_says_why_and_gives_the_focus_back(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.PLAY))
    assert not scene.view.board.tricks
    first = scene.focus_key
    press(app, pygame.K_UP)
    assert scene.focus_key != "last", "no arrow leads to what can do nothing"
    scene.focus("last")
    press(app, pygame.K_RETURN)
    assert scene.message == "No trick has been won yet"
    assert scene.focus_key == first


def test_n_bids_nil(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    press(app, pygame.K_n)
    assert Nil().text in actions_done(scene)
    assert scene.presenter.calls(scene.table.view(0))[0].text == "Nil"


def test_without_nil_there_is_no_button_and_n_says_why(app: App) -> None:
    scene = open_kin(app, "pride", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.item("nil") is None
    done = actions_done(scene)
    press(app, pygame.K_n)
    assert actions_done(scene) == done
    assert scene.message == "No nil is bid here: bid how many tricks you will take."


def test_a_bid_stays_between_the_lowest_and_thirteen(app: App) -> None:
    scene = open_kin(app, "pride", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    press(app, *[pygame.K_PAGEUP] * 6, pygame.K_RETURN)
    assert Bid(13).text in actions_done(scene)


def test_the_second_partner_is_told_what_board_asks_of_him(app: App) -> None:
    """Rule 4 of League Spades: the second partner's bid brings the team to four."""
    scene = open_table(app, (None, None, None, None), 1, "pride")
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(1))
    step(app, scene)  # the curtain
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(5))
    step(app, scene)
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert "bid 3 tricks or more" in scene.presenter.what_to_do(scene.view, "Ann")
    press(app, *[pygame.K_DOWN] * 5)
    texts = {item.key: getattr(item, "text", "") for item in scene.items}
    assert texts["amount"] == "3"
    assert texts["team"] == "The team bids 4"
    turn = scene.view.seat
    assert turn is not None
    assert texts["partner"] == f"{scene.names[turn]}’s partner {scene.names[turn - 2]} has bid 1"


# -- looking --------------------------------------------------------------------------------------------------


def test_whoever_may_bid_blind_nil_is_told_why(app: App) -> None:
    """Rule 2 of Spades."""
    scene = behind(app, 283)
    go_on(app, scene)
    assert label(scene, "head") == "Your team is 283 behind"
    shared = behind(app, 283, SHARED["spades"])
    go_on(app, shared)
    press(app, pygame.K_RETURN)
    go_on(app, shared)
    assert label(shared, "head") == "Ann and Cleo are 283 behind"


def test_the_partner_is_told_by_name(app: App) -> None:
    scene = dealt(app, "spades", HANDS["spades"], dealer=3)
    go_on(app, scene)
    assert label(scene, "partner") == "Your partner Cleo bids later"


def test_a_bid_begins_at_what_the_hand_is_good_for(app: App) -> None:
    scene = dealt(app, "spades", HANDS["spades"], dealer=3)
    go_on(app, scene)
    assert label(scene, "amount") == "13", "all spades"


def test_cards_that_were_not_looked_at_stay_face_down(app: App) -> None:
    scene = behind(app, 120)
    go_on(app, scene)
    own = set(scene.table.record.rounds[-1][-1].hands[0])
    assert in_phase(Phase.LOOK)(scene.view)
    assert not faces(scene) & own
    backs = [key for key in scene.stage.sprites if key.startswith("0:")]
    assert len(backs) == 13
    press(app, pygame.K_l)
    assert actions_done(scene)[-1] == Look().text
    go_on(app, scene)
    assert in_phase(Phase.BIDDING)(scene.view)
    assert own <= faces(scene)


def test_a_frame_before_looking_depends_on_no_card(app: App) -> None:
    scene = behind(app, 120)
    go_on(app, scene)
    settle(app)
    picture = pixels(app)
    state = scene.table.record.rounds[-1][-1]
    first, second, *others = state.hands
    swapped = (second, first, *others)
    scene.table.record.rounds[-1][-1] = replace(state, deal=type(state.deal)(swapped), hands=swapped)
    resize(app, (1280, 720))
    settle(app)
    assert pixels(app) == picture


def test_b_bids_blind_nil_and_turns_the_cards_up(app: App) -> None:
    scene = behind(app, 120)
    go_on(app, scene)
    press(app, pygame.K_b)
    assert BlindNil().text in actions_done(scene)
    assert scene.presenter.calls(scene.table.view(0))[0].text == "Blind nil"
    play_to(app, scene, in_phase(Phase.PLAY))
    assert set(scene.view.hand) <= faces(scene)


def test_behind_the_curtain_too_the_cards_stay_face_down(app: App) -> None:
    scene = behind(app, 120, SHARED["spades"])
    go_on(app, scene)
    assert isinstance(app.top, CurtainScene)
    press(app, pygame.K_RETURN)
    go_on(app, scene)
    assert scene.viewer == 0
    assert in_phase(Phase.LOOK)(scene.view)
    held = {card for hand in scene.table.record.rounds[-1][-1].hands for card in hand}
    assert not faces(scene) & held


# -- taking a bid back ----------------------------------------------------------------------------------------


def test_a_bid_is_taken_back_until_the_next_player_has_spoken(open_app: OpenApp) -> None:
    """Rule 4 of League Spades; the next player waits a moment before he speaks."""
    app = open_app(speed="fast", muted=True)
    scene = open_kin(app, "pride", seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    before = actions_done(scene)
    assert scene.submit(Bid(4))
    scene.wait(30)
    app.turn(0.3)
    assert actions_done(scene) == [*before, "bid 4"]
    press(app, pygame.K_u)
    assert actions_done(scene) == before
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(3))
    play_to(app, scene, in_phase(Phase.PLAY))
    press(app, pygame.K_u)
    assert "bid 3" in actions_done(scene)


def last_to_bid(app: App, game: str) -> TableScene:
    """A match at which Ann has just said the last bid, and one of the computer players is to lead."""
    scene = dealt(app, game, HANDS[game], dealer=0)
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(4))
    assert scene.table.actor == 1
    return scene


def seconds_until_led(app: App, scene: TableScene) -> float:
    """How long it takes until a card has been played."""
    for number in range(200):
        scene.wait(30)
        if actions_done(scene)[-1].startswith("play"):
            return number * 0.05
        app.turn(0.05)
    raise AssertionError("nobody leads")


@pytest.mark.parametrize("speed", ["fast", "normal", "slow"])
@pytest.mark.parametrize("game", ["spades", "pride"])
def test_there_is_time_to_take_the_last_bid_back(open_app: OpenApp, game: str, speed: str) -> None:
    app = open_app(speed=speed, muted=True)
    scene = last_to_bid(app, game)
    assert seconds_until_led(app, scene) >= 1.5
    assert (
        scene.why_no_undo()
        == {"spades": "Bids stand once play has begun", "pride": "A bid stands once the next player has spoken"}[game]
    )


def test_at_once_is_at_once(app: App) -> None:
    assert seconds_until_led(app, last_to_bid(app, "spades")) < 0.5


@pytest.mark.parametrize("is_click", [True, False])
def test_a_click_and_enter_hurry_the_wait(open_app: OpenApp, is_click: bool) -> None:
    app = open_app(speed="slow", muted=True)
    scene = last_to_bid(app, "spades")
    while not scene.opponents.is_asked:
        app.turn(0.05)
        scene.wait(30)
    if is_click:
        click(app, scene.places.middle.center)
    else:
        press(app, pygame.K_RETURN)
    assert seconds_until_led(app, scene) < 0.5


def test_a_click_on_undo_does_not_hurry_the_next_player(open_app: OpenApp) -> None:
    app = open_app(speed="slow", muted=True)
    scene = last_to_bid(app, "pride")
    while not scene.opponents.is_asked:
        app.turn(0.05)
        scene.wait(30)
    undo = scene.item("undo")
    assert undo is not None
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=undo.rect.center, button=1))
    app.turn(0.05)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=undo.rect.center, button=1))
    assert "bid 4" not in actions_done(scene)


def test_a_bid_is_taken_back_from_the_curtain(app: App) -> None:
    scene = open_table(app, (None, None, None, None), 1, "pride")
    play_to(app, scene, in_phase(Phase.BIDDING))
    first = scene.viewer
    assert scene.submit(Bid(4))
    go_on(app, scene)
    assert isinstance(app.top, CurtainScene)
    item = app.top.item("back")
    assert item is not None
    click(app, item.rect.center)
    assert actions_done(scene) == []
    go_on(app, scene)
    assert isinstance(app.top, CurtainScene), "the screen goes back to the one who bid"
    press(app, pygame.K_RETURN)
    go_on(app, scene)
    assert scene.viewer == first


def test_a_curtain_that_must_be_held_is_not_opened_by_taking_back(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True, hold_to_look=True)
    scene = open_table(app, (None, None, None, None), 1, "pride")
    go_on(app, scene)
    app.handle(key(pygame.K_RETURN))
    app.turn(1.0)
    go_on(app, scene)
    assert scene.submit(Bid(4))
    go_on(app, scene)
    press(app, pygame.K_DOWN)
    app.handle(key(pygame.K_RETURN))
    app.turn(1.0)
    assert actions_done(scene) == []
    assert scene.viewer is None


def test_no_curtain_offers_what_the_rules_do_not_allow(app: App) -> None:
    scene = open_table(app, (None, None, None, None), 1, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(4))
    go_on(app, scene)
    assert isinstance(app.top, CurtainScene)
    assert app.top.item("back") is None
    press(app, pygame.K_u)
    assert actions_done(scene) == ["bid 4"]
