"""The table on the screen: every phase at every size, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from goodge.engine.actions import Bid, Bury, NameTrump, Pass, PlayCard
from goodge.engine.cards import Card, Suit
from goodge.engine.game import Phase
from goodge.engine.games.goodge import HIGHEST_BID, GoodgeBoard, worth
from goodge.engine.record import encode_record
from goodge.engine.refusals import BidTooHigh, BidTooLow, CallsStand, MustFollow
from goodge.engine.state import narrow
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.last_trick import LastTrickScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.carditem import CardItem
from goodge.ui.tabletop.panels.play import PlayPanel
from goodge.ui.wording.refusals import card_refusal_words, refusal_words
from goodge.ui.wording.stash import choose_place
from goodge.ui.wording.taken_back import NOT_SHARED

from .checks import SIZES, assert_layout, click, drag, pixels, press, resize, settle
from .menus import text_of
from .tables import PHASES, go_on, open_table, play_until, simple_choice

OpenApp = Callable[..., App]
ONE = (None, "novice", "novice")
FOUR = (None, "novice", "novice", "novice")
SHARED = (None, None, "novice")


def last_action(scene: TableScene) -> str:
    return scene.table.record.rounds[-1][-1].actions[-1].text


def my_actions(scene: TableScene) -> list[str]:
    """What the person at seat 0 did in this round."""
    states = scene.table.record.rounds[-1]
    return [after.actions[-1].text for before, after in pairwise(states) if before.board.turn == 0]


# -- layout ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_nobody_is_said_to_think_before_the_cards_are_dealt(app: App, game: str) -> None:
    scene = open_table(app, ONE if game == "goodge" else FOUR, game=game)
    assert not scene.shown.stage.sprites
    assert text_of(scene, "sentence") == ""
    scene.wait(120)
    for _ in range(3):
        app.turn(0.01)
    assert scene.shown.stage.sprites
    assert text_of(scene, "sentence")


@pytest.mark.parametrize("levels", [ONE, FOUR])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_every_phase_is_laid_out_at_every_size(
    open_app: OpenApp, levels: tuple[str | None, ...], text_size: str
) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = open_table(app, levels, seed=3)
    for phase in PHASES:
        play_until(app, scene, phase)
        for size in SIZES:
            resize(app, size)
            assert app.canvas.rect.size == size
            assert_layout(scene)
    for _ in range(3):
        scene.submit(simple_choice(scene))
        go_on(app, scene)
    for size in SIZES:
        resize(app, size)
        assert_layout(scene)


@pytest.mark.parametrize("phase", PHASES)
def test_drawing_twice_gives_the_same_picture(app: App, phase: Phase) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, phase)
    settle(app)
    assert pixels(app) == pixels(app)


def test_nothing_is_drawn_while_nothing_moves(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.AUCTION)
    settle(app)
    frames: list[None] = []
    monkeypatch.setattr(app, "draw", lambda: frames.append(None))
    for _ in range(200):
        assert not app.turn(0.05)
    assert frames == []


def check_everywhere(app: App, kind: type[Scene]) -> None:
    assert isinstance(app.top, kind)
    for size in SIZES:
        resize(app, size)
        assert_layout(app.top)


def test_the_curtain_and_the_last_trick_are_laid_out_at_every_size(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True, text_size="larger")
    scene = open_table(app, SHARED, seed=3)
    go_on(app, scene)
    check_everywhere(app, CurtainScene)
    play_until(app, scene, Phase.PLAY)
    while not scene.shown.view.board.tricks:
        scene.submit(simple_choice(scene))
        play_until(app, scene, Phase.PLAY)
    press(app, pygame.K_l)
    check_everywhere(app, LastTrickScene)
    press(app, pygame.K_l)
    assert isinstance(app.top, TableScene)


# -- keys -------------------------------------------------------------------------------------------------------


def test_the_auction_by_keys(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    go_on(app, scene)
    lowest = narrow(scene.shown.view, GoodgeBoard).board.lowest_bid
    press(app, pygame.K_UP, pygame.K_PAGEUP, pygame.K_DOWN, pygame.K_UP, pygame.K_RETURN)
    assert my_actions(scene) == [Bid(lowest + 30).text]


def test_p_passes(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    go_on(app, scene)
    press(app, pygame.K_p)
    assert my_actions(scene) == [Pass().text]


def test_the_bid_stays_between_the_lowest_and_all_there_is(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    go_on(app, scene)
    press(app, *[pygame.K_PAGEUP] * 12, pygame.K_RETURN)
    assert my_actions(scene) == ["bid 250"]


def test_the_exchange_by_keys(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.EXCHANGE)
    found = set(scene.shown.view.stash or ())
    first = scene.focus_key
    press(app, pygame.K_RIGHT)
    assert scene.focus_key != first
    wanted = Card.parse(scene.focus_key or "")
    press(app, pygame.K_SPACE)
    assert set(scene.shown.stage.slots) == found, "three lie there: one of them must be chosen"
    given, other = (card for card in scene.shown.stage.slots[:2] if card is not None)
    scene.focus(given.text)
    press(app, pygame.K_SPACE)
    assert set(scene.shown.stage.slots) == found - {given} | {wanted}
    scene.focus(other.text)
    press(app, pygame.K_SPACE, pygame.K_RETURN)
    assert scene.shown.view.board.phase is Phase.EXCHANGE, "two cards cannot be laid away"
    scene.focus(other.text)
    press(app, pygame.K_SPACE, pygame.K_RETURN)
    buried = scene.table.record.rounds[-1][-1].actions[-1]
    assert isinstance(buried, Bury)
    assert set(buried.cards) == found - {given} | {wanted}


def test_a_swap_that_was_begun_is_not_dropped(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.EXCHANGE)
    press(app, pygame.K_RIGHT)
    raised = scene.focus_key
    press(app, pygame.K_SPACE, pygame.K_RETURN)
    assert not isinstance(scene.table.record.rounds[-1][-1].actions[-1], Bury)
    assert scene.shown.captions.refusal == choose_place()
    assert scene.shown.stage.chosen == raised
    scene.focus(raised)
    press(app, pygame.K_SPACE, pygame.K_RETURN)
    assert isinstance(scene.table.record.rounds[-1][-1].actions[-1], Bury)


def test_trump_by_its_letter(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.TRUMP)
    press(app, pygame.K_d, pygame.K_RETURN)
    assert last_action(scene) == NameTrump(Suit.DIAMONDS).text


def test_left_and_right_move_among_legal_cards_and_enter_plays(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    for _ in range(5):
        legal = {action.card.text for action in scene.shown.view.legal if isinstance(action, PlayCard)}
        for _ in range(4):
            press(app, pygame.K_RIGHT)
            assert scene.focus_key in legal
        chosen, done = scene.focus_key, len(my_actions(scene))
        press(app, pygame.K_RETURN)
        assert my_actions(scene)[done] == f"play {chosen}"
        go_on(app, scene)


def test_undo_takes_the_last_decision_back(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.TRUMP)
    before = encode_record(scene.table.record)
    press(app, pygame.K_e, pygame.K_RETURN)
    go_on(app, scene)
    press(app, pygame.K_u)
    assert encode_record(scene.table.record) == before
    go_on(app, scene)
    assert scene.shown.view.board.phase is Phase.TRUMP


def test_a_step_that_the_rules_do_not_allow_says_their_reason(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.AUCTION)
    lowest = narrow(scene.shown.view, GoodgeBoard).board.lowest_bid
    assert step_tips(app, scene) == {-5: refusal_words(BidTooLow(lowest)), 5: None}
    press(app, *[pygame.K_PAGEUP] * 10)
    assert step_tips(app, scene) == {-5: None, 5: refusal_words(BidTooHigh(HIGHEST_BID))}


def step_tips(app: App, scene: TableScene) -> dict[int, str | None]:
    """What the buttons say that step a bid by five down and up."""
    app.draw()
    items = {by: scene.item(f"step{by:+}") for by in (-5, 5)}
    return {by: item.tip for by, item in items.items() if item is not None}


def test_a_bid_stands_once_the_stash_is_seen(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.EXCHANGE)
    press(app, pygame.K_u)
    assert scene.shown.view.board.phase is Phase.EXCHANGE
    assert scene.shown.captions.refusal == refusal_words(CallsStand())


def test_a_step_in_the_auction_brings_the_focus_back_from_pass_to_bid(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.AUCTION)
    press(app, pygame.K_RIGHT)
    assert scene.focus_key == "pass"
    press(app, pygame.K_UP, pygame.K_RETURN)
    assert my_actions(scene)[-1].startswith("bid ")


def test_no_card_is_raised_before_somebody_asks_for_one(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    for phase in (Phase.EXCHANGE, Phase.PLAY):
        play_until(app, scene, phase)
        settle(app)
        assert scene.focus_key is None
        assert scene.shown.stage.lifted is None
    press(app, pygame.K_RIGHT)
    settle(app)
    assert isinstance(scene.panel, PlayPanel)
    assert scene.shown.stage.lifted == scene.focus_key == scene.panel.legal_cards()[0].text


def test_enter_raises_the_cheapest_card_before_it_plays_one(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    legal = [action.card for action in scene.shown.view.legal if isinstance(action, PlayCard)]
    done = len(my_actions(scene))
    press(app, pygame.K_RETURN)
    assert worth(Card.parse(scene.focus_key or "")) == min(map(worth, legal))
    assert len(my_actions(scene)) == done
    chosen = scene.focus_key
    press(app, pygame.K_RETURN)
    assert my_actions(scene)[done] == f"play {chosen}"


def test_enter_is_not_heard_just_after_somebody_is_asked(open_app: OpenApp) -> None:
    app = open_app(speed="normal", muted=True)
    scene = open_table(app, ONE, seed=3)
    go_on(app, scene)
    press(app, pygame.K_RETURN)
    assert my_actions(scene) == []
    app.turn(0.4)
    press(app, pygame.K_RETURN)
    assert len(my_actions(scene)) == 1


def test_undo_is_refused_where_several_people_play(app: App) -> None:
    scene = open_table(app, SHARED, seed=3)
    play_until(app, scene, Phase.PLAY)
    done = len(scene.table.record.rounds[-1])
    press(app, pygame.K_u)
    assert len(scene.table.record.rounds[-1]) == done
    assert scene.shown.captions.refusal == NOT_SHARED.say()


# -- mouse ------------------------------------------------------------------------------------------------------


def card_item(scene: TableScene, text: str) -> CardItem:
    item = scene.item(text)
    assert isinstance(item, CardItem)
    return item


def illegal_card(scene: TableScene) -> Card | None:
    legal = {action.card for action in scene.shown.view.legal if isinstance(action, PlayCard)}
    return next((card for card in scene.shown.view.hand if card not in legal), None)


def test_a_wrong_click_says_why_and_changes_nothing(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY, wants=False)
    while (card := illegal_card(scene)) is None:
        scene.submit(simple_choice(scene))
        play_until(app, scene, Phase.PLAY, wants=False)
    done = len(scene.table.record.rounds[-1])
    click(app, card_item(scene, card.text).rect.center)
    settle(app)
    assert len(scene.table.record.rounds[-1]) == done
    refusal = scene.table.why_illegal(PlayCard(card))
    assert isinstance(refusal, MustFollow)
    assert scene.shown.captions.refusal == card_refusal_words(card, refusal)


def test_a_click_plays_a_card(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    action = scene.shown.view.legal[-1]
    assert isinstance(action, PlayCard)
    done = len(my_actions(scene))
    click(app, card_item(scene, action.card.text).rect.center)
    assert my_actions(scene)[done] == action.text


def test_dragging_a_card_to_the_middle_plays_it_and_elsewhere_leaves_it(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    action = scene.shown.view.legal[0]
    assert isinstance(action, PlayCard)
    start = card_item(scene, action.card.text).rect.center
    done = len(my_actions(scene))
    drag(app, start, (start[0] + 60, start[1]))
    assert len(my_actions(scene)) == done
    settle(app)
    drag(app, card_item(scene, action.card.text).rect.center, scene.shown.places.middle.center)
    assert my_actions(scene)[done] == action.text


def test_dragging_swaps_a_card_with_a_slot(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.EXCHANGE)
    slot = scene.shown.stage.slots[1]
    assert slot is not None
    card = scene.shown.stage.hand_order(scene.shown.view)[4]
    place = card_item(scene, slot.text).rect.center
    drag(app, card_item(scene, card.text).rect.center, place)
    assert scene.shown.stage.slots[1] == card
    assert slot in scene.shown.stage.hand_order(scene.shown.view)


def test_a_click_during_motion_finishes_the_motion(open_app: OpenApp) -> None:
    app = open_app(speed="slow", muted=True)
    scene = open_table(app, ONE, seed=3)
    scene.wait(120)
    while scene.shown.timeline.is_idle:
        app.turn(0.02)
    click(app, scene.shown.places.middle.center)
    app.turn(0.02)
    assert scene.shown.timeline.is_idle


@pytest.mark.parametrize("key", [pygame.K_UP, pygame.K_DOWN])
@pytest.mark.parametrize("phase", [Phase.EXCHANGE, Phase.PLAY])
def test_the_first_arrow_leads_to_a_card_and_up_along_the_hand_to_none_beside_it(
    app: App, phase: Phase, key: int
) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, phase)
    scene.focus(None)
    press(app, key)
    assert isinstance(scene.focused, CardItem)
    hand = [card.text for card in scene.shown.stage.hand_order(scene.shown.view)]
    scene.focus(hand[0])
    press(app, pygame.K_UP)
    assert scene.focus_key == hand[0] or scene.focus_key not in hand
