"""Data classes as the standard library's `dataclasses` makes them, quicker to define and quicker to fill.

There, six methods are compiled where a class is defined, and each field of a frozen value is set by a call. Here the
constructor is compiled when the first value is made, and nothing else is. A frozen value is filled while it is of a
twin of its class, which lets fields be set, and then becomes of its own class.

Checkers of types see the standard library's own names; its `fields`, `asdict` and `replace` know these classes too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import MISSING, Field, FrozenInstanceError, field, make_dataclass
from functools import partial
from operator import attrgetter
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast

__all__ = ["compile_ahead", "copier", "dataclass", "made", "replace"]

C = TypeVar("C", bound=type)
V = TypeVar("V")
AnyField = Field[Any]
Methods = dict[str, Any]

_uncompiled: list[Callable[[], object]] = []  # what compiles the constructor and the copiers of each new class
_KEPT = object()  # stands for a fact that a copy has from its original


def _dataclass(
    *, frozen: bool = False, slots: bool = False, kw_only: bool = False, eq: bool = True
) -> Callable[[C], C]:
    """Return a decorator that makes a data class: with slots, equality, a `repr`, and copies with other facts."""
    if not slots:
        raise TypeError("a data class without slots is the standard library's to make")
    return lambda plain: made(plain, frozen=frozen, kw_only=kw_only, eq=eq)


def _replace(value: Any, /, **changes: object) -> Any:
    """Return the same value with other facts. Raises TypeError for a name that is not a fact of it."""
    return value.__replace__(**changes)


if TYPE_CHECKING:
    from dataclasses import dataclass, replace
else:
    dataclass, replace = _dataclass, _replace


def made(plain: C, *, frozen: bool = True, kw_only: bool = False, eq: bool = True) -> C:
    """Return a class as a data class with slots: a new one, for slots are given to a class when it is made."""
    body = dict(vars(plain))
    inherited, copiers = dict[str, AnyField](), dict[str, copier]()
    for base in reversed(plain.__mro__[1:]):
        inherited |= vars(base).get("_own_fields", {})
        copiers |= vars(base).get("_copiers", {})
    copiers |= {name: method for name, method in body.items() if isinstance(method, copier)}
    own = {
        name: _field(name, kind, body.pop(name, MISSING), kw_only=kw_only)
        for name, kind in plain.__annotations__.items()
        if not str(kind).removeprefix("typing.").startswith("ClassVar")
    }
    every = tuple((inherited | own).values())
    for made_anew in ("__dict__", "__weakref__"):
        body.pop(made_anew, None)
    body |= {
        "__qualname__": plain.__qualname__,
        "__slots__": tuple(name for name in own if name not in inherited),
        "__match_args__": tuple(each.name for each in every if each.init and not each.kw_only),
        "__dataclass_fields__": _FieldsWhenAsked(every),
        "__dataclass_params__": _PARAMETERS,
        "_own_fields": own,
        "_copiers": copiers,
        **{name: copier(*method.names) for name, method in copiers.items()},
    }
    if eq and "__eq__" not in body:
        body |= _equality(every, frozen=frozen)
    if "__repr__" not in body:
        body["__repr__"] = _shown(tuple(each.name for each in every if each.repr))
    if frozen:
        body |= {"__setattr__": _refuse, "__delattr__": _refuse, "__reduce__": _reduced}
    new: C = type(plain)(plain.__name__, plain.__bases__, body)
    _tell_super(new, body)
    _compile_when_used(new, every, frozen=frozen)
    _uncompiled.extend(partial(getattr, new, name) for name in copiers)
    return new


def _tell_super(new: type, body: Methods) -> None:
    """Have `super()` in the methods of the plain class, which share one cell for it, mean the new class."""
    for method in body.values():
        for function in (method, *(getattr(method, name, None) for name in ("__func__", "fget", "func"))):
            names = getattr(getattr(function, "__code__", None), "co_freevars", ())
            if "__class__" in names:
                cast(Any, function).__closure__[names.index("__class__")].cell_contents = new
                return


def _field(name: str, kind: object, usual: object, *, kw_only: bool) -> AnyField:
    """Return a field of a class by what its body says of it."""
    found: AnyField = usual if isinstance(usual, Field) else cast(Any, field)(default=usual)
    found.name, found.type = name, cast(Any, kind)
    if found.kw_only is MISSING:
        found.kw_only = kw_only
    return found


class _FieldsWhenAsked:
    """What the standard library's functions look for in a data class, made when the first of them looks."""

    def __init__(self, every: Iterable[AnyField]) -> None:
        self._every = every

    def __get__(self, value: object, owner: type) -> dict[str, AnyField]:
        alike: Any = make_dataclass(owner.__name__, [(each.name, each.type, each) for each in self._every])
        type.__setattr__(owner, "__dataclass_fields__", alike.__dataclass_fields__)
        return cast("dict[str, AnyField]", alike.__dataclass_fields__)


class _Parameters:
    """What the standard library asks of a data class that it prints, or that it is to make another one from."""

    repr = False

    @property
    def frozen(self) -> NoReturn:
        raise TypeError("what inherits from a data class of goodge.engine.values must be made by it, too")


_PARAMETERS = _Parameters()


class copier:  # noqa: N801  (as `property` is)
    """A method that returns a copy with these facts, given in this order: `replace` for what is done at every card.

    Each frozen class that has or inherits it compiles its own when it is first used.
    """

    def __init__(self, *names: str) -> None:
        self.names = names

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, value: V, owner: type[V]) -> Callable[..., V]:
        facts = [f"_new.{name} = {name if name in self.names else f'_self.{name}'}" for name in _every_field(owner)]
        known: dict[str, Any] = {}
        lines = ["_class = _self.__class__", *_filled(owner, facts, known)]
        method = _compiled(self._name, ", ".join(("_self", *self.names)), lines, known)
        setattr(owner, self._name, method)
        return cast("Callable[..., V]", cast(Any, method).__get__(value, owner))


def _every_field(kind: type) -> dict[str, AnyField]:
    """Return the fields of a data class by name, those that it inherits first."""
    return {name: each for base in reversed(kind.__mro__) for name, each in vars(base).get("_own_fields", {}).items()}


# -- what needs no code of the class's own ---------------------------------------------------------------------


def _getter(names: tuple[str, ...]) -> Callable[[object], Any]:
    """Return a function that gives a value's facts of these names."""
    return attrgetter(*names) if names else lambda _: ()


def _equality(every: Iterable[AnyField], *, frozen: bool) -> Methods:
    """Return the methods by which values are equal if their facts are; frozen ones have a hash."""
    facts = _getter(tuple(each.name for each in every if each.compare))

    def equal(value: object, other: object) -> bool:
        return facts(value) == facts(other) if type(value) is type(other) else NotImplemented

    return {"__eq__": equal, "__hash__": (lambda value: hash(facts(value))) if frozen else None}


def _shown(names: tuple[str, ...]) -> Callable[[object], str]:
    """Return the `repr` of values, which pastes back."""

    @recursive_repr()
    def shown(value: object) -> str:
        facts = ", ".join(f"{name}={getattr(value, name)!r}" for name in names)
        return f"{type(value).__qualname__}({facts})"

    return shown


def _refuse(value: object, name: str, _: object = None) -> NoReturn:
    raise FrozenInstanceError(f"{type(value).__name__} cannot be changed: its {name} stays as it is")


def _reduced(value: Any) -> tuple[Any, ...]:
    """Return what a copy in another process is made of."""
    return _remade, (type(value), {name: getattr(value, name) for name in value.__dataclass_fields__})


def _remade(kind: Callable[..., V], facts: dict[str, Any]) -> V:
    return kind(**facts)


# -- what is compiled when it is first used -------------------------------------------------------------------


def _compile_when_used(new: Any, every: tuple[AnyField, ...], *, frozen: bool) -> None:
    """Give a class a constructor and a `__replace__` that put compiled ones in their place, and go on with those."""
    name = "__new__" if frozen else "__init__"

    def compiled() -> Callable[..., Any]:
        found = vars(new)[name]
        if found is make:
            found = _constructor(new, every, frozen=frozen)
            found.__qualname__ = f"{new.__qualname__}.{name}"  # what Python calls it if something is missing
            setattr(new, name, found)
        return cast("Callable[..., Any]", found)

    def make(value: Any, /, *given: object, **named: object) -> Any:
        return compiled()(value, *given, **named)

    def copy(value: Any, /, **changes: object) -> Any:
        new.__replace__ = _copier(new, every, frozen=frozen)
        new.__replace__.__qualname__ = f"{new.__qualname__}.__replace__"
        return new.__replace__(value, **changes)

    setattr(new, name, make)
    new.__replace__ = copy
    _uncompiled.append(compiled)


def compile_ahead() -> None:
    """Compile the constructors and copiers of all classes there are, for where the first use must not take longer."""
    while _uncompiled:
        _uncompiled.pop()()


def _constructor(new: type, every: tuple[AnyField, ...], *, frozen: bool) -> Callable[..., Any]:
    """Return the compiled constructor of a class: `__new__` of a frozen one, else `__init__`."""
    known: dict[str, Any] = {"_MISSING": MISSING}
    usual, sets = dict[str, str](), list[str]()
    for each in every:
        name, has_maker = each.name, each.default_factory is not MISSING
        known |= {f"_usual_{name}": each.default, f"_maker_{name}": each.default_factory}
        if has_maker or each.default is not MISSING:
            usual[name] = "_MISSING" if has_maker else f"_usual_{name}"
        left_out = f"_maker_{name}()" if has_maker else usual.get(name, "")
        given = f"{left_out} if {name} is _MISSING else {name}" if has_maker else name
        if each.init or left_out:
            sets.append(f"_new.{name} = {given if each.init else left_out}")
    takes = _parameters(every, usual)
    if frozen:
        return _compiled("__new__", f"_class{takes}", _filled(new, sets, known), known)
    return _compiled("__init__", f"_new{takes}", [*sets, *_last(new)], known)


def _copier(new: type, every: tuple[AnyField, ...], *, frozen: bool) -> Callable[..., Any]:
    """Return the compiled `__replace__` of a class."""
    names = [each.name for each in every if each.init]
    known: dict[str, Any] = {"_KEPT": _KEPT}
    heads = ", *" * bool(names) + "".join(f", {name}=_KEPT" for name in names)
    facts = {name: f"_self.{name} if {name} is _KEPT else {name}" for name in names}
    if frozen and len(names) == len(every):
        lines = ["_class = _self.__class__"]
        lines += _filled(new, [f"_new.{name} = {fact}" for name, fact in facts.items()], known)
    else:
        lines = [f"return _self.__class__({', '.join(f'{name}={fact}' for name, fact in facts.items())})"]
    return _compiled("__replace__", f"_self, /{heads}", lines, known)


def _filled(new: type, sets: list[str], known: dict[str, Any]) -> list[str]:
    """Return the lines that make a frozen value of `_class`: it is of an open twin of that until it is filled."""
    lets_set = {"__slots__": (), "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    known |= {"_begun": object.__new__, "_open": type(new)(new.__name__, (new,), lets_set)}
    return ["_new = _begun(_open)", *sets, "_new.__class__ = _class", *_last(new), "return _new"]


def _last(new: type) -> list[str]:
    return ["_new.__post_init__()"] if hasattr(new, "__post_init__") else []


def _parameters(every: Iterable[AnyField], usual: dict[str, str]) -> str:
    """Return the parameters of a constructor, each after a comma, with what is usual for them."""
    taken = [each for each in every if each.init]
    told = {each.name: f", {each.name}" + (f"={usual[each.name]}" if each.name in usual else "") for each in taken}
    by_place = [told[each.name] for each in taken if not each.kw_only]
    by_name = [told[each.name] for each in taken if each.kw_only]
    return "".join([*by_place, *([", *"] if by_name else []), *by_name])


def _compiled(name: str, takes: str, lines: list[str], known: dict[str, Any]) -> Callable[..., Any]:
    """Return a function by its text, in which these names are known."""
    exec(f"def {name}({takes}):\n    " + "\n    ".join(lines or ["pass"]), known)
    return cast("Callable[..., Any]", known[name])
