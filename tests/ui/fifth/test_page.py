"""docs/adding-a-game.md has the code of this folder, and speaks of files that there are."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def test_the_code_of_the_page_is_that_which_is_tested() -> None:
    shown = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert shown == [(HERE / name).read_text(encoding="utf-8") for name in ("whist.py", "whist_face.py")]


def test_every_link_of_the_page_leads_somewhere() -> None:
    links = re.findall(r"\]\((\S+?)\)", PAGE)
    assert links
    assert all((ROOT / "docs" / link).exists() for link in links)


def test_every_file_and_folder_that_the_page_names_is_there() -> None:
    prose = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
    named = {name for name in re.findall(r"`([a-z_]+/[a-z_/]*(?:\.\w+)?)`", prose) if "whist" not in name}
    named -= {"build/out/shots"}  # made by a command of the page
    assert len(named) > 8
    folders = (ROOT, ROOT / "goodge", ROOT / "goodge" / "ui")
    assert [name for name in named if not any((folder / name).exists() for folder in folders)] == []
