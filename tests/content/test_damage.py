"""Damaged and hostile files give problems, never anything else."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hamlet.content import LoadedPacks, load_packs
from hamlet.content.lying import LARGEST_FILE
from hamlet.content.problems import Problem, Source
from hamlet.content.tree import MOST_NODES, read_tree
from hamlet.resources import data_folder
from tests.content.conftest import WritePack
from tests.content.telling import in_full, message

LAUGHS = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{b}: &{b} [{', '.join(['*' + a] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)

DAMAGE: dict[str, tuple[bytes, str]] = {
    "random bytes": (Random(7).randbytes(5000), "UTF-8"),
    "a zero byte": (b"- id: a\0b\n", "control character (0x0000)"),
    "an escape character": (b"- id: a\n  name: \x1b[31mred\n", "control character (0x001b)"),
    "UTF-16 with a mark": ("- id: a\n".encode("utf-16"), "UTF-16"),
    "UTF-16 without a mark": ("- id: a\n".encode("utf-16-le"), "control character"),
    "Latin-1": ("- id: a\n  name: Mühle\n".encode("latin-1"), "byte 0xfc is not UTF-8"),
    "a cut letter": ("- id: a\n  name: Mühle\n".encode()[:18], "byte 0xc3 is not UTF-8"),
    "a surrogate": (b"- id: \xed\xa0\x80\n", "not UTF-8"),
    "a huge file": (b"- id: a\n" * LARGEST_FILE, "too large"),
    "deep lists": (b"[" * 50_000, "nested too deeply"),
    "deep maps": (b"{a: " * 50_000, "nested too deeply"),
    "deep indents": (b"".join(b" " * n + b"a:\n" for n in range(600)), "nested too deeply"),
    "too many values": (b"- [" + b"1," * (MOST_NODES + 1) + b"]\n", "too much stands in this file"),
    "a long word": (b"- id: " + b"a" * 100_000 + b"\n", "too long"),
    "a long number": (b"- id: a\n  points: " + b"9" * 100_000 + b"\n", "too long"),
    "a long key": (b"- " + b"a" * 500 + b": 1\n", "a key is a single word"),
    "a billion laughs": (LAUGHS.encode(), "is an anchor"),
    "a loop": (b"- &a [*a]\n", "is an anchor"),
    "a Python object": (b"- !!python/object/apply:os.system [echo]\n", "tags"),
    "a local tag": (b"- !include /etc/passwd\n", "tags"),
    "binary": (b"- id: !!binary aGFtbGV0\n", "tags"),
    "a directive": (b"%YAML 9.9\n---\n- id: a\n", "cannot be read as YAML"),
    "a list as a key": (b"- ? [a, b]\n  : c\n", "a key is a single word"),
    "an empty key": (b"- : c\n", "a key is expected here"),
    "only a comma": (b",", "missing or unfinished"),
    "half a map": (b"- id: a\n  name: {", "missing or unfinished"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_damaged_files_give_problems(write_pack: WritePack, base_folder: Path, what: str) -> None:
    data, words = DAMAGE[what]
    problems = load_packs([base_folder, write_pack("hurt", {"awards.yaml": data})]).problems
    assert any(words in message(problem) for problem in problems), [in_full(problem) for problem in problems]
    for problem in problems:
        assert problem.file.endswith("awards.yaml")
        assert "\x1b" not in in_full(problem)
        assert len(in_full(problem)) < 1000


@pytest.mark.parametrize("what", DAMAGE)
def test_damaged_pack_files_and_rules_give_problems(
    write_pack: WritePack, base_folder: Path, what: str
) -> None:
    for name in ("pack.yaml", "rules.yaml"):
        folder = write_pack(f"hurt-{name[:4]}", {name: DAMAGE[what][0]})
        assert load_packs([base_folder, folder]).problems


def test_a_link_out_of_the_pack_is_not_followed(
    write_pack: WritePack, base_folder: Path, tmp_path: Path
) -> None:
    outside = tmp_path / "outside.yaml"
    outside.write_text("- {id: leak, name: Leak, points: 3, most: sale}\n", "utf-8")
    folder = write_pack("linked", {})
    try:
        (folder / "awards.yaml").symlink_to(outside)
        (folder / "tiles").symlink_to(tmp_path)
    except OSError:
        pytest.skip("this system makes no links")
    problems = load_packs([base_folder, folder]).problems
    assert [message(problem) for problem in problems] == [
        "this link leads out of the pack: put the file itself there"
    ] * 2


def test_a_link_to_itself_gives_a_problem(write_pack: WritePack, base_folder: Path) -> None:
    folder = write_pack("looped", {})
    try:
        (folder / "awards.yaml").symlink_to(folder / "awards.yaml")
    except OSError:
        pytest.skip("this system makes no links")
    assert load_packs([base_folder, folder]).problems


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_pipe_in_a_pack_is_not_waited_for(write_pack: WritePack, base_folder: Path) -> None:
    folder = write_pack("piped", {})
    os.mkfifo(folder / "awards.yaml")
    problems = load_packs([base_folder, folder]).problems
    assert [message(problem) for problem in problems] == [
        "this is no plain file, and a pack holds no others: take it out"
    ]


def test_a_folder_without_a_pack_file_or_none_at_all_gives_a_problem(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        assert load_packs([folder]).problems


def test_a_file_with_windows_line_ends_and_a_mark_is_read_as_the_same_pack(
    write_pack: WritePack, base_folder: Path
) -> None:
    text = "- id: reeve\n  name: Reeve\n  points: 3\n  most: villager\n"
    plain = load_packs([base_folder, write_pack("plain", {"awards.yaml": text})])
    folder = write_pack("windows", {"awards.yaml": b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()})
    windows = load_packs([base_folder, folder])
    assert windows.problems == ()
    assert windows.data == plain.data


def test_the_hash_of_a_pack_follows_its_content_and_not_its_line_ends(write_pack: WritePack) -> None:
    def content_hash(name: str, data: bytes) -> str:
        folder = write_pack(name, {"pack.yaml": b"id: x\nname: X\nversion: '1'\n", "awards.yaml": data})
        return load_packs([folder]).packs[0].content_hash

    assert content_hash("a", b"- 1\n- 2\n") == content_hash("b", b"- 1\r\n- 2\r\n")
    assert content_hash("c", b"- 1\n- 3\n") != content_hash("d", b"- 1\n- 2\n")


BASE_FILES = {
    path.relative_to(data_folder() / "base").as_posix(): path.read_bytes()
    for path in sorted((data_folder() / "base").rglob("*.yaml"))
}
SCRAPS = [
    b"",
    b":",
    b"- ",
    b"{",
    b"}",
    b"[",
    b"]",
    b"'",
    b'"',
    b"\n",
    b"\t",
    b"  ",
    b"&a ",
    b"*a",
    b"!!x ",
    b"#",
    b"|",
    b">",
]
SCRAPS += [
    b"no",
    b"010",
    b"-1",
    b"9999999999",
    b"1e9",
    b"null",
    b"true",
    b"gold",
    b"start",
    b"\xff",
    b"\0",
    "é".encode(),
]


@st.composite
def mutated(draw: st.DrawFn) -> tuple[str, bytes]:
    """A file of the base pack with a few pieces cut out, doubled or written over."""
    name = draw(st.sampled_from(sorted(BASE_FILES)))
    data = BASE_FILES[name]
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.integers(0, 30)))
        scrap = draw(st.sampled_from(SCRAPS) | st.binary(max_size=6))
        doubled = data[start:end] if draw(st.booleans()) else b""
        data = data[:start] + doubled + scrap + doubled + data[end:]
    return name, data


def loads_or_reports(folder: Path) -> LoadedPacks:
    loaded = load_packs([folder])
    assert bool(loaded.problems) != bool(loaded.data)
    for problem in loaded.problems:
        assert problem.line >= 1
        assert problem.column >= 1
        assert in_full(problem).count("\n") == (2 if problem.excerpt.strip() else 0)
    return loaded


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(mutated())
def test_mutated_base_files_load_or_report(write_pack: WritePack, change: tuple[str, bytes]) -> None:
    name, data = change
    loads_or_reports(write_pack("mutant", {**BASE_FILES, name: data}))


def test_a_pack_without_terrains_is_told_so(write_pack: WritePack) -> None:
    loaded = loads_or_reports(write_pack("mutant", {**BASE_FILES, "terrains.yaml": b"# none\n"}))
    assert any("terrains" in in_full(problem) for problem in loaded.problems)


@pytest.mark.parametrize("name", ["terrains.yaml", "materials.yaml", "market.yaml"])
def test_what_is_left_of_an_entry_whose_first_line_became_a_comment_is_told(
    write_pack: WritePack, name: str
) -> None:
    """Every entry after it is sound when read alone: the mistake lies before them all."""
    torn = BASE_FILES[name].replace(b"\n- id:", b"\n#- id:", 1)
    left_over = torn[: torn.index(b"#- id:")].count(b"\n") + 2
    loaded = loads_or_reports(write_pack("torn", {**BASE_FILES, name: torn}))
    told = [problem for problem in loaded.problems if problem.file.endswith(name)]
    assert [message(problem) for problem in told] != []
    assert all(problem.line >= left_over for problem in told)


@pytest.mark.heavy
@settings(max_examples=2000, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(mutated(), min_size=1, max_size=6))
def test_heavily_mutated_packs_load_or_report(
    write_pack: WritePack, changes: list[tuple[str, bytes]]
) -> None:
    loads_or_reports(write_pack("mutant", {**BASE_FILES, **dict(changes)}))


@given(st.text(max_size=300))
def test_any_text_makes_a_tree_or_a_problem(text: str) -> None:
    problems: list[Problem] = []
    read_tree(Source("any.yaml", text), text, 0, problems)
    for problem in problems:
        assert in_full(problem).startswith("any.yaml:")
