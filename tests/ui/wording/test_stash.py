"""What is said while cards are laid away and trump is named, compared with worked examples."""

from __future__ import annotations

import pytest

from goodge.engine.cards import CROWN, Card, Suit
from goodge.engine.game import Phase
from goodge.ui.wording import stash
from goodge.ui.wording.cards import suit_name


def test_the_button_counts_what_is_missing() -> None:
    told = [stash.missing_words(lacking) for lacking in (1, 2, 3)]
    assert told == ["One more to lay away", "Two more to lay away", "Three more to lay away"]
    assert stash.lay_away() == "Lay away these three"


def test_what_is_laid_away_is_told_with_whom_it_goes_to() -> None:
    assert stash.laid_away_words(0) == "These three are worth no points"
    assert stash.laid_away_words(0, are_others=True) == "The three below are worth no points", "not those of a hint"
    assert stash.laid_away_words(20) == "20 points laid away, for whoever wins the last trick"


@pytest.mark.parametrize(
    ("is_laid", "is_full", "waiting", "words"),
    [
        (False, False, None, "a click or Space lays it away"),
        (False, True, None, "a click or Space chooses it for a swap"),
        (False, True, CROWN, "a click or Space chooses it for a swap"),
        (True, True, None, "a click or Space takes it into the hand"),
        (True, True, CROWN, "a click or Space swaps it with the Crown"),
        (True, True, Card.parse("10H"), "a click or Space swaps it with the 10 of Hearts"),
    ],
)
def test_a_card_is_told_what_a_click_does_with_it(
    is_laid: bool, is_full: bool, waiting: Card | None, words: str
) -> None:
    for by_mouse, told in ((True, words), (False, words.removeprefix("a click or "))):
        facts = {"is_laid": is_laid, "is_full": is_full}
        assert stash.move_hint("Space", by_mouse=by_mouse, waiting=waiting, **facts) == told


def test_how_cards_are_moved() -> None:
    assert stash.places_hint("Space", by_mouse=True) == "A click or Space moves a card"
    assert stash.places_hint("Space", by_mouse=False) == "Space moves a card"
    assert stash.take_back_hint("Space", by_mouse=True) == "a click or Space leaves it in the hand"
    assert stash.take_back_hint("Space", by_mouse=False) == "Space leaves it in the hand"
    assert stash.choose_place() == "Now choose the card of the Stash to swap it with"
    assert stash.stash_title(asks=True) == "The Stash: lay away three cards"
    first, new = (Phase.AUCTION, Phase.EXCHANGE, Phase.THROWN_IN), (Phase.TRUMP, Phase.PLAY)
    assert {stash.stash_label(phase) for phase in first} == {"Stash"}
    assert {stash.stash_label(phase) for phase in new} == {"New Stash"}
    assert stash.laid_title(2, 3) == "To lay away: 2 of 3"


@pytest.mark.parametrize("suit", Suit)
def test_the_button_names_the_suit(suit: Suit) -> None:
    assert stash.name_trump(suit) == f"Name {suit_name(suit)}"


def test_what_may_be_named() -> None:
    assert stash.crown_hint() == "The Crown joins that suit as its highest card"
    assert stash.any_suit_hint() == "You may name any suit, even one you do not hold"
