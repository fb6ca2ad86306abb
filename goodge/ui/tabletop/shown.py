"""A match as it is shown: what plates, bar, middle and cards show of it just now, to one viewer at a time.

The table of the rules is always ahead; the director brings this after it, and whatever draws reads from here. Nothing
here knows a scene or a game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import pygame

from ...engine.cards import Suit
from ...engine.game import AnyView, Hand, Phase
from ...engine.tricks import suit_of
from ..drawing.art import Art
from ..drawing.canvas import Canvas
from ..drawing.theme import Colour
from ..motion import speeds
from ..motion.motions import GATHER, TOGETHER
from ..motion.timeline import ease_in_out, linear
from ..wording.happenings import deals
from .captions import Captions
from .cardsize import card_height
from .emblem import draw_emblem
from .facts import drawn_key
from .handorder import AS_EVER, Wish
from .highlights import Highlights
from .marks import draw_cancelled_tag, draw_hint_mark, draw_lead_mark, draw_strike, draw_tick
from .moments import points_taken
from .painter import CardPainter
from .places import Places
from .presenter import Presenter
from .stage import CardStage
from .tablewords import TableWords, Tell, unheard

_POINTED_GLOW = 0.45
_WORDS_GONE, _WORDS_COME, _WORDS_STEPS = 0.2, 0.6, 4  # shares of the time of a card that passes over them


class Manner(NamedTuple):
    """The way a match is shown, by the settings: the factor on all times, which hints, how much motion, which order.

    `waits_for_readers`: what people read stays long enough for it, at any factor. `dyes_trump`: each trump has a felt.
    """

    factor: float
    holds_tricks: bool
    lights_winner: bool
    is_calm: bool = False
    wish: Wish = AS_EVER
    waits_for_readers: bool = True
    dyes_trump: bool = True


class ShownTable(TableWords):
    """What is shown of a match. `viewer` is the seat whose cards may be seen, None for nobody's; `people` sit here.

    `refresh` is called whenever something looks different, and `stir` where only plates, calls or the worth of a trick
    do; `play` with the name of a sound, `tell` with what is said to those who do not see.
    """

    def __init__(
        self,
        presenter: Presenter,
        view: AnyView,
        names: Sequence[str],
        people: Sequence[int],
        art: Art,
        *,
        refresh: Callable[[], None],
        stir: Callable[[], None],
        play: Callable[[str], None],
        tell: Tell = unheard,
    ) -> None:
        self.presenter = presenter
        self.names = tuple(names)
        self.people = tuple(people)
        self.viewer = view.seat
        self.view = self.seats_view = view
        super().__init__(refresh, tell)
        self._stir = stir
        self.play = play
        self._painter = CardPainter(art, presenter.picture)
        self.stage = CardStage(presenter, self._painter, self.timeline)
        self.places: Places
        self.points = list(view.board.captured)
        self.popping: dict[int, float] = {}
        self.sent_worth: tuple[Hand, int, float] | None = None
        self.coming: float | None = None  # how much of its way a card of the hand at the bottom has done
        self.passed: tuple[pygame.Rect, float] | None = None  # where a card passes over words, how much of them is seen
        self.dyeing: tuple[int, float] | None = None
        self.highlights = Highlights(self.timeline, stir)
        self.is_drawing = False
        self.lit: set[str] = set()

    @property
    def has_people(self) -> bool:
        return bool(self.people)

    @property
    def is_shared(self) -> bool:
        """True if several people take turns at this screen."""
        return len(self.people) > 1

    @property
    def asked_name(self) -> str | None:
        """The name to call whoever is asked by; None where only one person can be meant."""
        return self.names[self.viewer] if self.is_shared and self.viewer is not None else None

    # -- what the director tells ----------------------------------------------------------------------------

    def show_view(self, view: AnyView, *, seats: AnyView | None = None) -> None:
        """Show this view from now on; `seats`: another view, from which the plates take whose turn it is."""
        self.view, self.seats_view = view, seats or view
        if self.places.anchor != self._anchor:
            self._arrange()
        self.points = list(view.board.captured)
        self.refresh()

    def count_up(self, hand: int, more: int) -> None:
        """Give a hand points, which grow on its plate."""
        start = self.points[hand]
        self.view = points_taken(self.view, hand, more)
        self.refresh()

        def apply(share: float) -> None:
            self.points[hand] = start + round(more * share)
            self._stir()

        self.timeline.tween(0.0, speeds.COUNT_UP, apply)

    def send_worth(self, cards: Hand, hand: int) -> None:
        """Let what a trick is worth go to the hand that has won it, as soon as its cards do."""
        self.sent_worth = cards, hand, 0.0

        def apply(share: float) -> None:
            self.sent_worth = (cards, hand, share) if share < 1.0 else None
            self._stir()

        together, way = (self.stage.paced(motion).seconds for motion in (TOGETHER, GATHER))
        self.timeline.tween(together, way, apply, ease_in_out)

    def pass_over(self, way: pygame.Rect, seconds: float, *, is_own: bool = False) -> None:
        """Let words that lie on a card's way fade while it passes, and come back as it comes to lie.

        To one that `is_own`, of the hand at the bottom, the worth of its trick gives its place meanwhile.
        """

        def apply(share: float) -> None:
            self.coming = share if is_own and share < 1.0 else None
            seen = max(1 - share / _WORDS_GONE, (share - _WORDS_COME) / (1 - _WORDS_COME), 0.0)
            passed = (way, round(seen * _WORDS_STEPS) / _WORDS_STEPS) if share < 1.0 else None
            if passed != self.passed:
                self.passed = passed
                self._stir()

        self.timeline.tween(0.0, seconds, apply, linear)

    def seen_under_cards(self, place: pygame.Rect) -> float:
        """Return how much is seen of words in a place, which a card may pass over just now."""
        return self.passed[1] if self.passed is not None and self.passed[0].colliderect(place) else 1.0

    def end_question(self) -> None:
        """Take away what went with a question that is answered; the middle is empty until the answer is shown."""
        self.unsay()
        self.stage.lifted = self.stage.pointed = self.stage.chosen = None
        self.stage.dim((), self.struck())
        if self.view.board.phase is not Phase.PLAY:
            self.clear_middle()
        self.refresh()

    def is_asked_next(self, view: AnyView) -> bool:
        """Return True if the viewer has to decide something else than a card in this view."""
        board = view.board
        return board.phase is not Phase.PLAY and board.turn is not None and board.turn == self.viewer

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.timeline.advance(seconds)
        self.captions.refusal_left -= seconds
        if self.captions.refusal_left <= 0:
            self.unsay()

    def pop_call(self, hand: int) -> None:
        """Let what was said beside a hand spring up; with less motion it is there."""
        if self.manner.is_calm:
            return

        def apply(share: float) -> None:
            self.popping[hand] = share
            self._stir()

        self.timeline.tween(0.0, speeds.POP, apply)

    def dye_from(self, hand: int) -> None:
        """Let the trump's dye run into the cloth from a hand's place; for those who want less motion it is there."""
        if self.manner.is_calm:
            return

        def apply(share: float) -> None:
            self.dyeing = (hand, share) if share < 1.0 else None

        self.timeline.tween(0.0, speeds.DYE_RUN, apply, linear)

    def draw_for_deal(self, *, is_on: bool) -> None:
        """Mark nobody as the dealer until the first one has been found."""
        self.is_drawing = is_on
        self.lit.clear()
        self.refresh()

    def await_deal(self, dealer: int, *, has_draw: bool = False) -> None:
        """Say already now who deals, with nobody's turn, until the deal begins: its cards may still be written down.

        `has_draw`: the dealer is found before.
        """
        self.is_drawing = has_draw
        if not has_draw:
            self.caption_in_bar(deals, self.names[dealer])

    def is_found(self, hand: int) -> bool:
        """Return True while the card that the owner of a hand has drawn for the deal is shown as the highest."""
        return self.is_drawing and drawn_key(self.view.board.holders[hand]) in self.lit

    def show_still(self, view: AnyView) -> None:
        """Show the table as it stands in this view, without motion and without words."""
        self.timeline.finish()
        self.captions, self.stage.chosen = Captions(), None
        self.highlights.clear()
        self.draw_for_deal(is_on=False)
        self.show_view(view)
        self.stage.slots = self.presenter.slots(view)
        self.stage.show(view)
        self.refresh()

    @property
    def has_played(self) -> bool:
        """True if the trick has a card of the hand at the bottom of the screen, or that is about to lie there."""
        if self.coming is not None:
            return self.coming >= _WORDS_COME
        trick, hands = self.view.board.trick, len(self.view.board.captured)
        return (self.places.anchor - trick.leader) % hands < len(trick.cards)

    def trick_keys(self) -> list[str]:
        """The keys of the cards of the trick that lie on the table, in order of play."""
        return [card.text for card in self.view.board.trick.cards]

    def struck(self) -> set[str]:
        """The keys of the cards in the trick that count for nothing in it."""
        return {card.text for card in self.presenter.struck(self.view.board.trick.cards)}

    # -- layout and drawing ---------------------------------------------------------------------------------

    def measure(self, canvas: Canvas, manner: Manner) -> None:
        """Take the measures of the window, and what the settings say of motion and helps."""
        self._canvas, self.manner, self.stage.wish = canvas, manner, manner.wish
        self._arrange()
        self.timeline.factor, self.stage.is_calm = manner.factor, manner.is_calm
        self.highlights.is_calm = manner.is_calm
        board = self.view.board
        largest = card_height(canvas, len(board.captured), has_dummy=board.dummy is not None)
        self._painter.measure(largest, [*self.view.hand, *self.presenter.game.deck])

    def _arrange(self) -> None:
        """Find the places of all hands, seen from the viewer's own."""
        board = self.view.board
        self.places = Places(self._canvas, len(board.captured), self._anchor, board.dummy)
        self.stage.places = self.places

    @property
    def _anchor(self) -> int:
        """The hand at the bottom of the screen."""
        seat = self.viewer if self.viewer is not None else (self.people or (0,))[0]
        hand: int = self.view.board.own_hand(seat)
        return hand

    @property
    def hand_names(self) -> tuple[str, ...]:
        """The names at the hands."""
        return tuple(
            self.presenter.hand_name(self.view, self.names, hand) for hand in range(len(self.view.board.captured))
        )

    @property
    def trump(self) -> Suit | None:
        """The trump suit that the cloth shows; one that is fixed also while the first dealer is drawn for."""
        return self.presenter.trump(self.view)

    def has_emblem(self, *, is_asked: bool) -> bool:
        """Return False where the middle is used otherwise, or was: beside that scraps of the emblem would be seen."""
        phase = self.view.board.phase
        if self.is_drawing or phase in (Phase.EXCHANGE, Phase.TRUMP):
            return False
        return phase in (Phase.PLAY, Phase.SCORED) or not (is_asked or self.presenter.calls(self.view))

    def draw_emblem(self, canvas: Canvas, ink: Callable[[Suit | None], Colour]) -> None:
        """Draw the emblem inlaid in the cloth; `ink` returns its colour on a trump suit's felt, or the house's."""
        draw_emblem(canvas, self.places.emblem, self.trump, ink, 1.0 if self.dyeing is None else self.dyeing[1])

    def lay(
        self, canvas: Canvas, changed: Sequence[pygame.Rect], ground: Callable[[Canvas], None], cloth: Colour
    ) -> None:
        """Take in how the ground, which has changed in these places, and the cards that lie on its cloth look now."""
        self._painter.cloth = cloth
        self._light_winner()
        self._gild_trumps()
        self.stage.lay(canvas, changed, ground)

    def draw_cards(self, canvas: Canvas, over: Sequence[pygame.Rect] = (), crowned: Collection[str] = ()) -> None:
        """Draw the cards that move, the marks on those that lie, in the trick or chosen, and the lights over plates.

        What lies in the places `over` is passed under by the cards, and by gold leaf unless it is a plate. The plates
        with the keys `crowned` have a crown.
        """
        self.stage.draw_moving(canvas, over)
        chosen = self.stage.sprites.get(self.stage.chosen or "")
        if chosen is not None:
            draw_tick(canvas, chosen.pose)
        tags = self._mark_trick(canvas)
        for key in self.marked:
            if (sprite := self.stage.sprites.get(key)) is not None and not sprite.is_moving:
                draw_hint_mark(canvas, sprite.pose, tags.get(key))
        self.highlights.draw(canvas, self.places, crowned)
        for rect in over if self.highlights.has_flakes else ():
            if rect.collidelist(self.places.plates) < 0 and canvas.rect.contains(rect):
                canvas.put(self.stage.backdrop.part(rect), rect)

    def draw_trick(self, canvas: Canvas) -> None:
        """Draw the cards that lie in the trick, with the light and the marks that they have, over anything else."""
        for card in self.view.board.trick.cards:
            if (sprite := self.stage.sprites.get(card.text)) is not None and not sprite.is_moving:
                self._painter.draw(canvas, sprite)
        self._mark_trick(canvas)

    def lying(self, key: str) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the picture of a card as it lies, and its place."""
        return self._painter.lying(self.stage.sprites[key])

    def _mark_trick(self, canvas: Canvas) -> dict[str, pygame.Rect]:
        """Draw the marks on the cards that lie in the trick; return the place of the tag on the one that was led."""
        trick, struck, tags = self.view.board.trick, self.struck(), dict[str, pygame.Rect]()
        for place, card in enumerate(trick.cards):
            sprite, hand = self.stage.sprites.get(card.text), (trick.leader + place) % len(self.view.board.captured)
            if sprite is None or sprite.is_moving:
                continue
            if not place:
                tags[card.text] = draw_lead_mark(canvas, self.places.trick(hand), self.places.led_to(hand))
            if card.text in struck:
                draw_strike(canvas, self.places.trick(hand))
                draw_cancelled_tag(canvas, self.places.trick(hand))
        return tags

    def _light_winner(self) -> None:
        cards, trump, best = self.view.board.trick.cards, self.view.board.trump, None
        if cards and self.manner.lights_winner:
            place = self.presenter.game.winning_place(cards, trump)
            best = None if place is None else cards[place].text
        lit = {best, self.stage.lifted, *self.lit, *self.marked}
        for key, sprite in self.stage.sprites.items():
            glow = 1.0 if key in lit else _POINTED_GLOW if key == self.stage.pointed else 0.0
            sprite.glow = 0.0 if sprite.is_moving else glow

    def _gild_trumps(self) -> None:
        """Put gold on the edges of all trumps: of one more in each frame while their dye runs in, else of all."""
        trump = None if self.is_drawing else self.trump
        left = 1 if self.dyeing is not None else len(self.stage.sprites)
        for sprite in self.stage.sprites.values():
            is_trump = trump is not None and sprite.card is not None and suit_of(sprite.card, trump) is trump
            if is_trump and not sprite.is_gilded and sprite.is_face_up:
                is_trump, left = left > 0, left - 1
            sprite.is_gilded = is_trump
