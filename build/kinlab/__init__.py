"""Rounds of Spades and League Spades played out fast, to fit bids to them and to measure bids by them."""
