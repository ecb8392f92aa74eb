"""What an expansion is made of: a slice of the state, families of actions, measures, and hooks.

Everything here does nothing: a room overrides what it needs, and only that is called. Hooks run in the order
of the registry, each as a step of its own: one that leaves a pending decision makes the next ones wait.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from hamlet.engine.state import put

if TYPE_CHECKING:
    from hamlet.engine.actions.codec import Codec
    from hamlet.engine.actions.family import Family
    from hamlet.engine.box import Box
    from hamlet.engine.carriage import Carriage
    from hamlet.engine.decisions import Decision
    from hamlet.engine.definitions import Gain
    from hamlet.engine.events import Sink
    from hamlet.engine.kinds import BuildingKind
    from hamlet.engine.reach import Ferry
    from hamlet.engine.scoring.measures import Measure
    from hamlet.engine.scoring.sums import PointsSum
    from hamlet.engine.state import State
    from hamlet.engine.village import Joins

S = TypeVar("S")


class Expansion(Generic[S]):
    """One room. `S` is its slice of the state: frozen, replaced when it changes, so that copies share it."""

    name: ClassVar[str]
    """As packs call it: a pack with `expansion: name` brings the room into play."""
    families: ClassVar[tuple[Family[Any], ...]] = ()
    codecs: ClassVar[Mapping[str, Codec]] = {}
    """How fields of its actions, that no base action has, are written in records."""
    measures: ClassVar[tuple[Measure, ...]] = ()
    kinds: ClassVar[tuple[BuildingKind, ...]] = ()
    floods: ClassVar[bool] = False
    """Whether ground that a building encloses becomes a lake of the village."""

    # what it is played with

    def read(self, data: Mapping[str, Any]) -> object:
        """What the resolved data of the packs says for this room; `definitions.parts` keeps it by name."""
        return None

    # its slice

    def of(self, state: State) -> S:
        """The room's slice of a state."""
        found: S = state.slices[state.box.ruleset.positions[self.name]]
        return found

    def put(self, state: State, piece: S) -> None:
        """Replace the room's slice."""
        state.slices = put(state.slices, state.box.ruleset.positions[self.name], piece)

    def begin(self, box: Box) -> S:
        """The slice at the start of a game."""
        raise NotImplementedError

    def dump(self, state: State, piece: S) -> dict[str, Any]:
        """The slice as plain data, with string ids and lattice coordinates: kept, hashed, resumed from.

        Empty fields are left out.
        """
        raise NotImplementedError

    def load(self, state: State, data: Mapping[str, Any]) -> S:
        """The slice that was dumped; all else is loaded already.

        KeyError, ValueError or TypeError where it is none.
        """
        raise NotImplementedError

    def snapshot(self, state: State, data: dict[str, Any]) -> None:
        """Add to the snapshot what is to be seen of the room."""

    def first_seat(self, state: State) -> int:
        """The seat that has the first turn, instead of one drawn by lot."""
        raise NotImplementedError

    # moments

    def set_up(self, state: State, moment: Decision, emit: Sink) -> None:
        """Everything of the base game lies ready; the first turn begins after this."""

    def building_raised(self, state: State, moment: Decision, emit: Sink) -> None:
        """A building (`moment.tile`) stands and has its flag; the last flag is looked for after this."""

    def villager_acted(self, state: State, moment: Decision, emit: Sink) -> None:
        """A villager's action on `moment.tile` is done, with all that was to be decided in it."""

    def turn_began(self, state: State, moment: Decision, emit: Sink) -> None:
        """The seat's workers are fresh."""

    def turn_ended(self, state: State, moment: Decision, emit: Sink) -> None:
        """The seat is done; the next one is up after this."""

    # what a seat has of it

    def joins(self, state: State, seat: int) -> Joins:
        """Groups of tiles that are directly connected for this seat alone."""
        return ()

    def ferries(self, state: State, seat: int) -> tuple[Ferry, ...]:
        """Tiles that are connected for this seat alone, and for its goods only if a toll is paid."""
        return ()

    def carriage(self, state: State, seat: int, carriage: Carriage) -> Carriage:
        """How goods come to the seat's work, made from how they would come otherwise."""
        return carriage

    def closed(self, state: State) -> int:
        """The tiles, as bits, on which no villager of any seat may act now."""
        return 0

    def home(self, state: State, seat: int) -> int | None:
        """Where new villagers of the seat lie; None for where they would lie otherwise: on the Church."""
        return None

    def gains(self, state: State, seat: int, gain: Gain) -> Gain:
        """What the seat is given instead of a gain, at one occasion."""
        return gain

    def asked(self, state: State, decision: Decision) -> Decision:
        """What is asked instead of a decision: of another seat, or of another kind."""
        return decision

    def skips_for_nothing(self, state: State, seat: int) -> bool:
        """Whether the seat lays no coins on the blueprints that it passes over."""
        return False

    def flags_used(self, state: State, seat: int) -> int:
        """Flags that stand elsewhere than on buildings."""
        return 0

    def final_points(self, state: State, seat: int) -> dict[str, int]:
        """Points by source in the final scoring: further ones, or what stands instead."""
        return {}

    def flat_worth(self, state: State, seat: int) -> int | None:
        """What each flag building of the seat brings it at the end, where that is not what it counts."""
        return None

    def points_sum(self, state: State, seat: int, source: str, points: int) -> PointsSum | None:
        """How points of a source in the final scoring come about that are not told as usual."""
        return None

    def winners(self, state: State, totals: Sequence[int]) -> tuple[int, ...]:
        """Who has won with these points, where that is not whoever ranks first."""
        raise NotImplementedError
