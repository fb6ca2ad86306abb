"""What stands on the table besides the cards: bar, plates, calls, the middle, the hand to press, tools, sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from ...engine.cards import Card
from ...engine.game import Phase
from ..canvas import Canvas
from ..items.base import Drawing, Item, Label, Panel
from ..items.buttons import Button
from ..theme import (
    ALARM,
    BODY_STRONG,
    CREAM,
    GOLD_BRIGHT,
    MUTED,
    PANEL,
    SENTENCE,
    SMALL,
    SMALL_STRONG,
    SUBHEADING,
    Role,
)
from .facts import BarFacts, CallFacts, Piece
from .places import exposed
from .plates import Call, MatchState, Plate

if TYPE_CHECKING:
    from ..scenes.table import TableScene

_DRAWING = BarFacts((Piece("Who deals first?"),))
_SENTENCES = (SENTENCE, BODY_STRONG, SMALL_STRONG)


class Furniture:
    """Lays the items of a table scene out."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def items(self, canvas: Canvas) -> list[Item]:
        """Everything of the table that is an item, in drawing order."""
        scene, px = self._scene, canvas.px
        places, view, app = scene.places, scene.view, scene.app
        side = px(44)
        pause = pygame.Rect(px(8), (places.bar.height - side) // 2, side, side)
        rules = pause.copy()
        rules.right = places.width - px(8)
        mute = rules.move(-side - px(4), 0)
        sound = "sound-off" if app.settings.muted else "sound-on"
        items: list[Item] = [
            MatchState(
                key="bar", rect=places.bar,
                state=scene.presenter.state(view, self._round_number(), scene.clock_words()),
                facts=_DRAWING if scene.is_drawing else scene.presenter.bar(view, scene.names),
                left=pause.right + px(12), right=mute.left - px(16), is_backing=True,
            ),
            Button(key="pause", rect=pause, icon="pause", style="quiet", on_press=scene.on_escape, tip="Pause · Esc"),
            Button(key="mute", rect=mute, icon=sound, style="quiet", on_press=app.toggle_mute, tip="Sound · M"),
            Button(key="rules", rect=rules, icon="help", style="quiet", on_press=app.open_rules, tip="Rules · F1"),
        ]  # fmt: skip
        hidden = view.board.dummy if scene.is_drawing else None
        items += [self._plate(hand) for hand in range(len(view.board.captured)) if hand != hidden]
        items += [self._call(hand, call) for hand, call in scene.presenter.calls(view).items()]
        if "stash:0" in scene.stage.sprites:
            items.append(
                Label(key="stash", rect=places.stash_label(), text="Stash", role=SMALL, colour=MUTED, align="right")
            )
        items += self._middle(canvas)
        items += self._hand_items(canvas)
        items += self._tools(canvas)
        items.append(self._sentence(canvas))
        items.append(Label(key="detail", rect=places.detail, text=self._detail(), role=SMALL, colour=MUTED))
        return items

    def _round_number(self) -> int:
        scene = self._scene
        scored = sum(states[-1].board.phase is Phase.SCORED for states in scene.table.record.rounds[:-1])
        return scored + 1

    def _plate(self, hand: int) -> Plate:
        scene = self._scene
        facts = scene.presenter.plate(scene.view, scene.names, hand, scene.points)
        if scene.is_drawing:
            facts = replace(facts, is_dealer=False)
        is_turn = not scene.is_drawing and hand == scene.seats_view.board.acting
        rect = scene.places.plate(hand)
        return Plate(key=f"plate-{hand}", rect=rect, facts=facts, about=self._about(hand), is_turn=is_turn)

    def _about(self, hand: int) -> tuple[str, ...]:
        """Who plays a hand (a level, a style), and what its game says of it: at length, and ever shorter."""
        scene = self._scene
        seat = scene.view.board.holders[hand]
        setup = scene.table.seats[seat]
        who, style = (setup.level or "").capitalize(), (setup.style or "").capitalize()
        if hand == scene.view.board.dummy:
            who = style = ""
        elif seat == scene.opponents.thinking_seat and hand == scene.view.board.acting:
            who, style = "thinking …", ""
        about = "" if scene.is_drawing else scene.presenter.about(scene.seats_view, scene.names, hand)
        ways = ((who, style, about), (who, about), (about or who,))
        return tuple(" · ".join(filter(None, way)) for way in ways)

    def _call(self, hand: int, facts: CallFacts) -> Call:
        rect = self._scene.places.call(hand)
        growth = 1.0 - self._scene.popping.get(hand, 1.0)
        grown = rect.inflate(round(rect.w * 0.25 * growth), round(rect.h * 0.25 * growth))
        return Call(key=f"call-{hand}", rect=grown, facts=facts)

    def _middle(self, canvas: Canvas) -> list[Item]:
        scene = self._scene
        places = scene.places
        if scene.announcement is not None:
            emblem, words = scene.announcement
            rect = places.panel(0, 84)
            role = SUBHEADING if canvas.type.size(words, SUBHEADING)[0] < canvas.px(560) else BODY_STRONG
            rect.inflate_ip(canvas.type.size(words, role)[0] + canvas.px(150 if emblem else 60), 0)
            return [Drawing(key="announcement", rect=rect, paint=Banner(emblem, words, role))]
        if scene.panel is not None:
            return [*scene.panel.compose(canvas), *self._trick_points()]
        return scene.presenter.middle(scene, canvas) or self._trick_points()

    def _trick_points(self) -> list[Item]:
        scene = self._scene
        words = scene.presenter.trick_worth(map(Card.parse, scene.trick_keys()))
        if not words:
            return []
        rect = scene.places.trick_points()
        return [
            Panel(key="trick-points-ground", rect=rect, radius=14, top=PANEL.faded(170), line=None),
            Label(key="trick-points", rect=rect, text=words, role=SMALL_STRONG, colour=GOLD_BRIGHT),
        ]

    def _hand_items(self, canvas: Canvas) -> list[Item]:
        """The cards that the viewer may play at one time or another: his own and, if it is his, the dummy's."""
        scene, view = self._scene, self._scene.view
        if view.seat is None or scene.is_drawing:
            return []
        hands = [hand for hand, seat in enumerate(view.board.holders) if seat == view.seat]
        items: list[Item] = []
        for hand in hands:
            order = scene.stage.order(view, hand) or []
            rects = exposed(scene.stage.poses(view, hand)[: len(order)])
            items += [scene.card_item(card, rect.clip(canvas.rect)) for card, rect in zip(order, rects, strict=True)]
        return items

    def _tools(self, canvas: Canvas) -> list[Item]:
        scene = self._scene
        if scene.is_drawing:
            return []
        if scene.view.board.phase is not Phase.PLAY:
            return [self._undo_button(canvas)] if scene.can_undo else []
        tools = scene.places.tools
        last = pygame.Rect(tools.left, tools.top, canvas.px(146), tools.height)
        if not scene.has_people:
            last.right = tools.right
        why = None if scene.view.board.tricks else "No trick has been won yet"
        show_last = Button(
            key="last", rect=last, role=SMALL_STRONG, text="Last trick", on_press=scene.show_last_trick, keycap="L",
            why_off=why, tip=why or "The last trick",
        )  # fmt: skip
        return [show_last, self._undo_button(canvas)] if scene.has_people else [show_last]

    def _undo_button(self, canvas: Canvas) -> Button:
        scene = self._scene
        tools = scene.places.tools
        width = canvas.px(110)
        rect = pygame.Rect(tools.right - width, tools.top, width, tools.height)
        why = None if scene.can_undo else scene.why_no_undo()
        return Button(
            key="undo", rect=rect, role=SMALL_STRONG, text="Undo", on_press=scene.undo, keycap="U", why_off=why,
            tip=why or "Takes the last decision back",
        )  # fmt: skip

    def _sentence(self, canvas: Canvas) -> Label:
        scene = self._scene
        if scene.message is not None:
            words, colour = scene.message, ALARM
        elif scene.director.holds_trick:
            words, colour = f"{scene.news}. Click or press Enter to go on", CREAM
        elif scene.news:
            words, colour = scene.news, CREAM
        elif scene.panel is not None:
            name = scene.names[scene.viewer] if scene.is_shared and scene.viewer is not None else None
            words, colour = scene.presenter.what_to_do(scene.view, name), CREAM
        else:
            words, colour = scene.presenter.what_happens(scene.view, scene.names), MUTED
        rect = scene.places.sentence
        role = canvas.type.fitting(words, _SENTENCES, rect.width)
        return Label(key="sentence", rect=rect, text=words, role=role, colour=colour)

    def _detail(self) -> str:
        scene = self._scene
        if scene.panel is None:
            is_new = scene.view.board.phase is Phase.PLAY and not scene.view.board.tricks and not scene.is_drawing
            return scene.presenter.aim(scene.view) if is_new else ""
        cards = (*scene.view.hand, *(scene.view.dummy or ()))
        card = next((card for card in cards if card.text == scene.focus_key), None)
        return scene.panel.detail(card)


class Banner:
    """A line in large type on a dark ground, with an emblem before it."""

    def __init__(self, emblem: str | None, words: str, role: Role) -> None:
        self._emblem = emblem
        self._words = words
        self._role = role

    def __call__(self, canvas: Canvas, rect: pygame.Rect) -> None:
        px = canvas.px
        canvas.panel(rect, radius=18, top=PANEL.faded(242), line=GOLD_BRIGHT.faded(170), line_width=2)
        text = rect.copy()
        if self._emblem is not None:
            medal = pygame.Rect(rect.left + px(20), 0, px(62), px(62))
            medal.centery = rect.centery
            name = self._emblem
            if name.startswith("suits/"):
                canvas.panel(medal, radius=31, top=CREAM, line=GOLD_BRIGHT, line_width=2)
                canvas.picture(name, medal.inflate(-px(18), -px(18)))
            else:
                canvas.picture(f"emblems/{name}", medal)
            text.left, text.width = medal.right, rect.right - medal.right
        canvas.text(self._words, self._role, text, GOLD_BRIGHT)
