"""What else is chosen for a new game, as cards: village, season, expansion, preset, every rule, the seed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from hamlet.app.art.buttons import Face
from hamlet.app.art.icons.season_signs import season_icon
from hamlet.app.art.seasons.palettes import SEASONS
from hamlet.app.art.type import Role, measure
from hamlet.app.drafting.game_form import NOBODY, SEED_DIGITS, GameForm
from hamlet.app.drafting.in_short import rules_in_short
from hamlet.app.drafting.rules_form import SEASON
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.bars import PageFoot, PageTop, Sized
from hamlet.app.kit.blocks import ON_WOOD, BesideBlocks, Block, TextBlock
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.page_room import EDGES, PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.switching import RadioLine
from hamlet.app.kit.turning import TurnLine
from hamlet.app.pack_seasons import PackSeason
from hamlet.app.screens import setup_ids as ids
from hamlet.app.screens.choice_cards import (
    BarChip,
    ExpansionBlock,
    FootSummary,
    LinkPress,
    PictureChoice,
    SeedField,
    WayLine,
)
from hamlet.app.screens.settings_village import season_cells, season_chosen
from hamlet.app.screens.setup_scenes import LakeScene, SeasonScene, VillageScene
from hamlet.app.screens.still_pictures import StillPictures
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.text_entry import TextEntry
from hamlet.store.setting_values import TURNING

BY_LOT = "question"
_ICONS = {TURNING: "hourglass"}
OWN_MARK = "own "
"""Before the name of a preset of the player's own where presets are values of one control."""


class SetupParts:
    """Makes cards and bars of the form."""

    def __init__(
        self,
        form: GameForm,
        pictures: StillPictures,
        entry_of: Callable[[Id], TextEntry | None],
        trouble: str,
        seen: str,
        packs: Sequence[PackSeason] = (),
    ) -> None:
        """`seen` is the season in which villages are seen that have none of their own; packs bring more."""
        self.form = form
        self.words = form.words
        self.pictures = pictures
        self.entry_of = entry_of
        self.trouble = trouble
        self.seen_cells = season_cells(form.words, packs)
        self.seen = season_chosen(seen, self.seen_cells)

    # pictures to choose from

    def villages(self, size: int, *, noted: bool) -> list[PaperCard]:
        """One card for each way to begin; `noted` with a word or two on it."""
        chosen, cards = self.form.layout, []
        for layout, name in self.form.layouts:
            code = f"{layout.replace('-', '_')}.about"
            note = self.words.called("choices", code) if self.words.language.knows("choices", code) else ""
            scene = self.pictures.painter(VillageScene(layout))
            shown = name[:1].upper() + name[1:]
            block = PictureChoice(scene, shown, note if noted else "", size=size)
            press = ControlId(ids.VILLAGE, layout)
            here = layout == chosen
            cards.append(PaperCard("village", (block,), press=press, hint=note or shown, chosen=here, pad=0))
        return cards

    def seasons(self, size: int) -> list[PaperCard]:
        """One card for each season, and one for by lot; where the rules know none, for turning seasons."""
        chosen, cards = self.form.season or self.seen, []
        ours = {each["id"]: each.get("palette") for each in self.form.packs.data.get("seasons", ())}
        offered = self.form.seasons or [(cell.value, cell.label) for cell in self.seen_cells]
        known = {*SEASONS, *ours} if self.form.seasons else {each for each, _ in offered} - {TURNING}
        beside = tuple(f"{name[:1].upper()}{name[1:]}" for _, name in offered)
        for season, name in offered:
            palette = json.dumps(ours[season]) if ours.get(season) else ""
            seen = SeasonScene(season if season in known else "", self.form.lake, palette)
            scene = self.pictures.painter(seen)
            shown = name[:1].upper() + name[1:]
            icon = season_icon(season) if season in known else _ICONS.get(season, BY_LOT)
            block = PictureChoice(scene, shown, icon=icon, size=size, beside=beside)
            press, here = ControlId(ids.SEASON_CARD, season), season == chosen
            cards.append(PaperCard(SEASON, (block,), press=press, hint=shown, chosen=here, pad=0))
        return cards

    def season_note(self) -> str:
        """What a season is good for."""
        return self.words.label(
            "screens.new.season.about" if self.form.seasons else "screens.new.season.seen"
        )

    def expansion(self) -> PaperCard:
        """By the Lake: the whole card switches it."""
        label = self.words.label
        block = ExpansionBlock(
            self.pictures.painter(LakeScene()),
            label("table.lake.pack"),
            label("table.lake.pack.about"),
            self.form.lake,
        )
        return PaperCard("expansion", (block,), press=ids.LAKE_SWITCH, chosen=self.form.lake, pad=0)

    # rules

    def presets(self) -> PaperCard:
        """All presets as rows, those of the player's own last."""
        form, own = self.form, self.form.own_chosen
        rows: list[Block] = [
            RadioLine(
                ControlId(ids.PRESET, preset["id"]),
                self.words.given(preset),
                self.words.given(preset, "about"),
                preset["id"] == form.preset and own is None,
            )
            for preset in form.presets
        ]
        for each in form.own:
            why_not = "" if form.knows(each) else self.words.label("screens.own.unknown")
            told = self._told_own(each.preset)
            line = RadioLine(ControlId(ids.OWN, each.name), each.name, told, each is own, why_not)
            drop = PressButton(
                ControlId(ids.DROP_OWN, each.name),
                "",
                icon="trash",
                hint=self.words.label("screens.own.drop"),
            )
            rows.append(BesideBlocks(((line, 0), (drop, 46)), 8))
        return PaperCard("rules", tuple(rows), look=CardLook.BARE)

    def _told_own(self, preset: str) -> str:
        based = next((self.words.given(each) for each in self.form.presets if each["id"] == preset), preset)
        return self.words.label("screens.own.based", preset=based)

    def preset_line(self) -> PaperCard:
        """The presets in turn, and the sentence of the one that is chosen."""
        form, own = self.form, self.form.own_chosen
        named = [(preset["id"], self.words.given(preset)) for preset in form.presets]
        named += [(f"{OWN_MARK}{each.name}", each.name) for each in form.own if form.knows(each)]
        chosen = f"{OWN_MARK}{own.name}" if own is not None else form.preset
        told = (
            self._told_own(own.preset) if own is not None else self.words.given(form.preset_chosen, "about")
        )
        line = TurnLine(ids.PRESET_LINE, tuple(named), chosen)
        return PaperCard("rules", (line, TextBlock(told, 18, muted=True)), pad=12)

    def every_rule(self) -> PaperCard:
        """The way to every rule."""
        count, changed = len(self.form.ruled), len(self.form.changed)
        label = self.words.label
        note = label("screens.rules.changed", count=count, changed=changed)
        if not changed:
            note = label("screens.rules.unchanged", count=count)
        line = WayLine(ids.EVERY, "gear", label("screens.rules.every"), f"{note} \u203a")
        return PaperCard("every", (line,), look=CardLook.BARE)

    def seed(self) -> PaperCard:
        """The seed; empty, it is drawn by lot."""
        label = self.words.label
        field = SeedField(
            ids.SEED,
            self.form.seed,
            label("screens.seed.empty"),
            self.entry_of(ids.SEED),
            dark=True,
            hint=label("screens.seed.about"),
            most=SEED_DIGITS,
        )
        name = label("screens.seed")
        wide = measure(name, Role.LABEL, 20) + 6
        block = BesideBlocks(((TextBlock(name, 20, Role.LABEL, tone=ON_WOOD), wide), (field, 0)))
        return PaperCard("seed", (block,), look=CardLook.BARE)

    # bars

    def top(self, room: PageRoom, tab: str) -> PageTop:
        """The title; at the right what was filled in by itself, or in a small window the pages."""
        label, logical = self.words.label, round(room.window.width / room.scale)
        title = label("screens.new")
        afresh = label("screens.new.afresh")
        link: Sized = (
            LinkPress(ids.AFRESH, afresh, label("screens.new.afresh.about")),
            measure(afresh, Role.LABEL, 20) + 10,
        )
        if room.kind is FrameKind.COMPACT:
            return PageTop(title, room.kind, controls=(self._tabs(tab),))
        chip = label("screens.new.last", what=", ".join(self.form.remembered))
        wide = measure(chip, Role.LABEL, 19) + 66
        left = logical - 2 * EDGES[room.kind].side - link[1] - 330
        controls = ((BarChip(chip), wide), link) if self.form.remembered and wide <= left else (link,)
        return PageTop(title, room.kind, controls=controls)

    def _tabs(self, tab: str) -> Sized:
        label = self.words.label
        cells = (
            ChoiceCell(ids.SEATS_TAB, label("screens.seats")),
            ChoiceCell(ids.VILLAGE_TAB, label("screens.new.village")),
            ChoiceCell(ids.RULES_TAB, label("screens.rules")),
        )
        wide = sum(measure(cell.label, Role.NUMBER, 19) + 40 for cell in cells)
        return JoinedChoices(ids.TAB, cells, tab, 40), wide

    def foot(self, room: PageRoom) -> PageFoot:
        """Back, what it comes to, and the beginning."""
        label, form, kind = self.words.label, self.form, room.kind
        seats = tuple(
            (form.colour_of(number), form.called_seat(number))
            for number, seat in enumerate(form.seats)
            if seat.player != NOBODY
        )
        why_not = form.why_not
        summary = FootSummary(seats, " · ".join(rules_in_short(form)), why_not or self.trouble)
        wide = kind is FrameKind.WIDE
        begin = PressButton(
            ids.BEGIN, label("screens.begin"), "Enter", Face.GOLD, why_not=why_not, size=30 if wide else 24
        )
        taken = (166 + 388 if wide else 140 + 260) + 24 + 32 + 2 * EDGES[kind].side
        span = round(room.window.width / room.scale) - taken
        return PageFoot(label("screens.back"), kind, blocks=((summary, span),), main=begin)
