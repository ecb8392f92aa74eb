"""YAML that means more than it seems to, or less, or nothing: in a file of tiles, of rules, of the pack."""

from __future__ import annotations

import codecs
from collections.abc import Iterator, Mapping
from typing import Final

from tests.content.hostility.case import INN, PACK, Case, Content, loose

FAMILY: Final = "yaml"
_RULES: Final = "options:\n  - {id: fog, name: Fog, about: Fog., type: switch, default: true}\n"
_SOUND: Final[Mapping[str, str]] = {"tiles.yaml": INN, "rules.yaml": _RULES, "pack.yaml": PACK}


def _laughs(open_: str, close: str) -> str:
    """A thousand million of one thing, in nine lines."""
    rows = [f"{one}: &{one} {open_}{', '.join(['*' + before] * 9)}{close}" for before, one in _PAIRS]
    return "\n".join([f"a: &a {open_}x, x, x, x, x, x, x, x, x{close}", *rows, ""])


_PAIRS: Final = tuple(zip("abcdefgh", "bcdefghi", strict=True))

ALONE: Final[Mapping[str, Content]] = {
    "nothing": b"",
    "a note only": "# nothing yet\n",
    "blank lines": "\n" * 5_000,
    "a word": "tiles\n",
    "a number": "7\n",
    "nothing said": "~\n",
    "an empty list": "[]\n",
    "an empty map": "{}\n",
    "lists in lists": "- - - - - id: inn\n",
    "laughs in lists": _laughs("[", "]"),
    "laughs in maps": "a: &a {x: 1}\n" + "".join(f"{b}: &{b} {{p: *{a}, q: *{a}}}\n" for a, b in _PAIRS),
    "an alias that nobody named": "- *who\n",
    "a list that holds itself": "&a [*a]\n",
    "a map that is its own key": "? &a {*a : 1}\n: 2\n",
    "an anchor on nothing": "- &a\n",
    "a thousand anchors": "".join(f"- &a{number} x\n" for number in range(1_000)),
    "a merge of a list": "base: &b {id: inn}\nmore:\n  <<: [*b, *b]\n",
    "a python object": "- !!python/object/apply:os.system ['touch gone']\n",
    "a python name": "- !!python/name:os.system\n",
    "a python module": "- !!python/module:subprocess\n",
    "a python tuple": "- !!python/tuple [1, 2]\n",
    "a java object": "- !!javax.script.ScriptEngineManager [!!java.net.URLClassLoader [[]]]\n",
    "a set": "- !!set {a, b}\n",
    "an ordered map": "- !!omap [a: 1]\n",
    "a bare tag": "- ! inn\n",
    "an address as a tag": "- !<tag:yaml.org,2002:python/object:os.system> x\n",
    "an include": "- !include ../../outside/secret.yaml\n",
    "a date": "- id: 2024-01-01\n  name: 2024-01-01T00:00:00Z\n",
    "a directive of YAML 1.1": "%YAML 1.1\n---\n- id: inn\n",
    "a directive of YAML 9.9": "%YAML 9.9\n---\n- id: inn\n",
    "a directive that nobody knows": "%HAMLET all\n---\n- id: inn\n",
    "a directive of a tag": "%TAG !e! tag:example.com,2000:\n---\n- !e!x {id: inn}\n",
    "directives twice": "%YAML 1.1\n%YAML 1.1\n---\n- id: inn\n",
    "many documents": "---\n".join(["- id: inn\n"] * 500),
    "an end without a beginning": "...\n...\n",
    "brackets without an end": "[" * 20_000,
    "braces without an end": "{" * 20_000,
    "brackets in balance": "[" * 3_000 + "]" * 3_000,
    "maps in a row": "{a: " * 3_000 + "1" + "}" * 3_000,
    "dashes in a row": "- " * 4_000 + "x\n",
    "question marks in a row": "? " * 4_000 + "x\n",
    "ever deeper": "".join(" " * depth + "a:\n" for depth in range(400)),
    "a key of a list": "? [a, b]\n: 1\n",
    "a key of a map": "? {a: 1}\n: 1\n",
    "a long key": "a" * 100_000 + ": 1\n",
    "a long value": "id: " + "a" * 200_000 + "\n",
    "a long number": "id: " + "9" * 200_000 + "\n",
    "a long fraction": "id: 0." + "3" * 100_000 + "\n",
    "a power beyond all": "id: 1e999999999\n",
    "a long note": "# " + "a" * 250_000 + "\nid: inn\n",
    "a text over many lines": "id: |\n" + "  a\n" * 50_000,
    "a text folded from many lines": "id: >\n" + "  a\n" * 50_000,
    "a text in quotes over many lines": "id: '" + "a\n\n" * 30_000 + "'\n",
    "escapes": 'id: "\\x00\\u202e\\U0010ffff\\ud800"\n',
    "an escape that is none": 'id: "\\q"\n',
    "an escape beyond all letters": 'id: "\\U99999999"\n',
    "quotes without an end": 'id: "' + "a" * 10_000,
    "a key without an end": "? ",
    "a colon alone": ":",
    "a dash alone": "-",
    "an indicator": "@id: inn\n",
    "a back tick": "`id: inn\n",
    "a percent in the middle": "id: inn\n%YAML 1.1\n",
    "tabs": "\tid:\tinn\n",
    "a tab behind": "id:\tinn\t\n",
    "keys by hundreds": "".join(f"k{number}: {number}\n" for number in range(900)),
    "one key by hundreds": "id: inn\n" * 900,
    "values by thousands": "[" + "1," * 30_000 + "1]\n",
    "keys without values": "{" + "a," * 9_000 + "a}\n",
    "a key with a zero byte": b"a\0b: 1\n",
    "a bell": b"id: \x07inn\n",
    "a line of another system": b"id: inn\x85name: Inn\xe2\x80\xa8kind: landmark\n",
    "UTF-8 that is too long": b"id: \xc0\xaf\xc0\xae\n",
    "half a letter": b"id: \xe2\x82\n",
    "a surrogate": b"id: \xed\xa0\x80\xed\xb0\x80\n",
    "a letter that is none": b"id: \xef\xbf\xbe\n",
    "UTF-32": "id: inn\n".encode("utf-32"),
    "UTF-16 backwards": codecs.BOM_UTF16_BE + "id: inn\n".encode("utf-16-be"),
    "UTF-7": "id: +AGkAbgBu-\n",
    "EBCDIC": "id: inn\nname: Inn\n".encode("cp500"),
    "Shift JIS": "name: 中村\n".encode("shift-jis"),
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(200),
    "a program": b"\x7fELF" + bytes(range(256)) * 8,
    "a zip": b"PK\x03\x04" + bytes(60),
    "a page of the web": "<!DOCTYPE html><html><body onload='x()'>tiles</body></html>\n",
    "JSON": '[{"id": "inn", "name": null, "kind": true}]\n',
    "a script": "#!/bin/sh\nrm -rf /\n",
    "a template": "{% for tile in tiles %}{{ tile.__class__.__mro__ }}{% endfor %}\n",
}
"""Whole files."""

WORDS: Final = (
    *("yes", "No", "on", "OFF", "y", "n", "~", "null", "NULL", "true", "False", ".nan", "-.inf", ".Inf"),
    *("010", "0o17", "0x1F", "0b11", "1_000", "+7", "-0", "1e3", "1.", ".5", "12:30", "1:30:59", "190:20:30"),
    *("2001-12-14", "=", "<<", "''", '""', "'no'", '"7"', "|", ">", "&a", "*a", "!x", "- 7", "[7]", "{a: 7}"),
    *("'\\u0007'", '"\\a"', '"\\u202e"', "7 # note", "7#note", "7 : 8", "[,]", "{,}", "\u00a07", "\uff17"),
)
"""Words that other readers of YAML take for something else."""

CHANGES: Final[Mapping[str, tuple[str, str]]] = {
    "a line end of an old system": ("\n", "\r"),
    "mixed line ends": ("\n", "\r\n\n\r"),
    "a space before every line": ("\n", "\n "),
    "a mark in the middle": ("name", "\ufeffname"),
    "wide spaces": (" ", "\u3000"),
    "hard spaces": (" ", "\u00a0"),
    "curly quotes": ('"', "\u201d"),
    "wide colons": (":", "\uff1a"),
    "letters of another writing": ("a", "\u0430"),
    "capitals": ("i", "I"),
    "everything twice": ("\n", "\n\n"),
}
"""What editors, mail and copying do to a sound file."""


def cases() -> Iterator[Case]:
    for file, sound in _SOUND.items():
        for name, content in ALONE.items():
            yield loose(FAMILY, f"{name} as {file}", {file: content})
        for name, (old, new) in CHANGES.items():
            yield loose(FAMILY, f"{name} in {file}", {file: sound.replace(old, new)})
        marked = codecs.BOM_UTF8 * 2 + sound.encode()
        yield loose(FAMILY, f"two marks before {file}", {file: marked})
    for word in WORDS:
        tile = f"- {{id: inn, name: {word}, kind: landmark, pile: bag, outline: E:F SW:R NW:F}}\n"
        yield loose(FAMILY, f"a name {word!r}", {"tiles.yaml": tile})
        yield loose(FAMILY, f"a cost {word!r}", {"tiles.yaml": f"{INN[:-2]}, cost: {{wood: {word}}}}}\n"})
        yield loose(FAMILY, f"a version {word!r}", {"pack.yaml": PACK.replace('"1"', word)})
