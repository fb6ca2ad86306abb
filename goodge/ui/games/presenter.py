"""How a game shows itself at the table: the questions that the scenes ask, and the answers that most games give.

A presenter keeps nothing: all it says follows from a view, which holds what the viewer may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ...engine.cards import Card
from ...engine.events import Event, TrickWon
from ...engine.game import Game, Hand, Phase, Trick
from ...engine.games import game_named
from ...engine.tricks import played_by
from ...table.match_table import AnyView
from ..canvas import Canvas
from ..items.base import Item
from ..scenes.phases.base import PhasePanel
from ..tabletop.facts import BarFacts, CallFacts, PlateFacts

if TYPE_CHECKING:
    from ..scenes.shown_table import ShownTable
    from ..tabletop.director import Director

Handler = Callable[[Any, AnyView], None]
DUMMY_NAME = "The dummy"


class Presenter(ABC):
    """One game on the screen. `pictures` is the folder of its cards, `panels` what is asked in each phase."""

    id: ClassVar[str]
    pictures: ClassVar[str]
    panels: ClassVar[Mapping[Phase, type[PhasePanel]]]

    @property
    def game(self) -> Game[Any, Any]:
        return game_named(self.id)

    # -- words --------------------------------------------------------------------------------------------

    def what_to_do(self, view: AnyView, name: str | None) -> str:
        """The one sentence for the seat to act; begins with its name where several people share the screen."""
        words = self.sentence(view)
        if name is None:
            return words
        return f"{name}, {self.continued(words)}"

    def continued(self, words: str) -> str:
        """A sentence as it goes on after some other words."""
        return words[0].lower() + words[1:]

    @abstractmethod
    def sentence(self, view: AnyView) -> str:
        """What the seat to act, whose view it is, can do now."""

    def what_happens(self, view: AnyView, names: Sequence[str]) -> str:
        """For those who look on while another seat acts."""
        board = view.board
        if board.turn is None or board.turn == view.seat:
            return ""
        return self.doing(view, names[board.turn])

    def doing(self, view: AnyView, name: str) -> str:
        """What the seat to act, of this name, is about to do."""
        return f"{name} leads" if not view.board.trick.cards else f"{name} plays"

    def card_words(self, view: AnyView, card: Card) -> str:  # noqa: ARG002
        """A card as people say it, and what it is worth."""
        return card.capitalised

    def hand_name(self, view: AnyView, names: Sequence[str], hand: int) -> str:
        """Whose hand it is."""
        return DUMMY_NAME if hand == view.board.dummy else names[view.board.holders[hand]]

    def state(self, view: AnyView, round_number: int, clock: str) -> str:
        """How far the match is; `clock` says how much time is left, where the rules set any."""
        return f"Round {round_number} · {clock or f'to {view.rules.target}'}"

    def about(self, view: AnyView, names: Sequence[str], hand: int) -> str:  # noqa: ARG002
        """What is said of a hand beside who plays it: the cards left, once some have been played."""
        cards = self.hand_sizes(view)[hand]
        return "" if view.board.phase is not Phase.PLAY else f"{cards} card{'' if cards == 1 else 's'}"

    def trick_taken(self, event: TrickWon, name: str) -> str:  # noqa: ARG002
        """What is said when a hand of this name takes a trick."""
        return f"{name} takes the trick"

    def trick_won(self, trick: Trick, name: str) -> str:  # noqa: ARG002
        """What is said of a trick that is looked at again, and was won by the hand of this name."""
        return f"{name} won it"

    def trick_worth(self, cards: Iterable[Card]) -> str:  # noqa: ARG002
        """What the cards of a trick come to, empty where nothing needs to be said."""
        return ""

    def aim(self, view: AnyView) -> str:  # noqa: ARG002
        """What to play for, where no bid says so; said in the first tricks."""
        return ""

    def fair_bid(self, view: AnyView) -> int:  # noqa: ARG002
        """The number that a bid begins at, as far as the rules let it."""
        return 0

    def hand_in_words(self, view: AnyView) -> str:  # noqa: ARG002
        """What matters of the viewer's own hand when a bid is made."""
        return ""

    # -- cards --------------------------------------------------------------------------------------------

    def picture(self, card: Card | None) -> str:
        """The picture of a card, None for its back."""
        return f"{self.pictures}/{'back' if card is None else card.text}"

    def sorted_hand(self, view: AnyView, cards: Iterable[Card]) -> list[Card]:  # noqa: ARG002
        """Cards as people hold them from left to right: suit by suit, high to low."""

        def place(card: Card) -> tuple[int, ...]:
            suit, *height = self.game.hand_key(card)
            return suit, *(-step for step in height)

        return sorted(cards, key=place)

    def hand_sizes(self, view: AnyView) -> list[int]:
        """How many cards each hand holds."""
        hands = len(view.board.captured)
        if view.board.is_over:
            return [0] * hands
        full = self.game.hand_size(view.rules)
        return [full - len(cards) for cards in played_by(view.board, hands)]

    def set_aside(self, view: AnyView) -> int:  # noqa: ARG002
        """How many cards lie face down beside the hands."""
        return 0

    def slots(self, view: AnyView) -> Hand:  # noqa: ARG002
        """The cards that lie open before the viewer, to be changed against those in the hand."""
        return ()

    def struck(self, cards: Hand) -> frozenset[Card]:  # noqa: ARG002
        """The cards of a trick that count for nothing in it."""
        return frozenset()

    @abstractmethod
    def first_choice(self, view: AnyView, cards: Sequence[Card]) -> Card:
        """The card that has the focus at first, of those that may be played: one that costs little."""

    # -- plates, calls and bar ----------------------------------------------------------------------------

    @abstractmethod
    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        """What stands on the plate of a hand; `points` are those that the plates show just now, by hand."""

    @abstractmethod
    def bar(self, view: AnyView, names: Sequence[str]) -> BarFacts:
        """What stands in the middle of the bar and at its right."""

    @property
    def least_for_a_team(self) -> int:
        """How many tricks two partners must bid together; 0: as few as they like."""
        return 0

    def calls(self, view: AnyView) -> dict[int, CallFacts]:  # noqa: ARG002
        """What was last said, by hand."""
        return {}

    def middle(self, scene: ShownTable, canvas: Canvas) -> list[Item]:  # noqa: ARG002
        """What lies in the middle of the table while the viewer is not asked."""
        return []

    # -- motion -------------------------------------------------------------------------------------------

    def handlers(self, director: Director) -> dict[type[Event], Handler]:  # noqa: ARG002
        """How events that other games do not have, or show otherwise, are shown."""
        return {}
