"""Two teams on paper: what each partner bid and took, the contract, the bags and the broken contracts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from ....engine.actions import Bid, BlindNil, Nil
from ....engine.game import AnyState, Result
from ....engine.partners import BAG_LIMIT, BAG_PENALTY, NIL_POINTS, SIDES, PartnerBoard, PartnerGame, TeamScore
from ....engine.record import Record
from ....engine.state import narrow
from ....engine.told import Call
from ...program.teams import TEAM_EMBLEMS
from ...scorecard.model import (
    NOTHING,
    Cell,
    Entry,
    Field,
    Note,
    Row,
    Scorecard,
    Sides,
    Tone,
    Verdict,
    names_of_sides,
    scorecard_of,
    total_entry,
    total_field,
)
from ...wording import legend as words
from ...wording.bar import contract_words
from ...wording.lists import capitalised
from ...wording.numbers import figure
from ...wording.phrases import say
from ...wording.rounds import (
    bags_lost_words,
    fell_short_words,
    nil_words,
    taken_of_bid_words,
    taken_of_nil_words,
    teams_fell_short_words,
    teams_made_words,
)

_MOST_PARTS = 2  # of a headline


def partner_scorecard(record: Record, note: str = "") -> Scorecard:
    """Return the scorecard, with a row for each scored round, and bags and sets where the rules count them."""
    match = record.rounds[-1][-1].match if record.rounds else None
    has_bags, has_sets = bool(match and match.bags), bool(match and match.sets)
    fields = _fields(has_bags=has_bags, has_sets=has_sets)
    rounds = list(zip(record.scored, _team_scores(record), strict=True))
    rows = [_row(number, state, teams) for number, (state, teams) in enumerate(rounds, 1)]
    headline = _headline(names_of_sides(record), *rounds[-1]) if rounds else ""
    legend = _legend(record, has_bags=has_bags, has_sets=has_sets)
    return scorecard_of(record, fields, rows, headline, note=note, emblems=TEAM_EMBLEMS, legend=legend)


def _fields(*, has_bags: bool, has_sets: bool) -> list[Field]:
    """Return the places of a team's part of a row: what the round brought, and what is counted over the match."""
    fields = [
        Field("", "4/4", spare=1, partner=0, tip=words.TRICKS_TIP.say()),
        Field("", "4/4", space=9, spare=1, partner=1, tip=words.TRICKS_TIP.say()),
        Field(
            say("head of a column of the sheet", "tricks/bid"),
            "10/10",
            has_mark=True,
            space=11,
            tip=words.CONTRACT_TIP.say(),
            told=say("head of a column of the sheet", "contract"),
        ),
    ]
    fields += [Field(say("head of a column of the sheet", "points"), "−100", space=11), total_field(spare=3)]
    if has_bags:
        tip = words.bags_mean_words(BAG_LIMIT, BAG_PENALTY)
        fields += [Field(space=14, spare=2), Field(words.BAGS.say(), "9", space=14, spare=2, tip=tip)]
    if has_sets:
        fields.append(Field(words.SETS.say(), "2", space=10, spare=2, tip=words.SETS_MEAN.say()))
    return fields


def _legend(record: Record, *, has_bags: bool, has_sets: bool) -> list[Note]:
    """Return what the entries of the rows mean, nil only where it was bid."""
    calls = {call for state in record.scored for call in narrow(state, PartnerBoard).board.bids}
    notes = [Note(Entry(words.example_words(), Tone.WORD), words.example_mean_words())]
    for call in (Nil(), BlindNil()):
        if call in calls:
            sample = Entry(words.nil_example_words(is_blind=isinstance(call, BlindNil)), Tone.WORD)
            notes.append(Note(sample, words.nil_mean_words(NIL_POINTS[call])))
    if has_bags:
        notes.append(
            Note(Entry(capitalised(words.BAGS.say()), Tone.WORD), words.bags_mean_words(BAG_LIMIT, BAG_PENALTY))
        )
    if has_sets:
        notes.append(Note(Entry(capitalised(words.SETS.say()), Tone.WORD), words.SETS_MEAN.say()))
    return notes


def _team_scores(record: Record) -> Iterator[tuple[TeamScore, ...]]:
    """Yield the teams' scores of each scored round."""
    game, bags = cast("PartnerGame[Any]", record.game), (0,) * SIDES
    for state in record.scored:
        after = cast(Result, state.result).bags
        yield game.team_scores(narrow(state, PartnerBoard).board, bags if after else ())
        bags = after or bags


def _row(number: int, state: AnyState, teams: tuple[TeamScore, ...]) -> Row:
    board, result, sets = cast(PartnerBoard, state.board), cast(Result, state.result), state.match.sets
    cells = []
    for side, team in enumerate(teams):
        calls = zip(board.bids[side::SIDES], board.captured[side::SIDES], strict=True)
        entries = [_call_entry(cast(Call, bid), taken) for bid, taken in calls]
        entries.append(_contract_entry(team))
        score, total = result.scores[side], result.totals[side]
        entries += _score_entries(score, total)
        entries += _bag_entries(team) if result.bags else []
        entries += [Entry(str(sets[side]), Tone.SMALL_LOSS if team.is_set else Tone.SMALL)] if sets else []
        cells.append(Cell(tuple(entries), score, total, _verdict(team)))
    return Row(number, tuple(cells))


def _call_entry(bid: Call, taken: int) -> Entry:
    """Return '5/4' for five tricks of a bid of four, '0/nil' for a nil that held, '2/blind' for a failed blind nil.

    A nil that failed is underlined: without its colour it could not be told otherwise.
    """
    if isinstance(bid, Bid):
        return Entry(
            taken_of_bid_words(taken, bid.amount), Tone.SMALL, told=contract_words(taken, bid.amount, is_told=True)
        )
    text = taken_of_nil_words(taken, is_blind=isinstance(bid, BlindNil))
    tone, tip = Tone.SMALL_LOSS if taken else Tone.WORD, words.nil_tip_words(taken, NIL_POINTS[bid])
    return Entry(text, tone, is_failed=taken > 0, tip=tip)


def _contract_entry(team: TeamScore) -> Entry:
    """Return the tricks of a team's contract, ticked if it was made, whatever a failed nil cost besides."""
    if not team.contract:
        return Entry("–", Tone.SMALL)
    tone = Tone.LOSS if team.is_set else Tone.STRONG
    text, told = (
        taken_of_bid_words(team.tricks, team.contract),
        contract_words(team.tricks, team.contract, is_told=True),
    )
    return Entry(text, tone, is_made=not team.is_set, told=told)


def _bag_entries(team: TeamScore) -> list[Entry]:
    tip = words.penalty_tip_words(BAG_LIMIT, team.bag_penalty)
    penalty = Entry(figure(-team.bag_penalty), Tone.SMALL_LOSS, waits=True, tip=tip) if team.bag_penalty else NOTHING
    return [penalty, Entry(str(team.bags), Tone.SMALL)]


def _score_entries(score: int, total: int) -> list[Entry]:
    after = total_entry(total - score, total, waits=score < 0)
    if score < 0:
        return [Entry(figure(score), Tone.LOSS, waits=True), after]
    return [Entry(figure(score), Tone.STRONG, counts=(0, score)), after]


def _verdict(team: TeamScore) -> Verdict:
    """Return the verdict on a team: a nil that held stands out; a contract that held is only what a team owes."""
    if team.is_set or team.total < 0:
        return Verdict.FAILED
    return Verdict.MADE if team.nil_points > 0 else Verdict.KEPT


# -- the headline ----------------------------------------------------------------------------------------------


def _headline(sides: Sides, state: AnyState, teams: tuple[TeamScore, ...]) -> str:
    """Return the most telling of what happened: nils, broken contracts, bags; else that both contracts were made."""
    board = cast(PartnerBoard, state.board)
    parts = [*_nils(sides, board), *_sets(sides, teams), *_penalties(sides, teams)]
    if not parts:
        return teams_made_words()
    return " · ".join(parts[:_MOST_PARTS])


def _nils(sides: Sides, board: PartnerBoard) -> Iterator[str]:
    for seat, (bid, taken) in enumerate(zip(board.bids, board.captured, strict=True)):
        if isinstance(bid, Bid):
            continue
        yield nil_words(sides[seat % SIDES][seat // SIDES], taken, is_blind=isinstance(bid, BlindNil))


def _sets(sides: Sides, teams: tuple[TeamScore, ...]) -> Iterator[str]:
    fallen = [side for side, team in enumerate(teams) if team.is_set]
    if len(fallen) == SIDES:
        yield teams_fell_short_words()
    for side in fallen if len(fallen) < SIDES else ():
        yield fell_short_words(sides[side], teams[side].tricks, teams[side].contract)


def _penalties(sides: Sides, teams: tuple[TeamScore, ...]) -> Iterator[str]:
    for side, team in enumerate(teams):
        if team.bag_penalty:
            yield bags_lost_words(sides[side], team.bag_penalty)
