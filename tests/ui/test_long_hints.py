"""Why something is advised, where the reason is too long for one line: it takes the line below as well."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from goodge.coach.clues import (
    Clue,
    CouldBeNil,
    GoodgeNeeds,
    Lowest,
    NotToBeat,
    PointsHeld,
    ShortSuit,
    StashIsForLast,
    SuitsHeld,
    TricksBid,
    TrumpsUnseen,
    Winners,
    Winning,
)
from goodge.coach.counting import DealCount
from goodge.coach.honours import HonoursOpen, NilOpen, NilToSpoil, TenNeeds
from goodge.coach.leading import FewHigher, Highest
from goodge.coach.why import Reason, TakesTrick
from goodge.engine.cards import CROWN, Card, Suit, parse_cards
from goodge.engine.game import Phase
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.wording.clues import clue_words
from goodge.ui.wording.hints import more_words, why_more
from goodge.ui.wording.reasons import reason_words

from .checks import assert_layout, resize, settle
from .menus import text_of
from .tables import open_table, play_until

TEN, FOUR = parse_cards(["10D", "4D"])
HIGHEST = Highest(tuple(parse_cards(["10D", "10T", "10H"])))
SUITS = ((Suit.DIAMONDS, 6), (Suit.HEARTS, 4), (Suit.SPADES, 3))
EVEN = ((Suit.DIAMONDS, 6), *((suit, 3) for suit in (Suit.SPADES, Suit.STARS, Suit.HEARTS, Suit.CLUBS)))
CLUES: tuple[tuple[Clue, Clue], ...] = (
    (Winning(TEN, 1, 35, 1), Lowest(FOUR)),
    (Winning(TEN, 1, 35, 1), Lowest(None)),
    (Winning(TEN, 2, 0, 0, is_partners=True), NotToBeat()),
    (Winning(TEN, 2, 0, 1, is_partners=True), NotToBeat()),
    (Winners(6, 1), TricksBid(9, 4)),
    (HIGHEST, GoodgeNeeds(1, 105, 150, is_own=False)),
    (Highest(()), TrumpsUnseen(10)),
    (SuitsHeld(SUITS, crown=True), PointsHeld(110)),
    (SuitsHeld(SUITS, crown=False), PointsHeld(1)),
    (SuitsHeld(EVEN, crown=True), PointsHeld(110)),
    (StashIsForLast(), ShortSuit(Suit.DIAMONDS, 3)),
)
LONG: Reason = TakesTrick(FOUR, DealCount(38, 200), TEN, DealCount(140, 200))


def in_every_language(app: App, text: str) -> Iterator[TableScene]:
    """Yield a table at which a card is asked for, once in each language."""
    app.settings.text_size = text
    app.apply_settings()
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    for code in named_languages():
        app.settings.language = code
        app.apply_settings()
        yield scene


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_a_long_reason_takes_two_lines(app: App, text: str) -> None:
    for scene in in_every_language(app, text):
        words = reason_words(LONG, scene.shown.names, (0, 1, 2), 0)
        scene.shown.advise(lambda words=words: words, lambda: "Close")  # type: ignore[misc]
        settle(app)
        assert_layout(scene)
        first, rest = text_of(scene, "sentence"), text_of(scene, "detail")
        assert words == (first if rest == "Close" else f"{first} {rest}")
        assert rest != "Close" or text == "normal"


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_what_to_look_at_has_room_in_every_language(app: App, text: str) -> None:
    for scene in in_every_language(app, text):
        for clues in CLUES:
            first, second = (partial(clue_words, clue, scene.shown.names) for clue in clues)
            scene.shown.advise(first, second)
            settle(app)
            assert_layout(scene)


def test_cards_that_are_highest_in_their_suits_are_told_after_what_is_said_of_them() -> None:
    said = "The highest ones left in their suits: 10 of Diamonds, 10 of Stars and 10 of Hearts"
    assert clue_words(HIGHEST, ()) == said
    assert clue_words(Highest((TEN,)), ()) == "The highest one left in its suit: 10 of Diamonds"
    assert clue_words(FewHigher(TEN, (CROWN,)), ()) == "Only the Crown is higher than your 10 of Diamonds"
    nine, higher = Card.parse("9D"), (TEN, CROWN)
    said = "Only the 10 of Diamonds and the Crown are higher than your 9 of Diamonds"
    assert clue_words(FewHigher(nine, higher), ()) == said
    assert clue_words(Lowest(FOUR), ()) == "Look for your lowest card that beats it"


def test_whoever_plays_the_dummy_is_not_called_by_name_for_their_own_card() -> None:
    said = "Your dummy’s 10 of Diamonds is winning the trick"
    assert clue_words(Winning(TEN, 1, 0, 2, is_own=True, is_dummys=True), ()) == said
    said = "Your own 10 of Diamonds is winning the trick"
    assert clue_words(Winning(TEN, 1, 0, 1, is_own=True), ("Ann", "Ben")) == said


def test_a_partner_who_is_winning_the_trick_is_told_as_one() -> None:
    said = "Your partner’s 10 of Diamonds is winning the trick, and you play last"
    assert clue_words(Winning(TEN, 2, 0, 0, is_partners=True), ("Ann", "Ben", "Cleo", "Dan")) == said
    said = "Your partner’s 10 of Diamonds is winning the trick; Dan plays after you"
    names = ("Ann", "Ben", "Cleo", "Dan")
    assert clue_words(Winning(TEN, 2, 0, 1, is_partners=True, last=3), names) == said
    assert clue_words(NotToBeat(), ()) == "You need not beat it: save your high cards"
    assert clue_words(TricksBid(9, 4), ()) == "9 tricks of 13 have been bid already, 4 by your partner"
    assert clue_words(TricksBid(1, 1), ()) == "Your partner has bid 1 trick of 13 already"


def test_no_suit_is_left_out_that_is_as_long_as_one_that_is_told() -> None:
    said = "A long suit makes a good trump. Your longest: 6 diamonds, 4 hearts, 3 spades"
    assert clue_words(SuitsHeld((*SUITS, (Suit.CLUBS, 2)), crown=False), ()) == said
    said = "A long suit makes a good trump. Your longest: 6 diamonds"
    assert clue_words(SuitsHeld(EVEN, crown=False), ()) == said, "of the four that are as long all or none"
    said = "A long suit makes a good trump. Your longest: 3 spades, 3 stars, 3 hearts, 3 clubs"
    assert clue_words(SuitsHeld(EVEN[1:], crown=False), ()) == said


def test_that_all_other_trumps_are_gone_is_told_as_a_count() -> None:
    assert clue_words(TrumpsUnseen(0), ()) == "Count the trumps: none are still out"
    assert clue_words(TrumpsUnseen(1, CROWN), ()) == "Count the trumps: only the Crown is still out"
    assert clue_words(TrumpsUnseen(4), ()) == "Count the trumps: 4 still unseen"


def test_the_ace_of_spades_is_told_among_the_spades() -> None:
    assert clue_words(Winners(6, 1), ()) == "Count the tricks you will win: you hold 6 spades and 1 ace of another suit"
    assert clue_words(CouldBeNil(), ()) == "Look at your high cards: could you stay below all others?"
    assert clue_words(Winners(0, 2), ()) == "Count the tricks you will win: you hold 2 aces"


def test_a_short_reason_leaves_the_line_below_to_its_figures(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    scene.shown.advise(lambda: "The Crown is sure to win this trick", lambda: "Close")
    assert text_of(scene, "sentence") == "The Crown is sure to win this trick"
    assert text_of(scene, "detail") == "Close"


@pytest.mark.parametrize("size", [(800, 600), (960, 600), (1280, 720), (1920, 1080), (800, 1200)], ids=str)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_the_key_that_goes_on_is_told_however_long_a_hint_is(app: App, text: str, size: tuple[int, int]) -> None:
    resize(app, size)
    for scene in in_every_language(app, text):
        reason = reason_words(LONG, scene.shown.names, (0, 1, 2), 0)
        hints = [tuple(clue_words(clue, scene.shown.names) for clue in clues) for clues in CLUES]
        for first, second in [*hints, ("Play the 4 of Diamonds", reason), (reason, "Close")]:
            ways = [partial(more_words, "H"), partial(why_more, "H"), partial(str, "H")]
            scene.shown.advise(partial(str, first), partial(str, second), (), *ways)
            settle(app)
            assert_layout(scene)
            lines = text_of(scene, "sentence"), text_of(scene, "detail")
            assert any(line.endswith((*(way() for way in ways),)) for line in lines), lines
            if (first, second) in hints and lines[0].startswith(first):  # else it takes both lines
                assert second in lines[1], "the key is told above where there is no room beside it"


def test_who_plays_after_is_named_if_it_is_one() -> None:
    names = ("Ann", "Ben", "Cleo")
    said = "Ben’s 10 of Diamonds is winning a trick of 15 points, and Cleo plays after you"
    assert clue_words(Winning(TEN, 1, 15, 1, last=2), names) == said
    said = "Ben’s 10 of Diamonds is winning the trick; Cleo plays after you"
    assert clue_words(Winning(TEN, 1, 0, 1, last=2), names) == said
    said = "Ben’s 10 of Diamonds is winning the trick, and others play after you"
    assert clue_words(Winning(TEN, 1, 0, 2), names) == said
    assert clue_words(Winning(TEN, 1, 0, 0), names) == "Ben’s 10 of Diamonds is winning the trick, and you play last"


def test_in_spidge_it_is_told_what_can_still_be_played_for() -> None:
    said = "What scores: no trick at all (nil), or ten (spidge)"
    assert clue_words(HonoursOpen(has_dummy=False), ()) == said
    said = "What scores: no trick with a hand (nil), or ten with both (spidge)"
    assert clue_words(HonoursOpen(has_dummy=True), ()) == said
    assert clue_words(NilOpen(True, False), ()) == "You have no trick: with none at all you score a nil"
    said = "Your own hand has no trick: with none at all it scores a nil"
    assert clue_words(NilOpen(True, False, has_dummy=True), ()) == said
    said = "Your dummy has no trick: with none at all it scores a nil"
    assert clue_words(NilOpen(False, True, has_dummy=True), ()) == said
    said = "Neither of your hands has a trick: each scores a nil with none at all"
    assert clue_words(NilOpen(True, True, has_dummy=True), ()) == said
    assert clue_words(NilToSpoil((1,)), ("Ann", "Ben")) == "Ben can still score a nil: one trick spoils it"
    said = "Ann and Ben can still score nils: one trick spoils each"
    assert clue_words(NilToSpoil((0, 1)), ("Ann", "Ben")) == said
    assert clue_words(TenNeeds(1, 4), ()) == "For a spidge you need 1 of the last 4 tricks"


def test_whoever_plays_last_with_another_hand_is_told_so() -> None:
    said = "Ben’s 10 of Diamonds is winning the trick; your other hand plays last"
    assert clue_words(Winning(TEN, 1, 0, 2, is_own_last=True), ("Ann", "Ben", "Cleo", "Dan")) == said
