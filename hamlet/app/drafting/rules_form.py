"""By which rules a game is to be played: packs, a preset of them, and what is changed of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hamlet.app.errors import StartError
from hamlet.content import LoadedPacks, RuleError, botric_switches, switch_means_something
from hamlet.content.values import ids_in, read_value
from hamlet.session.choice import GameChoice
from hamlet.session.setup import PRINTED
from hamlet.store.own_presets import OwnPreset
from hamlet.words.words import Words

OptionData = dict[str, Any]
LoadPacks = Callable[[tuple[str, ...]], LoadedPacks]
"""Packs by their names; raises `StartError` if they cannot be played."""

BASE, LAKE, SOLO = "base", "lake", "solo"
SEASON, LAYOUT, EDITION, TIES = "season", "start_layout", "botric_edition", "botric_ties"
CARDED = (SEASON, LAYOUT)
"""Options that have cards of their own: they are no rules that a preset is made of."""


@dataclass(slots=True)
class RulesForm:
    """The rules; options hold only what differs from the preset."""

    packs: LoadedPacks
    names: tuple[str, ...]
    """The packs, as they are asked for."""
    load: LoadPacks
    words: Words
    preset: str = PRINTED
    options: dict[str, Any] = field(default_factory=dict)
    own: tuple[OwnPreset, ...] = ()
    """The presets that the player has kept."""

    # packs

    def has(self, pack: str) -> bool:
        """Whether it is played with this pack."""
        return any(each.id == pack for each in self.packs.packs)

    @property
    def lake(self) -> bool:
        """Whether it is played by the lake."""
        return self.has(LAKE)

    @property
    def lake_offered(self) -> bool:
        """Whether By the Lake can be switched on and off, and Botric can come: both need the base game."""
        return self.has(BASE)

    @property
    def solo_packed(self) -> bool:
        """Whether the packs know Botric's rules."""
        return self.has(SOLO)

    def switch(self, pack: str, *, on: bool) -> None:
        """One pack on or off, with the others as they are; raises `StartError`."""
        names = tuple(name for name in self.names if name != pack) or (BASE,)
        names = (*names, pack) if on else names
        packs = self.load(names)
        if not on and any(each.id == pack for each in packs.packs):
            name = next((each.name for each in packs.packs if each.id == pack), pack)
            raise StartError(self.words.label("screens.packs.still_needed", pack=name))
        self.play_with(packs)
        self.names = names

    def play_with(self, packs: LoadedPacks) -> None:
        """Other packs: what was chosen of rules that they do not know is forgotten."""
        self.packs = packs
        if self.preset not in [preset["id"] for preset in packs.presets]:
            self.preset = packs.presets[0]["id"]
        self.options = self.allowed(self.options)

    def allowed(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Of these options those that the packs know and allow, and that differ from the preset."""
        ids, found = ids_in(self.packs.data), {}
        for option in self.packs.options:
            name = option["id"]
            if name in options:
                try:
                    value = read_value(option, options[name], ids)
                except RuleError:
                    continue
                if value != self.printed(option):
                    found[name] = value
        return found

    # presets

    @property
    def presets(self) -> list[OptionData]:
        """The presets of the packs."""
        return self.packs.presets

    @property
    def preset_chosen(self) -> OptionData:
        """The preset that is begun with."""
        return next(preset for preset in self.presets if preset["id"] == self.preset)

    def choose_preset(self, preset: str) -> None:
        """Another preset; of what was chosen by hand only what is no part of presets stays."""
        beside = {each["id"]: self.value(each) for each in self.packs.options if self._beside(each["id"])}
        self.preset = preset
        self.options = self.allowed(beside)

    def choose_own(self, own: OwnPreset) -> None:
        """A preset of the player's own."""
        self.choose_preset(own.preset)
        self.options |= self.allowed(own.options)

    def knows(self, own: OwnPreset) -> bool:
        """Whether all rules of a preset are known to the packs that are played with."""
        known = {option["id"] for option in self.packs.options}
        return own.preset in [each["id"] for each in self.presets] and set(own.options) <= known

    def stands_at(self, own: OwnPreset) -> bool:
        """Whether it is played exactly by this preset."""
        return self.knows(own) and own.preset == self.preset and self.changes == self.allowed(own.options)

    @property
    def own_chosen(self) -> OwnPreset | None:
        """The preset of the player's own that it is played by."""
        return next((each for each in self.own if self.stands_at(each)), None) if self.changes else None

    def as_own(self, name: str) -> OwnPreset:
        """The rules as they stand, under a name."""
        return OwnPreset(name, self.preset, self.changes)

    def _beside(self, name: str) -> bool:
        """Whether an option is chosen beside the presets: what has cards of its own, and all about Botric."""
        his = {EDITION, TIES, *(each["id"] for each in botric_switches(self.packs))}
        return name in CARDED or name in his

    # options

    def option(self, name: str) -> OptionData | None:
        """The option of this name, if the packs have it."""
        return next((each for each in self.packs.options if each["id"] == name), None)

    @property
    def ruled(self) -> list[OptionData]:
        """All options but those that have cards of their own."""
        shown = CARDED if self.lake_offered else (LAYOUT,)
        return [option for option in self.packs.options if option["id"] not in shown]

    @property
    def changes(self) -> dict[str, Any]:
        """The rules that are others than those of the preset."""
        return {name: value for name, value in self.options.items() if not self._beside(name)}

    @property
    def changed(self) -> list[OptionData]:
        """The options that stand at something else than the preset says, but for those with cards."""
        return [option for option in self.ruled if option["id"] in self.options]

    def printed(self, option: OptionData) -> Any:  # noqa: ANN401 - options are ints, switches, names, lists
        """What the preset says of an option."""
        return self.preset_chosen["values"].get(option["id"], option["default"])

    def value(self, option: OptionData) -> Any:  # noqa: ANN401
        """What an option stands at."""
        return self.options.get(option["id"], self.printed(option))

    def choose(self, option: OptionData, value: Any) -> None:  # noqa: ANN401
        """Set an option; as the preset has it, it counts as not chosen."""
        self.options[option["id"]] = value
        if value == self.printed(option):
            del self.options[option["id"]]
        self.options = {each: kept for each, kept in self.options.items() if self.means_something(each)}

    def choose_called(self, name: str, value: Any) -> None:  # noqa: ANN401
        """The same by the option's name; nothing where the packs do not have it."""
        option = self.option(name)
        if option is not None:
            self.choose(option, value)

    def set_back(self, name: str) -> None:
        """One option as the preset has it."""
        self.options.pop(name, None)
        self.options = {each: kept for each, kept in self.options.items() if self.means_something(each)}

    def set_all_back(self) -> None:
        """All rules as the preset has them."""
        for option in self.changed:
            self.set_back(option["id"])

    def means_something(self, name: str) -> bool:
        """Whether an option changes anything as the others stand: some switches are for one edition."""
        edition = self.option(EDITION)
        if edition is None:
            return True
        return switch_means_something(self.packs, str(self.value(edition)), name)

    @property
    def choice(self) -> GameChoice:
        """What is to be played."""
        return GameChoice(self.packs, self.preset, dict(self.options), self.words)

    # villages and seasons

    @property
    def season(self) -> str | None:
        """The season that is chosen, where there are any."""
        return self._standing(SEASON)

    @property
    def layout(self) -> str | None:
        """The start village that is chosen."""
        return self._standing(LAYOUT)

    def _standing(self, name: str) -> str | None:
        option = self.option(name)
        return None if option is None else str(self.value(option))

    @property
    def seasons(self) -> list[tuple[str, str]]:
        """What may be chosen as a season, and what it is called."""
        return self._named(SEASON, "seasons")

    @property
    def layouts(self) -> list[tuple[str, str]]:
        """What may be chosen as a start village, and what it is called."""
        return self._named(LAYOUT, "layouts")

    def _named(self, name: str, subject: str) -> list[tuple[str, str]]:
        option = self.option(name)
        choices = [] if option is None else [str(each) for each in option["choices"]]
        return [(each, self.called(subject, each)) for each in choices]

    def called(self, subject: str, choice: str) -> str:
        """What a choice is called: as its pack says, else in the game's own words."""
        entry = next((each for each in self.packs.data.get(subject, ()) if each["id"] == choice), None)
        return self.words.called("choices", choice) if entry is None else self.words.given(entry)
