"""Writes tests/villages/adversarial.json: the villages that are hard for the longest road.

Run from the repository: python tools/make_adversarial.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "tests" / "villages" / "adversarial.json"


def as_text() -> str:
    """Return the villages as JSON, one line each: every tile's linked tiles and the longest road's length."""
    from hamlet.bench.adversarial import adversarial_villages
    from hamlet.engine.longest_road import longest_road
    from hamlet.engine.longest_road.pieces import bits

    lines = []
    for name, links in adversarial_villages().items():
        entry = {"links": [list(bits(linked)) for linked in links], "longest": len(longest_road(links))}
        lines.append(f"{json.dumps(name)}: {json.dumps(entry, separators=(',', ':'))}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Write the file."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(as_text(), encoding="utf-8", newline="\n")
    print(f"{TARGET.relative_to(ROOT)} is written.")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    raise SystemExit(main())
