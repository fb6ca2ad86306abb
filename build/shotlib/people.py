"""The pictures of the people of a house: nobody named yet, all of them, somebody new, and the title with a face."""

from collections.abc import Callable

from goodge.engine.games import MAIN_GAME
from goodge.ui.scenes.people.person import PersonScene
from goodge.ui.scenes.people.scene import PeopleScene
from goodge.ui.scenes.title.scene import TitleScene
from shotlib.studio import Studio, usual_seats

FACES = {"Ann": "woman-red-hair", "Tom": "boy-blond", "Zoe": "girl-headphones", "Grandpa": "grandfather-beard"}


def nobody(studio: Studio) -> None:
    studio.take(None)
    studio.app.reset(PeopleScene(studio.app))
    studio.settle()


def people(studio: Studio) -> None:
    studio.clear()
    studio.finish(usual_seats(MAIN_GAME), MAIN_GAME)
    studio.reopen()
    _named(studio)
    studio.app.reset(PeopleScene(studio.app))
    studio.settle()


def somebody_new(studio: Studio) -> None:
    _named(studio)
    scene = PersonScene(studio.app)
    scene.name = "Mia"
    studio.app.reset(scene)
    studio.settle()


def title(studio: Studio) -> None:
    _named(studio)
    studio.app.reset(TitleScene(studio.app))
    studio.settle()


def _named(studio: Studio) -> None:
    """Name everybody; the first one plays."""
    studio.take(None)
    for name, portrait in FACES.items():
        studio.app.household.add(name)
        studio.app.settings.choose_portrait(name, portrait)
    studio.app.household.let_play(studio.app.household.people[0])
    studio.app.apply_settings()


PEOPLE_SCENES: dict[str, Callable[[Studio], None]] = {
    "people-nobody": nobody,
    "people-all": people,
    "people-new": somebody_new,
    "people-title": title,
}
