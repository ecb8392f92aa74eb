"""Bringing a table into one of its modes, for pictures and for measuring."""

from __future__ import annotations

from collections.abc import Callable

from hamlet.app.flow.table import Flow
from hamlet.app.ids import DonkeyId, TileId
from hamlet.app.showing_botric import BOTRIC_MODES
from hamlet.app.showing_his_turn import HIS_TURN_MODES
from hamlet.app.showing_lake import LAKE_MODES
from hamlet.engine.definitions import Kind
from hamlet.engine.lattice.geometry import to_plane

STEPS = 12  # sides of the village that are looked over


def _card(flow: Flow) -> bool:
    """A building where something can be done, and something cannot."""
    kinds = flow.state.box.kind_of
    for wanted in (Kind.REFINERY, Kind.PRODUCER):
        for uid, placed in enumerate(flow.state.village.tiles):
            if kinds[placed.tile] == wanted and flow.choose(TileId(uid)):
                card = flow.scene().card
                if card is not None and any(getattr(part, "enabled", False) for part in card.parts):
                    return True
    return False


def _ghost(flow: Flow) -> bool:
    """A blueprint of the hand, pinned where it fits best; one that can be paid if there is one."""
    hand = sorted(flow.panels().hand, key=lambda item: not item.buildable)
    for item in hand:
        if flow.choose(item.id) and flow.scene().ghost is not None:
            flow.pin()
            return True
    return False


def _hold(flow: Flow) -> bool:
    """A blueprint of the hand, following the pointer."""
    return any(flow.choose(item.id) and flow.scene().ghost is not None for item in flow.panels().hand)


def _unfit(flow: Flow) -> bool:
    """A blueprint of the hand, put down beside a place that fits."""
    if not _hold(flow):
        return False
    ghost = flow.scene().ghost
    x, y = to_plane(ghost.at) if ghost else (0.0, 0.0)
    for step in range(STEPS * STEPS):
        flow.hold_at((x + step % STEPS - STEPS / 2, y + step // STEPS - STEPS / 2))
        ghost = flow.scene().ghost
        if ghost is not None and any(meet.kind == "clashes" for meet in ghost.meets):
            flow.pin()
            return True
    return False


def _payment(flow: Flow) -> bool:
    """A delivery or a sale that can be paid."""
    panels = flow.panels()
    ids = [row.id for row in panels.church if row.payable] + [row.id for row in panels.sales if row.payable]
    return any(flow.choose(what) and flow.scene().mode == "payment" for what in ids)


def _road(flow: Flow) -> bool:
    if not flow.key("r"):
        return False
    border = next((mark for mark in flow.scene().borders if mark.enabled), None)
    return border is not None and flow.choose(border.id)


def _donkeys(flow: Flow) -> bool:
    if not flow.key("d"):
        return False
    mark = next((mark for mark in flow.scene().donkeys if isinstance(mark.id, DonkeyId)), None)
    return mark is not None and flow.choose(mark.id)


def _town_hall(flow: Flow) -> bool:
    item = next((item for item in flow.panels().display if item.takeable), None)
    return item is not None and flow.choose(item.id)


def _hint(flow: Flow) -> bool:
    """Three hints, or as many as there are, where something can be done."""
    if flow.state.decision != "action" or not flow.key("h"):
        return False
    card = flow.scene().card
    return card is not None and len(card.parts) > 1


MODES: dict[str, Callable[[Flow], bool]] = {
    "card": _card,
    "ghost": _ghost,
    "hold": _hold,
    "unfit": _unfit,
    "payment": _payment,
    "road": _road,
    "donkeys": _donkeys,
    "townhall": _town_hall,
    "hint": _hint,
    **LAKE_MODES,
    **BOTRIC_MODES,
    **HIS_TURN_MODES,
}


def enter_mode(flow: Flow, mode: str) -> bool:
    """Bring the table into this mode; False if the moment does not allow it."""
    return MODES[mode](flow)
