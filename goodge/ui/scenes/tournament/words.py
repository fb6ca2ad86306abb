"""A tournament in words."""

from __future__ import annotations

from ....engine.tournament import ROUND_ROBIN_ROUNDS, Pairing, Played, Stage
from ....table.side_tables import Progress
from ....table.teams import Team
from ....table.tournaments import GAME
from ...scene import Topic
from ..menu_parts import people

RULES = Topic(GAME, 8)  # what they say of tournaments
_STAGES = {
    Stage.QUARTER_FINAL: "The quarter-finals",
    Stage.SEMI_FINAL: "The semi-finals",
    Stage.CHAMPIONSHIP: "The championship",
}
_PLACES = ("1st", "2nd", "3rd", *(f"{number}th" for number in range(4, 9)))


def round_words(round_: tuple[Pairing, ...]) -> str:
    """What a round is called."""
    pairing = round_[0]
    if pairing.stage is Stage.ROUND_ROBIN:
        return f"League round {pairing.round + 1} of {ROUND_ROBIN_ROUNDS}"
    return _STAGES[pairing.stage]


def in_sentence(words: str) -> str:
    """The name of a round in the middle of a sentence."""
    return words[0].lower() + words[1:]


def place_words(place: int) -> str:
    """A place among the eight, 0 being the first: `1st`."""
    return _PLACES[place]


def team_words(team: Team) -> str:
    """Who plays in a team: `Walt and Edith`."""
    return people(tuple(player.name for player in team.players))


def progress_words(progress: Progress | None, played: Played | None, names: tuple[str, str]) -> tuple[str, str]:
    """How a game stands, in two short lines."""
    if played is not None:
        margin = played.totals[played.winner] - played.totals[1 - played.winner]
        by = "by a point" if margin == 1 else f"by {margin} points"
        return f"{names[played.winner]} won", by if margin > 0 else "by three broken contracts"
    if progress is None:
        return "Waiting to begin", ""
    trick = f" · trick {progress.tricks + 1}" if progress.tricks else ""
    return f"Round {progress.rounds + 1}{trick}", time_words(progress.seconds_left)


def time_words(seconds: float | None) -> str:
    """The time of play that is left."""
    if seconds is None:
        return "No clock"
    if seconds == 0:
        return "The last round"
    minutes = round(seconds / 60)
    return f"{minutes} minutes left" if minutes > 1 else "A minute left"


def signed(number: int) -> str:
    """A difference with its sign: `+12`, `−5`, `0`."""
    return f"{number:+d}".replace("-", "−") if number else "0"
