"""One pack read: its files as entries with their places, and every problem seen on the way."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from typing import Final

from pydantic import BaseModel

from hamlet.content.finding import name_of
from hamlet.content.folders import PackFolder, read_folder
from hamlet.content.found import CHANGES, Found
from hamlet.content.lying import PACK_FILE, subject_of
from hamlet.content.models.pack import PackFile
from hamlet.content.models.rules import OptionEntry, PresetAddition, PresetEntry, RulesFile
from hamlet.content.nodes import Fields, Items, Node
from hamlet.content.pictures.of_pack import PicturesOfPack
from hamlet.content.problems import MOST_PROBLEMS, Problem, Source
from hamlet.content.saying import Saying, did_you_mean, entry_of, say
from hamlet.content.subjects import KEYED, OTHER_NAMES, SUBJECT_NAMES
from hamlet.content.tree import Allowance, read_tree
from hamlet.content.validation import validated

_TOP_ITEM: Final = re.compile(r"^- ", re.MULTILINE)


@dataclass(slots=True)
class PackRead:
    """A pack as read from its folder."""

    folder: Path
    id: str = ""
    about: PackFile | None = None
    file: Found | None = None
    entries: list[Found] = field(default_factory=list)
    rules: list[Found] = field(default_factory=list)
    additions: list[Found] = field(default_factory=list)
    damaged: set[str] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)
    allowance: Allowance = field(default_factory=Allowance)
    problems: list[Problem] = field(default_factory=list)
    content_hash: str = ""
    pictures: PicturesOfPack = field(default_factory=lambda: PicturesOfPack(Path(), {}))

    @property
    def stopped(self) -> bool:
        """Whether so much is wrong, or there is so much of it, that the rest was not read."""
        full = any(count > KEYED[subject].most for subject, count in self.counts.items())
        return full or self.allowance.left < 0 or len(self.problems) > MOST_PROBLEMS


def read_pack(folder: Path, allowance: Allowance | None = None) -> PackRead:
    """Read and check everything in a pack that can be checked by itself."""
    return read_texts(read_folder(folder), allowance)


def read_texts(files: PackFolder, allowance: Allowance | None = None) -> PackRead:
    """The same for texts that are there already, wherever they come from."""
    folder = files.folder
    pack = PackRead(folder, id=name_of(folder), problems=files.problems, content_hash=files.content_hash)
    pack.allowance = allowance or pack.allowance
    pack.pictures = PicturesOfPack(folder, files.pictures)
    for problem in files.problems:
        pack.damaged.update(_subjects_of(Path(problem.file), folder))
    texts = [(_subject(pack, inside, source), source) for inside, source in files.texts]
    for subject, source in sorted(texts, key=lambda text: text[0] != "pack"):
        if pack.stopped:
            break
        if subject == "pack":
            _read_pack_file(pack, source)
        elif subject == "rules":
            _read_rules(pack, source)
        elif subject is not None:
            _read_entries(pack, subject, source)
    return pack


def _subject(pack: PackRead, inside: PurePath, source: Source) -> str | None:
    """What a file is about, if that is something that packs speak of."""
    name = subject_of(inside)
    if name in SUBJECT_NAMES and (name != "pack" or inside.parts == (PACK_FILE,)):
        return name
    pack.problems.append(source.problem(0, 0, _unknown_subject(name)))
    return None


def _unknown_subject(name: str) -> Saying:
    """What to say to a file that is about nothing: perhaps what it is about goes by another name."""
    meant = OTHER_NAMES.get(name.lower())
    if meant is not None:
        return say("unknown_subject.elsewhere", name=name, subject=meant)
    return say("unknown_subject", name=name, hint=did_you_mean(name, SUBJECT_NAMES))


def _subjects_of(path: Path, folder: Path) -> set[str]:
    try:
        inside = path.relative_to(folder)
    except ValueError:
        return set()
    name = subject_of(inside) if inside.parts else ""
    return {"options", "presets", "rules"} if name == "rules" else {name}


def _read_pack_file(pack: PackRead, source: Source) -> None:
    known = len(pack.problems)
    node = read_tree(source, source.text, 0, pack.problems, pack.allowance)
    if node is None and len(pack.problems) == known:
        pack.problems.append(source.problem(0, 0, say("entry_needed", entry=entry_of("pack"))))
    found = _checked(pack, "pack", source, node, PackFile)
    if found is None:
        return
    pack.file = found
    pack.id = found.pack = found.id or pack.id
    pack.about = found.model if isinstance(found.model, PackFile) else None


def _read_entries(pack: PackRead, subject: str, source: Source) -> None:
    for node in _entry_nodes(pack, subject, source):
        if _has_room(pack, subject, source, node):
            _append(pack.entries, _checked(pack, subject, source, node, KEYED[subject].model))


def _has_room(pack: PackRead, subject: str, source: Source, node: Node) -> bool:
    """Whether a pack may have one entry more; one too many is told."""
    if pack.stopped:
        return False
    pack.counts[subject] += 1
    most = KEYED[subject].most
    if pack.counts[subject] > most:
        said = say("too_many_entries", subject=subject, most=most)
        pack.problems.append(source.problem(node.line, node.column, said))
    return pack.counts[subject] <= most


def _entry_nodes(pack: PackRead, subject: str, source: Source) -> Iterator[Node]:
    """The entries of a file. If it is not sound YAML each entry is read alone: one mistake hides no other."""
    problems: list[Problem] = []
    root = read_tree(source, source.text, 0, problems, pack.allowance)
    starts = [match.start() for match in _TOP_ITEM.finditer(source.text)]
    if root is None and problems:
        pack.damaged.add(subject)
        if len(starts) > 1:
            yield from _one_by_one(pack, source, starts, problems)
            return
    pack.problems.extend(problems)
    if isinstance(root, Items):
        yield from root.items
    elif root is not None and not root.broken:
        said = say("entries_needed", entry=entry_of(subject))
        pack.problems.append(source.problem(root.line, root.column, said))


def _one_by_one(
    pack: PackRead, source: Source, starts: list[int], of_the_whole: list[Problem]
) -> Iterator[Node]:
    """Each entry read alone. If each is sound YAML, what is wrong with the whole lies between them."""
    line, before, told = 0, 0, False
    for start, end in zip(starts, [*starts[1:], len(source.text)], strict=True):
        line += source.text.count("\n", before, start)
        before = start
        if pack.stopped:
            return
        known = len(pack.problems)
        root = read_tree(source, source.text[start:end], line, pack.problems, pack.allowance)
        told = told or len(pack.problems) > known
        if isinstance(root, Items):
            yield from root.items
    if not told:
        pack.problems.extend(of_the_whole)


def _read_rules(pack: PackRead, source: Source) -> None:
    known = len(pack.problems)
    node = read_tree(source, source.text, 0, pack.problems, pack.allowance)
    if not isinstance(node, Fields):
        if node is not None or len(pack.problems) > known:
            pack.damaged.update(("options", "presets", "rules"))
        if node is not None:
            said = say("rules_needed.list" if isinstance(node, Items) else "rules_needed")
            pack.problems.append(source.problem(node.line, node.column, said))
        return
    for item in _items(node, "options"):
        if _has_room(pack, "options", source, item):
            _append(pack.entries, _checked(pack, "options", source, item, OptionEntry))
    for item in _items(node, "presets"):
        if not _has_room(pack, "presets", source, item):
            break
        if isinstance(item, Fields) and item.get("extends"):
            _append(pack.additions, _checked(pack, "additions", source, item, PresetAddition))
        else:
            _append(pack.entries, _checked(pack, "presets", source, item, PresetEntry))
    _append(pack.rules, _checked(pack, "rules", source, _without_entries(node), RulesFile))


def _items(node: Fields, key: str) -> tuple[Node, ...]:
    below = node.get(key)
    return below.items if isinstance(below, Items) else ()


def _without_entries(node: Fields) -> Fields:
    """The rules file without its lists of entries, which are checked one by one."""
    kept = {
        key: value
        for key, value in node.fields.items()
        if key not in {"options", "presets"} or not isinstance(value, Items)
    }
    return Fields(node.line, node.column, node.end_line, node.end_column, fields=kept, keys=node.keys)


def _append(found: list[Found], one: Found | None) -> None:
    if one is not None:
        found.append(one)


def _checked(
    pack: PackRead, subject: str, source: Source, node: Node | None, model: type[BaseModel]
) -> Found | None:
    if node is None or node.broken:
        return None
    if not isinstance(node, Fields):
        said = say("entry_needed", entry=entry_of(subject))
        pack.problems.append(source.problem(node.line, node.column, said))
        return None
    found = Found(subject, pack.id, source, node, None)
    if node.get(CHANGES) is None or subject not in KEYED:
        found.model, problems = validated(found, model)
        pack.problems.extend(problems)
    return found
