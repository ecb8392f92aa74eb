"""The forms of awards and milestones: what they are given for, and what they bring."""

from __future__ import annotations

from hamlet.app.art.rich import plain
from hamlet.app.kit.blocks import Block, Spacer
from hamlet.app.kit.joined import ChoiceCell
from hamlet.app.kit.pressing import DropLine
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.card_words import COUNTED, PLACES, WINNERS
from hamlet.app.screens.workshop.card.form_lines import STEPS, FormLines
from hamlet.app.screens.workshop.card.verb_lines import LitGroup
from hamlet.content.editing import cards, playing
from hamlet.words.measures import award_text, milestone_text, readable

NOTHING = "nothing"
"""As what is made in high quality."""


def award_form(lines: FormLines) -> list[Block]:
    """All lines of an award."""
    draft, words = lines.draft, lines.shown.words
    places = (ChoiceCell(each, lines.said(PLACES[each])) for each in cards.PLACES)
    measures = dict.fromkeys((*lines.shown.known.seat_measures, cards.award_measure(draft)))
    options = tuple((each, _measure(lines, each)) for each in measures if each)
    told = award_text(words, lines.shown.look.definitions, playing.award(draft))
    given = lines.steps(ids.GIVEN, cards.points_part(draft), "star")
    return [
        lines.kinds(),
        lines.line("screens.card.name", (lines.name(), 0)),
        LitGroup(
            lines.said("screens.card.award"),
            "crown",
            lines.said("screens.card.award.note"),
            (
                lines.line(
                    "screens.card.place",
                    (lines.choices(ids.PLACE, places, cards.award_place(draft)), 0),
                ),
                lines.line(
                    "screens.card.measure",
                    (DropLine(ids.MEASURE, options, cards.award_measure(draft)), 0),
                ),
                lines.line("screens.card.gives", (given, STEPS), (Spacer(0), 0)),
                lines.told(plain(told)),
            ),
        ),
        lines.when(),
    ]


def _measure(lines: FormLines, measure: str) -> str:
    """What is counted, in words."""
    code = COUNTED.get(measure)
    return lines.said(code) if code is not None else readable(measure)


def milestone_form(lines: FormLines) -> list[Block]:
    """All lines of a milestone."""
    draft, shown = lines.draft, lines.shown
    winner, quality = cards.milestone_for(draft), cards.milestone_quality(draft, shown.known)
    winners = (ChoiceCell(each, lines.said(WINNERS[each])) for each in winner.choices if each)
    goods = [ChoiceCell(NOTHING, lines.said("screens.card.quality.none"))]
    goods += [ChoiceCell(each, shown.name(each), each) for each in quality.choices if each]
    made = lines.choices(ids.QUALITY, goods, str(quality.value or NOTHING))
    told = milestone_text(shown.words, shown.look.definitions, playing.milestone(draft, shown.known))
    roads = lines.steps(ids.ROADS, cards.milestone_roads(draft), "star")
    return [
        lines.kinds(),
        lines.line("screens.card.name", (lines.name(), 0)),
        LitGroup(
            lines.said("screens.card.milestone"),
            "road" if winner.value == "first_road" else "house",
            lines.said("screens.card.milestone.note"),
            (
                lines.line("screens.card.winner", (lines.choices(ids.WINNER, winners, str(winner.value)), 0)),
                lines.line("screens.card.quality", (made, 0)),
                lines.line(
                    "screens.card.roads",
                    (roads, STEPS),
                    (lines.told(lines.said("screens.card.roads.each")), 0),
                ),
                lines.told(plain(told)),
            ),
        ),
    ]
