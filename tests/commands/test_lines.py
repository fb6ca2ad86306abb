"""Lines from anywhere, however long."""

from __future__ import annotations

import io

import pytest

from goodge.commands.lines import bounded_lines


class Watched(io.BytesIO):
    """Bytes that remember how many were asked for at a time."""

    def __init__(self, content: bytes) -> None:
        super().__init__(content)
        self.asked: list[int] = []

    def readline(self, size: int | None = -1, /) -> bytes:
        self.asked.append(-1 if size is None else size)
        return super().readline(size)


@pytest.mark.parametrize(
    ("content", "lines"),
    [
        (b"", []),
        (b"\n", [b""]),
        (b"12345\n12345", [b"12345", b"12345"]),
        (b"123456\n1\n", [None, b"1"]),
        (b"1\n123456", [b"1", None]),
        (b"x" * 200_000 + b"\n\r\n", [None, b"\r"]),
        (b"x" * 200_000 + b"\n" + b"y" * 200_000, [None, None]),
    ],
)
def test_a_line_longer_than_five_bytes_is_none_and_the_next_one_is_read(
    content: bytes, lines: list[bytes | None]
) -> None:
    assert list(bounded_lines(io.BytesIO(content), 5)) == lines


def test_a_line_that_never_ends_is_told_at_once_and_its_rest_is_read_in_small_pieces() -> None:
    stream = Watched(b"x" * 1_000_000)
    lines = bounded_lines(stream, 5)
    assert next(lines) is None
    assert stream.asked == [6]
    assert list(lines) == []
    assert all(0 < size <= 1 << 16 for size in stream.asked)
