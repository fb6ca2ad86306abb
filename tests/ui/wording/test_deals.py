"""The words about deals."""

from __future__ import annotations

from goodge.ui.wording.deals import deal_button_words, deal_words, refused_words


def test_a_button_leaves_out_a_number_that_is_too_long_for_it() -> None:
    assert deal_button_words(482_913_007) == deal_words(482_913_007) == "Deal number 482,913,007"
    assert deal_button_words(5_788_112_228_093_506_023) == "This deal"


def test_what_is_typed_and_is_not_a_number_is_told_with_an_example() -> None:
    told = "“ace” is not a deal number: use digits only, such as 482913007."
    assert refused_words("ace") == told
