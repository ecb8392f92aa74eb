"""Record files are read back as written; anything else is told apart and left alone."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import cast

import pytest

from hamlet.store.envelope import MOST_BYTES, encode_record
from hamlet.store.errors import StoreError
from hamlet.store.headers import read_header
from hamlet.store.records import read_record, write_record
from tests.store.faults import a_record


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.hamlet"


def problem(path: Path, *, game_id: str | None = None, seal_needed: bool = False) -> str:
    with pytest.raises(StoreError) as caught:
        read_record(path, game_id=game_id, seal_needed=seal_needed)
    assert str(caught.value)
    return caught.value.code


def test_a_record_comes_back_as_it_was_written(path: Path) -> None:
    record = a_record(actions=5, state={"märchen": ["☃", None, 1.5, True]})
    write_record(path, record)
    assert read_record(path, game_id="g1", seal_needed=True) == record


def test_the_file_is_plain_json_with_the_header_in_its_first_line(path: Path) -> None:
    write_record(path, a_record(actions=3))
    data = path.read_bytes()
    assert json.loads(data)["actions"] == [0, 1, 2]
    first = data.splitlines()[0]
    assert first.startswith(b'{"format":1,"game":"0.1.0","id":"g1","about":{')
    assert b"actions" not in first


def test_the_same_record_gives_the_same_bytes() -> None:
    assert encode_record(a_record(actions=9)) == encode_record(a_record(actions=9))


def test_half_a_character_in_a_name_does_not_lose_the_game(path: Path) -> None:
    record = a_record(note="\ud83d")
    write_record(path, record)
    assert read_record(path) == record


def test_line_ends_of_another_system_do_no_harm(path: Path) -> None:
    record = a_record(actions=3)
    write_record(path, record)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert read_record(path, seal_needed=True) == record


def test_a_record_written_afresh_by_another_program_is_read_but_has_no_seal(path: Path) -> None:
    record = a_record(actions=3)
    write_record(path, record)
    path.write_text(json.dumps(json.loads(path.read_bytes()), indent=1), "utf-8-sig")
    assert read_record(path) == record
    assert problem(path, seal_needed=True) == "unsealed"
    assert read_header(path).seats[0].name == "Ada"


def test_a_record_changed_by_hand_is_noticed(path: Path) -> None:
    write_record(path, a_record())
    path.write_bytes(path.read_bytes().replace(b'"seed":7', b'"seed":8'))
    assert problem(path) == "damaged"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "empty"),
        (b"\xff\xfe\x00P", "not_text"),
        (b"PNG or whatever", "foreign"),
        (b"[1, 2]", "foreign"),
        (b'{"format": 1}', "foreign"),
        (b'{"format": true, "game": "1"}', "foreign"),
        (b'{"format": 0, "game": "1"}', "foreign"),
        (b'{"format": 1, "game": 5}', "foreign"),
        (b'{"format": 1, "game": "1", "x": NaN}', "damaged"),
        (b'{"format":1,"game":"1"', "damaged"),
        (b'{"format":1,"game":"\xff"}', "damaged"),
        (b'{"format": 2, "game": "9.0"}', "newer"),
        (b"[" * 200_000, "foreign"),
        (b'{"format":1,"game":"1","x":' + b"9" * 5000 + b"}", "damaged"),
    ],
)
def test_other_files_are_told_apart(path: Path, data: bytes, code: str) -> None:
    path.write_bytes(data)
    assert problem(path) == code


def test_a_newer_file_says_which_version_wrote_it(path: Path) -> None:
    path.write_bytes(b'{"format": 2, "game": "9.0"}')
    with pytest.raises(StoreError, match=r"game\.hamlet comes from a newer Hamlet \(9\.0\)") as caught:
        read_record(path)
    assert caught.value.facts["format"] == 2


def test_another_games_file_under_this_games_name_is_noticed(path: Path) -> None:
    write_record(path, a_record("g2"))
    assert problem(path, game_id="g1") == "swapped"


def test_a_file_too_large_is_not_even_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_bytes", lambda _: pytest.fail("it was read"))
    path.touch()
    os.truncate(path, MOST_BYTES + 1)
    assert problem(path) == "too_large"


def test_what_is_not_a_file_is_told(tmp_path: Path) -> None:
    assert problem(tmp_path) == "not_a_file"
    assert problem(tmp_path / "none.hamlet") == "missing"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_is_not_waited_for(path: Path) -> None:
    os.mkfifo(path)
    assert problem(path) == "not_a_file"


def test_a_record_is_replaced_only_when_asked(path: Path) -> None:
    write_record(path, a_record(actions=1))
    with pytest.raises(StoreError) as caught:
        write_record(path, a_record(actions=2))
    assert caught.value.code == "exists"
    assert read_record(path)["actions"] == [0]
    write_record(path, a_record(actions=2), overwrite=True)
    assert read_record(path)["actions"] == [0, 1]


@pytest.mark.parametrize(
    "data", [b"", b"a letter", b'{"format": 2, "game": "9.0"}', b'{"format":1,"game":"1']
)
def test_what_cannot_be_read_is_never_written_over(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    with pytest.raises(StoreError) as caught:
        write_record(path, a_record(), overwrite=True)
    assert caught.value.code == "occupied"
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"format": 1},
        {"format": "1", "game": "1"},
        a_record(x=object()),
        a_record(x=float("nan")),
        a_record(x={(1, 2): 3}),
        a_record(about={"seats": "x" * 70_000}),
        cast("dict[str, object]", {**dict[object, object](a_record()), 5: 6}),
    ],
)
def test_what_is_no_record_is_not_written(path: Path, wrong: dict[str, object]) -> None:
    with pytest.raises(StoreError) as caught:
        write_record(path, wrong)
    assert caught.value.code == "unwritable"
    assert not path.exists()
