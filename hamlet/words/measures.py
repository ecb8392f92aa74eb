"""What landmarks, awards and milestones count, and what buildings are for, in a short sentence."""

from __future__ import annotations

from hamlet.engine.definitions import Award, Definitions, Kind, Milestone, Score, Tile
from hamlet.words.english import ENGLISH
from hamlet.words.goods import gain_goods
from hamlet.words.language import Language
from hamlet.words.rich import plain, safe
from hamlet.words.values import Amount


def measure_text(definitions: Definitions, score: Score, language: Language = ENGLISH) -> str:
    """A landmark's rule: "2 points for each forest side that meets forest"."""
    return _plain(definitions, _measure(definitions, score, language), language)


def _measure(definitions: Definitions, score: Score, language: Language) -> str:
    facts: dict[str, object] = {"points": f"{{point}} {score.points}"}
    code = str(score.per)
    if score.terrain is not None:
        facts["terrain"] = language.grammar.common(safe(definitions.terrains[score.terrain].name))
        if language.knows("measures", f"{code}.terrain"):
            code += ".terrain"
    rule = language.part("measures", code, facts)
    if score.most is None:
        return rule
    return language.part("measures", "most", {"rule": rule, "most": f"{{point}} {score.most}"})


def award_text(definitions: Definitions, award: Award, language: Language = ENGLISH) -> str:
    """What an award is given for."""
    code = f"{'first' if award.place == 1 else 'second'}.{award.measure}"
    return _plain(
        definitions, language.say("awards", code, {"points": f"{{point}} {award.points}"}), language
    )


def milestone_text(definitions: Definitions, milestone: Milestone, language: Language = ENGLISH) -> str:
    """What a milestone is given for, and what its keeper has of it."""
    facts: dict[str, object] = {"points": f"{{point}} {milestone.points_per_road}"}
    if milestone.high_quality is not None:
        facts["material"] = _material(definitions, milestone.high_quality, language)
    won_by = (
        "first_road" if milestone.first_road else "first_refinery" if "material" in facts else "first_built"
    )
    parts = [language.part("milestones", won_by, facts)]
    if milestone.high_quality is not None:
        parts.append(language.part("milestones", "quality", facts))
    if milestone.points_per_road:
        parts.append(language.part("milestones", "roads", facts))
    return _plain(definitions, language.grammar.finish(". ".join(parts) + "."), language)


def building_text(definitions: Definitions, tile: Tile, language: Language = ENGLISH) -> str:
    """What a building is for."""
    return _plain(definitions, building_rich(definitions, tile, language), language)


def building_rich(definitions: Definitions, tile: Tile, language: Language = ENGLISH) -> str:
    """The same with marks for icons."""
    tellers = {Kind.PRODUCER: _producer, Kind.REFINERY: _refinery, Kind.LANDMARK: _landmark}
    teller = tellers.get(tile.kind)
    if teller is None:
        return language.say("buildings", str(tile.kind), {})
    code, facts = teller(definitions, tile, language)
    return language.say("buildings", code, facts)


Told = tuple[str, dict[str, object]]


def _producer(definitions: Definitions, tile: Tile, language: Language) -> Told:
    names = [_material(definitions, each, language) for each in tile.produces]
    code = "producer.choice" if len(names) > 1 else "producer"
    gain = gain_goods(tile.work)
    facts = {
        "slots": Amount(tile.slots, language.grammar),
        "materials": language.grammar.either(names),
        "gain": gain,
    }
    return code if gain else f"{code}.unpaid", facts


def _refinery(definitions: Definitions, tile: Tile, language: Language) -> Told:
    raw, made = tile.refines or (0, 0)
    gain = gain_goods(definitions.materials[made].consumed)
    facts = {
        "slots": Amount(tile.slots, language.grammar),
        "raw": _material(definitions, raw, language),
        "made": _material(definitions, made, language),
        "gain": gain,
    }
    return "refinery.paid" if gain else "refinery", facts


def _landmark(definitions: Definitions, tile: Tile, language: Language) -> Told:
    if tile.score is None:
        return "landmark.plain", {}
    code = "landmark" if tile.needs_road else "landmark.no_road"
    return code, {"measure": _measure(definitions, tile.score, language)}


def _material(definitions: Definitions, material: int, language: Language) -> str:
    return language.grammar.common(safe(definitions.materials[material].name))


def _plain(definitions: Definitions, rich: str, language: Language) -> str:
    return plain(rich, {each.id: each.name for each in definitions.materials}, language)
