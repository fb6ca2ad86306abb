"""Lists in words, compared with worked examples."""

from __future__ import annotations

from gettext import NullTranslations

import pytest

from goodge.ui.wording import phrases
from goodge.ui.wording.lists import any_of, in_a_row, listed


def test_a_list_names_its_last_part_after_and() -> None:
    assert listed(["Ann"]) == "Ann"
    assert listed(("Ann", "Ben")) == "Ann and Ben"
    assert listed(["Ann", "Ben", "Cleo", "Dan"]) == "Ann, Ben, Cleo and Dan"


def test_a_choice_names_its_last_part_after_or() -> None:
    assert any_of(["3"]) == "3"
    assert any_of(["3", "4"]) == "3 or 4"
    assert any_of(["3", "4", "5"]) == "3, 4 or 5"


def test_a_row_only_has_commas() -> None:
    assert in_a_row(["3 spades"]) == "3 spades"
    assert in_a_row(["3 spades", "1 ace", "2 kings"]) == "3 spades, 1 ace, 2 kings"


class Slipping(NullTranslations):
    """A language whose regular expressions are none; all else is English."""

    def pgettext(self, context: str, message: str) -> str:
        return "(i" if context.startswith("regular expression") else message


def test_a_slip_in_the_regular_expression_of_a_language_leaves_the_usual_word(request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: phrases.use(NullTranslations()))
    phrases.use(Slipping())
    assert listed(["Ann", "Ian"]) == "Ann and Ian"
