"""How the tile scores, as a sentence: points, for what, of which terrain, at most how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.ids import ControlId
from hamlet.app.kit.blocks import Block, TextBlock
from hamlet.app.kit.choice_grid import ChoiceGrid
from hamlet.app.kit.joined import ChoiceCell
from hamlet.app.kit.stepping import StepperBlock
from hamlet.app.kit.switching import ToggleLine
from hamlet.app.screens.workshop.tile import tile_ids as ids
from hamlet.app.screens.workshop.tile.sentence_block import SentenceBlock, SentencePart
from hamlet.content.editing.sentences import ClausePart, Sentence, score_sentence

if TYPE_CHECKING:
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words

TERRAIN_SIGNS = {"road": "road", "forest": "tree", "mountain": "peak", "water": "wave"}
ALWAYS = "always"
"""It counts nothing: its points come whatever else happens."""


def part_of(sentence: Sentence, name: str) -> ClausePart | None:
    """The part of a name."""
    return next((part for part in sentence.parts if part.name == name), None)


class ScoreRows:
    """Makes the sheet of the score."""

    def __init__(self, bench: Bench, words: Words, opened: str) -> None:
        self.bench = bench
        self.words = words
        self.opened = opened
        self.sentence = score_sentence(bench.whole, bench.known)

    def block(self) -> Block:
        """The sentence, or the way to begin one."""
        label = self.words.label
        on = self.sentence is not None
        hint = label("screens.workshop.tile.scores.hint")
        switch = ToggleLine(ids.SCORES, "", on, hint)
        if self.sentence is None:
            return SentenceBlock(label("screens.workshop.tile.scores"), "", (), (), "star", switch)
        most = self.sentence.parts[-1].value
        note = label("screens.workshop.tile.scores.most", most=most) if isinstance(most, int) else ""
        return SentenceBlock(
            label("screens.workshop.tile.scores"),
            note,
            tuple(self._parts(self.sentence)),
            tuple(self._choices(self.sentence)),
            "star",
            switch,
        )

    def _parts(self, sentence: Sentence) -> list[SentencePart]:
        label = self.words.label
        found = []
        per = part_of(sentence, "per")
        counted = per.value if per is not None else None
        between = {
            "per": "" if counted == ALWAYS else label("screens.workshop.tile.for_each"),
            "terrain": label("screens.workshop.tile.of"),
            "most": label("screens.workshop.tile.at_most"),
        }
        for part in sentence.parts:
            icon = TERRAIN_SIGNS.get(str(part.value), "") if part.name == "terrain" else ""
            what = ControlId(ids.SCORE_PART, part.name)
            found.append(
                SentencePart(
                    what, self._told(part), self.opened == part.name, icon, between.get(part.name, "")
                )
            )
        return found

    def _told(self, part: ClausePart) -> str:
        """What a part says."""
        label, value = self.words.label, part.value
        if part.name == "points":
            return label("screens.workshop.tile.points", points=value if isinstance(value, int) else 0)
        if part.name == "most":
            return str(value) if isinstance(value, int) else label("screens.workshop.tile.no_limit")
        return self._choice(part.name, value if isinstance(value, str) else None)

    def _choice(self, name: str, value: str | None) -> str:
        known = self.bench.known
        if name == "terrain":
            if value is None:
                return self.words.label("screens.workshop.tile.any")
            return self.words.given({"name": known.names[value]}) if value in known.names else value
        if value not in known.measures:
            return value or ""
        return self.words.called("workshop", f"measure.{value}")

    def _choices(self, sentence: Sentence) -> list[Block]:
        part = part_of(sentence, self.opened)
        if part is None:
            return []
        told = self.words.called("workshop", f"about.{part.name}")
        if part.is_number:
            return [self._counted(part), TextBlock(told, 18, muted=True)]
        cells = tuple(
            ChoiceCell(each or "", self._choice(part.name, each), TERRAIN_SIGNS.get(each or "", ""))
            for each in part.choices
        )
        chosen = part.value if isinstance(part.value, str) else ""
        return [ChoiceGrid(ids.SCORE_CHOICE, cells, chosen), TextBlock(told, 18, muted=True)]

    def _counted(self, part: ClausePart) -> Block:
        value = part.value if isinstance(part.value, int) else 0
        least = 0 if part.name == "most" else part.least
        shown = self._told(part) if part.name == "most" else ""
        return StepperBlock(ids.SCORE_CHOICE, value, least, part.most, shown, wide=190, left=True)
