"""What cannot have happened in a round with real cards is said as soon as it is told."""

from __future__ import annotations

from goodge.ui.widgets.fields import TextField
from goodge.ui.wording import keep_score as words

from .checks import press, type_text
from .conftest import OpenApp
from .keeping import ENTER, entry, paper, sheet_of, told
from .menus import choose, fill_in, item_of, text_of


def test_a_bid_that_cannot_be_is_refused_before_anything_else_is_told(open_app: OpenApp) -> None:
    app = open_app()
    paper(app, sheet_of("goodge"))
    press(app, ENTER)
    scene = entry(app)
    type_text(app, "52")
    assert text_of(scene, "sentence") == words.ask_goodge(), "it is still being typed"
    press(app, ENTER)
    assert scene.focus_key == "bid"
    assert text_of(scene, "sentence") == "Bids go up in steps of 5"
    type_text(app, "60")
    press(app, ENTER)
    assert scene.focus_key == "trump-S"
    assert text_of(scene, "sentence") == words.ask_goodge()


def test_a_team_that_bids_too_little_is_told_before_its_tricks(open_app: OpenApp) -> None:
    app = open_app()
    paper(app, sheet_of("pride"))
    press(app, ENTER)
    told(app, "1", ENTER, "2", ENTER, "4", ENTER, "3", ENTER)
    assert (entry(app).focus_key or "").startswith("bid-")
    assert text_of(entry(app), "sentence") == "Together a team bids at least 4 tricks."


def test_a_number_that_the_others_leave_is_not_taken_for_one_that_was_typed(open_app: OpenApp) -> None:
    app = open_app()
    paper(app, sheet_of("goodge"))
    press(app, ENTER)
    told(app, "100", ENTER, ENTER, ENTER, "115", ENTER, "85", ENTER)
    field = item_of(entry(app), "taken-2")
    assert isinstance(field, TextField)
    assert (field.value, field.placeholder) == ("", "= 50")


def test_tricks_stay_with_whoever_took_them_when_another_deals(open_app: OpenApp) -> None:
    """Spidge numbers the hands from the dealer on, and gives the dummy to whoever deals."""
    app = open_app()
    paper(app, sheet_of("spidge"))
    press(app, ENTER)
    draft = entry(app).draft
    for hand, number in enumerate(("3", "4", "5", "1")):
        fill_in(app, entry(app), f"taken-{hand}", number)
    before = {draft.name_of(hand): draft.taken[hand] for hand in range(4)}
    assert before[words.dummy_words("Ann")] == "4"
    choose(app, entry(app), "deals", ENTER)
    after = {draft.name_of(hand): draft.taken[hand] for hand in range(4)}
    people = ("Ann", "Ben", "Cleo")
    assert {name: after[name] for name in people} == {name: before[name] for name in people}
    assert after[words.dummy_words("Ben")] == ""
