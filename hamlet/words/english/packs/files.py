"""What is wrong with the files of a pack: how they lie there, their letters, their YAML."""

from __future__ import annotations

from typing import Final

_FOLDERS: Final = {
    "no_pack_file": "this file makes a folder a pack: it is missing",
    "too_many_files": "this pack has more than {most} YAML files: put more entries into each",
    "link_leads_out": "this link leads out of the pack: put the file itself there",
    "no_plain_file": "this is no plain file, and a pack holds no others: take it out",
    "pack_too_large": "this pack is too large: with this file it has more than {most} KiB of YAML",
    "too_many_listed": "more than {most} things lie in this folder: take out what is no part of the pack",
    "file_too_large": "this file is too large: at most {most} KiB",
    "unreadable": "this cannot be read ({reason})",
    "utf_16": "this is UTF-16 text: save it as UTF-8",
    "no_utf_8": "byte {byte} is not UTF-8 text: save it as UTF-8",
    "control_character": "a control character ({character}) has no place in a text file: take it out",
    "zip_damaged": "this zip is damaged or cut off: pack it once more",
    "zip_too_large": "this zip is too large: more than {most} MiB",
    "zip_too_many": "too much lies in this zip: more than {most} files",
    "zip_name": "a file in this zip is called '{name}', and no pack may name a file so: rename it",
    "zip_name_twice": (
        "two files in this zip are called '{name}', which is one name on some systems: rename one"
    ),
    "zip_secret": "'{name}' in this zip asks for a password: pack it without",
    "zip_link": "'{name}' in this zip is a link: pack the file itself",
    "zip_method": "'{name}' is packed in a way that not every zip knows: pack it the ordinary way",
    "too_many_pictures": "this pack has more than {most} pictures: take out those that it does not show",
    "pictures_too_large": (
        "this pack has more than {most} KiB of pictures with this one, so the game draws its own: "
        "make them smaller"
    ),
    "unknown_subject": "no subject is called '{name}'{hint}",
    "unknown_subject.elsewhere": (
        "no subject is called '{name}': such things go into {subject}.yaml, or files in a folder '{subject}'"
    ),
}

_LIMITS: Final = {
    "too_many_values": "too much stands in this file: more than {most} values",
    "too_many_values.all": "too much stands in all files together: more than {most} values with this one",
    "too_many_entries": "too many entries of the subject {subject}: at most {most}",
    "much_more": "more is wrong than these {most} things: mend them, then look again",
    "too_deep": "nested too deeply: more than {most} levels",
    "endless_text": "this text is too long: more than {most} characters",
}

# What packs do without, though YAML has it.
_PLAIN: Final = {
    "second_document": "a second document begins here: a file holds one",
    "no_key": "a key is a single word",
    "no_colon": "a ':' with a space behind it is missing here: write {key}: {value}",
    "merge_key": "'<<' would merge another map: packs write everything out",
    "key_twice": "'{key}' is given twice, first in line {line}",
    "alias": "'*{name}' is an alias: packs write everything out",
    "anchor": "'&{name}' is an anchor: packs write everything out",
    "tag": "tags such as '!…' are not allowed in packs",
    "unclear_switch": "'{word}' can be read as a switch or as a word: write true, false or \"{word}\"",
    "unclear_clock": "'{word}' can be read as a time of day or as a number: put it in quotes",
    "unclear_number": (
        "'{word}' is not a plain number: write it without leading zeros or signs of code, "
        "or in quotes if it is text or a colour"
    ),
}

_SYNTAX: Final = {
    "yaml.colon": (
        "a ':' too many here: put text that holds ': ' in quotes, indent this line like the one above, "
        "or begin the entry with '- ', a space behind the '-'"
    ),
    "yaml.quote": "this quote is never closed",
    "yaml.list": "this '[' is not closed, or a comma is missing after it; text with ' in it stands in \"…\"",
    "yaml.map": "this '{{' is not closed, or a comma is missing after it; text with ' in it stands in \"…\"",
    "yaml.entry": (
        "this line begins in another column than those above: indent it like them, "
        "or begin an entry with '- ' like the first"
    ),
    "yaml.indent": "this line is not indented like the ones above it",
    "yaml.key": "a key is expected here, indented like those above it",
    "yaml.unfinished": "something is missing or unfinished here",
    "yaml.no_colon": "after this key a ':' with a space behind it is missing",
    "yaml.tab": "a tab: indent with spaces",
    "yaml.list_place": "a list cannot begin here: put it on lines of its own",
    "yaml.escape": "'\\' has a meaning in double quotes: use single quotes",
    "yaml.sign": "'*' and '&' have a meaning here: put the text in quotes",
    "yaml.meaning": "'{sign}' has a meaning of its own here: put the text in quotes",
    "yaml.other": "this cannot be read as YAML ({parser})",
}

_PICTURES: Final = {
    "picture_leads_out": (
        "'{name}' is no path inside the pack: write folders and a name, with '/' between them, "
        "such as pictures/inn.png"
    ),
    "picture_no_kind": "'{name}' is no picture that the game shows: it shows .png and .svg",
    "picture_missing": "no picture '{name}' lies in this pack, so the game draws its own{hint}",
    "picture_none": "this file is no picture, so the game draws its own: save it as PNG or SVG",
    "picture_other_kind": "this picture is a {kind}, so the game draws its own: save it as PNG or SVG",
    "picture_moves": "this picture moves, so the game draws its own: save it as a still one",
    "picture_cut": "this PNG ends too early, so the game draws its own: save it once more",
    "picture_damaged": "this PNG is damaged, so the game draws its own: save it once more",
    "picture_too_wide": (
        "this picture has {width} by {height} pixels, so the game draws its own: "
        "at most {most} across and down"
    ),
    "pictures_too_many_pixels": (
        "too many pixels in all pictures of this pack, so the game draws its own: at most {most}"
    ),
    "svg_too_large": "this SVG is too large, so the game draws its own: more than {most} KiB",
    "svg_doctype": (
        "this SVG begins with a DOCTYPE, which may bring anything, so the game draws its own: take it out"
    ),
    "svg_instruction": "this SVG has an instruction ('<?…?>') in it, so the game draws its own: take it out",
    "svg_damaged": "this SVG cannot be read (its line {line}: {reason}), so the game draws its own",
    "svg_too_much": (
        "this SVG has more than {most} elements or is nested more than {deepest} deep, "
        "so the game draws its own"
    ),
    "svg_too_fine": (
        "this SVG has more than {most} numbers in its shapes, or too many dashes, so the game draws "
        "its own: simplify it"
    ),
    "svg_too_far": (
        "something in this SVG is more than {times} times as large as the picture, so the game draws "
        "its own: leave it out"
    ),
    "svg_too_wide": (
        "the size of this SVG is beyond measure, so the game draws its own: at most {most}, and not "
        "much longer than broad"
    ),
    "svg_no_size": "this SVG does not say how large it is, so the game draws its own: it needs a viewBox",
    "svg_element": (
        "this SVG has '{name}' in it, which is no plain shape, so the game draws its own: turn it into one"
    ),
    "svg_link": (
        "this SVG leads out of itself ('{link}'), so the game draws its own: what it shows must be in it"
    ),
    "svg_colour": (
        "this SVG has a colour that the game does not know ('{colour}'), so the game draws its own: "
        "write it as #C87F2A"
    ),
}

FILES: Final = {**_PICTURES, **_FOLDERS, **_LIMITS, **_PLAIN, **_SYNTAX}
