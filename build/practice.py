"""Cuts the positions for practice out of played rounds: `practice.py [again] [GAME ...]`, for all games or those named.

Rounds are played from fixed seeds by experts, casuals and novices. A choice is taken where two judges of independent
seeds agree that the best option clearly leads, where playouts bear that out, and as many of each phase and grade as
are wanted. The grade is how many levels of play miss it. What is found is kept in build/out/practice after each round,
so that a run can be broken off and goes on there; once a game has enough, its file in assets/practice is written. With
`again` what was found before is judged again, after the judge has changed, and what is no longer clear makes way for
others; where nothing is kept, that is what ships.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path

from goodge.coach import Choice, Judge, Judgement, Weighed, reasons_for, scale_of
from goodge.coach.counting import count_calls
from goodge.coach.goodge_cards import GoodgeCardWeigher
from goodge.coach.judgement import Grade, label_of
from goodge.coach.kin import KinCardWeigher
from goodge.coach.positions import PracticePosition, cut, read_position, write_position
from goodge.coach.why import Close
from goodge.engine.actions import Action, Bid, BlindNil, Nil, Pass
from goodge.engine.game import AnyGame, AnyState, AnyView, Phase
from goodge.engine.games import GAMES, MAIN_GAME
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.record import Record
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for, first_dealer
from goodge.engine.state import narrow
from goodge.players import Player, player_of
from goodge.players.anygame.deck import deck_of
from goodge.players.race import Clock
from goodge.players.reference import reference_of
from goodge.table.portraits import CHARACTERS
from goodge.table.practice import grade_of

ROOT = Path(__file__).parents[1]
FOUND, SHIPPED = ROOT / "build" / "out" / "practice", ROOT / "assets" / "practice"
WANTED: Mapping[str, Mapping[Phase, int]] = {
    "goodge": {Phase.AUCTION: 12, Phase.EXCHANGE: 9, Phase.TRUMP: 12, Phase.PLAY: 39},
    "spades": {Phase.BIDDING: 6, Phase.PLAY: 18},
    "pride": {Phase.BIDDING: 6, Phase.PLAY: 18},
    "spidge": {Phase.PLAY: 24},
}
LEVELS: Mapping[str, Player] = {
    "random": reference_of("random"), "novice": player_of("novice"), "casual": player_of("casual"),
    "expert": player_of("expert"),
}  # fmt: skip
AT_THE_TABLE = ("expert", "expert", "casual", "novice")  # of whom each seat is given one by chance
TRIES = 3  # of each level at each position; it misses what most of them miss
SEEDS = (101, 202)  # of the two judges
FAIR = 0.5  # how often a bid should succeed that is better than a pass
A_ROUND = 2  # positions out of one round, at most
ENOUGH = 80  # rounds after which it does not matter any more how hard the positions are
AGAIN = "again"
MOST = 400  # rounds, after which what was found has to do


def main(games: Sequence[str]) -> None:
    """Cut the positions of some games."""
    for game in [name for name in games if name != AGAIN] or WANTED:
        Cutter(GAMES[game]).run(is_again=AGAIN in games)


@dataclass(frozen=True)
class Kept:
    """A position, and the seed of the round that it is cut out of."""

    seed: int
    position: PracticePosition


class Cutter:
    """Finds the positions of one game."""

    def __init__(self, game: AnyGame) -> None:
        self._game, self._judge, self._scale = game, Judge(game), scale_of(game.id)
        self._file = FOUND / f"{game.id}.txt"
        self._kept: list[Kept] = []

    def run(self, *, is_again: bool) -> None:
        """Find what is wanted, or go on where it was broken off, and write the file that ships."""
        start = self._read_shipped() if is_again and not self._file.exists() else self._read()
        if is_again:
            self._kept = [kept for each in self._kept if (kept := self._judged_anew(each)) is not None]
            self._write(start - 1)
        for seed in range(start, MOST):
            if not self._wanted():
                break
            self._kept += self._cut(seed)
            self._write(seed)
        found = sorted((kept.position for kept in self._kept), key=lambda each: (len(each.missed or ()), each.id))
        SHIPPED.mkdir(parents=True, exist_ok=True)
        text = "".join(write_position(position) + "\n" for position in found)
        (SHIPPED / f"{self._game.id}.jsonl").write_text(text, encoding="ascii", newline="\n")
        print(f"{self._game.id}: {len(found)} positions, {len(text) / 1000:.0f} KB", flush=True)

    def _read(self) -> int:
        """Take over what was found before; return the seed of the next round."""
        if not self._file.exists():
            return 0
        head, *lines = self._file.read_text(encoding="ascii").splitlines()
        for line in lines:
            seed, _, text = line.partition(" ")
            self._kept.append(Kept(int(seed), read_position(text)))
        return int(head)

    def _read_shipped(self) -> int:
        """Take over what ships, with the seeds of its rounds, told by their deals; return that of the next one."""
        lines = (SHIPPED / f"{self._game.id}.jsonl").read_text(encoding="ascii").splitlines()
        positions = list(map(read_position, lines))
        opened = [position.open().rounds[0][0] for position in positions]
        for seed in range(MOST):
            for position, state in zip(positions, opened, strict=True):
                if deal_for(self._game, state.match.rules, seed, 0) == state.deal:
                    self._kept.append(Kept(seed, position))
        return max((kept.seed + 1 for kept in self._kept), default=0)

    def _write(self, seed: int) -> None:
        FOUND.mkdir(parents=True, exist_ok=True)
        lines = [f"{kept.seed} {write_position(kept.position)}\n" for kept in self._kept]
        self._file.write_text("".join([f"{seed + 1}\n", *lines]), encoding="ascii")
        grades = Counter((kept.position.phase.value, grade_of(kept.position)) for kept in self._kept)
        print(f"{self._game.id}, {seed + 1} rounds: {dict(sorted(grades.items()))}", flush=True)

    def _wanted(self) -> Mapping[Phase, int]:
        """Return how many positions of each phase are still wanted."""
        found = Counter(kept.position.phase for kept in self._kept)
        return {phase: more for phase, all_ in WANTED[self._game.id].items() if (more := all_ - found[phase]) > 0}

    def _cut(self, seed: int) -> Iterator[Kept]:
        """Yield the positions of a round, the wanted ones and no more than a few."""
        states = played(self._game, seed)
        order = Stream(seed, "places").shuffled(range(len(states) - 1))
        count, phases = 0, set[Phase]()
        for place in order:
            phase = states[place].board.phase
            is_wanted = phase in self._wanted() and (phase is Phase.PLAY or phase not in phases)
            position = self._position(states, place, seed) if is_wanted else None
            if position is not None and self._has_room(position, seed):
                yield Kept(seed, position)
                phases.add(phase)
                count += 1
            if count == A_ROUND:
                return

    def _has_room(self, position: PracticePosition, seed: int) -> bool:
        """Return True if there are not too many of this phase that are as hard."""
        if seed >= ENOUGH:
            return True
        most = -(-WANTED[self._game.id][position.phase] * 2 // 5)
        alike = [kept for kept in self._kept if kept.position.phase is position.phase]
        return sum(grade_of(kept.position) == grade_of(position) for kept in alike) < most

    def _position(self, states: Sequence[AnyState], place: int, seed: int) -> PracticePosition | None:
        """Return the position before an action of a round; None if it is not clear what is best."""
        record = record_of(self._game, states)
        if len(self._game.legal_actions(states[place])) == 1:
            return None
        return self._judged(record, place, states[-1].actions[place], seed)

    def _judged_anew(self, kept: Kept) -> Kept | None:
        """Return a position as it is judged today; None if it is not clear any more."""
        choice = kept.position.choice
        position = self._judged(kept.position.open(), choice.action, choice.judgement.taken.action, kept.seed)
        return None if position is None else Kept(kept.seed, position)

    def _judged(self, record: Record, place: int, done: Action, seed: int) -> PracticePosition | None:
        """Return the position before an action of a match of one round; None if it is not clear what is best."""
        view = self._game.view_for(record.rounds[0][place], record.rounds[0][place].board.turn)
        first = self._judge.judge(view, done, SEEDS[0])
        if not self._is_clear(first):
            return None
        second = self._judge.judge(view, done, SEEDS[1])
        if not self._is_clear(second) or self._kind(first.best.action) != self._kind(second.best.action):
            return None
        judged = self._both(first, second)
        if len(judged.options) < 2 or not self._is_clear(judged) or not self._is_borne_out(view, judged):
            return None
        choice = Choice(0, place, view.seat or 0, view.board.phase, judged)
        return cut(record, choice, tuple(self._missed_by(view, judged, seed)))

    def _is_clear(self, judged: Judgement) -> bool:
        """Return True if the best option leads by a mistake and more than the noise.

        In an auction by steps, bids are one option: the question is whether to bid or to pass.
        """
        if not judged.options:
            return False
        rest = [option for option in judged.options if self._kind(option.action) != self._kind(judged.best.action)]
        lead = judged.best.worth - max((option.worth for option in rest), default=judged.best.worth)
        return bool(rest) and lead >= self._scale.mistake and not any(map(judged.is_noise, rest))

    def _kind(self, action: Action) -> object:
        """Return what an option counts as: in the auction of Goodge all bids are one."""
        return Bid if isinstance(action, Bid) and self._game.id == MAIN_GAME else action

    def _is_borne_out(self, view: AnyView, judged: Judgement) -> bool:
        """Return True if what is counted over deals does not contradict the search.

        A bid that is best must have a fair chance, one that is worse than a pass none too good a one, and the best
        Stash or trump must not fail more often than the other.
        """
        reasons = reasons_for(self._game, view, judged)
        if any(isinstance(reason, Close) for reason in reasons):
            return False
        best = judged.best.action
        pair = best, judged.options[1].action if judged.done in (None, best) else judged.taken.action
        shares = {action: count.share for action, _, count in count_calls(self._game, view, pair, 0, Clock(None))}
        if isinstance(best, Pass):
            return max(shares.values(), default=0.0) < FAIR
        if isinstance(best, Bid | Nil | BlindNil):
            return shares.get(best, 1.0) >= FAIR
        return shares.get(best, 1.0) >= max(shares.values(), default=0.0)

    def _both(self, one: Judgement, other: Judgement) -> Judgement:
        """Return what two judges say together of the options that both have weighed."""
        known = {option.action: option for option in other.options}
        options = [
            Weighed(each.action, (each.worth + twin.worth) / 2, (each.chance + twin.chance) / 2)
            for each in one.options
            if (twin := known.get(each.action)) is not None
        ]
        options.sort(key=lambda option: -option.worth)
        error = sqrt(one.error**2 + other.error**2) / 2
        loss = min(one.loss, other.loss)
        both = Judgement(tuple(options), one.done, loss, error, deals=one.deals + other.deals)
        is_best = both.done == both.best.action
        return replace(both, label=Grade.BEST if is_best else label_of(both, self._scale))

    def _missed_by(self, view: AnyView, judged: Judgement, seed: int) -> Iterator[str]:
        """Yield the levels that miss it, weakest first."""
        for name, player in LEVELS.items():
            answers = [player.choose(view, 1000 * seed + number).action for number in range(TRIES)]
            if 2 * sum(self._is_right(view, judged, answer) for answer in answers) < TRIES:
                yield name

    def _is_right(self, view: AnyView, judged: Judgement, answer: Action) -> bool:
        """Return True if an answer is as good as the best, or equal to one that is."""
        own = next((option for option in judged.options if option.action == answer), None)
        if own is not None:
            return judged.is_noise(own)
        if view.board.phase is Phase.PLAY:
            right = [option.action for option in judged.options if judged.is_noise(option)]
            return any(option not in self._cards(view, answer) for option in right)
        other = self._judge.judge(view, answer, SEEDS[0])
        return other.is_noise(other.taken)

    def _cards(self, view: AnyView, done: Action) -> Sequence[Action]:
        """Return the cards that differ, one for all that are equal: `done` for those that equal it."""
        if isinstance(view.board, GoodgeBoard):
            return GoodgeCardWeigher(narrow(view, GoodgeBoard), done).options
        deck = deck_of(view.game, view.rules)
        assert deck is not None
        return KinCardWeigher(self._game, view, deck, done).options


def played(game: AnyGame, seed: int) -> list[AnyState]:
    """Return the states of a round, the first of a match; every third round of Goodge has four players."""
    rules = game.read_rules({"players": 4} if game.id == MAIN_GAME and seed % 3 == 2 else {})
    stream = Stream(seed, "levels")
    players = [LEVELS[AT_THE_TABLE[stream.below(len(AT_THE_TABLE))]] for _ in range(game.seats(rules))]
    match = game.new_match(rules, first_dealer(game, rules, seed))
    states = [game.open_round(match, deal_for(game, rules, seed, 0))[0]]
    while not states[-1].board.is_over:
        view = game.view_for(states[-1], states[-1].board.turn)
        action = players[view.seat or 0].choose(view, seed).action
        states.append(game.apply(states[-1], action)[0])
    return states


def record_of(game: AnyGame, states: Sequence[AnyState]) -> Record:
    """Return a match of one round among characters."""
    rules = states[0].match.rules
    return Record(game, rules, tuple(CHARACTERS)[: game.seats(rules)], [list(states)])


if __name__ == "__main__":
    main(sys.argv[1:])
