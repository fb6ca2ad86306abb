"""Values that say of which kind something is, by their class; its fields, where there are any, are the facts."""

from __future__ import annotations

from typing import Any, Self, TypeVar, cast, dataclass_transform

from .values import made

C = TypeVar("C", bound=type)


@dataclass_transform(frozen_default=True)
def with_facts(kind: C) -> C:
    """Make a kind a frozen data class, whose annotated fields are its facts."""
    return made(kind)


@with_facts
class Kind:
    """The base of such values: equal when they are of one class and their facts are equal."""

    def but(self, **facts: object) -> Self:
        """Return the same with other facts. Raises TypeError for a fact that the kind does not have."""
        return cast(Self, cast(Any, self).__replace__(**facts))
