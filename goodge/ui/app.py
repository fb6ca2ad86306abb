"""The running program: one window, one stack of scenes, one loop that draws only when something has changed."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from .window import prepare_environment

prepare_environment()

import pygame  # noqa: E402

from ..table.home import Home  # noqa: E402
from ..table.settings import Settings  # noqa: E402
from ..table.store import Store  # noqa: E402
from .art import Art  # noqa: E402
from .canvas import Canvas  # noqa: E402
from .felt import felt  # noqa: E402
from .notices import Notices  # noqa: E402
from .sound import Sounds  # noqa: E402
from .theme import CARD_SCALES, TEXT_SCALES, Colour  # noqa: E402
from .too_small import draw_request  # noqa: E402
from .window import Window  # noqa: E402

if TYPE_CHECKING:
    from ..engine.record import Record
    from .scene import Scene

_ACTIVE_FPS, _IDLE_FPS = 60, 20
_AWAKE_AFTER_INPUT = 1.0
_REPEAT_AFTER, _REPEAT_EVERY = 500, 35  # milliseconds


class App:
    """Everything scenes share."""

    def __init__(self, home: Home, size: tuple[int, int] | None = None, *, full_screen: bool | None = None) -> None:
        self.home = home
        self.settings, trouble = Settings.load(home)
        self.store = Store(home)
        self.window = Window(size, full_screen=self.settings.full_screen if full_screen is None else full_screen)
        pygame.font.init()
        self.art = Art(self.settings.suit_colours)
        self.sounds = Sounds(self.settings.volume, muted=self.settings.muted)
        self.notices = Notices()
        self._stack: list[Scene] = []
        self._is_dirty = True
        self._was_moving = False
        self._is_running = True
        self._awake = 0.0
        self._held_key: int | None = None
        self._cloth: tuple[object, pygame.Surface] | None = None
        self.canvas = self._new_canvas()
        for sentence in (trouble, home.trouble, *self.store.notices):
            if sentence:
                self.notices.add(sentence)

    # -- scenes -----------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene:
        return self._stack[-1]

    @property
    def match(self) -> Record | None:
        """The match that is on, by the topmost scene that belongs to one."""
        return next((scene.match for scene in reversed(self._stack) if scene.match is not None), None)

    def push(self, scene: Scene) -> None:
        """Lays a scene over the others."""
        self._stack.append(scene)
        scene.on_enter()
        self.redraw()

    def pop(self) -> None:
        """Takes the top scene away; the program ends with the last one."""
        self._leave_top()
        if self._stack:
            self.top.refresh()
            self.top.on_enter()
        else:
            self.quit()

    @property
    def host(self) -> Scene | None:
        """Where a match leads back to; None: to the title."""
        return next((scene for scene in reversed(self._stack) if scene.host_words is not None), None)

    def go_back_to(self, scene: Scene) -> None:
        """Takes all scenes over this one away."""
        while self.top is not scene:
            self._leave_top()
        scene.refresh()
        scene.on_enter()

    def reset(self, scene: Scene) -> None:
        """Takes all scenes away and begins with this one."""
        while self._stack:
            self._leave_top()
        self.push(scene)

    def _leave_top(self) -> None:
        self._stack.pop().on_leave()
        gc.collect()  # a scene and its items know each other, and what they have drawn is large

    def redraw(self) -> None:
        """Asks for a frame."""
        self._is_dirty = True

    def quit(self) -> None:
        """Ends the loop after this turn."""
        self._is_running = False

    # -- settings ---------------------------------------------------------------------------------------

    def apply_settings(self) -> None:
        """Makes what the settings say true, and keeps them."""
        settings = self.settings
        self.sounds.volume, self.sounds.muted = settings.volume, settings.muted
        if self.art.palette != settings.suit_colours:
            self.art.palette = settings.suit_colours
        self.window.set_full_screen(settings.full_screen)
        self._relayout()
        self._keep_settings()

    def _keep_settings(self) -> None:
        trouble = self.settings.save(self.home)
        if trouble:
            self.notices.add(trouble)

    def toggle_mute(self) -> None:
        self.settings.muted = not self.settings.muted
        self.sounds.muted = self.settings.muted
        self.top.refresh()
        self._keep_settings()
        self.notices.add("Sound off" if self.settings.muted else "Sound on")

    def handle_common_key(self, event: pygame.event.Event) -> None:
        """Keys that mean the same everywhere, unless a scene or an item wants them."""
        if event.key == pygame.K_m:
            self.toggle_mute()

    # -- drawing ----------------------------------------------------------------------------------------

    def cloth(self, tint: Colour | None = None) -> pygame.Surface:
        """The felt for the window as it is."""
        key = (self.canvas.surface.get_size(), tint)
        if self._cloth is None or self._cloth[0] != key:
            self._cloth = (key, felt(key[0], tint))
        return self._cloth[1]

    def draw(self) -> None:
        """Draws one frame and shows it."""
        canvas = self.canvas
        if self.window.is_too_small:
            draw_request(canvas.surface)
        else:
            first = max((i for i, scene in enumerate(self._stack) if scene.is_opaque), default=0)
            for scene in self._stack[first:]:
                scene.draw(canvas)
            self.notices.draw(canvas)
        self.window.present()

    def _new_canvas(self) -> Canvas:
        scales = TEXT_SCALES[self.settings.text_size], CARD_SCALES[self.settings.card_size]
        return Canvas.on(self.window.surface, self.art, *scales)

    def _relayout(self) -> None:
        self.canvas = self._new_canvas()
        for scene in self._stack:
            scene.on_resize()
            scene.refresh()

    # -- the loop ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Runs until somebody quits."""
        clock = pygame.time.Clock()
        is_moving = False
        while self._is_running:
            for event in pygame.event.get():
                self.handle(event)
                self._awake = _AWAKE_AFTER_INPUT
            is_busy = is_moving or self._awake > 0 or any(scene.is_waiting for scene in self._stack)
            seconds = clock.tick(_ACTIVE_FPS if is_busy else _IDLE_FPS) / 1000
            self._awake -= seconds
            is_moving = self.turn(min(seconds, 0.1))

    def turn(self, seconds: float) -> bool:
        """Lets time pass and draws if need be; True while something moves."""
        moving = [scene.update(seconds) for scene in list(self._stack)]
        is_moving = any(moving)
        is_moving = self.notices.update(seconds) or is_moving
        if self._is_running and (is_moving or self._was_moving or self._is_dirty):  # also what a motion ends with
            self._is_dirty = False
            self.draw()
        self._was_moving = is_moving
        return is_moving

    def handle(self, event: pygame.event.Event) -> None:
        """Takes one event."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._relayout()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED):
            self.redraw()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.settings.full_screen = not self.settings.full_screen
            self.apply_settings()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.open_rules()
        elif not self.window.is_too_small and self._is_running:
            if event.type == pygame.MOUSEBUTTONDOWN and self.notices.dismiss(event.pos):
                self.redraw()
            else:
                self._pass_on(event)

    def _pass_on(self, event: pygame.event.Event) -> None:
        """To the top scene. A key that counts again because it is held down does no more than type."""
        if event.type == pygame.KEYDOWN and event.key == self._held_key:
            self.top.handle_repeated(event)
            return
        if event.type == pygame.KEYDOWN:
            self._held_key = event.key if any(pygame.key.get_repeat()) else None
        elif event.type == pygame.KEYUP:
            self._held_key = None
        self.top.handle(event)
        self._repeat_keys()

    def _repeat_keys(self) -> None:
        """A key that is held down counts again only where text is typed: elsewhere it would do too much."""
        focused = self.top.focused if self._stack else None
        wanted = (_REPEAT_AFTER, _REPEAT_EVERY) if focused is not None and focused.repeats_keys else (0, 0)
        if pygame.key.get_repeat() != wanted:
            pygame.key.set_repeat(*wanted)

    def open_rules(self) -> None:
        """Lays the rules over whatever is shown."""
        from .scenes.rules import RulesScene

        if not any(isinstance(scene, RulesScene) for scene in self._stack):
            self.push(RulesScene(self, *(self.top.topic or ())))

    def open_sheet(self) -> None:
        """Lays the score sheet of the match that is on over whatever is shown."""
        from .scenes.sheet import SheetScene

        if self.match is not None:
            self.push(SheetScene(self, self.match))

    def close(self) -> None:
        """Lets go of everything; what was played is on disk."""
        while self._stack:
            self._stack.pop().on_leave()
        self.art.close()
        self.sounds.close()
        self.store.close()
        pygame.quit()


def main(size: tuple[int, int] | None = None, *, full_screen: bool | None = None) -> int:
    """Opens the game. Returns the exit status: 1 where there is no screen or a file of the program is missing."""
    from .scenes.title import TitleScene

    try:
        app = App(Home.find(), size, full_screen=full_screen)
    except (pygame.error, FileNotFoundError) as error:
        print(f"Goodge cannot open its window: {error}", file=sys.stderr)
        return 1
    try:
        app.push(TitleScene(app))
        app.run()
    finally:
        app.close()
    return 0
