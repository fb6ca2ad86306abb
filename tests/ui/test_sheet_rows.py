"""What the sheet of the main game says, and the sentences of every sheet."""

from __future__ import annotations

from dataclasses import replace

from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.record import Record
from goodge.engine.state import narrow
from goodge.ui.scorecard.model import Cell, Entry, Row, Scorecard, Sides, Tone, Verdict
from goodge.ui.wording.matches import wins_words
from goodge.ui.wording.rounds import fell_short_words, made_bid_words
from goodge.ui.wording.sheet import (
    first_to_words,
    leads_of_words,
    players_lead_words,
    teams_lead_words,
    time_up_words,
    won_with_words,
)
from tests.engine.playing import GOODGE, AnyState, after, opened

from .sheets import LONG_NAMES, golden, scorecard, won_match

THREE: Sides = (("Ann",), ("Ben",), ("Cleo",))
TEAMS: Sides = (("Ann", "Cleo"), ("Ben", "Dan"))


def texts(entries: tuple[Entry, ...]) -> list[str]:
    return [entry.text for entry in entries if entry.text]


def card(sides: Sides, *totals: int, target: int = 500, rounds: int = 1) -> Scorecard:
    """A scorecard whose newest round leaves these totals."""
    rows = tuple(Row(number, tuple(Cell((), 0, total) for total in totals)) for number in range(1, rounds + 1))
    return Scorecard("", sides, target, (), rows, "")


def test_the_rows_are_the_records_results() -> None:
    record = golden("four")[0]
    rows = scorecard(record).rows
    assert len(rows) == len(record.scored) > 3
    states = [narrow(state, GoodgeBoard) for state in record.scored]
    for row, state in zip(rows, states, strict=True):
        results, board = GOODGE.results(state), state.board
        assert board.trump is not None
        assert board.goodge is not None
        assert [cell.score for cell in row.cells] == list(results["scores"])
        assert [cell.total for cell in row.cells] == list(results["totals"])
        bid, taken = row.margin
        assert taken.text == str(results["points"][board.goodge])
        assert (bid.text, bid.picture) == (str(board.bid), f"suits/{board.trump.letter}")
        assert bid.is_made == (results["points"][board.goodge] >= board.bid)
        crowned = [seat for seat, cell in enumerate(row.cells) if cell.entries[0].picture == "emblems/crown"]
        assert crowned == [board.goodge]
        assert row.verdict is (Verdict.MADE if bid.is_made else Verdict.FAILED)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))


def played(*actions: str, totals: tuple[int, ...]) -> tuple[AnyState, list[int]]:
    """Seat 1 bids and plays on to the end; what each captured is added up here from the tricks and the Stash."""
    state = after(opened(dealer=0, totals=totals), *actions)
    state = after(state, "bury " + " ".join(card.text for card in state.hands[1][:3]), "trump H")
    while state.board.turn is not None:
        state, _ = GOODGE.apply(state, GOODGE.legal_actions(state)[0])
    won = [sum(trick.points for trick in state.board.tricks if trick.winner == seat) for seat in range(3)]
    won[state.board.tricks[-1].winner or 0] += 250 - sum(won)
    return state, won


def test_a_made_bid_worked_by_hand() -> None:
    state, won = played("bid 50", "pass", "pass", totals=(100, 40, 310))
    assert won[1] >= 50
    [row] = scorecard(Record(GOODGE, state.match.rules, ("Ann", "Ben", "Cleo"), [[state]])).rows
    before = (100, 40, 310)
    assert [texts(cell.entries) for cell in row.cells] == [
        [str(points), str(total + points)] for points, total in zip(won, before, strict=True)
    ]
    assert [cell.before for cell in row.cells] == list(before)


def test_a_failed_bid_worked_by_hand() -> None:
    state, won = played("bid 250", totals=(100, 40, 310))
    assert won[1] < 250
    sheet = scorecard(Record(GOODGE, state.match.rules, ("Ann", "Ben", "Cleo"), [[state]]))
    row = sheet.rows[0]
    cell = row.cells[1]
    assert texts(row.margin) == ["250", str(won[1])]
    assert [entry.is_failed for entry in row.margin] == [True, False], "the bid did not count, what was taken is told"
    assert texts(cell.entries) == ["−250", "−210"]
    assert [entry.tone for entry in cell.entries[1:]] == [Tone.LOSS, Tone.SMALL_LOSS]
    assert (cell.score, cell.total, cell.verdict) == (-250, -210, Verdict.FAILED)
    assert sheet.headline == fell_short_words(["Ben"], won[1], 250)


def test_an_entry_counts_up_and_waits_for_the_verdict() -> None:
    lost = Entry("−160", counts=(0, 140))
    assert [lost.text_at(share, is_judged=False) for share in (0, 0.5, 1)] == ["0", "70", "140"]
    assert lost.text_at(1, is_judged=True) == "−160"
    slam = Entry("slam", waits=True)
    assert (slam.text_at(1, is_judged=False), slam.text_at(1, is_judged=True)) == ("", "slam")


def test_cards_thrown_in_leave_no_row() -> None:
    record = golden("redeal")[0]
    assert len(record.rounds) > len(record.scored) == len(scorecard(record).rows)


def test_headlines_name_the_goodge_and_never_say_you() -> None:
    record = won_match()
    state = narrow(record.scored[-1], GoodgeBoard)
    seat, bid = state.board.goodge, state.board.bid
    assert seat is not None
    name, taken = LONG_NAMES[seat], GOODGE.results(state)["points"][seat]
    words = made_bid_words(name, bid, taken) if taken >= bid else fell_short_words([name], taken, bid)
    assert scorecard(record).headline == words


# -- the sentences of every sheet --------------------------------------------------------------------------


def test_who_leads_and_who_has_won() -> None:
    assert card(THREE, 135, 80, 35).standing == leads_of_words(["Ann"], 135, 500)
    assert card(TEAMS, 135, 80).standing == leads_of_words(["Ann", "Cleo"], 135, 500)
    assert card(THREE, 135, 135, 35).standing == players_lead_words(["Ann", "Ben"], 135, 500, is_tied=False)
    assert card(TEAMS, -20, -20).standing == teams_lead_words(-20, 500, is_tied=False)
    assert card(THREE, 0, 0, 0).standing == first_to_words(500)
    assert card(THREE, 0, 0, 0).leaders == ()
    won = replace(card(TEAMS, 90, 510, rounds=9), winner=1)
    assert (won.triumph, won.standing) == (wins_words(["Ben", "Dan"]), won_with_words(510, 9))
    assert replace(card(THREE, 1, 0, 0), winner=0).standing == won_with_words(1, 1)
    assert replace(card(THREE, 1, 0, 0), winner=0).triumph == wins_words(["Ann"])
    assert card(THREE, 1, 0, 0).triumph == ""


def test_who_has_won_counts_not_who_has_most() -> None:
    """A team that is set out has lost whatever its points (rule 8 of League Spades)."""
    won = replace(card(TEAMS, 200, 90), winner=1, note=time_up_words())
    assert won.leaders == (1,)
    assert won.standing == f"{won_with_words(90, 1)} · {time_up_words()}"


def test_a_tie_says_that_another_round_decides() -> None:
    cuts = [
        Record(record.game, record.rules, record.players, record.rounds[:count])
        for record in golden("tie")
        for count in range(1, len(record.rounds) + 1)
    ]
    tied = [sheet for sheet in map(scorecard, cuts) if sheet.is_tied]
    assert tied
    for sheet in tied:
        names = [sheet.sides[side][0] for side in sheet.leaders]
        assert len(names) > 1
        assert sheet.standing == players_lead_words(names, max(sheet.totals), sheet.target, is_tied=True)
    teams = replace(card(TEAMS, 510, 510), is_tied=True)
    assert teams.standing == teams_lead_words(510, 500, is_tied=True)
