"""Whist on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from goodge.engine.game import AnyState, AnyView, Phase
from goodge.engine.record import Record
from goodge.ui.games.face import Face
from goodge.ui.games.offer import OWN_TARGET, Offer, Pick
from goodge.ui.games.paper import Paper
from goodge.ui.games.shared.french import FrenchPresenter, french_shows
from goodge.ui.games.shared.rules_keys import keys_section
from goodge.ui.program.teams import TEAM_EMBLEMS
from goodge.ui.rulebook.blocks import Words
from goodge.ui.rulebook.page import Section
from goodge.ui.scorecard.model import Cell, Entry, Field, Row, Scorecard, scorecard_of, total_field
from goodge.ui.tabletop.facts import PlateFacts
from goodge.ui.tabletop.panels.play import PlayPanel
from goodge.ui.wording.numbers import figure, points
from goodge.ui.wording.phrases import Phrase, say


class WhistPresenter(FrenchPresenter):
    """What stands on the table."""

    id = "whist"

    def side_emblem(self, side: int) -> str:
        return TEAM_EMBLEMS[side]

    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        total = figure(view.totals[hand % 2])
        return PlateFacts(
            name=names[hand],
            figure=str(points[hand]),
            caption=say("plate of Whist", "tricks"),
            total=say("plate of Whist", "Team {total}", total=total),
            short_total=total,
            emblem=TEAM_EMBLEMS[hand % 2],
            is_dealer=view.board.dealer == hand,
        )


class WhistPaper(Paper):
    """What stands on paper."""

    id = "whist"

    def scorecard(self, record: Record) -> Scorecard:
        head = "head of a column of the sheet"
        fields = (Field(say(head, "tricks"), "13"), Field(say(head, "points"), "7"), total_field())
        rows = [_row(number, state) for number, state in enumerate(record.scored, 1)]
        best = max((cell.score for row in rows[-1:] for cell in row.cells), default=0)
        headline = say("sheet of Whist", "The round was worth {points}", points=points(best))
        return scorecard_of(record, fields, rows, headline, emblems=TEAM_EMBLEMS)

    @property
    def rules(self) -> tuple[Section, ...]:
        tricks = say(
            "rules of Whist", "Follow suit if you can. The highest spade takes the trick, or the highest card."
        )
        score = say("rules of Whist", "Each trick over six is a point. The first team with five points wins.")
        return (
            Section(say("rules: heading", "Tricks"), 1, (Words(tricks),), (Phase.PLAY,)),
            Section(say("rules: heading", "The score"), 2, (Words(score),), (Phase.SCORED,)),
            keys_section(),
        )


def _row(number: int, state: AnyState) -> Row:
    result = state.result
    assert result is not None
    cells = []
    for side, (score, total) in enumerate(zip(result.scores, result.totals, strict=True)):
        texts = (str(sum(result.points[side::2])), figure(score), figure(total))
        cells.append(Cell(tuple(map(Entry, texts)), score, total))
    return Row(number, tuple(cells))


_TARGET = Phrase("new game: what the target means", "The first team with {points} wins.")
FACE = Face(
    presenter=WhistPresenter(),
    panels={Phase.PLAY: PlayPanel},
    shows=french_shows,
    paper=WhistPaper(),
    offer=Offer(
        id="whist",
        line=Phrase("new game: about Whist, on two lines", "Two against two,\ntricks over six"),
        cards=("french/QH", "french/AS"),
        tables=(4,),
        options=(
            Pick(
                "target",
                Phrase("new game: an option", "Play to"),
                (5, 7),
                label=figure,
                words=lambda target: _TARGET.say(points=points(target)),
                own=OWN_TARGET,
            ),
        ),
        seating=Phrase("new game: how they sit", "Partners sit across the table"),
    ),
)
