"""The form of a menu card: name and fish, what it brings and does line by line, and whose place it takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.app.art.icons.fish_signs import fish_icon
from hamlet.app.art.icons.season_signs import season_icon
from hamlet.app.art.packs.pack_pictures import PictureName
from hamlet.app.flow.lakeside.lake_panels import ANY_EFFECT, EFFECT_ICONS
from hamlet.app.ids import ControlId
from hamlet.app.kit.blocks import Block
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.pressing import DropLine
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.big_card import lines_of, most_lines
from hamlet.app.screens.workshop.card.card_words import MUST as WORDS
from hamlet.app.screens.workshop.card.card_words import VERBS
from hamlet.app.screens.workshop.card.form_lines import FormLines, beside, named_cells
from hamlet.app.screens.workshop.card.picture_row import PictureCell, PictureRow
from hamlet.app.screens.workshop.card.verb_lines import (
    Grip,
    LitGroup,
    PillButton,
    PillRow,
    VerbLine,
    VerbPart,
)
from hamlet.content.editing import playing
from hamlet.content.editing.menus import season_of
from hamlet.content.editing.sentences import GAIN, ClausePart, Sentence, effects_left, meal_sentences
from hamlet.content.models.known import MENU_DRAWINGS
from hamlet.words.lake.menu import effect_text, menu_rich
from hamlet.words.measures import readable

USUAL, ALWAYS, HELPS = "usual", "always", "helps"
MUST: Final = {None: USUAL, False: ALWAYS, True: HELPS}
EVERY: Final = "every"
"""As a season: all of them."""
NOBODY: Final = ""


def menu_form(lines: FormLines, pulled: int | None = None) -> list[Block]:
    """All lines; one that is pulled up or down is lifted."""
    shown = lines.shown
    if not shown.known.fish:
        return [lines.kinds(), lines.warned(lines.said("screens.card.no_lake"))]
    fish = JoinedChoices(
        ids.FISH,
        tuple(named_cells(shown, shown.known.fish, fish_icon)),
        lines.draft.text("fish"),
        words=False,
    )
    told = lines.draft.get("must_do")
    must = told if isinstance(told, bool) else None
    wanted = (ChoiceCell(each, lines.said(WORDS[each][0]), hint=lines.said(WORDS[each][1]))
              for each in MUST.values())  # fmt: skip
    return [
        lines.kinds(),
        lines.line("screens.card.name", (lines.name(), 0), (fish, 58 * len(shown.known.fish))),
        LitGroup(
            lines.said("screens.card.eats"),
            fish_icon(lines.draft.text("fish")),
            lines.said("screens.card.eats.note"),
            tuple(_meal(lines, pulled)),
        ),
        lines.line("screens.card.must", (lines.choices(ids.MUST, wanted, MUST[must]), 0)),
        lines.line("screens.card.replaces", (_instead(lines), 0)),
        lines.line("screens.card.picture", (PictureRow(tuple(_pictures(lines))), 0)),
    ]


def _pictures(lines: FormLines) -> Iterator[PictureCell]:
    """That of its own, those of other cards, and those of the pack."""
    draft, pack = lines.draft, lines.shown.bench.pack
    worn, drawn = draft.text("picture"), draft.text("drawing")
    own = lines.said("screens.card.picture.own")
    # A card that has the drawing of another one has none of its own that could be found by its id.
    undrawn = f"{draft.id}_" if drawn else draft.id
    yield PictureCell(ControlId(ids.DRAWN, ""), undrawn, own, not worn and not drawn)
    for card in MENU_DRAWINGS:
        name = lines.shown.name(card)
        yield PictureCell(ControlId(ids.DRAWN, card), card, name, not worn and drawn == card)
    for path, known in pack.texts.pictures.items():
        if isinstance(known, str):
            picture = PictureName(pack.id, path, known)
            yield PictureCell(ControlId(ids.WORN, path), "", path, worn == path, picture)


def _meal(lines: FormLines, pulled: int | None) -> Iterator[Block]:
    """Its lines, what can be added, and what stands on the card by that."""
    draft, known = lines.draft, lines.shown.known
    sentences = meal_sentences(draft, known)
    for number, sentence in enumerate(sentences):
        yield _line(lines, number, sentence, lifted=pulled is not None and sentence.path == ("does", pulled))
    verbs = [*(() if any(each.verb == GAIN for each in sentences) else (GAIN,)), *effects_left(draft, known)]
    if verbs:
        yield PillRow(lines.said("screens.card.add"), tuple(_pill(lines, verb) for verb in verbs))
    text = menu_rich(lines.shown.words, playing.menu_card(draft, known))
    taken, most = lines_of(text), most_lines()
    yield lines.told(text) if text else lines.warned(lines.said("screens.card.brings_nothing"))
    if taken > most:
        yield lines.warned(lines.said("screens.card.too_long", lines=taken, most=most))


def _line(lines: FormLines, number: int, sentence: Sentence, *, lifted: bool) -> VerbLine:
    place = sentence.path[-1]
    if sentence.verb == GAIN:
        points, gold = ids.POINTS, ids.GOLD
        what = {"gold": (gold, "gold"), "points": (points, "star")}
        steps = [lines.steps(*_of(what[part.name], part)) for part in sentence.parts]
        parts: tuple[VerbPart, ...] = (lines.said(VERBS[GAIN]), *steps)
        return VerbLine(number + 1, parts, ControlId(ids.CLOSE, GAIN), lines.said("screens.card.close"))
    verb = sentence.parts[0]
    options = tuple((each, _verb(lines, each)) for each in verb.choices if each)
    parts = (DropLine(ControlId(ids.EFFECT, place), options, str(verb.value), tall=42),)
    if len(sentence.parts) > 1:
        least = lines.steps(
            ids.LEAST, sentence.parts[1], "donkey", lines.said("screens.card.least.hint"), 112
        )
        parts = (*parts, lines.said("screens.card.least"), least)
    grip = Grip(ControlId(ids.GRIP, place), lines.said("screens.card.grip"))
    return VerbLine(
        number + 1,
        parts,
        ControlId(ids.CLOSE, place),
        lines.said("screens.card.close"),
        grip,
        lifted=lifted,
    )


def _of(what: tuple[ControlId, str], part: ClausePart) -> tuple[ControlId, ClausePart, str]:
    return what[0], part, what[1]


def _pill(lines: FormLines, verb: str) -> PillButton:
    icon = "gold" if verb == GAIN else EFFECT_ICONS.get(verb, ANY_EFFECT)
    card = playing.menu_card(lines.draft, lines.shown.known)
    hint = "" if verb == GAIN else effect_text(lines.shown.words, card, verb)
    return PillButton(ControlId(ids.ADD, verb), _verb(lines, verb), icon, hint)


def _verb(lines: FormLines, verb: str) -> str:
    """What a meal does, as it follows on who eats it."""
    code = VERBS.get(verb)
    return lines.said(code) if code is not None else readable(verb)


def _instead(lines: FormLines) -> DropLine:
    """Which card it takes the place of."""
    mine, there = lines.draft.id, lines.draft.text("replaces")
    cards = [str(each["id"]) for each in lines.shown.known.entries("menu") if each["id"] != mine]
    options = dict.fromkeys((NOBODY, *([there] if there else []), *cards))
    named = (
        (each, lines.shown.name(each) if each else lines.said("screens.card.replaces.nobody"))
        for each in options
    )
    return DropLine(ids.REPLACES, tuple(named), there)


def season_choices(lines: FormLines) -> Block:
    """The seasons in whose menu it is."""
    shown = lines.shown
    cells = [ChoiceCell(EVERY, lines.said("screens.card.season.every"), "seasons")]
    cells += [ChoiceCell(each, shown.name(each), season_icon(each)) for each in shown.known.seasons]
    season = season_of(lines.draft) or EVERY
    joined = JoinedChoices(ids.SEASON, tuple(cells), season, words=False)
    return beside((lines.told(lines.said("screens.card.season")), 126), (joined, 0))
