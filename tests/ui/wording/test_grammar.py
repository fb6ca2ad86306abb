"""What the grammar of a language asks of a sentence, in the catalogues that the game comes with."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import polib
import pytest

from goodge.coach.why import Close
from goodge.engine.actions import NameTrump
from goodge.engine.cards import Suit
from goodge.ui.wording.hints import option_words
from goodge.ui.wording.lists import any_of, listed
from goodge.ui.wording.losses import gap_words
from goodge.ui.wording.reasons import reason_words
from goodge.ui.wording.told import lacks

SPACE = "\N{NO-BREAK SPACE}"
WORDS = Path(__file__).parents[3] / "assets" / "words"


@pytest.mark.parametrize(
    ("last", "words"),
    [
        ("Inés", "Ana e Inés"),
        ("Íñigo", "Ana e Íñigo"),
        ("Hilario", "Ana e Hilario"),
        ("Ian", "Ana y Ian"),
        ("Hiedra", "Ana y Hiedra"),
        ("Luis", "Ana y Luis"),
    ],
)
def test_spanish_says_e_before_the_sound_i(speaking: Callable[[str], None], last: str, words: str) -> None:
    speaking("es")
    assert listed(["Ana", last]) == words
    assert listed(["Eva", "Ana", last]) == f"Eva, {words}"


def test_spanish_says_u_before_the_sound_o(speaking: Callable[[str], None]) -> None:
    speaking("es")
    assert any_of(["7", "8"]) == "7 u 8"
    assert any_of(["10", "11"]) == "10 u 11"
    assert any_of(["Ana", "Óscar"]) == "Ana u Óscar"
    assert any_of(["Ana", "Hortensia"]) == "Ana u Hortensia"
    assert [any_of(["7", number]) for number in ("9", "110")] == ["7 o 9", "7 o 110"]


def test_other_languages_have_one_word_for_and(speaking: Callable[[str], None]) -> None:
    for code, word in (("en", "and"), ("de", "und"), ("fr", "et"), ("pl", "i")):
        speaking(code)
        assert listed(["Ann", "Inés"]) == f"Ann {word} Inés"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ["0.05 points", "1.5 points", "2 points", "12 points"]),
        ("de", ["0,05 Punkte", "1,5 Punkte", "2 Punkte", "12 Punkte"]),
        ("fr", [f"0,05{SPACE}point", f"1,5{SPACE}point", f"2{SPACE}points", f"12{SPACE}points"]),
        ("es", ["0,05 puntos", "1,5 puntos", "2 puntos", "12 puntos"]),
    ],
)
def test_points_agree_with_a_number_with_decimals(speaking: Callable[[str], None], code: str, words: list[str]) -> None:
    speaking(code)
    assert [gap_words(points, 300.0) for points in (0.05, 1.5, 1.96, 12.0)] == words


def test_a_fraction_has_a_form_of_its_own_in_polish_and_the_singular_in_french(speaking: Callable[[str], None]) -> None:
    said = []
    for code in ("fr", "pl"):
        speaking(code)
        said.append(reason_words(Close(1.5), (), (), None))
    french = f"Difficiles à départager{SPACE}: environ 1,5{SPACE}point d’écart"
    assert said == [french, "Trudno je rozróżnić: około 1,5 punktu różnicy"]


@pytest.mark.parametrize(
    ("code", "lacking", "trump"),
    [
        ("en", "Ann has no spades or hearts", "hearts as trump"),
        ("de", "Ann hat kein Pik und kein Herz", "Trumpf Herz"),
        ("fr", "Ann n’a plus de pique ni de cœur", "l’atout cœur"),
        ("es", "Ann no tiene picas ni corazones", "corazones de triunfo"),
        ("pl", "Ann nie ma pików ani kierów", "atu kiery"),
    ],
)
def test_suits_within_a_sentence(speaking: Callable[[str], None], code: str, lacking: str, trump: str) -> None:
    speaking(code)
    assert lacks("Ann", [Suit.SPADES, Suit.HEARTS]) == lacking
    assert option_words(NameTrump(Suit.HEARTS)) == trump


def test_french_keeps_its_punctuation_with_the_word_before_it() -> None:
    catalogue = polib.mofile(str(WORDS / "fr.mo"))
    said = [words for entry in catalogue for words in (entry.msgstr, *entry.msgstr_plural.values())]
    assert any(f"{SPACE}:" in words for words in said)
    assert not [words for words in said if re.search(r" [:;?!%]", words)]


def test_the_name_of_a_card_has_a_capital_suit_wherever_it_stands() -> None:
    card = re.compile(r"\b(\d+|ace|king|queen|jack) of (spades|hearts|diamonds|clubs|stars)\b", re.IGNORECASE)
    said = [entry.msgid for entry in polib.pofile(str(WORDS / "de.po"))]
    found = {match.group(2) for text in said for match in card.finditer(text)}
    assert found == {"Spades", "Hearts", "Diamonds", "Clubs", "Stars"}
