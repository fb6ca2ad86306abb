"""What the sheet of the main game says, and the sentences of every sheet."""

from __future__ import annotations

from dataclasses import replace

from goodge.engine.record import Record
from goodge.ui.sheet_rows import Cell, Entry, Row, Scorecard, Sides, Verdict, counted, figure, joined
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
    for row, state in zip(rows, record.scored, strict=True):
        results, board = GOODGE.results(state), state.board
        assert [cell.score for cell in row.cells] == list(results["scores"])
        assert [cell.total for cell in row.cells] == list(results["totals"])
        [bid] = row.margin
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
    cell = sheet.rows[0].cells[1]
    assert texts(cell.entries) == [str(won[1]), "−250", "−210"]
    assert [entry.is_struck for entry in cell.entries if entry.text] == [True, False, False]
    assert (cell.score, cell.total, cell.verdict) == (-250, -210, Verdict.FAILED)
    assert sheet.headline == f"Ben fell short: {won[1]} of 250"


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
    headline = scorecard(won_match()).headline
    assert any(headline.startswith(name) for name in LONG_NAMES)
    assert "made" in headline or "fell short" in headline
    assert "you" not in headline.lower()


# -- the sentences of every sheet --------------------------------------------------------------------------


def test_who_leads_and_who_has_won() -> None:
    assert card(THREE, 135, 80, 35).standing == "Ann leads with 135 of 500"
    assert card(TEAMS, 135, 80).standing == "Ann and Cleo lead with 135 of 500"
    assert card(THREE, 135, 135, 35).standing == "Ann and Ben lead with 135 of 500"
    assert card(TEAMS, -20, -20).standing == "Both teams lead with −20 of 500"
    assert card(THREE, 0, 0, 0).standing == "The first to reach 500 wins"
    assert card(THREE, 0, 0, 0).leaders == ()
    won = replace(card(TEAMS, 90, 510, rounds=9), winner=1)
    assert (won.triumph, won.standing) == ("Ben and Dan win", "510 points after 9 rounds")
    assert replace(card(THREE, 1, 0, 0), winner=0).standing == "1 point after one round"
    assert replace(card(THREE, 1, 0, 0), winner=0).triumph == "Ann wins"
    assert card(THREE, 1, 0, 0).triumph == ""


def test_who_has_won_counts_not_who_has_most() -> None:
    """A team that is set out has lost whatever its points (rule 8 of League Spades)."""
    won = replace(card(TEAMS, 200, 90), winner=1, note="Ann and Cleo were set three times")
    assert won.leaders == (1,)
    assert won.standing == "90 points after one round · Ann and Cleo were set three times"


def test_a_tie_says_that_another_round_decides() -> None:
    cuts = [
        Record(record.game, record.rules, record.players, record.rounds[:count])
        for record in golden("tie")
        for count in range(1, len(record.rounds) + 1)
    ]
    tied = [sheet for sheet in map(scorecard, cuts) if sheet.is_tied]
    assert tied
    for sheet in tied:
        assert sheet.standing.endswith("another round decides")
        assert len(sheet.leaders) > 1
    teams = replace(card(TEAMS, 510, 510), is_tied=True)
    assert teams.standing == "Both teams share the lead with 510: another round decides"


def test_many_long_names_are_counted_instead() -> None:
    long = tuple((name,) for name in LONG_NAMES[:3])
    assert replace(card(long, 50, 50, 50), is_tied=True).standing == (
        "3 players share the lead with 50: another round decides"
    )


def test_figures_and_lists() -> None:
    assert [figure(number) for number in (0, -5, 1575, 1_000_000)] == ["0", "−5", "1575", "1,000,000"]
    assert [counted(number, "point") for number in (0, 1, 610)] == ["0 points", "1 point", "610 points"]
    assert joined(["Ann"]) == "Ann"
    assert joined(["Ann", "Ben", "Cleo"]) == "Ann, Ben and Cleo"
