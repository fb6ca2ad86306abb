"""Cards as numbers, and which of them may be played.

Suits are numbered 0 to 4 and trump is always 0: whoever calls relabels. A suit has eleven places, 0 (the 1) to 9
(the 10), and place 10 of trump is the Crown, so a card is the number `11 * suit + place` and "higher" is "greater".
`hands` is one flat list: `hands[5 * seat + suit]` is the mask of the places that the seat holds in the suit.
"""

from __future__ import annotations

SUITS = 5
PLACES = 11
CROWN = 10
NO_LEAD = -1

_WORTH = (20, 0, 0, 0, 15, 0, 0, 0, 0, 10, 25)

CARD_WORTH = [_WORTH[card % PLACES] for card in range(SUITS * PLACES)]
CARD_SUIT = [card // PLACES for card in range(SUITS * PLACES)]
COUNT = [mask.bit_count() for mask in range(1 << PLACES)]
PLACES_OF = [[place for place in range(PLACES) if mask >> place & 1] for mask in range(1 << PLACES)]
MASK_WORTH = [sum(_WORTH[place] for place in places) for places in PLACES_OF]


def legal_cards(hands: list[int], seat: int, lead: int) -> list[int]:
    """Return the cards that the seat may play to this suit led (NO_LEAD: it leads), lowest number first."""
    base = SUITS * seat
    if lead >= 0 and hands[base + lead]:
        return [PLACES * lead + place for place in PLACES_OF[hands[base + lead]]]
    return [PLACES * suit + place for suit in range(SUITS) for place in PLACES_OF[hands[base + suit]]]


def distinct_cards(hands: list[int], seats: int, seat: int, lead: int, best: int) -> list[int]:
    """Return the legal cards, one for each run of worthless cards with nothing in other hands or in the trick between.

    `best` is the card that wins the trick so far, -1 without one. Of a run the lowest is kept.
    """
    between = [0] * SUITS
    for index, mask in enumerate(hands):
        if index // SUITS != seat and index < SUITS * seats:
            between[index % SUITS] |= mask
    if best >= 0:
        between[CARD_SUIT[best]] |= 1 << best % PLACES
    kept: list[int] = []
    last = -1
    for card in legal_cards(hands, seat, lead):
        suit = CARD_SUIT[card]
        if not CARD_WORTH[card]:
            if last >= 0 and CARD_SUIT[last] == suit:
                gap = (1 << card % PLACES) - (1 << last % PLACES)
                if not between[suit] & gap:
                    last = card
                    continue
            last = card
        kept.append(card)
    return kept
