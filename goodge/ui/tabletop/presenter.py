"""The way a game shows itself at the table: the questions that scenes ask, and the answers that most games give.

A presenter keeps nothing: everything it says follows from a view, which holds what the viewer may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from ...engine.cards import Card, Suit
from ...engine.decisions import Settled
from ...engine.events import StashWon, TrickWon, TrumpNamed
from ...engine.game import AnyView, Game, Hand, Phase, Trick
from ...engine.games import game_named
from ...engine.tricks import played_by
from ..drawing.canvas import Canvas
from ..program.teams import Occasion
from ..widgets.base import Item
from ..wording import happenings
from ..wording.bar import round_words
from ..wording.cards import USUAL_NAMES, CardNames
from ..wording.decided import decided_words
from ..wording.plates import cards_left
from ..wording.prompts import AnyPrompt, NoneOfSuit, Prompt
from ..wording.tips import goal_words
from .facts import BarFacts, CallFacts, PlateFacts
from .handorder import AS_EVER, Wish, ordered
from .places import Places


class Presenter(ABC):
    """One game on the screen. `pictures` is the folder of its cards.

    `bar_tells_taken`: what has been taken in a round stands in the bar.
    """

    id: ClassVar[str]
    pictures: ClassVar[str]
    bar_tells_taken: ClassVar[bool] = True
    card_names: ClassVar[CardNames] = USUAL_NAMES

    @property
    def game(self) -> Game[Any, Any]:
        return game_named(self.id)

    def at(self, occasion: Occasion) -> Presenter:  # noqa: ARG002
        """Return the presenter for a match that is part of something larger; most games use the same one."""
        return self

    # -- words --------------------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, view: AnyView) -> AnyPrompt:
        """Return the question for the seat to act; it is that seat's view."""

    @staticmethod
    def lead_any(view: AnyView) -> Prompt:
        """Return the question for the hand that leads where every card of it may be led."""
        return Prompt.LEAD_ANY if len(view.acting_hand) > 1 else Prompt.LEAD_LAST

    def prompt_to_follow(self, view: AnyView) -> AnyPrompt:
        """Return the question for the hand to act once a card lies in the trick."""
        board = view.board
        lead = self.game.lead_of(board.trick.cards, board.trump)
        if lead is None:
            return Prompt.PLAY_ANY
        return self.game.must_follow(board, view.acting_hand) or NoneOfSuit(lead)

    def what_happens(self, view: AnyView, names: Sequence[str]) -> str:
        """Return the sentence for those who watch while another seat acts, or while the last cards play themselves."""
        board = view.board
        if self.is_last_trick(view):
            return happenings.last_cards()
        if board.turn is None or board.turn == view.seat:
            return ""
        return self.doing(view, names[board.turn])

    def is_last_trick(self, view: AnyView) -> bool:
        """Return True while each hand has one card left, or has played it, if those play themselves."""
        board = view.board
        return board.phase is Phase.PLAY and len(board.tricks) == self.game.hand_size(view.rules) - 1

    def doing(self, view: AnyView, name: str) -> str:
        """Return the sentence about what the seat to act, of this name, is about to do."""
        return happenings.plays(name) if view.board.trick.cards else happenings.leads(name)

    def card_words(self, view: AnyView, card: Card) -> str:  # noqa: ARG002
        """Return a card as people say it, with its worth."""
        return self.card_names.alone(card)

    def card_called(self, card: Card) -> str:
        """Return the name of a card, where its worth is of no account."""
        return self.card_names.alone(card)

    def card_told(self, card: Card) -> str:
        """Return a card as it is told when it is played, with its worth if it has any."""
        return self.card_called(card)

    def card_held(self, view: AnyView, card: Card) -> str:
        """Return a card as it is told when it has the focus."""
        return self.card_words(view, card)

    def hand_name(self, view: AnyView, names: Sequence[str], hand: int) -> str:
        """Return the name for a hand: whose it is."""
        return happenings.dummy() if hand == view.board.dummy else names[view.board.holders[hand]]

    def state(self, view: AnyView, round_number: int, clock: str) -> str:
        """Return the words for how far the match is; `clock` says how much time is left where the rules limit it."""
        return round_words(round_number, view.rules.target, clock)

    def short_state(self, view: AnyView, round_number: int, clock: str) -> str:  # noqa: ARG002
        """Return the same in fewer words; empty where there are none."""
        return ""

    def about(self, view: AnyView, names: Sequence[str], hand: int) -> str:  # noqa: ARG002
        """Return the words about a hand, beside who plays it: the cards left, once some have been played."""
        cards = self.hand_sizes(view)[hand]
        return "" if view.board.phase is not Phase.PLAY else cards_left(cards)

    def trick_taken(self, event: TrickWon, name: str) -> str:  # noqa: ARG002
        """Return the words for a hand of this name taking a trick."""
        return happenings.takes_trick(name)

    def wins_stash(self, event: StashWon, name: str) -> str:
        """Return the words for the player of this name winning the Stash."""
        return happenings.wins_stash(name, event.points)

    def names_trump(self, event: TrumpNamed, name: str) -> str:
        """Return the words for the player of this name naming trump."""
        return happenings.names_trump(name, event.suit)

    def trick_won(self, trick: Trick, name: str) -> str:  # noqa: ARG002
        """Return the words for a trick that is looked at again and was won by the hand of this name."""
        return happenings.won_trick(name)

    def lost_late(self, view: AnyView, captured: Sequence[int]) -> frozenset[Settled]:  # noqa: ARG002
        """Return what somebody was close to in this view and has lost, once the hands have taken this much."""
        return frozenset()

    def decided(self, view: AnyView, names: Sequence[str], decision: Settled, *, is_over: bool) -> str:
        """Return the words for something that is decided; `is_over`: the last card has been played."""
        side = dict.fromkeys(names[view.board.holders[hand]] for hand in decision.hands(view.board))
        return decided_words(decision, tuple(side), is_over=is_over)

    def trick_worth(self, cards: Iterable[Card]) -> str:  # noqa: ARG002
        """Return the words for what the cards of a trick are worth; empty where nothing needs to be said."""
        return ""

    def aim(self, view: AnyView) -> str:  # noqa: ARG002
        """Return the words for what to play for, where no bid says so; shown in the first tricks."""
        return ""

    def trick_note(self, view: AnyView) -> str:  # noqa: ARG002
        """Return the words for what is unusual about the trick that is being played; empty for most."""
        return ""

    def fair_bid(self, view: AnyView) -> int:  # noqa: ARG002
        """Return the number that the bid starts at, as far as the rules allow it."""
        return 0

    def hand_in_words(self, view: AnyView, *, has_outlook: bool = True) -> str:  # noqa: ARG002
        """Return the words for what matters in the viewer's own hand when they bid; with how far it goes, if wanted."""
        return ""

    def agreed(self, view: AnyView, names: Sequence[str]) -> str:  # noqa: ARG002
        """Return the words for what partners have bid together, once all have bid; empty where each bids alone."""
        return ""

    # -- cards --------------------------------------------------------------------------------------------

    def picture(self, card: Card | None) -> str:
        """Return the name of the picture of a card; None for its back."""
        return f"{self.pictures}/{'back' if card is None else card.text}"

    def sorted_hand(
        self, view: AnyView, cards: Iterable[Card], wish: Wish = AS_EVER, hand: int | None = None
    ) -> list[Card]:
        """Return cards, those of one hand if it is given, as people hold them from left to right."""
        board = view.board
        played = () if hand is None else played_by(board, len(board.captured))[hand]
        return ordered(cards, played, board.trump, lambda card: self.game.hand_key(card)[1:], wish)

    def hand_sizes(self, view: AnyView) -> list[int]:
        """Return the number of cards in each hand."""
        hands = len(view.board.captured)
        if view.board.is_over:
            return [0] * hands
        full = self.game.hand_size(view.rules)
        return [full - len(cards) for cards in played_by(view.board, hands)]

    def set_aside(self, view: AnyView) -> int:  # noqa: ARG002
        """Return the number of cards that lie face down beside the hands."""
        return 0

    def slots(self, view: AnyView) -> Hand:  # noqa: ARG002
        """Return the cards that lie open before the viewer, to be exchanged for cards in the hand."""
        return ()

    def struck(self, cards: Hand) -> frozenset[Card]:  # noqa: ARG002
        """Return the cards of a trick that count for nothing in it."""
        return frozenset()

    @abstractmethod
    def first_choice(self, view: AnyView, cards: Sequence[Card]) -> Card:
        """Return the playable card that has the focus at first: one that costs little."""

    # -- plates, calls and bar ----------------------------------------------------------------------------

    def trump(self, view: AnyView) -> Suit | None:
        """Return the trump suit that the table shows."""
        trump: Suit | None = view.board.trump
        return trump

    @abstractmethod
    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        """Return the facts on the plate of a hand; `points` are those that the plates show just now, by hand."""

    def name_on_plate(self, view: AnyView, name: str, hand: int) -> str:  # noqa: ARG002
        """Return the name of a hand as it stands on its plate."""
        return name

    @abstractmethod
    def bar(self, view: AnyView, names: Sequence[str]) -> BarFacts:
        """Return the facts in the middle of the bar and at its right."""

    def bar_in_words(self, view: AnyView) -> str:
        """Return the tooltip of the bar: how the match is won."""
        return goal_words(view.rules.target)

    def stash_in_words(self, view: AnyView) -> str:  # noqa: ARG002
        """Return the tooltip of the cards set aside; empty where a game has none."""
        return ""

    def buried(self, view: AnyView) -> Hand:  # noqa: ARG002
        """Return the cards set aside, where the viewer knows them."""
        return ()

    def plate_in_words(self, view: AnyView, hand: int) -> str:  # noqa: ARG002
        """Return the tooltip of a hand's plate; empty where the plate says everything itself."""
        return ""

    def side_emblem(self, side: int) -> str | None:  # noqa: ARG002
        """Return the emblem of a side; None where sides have no emblems."""
        return None

    def taken_words(self, view: AnyView, side: int) -> str:  # noqa: ARG002
        """Return the tricks that a side has taken of those it bid; empty where sides bid none."""
        return ""

    def has_failed(self, view: AnyView, side: int) -> bool:  # noqa: ARG002
        """Return True if a side can no longer take what it bid."""
        return False

    @property
    def least_for_a_team(self) -> int:
        """The fewest tricks that two partners must bid together; 0 if there is no minimum."""
        return 0

    def calls(self, view: AnyView) -> dict[int, CallFacts]:  # noqa: ARG002
        """Return the last calls, by hand."""
        return {}

    def bids(self, view: AnyView) -> dict[int, str]:
        """Return the words for the last call of each hand that has made one, also while tricks are played."""
        return {hand: call.text for hand, call in self.calls(view).items()}

    def middle(self, view: AnyView, names: Sequence[str], places: Places, canvas: Canvas) -> list[Item]:  # noqa: ARG002
        """Return the items in the middle of the table while the viewer is not asked anything."""
        return []
