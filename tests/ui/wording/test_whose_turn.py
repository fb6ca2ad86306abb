"""T tells the question of every phase whole, and what can be done beside it by a letter is still open."""

from __future__ import annotations

import pygame

from goodge.engine.actions import Nil
from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.ui.program.app import App
from tests.ui.checks import key
from tests.ui.kin import actions_done, behind, in_phase, open_kin, open_spidge, play_to
from tests.ui.narration import Listener
from tests.ui.tables import go_on, open_table, play_until

_SHIFT = pygame.KMOD_LSHIFT


class Asker:
    """Somebody who asks by T whose turn it is."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._ear = Listener(app)

    def hear(self, code: int, mod: int = 0) -> str:
        """What is said once a key has been pressed."""
        self._ear.hear()
        self._app.handle(key(code, mod=mod))
        self._app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
        return "\n".join(self._ear.hear())

    def ask(self) -> str:
        """What T tells."""
        return self.hear(pygame.K_t)


def test_t_tells_the_question_in_each_phase_of_the_main_game(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), 3)
    asker = Asker(app)
    play_until(app, scene, Phase.AUCTION)
    assert asker.ask() == "Bid 105 or more, or pass. 105 points in hand · longest suit: 4 hearts"
    play_until(app, scene, Phase.EXCHANGE)
    told = asker.ask()
    assert told.startswith("Keep what you like and lay away any three cards. Space moves a card. ")
    assert told.endswith(". These three are worth no points")
    play_until(app, scene, Phase.PLAY)
    assert asker.ask() == "Start the trick: play any card. Left and Right choose, Enter plays"


def test_while_trump_is_named_t_tells_and_shift_with_a_letter_chooses(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), 3)
    play_until(app, scene, Phase.TRUMP)
    asker = Asker(app)
    app.turn(0.0)
    question = (
        "Choose the trump suit. Chosen: {}. Enter names it trump. You may name any suit, even one you do not hold"
    )
    assert asker.ask() == question.format("Hearts")
    for code, suit in ((pygame.K_s, "Spades · none held"), (pygame.K_t, "Stars · 4 trumps · highest 9"),
                       (pygame.K_d, "Diamonds · 4 trumps · highest 9"), (pygame.K_c, "Clubs · 3 trumps · highest 5"),
                       (pygame.K_h, "Hearts · 5 trumps · highest 8")):  # fmt: skip
        assert asker.hear(code, _SHIFT) == f"{suit}, button"
    assert asker.hear(pygame.K_c) == "Clubs · 3 trumps · highest 5, button"
    assert asker.hear(pygame.K_c) == asker.hear(pygame.K_SPACE) == "Chosen: Clubs. Enter names it trump"
    assert asker.ask() == question.format("Clubs")
    assert asker.hear(pygame.K_TAB) == "Name Clubs, button"
    for _ in range(3):
        asker.hear(pygame.K_TAB, _SHIFT)
    assert asker.ask() == question.format("Stars"), "the suit that has the focus"
    asker.hear(pygame.K_RETURN)
    assert scene.table.view(0).board.trump is Suit.STARS


def test_while_nobody_listens_a_letter_alone_names_stars(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), 3)
    play_until(app, scene, Phase.TRUMP)
    app.handle(key(pygame.K_t))
    assert scene.focus_key == "suit-T"
    assert app.notices.shown is None


def test_t_tells_what_is_asked_before_the_cards_are_seen_and_takes_no_nil_back(app: App) -> None:
    scene = behind(app, 100)
    asker = Asker(app)
    go_on(app, scene)
    assert asker.ask() == (
        "Look at the cards, or bid blind nil first. "
        "The cards are face down: once they are seen, no bid is blind. "
        "Your team is 100 behind. Blind nil may be bid: 200 points, won or lost"
    )
    assert asker.hear(pygame.K_b).endswith("Bid blind nil, button")
    armed = asker.ask()
    assert armed.startswith("Bid blind nil, or take it back. ")
    assert armed.endswith("Blind nil? No trick at all: 200 points, won or lost")
    assert "Ann · " in asker.hear(pygame.K_p), "the points, and blind nil is still about to be bid"
    assert asker.ask() == armed
    asker.hear(pygame.K_ESCAPE)
    asker.hear(pygame.K_l)
    go_on(app, scene)
    question = asker.ask()
    assert question.startswith("Bid how many tricks you will take, or nil for none. 3 or 4 tricks: ")
    assert question.endswith("Your partner Cleo bids later. Nil wins or loses 100 points")
    assert asker.hear(pygame.K_n).endswith("Bid nil, button")
    assert asker.ask().startswith("Bid nil, or take it back. ")
    asker.hear(pygame.K_RETURN)
    assert actions_done(scene)[-1] == Nil().text


def test_t_tells_which_of_two_hands_plays(app: App) -> None:
    scene = open_spidge(app, 0)
    asker = Asker(app)
    for question in ("The dummy’s turn: play one of its clubs. ", "From the hand · Clubs were led: play a club. ") * 2:
        go_on(app, scene)
        assert asker.ask().startswith(question)
        assert scene.submit(scene.shown.view.legal[0])


def test_t_tells_what_a_team_must_still_bid(app: App) -> None:
    scene = open_kin(app, "pride")
    asker = Asker(app)
    play_to(app, scene, in_phase(Phase.BIDDING))
    asked = asker.ask()
    assert asked.startswith("Bid how many tricks this hand will take. 3 or 4 tricks: ")
    assert asked.endswith("Your partner Cleo bids later. The team must bid at least 4")
