"""From one value to another by the smallest cuts in a text: what stays the same is not touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from hamlet.content.editing.drafts import Plain
from hamlet.content.editing.scripts import KeyPair, ListSpot, MapSpot, TextSpot, WordSpot, dashes, plain_of
from hamlet.content.editing.spelling import pair_text, spelled

CutPiece = KeyPair | TextSpot


class TangledError(Exception):
    """Cuts that overlap: the text is written in a way that they do not know."""


@dataclass(slots=True)
class Cuts:
    """A text and what is to be exchanged in it."""

    text: str
    made: list[tuple[int, int, str]] = field(default_factory=list)

    def cut(self, start: int, end: int, instead: str = "") -> None:
        """Exchange a stretch of the text."""
        self.made.append((start, end, instead))

    def result(self) -> str:
        """The text with all cuts made."""
        parts, done = [], 0
        for start, end, instead in sorted(self.made, key=lambda cut: cut[:2]):
            if start < done:
                raise TangledError
            parts += [self.text[done:start], instead]
            done = end
        return "".join([*parts, self.text[done:]])

    def line_start(self, index: int) -> int:
        """Where the line of a letter begins."""
        return self.text.rfind("\n", 0, index) + 1

    def line_end(self, index: int) -> int:
        """Where the line of a letter ends, before its line end."""
        found = self.text.find("\n", index)
        return len(self.text) if found < 0 else found

    def opens_line(self, index: int) -> bool:
        """Whether nothing stands before a letter in its line."""
        return not self.text[self.line_start(index) : index].strip()


def exchange(
    cuts: Cuts, spot: TextSpot, new: Plain, key_end: int | None = None, *, within: bool = False
) -> None:
    """Make a value another one; `key_end` is where its key ends, if it has one.

    `within` brackets or braces more signs need quotes.
    """
    old = plain_of(spot)
    if same(old, new):
        return
    if isinstance(spot, MapSpot) and isinstance(new, Mapping) and set(old) & set(new) and _closed(cuts, spot):
        _exchange_pairs(cuts, spot, new)
    elif isinstance(spot, ListSpot) and isinstance(new, list) and old and new:
        _exchange_items(cuts, spot, new)
    else:
        _exchange_whole(cuts, spot, new, key_end, within=within)


def put_in(cuts: Cuts, table: MapSpot, before: KeyPair | None, key: str, value: Plain) -> None:
    """A key more in a map, behind one that is there, or before all of them."""
    column = table.pairs[0].start - cuts.line_start(table.pairs[0].start)
    text = pair_text(key, value, column, flow=table.flow)
    _insert(cuts, table.pairs, before, [text], "\n" + " " * column, flow=table.flow)


def take_out(cuts: Cuts, table: MapSpot, key: str) -> None:
    """A key less in a map; others are still there."""
    kept = [pair for pair in table.pairs if pair.key != key]
    _remove(cuts, table.pairs, kept, flow=table.flow)


def same(one: Plain, other: Plain) -> bool:
    """Whether two values say the same; 1 and true do not, the order of keys says nothing."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and bool(one == other)


def _closed(cuts: Cuts, spot: MapSpot) -> bool:
    """Whether its ends are known: a pair in a list may flow without braces."""
    return not spot.flow or cuts.text[spot.start] == "{"


def _exchange_whole(cuts: Cuts, spot: TextSpot, new: Plain, key_end: int | None, *, within: bool) -> None:
    block = isinstance(spot, ListSpot | MapSpot) and not spot.flow
    style = spot.style if isinstance(spot, WordSpot) and spot.style in {"'", '"'} else ""
    text = spelled(new, flow=within, style=style)
    if key_end is None or not (block or spot.start == spot.end):
        cuts.cut(spot.start, spot.end, text)
        return
    colon = cuts.text.index(":", key_end) + 1
    kept = cuts.text[colon : spot.start].rstrip() if block else ""
    cuts.cut(colon, max(colon, spot.end) if block else colon, f" {text}{kept}")


def _exchange_pairs(cuts: Cuts, table: MapSpot, new: Mapping[str, Plain]) -> None:
    kept: list[KeyPair] = []
    seen: set[str] = set()
    for pair in table.pairs:
        if pair.key is not None and pair.key in new and pair.key not in seen:
            exchange(cuts, pair.value, new[pair.key], pair.key_end, within=table.flow)
            kept.append(pair)
            seen.add(pair.key)
    column = table.pairs[0].start - cuts.line_start(table.pairs[0].start)
    fresh: dict[KeyPair | None, list[str]] = {}
    anchor: KeyPair | None = None
    for key, value in new.items():
        if key in seen:
            anchor = table.pair(key)
        else:
            fresh.setdefault(anchor, []).append(pair_text(key, value, column, flow=table.flow))
    _remove(cuts, table.pairs, kept, flow=table.flow)
    for pair_before, texts in fresh.items():
        _insert(cuts, kept, pair_before, texts, "\n" + " " * column, flow=table.flow)


def _exchange_items(cuts: Cuts, row: ListSpot, new: list[Plain]) -> None:
    """Items that are the same at both ends stay; those between are exchanged, one by one."""
    old = plain_of(row)
    head = _alike(old, new)
    tail = min(_alike(old[::-1], new[::-1]), len(old) - head, len(new) - head)
    paired = min(len(old), len(new)) - head - tail
    for number in range(head, head + paired):
        exchange(cuts, row.items[number], new[number], within=row.flow)
    starts = [item.start for item in row.items] if row.flow else dashes(cuts.text, row)
    pieces = [
        TextSpot(start, max(item.end, start + 1)) for start, item in zip(starts, row.items, strict=True)
    ]
    gone = range(head + paired, len(old) - tail)
    kept = [piece for number, piece in enumerate(pieces) if number not in gone]
    if not kept:
        raise TangledError
    column = row.start - cuts.line_start(row.start)
    texts = [spelled(each, flow=row.flow) for each in new[head + paired : len(new) - tail]]
    _remove(cuts, pieces, kept, flow=row.flow)
    if texts:
        before = pieces[head + paired - 1] if head + paired else None
        dashed = texts if row.flow else [f"- {text}" for text in texts]
        _insert(cuts, kept, before, dashed, "\n" + " " * column, flow=row.flow)


def _alike(one: Sequence[Plain], other: Sequence[Plain]) -> int:
    """How many of the first ones are the same."""
    pairs = zip(one, other, strict=False)
    return next((number for number, pair in enumerate(pairs) if not same(*pair)), min(len(one), len(other)))


def _insert(
    cuts: Cuts, kept: Sequence[CutPiece], before: CutPiece | None, texts: list[str], line: str, *, flow: bool
) -> None:
    """New pieces behind one that is kept, or before all of them."""
    if before is None:
        joint = ", " if flow else line
        cuts.cut(kept[0].start, kept[0].start, "".join(f"{text}{joint}" for text in texts))
        return
    spot = before.end if flow else cuts.line_end(before.end)
    joint = ", " if flow else line
    cuts.cut(spot, spot, "".join(f"{joint}{text}" for text in texts))


def _remove(cuts: Cuts, pieces: Sequence[CutPiece], kept: Sequence[CutPiece], *, flow: bool) -> None:
    """Take pieces out, with what joined them to the others; at least one is kept."""
    remove: Callable[[Cuts, Sequence[CutPiece], int, int], None] = _remove_flowing if flow else _remove_lines
    places = [pieces.index(piece) for piece in kept]
    for number, piece in enumerate(pieces):
        if number not in places:
            remove(cuts, pieces, number, places[0])
            if piece.end == piece.start:
                raise TangledError


def _remove_lines(cuts: Cuts, pieces: Sequence[CutPiece], number: int, first: int) -> None:
    """Whole lines; where the first piece stands behind a dash, the next one takes its place."""
    piece = pieces[number]
    if number < first and not cuts.opens_line(pieces[0].start):
        follows = pieces[number + 1].start
        gap = cuts.text[piece.end : follows]
        cuts.cut(piece.start, piece.end if "#" in gap else follows)
        return
    if not cuts.opens_line(piece.start):
        raise TangledError
    cuts.cut(cuts.line_start(piece.start), min(cuts.line_end(piece.end) + 1, len(cuts.text)))


def _remove_flowing(cuts: Cuts, pieces: Sequence[CutPiece], number: int, first: int) -> None:
    """A piece and one comma beside it; comments between the pieces stay."""
    piece = pieces[number]
    before = number > first
    start, end = (pieces[number - 1].end, piece.start) if before else (piece.end, pieces[number + 1].start)
    if "#" not in cuts.text[start:end]:
        cuts.cut(*((start, piece.end) if before else (piece.start, end)))
        return
    cuts.cut(piece.start, piece.end)
    comma = cuts.text.index(",", start)
    if "#" in cuts.text[start:comma]:
        raise TangledError
    cuts.cut(comma, comma + 1)
