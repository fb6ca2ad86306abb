"""The table in words, for those who do not see it: from what its viewer may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Protocol

from ...coach.memory import cards_gone, cards_unseen, known_voids, points_to_win
from ...engine.cards import Card, Suit
from ...engine.events import (
    BidMade,
    CardPlayed,
    Dealt,
    Event,
    HandSeen,
    NilBid,
    Passed,
    StashBuried,
    StashTaken,
    StashWon,
)
from ...engine.game import AnyView, Hand, Phase, Trick
from ...engine.state import Board
from ..wording import notes, told
from ..wording.bids import to_beat_words
from ..wording.lists import side_by_side
from ..wording.spoken import in_sentences, name_with_value
from .presenter import Presenter
from .shown import ShownTable

OF_BIDS = (Phase.AUCTION, Phase.LOOK, Phase.BIDDING)


class TableView(Protocol):
    """A table as it is seen: in a match, or standing still in a review."""

    @property
    def presenter(self) -> Presenter: ...
    @property
    def view(self) -> AnyView: ...
    @property
    def names(self) -> Sequence[str]: ...


def event_words(shown: ShownTable, event: Event, after: AnyView) -> str:
    """Return the news of an event, as the viewer may know it; empty where the captions say it."""
    names = shown.names
    match event:
        case BidMade(seat, amount):
            return in_sentences([to_beat_words(names[seat], amount), shown.presenter.agreed(after, names)])
        case NilBid():
            return shown.presenter.agreed(after, names)
        case Passed(seat):
            return told.passes(names[seat])
        case CardPlayed(hand, card):
            name = shown.presenter.hand_name(after, names, hand)
            return told.has_played(name, shown.presenter.card_told(card))
        case Dealt() | HandSeen():
            return in_sentences(hands_words(shown, after))
        case StashTaken(_, cards):
            return _stash_words(shown.presenter, cards)
        case StashWon(_, cards, _):
            return _stash_words(shown.presenter, cards) if shown.presenter.set_aside(shown.view) else ""
        case StashBuried(seat):
            return told.has_laid_away(names[seat])
        case _:
            return ""


def _stash_words(presenter: Presenter, cards: Sequence[Card | None]) -> str:
    known = [presenter.card_called(card) for card in cards if card is not None]
    return told.has_taken(known) if known else ""


# -- hands ---------------------------------------------------------------------------------------------------


def hands_words(shown: ShownTable, view: AnyView) -> list[str]:
    """Return the cards of the hands that the viewer sees, suit by suit; none for nobody's view."""
    board = view.board
    seen: dict[int, Hand] = {}
    if view.seat is not None and board.sees_own(view.seat) and view.hand:
        seen[board.own_hand(view.seat)] = view.hand
    if board.dummy is not None and view.dummy:
        seen[board.dummy] = view.dummy
    said = []
    for hand, cards in seen.items():
        order = shown.presenter.sorted_hand(view, cards, shown.manner.wish, hand)
        said += [told.holds(shown.presenter.hand_name(view, shown.names, hand), len(cards))]
        said += [suits_words(shown.presenter, order)]
    return said


def suits_words(presenter: Presenter, cards: Iterable[Card]) -> str:
    """Return cards in words, those of a suit together."""
    parts = []
    for suit, held in groupby(cards, lambda card: card.suit):
        if suit is None:
            parts += [presenter.card_called(card) for card in held]
        else:
            parts.append(told.of_suit(suit, [card.rank for card in held]))
    return told.suits_held(parts)


# -- how things stand ----------------------------------------------------------------------------------------


def situation_words(shown: ShownTable) -> list[str]:
    """Return how the round stands: the bids, or what the bar says, the cards that the viewer sees, and the trick."""
    view = shown.view
    state = [bids_words(shown)] if view.board.phase in OF_BIDS else [*bar_words(shown), _taken_words(shown)]
    trick = [trick_words(shown)] if view.board.trick.cards else []
    return [*state, *hands_words(shown, view), *trick]


def _taken_words(shown: ShownTable) -> str:
    """Return what each hand has taken where the bar does not tell it; empty before the first trick."""
    view, presenter = shown.view, shown.presenter
    if presenter.bar_tells_taken or not view.board.tricks:
        return ""
    plates = [presenter.plate(view, shown.names, hand, shown.points) for hand in range(len(view.board.captured))]
    return in_sentences(name_with_value(facts.name, f"{facts.figure} {facts.caption}") for facts in plates)


def bar_words(shown: TableView) -> list[str]:
    """Return what the bar says of the round."""
    bar = shown.presenter.bar(shown.view, shown.names)
    return [*(piece.tip or piece.words for piece in bar.pieces), bar.trump_words]


def trick_words(shown: TableView) -> str:
    """Return the cards of the trick, who is winning it, and what it is worth."""
    view, presenter = shown.view, shown.presenter
    trick, board = view.board.trick, view.board
    if not trick.cards:
        return told.NO_CARD_YET.say()
    place = presenter.game.winning_place(trick.cards, board.trump)
    said = _cards_of(shown, trick)
    if place is not None:
        hand = (trick.leader + place) % len(board.captured)
        said.append(told.wins_so_far(presenter.hand_name(view, shown.names, hand)))
    worth = presenter.trick_worth(trick.cards)
    return in_sentences([*said, told.worth_so_far(worth) if worth else "", presenter.trick_note(view)])


def last_trick_words(shown: TableView) -> str:
    """Return the cards of the last trick, and who won it; empty if there is none."""
    tricks = shown.view.board.tricks
    if not tricks:
        return ""
    trick = tricks[-1]
    name = shown.presenter.hand_name(shown.view, shown.names, _winner(shown.presenter, shown.view.board, trick))
    return in_sentences([*_cards_of(shown, trick), shown.presenter.trick_won(trick, name)])


def _winner(presenter: Presenter, board: Board, trick: Trick) -> int:
    place = presenter.game.winning_place(trick.cards, board.trump)
    return (trick.leader + (place or 0)) % len(board.captured)


def _cards_of(shown: TableView, trick: Trick) -> list[str]:
    hands, view = len(shown.view.board.captured), shown.view
    return [
        told.has_played(
            shown.presenter.hand_name(view, shown.names, (trick.leader + place) % hands),
            shown.presenter.card_told(card),
        )
        for place, card in enumerate(trick.cards)
    ]


def bids_words(shown: TableView) -> str:
    """Return the calls so far; once all is bid, what came of it."""
    view, presenter = shown.view, shown.presenter
    bids = presenter.bids(view)
    said = [told.has_called(presenter.hand_name(view, shown.names, hand), call) for hand, call in bids.items()]
    if view.board.phase in OF_BIDS:
        return in_sentences(said) if said else told.NO_BID_YET.say()
    return in_sentences([*(said or [told.NOBODY_BIDS.say()]), *bar_words(shown)])


def points_words(shown: ShownTable) -> str:
    """Return how each hand stands, and how the match is won."""
    view, presenter = shown.view, shown.presenter
    said = []
    for hand in range(len(view.board.captured)):
        facts = presenter.plate(view, shown.names, hand, shown.points)
        taken = f"{facts.figure} {facts.caption}".strip()
        if taken or facts.total or facts.note:
            said.append(side_by_side(facts.name, taken, facts.total, facts.note))
    if presenter.side_emblem(0) is not None:  # the bar tells what partners share
        said += [piece.tip for piece in presenter.bar(view, shown.names).pieces if piece.emblem is not None]
    return in_sentences([*said, presenter.bar_in_words(view)])


def notes_words(shown: ShownTable, *, gone: bool, voids: bool, left: bool) -> str:
    """Return those notes that are wanted: cards gone and still out, suits that somebody lacks, what is left to win."""
    said = _gone_words(shown) if gone else []
    said += _lacking_words(shown) if voids else []
    return in_sentences([*said, *([_left_words(shown)] if left else [])])


def _gone_words(shown: ShownTable) -> list[str]:
    game, view = shown.presenter.game, shown.view
    gone = sorted(cards_gone(view), key=game.hand_key)
    out = sorted(cards_unseen(game, view), key=game.hand_key)
    return [
        told.gone_words(suits_words(shown.presenter, gone)) if gone else told.none_gone(),
        told.out_words(suits_words(shown.presenter, out)) if out else "",
    ]


def _lacking_words(shown: ShownTable) -> list[str]:
    presenter, view = shown.presenter, shown.view
    lacking: dict[int, list[Suit]] = {}
    for hand, suit in sorted(known_voids(presenter.game, view)):
        lacking.setdefault(hand, []).append(suit)
    return [told.lacks(presenter.hand_name(view, shown.names, hand), suits) for hand, suits in lacking.items()]


def _left_words(shown: ShownTable) -> str:
    view = shown.view
    points = points_to_win(view)
    tricks = shown.presenter.game.hand_size(view.rules) - len(view.board.tricks)
    return notes.tricks_left(tricks) if points is None else notes.points_left(points)
