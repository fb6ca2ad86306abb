"""The question before a choice that seems bad, and the offer to be asked it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ....engine.actions import Action, PlayCard
from ...drawing.canvas import Canvas
from ...motion.motions import Pose
from ...program.app import App
from ...tabletop.fans import CARD_RATIO
from ...tabletop.shown import ShownTable
from ...wording import hints
from ...wording.phrases import say
from ..dialog import DialogAnswer, DialogScene

_CORNER = 0.045  # of a card's height, the radius of its corners


class Warned(DialogScene):
    """The question before a card that seems bad, which stays as bright as it is; the cards in `over` lie over it."""

    def __init__(
        self, app: App, title: str, sentence: str, answers: Sequence[DialogAnswer], over: Callable[[], Sequence[Pose]]
    ) -> None:
        super().__init__(app, title, sentence, answers)
        self._over = over

    def paint(self, canvas: Canvas) -> None:
        cards = self._over()
        seen = _in_sight(canvas.surface, cards) if cards else None
        super().paint(canvas)
        if seen is not None:
            canvas.surface.blit(*seen)


def laid_over(shown: ShownTable, action: Action) -> Sequence[Pose]:
    """Return how the card lies that is to be played, and those that lie over it; nothing for other actions."""
    if not isinstance(action, PlayCard):
        return []
    stage, text = shown.stage, action.card.text
    hands = (stage.keys(shown.view, hand) for hand in range(len(shown.view.board.captured)))
    keys: Sequence[str] = next((keys for keys in hands if text in keys), [])
    return [stage.sprites[key].pose for key in keys[keys.index(text) :] if key in stage.sprites] if keys else []


def _in_sight(surface: pygame.Surface, cards: Sequence[Pose]) -> tuple[pygame.Surface, pygame.Rect]:
    """Return what is seen of the first of these cards, and where; the others lie over it."""
    rect = _shape(cards[0])[1].clip(surface.get_rect())
    picture = surface.subsurface(rect).convert_alpha()
    for number, card in enumerate(card for card in cards if abs(card.x - cards[0].x) < card.height):
        shape, place = _shape(card)
        how = pygame.BLEND_RGBA_SUB if number else pygame.BLEND_RGBA_MULT
        picture.blit(shape, place.move(-rect.left, -rect.top), special_flags=how)
    return picture, rect


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
    over: Callable[[], Sequence[Pose]],
) -> DialogScene:
    """Return the question, in these words, whether to `show` what is better, to `go_on`, or to think again.

    `over`: as the card lies that it is about, and those over it.
    """
    answers = [
        DialogAnswer(say("warning before a bad choice: answer", "Show me"), show, "primary"),
        DialogAnswer(say("warning before a bad choice: answer", "Do it anyway"), lambda: _do(go_on)),
        DialogAnswer(say("warning before a bad choice: answer", "Think again"), think_again),
    ]
    return Warned(app, hints.warning_title(), words, answers, over)


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
