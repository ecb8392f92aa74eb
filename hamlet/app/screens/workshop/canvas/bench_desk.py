"""The bench as the drawing parts see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.content.editing.drafts import Draft, KeyPath
from hamlet.content.editing.forms import Form
from hamlet.content.editing.offered import OfferedIds
from hamlet.content.loaded import PackData
from hamlet.engine.definitions import Definitions

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.looked_at import LookedAt
    from hamlet.app.workshop.bench import Bench


class BenchDesk:
    """The entry in hand, and the game of what was sound last."""

    def __init__(self, bench: Bench, lights: LookedAt) -> None:
        self.bench = bench
        self.lights = lights

    @property
    def draft(self) -> Draft:
        """The entry as it is now."""
        return self.bench.whole

    @property
    def known(self) -> OfferedIds:
        """What the packs offer."""
        return self.bench.known

    @property
    def pale(self) -> bool:
        """Whether the YAML says something else that cannot be read."""
        return not self.bench.sheet.legible

    @property
    def sound(self) -> bool:
        """Whether all is sound as it is now."""
        return self.bench.checked.sound and self.bench.sheet.legible

    @property
    def looked_at(self) -> KeyPath:
        """What of the entry is looked at."""
        return self.lights.path

    @property
    def data(self) -> PackData | None:
        """The data of a game of these packs; the same object until they change."""
        return self.bench.game.data

    @property
    def definitions(self) -> Definitions | None:
        """The same, read."""
        return self.bench.game.definitions

    def shape(self, form: Form, stroke: str) -> None:
        """The form is another one."""
        self.bench.edit_whole(self.bench.whole.shaped(form), stroke)

    def lift(self) -> None:
        """The stroke is over."""
        self.bench.lift()
