"""The rules: frozen states, pure functions, the standard library only.

A round of the main game, from the deal on:

>>> from goodge.engine.actions import Bid, Pass
>>> from goodge.engine.games import GOODGE
>>> from goodge.engine.rng import Stream
>>> from goodge.engine.seeding import deal_for
>>> rules = GOODGE.read_rules({"players": 3})
>>> match = GOODGE.new_match(rules, dealer=2)
>>> state, events = GOODGE.open_round(match, deal_for(GOODGE, rules, seed=7, number=0))

The hand to act may do what is legal. `why_illegal` says why something is not, and `apply` raises IllegalAction for it:

>>> GOODGE.legal_actions(state)[:2]
(Bid(amount=50), Bid(amount=55))
>>> GOODGE.why_illegal(state, Bid(52))
BidOffStep(step=5)
>>> state, events = GOODGE.apply(state, Bid(50))
>>> events
(BidMade(seat=0, amount=50),)

A player is given the view of their seat and nothing else. Any state that fits it could be the true one:

>>> view = GOODGE.view_for(state, seat=1)
>>> view.hand == GOODGE.view_for(state, seat=0).hand, view.stash is None
(False, True)
>>> other = GOODGE.resample(view, Stream(3, "another deal"))
>>> other == state, GOODGE.view_for(other, seat=1) == view
(False, True)
"""
