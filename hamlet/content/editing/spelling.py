"""Values as a pack's file spells them: as plainly as YAML allows, in one line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from hamlet.content.editing.drafts import Plain
from hamlet.content.scalars import UnclearWordError, read_plain

_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}
_SIGNS: Final = frozenset(",[]{}:#&*!|>'\"%@`")
_INDENT: Final = "  "
_COLOUR: Final = re.compile(r"(?=[A-Fa-f]*\d)[0-9A-Fa-f]{6}")
"""Some are numbers without quotes, so all of them have some."""


def spelled(value: Plain, *, flow: bool = False, style: str = "") -> str:
    """A value in one line; `flow` within brackets or braces, `style` the quotes that it had before."""
    if isinstance(value, Mapping):
        return (
            "{" + ", ".join(f"{_key(key)}: {spelled(each, flow=True)}" for key, each in value.items()) + "}"
        )
    if isinstance(value, list):
        return "[" + ", ".join(spelled(each, flow=True) for each in value) + "]"
    if value is None:
        return "~"
    if isinstance(value, bool):
        return "true" if value else "false"
    return _text(value, style, flow=flow) if isinstance(value, str) else str(value)


def pair_text(key: str, value: Plain, column: int, *, flow: bool = False) -> str:
    """A key and its value; lists of maps take a line for each map, and maps of lists one for each list."""
    if not flow and isinstance(value, list) and any(isinstance(each, Mapping) for each in value):
        indent = " " * column + _INDENT
        return "\n".join([f"{_key(key)}:", *(f"{indent}- {spelled(each)}" for each in value)])
    if not flow and isinstance(value, Mapping) and any(isinstance(each, list) for each in value.values()):
        indent = "\n" + " " * column + _INDENT
        return f"{_key(key)}:{indent}" + indent.join(_pairs(value, column + len(_INDENT)))
    return f"{_key(key)}: {spelled(value, flow=flow)}"


def entry_text(data: Mapping[str, Plain], column: int = 0) -> str:
    """A whole entry from its dash on, a line for each key."""
    return "- " + ("\n" + " " * column + _INDENT).join(_pairs(data, column + len(_INDENT)))


def _pairs(data: Mapping[str, Plain], column: int) -> Iterator[str]:
    return (pair_text(key, value, column) for key, value in data.items())


def _key(key: str) -> str:
    return spelled(key, flow=True)


def _text(text: str, style: str, *, flow: bool) -> str:
    if style == "'" and text.isprintable():
        return "'" + text.replace("'", "''") + "'"
    return text if style != '"' and _is_plain(text, flow=flow) else f'"{"".join(map(_escaped, text))}"'


def _is_plain(text: str, *, flow: bool) -> bool:
    """Whether a text needs no quotes, and whoever reads the file sees that it needs none."""
    if not text.isprintable() or text != text.strip() or not text[:1].isalnum():
        return False
    if _COLOUR.fullmatch(text) or (flow and _SIGNS & set(text)):
        return False
    if ": " in text or " #" in text or text.endswith(":"):
        return False
    try:
        return read_plain(text) == text
    except UnclearWordError:
        return False


def _escaped(sign: str) -> str:
    if sign in _ESCAPES:
        return _ESCAPES[sign]
    if sign.isprintable():
        return sign
    number = ord(sign)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
