"""`dataclass(frozen=True, slots=True)` as the library makes it, but in a third of the time.

A table shows its first frame after some three hundred such classes are made. Before Python 3.13 the library
compiles each of their six methods by itself, and that was a quarter of a start. Here three methods of a class
are compiled together, and the others are the same for all classes. Rooms with many values import this one;
to a type checker it is the library's.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, fields
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass"]

_by_the_library = dataclasses.dataclass(frozen=True, slots=True)
_with_fields_only = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)


def _dataclass(*, frozen: bool, slots: bool) -> Callable[[type], type]:
    """The decorator for a value: all its fields are arguments, and it has no `__post_init__`."""
    if not (frozen and slots):
        raise TypeError("only frozen values with slots are made here")
    return _value


if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    dataclass = _dataclass


def _value(plain: type) -> type:
    if dataclasses.is_dataclass(plain):  # by what it inherits
        return _by_the_library(plain)
    cls: Any = _with_fields_only(plain)
    cls.__dataclass_params__.frozen = True
    if any(each.kw_only or not each.init for each in fields(cls)) or hasattr(cls, "__post_init__"):
        raise TypeError(f"{plain.__name__} needs the dataclass of the library")
    known: dict[str, Any] = {"put": object.__setattr__, "MISSING": MISSING}
    exec(_source(fields(cls), known), known)  # noqa: S102 - nothing is in it but the names of fields
    methods = {name: known[name] for name in ("__init__", "__eq__", "__hash__")}
    for name, method in methods.items():
        method.__module__, method.__qualname__ = cls.__module__, f"{cls.__qualname__}.{name}"
    for name, method in (methods | _SHARED).items():
        # A class with an `__eq__` of its own has None for `__hash__` until somebody gives it one.
        if plain.__dict__.get(name) is None:
            setattr(cls, name, method)
    return cls  # type: ignore[no-any-return]


def _source(parts: tuple[Field[Any], ...], known: dict[str, Any]) -> str:
    """The text of the compiled methods; default values and their makers are added to what it knows."""
    arguments, body = ["self"], [" pass"]
    for each in parts:
        name, default = each.name, f"default_{each.name}"
        if each.default is not MISSING:
            known[default] = each.default
            arguments.append(f"{name}={default}")
        elif each.default_factory is not MISSING:
            known[default] = each.default_factory
            arguments.append(f"{name}=MISSING")
            body.append(f" if {name} is MISSING: {name} = {default}()")
        else:
            arguments.append(name)
        body.append(f" put(self, {name!r}, {name})")
    compared = [each.name for each in parts if each.compare]
    mine, its = ("".join(f"{one}.{name}," for name in compared) for one in ("self", "other"))
    return "\n".join(
        (
            f"def __init__({', '.join(arguments)}):",
            *body,
            "def __eq__(self, other):",
            f" return ({mine}) == ({its}) if other.__class__ is self.__class__ else NotImplemented",
            f"def __hash__(self): return hash(({mine}))",
        )
    )


def _repr(self: Any) -> str:  # noqa: ANN401 - a value of any class
    shown = (f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _reduce(self: Any) -> tuple[type, tuple[Any, ...]]:  # noqa: ANN401 - a value of any class
    return type(self), tuple(getattr(self, each.name) for each in fields(self))


def _refuse(self: object, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"{name!r} of {type(self).__qualname__} cannot be changed")


_SHARED = {"__repr__": _repr, "__reduce__": _reduce, "__setattr__": _refuse, "__delattr__": _refuse}
