"""The rest of a round: claimed where it is certain, or left to the computer, once no bid is open or by giving up."""

from __future__ import annotations

from ....coach.claims import pays
from ....engine.cards import Card
from ....engine.game import AnyView, Phase
from ....table.driver import Claimed, Driver, certain
from ...tabletop.offers import Tool
from ...tabletop.telling import suits_words
from ...widgets.base import Item
from ...widgets.commands import Command
from ...wording import claims as words
from ...wording.phrases import say
from ..dialog import DialogAnswer, DialogScene
from .claimed import ClaimScene
from .frame import TableFrame

_KEY, CLAIM = "rest", "claim"  # the keys of the tools
_USUAL = "casual"


class RestOfRound:
    """Offers to play the rest of a round by itself, for everybody; the rules score it like any other."""

    def __init__(self, frame: TableFrame, driver: Driver) -> None:
        self._frame, self._driver = frame, driver
        self._looked_at: tuple[AnyView, tuple[Card, ...]] | None = None

    def tool(self) -> Tool | None:
        """Return the tool that claims the rest, lets it play itself, or stops it; None where nothing can be done."""
        if self._driver.plays_for_people:
            shown = self._frame.shown
            if not any(shown.presenter.hand_sizes(shown.view)):
                return None  # the Stash is still shown
            return Tool(_KEY, self.stop, say("table: button", "Stop"), keycap=Command.PLAY_REST)
        if self._certain():
            tip = words.CLAIM_TIP.say()
            return Tool(CLAIM, self._claim, words.CLAIM.say(), keycap=Command.PLAY_REST, tip=tip)
        if not self.is_offered:
            return None
        text = say("table: button", "Play out the rest")
        tip = say(
            "table: tip of Play out the rest", "All bids are decided: the computer plays the cards left, for everybody"
        )
        return Tool(_KEY, self._ask, text, keycap=Command.PLAY_REST, tip=tip)

    @property
    def is_offered(self) -> bool:
        """True if people have cards to choose from, but nothing that was bid can change."""
        shown = self._frame.shown
        board, presenter = shown.view.board, shown.presenter
        return self._may_choose and not self._driver.is_playing_out and presenter.game.is_settled(board)

    @property
    def _may_choose(self) -> bool:
        """True if people still have cards to choose from."""
        shown = self._frame.shown
        left = shown.presenter.game.hand_size(shown.view.rules) - len(shown.view.board.tricks)
        return shown.has_people and shown.view.board.phase is Phase.PLAY and left > 1

    def is_stopped_by(self, item: Item | None) -> bool:
        """Return True if an item is the button that stops it, which is heard while cards move."""
        return self._driver.plays_for_people and item is not None and item.key == _KEY

    def stop(self) -> None:
        """Ask people again."""
        if self._driver.plays_for_people or self._driver.is_playing_out:
            self._driver.cancel()
            self._set(is_on=False)

    def may_be_claimed(self) -> bool:
        """Return True if the person who is asked may claim it."""
        return bool(self._certain())

    # -- claims ---------------------------------------------------------------------------------------------

    def show(self, claimed: Claimed) -> None:
        """Show everybody the cards of whoever has claimed the rest; then it is played out in haste."""
        frame = self._frame
        self._hurry(is_on=True)
        pictures = [frame.shown.presenter.picture(card) for card in claimed.cards]
        name, portrait = frame.shown.names[claimed.seat], frame.portraits[claimed.seat]
        told = suits_words(frame.shown.presenter, claimed.cards)
        passes = not frame.shown.has_people or self._driver.plays_for_people
        frame.app.push(ClaimScene(frame.app, name, portrait, pictures, told, passes=passes))

    def _certain(self) -> tuple[Card, ...]:
        """Return the cards by which the person who is asked takes all that is left; none if that is not certain.

        None either where other tricks would be better for them: with bags, or a nil of their own.
        """
        frame = self._frame
        if frame.panel is None or not frame.may_claim:
            return ()
        view = frame.shown.view
        if self._looked_at is None or self._looked_at[0] is not view:
            cards = certain(frame.table, view)
            self._looked_at = view, cards if cards and pays(frame.table.game, view) else ()
        return self._looked_at[1]

    def _claim(self) -> None:
        """Claim the rest for the person who is asked; others at the screen are shown their cards."""
        frame, cards = self._frame, self._certain()
        claimed = self._driver.play_claim(frame.shown.view.board.to_act, cards)
        if frame.shown.is_shared:
            self.show(claimed)
        else:
            self._hurry(is_on=True)
            frame.app.notices.add(words.CLAIMED.say())

    # -- giving up ------------------------------------------------------------------------------------------

    @property
    def may_be_given_up(self) -> bool:
        """True if people are to play cards, and nobody does it for them."""
        return self._may_choose and not self._driver.plays_for_people and not self._driver.is_playing_out

    def give_up(self) -> None:
        """Have people's cards played for them, by an Expert where help is allowed: that counts as a hint."""
        table = self._frame.table
        if table.setup.has_help:
            for seat in self._frame.shown.people:
                table.note_hint(seat)
        self._driver.plays_as = "expert" if table.setup.has_help else "novice"
        self._set(is_on=True)

    def _ask(self) -> None:
        """Begin at once for one person; several at the screen are asked first."""
        if not self._frame.shown.is_shared:
            self.start()
            return
        title = say("question: the rest of a round", "Play out the rest?")
        sentence = say(
            "question: the rest of a round",
            "All bids are decided. The computer plays the cards that are left, for everybody at the table.",
        )
        yes = DialogAnswer(say("answer: the rest of a round", "Play it out"), self.start, "primary")
        answers = (yes, DialogAnswer(say("answer: the rest of a round", "Keep playing")))
        self._frame.app.push(DialogScene(self._frame.app, title, sentence, answers))

    def start(self) -> None:
        """Have a computer player play for people, too."""
        self._driver.plays_as = _USUAL
        self._set(is_on=True)

    def _set(self, *, is_on: bool) -> None:
        self._driver.plays_for_people = is_on
        self._hurry(is_on=is_on)

    def _hurry(self, *, is_on: bool) -> None:
        frame = self._frame
        frame.is_hurried = is_on
        frame.panel = None
        frame.shown.unsay()
        frame.shown.measure(frame.app.canvas, frame.manner)
        frame.refresh()
