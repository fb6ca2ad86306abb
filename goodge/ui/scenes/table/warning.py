"""The question before a choice that seems bad, and the offer to be asked it."""

from __future__ import annotations

from collections.abc import Callable

from ...program.app import App
from ...wording import hints
from ...wording.phrases import say
from ..dialog import DialogAnswer, DialogScene


def warning_scene(
    app: App, words: str, show: Callable[[], None], go_on: Callable[[], object], think_again: Callable[[], None]
) -> DialogScene:
    """Return the question, in these words, whether to `show` what is better, to `go_on`, or to think again."""
    answers = [
        DialogAnswer(say("warning before a bad choice: answer", "Show me"), show, "primary"),
        DialogAnswer(say("warning before a bad choice: answer", "Do it anyway"), lambda: _do(go_on)),
        DialogAnswer(say("warning before a bad choice: answer", "Think again"), think_again),
    ]
    return DialogScene(app, hints.warning_title(), words, answers)


def warning_offer(app: App, mistake: str, go_on: Callable[[], None]) -> DialogScene:
    """Return the question whether to be warned before big mistakes from now on, after one; any answer leads on."""

    def switch_on() -> None:
        app.settings.warning = "blunders"
        app.apply_settings()
        go_on()

    answers = [
        DialogAnswer(say("offer of a warning: answer", "Warn me"), switch_on, "primary"),
        DialogAnswer(say("offer of a warning: answer", "No, thanks"), go_on),
    ]
    return DialogScene(app, hints.offer_title(), hints.offer_words(mistake), answers)


def crown_question(app: App, take_back: Callable[[], object], lay_away: Callable[[], object]) -> DialogScene:
    """Return the question whether to lay the Crown away, or to `take_back` that: whoever knows it keeps it."""
    answers = [
        DialogAnswer(say("the Crown is laid away: answer", "Lay it away"), lambda: _do(lay_away)),
        DialogAnswer(say("the Crown is laid away: answer", "Keep it"), lambda: _do(take_back), "primary"),
    ]
    question = say("the Crown is laid away: question", "Lay the Crown away?")
    reason = say("the Crown is laid away", "It is the highest trump: nothing beats it, and it brings 25 points.")
    return DialogScene(app, question, reason, answers)


def _do(deed: Callable[[], object]) -> None:
    deed()
