"""The frame of a match on the screen. It stays from the deal to the last trick, whoever drives the match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from time import perf_counter

import pygame

from ....engine.cards import Card
from ....engine.game import AnyView, Phase
from ....engine.record import Record
from ....engine.values import replace
from ....table.match_table import Table
from ....table.portraits import portraits_in
from ....table.seats import SeatSetup
from ...drawing.canvas import Canvas
from ...drawing.overlay import Overlay
from ...drawing.places import gathered
from ...drawing.portrait import ASKED, CALM, DUMMYS, GLAD, HURT, prefetch_portraits
from ...drawing.theme import BODY_STRONG, KEYCAP, NAME, SMALL, SMALL_STRONG
from ...games import face_of
from ...motion import speeds
from ...program.app import App
from ...program.itemfade import ItemFade, Laid
from ...program.layer import Topic
from ...program.reading import page_of
from ...program.scene import Scene
from ...program.teams import Occasion
from ...tabletop.carditem import CardItem
from ...tabletop.cardsize import plate_size
from ...tabletop.director import Director
from ...tabletop.emblem import prefetch_emblem
from ...tabletop.furniture import Furniture
from ...tabletop.grip import Grip
from ...tabletop.handorder import wish_of
from ...tabletop.offers import Offers
from ...tabletop.panels.panel import PhasePanel
from ...tabletop.passing import Passing, comes_softly, told_anew, wordless
from ...tabletop.platefaces import portrait_side
from ...tabletop.plates import Plate
from ...tabletop.presenter import Presenter
from ...tabletop.shown import Manner, ShownTable
from ...tabletop.telling import hands_words, trick_words
from ...widgets.base import Item
from ...widgets.commands import Command, key_name
from ...wording.happenings import go_on_keys
from ...wording.matches import time_left_words
from ...wording.spoken import in_sentences
from .felt import TableFelt
from .in_turn import ItemsInTurn
from .last_trick import LastTrickScene

_ROLES = (NAME, BODY_STRONG, SMALL_STRONG, SMALL, KEYCAP)  # of the words on a table
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class TableFrame(Scene):
    """The table, its cards and everything around it; `panel` asks the viewer for a decision, if one is needed.

    A subclass says what the table offers (`offers`), and what happens once the screen has caught up (`go_on`).
    `people` are the seats that are asked here. `is_hurried`: what follows is shown fast and without stopping.
    """

    is_hurried = False
    follows_focus = True
    stands_in_fades = True

    def __init__(
        self, app: App, table: Table, people: Sequence[int], viewer: int | None, occasion: Occasion | None
    ) -> None:
        super().__init__(app)
        self.table, self._occasion = table, occasion
        self.face = face_of(table.game.id)
        names = [seat.name for seat in table.seats]
        self.shown = ShownTable(
            self._presenter(), table.view(viewer), names, people, app.art,
            refresh=self.refresh, stir=self.stir, play=app.sounds.play, tell=app.narrator.tell,
        )  # fmt: skip
        self.shown.await_deal(table.view(None).board.dealer, has_draw=table.is_draw_to_come)
        self.director = Director(self.shown, self.face.shows)
        self.panel: PhasePanel | None = None
        self.portraits = portraits_in(table.record, app.settings.portraits)
        self._grip = Grip(self.shown, lambda: self.panel, lambda: self.app.settings.tap_twice)
        self._furniture = Furniture(self)
        self._felt = TableFelt(app)
        self._coming = ItemFade(comes_softly, told_anew, wordless, self.shown.stage.ground, self._felt.changed_in)
        self._over, self._passed = Overlay(), Passing()
        self.in_turn = ItemsInTurn(lambda item, light: self._drawn.make_ready(self.canvas, item, light))
        self._clock_shown = ""
        self._is_stirred = False
        self._taken: Sequence[Item] | None = None  # by what is shown in turn
        self._told_last: str | None = None
        self._is_warm = False
        self._measure()

    def _presenter(self) -> Presenter:
        """Return what says how the match is shown."""
        presenter = self.face.presenter
        return presenter if self._occasion is None else presenter.at(self._occasion)

    def on_enter(self) -> None:
        super().on_enter()
        self.app.sounds.start_music()

    @property
    def may_claim(self) -> bool:
        """True if tricks that are certain may be claimed, by people and computer players."""
        return self.app.settings.claims

    @property
    def plays_forced(self) -> bool:
        """True if a card plays itself where it is the only one that may be played."""
        return self.app.settings.auto_play_forced

    # -- asked by the furniture -------------------------------------------------------------------------------

    @property
    @abstractmethod
    def offers(self) -> Offers:
        """The things that the table offers besides its cards."""

    @property
    def seats(self) -> Sequence[SeatSetup]:
        return self.table.seats

    @property
    def match(self) -> Record:
        return self.table.record

    @property
    def occasion(self) -> Occasion | None:
        return self._occasion

    def portrait(self, hand: int) -> str:
        """Return the portrait of whoever holds a hand, or that of the dummy."""
        board = self.shown.view.board
        return DUMMYS if hand == board.dummy else self.portraits[board.holders[hand]]

    @property
    def round_number(self) -> int:
        return 1 + sum(states[-1].board.phase is Phase.SCORED for states in self.match.rounds[:-1])

    @property
    def rule_against(self) -> int | None:
        refused = self.shown.captions.refused
        return None if refused is None else self.face.paper.rule_against(refused, self.shown.view.board.phase)

    @property
    def topic(self) -> Topic | None:
        """The rule by which something has just been refused."""
        rule = self.rule_against
        return None if rule is None else Topic(self.match.game.id, rule)

    @property
    def clock_words(self) -> str:
        left = self.table.seconds_left if self.match.has_clock else None
        return "" if left is None else time_left_words(left)

    @property
    def thinking_seat(self) -> int | None:
        return None

    @property
    def is_held(self) -> bool:
        return self.director.holds_trick

    def card_item(self, card: Card, rect: pygame.Rect) -> CardItem:
        """Return a card that can be focused, pressed and dragged."""
        return CardItem(key=card.text, rect=rect, card=card, handler=self._grip)

    def led_to(self, dx: int) -> list[Item]:
        """Return the items that an arrow may lead to: Left and Right stay among the cards, or among what is none."""
        here, there = self.focused, super().led_to(dx)
        if not dx or here is None:
            return there
        return [item for item in there if isinstance(item, CardItem) is isinstance(here, CardItem)]

    # -- time -------------------------------------------------------------------------------------------------

    @abstractmethod
    def go_on(self, seconds: float) -> None:
        """Decide what comes next, now that the screen has caught up."""

    def update(self, seconds: float) -> bool:
        self.in_turn.begin()
        self.shown.advance(seconds)
        self._passed.advance(seconds, self.app.entrance.seconds)
        if self._coming.is_on:
            self._coming.advance(seconds)
            self.app.redraw()
        if self.is_top:
            self.table.start_clock()
            begun, since = self.director.begun, perf_counter()
            if not self.in_turn.puts_off():
                self.director.go_on()
                if self.director.is_idle:
                    self.go_on(seconds)
            if self.director.begun != begun:
                self.in_turn.begun(perf_counter() - since)
        else:
            self.table.stop_clock()
        if self.clock_words != self._clock_shown:
            self.refresh()
        is_dyeing, is_top = self.shown.dyeing is not None, self.is_top
        is_weaving = is_top and (self.in_turn.was_late or self._felt.advance(self.shown.trump, is_dyeing=is_dyeing))
        return is_weaving or not self.shown.timeline.is_idle or self._coming.is_on or self._passed.is_fading

    def rest(self) -> None:
        self.shown.stage.rest()

    def arrive(self) -> None:
        if self._coming.is_on:
            self._coming.end()
            self.app.redraw()

    def catch_up(self, view: AnyView | None = None, *, cuts: bool = True) -> None:
        """Show the table as it stands, or as it stood in this view; where it does not cut, its words fade."""
        self.director.clear()
        self.table.take_steps()
        self.panel = None
        if cuts:
            self._coming.forget()
            self.in_turn.forget()
        self.shown.show_still(view or self.table.view(self.shown.viewer))

    # -- layout and drawing -----------------------------------------------------------------------------------

    @property
    def manner(self) -> Manner:
        """The way the match is shown, from the settings."""
        settings = self.app.settings
        factor, wish, dyes = speeds.FACTORS[settings.speed], wish_of(settings), settings.trump_dye
        holds, lights, is_calm = settings.hold_trick, settings.glow_winner, settings.less_motion
        manner = Manner(factor, holds, lights, is_calm, wish, dyes_trump=dyes)
        hurried = manner._replace(factor=min(factor, speeds.HURRIED), holds_tricks=False, waits_for_readers=False)
        return hurried if self.is_hurried else manner

    @property
    def items(self) -> list[Item]:
        self._take_moved()
        return super().items

    def stir(self) -> None:
        """Have those items laid out again that move by themselves, before they are looked at or drawn."""
        self._is_stirred = True
        self.app.redraw()

    def compose(self, canvas: Canvas) -> list[Item]:
        self._clock_shown, self._is_stirred = self.clock_words, False
        return self._furniture.items(canvas)

    def _measure(self) -> None:
        self.app.art.stop_prefetching()
        canvas = self.app.canvas
        side = portrait_side(canvas, canvas.px(plate_size(canvas)[1]))
        faces = [*self.portraits, *([] if self.shown.view.board.dummy is None else [DUMMYS])]
        prefetch_portraits(canvas, faces, side, (CALM, ASKED))
        self.shown.measure(canvas, self.manner)
        prefetch_emblem(canvas, self.shown.places.emblem, self.shown.trump)
        prefetch_portraits(canvas, faces, side, (GLAD, HURT))

    def on_resize(self) -> None:
        self._measure()
        self._coming.forget()
        self.in_turn.forget()
        if self.shown.is_drawing:
            self.director.hurry()
        self.shown.timeline.land()
        if self.shown.stage.sprites:
            self.shown.stage.show(self.shown.view)

    def warming(self, canvas: Canvas) -> Iterator[None]:
        if self._is_warm:
            return
        self._is_warm = True
        yield from self._felt.warming(self.shown.trump)
        yield from self.app.sounds.warming("card_deal")
        for role in _ROLES:
            canvas.type.size(_LETTERS, role)
            yield None
        yield from self._furniture.warming(canvas)
        laid = self.laid()
        yield None
        plates = [item for item in laid.items if isinstance(item, Plate)]
        for item in [*(replace(plate, is_turn=not plate.is_turn) for plate in plates), *laid.items]:
            known = canvas.kept_bytes
            self._drawn.make_ready(canvas, item, laid.light(item))
            if canvas.kept_bytes != known:
                yield None
        board = self.table.view(None).board
        yield from self.shown.stage.warming(canvas, board.own_hand(board.dealer))
        self.paint(replace(canvas, surface=pygame.Surface((1, 1))))  # a thread has had time for the emblem
        yield None
        self._lay(canvas)
        yield None

    def paint(self, canvas: Canvas) -> None:
        trump = self.shown.trump
        canvas.surface.blit(self._felt.cloth(trump, self.shown.dyeing, self.shown.places), (0, 0))
        if self.shown.has_emblem(is_asked=self.panel is not None):
            self.shown.draw_emblem(canvas, lambda suit: self.app.dye(suit).inlay)

    def draw(self, canvas: Canvas) -> None:
        self.draw_ground(canvas)
        self._over.draw(canvas, self.draw_over)

    def draw_changes(self, canvas: Canvas) -> Sequence[pygame.Rect]:
        self._lay(canvas)
        parts = self.shown.stage.draw_changes(canvas, self._over.places)
        self._over.draw(canvas, self.draw_over)
        return gathered([*parts, *self._over.places], canvas.rect)

    def draw_ground(self, canvas: Canvas) -> None:
        self._lay(canvas)
        self.shown.stage.draw_lying(canvas)

    def _lay(self, canvas: Canvas) -> None:
        """Take in how the table and what lies on it look now."""
        laid, shown = self._laid_in_turn(), self.shown
        has_emblem = shown.has_emblem(is_asked=self.panel is not None)
        self._felt.run_dye(shown.trump, shown.dyeing, shown.places, has_emblem=has_emblem)
        changed = self._coming.changes(canvas, laid, self._felt.look, self.app.entrance, self.draw_items)
        shown.lay(canvas, changed, self._draw_ground, self.app.dye(shown.trump).light)

    def _laid_in_turn(self) -> Laid:
        """Return the items to show in this frame.

        While something moves, the table is laid out in no frame that has no time for it.
        """
        turns, moves, is_stirred = self.in_turn, not self.shown.timeline.is_idle, False
        if moves and turns.instead is not None and (self._items is None or self._is_stirred):
            now = turns.instead
            self.app.redraw()
        else:
            is_stirred = self._take_moved()
            now = self.laid()
        is_new, self._taken = now.items is not self._taken, now.items
        may_wait = self.app.entrance.seconds > 0
        if turns.take(now, is_new=is_new, moves=moves, may_wait=may_wait, is_stirred=is_stirred):
            self.app.redraw()
        return turns.shown or now

    def _take_moved(self) -> bool:
        """Lay out again what moves by itself if that alone has changed; return True if so."""
        if not self._is_stirred:
            return False
        moved = self._furniture.moved(self.canvas, self._items) if self._items else None
        self._items, self._is_stirred = moved, False
        if moved is not None:
            self._hand_over(moved)
        return moved is not None

    def _draw_ground(self, canvas: Canvas) -> None:
        self._coming.draw(canvas, self.draw_items)

    def depth(self, item: Item, canvas: Canvas) -> int:
        return self._coming.depth(item, canvas)

    def paint_over(self, canvas: Canvas) -> None:
        self._passed.take(self.drawn_items, canvas)
        self.shown.draw_cards(canvas, self._passed.over, self._passed.crowned)
        self._passed.draw_over(canvas, self.shown.stage.is_passed, self._coming.is_coming)

    @property
    def drawn_items(self) -> Sequence[Item]:
        return self.items if self.in_turn.shown is None else self.in_turn.shown.items

    # -- for those who do not see -------------------------------------------------------------------------------

    def spoken_title(self) -> str:
        return self.shown.presenter.state(self.shown.view, self.round_number, self.clock_words)

    def spoken_text(self) -> Sequence[str]:
        return (go_on_keys(key_name(Command.PRESS), by_mouse=False),) if self.is_held else ()

    def spoken_page(self) -> Sequence[str]:
        told = [item for item in self.items if not isinstance(item, CardItem)]
        return [*hands_words(self.shown, self.shown.view), trick_words(self.shown), *page_of(told)]

    # -- actions for everybody --------------------------------------------------------------------------------

    def tell_next(self) -> None:
        """Point at the next thing that has a tip and does nothing else."""
        keys = [item.key for item in self.items if item.tip and not item.is_focusable]
        place = keys.index(self._told_last) + 1 if self._told_last in keys else 0
        self._told_last = keys[place % len(keys)]
        self.point_at(self._told_last)
        if self.told is not None:
            self.app.narrator.tell(in_sentences, [*self.told.read(), self.told.tip or ""])

    def show_last_trick(self) -> None:
        """Lay the last trick over the table, if there is one."""
        shown, board = self.shown, self.shown.view.board
        if board.tricks:
            hands = range(len(board.captured))
            names = [shown.presenter.hand_name(shown.view, shown.names, hand) for hand in hands]
            portraits = [self.portrait(hand) for hand in hands]
            self.app.push(LastTrickScene(self.app, shown.presenter, board.tricks[-1], names, portraits))
