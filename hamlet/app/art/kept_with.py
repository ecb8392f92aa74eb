"""Results kept as long as the drawings they belong to, and no longer."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Concatenate, ParamSpec, TypeVar, cast
from weakref import WeakKeyDictionary, ref

Owner = TypeVar("Owner")
Rest = ParamSpec("Rest")
Made = TypeVar("Made")


def kept_with(
    most: int,
) -> Callable[[Callable[Concatenate[Owner, Rest], Made]], Callable[Concatenate[Owner, Rest], Made]]:
    """Keep the newest results for each first argument; they go with it.

    An ordinary cache would hold on to the drawings of every game that was opened, for the sake of its keys.
    """

    def keep(
        make: Callable[Concatenate[Owner, Rest], Made],
    ) -> Callable[Concatenate[Owner, Rest], Made]:
        kept: WeakKeyDictionary[Owner, Callable[..., Made]] = WeakKeyDictionary()

        def of(owner: Owner) -> Callable[..., Made]:
            itself = ref(owner)

            def made(*rest: Rest.args, **named: Rest.kwargs) -> Made:
                return make(cast("Owner", itself()), *rest, **named)

            return lru_cache(maxsize=most)(made)

        @wraps(make)
        def found(owner: Owner, /, *rest: Rest.args, **named: Rest.kwargs) -> Made:
            results = kept.get(owner)
            if results is None:
                results = kept[owner] = of(owner)
            return results(*rest, **named)

        return found

    return keep
