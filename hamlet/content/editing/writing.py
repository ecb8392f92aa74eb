"""One entry of a file written anew, added or taken out, while all that is not about it stays as it stands.

Whatever is written is read again before anybody gets it: it must say what was wanted, and the other entries
what they said before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from hamlet.content.editing.cutting import Cuts, TangledError, exchange, same
from hamlet.content.editing.drafts import Plain
from hamlet.content.editing.scripts import EntryText, ListSpot, MapSpot, Script, read_script
from hamlet.content.editing.spelling import entry_text, spelled
from hamlet.content.saying import SaidError, say


class UnwritableError(SaidError):
    """A file that is written in such a way that an entry cannot be put into it."""


def written(script: Script, place: int, data: Mapping[str, Plain]) -> Script:
    """The script with one entry made another, in the smallest cuts that will do."""
    said = _said(script)
    wanted = [*said[:place], dict(data), *said[place + 1 :]]
    entry = script.entries[place]
    return _first_good(
        script, wanted, (lambda: _by_cuts(script, entry, data), lambda: _anew(script, entry, data))
    )


def added(script: Script, data: Mapping[str, Plain]) -> Script:
    """The script with one entry more, behind the others."""
    wanted = [*_said(script), dict(data)]
    return _first_good(script, wanted, (lambda: _appended(script, data),))


def removed(script: Script, place: int) -> Script:
    """The script without one of its entries."""
    wanted = [said for number, said in enumerate(_said(script)) if number != place]
    return _first_good(script, wanted, (lambda: _taken_out(script, place),))


def _said(script: Script) -> list[Plain]:
    return [entry.data for entry in script.entries]


def _first_good(script: Script, wanted: list[Plain], ways: tuple[Callable[[], str], ...]) -> Script:
    """The first of several texts that says what is wanted, read."""
    for text in _made(ways):
        found = read_script(text)
        if found.sound >= script.sound and same(_said(found), wanted):
            return found
    raise UnwritableError(say("unwritable_entry"))


def _made(ways: tuple[Callable[[], str], ...]) -> Iterator[str]:
    for way in ways:
        try:
            yield way()
        except (TangledError, ValueError, IndexError):
            continue


def _by_cuts(script: Script, entry: EntryText, data: Mapping[str, Plain]) -> str:
    if not isinstance(entry.spot, MapSpot):
        raise TangledError
    cuts = Cuts(script.text)
    exchange(cuts, entry.spot, data)
    return cuts.result()


def _anew(script: Script, entry: EntryText, data: Mapping[str, Plain]) -> str:
    """The whole entry in the usual form: where no smaller cut will do."""
    text = spelled(data, flow=True) if _flows(script) else entry_text(data, _column(script.text, entry.start))
    return script.text[: entry.start] + text + script.text[entry.end :]


def _appended(script: Script, data: Mapping[str, Plain]) -> str:
    if _flows(script) and script.root is not None:
        cuts = Cuts(script.text)
        spot = script.entries[-1].end if script.entries else script.root.start + 1
        cuts.cut(spot, spot, (", " if script.entries else "") + spelled(data, flow=True))
        return cuts.result()
    column = _column(script.text, script.entries[0].start) if script.entries else 0
    braced = bool(script.entries) and all(_is_braced(entry) for entry in script.entries)
    text = f"- {spelled(data, flow=True)}" if braced else entry_text(data, column)
    before = script.text if script.text.endswith("\n") or not script.text else script.text + "\n"
    gap = "" if not before.strip() or before.endswith("\n\n") or _tight(script) else "\n"
    return f"{before}{gap}{' ' * column}{text}\n"


def _taken_out(script: Script, place: int) -> str:
    cuts = Cuts(script.text)
    entry = script.entries[place]
    if _flows(script):
        raise TangledError
    start, end = cuts.line_start(entry.start), min(cuts.line_end(entry.end) + 1, len(script.text))
    after = script.text[end:].startswith("\n")
    before = script.text[:start].endswith("\n\n")
    if after and (before or not start):
        end += 1
    elif before and end == len(script.text):
        start -= 1
    cuts.cut(start, end)
    return cuts.result()


def _flows(script: Script) -> bool:
    """Whether the whole file is one list in brackets."""
    return isinstance(script.root, ListSpot) and script.root.flow


def _is_braced(entry: EntryText) -> bool:
    return isinstance(entry.spot, MapSpot) and entry.spot.flow


def _tight(script: Script) -> bool:
    """Whether no empty line stands between its entries."""
    ends = zip(script.entries, script.entries[1:], strict=False)
    gaps = [script.text[one.end : other.start] for one, other in ends]
    return bool(gaps) and not any("\n\n" in gap for gap in gaps)


def _column(text: str, index: int) -> int:
    return index - (text.rfind("\n", 0, index) + 1)
