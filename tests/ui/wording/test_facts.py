"""What keys tell at the table: whose turn it is, the trick, bids, points and what has gone; and the way to a card."""

from __future__ import annotations

import pygame
import pytest

from goodge.coach.ideas import Idea
from goodge.engine.cards import Card, Suit
from goodge.engine.game import AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.partners import PartnerBoard
from goodge.engine.state import Trick, narrow
from goodge.ui.program.app import App
from goodge.ui.scenes.settings.help import HELP_ROWS
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.widgets.pad import PadButton
from goodge.ui.wording import notes, told
from goodge.ui.wording.cards import card_name, suit_name
from tests.ui.checks import key, press
from tests.ui.evenings import by_chance, play_out, sat_down
from tests.ui.kin import dealt, in_phase, open_kin, play_to
from tests.ui.narration import Listener, listen
from tests.ui.pads import push, strike
from tests.ui.tables import go_on, open_table, play_until

_ONE = (None, "novice", "novice")


def ask(app: App, code: int, mod: int = 0) -> str:
    """What is shown after a key."""
    app.handle(key(code, mod=mod))
    app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
    app.turn(0.0)
    assert app.notices.shown is not None
    return app.notices.shown


def test_facts_of_the_main_game_are_shown_and_said(app: App) -> None:
    ear = Listener(app)
    scene = open_table(app, _ONE)
    play_until(app, scene, Phase.AUCTION)
    assert ask(app, pygame.K_t).startswith("Bid 70 or more, or pass")
    assert "Cleo: 65" in ask(app, pygame.K_v)
    assert "Ann · 0 this round · Total 0" in ask(app, pygame.K_p)
    assert "No card lies in the trick" in ask(app, pygame.K_r)
    assert "No trick has been won yet" in ask(app, pygame.K_r, pygame.KMOD_LSHIFT)
    assert scene.shown.view.board.phase is Phase.AUCTION, "P has not passed"
    said = ear.hear()
    assert any("Ann · 0 this round" in line for line in said)
    press(app, pygame.K_x)
    play_until(app, scene, Phase.PLAY)
    assert "Ann: Pass" in ask(app, pygame.K_v)
    assert scene.submit(scene.shown.view.legal[0])
    go_on(app, scene)
    assert ask(app, pygame.K_r, pygame.KMOD_LSHIFT).count("Ann: ") == 1


def test_what_lies_on_the_table_is_told_one_thing_after_another(app: App) -> None:
    ear = Listener(app)
    play_until(app, open_table(app, _ONE), Phase.AUCTION)
    ear.hear()
    told = []
    for _ in range(3):
        press(app, pygame.K_i)
        told += ear.hear()
    assert told[0].startswith("Round 1 · to 500. Auction. Once somebody has 500 points or more at the end of a round, ")
    assert told[1:] == ["Whoever bids most points is the Goodge, and must take as many.", "Ben holds 16 cards."]


def test_what_has_gone_is_told_as_the_notes_tell_it(app: App) -> None:
    scene = _spades(app)
    off = "The notes are off: Settings, Help turns them on"
    assert ask(app, pygame.K_g) == ask(app, pygame.K_k) == notes.SWITCHED_OFF.say() == off
    app.settings.notes_gone = app.settings.notes_left = True
    told = ask(app, pygame.K_g)
    trick = scene.shown.view.board.trick.cards  # no heart is in it
    assert told.startswith("Gone: ")
    gone, out = told.removeprefix("Gone: ").split(". Still out: ")
    assert gone.count(", ") + gone.count(": ") == len(trick)
    assert "; Hearts: 3, 4, 5, 6, 7, 8, 9, 10, Jack, Queen; " in out
    assert told.endswith(f". {notes.tricks_left(13)}")


def test_the_settings_that_turn_the_notes_on_bear_their_name() -> None:
    of_notes = [row.name.say() for row in HELP_ROWS if row.key.startswith("notes_")]
    assert len(of_notes) == 3
    assert all(name.startswith("Notes: ") for name in of_notes)


def test_bids_of_partners_are_told_while_tricks_are_played(app: App) -> None:
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.PLAY))
    told = ask(app, pygame.K_v)
    assert all(f"{name}: " in told for name in scene.shown.names)
    assert "have bid" in told


@pytest.mark.parametrize("game", [game for game in GAMES if game != "goodge"])
def test_facts_of_the_kin_games_are_those_of_the_table(app: App, game: str) -> None:
    app.settings.notes_gone = app.settings.notes_left = True
    scene = open_kin(app, game)
    play_to(app, scene, _in_the_second_trick)
    shown, board = scene.shown, scene.shown.view.board
    names = [shown.names[holder] for holder in board.holders]
    names = [name if hand != board.dummy else "The dummy" for hand, name in enumerate(names)]

    def told(trick: Trick) -> str:
        hands = [(trick.leader + place) % len(names) for place in range(len(trick.cards))]
        lines = [f"{names[hand]}: {card_name(card)}" for hand, card in zip(hands, trick.cards, strict=True)]
        return ". ".join(lines)

    [last], asked = board.tricks, ask(app, pygame.K_t)
    led = board.trick.cards[0].suit
    assert led is not None
    assert suit_name(led).casefold() in asked.casefold()
    assert ask(app, pygame.K_r).startswith(f"{told(board.trick)}. ")
    assert ask(app, pygame.K_r, pygame.KMOD_LSHIFT) == f"{told(last)}. {names[last.winner or 0]} won it"
    bids = GAMES[game].tricks_bid(board)
    assert ask(app, pygame.K_v).startswith(". ".join(f"{names[hand]}: {bid}" for hand, bid in enumerate(bids) if bid))
    points = ask(app, pygame.K_p)
    assert all(name.removeprefix("The ").capitalize() in points for name in names)
    gone = ask(app, pygame.K_g).removeprefix("Gone: ").split(". Still out: ")[0]
    assert gone.count(", ") + gone.count(": ") == len((*last.cards, *board.trick.cards))


def _in_the_second_trick(view: AnyView) -> bool:
    return view.board.phase is Phase.PLAY and len(view.board.tricks) == 1 and bool(view.board.trick.cards)


@pytest.mark.parametrize("listens", [False, True])
def test_shift_and_a_letter_lead_to_a_suit(app: App, listens: bool) -> None:
    if listens:
        listen(app)
    scene = _spades(app)
    for letter, first in ((pygame.K_h, "AH"), (pygame.K_s, "AS"), (pygame.K_c, "KC")):
        app.handle(key(letter, mod=pygame.KMOD_LSHIFT))
        assert scene.focus_key == first
    assert ask(app, pygame.K_d, pygame.KMOD_LSHIFT) == "No card of this suit"
    assert scene.focus_key == "KC"


def test_while_somebody_listens_the_buttons_of_the_suits_lead_to_their_cards(app: App) -> None:
    listen(app)
    scene = _spades(app)
    app.turn(0.05)
    for button, wanted in ((PadButton.RIGHT_SHOULDER, "AH"), (PadButton.LEFT_SHOULDER, "AH")):
        strike(app, button)
        assert scene.focus_key == wanted
    assert app.notices.shown == told.NO_SUCH_CARD.say()
    push(app, pygame.CONTROLLER_AXIS_RIGHTX, -1)
    push(app, pygame.CONTROLLER_AXIS_RIGHTX, 0)
    assert scene.focus_key == "AS"
    push(app, pygame.CONTROLLER_AXIS_RIGHTX, 1)
    push(app, pygame.CONTROLLER_AXIS_RIGHTX, 0)
    assert scene.focus_key == "KC"


def test_over_the_stash_these_buttons_do_so_too_but_the_upper_one_lays_away(app: App) -> None:
    listen(app)
    scene = open_table(app, _ONE)
    play_until(app, scene, Phase.EXCHANGE)
    app.turn(0.05)
    held = {card.suit for card in scene.shown.view.hand}
    strike(app, PadButton.RIGHT_SHOULDER)
    assert Suit.HEARTS in held
    assert Card.parse(scene.focus_key or "").suit is Suit.HEARTS
    app.handle(key(pygame.K_t, mod=pygame.KMOD_LSHIFT))
    assert Card.parse(scene.focus_key or "").suit is Suit.STARS
    strike(app, PadButton.NORTH)
    go_on(app, scene)
    assert scene.shown.view.board.phase is Phase.TRUMP


def test_while_somebody_listens_the_arrows_lead_along_all_cards_and_from_suit_to_suit(app: App) -> None:
    listen(app)
    scene = _spades(app)
    app.turn(0.05)
    app.handle(key(pygame.K_s, mod=pygame.KMOD_LSHIFT))
    walked = []
    for code in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP, pygame.K_LEFT):
        press(app, code)
        walked.append(scene.focus_key)
    order = [card.text for card in scene.shown.stage.hand_order(scene.shown.view)]
    suits = list(dict.fromkeys(Card.parse(text).suit for text in order))
    firsts = {suit: next(text for text in order if Card.parse(text).suit is suit) for suit in suits}
    start = order.index("AS") + 1
    below = suits[(suits.index(Suit.SPADES) + 1) % len(suits)]
    last = suits[(suits.index(Suit.SPADES) + 2) % len(suits)]
    assert walked[0] == order[start]
    assert walked[1:4] == [firsts[below], firsts[last], firsts[below]]
    assert walked[4] == order[order.index(firsts[below]) - 1]


def _spades(app: App) -> TableScene:
    """A table of Spades at which Ann, who lacks diamonds, is to play a card."""
    hands = (
        "AS KS QS 2S AH KH 2H KC QC JC 10C 9C 8C",
        "JS 10S 9S 8S QH JH 10H 9H 7C 6C 5C 4C AC",
        "7S 6S 5S 8H 7H 6H 3C 2C AD KD QD JD 10D",
        "4S 3S 5H 4H 3H 9D 8D 7D 6D 5D 4D 3D 2D",
    )
    scene = dealt(app, "spades", hands)
    play_to(app, scene, in_phase(Phase.PLAY))
    return scene


def test_in_the_first_round_of_the_evening_the_ear_is_told_no_more_than_the_eye(app: App) -> None:
    ear = Listener(app)
    table = sat_down(app, Idea.TRICKS)
    assert ask(app, pygame.K_p) == "Ann · 0 tricks. Ben · 0 tricks. Cleo · 0 tricks. Tricks"
    assert ask(app, pygame.K_v) == "Nobody bids here. Tricks"
    assert ask(app, pygame.K_t).startswith(f"Hearts were led: play a heart. {table.said_aloud} ")
    assert ask(app, pygame.K_r, pygame.KMOD_LSHIFT) == "The last trick was played before you came"
    play_out(app, table, by_chance(1))
    told = " ".join(ear.hear()).partition("First evening · 1 of 5")[2]
    assert "takes the trick" in told
    for hidden in ("rump", "Stash:", "point, ", " points: ", "Pass", ": 50"):
        assert hidden not in told


def test_in_spidge_nobody_bids(app: App) -> None:
    play_to(app, open_kin(app, "spidge"), in_phase(Phase.PLAY))
    assert ask(app, pygame.K_v).startswith("Nobody bids here")


def test_once_all_have_bid_it_is_told_what_partners_have_bid_together(app: App) -> None:
    ear = Listener(app)
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.PLAY))
    board = narrow(scene.shown.view, PartnerBoard).board
    told = " ".join(ear.hear())
    for side, pair in enumerate(("Ann and Cleo", "Ben and Dan")):
        assert told.count(f"{pair} have bid {board.contract(side)} together") == 1


def test_what_the_hand_is_good_for_is_told_once_in_an_auction(app: App) -> None:
    ear = Listener(app)
    scene = open_table(app, _ONE)
    told, asked = "", "or more, or pass"
    for _ in range(12):
        go_on(app, scene)
        told += " ".join(ear.hear())
        if scene.shown.view.board.phase is not Phase.AUCTION or told.count(asked) > 1:
            break
        press(app, pygame.K_RETURN)
    assert told.count(asked) > 1
    assert told.count("points in hand") == 1
    assert "points in hand" in ask(app, pygame.K_t)


def test_each_swap_with_the_stash_tells_what_is_to_be_laid_away(app: App) -> None:
    ear = Listener(app)
    scene = open_table(app, _ONE, 3)
    play_until(app, scene, Phase.EXCHANGE)
    first, *_, last = (card_name(card) for card in scene.shown.stage.slots if card is not None)
    assert f"To be laid away: {first}, " in ask(app, pygame.K_t)
    ear.hear()
    held = scene.shown.stage.hand_order(scene.shown.view)[0]
    press(app, pygame.K_RIGHT)
    assert scene.focus_key == held.text
    press(app, pygame.K_SPACE)
    press(app, pygame.K_END)
    press(app, pygame.K_SPACE)
    (told,) = (line for line in ear.hear() if "To be laid away: " in line)
    assert told.endswith(f" and {card_name(held)}")
    assert last not in told
