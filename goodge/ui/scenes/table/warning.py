"""The question before a choice that seems bad, and the offer to be asked it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ....engine.actions import Action, PlayCard
from ...drawing.canvas import Canvas
from ...program.app import App
from ...tabletop.fans import CARD_RATIO
from ...tabletop.marks import draw_tag, tag_size
from ...tabletop.shown import ShownTable
from ...widgets.base import Item
from ...wording import hints
from ...wording.phrases import say
from ...wording.review import DONE
from ..dialog import DialogAnswer, DialogScene, dimmed

_UNDER_TRICK, _OVER_HAND, _OVER_TAG = 6, 8, 6  # units: from the trick to a panel, from that to the hand, and to a tag
_ON_CARD = 4  # units of a tag that lie on the card under it
_WIDEST = 840  # units, of a panel with little room
_TIGHTER = (24, 10), (20, 8), (16, 6)  # units: from the edge of such a panel to its words, and between these


class Doubted:
    """A card of the table that may be a bad choice, beside the cards of the trick."""

    def __init__(self, shown: ShownTable, action: PlayCard) -> None:
        self._shown, self._text = shown, action.card.text

    def draw(self, canvas: Canvas) -> None:
        """Draw the trick, and what is seen of that card, over the veil that lies on all else."""
        self._shown.draw_trick(canvas)
        over = self._over
        if not over:
            return
        surface, (card, *others) = canvas.surface, map(self._shown.lying, over)
        surface.blit(*card)
        held = surface.get_clip()
        surface.set_clip(card[1].clip(held))
        for picture, place in others:
            if place.colliderect(card[1]):
                surface.fblits([(dimmed(picture), place)] * 2)  # scaled pictures are not quite opaque
        surface.set_clip(held)
        mark = self.mark(canvas)
        if mark is not None:
            draw_tag(canvas, DONE.say(), mark)

    def mark(self, canvas: Canvas) -> pygame.Rect | None:
        """Return the place of the tag that says that the card is chosen: on the upper edge of what is seen of it."""
        poses = [self._shown.stage.sprites[key].pose for key in self._over[:2]]
        if not poses:
            return None
        card, wide = poses[0], poses[0].height * CARD_RATIO
        seen = min([wide, *(other.x - card.x for other in poses[1:] if other.x > card.x)])
        tag = pygame.Rect((0, 0), tag_size(canvas, DONE.say()))
        tag.midbottom = round(card.x - wide / 2 + seen / 2), round(card.y - card.height / 2) + canvas.px(_ON_CARD)
        tag.top = max(tag.top, self._shown.places.bar.bottom + 1)
        return tag

    def room(self, canvas: Canvas, width: int) -> tuple[int, int]:
        """Return where a panel of this width has room under the cards of the trick, and over the hand and its tag."""
        places, board = self._shown.places, self._shown.view.board
        hands = [(board.trick.leader + place) % len(board.captured) for place in range(len(board.trick.cards))]
        ends = [round(pose.y + pose.height / 2) for pose in map(places.trick, hands)]
        highest, lowest = max(ends, default=0) + canvas.px(_UNDER_TRICK), places.hand_top - canvas.px(_OVER_HAND)
        mark, panel = self.mark(canvas), pygame.Rect(0, highest, width, canvas.rect.height)
        panel.centerx = canvas.rect.centerx
        if mark is not None and panel.colliderect(mark):
            lowest = min(lowest, mark.top - canvas.px(_OVER_TAG))
        return highest, lowest

    @property
    def _over(self) -> list[str]:
        """The key of the card, and then those of the cards that lie over it."""
        stage, view = self._shown.stage, self._shown.view
        hands = (stage.keys(view, hand) for hand in range(len(view.board.captured)))
        keys: Sequence[str] = next((keys for keys in hands if self._text in keys), [])
        return [key for key in keys[keys.index(self._text) :] if key in stage.sprites] if keys else []


class Warned(DialogScene):
    """The question before a card that seems bad. That card, and the trick it is for, stay as bright as they are."""

    def __init__(
        self, app: App, title: str, sentence: str, answers: Sequence[DialogAnswer], about: Doubted | None
    ) -> None:
        super().__init__(app, title, sentence, answers)
        self._about = about
        if about is not None:
            self.widest = _WIDEST

    def compose(self, canvas: Canvas) -> list[Item]:
        if self._about is None:
            return super().compose(canvas)
        items = list[Item]()
        for inset, apart in _TIGHTER:
            self.inset, self.apart = inset, apart
            items = super().compose(canvas)
            if items[0].rect.top >= self._about.room(canvas, items[0].rect.width)[0]:
                break
        return items

    def _top(self, canvas: Canvas, height: int) -> int:
        usual = super()._top(canvas, height)
        if self._about is None:
            return usual
        highest, lowest = self._about.room(canvas, self._width(canvas))
        return max(usual, min(highest, lowest - height))

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        if self._about is not None:
            self._about.draw(canvas)


def doubted(shown: ShownTable, action: Action) -> Doubted | None:
    """Return the card that is to be played; None for other actions."""
    return Doubted(shown, action) if isinstance(action, PlayCard) else None


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
