"""Whole matches by what the text file says alone, and nothing in it that somebody may not know."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from goodge.engine.cards import Card, Suit
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.record import Record
from goodge.engine.state import narrow
from goodge.ui.program.app import App
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.wording.cards import card_name, suit_name
from tests.ui.menus import knows_the_game
from tests.ui.tables import setup
from tests.ui.test_pad_whole import SEEDS, SHORT

from .blind import BlindPlayer

_TO = "Hand the screen to "
_STASH_SHOWN = "The last trick wins the Stash"
_HELD = re.compile(r"(\w+) holds \d+ cards?\. (.*)")


def play(app: App, game: str, people: int, monkeypatch: pytest.MonkeyPatch) -> tuple[BlindPlayer, Record]:
    """A match from the title to the winner, by ear; the other seats are novices."""
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(SEEDS[game]))
    seats = GAMES[game].seats(GAMES[game].read_rules({}))
    levels = tuple(None if seat < people else "novice" for seat in range(seats))
    app.settings.remember(setup(levels, SEEDS[game], game, **SHORT[game]))
    knows_the_game(app)
    app.reset(TitleScene(app))
    player = BlindPlayer(app)
    player.play()
    assert app.match is not None
    return player, app.match


@pytest.mark.parametrize("game", GAMES)
def test_whoever_knows_nothing_but_the_text_file_plays_from_the_title_to_the_winner(
    app: App, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, record = play(app, game, 1, monkeypatch)
    assert record.winner is not None
    assert record.game.id == game
    assert len(player.refused) == 1, "a card that did not follow suit was refused, and why was told"
    assert all(before != after for before, after in pairwise(player.heard)), "nothing is said twice"


def test_nothing_of_another_hand_is_told_where_several_share_the_screen(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, record = play(app, "goodge", 2, monkeypatch)
    assert len(record.rounds) == 1, "the cards of one round are known below"
    turns = list(_turns(player.heard))
    assert {name for name, _ in turns} == {"Ann", "Ben"}
    seen = set[Card]()
    for name, lines in turns:
        may_know = _cards_of(record, record.players.index(name))
        for line in lines:
            seen |= _told_as_played(line, record)
            if _STASH_SHOWN not in line:  # by then it lies open
                assert _named(line) <= may_know | seen, f"{name} heard: {line}"
            held = _HELD.search(line)
            assert held is None or (held[1] == name and _grouped(held[2]) <= may_know), f"{name} heard: {line}"
    assert sum(_HELD.search(lines[0]) is not None for _, lines in turns if lines) == len(turns), "each hears their hand"


def _turns(heard: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Who has the screen, and what is told until the next one has it: what comes first is told to both."""
    name, lines = "", list[str]()
    for line in heard:
        if line.startswith(_TO):
            if name:
                yield name, lines
            name, lines = line.removeprefix(_TO).split(".")[0], []
        else:
            lines.append(line)
    yield name, lines


def _cards_of(record: Record, seat: int) -> set[Card]:
    """The cards that a seat has seen in its hand."""
    states = record.rounds[0]
    goodge = narrow(states[-1], GoodgeBoard).board.goodge
    deal = states[0].deal
    return {*deal.hands[seat], *(deal.stash if seat == goodge else ())}


def _told_as_played(line: str, record: Record) -> set[Card]:
    """The cards that a line tells as played, each by whoever really played it."""
    board, told = record.rounds[0][-1].board, set[Card]()
    for trick in board.tricks:
        for place, card in enumerate(trick.cards):
            name = record.players[(trick.leader + place) % len(record.players)]
            told |= {card} if re.search(rf"\b{name}: {card_name(card)}\b", line) else set()
    return told


def _named(line: str) -> set[Card]:
    """The cards that a line names in full."""
    return {card for card in GAMES["goodge"].deck if re.search(rf"\b{card_name(card)}\b", line)}


def _grouped(words: str) -> set[Card]:
    """The cards of a hand, suit by suit, as a line tells them."""
    found = set[Card]()
    for suit in Suit:
        group = re.search(rf"{suit_name(suit)}: ([\d, ]+)", words)
        found |= {Card(int(rank), suit) for rank in group[1].split(", ") if rank} if group else set()
    return found
