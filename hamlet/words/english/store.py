"""What can go wrong with the player's files."""

from __future__ import annotations

from typing import Final

STORE: Final = {
    "bad_folder": "“{path}” is no folder that can be made here. Please name another one.",
    "bad_name": "“{name}” cannot be used as a name here. Please choose another one.",
    "busy": "This game is already open in another window (process {pid} on {host}).",
    "chances_damaged": "Which first chances you were told of could not be read. They are told anew; "
    "the old file is kept.",
    "changed_since": "{file} was written by somebody else in the meantime, so it is left as it is.",
    "crashed": "Last time Hamlet ended without warning. Your games are kept; "
    "what is known of it lies in {path}.",
    "damaged": "{file} is damaged: it was cut short or changed after it was written.",
    "disk_full": "There is no room left on the disk to write {file}. What was there before is safe.",
    "empty": "{file} is empty.",
    "exists": "{file} is there already.",
    "foreign": "{file} is not a Hamlet game.",
    "home_no_folder": "{variable} is {path}, but {found} is not a folder. Name a folder, or leave it out.",
    "home_unknown": "{variable} is {path}, which is nobody’s home here. Name a folder, or leave it out.",
    "missing": "{file} is not there.",
    "newer": "{file} comes from a newer Hamlet ({game}). Please update to open it.",
    "newer_settings": "The settings come from a newer Hamlet; whatever is understood is used, "
    "and the old file is kept.",
    "no_folder": "{file} has no place: what should be its folder is something else.",
    "no_home": "This computer knows no home folder for you, so nothing can be kept. "
    "Set {variable} to a folder of yours.",
    "no_permission": "{file} may not be opened or written: the file or its folder is protected.",
    "not_a_file": "{file} is not a file.",
    "not_text": "{file} holds something other than text, so it is not a Hamlet game.",
    "not_verified": "{file} did not arrive on the disk as it was written. What was there before is safe.",
    "nothing_sound": "Neither the last save of this game nor the one before it can be read.",
    "occupied": "{file} is something Hamlet cannot read, so it is left alone. Please take another name.",
    "pack_file_refused": "{file} cannot be installed. In its {inside}: {reason}.",
    "pack_link": "{file} is a link that leads out of its pack, so it is neither read nor written here.",
    "pack_name": "{file} holds a file called {inside}, which not every system could keep: rename it.",
    "pack_name_twice": "{file} holds two files called {inside}, whatever the case: some systems keep one.",
    "pack_no_id": "{file} gives itself no id in its pack.yaml that a pack can have.",
    "pack_no_pack": "{file} is no pack: a pack is a folder or a zip with a pack.yaml in it.",
    "pack_older": "{pack} {version} is older than {known}, which is here already: take that one out first.",
    "pack_own": "{file} calls itself “{pack}”, as a pack of the game does. It needs another id.",
    "pack_refused": "{file} cannot be installed: {reason}.",
    "pack_not_text": "{file} holds something other than text, so it cannot be opened here.",
    "read_failed": "{file} could not be read ({reason}).",
    "setting_wrong": "The setting “{key}” made no sense and is back at its usual value; "
    "the old file is kept.",
    "results_damaged": "The history of solo games could not be read. It begins anew; the old file is kept.",
    "presets_damaged": "Your own presets could not be read. You can keep others; the old file is kept.",
    "settings_damaged": "The settings could not be read. The usual ones are used; the old file is kept.",
    "swapped": "{file} holds another game than its name says.",
    "too_large": "{file} is too large to be a Hamlet game.",
    "unsealed": "{file} was changed by another program, or not written by Hamlet.",
    "unwritable": "This game cannot be put into a file ({reason}).",
    "write_failed": "{file} could not be written ({reason}). What was there before is safe.",
}

# Why a game cannot be put into a file.
UNWRITABLE: Final = {
    "bad_key": "a name in it is not text",
    "no_record": "it has no format number or no game version",
    "too_large": "it is too large",
}
