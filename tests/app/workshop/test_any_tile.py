"""Any tile at all: what the bench writes, read again, is what was made, and steps back lead to the start."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.app.pages import WorkshopPage
from hamlet.app.workshop.bench import Bench
from hamlet.content.editing import tiles
from hamlet.content.editing.drafts import Draft
from hamlet.content.editing.forms import Form
from hamlet.content.editing.naming import with_name
from hamlet.content.editing.sentences import score_sentence, scoring
from tests.app.benches import TILES, bench_of, tiles_file

numbers = st.integers(0, 99)


@st.composite
def edits(draw: st.DrawFn, bench: Bench) -> Draft:
    """The draft after one of all the things that hands can do in the form and on the canvas."""
    draft, known = bench.draft, bench.known
    what = draw(
        st.sampled_from(["name", "kind", "pile", "count", "cost", "makes", "shape", "paint", "score"])
    )
    if what == "name":
        return with_name(draft, draw(st.text(max_size=12)), renames=False)
    if what == "kind":
        return tiles.with_kind(draft, draw(st.sampled_from(tiles.kinds_for(draft, known))), known)
    if what == "pile":
        return tiles.with_pile(draft, draw(st.sampled_from(known.piles)))
    if what == "count":
        paths = [("copies",), ("slots",), ("reward", "points"), ("reward", "gold"), ("work", "gold")]
        return tiles.with_value(draft, draw(st.sampled_from(paths)), draw(numbers))
    if what == "cost":
        good = draw(st.sampled_from(["gold", *known.materials]))
        return draft.put(("cost", good), draw(st.integers(1, 99)))
    if what == "makes":
        return tiles.making(draft, draw(st.sampled_from(known.raw)), on=draw(st.booleans()))
    if what == "score":
        return scored(draw, draft, bench)
    return draft.shaped(shaped(draw, draft.form or Form(), bench, paints=what == "paint"))


def scored(draw: st.DrawFn, draft: Draft, bench: Bench) -> Draft:
    """Another score."""
    sentence = score_sentence(draft, bench.known)
    if sentence is None:
        return scoring(draft, bench.known)
    part = draw(st.sampled_from(sentence.parts))
    value = draw(st.integers(1, 99)) if part.is_number else draw(st.sampled_from(part.choices))
    return part.said(draft, value)


def shaped(draw: st.DrawFn, form: Form, bench: Bench, *, paints: bool) -> Form:
    """Another form."""
    letter = draw(st.sampled_from(sorted(bench.known.letters)))
    if paints and form.letters:
        return form.painted([draw(st.sampled_from(sorted(form.letters)))], letter)
    near = sorted({*form.beside, *form.triangles}) or [(0, 0, 0)]
    return form.toggled(draw(st.sampled_from(near)), letter)


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_what_is_saved_and_read_again_is_what_was_made(data: st.DataObject) -> None:
    with TemporaryDirectory() as folder:
        bench = bench_of(Path(folder))
        made = [bench.draft]
        for _ in range(data.draw(st.integers(1, 12))):
            bench.edit(data.draw(edits(bench)))
            assert bench.trouble is None
            made.append(bench.draft)
        bench.save()
        found = Bench(bench.home, WorkshopPage("woods", "tiles", bench.draft.id))
        assert found.draft.data == bench.draft.data
        assert tiles_file(Path(folder)).read_bytes().decode() == bench.sheet.text
        kept = TILES.index("# This one stays")
        assert bench.sheet.text.endswith(TILES[kept:])
        assert bench.sheet.text.startswith(TILES[: TILES.index("- id")])
        steps = [bench.draft]
        while bench.can_undo:
            bench.undo()
            steps.append(bench.draft)
        assert [each.data for each in steps[::-1]][-1] == made[-1].data
        assert bench.sheet.text == TILES
        while bench.can_redo:
            bench.redo()
        assert bench.draft == made[-1]
