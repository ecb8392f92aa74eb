"""After the last step: where one can go from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.coach.bubble import LEAVE, BubbleWay
from hamlet.app.ids import ButtonId
from hamlet.app.pages import SetupPage, StepsPage
from hamlet.app.ui.screen import Change, Pop, Replace
from hamlet.app.view.course_names import COURSE_NAMES
from hamlet.howto.courses import courses

if TYPE_CHECKING:
    from hamlet.words.words import Words

NEW, NEXT, TITLE = (ButtonId(name) for name in ("new", "next", "title"))


def course_after(course: str) -> str | None:
    """The course that one takes next."""
    order = list(courses())
    following = order.index(course) + 1
    return order[following] if following < len(order) else None


def ending_ways(words: Words, course: str) -> tuple[BubbleWay, ...]:
    """A game of one's own, the next first steps, this game without help, the title."""
    after = course_after(course)
    further = () if after is None else (BubbleWay(NEXT, words.label(COURSE_NAMES[after])),)
    return (
        BubbleWay(NEW, words.label("screens.new")),
        *further,
        BubbleWay(LEAVE, words.label("screens.steps.play_on"), "Esc"),
        BubbleWay(TITLE, words.label("screens.title"), link=True),
    )


def ending_change(what: ButtonId, course: str) -> Change | None:
    """Where a way leads."""
    if what == NEW:
        return Replace(SetupPage())
    after = course_after(course)
    if what == NEXT and after is not None:
        return Replace(StepsPage(after))
    return Pop() if what == TITLE else None
