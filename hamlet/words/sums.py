"""A figure opened: what it is for, how many there are of that, and at what."""

from __future__ import annotations

from hamlet.engine.scoring.sums import LANDMARK, PointsSum, SourceChange
from hamlet.words.measures import readable
from hamlet.words.rich import safe
from hamlet.words.scores import source_rich
from hamlet.words.speech import Speech

MINUS = "−"
NOBODY = -1


def signed(number: int) -> str:
    """+3, or −3."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def counted_rich(speech: Speech, measure: str, count: int, terrain: int | None = None) -> str:
    """So many of what a measure counts."""
    code = measure if speech.language.knows("counted", measure) else "other"
    facts: dict[str, object] = {"count": speech.amount(count), "measure": readable(measure)}
    if terrain is not None and speech.language.knows("counted", f"{code}.terrain"):
        code, facts["terrain"] = f"{code}.terrain", speech.terrain(terrain)
    return speech.part("counted", code, **facts)


def sum_rich(speech: Speech, seat: int, found: PointsSum, you: int = NOBODY, *, had: bool = False) -> str:
    """How the points of a source come about for a seat that `had` some of it before; may be nothing."""
    if found.source.startswith(LANDMARK):
        return _landmark(speech, found)
    if found.against:
        return _award(speech, seat, found, you, had=had)
    if found.source == "gold":
        return speech.part("sums", "gold_left", count=speech.amount(found.count), per=found.per)
    if found.count and speech.language.knows("sums", f"source.{found.source}"):
        return speech.part("sums", f"source.{found.source}", count=speech.amount(found.count))
    if found.each:
        code = found.source if speech.language.knows("sums", found.source) else "roads"
        return speech.part("sums", code, count=speech.amount(found.count), each=found.each)
    return ""


def _landmark(speech: Speech, found: PointsSum) -> str:
    if found.flat:
        return speech.part("sums", "flat", each=found.each)
    score = speech.definition(int(found.source.removeprefix(LANDMARK))).score
    if score is None:
        return ""
    if not found.joined:
        return speech.part("sums", "no_road")
    if score.per == "always":
        return ""
    told = counted_rich(speech, score.per, found.count, score.terrain)
    capped = found.most is not None and found.count * found.each > found.most
    code = "each.most" if capped else "each"
    return speech.part("sums", code, counted=told, each=found.each, most=found.most)


def short_sum(speech: Speech, found: PointsSum) -> str:
    """The same in a few words for a small box: 5 sides at 2."""
    if found.source.startswith(LANDMARK) and found.joined and found.each and not found.flat:
        score = speech.definition(int(found.source.removeprefix(LANDMARK))).score
        if score is not None and score.per == "matching_segment" and found.count:
            return speech.part("sums", "sides", count=speech.amount(found.count), each=found.each)
    return source_rich(speech, found.source)


def _award(speech: Speech, seat: int, found: PointsSum, you: int, *, had: bool) -> str:
    """Who leads, by how many to how many; who shares; or to whom it was lost."""
    award = next(each for each in speech.definitions.awards if each.id == found.source)
    told = counted_rich(speech, award.measure, found.count)
    others = sorted((count for each, count in enumerate(found.against) if each != seat), reverse=True)
    best = others[0] if others else 0
    facts = {"counted": told, "seat": speech.seat(seat), "next": best, "first": best}
    mine = ".you" if seat == you else ""
    if not found.awards and not had:
        return speech.part("sums", "award.behind", **facts)
    if not found.awards:
        return speech.part("sums", f"award.lost{'.level' if best == found.count else ''}{mine}", **facts)
    if len(found.level) > 1:
        names = [_name(speech, each) for each in found.awards[1:]]
        others_level = [each for each in found.level if each != seat] if mine else found.level
        facts |= {"seats": speech.seats(others_level), "awards": speech.language.grammar.listing(names)}
        return speech.part("sums", f"award.shared{'.pair' if names else ''}{mine}", **facts)
    code = "award.second" if best > found.count else "award.leads" if best else "award.alone"
    return speech.part("sums", code + mine, **facts)


def _name(speech: Speech, award: str) -> str:
    return next(safe(speech.words.name(each)) for each in speech.definitions.awards if each.id == award)


def change_rich(speech: Speech, seat: int, change: SourceChange, you: int = NOBODY) -> str:
    """What a source brings more or less than before, and how that comes about."""
    told = sum_rich(speech, seat, change.after, you, had=change.before > 0)
    code = "line" if not told else "line.before" if change.before and not change.after.against else "line.sum"
    return speech.part(
        "sums",
        code,
        points=signed(change.points),
        what=source_rich(speech, change.after.source),
        sum=told,
        before=change.before,
    )
