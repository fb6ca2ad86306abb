"""Messages: said in the language that is in use when they are said, whole, with their facts filled in."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations

import pytest

from goodge.engine.cards import Card, Suit
from goodge.ui.wording import phrases
from goodge.ui.wording.cards import card_name, suit_name

DECKS = [Card(rank, suit) for suit in Suit for rank in range(1, 15)]


class Shouting(NullTranslations):
    """A language of capitals, in which the context is part of the message."""

    def pgettext(self, context: str, message: str) -> str:
        return f"{context}: {message.upper()}".replace("{N", "{n").replace("{WHO}", "{who}")

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return self.pgettext(context, msgid1 if n == 0 else msgid2)  # none counts as one there


@pytest.fixture
def shouting() -> Iterator[None]:
    phrases.use(Shouting())
    yield
    phrases.use(NullTranslations())


def test_english_needs_no_translation() -> None:
    assert phrases.say("greeting", "Hello {who}", who="Ann") == "Hello Ann"
    assert phrases.say_many("cards", "{n} card", "{n} cards", 1) == "1 card"
    assert phrases.say_many("cards", "{n} card", "{n} cards", 0) == "0 cards"


@pytest.mark.usefixtures("shouting")
def test_another_language_is_asked_with_the_context_and_has_its_own_plurals() -> None:
    assert phrases.say("greeting", "Hello {who}", who="Ann") == "greeting: HELLO Ann"
    assert phrases.say_many("cards", "{n} card", "{n} cards", 0) == "cards: 0 CARD"


@pytest.mark.usefixtures("shouting")
def test_a_phrase_made_earlier_speaks_the_language_of_now() -> None:
    assert suit_name(Suit.HEARTS).endswith("HEARTS")


class Slipping(NullTranslations):
    """A language whose translator has misspelt the facts of every message."""

    def __init__(self, slip: str) -> None:
        super().__init__()
        self.slip = slip

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002
        return self.slip

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002
        return self.slip


@pytest.fixture
def reports() -> Iterator[list[str]]:
    """What is reported of faulty translations until the end of the test, and no longer."""
    told: list[str] = []
    phrases.report_faults(told.append)
    yield told
    phrases.report_faults(lambda _: None)
    phrases.use(NullTranslations())


@pytest.mark.parametrize("slip", ["Hola {m}", "Hola {n", "Hola n}", "Hola {}", "{n.points}", "{n[0]}", "{n:%}{n:z}"])
def test_a_translation_that_cannot_be_said_is_said_in_english_and_reported_once(slip: str, reports: list[str]) -> None:
    phrases.use(Slipping(slip))
    for _ in range(2):
        assert phrases.say("greeting", "Hello {who}", who="Ann") == "Hello Ann"
        assert phrases.say_many("cards", "{n} card", "{n} cards", 1) == "1 card"
        assert phrases.say_many("cards", "{n} card", "{n} cards", -2) == "-2 cards"
    assert [repr(slip) in line for line in reports] == [True] * 3
    assert "'Hello {who}'" in reports[0]


def test_a_fact_that_the_program_forgets_is_a_fault_of_the_program(reports: list[str]) -> None:
    with pytest.raises(KeyError):
        phrases.say("greeting", "Hello {who}")
    assert reports == []


def test_facts_are_never_taken_for_messages() -> None:
    assert phrases.say("greeting", "Hello {who}", who="{n}") == "Hello {n}"


def test_every_card_has_a_name_of_its_own() -> None:
    names = {card_name(card) for card in DECKS}
    assert len(names) == len({card.text for card in DECKS})
    assert card_name(Card.parse("AS")) == "Ace of Spades"
    assert card_name(Card.parse("10T")) == "10 of Stars"
