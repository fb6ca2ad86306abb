"""Cards as the kernel searches them: one for all that are equal."""

from __future__ import annotations

from ..players.kernel import Position, TrickRules, cards_of


def moves_of(rules: TrickRules, legal: int, parting: int, taken: int) -> list[int]:
    """Return some of the legal cards, one for all that no card of `parting` parts; if `taken` is a card, it is there.

    All three are masks.
    """
    position = Position(rules)
    moves = position.merged(legal, parting)
    if taken & ~moves:
        alike = next(
            1 << move for move in cards_of(moves) if position.merged(1 << move | taken, parting).bit_count() == 1
        )
        moves ^= alike | taken
    return list(cards_of(moves))
