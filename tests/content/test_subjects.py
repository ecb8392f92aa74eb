"""A subject is one entry: whoever brings one gets files, checks, removal, data and a schema for it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.content.conftest import WritePack

# What a room with a subject of its own would write: a model, an entry in the list of subjects, and its words.
PROGRAM = """
import json, sys
from pathlib import Path
from hamlet.content import subjects
from hamlet.content.models.fields import PackEntry, EntryId, Name, Needs, named

class MealEntry(PackEntry):
    name: Name
    fish: list[EntryId]
    served: EntryId
    needs: Needs = {}

    def resolved(self):
        return {**self.base(), **named(self.name), "fish": self.fish}

meal = subjects.Subject(
    "meals", MealEntry, "Meals: soups and pies", costs=(("needs",),), optional=True,
    references=(subjects.Reference(("served",), "tiles"),),
)
subjects.SUBJECTS += (meal,)
subjects.KEYED["meals"] = meal
subjects.SUBJECT_NAMES += ("meals",)

from hamlet.content import all_schemas, load_packs, resolve
from hamlet.words.room import RoomWords
from hamlet.words.rooms import english

words = english().with_room(RoomWords({"en": {"subjects": {"meals": "meal"}}}))
loaded = load_packs([Path(folder) for folder in sys.argv[1:]])
print(json.dumps({
    "problems": [words.told(problem.said) for problem in loaded.problems],
    "meals": resolve(loaded).get("meals") if not loaded.problems else None,
    "schema": all_schemas()["meals"]["title"],
    "removable": "meals" in all_schemas()["pack"]["$defs"]["Removes"]["properties"],
}))
"""

SOUP = """\
- {id: soup, name: Soup, fish: [trout], served: market, needs: {milk: 1}}
- {id: pie, name: Pie, fish: [eel], served: market}
"""


def told(*folders: Path) -> dict[str, Any]:
    """What a game with meals makes of these packs."""
    command = [sys.executable, "-c", PROGRAM, *map(str, folders)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_subject_of_ones_own_is_read_removed_and_described(
    write_pack: WritePack, base_folder: Path
) -> None:
    meals = write_pack("kitchen", {"meals.yaml": SOUP})
    diet = write_pack("diet", {}, requires="[kitchen]", more="removes: {meals: [pie]}\n")
    found = told(base_folder, meals, diet)
    assert found["problems"] == []
    assert [meal["id"] for meal in found["meals"]] == ["soup"]
    assert (found["schema"], found["removable"]) == ("Meals: soups and pies", True)
    assert told(base_folder)["meals"] is None


def test_mistakes_in_a_subject_of_ones_own_are_found(write_pack: WritePack, base_folder: Path) -> None:
    text = (
        SOUP.replace("milk", "mlik")
        .replace("served: market}", "served: inn}")
        .replace("fish: [trout]", "fsh: 1")
    )
    said = " ".join(told(base_folder, write_pack("kitchen", {"meals.yaml": text}))["problems"])
    assert "no material is called 'mlik': did you mean 'milk'?" in said
    assert "no tile is called 'inn'" in said
    assert "'fsh' is not something a meal says: did you mean 'fish'?" in said


def test_without_the_subject_its_file_is_a_mistake(write_pack: WritePack, base_folder: Path) -> None:
    found = told(base_folder, write_pack("kitchen", {"meal.yaml": "[]"}))
    assert found["problems"] == ["no subject is called 'meal': did you mean 'meals'?"]
