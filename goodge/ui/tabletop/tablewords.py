"""What is said at a table: announced, reported, refused and advised, each until something else is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import ParamSpec, Protocol

from ...engine.errors import Refusal
from ..motion import speeds
from ..motion.timeline import Timeline
from .captions import Captions, Say

P = ParamSpec("P")


class Tell(Protocol):
    """Takes what is to be said to those who do not see."""

    def __call__(self, words: Callable[P, str], /, *facts: P.args, **more: P.kwargs) -> None:
        """Say what `words` makes of these facts; nothing is made of them where nobody listens."""


def unheard(words: Callable[P, str], /, *facts: P.args, **more: P.kwargs) -> None:
    """Say nothing."""


class TableWords:
    """The captions of a table, which change in time; `refresh` is called whenever they do, `tell` is told them.

    `marked` are the keys of the cards that advice is about.
    """

    def __init__(self, refresh: Callable[[], None], tell: Tell) -> None:
        self.refresh, self.tell = refresh, tell
        self.timeline = Timeline()
        self.captions = Captions()
        self.marked: frozenset[str] = frozenset()

    def announce(
        self, emblem: str | tuple[str, ...] | None, words: Callable[P, str], *facts: P.args, **more: P.kwargs
    ) -> None:
        """Show a line in large type, or a few, in the middle of the table: what `words` makes of these facts."""
        self.captions.emblem, self.captions.is_plain, self.captions.is_clearing = emblem, False, False
        self.captions.pale = ()
        self.captions.say_announcement = partial(words, *facts, **more)
        self.tell(words, *facts, **more)
        self.refresh()

    def announce_next(self, emblem: str | None, words: Callable[P, str], *facts: P.args, **more: P.kwargs) -> None:
        """Empty the middle, so that no words are seen through others, and announce something there once it is empty."""
        self.end_announcement()
        self.captions.is_clearing = True
        self.timeline.call(speeds.CLEARING, partial(self.announce, emblem, words, *facts, **more))

    def clear_middle(self) -> None:
        """Empty the middle, but for what is asked there."""
        self.captions.is_clearing = True
        self.refresh()

    def fill_middle(self) -> None:
        """Show again in the middle what stands there by the rules."""
        if self.captions.is_clearing:
            self.captions.is_clearing = False
            self.refresh()

    def end_announcement(self) -> None:
        """Take the line in the middle of the table away."""
        self.captions.say_announcement, self.captions.is_clearing = None, False
        self.refresh()

    def report(self, words: Callable[P, str], *facts: P.args, **more: P.kwargs) -> None:
        """Say what is happening, in the place of the sentence: what `words` makes of these facts."""
        self.caption(words, *facts, **more)
        self.tell(words, *facts, **more)

    def caption(self, words: Callable[P, str], *facts: P.args, **more: P.kwargs) -> None:
        """Show what is happening, which those who do not see are told otherwise: what `words` makes of these facts."""
        self.captions.say_news = partial(words, *facts, **more)
        self.captions.is_decision = self.captions.is_in_bar = False
        self.refresh()

    def report_in_bar(self, words: Callable[P, str], *facts: P.args, **more: P.kwargs) -> None:
        """Say what is happening to the whole table, in the middle of the bar: what `words` makes of these facts."""
        self.caption_in_bar(words, *facts, **more)
        self.tell(words, *facts, **more)

    def caption_in_bar(self, words: Callable[P, str], *facts: P.args, **more: P.kwargs) -> None:
        """Show it there, while those who do not see are told it at another time."""
        self.caption(words, *facts, **more)
        self.captions.is_in_bar = True

    def report_decision(self, words: Callable[P, str], *facts: P.args, **more: P.kwargs) -> None:
        """Say what is decided, so that it stands out: what `words` makes of these facts."""
        self.report(words, *facts, **more)
        self.captions.is_decision = True

    def end_report(self) -> None:
        """Stop saying what is happening."""
        self.captions.say_news, self.captions.is_decision, self.captions.is_in_bar = None, False, False
        self.refresh()

    def refuse(self, words: Callable[P, str], *facts: P.args, **more: P.kwargs) -> None:
        """Say why something cannot be done, for a while or until something is done: what `words` makes of the facts."""
        said = partial(words, *facts, **more)
        self.captions.say_refusal, self.captions.refusal_left = said, speeds.reading_time(said())
        self.tell(said)
        self.captions.is_put_off = False
        self.captions.refused = next((fact for fact in facts if isinstance(fact, Refusal)), None)
        self.refresh()

    def put_off(self, words: Callable[P, str], *facts: P.args, **more: P.kwargs) -> None:
        """Say that something comes later by itself, for a while or until something is done."""
        self.refuse(words, *facts, **more)
        self.captions.is_put_off = True

    def unsay(self) -> None:
        """Take away why something could not be done."""
        if self.captions.say_refusal is not None:
            self.captions.say_refusal = self.captions.refused = None
            self.refresh()

    def advise(
        self,
        words: Say = None,
        detail: Say = None,
        marked: Iterable[str] = (),
        *ways: Callable[[], str],
        heard: Collection[str] = (),
    ) -> None:
        """Show advice, in two lines, and mark cards; without words, take it all away.

        The `ways` to say what comes further are those at length and in short. What was `heard` already is not read out
        again.
        """
        if words is None and self.captions.say_hint is None and not self.marked:
            return
        captions = self.captions
        captions.say_hint, captions.say_hint_detail = words, detail
        captions.say_hint_ways = ways
        for said in filter(None, (words, detail, *ways[:1])):
            if said() not in heard:
                self.tell(said)
        self.marked = frozenset(marked)
        self.refresh()
