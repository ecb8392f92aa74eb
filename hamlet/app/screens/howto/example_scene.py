"""What an example lays over its village: what is lit, the ghost of a building, the ways of goods."""

from __future__ import annotations

from collections.abc import Iterable

from hamlet.app.flow.forecast import Forecast
from hamlet.app.flow.ghosts import ghost_meets
from hamlet.app.flow.lakeside.crossings import way_of
from hamlet.app.flow.lakeside.previews import lake_ghosts
from hamlet.app.flow.spots import Fit
from hamlet.app.ids import BorderId, Command, TileId
from hamlet.app.view.scene import BorderMark, Ghost, LakeMark, Meet, Scene, TileMark, Way
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.layout import LayStart
from hamlet.engine.payments.payment import Payment
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.refusals import Refusal
from hamlet.engine.state import State
from hamlet.engine.village import Placed
from hamlet.howto.examples import Example
from hamlet.session.session import Session


def scene_of(session: Session, example: Example, action: Action | None) -> Scene:
    """The scene of an example at its moment; the engine says what becomes of what is tried."""
    state, refused = session.state, None if action is None else session.refusal(action)
    forecast = None if action is None or refused is not None else Forecast.of(state, action)
    sides = example.lit.sides
    lakes = tuple(LakeMark(state.village.lakes[number].triangles) for number in example.lit.lakes)
    scene = Scene(
        tiles=tuple(TileMark(TileId(uid), uid) for uid in example.lit.tiles),
        ways=tuple(_ways(state, action)),
        ghost=_ghost(state, action, refused, forecast),
        lakes=(*lakes, *lake_ghosts(session.setup.words, forecast)),
    )
    if not sides or scene.ghost is not None:
        return scene
    if refused is not None:
        return scene.with_toast(" ", frozenset(), sides)
    marks = tuple(BorderMark(BorderId(side), side, selected=True) for side in sides)
    return Scene(tiles=scene.tiles, ways=scene.ways, lakes=scene.lakes, borders=marks)


def looked_at(session: Session, example: Example, scene: Scene) -> list[Placed]:
    """The tiles that a picture shows whole: those that are named, and the one that would be laid."""
    tiles = [session.state.village.tiles[uid] for uid in example.look]
    ghost = scene.ghost
    return tiles if ghost is None else [*tiles, Placed(ghost.tile, ghost.rotation, ghost.at)]


def _ghost(
    state: State, action: Action | None, refused: Refusal | None, forecast: Forecast | None
) -> Ghost | None:
    """The building that would be laid, and how its sides meet their neighbours."""
    if not isinstance(action, Construct | LayStart):
        return None
    tile = action.blueprint if isinstance(action, Construct) else action.start
    spot = Fit(action.rotation, action.at, 0.0, 0.0)
    wrong = frozenset(refused.facts.get("sides", ())) if refused is not None else frozenset()
    taken = tuple(refused.facts.get("triangles", ())) if refused is not None else ()
    built = forecast.after if forecast is not None else None
    meets = () if taken else ghost_meets(state, tile, spot, built)
    shown = tuple(Meet(meet.side, "clashes") if meet.side in wrong else meet for meet in meets)
    # What only cannot be paid for, or stands too far from the villager, would fit all the same.
    fits = isinstance(action, Construct) and not (wrong or taken)
    return Ghost(
        Command.GHOST,
        tile,
        action.rotation,
        action.at,
        pinned=True,
        legal=refused is None or fits,
        meets=shown,
        triangles=taken,
    )


def _ways(state: State, action: Action | None) -> Iterable[Way]:
    """The ways of all goods that would be paid with; none for what cannot be brought."""
    payment, tile = getattr(action, "payment", None), getattr(action, "tile", None)
    if not isinstance(payment, Payment) or tile is None:
        return
    carriage = PaymentSources(state, state.seat, tile).across(payment.boats).carriage
    for uid, code, _ in (*payment.units, *getattr(action, "goods", ())):
        way = way_of(state, carriage, tile, uid, code)
        if way is not None:
            yield way
