"""The items on the table besides the cards: bar, plates, calls, middle, the hand to press, tools and sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from ...engine.values import replace
from ..drawing.canvas import Canvas
from ..drawing.portrait import DUMMYS
from ..drawing.theme import BODY_STRONG, GOLD_BRIGHT, MUTED, PANEL, SMALL, SMALL_STRONG, SUBHEADING
from ..drawing.typesetting import Typesetter
from ..widgets.alike import alike, share_room
from ..widgets.base import Drawing, Item, Label, Panel, scaled
from ..widgets.buttons import Button
from ..wording.bar import who_deals
from ..wording.happenings import deals
from ..wording.lists import side_by_side
from ..wording.plates import thinking, trick_worth_words
from ..wording.players import level_name, style_name
from ..wording.portraits import character_words
from ..wording.stash import stash_label
from ..wording.tips import call_tip, dealer_tip, trick_worth_tip
from .banner import Banner
from .callpill import CallPill
from .cardsize import is_roomy
from .facts import BarFacts, CallFacts, Piece, PlateFacts, plate_key
from .fans import outline
from .highlights import BANNER
from .laidtable import LaidTable
from .matchstate import MatchState
from .occasion_sign import occasion_sign
from .offers import Offers, Tool, tool_button, tool_icon
from .passing import WORTH
from .platefaces import OUTSIDE
from .platelayouts import Layout
from .plates import Plate, agreed
from .pointers import STASH, open_stash, pointers, pointers_of_bar
from .rows import row_of_tools
from .sentences import GROUND, WordsOverHand
from .shown import ShownTable

_ICON = 44
_BESIDE_ICON = 20  # units: more than an icon that a word beside it takes, with its own width
_FADES = 0.85, 1.05  # shares of its way from and until which the worth of a trick fades
_TALL_FADES = 0.35, 0.75  # in a tall window, where its cards pass over it
_LINES = "sentence", "detail"
_WORTH_GROUND = f"{WORTH}-ground"


class Furniture:
    """Lays out the items of a table."""

    def __init__(self, laid: LaidTable) -> None:
        self._laid = laid
        self._offers: Offers
        self._has_words = False  # beside the icons in the bar
        self._agreed: tuple[Typesetter, list[Plate], Layout | None] | None = None  # for what, and which layout
        self._barred: tuple[Typesetter, MatchState, list[Item]] | None = None  # for what, and what is pointed at in it

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
        items = [bar, *self._tools_of_bar(canvas, bar), *self._in_bar(canvas, bar), *pointers(shown, opened)]
        items += self._plates(canvas, [hand for hand in range(len(view.board.captured)) if self._has_plate(hand)])
        items += [self._call(hand, call) for hand, call in shown.presenter.calls(view).items()]
        items += self._occasion(canvas)
        if opened:
            items += opened
        elif "stash:0" in shown.stage.sprites:
            named, place = stash_label(view.board.phase), places.stash_label()
            items.append(Label(key="stash", rect=place, text=named, role=SMALL, colour=MUTED, align="right"))
        words, middle = WordsOverHand(self._laid, self._offers), self._middle(canvas)
        lines = words.lines(canvas)
        ground = words.ground(canvas, lines)
        items += [*ground, *middle]
        items += self._hand_items(canvas)
        items += self._tools(canvas)
        return [*items, *(lines if ground else self._faded(canvas, lines))]

    def warming(self, canvas: Canvas) -> Iterator[None]:
        """Find out in steps what takes long for the first items alone."""
        self._offers = self._laid.offers
        yield None
        self._in_bar(canvas, self._bar(canvas))
        yield None
        self._plates(canvas, [hand for hand in range(len(self._shown.view.board.captured)) if self._has_plate(hand)])
        yield None

    def moved(self, canvas: Canvas, items: Sequence[Item]) -> list[Item] | None:
        """Return the items with those as they are now that move by themselves; None if other ones have come or gone."""
        hands = [hand for hand in range(len(self._shown.view.board.captured)) if self._has_plate(hand)]
        calls = self._shown.presenter.calls(self._shown.view)
        now: dict[str, Item] = {plate.key: plate for plate in self._plates(canvas, hands)}
        now |= {call.key: call for call in (self._call(hand, facts) for hand, facts in calls.items())}
        if self._laid.panel is None and any(item.key == WORTH for item in items):
            now |= {item.key: item for item in self._trick_points(canvas)}
        lines = [item for item in items if isinstance(item, Label) and item.key in _LINES]
        if not any(item.key == GROUND for item in items):
            now |= {line.key: line for line in self._faded(canvas, lines)}
        moving = {
            item.key
            for item in items
            if isinstance(item, Plate | CallPill) or item.key in (WORTH, _WORTH_GROUND) or item.key in now
        }
        if moving - now.keys() - {WORTH, _WORTH_GROUND} or now.keys() - moving:
            return None
        return [now.get(item.key, item) for item in items if item.key not in moving or item.key in now]

    def _faded(self, canvas: Canvas, lines: Sequence[Label]) -> list[Label]:
        """Return lines as they are seen while a card passes over them."""
        found = []
        for line in lines:
            place = pygame.Rect((0, 0), canvas.type.size(line.text, line.role))
            place.center = line.rect.center
            seen = self._shown.seen_under_cards(place)
            found.append(replace(line, colour=line.colour.faded(round(255 * seen))))
        return found

    def _has_plate(self, hand: int) -> bool:
        return not self._shown.is_drawing or hand != self._shown.view.board.dummy

    def _bar(self, canvas: Canvas) -> MatchState:
        """Return the bar, with room for the way out on its left and other tools on its right."""
        bar = self._bar_beside(canvas, has_words=False)
        self._has_words = False
        if len(bar.facts.pieces) == 1 and not is_roomy(canvas) and not canvas.type.is_enlarged:
            other = self._bar_beside(canvas, has_words=True)
            self._has_words = other.stands_like(canvas, bar)
            bar = other if self._has_words else bar
        return bar

    def _tool_width(self, canvas: Canvas, tool: Tool, *, has_words: bool) -> int:
        """Return the width of a tool in the bar: an icon, or an icon with its word."""
        word = canvas.type.size(tool.word, SMALL_STRONG)[0] + canvas.px(_BESIDE_ICON) if tool.word and has_words else 0
        return canvas.px(_ICON) + word

    def _bar_beside(self, canvas: Canvas, *, has_words: bool) -> MatchState:
        """Return the bar beside tools with words or without."""
        shown, laid, px = self._shown, self._laid, canvas.px
        side = px(_ICON)
        tools = sum(self._tool_width(canvas, tool, has_words=has_words) + px(4) for tool in self._offers.at_right)
        bar = MatchState(
            key="bar", rect=shown.places.bar,
            state=shown.presenter.state(shown.view, laid.round_number, laid.clock_words),
            short_state=shown.presenter.short_state(shown.view, laid.round_number, laid.clock_words),
            facts=self._bar_facts,
            left=px(8) + side + px(12),
            right=shown.places.width - px(8) - tools + px(4) - px(16),
            is_backing=True, tip=shown.presenter.bar_in_words(shown.view) or None,
        )  # fmt: skip
        if shown.captions.is_in_bar and not bar.fits(canvas):
            bar.facts = replace(bar.facts, pieces=(Piece(shown.captions.news),))
        return bar

    @property
    def _bar_facts(self) -> BarFacts:
        """What the bar says: what happens to the whole table stands between the teams, in place of the phase."""
        shown = self._shown
        if shown.is_drawing:
            return BarFacts((Piece(who_deals()),))
        facts = shown.presenter.bar(shown.view, shown.names)
        said = Piece(shown.captions.news) if shown.captions.is_in_bar else None
        if len(facts.pieces) == 1:
            return facts if said is None else replace(facts, pieces=(said,))
        dealing = [Piece(deals(name)) for name in shown.names]
        return replace(
            facts,
            pieces=tuple(
                piece if piece.emblem else replace(said or piece, turns=(piece, *piece.turns, *dealing))
                for piece in facts.pieces
            ),
        )

    def _in_bar(self, canvas: Canvas, bar: MatchState) -> list[Item]:
        """Return what can be pointed at in the bar; to find it takes long, and the bar is mostly that of before."""
        if self._barred is None or self._barred[0] is not canvas.type or self._barred[1] != bar:
            self._barred = canvas.type, bar, pointers_of_bar(canvas, bar)
        return self._barred[2]

    def _tools_of_bar(self, canvas: Canvas, bar: MatchState) -> list[Item]:
        """Return the way out at the left of the bar, and the other tools from the middle to its right."""
        px, offers, side = canvas.px, self._offers, canvas.px(_ICON)
        left = pygame.Rect(px(8), (bar.rect.height - side) // 2, side, side)
        at_right, end = list[Item](), bar.rect.right - px(8)
        for tool in offers.at_right:
            wide = self._tool_width(canvas, tool, has_words=self._has_words)
            rect = pygame.Rect(end - wide, left.top, wide, side)
            at_right.append(tool_icon(tool, rect, has_word=wide > side))
            end = rect.left - px(4)
        return [tool_icon(offers.way_out, left), *reversed(at_right)]

    def _occasion(self, canvas: Canvas) -> list[Item]:
        """Return the sign of what the match is part of, between the bar and the plates."""
        occasion = self._laid.occasion
        return [] if occasion is None else occasion_sign(canvas, self._shown.places, occasion)

    def _plates(self, canvas: Canvas, hands: Sequence[int]) -> list[Plate]:
        """Return the plates, which have the same words in the same places."""
        plates = [self._plate(canvas, hand) for hand in hands]
        if self._agreed is None or self._agreed[0] is not canvas.type or self._agreed[1] != plates:
            self._agreed = canvas.type, [replace(plate) for plate in plates], agreed(canvas, plates)
        for plate in plates:
            plate.layout = self._agreed[2]
        return plates

    def _plate(self, canvas: Canvas, hand: int) -> Plate:
        shown = self._shown
        facts = shown.presenter.plate(shown.view, shown.names, hand, shown.points)
        facts = replace(facts, name=shown.presenter.name_on_plate(shown.view, facts.name, hand))
        if shown.is_drawing:
            facts = replace(facts, is_dealer=False, figure="", caption="", note="", short_note="")
        is_begun = not shown.is_drawing and not shown.captions.is_in_bar
        is_turn = shown.is_found(hand) or (is_begun and hand == shown.seats_view.board.acting)
        rect, lights = shown.places.plate(hand), shown.highlights
        is_dummys = hand == shown.view.board.dummy
        portrait = DUMMYS if is_dummys else self._laid.portraits[shown.view.board.holders[hand]]
        return Plate(
            key=plate_key(hand), rect=rect, facts=facts, about=self._about(hand), is_turn=is_turn,
            doing=thinking() if self._is_thinking(hand) else "", tip=self._plate_tip(hand, facts),
            portrait=portrait, has_won=shown.sent_worth is not None and shown.sent_worth[1] == hand,
            verdict=shown.is_found(hand) or lights.verdict(hand), shift=lights.shift(hand, canvas.unit),
        )  # fmt: skip

    def _plate_tip(self, hand: int, facts: PlateFacts) -> str:
        """Return the words for all that a plate shows, which may be shortened on it: who, and how they stand."""
        shown = self._shown
        about = "" if shown.is_drawing else shown.presenter.about(shown.seats_view, shown.names, hand)
        taken = f"{facts.figure} {facts.caption}".strip()
        deals = dealer_tip() if facts.is_dealer else ""
        more = shown.presenter.plate_in_words(shown.view, hand)
        return side_by_side(
            self._who(hand) or facts.name, about, taken, facts.total, facts.played_by, facts.note, more, deals
        )

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

    def _call(self, hand: int, facts: CallFacts) -> CallPill:
        rect = self._shown.places.call(hand)
        if rect.right <= self._shown.places.plate(hand).left:  # where the portrait stands out
            rect.move_ip(-round(OUTSIDE * self._shown.places.unit * 0.6), 0)
        shown = self._shown
        tip = call_tip(shown.names[shown.view.board.holders[hand]], facts.text)
        growth = 1.0 - self._shown.popping.get(hand, 1.0)
        grown = rect.inflate(round(rect.w * 0.25 * growth), round(rect.h * 0.25 * growth))
        return CallPill(key=f"call-{hand}", rect=grown, facts=facts, tip=tip)

    def _middle(self, canvas: Canvas) -> list[Item]:
        shown = self._shown
        places = shown.places
        if shown.captions.is_clearing and self._laid.panel is None:
            return []
        if shown.captions.announcement is not None:
            emblem, words = shown.captions.announcement
            widest = max(canvas.type.size(line, SUBHEADING)[0] for line in words.split("\n"))
            role = SUBHEADING if widest < canvas.px(560) else BODY_STRONG
            banner = Banner(emblem, words, role, is_plain=shown.captions.is_plain, pale=shown.captions.pale)
            rect = places.banner(BANNER, banner.width(canvas))
            return [Drawing(key="announcement", rect=rect, paint=banner)]
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
        worth = shown.presenter.trick_worth(cards)
        if not worth:
            return []
        words, seen = trick_worth_words(worth), 1.0
        width = canvas.type.size(words, SMALL_STRONG)[0] + canvas.px(20)
        rect = shown.places.trick_points(width, has_own=shown.sent_worth is not None or shown.has_played)
        if shown.sent_worth is not None:
            _, hand, share = shown.sent_worth
            rect.center = _on_its_way(rect, self._seat(hand), share)
            fades, gone = _TALL_FADES if is_roomy(canvas) else _FADES
            seen = min(1.0, max(0.0, (gone - share) / (gone - fades)))
        else:
            both = rect if shown.coming is None else rect.union(shown.places.trick_points(width, has_own=False))
            seen = shown.seen_under_cards(both)
        ground, ink = PANEL.faded(round(170 * seen)), GOLD_BRIGHT.faded(round(255 * seen))
        return [
            Panel(key=_WORTH_GROUND, rect=rect, radius=14, top=ground, line=None),
            Label(key=WORTH, rect=rect, text=words, role=SMALL_STRONG, colour=ink, tip=trick_worth_tip()),
        ]

    def _seat(self, hand: int) -> pygame.Rect:
        """Return the place of a plate, and of the backs that lie under it."""
        shown, plate = self._shown, self._shown.places.plate(hand)
        if hand == shown.places.anchor:
            return plate
        under = [outline(pose) for pose in shown.stage.poses(shown.view, hand)]
        return plate.unionall([card for card in under if card.top >= plate.bottom])

    def _hand_items(self, canvas: Canvas) -> list[Item]:
        """Return the cards that the viewer may play at some time: their own and, if they play it, the dummy's."""
        shown, view = self._shown, self._shown.view
        if view.seat is None or shown.is_drawing:
            return []
        hands = [hand for hand, seat in enumerate(view.board.holders) if seat == view.seat]
        items: list[Item] = []
        for hand in hands:
            order = shown.stage.order(view, hand) or []
            rects = shown.stage.seen(view, hand)[: len(order)]
            items += [
                self._laid.card_item(card, rect.clip(canvas.rect)) for card, rect in zip(order, rects, strict=True)
            ]
        return items

    def _own_tool(self, canvas: Canvas, tool: Tool) -> Button:
        """Return the button over the own plate or the other tools, as wide as those where its words have room so."""
        places = self._shown.places
        at_right = None if "stash:0" in self._shown.stage.sprites else places.tool_at_right
        button = tool_button(tool, at_right or places.own_tool)
        wide, end = (places.tools if at_right else places.own_plate).width, button.rect.right
        if button.width(canvas, button.cap, button.role) <= wide:
            button.rect.width = wide
            button.rect.right = end if at_right else button.rect.right
        return button

    def _tools(self, canvas: Canvas) -> list[Item]:
        """Return what is offered beside the cards, over the viewer's own plate, or in a row under the sentence."""
        shown, offers = self._shown, self._offers
        room, beside = shown.places.tools, list[Button]()
        for tool in () if shown.is_drawing else offers.tools:
            rect = room.copy()
            rect.width = canvas.px(tool.width)
            if tool.is_at_right:
                rect.right = room.right
            beside.append(tool_button(tool, rect))
        share_room(canvas, beside, room.width)
        items: list[Item] = [*alike(canvas, beside)]
        if offers.own is not None:
            items.append(self._own_tool(canvas, offers.own))
        return [*items, *row_of_tools(canvas, shown, offers)]


def _on_its_way(rect: pygame.Rect, seat: pygame.Rect, share: float) -> tuple[int, int]:
    """Return the middle of what slides from a place to the nearest edge of a seat."""
    end, start = seat.inflate(rect.size), pygame.Vector2(rect.center)
    near = min(max(rect.centerx, end.left), end.right), min(max(rect.centery, end.top), end.bottom)
    place = round(start.lerp(pygame.Vector2(near), share))
    return int(place.x), int(place.y)
