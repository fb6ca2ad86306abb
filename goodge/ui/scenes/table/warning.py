"""The question before a choice that seems bad, and the offer to be asked it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ....engine.actions import Action, PlayCard
from ...drawing.canvas import Canvas
from ...motion.motions import Pose
from ...program.app import App
from ...tabletop.fans import CARD_RATIO
from ...tabletop.marks import draw_tag, lead_mark, tag_size
from ...tabletop.shown import ShownTable
from ...wording import hints
from ...wording.phrases import say
from ...wording.review import DONE
from ..dialog import DialogAnswer, DialogScene

_CORNER, _TAG_CORNER = 0.045, 11  # the radius of corners, of a card's height, and of a tag's in units
_UNDER_TRICK, _OVER_HAND = 14, 24  # units: from the trick to a panel, and from that to the hand
_ON_CARD = 4  # units of a tag that lie on the card under it
_INSET, _APART, _WIDEST = 24, 10, 840  # units, of a panel with little room


class Doubted:
    """A card of the table that may be a bad choice, beside the cards of the trick."""

    def __init__(self, shown: ShownTable, action: PlayCard) -> None:
        self._shown, self._text = shown, action.card.text

    def cards(self) -> list[Sequence[Pose]]:
        """Return how each card of the trick lies, and that card, each with those that lie over it."""
        trick = [self._poses([card.text]) for card in self._shown.view.board.trick.cards]
        return [poses for poses in (self._over, *trick) if poses]

    def tags(self, canvas: Canvas) -> list[pygame.Rect]:
        """Return the place of the mark on the card that was led."""
        places, leader = self._shown.places, self._shown.view.board.trick.leader
        is_led = bool(self._shown.view.board.trick.cards)
        return [lead_mark(canvas, places.trick(leader), places.led_to(leader))] if is_led else []

    def mark(self, canvas: Canvas) -> pygame.Rect | None:
        """Return the place of the tag that says that the card is chosen: on the upper edge of what is seen of it."""
        over = self._over
        if not over:
            return None
        card, wide = over[0], over[0].height * CARD_RATIO
        seen = min([wide, *(other.x - card.x for other in over[1:2] if other.x > card.x)])
        tag = pygame.Rect((0, 0), tag_size(canvas, DONE.say()))
        tag.midbottom = round(card.x - wide / 2 + seen / 2), round(card.y - card.height / 2) + canvas.px(_ON_CARD)
        tag.top = max(tag.top, self._shown.places.bar.bottom + 1)
        return tag

    def room(self, canvas: Canvas) -> tuple[int, int]:
        """Return where a panel has room under the cards of the trick, and over the hand."""
        places, board = self._shown.places, self._shown.view.board
        hands = [(board.trick.leader + place) % len(board.captured) for place in range(len(board.trick.cards))]
        ends = [round(pose.y + pose.height / 2) for pose in map(places.trick, hands)]
        return max(ends, default=0) + canvas.px(_UNDER_TRICK), places.hand_top - canvas.px(_OVER_HAND)

    @property
    def _over(self) -> list[Pose]:
        """How the card lies, and then those that lie over it."""
        stage, view = self._shown.stage, self._shown.view
        hands = (stage.keys(view, hand) for hand in range(len(view.board.captured)))
        keys: Sequence[str] = next((keys for keys in hands if self._text in keys), [])
        return self._poses(keys[keys.index(self._text) :]) if keys else []

    def _poses(self, keys: Sequence[str]) -> list[Pose]:
        sprites = self._shown.stage.sprites
        return [sprites[key].pose for key in keys if key in sprites]


class Warned(DialogScene):
    """The question before a card that seems bad. That card, and the trick it is for, stay as bright as they are."""

    def __init__(
        self, app: App, title: str, sentence: str, answers: Sequence[DialogAnswer], about: Doubted | None
    ) -> None:
        super().__init__(app, title, sentence, answers)
        self._about = about
        if about is not None:
            self.inset, self.apart, self.widest = _INSET, _APART, _WIDEST

    def _top(self, canvas: Canvas, height: int) -> int:
        usual = super()._top(canvas, height)
        highest, lowest = (usual, 0) if self._about is None else self._about.room(canvas)
        return max(usual, min(highest, lowest - height))

    def paint(self, canvas: Canvas) -> None:
        seen = [] if self._about is None else [_in_sight(canvas.surface, cards) for cards in self._about.cards()]
        tags = [] if self._about is None else self._about.tags(canvas)
        seen += [_in_shape(canvas.surface, *_rounded(canvas, tag)) for tag in tags]
        super().paint(canvas)
        for part, place in seen:
            canvas.surface.blit(part, place)
        mark = None if self._about is None else self._about.mark(canvas)
        if mark is not None:
            draw_tag(canvas, DONE.say(), mark)


def doubted(shown: ShownTable, action: Action) -> Doubted | None:
    """Return the card that is to be played; None for other actions."""
    return Doubted(shown, action) if isinstance(action, PlayCard) else None


def _in_sight(surface: pygame.Surface, cards: Sequence[Pose]) -> tuple[pygame.Surface, pygame.Rect]:
    """Return what is seen of the first of these cards, and where; the others lie over it."""
    picture, rect = _in_shape(surface, *_shape(cards[0]))
    for card in cards[1:]:
        if abs(card.x - cards[0].x) < card.height:
            shape, place = _shape(card)
            picture.blit(shape, place.move(-rect.left, -rect.top), special_flags=pygame.BLEND_RGBA_SUB)
    return picture, rect


def _in_shape(surface: pygame.Surface, shape: pygame.Surface, place: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect]:
    """Return what is seen in a white shape at this place, and where."""
    rect = place.clip(surface.get_rect())
    picture = surface.subsurface(rect).convert_alpha()
    picture.blit(shape, place.move(-rect.left, -rect.top), special_flags=pygame.BLEND_RGBA_MULT)
    return picture, rect


def _rounded(canvas: Canvas, tag: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect]:
    """Return the shape of a tag all in white, and its place."""
    shape = pygame.Surface(tag.size, pygame.SRCALPHA)
    pygame.draw.rect(shape, "white", shape.get_rect(), border_radius=canvas.px(_TAG_CORNER))
    return shape, tag


def _shape(pose: Pose) -> tuple[pygame.Surface, pygame.Rect]:
    """Return a card all in white, as it leans, and its place."""
    size = round(pose.height * CARD_RATIO), round(pose.height)
    shape = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(shape, "white", shape.get_rect(), border_radius=round(_CORNER * pose.height))
    turned = pygame.transform.rotozoom(shape, pose.angle, 1.0)
    return turned, turned.get_rect(center=(round(pose.x), round(pose.y)))


def warning_scene(
    app: App,
    words: str,
    show: Callable[[], None],
    go_on: Callable[[], object],
    think_again: Callable[[], None],
    about: Doubted | None,
) -> DialogScene:
    """Return the question, in these words, whether to `show` what is better, to `go_on`, or to think again.

    It is `about` a card, if it is.
    """
    answers = [
        DialogAnswer(say("warning before a bad choice: answer", "Show me"), show, "primary"),
        DialogAnswer(say("warning before a bad choice: answer", "Do it anyway"), lambda: _do(go_on)),
        DialogAnswer(say("warning before a bad choice: answer", "Think again"), think_again),
    ]
    return Warned(app, hints.warning_title(), words, answers, about)


def warning_offer(app: App, mistake: str, go_on: Callable[[], None]) -> DialogScene:
    """Return the question whether to be warned before big mistakes from now on, after one; any answer leads on."""

    def switch_on() -> None:
        app.settings.warning = "blunders"
        app.apply_settings()
        go_on()

    answers = [
        DialogAnswer(say("offer of a warning: answer", "Warn me"), switch_on, "primary"),
        DialogAnswer(say("offer of a warning: answer", "No, thanks"), go_on),
    ]
    return DialogScene(app, hints.offer_title(), hints.offer_words(mistake), answers)


def crown_question(app: App, take_back: Callable[[], object], lay_away: Callable[[], object]) -> DialogScene:
    """Return the question whether to lay the Crown away, or to `take_back` that: whoever knows it keeps it."""
    answers = [
        DialogAnswer(say("the Crown is laid away: answer", "Lay it away"), lambda: _do(lay_away)),
        DialogAnswer(say("the Crown is laid away: answer", "Keep it"), lambda: _do(take_back), "primary"),
    ]
    question = say("the Crown is laid away: question", "Lay the Crown away?")
    reason = say("the Crown is laid away", "It is the highest trump: nothing beats it, and it brings 25 points.")
    return DialogScene(app, question, reason, answers)


def _do(deed: Callable[[], object]) -> None:
    deed()
