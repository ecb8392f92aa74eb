"""A record as bytes: JSON whose first line is a small header ended by a checksum of everything.

    {"format":1,"game":"0.1.0","id":"g20260102-…","about":{…},"checksum":"…",
    "packs":[…],
    "actions":[…]}

Line ends do not count for the checksum, so that a file survives being carried between systems. A file that
another program wrote afresh has lost this first line: it is then a record without a seal.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypeGuard

from hamlet.content.saying import Saying
from hamlet.store.errors import StoreError, about_file

FORMAT = 1
MOST_BYTES = 8 * 1024 * 1024
MOST_HEAD_BYTES = 64 * 1024
# What stands in the first line, in this order, where a record has it.
FRONT = ("format", "game", "id", "name", "saved", "about")

_SEALED = re.compile(rb'\A(\{[^\r\n]*),"checksum":"([0-9a-f]{32})"(,?)\r?\n')

Record = dict[str, object]


def encode_record(record: Mapping[str, object]) -> bytes:
    """The bytes of a record, sealed."""
    if not _is_record(dict(record)):
        raise _unwritable("no_record")
    try:
        return _encode(record)
    except (TypeError, ValueError, RecursionError) as error:
        raise StoreError("unwritable", reason=str(error)) from error


def decode_record(
    data: bytes, path: Path, *, game_id: str | None = None, seal_needed: bool = False
) -> Record:
    """The record in these bytes, or a StoreError that says what is wrong with the file."""
    record = _parse(data, path)
    if not _is_record(record):
        raise about_file("foreign", path)
    _check_format(record, path)
    sealed = _SEALED.match(data)
    if sealed and not _seal_holds(sealed, data):
        raise about_file("damaged", path)
    if seal_needed and not sealed:
        raise about_file("unsealed", path)
    if game_id is not None and record.get("id") != game_id:
        raise about_file("swapped", path, id=record.get("id"))
    record.pop("checksum", None)
    return record


def sound_head(data: bytes, path: Path, game_id: str) -> Record:
    """The first line of a sealed record of this game, after the quickest check that all of it is whole."""
    sealed = _SEALED.match(data)
    if sealed is None:
        raise about_file("damaged" if data else "empty", path)
    head = read_head(data, path)
    if not _seal_holds(sealed, data):
        raise about_file("damaged", path)
    if head.get("id") != game_id:
        raise about_file("swapped", path, id=head.get("id"))
    return head


def read_head(start: bytes, path: Path) -> Record:
    """The first line of a sealed record, given the file's first bytes; nothing else is looked at."""
    sealed = _SEALED.match(start)
    if sealed is None:
        raise about_file("unsealed", path)
    head = _parse(sealed[1] + b"}", path)
    if not _is_record(head):
        raise about_file("foreign", path)
    _check_format(head, path)
    head["checksum"] = sealed[2].decode()
    return head


def _encode(record: Mapping[str, object]) -> bytes:
    front = {key: record[key] for key in FRONT if key in record}
    rest = {key: value for key, value in record.items() if key not in front and key != "checksum"}
    if not all(isinstance(key, str) for key in rest):
        raise _unwritable("bad_key")
    head = _dump(front)[:-1]
    comma = b"," if rest else b""
    lines = b",\n".join(_dump(key) + b":" + _dump(value) for key, value in rest.items())
    body = lines + b"}\n"
    data = head + b',"checksum":"' + _seal(head, comma, body) + b'"' + comma + b"\n" + body
    if len(head) > MOST_HEAD_BYTES - 100 or len(data) > MOST_BYTES:
        raise _unwritable("too_large")
    return data


def _unwritable(code: str) -> StoreError:
    return StoreError("unwritable", reason=Saying(code, section="unwritable"))


def _dump(value: object) -> bytes:
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    try:
        return text.encode()
    except UnicodeEncodeError:
        # Half a character, pasted into a name, has no UTF-8 but can be spelt out.
        return json.dumps(value, allow_nan=False, separators=(",", ":")).encode()


def _seal(head: bytes, comma: bytes, body: bytes) -> bytes:
    digest = hashlib.blake2b(head + comma, digest_size=16)
    digest.update(body.translate(None, b"\r\n"))
    return digest.hexdigest().encode()


def _seal_holds(sealed: re.Match[bytes], data: bytes) -> bool:
    return _seal(sealed[1], sealed[3], data[sealed.end() :]) == sealed[2]


def _parse(data: bytes, path: Path) -> object:
    if not data:
        raise about_file("empty", path)
    if len(data) > MOST_BYTES:
        raise about_file("too_large", path, size=len(data))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise about_file("damaged" if _looks_like_ours(data) else "not_text", path) from error
    try:
        return json.loads(text, parse_constant=_no_such_number)
    except (ValueError, RecursionError) as error:
        raise about_file("damaged" if _looks_like_ours(data) else "foreign", path) from error


def _no_such_number(text: str) -> object:
    raise ValueError(text)


def _looks_like_ours(data: bytes) -> bool:
    return data.startswith(b'{"format":')


def _is_record(value: object) -> TypeGuard[Record]:
    if not isinstance(value, dict):
        return False
    number = value.get("format")
    return type(number) is int and number >= 1 and isinstance(value.get("game"), str)


def _check_format(record: Mapping[str, object], path: Path) -> None:
    number = record["format"]
    if isinstance(number, int) and number > FORMAT:
        raise about_file("newer", path, format=number, game=record["game"])
