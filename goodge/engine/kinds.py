"""Values that say of which kind something is, by their class; its fields, where there are any, are the facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


class Kind:
    """The base of such values: equal when they are of one class and their facts are equal."""

    __slots__ = ()
    __match_args__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in self.__match_args__
        )

    def __hash__(self) -> int:
        return hash((type(self), *(getattr(self, name) for name in self.__match_args__)))

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({facts})"


@dataclass_transform(frozen_default=True)
def with_facts(kind: type[T]) -> type[T]:
    """Make a frozen dataclass of a kind, without methods that it has from `Kind`.

    A dataclass compiles each of its methods when it is defined, and many kinds are defined before the title shows.
    """
    return dataclass(frozen=True, slots=True, eq=False, repr=False)(kind)
