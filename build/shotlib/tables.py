"""The pictures of the table of Goodge, from the deal to the winner."""

from collections.abc import Callable

from shotlib import points
from shotlib.studio import FOUR, SHARED, Studio


def refused(studio: Studio) -> None:
    studio.match(points.following)
    studio.refuse()


def early_sheet(studio: Studio) -> None:
    studio.match(points.opening)
    studio.press("s")


def chosen(studio: Studio) -> None:
    studio.match(points.trump)
    studio.press("e")
    studio.settle()


def last_trick(studio: Studio) -> None:
    studio.match(points.leading)
    studio.press("l")


def curtain(studio: Studio) -> None:
    studio.match(points.leading, SHARED)


def shared(studio: Studio) -> None:
    studio.match(points.standing, SHARED)
    studio.hold("r")


TABLE_SCENES: dict[str, Callable[[Studio], None]] = {
    "deal": lambda studio: studio.fly(0.6),
    "auction-opening": lambda studio: studio.match(points.opening),
    "auction-standing": lambda studio: studio.match(points.standing),
    "exchange": lambda studio: studio.match(points.exchange),
    "trump": lambda studio: studio.match(points.trump),
    "trump-chosen": chosen,
    "play-leading": lambda studio: studio.match(points.leading),
    "play-following": lambda studio: studio.match(points.following),
    "play-void": lambda studio: studio.match(points.void),
    "play-refused": refused,
    "play-settled": lambda studio: studio.match(points.settled),
    "play-settled-spades": lambda studio: studio.match(points.settled, FOUR, "spades"),
    "play-4": lambda studio: studio.match(points.following, FOUR),
    "auction-4": lambda studio: studio.match(points.standing, FOUR),
    "exchange-4": lambda studio: studio.match(points.exchange, FOUR),
    "trump-4": lambda studio: studio.match(points.trump, FOUR),
    "last-trick": last_trick,
    "sheet-early": early_sheet,
    "score-made": lambda studio: studio.match(points.made),
    "score-set": lambda studio: studio.match(points.failed),
    "score-4": lambda studio: studio.match(points.made, FOUR),
    "winner": Studio.winner,
    "curtain": curtain,
    "shared-auction": shared,
}
