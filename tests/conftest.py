"""Settings that all tests share."""

import gc

import pytest
from hypothesis import HealthCheck, settings

# The same examples on every run, and no clock in the verdict.
settings.register_profile(
    "house",
    derandomize=True,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")


@pytest.fixture(autouse=True, scope="module")
def _only_new_garbage() -> None:
    """The collector, called for every scene that is left, need not look at what the files before have kept."""
    gc.collect()
    gc.freeze()
