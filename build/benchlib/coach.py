"""Measures the coach: `python3 build/dev.py bench coach WHAT GAME ...`; WHAT and what follows is one of these.

`swing GAME ROUNDS`, `loss GAME LEVEL CHOICES [FIRST]`, `time GAME ROUNDS [LEVEL]`, `luck GAME ROUNDS [HOW [FIRST]]`,
`own GAME ROUNDS`, `blunders GAME CASES [FIRST]`, `made GAME ROUNDS`, `overbids goodge ROUNDS POINTS [FIRST]`.

`swing`: by how much making a contract (in Spidge: scoring an honour) is worth more than failing it, between casuals.
`loss`: the mean loss of a level's choices, with its standard error, and the usual error of one difference.
`time`: processor time of a review a round between casuals, or players of another level; of a judgement, and of a hint
within its time.
`luck`: the mean of each part of luck by side, between casuals whose choices are judged, and that of the Goodge. HOW is
`judged`, or `unjudged` for the parts that come before choices: they take a hundredth of the time.
`own`: what casuals lose by the cards they play, as the judge tells it, and in points once experts play in their stead.
`blunders`: of what casuals and novices do and what is called a blunder, how often the better option wins when experts
who search a fifth as much play both on, in 100 other deals that fit, or in fewer once 2.5 standard errors tell.
With FIRST it starts at the round of that seed.
`overbids`: what a bid costs beside a pass where a casual would pass over a bid of 100 or more, so many points above the
lowest bid: as it is told without a second opinion, and in the true deals with casuals who play on.
`made`: how often the exact search knows whether what failed could have been made, and how long that takes.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from itertools import chain, pairwise
from math import sqrt
from statistics import fmean, median, stdev
from time import perf_counter, process_time

from goodge.coach import Choice, Grade, Judge, Luck, RoundReview, failed_goals, luck_of, review, solve
from goodge.coach.played import goodge_deals
from goodge.coach.prospects import Ahead
from goodge.engine.actions import Action, Bid, Pass
from goodge.engine.game import AnyGame, AnyState, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import HIGHEST_BID, GoodgeBoard
from goodge.engine.record import Record
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for, first_dealer
from goodge.engine.state import narrow
from goodge.players import Budget, Player, card_search, player_of
from goodge.players.anygame import card_search as kin_search
from goodge.players.anygame.deal_inference import likely_states
from goodge.players.anygame.deck import deck_of
from goodge.players.anygame.gains import gains_of
from goodge.players.race import Clock
from goodge.players.reference import REFERENCES, reference_of
from goodge.players.utility import Stakes
from goodge.table.adviser import SECONDS, WORK

HINT = Budget(SECONDS, None, WORK)
MANY = 1 << 20  # rounds: more than are ever played
EXPERT, CASUAL, NOVICE = map(player_of, ("expert", "casual", "novice"))
OTHER_DEALS = 100
PASSED = 100  # points: the least bid over which a pass counts
FEWEST, EACH, SURE = 25, 25, 2.5  # deals, between two looks, and the standard errors that end it before
PAIRS = {  # who plays alone, and who against
    "experts": (EXPERT, EXPERT),
    "casual alone": (CASUAL, EXPERT),
    "expert alone": (EXPERT, CASUAL),
    "casuals": (CASUAL, CASUAL),
}
QUICK = (
    (card_search, "WORLDS", 100),
    (card_search, "TRIES", 1500),
    (kin_search, "DEALS", 40),
    (kin_search, "TRIES", 1000),
)


def main(arguments: Sequence[str]) -> int:
    """Run one of the measurements and print its figures; 2 for a wrong command line."""
    measure: dict[str, Callable[..., None]] = {
        "swing": swing,
        "loss": loss,
        "time": times,
        "luck": luck,
        "own": own,
        "blunders": blunders,
        "made": made,
        "overbids": overbids,
    }
    if len(arguments) < 3 or arguments[0] not in measure or arguments[1] not in GAMES:
        print(__doc__, file=sys.stderr)
        return 2
    what, game, *rest = arguments
    measure[what](GAMES[game], *rest)
    return 0


def swing(game: AnyGame, rounds: str) -> None:
    """Print the mean worth of rounds by whether the contract was made."""
    made: dict[bool, list[float]] = {True: [], False: []}
    for states in played(game, CASUAL, int(rounds)):
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


def loss(game: AnyGame, level: str, choices: str, first: str = "0") -> None:
    """Print the mean loss of a level's choices, from the round `first` on."""
    player = reference_of(level) if level in REFERENCES else player_of(level)
    found: list[Choice] = []
    for states in played(game, player, MANY, int(first)):
        found += (item for item in review(record_of(game, states)) if isinstance(item, Choice))
        if len(found) >= int(choices):
            break
    losses, digits = [choice.judgement.loss for choice in found], 4 if game.id == "spidge" else 2
    print(f"{game.id}, {level}: mean loss {fmean(losses):.{digits}f} ± {error_of(losses):.{digits}f}", end="")
    print(f" over {len(losses)} choices; usual error {median(choice.judgement.error for choice in found):.{digits}f}")
    for phase in dict.fromkeys(choice.phase for choice in found):
        some = [choice.judgement.loss for choice in found if choice.phase is phase]
        print(f"  {phase.value}: {fmean(some):.{digits}f} over {len(some)}")


def times(game: AnyGame, rounds: str, level: str = "casual") -> None:
    """Print the processor time of reviews and judgements, and the time on the clock of hints."""
    judge, whole, hints, worked = Judge(game), [], [], []
    for states in played(game, player_of(level), int(rounds)):
        start = process_time()
        for _ in review(record_of(game, states)):
            pass
        whole.append(process_time() - start)
        for state in states[:-1]:
            view = game.view_for(state, state.board.turn)
            start, begun = perf_counter(), process_time()
            judge.judge(view, budget=HINT)
            hints.append(perf_counter() - start)
            worked.append(process_time() - begun)
    print(f"{game.id}: a round is reviewed in {fmean(whole):.1f} s of processor time (longest {max(whole):.1f} s)")
    print(f"  {len(hints)} hints: {max(worked):.3f} s of processor time at most,", end="")
    print(f" {max(hints):.3f} s on the clock (95 of 100 within {sorted(hints)[len(hints) * 95 // 100]:.3f} s)")


def luck(game: AnyGame, rounds: str, how: str = "judged", first: str = "0") -> None:
    """Print the mean of each part of luck, by side and for the lone player."""
    parts: dict[tuple[str, str], list[float]] = {}
    for states in played(game, CASUAL, int(rounds), int(first)):
        found = unjudged_luck(game, states) if how == "unjudged" else judged_luck(game, states)
        alone = game.lone_bid(states[-1].board)
        for part, row in found.items():
            whose = {f"side {side}": value for side, value in enumerate(row)}
            if alone is not None:
                whose["goodge"] = row[alone[0]]
            for name, value in whose.items():
                parts.setdefault((part, name), []).append(value)
    for (part, name), values in parts.items():
        spread = error_of(values)
        print(f"{game.id}, {part}, {name}: {fmean(values):.2f} ± {spread:.2f} over {len(values)} rounds", flush=True)


def judged_luck(game: AnyGame, states: list[AnyState]) -> dict[str, Ahead]:
    """Return the parts of luck in a round, by name."""
    found = [item.luck for item in review(record_of(game, states)) if isinstance(item, RoundReview)]
    return {part.name: getattr(luck, part.name) for luck in found for part in fields(Luck)}


def unjudged_luck(game: AnyGame, states: list[AnyState]) -> dict[str, Ahead]:
    """Return the parts that the cards alone have brought, with what bids and the Stash have cost left in the lie."""
    found = luck_of(game, states, ())
    return {} if found is None else {part: getattr(found, part) for part in ("deal", "stash", "lie")}


def own(game: AnyGame, rounds: str) -> None:
    """Print what the cards cost that casuals play, as told, and what they gain less than experts in their stead."""
    told: dict[str, list[float]] = {"lone": [], "others": []}
    ends: dict[str, list[float]] = {who: [] for who in PAIRS}
    for states in played(game, CASUAL, int(rounds)):
        first = next(state for state in states if state.board.phase is Phase.PLAY)
        lone = game.lone_bid(first.board)
        if lone is None:
            raise ValueError(f"nobody plays alone in {game.id}")
        losses = {"lone": 0.0, "others": 0.0}
        for choice in review(record_of(game, states)):
            if isinstance(choice, Choice) and choice.phase is Phase.PLAY:
                losses["lone" if choice.seat == lone[0] else "others"] += choice.loss
        for side, lost in losses.items():
            told[side].append(lost)
        before = game.new_match(first.match.rules, first.board.dealer)
        for who, (alone, against) in PAIRS.items():
            players = [alone if seat == lone[0] else against for seat in range(len(first.hands))]
            with quick_experts():
                ends[who].append(gains_of(game, before, played_on(game, first, players, 1))[lone[0]])
    for who, gains in {**told, **ends}.items():
        print(f"{game.id}, {who}: {fmean(gains):.0f} ± {error_of(gains):.0f} over {len(gains)} rounds")
    for rivals, better, worse in (("experts", "experts", "casual alone"), ("casuals", "expert alone", "casuals")):
        gaps = [one - other for one, other in zip(ends[better], ends[worse], strict=True)]
        print(f"{game.id}, the lone player loses to {rivals}: {fmean(gaps):.0f} ± {error_of(gaps):.0f}")


def blunders(game: AnyGame, cases: str, first: str = "0") -> None:
    """Print how often the better option of a blunder wins, played on by experts in other likely deals."""
    found: list[tuple[float, float]] = []
    sources = [played(game, player, MANY, int(first)) for player in (CASUAL, NOVICE)]
    for number, states in enumerate(chain.from_iterable(zip(*sources, strict=True))):
        for choice in review(record_of(game, states)):
            if isinstance(choice, Choice) and choice.judgement.label is Grade.BLUNDER and len(found) < int(cases):
                best, taken = choice.judgement.best.action, choice.judgement.taken.action
                found.append(played_both_ways(game, states[choice.action], best, taken, number))
                gap, spread = found[-1]
                print(f"  {choice.phase.value}: {choice.loss:.1f} told, {gap:.1f} ± {spread:.1f} played", flush=True)
        if len(found) >= int(cases):
            break
    better = sum(gap > 0.0 for gap, _ in found)
    worse = sum(gap < -2.0 * spread for gap, spread in found)
    print(f"{game.id}: the better option won in {better} of {len(found)}, and lost for sure in {worse}")


def played_both_ways(game: AnyGame, state: AnyState, best: Action, taken: Action, seed: int) -> tuple[float, float]:
    """Return by how much the better option beat the one taken, in gains, over other likely deals, and the error."""
    seat, gaps, stream = state.board.to_act, list[float](), Stream(seed, "blunders")
    before = game.new_match(state.match.rules, state.board.dealer)
    deals = stream.shuffled(likely_deals(game, game.view_for(state, seat), stream))
    players = [EXPERT] * len(state.hands)
    with quick_experts():
        for deal in deals:
            ends = [played_on(game, game.apply(deal, option)[0], players, seed) for option in (best, taken)]
            gains = [gains_of(game, before, end)[seat] for end in ends]
            gaps.append(gains[0] - gains[1])
            if len(gaps) >= FEWEST and len(gaps) % EACH == 0 and abs(fmean(gaps)) > SURE * error_of(gaps):
                break
    return fmean(gaps), error_of(gaps)


def played_on(game: AnyGame, state: AnyState, players: Sequence[Player], seed: int) -> AnyState:
    """Return the end of a round that these players go on with, by seat."""
    while not state.board.is_over:
        view = game.view_for(state, state.board.turn)
        state = game.apply(state, players[state.board.to_act].choose(view, seed + (view.seat or 0)).action)[0]
    return state


@contextmanager
def quick_experts() -> Iterator[None]:
    """Let experts search a fifth as much as they do."""
    usual = [getattr(module, name) for module, name, _ in QUICK]
    for module, name, count in QUICK:
        setattr(module, name, count)
    try:
        yield
    finally:
        for (module, name, _), count in zip(QUICK, usual, strict=True):
            setattr(module, name, count)


def error_of(values: Sequence[float]) -> float:
    """Return the standard error of the mean of some values."""
    return stdev(values) / sqrt(len(values))


def likely_deals(game: AnyGame, view: AnyView, stream: Stream) -> list[AnyState]:
    """Return deals that fit a view, likely ones more often."""
    deck = deck_of(game.id, view.rules)
    if deck is not None:
        return likely_states(game, view, deck, stream, OTHER_DEALS, Clock(None))
    return list(goodge_deals(narrow(view, GoodgeBoard), stream, OTHER_DEALS, Clock(None)))


def overbids(game: AnyGame, rounds: str, points: str, first: str = "0") -> None:
    """Print what bids cost that go too far, as told and as they come out, and how many are outbid."""
    told, gaps, outbid = list[float](), list[float](), 0
    for seed, states in enumerate(played(game, CASUAL, int(rounds), int(first)), int(first)):
        state = _passed_high(states)
        if state is None:
            continue
        view = game.view_for(state, state.board.to_act)
        bid = Bid(min(narrow(view, GoodgeBoard).board.lowest_bid + int(points), HIGHEST_BID))
        worths = {each.action: each.worth for each in Judge(game).judge(view, bid).options}
        told.append(worths[Pass()] - worths[bid])
        before = game.new_match(state.match.rules, state.board.dealer)
        players = [CASUAL] * len(state.hands)
        ends = [played_on(game, game.apply(state, option)[0], players, seed) for option in (Pass(), bid)]
        left, made = (gains_of(game, before, end)[state.board.to_act] for end in ends)
        gaps.append(left - made)
        outbid += narrow(ends[1], GoodgeBoard).board.goodge != state.board.to_act
    print(f"{game.id}, {points} points above the lowest bid, over {len(gaps)} rounds: {fmean(told):.1f} told,", end=" ")
    print(f"{fmean(gaps):.1f} ± {error_of(gaps):.1f} played; {outbid} outbid")


def _passed_high(states: Sequence[AnyState]) -> AnyState | None:
    """Return where somebody first passes over a bid of 100 or more; None where nobody does."""
    for state, after in pairwise(states):
        if isinstance(after.actions[-1], Pass) and narrow(state, GoodgeBoard).board.bid >= PASSED:
            return state
    return None


def made(game: AnyGame, rounds: str) -> None:
    """Print the answers to what failed, and the time they took."""
    answers, seconds = Counter[str](), list[float]()
    for states in played(game, CASUAL, int(rounds)):
        for goal in failed_goals(states[-1]):
            start = process_time()
            answers[solve(game, states, goal).answer] += 1
            seconds.append(process_time() - start)
    print(f"{game.id}: {dict(answers)}; {fmean(seconds):.1f} s on average, {max(seconds):.1f} s at most")


def played(game: AnyGame, player: Player, rounds: int, first: int = 0) -> Iterator[list[AnyState]]:
    """Yield the states of rounds, each the first of a match, between players of one kind; the first has this seed."""
    rules = game.read_rules({})
    for seed in range(first, first + rounds):
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
    sys.exit(main(sys.argv[1:]))
