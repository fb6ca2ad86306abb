"""Words that a reader looks for in the rules: which sections have them, and where in a line they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

_WORD = re.compile(r"\w+")
_BARE = str.maketrans("àáâãäåąçćčèéêëęìíîïłñńòóôõöøśšùúûüýÿźżž", "aaaaaaaccceeeeeiiiilnnoooooossuuuuyyzzz")


@dataclass(frozen=True)
class Sought:
    """What a reader has typed; letters stand for their other case and for those with an accent as
    well, and a word for all that begin with it."""

    typed: str = ""

    def __bool__(self) -> bool:
        return bool(self._words)

    @cached_property
    def _words(self) -> tuple[str, ...]:
        return tuple(_WORD.findall(_folded(self.typed)))

    def is_in(self, text: str) -> bool:
        """Return True if each of the words begins a word of a text."""
        found = _WORD.findall(_folded(text))
        return all(any(word.startswith(sought) for word in found) for sought in self._words)

    def spans(self, line: str) -> Iterator[tuple[int, int]]:
        """Yield where in a line words begin as a sought one does: the first letter, and the one after the last."""
        for word in _WORD.finditer(line):
            begun = [sought for sought in self._words if _folded(word.group()).startswith(sought)]
            if begun:
                yield word.start(), min(word.end(), word.start() + max(map(len, begun)))


def _folded(text: str) -> str:
    """Return a text of as many letters, in lower case and without accents."""
    return text.lower().translate(_BARE)
