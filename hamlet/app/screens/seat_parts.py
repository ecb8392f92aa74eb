"""The seats of the form as cards: taken ones, free ones, and what there is to choose of Botric."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import zip_longest

from hamlet.app.art.palette import seat_colour
from hamlet.app.art.type import Role
from hamlet.app.drafting.game_form import BOTRIC_SEAT, NAME_LETTERS, NOBODY, GameForm
from hamlet.app.drafting.rules_form import EDITION, TIES, OptionData
from hamlet.app.ids import Id, OptionId, SeatPartId
from hamlet.app.kit.blocks import BesideBlocks, Block, Spacer, TextBlock
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.switching import TickLine
from hamlet.app.kit.turning import TurnLine
from hamlet.app.screens.seat_cards import (
    ADD,
    NAME,
    PLAYER,
    STRENGTH,
    FreeSeat,
    KindLine,
    SeatCard,
    SeatHead,
    SeatName,
    SeatPicture,
)
from hamlet.app.screens.setup_ids import KINDS, PERSON, RIVAL, seat_group
from hamlet.app.screens.setup_scenes import SeatScene
from hamlet.app.screens.still_pictures import StillPictures
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.text_entry import TextEntry
from hamlet.content import botric_switches
from hamlet.players.registry import BOTRIC, HUMAN, rivals
from hamlet.values import dataclass

KIND_WORDS = {
    PERSON: "screens.seat.person",
    RIVAL: "screens.seat.rival",
    BOTRIC: "screens.seat.botric",
    NOBODY: "screens.seat.nobody",
}
KIND_ICONS = {PERSON: "hand", RIVAL: "villager", BOTRIC: "crown", NOBODY: "close"}


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How large the parts of a seat's card are, in logical pixels."""

    head: int
    picture: int
    piece: int
    kinds: int
    title: int
    wide: bool


SEAT_LOOKS = {
    FrameKind.WIDE: SeatLook(58, 126, 92, 62, 27, wide=True),
    FrameKind.NORMAL: SeatLook(46, 86, 60, 44, 23, wide=False),
    FrameKind.COMPACT: SeatLook(46, 140, 80, 48, 25, wide=False),
}


def kind_of(player: str) -> str:
    """Which of the kinds a player is."""
    return {HUMAN: PERSON, BOTRIC: BOTRIC, NOBODY: NOBODY}.get(player, RIVAL)


class SeatParts:
    """Makes cards of the seats."""

    def __init__(
        self,
        form: GameForm,
        pictures: StillPictures,
        entry_of: Callable[[Id], TextEntry | None],
        look: SeatLook,
    ) -> None:
        self.form = form
        self.words = form.words
        self.pictures = pictures
        self.entry_of = entry_of
        self.look = look

    def cards(self) -> list[PaperCard]:
        """One for each seat; against Botric one for both seats that nobody can have."""
        shown = range(BOTRIC_SEAT + 1 if self.form.solo else len(self.form.seats))
        taken = tuple(self._taken(number) for number in shown if self.form.seats[number].player != NOBODY)
        cards = [self._card(number, taken) for number in shown]
        return [*cards, self._difficulty()] if self.form.solo else cards

    def _card(self, number: int, taken: tuple[SeatCard, ...]) -> PaperCard:
        own = next((card for card in taken if card.head.seat == number), None)
        if own is None:
            return self._free(number)
        return PaperCard(seat_group(number), (replace(own, beside=taken),), pad=0)

    def _free(self, number: int) -> PaperCard:
        label = self.words.label
        colour = self.words.seat_name(self.form.seats[number].color)
        block = FreeSeat(label("screens.seat.add"), label("screens.seat.add.about", colour=colour))
        press = SeatPartId(ADD, number)
        return PaperCard(seat_group(number), (block,), look=CardLook.WELL, press=press, pad=0)

    def _taken(self, number: int) -> SeatCard:
        form, look, label = self.form, self.look, self.words.label
        seat, colour = form.seats[number], form.colour_of(number)
        name_id = SeatPartId(NAME, number)
        hint, told = label("screens.seat.name"), self.words.seat_name(colour)
        name = SeatName(
            name_id, seat.name, told, self.entry_of(name_id), hint=hint, most=NAME_LETTERS, colour=colour
        )
        fixed = form.colours_fixed
        colour_hint = label("screens.seat.fixed" if fixed else "screens.seat.colour")
        head = SeatHead(number, colour, name, colour_hint, fixed, look.head)
        picture = SeatPicture(self.pictures.painter(SeatScene(number)), colour, look.picture, look.piece)
        twice = form.namesake(number)
        return SeatCard(
            head,
            picture,
            self._kinds(number, colour),
            self._kind(seat.player),
            self.words.called("players", f"{seat.player}.about"),
            label("screens.new.twice", name=twice) if twice else "",
            self._foot(number),
        )

    def _kinds(self, number: int, colour: str) -> Block:
        label, chosen = self.words.label, kind_of(self.form.seats[number].player)
        cells = tuple(
            ChoiceCell(
                kind,
                label(KIND_WORDS[kind]),
                KIND_ICONS[kind],
                self._why_not(number, kind),
                "",
                seat_colour(colour) if kind == RIVAL and chosen == RIVAL else None,
            )
            for kind in KINDS
        )
        return JoinedChoices(SeatPartId(PLAYER, number), cells, chosen, self.look.kinds, words=self.look.wide)

    def _why_not(self, number: int, kind: str) -> str:
        """Why somebody of this kind cannot sit there."""
        label = self.words.label
        if kind == BOTRIC and number != BOTRIC_SEAT:
            return label("screens.seat.botric.second")
        if kind == BOTRIC and not self.form.lake_offered:
            return label("screens.seat.botric.base")
        return label("screens.seat.botric.alone") if kind == NOBODY and number == 0 and self.form.solo else ""

    def _kind(self, player: str) -> KindLine:
        name, known = self.words.called("players", player), rivals()
        strength = known.index(player) + 1 if player in known else 0
        return KindLine(name, strength, len(known) if strength else 0, self.look.title)

    def _foot(self, number: int) -> Block | None:
        """How strong a rival is, or which Botric it is."""
        player = self.form.seats[number].player
        if player == BOTRIC:
            return self._edition()
        if player not in rivals():
            return None
        what = SeatPartId(STRENGTH, number)
        named = tuple((each, self.words.called("players", each)) for each in rivals())
        if not self.look.wide:
            return TurnLine(what, named, player)
        return JoinedChoices(what, tuple(ChoiceCell(*each) for each in named), player, 40)

    # Botric

    def _edition(self) -> Block | None:
        option = self.form.option(EDITION)
        if option is None:
            return None
        cells = tuple(
            ChoiceCell(each, self.form.called("botric", each), hint=self._edition_about(each))
            for each in option["choices"]
        )
        return JoinedChoices(OptionId(EDITION), cells, str(self.form.value(option)), 40)

    def _edition_about(self, edition: str) -> str:
        entries = {each["id"]: each for each in self.form.packs.data.get("botric", ())}
        return self.words.given(entries[edition], "about") if edition in entries else ""

    def _edition_told(self) -> list[Block]:
        """In a sentence, what the chosen edition is."""
        option = self.form.option(EDITION)
        if option is None:
            return []
        edition = str(self.form.value(option))
        name, about = self.form.called("botric", edition), self._edition_about(edition)
        told = self.words.label("screens.seat.botric.edition", name=name, about=about)
        return [TextBlock(told, 18, muted=True)]

    def _difficulty(self) -> PaperCard:
        """Everything that makes him easier or harder to beat, in two columns."""
        groups: dict[str, list[OptionData]] = {}
        for option in botric_switches(self.form.packs):
            groups.setdefault(self.words.given(option, "group"), []).append(option)
        heads: list[Block] = [TextBlock(f"*{name}*", 20, Role.TEXT) for name in groups]
        rows = zip_longest(*([self._tick(option) for option in each] for each in groups.values()))
        lines: list[Block] = [*self._edition_told(), *([_beside(heads)] if heads else [])]
        lines += [_beside([tick or Spacer(1) for tick in row]) for row in rows]
        ties = self.form.option(TIES)
        if ties is not None:
            lines.append(self._ties(ties))
        title = self.words.label("screens.seat.botric.how")
        return PaperCard("botric", tuple(lines), title, head=26, gap=12 if self.look.wide else 6)

    def _tick(self, option: OptionData) -> Block:
        name = option["id"]
        on, about = bool(self.form.value(option)), self.words.given(option, "about")
        idle = ""
        if not self.form.means_something(name):
            idle = self.words.label("screens.option.idle.about", about=about)
        return TickLine(OptionId(name), self.words.given(option), on, about, idle)

    def _ties(self, option: OptionData) -> Block:
        cells = tuple(ChoiceCell(each, self.words.called("choices", each)) for each in option["choices"])
        choice = JoinedChoices(
            OptionId(TIES), cells, str(self.form.value(option)), 40, hint=self.words.given(option, "about")
        )
        return BesideBlocks(((TextBlock(self.words.given(option), 20, Role.LABEL), 110), (choice, 0)))


def _beside(blocks: list[Block]) -> BesideBlocks:
    return BesideBlocks(tuple((block, 0) for block in blocks), 16)
