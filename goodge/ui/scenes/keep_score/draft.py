"""A round while it is being told: what has been typed so far, what it lacks, and what it makes of the sheet."""

from __future__ import annotations

from dataclasses import field

from ....engine.actions import Bid, BlindNil, Nil
from ....engine.cards import Suit
from ....engine.errors import IllegalAction
from ....engine.game import Board, Phase
from ....engine.refusals import SumOff
from ....engine.told import Call, ToldRound
from ....engine.values import dataclass, replace
from ....table.score_sheet import ScoreSheet, ToldError
from ...games import face_of
from ...games.asked import Asked, BidsOfAll, OneBid
from ...scorecard.model import Scorecard
from ...wording import keep_score as words


@dataclass(slots=True)
class Draft:
    """A round of a sheet: the newest, or one that is changed. Numbers are kept as they are typed.

    `goodge`, `bid` and `trump` are those of a lone bidder; `bids` and `blind` go by seat, `taken` by hand. `deals` is
    who deals if that is another than whose turn it is.
    """

    sheet: ScoreSheet
    index: int
    asked: Asked
    goodge: int | None = None
    bid: str = ""
    trump: Suit | None = None
    bids: list[str] = field(default_factory=list)
    blind: set[int] = field(default_factory=set)
    taken: list[str] = field(default_factory=list)
    deals: int | None = None

    @classmethod
    def of(cls, sheet: ScoreSheet, index: int, asked: Asked) -> Draft:
        """Return the round of this index as it stands on the sheet, or an empty one after the last."""
        draft = cls(sheet, index, asked)
        draft.bids = [""] * len(sheet.players)
        draft.taken = [""] * len(draft.board.holders)
        if index < len(sheet.rounds):
            draft._recall(sheet.rounds[index])
        return draft

    def _recall(self, told: ToldRound) -> None:
        self.trump, self.deals, self.taken = told.trump, told.dealer, list(map(str, told.captured))
        for seat, call in enumerate(told.calls):
            if call is None:
                continue
            text = str(call.amount) if isinstance(call, Bid) else "0"
            if isinstance(self.asked.bids, OneBid):
                self.goodge, self.bid = seat, text
            else:
                self.bids[seat] = text
            if isinstance(call, BlindNil):
                self.blind.add(seat)

    # -- who plays ----------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board of the round before anybody acted."""
        game = self.sheet.game
        board: Board = game.open_board(game.dealt_as_told(self.sheet.match_before(self.index), self.deals))
        return board

    def deal_on(self) -> None:
        """Let the next player be who deals. What is typed stays with whoever holds a hand, though it changes place."""
        typed = dict(zip(self._holders(), self.taken, strict=True))
        self._let_deal((self.board.dealer + 1) % len(self.sheet.players))
        self.taken = [typed.get(holder, "") for holder in self._holders()]

    def move_to(self, sheet: ScoreSheet) -> None:
        """Let this be a round of a sheet on which another round is changed; who deals it stays."""
        seat = self.board.dealer
        self.sheet = sheet
        self._let_deal(seat)

    def _let_deal(self, seat: int) -> None:
        self.deals = None if seat == self.sheet.match_before(self.index).dealer else seat

    def _holders(self) -> list[tuple[int, bool]]:
        """Return who holds each hand, and whether it is their dummy."""
        board = self.board
        return [(holder, hand == board.dummy) for hand, holder in enumerate(board.holders)]

    @property
    def dealer(self) -> str:
        """The name of who deals."""
        return self.sheet.players[self.board.dealer]

    @property
    def hands(self) -> list[int]:
        """The hands in the order in which they are asked for: those of one side one after the other."""
        sides = [self.side_of(hand) for hand in range(len(self.taken))]
        return sorted(range(len(self.taken)), key=lambda hand: sides.index(sides[hand]))

    def side_of(self, hand: int) -> int:
        """Return the side that a hand plays for."""
        return self.board.holders[hand] % self.sheet.game.sides(self.sheet.rules)

    def name_of(self, hand: int) -> str:
        """Return the name of who holds a hand, or the dummy's."""
        board = self.board
        return words.dummy_words(self.dealer) if hand == board.dummy else self.sheet.players[board.holders[hand]]

    @property
    def may_be_nil(self) -> bool:
        """True if somebody may bid nil."""
        return Nil() in self.sheet.game.legal(replace(self.board, phase=Phase.BIDDING), ())

    def may_be_blind(self, seat: int) -> bool:
        """Return True if a seat may have bid before it looked at its cards."""
        return isinstance(self.asked.bids, BidsOfAll) and not self.board.sees_own(seat)

    # -- what is typed ------------------------------------------------------------------------------------

    def write_bid(self, seat: int | None, text: str) -> None:
        """Take the text typed for the bid of a seat; None: for that of the lone bidder. A number is no blind nil."""
        if seat is None:
            self.bid = text
        else:
            self.bids[seat] = text
            self.blind.discard(seat)

    def write_taken(self, hand: int, text: str) -> None:
        """Take the text typed for what a hand has taken."""
        self.taken[hand] = text

    def turn_blind(self, seat: int) -> None:
        """Set or remove the mark that a seat has bid nil unseen."""
        self.blind ^= {seat}
        self.bids[seat] = "0" if seat in self.blind else ""

    def taken_by(self, hand: int) -> int | None:
        """Return what a hand has taken: what is typed, or what the others leave for the last that is not."""
        if self.taken[hand]:
            return int(self.taken[hand])
        others = [int(text) for text in self.taken if text]
        left = self.sheet.game.all_captured - sum(others)
        return left if len(others) == len(self.taken) - 1 and left >= 0 else None

    # -- what it makes ------------------------------------------------------------------------------------

    def lack(self) -> str:
        """Return the question for the first thing that is not told; empty if nothing is lacking."""
        names = self.sheet.players
        if isinstance(self.asked.bids, OneBid):
            if not self.bid:
                return words.ask_lone_bid()
            if self.goodge is None:
                return words.ask_goodge()
        elif self.asked.bids is not None and "" in self.bids:
            return words.ask_bid(names[next(hand for hand in self.hands if not self.bids[hand])])
        lacking = next((hand for hand in self.hands if self.taken_by(hand) is None), None)
        if lacking is None:
            return ""
        ask = words.ask_points if isinstance(self.asked.bids, OneBid) else words.ask_tricks
        return ask(self.name_of(lacking))

    def is_right(self) -> bool:
        """Return True if the round is told whole, and can have been so."""
        return not self.lack() and not self.fault()

    def result(self) -> ScoreSheet:
        """Return the sheet with this round. Raises ToldError for what cannot have happened; lacks nothing."""
        captured = tuple(self.taken_by(hand) or 0 for hand in range(len(self.taken)))
        return self.sheet.with_round(self.index, ToldRound(captured, self._calls(), self.trump, self.deals))

    def _calls(self) -> tuple[Call | None, ...]:
        seats = range(len(self.sheet.players))
        if isinstance(self.asked.bids, OneBid):
            return tuple(Bid(int(self.bid)) if seat == self.goodge else None for seat in seats)
        return tuple(map(self._call, seats)) if self.asked.bids is not None else ()

    def _call(self, seat: int) -> Call:
        if seat in self.blind:
            return BlindNil()
        return Bid(int(self.bids[seat])) if int(self.bids[seat]) else Nil()

    def fault(self) -> str:
        """Return the sentence about what is wrong; empty if nothing is, as far as the round is told."""
        told = sum(int(text) for text in self.taken if text)
        if told > self.sheet.game.all_captured:
            return words.told_words(SumOff(told, self.sheet.game.all_captured))
        if self.lack():
            return ""
        try:
            self.result()
        except ToldError as error:
            is_later = error.round_index > self.index
            return words.later_words(error.round_index + 1) if is_later else words.told_words(error.refusal)
        return ""

    def fault_in_calls(self) -> str:
        """Return the sentence about a call that cannot have been made, whatever was taken; empty while one lacks."""
        is_lone = isinstance(self.asked.bids, OneBid)
        if self.asked.bids is None or (not self.bid if is_lone else "" in self.bids):
            return ""
        told = replace(self, goodge=self.goodge or 0) if is_lone else self
        game, nothing = self.sheet.game, (0,) * len(self.taken)
        match = game.dealt_as_told(self.sheet.match_before(self.index), self.deals)
        try:
            game.told_board(match, ToldRound(nothing, told._calls(), self.trump, self.deals))
        except IllegalAction as error:
            return words.told_words(error.refusal)
        return ""

    def card(self) -> Scorecard | None:
        """Return the scorecard up to this round; None while the round lacks something or is wrong."""
        if not self.is_right():
            return None
        sheet = self.result()
        record = replace(sheet.record, rounds=sheet.record.rounds[: self.index + 1])
        return face_of(sheet.game.id).paper.scorecard(record)
