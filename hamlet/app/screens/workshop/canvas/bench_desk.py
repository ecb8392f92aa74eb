"""The bench as the drawing parts see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.content import LoadedPacks, RuleError, resolve
from hamlet.content.editing.drafts import Draft, KeyPath
from hamlet.content.editing.forms import Form
from hamlet.content.editing.offered import Offered
from hamlet.content.loaded import PackData
from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.looked_at import LookedAt
    from hamlet.app.workshop.bench import Bench


class BenchDesk:
    """The entry in hand, and the game of what was sound last."""

    def __init__(self, bench: Bench, lights: LookedAt) -> None:
        self.bench = bench
        self.lights = lights
        self._read: tuple[LoadedPacks, PackData | None, Definitions | None] | None = None

    @property
    def draft(self) -> Draft:
        """The entry as it is now."""
        return self.bench.draft

    @property
    def known(self) -> Offered:
        """What the packs offer."""
        return self.bench.known

    @property
    def pale(self) -> bool:
        """Whether the YAML says something else that cannot be read."""
        return not self.bench.sheet.legible

    @property
    def looked_at(self) -> KeyPath:
        """What of the entry is looked at."""
        return self.lights.path

    @property
    def data(self) -> PackData | None:
        """The data of a game of these packs; the same object until they change."""
        return self._game()[1]

    @property
    def definitions(self) -> Definitions | None:
        """The same, read."""
        return self._game()[2]

    def shape(self, form: Form, stroke: str) -> None:
        """The form is another one."""
        self.bench.edit(self.bench.draft.shaped(form), stroke)

    def lift(self) -> None:
        """The stroke is over."""
        self.bench.lift()

    def _game(self) -> tuple[LoadedPacks, PackData | None, Definitions | None]:
        loaded = self.bench.loaded
        if self._read is None or self._read[0] is not loaded:
            data = game_data(loaded)
            self._read = loaded, data, read_definitions(data) if data is not None else None
        return self._read


def game_data(loaded: LoadedPacks) -> PackData | None:
    """The data of a game as these packs would play it where nothing else is said."""
    presets = [each["id"] for each in loaded.presets]
    if loaded.problems or not presets:
        return None
    try:
        return resolve(loaded, presets[0])
    except RuleError:
        return None
