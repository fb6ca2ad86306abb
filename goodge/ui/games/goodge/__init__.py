"""The Goodge Rules on the screen: its sentences, its panels, and how its own events are shown."""

from __future__ import annotations

from .presenter import GoodgePresenter

__all__ = ["GoodgePresenter"]
