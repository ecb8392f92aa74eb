"""What he says of one villager, and by which line of a list something was decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hamlet.engine.botric.events import BotricActs, BotricTried
from hamlet.engine.botric.thinking import ListLine


@dataclass
class Told:
    """What he said of one villager: every event, and the parts of it by name."""

    events: list[Any]

    @property
    def tried(self) -> dict[str, str]:
        return {each.action: each.code for each in self.events if isinstance(each, BotricTried)}

    @property
    def acts(self) -> BotricActs:
        (found,) = [each for each in self.events if isinstance(each, BotricActs)]
        return found

    @property
    def action(self) -> str:
        return self.acts.action

    @property
    def deed(self) -> Any:  # noqa: ANN401  every action has its own
        return self.acts.deed

    @property
    def deciding(self) -> str:
        """The last line of the deed's list that left fewer than there were."""
        return deciding(self.acts.lines)

    @property
    def walking(self) -> str:
        """The line that said who walks."""
        return deciding(self.acts.walking)

    def of(self, kind: type) -> list[Any]:
        return [each for each in self.events if isinstance(each, kind)]


def deciding(lines: tuple[ListLine, ...]) -> str:
    found = [line.id for line in lines if line.after < line.before]
    assert not lines or lines[-1].after == 1, lines
    return found[-1] if found else "only"
