"""The interface of the layers in the program's stack. A scene is a layer, and may add to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from ..drawing.canvas import Canvas
from ..widgets.commands import Deeds, Press
from ..widgets.notices import notice_below
from ..widgets.pad import PadButton
from ..widgets.spoken import Focused, Part
from .teams import Occasion

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...engine.record import Record


_NOTICE = 66  # units: under the bar of a table


class Topic(NamedTuple):
    """A place in the rules: the game, and the number of the rule; None for the beginning."""

    game: str
    rule: int | None = None


class Surrender(NamedTuple):
    """The ways to give up what is being played, None for one that there is not; `round_words`: what the first means."""

    of_round: Callable[[], None] | None
    round_words: str
    of_match: Callable[[], None] | None


class RoundBack(Protocol):
    """A look back at the last round that is over, done behind the screen."""

    def open(self) -> None:
        """Show the review."""

    def open_luck(self) -> None:
        """Show the luck in the round."""

    @property
    def has_failed(self) -> bool:
        """True if something that people bid was not made."""

    def open_made(self) -> None:
        """Show whether that could have been made."""

    @property
    def has_words(self) -> bool:
        """True if something will be said of the round."""

    def progress(self) -> tuple[int, int]:
        """Return how far it is, and how far it goes."""

    @property
    def is_awaited(self) -> bool:
        """True while something that will be said is still to be found."""

    def words(self) -> str:
        """Return what can be said by now; empty if that is nothing."""

    def luck_words(self) -> str:
        """Return how much of it was luck; empty as long as that is not known."""

    def halt(self, *, is_on: bool) -> None:
        """Rest while something moves."""

    @property
    def has_stopped(self) -> bool:
        """True if it has failed; it tries again once the review is opened or the next round is over."""


class LooksBack(Protocol):
    """The looks back at the rounds of a match."""

    def round_before(self) -> RoundBack | None:
        """Return the look back at the last round with a score; None if there is none, or it is not to be seen yet."""


class Layer:
    """One layer of the stack: the top one has the input, those under it show through unless one is opaque."""

    is_opaque = True
    is_passing = False  # a word in passing: nobody has left for it what lies under it
    stands_in_fades = False  # its time goes on when nothing of what was shown before can be seen any more
    is_page = False  # it has another layout in a window that is higher than wide
    looks_back: LooksBack | None = None  # at the rounds of the match that is played here
    is_discreet = False  # it hides at once what was shown before it came, which only one person may see

    @property
    def host_words(self) -> str | None:
        """The text of the button that leads back here from a match over this layer; None if there is none."""
        return None

    @property
    def match(self) -> Record | None:
        """The match that the layer belongs to; None if it belongs to none."""
        return None

    @property
    def occasion(self) -> Occasion | None:
        """The occasion that the match is part of; None if it is a match by itself."""
        return None

    @property
    def topic(self) -> Topic | None:
        """The rules that somebody here would look up; None for those of the match, or any."""
        return None

    @property
    def surrender(self) -> Surrender | None:
        """The ways to give up what is played here; None if nothing can be given up."""
        return None

    @property
    def is_waiting(self) -> bool:
        """True while something may come at any moment from another thread, so that the loop should check often."""
        return False

    @property
    def repeats_keys(self) -> bool:
        """True while a key that is held down repeats, because text is being typed."""
        return False

    def notice_place(self, canvas: Canvas) -> pygame.Rect:
        """Return the place of a notice over the layer, which hangs from the middle of its upper edge."""
        return notice_below(canvas, canvas.rect.centerx, canvas.px(_NOTICE))

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole layer."""

    def draw_changes(self, canvas: Canvas) -> Sequence[pygame.Rect] | None:
        """Draw the layer where it looks different from what it drew on this canvas in the frame before.

        Return the parts of the canvas that are different now; None for all of it.
        """
        self.draw(canvas)
        return None

    def warming(self, canvas: Canvas) -> Iterator[None]:  # noqa: ARG002
        """Make what the first frame will need, in steps, if this is the first time; show nothing of it."""
        return iter(())

    def refresh(self) -> None:
        """Have everything laid out again before the next frame."""

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        """Let time pass; return True while something moves and frames are needed."""
        return False

    def rest(self) -> None:
        """Let go of what only motion needs: nothing moves any more."""

    def arrive(self) -> None:
        """Show what is still coming up or fading away as it will be in the end."""

    def all_deeds(self) -> list[Deeds]:
        """Return the commands that are heard here, in the order in which they are heard."""
        return []

    # -- for those who do not see ---------------------------------------------------------------------------

    def spoken_title(self) -> str:
        """Return what the layer is called."""
        return ""

    def spoken_focus(self) -> Focused:
        """Return what is told of the element that has the focus; the window itself if none has it."""
        return Focused(Part.WINDOW, self.spoken_title())

    def spoken_text(self) -> Sequence[str]:
        """Return what is read as the layer opens, and where it changes: what stands there to be read."""
        return ()

    def spoken_on_entering(self, *, is_new: bool) -> Sequence[str]:  # noqa: ARG002
        """Return what is said besides as the layer has become the top one, for the first time if it `is_new`."""
        return ()

    def spoken_page(self) -> Sequence[str]:
        """Return all that can be read, from the top to the end."""
        return self.spoken_text()

    # -- events ---- ----------------------------------------------------------------------------------------

    def on_enter(self) -> None:
        """Respond to becoming the top layer."""

    def on_cover(self) -> None:
        """Respond to another layer being laid over this one."""

    def on_leave(self) -> None:
        """Respond to being removed from the stack."""

    def on_resize(self) -> None:
        """Respond to a new window size, or to changed settings that drawing depends on."""

    def handle(self, event: pygame.event.Event) -> None:
        """Take one event of the mouse."""

    def place_near(self, place: tuple[int, int], width: int) -> tuple[int, int]:  # noqa: ARG002
        """Return the place that a finger means, if what lies near counts as this wide and high at least."""
        return place

    def point_nowhere(self) -> None:
        """Tell nothing any more of what was pointed at."""

    def tell_at(self, place: tuple[int, int]) -> None:
        """Tell of what lies under a finger that rests there, and do not press it."""

    def take_key(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """Take a key itself, whatever it means; return True if it was waited for here."""
        return False

    def take_button(self, button: PadButton) -> bool:  # noqa: ARG002
        """Take a button of a pad itself, whatever it means; return True if it was waited for here."""
        return False

    def handle_press(self, press: Press) -> None:
        """Take a key that was pressed, or another input that gives commands."""

    def handle_release(self, press: Press) -> None:
        """Take a key that was released."""

    def handle_repeated(self, press: Press) -> None:
        """Take a key that is still held down."""

    def handle_chord(self, press: Press) -> None:
        """Take a letter with Ctrl, Command or Alt."""

    def handle_text(self, text: str) -> None:
        """Take text that was typed."""
