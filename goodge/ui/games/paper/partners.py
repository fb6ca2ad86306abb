"""Two teams on paper: what each partner bid and took, the contract, the bags and the broken contracts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

from ....engine.actions import Bid, BlindNil
from ....engine.game import Result
from ....engine.partners import SIDES, Call, PartnerBoard, PartnerGame, TeamScore
from ....engine.record import AnyState, Record
from ...sheet_rows import (
    NOTHING,
    TOTAL_FIELD,
    Cell,
    Entry,
    Field,
    Row,
    Scorecard,
    Sides,
    Tone,
    Verdict,
    figure,
    joined,
    names_of_sides,
    says,
    scorecard_of,
)
from ..teams import TEAM_EMBLEMS

_PARTNERS = (Field("", "4/4", spare=1), Field("took/bid", "4/4", space=9, spare=1))
_CONTRACT = Field("contract", "8/8", space=11)
_BAGS = (Field(spare=2), Field("bags", "9", space=10, spare=2))
_SETS = Field("sets", "2", space=10, spare=2)
_SCORE = (Field("points", "100", space=11), replace(TOTAL_FIELD, spare=3))
_MOST_PARTS = 2  # of a headline


def partner_scorecard(record: Record, note: str = "") -> Scorecard:
    """A row for each scored round, with bags and sets where the rules count them."""
    match = record.rounds[-1][-1].match if record.rounds else None
    has_bags, has_sets = bool(match and match.bags), bool(match and match.sets)
    fields = (*_PARTNERS, _CONTRACT, *(_BAGS if has_bags else ()), *((_SETS,) if has_sets else ()), *_SCORE)
    rounds = list(zip(record.scored, _team_scores(record), strict=True))
    rows = [_row(number, state, teams) for number, (state, teams) in enumerate(rounds, 1)]
    headline = _headline(names_of_sides(record), *rounds[-1]) if rounds else ""
    return scorecard_of(record, fields, rows, headline, note=note, emblems=TEAM_EMBLEMS)


def _team_scores(record: Record) -> Iterator[tuple[TeamScore, ...]]:
    """How each scored round came to its scores."""
    game, bags = cast("PartnerGame[Any]", record.game), (0,) * SIDES
    for state in record.scored:
        after = cast(Result, state.result).bags
        yield game.team_scores(state.board, bags if after else ())
        bags = after or bags


def _row(number: int, state: AnyState, teams: tuple[TeamScore, ...]) -> Row:
    board, result, sets = cast(PartnerBoard, state.board), cast(Result, state.result), state.match.sets
    cells = []
    for side, team in enumerate(teams):
        calls = zip(board.bids[side::SIDES], board.captured[side::SIDES], strict=True)
        entries = [_call_entry(cast(Call, bid), taken) for bid, taken in calls]
        entries.append(_contract_entry(team))
        entries += _bag_entries(team) if result.bags else []
        entries += [Entry(str(sets[side]), Tone.SMALL_LOSS if team.is_set else Tone.SMALL)] if sets else []
        score, total = result.scores[side], result.totals[side]
        entries += _score_entries(score, total)
        cells.append(Cell(tuple(entries), score, total, _verdict(team)))
    return Row(number, tuple(cells))


def _call_entry(bid: Call, taken: int) -> Entry:
    """'5/4' for five tricks of a bid of four, '0/nil' for a nil that held, '2/blind' for a blind one that did not."""
    if isinstance(bid, Bid):
        return Entry(f"{taken}/{bid.amount}", Tone.SMALL)
    name = "blind" if isinstance(bid, BlindNil) else "nil"
    return Entry(f"{taken}/{name}", Tone.SMALL_LOSS if taken else Tone.WORD)


def _contract_entry(team: TeamScore) -> Entry:
    if not team.contract:
        return Entry("–", Tone.SMALL)
    tone = Tone.LOSS if team.is_set else Tone.STRONG
    return Entry(f"{team.tricks}/{team.contract}", tone, is_made=not team.is_set)


def _bag_entries(team: TeamScore) -> list[Entry]:
    penalty = Entry(figure(-team.bag_penalty), Tone.SMALL_LOSS, waits=True) if team.bag_penalty else NOTHING
    return [penalty, Entry(str(team.bags), Tone.SMALL)]


def _score_entries(score: int, total: int) -> list[Entry]:
    before = total - score
    if score < 0:
        after = Entry(figure(total), Tone.SMALL, counts=(before, before))
        return [Entry(figure(score), Tone.LOSS, waits=True), after]
    counts = (before, total)
    return [Entry(figure(score), Tone.STRONG, counts=(0, score)), Entry(figure(total), Tone.SMALL, counts=counts)]


def _verdict(team: TeamScore) -> Verdict:
    """A nil that held stands out; a contract that held is what a team owes."""
    if team.is_set or team.total < 0:
        return Verdict.FAILED
    return Verdict.MADE if team.nil_points > 0 else Verdict.KEPT


# -- the headline ----------------------------------------------------------------------------------------------


def _headline(sides: Sides, state: AnyState, teams: tuple[TeamScore, ...]) -> str:
    """The most telling of what happened: nils, broken contracts, bags; else that all was made."""
    board = cast(PartnerBoard, state.board)
    parts = [*_nils(sides, board), *_sets(sides, teams), *_penalties(sides, teams)]
    if not parts:
        return "Both teams made their contracts"
    return " · ".join(parts[:_MOST_PARTS])


def _nils(sides: Sides, board: PartnerBoard) -> Iterator[str]:
    for seat, (bid, taken) in enumerate(zip(board.bids, board.captured, strict=True)):
        if isinstance(bid, Bid):
            continue
        what = "blind nil" if isinstance(bid, BlindNil) else "nil"
        name = sides[seat % SIDES][seat // SIDES]
        yield f"{name} bid {what} and took {taken}" if taken else f"{name} made {what}"


def _sets(sides: Sides, teams: tuple[TeamScore, ...]) -> Iterator[str]:
    fallen = [side for side, team in enumerate(teams) if team.is_set]
    if len(fallen) == SIDES:
        yield "Both teams fell short"
    for side in fallen if len(fallen) < SIDES else ():
        yield f"{joined(sides[side])} fell short: {teams[side].tricks} of {teams[side].contract}"


def _penalties(sides: Sides, teams: tuple[TeamScore, ...]) -> Iterator[str]:
    for side, team in enumerate(teams):
        if team.bag_penalty:
            yield f"{says(sides[side], 'loses', 'lose')} {team.bag_penalty} by bags"
