"""What is wrong between the entries of packs, and between packs."""

from __future__ import annotations

from typing import Final

_PACKS: Final = {
    "same_pack_id": "two packs have the id '{pack}': the other is {folder}",
    "pack_needed": "the pack '{pack}' is needed and not loaded{hint}",
    "require_each_other": "'{pack}' and '{other}' require each other",
    "not_together": "'{pack}' cannot be played together with '{other}'",
    "id_taken": "the {entry} '{id}' is there already: {file} line {line}",
    "id_taken.replaces": (
        "the {entry} '{id}' is there already: {file} line {line}; to take its place, write replaces: {id}"
    ),
    "both_change": (
        "the packs '{first}' and '{second}' both change the {entry} '{name}': "
        "the last one, '{second}', wins; it may say that it knows, with optional: [{first}]"
    ),
    "nothing_to_change.gone": "the {entry} '{name}' is gone already: the pack '{pack}' removed it",
    "changes_nothing": "'changes' names the {entry} of an earlier pack, such as changes: tavern",
    "changes_alone": "'{key}' has no place beside 'changes': the entry keeps its id",
    "requires_base": (
        "this pack asks for no other, and no game is in it: write requires: [base] into its pack.yaml"
    ),
    "breaks.removes": (
        "without the {entry} '{name}' "
        "{count} {count:thing|things} no longer {count:fits|fit}, first {file} line {line}: {first}"
    ),
    "breaks.replaces": (
        "with another {entry} in the place of '{name}' "
        "{count} {count:thing|things} no longer {count:fits|fit}, first {file} line {line}: {first}"
    ),
    "breaks.changes": (
        "with the {entry} '{name}' changed so "
        "{count} {count:thing|things} no longer {count:fits|fit}, first {file} line {line}: {first}"
    ),
    "pack_version": "'{pack}' is needed {wanted}, and this one is {version}",
    "other_version": "'{pack}' is wanted {wanted}, and this one is {version}: what is for it is left out",
    "nothing_to_change": "no earlier pack has a {entry} '{name}'{hint}",
    "unknown_expansion": "this game knows no expansion '{name}'{hint}",
    "rules_missing": "'{what}' needs the rules of '{name}', and no pack here brings them into play",
}

_NAMES: Final = {
    "unknown_entry": "no {entry} is called '{name}'{hint}",
    "unknown_entry.elsewhere": (
        "the {entry} '{name}' belongs to the pack '{pack}', which is not loaded: "
        "write requires: [{pack}] into pack.yaml"
    ),
    "unknown_drawing": "no building is drawn as '{name}', so a plain one stands there{hint}",
    "sign_taken": "'{name}' is what a sign of the game is called, and these goods would look like it",
    "never_produced": "no tile produces '{name}': nobody will ever have any",
    "never_refined": "no tile refines anything into '{name}': nobody will ever have any",
    "no_way_there": (
        "no side of '{name}' is of road, and no path can be built to it: "
        "nobody gets there, so it never scores"
    ),
    "no_way_yet": (
        "no side of '{name}' is of road, so it scores only once somebody has built a path to it: "
        "if that is meant, write needs_road: true"
    ),
    "counts_nothing": "'{name}' counts its sides of {terrain} and has none: it never scores",
    "fits_nowhere": "'{name}' can lie beside no other tile of the game: no side of it meets one of theirs",
    "start_when": "'{name}' is a start tile, and those are in every game: leave 'when' out",
    "unknown_field": "no {entry} says '{name}'{hint}",
    "unknown_pile": "no pile is called '{name}'{hint}",
    "hint.near": ": did you mean '{near}'?",
    "hint.near.known": ": did you mean '{near}'? Known here: {known}",
    "hint.known": "; known here: {known}",
    "hint.one_of": "; it is one of {known}",
    "hint.inside": "; it goes into {part}, as in {part}: {{{key}: {value}}}",
    "hint.inside.several": "; it goes into one of {parts}, as in {part}: {{{key}: {value}}}",
    "not_raw": "'{name}' is no raw material, and one is needed here",
    "not_refined": "'{name}' is no refined material, and one is needed here",
    "gold_in_mix": "gold cannot be part of a mix: it is paid by itself",
    "asked_twice": "'{name}' is asked for twice here: put it in one place",
}

_ENTRIES: Final = {
    "kind_needs": "a {kind} needs '{key}', and this one has none",
    "only_kind_has": "only a {owner} has '{key}', and this is a {kind}",
    "pile_too_many": "'copies' names the piles already: leave 'pile' out",
    "pile_missing": "'pile' is missing from this tile: start, bag or a refined material",
    "no_terrain_here": "'terrain' goes with {known}, not with {per}",
    "channel_dry": "no side of this tile is of the terrain '{terrain}': its channel would join nothing",
    "fishing_unowned": "only its owner would catch these fish, and nobody puts a flag on this tile",
    "meets_one_way": "'{terrain}' meets '{other}', but '{other}' does not meet '{terrain}'",
    "letter_taken": "the letter {letter} is taken by the terrain '{terrain}'",
    "award_place": "an award says either 'most' or 'second'",
    "building_measure": "'{measure}' is measured at a building, not for a player",
    "milestone_quality": "a refinery's milestone needs 'high_quality'",
    "two_slots": "this side has two slots called '{name}'",
    "layout_word": "'{name}' has a meaning of its own as a start",
}

_MENU: Final = {
    "season_word": "'{name}' has a meaning of its own as a season",
    "no_card_for": "the season '{season}' has no menu card for the fish '{fish}'",
    "second_card": (
        "in the season '{season}' the fish '{fish}' has a menu card already: '{card}', {file} line {line}; "
        "to take the place of an earlier pack's card, write replaces: {card}"
    ),
    "second_card.all": (
        "the fish '{fish}' has a menu card already: '{card}', {file} line {line}; "
        "to take the place of an earlier pack's card, write replaces: {card}"
    ),
    "palette_alike": "{first} and {second} can hardly be told apart in these colours",
    "palette_alike.blind": (
        "{first} and {second} can hardly be told apart in these colours by those who are colour-blind"
    ),
    "palette_dark": "this daylight ({colour}) is so dark that nothing keeps its colour: use nearly white",
    "palette_no_trees": "no tree grows in these woods: give one of them a part",
    "idle_card": "this menu card brings nothing and does nothing: give it 'gain' or 'does'",
    "must_do_nothing": "this menu card has nothing that it must do: 'does' is missing",
    "no_donkeys_here": "'least_donkeys' goes with {effect}, and this menu card does not have it",
    "does_twice": "'{effect}' stands here twice: a meal does it once",
}

_EDITIONS: Final = {
    "lists_missing": "lists missing from this Botric edition: {lists}",
    "line_elsewhere": "'{line}' is no line of the list '{list}'{hint}",
    "line_twice": "'{line}' stands here twice: a line decides once",
    "token_twice": "'{token}' lies here twice: there is one token of each kind",
    "tokens_passing": "one token at least must stay: fishing is for the lake, road goes with the last one",
}

_LAYOUTS: Final = {
    "no_further": "there is no further '{tile}' among the start tiles",
    "church_first": "the first tile of a layout is the church",
    "tiles_missing": "start tiles missing from this layout: {tiles}",
    "no_road": "no road joins '{tile}' to the church",
    "lies_on": "'{tile}' lies on '{other}'",
    "clash": "'{tile}' and '{other}' clash: {mine} touches {theirs}",
    "encloses": (
        "this village encloses empty ground ({count} {count:triangle|triangles}), "
        "which would be a lake before anybody has built"
    ),
}

_WHOLE: Final = {
    "single_kind": "a game needs one tile of the kind {kind} among the start tiles, and no other",
    "start_copies": "a start tile lies in the village once, and '{tile}' would several times",
    "too_many_layouts": "the start tiles can be laid around the church in too many ways: use fewer",
    "church_sides": "a game needs one church side for {seats} players, and there are {count}",
    "rule_missing": "no pack says the rule '{name}': rules.yaml must, under 'constants:' or as an option",
    "subject_empty": "a game needs entries of the subject {subject}, and there are none",
    "subject_empty.expansion": "'{name}' needs entries of the subject {subject}, and there are none",
    "printed_missing": "a game needs the preset 'printed'",
    "colours_missing": "no pack says the 'colours' of the seats: rules.yaml must",
}

SENSE: Final = {**_PACKS, **_NAMES, **_ENTRIES, **_MENU, **_EDITIONS, **_LAYOUTS, **_WHOLE}
