"""Pictures of a review: a costly choice, its details, the labels, all cards, luck, and whether a bid could be made."""

from goodge.coach.highlights import costliest
from goodge.engine.record import Record, decode_record
from goodge.table.home import Home
from goodge.table.seats import MatchSetup
from goodge.ui.scenes.review.made import MadeScene, goals_to_ask
from goodge.ui.scenes.review.scene import ReviewScene, reviewer_of
from headless import Screen, start_match
from shotlib.studio import THREE

FAILED = 9  # a deal in which Ann's bid fails, and could have been made from a later trick on
LONGEST = 300  # seconds of work


def _record(screen: Screen) -> Record:
    """Return a match of one round, played by casual players."""
    screen.clear()
    start_match(screen.home, MatchSetup(THREE, {"players": 3, "target": 50}, FAILED), lambda _: False)
    screen.reopen()
    return decode_record(Home.at(screen.home).records_file.read_text(encoding="utf-8").splitlines()[-1])


def _review(screen: Screen) -> ReviewScene:
    """Show the review at the choice of Ann's that cost most."""
    record = _record(screen)
    reviewer = reviewer_of(screen.app, record)
    scene = ReviewScene(screen.app, reviewer)
    screen.app.reset(scene)
    assert reviewer.wait(LONGEST), "the review takes too long"
    (worst,) = costliest((choice for choice in reviewer.choices.values() if choice.seat == 0), 1)
    scene.tour.go_to((worst.round, worst.action))
    return scene


def choice(screen: Screen) -> None:
    scene = _review(screen)
    screen.settle()
    scene.reasoner.wait(LONGEST)
    screen.settle()


def details(screen: Screen) -> None:
    choice(screen)
    screen.press("d")


def labels(screen: Screen) -> None:
    choice(screen)
    screen.press("k")


def all_cards(screen: Screen) -> None:
    choice(screen)
    screen.press("a")


def why(screen: Screen) -> None:
    """Show the choice of whoever played before."""
    scene = _review(screen)
    screen.press("w")
    scene.reasoner.wait(LONGEST)
    screen.settle()


def luck(screen: Screen) -> None:
    _review(screen)
    screen.press("l")


def made(screen: Screen) -> None:
    record = _record(screen)
    scene = MadeScene(screen.app, record, 0, goals_to_ask(record, 0, [0]))
    screen.app.reset(scene)
    scene.solver.wait(LONGEST)
    screen.settle()


REVIEW_SCENES = {
    "review-choice": choice,
    "review-details": details,
    "review-labels": labels,
    "review-all-cards": all_cards,
    "review-why": why,
    "review-luck": luck,
    "review-made": made,
}
