"""Full stops go by the kind of what is said, in every language: docs/languages.md tells which kinds have one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import catalogues
import words

LINES = (  # on a line of its own, or a part of one
    "announcement",
    "bar and announcement",
    "first evening: about a round",
    "first evening: at the end of",
    "first evening: under",
    "first times: under",
    "happening",
    "hint",
    "last trick",
    "line under the prompt",
    "plate",
    "pointing at a call",
    "pointing at a plate",
    "prompt",
    "reason",
    "refusal",
    "taken back",
    "told",
    "under the Stash",
    "what a bid is worth",
    "what can be done with a card",
    "what to do now",
    "who deals first",
)
SPEECH = (  # in a bubble, told of what is pointed at, or in a paragraph
    "first evening: said at the table",
    "first evening: told after",
    "first times: said at the table",
    "notice",
    "pointing at",
    "small goal: what it asks",
)
_FEW = 3  # words, from which on it is a sentence
_ENDS = (".", "!", "?", "…", ":", "”", "»", "“", ")")
_TWO = re.compile(r"[.!?]”? +(?=[A-Z{“])")


def _is(context: str, kinds: tuple[str, ...]) -> bool:
    return any(re.match(rf"{re.escape(kind)}(?![\w’])", context) for kind in kinds)


def _is_tip(context: str) -> bool:
    return re.search(r"\btip\b", context) is not None


def said(language: str) -> Iterator[tuple[str, str, str]]:
    """Every message: its context, its English, and what is said."""
    if language == "en":
        for message in words.messages():
            yield from ((message.context, text, text) for text in (message.english, message.many) if text)
    else:
        for entry in words.catalogue(language):
            yield from ((entry.msgctxt, entry.msgid, text) for text in catalogues.texts(entry) if text)


@pytest.mark.parametrize("language", ["en", *words.codes()])
def test_each_kind_ends_as_its_kind_does(language: str) -> None:
    wrong, lines, speech = list[str](), 0, 0
    for context, english, text in said(language):
        has_stop, is_whole = text.endswith("."), text.endswith(_ENDS)
        if _is(context, LINES):
            wrong += [text] if has_stop else []
            lines += 1
        elif _is(context, SPEECH) and len(english.split()) >= _FEW:
            wrong += [] if is_whole else [text]
            speech += 1
        elif _is_tip(context) and not english.endswith("{key}"):  # of one sentence, or of several
            is_right = is_whole if _TWO.search(english) else not has_stop
            wrong += [] if is_right else [text]
    assert wrong == [], "\n".join(wrong)
    assert lines > 300
    assert speech > 150
