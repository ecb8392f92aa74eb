"""What an editor makes of the schemas: a real language server finds mistakes, offers and explains."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import Any, cast

import pytest
import yaml

from hamlet.content import all_schemas, load_packs
from hamlet.content.found import CHANGES
from hamlet.content.lying import subject_of
from hamlet.content.nodes import Fields, Items, Node, Scalar
from hamlet.content.problems import Source
from hamlet.content.schemas.modeline import modeline, with_modeline
from hamlet.content.schemas.settings import schema_places
from hamlet.content.schemas.shape import resolved
from hamlet.content.schemas.snippets import ENTRY_SNIPPETS
from hamlet.content.subjects import SUBJECT_NAMES, SUBJECTS
from hamlet.content.tree import read_tree
from hamlet.resources import data_folder
from tests.content.conftest import WritePack
from tests.content.language_server import LanguageServer, language_server
from tests.content.modders_mistakes import MISTAKES, PACK, Mistake
from tests.content.modders_mistakes import TILE as MISTAKE_FREE
from tests.content.samples import full_entry
from tests.content.telling import message

SHIPPED = sorted(data_folder().rglob("*.yaml"))


@pytest.fixture(scope="session")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the editor has open."""
    return tmp_path_factory.mktemp("opened")


@pytest.fixture(scope="session")
def server(opened: Path) -> Iterator[LanguageServer]:
    with language_server(opened) as running:
        yield running


def headed(text: str, name: str) -> str:
    """A text with the line that leads to the schemas that come with the game."""
    return with_modeline(text, PurePath(name).name, (data_folder() / "schema").as_posix())


def show(server: LanguageServer, opened: Path, name: str, text: str) -> Path:
    """Show a text as a file of a pack."""
    path = opened / name
    server.open(path, headed(text, name))
    return path


def nodes(node: Node) -> Iterator[Scalar]:
    """Every key and every plain value."""
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, Items):
        for item in node.items:
            yield from nodes(item)
    elif isinstance(node, Fields):
        for key, value in node.fields.items():
            yield cast("Scalar", node.keys[key])
            yield from nodes(value)


def unexplained(server: LanguageServer, path: Path, text: str) -> list[str]:
    """The keys and values of a file that the server says nothing of."""
    root = read_tree(Source(str(path), text), text, 0, [])
    assert root is not None
    found = list(nodes(root))
    assert len(found) > 2
    return [
        f"{path.name}:{one.line + 1}: {one.value}"
        for one in found
        if not is_told(server.hover(path, one.line, one.column))
    ]


def is_told(hover: str) -> bool:
    """Whether there is a sentence, besides the title and the name of the schema."""
    return any(line.strip() and not line.startswith(("####", "Source:")) for line in hover.splitlines())


def test_shipped_files_are_sound_to_an_editor(server: LanguageServer) -> None:
    for path in SHIPPED:
        server.open(path, path.read_text("utf-8"))
    found = {str(path): server.problems(path) for path in SHIPPED}
    assert len(found) >= 20
    assert {path: problems for path, problems in found.items() if problems} == {}


@pytest.mark.parametrize("name", [each.name for each in SUBJECTS])
def test_an_empty_entry_is_offered_its_keys_and_what_people_ask_for(
    server: LanguageServer, opened: Path, name: str
) -> None:
    path = show(server, opened, f"{name}.yaml", "- ")
    offered = {item["label"] for item in server.offered(path, 1, 2)}
    entry = entry_of(name)
    assert set(entry["properties"]) <= offered
    assert {snippet["label"] for snippet in ENTRY_SNIPPETS[name]} <= offered
    assert {"id", CHANGES, "replaces", "source", "with"} <= offered


def entry_of(name: str) -> dict[str, Any]:
    schema = all_schemas()[name]
    return resolved(schema, schema["items"]["else"])


TILE = "- id: inn\n  kind: landmark\n"
OFFERED = [
    ("tiles.yaml", TILE + "  pile: ", {"start", "bag", "milk", "timber"}),
    ("tiles.yaml", TILE + "  cost:\n    ", {"wood", "milk", "gold"}),
    ("tiles.yaml", TILE + "  copies:\n    ", {"bag", "milk"}),
    ("tiles.yaml", TILE + "  produces:\n    - ", {"wood", "stone", "wheat"}),
    ("tiles.yaml", TILE + "  refines:\n    ", {"wood", "stone", "wheat"}),
    ("tiles.yaml", TILE + "  refines:\n    wheat: ", {"milk", "flour"}),
    ("tiles.yaml", TILE + "  channel: ", {"water", "road"}),
    ("tiles.yaml", TILE + "  drawing: ", {"barn", "pond"}),
    ("tiles.yaml", TILE + "  reward:\n    milestone: ", {"herder", "planner"}),
    ("tiles.yaml", TILE + "  score:\n    per: ", {"matching_segment", "fish_worth"}),
    ("tiles.yaml", TILE + "  score:\n    terrain: ", {"forest", "water"}),
    ("tiles.yaml", TILE + "  needs_road: ", {"true", "false"}),
    ("tiles.yaml", TILE + "  when:\n    ", {"flags", "start_layout"}),
    ("tiles.yaml", "- changes: ", {"tavern", "farm"}),
    ("tiles.yaml", "- changes: tavern\n  pile: ", {"bag", "milk"}),
    ("tiles.yaml", "- changes: tavern\n  ", {"cost", "pile", "score"}),
    ("tiles.yaml", "- id: inn\n  kind: ", {"producer", "landmark", "storeroom"}),
    ("market.yaml", "- id: inn\n  needs:\n    ", {"wood", "gold"}),
    ("menu.yaml", "- id: soup\n  fish: ", {"common", "rare"}),
    ("menu.yaml", "- id: soup\n  season: ", {"spring", "winter"}),
    ("menu.yaml", "- id: soup\n  does:\n    - ", {"stand_up", "free_building"}),
    ("milestones.yaml", "- id: one\n  for: ", {"first_road", "refinery"}),
    ("awards.yaml", "- id: one\n  most: ", {"gold", "delivery"}),
    ("layouts.yaml", "- id: one\n  tiles:\n    - tile: ", {"church", "farm"}),
    ("materials.yaml", "- id: one\n  class: ", {"raw", "refined"}),
    ("terrains.yaml", "- id: one\n  meets:\n    - ", {"road", "forest"}),
    ("botric.yaml", "- id: one\n  lists:\n    ", {"deliver", "place"}),
    ("rules.yaml", "options:\n  - type: ", {"whole", "switch"}),
    ("rules.yaml", "presets:\n  - id: one\n    values:\n      ", {"flags", "villager_costs"}),
    ("rules.yaml", "presets:\n  - extends: ", {"printed"}),
    ("rules.yaml", "constants:\n  extra_gold:\n    ", {"1", "4"}),
    ("rules.yaml", "defaults:\n  ", {"flags", "start_layout"}),
    ("rules.yaml", "defaults:\n  start_layout: ", {"first-game", "by-hand"}),
    ("pack.yaml", "id: mine\nrequires:\n  - ", {"base", "lake", "solo"}),
    ("pack.yaml", "id: mine\nexpansion: ", {"lake", "botric"}),
    ("pack.yaml", "id: mine\nremoves:\n  ", {"tiles", "presets"}),
    ("pack.yaml", "id: mine\nremoves:\n  tiles:\n    - ", {"tavern", "farm"}),
]


@pytest.mark.parametrize(("name", "text", "words"), OFFERED)
def test_what_is_known_is_offered_where_it_belongs(
    server: LanguageServer, opened: Path, name: str, text: str, words: set[str]
) -> None:
    path = show(server, opened, name, text)
    lines = headed(text, name).split("\n")
    offered = {item["label"] for item in server.offered(path, len(lines) - 1, len(lines[-1]))}
    assert words <= offered
    assert "null" not in offered or CHANGES in text
    assert "starting_gold" not in offered


@pytest.mark.parametrize("name", SUBJECT_NAMES)
def test_every_key_and_value_of_a_full_entry_is_explained(
    server: LanguageServer, opened: Path, name: str
) -> None:
    written = yaml.safe_dump(full_entry(all_schemas()[name]), sort_keys=False)
    path = show(server, opened, f"{name}.yaml", written)
    assert unexplained(server, path, headed(written, f"{name}.yaml")) == []


def test_every_key_and_value_of_shipped_tiles_and_rules_is_explained(server: LanguageServer) -> None:
    for path in (data_folder() / "lake" / "tiles.yaml", data_folder() / "base" / "rules.yaml"):
        text = path.read_text("utf-8")
        server.open(path, text)
        assert unexplained(server, path, text) == []


def marked_lines(server: LanguageServer, opened: Path, mistakes: list[Mistake]) -> dict[str, set[int]]:
    """The lines that an editor marks in the file of each mistake, all shown at once."""
    shown = {
        one.what: show(server, opened, f"{number}/{one.file}", one.text)
        for number, one in enumerate(mistakes)
    }
    return {
        what: {problem["range"]["start"]["line"] for problem in server.problems(path)}
        for what, path in shown.items()
    }


def test_editors_see_most_of_the_mistakes_that_modders_make_at_their_place(
    server: LanguageServer, opened: Path
) -> None:
    known = [one for one in MISTAKES if subject_of(Path(one.file)) in SUBJECT_NAMES]
    marked = marked_lines(server, opened, known)
    # The line on top counts too: lines counted from nought behind it are those from one without it.
    found = {one.what for one in known if (one.seen_at or one.line) in marked[one.what]}
    print(f"{len(found)} of {len(MISTAKES)} kinds of mistakes are seen by an editor")
    assert len(MISTAKES) >= 30
    assert len(found) >= 22
    assert found == {one.what for one in MISTAKES if one.in_editors}


def test_the_file_that_a_mistake_is_made_in_is_sound_without_it(server: LanguageServer, opened: Path) -> None:
    for name, text in {"tiles.yaml": MISTAKE_FREE, "pack.yaml": PACK}.items():
        assert server.problems(show(server, opened, name, text)) == []


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda one: one.what)
def test_the_checker_finds_every_one_of_them_at_its_place(
    write_pack: WritePack, base_folder: Path, lake_folder: Path, mistake: Mistake
) -> None:
    folder = write_pack("mine", {"pack.yaml": PACK, mistake.file: mistake.text})
    problems = load_packs([base_folder, lake_folder, folder]).problems
    told = {(Path(one.file).name, one.line): message(one) for one in reversed(problems)}
    assert mistake.said in told.get((mistake.file, mistake.line), ""), told


def test_settings_lead_an_editor_to_the_schemas_by_the_names_of_files(
    server: LanguageServer, opened: Path
) -> None:
    schemas = opened / ".schema"
    schemas.mkdir()
    for path in (data_folder() / "schema").iterdir():
        (schemas / path.name).write_text(path.read_text("utf-8"), "utf-8")
    server.configure({"schemas": schema_places()})
    try:
        for name in ("tiles.yaml", "tiles/north.yaml"):
            path = opened / "pack" / name
            server.open(path, "- id: inn\n  kind: landmrak\n")
            words = json.dumps(server.problems(path))
            assert "landmark" in words
            assert "outline" in words
    finally:
        server.configure({})


def test_the_modeline_in_shipped_files_is_the_one_that_is_written() -> None:
    for path in SHIPPED:
        pack = next(folder for folder in path.parents if (folder / "pack.yaml").is_file())
        up = "../" * len(pack.relative_to(data_folder()).parts)
        line = path.read_text("utf-8").split("\n", 1)[0]
        assert line == modeline(path.relative_to(pack).as_posix(), f"{up}schema"), path
