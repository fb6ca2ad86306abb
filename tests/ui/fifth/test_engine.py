"""Whist keeps all that every game must keep, and its players come by themselves."""

from __future__ import annotations

import pytest

from tests.engine import test_conformance
from tests.engine.playing import Case

from .whist import Whist

pytestmark = pytest.mark.parametrize("case", [Case(Whist(), {}), Case(Whist(), {"target": 7})], ids=str)

globals().update({name: test for name, test in vars(test_conformance).items() if name.startswith("test_")})
