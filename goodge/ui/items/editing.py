"""A line of text being edited: where the caret stands, what is marked, and what each key does to it."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Line:
    """A text with its caret, counted in letters from the start. What lies between `anchor` and `caret` is marked."""

    text: str
    caret: int
    anchor: int

    @classmethod
    def at_end(cls, text: str) -> Line:
        return cls(text, len(text), len(text))

    def with_text(self, text: str) -> Line:
        """The caret where it was, or as near as the other text allows."""
        return Line(text, min(self.caret, len(text)), min(self.anchor, len(text)))

    @property
    def span(self) -> tuple[int, int]:
        """Where the marked part begins and ends."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def marked(self) -> str:
        start, end = self.span
        return self.text[start:end]

    def to(self, place: int, *, marking: bool = False) -> Line:
        """The caret at a place, or as near as there is; `marking` leaves the anchor where it was."""
        caret = min(max(0, place), len(self.text))
        return replace(self, caret=caret, anchor=self.anchor if marking else caret)

    def stepped(self, by: int, *, marking: bool = False) -> Line:
        """A letter on or back; what was marked and is so no longer is left at that end of it."""
        if self.marked and not marking:
            return self.to(self.span[by > 0])
        return self.to(self.caret + by, marking=marking)

    def all_marked(self) -> Line:
        return Line(self.text, len(self.text), 0)

    def put(self, words: str, longest: int) -> Line:
        """The words in place of what is marked, as many of their letters as have room."""
        start, end = self.span
        words = words[: max(0, longest - len(self.text) + end - start)]
        return Line.at_end(self.text[:start] + words)._followed_by(self.text[end:])

    def erased(self, by: int) -> Line:
        """Without what is marked; where nothing is, without the letter before the caret (-1) or after it (1)."""
        line = self if self.marked else self.to(self.caret + by, marking=True)
        return line.put("", len(self.text))

    def _followed_by(self, rest: str) -> Line:
        return replace(self, text=self.text + rest)
