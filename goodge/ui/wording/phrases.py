"""Messages that can be translated, with the standard library's gettext.

A message is whole: its facts are named in braces, and it is never put together from parts of a sentence. The context
tells apart two messages that are spelt alike, and tells translators where a message stands.
"""

from __future__ import annotations

from gettext import NullTranslations
from typing import NamedTuple

_translations = NullTranslations()


def use(translations: NullTranslations) -> None:
    """Say everything in another language from now on; `NullTranslations()` is English."""
    global _translations  # noqa: PLW0603  (one language at a time, for the whole program)
    _translations = translations


class Phrase(NamedTuple):
    """A message to say later: by then the language may have changed."""

    context: str
    message: str

    def say(self, **facts: object) -> str:
        """Return the message in the language in use, with its facts filled in."""
        return _translations.pgettext(self.context, self.message).format_map(facts)


class Plural(NamedTuple):
    """A message that depends on a number, {n} in its text."""

    context: str
    one: str
    many: str

    def say(self, n: int, /, **facts: object) -> str:
        """Return the message for this number, in the form that the language in use has for it."""
        return _translations.npgettext(self.context, self.one, self.many, abs(n)).format_map({"n": n, **facts})


def say(context: str, message: str, **facts: object) -> str:
    """Return a message in the language in use, with its facts filled in."""
    return Phrase(context, message).say(**facts)


def say_many(context: str, one: str, many: str, n: int, /, **facts: object) -> str:
    """Return the message for a number, {n} in its text, in the form that the language in use has for it."""
    return Plural(context, one, many).say(n, **facts)
