"""The words over the table: what is refused, advised, happening or announced."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.errors import Refusal
from ...engine.values import dataclass

Say = Callable[[], str] | None


@dataclass(slots=True)
class Captions:
    """The words over the table, None and empty where there are none; each is made when it is asked for.

    `hint` and the `hint_detail` below it are advice that was asked for; they stand in the place of the sentence, too.
    `hint_ways` say what is told if one asks again, at length and then in short, where there is little room; `hint_card`
    is the key of a card that had the focus already. `is_explained` if a line about the game stands in that place.
    `refusal` says why something cannot be done, for `refusal_left` seconds, and `refused` is the rules' own reason,
    if it comes from them; with `is_put_off` it comes later by itself. `news` says what is happening, or, with
    `is_decision`, what is decided, which may be `is_good_news`. Both replace the sentence; but news that
    `is_in_bar` stands there, and the place of the sentence is left empty. `announcement` is a line in large type in
    the middle, or a few, `emblem` the name of the emblem before it, or of those before each; `is_plain` if it tells
    nothing to be glad of. With `is_clearing`, the middle is empty: what stood there goes before something else comes.
    """

    say_refusal: Say = None
    refusal_left: float = 0.0
    refused: Refusal | None = None
    is_put_off: bool = False
    say_hint: Say = None
    say_hint_detail: Say = None
    say_hint_ways: tuple[Callable[[], str], ...] = ()
    hint_card: str | None = None
    is_explained: bool = False
    say_news: Say = None
    is_decision: bool = False
    is_good_news: bool = False
    is_in_bar: bool = False
    say_announcement: Say = None
    emblem: str | tuple[str, ...] | None = None
    is_plain: bool = False
    pale: tuple[int, ...] = ()  # lines of an announcement
    is_clearing: bool = False

    @property
    def refusal(self) -> str | None:
        return None if self.say_refusal is None else self.say_refusal()

    @property
    def news(self) -> str:
        return "" if self.say_news is None else self.say_news()

    @property
    def hint(self) -> str:
        return "" if self.say_hint is None else self.say_hint()

    @property
    def hint_detail(self) -> str:
        return "" if self.say_hint_detail is None else self.say_hint_detail()

    @property
    def hint_ways(self) -> tuple[str, ...]:
        return tuple(said() for said in self.say_hint_ways)

    @property
    def hint_next(self) -> str:
        """What is told if one asks again, at length; empty where nothing is."""
        return next(iter(self.hint_ways), "")

    @property
    def announcement(self) -> tuple[str | tuple[str, ...] | None, str] | None:
        return None if self.say_announcement is None else (self.emblem, self.say_announcement())
