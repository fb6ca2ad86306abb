"""A match on the screen: the frame that stays from the deal to the last trick, while the middle changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.cards import Card, Suit
from ...table.match_table import AnyView, Table
from ..canvas import Canvas
from ..games import presenter_of
from ..motion import speeds
from ..motion.timeline import Timeline
from ..scene import Scene
from ..tabletop.director import Director
from ..tabletop.marks import draw_lead_mark, draw_strike
from ..tabletop.opponents import Opponents
from ..tabletop.places import Places
from ..tabletop.sprites import CardPainter
from ..tabletop.stage import Stage
from .phases.base import PhasePanel

if TYPE_CHECKING:
    from ..app import App

_POP_SECONDS = 0.22


class ShownTable(Scene):
    """What is shown of a match, to one viewer at a time: `viewer` is the seat whose cards may be seen, None nobody's.

    The director tells what changes, event by event; `panel` is what the viewer is asked, if he is.
    """

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.names = tuple(seat.name for seat in table.seats)
        self.people = [seat for seat, setup in enumerate(table.seats) if setup.is_person]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self.presenter = presenter_of(table.game.id)
        self.timeline = Timeline(speeds.FACTORS[app.settings.speed])
        self._painter = CardPainter(app.art, self.presenter)
        self.stage = Stage(self.presenter, self._painter, self.timeline)
        self.director = Director(self)
        self.opponents = Opponents(table, app.store.log.note)
        self.view: AnyView = table.view(self.viewer)
        self._played: AnyView | None = None
        self.panel: PhasePanel | None = None
        self.message: str | None = None
        self.news = ""
        self.announcement: tuple[str | None, str] | None = None
        self.points = list(self.view.board.captured)
        self.popping: dict[int, float] = {}
        self.is_drawing = False
        self.lit: set[str] = set()
        self._trick: list[tuple[str, int]] = []
        self.measure()

    @property
    def has_people(self) -> bool:
        return bool(self.people)

    @property
    def is_shared(self) -> bool:
        """Whether several people take turns at this screen."""
        return len(self.people) > 1

    # -- what the director tells ------------------------------------------------------------------------------

    def show_view(self, view: AnyView) -> None:
        """From now on the plates, the bar and the middle show this."""
        self.view, self._played = view, None
        if self.places.anchor != self._anchor:
            self._arrange()
        self.points = list(view.board.captured)
        self.refresh()

    def show_played(self, view: AnyView) -> None:
        """A card has left a hand: who sits there holds one less, and it is the turn of whoever has it in this view.

        What the trick brings is not shown before it has been gathered.
        """
        self._played = view
        self.refresh()

    @property
    def seats_view(self) -> AnyView:
        """What the plates say of the cards left and of the turn."""
        return self._played or self.view

    def count_up(self, hand: int, more: int) -> None:
        """Lets the points on a plate grow while cards are on their way there."""
        start = self.points[hand]

        def apply(share: float) -> None:
            self.points[hand] = start + round(more * share)
            self.refresh()

        self.timeline.tween(0.0, speeds.COUNT_UP, apply)

    def announce(self, emblem: str | None, words: str) -> None:
        """A line in large type in the middle of the table; empty words take it away."""
        self.announcement = (emblem, words) if words else None
        self.refresh()

    def report(self, words: str) -> None:
        """Says what is happening, in the place of the sentence; empty words end that."""
        self.news = words
        self.refresh()

    def pop_call(self, hand: int) -> None:
        """Lets what was said beside a hand spring up."""

        def apply(share: float) -> None:
            self.popping[hand] = share
            self.refresh()

        self.timeline.tween(0.0, _POP_SECONDS, apply)

    def draw_for_deal(self, *, is_on: bool) -> None:
        """Until the first dealer has been found, nobody is marked as such."""
        self.is_drawing = is_on
        self.lit.clear()
        self.refresh()

    def trick_keys(self) -> list[str]:
        """The cards of the trick on the table, in order of play."""
        return [key for key, _ in self._trick]

    def add_to_trick(self, key: str, hand: int) -> None:
        self._trick.append((key, hand))

    def end_trick(self) -> None:
        self._trick.clear()
        self.refresh()

    def catch_up(self) -> None:
        """Shows the table as it stands, without motion."""
        self.director.clear()
        self.timeline.finish()
        self.table.take_steps()
        self.panel = None
        self.announcement = self.message = None
        self.news = ""
        self.draw_for_deal(is_on=False)
        self.show_view(self.table.view(self.viewer))
        trick, hands = self.view.board.trick, len(self.view.board.captured)
        self._trick = [(card.text, (trick.leader + place) % hands) for place, card in enumerate(trick.cards)]
        self.stage.slots = self.presenter.slots(self.view)
        self.stage.show(self.view)
        self.refresh()

    # -- layout -----------------------------------------------------------------------------------------------

    def on_resize(self) -> None:
        self.measure()
        self.director.hurry()
        self.stage.show(self.view)

    def measure(self) -> None:
        """Takes the measures of the window, and what the settings say of motion."""
        self._arrange()
        self.timeline.factor = speeds.FACTORS[self.app.settings.speed]
        self._painter.measure(self.places.card, self.table.game.deck)

    def _arrange(self) -> None:
        """Finds the places of all hands, seen from the viewer's own."""
        board = self.view.board
        self.places = Places(self.app.canvas, len(board.captured), self._anchor, board.dummy)
        self.stage.places = self.places

    @property
    def _anchor(self) -> int:
        """The hand at the bottom of the screen."""
        seat = self.viewer if self.viewer is not None else (self.people or [0])[0]
        hand: int = self.view.board.own_hand(seat)
        return hand

    # -- drawing ----------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        named: Suit | None = None if self.is_drawing else self.view.board.trump
        trump = named if self.panel is None else self.panel.trump
        canvas.surface.blit(self.app.cloth(None if trump is None else self.app.art.ink(trump, on_felt=True)), (0, 0))
        if trump is not None and trump is named:
            side = canvas.px(210)
            mark = canvas.art.faint(f"suits/{trump.letter}", (side, side))
            canvas.surface.blit(mark, mark.get_rect(center=(self.places.width // 2, round(self.places.trick_y))))

    def paint_over(self, canvas: Canvas) -> None:
        self._light_winner()
        self.stage.draw(canvas)
        lying = [(key, hand) for key, hand in self._trick if self._lies(key)]
        if lying and lying[0] == self._trick[0]:
            draw_lead_mark(canvas, self.places.trick(lying[0][1]))
        struck = self.struck()
        for key, hand in lying:
            if key in struck:
                draw_strike(canvas, self.places.trick(hand))

    def _lies(self, key: str) -> bool:
        """Whether a card of the trick is neither on its way there nor away."""
        sprite = self.stage.sprites.get(key)
        return sprite is not None and not sprite.is_moving

    def struck(self) -> set[str]:
        """The cards in the trick that count for nothing in it."""
        return {card.text for card in self.presenter.struck(tuple(map(Card.parse, self.trick_keys())))}

    def _light_winner(self) -> None:
        trump, best = self.view.board.trump, None
        if self._trick and trump is not None and self.app.settings.glow_winner:
            place = self.table.game.winning_place(tuple(map(Card.parse, self.trick_keys())), trump)
            best = None if place is None else self._trick[place][0]
        lit = {best, self.stage.lifted, *self.lit}
        for key, sprite in self.stage.sprites.items():
            sprite.glow = 1.0 if key in lit and not sprite.is_moving else 0.0
