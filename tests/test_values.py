"""A value is what the library's dataclass would have made of the same class."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from inspect import signature
from typing import Any

import pytest

from hamlet.values import _dataclass as quick

Maker = Callable[[type], Any]


def _made(make: Maker) -> Any:  # noqa: ANN401 - the same class made in two ways
    class Base:
        __slots__ = ()

    class Value(Base):
        """A value with all that fields can be."""

        first: int
        second: str = "two"
        unseen: dict[str, int] = field(default_factory=dict, compare=False, repr=False)

        def doubled(self) -> int:
            return self.first * 2

    return make(Value)


def _empty(make: Maker) -> Any:  # noqa: ANN401
    class Nothing:
        """A value without fields."""

    return make(Nothing)


QUICK: Maker = quick(frozen=True, slots=True)
LIBRARY: Maker = dataclass(frozen=True, slots=True)


@pytest.mark.parametrize("make", [QUICK, LIBRARY], ids=["quick", "library"])
def test_a_value_is_compared_hashed_shown_and_taken_apart_by_its_fields(make: Maker) -> None:
    cls = _made(make)
    one, same, other = cls(1), cls(1, "two", {"a": 3}), cls(first=1, second="three")
    assert one == same
    assert hash(one) == hash(same) == hash((1, "two"))
    assert one != other
    assert one != (1, "two")
    assert one != _made(make)(1)  # another class with the same fields
    assert repr(one).endswith("Value(first=1, second='two')")
    assert [each.name for each in fields(cls)] == ["first", "second", "unseen"]
    assert replace(one, second="three") == other
    assert cls.__match_args__ == ("first", "second", "unseen")
    assert cls.__doc__ == "A value with all that fields can be."
    assert not hasattr(one, "__dict__")
    assert one.doubled() == 2
    assert one.unseen is not cls(1).unseen
    assert _empty(make)() != one
    assert repr(_empty(make)()).endswith("Nothing()")


@pytest.mark.parametrize("make", [QUICK, LIBRARY], ids=["quick", "library"])
def test_a_value_cannot_be_changed(make: Maker) -> None:
    one = _made(make)(1)
    with pytest.raises(FrozenInstanceError):
        one.first = 2
    with pytest.raises(FrozenInstanceError):
        del one.first
    assert one.first == 1


@pytest.mark.parametrize("wrong", [(), (1, "two", {}, 4)])
def test_a_value_asks_for_its_fields(wrong: tuple[object, ...]) -> None:
    cls = _made(QUICK)
    assert list(signature(cls).parameters) == ["first", "second", "unseen"]
    with pytest.raises(TypeError, match=r"Value.__init__\(\)"):
        cls(*wrong)


def test_its_own_methods_are_left_to_a_class() -> None:
    class Loud:  # noqa: PLW1641 - its hash is made for it
        """One that is equal to all others."""

        first: int

        def __eq__(self, other: object) -> bool:
            return True

        def __repr__(self) -> str:
            return "loud"

    cls: Any = QUICK(Loud)
    assert cls(1) == cls(2)
    assert repr(cls(1)) == "loud"
    assert hash(cls(1)) == hash((1,))


def test_a_copy_of_a_value_is_equal_to_it() -> None:
    cls = _made(QUICK)
    assert copy(cls(7, "x")) == cls(7, "x")


@pytest.mark.parametrize("make", [QUICK, LIBRARY], ids=["quick", "library"])
def test_a_value_can_be_made_of_a_value(make: Maker) -> None:
    class More(_made(QUICK)):  # type: ignore[misc]
        third: int = 3

    one = make(More)(1, third=4)
    assert (one.first, one.second, one.third) == (1, "two", 4)
    assert one == replace(one)
    with pytest.raises(FrozenInstanceError):
        one.third = 5


def test_what_it_cannot_make_is_refused() -> None:
    class Later:
        first: int = field(init=False)

    class Named:
        first: int = field(kw_only=True)

    class Finishing:
        def __post_init__(self) -> None: ...

    for plain in (Later, Named, Finishing):
        with pytest.raises(TypeError, match="needs the dataclass of the library"):
            QUICK(plain)
    with pytest.raises(TypeError, match="only frozen values"):
        quick(frozen=True, slots=False)
