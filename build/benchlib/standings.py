"""assets/strength.json: what the game says of its levels, from the results of `bench strength`."""

from __future__ import annotations

import json

from .figures import figure
from .strengthtables import Results, matches_like


def standings(results: Results) -> str:
    """Return the file's text: one line for each level measured against another, in duplicate and in whole games.

    `wins` of `games` is from one seat (in a game of partners both of them); `gain` is in points a round over `deals`
    deals in all rotations, `error` its standard error.
    """
    lines = []
    for job, rows in sorted(results.items(), key=lambda item: (item[0].game, item[0].players, item[0].bot)):
        if job.kind != "deals":
            continue
        matches, won = matches_like(results, job)
        gain = figure(rows[job.bot]["gain"])
        line = {
            "game": job.game,
            "players": job.players,
            "level": job.bot,
            "against": job.others,
            "wins": int(won[job.bot]["wins"].split()[0]),
            "games": matches.games,
            "gain": gain.value,
            "error": gain.error,
            "deals": job.games,
        }
        lines.append(json.dumps(line))
    return "[\n" + ",\n".join(lines) + "\n]\n"
