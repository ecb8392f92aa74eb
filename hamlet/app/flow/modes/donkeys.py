"""Moving donkeys: each one step, free to change until the next villager action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.modes.mode import Mode
from hamlet.app.flow.modes.over import Over
from hamlet.app.ids import CallBackId, Command, DonkeyId, Id, TileId
from hamlet.app.view.parts import Button, Card
from hamlet.app.view.scene import DonkeyMark, Scene, TileMark
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.workers import has_acted, is_tile, place_of, worker
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow


class Donkeys(Over):
    """The donkey mode. A donkey that has moved can be called back by choosing it.

    Over a pinned building it is seen at once what reaches that after each step.
    """

    name = "donkeys"
    leaves_on_play = False

    def __init__(self, selected: int | None = None, under: Mode | None = None) -> None:
        super().__init__(under)
        self.selected = selected

    def back(self, flow: Flow) -> Mode | None:
        """Let go of the donkey, then leave."""
        return Donkeys(under=self.under) if self.selected is not None else self.under

    def scene(self, flow: Flow) -> Scene:
        """Own donkeys marked; with one chosen, the tiles it can step to."""
        state = flow.state
        pieces = state.donkeys[state.seat]
        on_tiles = [piece for piece in pieces if is_tile(place_of(piece))]
        rested = sorted({place_of(piece) for piece in on_tiles if not has_acted(piece)})
        moved = sorted({place_of(piece) for piece in on_tiles if has_acted(piece)})
        marks = [DonkeyMark(DonkeyId(uid), uid, uid == self.selected) for uid in rested]
        marks += [DonkeyMark(CallBackId(uid), uid) for uid in moved if _move_to(flow, uid) is not None]
        targets = [uid for uid in range(len(state.village.tiles)) if self._may_go(flow, uid)]
        done = sum(piece & 1 for piece in pieces)
        return Scene(
            self.name,
            self._prompt(flow, can_move=bool(rested)),
            dim=self.selected is not None,
            tiles=tuple(TileMark(TileId(uid), uid) for uid in targets),
            bright=frozenset(targets) | ({self.selected} if self.selected is not None else set()),
            donkeys=tuple(marks),
            ghost=self.pinned_below(flow),
            card=Card(
                flow.words.label("table.donkeys"),
                flow.words.label("table.donkeys.moved", moved=done, donkeys=len(pieces)),
                buttons=(
                    Button(Command.DONE, flow.words.label("table.done"), main=True, key="D", leaves=True),
                ),
            ),
        )

    def _prompt(self, flow: Flow, *, can_move: bool) -> str:
        """What to do next."""
        if self.selected is not None:
            return flow.words.label("table.donkeys.step")
        return flow.words.label("table.donkeys.choose" if can_move else "table.donkeys.all")

    def _may_go(self, flow: Flow, uid: int) -> bool:
        source = self.selected
        return source is not None and flow.session.refusal(MoveDonkey(source, uid)) is None

    def why_not(self, flow: Flow, what: Id) -> str:
        """Why the chosen donkey may not step there."""
        if self.selected is None or not isinstance(what, TileId) or what.tile == self.selected:
            return ""
        found = flow.session.refusal(MoveDonkey(self.selected, what.tile))
        return explain_rich(flow.speech, found) if found else ""

    def choose(self, flow: Flow, what: Id) -> bool:
        """A donkey, a tile for it, or Done."""
        if what is Command.DONE:
            flow.enter(self.under)
            return True
        if isinstance(what, DonkeyId):
            self.selected = None if self.selected == what.tile else what.tile
            return True
        if isinstance(what, CallBackId):
            return _call_back(flow, what.tile)
        return isinstance(what, TileId) and self._choose_tile(flow, what.tile)

    def _choose_tile(self, flow: Flow, uid: int) -> bool:
        if self.selected is not None:
            source, self.selected = self.selected, None
            return flow.play(MoveDonkey(source, uid), stay=True)
        if worker(uid) in flow.state.donkeys[flow.state.seat]:
            self.selected = uid
            return True
        return False

    def key(self, flow: Flow, name: str) -> bool:
        """D leaves."""
        return name == "d" and flow.choose(Command.DONE)


def _move_to(flow: Flow, uid: int) -> int | None:
    """The number of steps before the move that brought a donkey here, if it can be taken back."""
    done = flow.session.history.done
    for index in range(
        len(done) - 1, max(flow.session.history.barrier, flow.session.history.turn_start) - 1, -1
    ):
        action = done[index].action
        if not isinstance(action, MoveDonkey):
            return None
        if action.target == uid:
            return index
    return None


def _call_back(flow: Flow, uid: int) -> bool:
    """Take back the move that led here, and repeat the donkey moves made after it."""
    index = _move_to(flow, uid)
    if index is None:
        return False
    later = [step.action for step in flow.session.history.done[index + 1 :]]
    flow.session.undo_to(index)
    for action in later:
        if flow.session.refusal(action) is None:
            flow.session.play(action)
    flow.changed()
    return True
