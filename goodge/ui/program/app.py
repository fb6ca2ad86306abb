"""The running program: one window, one stack of scenes, one loop that draws only when something has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from .window import prepare_environment

prepare_environment()

import pygame  # noqa: E402

from ...engine.cards import Suit  # noqa: E402
from ...table.home import Home  # noqa: E402
from ...table.notices import Notice  # noqa: E402
from ...table.settings import Settings  # noqa: E402
from ...table.store import Store  # noqa: E402
from ..drawing.art import Art, Dress  # noqa: E402
from ..drawing.canvas import Canvas  # noqa: E402
from ..drawing.dyes import HOUSE_DYES, TRUMP_DYES, Dye  # noqa: E402
from ..drawing.faults import faults  # noqa: E402
from ..drawing.felt import Felts, Kind  # noqa: E402
from ..drawing.theme import CARD_SCALES, TEXT_SCALES  # noqa: E402
from ..widgets.commands import Command, Deeds  # noqa: E402
from ..widgets.keys import is_chord  # noqa: E402
from ..widgets.notices import Notices  # noqa: E402
from ..wording.notices import notice_words  # noqa: E402
from ..wording.phrases import say  # noqa: E402
from .input import press_of, release_of  # noqa: E402
from .layer import Layer, Topic  # noqa: E402
from .memory import let_go  # noqa: E402
from .sound import Sounds  # noqa: E402
from .teams import Occasion  # noqa: E402
from .too_small import draw_request  # noqa: E402
from .window import Window  # noqa: E402

if TYPE_CHECKING:
    from ...engine.record import Record

_ACTIVE_FPS, _IDLE_FPS = 60, 20
_AWAKE_AFTER_INPUT = 1.0
_REPEAT_AFTER, _REPEAT_EVERY = 500, 35  # milliseconds


class Ways(Protocol):
    """The ways from scene to scene, so that scenes need not know each other: they name what to show, not a scene."""

    def title(self, app: App) -> None:
        """Remove everything and begin with the title."""

    def rules(self, app: App, topic: Topic | None) -> None:
        """Lay the rules over everything, unless they lie there already."""

    def sheet(self, app: App, record: Record, occasion: Occasion | None) -> None:
        """Lay the score sheet of a match over everything."""

    def settings(self, app: App) -> None:
        """Lay the settings over everything."""

    def new_game(self, app: App) -> None:
        """Ask which match to begin."""

    def resume(self, app: App, game: str | None = None) -> None:
        """Go on with the saved match of a game, or with the one played last."""

    def waiting(self, app: App) -> None:
        """Show the saved matches of all games."""

    def tournament(self, app: App) -> None:
        """Open the hall of the tournament."""

    def play_again(self, app: App, record: Record) -> None:
        """Begin a match anew: the same cards, players and seats."""

    def against_expert(self, app: App, record: Record) -> None:
        """Compare a match with what the Expert makes of its rounds."""

    def deal_of_the_day(self, app: App) -> None:
        """Show the deals of the day."""

    def statistics(self, app: App) -> None:
        """Show the statistics of the finished matches."""

    def trial(self, app: App, record: Record, place: tuple[int, int], seat: int) -> None:
        """Have somebody play on from a place of a match on record, which stays as it is."""

    def prepare_table(self, canvas: Canvas, game: str) -> None:
        """Have a thread make a game's cards for a table in a window of this size."""


class App:
    """The running program: everything that scenes share."""

    def __init__(
        self, home: Home, ways: Ways, size: tuple[int, int] | None = None, *, full_screen: bool | None = None
    ) -> None:
        self.home = home
        self.ways = ways
        self.store = Store(home)
        self.settings, trouble = Settings.load(home, may_set_aside=not self.store.is_second_copy)
        self.window = Window(size, full_screen=self.settings.full_screen if full_screen is None else full_screen)
        pygame.font.init()
        self.art = Art(self._dress)
        self.sounds = Sounds(self.settings)
        self.notices = Notices()
        self._stack: list[Layer] = []
        self.changes = 0  # the frames asked for so far: while it stays, nothing but what moves looks different
        self._is_dirty = True
        self._was_moving = False
        self._is_running = True
        self._awake = 0.0
        self._held_key: int | None = None
        self._key_led_here = False  # a key that opens a scene writes nothing into it
        self.felts = Felts()
        self.canvas = self._new_canvas()
        self._tells_of_faults = True
        faults.listen(self._note_fault)
        for notice in (trouble, home.trouble, *self.store.notices):
            self.tell(notice)

    def tell(self, notice: Notice | None) -> None:
        """Tell the player a notice from a table, the saves or the settings; None is no notice."""
        if notice is not None:
            self.notices.add(notice_words(notice))

    # -- scenes -----------------------------------------------------------------------------------------

    @property
    def top(self) -> Layer:
        return self._stack[-1]

    @property
    def match(self) -> Record | None:
        """The match of the topmost scene that belongs to one; None if there is no such scene."""
        layer = self._match_layer
        return None if layer is None else layer.match

    @property
    def _match_layer(self) -> Layer | None:
        return next((scene for scene in reversed(self._stack) if scene.match is not None), None)

    def push(self, scene: Layer) -> None:
        """Lay a scene over the others."""
        if self._stack:
            self.top.on_cover()
        self._stack.append(scene)
        scene.on_enter()
        self.redraw()

    def pop(self) -> None:
        """Remove the top scene; the program ends with the last one."""
        self._leave_top()
        if self._stack:
            self.top.refresh()
            self.top.on_enter()
        else:
            self.quit()

    @property
    def host(self) -> Layer | None:
        """The scene that a match leads back to; None for the title."""
        return next((scene for scene in reversed(self._stack) if scene.host_words is not None), None)

    def go_back_to(self, scene: Layer) -> None:
        """Remove all scenes over this one."""
        while self.top is not scene:
            self._leave_top()
        scene.refresh()
        scene.on_enter()

    def reset(self, scene: Layer) -> None:
        """Remove all scenes and begin with this one."""
        while self._stack:
            self._leave_top()
        self.push(scene)

    def _leave_top(self) -> None:
        self._stack.pop().on_leave()
        let_go()

    def redraw(self) -> None:
        """Ask for a frame, as something looks different."""
        self._is_dirty = True
        self.changes += 1

    def quit(self) -> None:
        """End the loop after this turn."""
        self._is_running = False

    @property
    def _dress(self) -> Dress:
        settings = self.settings
        return Dress(settings.suit_colours, settings.pack, settings.card_back)

    # -- settings ---------------------------------------------------------------------------------------

    def apply_settings(self) -> None:
        """Apply the settings and save them."""
        settings = self.settings
        self.sounds.apply_settings()
        self.art.dress = self._dress
        self.window.set_full_screen(settings.full_screen)
        self._relayout()
        self._keep_settings()

    def _note_fault(self, file: str, error: Exception) -> None:
        """Log a file of the program that cannot be read; tell the player of the first that is not a sound."""
        self.store.log.note(f"{file} is missing or damaged: {error!r}")
        if self._tells_of_faults and not file.endswith(".ogg"):
            self._tells_of_faults = False
            sentence = say("notice", "The file {file} is missing or damaged. Please install Goodge again.", file=file)
            self.notices.add(sentence)

    def _keep_settings(self) -> None:
        if not self.store.is_second_copy:
            self.tell(self.settings.save(self.home))

    def toggle_mute(self) -> None:
        self.settings.muted = not self.settings.muted
        self.sounds.apply_settings()
        self.top.refresh()
        self._keep_settings()
        self.notices.add(say("notice", "Sound off") if self.settings.muted else say("notice", "Sound on"))

    @property
    def deeds(self) -> Deeds:
        """The commands that mean the same everywhere, unless a scene or an item uses the key."""
        return {Command.MUTE: self.toggle_mute, Command.RULES: self.open_rules}

    @property
    def _first_deeds(self) -> Deeds:
        """The commands that come before all others, unless text is being typed."""
        return {Command.FULL_SCREEN: self._toggle_full_screen, Command.RULES: self.open_rules}

    def _toggle_full_screen(self) -> None:
        self.settings.full_screen = not self.settings.full_screen
        self.apply_settings()

    # -- drawing ----------------------------------------------------------------------------------------

    def cloth(self, trump: Suit | None = None) -> pygame.Surface:
        """Return the felt for the window at its present size: the house's, or a trump suit's."""
        return self.felts.felt(self.felt_kind(trump))

    def felt_kind(self, trump: Suit | None = None) -> Kind:
        """Return what the felt is made by."""
        canvas = self.canvas
        return Kind(canvas.surface.get_size(), self.dye(trump), canvas.unit)

    def dye(self, trump: Suit | None = None) -> Dye:
        """Return the dye of the felt under this trump suit, by the settings."""
        if trump is None or not self.settings.trump_dye:
            return HOUSE_DYES[self.settings.felt]
        return TRUMP_DYES[trump]

    def draw(self) -> None:
        """Draw one frame and show it."""
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
        """Run until somebody quits."""
        clock = pygame.time.Clock()
        is_moving = self.turn(0.0)  # the clock would have the first frame wait
        while self._is_running:
            for event in pygame.event.get():
                self.handle(event)
                self._awake = _AWAKE_AFTER_INPUT
            is_busy = is_moving or self._awake > 0 or any(scene.is_waiting for scene in self._stack)
            seconds = clock.tick(_ACTIVE_FPS if is_busy else _IDLE_FPS) / 1000
            self._awake -= seconds
            is_moving = self.turn(min(seconds, 0.1))

    def turn(self, seconds: float) -> bool:
        """Let time pass, and draw if needed; return True while something moves."""
        moving = [scene.update(seconds) for scene in list(self._stack)]
        is_moving = any(moving)
        is_moving = self.notices.update(seconds) or is_moving
        if self._is_running and (is_moving or self._was_moving or self._is_dirty):  # also as a motion ends
            self._is_dirty = False
            self.draw()
        self._was_moving = is_moving
        return is_moving

    def handle(self, event: pygame.event.Event) -> None:
        """Take one event."""
        event = self.window.in_pixels(event)
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._relayout()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED):
            self.redraw()
        elif event.type == pygame.KEYDOWN and press_of(event).obey(self._first_deeds):
            return
        elif not self.window.is_too_small and self._is_running:
            if event.type == pygame.MOUSEBUTTONDOWN and self.notices.dismiss(event.pos):
                self.redraw()
            else:
                self._pass_on(event)

    def _pass_on(self, event: pygame.event.Event) -> None:
        """Pass an event to the top scene. A key that repeats because it is held down only types."""
        if event.type == pygame.TEXTINPUT:
            if not self._key_led_here:
                self.top.handle_text(event.text)
            return
        if event.type == pygame.KEYDOWN:
            self._pass_key_on(event)
        elif event.type == pygame.KEYUP:
            self._held_key, self._key_led_here = None, False
            self.top.handle_release(release_of(event))
        else:
            self.top.handle(event)
        self._repeat_keys()

    def _pass_key_on(self, event: pygame.event.Event) -> None:
        before, press = self.top, press_of(event)
        if is_chord(event):
            before.handle_chord(press)
        elif event.key == self._held_key:
            before.handle_repeated(press)
        else:
            self._held_key = event.key if any(pygame.key.get_repeat()) else None
            before.handle_press(press)
            self._key_led_here = bool(self._stack) and self.top is not before

    def _repeat_keys(self) -> None:
        """Let held keys repeat only while text is typed: elsewhere they would do too much."""
        wanted = (_REPEAT_AFTER, _REPEAT_EVERY) if self._stack and self.top.repeats_keys else (0, 0)
        if pygame.key.get_repeat() != wanted:
            pygame.key.set_repeat(*wanted)

    def open_rules(self) -> None:
        """Lay the rules over whatever is shown."""
        self.ways.rules(self, self.top.topic)

    def open_sheet(self) -> None:
        """Lay the score sheet of the current match over whatever is shown."""
        layer = self._match_layer
        if layer is not None and layer.match is not None:
            self.ways.sheet(self, layer.match, layer.occasion)

    def shows(self, kind: type[Layer]) -> bool:
        """Return True if a layer of this kind is on the stack."""
        return any(isinstance(layer, kind) for layer in self._stack)

    def close(self) -> None:
        """Let go of everything; what was played is on disk."""
        while self._stack:
            self._stack.pop().on_leave()
        faults.forget()
        self.art.close()
        self.sounds.close()
        self.store.close()
        self.window.close()
        pygame.quit()
