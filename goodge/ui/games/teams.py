"""The emblems by which two teams are told apart, at the table and on paper."""

from __future__ import annotations

TEAM_EMBLEMS = ("team-sun", "team-moon")
