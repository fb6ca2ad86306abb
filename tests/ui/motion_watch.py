"""The cards of a table as they are seen frame by frame, and how far each may have come from one frame to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import NamedTuple

import pygame

from goodge.engine.actions import Action, Bury
from goodge.engine.cards import Card
from goodge.engine.game import Phase
from goodge.ui.motion.motions import HALF_WIDTH, Flight, Moment, Motion
from goodge.ui.motion.timeline import ease_ends, ease_in_out, ease_middle
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.claimed import ClaimScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.sprites import RATIO, Sprite

STEP = 1 / 60
_SAMPLES = 200
_STEEPEST_BOW = 4  # how fast a bent way leaves the straight one where it does so fastest
_HAIR = 0.01  # what rounding may add
_INDEX = ((0.07, 0.06), (0.2, 0.06), (0.07, 0.24), (0.13, 0.15))  # points of it, in shares of the card


class Seen(NamedTuple):
    """A sprite in one frame."""

    key: str
    sprite: Sprite
    card: Card | None
    moment: Moment
    flight: Flight | None
    is_moving: bool
    is_face_up: bool


class Reach(NamedTuple):
    """How much may change of a card from one frame to the next."""

    way: float
    height: float
    angle: float
    turn: float


def look(scene: TableScene) -> dict[int, Seen]:
    """The cards that are drawn now, by the sprites they are."""
    return {
        id(sprite): Seen(key, sprite, sprite.card, sprite.moment, sprite.flight, sprite.is_moving, sprite.is_face_up)
        for key, sprite in scene.shown.stage.sprites.items()
        if not sprite.is_waiting
    }


def steepest(share_at: Callable[[float], float]) -> float:
    """The steepest slope of an easing."""
    shares = [share_at(number / _SAMPLES) for number in range(_SAMPLES + 1)]
    return max(abs(after - before) for before, after in pairwise(shares)) * _SAMPLES


def reach(before: Seen, after: Seen, factor: float) -> Reach:
    """How much may change of a card, by the description of the motions it was on in the two frames."""
    way = height = angle = turn = 0.0
    for flight in _flights(before, after):
        motion, start, end = flight.motion, flight.start, flight.end
        share = STEP / (motion.seconds * factor)
        part = min(1.0, share * max(steepest(ease) for ease in _eases(motion)))
        way += (hypot(end.pose.x - start.pose.x, end.pose.y - start.pose.y) + _STEEPEST_BOW * hypot(*flight.bow)) * part
        angle += abs(end.pose.angle - start.pose.angle) * part + motion.swing * pi * share
        height += abs(end.pose.height - start.pose.height) * share * steepest(ease_in_out)
        turned = abs(end.turn - start.turn) * share / motion.turned * steepest(ease_in_out)
        turn += turned
        if motion.is_hinged:
            way += HALF_WIDTH * end.pose.height * pi * turned
    return Reach(way + _HAIR, height + _HAIR, angle + _HAIR, turn + _HAIR)


def _eases(motion: Motion) -> list[Callable[[float], float]]:
    """How a motion goes on: its own easing, or those across and along of one that is bent."""
    if not motion.is_bent:
        return [motion.ease]
    return [lambda share: ease_middle(motion.ease(share)), lambda share: ease_ends(motion.ease(share))]


def _flights(before: Seen, after: Seen) -> list[Flight]:
    """The motions that a card was on in the two frames: none, one, or one after the other."""
    found = []
    if before.is_moving and before.flight is not None:
        found.append(before.flight)
    if after.flight is not None and (after.is_moving or after.flight is not before.flight):
        found.append(after.flight)
    return list({id(flight): flight for flight in found}.values())


def change(before: Moment, after: Moment) -> Reach:
    """How much has changed of a card."""
    one, other = before.pose, after.pose
    return Reach(
        hypot(other.x - one.x, other.y - one.y),
        abs(other.height - one.height),
        abs(other.angle - one.angle),
        abs(after.turn - before.turn),
    )


def play(app: App, scene: TableScene, is_enough: Callable[[TableScene], bool]) -> Iterator[None]:
    """Lets the match go on frame by frame, and decides for the person as soon as they are asked."""
    while not isinstance(app.top, ScoreScene) and not is_enough(scene):
        scene.wait(120)
        app.turn(STEP)
        if isinstance(app.top, ClaimScene):
            app.pop()
        if app.top is scene and scene.panel is not None:
            assert scene.submit(_choice(scene))
        yield


def _choice(scene: TableScene) -> Action:
    """What is harmless; the Stash is laid away as it came."""
    view = scene.shown.view
    slots = [card for card in scene.shown.stage.slots if card is not None]
    if view.board.phase is Phase.EXCHANGE and len(slots) == 3:
        return Bury(tuple(slots))
    action: Action = scene.table.game.harmless(view)
    return action


def covers(sprite: Sprite, point: tuple[float, float]) -> bool:
    """True if a card, as it is turned and as far as it is turned over, lies on a point."""
    x, y = point[0] - sprite.middle[0], point[1] - sprite.middle[1]
    angle, high = radians(sprite.pose.angle), sprite.height / 2
    across, down = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
    return abs(across) < high * RATIO * sprite.breadth and abs(down) < high


def index_of(sprite: Sprite) -> list[tuple[float, float]]:
    """Some points of the index of a card that lies."""
    angle, high = radians(-sprite.pose.angle), sprite.pose.height
    found = []
    for right, down in _INDEX:
        x, y = (right - 0.5) * high * RATIO, (down - 0.5) * high
        middle = sprite.pose
        found.append((middle.x + x * cos(angle) - y * sin(angle), middle.y + x * sin(angle) + y * cos(angle)))
    return found


def points_of(rect: pygame.Rect) -> list[tuple[float, float]]:
    """Points spread over a rectangle."""
    return [(rect.left + rect.width * (x + 0.5) / 5, rect.top + rect.height * (y + 0.5) / 5)
            for x in range(5) for y in range(5)]  # fmt: skip
