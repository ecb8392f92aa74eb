"""Ids as text, for questions from one program to another."""

from __future__ import annotations

import pickle

from hamlet.app.ids import Id


def sent(what: Id) -> str:
    """An id as text."""
    return pickle.dumps(what).hex()


def received(text: str) -> Id:
    """The id that was sent."""
    what = pickle.loads(bytes.fromhex(text))  # noqa: S301 - written by ourselves
    assert isinstance(what, Id)
    return what
