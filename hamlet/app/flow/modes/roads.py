"""Building roads: every border where one could go, with its price; choosing one opens its payment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import cost_amounts
from hamlet.app.flow.legality import open_targets
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.offers import road_offer
from hamlet.app.ids import BorderId, Id
from hamlet.app.view.scene import BorderMark, Scene
from hamlet.engine.actions.road import road_cost, roads_left
from hamlet.engine.reach import reach_of
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.village import Contact


class Roads(Mode):
    """The road mode, before a border is chosen."""

    name = "road"

    def back(self, flow: Flow) -> Mode | None:
        """To the open table."""
        return Idle()

    def scene(self, flow: Flow) -> Scene:
        """Borders lit."""
        prompt = flow.words.label("table.road.choose", left=roads_left(flow.state, flow.state.seat))
        return Scene(self.name, prompt, dim=True, borders=_borders(flow))

    def why_not(self, flow: Flow, what: Id) -> str:
        """Why no road can be built on a border."""
        return why_no_road(flow, what)

    def choose(self, flow: Flow, what: Id) -> bool:
        """A border: its payment, standing where that is cheapest."""
        site = _site(flow, what)
        if site is None:
            return False
        flow.enter(PaymentMode(flow, road_offer(flow.speech, site), self, around=_borders))
        return True


def _site(flow: Flow, what: Id) -> Contact | None:
    return next((each for each in flow.state.village.road_sites() if BorderId(each.side) == what), None)


def why_no_road(flow: Flow, what: Id) -> str:
    """What is missing for a road on this border; nothing if it can be built."""
    site = _site(flow, what) if isinstance(what, BorderId) else None
    found = road_offer(flow.speech, site).refusal if site is not None else None
    return explain_rich(flow.speech, found) if found else ""


def _borders(flow: Flow) -> tuple[BorderMark, ...]:
    """Every border that could bear a road and is beside a tile one can get to."""
    state = flow.state
    payable = {side for _, side, _ in open_targets(state, "road")}
    return tuple(
        BorderMark(
            BorderId(site.side),
            site.side,
            cost_amounts(state.box.definitions, road_cost(state, site.terrain_a)),
            site.side in payable,
        )
        for site in state.village.road_sites()
        if reach_of(state, state.seat).reachable & (1 << site.a | 1 << site.b)
    )
