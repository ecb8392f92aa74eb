"""A page with every control of the kit on it, and what was answered."""

from __future__ import annotations

from hamlet.app.art.buttons import Face
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.bars import PageFoot, PageTop
from hamlet.app.kit.blocks import BesideBlocks, Block, FactLine, TextBlock, WarnBlock
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom, grid
from hamlet.app.kit.paper_cards import CardLook, PaperCard, WoodHead
from hamlet.app.kit.pressing import ChipBlock, DropLine, PressButton
from hamlet.app.kit.sliding import SliderLine
from hamlet.app.kit.stepping import StepperBlock
from hamlet.app.kit.switching import RadioLine, TickLine, ToggleLine
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.ui.screen import Change, Pop
from hamlet.words.rooms import english

SIZE, SOUND, LETTERS, ASK = (ControlId(name) for name in ("size", "sound", "letters", "ask"))
FLAGS, FIND, GROUP, GO, CARD = (ControlId(name) for name in ("flags", "find", "group", "go", "card"))
PRINTED, EARLY = ControlId("preset", "printed"), ControlId("preset", "early")
STOPS = (0.0, 0.25, 0.5, 0.75, 1.0)
WHY = "not now"


class SamplePage(KitScreen):
    """Keeps whatever it is told."""

    search: Id | None = FIND

    def __init__(self, motion: MotionKind = MotionKind.OFF, rows: int = 0) -> None:
        super().__init__(english(), motion)
        self.values: dict[Id, SetValue] = {
            SIZE: "small",
            SOUND: 0.5,
            LETTERS: True,
            ASK: False,
            FLAGS: 6,
            FIND: "",
            GROUP: "one",
        }
        self.told: list[tuple[str, Id, object]] = []
        self.rows = rows
        self.why_not = ""

    def page(self, room: PageRoom) -> PagePlan:
        top = PageTop("Sample", room.kind, crumb="Before", told="All is kept.")
        go = PressButton(GO, "Begin", "Enter", Face.GOLD, why_not=self.why_not, size=26)
        foot = PageFoot("Back", room.kind, "Tab from group to group", main=go)
        places = grid(room.area, 2, 2, room.gap)
        cards = [PaperCard("first", self._first(), "First", "gear", "note", beside_wide=0)]
        cards.append(PaperCard("second", self._second(), "Second", "sound"))
        rows = tuple(
            TickLine(ControlId("row", number), f"Row {number}", on=True) for number in range(self.rows)
        )
        cards.append(PaperCard("rows", rows or (TextBlock("Text with a {gold} 2 in it."),), "Rows"))
        cards.append(PaperCard("press", (), "A card", press=CARD, chosen=True, look=CardLook.PAPER))
        placed = [PlacedCard(place, card) for place, card in zip(places, cards, strict=True)]
        return PagePlan(top, foot, (*placed, PlacedCard(places[3].inflate(0, -60), WoodHead("Head", "note"))))

    def _first(self) -> tuple[Block, ...]:
        values = self.values
        cells = (
            ChoiceCell("small", "Small"),
            ChoiceCell("large", "Large"),
            ChoiceCell("none", "None", why_not=WHY),
        )
        return (
            JoinedChoices(SIZE, cells, str(values[SIZE])),
            SliderLine(SOUND, float(values[SOUND]), STOPS, f"{values[SOUND]}", "Sound", 120, icon="sound"),
            ToggleLine(LETTERS, "Letters", bool(values[LETTERS])),
            TickLine(ASK, "Ask", bool(values[ASK])),
            BesideBlocks(
                ((FactLine("Screen", "1"), 0), (StepperBlock(FLAGS, int(values[FLAGS]), 5, 7), 130))
            ),
        )

    def _second(self) -> tuple[Block, ...]:
        return (
            TextField(
                FIND, str(self.values[FIND]), "find a rule", self.entry_of(FIND), dark=True, search=True
            ),
            DropLine(GROUP, (("one", "Group one"), ("two", "Group two")), str(self.values[GROUP])),
            BesideBlocks(
                (
                    (RadioLine(PRINTED, "As printed", chosen=self.values.get(PRINTED) is True, tall=50), 0),
                    (RadioLine(EARLY, "Early", chosen=False, tall=50), 0),
                )
            ),
            BesideBlocks(((ChipBlock("was 5"), 90), (WarnBlock("Two of a kind"), 0))),
        )

    def took(self, what: Id, value: SetValue) -> Change | None:
        self.told.append(("took", what, value))
        self.values[what] = value
        return Pop() if what == GO else None

    def let_go(self, what: Id) -> Change | None:
        self.told.append(("let go", what, self.values[what]))
        return None

    def set_back(self, what: Id) -> Change | None:
        self.told.append(("set back", what, None))
        return None

    def rule(self, what: Id | None) -> Change | None:
        self.told.append(("rule", what or GO, None))
        return None

    def typed(self, what: Id) -> Change | None:
        self.told.append(("typed", what, None))
        return None
