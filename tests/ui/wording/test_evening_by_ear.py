"""The first evening by ear: what stands in small letters is told, too, and by which keys one answers."""

from __future__ import annotations

import pygame
import pytest

from goodge.coach.ideas import Idea, Line
from goodge.engine.game import Phase
from goodge.ui.program.app import App
from goodge.ui.scenes.evening.heard import ways
from goodge.ui.widgets.commands import Command, key_name
from goodge.ui.widgets.device import Device, in_use
from goodge.ui.widgets.pad import PadButton
from goodge.ui.wording import evening as words
from goodge.ui.wording import stash
from goodge.ui.wording.evening_heard import HEARD
from tests.ui.evenings import as_told, by_chance, play_on, play_out, sat_down
from tests.ui.pads import strike

from .hearer import Hearer

LATE = {Idea.TRICKS: words.LATE_TRICKS.say(5), Idea.ONES: words.LATE_AFRESH.say(), Idea.NIL: words.LATE.say()}


def heard_at_first(app: App, idea: Idea) -> str:
    hearer = Hearer(app)
    sat_down(app, idea)
    return hearer.hear(8)


@pytest.mark.parametrize("idea", LATE)
def test_a_round_that_begins_late_says_so_and_how_cards_are_played(app: App, idea: Idea) -> None:
    said = heard_at_first(app, idea)
    assert said.count(LATE[idea]) == 1
    assert said.count("Left and Right choose, Enter plays") == 1
    assert said.startswith(words.state_words(idea)) or f"\n{words.state_words(idea)}" in said
    assert said.count(f"{words.title_words(idea)}. ") >= 1


def test_with_the_first_bid_the_keys_are_told_and_what_the_highest_brings(app: App) -> None:
    said = heard_at_first(app, Idea.BIDS)
    assert said.count("Up and Down change the bid, Enter bids, X passes") == 1
    assert said.count(words.HIGHEST_BID.say()) == 1
    assert "Up and Down change the bid, Enter bids" in heard_at_first(app, Idea.BAGS)


def test_the_key_that_lays_away_is_told_once_three_cards_lie_there(app: App) -> None:
    hearer = Hearer(app)
    table = sat_down(app, Idea.GOODGE)
    key = stash.lay_away_key(key_name(Command.LAY_AWAY))
    assert key == "Enter lays them away"
    assert hearer.hear(8).count(key) == 1
    hearer.press(pygame.K_END, pygame.K_SPACE)
    assert table.panel is not None
    assert key not in table.panel.told_detail()


def test_a_card_that_is_only_pointed_at_is_named(app: App) -> None:
    hearer = Hearer(app)
    table = sat_down(app, Idea.TRUMP)
    assert table.line is not None
    assert table.line.line is Line.TRUMP_IT
    assert table.line.at.card is not None
    line = f"{table.shown.presenter.card_called(table.line.at.card)} beats them: it is a trump."
    assert line in hearer.hear(8)
    assert hearer.press(pygame.K_t).count(line) == 1


def test_the_keys_are_told_no_more_once_something_was_done(app: App) -> None:
    hearer = Hearer(app)
    table = sat_down(app, Idea.ONES)
    hearer.hear(8)
    while not table.is_told:
        play_on(app, table, as_told)
        said = hearer.hear()
        assert ways(Phase.PLAY) not in said
        assert words.LATE_AFRESH.say() not in said


def test_the_name_of_a_button_begins_a_sentence_with_a_capital(app: App) -> None:
    hearer = Hearer(app)
    table = sat_down(app, Idea.TRICKS)
    in_use.turn_to(Device.PAD)
    hearer.hear(8)
    for _ in range(4):
        strike(app, PadButton.RIGHT)
    strike(app, PadButton.SOUTH)
    said = hearer.hear(40)
    assert table.is_held
    assert said.endswith(". Lower button goes on")


@pytest.mark.parametrize("idea", [idea for idea in Idea if idea not in {Idea.BIDS, Idea.SLAM}])  # no such line there
def test_what_is_asked_and_who_takes_a_trick_is_told_once(app: App, idea: Idea) -> None:
    """No line that is heard says it again: those that would are told otherwise."""
    hearer = Hearer(app)
    table = sat_down(app, idea)
    lines = 0
    while not table.is_told:
        said, told = hearer.hear(8), table.line
        if told is not None and told.line in HEARD:
            lines += 1
            shown = words.line_words(told, table.shown.hand_names)
            assert shown not in said, "that would say twice what was asked, or who has taken the trick"
            assert said.count(table.said_aloud.rstrip(".")) == 1
        play_on(app, table, as_told)
    assert lines


def test_a_bid_that_failed_is_told_with_its_reason_and_once(app: App) -> None:
    hearer = Hearer(app)
    table = sat_down(app, Idea.GOODGE)
    play_out(app, table, by_chance(1))
    said = hearer.hear(8)
    assert table.shown.captions.announcement == (None, "The bid failed: −120 points")
    assert table.shown.captions.is_plain
    assert "The bid failed" not in said
    assert said.count("so the bid is taken off") == 1


def test_a_late_round_of_spidge_tells_the_tricks_that_are_won(app: App) -> None:
    said = heard_at_first(app, Idea.SLAM)
    assert "Ben: 1 trick. Dummy: 0 tricks. Cleo: 0 tricks. Ann: 7 tricks." in said
