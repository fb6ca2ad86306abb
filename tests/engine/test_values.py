"""Our data classes are those of the standard library, made another way."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import field
from pprint import pformat
from typing import Any, ClassVar, Generic, TypeVar

import pytest

from goodge.engine import values

T = TypeVar("T")
Decorator = Callable[..., Any]


@values.dataclass(frozen=True, slots=True)
class Place(Generic[T]):
    """A frozen class with what is usual for two of its fields."""

    kind: ClassVar[str] = "a place"
    name: str
    inside: T
    floor: int = 0
    doors: list[int] = field(default_factory=list)

    @property
    def is_high(self) -> bool:
        return self.floor > 3


@values.dataclass(frozen=True, slots=True)
class Room(Place[T]):
    floor: int = 1
    key: str = field(default="none", repr=False, compare=False)


@values.dataclass(slots=True, kw_only=True)
class Box:
    """A class whose values may change, and that works something out itself."""

    inside: int
    label: str = "box"
    seen: set[int] = field(init=False, default_factory=set)
    twice: int = field(init=False)

    def __post_init__(self) -> None:
        self.twice = 2 * self.inside


def as_the_library(decorator: Decorator) -> tuple[Any, Any, Any]:
    """Return three classes alike, by one or the other decorator."""

    @decorator(frozen=True, slots=True)
    class One:
        left: int
        right: tuple[int, ...] = (1,)
        made: list[int] = field(default_factory=list, compare=False)

    @decorator(frozen=True, slots=True)
    class Two(One):
        left: int = 5
        shown: str = field(default="x", repr=False)

    @decorator(slots=True, kw_only=True)
    class Three:
        left: int
        right: int = field(default=3, init=False)

    return One, Two, Three


OURS, THEIRS = as_the_library(values.dataclass), as_the_library(dataclasses.dataclass)


@pytest.mark.parametrize("given", [(), (1,), (1, (2,)), (1, (2,), [3]), (1, (2,), [3], "y"), (1, 2, 3, 4, 5)])
@pytest.mark.parametrize("named", [{}, {"left": 7}, {"shown": "z"}, {"right": 9}, {"odd": 1}])
@pytest.mark.parametrize(("ours", "theirs"), list(zip(OURS, THEIRS, strict=True)))
def test_values_are_made_and_shown_as_the_librarys(
    ours: Any, theirs: Any, given: tuple[object, ...], named: dict[str, object]
) -> None:
    try:
        expected = theirs(*given, **named)
    except TypeError:
        with pytest.raises(TypeError):
            ours(*given, **named)
        return
    found = ours(*given, **named)
    assert repr(found) == repr(expected)
    assert dataclasses.asdict(found) == dataclasses.asdict(expected)
    assert found == ours(*given, **named)
    assert (found == ours(left=99)) is (expected == theirs(left=99))
    assert type(found) is ours


def test_equal_values_of_one_class_are_one_key() -> None:
    one = Room("hall", 1, doors=())  # type: ignore[arg-type]
    assert {one, Room("hall", 1, doors=(), key="other")} == {one}  # type: ignore[arg-type]
    assert one != Place("hall", 1, 1, doors=())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="unhashable"):
        hash(Box(inside=1))


def test_frozen_values_stay_as_they_are() -> None:
    room = Room("hall", "a chair")
    with pytest.raises(dataclasses.FrozenInstanceError, match="Room cannot be changed"):
        room.name = "den"  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        del room.floor
    assert not hasattr(room, "__dict__")
    assert room.doors is not Room("hall", "a chair").doors


def test_a_copy_has_other_facts() -> None:
    room = Room("hall", "a chair", doors=[1], key="k")
    for replace in (values.replace, dataclasses.replace):
        other = replace(room, floor=4)
        assert (other, other.key, other.is_high, type(other)) == (Room("hall", "a chair", 4, [1]), "k", True, Room)
    box = values.replace(Box(inside=2), label="crate")
    assert (box.inside, box.label, box.twice) == (2, "crate", 4)
    with pytest.raises(TypeError, match=r"Room\.__replace__\(\) got an unexpected keyword argument 'height'"):
        values.replace(room, height=3)  # type: ignore[call-arg]


def test_a_copier_gives_other_facts_in_its_own_order() -> None:
    @values.dataclass(frozen=True, slots=True)
    class Seat:
        number: int
        name: str = ""
        cards: tuple[int, ...] = ()

        dealt = values.copier("cards", "name")

    @values.dataclass(frozen=True, slots=True)
    class Chair(Seat):
        legs: int = 4

    for seat in (Seat(1, "Ann"), Chair(2, "Ben", legs=3), Seat(3)):  # the base first: it compiles no copy but its own
        assert seat.dealt((5,), "Cleo") == values.replace(seat, cards=(5,), name="Cleo")
        assert type(seat.dealt((), "")) is type(seat)
    with pytest.raises(dataclasses.FrozenInstanceError):
        Seat(1).dealt((5,), "Dan").number = 2  # type: ignore[misc]
    with pytest.raises(TypeError, match=r"dealt\(\) missing 1 required positional argument: 'name'"):
        Seat(1).dealt((5,))


def test_values_go_to_other_processes_and_back() -> None:
    for value in (Room("hall", "a chair", doors=[1]), Box(inside=3)):
        assert pickle.loads(pickle.dumps(value)) == copy.copy(value) == copy.deepcopy(value) == value


def test_patterns_and_the_librarys_functions_know_them() -> None:
    match Room("hall", "a chair"):
        case Room(name, inside, floor):
            assert (name, inside, floor) == ("hall", "a chair", 1)
    assert dataclasses.is_dataclass(Room)
    assert [each.name for each in dataclasses.fields(Room)] == ["name", "inside", "floor", "doors", "key"]
    assert dataclasses.asdict(Box(inside=1, label="a")) == {"inside": 1, "label": "a", "seen": set(), "twice": 2}
    assert Place.kind == "a place"
    assert pformat(Room("hall", "a chair")) == repr(Room("hall", "a chair"))


def test_the_library_makes_no_class_out_of_one_of_ours() -> None:
    class Cellar(Place[int]):
        pass

    with pytest.raises(TypeError, match=r"goodge\.engine\.values"):
        dataclasses.dataclass(frozen=True, slots=True)(Cellar)


def test_a_class_without_slots_is_the_librarys_to_make() -> None:
    with pytest.raises(TypeError, match="slots"):
        values.dataclass(frozen=True)


def test_nothing_is_compiled_before_a_value_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    compile_ = values._compiled
    monkeypatch.setattr(values, "_compiled", lambda name, *rest: compiled.append(name) or compile_(name, *rest))  # type: ignore[func-returns-value]

    @values.dataclass(frozen=True, slots=True)
    class Late:
        number: int

    assert not compiled
    assert [Late(1), Late(2)] == [Late(1), values.replace(Late(1), number=2)]
    assert compiled == ["__new__", "__replace__"]


def test_constructors_and_copiers_may_be_compiled_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    @values.dataclass(frozen=True, slots=True)
    class Early:
        number: int = 3

        numbered = values.copier("number")

    values.compile_ahead()
    monkeypatch.setattr(values, "_compiled", lambda *_: pytest.fail("it is compiled when it is needed"))
    assert (Early(), Early(4).number, Early().numbered(5).number) == (Early(3), 4, 5)


def test_values_may_be_equal_to_themselves_alone() -> None:
    @values.dataclass(slots=True, eq=False)
    class Sole:
        number: int

    one = Sole(1)
    assert {one, Sole(1)} > {one}
    assert one != Sole(1)


def test_a_fact_may_have_any_name() -> None:
    @values.dataclass(slots=True)
    class Held:
        value: int
        name: str = ""

    assert (Held(value=3, name="a").value, Held(value=4).name) == (3, "")


def test_super_means_the_class_that_was_made() -> None:
    @values.dataclass(slots=True)
    class Plain:
        number: int

        @property
        def told(self) -> str:
            return f"{self.number}"

    @values.dataclass(slots=True)
    class Adorned(Plain):
        @property
        def told(self) -> str:
            return super().told + "!"

    assert Adorned(7).told == "7!"
