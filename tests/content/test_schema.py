"""The JSON Schemas are current, sound, and agree with the loader about good and bad files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from hamlet.content import all_schemas, load_packs
from hamlet.content.models.meanings import NAMES
from hamlet.content.schemas.files import schema_text
from hamlet.content.schemas.shape import Schema, resolved
from hamlet.content.schemas.snippets import ENTRY_SNIPPETS, FILE_SNIPPETS
from hamlet.content.subjects import SUBJECT_NAMES, SUBJECTS
from hamlet.resources import data_folder
from tests.content.conftest import WritePack
from tests.content.schema_judge import explained, fits, inner_schemas
from tests.content.telling import in_full

SCHEMAS = all_schemas()


def test_every_subject_has_a_schema() -> None:
    assert set(SCHEMAS) == set(SUBJECT_NAMES)


@pytest.mark.parametrize("name", SUBJECT_NAMES)
def test_the_schemas_in_the_data_folder_are_current(name: str) -> None:
    written = (data_folder() / "schema" / f"{name}.json").read_text("utf-8")
    assert written == schema_text(SCHEMAS[name]), "run: hamlet schema data/schema"


@pytest.mark.parametrize("name", SUBJECT_NAMES)
def test_schemas_are_sound(name: str) -> None:
    schema = json.loads(schema_text(SCHEMAS[name]))
    assert schema["$schema"].startswith("https://json-schema.org/draft/2020-12")
    for inner in inner_schemas(schema):
        assert resolved(schema, inner)
        if isinstance(inner.get("pattern"), str):
            re.compile(inner["pattern"])
        if "properties" in inner and "description" in inner:
            assert inner["additionalProperties"] is False
            assert set(inner.get("required", ())) <= inner["properties"].keys()


@pytest.mark.parametrize("name", SUBJECT_NAMES)
def test_every_key_and_every_word_is_explained(name: str) -> None:
    schema = SCHEMAS[name]
    for inner in inner_schemas(schema):
        if "additionalProperties" in inner:
            for key, field in explained(inner):
                assert field.get("description") or resolved(schema, field).get("description"), (name, key)
        for number, word in enumerate(inner.get("enum", ())):
            if "errorMessage" in inner or "description" in inner or inner in schema["$defs"].values():
                assert inner["enumDescriptions"][number].strip(), (name, word)


@pytest.mark.parametrize("name", SUBJECT_NAMES)
def test_every_part_has_a_title_for_people(name: str) -> None:
    parts = [SCHEMAS[name], *(one for one in SCHEMAS[name]["$defs"].values() if "properties" in one)]
    titles = [part["title"] for part in parts]
    assert all(" " in title or title.isalpha() for title in titles)
    assert not [title for title in titles if re.search(r"[a-z][A-Z]|_", title)]
    assert len(set(titles)) == len(titles)


def test_only_what_changes_an_entry_takes_nothing_for_a_value() -> None:
    for name, schema in SCHEMAS.items():
        whole = {
            **schema,
            "$defs": {key: one for key, one in schema["$defs"].items() if "Changed" not in key},
        }
        assert not [inner for inner in inner_schemas(whole) if inner.get("type") == "null"], name
        assert '"null"' not in json.dumps(whole), name


@pytest.mark.parametrize("name", NAMES)
def test_every_word_that_the_engine_knows_has_a_meaning(name: str) -> None:
    words = next(schema["$defs"][name]["enum"] for schema in SCHEMAS.values() if name in schema["$defs"])
    assert {word: NAMES[name].get(word, "") for word in words} == NAMES[name]
    assert all(said.endswith(".") for said in NAMES[name].values())


def own_files() -> list[Path]:
    return sorted(
        path for pack in ("base", "lake", "solo") for path in (data_folder() / pack).rglob("*.yaml")
    )


@pytest.mark.parametrize("path", own_files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_games_own_files_fit_their_schemas(path: Path) -> None:
    _, *parts = path.relative_to(data_folder()).parts
    schema = all_schemas()[parts[0] if len(parts) > 1 else path.stem]
    content = json.loads(json.dumps(yaml.safe_load(path.read_text("utf-8"))))
    assert fits(content, schema, schema)


TILE = {"id": "inn", "name": "Inn", "kind": "landmark", "pile": "bag", "outline": "E:M SW:R NW:F"}
CHANGE = {"changes": "tavern", "cost": {"milk": 2}}


def fits_tiles(*entries: object) -> bool:
    schema = SCHEMAS["tiles"]
    return fits(list(entries), schema, schema)


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "refinry"},
        {"outlin": "E:M"},
        {"slots": "many"},
        {"outline": "E:M N:M"},
        {"copies": {"bag": 0}},
        {"name": 7},
        {"score": {"points": 1, "per": "tiles"}},
        {"id": "Not An Id"},
        {"pile": "Not An Id"},
        {"pile": None},
        {"cost": {"wood": -1}},
        {"kind": "refinery"},
        {"refines": {"wheat": "milk"}},
        {"copies": {"bag": 1}},
        {"score": {"points": 1, "per": "gold", "terrain": "road"}},
        {"when": {"starting_gold": 3}},
        {"when": {"flags": "many"}},
    ],
)
def test_editors_see_the_mistakes_too(change: dict[str, object]) -> None:
    assert fits_tiles(TILE)
    assert not fits_tiles({**TILE, **change})


@pytest.mark.parametrize(
    "change",
    [
        {"pile": "cheese"},
        {"cost": {"cheese": 1, "wood/cheese": 2}},
        {"when": {"my_option": True}},
        {"drawing": "my_drawing"},
        {"with": "my_other_pack"},
        {"reward": {"milestone": "cheesemaker"}},
    ],
)
def test_ids_of_a_pack_of_ones_own_are_no_mistakes(change: dict[str, object]) -> None:
    assert fits_tiles({**TILE, **change})


@pytest.mark.parametrize("change", [{"pile": None}, {"score": None, "flag": False}, {"with": "lake"}])
def test_a_change_says_any_keys_and_takes_some_away(change: dict[str, object]) -> None:
    assert fits_tiles(CHANGE, {**CHANGE, **change})


@pytest.mark.parametrize("change", [{"id": "inn"}, {"slots": 20}, {"kind": "inn"}, {"changes": None}])
def test_a_change_with_a_mistake_is_seen(change: dict[str, object]) -> None:
    assert not fits_tiles({**CHANGE, **change})


def filled(body: object) -> Any:  # noqa: ANN401 - whatever a snippet writes
    """What a snippet writes if nothing in it is changed."""
    if isinstance(body, dict):
        return {filled(key): filled(value) for key, value in body.items()}
    if isinstance(body, list):
        return [filled(value) for value in body]
    words = re.sub(r"\$\{\d+:([^}]*)\}", r"\1", str(body))
    return yaml.safe_load(words.removeprefix("^")) if words.startswith(("^", '"')) else words


BESIDES = {
    "New season": "".join(
        f"- {{id: {fish}_x, name: X, season: new_season, fish: {fish}, gain: {{gold: 1}}}}\n"
        for fish in ("uncommon", "rare")
    ),
    "New kind of fish": "- {id: new_card, name: X, fish: new_fish, gain: {gold: 1}}\n",
    "Menu card of a new season": "- {id: x, name: X, season: new_season, fish: uncommon, gain: {gold: 1}}\n",
}
"""The menu cards without which an entry cannot be."""

SNIPPETS = [
    (name, snippet)
    for name, snippets in {**ENTRY_SNIPPETS, **FILE_SNIPPETS}.items()
    for snippet in snippets
    if name not in {"options", "presets"}
]


def test_there_is_something_to_write_for_every_subject() -> None:
    assert set(ENTRY_SNIPPETS) == {*(each.name for each in SUBJECTS), "options", "presets"}
    assert set(FILE_SNIPPETS) == {"pack", "rules"}


@pytest.mark.parametrize(("name", "snippet"), SNIPPETS, ids=[each["label"] for _, each in SNIPPETS])
def test_what_an_editor_writes_for_people_is_sound_as_it_stands(
    write_pack: WritePack, base_folder: Path, lake_folder: Path, name: str, snippet: dict[str, Any]
) -> None:
    besides = {"menu/more.yaml": BESIDES.get(snippet["label"], "[]")}
    if snippet["label"] == "Menu card of a new season":
        besides["seasons.yaml"] = "- {id: new_season, name: X}\n"
    sound_to_all(write_pack, [base_folder, lake_folder], name, filled(snippet["body"]), besides)


@pytest.mark.parametrize("subject", ["options", "presets"])
def test_what_an_editor_writes_into_the_rules_is_sound_as_it_stands(
    write_pack: WritePack, base_folder: Path, subject: str
) -> None:
    entries = [filled(snippet["body"]) for snippet in ENTRY_SNIPPETS[subject]]
    sound_to_all(write_pack, [base_folder], "rules", {subject: entries})


def sound_to_all(
    write_pack: WritePack, before: list[Path], name: str, body: Schema, besides: dict[str, str] | None = None
) -> None:
    content = body if name in {"pack", "rules"} else [body]
    assert fits(content, SCHEMAS[name], SCHEMAS[name])
    before = [*before, data_folder() / "solo"] if name == "botric" else before
    known = f"[{', '.join(folder.name for folder in before)}]"
    files = {f"{name}.yaml": yaml.safe_dump(content), **(besides or {})}
    folder = write_pack("mine", files, requires=known)
    problems = load_packs([*before, folder]).problems
    assert [in_full(problem) for problem in problems] == []
