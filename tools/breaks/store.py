"""Breaks of files: what would lose a player a game, or a setting."""

from __future__ import annotations

from typing import Final

from tools.breaks.breaking import Break


def _store(what: str, file: str, old: str, new: str, *tests: str) -> Break:
    return Break(what, f"hamlet/store/{file}", old, new, tuple(f"tests/store/{test}.py" for test in tests))


STORE: Final[tuple[Break, ...]] = (
    _store(
        "what a save holds of the journal is not played again",
        "journal.py",
        "read_journal(path, token, disk)[held:]",
        "read_journal(path, token, disk)",
        "test_journal",
    ),
    _store(
        "a journal that has more than the save stays",
        "autosave.py",
        "spent = spent and self._work.has_all_of(self._journal)",
        "spent = bool(spent)",
        "test_journal",
    ),
    _store(
        "whoever gives a game up leaves its journal",
        "autosave.py",
        "self._end(timeout, spent=False)",
        "self._end(timeout, spent=True)",
        "test_autosave_troubles",
    ),
    _store(
        "what is older than a new beginning is not written over it",
        "autosave.py",
        "            current = self._begun == self._taken\n",
        "            current = True\n",
        "test_autosave_troubles",
    ),
    _store(
        "a game torn behind its first line is not offered",
        "kept_games.py",
        "header_of(sound_front(path, files.game_id, disk))",
        "header_of(read_head(disk.read(path, MOST_BYTES), path))",
        "test_kept_games",
    ),
    _store(
        "of a game in two places the newer save counts",
        "kept_games.py",
        "for game in reversed(newest_first)}",
        "for game in newest_first}",
        "test_kept_games",
    ),
    _store(
        "a file is written beside the old one and then takes its name",
        "atomic.py",
        "    draft = temporary_name(path)\n",
        "    draft = path\n",
        "test_atomic",
    ),
    _store(
        "bytes are on the disk before the old file goes",
        "atomic.py",
        "        disk.sync(handle)\n",
        "",
        "test_atomic",
    ),
    _store(
        "bytes that arrived changed are not taken for the file",
        "atomic.py",
        "arrived = disk.read(draft, len(data)) == data",
        "arrived = True",
        "test_atomic",
    ),
    _store(
        "the newest offer is the one that is saved",
        "autosave.py",
        "            self._waiting = offer\n",
        "            self._waiting = self._waiting or offer\n",
        "test_autosave",
        "test_autosave_troubles",
    ),
    _store(
        "an older failed save does not come after a newer one",
        "autosave.py",
        "offer if problem and self._waiting is None else None",
        "offer if problem else self._failed",
        "test_autosave",
        "test_autosave_troubles",
    ),
    _store(
        "of two saves the latest is loaded",
        "saves.py",
        "    for path in (files.latest, files.previous):\n        try:\n            record",
        "    for path in (files.previous, files.latest):\n        try:\n            record",
        "test_saves",
    ),
    _store(
        "games are listed newest first",
        "saves.py",
        "sorted(lines, key=_moment, reverse=True)",
        "sorted(lines, key=_moment)",
        "test_saves",
    ),
    _store(
        "a name that Windows keeps for a device is changed",
        "saves.py",
        'kept.split(".")[0].strip().lower() in _RESERVED',
        "kept.lower() in _RESERVED",
        "test_saves",
    ),
    _store(
        "a save goes only if that is asked",
        "records.py",
        "    if not overwrite:\n",
        "    if not path:\n",
        "test_records",
    ),
    _store(
        "a record that was changed by hand is noticed",
        "envelope.py",
        "    if sealed and not _seal_holds(sealed, data):\n",
        "    if not data:\n",
        "test_records",
    ),
    _store(
        "the file of another game is not taken for this one",
        "envelope.py",
        'if game_id is not None and record.get("id") != game_id:',
        'if game_id is not None and not record.get("id"):',
        "test_records",
    ),
    _store(
        "the save before the latest is kept",
        "generations.py",
        "    if not _makes_way(files.latest, files.game_id, disk):\n        return\n",
        "    if _makes_way(files.latest, files.game_id, disk):\n        return\n",
        "test_generations",
    ),
    _store(
        "so many games are kept and no fewer",
        "generations.py",
        "others[max(keep - 1, 0) :]",
        "others[max(keep - 2, 0) :]",
        "test_generations",
    ),
    _store(
        "a game that another window has open stays locked",
        "locks.py",
        "fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)",
        "fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)",
        "test_locks",
    ),
    _store(
        "a lock file that was removed meanwhile is not the lock",
        "locks.py",
        "                if self._still_named(handle):\n",
        "                if handle:\n",
        "test_locks",
    ),
    _store(
        "one setting that makes no sense does not take the others with it",
        "settings.py",
        '            notes.append(about_file("setting_wrong", path, key=key))\n',
        '            return LoadedSettings(Settings(), (about_file("setting_wrong", path, key=key),))\n',
        "test_settings",
    ),
    _store(
        "settings that this version does not know are kept",
        "settings.py",
        ", **known, **settings.unknown}",
        ", **known}",
        "test_settings",
    ),
    _store(
        "damaged settings are set aside and not written over",
        "settings.py",
        '            set_aside(folders.settings, "damaged", disk)\n',
        "            pass\n",
        "test_settings",
    ),
    _store(
        "what the cache keeps is read only if it is whole",
        "kept.py",
        "return json.loads(body) if seal == _seal(body) else None",
        "return json.loads(body)",
        "test_kept",
    ),
)
