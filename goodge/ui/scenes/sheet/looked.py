"""The line on a score sheet for what a look back at the round has found, with its room from the start."""

from __future__ import annotations

from ...drawing.canvas import Canvas
from ...drawing.theme import SMALL_STRONG
from ...program.layer import RoundBack
from ...wording.lists import side_by_side
from ...wording.review import LOOKING, STOPPED


class LookedLine:
    """The line that says what a look back has found, and until then that it is at work, unless a bar shows that."""

    def __init__(self, back: RoundBack | None, *, has_bar: bool = False) -> None:
        self._back, self._has_bar = back, has_bar
        self._said = "", ""
        self._has_stopped = False
        self.progress = (0, 0)

    @property
    def has_room(self) -> bool:
        """True if the line has its room, whether or not it says anything yet."""
        return self._back is not None and self._back.has_words

    @property
    def is_at_work(self) -> bool:
        """True until all has been looked at."""
        return self.progress[0] < self.progress[1]

    def look(self, *, is_moving: bool) -> bool:
        """Let the look back go on while nothing moves; return True if it has found something since."""
        back = self._back
        if back is None:
            return False
        back.halt(is_on=is_moving)
        progress = back.progress()  # first, lest the end comes before what there is to say
        found = (back.words(), back.luck_words()), progress, back.has_stopped
        is_new = found != (self._said, self.progress, self._has_stopped)
        self._said, self.progress, self._has_stopped = found
        return is_new

    def words(self, canvas: Canvas, width: int) -> str:
        """Return what the line says: with the luck where there is room for it; until then, that it is looked at."""
        choices, luck = self.lines()
        words = side_by_side(choices, luck)
        return words if canvas.type.size(words, SMALL_STRONG)[0] <= width else choices

    def lines(self) -> tuple[str, str]:
        """Return the same in two lines: of the choices, or that they are being looked at; and of the luck."""
        choices, luck = self._said
        if self.is_at_work and not choices:
            if self._has_stopped:
                return STOPPED.say(), ""
            return "" if self._has_bar else LOOKING.say(), ""
        return choices, luck
