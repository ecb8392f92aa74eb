"""Lines that all forms of cards are made of: a word at the left, what it is about beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.blocks import BesideBlocks, Block, TextBlock, WarnBlock
from hamlet.app.kit.goods_cells import GoodsCell, GoodsCells
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.pressing import DropLine
from hamlet.app.kit.stepping import StepperBlock
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.card_shown import CardShown
from hamlet.app.screens.workshop.card.card_words import KINDS
from hamlet.app.ui.text_entry import TextEntry
from hamlet.content.editing.cards import ALWAYS, name_of, when_of
from hamlet.content.editing.costs import GOLD, MIX, cost_at
from hamlet.content.editing.drafts import Draft, KeyPath
from hamlet.content.editing.sentences import ClausePart

TypedInto = Callable[[Id], TextEntry | None]
"""What is typed into a field just now."""
LABEL: Final = 108
STEPS: Final = 136
LONGEST_NAME: Final = 60


class FormLines:
    """Makes lines, in the words of the window."""

    def __init__(self, shown: CardShown, typing: TypedInto) -> None:
        self.shown = shown
        self.typing = typing
        self.label = shown.words.label

    @property
    def draft(self) -> Draft:
        """What is in hand."""
        return self.shown.draft

    def said(self, code: str, **facts: object) -> str:
        """A word of this page."""
        return self.label(code, **facts)

    def line(self, code: str, *parts: tuple[Block, int]) -> Block:
        """A word, and what it is about."""
        word = TextBlock(self.said(code), role=Role.LABEL, muted=True)
        return BesideBlocks(((word, LABEL), *parts))

    def kinds(self) -> Block:
        """What kind of card it is."""
        cells = (ChoiceCell(each, self.said(KINDS[each])) for each in ids.SUBJECTS)
        return JoinedChoices(ids.SUBJECT, tuple(cells), self.draft.subject)

    def name(self) -> TextField:
        """What it is called."""
        return self._field(ids.NAME, name_of(self.draft), self.said("screens.card.name.none"))

    def called(self) -> Block:
        """The id of what has no name."""
        return self.line(
            "screens.card.called",
            (self._field(ids.CALLED, self.draft.id, self.said("screens.card.called.none")), 0),
        )

    def _field(self, what: ControlId, text: str, empty: str) -> TextField:
        return TextField(what, text, empty, self.typing(what), most=LONGEST_NAME, tall=44)

    def text_field(self, what: ControlId, text: str, code: str) -> TextField:
        """Something short to be written."""
        return self._field(what, text, self.said(code))

    def steps(
        self, what: ControlId, part: ClausePart, icon: str, hint: str = "", wide: int = STEPS
    ) -> StepperBlock:
        """A number with its sign, at the left."""
        value = part.value if isinstance(part.value, int) else 0
        return StepperBlock(what, value, part.least, part.most, hint=hint, wide=wide, icon=icon, left=True)

    def choices(self, what: ControlId, cells: Iterable[ChoiceCell], chosen: str) -> JoinedChoices:
        """One of several, with words."""
        return JoinedChoices(what, tuple(cells), chosen)

    def goods(self, name: str, path: KeyPath) -> GoodsCells:
        """All goods, mixes and coins, as many of each as it asks for."""
        asked, known = cost_at(self.draft, path), self.shown.known
        keys = dict.fromkeys((*known.materials, *known.mixes, GOLD, *asked))
        return GoodsCells(tuple(self._cell(name, key, asked.get(key, 0)) for key in keys))

    def _cell(self, name: str, key: str, count: int) -> GoodsCell:
        icons = tuple(key.split(MIX))
        called = plain(self.shown.words.grammar.either([self.shown.name(each) for each in icons]))
        return GoodsCell(
            ControlId(name, key), icons, count, self.said("screens.card.goods.hint", goods=called)
        )

    def when(self) -> Block:
        """The games that have it: all of them, or those in which a switch of the rules is on."""
        chosen = when_of(self.draft)
        options = [(ALWAYS, self.said("screens.card.when.always"))]
        options += [
            (str(each["id"]), self.shown.words.given(each))
            for each in self.shown.known.data.get("options", ())
            if each["type"] == "switch"
        ]
        if chosen not in dict(options):
            options.append((chosen, self.said("screens.card.when.otherwise")))
        return self.line("screens.card.when", (DropLine(ids.WHEN, tuple(options), chosen), 0))

    def told(self, text: str) -> Block:
        """What the game says of it."""
        return TextBlock(text)

    def warned(self, text: str) -> Block:
        """What is wrong with it."""
        return WarnBlock(text)


def beside(*parts: tuple[Block, int]) -> Block:
    """Blocks side by side."""
    return BesideBlocks(parts)


def named_cells(shown: CardShown, known: Sequence[str], icon: Callable[[str], str]) -> Iterator[ChoiceCell]:
    """Cells for things with names and signs."""
    return (ChoiceCell(each, shown.name(each), icon(each)) for each in known)
