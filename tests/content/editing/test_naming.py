"""Ids of new entries go with their names, whatever kind they are of, until one is written by hand."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hamlet.content.editing.drafts import Draft
from hamlet.content.editing.naming import with_name
from hamlet.content.models.fields import ID_PATTERN
from hamlet.engine.limits import LONGEST_ID

CARD = Draft("menu", {"id": "new_card", "name": "New Card"})


def typed(draft: Draft, *names: str, taken: tuple[str, ...] = ()) -> str:
    """The id after these names, one after the other."""
    for name in names:
        draft = with_name(draft, name, taken, renames=True)
    return draft.id


@pytest.mark.parametrize("subject", ["tiles", "menu", "awards", "milestones"])
def test_the_id_of_a_new_entry_follows_its_name(subject: str) -> None:
    draft = Draft(subject, {"id": "new_one_3", "name": "New one"})
    assert typed(draft, "Fürst's Soup") == "furst_s_soup"


def test_an_id_written_by_hand_or_known_on_the_disk_stays() -> None:
    assert typed(CARD.put("id", "mine"), "Soup") == "mine"
    assert with_name(CARD, "Soup", renames=False).data == {"id": "new_card", "name": "Soup"}
    assert typed(Draft("menu", {"changes": "fish_soup", "name": "Fish Soup"}), "Soup") == "fish_soup"


def test_a_name_that_was_emptied_or_has_no_letters_of_an_id_still_leads_its_id() -> None:
    assert typed(CARD, "So", "S", "") == "new_card"
    assert typed(CARD, "So", "S", "", "飯", "飯店", "", "B", "Broth") == "broth"


def test_nobody_else_has_the_id() -> None:
    assert typed(CARD, "Soup", taken=("soup", "soup_2")) == "soup_3"
    assert typed(CARD, "Soup", "Soups", taken=("soup",)) == "soups"


@given(st.text(max_size=60))
def test_whatever_is_typed_gives_an_id_that_a_pack_may_have(name: str) -> None:
    found = typed(CARD, name, taken=("a", "new_card"))
    assert re.fullmatch(ID_PATTERN, found)
    assert len(found) <= LONGEST_ID
