"""A file of a pack as a whole: what stands at its top is exchanged, parts are put in, all else stays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from hamlet.content.editing.drafts import Draft
from hamlet.content.editing.needing import needed, with_need
from hamlet.content.editing.whole_files import FileSheet, whole_file
from hamlet.content.editing.writing import UnwritableError

PACK = """\
# Mine.
id: woods
name: Woods and Ways   # for now
version: "1.0"
authors: [me]

# It plays with these.
requires: [base, "lake >= 1.1, < 2"]
"""
RULES = """\
# Ways to play.
presets:
  # the quick one
  - id: quick
    name: Quick
    about: Soon over.
    values: {flags: 3}   # three

defaults:
  donkey_cost: 2
"""
PART = {"id": "slow", "name": "Slow", "about": "Long.", "values": {"flags": 7}}


def said(sheet: FileSheet) -> Any:  # noqa: ANN401
    return yaml.safe_load(sheet.text)


def test_what_stands_at_the_top_is_exchanged_and_every_other_letter_stays() -> None:
    sheet = whole_file("pack.yaml", PACK)
    draft = sheet.draft.put("name", "Deep Woods").put("about", "More of them.").put("authors", ["me", "you"])
    fresh = sheet.with_draft(draft)
    wanted = PACK.replace("Woods and Ways ", "Deep Woods ").replace("[me]", "[me, you]\nabout: More of them.")
    assert fresh.text == wanted
    assert said(fresh) == draft.data


def test_a_text_that_cannot_be_read_leaves_what_was_said_last_and_an_edit_goes_back_there() -> None:
    sheet = whole_file("pack.yaml", PACK).with_text(PACK + "name: [")
    assert (sheet.legible, sheet.draft.text("name")) == (False, "Woods and Ways")
    mended = sheet.with_draft(sheet.draft.put("version", "2.0"))
    assert (mended.legible, mended.text) == (True, PACK.replace("1.0", "2.0"))


def test_a_preset_is_put_behind_the_others_and_a_number_among_the_others() -> None:
    sheet = whole_file("rules.yaml", RULES).with_part({"presets": [PART]})
    kept, _, rest = RULES.partition("# three\n")
    assert sheet.text.startswith(kept)
    assert sheet.text.endswith(rest)
    assert said(sheet)["presets"][1] == PART
    more = sheet.with_part({"defaults": {"roads": 2, "donkey_cost": 9}})
    assert said(more)["defaults"] == {"donkey_cost": 2, "roads": 2}


EMPTY = ["", "# nothing yet\n", "defaults: {flags: 2}\n", "presets: []\n", "presets:\n"]


@pytest.mark.parametrize("text", EMPTY)
def test_wherever_it_is_put_it_is_read_again_as_it_was_meant(text: str) -> None:
    sheet = whole_file("rules.yaml", text).with_part({"presets": [PART]})
    assert said(sheet)["presets"] == [PART]
    assert sheet.legible


def test_into_a_file_that_is_no_map_nothing_is_put() -> None:
    for text in ("- a\n", "word\n", "presets: [\n", "presets: word\n"):
        sheet = whole_file("rules.yaml", text)
        try:
            after = sheet.with_part({"presets": [PART]}).text
        except UnwritableError:
            after = text
        assert after == text


def test_an_entry_is_put_behind_the_others_of_a_list() -> None:
    sheet = whole_file("seasons.yaml", "- id: heather   # mine\n  name: Heather\n")
    palette = {"like": "autumn", "ground": ["B5A642", "D6C768", "123456"]}
    fresh = sheet.with_part({"id": "fog", "name": "Fog", "palette": palette})
    assert fresh.text.startswith(sheet.text)
    assert said(fresh)[1] == {"id": "fog", "name": "Fog", "palette": palette}
    assert '\n    ground: ["B5A642", "D6C768", "123456"]' in fresh.text


def test_a_line_knows_the_entry_it_is_about_in_rules_too() -> None:
    sheet = whole_file("rules.yaml", RULES).with_part({"presets": [PART]})
    at = sheet.text.splitlines().index("  - id: slow")
    assert sheet.named_at(at + 1) == ("presets", "slow")
    assert sheet.named_at(5) == ("presets", "quick")
    assert whole_file("seasons.yaml", "- id: a\n- id: b\n").named_at(1) == ("seasons", "b")
    assert whole_file("seasons.yaml", "").named_at(0) == ("", "")


KEYS = ["name", "about", "version", "authors", "requires", "conflicts"]
letters = st.characters(
    codec="utf-8", exclude_characters="\r\x85\u2028\u2029\ufeff", categories=["L", "N", "P", "Zs"]
)
texts = st.text(letters, max_size=12)
values = st.one_of(texts, st.integers(0, 99), st.booleans(), st.lists(texts, max_size=3))


@given(st.dictionaries(st.sampled_from(KEYS), values))
def test_whatever_a_pack_says_of_itself_is_written_so_that_it_is_read_again(told: Mapping[str, Any]) -> None:
    sheet = whole_file("pack.yaml", PACK)
    data = {"id": "woods", **told}
    fresh = sheet.with_draft(Draft("pack", data))
    assert fresh.draft.data == whole_file("pack.yaml", fresh.text).draft.data == data


# needs


def test_a_need_keeps_its_versions_wherever_it_is_named() -> None:
    draft = whole_file("pack.yaml", PACK).draft
    assert [needed(draft, each) for each in ("base", "lake", "solo")] == ["requires", "requires", ""]
    later = with_need(draft, "lake", "optional")
    assert (later.data["requires"], later.data["optional"]) == (["base"], ["lake >= 1.1, < 2"])
    assert "lake" not in str(with_need(later, "lake", "").data)
    assert with_need(draft, "solo", "requires").data["requires"][-1] == "solo"
    assert with_need(draft, "base", "requires") == draft
