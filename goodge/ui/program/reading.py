"""Reading the items of a scene to somebody: its title, its text, all of it, and the element with the focus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.values import replace
from ..widgets.base import Item
from ..widgets.spoken import Focused
from ..wording.spoken import element_words

_TITLES = ("heading", "title", "head")
_NAMES, _NOTES = ("-name", "-label", "-title", "-head"), ("-note",)


def title_of(items: Sequence[Item]) -> str:
    """Return the words of the heading; empty if there is none."""
    found = (" ".join(item.read()) for key in _TITLES for item in items if item.key == key and not item.is_focusable)
    return next(found, "")


def text_of(items: Sequence[Item]) -> list[str]:
    """Return what can be read besides the heading and the elements that can have the focus."""
    own = _own_labels(items)
    return [words for item in items if _is_text(item, own) for words in item.read()]


def page_of(items: Sequence[Item]) -> list[str]:
    """Return all that can be read, in order."""
    return list(_page(items))


def _page(items: Sequence[Item]) -> Iterator[str]:
    own = _own_labels(items)
    for item in items:
        if item.is_focusable:
            told = spoken(item, items)
            yield element_words("", told.name, told.value, told.note, is_off=told.is_off)
            yield from item.read_inside()
        elif _is_text(item, own):
            yield from item.read()


def _is_text(item: Item, own: set[str]) -> bool:
    """Return True for what is read by itself: no heading, no label of an element, and nothing that others tell."""
    return not (item.is_focusable or item.is_mute or item.key in own or item.key in _TITLES)


def spoken(item: Item, items: Sequence[Item]) -> Focused:
    """Return what is told of an item that has the focus; labels beside it may give the name and a note."""
    told = item.spoken()
    name, note = (_label(item, ends, items) for ends in (_NAMES, _NOTES))
    return replace(told, name=told.name or name, note=told.note or note)


def focused_words(told: Focused) -> str:
    """Return the words for an element with the focus: what it is, its value, and more about it."""
    return element_words(told.part.name.lower(), told.name, told.value, told.note, is_off=told.is_off)


def _own_labels(items: Sequence[Item]) -> set[str]:
    """Return the keys of the labels that belong to an element that can have the focus."""
    return {f"{item.key}{end}" for item in items if item.is_focusable for end in (*_NAMES, *_NOTES)}


def _label(item: Item, ends: Sequence[str], items: Sequence[Item]) -> str:
    keys = [f"{item.key}{end}" for end in ends]
    return next((" ".join(label.read()) for label in items if label.key in keys), "")
