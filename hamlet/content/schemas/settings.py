"""Settings that lead VS Code from the files of packs to their schemas; other editors follow the modeline.

What somebody has in such a file already stays as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from hamlet.content.lying import PACK_FILE
from hamlet.content.schemas.modeline import SCHEMAS
from hamlet.content.subjects import SUBJECT_NAMES

_SCHEMAS_KEY: Final = "yaml.schemas"
_WANTED_KEY: Final = "recommendations"
_EXTENSION: Final = "redhat.vscode-yaml"

EditorSettings = dict[str, Any]


def schema_places() -> dict[str, list[str]]:
    """For each schema, seen from the folder that is opened, which files it is for: by name and by folder."""
    return {f"./{SCHEMAS}/{subject}.json": _files_of(subject) for subject in SUBJECT_NAMES}


def _files_of(subject: str) -> list[str]:
    if f"{subject}.yaml" == PACK_FILE:
        return [f"**/{PACK_FILE}"]
    return [f"**/{subject}.yaml", f"**/{subject}/*.yaml"]


def settings_files() -> Mapping[str, Callable[[str], str | None]]:
    """The files in a `.vscode` folder, each with how it comes from the text that is there, or from none."""
    return {"settings.json": _settings, "extensions.json": _extensions}


def _settings(there: str) -> str | None:
    settings = _read(there)
    places = settings.setdefault(_SCHEMAS_KEY, {}) if settings is not None else None
    if settings is None or not isinstance(places, dict):
        return None
    settings[_SCHEMAS_KEY] = {**schema_places(), **places}
    return _written(settings)


def _extensions(there: str) -> str | None:
    settings = _read(there)
    wanted = settings.setdefault(_WANTED_KEY, []) if settings is not None else None
    if settings is None or not isinstance(wanted, list):
        return None
    settings[_WANTED_KEY] = wanted if _EXTENSION in wanted else [*wanted, _EXTENSION]
    return _written(settings)


def _read(text: str) -> EditorSettings | None:
    """The settings in a text; None if it is more than plain JSON, such as settings with comments."""
    if not text.strip():
        return {}
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _written(settings: EditorSettings) -> str:
    return json.dumps(settings, indent=2, ensure_ascii=False) + "\n"
