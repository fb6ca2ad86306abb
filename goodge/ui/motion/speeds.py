"""Every duration of the game, in seconds at normal speed, behind one factor."""

from __future__ import annotations

FACTORS = {"instant": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.7}
HURRIED = 0.35  # the factor while the rest of a round plays itself
FRAMES = 60  # a second, as a rule
CALM_SHARE = 0.6  # of the time that a motion takes, for those who want less of it

DEAL_FLIGHT = 0.3
DEAL_ALL = 0.95
DEAL_EACH = 0.014  # between the cards of one packet
FLIP = 0.22
CARD_FLIGHT = 0.24
THUD = 0.07  # before a card lies there: so long its sound takes to the thud, and to the ear
GO_BACK = 0.28
SETTLE = 0.22
TRICK_REST = 0.85
TRICK_REST_AT_LEAST = 0.5
FIRST_TRICK_REST, REST_A_POINT, LONGEST_TRICK_REST = 1.5, 0.02, 2.6  # while tricks are still new to somebody
TRICK_SLIDE = 0.34
TRICK_TOGETHER = 0.14  # of that: until its cards lie on each other
COUNT_UP = 0.3
CALL_REST = 0.55
GOODGE_REST = 1.0
CROWN_FLIGHT = 0.8
STASH_TURN = 0.2
STASH_BREATH = 0.45  # before the last card of a rich Stash
LAY_AWAY_EACH = 0.14
STASH_MOVE = 0.34
STASH_REST = 2.0
TRUMP_REST = 0.9
DYE_RUN = 0.9
SCORE_REST = 0.5
SWAP = 0.28
LIFT = 0.09
POP = 0.22
SHAKE = 0.45
VERDICT = 0.9
CHEER = 0.9
RISE, FALL = 0.7, 3.4  # of the Crown that announces the winner, and of the gold leaf, which holds nobody up
DECIDED_REST, DECIDED_AT_LEAST = 1.2, 0.9
LAST_CARD_EACH = 0.05  # between the cards of the last trick
NUDGE, REFUSED = 0.3, 0.6  # the shake, and the rim, of a card that may not be played
THINK_AT_LEAST = 0.45
TAKE_BACK_REST, TAKE_BACK_AT_LEAST = 1.8, 1.5
SPREAD = 0.35
DRAW_EACH = 0.35
DRAW_REST = 1.1
DRAWN_REST, DRAWN_AT_LEAST = 1.6, 1.5
BROKEN_REST = 0.8
REASON_REST, REASON_AT_LEAST = 2.6, 2.2
TURN_EACH = 0.04
DEAF_AFTER_ASKING = 0.4  # as long as a hand takes that was about to press: at any speed but for cards, see pace.py
DEAF_ON_PAGES = 0.8  # after what was there before a page: a press in a row of several may still be meant for it
CROSS_FADE = 0.15
CLEARING = CROSS_FADE + 1 / FRAMES  # until what stood in the middle of the table is gone

_SECONDS_EACH, _SECONDS_A_LETTER = 1.2, 0.05


def trick_rest(points: int, *, is_new: bool) -> float:
    """Return how long a trick lies there to be read; where tricks are still new, the longer, the more it is worth."""
    return min(LONGEST_TRICK_REST, FIRST_TRICK_REST + REST_A_POINT * points) if is_new else TRICK_REST


def reading_time(words: str) -> float:
    """Return how long a sentence that disappears by itself stays, at any speed, in seconds."""
    return _SECONDS_EACH + _SECONDS_A_LETTER * len(words)
