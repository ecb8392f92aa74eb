"""How solo games ended: a history that grows by one with each, and the best of it for each setup."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from hamlet.store.atomic import set_aside, write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, about_file, reading_failed
from hamlet.store.folders import Folders

FORMAT: Final = 1
MOST_RESULTS: Final = 1000
_MOST_BYTES: Final = 4 * 1024 * 1024
_LONGEST: Final = 200

SoloSetup = tuple[str, tuple[str, ...], bool, str]
"""What makes two games comparable: edition, switches, with or without the lake, preset."""


@dataclass(frozen=True, slots=True)
class SoloResult:
    """One game against Botric: `game` names it, so that it counts once; `date` is year, month, day."""

    game: str
    date: str
    edition: str
    switches: tuple[str, ...]
    season: str
    preset: str
    name: str
    points: int
    botric: int
    rounds: int

    @property
    def won(self) -> bool:
        """Level points are a defeat."""
        return self.points > self.botric

    @property
    def margin(self) -> int:
        """By how much it was won; below zero, lost."""
        return self.points - self.botric

    @property
    def setup(self) -> SoloSetup:
        """What it can be compared with."""
        return self.edition, self.switches, bool(self.season), self.preset


@dataclass(frozen=True, slots=True)
class SoloHistory:
    """All results there are, the oldest first; and what was wrong with the file."""

    results: tuple[SoloResult, ...] = ()
    trouble: StoreError | None = None

    def best(self, setup: SoloSetup) -> SoloResult | None:
        """The largest margin in this setup, the first of equals."""
        return max((each for each in self.results if each.setup == setup), key=_margin, default=None)

    def best_by_setup(self) -> list[SoloResult]:
        """The best of every setup, the setup played last at the front."""
        setups = dict.fromkeys(each.setup for each in reversed(self.results))
        return [best for setup in setups if (best := self.best(setup)) is not None]

    def of(self, setup: SoloSetup) -> list[SoloResult]:
        """The results in this setup, the newest first."""
        return [each for each in reversed(self.results) if each.setup == setup]


def _margin(result: SoloResult) -> int:
    return result.margin


def results_file(folders: Folders) -> Path:
    """Where the history is kept."""
    return folders.data / "solo.json"


def load_history(folders: Folders, disk: Disk = DISK) -> SoloHistory:
    """The history; a file that cannot be read is told of, and leaves it empty."""
    try:
        return SoloHistory(tuple(_read(results_file(folders), disk)))
    except StoreError as error:
        return SoloHistory((), None if error.code == "missing" else error)


def keep_result(result: SoloResult, folders: Folders, disk: Disk = DISK) -> SoloHistory:
    """Add a result, once for each game; a damaged file is set aside first. Raises StoreError."""
    path = results_file(folders)
    try:
        results = _read(path, disk)
    except StoreError as error:
        if error.code not in {"missing", "results_damaged"}:
            raise
        if error.code == "results_damaged":
            set_aside(path, "damaged", disk)
        results = []
    if all(each.game != result.game for each in results):
        results = [*results, result][-MOST_RESULTS:]
        data = {"format": FORMAT, "results": [asdict(each) for each in results]}
        write_atomic(path, json.dumps(data, indent=1).encode() + b"\n", disk)
    return SoloHistory(tuple(results))


def _read(path: Path, disk: Disk) -> list[SoloResult]:
    try:
        data = json.loads(disk.read(path, _MOST_BYTES).decode("utf-8-sig"))
        return list(_results(data["results"]))
    except OSError as error:
        raise reading_failed(error, path) from error
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise about_file("results_damaged", path) from error
    except StoreError as error:
        if error.code == "too_large":
            raise about_file("results_damaged", path) from error
        raise


def _results(entries: Iterable[Mapping[str, Any]]) -> Iterable[SoloResult]:
    for entry in list(entries)[-MOST_RESULTS:]:
        yield SoloResult(
            game=_text(entry["game"]),
            date=_text(entry["date"]),
            edition=_text(entry["edition"]),
            switches=tuple(_text(each) for each in entry["switches"]),
            season=_text(entry["season"]),
            preset=_text(entry["preset"]),
            name=_text(entry["name"]),
            points=_number(entry["points"]),
            botric=_number(entry["botric"]),
            rounds=_number(entry["rounds"]),
        )


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise TypeError(value)
    return value


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value
