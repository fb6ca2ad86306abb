"""What moves or comes before what, and over what, looked at frame by frame."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from goodge.engine.actions import Bid, Bury, Pass
from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.engine.games.goodge import HIGHEST_BID, GoodgeBoard
from goodge.engine.state import narrow
from goodge.ui.motion.motions import DRAWING, PLAY, STASH_COMES, STASH_GOES, TURN_OVER
from goodge.ui.motion.speeds import CROSS_FADE, SWAP
from goodge.ui.motion.timeline import Timeline
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.fans import outline
from goodge.ui.tabletop.highlights import Highlights
from goodge.ui.tabletop.platefaces import crown_place
from goodge.ui.tabletop.plates import Plate
from goodge.ui.tabletop.sentences import GROUND
from goodge.ui.tabletop.sprites import Sprite
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.bar import goodge_words
from goodge.ui.wording.bids import standing_words
from goodge.ui.wording.numbers import figure
from goodge.ui.wording.stash import laid_title, lay_away, missing_words

from .checks import apart, settle
from .conftest import OpenApp
from .menus import text_of
from .motion_watch import STEP, covers, index_of, play, points_of
from .tables import open_table, play_until

PLAYERS = (None, "novice", "novice")
MOST_FRAMES = 2000
LANDING_SHARE = 0.5  # of the time of a way, after which a card is over its place
LIGHT = 60  # what the Crown's own light may add to a tone of 255


@pytest.fixture
def app(open_app: OpenApp, no_thread: None) -> App:  # noqa: ARG001
    return open_app(speed="normal", muted=True)


def frames(app: App, scene: TableScene, phases: tuple[Phase, ...]) -> Iterator[None]:
    """Lets time pass frame by frame until a person is asked in one of these phases, or nobody is asked in it."""
    for _ in range(MOST_FRAMES):
        scene.wait(120)
        app.turn(STEP)
        yield
        if scene.shown.view.board.phase in phases and (scene.panel is not None or scene.shown.view.board.acting):
            return
    raise AssertionError("it comes to no end")


def auction(app: App) -> TableScene:
    """A match in which a person is asked for a bid."""
    scene = open_table(app, PLAYERS, seed=4)
    play_until(app, scene, Phase.AUCTION)
    return scene


def exchange(app: App) -> TableScene:
    """A table at which the person has bought the Stash, and everything is at rest."""
    scene = auction(app)
    assert scene.submit(Bid(HIGHEST_BID))
    play_until(app, scene, Phase.EXCHANGE)
    settle(app)
    return scene


@pytest.mark.parametrize("is_goodge", [True, False])
@pytest.mark.parametrize("is_calm", [False, True])
def test_no_bid_stands_in_the_middle_any_more_once_somebody_is_the_goodge(
    app: App, *, is_goodge: bool, is_calm: bool
) -> None:
    app.settings.less_motion = is_calm
    scene = auction(app)
    assert scene.submit(Bid(HIGHEST_BID) if is_goodge else Pass())
    announced = 0
    for _ in frames(app, scene, (Phase.EXCHANGE, Phase.TRUMP)):
        keys = {item.key for item in scene.items}
        announced += "announcement" in keys
        assert not announced or not keys & {"auction", "standing"}
    assert announced > 30


def test_cards_laid_away_pass_neither_under_nor_over_those_that_follow(app: App) -> None:
    scene = auction(app)
    assert scene.submit(Bid(HIGHEST_BID))
    play_until(app, scene, Phase.EXCHANGE)
    slots = [card for card in scene.shown.stage.slots if card is not None]
    cards = [scene.shown.stage.sprites[card.text] for card in slots]
    assert scene.submit(Bury(tuple(slots)))
    seen = set()
    for _ in frames(app, scene, (Phase.TRUMP,)):
        for flying in cards:
            if not flying.is_moving or flying.flight is None or flying.flight.motion is not STASH_GOES:
                continue
            for other in cards:
                lies = not other.is_moving or (other.flight is not None and other.flight.motion is TURN_OVER)
                if other is not flying and lies and other.pose.height > 100 * scene.shown.places.unit:
                    seen.add((id(flying), id(other)))
                    assert not any(covers(flying, point) for point in ((other.pose.x, other.pose.y), *index_of(other)))
    assert len(seen) > 1


def test_a_card_that_is_drawn_lies_between_its_neighbours_until_then(app: App) -> None:
    scene = open_table(app, PLAYERS, seed=4, game="spidge")
    waiting = 0
    for _ in range(200):
        app.turn(STEP)
        sprites = scene.shown.stage.sprites
        pack = [sprites[key] for key in sorted(sprites, key=lambda key: sprites[key].z) if key.startswith("pack:")]
        for drawn in (sprite for key, sprite in sprites.items() if key.startswith("drawn:")):
            places = [place for place, card in enumerate(pack) if card.pose == drawn.pose]
            if places:
                waiting += 1
                assert pack[places[0]].z < drawn.z < pack[places[0] + 1].z
    assert waiting > 20


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (800, 1200)])
@pytest.mark.parametrize("hand", [0, 1, 2])
def test_the_crown_covers_none_of_the_words_on_its_way(open_app: OpenApp, size: tuple[int, int], hand: int) -> None:
    app = open_app(size, speed="normal", muted=True)
    scene = auction(app)
    scene.shown.announce(None, goodge_words, scene.shown.names[hand], 250)
    while app.turn(STEP):
        pass
    item = next(item for item in scene.items if item.key == "announcement")
    letters = item.rect.inflate(-app.canvas.px(60), -item.rect.height // 2)
    words = pygame.image.tobytes(app.canvas.surface.subsurface(letters), "RGB")
    landed: list[bool] = []
    scene.shown.highlights.crown(hand, lambda: landed.append(True))
    drawn = 0
    while not landed:
        app.turn(STEP)
        app.draw()
        drawn += 1
        now = pygame.image.tobytes(app.canvas.surface.subsurface(letters), "RGB")
        assert max(abs(one - other) for one, other in zip(now, words, strict=True)) < LIGHT, drawn
    assert drawn > 30


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (800, 600), (800, 1200), (2560, 1440)])
@pytest.mark.parametrize("hand", [0, 1, 2])
def test_the_crown_comes_to_its_head_past_the_other_players(
    open_app: OpenApp, size: tuple[int, int], hand: int
) -> None:
    app = open_app(size, speed="normal", muted=True)
    places = auction(app).shown.places
    highlights = Highlights(Timeline(), lambda: None)
    shunned = [places.plate(other) for other in range(3) if other != hand]
    shunned += [outline(pose) for other in (1, 2) if other != hand for pose in places.small_hand(other, 16).poses(16)]
    leap = highlights._leap(app.canvas, places, hand)
    assert highlights._leap(app.canvas, places, hand) is leap, "it is found once"
    for step in range(60):
        center, side = leap.at(step / 60)
        crown = pygame.Rect(0, 0, app.canvas.px(side / 2), app.canvas.px(side / 2))
        crown.center = round(center.x), round(center.y)
        assert crown.collidelist(shunned) < 0, step


def test_the_crown_stays_on_the_head_once_it_is_there(app: App) -> None:
    scene = auction(app)
    place = pygame.Rect(0, 0, app.canvas.px(20), app.canvas.px(10))
    place.midbottom = crown_place(app.canvas, scene.shown.places.plate(0))
    bare = app.canvas.surface.subsurface(place).copy()
    assert scene.submit(Bid(HIGHEST_BID))
    landed = 0
    while scene.shown.view.board.phase is Phase.AUCTION:
        scene.wait(120)
        app.turn(STEP)
        landed += narrow(scene.shown.view, GoodgeBoard).board.goodge is not None
        assert not landed or apart(bare, app.canvas.surface.subsurface(place)) > 20, landed
    assert landed > 20


@pytest.mark.parametrize("bids", [True, False])
def test_the_question_has_gone_before_the_bid_stands_in_the_middle(app: App, *, bids: bool) -> None:
    scene = auction(app)
    assert scene.submit(Bid(narrow(scene.shown.view, GoodgeBoard).board.lowest_bid) if bids else Pass())
    after, since, seen = scene.table.view(0), 0, 0
    for _ in range(40):
        scene.wait(120)
        app.turn(STEP)
        found = [item for item in scene.items if item.key in ("standing", "standing-bid")]
        if not found:
            assert not seen, "it stays"
            since += 1
            continue
        seen += 1
        assert [item.text for item in found if isinstance(item, Label)] == [
            standing_words(scene.shown.names[narrow(after, GoodgeBoard).board.bidder or 0]),
            figure(narrow(after, GoodgeBoard).board.bid),
        ]
    assert since * STEP >= CROSS_FADE
    assert seen


def test_the_bid_has_gone_from_the_middle_before_the_next_question_comes(app: App) -> None:
    scene = auction(app)
    assert scene.submit(Bid(narrow(scene.shown.view, GoodgeBoard).board.lowest_bid))
    stood = empty = 0
    while scene.panel is None:
        scene.wait(120)
        app.turn(STEP)
        stands = any(item.key == "standing-bid" for item in scene.items)
        stood += stands
        empty = 0 if stands else empty + 1
    assert scene.shown.view.board.phase is Phase.AUCTION
    assert stood > 20
    assert empty * STEP >= CROSS_FADE


@pytest.mark.parametrize("game", ["pride", "spidge"])
def test_one_felt_lies_there_from_the_draw_to_the_deal(app: App, game: str) -> None:
    scene = open_table(app, (None, "novice", "novice", "novice")[: 4 if game == "pride" else 3], seed=4, game=game)
    assert scene.shown.is_drawing
    while not any(key.startswith("deck:") for key in scene.shown.stage.sprites):
        assert scene.shown.trump is Suit.SPADES
        assert scene.shown.dyeing is None
        assert not any(sprite.is_gilded for sprite in scene.shown.stage.sprites.values()), "no suit counts more yet"
        scene.wait(120)
        app.turn(STEP)
    assert not scene.shown.is_drawing


@pytest.mark.parametrize("is_calm", [False, True])
@pytest.mark.parametrize("game", ["goodge", "spidge"])
def test_a_card_is_heard_as_it_comes_to_lie(
    app: App, monkeypatch: pytest.MonkeyPatch, game: str, *, is_calm: bool
) -> None:
    app.settings.less_motion = is_calm
    scene = open_table(app, PLAYERS, seed=4, game=game)
    stage, heard = scene.shown.stage, 0
    sounds: list[str] = []
    monkeypatch.setattr(scene.shown, "play", sounds.append)
    monkeypatch.setattr(app, "draw", lambda: None)
    moves = PLAY, PLAY.steady(), STASH_COMES, DRAWING
    for _ in play(app, scene, lambda scene: len(scene.shown.view.board.tricks) > 1):
        coming = [
            sprite
            for sprite in stage.sprites.values()
            if sprite.is_moving
            and sprite.flight is not None
            and sprite.flight.motion in (*moves, *(motion.calm() for motion in moves))
        ]
        if "card_play" in sounds:
            heard += 1
            assert any(sprite.share >= LANDING_SHARE for sprite in coming), "it is about to lie there"
        sounds.clear()
    assert heard > 4


def test_a_card_that_changes_its_place_in_the_exchange_is_heard_as_it_comes_to_lie(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = exchange(app)
    heard: list[bool] = []
    card = next(card for card in scene.shown.stage.slots if card is not None)
    sprite = scene.shown.stage.sprites[card.text]
    sounds = {"card_play": lambda: heard.append(sprite.is_moving and sprite.share > LANDING_SHARE)}
    monkeypatch.setattr(scene.shown, "play", lambda name: sounds.get(name, float)())
    item = scene.item(card.text)
    assert item is not None
    scene.press(item)
    while app.turn(STEP):
        pass
    assert heard == [True]


def test_what_counts_the_cards_to_lay_away_waits_until_the_last_one_lies(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
) -> None:
    app = open_app(speed="normal", muted=True)
    scene = exchange(app)
    card, said = next(card for card in scene.shown.stage.slots if card is not None), list[tuple[str, str]]()
    for _ in range(2):
        item = scene.item(card.text)
        assert item is not None
        scene.press(item)
        while app.turn(STEP):
            button, head = scene.item("lay-away"), next(item for item in scene.items if item.key == "head")
            assert isinstance(button, Button)
            assert isinstance(head, Label)
            if scene.shown.stage.sprites[card.text].share < 1.0:
                said.append((button.text, head.text))
    assert set(said) == {(missing_words(1), laid_title(2, 3))}, "two lie there all the while"
    after = scene.item("lay-away")
    assert isinstance(after, Button)
    assert after.text == lay_away()


def test_each_of_two_cards_that_are_laid_one_soon_after_the_other_counts_once_it_lies(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
) -> None:
    app = open_app(speed="normal", muted=True)
    scene = exchange(app)
    cards = [card for card in scene.shown.stage.slots if card is not None][:2]
    heads = list[str]()
    for _ in range(2):  # first out of the slots, and then back
        for card in cards:
            item = scene.item(card.text)
            assert item is not None
            scene.press(item)
            app.turn(STEP)
        head = next(item for item in scene.items if item.key == "head")
        assert isinstance(head, Label)
        heads.append(head.text)
        settle(app)
    assert heads[-1] == laid_title(1, 3), "neither of them lies there yet"


def test_a_card_that_is_laid_out_and_back_in_one_go_counts_once_it_lies(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
) -> None:
    app = open_app(speed="normal", muted=True)
    scene = exchange(app)
    card = next(card for card in scene.shown.stage.slots if card is not None)
    heads = list[str]()
    for way in range(4):  # out, in, out and in again: the last three before the first of them has ended
        item = scene.item(card.text)
        assert item is not None
        scene.press(item)
        if way == 0:
            settle(app)
        else:
            app.turn(SWAP * 0.4)
    while scene.shown.stage.sprites[card.text].is_moving:
        heads.append(text_of(scene, "head"))
        app.turn(STEP)
    assert len(heads) > 2
    assert set(heads) == {laid_title(2, 3)}, "it does not lie there yet"
    settle(app)
    assert text_of(scene, "head") != laid_title(2, 3)


@pytest.mark.parametrize("size", [(1280, 720), (800, 600), (800, 1200), (2560, 1440)])
def test_cards_that_change_places_keep_off_what_lies_beside_their_way(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
    size: tuple[int, int],
) -> None:
    """They cross no card that stays in its slot, and fly over words, each seen whole on its way.

    They fly around the others' plates, and over the own one: the way into the hand leads down past it.
    """
    app = open_app(size, speed="normal", muted=True)
    scene = exchange(app)
    stage, hidden = scene.shown.stage, list[bool]()
    for slot, place in ((0, -1), (2, 0), (1, 0), (1, -1)):
        swapped = stage.slots[slot], stage.hand_order(scene.shown.view)[place]
        for card in reversed(swapped):
            item = scene.item(card.text if card is not None else None)
            assert item is not None
            scene.press(item)
            while app.turn(STEP):
                flying = [stage.sprites[card.text] for card in swapped if card is not None]
                staying = [stage.sprites[card.text] for card in stage.slots if card not in (*swapped, None)]
                for sprite in (card for card in flying if card.is_moving):
                    for other in staying:
                        points = [(other.pose.x, other.pose.y), *index_of(other)]
                        assert not any(covers(sprite, point) for point in points)
                    near = 0.6 * sprite.height
                    plates = [plate for plate in stage.places.plates if plate != stage.places.own_plate]
                    for plate in plates if size[0] > size[1] else ():
                        assert not plate.inflate(near, near).collidepoint(sprite.middle)
                hidden += hidden_points(app, scene, [card for card in flying if card.is_moving])
    assert len(hidden) > 100
    assert sum(hidden) > 0.98 * len(hidden), "all but the round corners of a card"


def hidden_points(app: App, scene: TableScene, flying: list[Sprite]) -> list[bool]:
    """For each point of words or plates that a card flies over, True if the card is seen there."""
    places = [item.rect for item in scene.drawn_items if item.key == GROUND or isinstance(item, Plate)]
    points = [point for place in places for point in points_of(place)]
    passed = [point for point in points if any(covers(sprite, point) for sprite in flying)]
    pictures = []
    for is_waiting in (False, True) if passed else ():
        for sprite in flying:
            sprite.is_waiting = is_waiting
        app.draw()
        pictures.append([tuple(app.canvas.surface.get_at((round(x), round(y)))) for x, y in passed])
    for sprite in flying:
        sprite.is_waiting = False
    return [one != other for one, other in zip(*pictures, strict=True)]
