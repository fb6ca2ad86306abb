"""Values that say of which kind something is, by their class; its fields, where there are any, are the facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, NoReturn, Self, TypeVar, cast, dataclass_transform

T = TypeVar("T")


class Kind:
    """The base of such values: equal when they are of one class and their facts are equal."""

    __slots__ = ()
    __match_args__: tuple[str, ...] = ()
    _usual: ClassVar[Mapping[str, object]] = {}

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def but(self, **facts: object) -> Self:
        """Return the same with other facts. Raises TypeError for a fact that the kind does not have."""
        make = cast("Callable[..., Self]", type(self))
        return make(**{name: getattr(self, name) for name in self.__match_args__} | facts)

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
    """Make a kind a frozen class with slots whose annotated fields are its facts, as a dataclass would be.

    A dataclass compiles methods when it is defined, and many kinds are defined before the title shows.
    """
    body = dict(vars(kind))
    names = tuple(body.get("__annotations__", ()))
    usual = {name: body.pop(name) for name in names if name in body}
    for made_anew in ("__dict__", "__weakref__"):
        body.pop(made_anew, None)
    inherited: tuple[str, ...] = getattr(kind, "__match_args__", ())
    body |= {
        "__slots__": names,
        "__match_args__": (*inherited, *names),
        "_usual": {**getattr(kind, "_usual", {}), **usual},
        "__init__": _take,
    }
    return cast("type[T]", type(kind.__name__, kind.__bases__, body))


def _take(self: Kind, *given: object, **named: object) -> None:
    """Take the facts of a kind, in order or by name. Raises TypeError if one is missing, or more is given."""
    names = self.__match_args__
    if named or len(given) != len(names):
        values = {**self._usual, **dict(zip(names, given, strict=False)), **named}
        if len(given) > len(names) or values.keys() != set(names) or not named.keys().isdisjoint(names[: len(given)]):
            raise TypeError(f"{type(self).__name__} is made of {', '.join(names) or 'nothing'}")
        given = tuple(values[name] for name in names)
    for name, value in zip(names, given, strict=True):
        object.__setattr__(self, name, value)
