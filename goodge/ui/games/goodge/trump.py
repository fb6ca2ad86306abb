"""Naming trump: five medallions, each with the number of trumps that its suit would make."""

from __future__ import annotations

from functools import partial

import pygame

from ....engine.actions import Action, NameTrump
from ....engine.cards import CROWN, Card, Suit
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.dyes import TRUMP_DYES, Dye
from ...drawing.theme import BODY_STRONG, CREAM, GOLD, INK, INK_SOFT, NAME, SMALL, Colour, Role, smaller
from ...tabletop.panels.panel import Asker, PhasePanel
from ...tabletop.shown import ShownTable
from ...widgets.base import Item, halo
from ...widgets.buttons import Button, cap_height, cap_width, keycap
from ...widgets.commands import Command, Deeds, cap, key_name
from ...widgets.spoken import Focused, Part
from ...widgets.swatches import draw_chosen
from ...wording import stash
from ...wording.cards import suit_name
from ...wording.hands import held_words, highest_words
from ...wording.lists import side_by_side
from ...wording.spoken import in_sentences

_COMMANDS = {
    Suit.SPADES: Command.SPADES,
    Suit.DIAMONDS: Command.DIAMONDS,
    Suit.STARS: Command.STARS,
    Suit.HEARTS: Command.HEARTS,
    Suit.CLUBS: Command.CLUBS,
}
_ROLES = NAME, BODY_STRONG, SMALL
_SIGN, _LEAST_SIGN, _MARGIN, _AIRY = 72, 40, 8, 3  # units; the last is the air that a name has beside it where it can
_HIGH, _WIDE, _NAME_HIGH, _NAME_WIDE, _OVER_NAME = 178, 132, 50, 330, 12  # the suits, and the button under them
_RIM, _THIN = 4, 1.5  # of the suit that Enter names, and of the others
_OVER = 5  # how far a tick reaches over the corner
_ROUND, _SOAKS, _AROUND = 21, 6, 8  # of the cloth under them, once it is dyed
_APART = 8  # between the suits, which stand clear of the plates beside them


@dataclass(slots=True, kw_only=True)
class Medallion(Button):
    """A suit, large, with the number of trumps that it would make: the Crown is counted with each.

    The one that Enter names is `ready`, with a golden rim; once it was `chosen` or advised it is on gold, with a tick.
    """

    suit: Suit
    count: int
    highest: str
    is_ready: bool
    is_chosen: bool

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        px = canvas.px
        if focused:
            halo(canvas, self.rect)
        top = Colour.of("#fff6df") if self.is_chosen else CREAM
        bottom = Colour.of("#f2cf7a") if self.is_chosen else Colour.of("#e9dcbb")
        canvas.panel(self.rect, top=top, bottom=bottom, line=GOLD.faded(140), line_width=_THIN)
        if self.is_ready:
            canvas.panel(self.rect, top=GOLD.faded(0), line=GOLD, line_width=_RIM)
        lines = list(zip(self._texts, self._fitted(canvas), (canvas.art.ink(self.suit), INK, INK_SOFT), strict=True))
        heights = [canvas.type.line_height(role) for role in _ROLES]
        corner, foot = self._cap_places(canvas, sum(heights))
        beside = self.rect.right - corner.right - px(4)
        side = min(px(_SIGN), self.rect.height - px(2 * _MARGIN) - sum(heights) - foot.height, beside)
        place = pygame.Rect(0, 0, side, side)
        place.top = self.rect.top + (self.rect.height - side - sum(heights) - foot.height) // 2
        place.centerx = self.rect.centerx
        place.left = max(place.left, corner.right)
        cap_at = foot if foot.height else corner
        if cap_at.width:
            keycap(canvas, self.key_cap, cap_at, INK)
        canvas.picture(f"suits/{self.suit.letter}", place)
        low = place.bottom
        for (text, role, ink), height in zip(lines, heights, strict=True):
            canvas.text(text, role, pygame.Rect(self.rect.left, low, self.rect.width, height), ink)
            low += height
        if self.is_chosen:
            draw_chosen(canvas, (self.rect.right + px(_OVER), self.rect.top - px(_OVER)))

    def _cap_places(self, canvas: Canvas, words: int) -> tuple[pygame.Rect, pygame.Rect]:
        """Return two places for the key, one of them without any size: in the corner, and at the foot.

        A letter in the corner could be taken for that of the suit, so it stands there only where the sign and these
        `words`, by their height, leave no room at the foot; and nowhere if its name is too long for the corner.
        """
        px, rect = canvas.px, self.rect
        wide = max(px(22), cap_width(canvas, self.key_cap))
        foot = pygame.Rect(0, 0, wide, cap_height(canvas) + px(4))
        foot.midbottom = rect.centerx, rect.bottom - px(_MARGIN)
        corner = pygame.Rect(rect.left + px(7), rect.top + px(6), wide, px(24))
        has_foot = rect.height - px(2 * _MARGIN) - words - foot.height >= px(_LEAST_SIGN)
        if has_foot and wide <= self._room(canvas):
            return pygame.Rect(rect.topleft, (0, 0)), foot
        if rect.right - corner.right < px(_LEAST_SIGN):
            corner.width = 0
        return corner, pygame.Rect(rect.bottomleft, (0, 0))

    @property
    def key_cap(self) -> str:
        """The name of the key, or the sign of the button, that chooses the suit."""
        return cap(_COMMANDS[self.suit])

    def spoken(self) -> Focused:
        return Focused(Part.BUTTON, side_by_side(suit_name(self.suit), held_words(self.count), self.highest))

    def fits(self, canvas: Canvas) -> bool:
        fitted = zip(self._texts, self._fitted(canvas), strict=True)
        return all(canvas.type.size(text, role)[0] <= self._room(canvas) for text, role in fitted)

    @property
    def _texts(self) -> tuple[str, str, str]:
        return suit_name(self.suit), held_words(self.count), self.highest

    def _fitted(self, canvas: Canvas) -> list[Role]:
        """Return a role for each text, or the largest one below it in which it fits, the names of all suits alike."""
        room = self._room(canvas) - canvas.px(2 * _AIRY)
        names = [canvas.type.fitting(suit_name(suit), smaller(NAME), room) for suit in Suit]
        others = zip(self._texts[1:], _ROLES[1:], strict=True)
        return [
            min(names, key=lambda role: role.size),
            *(canvas.type.fitting(text, smaller(role), self._room(canvas)) for text, role in others),
        ]

    def _room(self, canvas: Canvas) -> int:
        return self.rect.width - canvas.px(8)


@dataclass(slots=True, kw_only=True)
class DyedCloth(Item):
    """The felt that a suit makes, seen under the suits as soon as one is chosen: the rest of the table waits for it."""

    dye: Dye

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        dye = self.dye
        canvas.glow(self.rect, dye.middle.faded(230), radius=_ROUND, reach=_SOAKS)
        canvas.panel(self.rect, radius=_ROUND, top=dye.light, bottom=dye.middle, line=dye.inlay.faded(150))


class TrumpPanel(PhasePanel):
    """The viewer is the Goodge and names trump.

    The focus begins on the longest suit, of two as long the higher one, but nothing is golden before a suit was chosen
    or advised: the longest one is no advice. A question begins with none.
    """

    own_letters = tuple(_COMMANDS.values())
    grows = True

    def __init__(self, shown: ShownTable, asker: Asker) -> None:
        super().__init__(shown, asker)
        self.chosen: Suit | None = max(Suit, key=self._promise)
        self._is_chosen = False

    def begin_unadvised(self) -> None:
        self.chosen = None

    @property
    def trump(self) -> Suit | None:
        return self.chosen if self._is_chosen else None

    def compose(self, canvas: Canvas) -> list[Item]:
        px, places = canvas.px, self.shown.places
        self._follow_focus()
        width, height, gap = px(_WIDE), px(_HIGH), px(_APART)
        all_wide = len(Suit) * (_WIDE + _APART) - _APART
        top = places.wide_asking(all_wide, _HIGH + _OVER_NAME + _NAME_HIGH).top
        left = places.width // 2 - (len(Suit) * (width + gap) - gap) // 2
        dyed = pygame.Rect(left, top, len(Suit) * (width + gap) - gap, height + px(_OVER_NAME + _NAME_HIGH))
        dyed.inflate_ip(px(2 * _AROUND), px(2 * _AROUND))
        items: list[Item] = []
        if self.trump is not None and self.shown.manner.dyes_trump:
            items.append(DyedCloth(key="dyed", rect=dyed, dye=TRUMP_DYES[self.trump], is_backing=True))
        has_crown = CROWN in self.view.hand
        for index, suit in enumerate(Suit):
            rect = pygame.Rect(left + index * (width + gap), top, width, height)
            held = self._held(suit)
            highest = highest_words([card.rank for card in held], has_crown=has_crown)
            items.append(
                Medallion(
                    key=_key(suit), rect=rect, on_press=lambda suit=suit: self._choose(suit), suit=suit,  # type: ignore[misc]
                    count=len(held) + has_crown, highest=highest, is_ready=suit == self.chosen,
                    is_chosen=suit == self.trump,
                )
            )  # fmt: skip
        button = pygame.Rect(0, top + height + px(_OVER_NAME), px(_NAME_WIDE), px(_NAME_HIGH))
        button.centerx = places.width // 2
        items.append(
            Button(
                key="name",
                rect=button,
                text=stash.NAME_ANY.say() if self.chosen is None else stash.name_trump(self.chosen),
                style="primary" if self._is_golden else "plain",
                on_press=self._name,
                why_off=stash.CHOOSE_FIRST.say() if self.chosen is None else None,
                keycap=Command.ANSWER,
                sound=None,
            )
        )
        return items

    def first_focus(self) -> str | None:
        return None if self.chosen is None else _key(self.chosen)

    def enter_key(self) -> str | None:
        return "name" if self._enter_names else super().enter_key()

    @property
    def _is_golden(self) -> bool:
        """True if a suit was chosen, or the focus is on a card, so that Enter names the suit that is ready."""
        is_in_hand = any(card.text == self.asker.focus_key for card in self.view.hand)
        return self._is_chosen or (self.chosen is not None and is_in_hand)

    @property
    def _enter_names(self) -> bool:
        """True if Enter names the chosen suit, because no other button takes it."""
        return self.enter_is_free or isinstance(self.asker.focused, Medallion)

    def detail(self, card: Card | None) -> str:
        if card is not None:
            return super().detail(card)
        return stash.crown_hint() if CROWN in self.view.hand else stash.any_suit_hint()

    def told_detail(self) -> str:
        return in_sentences([self._chosen_words(), self.detail(None)])

    def _chosen_words(self) -> str:
        return "" if self.chosen is None else stash.chosen_trump(suit_name(self.chosen), key_name(Command.ANSWER))

    @property
    def deeds(self) -> Deeds:
        return {
            **{command: partial(self._choose, suit) for suit, command in _COMMANDS.items()},
            Command.LEFT: partial(self._move, -1),
            Command.RIGHT: partial(self._move, 1),
            **({Command.ANSWER: self._name} if self._enter_names else {}),
        }

    def propose(self, action: Action) -> None:
        if isinstance(action, NameTrump):
            self._choose(action.suit)

    def _move(self, by: int) -> None:
        before = self.chosen if self.chosen is not None else -1 if by > 0 else 0
        self._choose(Suit((before + by) % len(Suit)))

    def _held(self, suit: Suit) -> list[Card]:
        return [card for card in self.view.hand if card.suit == suit]

    def _promise(self, suit: Suit) -> tuple[int, int]:
        """Return the number of cards of a suit, and the sum of their ranks."""
        held = self._held(suit)
        return len(held), sum(card.rank for card in held)

    def _choose(self, suit: Suit) -> None:
        """Choose a suit and move the focus to it; where it is there already, say what is chosen."""
        self.chosen, self._is_chosen = suit, True
        if self.asker.focus_key == _key(suit):
            self.shown.tell(self._chosen_words)
        self.asker.focus(_key(suit))

    def _follow_focus(self) -> None:
        """Choose the suit that the focus has been moved to: Enter names the one that is lit."""
        lit = next((suit for suit in Suit if self.asker.focus_key == _key(suit)), self.chosen)
        self._is_chosen = self._is_chosen or lit != self.chosen
        self.chosen = lit

    def _name(self) -> None:
        if self.chosen is None:
            self.asker.say(stash.CHOOSE_FIRST.say)
        else:
            self.asker.submit(NameTrump(self.chosen))


def _key(suit: Suit) -> str:
    return f"suit-{suit.letter}"
