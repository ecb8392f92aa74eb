"""Makes the pictures of the README with `hamlet shot`, all from the recorded game that comes with the title.

Run: python3 -m tools.make_pictures (in an environment in which `hamlet` works).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PICTURES: Final = ROOT / "assets" / "pictures"
GAME: Final = "assets/title/village.hamlet"
SHOTS: Final[dict[str, str]] = {
    "autumn.jpg": "--at 260 --size 1920x1080 --season autumn",
    "winter.jpg": "--at 119 --mode ghost --size 1920x1080 --season winter",
    "evening.jpg": "--at 160 --size 1920x1080 --season summer --light evening",
    "score.jpg": "--screen scoring --size 1600x900 --season spring",
    "moves.png": "--at 118 --moves 4 --size 1920x1080 --season autumn",
}


def main() -> int:
    """Make each of them; the names of some may be given."""
    wanted = sys.argv[1:] or list(SHOTS)
    for name in wanted:
        command = [sys.executable, "-m", "hamlet", "shot", str(PICTURES / name), "--record", GAME]
        subprocess.run([*command, *SHOTS[name].split()], cwd=ROOT, check=True)
        print(f"{name}: {(PICTURES / name).stat().st_size / 1024:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
