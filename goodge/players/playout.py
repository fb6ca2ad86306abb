"""Playouts in plain Python: card play on bit masks, with nothing of the rest of the program in it.

Suits are numbered 0 to 4 and trump is always 0: whoever calls relabels. A suit has eleven places, 0 (the 1) to 9
(the 10), and place 10 of trump is the Crown, so a card is the number `11 * suit + place` and "higher" is "greater".
`hands` is one flat list: `hands[5 * seat + suit]` is the mask of the places that the seat holds in the suit.

Everything here is ints and lists.
"""

from __future__ import annotations

SUITS = 5
PLACES = 11
CROWN = 10
NO_LEAD = -1

_WORTH = (20, 0, 0, 0, 15, 0, 0, 0, 0, 10, 25)
_ZERO_CARDS = sum(1 << place for place, worth in enumerate(_WORTH) if not worth)

CARD_WORTH = [_WORTH[card % PLACES] for card in range(SUITS * PLACES)]
CARD_SUIT = [card // PLACES for card in range(SUITS * PLACES)]


def _table_of(choice: str) -> list[int]:
    """For each mask of a suit the place that `choice` picks from it; -1 for the empty one."""
    table = [-1]
    for mask in range(1, 1 << PLACES):
        places = [place for place in range(PLACES) if mask >> place & 1]
        if choice == "top":
            table.append(places[-1])
        elif choice == "cheapest":
            table.append(min(places, key=lambda place: (_WORTH[place], place)))
        else:
            table.append(max(places, key=lambda place: (_WORTH[place] if place != CROWN else -1, -place)))
    return table


TOP = _table_of("top")
CHEAPEST = _table_of("cheapest")  # the least worth, and of those the lowest: what one throws to somebody else
RICHEST = _table_of("richest")  # the most worth, and of those the lowest, the Crown last: what to take a trick with
COUNT = [mask.bit_count() for mask in range(1 << PLACES)]
PLACES_OF = [[place for place in range(PLACES) if mask >> place & 1] for mask in range(1 << PLACES)]
MASK_WORTH = [sum(_WORTH[place] for place in places) for places in PLACES_OF]


def legal_cards(hands: list[int], seat: int, lead: int) -> list[int]:
    """The cards the seat may play to a lead of that suit (NO_LEAD: he leads), lowest number first."""
    base = SUITS * seat
    if lead >= 0 and hands[base + lead]:
        return [PLACES * lead + place for place in PLACES_OF[hands[base + lead]]]
    return [PLACES * suit + place for suit in range(SUITS) for place in PLACES_OF[hands[base + suit]]]


def distinct_cards(hands: list[int], seats: int, seat: int, lead: int, best: int) -> list[int]:
    """The legal cards, one for each run of worthless cards that nothing in another hand or in the trick comes between.

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


def random_card(hands: list[int], seat: int, lead: int, number: int) -> int:
    """A legal card of the seat; `number` (any large random number) says which. Of its suits each is equally likely."""
    base = SUITS * seat
    suit = lead
    if lead < 0 or not hands[base + lead]:
        suit = number % SUITS
        while not hands[base + suit]:
            suit = suit + 1 if suit < SUITS - 1 else 0
    places = PLACES_OF[hands[base + suit]]
    return PLACES * suit + places[(number >> 3) % len(places)]


def thrifty_lead(hands: list[int], seats: int, seat: int, number: int) -> int:
    """A lead by rules of thumb, seeing every hand: cash what nobody can beat, else give away as little as can be.

    `number` (any random number) says in which suit to look first.
    """
    base = SUITS * seat
    chosen, least = -1, 100
    for step in range(SUITS):
        suit = (number + step) % SUITS
        mask = hands[base + suit]
        if not mask:
            continue
        safe = True
        matters = suit  # a trump lead draws something only while others hold trump
        for index in range(0, SUITS * seats, SUITS):
            if index == base:
                continue
            other = hands[index + suit]
            if other > mask or (not other and suit and hands[index]):  # the greater mask has the higher card
                safe = False
                break
            matters |= other
        if safe and matters:
            return PLACES * suit + TOP[mask]
        cost = _WORTH[CHEAPEST[mask]] + (0 if suit else 5)
        if cost < least:
            least = cost
            chosen = PLACES * suit + CHEAPEST[mask]
    return chosen


def thrifty_follow(hands: list[int], seats: int, seat: int, lead: int, best: int, pot: int, missing: int) -> int:
    """A card to a trick by rules of thumb, seeing every hand: take what is worth it and sure, else throw the cheapest.

    `best` wins the trick so far, `pot` is what lies in it, `missing` seats play after this one.
    """
    base = SUITS * seat
    suit = lead if hands[base + lead] else 0
    mask = hands[base + suit]
    best_suit = CARD_SUIT[best]
    winners = mask
    if best_suit == suit:
        winners = mask >> (best % PLACES) << (best % PLACES)
    elif not best_suit:
        winners = 0
    follower = seat
    for _ in range(missing):
        follower = follower + 1 if follower + 1 < seats else 0
        threat = hands[SUITS * follower + lead]
        if not threat:
            threat = hands[SUITS * follower]
            if suit and threat:
                winners = 0
        elif suit != lead:
            threat = 0
        if threat > winners:
            winners = 0
        elif threat:
            winners = winners >> TOP[threat] << TOP[threat]
    if winners:
        place = RICHEST[winners]
        gain = pot + (0 if place == CROWN else _WORTH[place])  # the Crown's own points are its holder's anyway
        if gain >= (5 if suit == lead else 10):
            return PLACES * suit + place
    if hands[base + lead]:
        return PLACES * lead + CHEAPEST[mask]
    return cheapest_discard(hands, base)


def cheapest_discard(hands: list[int], base: int) -> int:
    """The card of least worth in a hand that cannot follow; a trump only when there is nothing else."""
    chosen, least = -1, 100
    for suit in range(1, SUITS):
        mask = hands[base + suit]
        if mask:
            place = CHEAPEST[mask]
            cost = _WORTH[place]
            if cost < least:
                least = cost
                chosen = PLACES * suit + place
    return chosen if chosen >= 0 else CHEAPEST[hands[base]]


def play_out(
    seats: int,
    hands: list[int],
    captured: list[int],
    seat: int,
    lead: int,
    best: int,
    taker: int,
    pot: int,
    missing: int,
    stash: int,
    first: int,
    noise: int,
    seed: int,
) -> int:
    """Plays a round to its end and adds to `captured` what each seat takes; `hands` are empty afterwards.

    `seat` is to act on a trick of `lead` (NO_LEAD: he leads), won so far by `best` of seat `taker`, with `pot` points
    in it and `missing` seats to act after this one. `stash` goes to the last trick. The seat plays `first` (-1: as
    everybody after it): of 256 cards `noise` are random, the others by rules of thumb. `seed` is the state of a 31-bit
    generator; its next one is returned.
    """
    held = 0
    for index in range(SUITS * seat, SUITS * seat + SUITS):
        held += COUNT[hands[index]]
    while held:
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        if first >= 0:
            card = first
            first = -1
        elif (seed >> 8 & 255) < noise:
            card = random_card(hands, seat, lead, seed >> 12)
        elif lead < 0:
            card = thrifty_lead(hands, seats, seat, seed >> 16)
        else:
            card = thrifty_follow(hands, seats, seat, lead, best, pot, missing)
        suit = CARD_SUIT[card]
        hands[SUITS * seat + suit] ^= 1 << card - PLACES * suit
        pot += CARD_WORTH[card]
        if lead < 0:
            lead, best, taker = suit, card, seat
        elif suit == CARD_SUIT[best]:
            if card > best:
                best, taker = card, seat
        elif not suit:
            best, taker = card, seat
        if missing:
            missing -= 1
            seat = seat + 1 if seat + 1 < seats else 0
        else:
            captured[taker] += pot
            seat, lead, best, pot = taker, NO_LEAD, -1, 0
            missing = seats - 1
            held -= 1
    captured[taker] += stash
    return seed
