"""The running program: one window, one stack of scenes, one loop that draws only when something has changed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import current_thread, main_thread
from time import perf_counter

from .window import prepare_environment

prepare_environment()

import pygame  # noqa: E402

from ...table.home import Home  # noqa: E402
from ...table.household import Household  # noqa: E402
from ...table.notices import Notice  # noqa: E402
from ...table.settings import Settings  # noqa: E402
from ...table.store import Store  # noqa: E402
from ..drawing.art import Art, Dress  # noqa: E402
from ..drawing.faults import faults  # noqa: E402
from ..drawing.typesetting import close_fonts  # noqa: E402
from ..motion.motions import ENTRANCE, Entrance  # noqa: E402
from ..motion.speeds import FACTORS  # noqa: E402
from ..widgets.commands import Command, Deeds, Press  # noqa: E402
from ..widgets.device import Device, in_use  # noqa: E402
from ..widgets.notices import Notices  # noqa: E402
from ..wording.notices import notice_words  # noqa: E402
from ..wording.phrases import report_faults, say  # noqa: E402
from .drawn import DrawnStack  # noqa: E402
from .fingers import Fingers, is_touch  # noqa: E402
from .held_buttons import HeldButtons  # noqa: E402
from .held_keys import HeldKeys  # noqa: E402
from .input import press_of  # noqa: E402
from .language import speak_as_set  # noqa: E402
from .layer import Layer  # noqa: E402
from .memory import Stillness, Sweeper, hand_back  # noqa: E402
from .narrator import Narrator  # noqa: E402
from .own_keys import use_own  # noqa: E402
from .pads import NOISE, OF_PADS, TREMBLING, Pads  # noqa: E402
from .pulse import Pulse  # noqa: E402
from .sound import Sounds  # noqa: E402
from .text_log import TextLog  # noqa: E402
from .voice import Voices  # noqa: E402
from .ways import Ways  # noqa: E402
from .window import Window  # noqa: E402

_AWAKE_AFTER_INPUT = 1.0


class App(DrawnStack):
    """The running program: everything that scenes share."""

    def __init__(
        self,
        home: Home,
        ways: Ways[App],
        size: tuple[int, int] | None = None,
        *,
        full_screen: bool | None = None,
        voices: Voices | None = None,
    ) -> None:
        super().__init__()
        self.narrator = Narrator()
        self._text_log: TextLog | None = None
        self.home = home
        self.ways = ways
        self.store = Store(home)
        may_set_aside = not self.store.is_second_copy
        self.settings, trouble = Settings.load(home, may_set_aside=may_set_aside)
        self.household = Household(home, self.settings, may_set_aside=may_set_aside)
        report_faults(self.store.log.note)
        speak_as_set(self.settings.language)
        self.window = Window(size)
        for voice in voices(self.window, self.store.log.note) if voices else ():
            self.narrator.add(voice)
        self.window.show(full_screen=self.settings.full_screen if full_screen is None else full_screen)
        pygame.font.init()
        self.art = Art(self._dress)
        self.sounds = Sounds(self.settings)
        self.notices = Notices(lambda: self.entrance, partial(self.narrator.tell, str))
        self._was_moving = False
        self._stillness = Stillness()
        self._sweeper = Sweeper()
        self.is_running = True
        self.afterwards: Callable[[], str] | None = None  # once all files are let go; then the program opens again
        self._awake = 0.0
        self._keys = HeldKeys(lambda: self.top if self._stack else None)
        self._fingers = Fingers(lambda: self.top if self._stack else None)
        self._pads = Pads(self.store.log.note)
        self._buttons = HeldButtons(lambda: self.top if self._stack else None, self._begin_by_pad, self.take)
        in_use.turn_to(Device.KEYS)
        self._use_own_keys()
        self._lay_canvas()
        self._write_narration()
        self._tells_of_faults = True
        self._of_threads: deque[str] = deque()
        faults.listen(self._note_fault)
        for notice in (trouble, self.household.notice, home.trouble, *self.store.notices):
            self.tell(notice)

    def tell(self, notice: Notice | None) -> None:
        """Tell the player a notice from a table, the saves or the settings; None is no notice."""
        if notice is not None:
            self.notices.add(notice_words(notice))

    def tell_all(self, next_notice: Callable[[], Notice | None]) -> None:
        """Tell the player all that there is to tell from somewhere, until no notice comes."""
        for notice in iter(next_notice, None):
            self.tell(notice)

    def push(self, scene: Layer) -> None:
        super().push(scene)
        if scene.is_discreet:
            self.notices.hide_answer()

    @property
    def entrance(self) -> Entrance:
        """The way in which scenes, panels and notices come, by the settings."""
        return ENTRANCE.paced(FACTORS[self.settings.speed], is_calm=self.settings.less_motion)

    def quit(self) -> None:
        """End the loop after this turn."""
        self.is_running = False

    @property
    def _dress(self) -> Dress:
        settings = self.settings
        return Dress(settings.suit_colours, settings.pack, settings.card_back)

    # -- settings ---------------------------------------------------------------------------------------

    def apply_settings(self) -> None:
        """Apply the settings and save them."""
        settings = self.settings
        speak_as_set(settings.language)
        self._use_own_keys()
        self.sounds.apply_settings()
        self.art.dress = self._dress
        self.window.set_full_screen(settings.full_screen)
        self._relayout()
        self._write_narration()
        self._keep_settings()

    def _use_own_keys(self) -> None:
        self._keys_are_heard = self.narrator.is_heard
        use_own(self.settings.keys, self.settings.buttons, is_heard=self._keys_are_heard)

    def _narrate(self) -> None:
        """Have the narrator follow the top scene; as somebody begins or ceases to listen, some keys change."""
        self.narrator.follow(self.top)
        if self.narrator.is_heard is not self._keys_are_heard:
            self._use_own_keys()
            self.top.refresh()

    def _read_page(self) -> bool:
        """Have all that is shown read out; return False where nobody listens."""
        self.narrator.read(self.top)
        return self.narrator.is_heard

    def _write_narration(self) -> None:
        """Begin or end to write down what is told, by the settings."""
        if self.settings.narration and self._text_log is None:
            self._text_log = TextLog(self.home.narration_file)
            self.narrator.add(self._text_log)
        elif not self.settings.narration and self._text_log is not None:
            self.narrator.remove(self._text_log)
            self._text_log = None

    def _note_fault(self, file: str, error: Exception) -> None:
        """Log a file of the program that cannot be read; tell the player of the first that is not a sound.

        Threads that draw ahead may call it, too.
        """
        self.store.log.note(f"{file} is missing or damaged: {error!r}")
        if self._tells_of_faults and not file.endswith(".ogg"):
            self._tells_of_faults = False
            sentence = say("notice", "The file {file} is missing or damaged. Please install Goodge again.", file=file)
            self._of_threads.append(sentence)
            if current_thread() is main_thread():
                self._tell_of_threads()

    def _tell_of_threads(self) -> None:
        """Tell the player what threads have found out, which must not do that themselves."""
        while self._of_threads:
            self.notices.add(self._of_threads.popleft())

    def _keep_settings(self) -> None:
        if not self.store.is_second_copy:
            self.tell(self.household.keep())

    def toggle_mute(self) -> None:
        self.settings.muted = not self.settings.muted
        self.sounds.apply_settings()
        self.top.refresh()
        self._keep_settings()
        self.notices.add(say("notice", "Sound off") if self.settings.muted else say("notice", "Sound on"))

    @property
    def deeds(self) -> Deeds:
        """The commands that mean the same everywhere, unless a scene or an item uses the key."""
        return {Command.MUTE: self.toggle_mute, Command.RULES: self.open_rules, Command.MENU: self._open_menu}

    @property
    def _first_deeds(self) -> Deeds:
        """The commands that come before all others, unless text is being typed."""
        reading = {Command.READ: self._read_page} if self.narrator.is_heard else {}
        return {Command.FULL_SCREEN: self._toggle_full_screen, Command.RULES: self.open_rules, **reading}

    def take(self, press: Press) -> None:
        """Do what a press means: to the program first, else to the top scene."""
        if not press.obey(self._first_deeds) and self.is_running and not self.window.is_too_small:
            self.top.handle_press(press)

    def _open_menu(self) -> None:
        """Lay all commands that do something now over what is shown."""
        self.ways.commands(self, [self._first_deeds, *self.top.all_deeds(), self.deeds])

    def _toggle_full_screen(self) -> None:
        self.settings.full_screen = not self.settings.full_screen
        self.apply_settings()

    def _relayout(self) -> None:
        self.fade.end()
        self._lay_canvas()
        for scene in self._stack:
            scene.on_resize()
            scene.refresh()

    # -- the loop ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Run until somebody quits."""
        pulse = Pulse()
        is_moving = self.turn(0.0)  # the clock would have the first frame wait
        self._pads.start()
        self.narrator.start()
        while self.is_running:
            events = pygame.event.get()
            if any(event.type not in TREMBLING for event in events) and (owed := pulse.owed()) > 0:
                self.turn(owed)  # before the events: what they set in motion begins with them
            for event in events:
                self.handle(event)
                if event.type not in NOISE:
                    self._awake = _AWAKE_AFTER_INPUT
            is_busy = is_moving or self._awake > 0 or self._buttons.is_awake
            is_busy = is_busy or any(scene.is_waiting for scene in self._stack)
            is_wanted = self._is_dirty or self.narrator.is_heard
            self._awake -= pulse.beat(is_busy=is_busy, may_sleep=not (is_wanted or self._pads.are_there))
            if (passed := pulse.turn_due(is_wanted=is_wanted)) is not None:
                is_moving = self.turn(passed)

    def turn(self, seconds: float) -> bool:
        """Let time pass, and draw if needed; return True while something moves."""
        if self.is_running and self.fade.warms_up(self.top, self.canvas_of(self.top)):
            return True
        began = perf_counter()
        self._buttons.advance(seconds)
        self._fingers.advance(seconds)
        self._tell_of_threads()
        moving = [self.fade.advance(seconds)]
        moving += [scene.update(self.fade.seconds_for(scene, seconds)) for scene in list(self._stack)]
        is_moving = any(moving) or self.fade.is_on
        is_moving = self.notices.update(seconds) or is_moving
        draws = self.is_running and (is_moving or self._was_moving or self._is_dirty)  # also as a motion ends
        if draws:
            self._is_dirty = False
            self.draw()
        if self._stillness.has_come(seconds, is_moving=is_moving) and self.is_running:
            self.top.rest()
            self.art.rest()
            hand_back()
        elif self.is_running and not draws:
            self.sounds.read_ahead()
        self._was_moving = is_moving
        if self._stack:
            self._narrate()
        self._sweeper.sweep(perf_counter() - began)
        return is_moving

    def handle(self, event: pygame.event.Event) -> None:
        """Take one event."""
        event = self.window.in_pixels(event)
        meant = self._fingers.take(event, self.window.density) if is_touch(event) else event
        if meant is not None:
            self._handle(meant)

    def _handle(self, event: pygame.event.Event) -> None:
        self.sounds.heed(event)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._arrive()
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) or any(event.dict.get("rel", ())):
            self._turn_to(Device.KEYS)
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self.narrator.turn(has_keyboard=event.type == pygame.WINDOWFOCUSGAINED)
        if event.type in OF_PADS:
            self._buttons.turn(self._pads.take(event))
        elif event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.DROPFILE:
            self.ways.opened(self, Path(event.file))
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._relayout()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED):
            self.redraw_all()
        elif event.type == pygame.KEYDOWN and self._takes_first(event):
            return
        elif not self.window.is_too_small and self.is_running:
            if event.type == pygame.MOUSEBUTTONDOWN and self.notices.dismiss(event.pos):
                self.redraw()
            elif event.type in (pygame.TEXTINPUT, pygame.KEYDOWN, pygame.KEYUP):
                self._keys.pass_on(event, self.top)
            else:
                self.top.handle(event)
            self._keys.let_repeat()

    def _takes_first(self, event: pygame.event.Event) -> bool:
        """Have a key taken by a scene that waits for one, or obeyed by the program; return False if neither."""
        return (bool(self._stack) and self.top.take_key(event)) or press_of(event).obey(self._first_deeds)

    def _begin_by_pad(self) -> None:
        self._arrive()
        self._turn_to(Device.PAD)

    def _turn_to(self, device: Device) -> None:
        """Tell people of the keys or the buttons of the device that they use."""
        if in_use.turn_to(device):
            pygame.mouse.set_visible(device is not Device.PAD)
            for scene in self._stack:
                scene.refresh()

    def _arrive(self) -> None:
        """Let nothing come up or fade away any more: a key or a click has hurried it."""
        if self.fade.end():
            self.redraw()
        if self._stack:
            self.top.arrive()

    def open_rules(self) -> None:
        """Lay the rules over whatever is shown."""
        self.ways.rules(self, self.top.topic)

    def open_sheet(self) -> None:
        """Lay the score sheet of the current match over whatever is shown."""
        layer = self._match_layer
        if layer is not None and layer.match is not None:
            back = None if layer.looks_back is None else layer.looks_back.round_before()
            self.ways.sheet(self, layer.match, layer.occasion, back)

    def close(self) -> None:
        """Let go of everything; what was played is on disk."""
        while self._stack:
            self._stack.pop().on_leave()
        faults.forget()
        self._pads.close()
        self.narrator.close()
        self.art.close()
        self.sounds.close()
        self.store.close()
        self.window.close()
        close_fonts()
        pygame.quit()
