"""What can be wrong with what people and programs hand to the engine. Every message is one clear sentence."""


class EngineError(ValueError):
    """Anything the engine refuses; `str(error)` is a sentence for a person."""


class IllegalAction(EngineError):  # noqa: N818  (the field's word)
    """An action that the rules do not allow now."""


class RulesError(EngineError):
    """A rule option that the game does not have, or a value that it does not allow."""


class TextError(EngineError):
    """Text that is no card, action, view or record."""


class NoSuchDeal(EngineError):  # noqa: N818
    """No deal at all fits what has been seen."""


class RecordError(EngineError):
    """A record that breaks the rules; says where.

    `round_index` and `action_index` are 0-based, None where the fault lies in none in particular.
    """

    def __init__(self, message: str, round_index: int | None = None, action_index: int | None = None) -> None:
        super().__init__(message)
        self.round_index = round_index
        self.action_index = action_index
