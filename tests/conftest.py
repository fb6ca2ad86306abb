"""Settings that all tests share."""

import gc

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


def pytest_collection_finish() -> None:
    """What is there now stays to the end: the collector, called for every scene that is left, need not look at it."""
    gc.freeze()
