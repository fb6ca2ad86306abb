"""The emblems that tell two teams apart, at the table and on paper, and the occasion on which the teams meet."""

from __future__ import annotations

from ...engine.tournament import Stage
from ...engine.values import dataclass
from ..wording.tournament import meeting_words, short_meeting_words

SUN, MOON = TEAM_EMBLEMS = ("team-sun", "team-moon")
CRESTS = {
    "Early Larks": "crest-lark",
    "Copper Kettle": "crest-kettle",
    "Old Oaks": "crest-acorn",
    "Paper Boats": "crest-boat",
    "Late Supper": "crest-supper",
    "Blue Teapots": "crest-teapot",
    "Wild Thyme": "crest-thyme",
    "Sunday Coats": "crest-coat",
    "Warm Bread": "crest-bread",
    "Loose Buttons": "crest-button",
    "North Porch": "crest-porch",
    "Quiet River": "crest-river",
}
"""The emblems of the regular teams of tournaments, by their names."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """The occasion of a match between two teams: their names and emblems, and the round in which they meet.

    `round` counts all rounds of a tournament from 1.
    """

    teams: tuple[str, str]
    stage: Stage
    round: int
    emblems: tuple[str, str] = TEAM_EMBLEMS

    @property
    def sides(self) -> tuple[int, int]:
        """Both sides, the one under the sun first."""
        return (1, 0) if self.emblems[1] == SUN else (0, 1)

    @property
    def words(self) -> str:
        """The teams and the round: `Night Owls v Blue Teapots, league round 1`."""
        first, second = (self.teams[side] for side in self.sides)
        return meeting_words(first, second, self.stage, self.round)

    @property
    def short_words(self) -> str:
        """The teams alone: `Night Owls v Blue Teapots`."""
        first, second = (self.teams[side] for side in self.sides)
        return short_meeting_words(first, second)
