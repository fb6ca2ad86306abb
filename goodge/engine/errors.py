"""The errors that the engine raises for input that it refuses."""

from __future__ import annotations

from .kinds import Kind


class Refusal(Kind):
    """The reason why the rules do not allow something: a value; its kinds stand in `refusals`."""

    __slots__ = ()


class EngineError(ValueError):
    """Anything the engine refuses. `str(error)` says what is wrong with a text or a value, for whoever wrote it.

    `refusal` is set where the rules of a game are the reason: the message then stands before that reason, or is empty.
    """

    refusal: Refusal | None = None


class IllegalAction(EngineError):  # noqa: N818  (the field's word)
    """An action that the rules do not allow now, for the reason `refusal`."""

    refusal: Refusal

    def __init__(self, refusal: Refusal) -> None:
        super().__init__()
        self.refusal = refusal


class RulesError(EngineError):
    """A rule option that the game does not have, or a value that it does not allow."""


class TextError(EngineError):
    """Text that is not a card, action, view or record."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class NoSuchDeal(EngineError):  # noqa: N818
    """No deal at all fits what has been seen."""


class RecordError(EngineError):
    """A record that breaks the rules; says where.

    `round_index` and `action_index` are 0-based, None where the fault lies in none in particular.
    """

    def __init__(
        self,
        message: str,
        round_index: int | None = None,
        action_index: int | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(message)
        self.refusal = refusal
        self.round_index = round_index
        self.action_index = action_index
