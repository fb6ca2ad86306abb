"""The names that the coach goes by."""

from __future__ import annotations

from types import ModuleType

import pytest

from goodge import coach


@pytest.mark.parametrize("name", coach.__all__)
def test_every_name_leads_to_what_it_names(name: str) -> None:
    """Each is loaded when it is first asked for, and a module of the same name would get into its way."""
    found = getattr(coach, name)
    assert not isinstance(found, ModuleType)
    assert getattr(coach, name) is found


def test_a_name_that_there_is_not_is_refused() -> None:
    with pytest.raises(AttributeError):
        _ = coach.wizard
