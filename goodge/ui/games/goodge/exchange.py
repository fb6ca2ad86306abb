"""The exchange: three slots that hold the Stash, and cards that change places with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from ....engine.actions import Action, Bury
from ....engine.cards import Card, in_order
from ....engine.games.goodge import STASH_SIZE, worth
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, CREAM, GOLD, NAME, PANEL
from ...motion import speeds
from ...motion.motions import LIFTING, SWAPPING
from ...tabletop.fans import CARD_RATIO
from ...tabletop.panels.panel import PhasePanel
from ...tabletop.places import SLOTS_FOOT
from ...tabletop.pointers import SLOT
from ...tabletop.sentences import Accompanying
from ...tabletop.sprites import Sprite
from ...widgets.base import Drawing, Item, Label, Panel
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds, cap, key_name
from ...widgets.device import in_use
from ...wording import stash
from ...wording.lists import side_by_side
from ...wording.spoken import in_sentences

_WORTH, _BUTTON, _WIDE, _BETWEEN = 25, 50, 330, 10
_HEAD, _HEAD_HIGH, _OVER_SLOTS, _UNDER_WORTH = 480, 29, 17, 3
_BESIDE_HEAD = 18
_SEEN = 120  # of a ground under words


class ExchangePanel(PhasePanel):
    """The viewer is the Goodge and chooses what to lay away.

    What is chosen and its worth stand over the Stash; under it the button, and what to do and how. While a hint names
    other cards than those chosen, Enter chooses these first, and a button says so; another lays away what lies there.
    """

    told_labels = ("worth",)
    _advised: tuple[Card, ...] = ()
    _arriving: tuple[tuple[Card, int], ...] = ()  # on their way to empty slots, by their flight: what counts them waits
    _flights = 0
    _asks_twice = False

    def begin_unadvised(self) -> None:
        """Ask once more before the Stash is laid away as it was found: a question is answered on purpose."""
        self._asks_twice = True

    @property
    def waiting(self) -> Card | None:
        """The card of the hand that waits for a place, raised and ticked."""
        chosen = self.shown.stage.chosen
        return None if chosen is None else Card.parse(chosen)

    @property
    def slots(self) -> tuple[Card | None, ...]:
        return self.shown.stage.slots

    @property
    def laid(self) -> list[Card]:
        """The cards in the slots."""
        return [card for card in self.slots if card is not None]

    def compose(self, canvas: Canvas) -> list[Item]:
        px = canvas.px
        items: list[Item] = []
        for index, card in enumerate(self.slots):
            rect = self.slot_rect(index)
            items.append(
                Drawing(key=f"{SLOT}{index}", rect=rect.inflate(px(10), px(10)), paint=_empty_slot, is_backing=True)
            )
            if card is not None:
                items.append(self.asker.card_item(card, rect))
        middle = self.slot_rect(1)
        head = pygame.Rect(0, middle.top - px(_OVER_SLOTS + _WORTH + _HEAD_HIGH), px(_HEAD), px(_HEAD_HIGH))
        head.centerx = middle.centerx
        title = self._title()
        alike = self._counts if title in self._counts else [title]
        wide = max(canvas.type.size(words, NAME)[0] for words in alike)
        ground = head.inflate(wide + px(2 * _BESIDE_HEAD) - head.width, 0)
        told = self._told(canvas, ground)
        is_joined = len(told) > 1
        top = PANEL.faded(0 if is_joined else _SEEN)
        items += [*told, Panel(key="head-ground", rect=ground, top=top, line=None, radius=14)]
        kind = "count" if len(alike) > 1 else "stash"
        items.append(Accompanying(key="head", rect=head, text=title, role=NAME, colour=CREAM, along=kind))
        return [*items, *self._buttons(canvas, self.shown.places.under_slots)]

    def _told(self, canvas: Canvas, head: pygame.Rect) -> list[Item]:
        """Return what the cards in the slots are worth, under the heading and on one ground with it."""
        px, words = canvas.px, self._worth()
        rect = pygame.Rect(0, head.bottom, self.shown.places.under_slots.width, px(_WORTH))
        rect.centerx = head.centerx
        label = Label(key="worth", rect=rect, text=words, role=BODY, colour=CREAM)
        if not words:
            return [label]
        ground = rect.inflate(canvas.type.size(words, BODY)[0] + px(2 * _BESIDE_HEAD) - rect.width, 0).union(head)
        ground.height += px(_UNDER_WORTH)
        return [Panel(key="worth-ground", rect=ground, top=PANEL.faded(_SEEN), line=None, radius=14), label]

    def _buttons(self, canvas: Canvas, foot: pygame.Rect) -> list[Item]:
        """Return the button that lays the cards away, beside the one that chooses those of a hint while others lie."""
        px, missing, is_open = canvas.px, self._lacking(self._counted), self._has_open_advice
        wide = px(_WIDE * self.shown.places.asking_scale)
        wide = min(wide, (foot.width - px(_BETWEEN)) // 2) if is_open else min(wide, foot.width)
        high = px(_BUTTON + self.shown.places.slots_foot - SLOTS_FOOT)
        button = pygame.Rect(0, foot.top, wide, high)
        button.centerx = foot.centerx
        items: list[Item] = []
        if is_open:
            button.left = foot.centerx + px(_BETWEEN) // 2
            rect = button.move(-wide - px(_BETWEEN), 0)
            items.append(
                Button(
                    key="take-hint", rect=rect, text=stash.take_advised(), style="primary", on_press=self._take_advised,
                    keycap=Command.LAY_AWAY, sound=None,
                )
            )  # fmt: skip
        items.append(
            Button(
                key="lay-away", rect=button, text=missing or stash.lay_away(are_others=is_open),
                style="plain" if is_open else "primary", on_press=self._answer,
                keycap=None if missing or is_open else Command.LAY_AWAY, why_off=missing, tip=missing, sound=None,
            )
        )  # fmt: skip
        return items

    @property
    def _has_open_advice(self) -> bool:
        """True while a hint has named other cards than those that are chosen."""
        return bool(self._advised) and set(self._advised) != set(self.laid)

    def _title(self) -> str:
        """Return what the slots hold: the Stash as it was found, or what is to be laid away."""
        if set(self._counted) == set(self.view.stash or ()):
            captions = self.shown.captions
            return stash.stash_title(asks=bool(captions.hint) or captions.is_explained)
        return self._counts[len(self._counted)]

    @property
    def _counts(self) -> list[str]:
        """The words for each number of cards that may be chosen."""
        return [stash.laid_title(count, STASH_SIZE) for count in range(STASH_SIZE + 1)]

    @property
    def _counted(self) -> list[Card]:
        """The cards in the slots that are seen to lie there."""
        arriving = {card for card, _ in self._arriving}
        return [card for card in self.laid if card not in arriving]

    def slot_rect(self, index: int) -> pygame.Rect:
        """Return the place of a slot on the screen."""
        pose = self.shown.places.slot(index)
        rect = pygame.Rect(0, 0, round(pose.height * CARD_RATIO), round(pose.height))
        rect.center = (round(pose.x), round(pose.y))
        return rect

    def enter_key(self) -> str | None:
        if not self.enter_is_free:
            return super().enter_key()
        return "take-hint" if self._has_open_advice else "lay-away"

    def detail(self, card: Card | None) -> str:
        if card is None:
            return stash.places_hint(self._key, by_mouse=in_use.has_mouse)
        return side_by_side(super().detail(card), self._hint(card))

    def told_detail(self) -> str:
        enter = key_name(Command.LAY_AWAY)
        lays = "" if self._missing() else stash.lay_away_key(enter)
        if self._has_open_advice:
            lays = stash.take_advised_key(enter)
        return in_sentences([stash.places_hint(self._key, by_mouse=False), self._laid_words(), lays])

    def _laid_words(self) -> str:
        """Return the cards in the slots in words; nothing if there are none."""
        return stash.laid_words([self.shown.presenter.card_called(card) for card in self.laid]) if self.laid else ""

    @property
    def _key(self) -> str:
        """The name of the key that changes a card's place."""
        return cap(Command.PRESS, (Command.LAY_AWAY,))

    def _hint(self, card: Card) -> str:
        if card == self.waiting:
            return stash.take_back_hint(self._key, by_mouse=in_use.has_mouse)
        is_laid, is_full = card in self.slots, None not in self.slots
        return stash.move_hint(
            self._key, by_mouse=in_use.has_mouse, is_laid=is_laid, is_full=is_full, waiting=self.waiting
        )

    def state_of(self, card: Card) -> str:
        if card == self.waiting:
            return stash.waits_for_place()
        return stash.is_laid_away() if card in self.slots else ""

    def press_card(self, card: Card) -> bool:
        if card in self.slots:
            self._place(self.slots.index(card), self.waiting)
        elif None in self.slots:
            self._place(self.slots.index(None), card)
        elif card == self.waiting:
            self._choose(None)
        else:
            self._choose(card)
        return True

    def _choose(self, card: Card | None) -> None:
        """Raise a card of the hand that is to change places with one of the Stash, or take that back."""
        self.shown.stage.chosen = None if card is None else card.text
        if card is None:
            self.shown.end_report()
        else:
            self.shown.report(stash.choose_place)
        self.shown.stage.settle(self.view, LIFTING)
        self.shown.refresh()

    def drop_card(self, card: Card, place: tuple[int, int]) -> bool:
        if card in self.slots:
            if place[1] > self.shown.places.sentence.top:
                self._place(self.slots.index(card), None)
            return True
        near = [index for index in range(STASH_SIZE) if self.slot_rect(index).inflate(30, 30).collidepoint(place)]
        if near:
            self._place(near[0], card)
        return bool(near)

    @property
    def deeds(self) -> Deeds:
        cards = self._cards()
        return {
            Command.LEFT: partial(self._move, -1),
            Command.RIGHT: partial(self._move, 1),
            Command.FIRST_CARD: partial(self.asker.focus, cards[0]),
            Command.LAST_CARD: partial(self.asker.focus, cards[-1]),
            **({Command.LAY_AWAY: self._enter} if self.enter_is_free or in_use.is_pad else {}),
        }

    def _enter(self) -> None:
        """Choose the cards of a hint, or lay away what is chosen once these are."""
        if self._has_open_advice:
            self._take_advised()
        else:
            self._answer()

    def _take_advised(self) -> None:
        """Choose the cards that a hint has named, each in the place of another one."""
        new = [card for card in self._advised if card not in self.slots]
        self._lay([card if card in self._advised else new.pop(0) for card in self.slots])

    def _answer(self) -> None:
        """Lay the cards away, or say what is missing: cards, or the other one of a swap that was begun."""
        lacking = STASH_SIZE - len(self.laid)
        if lacking:
            self.asker.say(stash.missing_words, lacking)
        elif self.waiting is not None:
            self.asker.say(stash.choose_place)
        elif self._asks_twice and set(self.laid) == set(self.view.stash or ()):
            self._asks_twice = False
            self.asker.say(stash.AS_FOUND.say)
        else:
            self._bury()

    def _move(self, by: int) -> None:
        texts = self._cards()
        focused = self.asker.focus_key
        index = texts.index(focused) + by if focused in texts else min(0, by)
        self.asker.focus(texts[index % len(texts)])

    def _cards(self) -> list[str]:
        """Return the texts of the cards in the hand, from left to right, followed by those in the slots."""
        return [card.text for card in (*self.shown.stage.hand_order(self.view), *self.laid)]

    def _place(self, index: int, card: Card | None) -> None:
        slots = list(self.slots)
        if slots[index] in self._advised or (card is not None and card not in self._advised):
            self._advised = ()  # the viewer would rather lay others away than those of the hint
        slots[index] = card
        self._lay(slots)

    def _lay(self, slots: Sequence[Card | None]) -> None:
        """Have these cards lie in the slots instead."""
        changed = {*slots} ^ {*self.slots}
        added = tuple(card for card in slots if card is not None and card not in self.slots)
        self._arriving = tuple(flown for flown in self._arriving if flown[0] in slots)
        if self.shown.timeline.factor and None in self.slots:
            self._flights += 1
            self._arriving += tuple((card, self._flights) for card in added)
            self.shown.timeline.call(self.shown.stage.paced(SWAPPING).seconds, partial(self._arrived, self._flights))
        self.shown.stage.slots = tuple(slots)
        self.shown.stage.chosen = None
        self.shown.end_report()
        self.shown.tell(self._laid_words)
        self.shown.timeline.call(speeds.SWAP - speeds.THUD, partial(self.shown.play, "card_play"))
        self._pass_over([card.text for card in changed if card is not None])
        self.shown.stage.settle(self.view, SWAPPING)
        self.shown.refresh()

    def _pass_over(self, keys: Sequence[str]) -> None:
        """Let the words over the hand fade while these cards pass."""
        stage = self.shown.stage
        targets = stage.targets(self.view)
        ends = [end for key in keys for end in (stage.sprites[key].bounds, Sprite(None, targets[key][0]).bounds)]
        if ends:
            self.shown.pass_over(ends[0].unionall(ends[1:]), stage.paced(SWAPPING).seconds)

    def _arrived(self, flight: int) -> None:
        self._arriving = tuple(flown for flown in self._arriving if flown[1] != flight)
        self.shown.refresh()

    def propose(self, action: Action) -> None:
        if isinstance(action, Bury):
            self._advised = action.cards
            self.lead_to([card.text for card in action.cards if card not in self.slots])
            self.shown.refresh()

    @property
    def considered(self) -> Action | None:
        return Bury(in_order(self.laid)) if len(self.laid) == STASH_SIZE else None

    def _bury(self) -> None:
        self.asker.submit(Bury(in_order(self.laid)))

    def _missing(self) -> str | None:
        return self._lacking(self.laid)

    @staticmethod
    def _lacking(laid: Sequence[Card]) -> str | None:
        lacking = STASH_SIZE - len(laid)
        return None if lacking == 0 else stash.missing_words(lacking)

    def _worth(self) -> str:
        """Return what is laid away; nothing of cards without points while some are still to be chosen."""
        if len(self._counted) < STASH_SIZE and not any(map(worth, self._counted)):
            return ""
        return stash.laid_away_words(sum(map(worth, self._counted)), are_others=self._has_open_advice)


def _empty_slot(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.panel(rect, radius=10, top=CREAM.faded(18), line=GOLD.faded(170))
