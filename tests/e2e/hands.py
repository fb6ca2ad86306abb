"""The two ways to do what a person has decided: with the keys, and with the mouse. The twin does it too."""

from typing import Any

from goodge.engine.actions import Action, Bid, BlindNil, Bury, Look, NameTrump, Nil, Pass, PlayCard
from goodge.engine.cards import Card, Suit
from goodge.engine.game import Phase, View
from goodge.ui.widgets.base import Label

from .program import SIZE, Program
from .twin import Twin

AnyView = View[Any]
_KEYS: dict[type[Action], str] = {Pass: "p", Look: "l"}
_MIDDLE = (SIZE[0] // 2, SIZE[1] // 3)


class Keys:
    """The keyboard, as the screens show it."""

    def __init__(self, program: Program, twin: Twin) -> None:
        self._program, self._twin = program, twin

    def prepare(self, action: Action, view: AnyView) -> None:
        """Everything but the key that settles it; `settle` presses that one."""
        match action:
            case Bid(amount) if view.board.phase is Phase.BIDDING:
                self._step_to(amount)
            case Bid(amount):
                leaps, steps = divmod((amount - view.board.lowest_bid) // 5, 5)
                self._press(*["Prior"] * leaps, *["Up"] * steps)
            case Nil() | BlindNil():
                self._press("n" if isinstance(action, Nil) else "b")
            case Bury(cards):
                self._lay_away(view, cards)
            case NameTrump(suit):
                self._press("e" if suit is Suit.HEARTS else suit.letter.lower())  # H asks for a hint
            case PlayCard(card):
                self._go_to(card, "Left")

    def settle(self, action: Action) -> None:
        self._program.press(_KEYS.get(type(action), "Return"))

    def _step_to(self, tricks: int) -> None:
        while (shown := self._amount) != tricks:
            self._press("Up" if shown < tricks else "Down")
            assert self._amount != shown, f"{shown} stays, and {tricks} is wanted"

    @property
    def _amount(self) -> int:
        [shown] = [item for item in self._twin.scene.items if item.key == "amount" and isinstance(item, Label)]
        return int(shown.text)

    def _lay_away(self, view: AnyView, cards: tuple[Card, ...]) -> None:
        assert view.stash is not None
        for card in (*(card for card in view.stash if card not in cards),
                     *(card for card in cards if card not in view.stash)):  # fmt: skip
            self._go_to(card, "Right")
            self._press("space")

    def _go_to(self, card: Card, key: str) -> None:
        for _ in range(20):
            if self._twin.scene.focus_key == card.text:
                return
            self._press(key)
        raise AssertionError(f"{key} never comes to {card.text}")

    def _press(self, *keys: str) -> None:
        if keys:
            self._program.press(*keys)
            self._twin.press(*keys)


class Mouse:
    """The mouse: clicks on cards and buttons where the twin has them; cards of odd rank are dragged to the table."""

    def __init__(self, program: Program, twin: Twin) -> None:
        self._program, self._twin = program, twin

    def prepare(self, action: Action, view: AnyView) -> None:
        """Everything but the click that settles it; `settle` does that one."""
        match action:
            case Bid(amount):
                leaps, steps = divmod((amount - view.board.lowest_bid) // 5, 5)
                for key in ["step+25"] * leaps + ["step+5"] * steps:
                    self._click(key)
            case Bury(cards):
                assert view.stash is not None
                for card in view.stash:
                    if card not in cards:
                        self._click(card.text)
                for card in cards:
                    if card not in view.stash:
                        self._click(card.text)
            case NameTrump(suit):
                self._click(f"suit-{suit.letter}")

    def settle(self, action: Action) -> None:
        keys = {Bid: "bid", Pass: "pass", Bury: "lay-away", NameTrump: "name"}
        key = action.card.text if isinstance(action, PlayCard) else keys[type(action)]
        place = self._twin.item(key).rect.center
        if isinstance(action, PlayCard) and action.card.rank % 2:
            self._program.drag(place, _MIDDLE)
        else:
            self._program.click(place)

    def _click(self, key: str) -> None:
        place = self._twin.item(key).rect.center
        self._program.click(place)
        self._twin.click(place)
