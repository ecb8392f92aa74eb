"""Pictures that are none, that are too much, or that would do something."""

from __future__ import annotations

import gzip
import struct
import zlib
from collections.abc import Iterator, Mapping
from typing import Final

from tests.content.hostility.case import INN, Case, loose
from tests.content.pictured import END, HONEY, SIGNATURE, chunk, head, inn_picture

FAMILY: Final = "pictures"

_GOOD: Final = inn_picture(24)


def _packed(rows: bytes) -> bytes:
    return chunk(b"IDAT", zlib.compress(rows, 9))


def _with_head(width: int, height: int, depth: int = 8, colours: int = 6, rows: bytes = b"") -> bytes:
    return SIGNATURE + head(width, height, depth, colours) + _packed(rows) + END


def _odd_head(body: bytes) -> bytes:
    return SIGNATURE + chunk(b"IHDR", body) + _packed(bytes(100)) + END


def _without_sums(data: bytes) -> bytes:
    return data.replace(zlib.crc32(b"IEND").to_bytes(4, "big"), b"\0\0\0\0")


PNGS: Final[Mapping[str, bytes]] = {
    "nothing": b"",
    "a signature alone": SIGNATURE,
    "half a signature": SIGNATURE[:5],
    "cut off in the head": _GOOD[:20],
    "cut off in the middle": _GOOD[: len(_GOOD) // 2],
    "without its end": _GOOD[:-12],
    "with a wrong sum": _without_sums(_GOOD),
    "with a wrong sum of its pixels": _GOOD[:60] + b"\xff" + _GOOD[61:],
    "no pixel wide": _with_head(0, 8),
    "as wide as can be written": _with_head(0x7FFFFFFF, 0x7FFFFFFF),
    "wider than can be written": _with_head(0xFFFFFFFF, 1),
    "a million wide": _with_head(1_000_000, 1),
    "a bomb of zeros": _with_head(1024, 1024, rows=bytes(300_000_000 // 100)),
    "a small head on a bomb": _with_head(2, 2, rows=bytes(20_000_000)),
    "a large head on nothing": _with_head(1024, 1024),
    "of three bits": _odd_head(struct.pack(">IIBBBBB", 8, 8, 3, 6, 0, 0, 0)),
    "of a colour that is none": _odd_head(struct.pack(">IIBBBBB", 8, 8, 8, 5, 0, 0, 0)),
    "of a way to pack that is none": _odd_head(struct.pack(">IIBBBBB", 8, 8, 8, 6, 9, 0, 0)),
    "of a filter that is none": _odd_head(struct.pack(">IIBBBBB", 8, 8, 8, 6, 0, 9, 0)),
    "woven in a way that is none": _odd_head(struct.pack(">IIBBBBB", 8, 8, 8, 6, 0, 0, 9)),
    "with a head too short": _odd_head(bytes(5)),
    "with two heads": SIGNATURE + head(8, 8) + head(9, 9) + _packed(bytes(8 * 33)) + END,
    "without a head": SIGNATURE + _packed(bytes(100)) + END,
    "with a part longer than the file": SIGNATURE + head(8, 8) + b"\x7f\xff\xff\xffIDAT",
    "with a part of no length": SIGNATURE + head(8, 8) + chunk(b"IDAT", b"") + END,
    "of a thousand parts": SIGNATURE + head(8, 8) + chunk(b"tEXt", b"") * 9_000 + END,
    "with pixels that are not packed": SIGNATURE + head(8, 8) + chunk(b"IDAT", bytes(264)) + END,
    "with rows of odd filters": _with_head(8, 8, rows=(b"\x09" + bytes(32)) * 8),
    "with too few rows": _with_head(8, 8, rows=bytes(33)),
    "with too many rows": _with_head(8, 8, rows=bytes(33 * 900)),
    "with a palette that is missing": _with_head(8, 8, 8, 3, bytes(9 * 8)),
    "with a palette of odd length": SIGNATURE
    + head(8, 8, 8, 3)
    + chunk(b"PLTE", b"\1\2\3\4")
    + _packed(bytes(9 * 8))
    + END,
    "with a profile that is a bomb": SIGNATURE
    + head(8, 8)
    + chunk(b"iCCP", b"x\0\0" + zlib.compress(bytes(9_000_000)))
    + _packed(bytes(33 * 8))
    + END,
    "with a text that is a bomb": SIGNATURE
    + head(8, 8)
    + chunk(b"zTXt", b"x\0\0" + zlib.compress(bytes(9_000_000)))
    + _packed(bytes(33 * 8))
    + END,
    "that moves": SIGNATURE + head(8, 8) + chunk(b"acTL", bytes(8)) + _packed(bytes(33 * 8)) + END,
    "with something behind": _GOOD + b"<script>" * 1_000,
    "that is a GIF": b"GIF89a" + bytes(100),
    "that is a JPEG": b"\xff\xd8\xff\xe0" + bytes(100),
    "that is a BMP": b"BM" + bytes(100),
    "that is a zip": b"PK\x03\x04" + bytes(100),
    "that is YAML": b"- id: inn\n",
    "that is an SVG": HONEY.encode(),
    "too large a file": _GOOD + bytes(600_000),
    "random": bytes(range(256)) * 40,
    "of zeros": bytes(5_000),
}

_OPEN: Final = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
_BOX: Final = ' viewBox="0 0 24 24">'


def _svg(inside: str, box: str = _BOX) -> bytes:
    return f"{_OPEN}{box}{inside}</svg>".encode()


def _entities() -> bytes:
    rows = "".join(
        f'<!ENTITY {one} "{f"&{before};" * 10}">' for before, one in zip("abcdefgh", "bcdefghi", strict=True)
    )
    return (f'<!DOCTYPE svg [<!ENTITY a "lol">{rows}]>' + _OPEN + _BOX + "<g>&i;</g></svg>").encode()


_SHAPE: Final = '<rect width="9" height="9"/>'
SVGS: Final[Mapping[str, bytes]] = {
    "nothing": b"",
    "not closed": f"{_OPEN}{_BOX}<g>".encode(),
    "a page of the web": b"<html><body>inn</body></html>",
    "a script": _svg("<script>fetch('http://example.com')</script>"),
    "a script in an attribute": _svg('<rect width="9" height="9" onclick="x()"/>'),
    "an attribute of the whole": _svg(_SHAPE, ' onload="x()" viewBox="0 0 24 24">'),
    "a foreign thing": _svg("<foreignObject><body/></foreignObject>"),
    "an animation": _svg('<animate attributeName="x" dur="1s" repeatCount="indefinite"/>'),
    "a link": _svg('<a xlink:href="http://example.com"><rect/></a>'),
    "a picture from elsewhere": _svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
    "a picture inside": _svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/>'),
    "a style from elsewhere": _svg("<style>@import url(http://example.com/x.css);</style>"),
    "a style sheet before it": b'<?xml-stylesheet href="http://example.com/x.css"?>' + _svg(_SHAPE),
    "a paint from elsewhere": _svg('<rect width="9" height="9" fill="url(http://example.com#a)"/>'),
    "a paint that paints itself": _svg(
        '<defs><linearGradient id="a" xlink:href="#a"/></defs><rect width="9" height="9" fill="url(#a)"/>'
    ),
    "paints that paint each other": _svg(
        '<defs><linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/></defs>'
        '<rect width="9" height="9" fill="url(#a)"/>'
    ),
    "a paint that nobody mixed": _svg('<rect width="9" height="9" fill="url(#none)"/>'),
    "a thing that uses itself": _svg('<g id="a"><use xlink:href="#a"/></g>'),
    "a thing used by thousands": _svg('<g id="a"/>' + '<use href="#a"/>' * 2_000),
    "an entity from elsewhere": (
        '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + _OPEN + _BOX + "<g>&x;</g></svg>"
    ).encode(),
    "a billion laughs": _entities(),
    "a doctype": b"<!DOCTYPE svg>" + _svg(_SHAPE),
    "an entity that nobody knows": _svg("<g>&x;</g>"),
    "nested beyond measure": _svg("<g>" * 5_000 + "</g>" * 5_000),
    "shapes by thousands": _svg(_SHAPE * 3_000),
    "a path of a hundred thousand numbers": _svg('<path d="M' + "1 1 " * 20_000 + '"/>'),
    "a path of nonsense": _svg('<path d="M NaN Infinity 1e400 -1e400 A 0 0 0 9 9 9 9 Z z Q"/>'),
    "a path that never begins": _svg('<path d="L 1 1 C 1 2 3"/>'),
    "arcs without end": _svg('<path d="M0 0' + "A 1e-9 1e9 33 1 0 9 9" * 900 + '"/>'),
    "a line of dust": _svg('<path d="M0 0L24 24" stroke="#000" stroke-dasharray="0.0000001 0.0000001"/>'),
    "dashes of nothing": _svg('<path d="M0 0L24 24" stroke="#000" stroke-dasharray="0 0"/>'),
    "a line as broad as the world": _svg('<path d="M0 0L24 24" stroke="#000" stroke-width="1e9"/>'),
    "a corner as long as the world": _svg(
        '<path d="M0 0L24 0L0 0.0001" stroke="#000" stroke-miterlimit="1e30"/>'
    ),
    "a rectangle beyond measure": _svg('<rect width="1e30" height="1e30"/>'),
    "a circle beyond measure": _svg('<circle r="1e38"/>'),
    "groups that grow": _svg('<g transform="scale(99)">' * 20 + _SHAPE + "</g>" * 20),
    "groups that vanish": _svg('<g transform="scale(1e-30)">' * 20 + _SHAPE + "</g>" * 20),
    "a change that is none": _svg('<g transform="matrix(1 2) rotate(a) scale()">' + _SHAPE + "</g>"),
    "a skew without end": _svg('<g transform="skewX(90)">' + _SHAPE + "</g>"),
    "no size": _svg(_SHAPE, ">"),
    "a size of nothing": _svg(_SHAPE, ' viewBox="0 0 0 0">'),
    "a size that is none": _svg(_SHAPE, ' viewBox="a b c d">'),
    "a size below nothing": _svg(_SHAPE, ' width="-9" height="-9">'),
    "a size in parts": _svg(_SHAPE, ' width="100%" height="100%">'),
    "a size beyond measure": _svg(_SHAPE, ' viewBox="0 0 1e30 1e30">'),
    "as thin as a hair": _svg(_SHAPE, ' viewBox="0 0 9999 1">'),
    "far away": _svg(_SHAPE, ' viewBox="1e9 1e9 24 24">'),
    "a colour that is none": _svg('<rect width="9" height="9" fill="#12345"/>'),
    "a colour by its name": _svg('<rect width="9" height="9" fill="papayawhip"/>'),
    "a colour in a formula": _svg('<rect width="9" height="9" fill="hsl(1, 2%, 3%)"/>'),
    "a colour without end": _svg(f'<rect width="9" height="9" fill="{"r" * 9_000}"/>'),
    "a style in an attribute": _svg('<rect style="fill:url(javascript:x);width:9" width="9" height="9"/>'),
    "text": _svg("<text>Inn</text>"),
    "a filter": _svg('<filter id="a"><feTurbulence/></filter><rect filter="url(#a)"/>'),
    "a mask": _svg('<rect width="9" height="9" mask="url(#a)"/>'),
    "words between shapes": _svg("inn " * 20_000 + _SHAPE),
    "a note of great length": _svg("<!--" + "a" * 100_000 + "-->" + _SHAPE),
    "raw text": _svg("<g><![CDATA[<script>]]></g>" + _SHAPE),
    "a name space of its own": b'<x:svg xmlns:x="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    "a name space that is none": b'<svg xmlns="urn:none" viewBox="0 0 9 9"><g/></svg>',
    "attributes by thousands": _svg("<rect " + " ".join(f'a{n}="1"' for n in range(4_000)) + "/>"),
    "one attribute twice": _svg('<rect x="1" x="2"/>'),
    "two wholes": _svg(_SHAPE) * 2,
    "another encoding": f'<?xml version="1.0" encoding="cp037"?>{HONEY}'.encode(),
    "UTF-16": HONEY.encode("utf-16"),
    "no encoding": b'<?xml version="1.0" encoding="none"?>' + HONEY.encode(),
    "a zero byte": HONEY.encode().replace(b"comb", b"co\0mb"),
    "packed": gzip.compress(HONEY.encode()),
    "that is a PNG": _GOOD,
    "too large a file": _svg(" " * 200_000 + _SHAPE),
}

NAMED: Final = (
    *("../outside/secret.png", "/etc/passwd.png", "C:/secret.png", "pictures\\inn.png", "./inn.png"),
    *("pictures/../../outside/secret.png", ".hidden.png", "con.png", "inn.PNG", "inn.png ", "inn\u202e.png"),
    *(
        "inn.gif",
        "inn",
        "",
        "a/" * 200 + "inn.png",
        "https://example.com/inn.png",
        "file:inn.png",
        "inn.png#a",
    ),
)
"""What an entry may call a picture."""


def cases() -> Iterator[Case]:
    for kind, pictures in ((".png", PNGS), (".svg", SVGS)):
        for name, data in pictures.items():
            yield _pictured(f"{kind[1:].upper()}: {name}", f"pictures/inn{kind}", data)
    for path in NAMED:
        yield _pictured(f"a picture called {path!r}"[:80], path, None)


def _pictured(name: str, path: str, data: bytes | None) -> Case:
    """A tile, goods and a meal that name one picture."""
    files: dict[str, str | bytes] = {
        "tiles.yaml": INN.replace("pile: bag", f"pile: bag, picture: {path!r}"),
        "materials.yaml": f"- {{changes: wood, picture: {path!r}}}\n",
        "menu.yaml": f"- {{changes: second_wind, picture: {path!r}}}\n",
    }
    if data is not None:
        files[path] = data
    return loose(FAMILY, name, files)
