"""Makes the pictures anew with which every screen is compared: `python -m tools.make_references [SCREEN…]`.

Only after a change on purpose, and after a look at what `tests/references` says has changed: it leaves
pictures of the differences in `build/differences`. Without names all screens are drawn, in every window.
"""

from __future__ import annotations

import os
import sys

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def main(names: list[str]) -> int:
    """Draw and write them; what they take in all."""
    from tests.references.keeping import FOLDER, reduced, write
    from tests.references.screens import RECIPES, draw
    from tests.references.test_references import WINDOWS, name_of

    unknown = sorted(set(names) - set(RECIPES))
    if unknown:
        print(f"no such screen: {', '.join(unknown)}; there are {', '.join(RECIPES)}", file=sys.stderr)
        return 2
    for window, kept in WINDOWS:
        for screen in names or RECIPES:
            path = FOLDER / name_of(screen, window)
            print(f"{path.name}: {write(reduced(draw(screen, window), kept), path) // 1024} kB", flush=True)
    print(f"{sum(path.stat().st_size for path in FOLDER.iterdir()) // 1024} kB in all")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
