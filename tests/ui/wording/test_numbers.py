"""Numbers in words, compared with worked examples."""

from __future__ import annotations

from gettext import NullTranslations

import pytest

from goodge.ui.wording import phrases
from goodge.ui.wording.numbers import bags, figure, points, rounds, signed, tricks


@pytest.mark.parametrize(
    ("number", "words"),
    [(0, "0"), (610, "610"), (-40, "−40"), (9_999, "9999"), (10_000, "10,000"), (-1_234_567, "−1,234,567")],
)
def test_a_number_has_a_real_minus_sign_and_is_grouped_where_it_is_long(number: int, words: str) -> None:
    assert figure(number) == words


@pytest.mark.parametrize(("number", "words"), [(12, "+12"), (-5, "−5"), (0, "0"), (10_000, "+10,000")])
def test_a_difference_has_its_sign(number: int, words: str) -> None:
    assert signed(number) == words


def test_a_count_agrees_with_its_number() -> None:
    assert [points(1), points(0), points(610), points(-40)] == ["1 point", "0 points", "610 points", "−40 points"]
    assert [tricks(1), tricks(4), bags(1), bags(4), rounds(1), rounds(4)] == [
        "1 trick", "4 tricks", "1 bag", "4 bags", "1 round", "4 rounds",
    ]  # fmt: skip


class _Dotted(NullTranslations):
    def pgettext(self, context: str, message: str) -> str:
        return "." if message == "," else super().pgettext(context, message)


def test_another_language_groups_numbers_in_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "_translations", _Dotted())
    assert figure(12_500) == "12.500"
