"""Measures the coach: `bench_coach.py swing GAME ROUNDS`, `loss GAME LEVEL CHOICES`, `time GAME ROUNDS`.

`swing`: by how much making a contract (in Spidge: scoring an honour) is worth more than failing it, between casuals.
`loss`: the mean loss of a level's choices, with its standard error, and the usual error of one difference.
`time`: processor time of a review a round, of a judgement, and of a hint within its time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, median, stdev
from time import perf_counter, process_time

from goodge.coach import Choice, Judge, review
from goodge.engine.game import AnyGame, AnyState
from goodge.engine.games import GAMES
from goodge.engine.record import Record
from goodge.engine.seeding import deal_for, first_dealer
from goodge.players import Budget, Player, player_of
from goodge.players.anygame.gains import gains_of
from goodge.players.reference import REFERENCES, reference_of
from goodge.players.utility import Stakes

HINT = Budget(seconds=0.25)


def main(arguments: Sequence[str]) -> None:
    """Run one of the measurements and print its figures."""
    what, game, *rest = arguments
    measure: dict[str, Callable[..., None]] = {"swing": swing, "loss": loss, "time": times}
    measure[what](GAMES[game], *rest)


def swing(game: AnyGame, rounds: str) -> None:
    """Print the mean worth of rounds by whether the contract was made."""
    made: dict[bool, list[float]] = {True: [], False: []}
    for states in played(game, player_of("casual"), int(rounds)):
        for is_made, worth in contracts(game, states[-1]):
            made[is_made].append(worth)
    means = {key: fmean(worths) for key, worths in made.items()}
    error = sqrt(sum(stdev(worths) ** 2 / len(worths) for worths in made.values()))
    print(f"{game.id}: made {len(made[True])}, failed {len(made[False])}")
    print(
        f"  worth {means[True]:.2f} and {means[False]:.2f}: a swing of {means[True] - means[False]:.2f} ± {error:.2f}"
    )


def contracts(game: AnyGame, end: AnyState) -> Iterator[tuple[bool, float]]:
    """Yield for each contract of a round whether it was made, and what the round was worth to its side."""
    if end.result is None:
        return
    if game.id == "goodge":
        lone = game.lone_bid(end.board)
        if lone is not None:
            seat, bid = lone
            totals = tuple(total - score for total, score in zip(end.result.totals, end.result.scores, strict=True))
            yield end.result.points[seat] >= bid, Stakes(seat, totals, end.match.rules.target).worth(end.result.scores)
        return
    gains = gains_of(game, game.new_match(end.match.rules, end.board.dealer), end)
    tallies = game.tally(end.board, end.result)
    for side in range(game.sides(end.match.rules)):
        count = tallies[side]
        is_bound = game.id == "spidge" or count["contracts"]
        if is_bound:
            yield (sum(count.values()) > 0 if game.id == "spidge" else count["made"] > 0), gains[side]


def loss(game: AnyGame, level: str, choices: str) -> None:
    """Print the mean loss of a level's choices."""
    player = reference_of(level) if level in REFERENCES else player_of(level)
    found: list[Choice] = []
    for states in played(game, player, 1 << 20):
        found += (item for item in review(record_of(game, states)) if isinstance(item, Choice))
        if len(found) >= int(choices):
            break
    losses = [choice.judgement.loss for choice in found]
    print(f"{game.id}, {level}: mean loss {fmean(losses):.2f} ± {stdev(losses) / sqrt(len(losses)):.2f}", end="")
    print(f" over {len(losses)} choices; usual error {median(choice.judgement.error for choice in found):.2f}")
    for phase in dict.fromkeys(choice.phase for choice in found):
        some = [choice.judgement.loss for choice in found if choice.phase is phase]
        print(f"  {phase.value}: {fmean(some):.2f} over {len(some)}")


def times(game: AnyGame, rounds: str) -> None:
    """Print the processor time of reviews and judgements, and the time on the clock of hints."""
    judge, whole, hints = Judge(game), [], []
    for states in played(game, player_of("casual"), int(rounds)):
        start = process_time()
        for _ in review(record_of(game, states)):
            pass
        whole.append(process_time() - start)
        for state in states[:-1]:
            view = game.view_for(state, state.board.turn)
            start = perf_counter()
            judge.judge(view, budget=HINT)
            hints.append(perf_counter() - start)
    print(f"{game.id}: a round is reviewed in {fmean(whole):.1f} s of processor time (longest {max(whole):.1f} s)")
    print(f"  a hint within {HINT.seconds} s: {sorted(hints)[len(hints) * 99 // 100]:.3f} s on the clock (99 of 100)")


def played(game: AnyGame, player: Player, rounds: int) -> Iterator[list[AnyState]]:
    """Yield the states of rounds, each the first of a match, between players of one kind."""
    rules = game.read_rules({})
    for seed in range(rounds):
        match = game.new_match(rules, first_dealer(game, rules, seed))
        states: list[AnyState] = [game.open_round(match, deal_for(game, rules, seed, 0))[0]]
        while not states[-1].board.is_over:
            view = game.view_for(states[-1], states[-1].board.turn)
            states.append(game.apply(states[-1], player.choose(view, seed + (view.seat or 0)).action)[0])
        yield states


def record_of(game: AnyGame, states: list[AnyState]) -> Record:
    """Return a match of one round."""
    rules = states[0].match.rules
    return Record(game, rules, ("",) * game.seats(rules), [states])


if __name__ == "__main__":
    main(sys.argv[1:])
