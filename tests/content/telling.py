"""What packs have to say, told in English."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from hamlet.content import Problem, RuleError
from hamlet.content.saying import SaidError
from hamlet.words.rooms import english


def message(problem: Problem) -> str:
    """What is wrong."""
    return english().told(problem.said)


def in_full(problem: Problem) -> str:
    """The same with its place, its line and a caret."""
    return problem.shown(message(problem))


@contextmanager
def refused(words: str, error_type: type[SaidError] = RuleError) -> Iterator[None]:
    """What is done inside is refused, and these words say why."""
    with pytest.raises(error_type) as error:
        yield
    assert words in english().told(error.value.said)
