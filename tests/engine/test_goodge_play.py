"""Rules 7 to 11 of The Goodge Rules (docs/rules.md), worked by hand: the Crown, the tricks, the score, the end."""

from dataclasses import replace

import pytest

from goodge.engine.cards import Card, Suit, in_order, parse_cards
from goodge.engine.errors import IllegalAction
from goodge.engine.events import CardPlayed, MatchWon, RoundScored, StashWon, TrickWon
from goodge.engine.game import Match, Phase, Result, State
from goodge.engine.games.goodge import GoodgeBoard, winning_place
from goodge.engine.refusals import Lead, MatchOver, NotInHand, OtherPhase, RoundOver

from .playing import GOODGE, after, before_last_trick, events_of, in_play, legal_texts, opened, play_out, why_not
from .refusing import fitting, must_follow


def result_of(state: State[GoodgeBoard]) -> Result:
    """The result of a round that has been scored."""
    assert state.result is not None
    return state.result


# Sixteen cards without a heart, for a hand that is to have no other suit but the ones named.
NO_HEARTS = "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D 1T 2T 3T 4T 5T 6T"
NO_HEARTS_BUT_THE_CROWN = "Crown " + NO_HEARTS.removesuffix(" 6T")


# -- rule 7: the Crown ------------------------------------------------------------------------------------


def test_rule_7_the_crown_must_follow_trump_when_it_is_the_only_trump() -> None:
    state = after(in_play("10H", NO_HEARTS_BUT_THE_CROWN, trump="H"), "play 10H")
    assert legal_texts(state) == ["play Crown"]
    refused = why_not(state, "play 1D")
    assert (must_follow(refused), fitting(refused)) == ((Suit.HEARTS, Lead.TRUMP), ["Crown"])


def test_rule_7_the_crown_is_one_trump_among_others() -> None:
    hand = "Crown 2H " + NO_HEARTS.removesuffix(" 5T 6T")
    state = after(in_play("10H", hand, trump="H"), "play 10H")
    assert legal_texts(state) == ["play 2H", "play Crown"]
    assert must_follow(why_not(state, "play 1D")) == (Suit.HEARTS, Lead.TRUMP)


def test_rule_7_the_crown_may_not_be_thrown_on_a_plain_suit_its_holder_can_follow() -> None:
    state = after(in_play("10D", "Crown 2D 1H", trump="H"), "play 10D")
    assert "play Crown" not in legal_texts(state)
    assert must_follow(why_not(state, "play Crown")) == (Suit.DIAMONDS, Lead.SUIT)
    with pytest.raises(IllegalAction) as refused:
        after(state, "play Crown")
    assert must_follow(refused.value.refusal) == (Suit.DIAMONDS, Lead.SUIT)


def test_rule_7_the_crown_may_be_thrown_on_a_plain_suit_its_holder_cannot_follow() -> None:
    state = after(in_play("10H", NO_HEARTS_BUT_THE_CROWN, trump="S"), "play 10H")
    assert "play Crown" in legal_texts(state)
    assert len(legal_texts(state)) == 16


def test_rule_7_the_crown_led_is_a_trump_lead() -> None:
    state = after(in_play("Crown", "2H 3D", trump="H"), "play Crown")
    assert state.board.lead is Suit.HEARTS
    assert must_follow(why_not(state, "play 3D")) == (Suit.HEARTS, Lead.TRUMP)
    assert why_not(state, "play 2H") is None


def test_rule_7_without_a_trump_any_card_goes_under_a_crown_that_was_led() -> None:
    state = after(in_play("Crown", NO_HEARTS, trump="H"), "play Crown")
    assert len(legal_texts(state)) == 16


def test_rule_7_the_crown_belongs_to_whichever_suit_is_trump() -> None:
    for trump in Suit:
        lead = f"2{trump.letter}"
        state = after(in_play(f"{lead} 3S 3D", "Crown", trump=trump.letter), f"play {lead}")
        assert "play Crown" in legal_texts(state)


def test_rule_7_the_crown_is_the_eleven_of_trump() -> None:
    assert winning_place(parse_cards(["10H", "Crown", "9H"]), Suit.HEARTS) == 1


# -- rule 8: the tricks -----------------------------------------------------------------------------------


def test_rule_8_the_goodge_leads_first_and_any_card() -> None:
    state = in_play("Crown 10H 1S 2T", trump="H")
    assert state.board.turn == state.board.goodge == 0
    assert legal_texts(state) == [f"play {card.text}" for card in in_order(state.deal.hands[0])]


def test_rule_8_follow_the_lead_suit_if_possible() -> None:
    state = after(in_play("10D", "2D 9D 1H Crown 4S", trump="S"), "play 10D")
    assert {"play 2D", "play 9D"} <= set(legal_texts(state))
    assert all(text.endswith("D") for text in legal_texts(state))
    assert must_follow(why_not(state, "play 4S")) == (Suit.DIAMONDS, Lead.SUIT)
    assert why_not(state, "play 10D") == NotInHand(Card.parse("10D"))


def test_rule_8_each_suit_is_named_rightly() -> None:
    for suit in Suit:
        other = "H" if suit is not Suit.HEARTS else "S"
        trump = next(letter for letter in "SDTHC" if letter not in (suit.letter, other))
        state = after(in_play(f"2{suit.letter}", f"3{suit.letter} 4{other}", trump=trump), f"play 2{suit.letter}")
        assert must_follow(why_not(state, f"play 4{other}")) == (suit, Lead.SUIT)


def test_rule_8_who_cannot_follow_may_play_any_card_and_need_not_trump() -> None:
    state = after(in_play("10H", NO_HEARTS, trump="D"), "play 10H")
    assert len(legal_texts(state)) == 16


def test_rule_8_play_goes_clockwise() -> None:
    state = in_play("10H", "2H", "3H", "4H", trump="H", players=4)
    turns = [state.board.turn]
    for card in ("10H", "2H", "3H"):
        state = after(state, f"play {card}")
        turns.append(state.board.turn)
    assert turns == [0, 1, 2, 3]
    assert events_of(state, "play 4H") == (
        CardPlayed(3, parse_cards(["4H"])[0]),
        TrickWon(0, parse_cards(["10H", "2H", "3H", "4H"]), 10),
    )


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("2D 9D 10D", "S", 2),  # no trump: the highest card of the lead suit
        ("10D 9D 2D", "S", 0),
        ("1D 10H 10C", "S", 0),  # other suits never win, however high
        ("2D 10T 3D", "S", 2),
        ("10D 1S 9D", "S", 1),  # the lowest trump beats every plain card
        ("10D 1S 2S", "S", 2),  # the highest trump wins
        ("10D 9S 2S", "S", 1),
        ("10D Crown 10S", "S", 1),  # the Crown above all
        ("10S 9S Crown", "S", 2),
        ("Crown 10S 9S", "S", 0),
        ("Crown 10D 10T", "H", 0),
        ("5S 10D 10H", "S", 0),  # trump led, nobody follows
        ("2D 3D 1D 10H", "S", 1),  # four at the table
        ("2D 3D 1D 1S", "S", 3),
    ],
)
def test_rule_8_the_winner_of_a_trick(cards: str, trump: str, winner: int | None) -> None:
    assert winning_place(parse_cards(cards.split()), Suit.parse(trump)) == winner


def test_rule_8_the_winner_takes_the_points_and_leads() -> None:
    state = after(in_play("5D 2S", "1D", "10D", trump="S"), "play 5D", "play 1D", "play 10D")
    assert state.board.captured == (0, 0, 45)
    assert (state.board.turn, state.board.trick.leader, state.board.trick.cards) == (2, 2, ())
    won = state.board.tricks[-1]
    assert (won.leader, won.winner, won.points) == (0, 2, 45)


def test_rule_8_the_next_leader_may_lead_any_card_again() -> None:
    state = after(in_play("5D", "1D", "10D 3S", trump="S"), "play 5D", "play 1D", "play 10D")
    assert len(legal_texts(state)) == 15
    assert why_not(state, "play 3S") is None


@pytest.mark.parametrize("action", ["bid 60", "pass", "bury 2S 3S 4S", "trump H"])
def test_rule_8_nothing_but_cards_while_tricks_are_played(action: str) -> None:
    assert why_not(in_play(trump="S"), action) == OtherPhase(Phase.PLAY)


def test_rule_8_a_card_that_was_played_is_gone() -> None:
    state = after(in_play("10D 9D", "1D", "2D", trump="S"), "play 10D", "play 1D", "play 2D")
    assert why_not(state, "play 10D") == NotInHand(Card.parse("10D"))


# -- rule 9: the last trick takes the Stash ---------------------------------------------------------------


def test_rule_9_the_winner_of_the_last_trick_gets_the_points_of_the_stash() -> None:
    state = before_last_trick("2S 3S 10D", [100, 50, 30], stash="Crown 1H 5C", goodge=1)
    events = events_of(after(state, "play 2S", "play 3S"), "play 10D")
    assert events[1:3] == (
        TrickWon(1, parse_cards(["2S", "3S", "10D"]), 10),
        StashWon(1, parse_cards(["Crown", "1H", "5C"]), 60),
    )
    assert result_of(play_out(state)).points == (100, 120, 30)


def test_rule_9_the_stash_goes_to_the_last_trick_and_not_to_the_goodge() -> None:
    state = play_out(before_last_trick("2S 3S 4S", [150, 40, 0], stash="Crown 1H 5C", goodge=0))
    assert result_of(state).points == (150, 40, 60)


def test_rule_9_a_stash_without_points_changes_nothing() -> None:
    assert result_of(play_out(before_last_trick("2S 3S 4S", [150, 60, 40]))).points == (150, 60, 40)


@pytest.mark.parametrize("players", [3, 4])
def test_rule_9_the_round_ends_with_the_last_card(players: int) -> None:
    cards = "2S 3S 4S 6S"[: 3 * players - 1]
    state = play_out(before_last_trick(cards, [250] + [0] * (players - 1)))
    assert (state.board.phase, state.board.turn, state.board.is_over) == (Phase.SCORED, None, True)
    assert GOODGE.legal_actions(state) == ()
    assert why_not(state, "play 2S") == RoundOver()


# -- rule 10: the score -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "captured", "scores"),
    [
        (120, (130, 80, 40), (130, 80, 40)),  # more than the bid: all that he captured
        (120, (120, 80, 50), (120, 80, 50)),  # exactly the bid is enough
        (120, (115, 80, 55), (-120, 80, 55)),  # five short: minus the bid, and nothing else
        (50, (0, 200, 50), (-50, 200, 50)),
        (250, (250, 0, 0), (250, 0, 0)),
        (250, (245, 5, 0), (-250, 5, 0)),
    ],
)
def test_rule_10_the_goodge_scores_what_he_captured_or_minus_his_bid(
    bid: int, captured: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    state = play_out(before_last_trick("2S 3S 4S", captured, bid=bid))
    assert result_of(state).points == captured
    assert result_of(state).scores == scores


def test_rule_10_the_stash_counts_towards_the_bid() -> None:
    state = play_out(before_last_trick("10S 3S 4S", [100, 80, 45], stash="5C 2C 3C", bid=125))
    assert result_of(state).scores[0] == 125


def test_rule_10_the_others_score_what_they_captured_whatever_they_bid() -> None:
    state = play_out(before_last_trick("2S 3S 4S 6S", [60, 70, 80, 40], goodge=2, bid=100))
    assert result_of(state).scores == (60, 70, -100, 40)


def test_rule_10_scores_add_up_and_may_fall_below_nothing() -> None:
    state = play_out(before_last_trick("2S 3S 4S", [40, 110, 100], bid=60, totals=(20, -30, 300)))
    assert result_of(state).totals == state.match.totals == (-40, 80, 400)
    assert state.match.rounds == 2


def test_rule_10_what_happened_is_told() -> None:
    state = after(before_last_trick("2S 3S 4S", [150, 60, 40], totals=(10, 20, 30)), "play 2S", "play 3S")
    assert events_of(state, "play 4S")[-1] == RoundScored((150, 60, 40), (150, 60, 40), (160, 80, 70))


# -- rule 11: the end -------------------------------------------------------------------------------------


def end(captured: tuple[int, ...], totals: tuple[int, ...], *, bid: int = 50, target: int = 500) -> Match:
    """The match after a round in which seat 0 was the Goodge and each seat took that many points."""
    return play_out(before_last_trick("2S 3S 4S", captured, totals=totals, bid=bid, target=target)).match


@pytest.mark.parametrize(
    ("captured", "totals", "winner"),
    [
        ((100, 80, 70), (400, 100, 100), 0),  # exactly the target
        ((100, 80, 70), (395, 100, 100), None),  # five short
        ((100, 80, 70), (400, 430, 100), 1),  # two are over it: the higher wins
        ((60, 150, 40), (300, 400, 100), 1),  # the target reached by one who was not the Goodge
    ],
)
def test_rule_11_the_highest_total_wins_once_somebody_has_reached_the_target(
    captured: tuple[int, ...], totals: tuple[int, ...], winner: int | None
) -> None:
    assert end(captured, totals).winner == winner


def test_rule_11_the_round_is_finished_although_somebody_passes_the_target_in_it() -> None:
    state = before_last_trick("2S 3S 4S", (150, 60, 40), totals=(490, 0, 0))
    assert state.match.winner is None
    assert events_of(after(state, "play 2S", "play 3S"), "play 4S")[-1] == MatchWon(0)


def test_rule_11_a_failed_bid_can_keep_a_leader_from_winning() -> None:
    assert end((100, 80, 70), (490, 100, 100), bid=150).winner is None


@pytest.mark.parametrize(("totals", "winner"), [((850, 0, 0), None), ((900, 0, 0), 0)])
def test_rule_11_a_long_game_goes_to_1000(totals: tuple[int, ...], winner: int | None) -> None:
    assert end((100, 80, 70), totals, target=1000).winner == winner


def test_rule_11_a_tie_at_the_target_has_no_winner_and_everybody_plays_on() -> None:
    match = end((100, 100, 50), (420, 420, 480))
    assert (match.totals, match.winner, match.tied_at_target) == ((520, 520, 530), 2, False)
    match = end((100, 80, 70), (420, 440, 100))
    assert (match.totals, match.winner, match.tied_at_target) == ((520, 520, 170), None, True)
    assert GOODGE.open_round(match, opened().deal)[0].board.in_auction == (0, 1, 2)


def test_rule_11_a_tie_below_the_lead_does_not_matter() -> None:
    assert end((100, 80, 70), (500, 420, 430)).winner == 0


def test_rule_11_after_a_tie_whoever_leads_alone_wins_also_the_third() -> None:
    assert end((50, 60, 140), (520, 520, 450)).winner == 2


def test_rule_11_after_a_tie_a_failed_bid_gives_the_match_to_the_other() -> None:
    match = end((40, 0, 210), (500, 500, 0), bid=60)
    assert (match.totals, match.winner) == ((440, 500, 210), 1)


def test_rule_11_a_tie_after_a_tie_goes_on() -> None:
    match = end((100, 100, 50), (520, 520, 450))
    assert (match.winner, match.tied_at_target) == (None, True)


def test_rule_11_after_a_tie_the_sole_leader_wins_at_whatever_total() -> None:
    """No play reaches this, since of two tied leaders one at least is not the Goodge; the rule says it all the same."""
    state = before_last_trick("2S 3S 4S", (100, 90, 60), totals=(120, 120, 100))
    tied = replace(state, match=replace(state.match, tied_at_target=True))
    assert play_out(tied).match.winner == 0


def test_rule_11_no_round_is_dealt_after_the_end() -> None:
    won = play_out(before_last_trick("2S 3S 4S", (150, 60, 40), totals=(490, 0, 0)))
    with pytest.raises(IllegalAction) as refused:
        GOODGE.open_round(GOODGE.next_match(won), won.deal)
    assert refused.value.refusal == MatchOver()
