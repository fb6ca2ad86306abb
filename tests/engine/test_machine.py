"""A match played step by step by Hypothesis, with what must hold after every step."""

from itertools import chain
from math import inf
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from goodge.engine import seeding
from goodge.engine.actions import Bury, Pass
from goodge.engine.game import Phase
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.record import Record, decode_record, encode_record, start_record
from goodge.engine.rng import MAX_SEED, Stream

from .playing import CASES, AnyState, Case


class MatchMachine(RuleBasedStateMachine):
    """One match; `record` is what a table would keep of it."""

    record: Record
    seed: int

    @initialize(case=st.sampled_from(CASES), seed=st.integers(0, MAX_SEED))
    def begin(self, case: Case, seed: int) -> None:
        self.seed = seed
        rules = case.game.read_rules({**case.options, "target": 60})
        dealer = seeding.first_dealer(case.game, rules, seed)
        names = ["?"] * case.game.seats(rules)
        self.record = start_record(case.game, rules, names, dealer, seeding.deal_for(case.game, rules, seed, 0))

    @property
    def state(self) -> AnyState:
        return self.record.rounds[-1][-1]

    @precondition(lambda self: self.state.board.turn is not None)
    @rule(numbers=st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
    def act(self, numbers: list[int]) -> None:
        for number in numbers:
            if self.state.board.turn is not None:
                self._act_once(number)

    def _act_once(self, number: int) -> None:
        state, game = self.state, self.record.game
        legal = game.legal_actions(state)
        hand = state.hands[state.board.acting]
        action: Any = legal[number % len(legal)] if legal else Bury(tuple(Stream(number).shuffled(hand)[:3]))
        if Pass() in legal and number % 2:
            action = Pass()
        if state.board.phase is Phase.BIDDING and number % 8:
            action = legal[number % 3]
        assert game.why_illegal(state, action) is None
        self.record.rounds[-1].append(game.apply(state, action)[0])

    @precondition(lambda self: self.state.board.is_over and self.record.winner is None)
    @rule()
    def deal_again(self) -> None:
        game, number = self.record.game, len(self.record.rounds)
        match = game.next_match(self.state)
        deal = seeding.deal_for(game, self.record.rules, self.seed, number)
        self.record.rounds.append([game.open_round(match, deal)[0]])

    @precondition(lambda self: self.record.game.why_no_end_by_time(self.state) is None)
    @rule()
    def run_out_of_minutes(self) -> None:
        self.record.rounds[-1][-1], _ = self.record.game.end_by_time(self.state)
        assert self.record.is_by_time

    @precondition(lambda self: self.state.board.turn is not None)
    @rule(seat=st.integers(0, 4), seed=st.integers(0, 99))
    def exchange_the_unseen_cards(self, seat: int, seed: int) -> None:
        game = self.record.game
        viewer = seat if seat < game.seats(self.record.rules) else None
        view = game.view_for(self.state, viewer)
        assert game.view_for(game.resample(view, Stream(seed)), viewer) == view

    @rule()
    def replay(self) -> None:
        line = encode_record(self.record)
        assert decode_record(line).rounds == self.record.rounds
        assert encode_record(decode_record(line)) == line

    @invariant()
    def every_card_is_somewhere_exactly_once(self) -> None:
        state = self.state
        tricks = (trick.cards for trick in (*state.board.tricks, state.board.trick))
        cards = [*chain.from_iterable(state.hands), *chain.from_iterable(tricks), *state.stash]
        pack = self.record.game.pack(self.record.rules)
        assert len(cards) == len(pack)
        assert set(cards) == set(pack)

    @invariant()
    def a_scored_round_adds_up(self) -> None:
        state = self.state
        if state.board.phase is not Phase.SCORED:
            assert state.result is None
            return
        assert state.result is not None
        before = self.record.rounds[-1][0].match.totals
        sums = tuple(total + score for total, score in zip(before, state.result.scores, strict=True))
        assert state.result.totals == state.match.totals == sums
        assert sum(state.result.points) == (250 if isinstance(state.board, GoodgeBoard) else 13)

    @invariant()
    def the_winner_alone_has_the_most(self) -> None:
        winner, totals, match = self.record.winner, self.record.totals, self.state.match
        if self.state.board.phase is not Phase.SCORED:
            assert winner is None
            return
        options = self.record.rules.as_options()
        set_out = [count >= options["set_limit"] for count in match.sets]
        if sum(set_out) == 1:
            assert winner == set_out.index(False)
            return
        by_time = self.record.is_by_time
        at_a_limit = by_time or max(totals) >= options["target"] or match.rounds >= (options.get("max_rounds") or inf)
        if winner is not None:
            assert at_a_limit or all(set_out or [False]) or self._was_tied()
            assert totals[winner] == max(totals)
            assert totals.count(totals[winner]) == 1
        else:
            assert not at_a_limit or totals.count(max(totals)) > 1

    def _was_tied(self) -> bool:
        return bool(self.record.rounds[-1][0].match.tied_at_target)


MatchMachine.TestCase.settings = settings(max_examples=40, stateful_step_count=40)
TestMatch = MatchMachine.TestCase
