"""The panels around the village, as plain data."""

from __future__ import annotations

from hamlet.app.ids import Id, WorkerId
from hamlet.app.view.amounts import Quantity
from hamlet.app.view.parts import Button
from hamlet.app.view.waterside import LakePanel
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """Everything public about one seat. `supply` pairs each refined material with tokens left and quality."""

    seat: int
    name: str
    color: str
    player: str
    active: bool
    """Whether it must decide now."""
    role: str
    """"turn" for the seat whose turn it is, "decides" for one that decides in it; nothing for others."""
    points: int
    projected: int
    gold: int
    standing: int
    villagers: int
    most_villagers: int
    donkeys: int
    blueprints: tuple[int, ...]
    deliveries: int
    sales: int
    flags: int
    flags_left: int | None
    roads_built: int
    roads_left: int
    supply: tuple[tuple[int, int, bool], ...]
    milestones: tuple[int, ...]
    fish: int | None = None
    """Fish tiles in hand, and boats; by the lake only."""
    boats: int = 0


@dataclass(frozen=True, slots=True)
class ChurchRow:
    """One delivery slot: cost, points, who did it, and how far the acting seat is with it."""

    id: Id
    slot: int
    cost: tuple[Quantity, ...]
    points: int
    done_by: int | None
    have: int
    need: int
    payable: bool
    selected: bool = False
    letter: str = ""
    """One of several that are asked about."""


@dataclass(frozen=True, slots=True)
class SaleRow:
    """One sale tile in the Market, or an empty place (sale None)."""

    id: Id
    sale: int | None
    cost: tuple[Quantity, ...]
    points: int
    gold: int
    payable: bool
    selected: bool = False
    letter: str = ""


@dataclass(frozen=True, slots=True)
class AwardRow:
    """An award with each seat's count and who would get it as things stand."""

    award: int
    name: str
    points: int
    counts: tuple[int, ...]
    leaders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MilestoneDisc:
    """A milestone and its keeper."""

    milestone: int
    name: str
    about: str
    keeper: int | None


@dataclass(frozen=True, slots=True)
class DisplayItem:
    """A blueprint on offer: its price if there is any, the coins lying on it, whether it can be taken."""

    id: Id
    tile: int
    price: int | None
    coins: int
    takeable: bool
    reason: str = ""
    selected: bool = False
    letter: str = ""
    since: str = ""
    """In a sandbox: when it was saved as it is now."""


@dataclass(frozen=True, slots=True)
class HandItem:
    """A blueprint in the hand of the seat shown."""

    id: Id
    tile: int
    buildable: bool
    reason: str = ""
    selected: bool = False
    letter: str = ""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log, or the heading of a round. `tiles` light up when it is pointed at."""

    text: str
    seat: int | None = None
    tiles: tuple[int, ...] = ()
    heading: bool = False
    news: bool = False
    why: int | None = None
    """The step of Botric's whose reasons it leads to."""
    of: int = -1
    """What is told of one step has one number here, and stays in its order."""
    aside: bool = False
    """Whether it is told only where the whole log is."""
    short: str = ""
    """What stands there instead of the text where the whole log is not."""
    step: int | None = None
    """The number of the step it tells, counted from 1."""
    event: str = ""
    """What kind of event it tells, if it is more than the action of the step."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A step of this turn; choosing it goes back to before it. `eye`: undo stops here.

    Where its text has no room, its icon stands for it.
    """

    id: Id
    text: str
    enabled: bool
    eye: bool
    icon: str = "blueprint"


@dataclass(frozen=True, slots=True)
class Worker:
    """A villager or donkey of the seat shown, used or not; with an id it can be taken and sent somewhere."""

    kind: str
    used: bool
    id: WorkerId | None = None
    home: bool = False
    """Whether it is in the villagers' house."""


@dataclass(frozen=True, slots=True)
class TopBar:
    """Round, turn, prompt, counts and the buttons at the right."""

    round: int
    seat: int
    whose: str
    """Whose turn it is, or who decides in the turn of another; after the game, who has won."""
    whose_seat: int
    """In whose colour that is told."""
    prompt: str
    church_done: int
    church_slots: int
    bag: int
    bag_lines: tuple[str, ...]
    last_round: bool
    buttons: tuple[Button, ...]
    named: str = ""
    """What stands there instead of the round."""


@dataclass(frozen=True, slots=True)
class Panels:
    """All panels together."""

    top: TopBar
    seats: tuple[SeatPanel, ...]
    log: tuple[LogEntry, ...]
    church: tuple[ChurchRow, ...]
    prices: tuple[int, int]
    sales: tuple[SaleRow, ...]
    sales_left: int
    awards: tuple[AwardRow, ...]
    milestones: tuple[MilestoneDisc, ...]
    display: tuple[DisplayItem, ...]
    hand: tuple[HandItem, ...]
    hand_limit: int
    turn: tuple[Chip, ...]
    workers: tuple[Worker, ...]
    end_turn: Button
    end_note: str
    lake: LakePanel | None = None
