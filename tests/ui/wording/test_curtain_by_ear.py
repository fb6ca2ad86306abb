"""Two people at one screen: by ear, nobody hears of a hand that is not theirs, nor any of a hand at the curtain."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from goodge.engine.cards import Card, Suit
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.record import Record
from goodge.ui.program.app import App
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.heard import HeardTable
from goodge.ui.widgets.commands import Command, Deeds
from goodge.ui.wording.cards import card_name, suit_name
from goodge.ui.wording.hands import joker_words
from goodge.ui.wording.plates import dummy_name

from .blind import Eavesdropper, play_by_ear

pytestmark = pytest.mark.usefixtures("no_pictures")

_TO = "Hand the screen to "
_STASH_SHOWN = "The last trick wins the Stash"
_HELD = re.compile(r"(?<!The )\b(\w+) holds \d+ cards?\. (.*)")
_OF_CARDS = re.compile("|".join(["holds", "Crown", "Stash", *(suit_name(suit) for suit in Suit)]), re.IGNORECASE)


def assert_each_hears_their_own(heard: list[str], record: Record) -> None:
    """Whoever has the screen is told of no card that they cannot know by then."""
    seen = set[Card]()
    for name, lines in _turns(heard):
        may_know = _cards_of(record, record.players.index(name))
        for line in lines:
            seen |= _told_as_played(line, record)
            if _STASH_SHOWN not in line:  # by then it lies open
                assert _named(line, record) <= may_know | seen, f"{name} heard: {line}"
            held = _HELD.search(line)
            assert held is None or (held[1] == name and _grouped(held[2], record) <= may_know), f"{name} heard: {line}"


def assert_no_card_is_told(overheard: list[str]) -> None:
    """At a curtain nothing of any card is told."""
    assert [line for line in overheard if _OF_CARDS.search(line)] == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_another_hand_is_told_where_several_share_the_screen(
    app: App, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Eavesdropper(app)
    record = play_by_ear(player, app, game, 2, monkeypatch)
    assert len(record.rounds) == 1, "the cards of one round are known below"
    turns = list(_turns(player.heard))
    assert {name for name, _ in turns} == {"Ann", "Ben"}
    assert sum(_HELD.search(lines[0]) is not None for _, lines in turns if lines) == len(turns), "each hears their hand"
    assert_each_hears_their_own(player.heard, record)
    assert_no_card_is_told(player.overheard)
    whose = "Hand the screen to Ben. Hold R or the button to see your cards"
    too_short = "Hand the screen to Ben. Keep holding R or the button a little longer"
    assert {whose, f"{too_short}. I am Ben. Last trick. Score sheet", "I am Ben, button"} <= set(player.overheard)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_of_the_other_person_would_be_noticed(app: App, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tell = HeardTable.tell_situation

    def tell_more(scene: HeardTable) -> None:
        tell(scene)
        (other,) = (seat for seat in scene.shown.people if seat != scene.shown.viewer)
        scene.shown.tell(card_name, scene.table.view(other).hand[0])

    monkeypatch.setattr(HeardTable, "tell_situation", tell_more)
    player = Eavesdropper(app, 2)
    record = play_by_ear(player, app, game, 2, monkeypatch)
    with pytest.raises(AssertionError, match="heard: "):
        assert_each_hears_their_own(player.heard, record)


def _tell_with_the_question(_: CurtainScene) -> list[str]:
    return ["Spades: 10, 8, 3"]


def _tell_on_a_key(scene: CurtainScene) -> Deeds:
    return {Command.POINTS: lambda: scene.app.notices.answer("The 10 of Spades")}


@pytest.mark.parametrize(
    ("told_by", "leak"), [("spoken_text", _tell_with_the_question), ("deeds", property(_tell_on_a_key))]
)
def test_a_card_told_at_the_curtain_would_be_noticed(
    app: App, told_by: str, leak: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CurtainScene, told_by, leak)
    player = Eavesdropper(app, 1)
    play_by_ear(player, app, "goodge", 2, monkeypatch)
    with pytest.raises(AssertionError, match="Spades"):
        assert_no_card_is_told(player.overheard)


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
    """The cards that a seat has seen before they are played: in its hands, in the dummy, in the Stash that it took."""
    states = record.rounds[0]
    board, deal = states[-1].board, states[0].deal
    open_to_it = [hand for hand, holder in enumerate(board.holders) if holder == seat or hand == board.dummy]
    took_the_stash = isinstance(board, GoodgeBoard) and board.goodge == seat
    return {card for hand in open_to_it for card in deal.hands[hand]} | set(deal.stash if took_the_stash else ())


def _told_as_played(line: str, record: Record) -> set[Card]:
    """The cards that a line tells as played, each from the hand that it was really played from."""
    board, told = record.rounds[0][-1].board, set[Card]()
    names = [record.players[seat] for seat in board.holders]
    if board.dummy is not None:
        names[board.dummy] = dummy_name()
    for trick in board.tricks:
        for place, card in enumerate(trick.cards):
            name = names[(trick.leader + place) % len(names)]
            told |= {card} if re.search(rf"\b{name}: {_name(card, record)}\b", line) else set()
    return told


def _named(line: str, record: Record) -> set[Card]:
    """The cards that a line names in full."""
    return {card for card in record.game.deck if re.search(rf"\b{_name(card, record)}\b", line)}


def _name(card: Card, record: Record) -> str:
    """What a card is called in a game: the jokers of Spidge have names that tell no size."""
    return joker_words(card).split(":")[0] if record.game.id == "spidge" and card.suit is None else card_name(card)


def _grouped(words: str, record: Record) -> set[Card]:
    """The cards of a hand, suit by suit, as a line tells them; the hand that is told first, if there are two."""
    found = set[Card]()
    for card in record.game.deck:
        if card.suit is not None:
            group = re.search(rf"{suit_name(card.suit)}: ([\w, ]+)", words)
            is_held = group is not None and card_name(card).split(" of ")[0] in group[1].split(", ")
            found |= {card} if is_held else set()
    return found
