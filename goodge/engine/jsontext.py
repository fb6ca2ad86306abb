"""Reading JSON that somebody else wrote: every fault becomes a TextError that names the field."""

from __future__ import annotations

import json
from math import isinf
from typing import Any

from .errors import TextError

Object = dict[str, Any]

# The same on every Python, whatever its own limits are.
MOST_NESTED = 100
MOST_DIGITS = 600
_NESTING = (dict, list)


def read_object(text: str) -> Object:
    """The one JSON object of a text. Raises TextError, whatever the text; also where a name stands twice."""
    if not text.strip(" \t\r\n"):
        raise TextError("the line is blank")
    try:
        value = json.loads(
            text, object_pairs_hook=_object, parse_int=_integer, parse_float=_float, parse_constant=_no_constant
        )
    except RecursionError:
        raise TextError("the JSON is nested too deeply") from None
    except json.JSONDecodeError as error:
        raise TextError(f"not valid JSON: {error.msg} (at character {error.pos + 1})") from None
    if not isinstance(value, dict):
        raise TextError("the line must be one JSON object")
    if _is_nested_deeper(value, MOST_NESTED):
        raise TextError("the JSON is nested too deeply")
    return value


def write_object(value: Object) -> str:
    """The object on one line, in ASCII."""
    return json.dumps(value, separators=(", ", ": "))


def check_format(value: Object, name: str) -> None:
    """Raise TextError unless the object is of this format, version 1."""
    if field(value, "format") != name:
        raise TextError(f"“format” must be “{name}”")
    version = integer(value, "version")
    if version != 1:
        raise TextError(f"version {version} is not known here; this program reads version 1")


def field(value: Object, name: str) -> Any:
    """A field that must be there."""
    if name not in value:
        raise TextError(f"the field “{name}” is missing")
    return value[name]


def integer(value: Object, name: str) -> int:
    """A whole number; `true` and `1.0` are none."""
    number = field(value, name)
    if type(number) is not int:
        raise TextError(f"“{name}” must be a whole number")
    return number


def place(value: Object, name: str, count: int) -> int:
    """A whole number from 0 to `count` - 1."""
    number = integer(value, name)
    if not 0 <= number < count:
        raise TextError(f"“{name}” must be from 0 to {count - 1}")
    return number


def text(value: Object, name: str) -> str:
    """A string."""
    found = field(value, name)
    if not isinstance(found, str):
        raise TextError(f"“{name}” must be a string")
    return found


def mapping(value: Object, name: str) -> Object:
    """An object."""
    found = field(value, name)
    if not isinstance(found, dict):
        raise TextError(f"“{name}” must be an object")
    return found


def array(value: Object, name: str) -> list[Any]:
    """An array of anything."""
    found = field(value, name)
    if not isinstance(found, list):
        raise TextError(f"“{name}” must be an array")
    return found


def texts(value: Object, name: str) -> list[str]:
    """An array of strings."""
    found = array(value, name)
    if not all(isinstance(item, str) for item in found):
        raise TextError(f"“{name}” must be an array of strings")
    return found


def integers(value: Object, name: str, length: int) -> tuple[int, ...]:
    """An array of that many whole numbers."""
    found = array(value, name)
    if len(found) != length or not all(type(item) is int for item in found):
        raise TextError(f"“{name}” must be an array of {length} whole numbers")
    return tuple(found)


def is_same(first: object, second: object) -> bool:
    """Return True if two JSON values are the same, types included: 1, 1.0 and true are three values."""
    if type(first) is not type(second):
        return False
    if isinstance(first, dict) and isinstance(second, dict):
        return first.keys() == second.keys() and all(is_same(first[name], second[name]) for name in first)
    if isinstance(first, list) and isinstance(second, list):
        return len(first) == len(second) and all(map(is_same, first, second))
    return first == second


def _object(pairs: list[tuple[str, Any]]) -> Object:
    found: Object = {}
    for name, value in pairs:
        if name in found:
            raise TextError(f"the field “{name[:40]}” stands twice in one object")
        found[name] = value
    return found


def _integer(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise TextError(f"a number has more than {MOST_DIGITS} digits")
    return int(digits)


def _float(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise TextError(f"the number {digits[:40]} is too large")
    return number


def _no_constant(name: str) -> float:
    raise TextError(f"not valid JSON: {name} is not a JSON number")


def _is_nested_deeper(value: Object, most: int) -> bool:
    level: list[Object | list[Any]] = [value]
    for _ in range(most):
        contents = (item.values() if isinstance(item, dict) else item for item in level)
        level = [child for children in contents for child in children if isinstance(child, _NESTING)]
        if not level:
            return False
    return True
