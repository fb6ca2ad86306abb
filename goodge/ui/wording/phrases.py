"""Messages that can be translated, with the standard library's gettext.

A message is whole: its facts are named in braces, and it is never put together from parts of a sentence. The context
tells apart two messages that are spelt alike, and tells translators where a message stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from gettext import NullTranslations
from typing import NamedTuple

_translations = NullTranslations()
_told = set[str]()  # the faulty translations that have been reported
_report: Callable[[str], None] = _told.add  # to nobody until somebody wants to know


def use(translations: NullTranslations) -> None:
    """Say everything in another language from now on; `NullTranslations()` is English."""
    global _translations  # noqa: PLW0603  (one language at a time, for the whole program)
    _translations = translations


def report_faults(report: Callable[[str], None]) -> None:
    """Have each translation that cannot be said reported from now on, once, with a line for the log."""
    global _report  # noqa: PLW0603  (one log, as there is one language)
    _report = report
    _told.clear()


class Phrase(NamedTuple):
    """A message to say later: by then the language may have changed."""

    context: str
    message: str

    def say(self, **facts: object) -> str:
        """Return the message in the language in use, with its facts filled in."""
        return _filled(_translations.pgettext(self.context, self.message), self.message, facts)


class Plural(NamedTuple):
    """A message that depends on a number, {n} in its text."""

    context: str
    one: str
    many: str

    def say(self, n: int, /, **facts: object) -> str:
        """Return the message for this number, in the form that the language in use has for it."""
        said = _translations.npgettext(self.context, self.one, self.many, abs(n))
        return _filled(said, self.one if abs(n) == 1 else self.many, {"n": n, **facts})


def say(context: str, message: str, **facts: object) -> str:
    """Return a message in the language in use, with its facts filled in."""
    return Phrase(context, message).say(**facts)


def say_many(context: str, one: str, many: str, n: int, /, **facts: object) -> str:
    """Return the message for a number, {n} in its text, in the form that the language in use has for it."""
    return Plural(context, one, many).say(n, **facts)


def _filled(translation: str, english: str, facts: Mapping[str, object]) -> str:
    """Return the translation with its facts; the English if it names a fact that is not there, or is no format."""
    try:
        return translation.format_map(facts)
    except (LookupError, ValueError, AttributeError, TypeError) as error:
        filled = english.format_map(facts)  # a fault of the program's own is raised here
        if english not in _told:
            _told.add(english)
            _report(f"The translation {translation!r} of {english!r} cannot be said: {error!r}")
        return filled
