"""What is told of a game against Botric: how it ended, what it is compared with, the best there was."""

from __future__ import annotations

from hamlet.app.screens.game_lines import told_margin
from hamlet.app.screens.solo_ending import SoloEnding
from hamlet.store.solo_results import SoloResult
from hamlet.words.words import Words


def told_ending(words: Words, result: SoloResult) -> str:
    """Who has won, and by how much."""
    beaten = "screens.solo.won" if result.won else "screens.solo.lost"
    code = beaten if result.margin else "screens.solo.level"
    return words.label(code, name=result.name, points=abs(result.margin))


def told_setup(words: Words, result: SoloResult) -> str:
    """What a result is compared with: edition, lake, switches."""
    lake = [words.label("screens.solo.lake")] if result.season else []
    switches = [words.called("solo", f"switch.{name}") for name in result.switches]
    return ", ".join([words.called("solo", f"edition.{result.edition}"), *lake, *switches])


def ending_lines(words: Words, ending: SoloEnding) -> tuple[str, ...]:
    """The setup, the best of it, how often it was won."""
    before, of_kind = ending.before, ending.history.of(ending.result.setup)
    lines = [told_setup(words, ending.result)]
    if before is None:
        lines.append(words.label("screens.solo.first_of_kind"))
    elif ending.is_best:
        lines.append(words.label("screens.solo.new_best", before=told_margin(words, before)))
    else:
        lines.append(words.label("screens.solo.best", best=told_margin(words, before)))
    if len(of_kind) > 1:
        won = sum(each.won for each in of_kind)
        lines.append(words.label("screens.solo.tally", games=len(of_kind), won=won))
    return tuple(lines)
