"""Mistakes in how a pack lies on the disk, and in the text of its files."""

from __future__ import annotations

from typing import Final

from tools.guide.mistakes.mistake import TILE, Mistake, in_file, of_tile

_PLAIN = "tiles.yaml"

LYING: Final = (
    Mistake(
        "no_pack_file",
        mend="What you named is no pack, or the pack lies one folder deeper.",
    ),
    Mistake("unknown_subject", {"tile.yaml": "- id: inn\n"}, "-"),
    Mistake("unknown_subject.elsewhere", {"sales.yaml": "- id: fair\n"}, "-"),
    Mistake("too_many_files"),
    Mistake("too_many_listed"),
    Mistake("file_too_large"),
    Mistake("pack_too_large"),
    Mistake("link_leads_out"),
    Mistake("no_plain_file"),
    Mistake("unreadable", mend="What stands in brackets is what your system says."),
    Mistake("utf_16", mend="Most editors show the encoding at the lower edge, and change it there."),
    Mistake("no_utf_8", mend="Most editors show the encoding at the lower edge, and change it there."),
    Mistake("control_character", mend="It came in by copying, or the file is no text at all."),
    Mistake("zip_damaged"),
    Mistake("zip_too_large"),
    Mistake("zip_too_many"),
    Mistake("zip_name", mend="Names lead nowhere else, and are such as every system can keep."),
    Mistake("zip_name_twice", mend="Capital and small letters are the same on some systems."),
    Mistake("zip_secret"),
    Mistake("zip_link"),
    Mistake("zip_method", mend="Every program has a plain way: the one without further choices."),
)

LIMITS: Final = (
    Mistake("too_many_values"),
    Mistake("too_many_values.all"),
    Mistake("too_many_entries"),
    Mistake("too_deep", {_PLAIN: "- id: inn\n  name: [[[[[[[[[[[[[x]]]]]]]]]]]]]\n"}),
    Mistake("endless_text"),
    Mistake("much_more"),
)

PLAIN: Final = (
    in_file("second_document", _PLAIN, f"{TILE}---\n- id: pub\n", "---"),
    of_tile("no_key", "cost: {wood: 1}", "[wood, stone]: 1", "["),
    of_tile("merge_key", "cost: {wood: 1}", "<<: {slots: 1}", "<<"),
    of_tile("no_colon", "{wood: 1}", "{wood: 1, stone 1}", "stone 1"),
    of_tile("key_twice", "pile: bag", "pile: bag\n  name: Pub", "name: Pub"),
    of_tile("alias", "cost: {wood: 1}", "cost: *cheap", "*cheap"),
    of_tile("anchor", "cost: {wood: 1}", "cost: &cheap {wood: 1}", "&cheap"),
    of_tile("tag", "name: Inn", "name: !!str Inn", "!!str"),
    of_tile("unclear_switch", "name: Inn", "name: Yes", "Yes"),
    of_tile("unclear_clock", "name: Inn", "name: 12:30", "12:30"),
    of_tile("unclear_number", "{wood: 1}", "{wood: 01}", "01"),
)

SYNTAX: Final = (
    of_tile("yaml.colon", "name: Inn", "name: Inn: the old one", ": the old"),
    of_tile("yaml.quote", "name: Inn", "name: 'Inn", "'Inn"),
    of_tile("yaml.list", "{wood: 1}", "[wood", "[wood"),
    of_tile("yaml.map", "{wood: 1}", "{wood: 1", "{wood"),
    in_file("yaml.entry", _PLAIN, "- id: inn\nid: pub\n", "id: pub"),
    of_tile("yaml.entry", "  kind", " kind", "kind"),
    Mistake("yaml.indent"),
    in_file("yaml.key", "rules.yaml", "defaults: {flags: 6}\n  constants:\n    roads: 6\n", "constants"),
    of_tile("yaml.unfinished", "{wood: 1}", "{wood: 1,, stone: 1}", ""),
    of_tile("yaml.no_colon", "  name: Inn", "  name Inn", ""),
    of_tile("yaml.tab", "  name: Inn", "\tname: Inn", ""),
    of_tile("yaml.list_place", "name: Inn", "name: - Inn", "- Inn"),
    of_tile("yaml.escape", "name: Inn", 'name: "Inn \\Inn"', ""),
    of_tile("yaml.sign", "name: Inn", "name: & Inn", ""),
    of_tile("yaml.meaning", "name: Inn", "name: @Inn", "@Inn"),
    in_file("yaml.other", _PLAIN, "%YAML 9.9\n---\n- id: inn\n"),
)
