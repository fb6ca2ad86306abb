"""The cards of every game in motion, looked at frame by frame: at their poses, and where told at the pixels."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from goodge.engine.cards import Card
from goodge.engine.game import Phase
from goodge.engine.values import replace
from goodge.ui.motion.motions import GATHER, PLAY, TOGETHER, Flight, Moment, Pose
from goodge.ui.motion.speeds import TRICK_SLIDE
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.cardsize import SMALL_CARD
from goodge.ui.tabletop.flying import FlyingCards
from goodge.ui.tabletop.painter import CardPainter
from goodge.ui.tabletop.passing import WORTH, kept_clear
from goodge.ui.tabletop.plates import Plate
from goodge.ui.tabletop.sprites import Sprite
from goodge.ui.widgets.base import Label

from .conftest import OpenApp
from .motion_watch import Seen, change, covers, index_of, look, play, points_of, reach
from .tables import open_table

LEVELS = {"goodge": (None, "novice", "novice"), "spades": (None, "novice", "novice", "novice"),
          "pride": (None, "novice", "novice", "novice"), "spidge": (None, "novice", "novice")}  # fmt: skip
TRICKS = 3
SLIPS_AWAY = SMALL_CARD * 0.6  # a card this small slips under the plate of the one who won it
Frame = dict[int, Seen]


@pytest.fixture
def app(open_app: OpenApp, no_thread: None) -> App:  # noqa: ARG001
    return open_app(speed="normal", muted=True, hold_trick=False)


def some_tricks(scene: TableScene) -> bool:
    return len(scene.shown.view.board.tricks) >= TRICKS


def table(app: App, game: str) -> TableScene:
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    if game == "spidge":
        scene.shown.timeline.finish()
    return scene


def undrawn(app: App, monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setattr(app, "draw", lambda: None)
    return app


def frames(app: App, scene: TableScene) -> Iterator[tuple[Frame, Frame]]:
    """The cards in each frame and in the one before it."""
    before = look(scene)
    for _ in play(app, scene, some_tricks):
        after = look(scene)
        yield before, after
        before = after


@pytest.mark.parametrize("game", LEVELS)
@pytest.mark.parametrize("is_calm", [False, True])
def test_no_card_jumps(app: App, monkeypatch: pytest.MonkeyPatch, game: str, *, is_calm: bool) -> None:
    app.settings.less_motion = is_calm
    scene = table(undrawn(app, monkeypatch), game)
    moved = turned = 0
    for before, after in frames(app, scene):
        for one, seen in after.items():
            if one in before:
                most = reach(before[one], seen, scene.shown.timeline.factor)
                found = change(before[one].moment, seen.moment)
                assert all(a <= b for a, b in zip(found, most, strict=True)), (
                    seen.key,
                    before[one].moment,
                    seen.moment,
                )
                moved += found.way > 0
                turned += found.turn > 0
    assert moved > 1000
    assert turned > 100


@pytest.mark.parametrize("game", LEVELS)
def test_no_card_comes_from_nowhere_or_is_gone_at_once(app: App, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    scene = table(undrawn(app, monkeypatch), game)
    for before, after in frames(app, scene):
        decks = [
            seen.moment.pose for seen in (*before.values(), *after.values()) if seen.key.startswith(("deck:", "pack:"))
        ]
        for one in after.keys() - before.keys():
            seen = after[one]
            same = [old for old in before.values() if old.key == seen.key]
            comes_from_deck = seen.is_moving and bool(decks)
            assert same or comes_from_deck or seen.moment.pose in decks, f"{seen.key} comes from nowhere"
            for old in same:
                assert old.moment == seen.moment, f"{seen.key} was exchanged"
        for one in before.keys() - after.keys():
            gone = before[one]
            is_replaced = any(seen.key == gone.key for seen in after.values())
            pose, plates = gone.moment.pose, [item.rect for item in scene.items if isinstance(item, Plate)]
            is_small = gone.is_moving and pose.height < SLIPS_AWAY * scene.shown.places.unit
            has_arrived = is_small and any(plate.collidepoint(pose.x, pose.y) for plate in plates)
            in_deck = gone.key.startswith(("deck:", "pack:", "drawn:"))
            assert is_replaced or has_arrived or in_deck, f"{gone.key} is gone at once"


@pytest.mark.parametrize("game", LEVELS)
def test_a_card_shows_one_face_at_a_time_and_changes_it_edge_on(
    app: App, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    scene = table(undrawn(app, monkeypatch), game)
    flips = 0
    for before, after in frames(app, scene):
        faces = [seen.card for seen in after.values() if seen.is_face_up and seen.card is not None]
        assert len(faces) == len(set(faces))
        for one, seen in after.items():
            if one in before and before[one].is_face_up is not seen.is_face_up:
                flips += 1
                most = reach(before[one], seen, scene.shown.timeline.factor).turn
                assert abs(seen.moment.turn - 0.5) <= most
                assert abs(before[one].moment.turn - 0.5) <= most
            elif one in before and seen.is_face_up:
                assert seen.card == before[one].card, "a card that lies open stays the same"
    assert flips > 10


def test_a_card_of_a_hand_turns_up_about_its_edge_that_lies_under_the_next(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards on edge would stand alone in the hole that they leave."""
    scene = table(undrawn(app, monkeypatch), "goodge")
    edge = 0
    for _, after in frames(app, scene):
        for seen in after.values():
            if not seen.is_moving or seen.flight is None or not seen.flight.motion.is_hinged:
                continue
            sprite, end = seen.sprite, seen.flight.end.pose
            there = Sprite(None, end)
            right = sprite.bounds.right - sprite.rect.width * 0.03 * sprite.rise
            edge += sprite.breadth < 0.3
            assert abs(right - there.bounds.right) <= 0.06 * end.height, seen.key
    assert edge > 10


@pytest.mark.parametrize("game", LEVELS)
def test_no_card_covers_the_index_of_one_in_the_hand(app: App, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    scene = table(undrawn(app, monkeypatch), game)
    passed = 0
    for _, after in frames(app, scene):
        if scene.shown.view.board.phase is not Phase.PLAY:
            continue
        hand = {card.text for card in scene.shown.stage.hand_order(scene.shown.view)}
        held = [seen.sprite for seen in after.values() if seen.key in hand]
        others = [seen.sprite for seen in after.values() if seen.key not in hand and seen.is_moving]
        for card in held:
            points = [point for point in index_of(card) if not any(covers(o, point) for o in held if o.z > card.z)]
            for sprite in others:
                passed += 1
                assert sprite.z < card.z or not any(covers(sprite, point) for point in points)
    assert passed > 500


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
@pytest.mark.parametrize("game", LEVELS)
def test_a_card_that_is_played_passes_over_the_trick_and_covers_no_index_there(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int]
) -> None:
    app = open_app(size, speed="normal", muted=True, hold_trick=False)
    scene = table(undrawn(app, monkeypatch), game)
    hands, passed = len(scene.shown.view.board.captured), 0
    for _, after in frames(app, scene):
        trick, ends = set(scene.shown.trick_keys()), [scene.shown.places.trick(hand) for hand in range(hands)]
        lying = [seen.sprite for seen in after.values() if seen.key in trick and not seen.is_moving]
        coming = [
            seen.sprite
            for seen in after.values()
            if seen.is_moving and seen.flight is not None and seen.flight.end.pose in ends
        ]
        for card in lying:
            x, y = card.pose.x, card.pose.y
            points = [point for a, b in index_of(card) for point in ((a, b), (2 * x - a, 2 * y - b))]
            for sprite in coming:
                passed += 1
                assert not any(covers(sprite, point) for point in points)
                if sprite.share > 0.5 or sprite.flight is None or sprite.has_left(sprite.flight.start.pose):
                    assert sprite.z > card.z, "it comes from above"
    assert passed > 100


def winning_card(scene: TableScene) -> Card:
    """The card that has won the last trick."""
    trick = scene.table.view(0).board.tricks[-1]
    assert trick.winner is not None
    return trick.cards[(trick.winner - trick.leader) % len(trick.cards)]


# -- pixels ---------------------------------------------------------------------------------------------------


def shot(app: App) -> pygame.Surface:
    app.draw()
    return app.canvas.surface.copy()


@pytest.mark.parametrize("game", LEVELS)
def test_cards_pass_under_plates_and_calls(app: App, game: str) -> None:
    scene = table(app, game)
    passed = set()
    for _ in play(app, scene, lambda scene: len(scene.shown.view.board.tricks) >= 1):
        moving = [sprite for sprite in scene.shown.stage.sprites.values() if sprite.is_moving and not sprite.is_waiting]
        places = [
            place
            for place in kept_clear(scene.items, app.canvas)
            if any(covers(sprite, point) for sprite in moving for point in points_of(place))
        ]
        if places and app.top is scene:
            with_cards = shot(app)
            for sprite in moving:
                sprite.is_waiting = True
            without = shot(app)
            for sprite in moving:
                sprite.is_waiting = False
            for place in places:
                here = place.clip(app.canvas.rect)
                assert pygame.image.tobytes(with_cards.subsurface(here), "RGB") == pygame.image.tobytes(
                    without.subsurface(here), "RGB"
                )
                passed.add(tuple(place))
    assert passed


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
def test_the_sentence_can_be_read_while_cards_pass(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
    size: tuple[int, int],
) -> None:
    """As those do that are drawn for the first deal."""
    app, passed = open_app(size, speed="normal", muted=True, hold_trick=False), 0
    for seed in range(4, 8):
        scene = open_table(app, LEVELS["spidge"], seed=seed, game="spidge")
        for _ in play(app, scene, lambda scene: not scene.shown.is_drawing):
            passed += is_passed_and_read(app, scene)
    assert passed > 5


def is_passed_and_read(app: App, scene: TableScene) -> bool:
    """True if a card is over the sentence, which stands on a dark ground then."""
    sentence = next(item for item in scene.items if item.key == "sentence")
    assert isinstance(sentence, Label)
    place = pygame.Rect((0, 0), app.canvas.type.size(sentence.text, sentence.role))
    place.center = sentence.rect.center
    moving = [sprite for sprite in scene.shown.stage.sprites.values() if sprite.is_moving and not sprite.is_waiting]
    if not sentence.text or not any(covers(sprite, point) for sprite in moving for point in points_of(place)):
        return False
    picture = pygame.transform.grayscale(shot(app).subsurface(place))
    levels = [picture.get_at((x, y))[0] for x in range(place.width) for y in range(place.height)]
    assert sum(level < 90 for level in levels) > 0.5 * len(levels), "it stands on a dark ground"
    assert max(levels) > 200
    return True


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200), (2560, 1440)])
@pytest.mark.parametrize("game", LEVELS)
def test_words_get_no_ground_for_cards_that_come_together_over_them(
    open_app: OpenApp, game: str, size: tuple[int, int]
) -> None:
    app = open_app(size, speed="normal", muted=True, hold_trick=False)
    scene = table(app, game)
    together = 0
    for _ in play(app, scene, some_tricks):
        flights = [sprite.flight for sprite in scene.shown.stage.sprites.values() if sprite.is_moving]
        if any(flight is not None and flight.motion == TOGETHER for flight in flights):
            together += 1
            assert not scene._passed._is_passed
    assert together > 10


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200)])
@pytest.mark.parametrize("players", [3, 4])
def test_cards_go_over_the_worth_of_their_trick_and_take_it_along(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
    size: tuple[int, int],
    players: int,
) -> None:
    """Nothing lies on a card that comes, and no card of those that are gathered on the words."""
    app = open_app(size, speed="normal", muted=True, hold_trick=False)
    scene = open_table(app, (None, *["casual"] * (players - 1)), seed=4)
    met = gathered = 0
    for _ in play(app, scene, some_tricks):
        words = next((item for item in scene.drawn_items if item.key == WORTH), None)
        if not isinstance(words, Label) or app.top is not scene:
            continue
        moving = [sprite for sprite in scene.shown.stage.sprites.values() if sprite.is_moving]
        points = points_of(words.rect)
        if scene.shown.sent_worth is None:
            for sprite in moving:
                inner = replace(sprite, pose=sprite.pose._replace(height=0.9 * sprite.pose.height))
                covered = [(round(x), round(y)) for x, y in points if covers(inner, (x, y))]
                met += bool(covered)
                if covered:
                    seen, alone = shot(app), pygame.Surface(size)
                    scene.shown._painter.draw(replace(app.canvas, surface=alone), sprite)
                    pairs = [(seen.get_at(point)[:3], alone.get_at(point)[:3]) for point in covered]
                    assert all(abs(a - b) < 8 for pair in pairs for a, b in zip(*pair, strict=True))
        elif words.colour.alpha > 128:
            gathered += 1
            assert not any(covers(sprite, point) for sprite in moving for point in points)
            lying = [sprite for sprite in scene.shown.stage.sprites.values() if not sprite.is_moving]
            assert not any(covers(sprite, point) for sprite in lying for point in points), "nor one that lies there"
    assert gathered > 10
    assert met > 5


@pytest.mark.parametrize("game", LEVELS)
@pytest.mark.parametrize("is_calm", [False, True])
def test_the_cards_of_a_trick_come_together_face_up_and_go_as_one_pack(
    app: App, monkeypatch: pytest.MonkeyPatch, game: str, *, is_calm: bool
) -> None:
    app.settings.less_motion = is_calm
    scene = table(undrawn(app, monkeypatch), game)
    assert TOGETHER.seconds + GATHER.seconds == pytest.approx(TRICK_SLIDE)
    hands, packed, turned = len(scene.shown.view.board.captured), 0, 0
    for _, after in frames(app, scene):
        trick = [seen for seen in after.values() if seen.flight is not None and seen.is_moving
                 and seen.flight.motion in (TOGETHER, TOGETHER.calm(), GATHER, GATHER.calm())]  # fmt: skip
        if not trick:
            continue
        assert len(trick) == hands
        poses = [seen.moment.pose for seen in trick]
        if trick[0].flight is not None and trick[0].flight.motion in (TOGETHER, TOGETHER.calm()):
            assert all(seen.moment.turn == 1.0 for seen in trick)
            assert {pose.height for pose in poses} == {scene.shown.places.card}, "none shrinks before it is there"
            best = winning_card(scene)
            assert max(trick, key=lambda seen: seen.sprite.z).card == best, "the winner lies on top"
            highest = min(trick, key=lambda seen: seen.flight.end.pose.y if seen.flight is not None else 0)
            assert highest.card == best
            continue
        packed += 1
        turned += trick[0].moment.turn < 0.5
        assert len({seen.moment.turn for seen in trick}) == 1
        lowest_first = [seen.moment.pose for seen in sorted(trick, key=lambda seen: seen.sprite.z)]
        for under, over in pairwise(lowest_first):  # of each card an edge is seen
            assert 0.006 < (over.x - under.x) / over.height < 0.04
            assert 0.003 < (under.y - over.y) / over.height < 0.03
        assert max(pose.angle for pose in poses) - min(pose.angle for pose in poses) < 1
    assert packed > 10
    assert turned > 5


@pytest.mark.parametrize("angle", [3.0, 17.0, -41.0, 82.0])
@pytest.mark.parametrize("breadth", [0.0, 0.2])
def test_the_edge_of_a_moving_card_has_tones_between(
    app: App, monkeypatch: pytest.MonkeyPatch, angle: float, breadth: float
) -> None:
    none = pygame.Surface((0, 0)), pygame.Rect(0, 0, 0, 0)
    monkeypatch.setattr(FlyingCards, "shadow", lambda *_: none)
    painter = CardPainter(app.art, lambda card: "cards/back" if card is None else f"cards/{card.text}")
    painter.measure(200, ())
    surface = app.canvas.surface
    surface.fill((0, 0, 0))
    pose = Pose(surface.get_width() / 2, surface.get_height() / 2, 200.0, angle)
    end = Moment(pose._replace(x=pose.x + 300), 1.0, 0.0)
    sprite = Sprite(Card.parse("9H"), pose, turn=1.0 - breadth, rise=0.5, is_moving=True)
    sprite.flight = Flight(sprite.moment, end, PLAY)
    painter.draw(app.canvas, sprite)
    outline = sprite.outline
    edges = soft = 0
    for y in range(outline.top, outline.bottom):
        row = [sum(surface.get_at((x, y))[:3]) for x in range(outline.left, outline.right)]
        first = next((number for number, level in enumerate(row) if level), None)
        if first is not None and first + 3 < len(row):
            edges += 1
            soft += row[first] < 0.8 * max(row[first : first + 4])
    assert edges > 100
    assert soft > 0.75 * edges
