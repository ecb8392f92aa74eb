"""The line on top of a pack's file leads an editor to the schema of its subject."""

from __future__ import annotations

import pytest

from hamlet.content.schemas.modeline import has_modeline, modeline, with_modeline


@pytest.mark.parametrize(
    ("inside", "schemas", "leads_to"),
    [
        ("tiles.yaml", ".schema", ".schema/tiles.json"),
        ("tiles/mine.yaml", ".schema", "../.schema/tiles.json"),
        ("tiles/north/mine.yaml", ".schema", "../../.schema/tiles.json"),
        ("menu/soup.yaml", "../schema", "../../schema/menu.json"),
        ("pack.yaml", "../../schema", "../../schema/pack.json"),
        ("tiles/mine.yaml", "file:///opt/hamlet/schema", "file:///opt/hamlet/schema/tiles.json"),
        ("tiles/mine.yaml", "/opt/hamlet/schema", "/opt/hamlet/schema/tiles.json"),
        ("tiles/mine.yaml", "C:/hamlet/schema", "C:/hamlet/schema/tiles.json"),
    ],
)
def test_the_line_leads_from_the_file_to_the_schema_of_its_subject(
    inside: str, schemas: str, leads_to: str
) -> None:
    assert modeline(inside, schemas) == f"# yaml-language-server: $schema={leads_to}"


def test_a_text_gets_the_line_once_and_keeps_one_of_its_own() -> None:
    once = with_modeline("- id: inn\n", "tiles.yaml")
    assert once == "# yaml-language-server: $schema=.schema/tiles.json\n- id: inn\n"
    assert with_modeline(once, "tiles.yaml") == once
    own = "# mine\n\n# yaml-language-server: $schema=../my.json\n- id: inn\n"
    assert with_modeline(own, "tiles.yaml") == own
    assert not has_modeline("- id: inn\n" + once)
