"""How entries may look: pictures of their pack, and colours."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Annotated, Final

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from hamlet.content.pictures.picture import KINDS, LONGEST_PATH, leads_inside


def _inside(path: str) -> str:
    """The path, if it leads to a picture and nowhere but into the pack."""
    if not leads_inside(path):
        raise PydanticCustomError("picture_path", "a path inside the pack")
    if PurePosixPath(path).suffix.lower() not in KINDS:
        raise PydanticCustomError("picture_kind", "a PNG or an SVG")
    return path


PICTURE_PATTERN: Final = r"\.([pP][nN][gG]|[sS][vV][gG])$"
PicturePath = Annotated[
    str,
    Field(
        min_length=1,
        max_length=LONGEST_PATH,
        json_schema_extra={"pattern": PICTURE_PATTERN},
    ),
    AfterValidator(_inside),
]
COLOUR_PATTERN: Final = r"^#?[0-9A-Fa-f]{6}$"
HexColour = Annotated[str, Field(pattern=COLOUR_PATTERN)]


def colour(text: str) -> str:
    """A colour as the game keeps it: six hexadecimal digits."""
    return text.removeprefix("#").upper()
