"""What can be chosen on the page of files."""

from __future__ import annotations

from typing import Final

from hamlet.app.ids import ControlId

TAB = ControlId("files tab")
FILE, FRESH, PART, OWN, NEED = (f"files {name}" for name in ("file", "fresh", "part", "own", "need"))
"""A file, one that is not there yet, a part to be put in, kept rules, a pack that this one may need."""
NAME, SENTENCE, VERSION, AUTHORS = (
    ControlId(f"files pack {name}") for name in ("name", "sentence", "version", "authors")
)
FORM: Final = "form"
"""Instead of the code of a part: an entry is begun in its form."""
KEYS: Final = {NAME: "name", SENTENCE: "about", VERSION: "version", AUTHORS: "authors"}
"""The fields about the pack, by their keys."""
LIST, PUT, ABOUT = "files list", "files put", "files about"
"""Groups that Tab stops at."""
