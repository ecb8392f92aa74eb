"""Every trouble has a sentence and survives the way between processes."""

from __future__ import annotations

import pickle
import string

import pytest

from hamlet.store.errors import StoreError
from hamlet.words.english.store import STORE


@pytest.mark.parametrize("code", STORE)
def test_each_sentence_is_whole_and_names_only_known_facts(code: str) -> None:
    places = {"file", "found", "host", "inside", "key", "path", "pid", "variable"}
    known = places | {"game", "known", "name", "pack", "reason", "version"}
    facts = {name for _, name, _, _ in string.Formatter().parse(STORE[code]) if name}
    assert facts <= known
    sentence = str(StoreError(code, **dict.fromkeys(known, "Xyz")))
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_an_error_survives_pickling() -> None:
    error = pickle.loads(pickle.dumps(StoreError("missing", file="a.hamlet")))  # noqa: S301 - our own bytes
    assert (error.code, error.facts, str(error)) == (
        "missing",
        {"file": "a.hamlet"},
        "a.hamlet is not there.",
    )
