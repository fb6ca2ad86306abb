"""What each game says of itself at the table: sentences, plates, calls and the bar, from views worked by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from goodge.engine.actions import Bid, Nil, parse_action
from goodge.engine.cards import Card, Suit, parse_cards
from goodge.engine.game import Deal, State, View
from goodge.engine.games import GAMES, GOODGE, game_named
from goodge.engine.games.pride import PrideRules
from goodge.engine.refusals import Lead, MustFollow
from goodge.ui.games import face_of
from goodge.ui.games.spidge.presenter import BeginnersSpidge
from goodge.ui.tabletop.facts import Beginning, Piece, PlateFacts
from goodge.ui.wording import bar, happenings, plates
from goodge.ui.wording.bids import call_words
from goodge.ui.wording.cards import card_name
from goodge.ui.wording.hands import league_card_words, outlook_words
from goodge.ui.wording.numbers import figure, points
from goodge.ui.wording.prompts import AnyPrompt, FromDummy, FromHand, HowManyTricks, NoneOfSuit, Prompt

from ..coach.rounds import played

KIN = ("spades", "pride", "spidge")
NAMES = ("Ann", "Ben", "Cleo", "Dan")
SUITS = (
    "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
    "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
)


def after(
    game: str, actions: str, hands: tuple[str, ...] = SUITS, dealer: int = 3, **match: Any
) -> tuple[State[Any], View[Any]]:
    """The state after some actions, parted by commas, and the view of the seat to act (None's at the end)."""
    kind = game_named(game)
    rules = kind.read_rules(match.pop("rules", {}))
    begun = replace(kind.new_match(rules, dealer), **match)
    state: State[Any] = kind.open_round(begun, Deal(tuple(parse_cards(hand.split()) for hand in hands)))[0]
    for text in filter(None, actions.split(", ")):
        state = kind.apply(state, parse_action(text))[0]
    return state, kind.view_for(state, state.board.turn)


def prompt(game: str, actions: str, hands: tuple[str, ...] = SUITS, dealer: int = 3) -> AnyPrompt:
    return face_of(game).presenter.prompt(after(game, actions, hands, dealer)[1])


def plate(game: str, actions: str, hand: int, **match: Any) -> PlateFacts:
    state, view = after(game, actions, **match)
    return face_of(game).presenter.plate(view, NAMES, hand, state.board.captured)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_engine_has_a_presenter_with_pictures_for_its_cards(game: str) -> None:
    presenter = face_of(game).presenter
    names = {presenter.picture(card) for card in (*presenter.game.deck, None)}
    assert len(names) == len(presenter.game.deck) + 1


def test_spades_sort_first_and_high_to_low() -> None:
    view = after("pride", "", hands=("AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S", *SUITS[1:]))[1]
    cards = parse_cards(["3C", "AH", "2S", "BigJoker", "KD", "AS", "LittleJoker", "4C"])
    order = [card.text for card in face_of("pride").presenter.sorted_hand(view, cards)]
    assert order == ["BigJoker", "LittleJoker", "2S", "AS", "KD", "AH", "4C", "3C"]


# -- prompts --------------------------------------------------------------------------------------------------

MIXED = ("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS 2D", "AS 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD", SUITS[2], SUITS[3])
BIDS = "bid 4, bid 3, bid 2, bid 1"


def test_what_is_bid() -> None:
    assert prompt("spades", "") == prompt("spades", "nil") == HowManyTricks(nil=True)
    assert prompt("pride", "") == HowManyTricks(nil=False)


def test_who_is_behind_is_asked_before_they_look() -> None:
    """Rule 2 of Spades."""
    view = after("spades", "", totals=(0, 100))[1]
    assert face_of("spades").presenter.prompt(view) is Prompt.LOOK


def test_what_is_led() -> None:
    """Rule 3 of Spades."""
    assert prompt("spades", BIDS, MIXED) is Prompt.LEAD_NO_SPADE
    assert prompt("spades", BIDS) is Prompt.LEAD_SPADE
    broken = f"{BIDS}, play 2D, play 3D, play 2H, play 2C, play 4D, play 3H, play 3C, play 2S"
    assert prompt("spades", broken, MIXED) is Prompt.LEAD_ANY


def test_what_is_followed() -> None:
    diamonds = tuple(parse_cards(MIXED[1].split()[1:]))
    assert prompt("spades", f"{BIDS}, play 2D", MIXED) == MustFollow(Suit.DIAMONDS, Lead.SUIT, diamonds)
    assert prompt("spades", f"{BIDS}, play 2D, play 3D", MIXED) == NoneOfSuit(Suit.DIAMONDS)


def test_the_dummy_is_named_where_its_owner_plays_it() -> None:
    """Rule 3 of Spidge: hands go dealer's left, dummy, dealer's right, dealer."""
    hands = (
        "AD KD 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS",
        "QD KS AS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC",
        "JD 10D 9D 8D 7D 6D 5D 4D 3D 3H 4H 5H 6H",
        "LittleJoker BigJoker QC KC AC 7H 8H 9H 10H JH QH KH AH",
    )
    presenter, view = face_of("spidge").presenter, after("spidge", "play AD", hands, 0)[1]
    assert presenter.prompt(view) == FromDummy(MustFollow(Suit.DIAMONDS, Lead.SUIT, (Card.parse("QD"),)))
    assert presenter.what_happens(replace(view, seat=1), NAMES[:3]) == happenings.plays_from_dummy("Ann")
    view = after("spidge", "play AD, play QD, play JD", hands, 0)[1]
    assert presenter.prompt(view) == FromHand(NoneOfSuit(Suit.DIAMONDS))
    assert presenter.hand_name(view, NAMES[:3], 1) == happenings.dummy()
    assert presenter.hand_name(view, NAMES[:3], 3) == "Ann"


def test_a_card_that_a_game_ranks_otherwise_looks_otherwise() -> None:
    deuce, big = Card.parse("2S"), Card.parse("BigJoker")
    looks = {game: [face_of(game).presenter.picture(card) for card in (deuce, big)] for game in KIN}
    assert looks["pride"][0] != looks["spades"][0] == looks["spidge"][0], "a high trump in League Spades"
    assert looks["spidge"][1] != looks["pride"][1], "as high as the other joker in Spidge"


def test_what_a_joker_is_worth_is_said() -> None:
    view = after("spades", BIDS)[1]
    deuce = Card.parse("2S")
    assert face_of("pride").presenter.card_words(view, deuce) == league_card_words(deuce) != card_name(deuce)
    assert face_of("spades").presenter.card_words(view, deuce) == card_name(deuce)


# -- plates and bar -------------------------------------------------------------------------------------------


def team_pieces(game: str, actions: str, **match: Any) -> list[Piece]:
    """What the bar tells of both teams."""
    view = after(game, actions, **match)[1]
    return [piece for piece in face_of(game).presenter.bar(view, NAMES).pieces if piece.emblem is not None]


def test_a_bid_stands_on_the_plate_and_the_team_adds_up_in_the_bar() -> None:
    assert plate("spades", "bid 4, bid 3", 0).figure == "4"
    ours, theirs = team_pieces("spades", "bid 4, bid 3")
    assert (ours.words, theirs.words) == (plates.bid_note(4), plates.bid_note(3))
    assert plates.team_bid(4, is_complete=False) in ours.tip
    assert plates.team_bid(6) in team_pieces("spades", "bid 4, bid 3, bid 2")[0].tip
    nothing = team_pieces("spades", "")[0]
    assert (nothing.words, nothing.more) == (plates.bid_caption(None, None), plates.short_team_total(0, 0))
    assert nothing.words in nothing.tip
    assert not nothing.is_settled
    assert team_pieces("spades", "nil")[0].words == bar.contract_words(0, 0)


def test_taken_and_bid_stand_on_the_plate_and_what_partners_share_once_in_the_bar() -> None:
    trick = "play 2S, play 2D, play 2H, play 2C"
    facts = plate("spades", f"{BIDS}, {trick}", 0)
    assert facts.figure == plates.bid_figure(Bid(4), 1)
    assert facts.total == facts.note == facts.short_note == ""
    ours, theirs = team_pieces("spades", f"{BIDS}, {trick}")
    assert (ours.words, theirs.words) == (bar.contract_words(1, 6), bar.contract_words(0, 4))
    assert ours.more == plates.short_team_total(0, 0)
    assert plates.team_total(0, 0) in ours.tip


def test_a_made_contract_and_one_that_can_no_longer_be_made() -> None:
    tricks = [f"play {a}, play {b}, play {c}, play {d}" for a, b, c, d in zip(*map(str.split, SUITS), strict=True)]
    bids = "bid 1, bid 9, bid 1, bid 1"
    made = f"{bids}, {', '.join(tricks[:3])}"
    assert plate("spades", made, 0).has_made
    assert team_pieces("spades", made)[0].words == bar.contract_words(3, 2)
    lost = f"{bids}, {', '.join(tricks[:4])}"
    assert plate("spades", lost, 1).is_bad, "nine tricks are left"
    piece = team_pieces("spades", lost)[1]
    assert (piece.words, piece.is_bad) == ("0, bid 10", True), "as tricks over the bid are told"
    assert piece.short == "0/10"
    assert plates.lost_note(10) in piece.tip
    assert not team_pieces("spades", made)[1].is_bad


def test_a_bid_of_the_goodge_that_is_out_of_reach_stands_as_the_loss_that_it_is() -> None:
    state: Any = played(GOODGE, 4)[-1]
    board, goodge = state.board, state.board.goodge
    bid = board.captured[goodge] + 5
    lost = replace(state, board=replace(board, bid=bid))
    facts = face_of("goodge").presenter.plate(GOODGE.view_for(lost, None), NAMES, goodge, board.captured)
    assert facts.has_failed
    assert facts.figure == figure(-bid)
    assert facts.note == plates.taken_note(board.captured[goodge])


def test_a_broken_nil_shows() -> None:
    trick = "play 2S, play 2D, play 2H, play 2C"
    facts = plate("spades", f"nil, bid 3, bid 2, bid 1, {trick}", 0)
    assert (facts.figure, facts.has_failed) == (plates.bid_figure(Nil(), 1), True)
    assert facts.caption == plates.bid_caption(Nil(), 1)
    team = team_pieces("spades", f"nil, bid 3, bid 2, bid 1, {trick}")[0]
    assert team.words == bar.contract_words(0, 2), "a nil bidder's tricks do not count for the partner"


def test_partners_share_an_emblem_and_opponents_do_not() -> None:
    emblems = [plate("pride", "", hand).emblem for hand in range(4)]
    assert emblems[0] == emblems[2] != emblems[1] == emblems[3]


def test_without_bags_nothing_counts_them() -> None:
    assert team_pieces("pride", "")[0].more == plates.short_team_total(0, None)
    assert team_pieces("pride", "", rules={"bags": True}, bags=(1, 0))[0].more == plates.short_team_total(0, 1)


def test_the_bar_says_contracts_trick_and_whether_spades_are_broken() -> None:
    presenter = face_of("spades").presenter
    facts = presenter.bar(after("spades", BIDS, MIXED)[1], NAMES)
    told = [bar.contract_words(0, 6), bar.trick_words(1, 13), bar.contract_words(0, 4)]
    assert [piece.words for piece in facts.pieces] == told
    assert facts.trump_words == bar.spades_words(is_play=True, is_broken=False)
    facts = presenter.bar(after("spades", f"{BIDS}, play 2S", SUITS)[1], NAMES)
    assert facts.trump_words == bar.spades_words(is_play=True, is_broken=True)
    facts = presenter.bar(after("spades", "")[1], NAMES)
    assert facts.trump_words == bar.spades_words(is_play=False, is_broken=False)


def test_two_nils_are_no_contract() -> None:
    facts = face_of("spades").presenter.bar(after("spades", "nil, bid 3, nil, bid 1")[1], NAMES)
    assert facts.pieces[0].words == bar.contract_words(0, 0)


def test_rounds_that_are_limited_are_counted() -> None:
    presenter = face_of("pride").presenter
    view = after("pride", "", rules={"max_rounds": 10, "target": 250})[1]
    rules = PrideRules(target=250, max_rounds=10)
    assert presenter.state(view, 3, "") == bar.league_round_words(3, rules, "")
    assert presenter.state(view, 3, "12 min left") == bar.league_round_words(3, rules, "12 min left")


def test_by_what_a_match_may_end_is_said_of_the_bar() -> None:
    league = after("pride", "", rules={"max_rounds": 10, "minutes": 25, "target": 250})[1]
    rules = PrideRules(target=250, max_rounds=10, minutes=25)
    assert face_of("pride").presenter.bar_in_words(league) == bar.ends_words(rules)
    assert face_of("pride").presenter.plate_in_words(league, 0) == ""


def test_partners_hear_what_a_team_needs() -> None:
    spades, spidge = (after(game, "", rules={"target": target})[1] for game, target in (("spades", 250), ("spidge", 5)))
    assert face_of("spades").presenter.bar_in_words(spades).startswith("Once a team has 250 points or more")
    assert face_of("spidge").presenter.bar_in_words(spidge).startswith("Once somebody has 5 points or more")


def test_the_bar_says_how_many_sets_lose_and_the_plates_how_many_there_are() -> None:
    """Rule 8 of League Spades: in the championship the team that is set three times loses."""
    match: dict[str, Any] = {"rules": {"target": 250, "set_limit": 3}, "sets": (1, 2), "totals": (60, -120)}
    presenter, view = face_of("pride").presenter, after("pride", "", **match)[1]
    assert presenter.state(view, 4, "") == bar.league_round_words(4, PrideRules(target=250, set_limit=3), "")
    assert presenter.plate_in_words(view, 1) == bar.sets_so_far(2, 3)
    told = [presenter.about(view, NAMES, hand) for hand in range(4)]
    assert told == [plates.sets_of(broken, 3) for broken in (1, 2, 1, 2)]


def test_calls_lie_at_the_seats_while_bids_are_made() -> None:
    presenter = face_of("spades").presenter
    calls = presenter.calls(after("spades", "bid 4, nil")[1])
    assert {hand: call.text for hand, call in calls.items()} == {0: call_words(Bid(4)), 1: call_words(Nil())}
    assert presenter.calls(after("spades", BIDS)[1]) == {}


def test_the_hand_is_summed_up_for_the_bid() -> None:
    view = after("spades", "", ("AS KS 2S 3S AH AD KD 2D 3D 4D 5D 6D 7D", *SUITS[1:]))[1]
    assert face_of("spades").presenter.hand_in_words(view) == outlook_words(5, 6, [], 4, 2, 1)


def test_jokers_and_the_high_deuce_are_named_before_other_spades() -> None:
    """Rule 2 of League Spades: both jokers and the deuce of spades are above the ace."""
    hand = "BigJoker 2S AS 5S KH 3H 5H 6H 7H 8H 9H 10H JH"
    view = after("pride", "", (hand, *SUITS[1:]))[1]
    words = face_of("pride").presenter.hand_in_words(view)
    assert words == outlook_words(3, 4, parse_cards(["BigJoker", "2S"]), 2, 0, 1)


@pytest.mark.parametrize(
    ("hand", "fewest", "most", "spades"),
    [
        ("2D 3D 4D 5D 6D 7D 8D 2H 3H 4H 5H 6H 7H", 0, 1, 0),
        ("KS 3S 4H 5H 6D 7D 8D 9D 3C 4C 5C 6C 7C", 1, 2, 2),
        (SUITS[0], 13, 13, 13),
    ],
)
def test_a_bid_begins_at_the_fewest_tricks_that_are_likely(hand: str, fewest: int, most: int, spades: int) -> None:
    presenter, view = face_of("spades").presenter, after("spades", "", (hand, *SUITS[1:]))[1]
    assert presenter.hand_in_words(view) == outlook_words(fewest, most, [], spades, 0, 0)
    assert presenter.fair_bid(view) == fewest


def test_whoever_plays_the_dummy_is_told_what_it_may_play() -> None:
    """Rules 3 and 4 of Spidge."""
    hands = (
        "AD KD QD 3S 4S 5S 6S 7S 8S 9S 10S JS QS",
        "2S 4D 3D 2C 3C 4C 5C 6C 7C 8C 9C 10C JC",
        "JD 10D 9D 8D 7D 6D 5D 3H 4H 5H 6H 7H 8H",
        "LittleJoker BigJoker KS AS QC KC AC 9H 10H JH QH KH AH",
    )
    first = "play AD, play 4D, play JD, play 9H"
    told: dict[str, AnyPrompt] = {
        "play AD": MustFollow(Suit.DIAMONDS, Lead.SUIT, parse_cards(["3D", "4D"])),
        f"{first}, play KD": MustFollow(Suit.DIAMONDS, Lead.SUIT, parse_cards(["3D"])),
        f"{first}, play KD, play 3D, play 10D, play 10H, play QD": NoneOfSuit(Suit.DIAMONDS),
    }
    for actions, asked in told.items():
        assert prompt("spidge", actions, hands, 0) == FromDummy(asked)


@pytest.mark.parametrize(("tricks", "left"), [(4, 2), (3, 0), (8, 1)])
def test_a_dummy_without_a_trick_is_a_chance_for_the_dealer_alone(tricks: int, left: int) -> None:
    """Rule 6 of Spidge: the dealer scores a nil for each of their hands."""
    captured = (13 - left - tricks, 0, 0, tricks)
    view = after("spidge", "", dealer=0, rules={"jokers": False})[1]
    view = replace(view, board=replace(view.board, tricks=(view.board.trick,) * (13 - left)))
    other, third, dealer = (face_of("spidge").presenter.plate(view, NAMES[:3], hand, captured) for hand in (0, 2, 3))
    assert (dealer.note, dealer.short_note) == plates.chances(tricks, tricks, left, 10, is_dummy_without=True)
    assert dealer.short_note == f"dummy: {third.short_note}"
    assert third.short_note != other.short_note
    assert dealer.note != third.note
    assert (dealer.is_quiet, other.is_quiet) == (False, captured[0] < 10)


@pytest.mark.parametrize(
    ("captured", "told"),
    [((1, 0, 0, 12), "slam made"), ((0, 12, 1, 0), "slam made"), ((1, 2, 0, 10), "spidge made"),
     ((2, 0, 0, 10), "spidge made")],
)  # fmt: skip
def test_a_slam_is_told_as_one_once_the_round_is_over(captured: tuple[int, ...], told: str) -> None:
    """Rule 6 of Spidge: it counts instead of the spidge; before the last trick the other hand may still win one."""
    view = after("spidge", "", dealer=0, rules={"jokers": False})[1]
    view = replace(view, board=replace(view.board, tricks=(view.board.trick,) * sum(captured)))
    assert face_of("spidge").presenter.plate(view, NAMES[:3], 3, captured).short_note == told


@pytest.mark.parametrize(
    ("captured", "notes"),
    [
        ((0, 0, 0, 0), [(0, 0, 13), (0, 0, 13), (0, 0, 13)]),
        ((3, 2, 0, 1), [(3, 3, 7), (0, 0, 7), (1, 3, 7)]),
        ((4, 6, 1, 0), [(4, 4, 2), (1, 1, 2), (0, 6, 2)]),
        ((0, 6, 0, 4), [(0, 0, 3), (0, 0, 3), (4, 10, 3)]),
    ],
)
def test_the_two_aims_of_spidge_stand_on_the_plates(
    captured: tuple[int, ...], notes: list[tuple[int, int, int]]
) -> None:
    """Rule 6 of Spidge: no trick, or ten; the dealer counts the dummy's with their own."""
    view = after("spidge", "", dealer=0, rules={"jokers": False})[1]
    tricks = (view.board.trick,) * sum(captured)
    view = replace(view, board=replace(view.board, tricks=tricks))
    presenter = face_of("spidge").presenter
    facts = [presenter.plate(view, NAMES[:3], hand, captured) for hand in (0, 2, 3)]
    can_spoil = captured == (4, 6, 1, 0)  # a hand without a trick is left
    expected = [plates.chances(*note, 10, can_spoil=can_spoil) for note in notes]
    assert [(fact.note, fact.short_note) for fact in facts] == expected
    assert ("can only spoil" in [fact.short_note for fact in facts]) == can_spoil
    assert [fact.is_quiet for fact in facts] == [note[0] > 0 and 10 - note[1] > note[2] for note in notes]


@pytest.mark.parametrize(
    ("before", "is_told"), [((3, 2, 2, 2), (False, False, False)), ((3, 2, 0, 2), (False, True, True))]
)
def test_on_the_first_evening_what_was_lost_before_one_came_is_not_told(
    before: tuple[int, ...], is_told: tuple[bool, ...]
) -> None:
    """Then the third hand takes a trick. Nobody can reach anything any more, which is news to some."""
    captured = (*before[:2], before[2] + 1, before[3])
    view = after("spidge", "", dealer=0, rules={"jokers": False})[1]
    view = replace(view, board=replace(view.board, tricks=(view.board.trick,) * sum(captured)))
    beginning = Beginning(str, str, 0, before, 0, has_trump=True, has_points=True, has_goodge=False)
    presenter = BeginnersSpidge(beginning)
    facts = [presenter.plate(view, NAMES[:3], hand, captured) for hand in (0, 2, 3)]
    assert all(fact.is_quiet for fact in facts)
    assert tuple(bool(fact.note) for fact in facts) == is_told
    assert tuple(bool(fact.short_note) for fact in facts) == is_told


def test_a_round_of_the_first_evening_has_no_totals_while_nobody_has_a_point() -> None:
    beginning = Beginning(str, str, 0, (0, 0, 0, 0), 0, has_trump=True, has_points=True, has_goodge=False)
    for totals, are_told in (((0, 0, 0), False), ((1, 0, 0), True)):
        view = after("spidge", "", dealer=0, totals=totals, rules={"jokers": False})[1]
        facts = [BeginnersSpidge(beginning).plate(view, NAMES[:3], hand, (0, 0, 0, 0)) for hand in (0, 2, 3)]
        assert [bool(fact.total) for fact in facts] == [bool(fact.short_total) for fact in facts] == [are_told] * 3


def test_points_and_tricks_in_spidge() -> None:
    state, view = after("spidge", "", dealer=0, totals=(1, 0, 2), rules={"jokers": False})
    facts = [face_of("spidge").presenter.plate(view, NAMES[:3], hand, state.board.captured) for hand in range(4)]
    assert [fact.name for fact in facts] == ["Ben", plates.dummy_name(), "Cleo", "Ann"]
    assert [fact.total for fact in facts] == [points(0), "", points(2), points(1)]
    assert [fact.is_dealer for fact in facts] == [False, False, False, True]
    assert [fact.played_by for fact in facts] == ["", plates.played_by_words("Ann"), "", ""]
