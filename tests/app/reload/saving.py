"""A pack as somebody works on it in an editor, beside the window."""

from __future__ import annotations

from pathlib import Path

from hamlet.app.home import WantedGames
from hamlet.app.packs_news import PacksNews
from hamlet.content.mistaken import mistakes_in
from hamlet.content.rereading import PackReads
from hamlet.content.watching import EVERY, STILL
from hamlet.resources import data_folder
from hamlet.store.folders import Folders
from tests.app.driver import Driver

PACK = 'id: woods\nname: Woods and Ways\nversion: "1"\nrequires: [base]\n'
FORESTER = """\
# A tile of the woods.
- id: forester
  name: Forester
  kind: producer
  pile: bag
  outline: E:F SE:F SW:R W:F NW:F NE:F
  cost: {wood: 1, stone: 2}
  reward: {points: 3}
  slots: 1
  produces: [wood]
  work: {gold: 1}
  score: {points: 2, per: matching_segment,
          terrain: forest}
"""
MILL = """\
- id: sawpit
  name: Sawpit
  kind: producer
  pile: bag
  outline: E:F SE:F SW:R W:F NW:F NE:F
  cost: {wood: 1}
  reward: {points: 1}
  slots: 2
  produces: [wood]
"""
TILES = FORESTER + MILL
BAD = TILES.replace("matching_segment", "matching_sides")


class Editor:
    """Writes files of a pack, each at a time of its own, and lets the window look."""

    def __init__(self, driver: Driver, place: Path) -> None:
        self.driver = driver
        self.place = place
        self._written = 1_000_000_000

    def write(self, text: str, name: str = "tiles.yaml") -> None:
        """The file as it is in one moment."""
        self._written += 1
        path = self.place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        self.stamp(path)

    def stamp(self, path: Path) -> None:
        """The time of a file is later than all before; no test waits for a clock."""
        import os

        os.utime(path, ns=(self._written * 10**9, self._written * 10**9))

    def save(self, text: str, name: str = "tiles.yaml") -> None:
        """Written, and seen to lie still."""
        self.write(text, name)
        self.look()

    def look(self, seconds: float = 2 * EVERY + STILL + 0.1) -> None:
        self.driver.wait(seconds)


def woods(tmp_path: Path, size: tuple[int, int] = (1280, 720), tiles: str = TILES) -> Editor:
    """A window in which new games are played with a pack of one's own."""
    place = Folders(tmp_path).packs / "woods"
    driver = Driver(tmp_path, size)
    driver.home.wanted = WantedGames(("base", "woods"))
    editor = Editor(driver, place)
    editor.write(PACK, "pack.yaml")
    editor.write(tiles)
    return editor


def news_of_mistakes(place: Path) -> PacksNews:
    """What a window is told of a pack in which somebody has just mistyped a word."""
    place.mkdir(parents=True)
    (place / "pack.yaml").write_text(PACK, encoding="utf-8")
    (place / "tiles.yaml").write_text(BAD, encoding="utf-8")
    reads = PackReads({"base": data_folder() / "base"})
    loaded = [each for each in reads.put_together((place,)) if each is not None][-1]
    told = mistakes_in(loaded.problems, reads.last, reads.sources)
    return PacksNews(frozenset((place,)), "20:14:08", mistakes=told, since="20:11:30")
