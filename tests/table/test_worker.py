"""Work on a thread of its own, and what is told where it fails."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from goodge.table.worker import Dropped, Worker, or_else


def fail(go_on: Callable[[], None]) -> str:  # noqa: ARG001
    raise RecursionError("lost in thought")


def test_a_job_that_fails_gives_something_else_and_a_line_in_the_log() -> None:
    lines: list[str] = []
    worker = Worker[str]("test")
    worker.give("ticket", or_else(fail, "nothing", lines.append, "no answer"))
    assert worker.wait(60)
    assert worker.poll() == ("ticket", "nothing")
    assert lines == ["no answer: RecursionError('lost in thought')"]
    worker.give("next", or_else(lambda _: "an answer", "nothing", lines.append, "no answer"))
    assert worker.wait(60)
    assert worker.poll() == ("next", "an answer")
    assert len(lines) == 1
    worker.close()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_job_that_fails_without_anything_instead_has_nobody_wait_for_it() -> None:
    worker = Worker[str]("test")
    worker.give("ticket", fail)
    assert worker.wait(60)
    assert not worker.is_at_work
    assert worker.poll() is None
    worker.give("next", lambda _: "an answer")
    assert worker.wait(60)
    assert worker.poll() == ("next", "an answer")
    worker.close()


def test_a_job_is_at_work_until_its_result_is_taken() -> None:
    worker = Worker[str]("test")
    for take in (worker.poll, worker.cancel):
        worker.give("ticket", lambda _: "an answer")
        assert worker.wait(60)
        seen = [worker.is_at_work]
        take()
        assert [*seen, worker.is_at_work] == [True, False], "or somebody would find neither work nor a result"
    worker.close()


def test_a_job_that_is_dropped_has_not_failed() -> None:
    def drop() -> None:
        raise Dropped

    def ask(go_on: Callable[[], None]) -> str:
        go_on()
        return "never"

    lines: list[str] = []
    with pytest.raises(Dropped):
        or_else(ask, "nothing", lines.append, "no answer")(drop)
    assert not lines
