"""Every duration of the game, in seconds at normal speed, behind one factor."""

from __future__ import annotations

FACTORS = {"instant": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.7}

DEAL_FLIGHT = 0.26
DEAL_ALL = 0.95
CARD_FLIGHT = 0.24
SETTLE = 0.22
TRICK_REST = 0.85
TRICK_REST_AT_LEAST = 0.5
TRICK_SLIDE = 0.34
COUNT_UP = 0.3
CALL_REST = 0.55
GOODGE_REST = 0.9
STASH_TURN = 0.3
STASH_MOVE = 0.34
STASH_REST = 2.0
TRUMP_REST = 0.9
SCORE_REST = 0.5
SWAP = 0.2
LIFT = 0.09
SHAKE = 0.45
THINK_AT_LEAST = 0.45
TAKE_BACK_REST, TAKE_BACK_AT_LEAST = 1.8, 1.5
DRAW_EACH = 0.35
DRAW_REST = 1.1
BROKEN_REST = 0.8
TURN_EACH = 0.04
DEAF_AFTER_ASKING = 0.35
