"""The sheet about one pack: its tiles, what it needs, adds and changes, what is wrong, who uses it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.app.art.rich import plain
from hamlet.app.art.severity import Severity
from hamlet.app.kit.blocks import BesideBlocks, Block, PictureBlock, Spacer, TextBlock
from hamlet.app.kit.laying_out import measuring_pane
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.game_lines import name_of
from hamlet.app.screens.game_sheet import Inset
from hamlet.app.screens.packs import packs_ids as ids
from hamlet.app.screens.packs.change_lines import change_line, sale_plate
from hamlet.app.screens.packs.pack_lines import brought
from hamlet.app.screens.packs.pack_needs import needs_and_clashes
from hamlet.app.screens.packs.pack_painter import PackPainter, shown_tiles
from hamlet.app.screens.packs.pack_parts import (
    PackHead,
    PartHead,
    ProblemRow,
    SalePlate,
    SalePlates,
    TileCards,
)
from hamlet.app.screens.packs.packs_shown import PacksShown
from hamlet.app.screens.packs.pale_pictures import PalePicture
from hamlet.app.screens.packs.stacks import Stacked, TopBeside
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.content.problems import Problem
from hamlet.content.telling.changes import GONE
from hamlet.content.telling.pack_told import TILES, PackTold

SALES: Final = "market"
MOST_CARDS: Final = 12
MOST_NAMES: Final = 8
MOST_GAMES: Final = 4
MOST_CHANGES: Final = 60
HEAD_ROOM: Final = 700
"""Logical pixels that buttons may take beside the name."""
BUTTON_ROOM: Final = {FrameKind.WIDE: 930, FrameKind.NORMAL: 570, FrameKind.COMPACT: 860}


class PackSheet:
    """Everything on the sheet, from what is known of the pack."""

    def __init__(
        self, shown: PacksShown, painter: PackPainter, told: PackTold, room: PageRoom, picture: PalePicture
    ) -> None:
        self.shown = shown
        self.words = shown.words
        self.painter = painter
        self.told = told
        self.room = room
        self.picture = picture
        self.wide = room.kind is FrameKind.WIDE
        self.look = painter.look(told)

    def blocks(self) -> tuple[Block, ...]:
        """From the picture down to the games that use it."""
        side = 14 if self.wide else 6
        needs = needs_and_clashes(self.shown, self.told, wide=self.wide)
        told = [*self._head(), *needs, Spacer(1), *self._middle(), *self._changes(), *self._uses()]
        tall = self.room.pick(196, 124, 110) / self.room.scale
        picture = PictureBlock(self.picture, round(tall))
        return (picture, *(Inset(each, side) for each in told))

    # above

    def _head(self) -> Iterator[Block]:
        told = self.told
        rename = self.words.label("screens.packs.about") if told.mine and not told.zipped else ""
        name = PackHead(told.name, told.version, 38 if self.wide else 28, rename)
        pane = measuring_pane(self.words, self.room.scale)
        parts = tuple((each, round(each.wide(pane) / self.room.scale)) for each in self._buttons())
        taken = sum(wide + 12 for _, wide in parts)
        if self.wide and taken < HEAD_ROOM:
            yield BesideBlocks(((name, 0), *parts), 12)
        else:
            yield name
            rows = [parts] if taken < BUTTON_ROOM[self.room.kind] else [parts[:1], parts[1:]]
            yield from (BesideBlocks(tuple((each, 0) for each, _ in row), 10) for row in rows)
        if told.about:
            yield TextBlock(plain(told.about), 20 if self.wide else 19)

    def _buttons(self) -> Iterator[PressButton]:
        label, told = self.words.label, self.told
        own, tall = told.id in self.shown.of_game, 46 if self.wide else 42
        workshop = "" if told.mine and not told.zipped else label("screens.packs.workshop.not")
        numbers = "" if told.readable and not own else label("screens.packs.numbers.not")
        given = label("screens.packs.as_zip.not") if own else ""
        hint = label("screens.packs.as_zip.about")
        yield PressButton(
            ids.WORKSHOP, label("screens.packs.workshop"), icon="blueprint", why_not=workshop, tall=tall
        )
        yield PressButton(
            ids.NUMBERS, label("screens.packs.numbers"), icon="dice", why_not=numbers, tall=tall
        )
        yield PressButton(
            ids.AS_ZIP, label("screens.packs.as_zip"), icon="export", why_not=given, hint=hint, tall=tall
        )

    # in the middle

    def _middle(self) -> Iterator[Block]:
        adds, problems = tuple(self._adds()), tuple(self._problems())
        if self.wide:
            yield TopBeside(Stacked(adds), Stacked(problems), 350)
            return
        yield from problems if self.told.problems else adds
        yield from adds if self.told.problems else problems

    def _adds(self) -> Iterator[Block]:
        told, label = self.told, self.words.label
        counted = brought(self.shown, told)
        tiles = counted.pop(TILES, "")
        if not tiles and not counted:
            yield PartHead(label("screens.packs.sheet.adds"), label("screens.packs.sheet.adds.nothing"))
            return
        whole = told.sound_of(TILES)
        if told.readable and tiles and whole < told.counted(TILES):
            tiles = label("screens.packs.sheet.adds.sound", tiles=tiles, sound=whole)
        yield PartHead(label("screens.packs.sheet.adds"), tiles)
        sound = shown_tiles(self.shown, told) if tiles else []
        if self.look is not None and sound:
            known = {each.id: number for number, each in enumerate(self.look.definitions.tiles)}
            numbers = tuple(known[each] for each in sound[:MOST_CARDS] if each in known)
            columns = 4 if self.room.kind is not FrameKind.COMPACT else 6
            yield TileCards(self.look, numbers, self.look.pictures.version, columns)
            if len(sound) > MOST_CARDS:
                yield TextBlock(label("screens.packs.more", count=len(sound) - MOST_CARDS), 18, muted=True)
        for subject, words in counted.items():
            names = [each.name for each in told.brings if each.subject == subject]
            sales = self._sales() if subject == SALES else ()
            if sales:
                yield SalePlates(f"{words}:", sales)
                continue
            more = ", …" if len(names) > MOST_NAMES else ""
            yield TextBlock(f"*{plain(words)}:* {plain(', '.join(names[:MOST_NAMES]))}{more}", 18)

    def _sales(self) -> tuple[SalePlate, ...]:
        """Its sales, which have no names; none if not all of them can be played."""
        mine = {each.id for each in self.told.brings if each.subject == SALES}
        loaded = self.told.drawn
        sales = loaded.data.get("sales", ()) if loaded is not None else ()
        found = [sale_plate(each) for each in sales if each["id"] in mine]
        return tuple(found[:MOST_CARDS]) if len(found) == len(mine) else ()

    def _problems(self) -> Iterator[Block]:
        told, label = self.told, self.words.label
        yield PartHead(label("screens.packs.sheet.problems"))
        found = (*told.problems, *told.warnings)
        for number, problem in enumerate(found):
            yield self._problem(number, problem)
        if told.problems:
            return
        changed = len(self.shown.together.changes(told.id))
        code = "screens.packs.sound.changes" if changed else "screens.packs.sound"
        words = label(code, entries=len(told.brings), changes=changed)
        yield ProblemRow(None, Severity.SOUND, words)

    def _problem(self, number: int, problem: Problem) -> ProblemRow:
        severity = Severity.LOOK_AT if problem.warning else Severity.MISTAKE
        inside = problem.file.removeprefix(str(self.told.place)).lstrip("/\\") or self.told.place.name
        words = self.words.told(problem.said)
        place = f"{inside}:{problem.line}"
        return ProblemRow(
            ids.problem_id(number),
            severity,
            words[:1].upper() + words[1:],
            place,
            self.words.label("screens.packs.problem.open"),
        )

    # below

    def _changes(self) -> Iterator[Block]:
        changes = self.shown.together.changes(self.told.id)
        if not changes:
            return
        label = self.words.label
        right = label("screens.packs.sheet.last_word") if self.wide else ""
        yield PartHead(label("screens.packs.sheet.changes"), right=right)
        clashing = {entry for _, entry in self.shown.together.clashes(self.told.id)}
        for change in changes[:MOST_CHANGES]:
            others = [pack for pack in change.packs if pack != self.told.id]
            clash = change.entry in clashing and (len(others) > 1 or change.path == (GONE,))
            yield change_line(
                self.shown, self.look, change, history=self.wide, clash=clash, tall=52 if self.wide else 46
            )
        if len(changes) > MOST_CHANGES:
            yield TextBlock(label("screens.packs.more", count=len(changes) - MOST_CHANGES), 18, muted=True)

    def _uses(self) -> Iterator[Block]:
        uses = self.shown.uses(self.told.id) if self.told.id not in self.shown.of_game else ()
        if not uses:
            return
        label = self.words.label
        older = sorted({each.version for each in uses if each.hash != self.told.content_hash})
        words = label("screens.packs.used", count=len(uses))
        if older:
            words += " " + label("screens.packs.used.older", versions=older, now=self.told.version)
        else:
            words += " " + label("screens.packs.used.same")
        names = [name_of(self.words, each.game) for each in uses[:MOST_GAMES]]
        yield Spacer(2)
        yield TextBlock(f"{{hourglass}} {plain(words)} {plain(', '.join(names))}", 18, muted=True)
