"""The reference of the guide: every file and key, everything that can be counted or done, every option."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from hamlet.content.subjects import SUBJECTS
from hamlet.words.rooms import english
from tools.guide.examples import Used, entries
from tools.guide.keys import EVERYWHERE, MODELS, Key, found_in, keys_of
from tools.guide.tables import LONGEST, shortest_told, table, ways_in, written
from tools.guide.verbs import verb_sections

_HEAD: Final = ("key", "what may stand there", "if it is missing", "what it means", "example")
_EACH: Final = "pack", *(each.name for each in SUBJECTS)

_SHORT: Final = {
    "tiles": {
        "kind": "see [kinds](#kinds-of-buildings)",
        "per": "see [measures](#what-can-be-counted)",
    },
    "awards": dict.fromkeys(("most", "second"), "see [measures](#what-can-be-counted)"),
    "menu": {"does": "a list of [effects](#what-meals-can-do)"},
    "botric": dict.fromkeys(("lists", "lake_lists"), "by [list](#botrics-lists), its lines"),
    "options": {"type": "see [types](#types-of-options)"},
}
"""Where what may stand there is told in a table of its own."""


def reference() -> list[str]:
    """All of it, as lines."""
    said = [
        "Keys that are *needed* must be there; all others may be left out. An entry that `changes` another",
        "one needs none. What is said in `words.like.this` stands inside: `reward.points` is",
        "`reward: {points: 2}`.",
    ]
    lines = [
        "",
        "### In every entry",
        "",
        *_table("tiles", [key for key in keys_of("tiles") if key.path[0] in EVERYWHERE]),
        f"| `changes` | an id |  | {_CHANGES} | `changes: tavern` |",
    ]
    for subject in _EACH:
        lines += ["", f"### {subject}.yaml", "", *_subject(subject)]
    lines += ["", "### rules.yaml", "", f"{_sentence('rules')} Its keys:", "", *_rules()]
    lines += verb_sections()
    return [*said, *ways_in(lines), *lines]


_CHANGES: Final = (
    "The id of an entry of an earlier pack, of which only the other keys here become different; "
    "`~` takes a key away."
)


def _subject(subject: str) -> list[str]:
    keys = [key for key in keys_of(subject) if subject == "pack" or key.path[0] not in EVERYWHERE]
    what = (
        ""
        if subject == "pack"
        else f" A list, with an entry for each {english().label(f'subjects.{subject}')}."
    )
    return [f"{_sentence(subject)}{what}", "", *_table(subject, keys)]


def _rules() -> list[str]:
    lines = [
        *_table("rules", list(keys_of("rules"))),
        "| `options` | a list of options |  | Rules that can be chosen for each game. |  |",
        "| `presets` | a list of presets |  | Sets of option values, new ones or additions. |  |",
    ]
    for subject, title in (
        ("options", "An option"),
        ("presets", "A preset"),
        ("additions", "An addition to a preset of an earlier pack"),
    ):
        keys = [key for key in keys_of(subject) if key.path[0] not in EVERYWHERE]
        lines += ["", f"#### {title}", "", *_table(subject, keys)]
    return lines


def _sentence(subject: str) -> str:
    return (MODELS[subject].__doc__ or "").strip().split("\n")[0]


def _table(subject: str, keys: list[Key]) -> list[str]:
    return table(_HEAD, (_row(subject, key) for key in keys))


def _row(subject: str, key: Key) -> tuple[str, ...]:
    values = _SHORT.get(subject, {}).get(key.path[-1], key.values)
    default = key.default if key.default in {"", "needed"} else f"`{key.default}`"
    return f"`{'.'.join(key.path)}`", values, default, key.about, example_of(subject, key)


def example_of(subject: str, key: Key) -> str:
    """How the guide's own examples say this key; nothing if none does."""
    said = list(said_in_examples(subject, key))
    told = f"{key.path[-1]}: {written(shortest_told(said))}" if said else ""
    return f"`{told}`" if len(told) in range(1, 2 * LONGEST) else ("see the steps" if told else "")


def said_in_examples(subject: str, key: Key) -> Iterator[object]:
    """What the examples say under a key; one that all entries have may stand in any of them."""
    everywhere = key.path[0] in EVERYWHERE and subject != "pack"
    for used in _entries():
        if used.subject == subject or (everywhere and used.subject not in {"pack", "rules"}):
            yield from found_in(used.data, key.path)


@cache
def _entries() -> tuple[Used, ...]:
    return tuple(entries())
