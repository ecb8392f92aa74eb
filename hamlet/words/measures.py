"""What landmarks, awards and milestones count, and what buildings are for, in a short sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hamlet.engine.actions.refine import makes_high_quality, refined_gain
from hamlet.engine.definitions import Award, Definitions, Gain, Milestone, Score, Tile
from hamlet.words.goods import plainly
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.words.speech import Speech

REFINERY: Final = "refinery"


def measure_text(words: Words, definitions: Definitions, score: Score) -> str:
    """A landmark's rule: "2 points for each forest side that meets forest"."""
    return plainly(words, definitions, measure_rich(words, definitions, score))


def measure_rich(words: Words, definitions: Definitions, score: Score) -> str:
    """The same with marks for icons."""
    language = words.language
    facts: dict[str, object] = {"points": f"{{point}} {score.points}", "measure": readable(score.per)}
    code = str(score.per) if language.knows("measures", str(score.per)) else "other"
    teller = words.tellers.measures.get(code)
    if teller is not None:
        facts |= teller(words, definitions, score)
    if score.terrain is not None:
        facts["terrain"] = words.common(definitions.terrains[score.terrain])
        if language.knows("measures", f"{code}.terrain"):
            code += ".terrain"
    rule = language.part("measures", code, facts)
    if score.most is None:
        return rule
    return language.part("measures", "most", {"rule": rule, "most": f"{{point}} {score.most}"})


def award_text(words: Words, definitions: Definitions, award: Award) -> str:
    """What an award is given for."""
    place = "first" if award.place == 1 else "second"
    code = f"{place}.{award.measure}"
    if not words.language.knows("awards", code):
        code = f"{place}.other"
    facts = {"points": f"{{point}} {award.points}", "measure": readable(award.measure)}
    return plainly(words, definitions, words.language.say("awards", code, facts))


def readable(code: str) -> str:
    """What a measure without words of its own is called: its id, made readable."""
    return str(code).replace("_", " ")


def milestone_text(words: Words, definitions: Definitions, milestone: Milestone) -> str:
    """What a milestone is given for, and what its keeper has of it."""
    language = words.language
    facts: dict[str, object] = {"points": f"{{point}} {milestone.points_per_road}"}
    if milestone.high_quality is not None:
        facts["material"] = words.common(definitions.materials[milestone.high_quality])
    won_by = (
        "first_road" if milestone.first_road else "first_refinery" if "material" in facts else "first_built"
    )
    parts = [language.part("milestones", won_by, facts)]
    if milestone.high_quality is not None:
        parts.append(language.part("milestones", "quality", facts))
    if milestone.points_per_road:
        parts.append(language.part("milestones", "roads", facts))
    return plainly(words, definitions, language.grammar.finish(". ".join(parts) + "."))


def building_text(words: Words, definitions: Definitions, tile: Tile) -> str:
    """What a building is for."""
    return plainly(words, definitions, building_rich(words, definitions, tile))


def building_rich(words: Words, definitions: Definitions, tile: Tile) -> str:
    """The same with marks for icons."""
    teller = words.tellers.buildings.get(str(tile.kind))
    code, facts = teller(words, definitions, tile) if teller else (str(tile.kind), {})
    return words.language.say("buildings", code, facts)


def building_for(speech: Speech, tile: Tile, seat: int) -> str:
    """The same for one seat: what a refinery makes is worth to it what it would make now."""
    gain = Gain() if tile.refines is None else refined_gain(speech.state, seat, tile.refines[1])
    if tile.refines is None or gain == Gain():
        return building_rich(speech.words, speech.definitions, tile)
    high = makes_high_quality(speech.state, seat, tile.refines[1])
    _, facts = speech.words.tellers.buildings[REFINERY](speech.words, speech.definitions, tile)
    code = "refinery.yours.high" if high else "refinery.yours"
    return speech.say("buildings", code, **{**facts, "gain": speech.gain(gain)})


def making_rich(words: Words, definitions: Definitions, tile: Tile) -> str:
    """What a refinery makes from what, without what that will pay."""
    _, facts = words.tellers.buildings[REFINERY](words, definitions, tile)
    return words.language.say("buildings", REFINERY, facts)
