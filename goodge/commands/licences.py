"""`goodge --licences`: whose work the program carries, and under which licences."""

from __future__ import annotations

from collections.abc import Iterator

from ..ui.program.licences import Carried, Work, carried


def print_licences() -> None:
    """Print every work with its licence and its holders, then each text once."""
    print("\n".join(_lines(carried())))


def _lines(all_of_it: Carried) -> Iterator[str]:
    yield "Goodge, and what it carries of others' work. The texts follow the list."
    for work in all_of_it.works:
        yield ""
        yield from _about(work)
    for name, text in all_of_it.texts.items():
        yield f"\n{'=' * 20} {name} {'=' * 20}\n"
        yield text.strip("\n")


def _about(work: Work) -> Iterator[str]:
    yield f"{work.name}: {work.licence}" if work.licence else work.name
    yield from (f"  {line}" for line in (work.site, *work.copyright) if line)
    if work.texts:
        yield f"  Text: {', '.join(work.texts)}"
