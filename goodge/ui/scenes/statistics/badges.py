"""The badge of a small goal: a gold medal with a picture of its own once it is reached, a silhouette until then."""

from __future__ import annotations

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import GOLD, GOLD_BRIGHT, GOLD_DARK, INK, PAPER, PAPER_SHADE
from ...scorecard.paper import RULE_STRONG

_SHARE = 0.58  # of the medal that its picture takes
_ART = {
    "goodge-made": "emblems/crown",
    "goodge-to-the-point": "emblems/coin-10",
    "goodge-high-bid": "emblems/coin-25",
    "goodge-kept": "emblems/icons/close",
    "goodge-rich-against": "emblems/coin-20",
    "goodge-rich-stash": "emblems/icons/cards",
    "goodge-crown-draws": "emblems/icons/eye",
    "goodge-caught-one": "suits/H",
    "goodge-one-of-trumps": "suits/T",
    "goodge-laid-away": "suits/C",
    "goodge-all-ones": "suits/D",
    "goodge-never-set": "emblems/icons/check",
    "spades-to-the-trick": "suits/S",
    "spades-set-others": "emblems/icons/close",
    "spades-high": "emblems/icons/plus",
    "spades-nil": "emblems/icons/minus",
    "spades-nil-high-card": "emblems/crown",
    "spades-nil-covered": "emblems/team-moon",
    "spades-nil-blind": "emblems/icons/help",
    "pride-to-the-trick": "suits/S",
    "pride-set-others": "emblems/icons/close",
    "pride-high": "emblems/icons/plus",
    "pride-took-joker": "emblems/crown-mark",
    "pride-last-trump": "emblems/icons/last-trick",
    "pride-never-set": "emblems/icons/check",
    "spidge-nil": "emblems/icons/minus",
    "spidge-nil-high-card": "emblems/crown",
    "spidge-ten": "emblems/icons/plus",
    "spidge-dummy-nil": "emblems/icons/person",
    "spidge-slam": "emblems/sun",
    "spidge-cancelled": "emblems/icons/cards",
}


def draw_badge(canvas: Canvas, rect: pygame.Rect, goal: str, *, is_reached: bool) -> None:
    """Draw the badge of a goal, which fills a square; one without a picture of its own shows a cup."""
    name, radius = _ART.get(goal, "emblems/cup"), rect.width / 2 / canvas.unit
    art = pygame.Rect(0, 0, round(rect.width * _SHARE), round(rect.width * _SHARE))
    art.center = rect.center
    if not is_reached:
        canvas.panel(rect, radius=radius, top=PAPER_SHADE, line=RULE_STRONG)
        canvas.put(canvas.art.inked(name, art.size, RULE_STRONG), art)
        return
    canvas.panel(rect, radius=radius, top=GOLD_BRIGHT, bottom=GOLD, line=GOLD_DARK, line_width=1.5)
    field = rect.inflate(-rect.width // 5, -rect.width // 5)
    canvas.panel(field, radius=radius, top=PAPER, line=GOLD_DARK, line_width=1)
    if "icons/" in name:
        canvas.put(canvas.art.inked(name, art.size, INK), art)
    else:
        canvas.picture(name, art)
