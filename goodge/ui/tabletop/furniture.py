"""The items on the table besides the cards: bar, plates, calls, middle, the hand to press, tools and sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from ...engine.cards import Card
from ...engine.game import Phase
from ...engine.values import replace
from ...table.seats import SeatSetup
from ..drawing.canvas import Canvas
from ..drawing.theme import (
    ALARM,
    BODY_STRONG,
    CREAM,
    GOLD_BRIGHT,
    KEYCAP,
    MUTED,
    PANEL,
    SMALL,
    SMALL_STRONG,
    SUBHEADING,
)
from ..drawing.typesetting import Typesetter
from ..program.teams import Occasion
from ..widgets.base import Drawing, Item, Label, Panel, scaled
from ..widgets.commands import Command, cap
from ..widgets.device import in_use
from ..widgets.layout import columns
from ..wording.bar import who_deals
from ..wording.happenings import go_on_words
from ..wording.lists import side_by_side
from ..wording.plates import thinking
from ..wording.players import level_name, style_name
from ..wording.portraits import character_words
from ..wording.prompts import asked_words
from ..wording.refusals import rule_words
from ..wording.stash import stash_label
from ..wording.tips import call_tip, dealer_tip, trick_worth_tip
from .banner import Banner
from .carditem import CardItem
from .facts import BarFacts, CallFacts, Piece, PlateFacts
from .fans import exposed
from .highlights import BANNER
from .matchstate import MatchState
from .offers import Offers, tool_button, tool_icon
from .panels.panel import PhasePanel
from .plates import OUTSIDE, Call, Layout, Plate, agreed, has_portrait
from .pointers import STASH, open_stash, pointers
from .sentences import SENTENCES, in_two_lines
from .shown import ShownTable

_ICON = 44
_ABOVE_END, _END = 24, 52  # the buttons at the end, and the air over them


class Laid(Protocol):
    """A table to lay out: what is shown, who sits there, and what is offered beside the cards."""

    @property
    def shown(self) -> ShownTable: ...

    @property
    def panel(self) -> PhasePanel | None:
        """The panel that asks the viewer something; None if nothing is asked."""

    @property
    def offers(self) -> Offers: ...

    @property
    def seats(self) -> Sequence[SeatSetup]: ...

    @property
    def portraits(self) -> Sequence[str]:
        """The portraits of the seats."""

    @property
    def occasion(self) -> Occasion | None: ...

    @property
    def round_number(self) -> int:
        """The round being played, counted from 1."""

    @property
    def clock_words(self) -> str:
        """The words for the playing time left; empty where the rules set no time."""

    @property
    def thinking_seat(self) -> int | None: ...

    @property
    def is_held(self) -> bool:
        """True while a trick stays on the table until somebody wants to go on."""

    @property
    def rule_against(self) -> int | None:
        """The number of the rule by which something was refused, as long as that is told."""

    @property
    def focus_key(self) -> str | None: ...

    @property
    def pointed_key(self) -> str | None: ...

    def card_item(self, card: Card, rect: pygame.Rect) -> CardItem: ...


class Furniture:
    """Lays out the items of a table."""

    def __init__(self, laid: Laid) -> None:
        self._laid = laid
        self._offers: Offers
        self._agreed: tuple[Typesetter, list[Plate], Layout | None] | None = None  # for what, and which layout

    @property
    def _shown(self) -> ShownTable:
        return self._laid.shown

    def items(self, canvas: Canvas) -> list[Item]:
        """Return all items of the table in drawing order."""
        self._offers = self._laid.offers
        shown = self._shown
        places, view = shown.places, shown.view
        bar = self._bar(canvas)
        opened = open_stash(shown, canvas) if self._laid.pointed_key == STASH else []
        items = [bar, *self._tools_of_bar(canvas, bar), *pointers(shown, canvas, bar, opened)]
        hidden = view.board.dummy if shown.is_drawing else None
        items += self._plates(canvas, [hand for hand in range(len(view.board.captured)) if hand != hidden])
        items += [self._call(hand, call) for hand, call in shown.presenter.calls(view).items()]
        items += self._occasion(canvas)
        if opened:
            items += opened
        elif "stash:0" in shown.stage.sprites:
            items.append(
                Label(
                    key="stash", rect=places.stash_label(), text=stash_label(), role=SMALL, colour=MUTED, align="right"
                )
            )
        items += self._middle(canvas)
        items += self._hand_items(canvas)
        items += self._tools(canvas)
        items.append(self._sentence(canvas))
        if not self._offers.row:
            items.append(self._detail(canvas))
        return items

    def _bar(self, canvas: Canvas) -> MatchState:
        """Return the bar, with room for the way out on its left and other tools on its right."""
        shown, laid, px = self._shown, self._laid, canvas.px
        side = px(_ICON)
        return MatchState(
            key="bar", rect=shown.places.bar,
            state=shown.presenter.state(shown.view, laid.round_number, laid.clock_words),
            facts=BarFacts((Piece(who_deals()),)) if shown.is_drawing else shown.presenter.bar(shown.view, shown.names),
            left=px(8) + side + px(12),
            right=shown.places.width - px(8) - side - (len(self._offers.at_right) - 1) * (side + px(4)) - px(16),
            is_backing=True, tip=shown.presenter.bar_in_words(shown.view) or None,
        )  # fmt: skip

    def _tools_of_bar(self, canvas: Canvas, bar: MatchState) -> list[Item]:
        """Return the way out at the left of the bar, and the other tools from the middle to its right."""
        px, offers, side = canvas.px, self._offers, canvas.px(_ICON)
        left = pygame.Rect(px(8), (bar.rect.height - side) // 2, side, side)
        right = left.copy()
        right.right = bar.rect.right - px(8)
        rects = [right.move(-place * (side + px(4)), 0) for place in range(len(offers.at_right))]
        at_right = list(zip(offers.at_right, rects, strict=True))
        return [tool_icon(offers.way_out, left), *(tool_icon(tool, rect) for tool, rect in reversed(at_right))]

    def _occasion(self, canvas: Canvas) -> list[Item]:
        """Return the label for what the match is part of, between the bar and the plates."""
        occasion, places = self._laid.occasion, self._shown.places.occasions
        if occasion is None:
            return []
        least = canvas.type.size(occasion.words, KEYCAP)[0]
        rect = next((place for place in places if least <= place.width), places[-1])
        words = occasion.words if least <= rect.width else occasion.short_words
        role = canvas.type.fitting(words, (SMALL_STRONG, SMALL, KEYCAP), rect.width)
        words = canvas.type.shortened(words, role, rect.width)
        align = "left" if rect.left < self._shown.places.width // 2 else "right"
        return [Label(key="occasion", rect=rect, text=words, role=role, colour=MUTED, align=align)]

    def _plates(self, canvas: Canvas, hands: Sequence[int]) -> list[Plate]:
        """Return the plates, which have the same words in the same places."""
        plates = [self._plate(canvas, hand) for hand in hands]
        alike = [plate for plate in plates if has_portrait(canvas, plate.rect)]
        if self._agreed is None or self._agreed[0] is not canvas.type or self._agreed[1] != alike:
            self._agreed = canvas.type, [replace(plate) for plate in alike], agreed(canvas, alike)
        for plate in alike:
            plate.layout = self._agreed[2]
        return plates

    def _plate(self, canvas: Canvas, hand: int) -> Plate:
        shown = self._shown
        facts = shown.presenter.plate(shown.view, shown.names, hand, shown.points)
        facts = replace(facts, name=shown.presenter.name_on_plate(shown.view, facts.name, hand))
        if shown.is_drawing:
            facts = replace(facts, is_dealer=False, figure="", caption="", note="", short_note="", least_note="")
        is_turn = not shown.is_drawing and hand == shown.seats_view.board.acting
        rect, lights = shown.places.plate(hand), shown.highlights
        portrait = None if hand == shown.view.board.dummy else self._laid.portraits[shown.view.board.holders[hand]]
        return Plate(
            key=f"plate-{hand}", rect=rect, facts=facts, about=self._about(hand), is_turn=is_turn,
            doing=thinking() if self._is_thinking(hand) else "", tip=self._plate_tip(hand, facts),
            portrait=portrait, has_won=shown.sent_worth is not None and shown.sent_worth[1] == hand,
            verdict=lights.verdict(hand), shift=lights.shift(hand, canvas.unit),
        )  # fmt: skip

    def _plate_tip(self, hand: int, facts: PlateFacts) -> str:
        """Return the words for all that a plate shows, which may be shortened on it: who, and how they stand."""
        shown = self._shown
        about = "" if shown.is_drawing else shown.presenter.about(shown.seats_view, shown.names, hand)
        taken = f"{facts.figure} {facts.caption}".strip()
        deals = dealer_tip() if facts.is_dealer else ""
        more = shown.presenter.plate_in_words(shown.view, hand)
        return side_by_side(self._who(hand) or facts.name, about, taken, facts.total, facts.note, more, deals)

    def _who(self, hand: int) -> str | None:
        """Return the words for the computer player who plays a hand; None for a person and for the dummy."""
        seat = self._shown.view.board.holders[hand]
        setup = self._laid.seats[seat]
        if setup.level is None or hand == self._shown.view.board.dummy:
            return None
        style = "" if setup.style is None else style_name(setup.style)
        return side_by_side(character_words(setup.name, self._laid.portraits[seat]), level_name(setup.level), style)

    def _about(self, hand: int) -> tuple[str, ...]:
        """Return what the game says of a hand; where it says nothing, the computer player's level and style."""
        shown = self._shown
        about = "" if shown.is_drawing else shown.presenter.about(shown.seats_view, shown.names, hand)
        setup = self._laid.seats[shown.view.board.holders[hand]]
        if about or setup.level is None or hand == shown.view.board.dummy:
            return (about,)
        level, style = level_name(setup.level), "" if setup.style is None else style_name(setup.style)
        return (side_by_side(level, style), level) if style else (level,)

    def _is_thinking(self, hand: int) -> bool:
        board = self._shown.view.board
        return board.holders[hand] == self._laid.thinking_seat and hand == board.acting != board.dummy

    def _call(self, hand: int, facts: CallFacts) -> Call:
        rect = self._shown.places.call(hand)
        if rect.right <= self._shown.places.plate(hand).left:  # where the portrait stands out
            rect.move_ip(-round(OUTSIDE * self._shown.places.unit * 0.6), 0)
        shown = self._shown
        tip = call_tip(shown.names[shown.view.board.holders[hand]], facts.text)
        growth = 1.0 - self._shown.popping.get(hand, 1.0)
        grown = rect.inflate(round(rect.w * 0.25 * growth), round(rect.h * 0.25 * growth))
        return Call(key=f"call-{hand}", rect=grown, facts=facts, tip=tip)

    def _middle(self, canvas: Canvas) -> list[Item]:
        shown = self._shown
        places = shown.places
        if shown.captions.announcement is not None:
            emblem, words = shown.captions.announcement
            rect = places.panel(0, BANNER)
            role = SUBHEADING if canvas.type.size(words, SUBHEADING)[0] < canvas.px(560) else BODY_STRONG
            rect.inflate_ip(canvas.type.size(words, role)[0] + canvas.px(150 if emblem else 60), 0)
            return [Drawing(key="announcement", rect=rect, paint=Banner(emblem, words, role))]
        panel, scale = self._laid.panel, places.asking_scale
        if panel is None:
            items = shown.presenter.middle(shown.view, shown.names, places, canvas.scaled(scale))
            return scaled(items, scale) or self._trick_points(canvas)
        if not panel.grows:
            return [*panel.compose(canvas), *self._trick_points(canvas)]
        return scaled(panel.compose(canvas.scaled(scale)), scale)

    def _trick_points(self, canvas: Canvas) -> list[Item]:
        shown = self._shown
        cards = shown.view.board.trick.cards if shown.sent_worth is None else shown.sent_worth[0]
        words = shown.presenter.trick_worth(cards)
        if not words:
            return []
        rect = shown.places.trick_points()
        more = canvas.type.size(words, SMALL_STRONG)[0] + canvas.px(20) - rect.width
        rect.inflate_ip(max(0, more), 0)
        if shown.sent_worth is not None:
            _, hand, share = shown.sent_worth
            start, end = pygame.Vector2(rect.center), pygame.Vector2(shown.places.plate(hand).center)
            rect.center = round(start.lerp(end, share))
            if rect.colliderect(shown.places.plate(hand)):
                return []
        return [
            Panel(key="trick-points-ground", rect=rect, radius=14, top=PANEL.faded(170), line=None),
            Label(
                key="trick-points", rect=rect, text=words, role=SMALL_STRONG, colour=GOLD_BRIGHT, tip=trick_worth_tip()
            ),
        ]

    def _hand_items(self, canvas: Canvas) -> list[Item]:
        """Return the cards that the viewer may play at some time: their own and, if they play it, the dummy's."""
        shown, view = self._shown, self._shown.view
        if view.seat is None or shown.is_drawing:
            return []
        hands = [hand for hand, seat in enumerate(view.board.holders) if seat == view.seat]
        items: list[Item] = []
        for hand in hands:
            order = shown.stage.order(view, hand) or []
            rects = exposed(shown.stage.poses(view, hand)[: len(order)])
            items += [
                self._laid.card_item(card, rect.clip(canvas.rect)) for card, rect in zip(order, rects, strict=True)
            ]
        return items

    def _tools(self, canvas: Canvas) -> list[Item]:
        """Return what is offered beside the cards, over the viewer's own plate, or in a row under the sentence."""
        shown, offers = self._shown, self._offers
        items: list[Item] = []
        for tool in () if shown.is_drawing else offers.tools:
            rect = shown.places.tools.copy()
            rect.width = canvas.px(tool.width)
            if tool.is_at_right:
                rect.right = shown.places.tools.right
            items.append(tool_button(tool, rect))
        if offers.own is not None:
            items.append(tool_button(offers.own, shown.places.own_tool))
        below = shown.places.sentence
        row = pygame.Rect(below.left, below.bottom + canvas.px(1), below.width, canvas.px(38))
        if offers.is_end:
            row = pygame.Rect(below.left, below.bottom + canvas.px(_ABOVE_END), below.width, canvas.px(_END))
        rects = columns(row, [tool.width for tool in offers.row], canvas.px(8)) if offers.row else []
        return [*items, *(tool_button(tool, rect) for tool, rect in zip(offers.row, rects, strict=True))]

    def _sentence(self, canvas: Canvas) -> Label:
        shown = self._shown
        news_colour = GOLD_BRIGHT if shown.captions.is_decision else CREAM
        long = in_two_lines(canvas, self._lengthy, shown.places.sentence.width)[0]
        if shown.captions.refusal is not None:
            words, colour = shown.captions.refusal, ALARM
        elif self._laid.is_held:
            words, colour = long, news_colour
        elif shown.captions.news:
            words, colour = shown.captions.news, news_colour
        elif long:
            words, colour = long, GOLD_BRIGHT
        elif self._laid.panel is not None:
            words, colour = asked_words(self._laid.panel.prompt, shown.asked_name), CREAM
        elif shown.is_drawing or not shown.stage.sprites:
            words, colour = "", MUTED
        else:
            words, colour = shown.presenter.what_happens(shown.view, shown.names), MUTED
        rect = self._over_panel(self._beside_call(canvas, words))
        role = canvas.type.fitting(words, SENTENCES, rect.width)
        return Label(key="sentence", rect=rect, text=words, role=role, colour=colour)

    @property
    def _lengthy(self) -> str:
        """The words that may take the line below the sentence as well: news that stay until read, or advice."""
        captions = self._shown.captions
        if captions.refusal is not None:
            return ""
        if self._laid.is_held:
            return go_on_words(captions.news, cap(Command.PRESS), by_mouse=in_use.has_mouse)
        return "" if captions.news or self._laid.panel is None else captions.hint

    def _beside_call(self, canvas: Canvas, words: str) -> pygame.Rect:
        """Return the place of the sentence: narrower where the bottom hand's call lies beside it.

        It stays in the middle of the table unless the words have room beside the call alone.
        """
        places, calls = self._shown.places, self._shown.presenter.calls(self._shown.view)
        rect = places.sentence
        if self._offers.row and not self._offers.is_end:
            return rect.inflate(-canvas.px(172), 0)
        taken = places.call(places.anchor).right + canvas.px(10) - rect.left if places.anchor in calls else 0
        if taken <= 0 or not places.call(places.anchor).colliderect(rect.inflate(canvas.px(20), 0)):
            return rect
        if canvas.type.size(words, SENTENCES[-1])[0] <= rect.width - 2 * taken:
            return rect.inflate(-2 * taken, 0)
        return pygame.Rect(rect.left + taken, rect.top, rect.width - taken, rect.height)

    def _over_panel(self, rect: pygame.Rect) -> pygame.Rect:
        """Return a place for words where they stand over what a panel has near the hand."""
        places, foot = self._shown.places, 0 if self._laid.panel is None else self._laid.panel.foot
        return rect.move(0, places.under_words(foot).top - places.detail.bottom) if foot else rect

    def _detail(self, canvas: Canvas) -> Label:
        rect, words = self._over_panel(self._shown.places.detail), self._detail_words()
        rest = in_two_lines(canvas, self._lengthy, self._shown.places.sentence.width)[1]
        if rest:
            return Label(key="detail", rect=rect, text=rest, role=SENTENCES[-1], colour=GOLD_BRIGHT)
        role = canvas.type.fitting(words, (SMALL, KEYCAP), rect.width)
        colour = MUTED if rect == self._shown.places.detail else CREAM  # higher up the cloth is lighter
        return Label(key="detail", rect=rect, text=words, role=role, colour=colour)

    def _detail_words(self) -> str:
        shown = self._shown
        if self._laid.rule_against is not None:
            return rule_words(self._laid.rule_against, cap(Command.RULES))
        if self._laid.panel is None:
            is_new = shown.view.board.phase is Phase.PLAY and not shown.view.board.tricks and not shown.is_drawing
            return shown.presenter.aim(shown.view) if is_new else shown.presenter.trick_note(shown.view)
        cards = (*shown.view.hand, *(shown.view.dummy or ()))
        keys = self._laid.pointed_key, self._laid.focus_key
        card = next((card for key in keys for card in cards if card.text == key), None)
        if shown.captions.hint_detail and (card is None or card.text in shown.marked):
            return shown.captions.hint_detail
        return self._laid.panel.detail(card)
