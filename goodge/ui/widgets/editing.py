"""A line of text being edited: its caret, its marked part, and what each key does to it."""

from __future__ import annotations

from ...engine.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class EditedText:
    """A text with its caret, counted in letters from the start. What lies between `anchor` and `caret` is marked."""

    text: str
    caret: int
    anchor: int

    @classmethod
    def at_end(cls, text: str) -> EditedText:
        return cls(text, len(text), len(text))

    def with_text(self, text: str) -> EditedText:
        """Return the line with another text, the caret where it was or as near as possible."""
        return EditedText(text, min(self.caret, len(text)), min(self.anchor, len(text)))

    @property
    def span(self) -> tuple[int, int]:
        """The start and end of the marked part."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def marked(self) -> str:
        start, end = self.span
        return self.text[start:end]

    def to(self, place: int, *, marking: bool = False) -> EditedText:
        """Return the line with the caret at a place, or as near as possible; `marking` keeps the anchor."""
        caret = min(max(0, place), len(self.text))
        return replace(self, caret=caret, anchor=self.anchor if marking else caret)

    def stepped(self, by: int, *, marking: bool = False) -> EditedText:
        """Return the line with the caret a letter on or back, or, without `marking`, at that end of a marked part."""
        if self.marked and not marking:
            return self.to(self.span[by > 0])
        return self.to(self.caret + by, marking=marking)

    def all_marked(self) -> EditedText:
        return EditedText(self.text, len(self.text), 0)

    def put(self, words: str, longest: int) -> EditedText:
        """Return the line with the words in place of the marked part, as many of their letters as fit."""
        start, end = self.span
        words = words[: max(0, longest - len(self.text) + end - start)]
        return EditedText.at_end(self.text[:start] + words)._followed_by(self.text[end:])

    def erased(self, by: int) -> EditedText:
        """Return the line without the marked part, else without the letter before (-1) or after (1) the caret."""
        line = self if self.marked else self.to(self.caret + by, marking=True)
        return line.put("", len(self.text))

    def _followed_by(self, rest: str) -> EditedText:
        return replace(self, text=self.text + rest)
