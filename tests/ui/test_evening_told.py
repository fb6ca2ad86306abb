"""What the first evening tells of tricks before there are points, and of the person, whose plate says "you"."""

from __future__ import annotations

import pytest

from goodge.coach.ideas import Idea
from goodge.engine.cards import Suit
from goodge.engine.decisions import BidDecided
from goodge.engine.events import StashWon, TrumpNamed
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import Trick, narrow
from goodge.ui.program.app import App
from goodge.ui.tabletop.plates import Plate
from goodge.ui.wording.decided import decided_words
from goodge.ui.wording.happenings import names_trump, wins_stash, won_trick
from goodge.ui.wording.numbers import figure
from goodge.ui.wording.to_you import you_are_goodge, you_name_trump, you_win_stash, you_won_trick, your_bid_decided

from .evenings import as_told, play_on, sat_down

pytestmark = pytest.mark.usefixtures("no_pictures")


def test_before_points_are_told_of_the_plates_count_tricks_and_one_that_lies_there_to_be_read(app: App) -> None:
    table = sat_down(app, Idea.TRICKS)
    before, held = len(table._begun.tricks), 0
    while not table.is_told:
        won = [trick.winner for trick in table.table.view(0).board.tricks[before:]]
        figures = [item.facts.figure for item in table.items if isinstance(item, Plate)]
        assert figures == [figure(won.count(hand)) for hand in range(3)]
        held += table.is_held
        play_on(app, table, as_told)
    assert held


def test_news_of_the_person_says_you_as_their_plate_does(app: App) -> None:
    table = sat_down(app, Idea.GOODGE)
    presenter, bid = table.shown.presenter, narrow(table.shown.view, GoodgeBoard).board.bid
    bar = presenter.bar(table.shown.view, table.shown.names).pieces[0].words
    assert bar == you_are_goodge(bid)
    said = {
        (seat, is_made): presenter.decided(
            table.shown.view, table.shown.names, BidDecided(seat, bid, is_made), is_over=False
        )
        for seat in (0, 1)
        for is_made in (True, False)
    }
    for is_made in (True, False):
        assert said[0, is_made] == your_bid_decided(bid, is_made=is_made, is_over=False)
        assert said[1, is_made] == decided_words(BidDecided(1, bid, is_made), ["Ben"], is_over=False)
    tricks = [Trick(0, (), hand, 15) for hand in (0, 1)]
    assert [presenter.trick_won(trick, "Ann") for trick in tricks] == [you_won_trick(15), won_trick("Ann", 15)]
    for seat, name, you in ((0, "Ann", True), (1, "Ben", False)):
        stash, trump = StashWon(seat, (), 30), TrumpNamed(seat, Suit.HEARTS)
        assert presenter.wins_stash(stash, name) == (you_win_stash(30) if you else wins_stash(name, 30))
        assert presenter.names_trump(trump, name) == (
            you_name_trump(Suit.HEARTS) if you else names_trump(name, Suit.HEARTS)
        )
