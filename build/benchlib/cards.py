"""The loss of the expert's cards in fixed positions of the main game, as far deeper searches tell it.

usage: python3 build/dev.py bench cards PLAYERS POSITIONS [NAME=VALUE ...]

The positions come from rounds among `field`s, whose auction is `greedy`'s: about one choice in five. Every sane card
is searched there separately, over the same deals, once sharply and once roughly, since a judge favours who searches as
it does; the mean of the two is kept in `build/out/cards`. Then the expert chooses in each position from three seeds, as
it is and with numbers of `goodge/players/card_search.py` changed as named (`TRIES=16000`). Printed are the loss of
either, in points a choice, the processor time of one, and how much less the changed one loses, in pairs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from time import process_time

from goodge.commands.arena import mean_of
from goodge.engine.actions import PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import GOODGE
from goodge.engine.games.goodge import GoodgeView
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for
from goodge.players import card_search
from goodge.players.blunders import without_blunders
from goodge.players.cardnumbers import distinct_cards
from goodge.players.expert import searched_card
from goodge.players.move_search import MoveSearch
from goodge.players.race import Clock
from goodge.players.reference import reference_of
from goodge.players.sight import Sight, card_of, sight_of, to_kernel
from goodge.players.styles import PLAIN

KEPT = Path(__file__).parents[1] / "out" / "cards"
WORLDS, TRIES = 500, 4000  # of a judge, a card
EXPLORES = (100.0, 300.0)  # of the two judges
SEEDS = 3
ONE_IN = 5  # choices

Values = Mapping[str, float]


def main(arguments: Sequence[str]) -> int:
    """Print what the expert loses as it is, and with some of its numbers changed; 2 for a wrong command line."""
    if len(arguments) < 2 or not all(number.isdigit() for number in arguments[:2]):
        print(__doc__, file=sys.stderr)
        return 2
    players, wanted, *changes = arguments
    changed = dict(change.split("=") for change in changes)
    judged = list(_judged(int(players), int(wanted)))
    before = _losses(judged, {})
    print(f"as it is: {mean_of(before[0])} points a choice, {before[1]:.1f} ms")
    if changed:
        after = _losses(judged, {name: float(value) if "." in value else int(value) for name, value in changed.items()})
        print(f"{' '.join(changes)}: {mean_of(after[0])} points a choice, {after[1]:.1f} ms")
        less = [old - new for old, new in zip(before[0], after[0], strict=True)]
        print(f"  loses less by {mean_of(less)} in {len(less)} positions")
    return 0


def _positions(players: int) -> Iterator[GoodgeView]:
    """Yield choices of more than one sane card in rounds of `field`, one in five of them."""
    field, rules = reference_of("field"), GOODGE.read_rules({"players": players})
    for number in range(1 << 20):
        stream = Stream(number, "bench cards", players)
        state, _ = GOODGE.open_round(GOODGE.new_match(rules, number % players), deal_for(GOODGE, rules, 13, number))
        while not state.board.is_over:
            view = GOODGE.view_for(state, state.board.turn)
            if view.board.phase is Phase.PLAY and len(view.legal) > 1 and not stream.below(ONE_IN):
                sight = sight_of(view)
                if len(without_blunders(sight, _distinct(sight))) > 1:
                    yield view
            state, _ = GOODGE.apply(state, field.choose(view, number).action)


def _distinct(sight: Sight) -> Sequence[int]:
    return distinct_cards([*sight.hand, *sight.unseen], 2, 0, sight.lead, sight.best)


def _judged(players: int, wanted: int) -> Iterator[tuple[GoodgeView, Values]]:
    """Yield the positions, and what each sane card is worth there."""
    path = KEPT / f"{players}.json"
    known: list[Values] = json.loads(path.read_text()) if path.exists() else []
    for number, view in zip(range(wanted), _positions(players), strict=False):
        if number == len(known):
            known.append(_values(view))
            if len(known) % 10 == 0 or number == wanted - 1:
                KEPT.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(known))
        yield view, known[number]


def _values(view: GoodgeView) -> Values:
    sight, found = sight_of(view), dict[str, float]()
    card_search.WORLDS, usual = WORLDS, card_search.WORLDS
    for judge, explore in enumerate(EXPLORES):
        stream = Stream(judge, "judge")
        worlds = card_search.sampled_worlds(view, sight, stream, Clock(None))
        for card in without_blunders(sight, _distinct(sight)):
            search = MoveSearch(worlds, to_kernel(card), judge, explore)
            search.search(TRIES)
            name = card_of(card, sight.trump).text
            found[name] = found.get(name, 0.0) + search.value / len(EXPLORES)
    card_search.WORLDS = usual
    return found


def _losses(judged: Sequence[tuple[GoodgeView, Values]], changes: Values) -> tuple[list[float], float]:
    """Return the loss in each position, the mean of a few seeds, and the milliseconds of a choice."""
    usual = {name: getattr(card_search, name) for name in changes}
    for name, value in changes.items():
        setattr(card_search, name, value)
    losses, start = [], process_time()
    for view, values in judged:
        chosen = [searched_card(view, PLAIN, Stream(seed, "bench"), Clock(None)).action for seed in range(SEEDS)]
        cards = [action.card.text for action in chosen if isinstance(action, PlayCard)]
        losses.append(max(values.values()) - fmean(values[card] for card in cards))
    spent = 1000 * (process_time() - start) / (SEEDS * max(1, len(judged)))
    for name, value in usual.items():
        setattr(card_search, name, value)
    return losses, spent


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
