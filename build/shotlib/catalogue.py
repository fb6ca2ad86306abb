"""All pictures, by name, in the order in which they are taken."""

from collections.abc import Callable

from shotlib.claims import CLAIM_SCENES
from shotlib.evening import EVENING_SCENES
from shotlib.felts import FELT_SCENES
from shotlib.keep_score import SCORE_SCENES
from shotlib.kin_tables import KIN_SCENES
from shotlib.menus import MENU_SCENES, notice
from shotlib.people import PEOPLE_SCENES
from shotlib.practice import PRACTICE_SCENES
from shotlib.review import REVIEW_SCENES
from shotlib.sheets import SHEET_SCENES
from shotlib.statistics import STATISTICS_SCENES
from shotlib.studio import Studio
from shotlib.tables import TABLE_SCENES
from shotlib.titles import TITLE_SCENES
from shotlib.tournament import HALL_SCENES

SCENES: dict[str, Callable[[Studio], None]] = {
    **TITLE_SCENES,
    **TABLE_SCENES,
    **MENU_SCENES,
    **CLAIM_SCENES,
    **FELT_SCENES,
    **KIN_SCENES,
    **SHEET_SCENES,
    **STATISTICS_SCENES,
    **HALL_SCENES,
    **REVIEW_SCENES,
    **PRACTICE_SCENES,
    **EVENING_SCENES,
    **SCORE_SCENES,
    **PEOPLE_SCENES,
    "notice": notice,
}
