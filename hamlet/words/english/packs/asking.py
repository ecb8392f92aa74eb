"""What somebody asks of packs and cannot have: packs that are not there, values that are not allowed."""

from __future__ import annotations

from typing import Final

_PACKS: Final = {
    "mistakes": "the packs have {count} mistakes (hamlet check shows them all), the first: {first}",
    "mistakes.one": "the packs have a mistake (hamlet check shows it): {first}",
    "no_pack_named": "no pack is named; there are {known}",
    "pack_twice": "the pack '{pack}' is named twice",
    "too_many_packs": "{count} packs are named, and {most} at most can be played together",
    "pack_is_file": "{name} is a file, and no zip: name the folder of a pack, or its zip",
    "zero_byte": "a pack's name cannot hold a zero byte",
    "unknown_pack": "no pack and no folder is called '{name}'{hint}.{where}",
    "unknown_pack.near": "no pack and no folder is called '{name}': did you mean '{near}'?{where}",
    "unknown_pack.path": (
        "no pack and no folder is called '{name}': {path} was looked at. "
        "By name alone, packs are found in {folder}."
    ),
    "packs_folder": (
        " Packs are looked for in {folder}: put it there, or name its folder. Looked at too: {own}, {here}."
    ),
    "packs_places": " Looked at: {own}, {here}.",
}

_OPTIONS: Final = {
    "constant_here": (
        "'{name}' is a number of the box and no option: it goes under 'constants:' in rules.yaml"
    ),
    "option_type": "the rules need '{name}' as {first}, not {given}",
    "option_type.two": "the rules need '{name}' as {first} or {second}, not {given}",
    "option_type.none": "the rules need '{name}' as no option, not {given}",
    "needs_limit": "the rules cannot count '{name}' without a limit",
    "option_whole": "'{name}' is a whole number from {least} to {most}, not {value}",
    "option_whole.unlimited": "'{name}' is a whole number from {least} to {most}, or unlimited, not {value}",
    "option_wholes": "'{name}' is a list of {length} whole numbers, not {value}",
    "option_wholes.count": "'{name}' is a list of {length} whole numbers, not {count} of them",
    "option_prices": "'{name}' is two prices such as {{raw: 2, refined: 4}}, not {value}",
    "option_switch": "'{name}' is true or false, not {value}",
    "option_word": "'{name}' cannot be {value}{hint}",
    "given.nothing": "nothing",
    "given.switch": "{value}",
    "given.list": "a list",
    "given.map": "a map",
    "given.word": "'{value}'",
    "switch_idle": "'{name}' means nothing in the edition '{edition}': leave it out",
    "no_seasons": "these packs know no seasons: play with the lake, such as --packs base,lake",
    "sets_nothing": "'{word}' sets nothing: write OPTION=VALUE, such as donkey_cost=2",
    "no_layout": "the start tiles of these packs cannot be laid road to road, as '{name}' would",
    "too_many_start": "'starting_villagers' is {start}, and a player may have {most} at most",
}

_NEW: Final = {
    "new_pack.no_name": (
        "no pack can be called '{name}': take small letters, digits and '_', beginning with a letter, "
        "or a few words"
    ),
    "new_pack.path": "'{name}' leads to a place: give the pack's name, and the folder for it after that",
    "new_pack.too_long": "the name '{name}' is too long: at most {most} letters",
    "new_pack.reserved": "'{name}' means something else to some system or editor: take another name",
    "new_pack.taken": "a pack called '{name}' is there already: take another name",
}

_EDITING: Final = {
    "unwritable_entry": (
        "this file is written in a way into which nothing can be put by hand here: change its YAML"
    ),
}

ASKING: Final = {**_EDITING, **_PACKS, **_OPTIONS, **_NEW}
