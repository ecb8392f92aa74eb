"""Games that many tests look at, played once by a greedy hand and kept: nobody has to think them up again.

`python -m tests.app.played` plays them anew and writes them down; with them, where each way to show a moment
can first be entered. A game that is not kept is played when it is wanted, which only takes longer.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from hamlet.app.showing_lake import LAKE_MODES
from hamlet.engine.actions.codec import action_from_data
from hamlet.engine.actions.family import Action
from hamlet.engine.state import State
from hamlet.session.driving import Decide
from hamlet.session.session import Session

KEPT = Path(__file__).with_name("played.json.xz")
Moment = tuple[int, int]
"""A seed, and after how many actions."""


@cache
def _kept() -> dict[str, Any]:
    if not KEPT.is_file():
        return {"games": {}, "moments": {}}
    found: dict[str, Any] = json.loads(lzma.decompress(KEPT.read_bytes()))
    return found


def as_kept(name: str, session: Session, otherwise: Decide) -> Decide:
    """What decides in a game: what was decided when it was kept."""
    actions = _kept()["games"].get(name)
    if actions is None:
        return otherwise

    def decide(_: State) -> Action | None:
        done = len(session.history.done)
        return action_from_data(session.setup.box, actions[done]) if done < len(actions) else None

    return decide


def first_moment(mode: str, search: Callable[[], Moment], holds: Callable[[Moment], bool]) -> Moment:
    """Where a mode can first be entered: as it is kept, if that still holds."""
    kept = _kept()["moments"].get(mode)
    if kept is not None and holds((kept[0], kept[1])):
        return kept[0], kept[1]
    return search()


def _forget() -> None:
    """As if nothing were kept."""
    _kept.cache_clear()
    KEPT.unlink(missing_ok=True)


def _write() -> None:
    from tests.app import botric_games, games, lake_games

    _forget()
    found: dict[str, Session] = {}
    for seats in (2, 3, 4):
        for seed in (3, 7):
            found[games.name_of(seats, seed)] = games.game(seats, 10_000, seed)
    for season, seeds in {
        "autumn": (2, 7, 8, 9),
        "summer": (7, 8, 9),
        "spring": (7, 8),
        "winter": (1,),
    }.items():
        for seed in seeds:
            found[lake_games.name_of(seed, season, "greedy")] = lake_games.whole_game(seed, season)
    for seed in range(7, 14):
        found[botric_games.name_of(seed, lake=True, edition="favour")] = botric_games.whole_solo(
            seed, lake=True
        )
    for edition in ("favour", "investor"):
        whole = botric_games.whole_solo(7, edition=edition)
        found[botric_games.name_of(7, lake=False, edition=edition)] = whole
    moments = {mode: lake_games.mode_moment(mode) for mode in LAKE_MODES}
    moments |= {mode: botric_games.mode_moment(mode) for mode in sorted(botric_games.MODES_WITH_HIM)}
    played = {name: [step.data for step in session.history.done] for name, session in found.items()}
    data = json.dumps({"games": played, "moments": moments}, sort_keys=True).encode()
    KEPT.write_bytes(lzma.compress(data, preset=9))


if __name__ == "__main__":
    _write()
