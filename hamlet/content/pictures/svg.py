"""SVG files: read strictly, and written anew with nothing in them but plain shapes.

Whoever decodes a picture gets only what was understood here: no scripts, links, entities, texts or filters,
no more shapes and numbers than a drawing needs, and none so large that drawing them would take long.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final
from xml.parsers.expat import ErrorString, ExpatError, ParserCreate

from hamlet.content.pictures.picture import SVG, PackPicture, WrongPictureError
from hamlet.content.pictures.svg_numbers import SvgFrame, SvgReach, number, numbers
from hamlet.content.pictures.svg_shapes import KEPT, LEFT_OUT, attributes, declared
from hamlet.content.saying import Saying, say

LARGEST_SVG: Final = 128 * 1024
MOST_SHAPES: Final = 1_000
DEEPEST: Final = 24
_URI: Final = "http://www.w3.org/2000/svg"
_ROOM: Final = re.compile(r"\s*([0-9.]+)(px)?\s*")


def read_svg(data: bytes) -> PackPicture:
    """The shapes of an SVG, or `WrongPictureError`."""
    if len(data) > LARGEST_SVG:
        raise WrongPictureError(say("svg_too_large", most=LARGEST_SVG // 1024))
    reader = _SvgReader()
    parser = ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = _refuse(say("svg_doctype"))
    parser.EntityDeclHandler = _refuse(say("svg_doctype"))
    parser.ProcessingInstructionHandler = _refuse(say("svg_instruction"))
    parser.StartElementHandler = reader.begin
    parser.EndElementHandler = reader.end
    try:
        parser.Parse(data, True)
    except ExpatError as error:
        if not data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
            raise WrongPictureError(say("picture_none")) from None
        reason = ErrorString(error.code) or "?"
        raise WrongPictureError(say("svg_damaged", line=error.lineno, reason=reason)) from None
    except LookupError as error:  # an encoding that nobody knows
        raise WrongPictureError(say("svg_damaged", line=1, reason=str(error))) from None
    return reader.picture()


def _refuse(said: Saying):  # type: ignore[no-untyped-def]  # noqa: ANN202  a handler of any of the parser's events
    def refuse(*_facts: object) -> None:
        raise WrongPictureError(said)

    return refuse


class _SvgReader:
    """Takes in one element after the other, and writes down what is kept of it."""

    def __init__(self) -> None:
        self._written: list[str] = []
        self._names: list[str] = []
        self._skipped = 0
        self._reach = SvgReach()
        self._frame: SvgFrame | None = None
        self._shapes = 0

    def begin(self, name: str, given: dict[str, str]) -> None:
        """An element begins."""
        self._shapes += 1
        depth = len(self._names) + self._skipped
        if self._shapes > MOST_SHAPES or depth >= DEEPEST:
            raise WrongPictureError(say("svg_too_much", most=MOST_SHAPES, deepest=DEEPEST))
        uri, _, plain = name.rpartition(" ")
        if self._skipped or uri not in {"", _URI} or plain in LEFT_OUT:
            self._skipped += 1
            return
        _look_for_links(plain, given)
        if self._frame is None:
            if plain != "svg":
                raise WrongPictureError(say("picture_none"))
            self._frame = frame_of(given)
            self._reach = SvgReach(self._frame)
            self._open(
                "svg", {"xmlns": _URI, "xmlns:xlink": "http://www.w3.org/1999/xlink", **self._frame.written()}
            )
            return
        if plain not in KEPT:
            raise WrongPictureError(say("svg_element", name=plain[:40]))
        known = attributes(plain, declared(given))
        self._reach.enter(plain, known)
        self._open(plain, known)

    def _open(self, name: str, known: dict[str, str]) -> None:
        self._names.append(name)
        told = "".join(f' {key}="{escape(value)}"' for key, value in known.items())
        self._written.append(f"<{name}{told}>")

    def end(self, _name: str) -> None:
        """An element ends."""
        if self._skipped:
            self._skipped -= 1
            return
        name = self._names.pop()
        self._written.append(f"</{name}>")
        if self._names:
            self._reach.leave()

    def picture(self) -> PackPicture:
        """What was written down."""
        frame = self._frame
        if frame is None:
            raise WrongPictureError(say("picture_none"))
        data = "".join(self._written).encode("utf-8", "replace")
        return PackPicture(SVG, max(1, round(frame.width)), max(1, round(frame.height)), data)


def frame_of(given: dict[str, str]) -> SvgFrame:
    """The part of the plane that a picture shows."""
    box = given.get("viewBox")
    if box is not None:
        found = numbers(box)
        if len(found) != 4:
            raise WrongPictureError(say("svg_no_size"))
        return SvgFrame(*found).checked()
    sizes = [_ROOM.fullmatch(given.get(key, "")) for key in ("width", "height")]
    width, height = (number(size.group(1)) if size else 0.0 for size in sizes)
    return SvgFrame(0.0, 0.0, width, height).checked()


def _look_for_links(name: str, given: dict[str, str]) -> None:
    """Nothing in a picture leads out of it, and nothing in it happens."""
    for key, value in given.items():
        plain = key.rpartition(" ")[2].lower()
        if plain in {"href", "src"} and not value.startswith("#"):
            raise WrongPictureError(say("svg_link", link=value[:40]))
        if plain.startswith("on"):
            raise WrongPictureError(say("svg_element", name=f"{name} {plain}"[:40]))
        if "url(" in value and not re.search(r"url\(\s*['\"]?#", value):
            raise WrongPictureError(say("svg_link", link=value[:40]))
