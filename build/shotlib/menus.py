"""The pictures of what lies beside the play: rules, settings, keys, About, the pause, questions and a notice."""

from collections.abc import Callable
from functools import partial

from goodge.table.notices import SecondCopy
from goodge.ui.scenes.about import AboutScene
from goodge.ui.scenes.carry import export_scene
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.own_keys import PAGES, OwnKeysScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.settings.sections import SECTIONS
from shotlib import points
from shotlib.studio import Studio
from shotlib.titles import title, title_continue


def rules(studio: Studio, *keys: str) -> None:
    studio.take(None)
    studio.app.reset(RulesScene(studio.app))
    studio.settle()
    studio.press(*keys)


def settings(studio: Studio, section: str) -> None:
    studio.take(None)
    studio.app.reset(SettingsScene(studio.app, section))
    studio.settle()


def about(studio: Studio) -> None:
    studio.take(None)
    studio.app.reset(AboutScene(studio.app))
    studio.settle()


def keys(studio: Studio, page: str) -> None:
    studio.take(None)
    studio.app.reset(OwnKeysScene(studio.app, page))
    studio.settle()


def pause(studio: Studio, *keys: str) -> None:
    studio.match(points.following)
    studio.press("Escape", *keys)


def dialog(studio: Studio) -> None:
    title_continue(studio)
    studio.app.push(NewGameScene(studio.app))
    studio.settle()
    studio.press("Return")


def back_up(studio: Studio) -> None:
    """The question whether to put everything into one file, over the settings."""
    settings(studio, "general")
    studio.app.push(export_scene(studio.app))


def notice(studio: Studio) -> None:
    title(studio)
    studio.app.tell(SecondCopy())
    for _ in range(30):
        studio.app.turn(1 / 30)  # it fades in


MENU_SCENES: dict[str, Callable[[Studio], None]] = {
    "rules-top": rules,
    "rules-middle": lambda studio: rules(studio, "Next", "Next", "Next", "Next"),
    "rules-end": lambda studio: rules(studio, "End"),
    **{f"settings-{section}": partial(settings, section=section) for section in SECTIONS},
    "about": about,
    **{f"keys-{page}": partial(keys, page=page) for page, _ in PAGES},
    "pause": pause,
    "pause-deal": lambda studio: pause(studio, "d"),
    "dialog": dialog,
    "back-up": back_up,
}
