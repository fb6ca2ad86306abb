"""Spades, League Spades and Spidge at the table: what is asked, shown and hidden in each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from goodge.engine.actions import Bid, BlindNil, PlayCard
from goodge.engine.game import Phase
from goodge.engine.partners import PartnerBoard
from goodge.engine.state import narrow
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.drawing.theme import Role
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.callpill import CallPill
from goodge.ui.tabletop.facts import drawn_key, plate_key
from goodge.ui.tabletop.matchstate import MatchState
from goodge.ui.wording.bar import who_deals
from goodge.ui.wording.cards import card_name
from goodge.ui.wording.happenings import DRAW
from goodge.ui.wording.refusals import card_refusal_words, refusal_words

from .checks import SIZES, assert_layout, click, pixels, press, resize, settle
from .kin import (
    KIN,
    PEOPLE,
    actions_done,
    behind,
    check_every_size,
    in_phase,
    label,
    open_kin,
    open_spidge,
    plates,
    play_to,
)
from .tables import go_on, open_table, setup, show_table

OpenApp = Callable[..., App]

# -- layout ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("game", ["spades", "pride"])
def test_bidding_and_play_are_laid_out_at_every_size(open_app: OpenApp, game: str, text_size: str) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = open_kin(app, game, seed=3)
    play_to(app, scene, in_phase(Phase.BIDDING))
    check_every_size(app, scene)
    press(app, pygame.K_n)
    check_every_size(app, scene)
    play_to(app, scene, lambda view: len(view.board.tricks) == 3 and len(view.board.trick.cards) > 0)
    check_every_size(app, scene)


@pytest.mark.parametrize("game", KIN)
def test_the_longest_names_have_room(open_app: OpenApp, game: str) -> None:
    app = open_app(speed="instant", muted=True, text_size="larger")
    names = ("Wilhelmina Maria", "Maximilian Moritz", "Gwendolyn Wimmer", "Wolfgang Amadeus")
    seats = tuple(SeatSetup(name, level) for name, level in zip(names, PEOPLE[game], strict=False))
    scene = show_table(app, Table.start(MatchSetup(seats, {}, 3, game), app.store))
    go_on(app, scene)
    check_every_size(app, scene)
    if not in_phase(Phase.PLAY)(scene.shown.view):
        assert scene.submit(Bid(4))
    play_to(app, scene, lambda view: in_phase(Phase.PLAY)(view) and bool(view.board.trick.cards))
    check_every_size(app, scene)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_looking_is_laid_out_at_every_size(open_app: OpenApp, text_size: str) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = behind(app, 120)
    go_on(app, scene)
    assert in_phase(Phase.LOOK)(scene.shown.view)
    check_every_size(app, scene)
    press(app, pygame.K_b)
    assert scene.item("confirm") is not None
    check_every_size(app, scene)


# -- the draw for the first deal ------------------------------------------------------------------------------


def test_a_draw_is_hurried_by_a_click_and_leaves_nothing_behind(open_app: OpenApp) -> None:
    app = open_app(speed="slow", muted=True)
    scene = open_kin(app, "pride", seed=4)
    scene.wait(120)
    for _ in range(100):  # the pack is spread first
        app.turn(0.05)
        if "drawn:0" in scene.shown.stage.sprites:
            break
    assert {"pack:0", "drawn:0"} <= set(scene.shown.stage.sprites)
    click(app, scene.shown.places.middle.center)
    assert not scene.shown.is_drawing
    assert all(not key.startswith(("pack:", "drawn:")) for key in scene.shown.stage.sprites)


@pytest.mark.parametrize("game", ["pride", "spidge"])
def test_before_the_draw_is_over_nothing_tells_who_deals_or_plays(open_app: OpenApp, game: str) -> None:
    scene = open_kin(open_app(speed="fast", muted=True), game, seed=4)
    frames, found, board = 0, set[str](), scene.shown.view.board
    hands = [hand for hand in range(len(board.holders)) if hand != board.dummy]
    while scene.shown.is_drawing or not frames:
        assert told_by_middle(scene) == [who_deals()]
        lit = {plate_key(hand) for hand in hands if drawn_key(board.holders[hand]) in scene.shown.lit}
        assert {key for key, plate in plates(scene).items() if plate.is_turn} == lit
        assert not [key for key, plate in plates(scene).items() if plate.facts.is_dealer]
        found |= lit
        assert label(scene, "sentence") == scene.shown.captions.news, "nobody bids or plays yet"
        frames += 1
        scene.app.turn(1 / 60)
        scene.wait(120)
    assert frames > 60
    assert found, "the highest card and its owner's plate are lit"
    assert [key for key, plate in plates(scene).items() if plate.facts.is_dealer]


def told_by_middle(scene: TableScene) -> list[str]:
    """The words in the middle of the bar."""
    return [piece.words for item in scene.items if isinstance(item, MatchState) for piece in item.facts.pieces]


@pytest.mark.parametrize(("speed", "least"), [("fast", 1.5), ("slow", 1.5)])
def test_who_deals_can_be_read_before_the_deal(open_app: OpenApp, speed: str, least: float) -> None:
    app = open_app(speed=speed, muted=True)
    scene = open_kin(app, "pride", seed=4)
    scene.wait(120)
    words = DRAW.found(scene.shown.names[scene.table.view(None).board.dealer])
    told = 0
    for _ in range(1000):
        app.turn(0.05)
        told += scene.shown.captions.news == words and bool(scene.shown.lit)
        if told and not scene.shown.is_drawing:
            break
    assert told * 0.05 >= least


# -- the clock of a tournament --------------------------------------------------------------------------------


def test_the_time_that_is_left_is_told_and_stands_still_in_a_pause(app: App) -> None:
    """Rule 8 of League Spades: a game ends at 25 minutes of play, with the round in progress."""
    now = [0.0]
    table = Table.start(setup(PEOPLE["pride"], 1, "pride", minutes=25, max_rounds=10), app.store, lambda: now[0])
    scene = show_table(app, table)
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert told_by_bar(scene) == "Round 1 of 10 · to 500 · 25 min left"
    now[0] = 24.5 * 60
    app.turn(0.05)
    assert told_by_bar(scene) == "Round 1 of 10 · to 500 · 1 min left"
    press(app, pygame.K_ESCAPE)
    app.turn(0.05)
    now[0] += 600
    app.turn(0.05)
    press(app, pygame.K_ESCAPE)
    app.turn(0.05)
    assert told_by_bar(scene) == "Round 1 of 10 · to 500 · 1 min left"
    now[0] += 60
    app.turn(0.05)
    assert told_by_bar(scene) == "Round 1 of 10 · to 500 · last round"


def told_by_bar(scene: TableScene) -> str:
    return next(item.state for item in scene.items if isinstance(item, MatchState))


# -- every game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", KIN)
def test_drawing_twice_gives_the_same_picture(app: App, game: str) -> None:
    scene = open_kin(app, game, seed=3)
    play_to(app, scene, lambda view: len(view.board.tricks) == 2)
    settle(app)
    assert pixels(app) == pixels(app)


@pytest.mark.parametrize("game", KIN)
def test_a_frame_depends_on_nothing_that_the_viewer_cannot_see(app: App, game: str) -> None:
    """Two matches that differ in the cards of two hidden hands alone look alike."""
    scene = open_spidge(app, dealer=0) if game == "spidge" else open_kin(app, game, seed=3)
    go_on(app, scene)
    settle(app)
    picture = pixels(app)
    state = scene.table.record.rounds[-1][-1]
    a, b = (
        hand for hand in range(4) if hand not in (scene.shown.view.board.own_hand(0), scene.shown.view.board.dummy, 1)
    )
    sizes = [len(hand) for hand in state.hands]
    hands = list(state.hands)
    common = min(sizes[a], sizes[b])
    hands[a], hands[b] = (*hands[b][:common], *hands[a][common:]), (*hands[a][:common], *hands[b][common:])
    scene.table.record.rounds[-1][-1] = replace(state, hands=tuple(hands))
    scene.on_resize()
    scene.refresh()
    settle(app)
    assert pixels(app) == picture


@pytest.mark.parametrize("game", KIN)
def test_a_wrong_card_says_why(app: App, game: str) -> None:
    scene = open_kin(app, game, seed=3)
    play_to(app, scene, lambda view: 0 < len(view.legal) < len(view.acting_hand) and bool(view.board.trick.cards))
    legal = {action.card for action in scene.shown.view.legal if isinstance(action, PlayCard)}
    card = next(card for card in scene.shown.view.acting_hand if card not in legal)
    done = actions_done(scene)
    item = scene.item(card.text)
    assert item is not None
    click(app, item.rect.center)
    settle(app)
    assert actions_done(scene) == done
    refusal = scene.table.why_illegal(PlayCard(card))
    assert refusal is not None
    assert scene.shown.captions.refusal == card_refusal_words(card, refusal)


def test_no_sentence_is_said_twice_about_a_card_that_may_not_be_played(app: App) -> None:
    scene = open_kin(app, "spades", seed=3)
    play_to(app, scene, lambda view: 0 < len(view.legal) < len(view.acting_hand) and bool(view.board.trick.cards))
    unfit = next(card for card in scene.shown.view.hand if PlayCard(card) not in scene.shown.view.legal)
    scene.focus(unfit.text)
    app.draw()
    refusal = scene.table.why_illegal(PlayCard(unfit))
    assert refusal is not None
    assert label(scene, "sentence") == refusal_words(refusal)
    assert label(scene, "detail") == card_name(unfit)


def test_the_game_at_the_table_has_seats_for_all(app: App) -> None:
    for game, levels in PEOPLE.items():
        scene = open_table(app, levels, 1, game)
        assert len(scene.shown.names) == len(levels)
        assert len(plates(scene)) >= len(levels)


# -- blind nil ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_every_name_stands_beside_blind_nil(open_app: OpenApp, text_size: str) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = behind(app, 120)
    go_on(app, scene)
    press(app, pygame.K_b, pygame.K_RETURN)
    play_to(app, scene, lambda view: in_phase(Phase.PLAY)(view) and len(view.board.tricks) == 2)
    assert narrow(scene.shown.view, PartnerBoard).board.bids[0] == BlindNil()
    check_every_size(app, scene)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_what_was_bid_can_be_read_while_blind_nil_is_offered(open_app: OpenApp, text_size: str) -> None:
    app = open_app(speed="instant", muted=True, text_size=text_size)
    scene = behind(app, 120, dealer=0)
    go_on(app, scene)
    assert in_phase(Phase.LOOK)(scene.shown.view)
    for key in (None, pygame.K_b):
        press(app, *filter(None, [key]))
        for size in SIZES:
            resize(app, size)
            ground = next(item.rect for item in scene.items if item.key == "look-ground")
            calls = [item for item in scene.items if isinstance(item, CallPill)]
            assert len(calls) == 3
            assert_layout(scene)
            assert not [call.key for call in calls if call.rect.colliderect(ground)], size


# -- cards that may not be played -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", KIN)
def test_a_card_that_may_not_be_played_has_no_warm_light(app: App, game: str) -> None:
    scene = open_kin(app, game, seed=3)
    play_to(app, scene, lambda view: 0 < len(view.legal) < len(view.acting_hand) and bool(view.board.trick.cards))
    legal = {action.card.text for action in scene.shown.view.legal if isinstance(action, PlayCard)}
    acting = scene.shown.view.board.acting
    assert acting is not None
    hand = scene.shown.stage.order(scene.shown.view, acting) or []
    unfit = next(card.text for card in reversed(hand) if card.text not in legal)  # far from the light of the own plate
    warm, dull = warmth(scene, min(legal)), warmth(scene, unfit)
    assert warm > dull + 20


def warmth(scene: TableScene, key: str) -> int:
    """How much more red than blue there is in the light above a card that has the focus."""
    scene.focus(key)
    settle(scene.app)
    pixels(scene.app)
    rect = scene.shown.stage.sprites[key].rect
    light = scene.app.canvas.surface.get_at((rect.centerx, rect.top - 2))
    return light.r - light.b


@pytest.mark.parametrize("size", [(800, 1200), (960, 600), (1280, 720)])
def test_the_middle_of_the_bar_is_no_smaller_than_its_ends_and_keeps_off_them(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    app = open_app(size, speed="instant", muted=True)
    bar = next(item for item in open_kin(app, "spades").items if isinstance(item, MatchState))
    canvas, pieces = app.canvas, [place for _, place in bar.piece_places(app.canvas)]
    assert bar._state_role(canvas).size <= bar._roles(canvas).words.size
    assert bar.left + canvas.type.size(bar.state, bar._state_role(canvas))[0] < pieces[0].left
    assert pieces[-1].right < bar.trump_place(canvas).left
    assert bar._trump_words(canvas)[0], "there is room for the words for trump"


@pytest.mark.parametrize("more", ["142 · 2 bags", "Total 100"])
@pytest.mark.parametrize(("size", "air"), [((1280, 720), 10), ((2560, 1440), 20), ((800, 1200), 6)])
def test_the_words_of_a_team_in_the_bar_keep_off_the_edges_of_its_ground(
    open_app: OpenApp, size: tuple[int, int], air: int, more: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[tuple[str, Role, pygame.Rect]]()
    app = open_app(size, speed="instant", muted=True)
    bar = next(item for item in open_kin(app, "spades").items if isinstance(item, MatchState))
    scored = [
        replace(piece, words="2 of 2", more=more, short="", turns=()) if piece.emblem else piece
        for piece in bar.facts.pieces
    ]
    bar = replace(bar, facts=replace(bar.facts, pieces=tuple(scored)))
    grounds = [place for piece, place in bar.piece_places(app.canvas) if piece.emblem]
    monkeypatch.setattr(type(app.canvas), "text", lambda _, words, role, rect, *__: drawn.append((words, role, rect)))
    bar.draw(app.canvas, focused=False)
    lower = [(app.canvas.type.size(words, role)[0], rect) for words, role, rect in drawn if words == more]
    for (wide, rect), ground in zip(lower, grounds, strict=True):
        assert ground.right - (rect.left + wide) >= air
        assert rect.left - ground.left >= air


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_larger_text_enlarges_the_score_in_the_bar_as_well(
    open_app: OpenApp, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    high, drawn = dict[str, list[int]](), list[tuple[str, Role]]()
    for text_size in ("normal", "larger"):
        app = open_app(size, speed="instant", muted=True, text_size=text_size)
        bar = next(item for item in open_kin(app, "spades").items if isinstance(item, MatchState))
        scored = [replace(piece, more="−108 · 2 bags" if piece.emblem else "") for piece in bar.facts.pieces]
        bar = replace(bar, facts=replace(bar.facts, pieces=tuple(scored)))
        drawn.clear()
        monkeypatch.setattr(type(app.canvas), "text", lambda _, words, role, *__: drawn.append((words, role)))
        bar.draw(app.canvas, focused=False)
        monkeypatch.undo()
        high[text_size] = [app.canvas.type.font(role).get_height() for words, role in drawn if "bags" in words]
    assert min(high["larger"]) > 1.15 * max(high["normal"])


@pytest.mark.parametrize("name", ["spades", "pride"])
def test_the_bar_marks_the_team_of_whoever_looks(app: App, name: str) -> None:
    scene = open_kin(app, name)
    play_to(app, scene, in_phase(Phase.PLAY))
    bar = next(item for item in scene.items if isinstance(item, MatchState))
    view = scene.shown.view
    own = scene.shown.presenter.side_emblem((view.seat or 0) % 2)
    assert [piece.emblem for piece in bar.facts.pieces if piece.is_own] == [own]
    looking_on = scene.shown.presenter.bar(scene.table.view(None), scene.shown.names)
    assert not any(piece.is_own for piece in looking_on.pieces)
    places = {piece.is_own: place for piece, place in bar.piece_places(app.canvas) if piece.emblem}
    app.draw()
    corner = [app.canvas.surface.get_at((place.left - app.canvas.px(4), place.centery)) for place in places.values()]
    assert corner[0] != corner[1], "on a ground of its own"
