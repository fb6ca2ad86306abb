"""What reviews tell of a person, as charts: the points that choices cost, and how much of the results was luck."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import accumulate

import pygame

from ....coach.levels import losses_of, standing_of
from ....coach.swing import scale_of
from ....engine.game import Phase
from ....engine.values import dataclass
from ....table.archive.skill import PARTS, Losses, ReviewedPerson
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, BUTTON, GOLD_DARK, INK, INK_SOFT, SMALL, SUBHEADING, Colour
from ...widgets.base import Item, Label
from ...widgets.buttons import Button
from ...wording import luck as luck_words
from ...wording import skill as words
from ...wording.lists import listed
from ...wording.players import level_name
from ...wording.review import worth_words
from ..menu_parts import row_height
from ..review.luck_figures import rounded, unit_of
from .bars import BarRow, bar_chart, measured, signed_bar
from .layout import head_role, lead, side_by_side
from .match_button import day_words
from .trend import Trend, TrendLine

_WIDE = 680
MOST_POINTS = 24  # of a chart; more matches are put together
_PHASES = {
    "bids": (Phase.LOOK, Phase.BIDDING, Phase.AUCTION),
    "stash": (Phase.EXCHANGE,),
    "trump": (Phase.TRUMP,),
    "cards": (Phase.PLAY,),
}
_LUCK_BARS = ("deal", "stash", "lie", "cards", "others", "own")  # "cards" are the three before
_BLUE = Colour.of("#1f3f7a")

ReviewsFound = Sequence[tuple[int | None, ReviewedPerson]]
"""When the matches of a person were started, and what is known of each."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A match of a person, or several that follow on one another."""

    first: str
    last: str
    losses: Losses
    score: float
    own: float

    @property
    def day(self) -> str:
        """The day, or from which one to which."""
        return words.days_words(self.first, self.last)


def stretches(found: ReviewsFound, under_way: Collection[int | None] = ()) -> list[Stretch]:
    """Return the matches in the order in which they were played, put together so that there are few.

    Those `under_way`, by when they were started, are told as such.
    """
    size = -(-len(found) // MOST_POINTS)
    parts = [found[start : start + size] for start in range(0, len(found), max(1, size))]
    return [
        Stretch(
            _day_of(part[0][0], under_way),
            _day_of(part[-1][0], under_way),
            sum((person.losses for _, person in part), Losses()),
            sum(person.score for _, person in part),
            sum(person.luck.get("own", 0.0) for _, person in part),
        )
        for part in parts
    ]


def _day_of(started: int | None, under_way: Collection[int | None]) -> str:
    return words.SO_FAR.say() if started is not None and started in under_way else day_words(started)


def lost_so_far(game: str, person: ReviewedPerson) -> str:
    """Say what the choices of a person in a match under way have cost so far; empty without a choice."""
    lost, swing = person.losses, scale_of(game).swing
    loss = words.loss_words(lost.mean, lost.error, swing)
    return words.lost_so_far_words(person.name, loss, swing, lost.number) if lost.number else ""


def invitation(
    canvas: Canvas, area: pygame.Rect, on_review: Callable[[], None] | None, *, can_review: bool
) -> list[Item]:
    """Return what will stand here, how one gets it, and the button that begins unless the review is at work."""
    text = (words.WHAT_REVIEWS_TELL if can_review else words.NOTHING_KEPT).say()
    width = min(area.width, canvas.px(_WIDE))
    high = canvas.type.line_height(SUBHEADING) + canvas.px(8)
    lines = len(canvas.type.wrap(text, BODY, width)) * canvas.type.line_height(BODY)
    button = pygame.Rect(0, 0, canvas.px(330), row_height(canvas, BUTTON, 52))
    needed = high + lines + (button.height + canvas.px(22) if on_review is not None else 0)
    top = area.top + max(0, (area.height - needed) * 2 // 5)
    head = pygame.Rect(area.centerx - width // 2, top, width, high)
    body = pygame.Rect(head.left, head.bottom, width, min(lines, area.bottom - head.bottom))
    items: list[Item] = [
        Label(key="none", rect=head, text=words.INVITATION.say(), role=SUBHEADING, colour=INK),
        Label(key="more", rect=body, text=text, role=BODY, colour=INK_SOFT, wraps=True, top=True),
    ]
    if on_review is not None:
        button.midtop = (area.centerx, body.bottom + canvas.px(22))
        review = words.REVIEW.say()
        items.append(Button(key="review", rect=button, text=review, on_press=on_review, style="primary"))
    return items


@dataclass(frozen=True, slots=True)
class Page:
    """A page of what reviews tell: a chart over time, what is read out of it, bars beside it, figures below.

    `lead` says over all of it, in sentences, what it comes to: all other words are smaller. `figures` are those of the
    readings.
    """

    lead: tuple[str, ...]
    head: str
    figures: tuple[float, ...]
    lines: tuple[TrendLine, ...]
    marks: tuple[tuple[float, str], ...]
    readings: tuple[str, ...]
    days: tuple[str, str]
    bars_head: str
    bars: tuple[BarRow, ...]
    about: str
    summary: str

    def items(self, canvas: Canvas, area: pygame.Rect, at: int | None, on_go: Callable[[int], None]) -> list[Item]:
        """Return the page laid out; the point `at` is read out, the last one at first."""
        line = canvas.type.line_height
        said, area = lead(canvas, area, self.lead)
        lines = max(1, len(canvas.type.wrap(self.summary, SMALL, area.width)))
        foot = pygame.Rect(area.left, 0, area.width, lines * line(SMALL))
        foot.bottom = area.bottom
        charts = pygame.Rect(area.left, area.top, area.width, foot.top - canvas.px(10) - area.top)
        left, right = side_by_side(canvas, charts, (6, 5))
        head = pygame.Rect(left.left, left.top, left.width, line(SUBHEADING))
        role = head_role(canvas, [(self.head, left), (self.bars_head, right)])
        read = pygame.Rect(left.left, 0, left.width, self._reading_lines(canvas, left.width) * line(SMALL))
        read.bottom = left.bottom
        chart = pygame.Rect(left.left, head.bottom + canvas.px(6), left.width, 0)
        chart.height = read.top - canvas.px(6) - chart.top
        shown = min(len(self.readings) - 1, at) if at is not None else len(self.readings) - 1
        trend = Trend(
            key="trend", rect=chart, lines=self.lines, marks=self.marks, at=shown, on_go=on_go, days=self.days,
            called=self._course(),
        )  # fmt: skip
        return [
            *said,
            Label(key="trend-head", rect=head, text=self.head, role=role, colour=INK, align="left"),
            trend,
            *self._reading(canvas, read, shown),
            *bar_chart(canvas, right, "parts", self.bars_head, self.bars, about=self.about, head_role=role),
            Label(key="summary", rect=foot, text=self.summary, role=SMALL, colour=INK_SOFT, align="left", wraps=True),
        ]

    def _course(self) -> str:
        """Return the chart in words; of a single match what is read out says it all."""
        if len(self.readings) == 1:
            return self.head
        at_most, at_least = (self.figures.index(end(self.figures)) for end in (max, min))
        return words.course_words(self.head, self.readings[at_most], self.readings[at_least])

    def _reading_lines(self, canvas: Canvas, width: int) -> int:
        """Return how many lines the longest of what is read out takes."""
        return max(len(canvas.type.wrap(text, SMALL, width)) for text in self.readings)

    def _reading(self, canvas: Canvas, line: pygame.Rect, shown: int) -> list[Item]:
        """Return what is read out, and beside it how to go on if there is more and room to say so."""
        text, keys = self.readings[shown], words.KEYS.say()
        width, more = (canvas.type.size(each, SMALL)[0] + 2 for each in (text, keys))
        has_keys = len(self.readings) > 1 and width + canvas.px(24) + more <= line.width
        left, right = line.copy(), line.copy()
        if has_keys:
            left.width, right.left, right.width = width, line.right - more, more
            right.height = canvas.type.line_height(SMALL)
        items: list[Item] = [
            Label(key="reading", rect=left, text=text, role=SMALL, colour=INK, align="left", wraps=True, top=True)
        ]
        if has_keys:
            items.append(Label(key="keys", rect=right, text=keys, role=SMALL, colour=INK_SOFT, align="right"))
        return items


def play_page(game: str, found: ReviewsFound, under_way: Collection[int | None] = ()) -> Page | None:
    """Return the page of the points that choices have cost; None without a choice."""
    reviewed = [each for each in found if each[1].losses.number]
    if not reviewed:
        return None
    scale, over_time = scale_of(game), stretches(reviewed, under_way)
    swing, times = scale.swing, scale.times
    every = sum((each.losses for each in over_time), Losses())
    standing = standing_of(game, every.mean, every.error, every.number)
    means = tuple(times * each.losses.mean for each in over_time)
    errors = tuple(times * each.losses.error for each in over_time)
    loss = words.loss_words(every.mean, every.error, swing)
    people = [person for _, person in reviewed]
    return Page(
        _lead_of_losses(people, swing),
        words.lost_heading(swing),
        means,
        (TrendLine(means, _BLUE, errors=errors),),
        _marks(game),
        tuple(_lost_reading(each, swing) for each in over_time),
        (over_time[0].first, over_time[-1].last),
        words.WHERE.say(),
        tuple(_phase_rows(people, swing)),
        words.ABOUT_LOSSES.say(),
        words.summary_words(standing, loss, swing, every.number, len(reviewed)),
    )


def _lead_of_losses(people: Sequence[ReviewedPerson], swing: float) -> tuple[str, ...]:
    """Return in sentences how the losses have gone, and where a choice has cost most."""
    name, half = people[-1].name, len(people) // 2
    parts = {phase: losses for phase, losses in _by_phase(people).items() if losses.number}
    said = []
    if half:
        before, now = (sum((each.losses for each in part), Losses()) for part in (people[:half], people[half:]))
        said.append(words.course_lead(name, before, now, len(people) - half, swing))
    dearest = max(parts, key=lambda phase: parts[phase].mean)
    if len(parts) > 1 and parts[dearest].mean > 0:
        said.append(words.dearest_words(name, dearest, parts[dearest].mean, swing))
    return tuple(said)


def _by_phase(people: Sequence[ReviewedPerson]) -> dict[str, Losses]:
    """Return the losses in each part of a round."""
    return {
        name: sum((person.phases.get(phase, Losses()) for person in people for phase in phases), Losses())
        for name, phases in _PHASES.items()
    }


def _marks(game: str) -> tuple[tuple[float, str], ...]:
    """Return what choices cost our own levels; levels at the same height share a line and its name."""
    by_height = dict[float, list[str]]()
    for level, height in losses_of(game).items():
        by_height.setdefault(height, []).append(level_name(level))
    times = scale_of(game).times
    return tuple((times * height, listed(names)) for height, names in by_height.items())


def _lost_reading(each: Stretch, swing: float) -> str:
    loss = words.loss_words(each.losses.mean, each.losses.error, swing)
    return words.lost_reading(each.day, loss, swing, each.losses.number)


def _phase_rows(people: Sequence[ReviewedPerson], swing: float) -> list[BarRow]:
    """Return a bar for each part of a round in which something was chosen."""
    sums = _by_phase(people)
    most = max(each.mean + each.error for each in sums.values())
    return [
        BarRow(
            words.phase_words(name),
            words.loss_words(each.mean, each.error, swing),
            measured(each.mean, each.error, most),
            words.choices_words(each.number),
            words.phase_tip(name, each.mean, each.error, each.number, swing),
        )
        for name, each in sums.items()
        if each.number
    ]


def luck_page(game: str, found: ReviewsFound, under_way: Collection[int | None] = ()) -> Page | None:
    """Return the page of luck; None without a round whose luck is known."""
    told = [each for each in found if each[1].rounds]
    if not told:
        return None
    swing, over_time = scale_of(game).swing, stretches(told, under_way)
    scores = tuple(accumulate(each.score for each in over_time))
    own = tuple(accumulate(each.own for each in over_time))
    rounds = sum(person.rounds for _, person in told)
    sums = {part: sum(person.luck.get(part, 0.0) for _, person in told) for part in PARTS}
    has_stash = any(person.luck.get("stash") for _, person in told)
    cards = sums["deal"] + sums["stash"] + sums["lie"]
    parts = [part for part in _LUCK_BARS if part != "stash" or has_stash]
    means = {part: (sums | {"cards": cards})[part] / rounds for part in parts}
    unit, cards_of = unit_of(swing), parts[: parts.index("cards")]
    of_cards = dict(zip(cards_of, rounded([means[part] for part in cards_of], unit), strict=True))
    shown = {part: of_cards.get(part, unit * round(mean / unit)) for part, mean in means.items()}
    low, high = min(0.0, *shown.values()), max(0.0, *shown.values())
    return Page(
        luck_words.lead_words(
            told[-1][1].name,
            cards / rounds,
            sums["others"] / rounds,
            sums["own"] / rounds,
            swing,
            is_mean=True,
            has_stash=has_stash,
        ),
        words.AHEAD.say(),
        tuple(each.score for each in over_time),
        (TrendLine(scores, _BLUE, words.SCORE.say()), TrendLine(own, GOLD_DARK, words.OWN.say(), dash="7 5")),
        (),
        tuple(words.ahead_reading(each.day, each.score, each.own, swing) for each in over_time),
        (over_time[0].first, over_time[-1].last),
        words.WHENCE.say(),
        tuple(
            BarRow(
                words.part_words(part),
                worth_words(amount, swing),
                signed_bar(amount, low, high),
                tip=words.part_tip(part),
            )
            for part, amount in shown.items()
        ),
        words.ABOUT_LUCK.say(),
        words.luck_summary(rounds, cards, sums["others"], sums["own"], swing),
    )
