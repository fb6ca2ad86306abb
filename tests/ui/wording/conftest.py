"""The languages that the game comes with, spoken for a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from gettext import NullTranslations
from pathlib import Path

import pytest

from goodge.ui.wording import phrases
from goodge.ui.wording.languages import ENGLISH, speak

WORDS = Path(__file__).parents[3] / "assets" / "words"


@pytest.fixture
def speaking() -> Iterator[Callable[[str], None]]:
    """Speaks a language, by its code, until the end of the test."""
    yield lambda code: speak(_read, code)
    speak(_read, ENGLISH)
    phrases.use(NullTranslations())


def _read(code: str) -> bytes:
    return (WORDS / f"{code}.mo").read_bytes()
