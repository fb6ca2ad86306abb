"""What every game must keep, under each set of rules it is tried with; a new game in GAMES is tested here unasked."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from goodge.engine import seeding
from goodge.engine.actions import Action, Bid, BlindNil, Bury, Look, NameTrump, Nil, Pass, PlayCard, parse_action
from goodge.engine.cards import Card, Suit, in_order
from goodge.engine.errors import IllegalAction, NoSuchDeal, RulesError
from goodge.engine.events import DealerDrawn, Dealt, Event, HandSeen, StashBuried, StashTaken
from goodge.engine.game import Phase
from goodge.engine.record import decode_record, encode_record
from goodge.engine.refusals import MatchOver, RoundOver
from goodge.engine.rng import Stream
from goodge.engine.views import decode_view, encode_view
from goodge.ui.wording.refusals import refusal_words

from .playing import CASES, EVERY_CARD, AnyGame, AnyState, Case, play_match

VOCABULARY: list[Action] = [
    *map(Bid, range(-5, 305)),
    Pass(),
    Look(),
    Nil(),
    BlindNil(),
    *map(NameTrump, Suit),
    *map(PlayCard, EVERY_CARD),
    Bury(()),
    Bury((Card.parse("AS"), Card.parse("KS"), Card.parse("QS"))),
]

SEED = 9  # under which each game goes through all that is rare in it, within two rounds

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def instants(case: Case, seed: int = SEED, rounds: int = 2) -> list[AnyState]:
    """Every state of the first rounds of a match."""
    record = play_match(case.game, case.options, seed, rounds)
    return [state for states in record.rounds for state in states]


def decisions(case: Case, seed: int = SEED, rounds: int = 2) -> list[AnyState]:
    """The states in which a hand is to act."""
    return [state for state in instants(case, seed, rounds) if state.board.turn is not None]


def seats_and_public(game: AnyGame, state: AnyState) -> list[int | None]:
    return [*range(game.seats(state.match.rules)), None]


def history(game: AnyGame, state: AnyState) -> tuple[AnyState, list[Event]]:
    """The round played again from its deal: the last state, and all that happened."""
    match = replace(state.match, winner=None)
    again, happened = game.open_round(match, state.deal)
    events = list(happened)
    for action in state.actions:
        again, happened = game.apply(again, action)
        events += happened
    return again, events


def test_rules_go_both_ways_and_unknown_options_are_refused(case: Case) -> None:
    rules = case.game.read_rules(case.options)
    assert case.game.read_rules(rules.as_options()) == rules
    assert eval(repr(rules), {type(rules).__name__: type(rules)}) == rules
    with pytest.raises(RulesError, match="no option “speed”"):
        case.game.read_rules({**case.options, "speed": 3})


@pytest.mark.parametrize("target", [0, -1, 1_000_001, True, 500.0, "500", None, [500]])
def test_a_target_is_a_whole_number_from_1_to_a_million(case: Case, target: object) -> None:
    with pytest.raises(RulesError, match="the target must be a whole number from 1 to 1,000,000"):
        case.game.read_rules({**case.options, "target": target})


def test_a_deal_number_gives_one_deal_and_it_is_in_order(case: Case) -> None:
    rules = case.game.read_rules(case.options)
    for number in range(5):
        deal = seeding.deal_for(case.game, rules, 3, number)
        assert case.game.check_deal(rules, deal) is None
        assert deal == seeding.deal_for(case.game, rules, 3, number)
        assert deal != seeding.deal_for(case.game, rules, 3, number + 1)


def test_a_faulty_deal_is_named(case: Case) -> None:
    game = case.game
    rules = game.read_rules(case.options)
    deal = seeding.deal_for(game, rules, 3, 0)
    first, *others = deal.hands
    assert game.check_deal(rules, replace(deal, hands=deal.hands[1:])) is not None
    assert game.check_deal(rules, replace(deal, hands=(first[1:], *others))) is not None
    twice = game.check_deal(rules, replace(deal, hands=((first[1], *first[1:]), *others)))
    assert twice == f"{first[1].text} was dealt twice"
    foreign = next(card for card in EVERY_CARD if card not in game.pack(rules))
    assert game.check_deal(rules, replace(deal, hands=((foreign, *first[1:]), *others))) is not None


RARE = {
    "goodge": {Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP},
    "spades": {Phase.BIDDING, Phase.LOOK},
    "pride": {Phase.BIDDING},
    "spidge": {Phase.PLAY},
}


def test_what_is_tried_here_is_all_that_can_happen(case: Case) -> None:
    phases = {state.board.phase for state in decisions(case)}
    options = case.game.read_rules(case.options).as_options()
    if not options.get("nil", True) or not options.get("blind_nil", True):
        assert Phase.LOOK not in phases
        return
    assert phases == RARE.get(case.game.id, set()) | {Phase.PLAY}


def test_a_match_by_chance_comes_to_an_end(case: Case) -> None:
    usual = case.game.read_rules({}).target
    options = {**case.options, "target": min(40, 1 + usual // 5)}
    for seed in range(3):
        record = play_match(case.game, options, seed, 60)
        assert record.winner is not None
        last = record.rounds[-1][-1]
        assert case.game.concluded(replace(last.match, winner=None)) == last.match
        with pytest.raises(IllegalAction) as refused:
            case.game.open_round(case.game.next_match(last), last.deal)
        assert refused.value.refusal == MatchOver()


def test_the_first_dealer_hangs_on_the_seed_and_any_seat_may_be_it(case: Case) -> None:
    rules = case.game.read_rules(case.options)
    drawn = [seeding.draw_for_dealer(case.game, rules, seed) for seed in range(40)]
    assert drawn == [seeding.draw_for_dealer(case.game, rules, seed) for seed in range(40)]
    assert {dealer for dealer, _ in drawn} == set(range(case.game.seats(rules)))
    for dealer, events in drawn:
        assert all(event == DealerDrawn(dealer, event.draws) for event in events if isinstance(event, DealerDrawn))
        assert all(event.seen_by(seat) == event for event in events for seat in (0, None))


def test_a_trick_goes_to_the_card_that_wins_and_its_hand_leads_next(case: Case) -> None:
    for state in instants(case):
        hands = len(state.hands)
        for trick, later in pairwise((*state.board.tricks, state.board.trick)):
            place = case.game.winning_place(trick.cards, state.board.trump)
            assert trick.winner == (trick.leader + place) % hands == later.leader
        if state.board.phase is Phase.PLAY:
            assert state.board.acting == (state.board.trick.leader + len(state.board.trick.cards)) % hands
            assert state.board.turn == state.board.holders[state.board.acting]


def test_every_hand_has_its_seat_and_every_seat_its_hand(case: Case) -> None:
    for state in decisions(case)[::20]:
        board, seats = state.board, range(case.game.seats(state.match.rules))
        assert len(board.holders) == len(state.hands) == case.game.hands(state.match.rules)
        assert [board.holders[board.own_hand(seat)] for seat in seats] == list(seats)
        own = {board.own_hand(seat) for seat in seats}
        assert set(range(len(state.hands))) - own == ({board.dummy} if board.dummy is not None else set())


def test_people_can_sort_any_hand(case: Case) -> None:
    pack = case.game.pack(case.game.read_rules(case.options))
    assert len({case.game.hand_key(card) for card in pack}) == len(pack)
    assert set(pack) <= set(case.game.deck)


def test_each_state_of_a_round_has_one_action_more_than_the_one_before(case: Case) -> None:
    for states in play_match(case.game, case.options, SEED, 2).rounds:
        assert states[0].actions == ()
        for before, state in pairwise(states):
            assert state.actions[:-1] == before.actions
            assert case.game.apply(before, state.actions[-1])[0] == state


def test_legal_actions_and_reasons_agree_over_the_whole_vocabulary(case: Case) -> None:
    for state in decisions(case):
        legal = case.game.legal_actions(state)
        assert len(set(legal)) == len(legal)
        assert set(legal) == {act for act in VOCABULARY if case.game.why_illegal(state, act) is None}
        assert legal or state.board.phase is Phase.EXCHANGE


def test_every_reason_can_be_put_in_words_and_refuses(case: Case) -> None:
    for state in decisions(case, rounds=1)[::7]:
        for action in VOCABULARY:
            reason = case.game.why_illegal(state, action)
            if reason is not None:
                assert refusal_words(reason)
                with pytest.raises(IllegalAction) as refused:
                    case.game.apply(state, action)
                assert refused.value.refusal == reason


def test_nothing_may_be_done_once_a_round_is_over(case: Case) -> None:
    for state in instants(case):
        if state.board.is_over:
            assert case.game.legal_actions(state) == ()
            assert {case.game.why_illegal(state, action) for action in VOCABULARY} == {RoundOver()}


def test_a_record_replays_to_the_very_states_of_live_play(case: Case) -> None:
    for seed in range(3):
        record = play_match(case.game, case.options, seed, 4)
        line = encode_record(record)
        again = decode_record(line)
        assert again.rounds == record.rounds
        assert encode_record(again) == line
        assert line.isascii()
        assert "\n" not in line


def test_a_record_may_stop_after_any_action(case: Case) -> None:
    record = play_match(case.game, case.options, 4, 1)
    states = record.rounds[0]
    for length in range(1, len(states)):
        record.rounds[0] = states[:length]
        assert decode_record(encode_record(record)).rounds[0] == states[:length]


def test_a_view_goes_both_ways_through_text(case: Case) -> None:
    for state in decisions(case):
        view = case.game.view_for(state, state.board.turn)
        assert decode_view(encode_view(view)) == view


def test_actions_and_cards_go_both_ways_through_text_and_repr(case: Case) -> None:
    names = {kind.__name__: kind for kind in (Bid, BlindNil, Bury, Card, Look, NameTrump, Nil, Pass, PlayCard, Suit)}
    for state in instants(case, rounds=1)[-1:]:
        for action in state.actions:
            assert parse_action(action.text) == action
            assert eval(repr(action), names) == action
    for card in case.game.deck:
        assert Card.parse(card.text) == eval(repr(card), names) == card


def test_the_public_and_other_seats_see_no_hidden_card(case: Case) -> None:
    for state in decisions(case):
        played = {card for trick in (*state.board.tricks, state.board.trick) for card in trick.cards}
        for seat in seats_and_public(case.game, state):
            view = case.game.view_for(state, seat)
            own = set() if seat is None else set(state.hands[state.board.own_hand(seat)])
            if seat is not None and not state.board.sees_own(seat):
                own = set()
            if state.board.dummy is not None:
                own |= set(state.hands[state.board.dummy])
            own |= set(view.stash or ())
            if view.stash is not None:
                assert seat == state.board.goodge
            told = repr(view)
            shown = {card for card in case.game.deck if repr(card) in told}
            assert shown <= played | own
            assert view.deal is None


def as_told(events: list[Event], seat: int | None, *, exchanged: bool) -> Iterator[Event]:
    """Events as a seat was told them, piles in order. What he found in the Stash is no part of a later view."""
    for event in events:
        told = event.seen_by(seat)
        if isinstance(told, Dealt):
            if not exchanged:
                yield told.but(hands=tuple(map(down_or_in_order, told.hands)))
        elif isinstance(told, HandSeen):
            yield told.but(cards=down_or_in_order(told.cards))
        elif isinstance(told, StashTaken | StashBuried):
            if not (exchanged and isinstance(told, StashTaken)):
                yield told.but(cards=down_or_in_order(told.cards))
        else:
            yield told


def down_or_in_order(cards: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
    return in_order([card for card in cards if card is not None]) or cards


def test_a_seat_cannot_tell_another_deal_of_the_unseen_cards_from_the_real_one(case: Case) -> None:
    stream = Stream(9)
    for state in decisions(case, rounds=3)[::3]:
        _, events = history(case.game, state)
        for seat in seats_and_public(case.game, state):
            view = case.game.view_for(state, seat)
            other = case.game.resample(view, stream)
            assert case.game.view_for(other, seat) == view
            again, told = history(case.game, other)
            assert again == other
            exchanged = seat is not None and view.stash is not None and state.board.phase is not Phase.EXCHANGE
            told_here = list(as_told(events, seat, exchanged=exchanged))
            assert list(as_told(told, seat, exchanged=exchanged)) == told_here


def test_a_drawn_world_can_be_played_to_its_end(case: Case) -> None:
    stream = Stream(10)
    for state in decisions(case, rounds=1)[::5]:
        world = case.game.resample(case.game.view_for(state, state.board.turn), stream)
        while world.board.turn is not None:
            legal = case.game.legal_actions(world) or (Bury(world.hands[world.board.turn][:3]),)
            world, _ = case.game.apply(world, stream.choice(legal))
        if world.board.phase is Phase.SCORED:
            assert len(case.game.outcome(world)) == case.game.seats(world.match.rules)


def test_nothing_is_left_to_draw_once_the_round_is_over(case: Case) -> None:
    last = instants(case, rounds=1)[-1]
    with pytest.raises(NoSuchDeal):
        case.game.sampler(case.game.view_for(last, 0))
    with pytest.raises(ValueError, match="only a seat in a round under way"):
        encode_view(case.game.view_for(last, 0))
    with pytest.raises(ValueError, match="only a seat in a round under way"):
        encode_view(case.game.view_for(decisions(case)[0], None))


def test_a_state_is_frozen_and_apply_leaves_it_as_it_was(case: Case) -> None:
    for state in decisions(case, rounds=1)[::9]:
        before = repr(state)
        action = (case.game.legal_actions(state) or (Bury(state.hands[state.board.turn][:3]),))[0]
        case.game.apply(state, action)
        assert repr(state) == before
        with pytest.raises(AttributeError):
            state.board = None  # type: ignore[misc]
