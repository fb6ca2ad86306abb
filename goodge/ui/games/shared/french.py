"""The parts that Spades and its kin share: the French deck, spades as trump that must be broken, four hands."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.cards import Card
from ....engine.events import Event, HandSeen, SpadesBroken
from ....engine.game import AnyView, Phase
from ....engine.spadeplay import HAND_SIZE, TRUMP, SpadeBoard, SpadeGame
from ....engine.state import narrow
from ....engine.tricks import suit_of
from ....engine.values import replace
from ...motion import speeds
from ...motion.motions import TURN_UP
from ...tabletop.director import Director, Handler
from ...tabletop.facts import BarFacts, Piece
from ...tabletop.presenter import Presenter
from ...wording import bar, happenings, tips
from ...wording.prompts import AnyPrompt, Prompt

_WIDEST = 10  # number of a trick


class FrenchPresenter(Presenter):
    """The presenter of a game of tricks with spades as trump."""

    pictures = "french"

    # -- words --------------------------------------------------------------------------------------------

    def prompt(self, view: AnyView) -> AnyPrompt:
        return self.prompt_to_follow(view) if view.board.trick.cards else self._prompt_to_lead(view)

    def _prompt_to_lead(self, view: AnyView) -> Prompt:
        spades = [card for card in view.acting_hand if suit_of(card, TRUMP) is TRUMP]
        if narrow(view, SpadeBoard).board.broken or not spades:
            return self.lead_any(view)
        return Prompt.LEAD_SPADE if len(spades) == len(view.acting_hand) else Prompt.LEAD_NO_SPADE

    # -- cards --------------------------------------------------------------------------------------------

    def first_choice(self, view: AnyView, cards: Sequence[Card]) -> Card:  # noqa: ARG002
        """Return a low card, and no trump if there is another."""
        key = self.game.hand_key
        return min(cards, key=lambda card: (suit_of(card, TRUMP) is TRUMP, key(card)[1:]))

    # -- bar ----------------------------------------------------------------------------------------------

    def bar(self, view: AnyView, names: Sequence[str]) -> BarFacts:
        game = self.game
        assert isinstance(game, SpadeGame)
        board = narrow(view, SpadeBoard).board
        is_play = game.trump_waits and board.phase in (Phase.PLAY, Phase.SCORED)
        words = bar.spades_words(is_play=is_play, is_broken=board.broken)
        tip = tips.waiting_trump_tip(is_broken=board.broken) if game.trump_waits else tips.trump_tip(TRUMP)
        turns = bar.every_spades_words() if game.trump_waits else ()
        return BarFacts(self.pieces(view, names), TRUMP, words, tip, turns)

    def pieces(self, view: AnyView, names: Sequence[str]) -> tuple[Piece, ...]:  # noqa: ARG002
        """Return the pieces in the middle of the bar."""
        return (self.trick_count(view),)

    def trick_count(self, view: AnyView) -> Piece:
        """Return the piece with the number of the trick being played."""
        number = min(HAND_SIZE, len(view.board.tricks) + (view.board.phase is Phase.PLAY))
        tip, widest = tips.tricks_tip(number, HAND_SIZE), _trick_piece(_WIDEST)
        return replace(_trick_piece(number), tip=tip, turns=(widest,))


def _trick_piece(number: int) -> Piece:
    return Piece(bar.trick_words(number, HAND_SIZE), short=bar.short_trick_words(number))


class FrenchShow:
    """Shows the events of these games; `after` is the table after the event, as the viewer may see it."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._shown = director.shown

    def hand_seen(self, event: HandSeen, after: AnyView) -> None:
        """Turn up the cards that lay face down, one after another, before the one who holds them."""
        shown, stage = self._shown, self._shown.stage
        hand = after.board.own_hand(event.seat)
        cards = stage.order(after, hand)
        if cards is None:
            shown.report(happenings.looks, shown.names[event.seat])
            self._director.pause(speeds.CALL_REST)
            return
        for index, (card, pose) in enumerate(zip(cards, stage.poses(after, hand), strict=True)):
            key = stage.rename(f"{hand}:{index}", card)
            stage.move(key, pose, TURN_UP, turn=1.0, delay=index * speeds.TURN_EACH)
            if index % 4 == 0:
                self._director.sound("card_deal", index * speeds.TURN_EACH)

    def spades_broken(self, event: SpadesBroken, after: AnyView) -> None:
        shown = self._shown
        name = shown.presenter.hand_name(after, shown.names, event.hand)
        shown.report(happenings.breaks_spades, name)
        self._director.sound("trump")
        self._director.pause(speeds.BROKEN_REST)


def french_shows(director: Director) -> dict[type[Event], Handler]:
    """Return the handlers for the events of these games."""
    show = FrenchShow(director)
    return {HandSeen: show.hand_seen, SpadesBroken: show.spades_broken}
