"""What large pictures have used goes back to the system."""

from __future__ import annotations

import gc
import sys
import weakref
from pathlib import Path

import pytest

from hamlet.app.memory import MANY, Tidying, collect, give_back

PAGE, MEGABYTE = 4096, 1 << 20


def _held() -> int:
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE // MEGABYTE


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems take it back by themselves")
def test_what_many_pictures_have_left_is_given_back() -> None:
    give_back()
    before = _held()
    # Below the size from which the library asks the system for each, with small things between them.
    parts = [bytearray(b"\1" * 100_000) for _ in range(3000)]
    kept = parts[::50]
    full = _held()
    del parts
    give_back()
    assert full - before > 200
    assert _held() - before < 60
    assert kept


class _Ring:
    def __init__(self) -> None:
        self.itself = self


def _looked_through(what: object) -> bool:
    """Whether a search for what is gone would look at it."""
    return any(each is what for each in gc.get_objects())


def test_what_is_left_while_something_is_painted_goes_back_as_soon_as_it_is_much() -> None:
    held, given = [100 * MEGABYTE], []

    def give() -> None:
        given.append(held[0])
        held[0] = 100 * MEGABYTE

    tidying = Tidying(give, lambda: held[0])
    for more in range(0, 30 * MEGABYTE, MEGABYTE):
        held[0] += MEGABYTE
        tidying.look(more, busy=True)
    assert max(given) <= 113 * MEGABYTE
    assert len(given) == 2


@pytest.mark.usefixtures("setting_aside")
def test_games_that_are_left_one_after_the_other_wait_for_no_quiet_moment() -> None:
    collect()
    tidying, gone = Tidying(), list[weakref.ref[_Ring]]()
    for second in range(MANY + 2):
        ring = _Ring()
        gone.append(weakref.ref(ring))
        tidying.opened()
        tidying.look(second, busy=False)
        tidying.left(second)
    tidying.look(MANY + 2, busy=True)
    del ring
    assert sum(each() is not None for each in gone) <= 3


@pytest.mark.usefixtures("setting_aside")
def test_what_a_screen_brought_in_is_set_aside_once_it_is_whole_and_found_when_it_has_gone() -> None:
    collect()
    ring = _Ring()
    gone = weakref.ref(ring)
    tidying = Tidying()
    tidying.opened()
    tidying.look(1.0, busy=True)
    assert _looked_through(ring)
    tidying.look(1.1, busy=False)
    assert not _looked_through(ring)
    del ring
    gc.collect()
    assert gone() is not None, "what was set aside is not looked through"
    collect()
    assert gone() is None
