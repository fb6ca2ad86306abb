"""The narrator: tells voices what has the focus, what a page says, and what happens, as the screen shows it.

It is told what happens by whoever shows it, in the words of the seat whose cards are shown; the rest it asks of the
top scene once a frame. Nothing is computed while there is no voice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ParamSpec
from weakref import WeakSet

from ...engine.values import replace
from ..widgets.pad import signs_in_words
from ..wording.spoken import in_sentences
from .layer import Layer
from .voice import Focused, Voice

P = ParamSpec("P")


class Narrator:
    """Tells voices of the top scene. What is told within one frame is said together, and nothing of it twice.

    A line that says the same and more, after a colon, takes the place of the one before.
    """

    def __init__(self) -> None:
        self._voices: list[Voice] = []
        self._hearers: list[Voice] = []
        self._told: list[str] = []
        self._known: WeakSet[Layer] = WeakSet()
        self._top: Layer | None = None
        self._text: Sequence[str] = ()
        self._shown: tuple[str, Focused] | None = None

    @property
    def is_heard(self) -> bool:
        """True while somebody listens to a voice."""
        return any(voice.is_heard for voice in self._voices)

    def add(self, voice: Voice) -> None:
        """Speak with this voice, too."""
        self._voices.append(voice)

    def start(self) -> None:
        """Let all voices begin, now that there is time for it."""
        for voice in self._voices:
            voice.start()

    def remove(self, voice: Voice) -> None:
        """Speak with this voice no more."""
        if voice in self._voices:
            self._voices.remove(voice)
            voice.close()

    def tell(self, words: Callable[P, str], /, *facts: P.args, **more: P.kwargs) -> None:
        """Say what `words` makes of these facts, with whatever else is told in this frame."""
        if self.is_heard:
            said = words(*facts, **more)
            if said and said not in self._told:
                self._told = [line for line in self._told if not said.startswith(f"{line}: ")]
                self._told.append(said)

    def follow(self, top: Layer) -> None:
        """Say what has been told since the last frame, what is new in the top scene, and what has the focus."""
        hearers = [voice for voice in self._voices if voice.is_heard]
        if not all(voice in self._hearers for voice in hearers):
            self._begin_anew()
        self._hearers = hearers
        if not hearers:
            return
        title, focused = top.spoken_title(), top.spoken_focus()
        news = [line for line in self._news(top, title) if line not in self._told]
        told = signs_in_words(in_sentences([*self._told, *news]))
        self._told = []
        shown = (title, focused) if (title, focused) != self._shown else None
        self._shown = title, focused
        for voice in hearers:
            _pass_on(voice, shown and (title, _without_signs(focused)), told)

    def _begin_anew(self) -> None:
        """Tell where one is, for somebody who has come to listen."""
        self._top = self._shown = None
        self._known.clear()

    def turn(self, *, has_keyboard: bool) -> None:
        """Tell all voices whether the window gets the keys that are pressed."""
        for voice in self._voices:
            voice.turn(has_keyboard=has_keyboard)

    def read(self, top: Layer) -> None:
        """Say all that the top scene shows, from its top to its end."""
        self.tell(in_sentences, (top.spoken_title(), *top.spoken_page()))

    def close(self) -> None:
        """End all voices."""
        for voice in list(self._voices):
            self.remove(voice)

    def _news(self, top: Layer, title: str) -> list[str]:
        """Return what is new on the page: all of it as it opens, else the lines that it did not have before."""
        before, self._text = self._text, tuple(top.spoken_text())
        if top is self._top:
            return [line for line in self._text if line not in before]
        is_new, before_top, self._top = top not in self._known, self._top, top
        self._known.add(top)
        if not is_new and before_top is not None and before_top.is_passing:
            return list(top.spoken_on_entering(is_new=False))
        text = [line for line in self._text if line != title] if is_new else []
        return [title, *text, *top.spoken_on_entering(is_new=is_new)]


def _without_signs(focused: Focused) -> Focused:
    """Return an element with the names of a pad's buttons in place of their signs."""
    name, value, note = map(signs_in_words, (focused.name, focused.value, focused.note))
    return replace(focused, name=name, value=value, note=note)


def _pass_on(voice: Voice, shown: tuple[str, Focused] | None, told: str) -> None:
    """Give a voice what has the focus, unless that is what had it before, and what is said; in the voice's order."""
    if told and voice.says_before_focus:
        voice.announce(told)
    if shown is not None:
        voice.show(*shown)
    if told and not voice.says_before_focus:
        voice.announce(told)
