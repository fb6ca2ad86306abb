"""Hashes, which do not load OpenSSL where Python has code of its own."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from importlib.util import find_spec

import pytest

from goodge.engine.hashes import sha256


@pytest.mark.parametrize("data", [b"", b"goodge/7/deal/2", bytes(range(256)) * 300], ids=len)
def test_they_are_those_of_hashlib(data: bytes) -> None:
    assert sha256(data).digest() == hashlib.sha256(data).digest()
    assert sha256(data).hexdigest() == hashlib.sha256(data).hexdigest()


@pytest.mark.skipif(not (find_spec("_sha2") or find_spec("_sha256")), reason="this Python has OpenSSL's alone")
def test_a_table_loads_no_openssl() -> None:
    code = "import sys, goodge.ui.scenes.table.scene; sys.exit('_hashlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
