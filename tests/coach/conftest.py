"""Fixtures for the tests of the coach."""

from __future__ import annotations

import pytest


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge does a tenth of its work: enough where it matters how it comes to a judgement, and not to which."""
    for name in ("goodge_cards", "plans", "kin"):
        monkeypatch.setattr(f"goodge.coach.{name}.TRIES", 200)
        monkeypatch.setattr(f"goodge.coach.{name}.DEALS", 30, raising=False)
    monkeypatch.setattr("goodge.coach.kin.CALL_DEALS", 10)
    monkeypatch.setattr("goodge.coach.auction.DEALS", 10)
