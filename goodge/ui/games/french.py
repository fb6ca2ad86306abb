"""What Spades and its kin show alike: the French deck, spades as trump that must be broken, four hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...engine.cards import Card, Suit
from ...engine.events import Event, HandSeen, SpadesBroken
from ...engine.game import Hand, Phase
from ...engine.spadeplay import HAND_SIZE, TRUMP, SpadeBoard, SpadeGame
from ...engine.tricks import suit_of
from ...table.match_table import AnyView
from ..motion import speeds
from ..tabletop.facts import BarFacts, Piece
from .presenter import Handler, Presenter

if TYPE_CHECKING:
    from ..tabletop.director import Director


class FrenchPresenter(Presenter):
    """A game of tricks with spades as trump."""

    pictures = "french"

    # -- words --------------------------------------------------------------------------------------------

    def sentence(self, view: AnyView) -> str:
        board: SpadeBoard = view.board
        if len(view.acting_hand) == 1:
            return "The last card: play it"
        return self._what_to_lead(view) if not board.trick.cards else self._what_to_follow(view)

    def _what_to_lead(self, view: AnyView) -> str:
        spades = [card for card in view.acting_hand if suit_of(card, TRUMP) is TRUMP]
        if view.board.broken or not spades:
            return "Lead the trick with any card"
        if len(spades) == len(view.acting_hand):
            return "Nothing but spades is left: lead one of them"
        return "Lead any suit but spades: they are not broken yet"

    def _what_to_follow(self, view: AnyView) -> str:
        game, trick = self.game, view.board.trick.cards
        lead = game.lead_of(trick, TRUMP)
        if lead is None:
            return "The jokers have cancelled each other: play any card"
        fitting = [card for card in view.acting_hand if suit_of(card, TRUMP) is lead]
        if not fitting:
            return f"No {lead.plural.lower()} in this hand: play any card"
        if all(card.suit is None for card in fitting):
            return f"{self.lead_words(trick, lead)}: play {'a' if len(fitting) > 1 else 'the'} joker"
        return f"{self.lead_words(trick, lead)}: play a {lead.singular}"

    def lead_words(self, trick: Hand, lead: Suit) -> str:
        """Why this suit must be followed."""
        game = self.game
        assert isinstance(game, SpadeGame)
        return game.lead_words(trick, lead)

    # -- cards --------------------------------------------------------------------------------------------

    def first_choice(self, view: AnyView, cards: Sequence[Card]) -> Card:  # noqa: ARG002
        """A low card, and no trump if there is another."""
        key = self.game.hand_key
        return min(cards, key=lambda card: (suit_of(card, TRUMP) is TRUMP, key(card)[1:]))

    # -- bar ----------------------------------------------------------------------------------------------

    def bar(self, view: AnyView, names: Sequence[str]) -> BarFacts:  # noqa: ARG002
        words = "Spades are broken" if view.board.broken else "Spades not broken"
        is_play = view.board.phase in (Phase.PLAY, Phase.SCORED)
        return BarFacts(self.pieces(view), TRUMP, words if is_play else "Spades are trump")

    def pieces(self, view: AnyView) -> tuple[Piece, ...]:
        """What stands in the middle of the bar."""
        return (self.trick_count(view),)

    def trick_count(self, view: AnyView) -> Piece:
        """Which trick is being played."""
        number = min(HAND_SIZE, len(view.board.tricks) + (view.board.phase is Phase.PLAY))
        return Piece(f"Trick {number} of {HAND_SIZE}")

    # -- motion -------------------------------------------------------------------------------------------

    def handlers(self, director: Director) -> dict[type[Event], Handler]:
        show = FrenchShow(director)
        return {HandSeen: show.hand_seen, SpadesBroken: show.spades_broken}


class FrenchShow:
    """How events of these games are shown; `after` is how things stand then, as the viewer may see them."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._scene = director.scene

    def hand_seen(self, event: HandSeen, after: AnyView) -> None:
        """The cards that lay face down are turned up, one after the other, before the one who holds them."""
        scene, stage = self._scene, self._scene.stage
        hand = after.board.own_hand(event.seat)
        cards = stage.order(after, hand)
        if cards is None:
            scene.report(f"{scene.names[event.seat]} looks at the cards")
            self._director.pause(speeds.CALL_REST)
            return
        for index, (card, pose) in enumerate(zip(cards, stage.poses(after, hand), strict=True)):
            key = stage.rename(f"{hand}:{index}", card)
            stage.move(key, pose, speeds.SETTLE, turn=1.0, delay=index * speeds.TURN_EACH)
            if index % 4 == 0:
                self._director.sound("card_deal", index * speeds.TURN_EACH)

    def spades_broken(self, event: SpadesBroken, after: AnyView) -> None:
        scene = self._scene
        name = scene.presenter.hand_name(after, scene.names, event.hand)
        scene.report(f"{name} breaks spades: they may be led from now on")
        self._director.sound("trump")
        self._director.pause(speeds.BROKEN_REST)
