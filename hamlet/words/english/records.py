"""What can be wrong with a record of a game, and with the data in it."""

from __future__ import annotations

from typing import Final

RECORDS: Final = {
    "unknown_format": "it is not a game record of a format known here",
    "unpaired": "its actions and hashes do not go together",
    "setup_unread": "its setup cannot be read ({reason})",
    "state_unread": "the state to go on from cannot be read ({reason})",
    "no_text_id": "its id is no text",
    "missing": "{key} is missing",
    "misfit": "what stands at {where} cannot stand there",
    # where a replayed game leaves its record
    "other_state": "the state after it is not the one recorded",
    "other_state.kept": "the state kept with it is another one",
}

DATA: Final = {
    "no_action": "not an action: {reason}",
    "unknown_field": "unknown field {field}",
    "not_whole": "{value} is not a whole number",
    "not_wholes": "{value} is not {length} whole numbers",
    "no_seat": "no seat {seat}",
    "no_church_side": "no church side for {seats} seats",
    "no_expansion": "this game has no expansion called {name}",
    "no_layout": "the start tiles can be laid in no way",
    "too_many_layouts": "the start tiles can be laid in too many ways",
    "no_measure": "this game cannot count by {measure}",
}
