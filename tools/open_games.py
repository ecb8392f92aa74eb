"""Takes recorded games out of their archives, as plain records to replay, look at or go on with.

`python -m tools.open_games FOLDER [WORD ...]` writes all games whose names hold every word, such as
`gggg by-hand` or `dear-market`; without a word, all of them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.game_archives import read_archive
from tools.recorded_game import FURTHER


def open_games(folder: Path, words: list[str]) -> list[Path]:
    """Write the games whose names hold all these words; the files that were written."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for archive in sorted(FURTHER.glob("*.tar.xz")):
        for name, data in read_archive(archive).items():
            if all(word in name for word in words):
                path = folder / name
                path.write_bytes(data)
                written.append(path)
    return written


def main() -> int:
    """Take out what is asked for."""
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    written = open_games(Path(sys.argv[1]), sys.argv[2:])
    print(f"written: {len(written)} games")
    return 0 if written else 1


if __name__ == "__main__":
    sys.exit(main())
