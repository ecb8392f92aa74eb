"""A pack to begin with: its name, checked, and the texts of its files, all of them commented."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from hamlet.content.finding import NOT_WORDS
from hamlet.content.lying import PACK_FILE
from hamlet.content.saying import SaidError, say
from hamlet.content.schemas.files import schema_files
from hamlet.content.schemas.modeline import SCHEMAS, VSCODE, modeline
from hamlet.content.schemas.settings import settings_files
from hamlet.content.zipped import DEVICES
from hamlet.engine.limits import LONGEST_ID
from hamlet.letters import hidden_sign, seen
from hamlet.resources import data_folder
from hamlet.values import dataclass

LONGEST: Final = LONGEST_ID - len("_firewood")  # the entries of the pack are called after it
_LONGEST_NAME: Final = 60
_TEMPLATE: Final = "new_pack"
_ID, _NAME = "my_pack", "My Pack"
_PLAIN: Final = re.compile(r"[a-z][a-z0-9]*([_-][a-z0-9]+)*")
_APART: Final = re.compile(r"[^a-z0-9]+")


class PackNameError(SaidError):
    """A name that no new pack can have."""


@dataclass(frozen=True, slots=True)
class NewPack:
    """What a new pack is called: by other packs, and by players."""

    id: str
    name: str


def named_pack(words: str, taken: Collection[str]) -> NewPack:
    """A new pack called so, by an id or by words of which one is made; `PackNameError` if it cannot be."""
    text = " ".join(words.split())
    if any(sign in text for sign in "/\\") or text in {".", ".."}:
        raise PackNameError(say("new_pack.path", name=text))
    if len(text) > _LONGEST_NAME:
        raise PackNameError(say("new_pack.too_long", name=text[:_LONGEST_NAME], most=_LONGEST_NAME))
    if not text or not seen(text) or hidden_sign(text):
        raise PackNameError(say("new_pack.no_name", name=text))
    name = text if _PLAIN.fullmatch(text) else _made_id(text)
    if not _PLAIN.fullmatch(name):
        raise PackNameError(say("new_pack.no_name", name=text))
    if len(name) > LONGEST:
        raise PackNameError(say("new_pack.too_long", name=name, most=LONGEST))
    if name in NOT_WORDS or DEVICES.fullmatch(name):
        raise PackNameError(say("new_pack.reserved", name=name))
    if name in taken:
        raise PackNameError(say("new_pack.taken", name=name))
    return NewPack(name, _title(text) if text == name else text)


def sample_files(new: NewPack) -> dict[str, str]:
    """The files of a new pack that works: by their paths in it, its pack.yaml last."""
    schemas = {f"{SCHEMAS}/{name}": text for name, text in schema_files().items()}
    settings = {f"{VSCODE}/{name}": joined("") or "" for name, joined in settings_files().items()}
    texts = {path.name: _filled(path, new) for path in sorted(_template().glob("*.yaml"))}
    return {**schemas, **settings, **dict(sorted(texts.items(), key=lambda each: each[0] == "pack.yaml"))}


def bare_files(new: NewPack, requires: Sequence[str] = ("base",)) -> dict[str, str]:
    """The files of a new pack that has nothing in it yet, and needs these packs."""
    found = {path: text for path, text in sample_files(new).items() if path.startswith(".")}
    return {**found, PACK_FILE: bare_pack_file(new, requires)}


def bare_pack_file(new: NewPack, requires: Sequence[str] = ("base",)) -> str:
    """What such a pack says of itself."""
    asked = f"requires: [{', '.join(requires)}]\n"
    lines = _filled(_template() / PACK_FILE, new).splitlines(keepends=True)
    told = [asked if line.startswith("requires:") else line for line in lines if not _about_samples(line)]
    return "".join(told)


def _template() -> Path:
    return data_folder() / "templates" / _TEMPLATE


def _about_samples(line: str) -> bool:
    """Whether a line of the pack's file tells of what only the sample has."""
    return line.startswith("about:")


def _filled(path: Path, new: NewPack) -> str:
    """A file of the template with the names of the new pack; its schema lies in the pack itself."""
    _, _, text = path.read_text("utf-8").partition("\n")
    text = text.replace(_ID, new.id).replace(f"name: {_NAME}\n", f"name: {_quoted(new.name)}\n")
    return f"{modeline(path.name)}\n{text}"


def _quoted(name: str) -> str:
    """A name that YAML reads as nothing but text."""
    plain = re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*( [A-Za-z0-9_]+)*", name)
    if plain and name.lower() not in NOT_WORDS:
        return name
    return "'" + name.replace("'", "''") + "'"


def _made_id(text: str) -> str:
    """Words as an id: without accents, in small letters, joined by `_`."""
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return _APART.sub("_", bare).strip("_")


def _title(name: str) -> str:
    return " ".join(part.capitalize() for part in re.split("[_-]", name))
