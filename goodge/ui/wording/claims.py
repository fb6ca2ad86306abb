"""The words of claims and of giving up."""

from __future__ import annotations

from .phrases import Phrase, say

# -- the rest is mine ------------------------------------------------------------------------------------------

CLAIM = Phrase("claim: button at the table", "The rest is mine")
CLAIM_TIP = Phrase(
    "claim: tip of The rest is mine",
    "Every trick left is yours, whatever the others hold: show your cards, and the rest is played at once",
)
CLAIMED = Phrase("claim: notice once it was made", "The rest is yours.")
GO_ON = Phrase("claim: button below the cards that were shown", "Continue")
WHY = Phrase(
    "claim: why it is one", "Whatever the others hold, each of these cards takes its trick. The rest is played out."
)


def all_yours_words(key: str) -> str:
    """The hint where the rest may be claimed, by this key."""
    return say("hint", "Every trick left is yours: {key} takes them all", key=key)


def claimed_words(name: str) -> str:
    """The heading over the cards of whoever claims: "Ben: “The rest is mine”"."""
    return say("claim: heading", "{name}: “The rest is mine”", name=name)


# -- giving up -------------------------------------------------------------------------------------------------

GIVE_UP = Phrase("giving up: button in the pause", "Give up")
QUESTION = Phrase("giving up: question", "Give up?")
THE_ROUND = Phrase("giving up: answer", "Give up the round")
THE_MATCH = Phrase("giving up: answer", "Give up the match")
PLAY_ON = Phrase("giving up: answer", "Play on")
MATCH_ENDED = Phrase("giving up: notice", "The match is given up. You can resume it under Statistics, Watch a match.")
STILL_OPEN = Phrase(
    "giving up: why the rest does not play itself yet",
    "The round is still open. Pause and “Give up” to have it played for you",
)
_ROUND = Phrase(
    "giving up: what becomes of the round",
    "If you give up the round, an Expert plays your cards to its end. That counts as a hint.",
)
_ROUND_SHARED = Phrase(
    "giving up: what becomes of the round, several people",
    "If you give up the round, an Expert plays everybody’s cards to its end. That counts as a hint.",
)
_ROUND_WITHOUT_HELP = Phrase(
    "giving up: what becomes of the round in a match without help",
    "If you give up the round, a Novice plays your cards to its end.",
)
_ROUND_WITHOUT_HELP_SHARED = Phrase(
    "giving up: what becomes of the round in a match without help, several people",
    "If you give up the round, a Novice plays everybody’s cards to its end.",
)
_MATCH = Phrase(
    "giving up: what becomes of the match",
    "If you give up the match, nobody wins it, and it does not count in the statistics. You can resume it under "
    "Statistics, Watch a match.",
)


def round_words(*, has_help: bool, is_shared: bool) -> str:
    """Say what becomes of a round that is given up."""
    if has_help:
        return (_ROUND_SHARED if is_shared else _ROUND).say()
    return (_ROUND_WITHOUT_HELP_SHARED if is_shared else _ROUND_WITHOUT_HELP).say()


def match_words() -> str:
    """Say what becomes of a match that is given up."""
    return _MATCH.say()


# -- a match that was given up ------------------------------------------------------------------------------------

NOTE = Phrase("finished match", "given up")
TAKE_UP_QUESTION = Phrase("match that was given up: question", "A match that was given up")
TAKE_UP = Phrase("match that was given up: answer", "Resume it")
WATCH = Phrase("match that was given up: answer", "Watch it")
BACK = Phrase("match that was given up: answer", "Back")
MAY_GO_ON = Phrase("match that was given up", "You can watch it, or continue where you left off.")
ANOTHER_WAITS = Phrase(
    "match that was given up",
    "You can watch it. To continue it, first finish your other match of {game}, or give that one up.",
)
