"""Whose fault it is: what one pack takes away or changes must not be told as mistakes of the others.

A problem in a pack that comes before another one, and knows nothing of it, was not there before: what the
later pack removed, replaced or changed is to blame. Of the game's own packs that is sure; in others it must
be about the very thing that was touched. All that one such deed breaks is told as one problem, at the line
that did it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from hamlet.content.finding import is_own
from hamlet.content.merged import EntryTouch, Merged
from hamlet.content.problems import Problem
from hamlet.content.saying import Saying, entry_of, say


def blamed(merged: Merged, problems: Sequence[Problem]) -> list[Problem]:
    """The problems, each at the line that is to blame for it."""
    position = {pack.id: number for number, pack in enumerate(merged.packs)}
    owners = _owners(merged)
    deeds = [
        (subject, name, touch) for (subject, name), touches in merged.touches.items() for touch in touches
    ]
    kept: list[Problem] = []
    broken: dict[int, list[Problem]] = {}
    for problem in problems:
        owner = position.get(owners.get(problem.file, ""), len(position))
        later = [deed for deed in deeds if position[deed[2].pack] > owner]
        about = next((deed for deed in later if _is_about(problem, *deed)), None)
        if about is None and later and is_own(problem.file):
            about = later[-1]
        if about is None or problem in merged.problems:
            kept.append(problem)
        else:
            broken.setdefault(deeds.index(about), []).append(problem)
    return [*kept, *(_told(*deeds[number], found) for number, found in broken.items())]


def _owners(merged: Merged) -> dict[str, str]:
    """The pack of each file that says something."""
    return {
        found.source.file: pack.id
        for pack in merged.packs
        for found in (*pack.entries, *pack.rules, *pack.additions, *((pack.file,) if pack.file else ()))
    }


def _is_about(problem: Problem, subject: str, name: str, touch: EntryTouch) -> bool:
    """Whether a problem names what was touched: by its id, or a terrain by its letter."""
    names = {name, touch.former.text("letter"), touch.former.text("kind")} - {""}
    return bool(names & set(_facts(problem.said)))


def _facts(said: Saying) -> Iterator[str]:
    for _, fact in said.pairs:
        if isinstance(fact, Saying):
            yield from _facts(fact)
        else:
            yield str(fact)


def _told(subject: str, name: str, touch: EntryTouch, broken: Sequence[Problem]) -> Problem:
    first = min(broken, key=lambda problem: problem.place)
    said = say(
        "breaks.removes" if touch.after is None else "breaks.changes" if touch.changes else "breaks.replaces",
        entry=entry_of(subject),
        name=name,
        count=len(broken),
        file=first.file,
        line=first.line,
        first=first.said,
    )
    return touch.by.problem(touch.spot, said)


def once_each(problems: Sequence[Problem]) -> list[Problem]:
    """The problems without those that say only that a word is no id where more is known of it."""
    places = Counter(problem.place for problem in dict.fromkeys(problems))
    return [problem for problem in problems if problem.said.code != "no_id" or places[problem.place] == 1]
