"""The reference of the guide is what the models, the engine and the words make of it, and leads somewhere."""

from __future__ import annotations

import re

import pytest

from hamlet.content.models.known import ALL_EFFECTS, ALL_KINDS, ALL_MEASURES
from hamlet.content.models.rules import OptionEntry
from hamlet.engine.botric.lists import LISTS
from hamlet.resources import data_folder
from tools.guide.examples import GUIDE, entries
from tools.guide.keys import MODELS, Key, found_in, keys_of
from tools.guide.reference import said_in_examples
from tools.make_guide import guide_text

TEXT = GUIDE.read_text("utf-8")
USED = tuple(entries())


def slug(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.strip().lower()).replace(" ", "-")


HEADINGS = [slug(line.lstrip("#")) for line in TEXT.splitlines() if re.match("#+ ", line)]


def said(subject: str, *path: str) -> set[object]:
    """What examples say there: words, or the words in lists."""
    found = (each for used in USED if used.subject == subject for each in found_in(used.data, path))
    return {word for each in found for word in (each if isinstance(each, list) else [each])}


def test_it_is_as_it_would_be_made_now() -> None:
    """If not: python -m tools.make_guide."""
    assert guide_text() == TEXT


@pytest.mark.parametrize(
    ("subject", "key"),
    [
        pytest.param(subject, key, id=f"{subject}-{'.'.join(key.path)}")
        for subject in MODELS
        for key in keys_of(subject)
    ],
)
def test_every_key_is_explained_and_stands_in_an_example(subject: str, key: Key) -> None:
    assert list(said_in_examples(subject, key)), "no example says it"
    assert f"| `{'.'.join(key.path)}` | " in TEXT
    assert key.about.endswith("."), "a sentence says what it means"
    assert key.values


def test_every_verb_stands_in_an_example() -> None:
    known = {measure.id for measure in ALL_MEASURES}
    assert said("tiles", "score", "per") == known
    assert said("awards", "most") | said("awards", "second") <= known
    assert said("menu", "does") == {effect.id for effect in ALL_EFFECTS}
    own = {"church", "town_hall", "market"}  # there is one of each, in the base game
    assert said("tiles", "kind") == {kind.id for kind in ALL_KINDS} - own
    assert said("options", "type") == set(OptionEntry.model_fields["type"].annotation.__args__)  # type: ignore[union-attr]
    assert set(LISTS) == {name for used in USED if used.subject == "botric" for name in used.data["lists"]}


VERBS = [
    *(kind.id for kind in ALL_KINDS),
    *(measure.id for measure in ALL_MEASURES),
    *(effect.id for effect in ALL_EFFECTS),
]


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_a_line_of_its_own(verb: str) -> None:
    verbs = TEXT[TEXT.index("### Kinds of buildings") :]
    line = next(line for line in verbs.splitlines() if line.startswith(f"| `{verb}` |"))
    assert len(line.split("|")[2].strip()) > 10
    assert "{" not in line


def test_no_two_headings_have_one_anchor() -> None:
    assert len(HEADINGS) == len(set(HEADINGS))


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(#([^)]+)\)", TEXT))))
def test_what_it_links_to_in_itself_is_there(target: str) -> None:
    assert target in HEADINGS


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([^)#]+)\)", TEXT))))
def test_what_it_links_to_elsewhere_is_there(target: str) -> None:
    assert (data_folder() / target).exists()


def test_the_packs_folders_are_those_of_the_readme() -> None:
    readme = (data_folder().parent / "README.md").read_text("utf-8")
    folders = re.findall(r"^\| (?:Linux|macOS|Windows) \| `[^`]+` \|$", readme, re.MULTILINE)
    assert len(folders) == 3
    assert all(line in TEXT for line in folders)
