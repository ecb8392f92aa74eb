"""Makes what is generated in the guide to packs: `python -m tools.make_guide` writes data/README.md anew.

What stands between `<!-- made: NAME -->` and `<!-- end -->` comes from the models, the engine and the words;
all else is written by hand. A test asks that the file is as this would make it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tools.guide.examples import GUIDE
from tools.guide.limits import limits
from tools.guide.mistakes.section import mistakes
from tools.guide.reference import reference

PARTS: Final[dict[str, Callable[[], list[str]]]] = {
    "limits": limits,
    "reference": reference,
    "mistakes": mistakes,
}
_PLACE: Final = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def guide_text() -> str:
    """The guide with its generated parts as they should be."""
    return _PLACE.sub(_made, GUIDE.read_text("utf-8"))


def _made(place: re.Match[str]) -> str:
    make = PARTS.get(place[2])
    return place[0] if make is None else "\n".join([place[1], *make(), "", place[3]])


def main() -> None:
    """Write it."""
    text = guide_text()
    GUIDE.write_text(text, encoding="utf-8", newline="\n")
    print(f"written: {GUIDE.name}, {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
