"""The sheets of Spades, League Spades and Spidge, worked by hand. Rule numbers are those of the games' own rules."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from goodge.engine.record import Record
from goodge.ui.program.app import App
from goodge.ui.scorecard import columns
from goodge.ui.scorecard.model import Entry, Row, Scorecard, Verdict
from goodge.ui.wording.matches import wins_words
from goodge.ui.wording.rounds import (
    bags_lost_words,
    fell_short_words,
    honours_word,
    honours_words,
    nil_words,
    none_scored_words,
    teams_fell_short_words,
    teams_made_words,
)
from goodge.ui.wording.sheet import leads_of_words, rounds_limit_words, set_out_words, won_with_words
from tests.engine.kin import PRIDE, SPADES, SPIDGE, late, opened, played_out
from tests.engine.playing import AnyGame

from .sheets import KINDS, match_of, scorecard

TRICKS_OF_BID = "tricks/bid"
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def a_round(game: AnyGame, bids: str, captured: tuple[int, ...], standing: Any = None, **options: Any) -> Scorecard:
    """The sheet after a round in which hand 0 wins the last trick, the hands having taken these before."""
    start = opened(game, dealer=2, standing=standing, **options)
    state = played_out(game, late(game, "AH", "4H", "5H", "6H", bids=bids, captured=captured, start=start))
    rules = game.read_rules(options)
    return scorecard(Record(game, rules, NAMES[: game.seats(rules)], [[state]]))


def cells(card: Scorecard) -> list[dict[str, list[Entry]]]:
    """The entries of the newest row, side by side, under the heads of their fields, each partner's under "own"."""
    return [_under_heads(card, cell.entries) for cell in card.rows[-1].cells]


def _under_heads(card: Scorecard, entries: tuple[Entry, ...]) -> dict[str, list[Entry]]:
    found, waiting = dict[str, list[Entry]](), list[Entry]()
    for field, entry in zip(card.fields, entries, strict=True):
        waiting.append(entry)
        if field.partner is not None:
            found["own"], waiting = [*found.get("own", []), *waiting], []
        elif field.head:
            found[field.head], waiting = waiting, []
    return found


def texts(card: Scorecard, side: int, head: str) -> list[str]:
    return [entry.text for entry in cells(card)[side][head] if entry.text]


# -- two teams ---------------------------------------------------------------------------------------------


def test_a_contract_made_and_one_broken() -> None:
    """Rule 4 of Spades: six bid with seven taken are 61, seven bid with six taken are -70; a bag is put down."""
    card = a_round(SPADES, "bid 2, bid 3, bid 4, bid 4", (4, 3, 2, 3))
    assert texts(card, 0, "own") == ["5/2", "2/4"]
    assert texts(card, 0, TRICKS_OF_BID) == ["7/6"]
    assert texts(card, 0, "bags") == ["1"]
    assert texts(card, 0, "points") == ["61"]
    assert texts(card, 1, "own") == ["3/3", "3/4"]
    assert texts(card, 1, TRICKS_OF_BID) == ["6/7"]
    assert texts(card, 1, "points") == ["−70"]
    assert texts(card, 1, "total") == ["−70"]
    assert [cell[TRICKS_OF_BID][0].is_made for cell in cells(card)] == [True, False]
    assert [cell.verdict for cell in card.rows[0].cells] == [Verdict.KEPT, Verdict.FAILED]
    assert card.rows[0].verdict is Verdict.FAILED
    assert card.headline == fell_short_words(["Ben", "Dan"], 6, 7)
    assert card.standing == leads_of_words(["Ann", "Cleo"], 61, 500)


@pytest.mark.parametrize(
    ("bids", "captured", "calls", "told"),
    [
        ("nil, bid 3, bid 4, bid 4", (1, 4, 4, 3), ["2/nil", "4/4"], [nil_words("Ann", 2, is_blind=False)]),
        ("bid 4, bid 3, nil, bid 4", (4, 4, 0, 4), ["5/4", "0/nil"], [nil_words("Cleo", 0, is_blind=False)]),
        ("bid 4, bid 3, blind nil, bid 4", (4, 4, 0, 4), ["5/4", "0/blind"], [nil_words("Cleo", 0, is_blind=True)]),
        (
            "bid 4, bid 9, blind nil, bid 4",
            (3, 4, 1, 4),
            ["4/4", "1/blind"],
            [nil_words("Cleo", 1, is_blind=True), fell_short_words(["Ben", "Dan"], 8, 13)],
        ),
    ],
)
def test_a_nil_is_seen_in_the_row_and_told(
    bids: str, captured: tuple[int, ...], calls: list[str], told: list[str]
) -> None:
    card = a_round(SPADES, bids, captured)
    assert texts(card, 0, "own") == calls
    assert card.headline == " · ".join(told)
    assert (card.rows[0].cells[0].verdict is Verdict.MADE) == (0 in captured)
    nils = [entry for entry in cells(card)[0]["own"] if entry.text.endswith(("/nil", "/blind"))]
    assert [entry.is_failed for entry in nils] == [not entry.text.startswith("0") for entry in nils]
    assert nils


def test_a_failed_nil_in_a_made_contract_fails_the_team_where_it_costs_more(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rule 4 of Spades: 40 for the contract, -100 for the nil."""
    card = a_round(SPADES, "bid 4, bid 3, nil, bid 4", (3, 4, 1, 4))
    assert texts(card, 0, "points") == ["−60"]
    assert card.rows[0].cells[0].verdict is Verdict.FAILED
    [contract] = cells(card)[0][TRICKS_OF_BID]
    assert contract.is_made is True
    marks = list[str]()
    monkeypatch.setattr(columns, "inked_icon", lambda _canvas, name, *_: marks.append(name))
    columns.draw_mark(app.canvas, contract, contract.text, pygame.Rect(0, 0, 90, 30), "center")
    assert marks == ["icons/check"], "the contract counts all the same"


def test_two_nils_have_no_contract() -> None:
    card = a_round(SPADES, "nil, bid 3, nil, bid 4", (0, 6, 0, 6))
    assert texts(card, 0, TRICKS_OF_BID) == ["–"]
    assert card.headline == " · ".join((nil_words("Ann", 1, is_blind=False), nil_words("Cleo", 0, is_blind=False)))


def test_ten_bags_show_what_they_cost() -> None:
    """Rule 5 of Spades: nine bags before, two more: 100 at once, one stays."""
    card = a_round(SPADES, "bid 2, bid 3, bid 3, bid 3", (4, 3, 2, 3), {"bags": (9, 0)})
    [first] = [row.cells[0] for row in card.rows]
    assert first.score == 52 - 100
    before = scorecard_after_bags()
    assert texts(before, 0, "bags") == ["−100", "1"]
    assert texts(before, 0, "points") == ["−48"]
    assert before.headline == bags_lost_words(["Ann", "Cleo"], 100)


def scorecard_after_bags() -> Scorecard:
    """Nine bags in a first round, two in the second."""
    first = played_out(SPADES, late(SPADES, "AH", "4H", "5H", "6H", bids="bid 1, bid 1, bid 1, bid 1",
                                    captured=(5, 1, 5, 1), start=opened(SPADES, dealer=1)))  # fmt: skip
    start = opened(SPADES, dealer=2, totals=first.match.totals, standing={"bags": first.match.bags, "rounds": 1})
    second = played_out(SPADES, late(SPADES, "AH", "4H", "5H", "6H", bids="bid 2, bid 3, bid 3, bid 3",
                                     captured=(4, 3, 2, 3), start=start))  # fmt: skip
    return scorecard(Record(SPADES, first.match.rules, NAMES, [[first], [second]]))


def test_without_bags_there_is_no_column_for_them() -> None:
    card = a_round(SPADES, "bid 2, bid 3, bid 4, bid 4", (4, 3, 2, 3), bags=False)
    assert "bags" not in cells(card)[0]
    assert "sets" not in cells(card)[0]


def test_both_teams_in_one_sentence() -> None:
    assert a_round(PRIDE, "bid 2, bid 3, bid 4, bid 3", (4, 3, 2, 3)).headline == teams_made_words()
    assert a_round(PRIDE, "bid 5, bid 5, bid 4, bid 4", (4, 3, 2, 3)).headline == teams_fell_short_words()


def test_sets_and_rounds_show_where_a_limit_counts_them() -> None:
    """Rule 8 of League Spades."""
    limits = {"set_limit": 3, "max_rounds": 10}
    card = a_round(PRIDE, "bid 2, bid 3, bid 4, bid 4", (4, 3, 2, 3), {"sets": (0, 1)}, **limits)
    assert [texts(card, side, "sets") for side in (0, 1)] == [["0"], ["2"]]
    assert card.standing == f"{leads_of_words(['Ann', 'Cleo'], 61, 500)} · {rounds_limit_words(1, 10)}"


def test_a_team_set_out_is_told() -> None:
    """Rule 8 of League Spades: the third broken contract loses the match."""
    card = a_round(PRIDE, "bid 2, bid 3, bid 4, bid 4", (4, 3, 2, 3), {"sets": (0, 2)}, set_limit=3)
    assert card.triumph == wins_words(["Ann", "Cleo"])
    assert card.standing == f"{won_with_words(61, 1)} · {set_out_words(['Ben', 'Dan'], 3)}"


# -- Spidge ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("captured", "tricks", "made"),
    [
        ((4, 3, 2, 3), ["5", "2", "3 + 3"], [(), (), ()]),
        ((9, 1, 0, 2), ["10", "0", "2 + 1"], [("spidge",), ("nil",), ()]),
        ((0, 0, 0, 12), ["1", "0", "12 + 0"], [(), ("nil",), ("slam",)]),
        ((12, 0, 0, 0), ["13", "0", "0 + 0"], [("spidge",), ("nil",), ("nil", "nil")]),
        ((1, 6, 1, 4), ["2", "1", "4 + 6"], [(), (), ("spidge",)]),
    ],
)
def test_the_tricks_of_each_hand_and_what_they_scored(
    captured: tuple[int, ...], tricks: list[str], made: list[tuple[str, ...]]
) -> None:
    """Rule 6 of Spidge. The dealer sits at seat 2; the dummy's tricks stand beside his own."""
    card = a_round(SPIDGE, "", captured)
    row = card.rows[0]
    assert [cell.entries[1].text for cell in row.cells] == tricks
    assert [cell.entries[2].text for cell in row.cells] == list(map(honours_word, made))
    worth = {(): "0", ("nil",): "1", ("nil", "nil"): "2", ("spidge",): "1", ("slam",): "2"}
    assert [cell.entries[3].text for cell in row.cells] == [worth[names] for names in made]
    assert [cell.entries[0].picture for cell in row.cells] == [None, None, "emblems/dealer"]
    assert [cell.verdict for cell in row.cells] == [Verdict.MADE if names else Verdict.NONE for names in made]
    assert card.headline == honours_words([(name, names) for name, names in zip(NAMES, made, strict=False) if names])


def test_a_grand_slam_by_the_dummy() -> None:
    start = opened(SPIDGE, dealer=2)
    state = played_out(SPIDGE, late(SPIDGE, "3H", "AH", "5H", "6H", captured=(0, 12, 0, 0), start=start))
    card = scorecard(Record(SPIDGE, state.match.rules, NAMES[:3], [[state]]))
    made = [("nil",), ("nil",), ("grand slam",)]
    assert [cell.entries[2].text for cell in card.rows[0].cells] == list(map(honours_word, made))
    assert (card.triumph, card.standing) == (wins_words(["Cleo"]), won_with_words(4, 1))


# -- all of them -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_totals_run_on_from_round_to_round_and_every_cell_has_all_its_entries(kind: str) -> None:
    record = match_of(kind, 17)
    card = scorecard(record)
    assert card.totals == record.totals
    before: Row | None = None
    for row, state in zip(card.rows, record.scored, strict=True):
        assert [cell.score for cell in row.cells] == list(state.result.scores if state.result else ())
        assert all(len(cell.entries) == len(card.fields) for cell in row.cells)
        assert len(row.margin) == len(card.margin)
        if before is not None:
            assert [cell.before for cell in row.cells] == [cell.total for cell in before.cells]
        before = row


def test_a_match_without_a_scored_round_has_an_empty_sheet() -> None:
    for game in (SPADES, PRIDE, SPIDGE):
        rules = game.read_rules({})
        card = scorecard(Record(game, rules, NAMES[: game.seats(rules)], [[opened(game)]]))
        assert (card.rows, card.headline) == ((), none_scored_words())
        assert card.totals == (0,) * len(card.sides)
